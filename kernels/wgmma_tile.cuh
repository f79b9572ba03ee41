// D[64, n] = A[64, k] * B: one warpgroup and one wgmma instruction, operands put into place by hand. Read this first.
//
//   A [64, k] row-major; B [n, k] (K-major) or [k, n] (MN-major: transposed), row-major; both fp16 or bf16. D [64, n]
//   row-major, fp32. n: that of the instruction, 8 to 256; k: a multiple of 16.
//
// One CTA of 128 threads. For each slice of A and B, 16 deep along K:
//   1. every thread copies 16-byte chunks from global to shared memory, to where wgmma looks for them;
//   2. a fence and a barrier make what all of them wrote visible to the tensor cores, which read it asynchronously;
//   3. the four warps together start one wgmma, D += A * B, and wait for it;
//   4. after another barrier the chunks may be overwritten.
// In the end every thread stores the part of D that its registers hold.
//
// Where wgmma looks: the layout without swizzle. A chunk is 8 neighbours, 16 bytes. 8 chunks that follow each other in
// memory are a core matrix: in a K-major operand the 8 k of 8 rows, in an MN-major one 8 n of 8 k. Chunks are written
// column of chunks by column of chunks, so that chunk (row, column) is number column * rows + row:
//
//   K-major, A [64, 16]                          MN-major, B [16, n]
//             k 0..7    k 8..15                            n 0..7    n 8..15   ...
//   row 0     chunk 0   chunk 64                 k 0       chunk 0   chunk 16
//     ...       ...       ...                      ...       ...       ...
//   row 7     chunk 7   chunk 71                 k 7       chunk 7   chunk 23       <- core matrices: chunks 0 to 7,
//   row 8     chunk 8   chunk 72                 k 8       chunk 8   chunk 24          8 to 15, 16 to 23, ...
//     ...       ...       ...                      ...       ...       ...
//   row 63    chunk 63  chunk 127                k 15      chunk 15  chunk 31
//
// A matrix descriptor says with two strides how core matrices lie: the stride byte offset leads to the next 8 rows of A
// (or of B's n), the leading byte offset to the next 8 k.
//
// Run it:  rawgemm run wgmma_tile          Test it:  tests/kernels/wgmma_tile.cpp
// Call it: host/wgmma_tile.hpp
#pragma once
#include <kernels/configuration.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace tile {

inline constexpr u32 threads = warpgroup_threads;
inline constexpr u32 m = 64;        // rows of D, of every wgmma
inline constexpr u32 slice_k = 16;  // depth of a wgmma of 16-bit elements
inline constexpr u32 chunk_bytes = 16;
inline constexpr u32 chunk_elements = 8;
inline constexpr u32 core_matrix_bytes = 8 * chunk_bytes;

/// The instruction: wgmma.mma_async.m64n{n}k16.f32.{Input}.{Input}, B transposed where major_b is Major::mn.
template <class Types_ = Types<bf16, float>, Configuration configuration_ = Configuration{Kernel::wgmma_tile, {m, 8}}>
struct Config {
  using Input = typename Types_::Input;
  using Output = float;
  static constexpr Configuration configuration = configuration_;
  static constexpr u32 n = configuration_.tile.n;
  static constexpr Major major_b = configuration_.major_b;
  static_assert(configuration_.kernel == Kernel::wgmma_tile && configuration_.tile.m == m &&
                    configuration_.cluster_size() == 1 && configuration_.major_a == Major::k,
                "configuration: 64 rows, one CTA, A K-major");
  static_assert(is_same<typename Types_::Output, float>, "Output: float, as the accumulators are");
};

/// Shared memory: a slice of A, then a slice of B.
template <class Config>
struct Smem {
  typename Config::Input a[m][slice_k];
  typename Config::Input b[Config::n][slice_k];
};

struct Params {
  const char* a;
  const char* b;
  char* d;
  i64 a_pitch;  // bytes from one row to the next
  i64 b_pitch;
  i64 d_pitch;
  u32 k;
};

/// Copies rows x columns elements, whose first is at `from`, column of chunks by column of chunks; called by all
/// threads.
template <u32 rows, u32 columns>
__device__ inline void copy_chunks(SharedAddress to, const char* from, i64 pitch) {
  for (u32 chunk = threadIdx.x; chunk < rows * columns / chunk_elements; chunk += threads) {
    const u32 row = chunk % rows;
    const u32 column = chunk / rows;  // of chunks
    u32 x, y, z, w;
    ptx::ld_global_v4_b32(x, y, z, w, from + row * pitch + column * chunk_bytes);
    ptx::st_shared_v4_b32(to + chunk * chunk_bytes, x, y, z, w);
  }
}

