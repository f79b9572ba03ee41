// From a warpgroup's accumulators to D by TMA: rounding, registers -> staging in shared memory -> TMA store. The last
// few elements of a row, where it does not end at 16 bytes, go by plain stores: TMA would store past them.
#pragma once
#include <kernels/epilogue.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/cvt.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/stmatrix.cuh>

namespace rawgemm {

/// The named barrier of a warpgroup's stores; 0 is that of the whole CTA.
__device__ constexpr u32 store_barrier(u32 math_warpgroup) { return 1 + math_warpgroup; }

/// Rounds n accumulators; d as wgmma_mma_async gives them: rounded[2 j + h] is row(h), column(j) and the one after.
template <class Output, u32 n>
__device__ inline void round_d(const float* d, u32* rounded) {
#pragma unroll
  for (u32 i = 0; i < n / 2; ++i) rounded[i] = ptx::cvt_rn_x2_f32<Output>(d[2 * i + 1], d[2 * i]);
}

/// The columns of a box, of tiles that have block_n. Eight rows written at once must lie in different banks: they do by
/// the 128-byte swizzle, and without where a row is an odd number of 8-column blocks long (x / (x & -x): x's odd part).
template <class Output, u32 block_n, u32 blocks = block_n / 8>
inline constexpr u32 store_box_columns = block_n % 64 == 0 ? 128 / sizeof(Output) : blocks / (blocks & -blocks) * 8;

/// A box in shared memory for TMA to store; rows: at most 64.
template <class Output, u32 columns_, u32 rows_ = wgmma_m>
struct StoreBox {
  static constexpr u32 rows = rows_;
  static constexpr u32 columns = columns_;
  static constexpr u32 row_bytes = columns * sizeof(Output);
  static constexpr Swizzle swizzle = row_bytes == 128  ? Swizzle::bytes_128
                                     : row_bytes == 64 ? Swizzle::bytes_64
                                                       : Swizzle::none;
  static constexpr bool is_swizzled = swizzle != Swizzle::none;
  /// So many rows below each other have their chunks in the same order.
  static constexpr u32 rows_alike = is_swizzled ? 128 / row_bytes : 1;
  static constexpr u32 bytes = rows * row_bytes;
  /// Of each of the 128 threads. Registers have 32 bits: two rounded elements, or a float.
  static constexpr u32 accumulators = rows * columns / warpgroup_threads;
  static constexpr u32 registers = bytes / warpgroup_threads / sizeof(u32);

  /// Where a 16-byte chunk of a row lies; with the 128-byte swizzle, TMA expects chunk c of row r at place c ^ (r % 8),
  /// with that of 64 bytes at c ^ (r / 2 % 4).
  __device__ static SharedAddress chunk(SharedAddress box, u32 row, u32 chunk) {
    return box + row * row_bytes + (is_swizzled ? chunk ^ row / rows_alike % (row_bytes / 16) : chunk) * 16;
  }

  /// Writes the warp's 16 rows of 16-bit elements, rounded as round_d does.
  __device__ static void write(SharedAddress box, const u32* rounded) {
    const FragmentPlace<> place{};
    // Two 8-column blocks by two 8-row halves make the four matrices of a stmatrix; this lane addresses a row of one.
    const u32 row = 16 * place.warp + place.lane % 16;
    constexpr u32 chunks = columns / 8;
#pragma unroll
    for (u32 j = 0; j + 1 < chunks; j += 2) {
      const u32* block = rounded + 2 * j;
      ptx::stmatrix_x4(chunk(box, row, j + place.lane / 16), block[0], block[1], block[2], block[3]);
    }
    if constexpr (chunks % 2 == 1)
      ptx::stmatrix_x2(chunk(box, row, chunks - 1), rounded[2 * chunks - 2], rounded[2 * chunks - 1]);
  }

