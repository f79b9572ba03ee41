// D[m, n] = beta * C[m, n]: what a GEMM is where K = 0. Where beta = 0, D becomes zero and C is not read.
//
//   C and D: row-major, a leading dimension each, both fp16, bf16, fp32 or FP8. A CTA takes a row at a time, a thread
//   every 256th of its elements. beta * C is added to zero, the sum of no products, as to other sums: -0 becomes 0.
//
// Call it: through any GEMM launcher, with k = 0
#pragma once
#include <kernels/epilogue.cuh>
#include <ptx/control.cuh>

namespace rawgemm {

inline constexpr u32 scale_threads = 256;

/// Launch: scale_threads threads, any number of CTAs, no shared memory. The matrix's map is not used.
template <class Output>
__global__ void __launch_bounds__(scale_threads) scale_c(const __grid_constant__ OutputMatrix matrix) {
  ptx::griddepcontrol_wait();  // the kernel before may have written C, or read D
  ptx::griddepcontrol_launch_dependents();
  for (u32 row = blockIdx.x; row < matrix.rows; row += gridDim.x)
    for (u32 column = threadIdx.x; column < matrix.columns; column += scale_threads) {
      const i64 offset = column * i64{sizeof(Output)};
      float value = 0;
      if (matrix.beta != 0)
        value = fmaf(matrix.beta, load_element<Output>(matrix.c + row * matrix.c_pitch + offset), 0);
      if constexpr (is_fp8<Output>) value *= matrix.scale_d[0];
      store_elements<Output>(matrix.address + row * matrix.pitch + offset, value, 0, 1);
    }
}

}  // namespace rawgemm
