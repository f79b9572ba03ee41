// An epilogue of one's own (docs/epilogues.md): D[m, n] = A[m, k] * B[n, k]^T + bias[n].
#pragma once
#include <kernels/epilogue.cuh>

struct AddBias {
  const float* bias;  // [n], in the memory of the device

  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, rawgemm::u32 n, float* d) const {
    fragment.for_each(n, [&](rawgemm::u32 i, rawgemm::u32 /*row*/, rawgemm::u32 column) {
      d[i] += __builtin_bit_cast(float, rawgemm::ptx::ld_global_b32(bias + column));
    });
  }
};
