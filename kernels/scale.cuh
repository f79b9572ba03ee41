// D[m, n] = beta * C[m, n]: what a GEMM is where K = 0. Where beta = 0, D becomes zero and C is not read.
//
//   C and D: row-major, a leading dimension each, both fp16, bf16 or fp32. A CTA takes a row at a time, a thread every
//   256th of its elements. beta * C is added to zero, the sum of no products, as to other sums: -0 becomes 0.
//
// Call it: through any GEMM launcher, with k = 0
#pragma once
#include <ptx/control.cuh>
#include <ptx/memory.cuh>
#include <ptx/move.cuh>

namespace rawgemm {
namespace scale {

inline constexpr u32 threads = 256;

struct Params {
  char* d;
  i64 d_pitch;  // bytes from one row to the next
  const char* c;
  i64 c_pitch;
  u32 rows;
  u32 columns;
  float beta;
};

}  // namespace scale

/// Launch: scale::threads threads, any number of CTAs, no shared memory.
template <class Output>
__global__ void __launch_bounds__(scale::threads) scale_c(const __grid_constant__ scale::Params params) {
  ptx::griddepcontrol_wait();  // the kernel before may have written C, or read D
  ptx::griddepcontrol_launch_dependents();
  for (u32 row = blockIdx.x; row < params.rows; row += gridDim.x)
    for (u32 column = threadIdx.x; column < params.columns; column += scale::threads) {
      const char* const c = params.c + row * params.c_pitch + column * i64{sizeof(Output)};
      char* const d = params.d + row * params.d_pitch + column * i64{sizeof(Output)};
      if constexpr (sizeof(Output) == 4) {
        ptx::st_global_f32(d, params.beta == 0 ? 0 : fmaf(params.beta, ptx::ld_global_f32(c), 0));
      } else {
        const float value = params.beta == 0 ? 0 : fmaf(params.beta, ptx::cvt_f32(Output{ptx::ld_global_b16(c)}), 0);
        ptx::st_global_b16(d, static_cast<u16>(ptx::cvt_rn_x2_f32<Output>(0, value)));
      }
    }
}

}  // namespace rawgemm