/// The descriptor of a K-major operand of `rows` rows that copy_chunks has written.
template <u32 rows>
__device__ inline u64 k_major(SharedAddress address) {
  constexpr u32 next_8_k = rows * chunk_bytes;  // the next column of chunks
  constexpr u32 next_8_rows = core_matrix_bytes;
  return ptx::matrix_descriptor(address, Swizzle::none, next_8_k, next_8_rows);
}

/// The same of an MN-major operand, slice_k rows of n.
__device__ inline u64 mn_major(SharedAddress address) {
  constexpr u32 next_8_k = core_matrix_bytes;
  constexpr u32 next_8_n = slice_k * chunk_bytes;  // the next column of chunks
  return ptx::matrix_descriptor(address, Swizzle::none, next_8_k, next_8_n);
}

/// Stores what this thread holds of D: d[4 j + 2 h + i] is row 16 warp + 8 h + lane / 4, column 8 j + 2 (lane % 4) + i.
/// Of the 16 rows of warp 0 and the first 8 columns:
///
///             columns 0, 1   columns 2, 3   columns 4, 5   columns 6, 7
///   row 0     lane 0         lane 1         lane 2         lane 3        d[0], d[1]
///   row 1     lane 4         lane 5         lane 6         lane 7        d[0], d[1]
///     ...
///   row 7     lane 28        lane 29        lane 30        lane 31       d[0], d[1]
///   row 8     lane 0         lane 1         lane 2         lane 3        d[2], d[3]
///     ...
///   row 15    lane 28        lane 29        lane 30        lane 31       d[2], d[3]
///
/// The next 8 columns are in d[4] to d[7], and so on; warp 1 has rows 16 to 31.
template <u32 n>
__device__ inline void store(const Params& params, const float (&d)[n / 2]) {
  const u32 warp = threadIdx.x / warp_threads;
  const u32 lane = threadIdx.x % warp_threads;
#pragma unroll
  for (u32 j = 0; j < n / 8; ++j)
#pragma unroll
    for (u32 h = 0; h < 2; ++h) {
      const u32 row = 16 * warp + 8 * h + lane / 4;
      const u32 column = 8 * j + 2 * (lane % 4);
      char* const address = params.d + row * params.d_pitch + column * sizeof(float);
      ptx::st_global_v2_f32(address, d[4 * j + 2 * h], d[4 * j + 2 * h + 1]);
    }
}

}  // namespace tile

/// Launch: one CTA of tile::threads threads, sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(tile::threads) wgmma_tile(const __grid_constant__ tile::Params params) {
  if constexpr (!is_sm_90a) return;
  using namespace tile;
  using Input = typename Config::Input;
  constexpr u32 n = Config::n;
  constexpr bool is_k_major = Config::major_b == Major::k;
  const SharedAddress a = ptx::dynamic_smem();
  const SharedAddress b = a + sizeof(Smem<Config>::a);
  const u64 a_desc = k_major<m>(a);
  const u64 b_desc = is_k_major ? k_major<n>(b) : mn_major(b);

  ptx::griddepcontrol_wait();  // the kernel before may have written A and B, or read D
  float d[n / 2] = {};
  for (u32 k = 0; k < params.k; k += slice_k) {
    copy_chunks<m, slice_k>(a, params.a + k * sizeof(Input), params.a_pitch);
    if constexpr (is_k_major)
      copy_chunks<n, slice_k>(b, params.b + k * sizeof(Input), params.b_pitch);
    else
      copy_chunks<slice_k, n>(b, params.b + k * params.b_pitch, params.b_pitch);
    ptx::fence_proxy_async_shared_cta();  // what this thread wrote becomes visible to wgmma ...
    ptx::bar_sync(0, threads);            // ... and so does what the others wrote
    ptx::wgmma_fence();                   // d was zeroed, or read by the wgmma before: its registers are in order
    ptx::wgmma_mma_async<n, Input, Input, 1, 1, Major::k, Config::major_b>(d, a_desc, b_desc, 1);  // adds to d
    ptx::wgmma_commit_group();
    ptx::wgmma_wait_group<0>();  // d may be read, and this warp no longer reads a and b ...
    ptx::bar_sync(0, threads);   // ... nor does another one: they may be overwritten
  }
  store<n>(params, d);
}

}  // namespace rawgemm
