// From a warpgroup's accumulators to D in global memory: registers -> staging in shared memory -> TMA store. The last
// few elements of a row, where it does not end at 16 bytes, go by plain stores: TMA would store past them.
#pragma once
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/move.cuh>

namespace rawgemm {

/// A TMA store box: 64 rows of 128 bytes, the rows of one wgmma and the width of the swizzle.
inline constexpr u32 store_box_rows = 64;
inline constexpr u32 store_box_row_bytes = 128;
inline constexpr u32 store_box_bytes = store_box_rows * store_box_row_bytes;
/// Boxes that are written between two barriers.
inline constexpr u32 store_boxes = 2;

template <class Output>
inline constexpr u32 store_box_columns = store_box_row_bytes / sizeof(Output);

/// Where the 16-byte chunk of a row lies in a box with the 128-byte swizzle: TMA expects chunk c of row r at place
/// c ^ (r % 8), which also spreads the 8 rows of a column over all banks.
__device__ inline SharedAddress swizzled_chunk(SharedAddress box, u32 row, u32 chunk) {
  return box + row * store_box_row_bytes + (chunk ^ row % 8) * 16;
}

/// What one call of store_d stores, in columns and in registers of each thread: 32-bit, two 16-bit elements or a float.
template <class Output>
inline constexpr u32 store_columns = store_box_columns<Output>* store_boxes;
inline constexpr u32 store_registers = store_boxes * store_box_bytes / 128 / sizeof(u32);

/// Rounds accumulators; d as wgmma_mma_async gives them: rounded[2 j + h] is row 8 h + lane / 4 of the warp's 16 rows,
/// columns 8 j + 2 (lane % 4) and the one after.
template <class Output, u32 n>
__device__ inline void round_d(const float (&d)[n], u32 (&rounded)[n / 2]) {
#pragma unroll
  for (u32 i = 0; i < n / 2; ++i) rounded[i] = ptx::cvt_rn_x2_f32<Output>(d[2 * i + 1], d[2 * i]);
}

/// Writes the warp's 16 rows of a box of 16-bit elements, rounded as round_d does.
__device__ inline void write_box(SharedAddress box, u32 warp, u32 lane, const u32* rounded) {
  // Two 8-column blocks by two 8-row halves make the four matrices of a stmatrix; this lane addresses a row of one.
  const u32 row = 16 * warp + lane % 16;
#pragma unroll
  for (u32 j = 0; j < store_box_row_bytes / 16; j += 2) {
    const u32* block = rounded + 2 * j;
    ptx::stmatrix_x4(swizzled_chunk(box, row, j + lane / 16), block[0], block[1], block[2], block[3]);
  }
}

/// The same for a box of floats, which are accumulators as they are.
__device__ inline void write_box(SharedAddress box, u32 warp, u32 lane, const float* d) {
  const u32 row = 16 * warp + lane / 4;
  const u32 pair = lane % 4;  // of columns; two pairs make a chunk
#pragma unroll
  for (u32 j = 0; j < store_box_columns<float> / 8; ++j) {
    const float* block = d + 4 * j;
    const u32 chunk = 2 * j + pair / 2;
    ptx::st_shared_v2_f32(swizzled_chunk(box, row, chunk) + pair % 2 * 8, block[0], block[1]);
    ptx::st_shared_v2_f32(swizzled_chunk(box, row + 8, chunk) + pair % 2 * 8, block[2], block[3]);
  }
}

/// D [rows, columns] in global memory.
struct OutputMatrix {
  /// Box store_box_columns x 64, 128-byte swizzle; its rows end at the last multiple of 16 bytes (where there is none,
  /// it is never used).
  TensorMap map;
  char* address;
  i64 pitch;  // bytes from one row to the next
  u32 rows;
  u32 columns;
};

/// Stores the columns from `mapped` on, which the map leaves out, from the box that begins at column x of row y; called
/// by 128 threads.
template <class Output>
__device__ inline void store_row_ends(const OutputMatrix& d, u32 mapped, u32 x, u32 y, SharedAddress box, u32 thread) {
  const u32 row = thread % store_box_rows;
  if (y + row >= d.rows) return;
  char* const end_of_row = d.address + (y + row) * d.pitch + mapped * i64{sizeof(Output)};
  const SharedAddress chunk = swizzled_chunk(box, row, (mapped - x) * sizeof(Output) / 16);
  // Two threads share a row, and take every second pair of bytes.
  for (u32 byte = thread / store_box_rows * 2; byte < (d.columns - mapped) * sizeof(Output); byte += 4)
    ptx::st_global_b16(end_of_row + byte, ptx::ld_shared_b16(chunk + byte));
}

/// Stores 64 rows by store_columns columns of D from column x, row y; called by the 128 threads of a warpgroup.
/// registers: store_registers of them, u32 as round_d gives them or float.
/// staging: store_boxes boxes of this warpgroup alone, 1024-byte aligned.  barrier: a bar.sync id of it alone.
/// Returns while TMA still reads staging: the next call waits for that before it writes.
template <class Output, class Register>
__device__ inline void store_d(const OutputMatrix& matrix, u32 x, u32 y, const Register* registers,
                               SharedAddress staging, u32 barrier) {
  constexpr u32 columns = store_box_columns<Output>;
  constexpr u32 chunk_columns = 16 / sizeof(Output);
  const u32 thread = threadIdx.x % 128;
  const bool leader = thread == 0;  // bulk groups belong to the thread that committed them: always the same one
  const u32 mapped = matrix.columns / chunk_columns * chunk_columns;

  if (leader) ptx::cp_async_bulk_wait_group_read<0>();
  ptx::bar_sync(barrier, 128);  // the leader's wait holds for all: staging is free
#pragma unroll
  for (u32 i = 0; i < store_boxes; ++i)
    write_box(staging + i * store_box_bytes, thread / 32, thread % 32, registers + i * store_registers / store_boxes);
  ptx::fence_proxy_async();     // what this thread wrote becomes visible to TMA ...
  ptx::bar_sync(barrier, 128);  // ... and so does what the others wrote
#pragma unroll
  for (u32 i = 0; i < store_boxes; ++i) {
    const u32 box_x = x + i * columns;
    const SharedAddress box = staging + i * store_box_bytes;
    if (leader && box_x < mapped)
      ptx::cp_async_bulk_tensor_2d_store(&matrix.map, static_cast<i32>(box_x), static_cast<i32>(y), box);
    if (box_x <= mapped && mapped < box_x + columns && mapped < matrix.columns)
      store_row_ends<Output>(matrix, mapped, box_x, y, box, thread);
  }
  if (leader) ptx::cp_async_bulk_commit_group();
}

}  // namespace rawgemm
