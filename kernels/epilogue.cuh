// From a warpgroup's accumulators to D in global memory: registers -> staging in shared memory -> TMA store.
#pragma once
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/move.cuh>

namespace rawgemm {

/// A TMA store box: 64 rows of 128 bytes, the rows of one wgmma and the width of the swizzle.
inline constexpr u32 store_box_rows = 64;
inline constexpr u32 store_box_row_bytes = 128;
inline constexpr u32 store_box_bytes = store_box_rows * store_box_row_bytes;
/// One box is written while TMA still reads the one before.
inline constexpr u32 store_boxes = 2;

template <class Output>
inline constexpr u32 store_box_columns = store_box_row_bytes / sizeof(Output);

/// Where the 16-byte chunk of a row lies in a box with the 128-byte swizzle: TMA expects chunk c of row r at place
/// c ^ (r % 8), which also spreads the 8 rows of a column over all banks.
__device__ inline SharedAddress swizzled_chunk(SharedAddress box, u32 row, u32 chunk) {
  return box + row * store_box_row_bytes + (chunk ^ row % 8) * 16;
}

/// Writes the warp's 16 rows of a box of 16-bit elements; d[4 j + 2 h + i] as wgmma_mma_async gives them, j = 0 at the
/// box's first column.
template <class Output>
__device__ inline void write_box(SharedAddress box, u32 warp, u32 lane, const float* d, Output) {
  // Two 8-column blocks by two 8-row halves make the four matrices of a stmatrix; this lane addresses a row of one.
  const u32 row = 16 * warp + lane % 16;
#pragma unroll
  for (u32 j = 0; j < store_box_columns<Output> / 8; j += 2) {
    const float* block = d + 4 * j;
    ptx::stmatrix_x4(swizzled_chunk(box, row, j + lane / 16), ptx::cvt_rn_x2_f32<Output>(block[1], block[0]),
                     ptx::cvt_rn_x2_f32<Output>(block[3], block[2]), ptx::cvt_rn_x2_f32<Output>(block[5], block[4]),
                     ptx::cvt_rn_x2_f32<Output>(block[7], block[6]));
  }
}

/// The same for a box of floats.
__device__ inline void write_box(SharedAddress box, u32 warp, u32 lane, const float* d, float) {
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

/// Stores 64 rows by n columns of D at column x, row y; called by the 128 threads of a warpgroup with its accumulators.
/// map: of D, box store_box_columns x 64, 128-byte swizzle; what lies outside D is left out.
/// staging: store_boxes boxes of this warpgroup alone, 1024-byte aligned.  barrier: a bar.sync id of it alone.
/// Returns while the last stores still read staging: the next call waits for them, one box at a time.
template <class Output, u32 n>
__device__ inline void store_d(const TensorMap* map, i32 x, i32 y, const float (&d)[n / 2], SharedAddress staging,
                               u32 barrier) {
  constexpr u32 columns = store_box_columns<Output>;
  static_assert(n / columns % store_boxes == 0,
                "store_d: boxes alternate, so that each call must use all equally often");
  const u32 thread = threadIdx.x % 128;
  const bool leader = thread == 0;  // bulk groups belong to the thread that committed them: always the same one
#pragma unroll
  for (u32 column = 0; column < n; column += columns) {
    const SharedAddress box = staging + column / columns % store_boxes * store_box_bytes;
    if (leader) ptx::cp_async_bulk_wait_group_read<store_boxes - 1>();
    ptx::bar_sync(barrier, 128);  // the leader's wait holds for all: box is free
    write_box(box, thread / 32, thread % 32, d + column / 2, Output{});
    ptx::fence_proxy_async();     // this thread's part of box becomes visible to TMA ...
    ptx::bar_sync(barrier, 128);  // ... and so do all the others'
    if (leader) {
      ptx::cp_async_bulk_tensor_2d_store(map, x + static_cast<i32>(column), y, box);
      ptx::cp_async_bulk_commit_group();
    }
  }
}

}  // namespace rawgemm
