// An FP8 kernel of one Config, a translation unit each: they compile at the same time.
#pragma once
#include <tests/kernels/fp8_configs.hpp>

namespace rawgemm::test {

template <class Instance>
Status launch_fp8(const GemmArguments& x, Stream stream) {
  using Config = typename Instance::Config;
  if constexpr (Instance::kernel == Fp8Kernel::gemm_cooperative) {
    return gemm_cooperative<Config>(x, stream);
  } else if constexpr (Instance::kernel == Fp8Kernel::gemm_pingpong) {
    return gemm_pingpong<Config>(x, stream);
  } else if constexpr (Instance::kernel == Fp8Kernel::gemm_splitk) {
    return gemm_splitk<Config>(x, stream);
  } else if constexpr (Instance::kernel == Fp8Kernel::gemm_swapped) {
    return gemm_swapped<Config>(x, stream);
  } else if constexpr (Instance::kernel == Fp8Kernel::gemm_fp8_block_splitk) {
    return gemm_fp8_block_splitk<Config>(x, stream);
  } else {
    return gemm_fp8_block<Config>(x, stream);
  }
}

}  // namespace rawgemm::test