  /// The same of floats, which are accumulators as they are.
  __device__ static void write(SharedAddress box, const float* d) {
    const FragmentPlace<> place{};
    const u32 pair = place.lane % 4;  // of columns; two pairs make a chunk
#pragma unroll
    for (u32 i = 0; i < registers / 2; ++i)
      ptx::st_shared_v2_f32(chunk(box, place.row(i % 2), i / 2 * 2 + pair / 2) + pair % 2 * 8, d[2 * i], d[2 * i + 1]);
  }
};

/// The columns of D's map, whose rows end at the last multiple of 16 bytes: TMA would store past the end of others.
template <class Output>
__device__ constexpr u32 mapped_columns(u32 columns) {
  constexpr u32 chunk_columns = 16 / sizeof(Output);
  return columns / chunk_columns * chunk_columns;
}

/// Whether a box reaches into rows that are not the tile's own.
template <class Config, bool is_transposed>
__device__ inline bool overhangs(const Fragment<is_transposed>& at) {
  return !Config::Scheduler::ends_at_map && at.row + Config::StoreBox::rows > at.row_end;
}

/// Starts the store of a box at column x and row y of a matrix.
__device__ inline void store_box(const TensorMap& map, i32 x, i32 y, SharedAddress box) {
  ptx::cp_async_bulk_tensor_2d(&map, x, y, box);
}
/// How boxes in shared memory get to D.
template <class Epilogue>
struct BoxesToD {
  template <class Matrix>
  __device__ static void store(const Matrix& of, u32 column, u32 row, SharedAddress box) {
    store_box(of, static_cast<i32>(column), static_cast<i32>(row), box);
  }
  /// So many bytes of one at a time, where TMA would store past the end of a row.
  static constexpr u32 unit = 2;
  __device__ static void store_unit(char* address, SharedAddress from) {
    ptx::st_global_b16(address, ptx::ld_shared_b16(from));
  }
  /// 16 bytes, where TMA would store rows of others.
  __device__ static void store_chunk(char* address, SharedAddress from) {
    u32 x, y, z, w;
    ptx::ld_shared_v4_b32(x, y, z, w, from);
    ptx::st_global_v4_b32(address, x, y, z, w);
  }
};

/// Stores the columns from `first` on of the box that lies at `fragment`, a few at a time; called by 128 threads.
template <class Output, class Box, class BoxesToD, class Map, bool is_transposed>
__device__ inline void store_columns(const OutputMatrix<Map>& d, u32 first, const Fragment<is_transposed>& fragment,
                                     SharedAddress box, u32 thread) {
  const u32 row = thread % wgmma_m;
  if (row >= Box::rows || fragment.row + row >= fragment.row_end) return;
  const u32 box_end = fragment.column + Box::columns;
  const u32 end = box_end < fragment.column_end ? box_end : fragment.column_end;
  char* const begin_of_row =
      d.first(fragment.group) + (fragment.row + row) * d.pitch + fragment.column * i64{sizeof(Output)};
  // Two threads share a row, and take every second unit.
  constexpr u32 unit = BoxesToD::unit;
  for (u32 byte = (first - fragment.column) * sizeof(Output) + thread / wgmma_m * unit;
       byte < (end - fragment.column) * sizeof(Output); byte += 2 * unit)
    BoxesToD::store_unit(begin_of_row + byte, Box::chunk(box, row, byte / 16) + byte % 16);
}

/// Stores the tile's own rows of the box that lies at `fragment` and reaches into others, up to the last multiple of 16
/// bytes; called by 128 threads, which take chunks beside each other.
template <class Output, class Box, class BoxesToD, class Map, bool is_transposed>
__device__ inline void store_own_rows(const OutputMatrix<Map>& d, const Fragment<is_transposed>& fragment,
                                      SharedAddress box, u32 thread) {
  constexpr u32 chunk_columns = 16 / sizeof(Output);
  constexpr u32 chunks = Box::columns / chunk_columns;
#pragma unroll 1  // few tiles do this, and all have the code in their cache
  for (u32 i = thread; i < Box::rows * chunks; i += warpgroup_threads) {
    const u32 row = fragment.row + i / chunks;
    const u32 column = fragment.column + i % chunks * chunk_columns;
    if (row < fragment.row_end && column < mapped_columns<Output>(fragment.column_end))
      BoxesToD::store_chunk(d.first(fragment.group) + row * d.pitch + column * i64{sizeof(Output)},
                            Box::chunk(box, i / chunks, i % chunks));
  }
}

/// Stores `boxes` boxes of Config::StoreBox from `fragment` on, beside each other, of D^T below, by a warpgroup.
/// registers: Box::registers for each box, u32 as round_d gives them or float. staging: `boxes` boxes of it
/// alone, box_stride bytes apart, 1024-byte aligned. barrier: a bar.sync id of it alone. Returns while TMA still reads
/// staging. Calls take turns with `buffers` of these, and wait until TMA has read what one wrote there; 0: none did.
template <class Config, u32 boxes, u32 buffers, bool is_transposed, class Register>
__device__ inline void store_d(const OutputMatrix<MapOf<Config>>& matrix, const Fragment<is_transposed>& fragment,
                               const Register* registers, SharedAddress staging, u32 barrier,
                               u32 box_stride = Config::StoreBox::bytes) {
  using Output = typename Config::Output;
  using Box = typename Config::StoreBox;
  using BoxesToD = rawgemm::BoxesToD<typename Config::Epilogue>;
  const u32 thread = threadIdx.x % warpgroup_threads;
  const bool leader = thread == 0;  // bulk groups belong to the thread that committed them: always the same one
  const u32 mapped = mapped_columns<Output>(fragment.column_end);

  if constexpr (buffers > 0)
    if (leader) ptx::cp_async_bulk_wait_group_read<buffers - 1>();
  ptx::bar_sync(barrier, warpgroup_threads);  // the leader's wait holds for all: staging is free
#pragma unroll
  for (u32 i = 0; i < boxes; ++i) Box::write(staging + i * box_stride, registers + i * Box::registers);
  ptx::fence_proxy_async_shared_cta();        // what this thread wrote becomes visible to TMA ...
  ptx::bar_sync(barrier, warpgroup_threads);  // ... and so does what the others wrote
#pragma unroll
  for (u32 i = 0; i < boxes; ++i) {
    const Fragment<is_transposed> at = fragment.from(i * Box::accumulators);
    const SharedAddress box = staging + i * box_stride;
    if constexpr (!Config::Scheduler::ends_at_map)
      if (overhangs<Config>(at)) store_own_rows<Output, Box, BoxesToD>(matrix, at, box, thread);
    if (leader && !overhangs<Config>(at) && at.column < mapped)
      BoxesToD::store(matrix_of(matrix.map, at.group), at.column, at.row, box);
    if (at.column <= mapped && mapped < at.column + Box::columns && mapped < at.column_end)
      store_columns<Output, Box, BoxesToD>(matrix, mapped, at, box, thread);
  }
  if (leader) ptx::cp_async_bulk_commit_group();
}

/// Takes 64 rows of accumulators through the epilogue, rounds and stores them, in calls of store_d behind `call`
/// others; staging: all buffers or, if there are 0, one for each call. FP8 goes the short way: stmatrix has no bytes.
template <class Config, u32 buffers = Config::store_buffers, u32 n>
__device__ inline void store_rows(const OutputMatrix<MapOf<Config>>& matrix, const typename Config::Epilogue& epilogue,
                                  const Fragment<>& fragment, float (&d)[n], SharedAddress staging, u32 barrier,
                                  u32 call) {
  using Output = typename Config::Output;
  using Box = typename Config::StoreBox;
  constexpr u32 boxes = Config::store_boxes;
  if constexpr (is_fp8<Output>) {
#pragma unroll
    for (u32 first = 0; first < n; first += 32) {  // so many at a time, or there are not enough registers
      const u32 count = n - first < 32 ? n - first : 32;
      epilogue(fragment.from(first), count, d + first);
      store_from_registers<Output, typename Config::Epilogue>(matrix, fragment.from(first), count, d + first);
    }
    return;
  }
  constexpr u32 part = boxes * Box::columns / 2;  // accumulators that are stored at once
  constexpr u32 places = buffers == 0 ? ~0u : buffers;
#pragma unroll
  for (u32 first = 0; first < n; first += part, ++call) {
    const SharedAddress buffer = staging + call % places * (boxes * Box::bytes);
    epilogue(fragment.from(first), part, d + first);
    if constexpr (sizeof(Output) == 2) {
      u32 rounded[part / 2];
      round_d<Output, part>(d + first, rounded);
      store_d<Config, boxes, buffers>(matrix, fragment.from(first), rounded, buffer, barrier);
    } else {
      store_d<Config, boxes, buffers>(matrix, fragment.from(first), d + first, buffer, barrier);
    }
  }
}

/// What a Config keeps for D's way: `Boxes`, or, where D is loaded before it is stored, what kernels/load_d.cuh says.
/// warpgroups: that share a tile.  bytes: for this and for stages.
template <class Epilogue, class Boxes, class Box, u32 warpgroups, u32 bytes, u32 stage_bytes>
struct StagingFor {
  using Type = Boxes;
};

/// A math warpgroup's part of a D that is loaded: kernels/load_d.cuh. Of another D nothing.
template <class Config, bool is_loaded = loads_d<typename Config::Epilogue>>
struct LoadedRows {
  __device__ LoadedRows(const OutputMatrix<MapOf<Config>>&, SharedAddress, u32) {}
};

/// Returns when TMA has read what this warpgroup wrote for it: shared memory must outlive the stores that read it.
__device__ inline void wait_for_stores() {
  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace rawgemm
