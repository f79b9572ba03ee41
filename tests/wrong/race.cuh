// A race. Each warp waits for its own part of the wgmma, and then overwrites what another warp's part may still read.
#pragma once
#include <tests/wrong/example.cuh>

namespace rawgemm::wrong {

__global__ void race(const __grid_constant__ Params params) {
  const SharedAddress slice = ptx::dynamic_smem();
  float d[n / 2] = {};
  for (u32 k = 0; k < params.k; k += slice_k) {
    copy_slice(slice, params, k);
    multiply_slice(slice, d);
    ptx::wgmma_wait_group<0>();
    // missing: ptx::bar_sync(0, threads)
  }
  store<n>(params, d);
}

}  // namespace rawgemm::wrong
