// What the examples share: D[64, 8] = A[64, k] * B[8, k]^T in bf16, as kernels/wgmma_tile.cuh does it.
#pragma once
#include <kernels/wgmma_tile.cuh>

namespace rawgemm::wrong {

using namespace tile;

inline constexpr u32 n = 8;
/// In shared memory: a slice of A, then a slice of B.
inline constexpr u32 slice_bytes = sizeof(Smem<Config<>>);
inline constexpr u32 b_offset = sizeof(Smem<Config<>>::a);

/// Copies the slice of A and B that begins at k, and makes it visible to wgmma; called by all threads.
__device__ inline void copy_slice(SharedAddress slice, const Params& params, u32 k) {
  copy_chunks<m, slice_k>(slice, params.a + k * sizeof(bf16), params.a_pitch);
  copy_chunks<n, slice_k>(slice + b_offset, params.b + k * sizeof(bf16), params.b_pitch);
  ptx::fence_proxy_async_shared_cta();
  ptx::bar_sync(0, threads);
}

/// Starts D += A * B of a slice, as a group of its own.
__device__ inline void multiply_slice(SharedAddress slice, float (&d)[n / 2]) {
  ptx::wgmma_fence();
  ptx::wgmma_mma_async<n, bf16>(d, k_major<m>(slice), k_major<n>(slice + b_offset), 1);
  ptx::wgmma_commit_group();
}

}  // namespace rawgemm::wrong
