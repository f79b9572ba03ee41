// Undefined. D is stored while the last wgmma may still add to it. This ptxas sees it and waits; PTX promises nothing.
#pragma once
#include <tests/wrong/example.cuh>

namespace rawgemm::wrong {

__global__ void undefined(const __grid_constant__ Params params) {
  const SharedAddress slice = ptx::dynamic_smem();
  float d[n / 2] = {};
  for (u32 k = 0; k < params.k; k += slice_k) {
    if (k > 0) ptx::wgmma_wait_group<0>();
    ptx::bar_sync(0, threads);
    copy_slice(slice, params, k);
    multiply_slice(slice, d);
  }
  // missing: ptx::wgmma_wait_group<0>()
  store<n>(params, d);
}

}  // namespace rawgemm::wrong
