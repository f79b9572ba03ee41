// Serialised. The sum is halved after each slice, while the newest wgmma still adds to it. ptxas makes the result right
// by waiting for every wgmma where it is issued: what should overlap no longer does.
#pragma once
#include <tests/wrong/example.cuh>

namespace rawgemm::wrong {

__global__ void serialised(const __grid_constant__ Params params) {
  float d[n / 2] = {};
  for (u32 k = 0; k < params.k; k += slice_k) {
    const SharedAddress slice = ptx::dynamic_smem() + k / slice_k % 2 * slice_bytes;  // two, in turn
    copy_slice(slice, params, k);
    multiply_slice(slice, d);
    ptx::wgmma_wait_group<1>();  // must be <0>: the newest group owns d
    for (float& x : d) x *= 0.5f;
    ptx::bar_sync(0, threads);
  }
  ptx::wgmma_wait_group<0>();
  store<n>(params, d);
}

}  // namespace rawgemm::wrong
