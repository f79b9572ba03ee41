// The types of ptx/types.cuh, and CUDA's keywords, built-in variables and functions as a plain C++ compiler sees them.
#pragma once
#include <cmath>

#define __device__
#define __host__
#define __global__
#define __grid_constant__
#define __launch_bounds__(...)

#include "../../ptx/types.cuh"

namespace rawgemm {

struct Dim3 {
  u32 x = 1;
  u32 y = 1;
  u32 z = 1;
};
extern Dim3 threadIdx, blockIdx, blockDim, gridDim;

using std::fmaf;

}  // namespace rawgemm
