// The kernels of one type and tile, a translation unit each: they compile at the same time.
#pragma once
#include <host/gemm_cooperative.hpp>
#include <host/gemm_multistage.hpp>
#include <host/gemm_pingpong.hpp>
#include <host/gemm_splitk.hpp>
#include <host/gemm_swapped.hpp>
#include <tests/kernels/launch.hpp>

namespace rawgemm::test {

template <Kernel kernel, class Input, class Output, u32 block_m, u32 block_n>
Status Instance<kernel, Input, Output, block_m, block_n>::launch([[maybe_unused]] u32 cluster_m,
                                                                 [[maybe_unused]] u32 cluster_n, const GemmArguments& x,
                                                                 Stream stream) {
  if constexpr (kernel == Kernel::gemm_multistage) {
    return gemm_multistage<multistage::Config<Input, Output, block_m, block_n>>(x, stream);
  } else if constexpr (kernel == Kernel::gemm_pingpong) {
    return gemm_pingpong<pingpong::Config<Input, Output, block_m, block_n>>(x, stream);
  } else if constexpr (kernel == Kernel::gemm_splitk) {
    constexpr u32 splits = block_n == 64 ? 2 : block_n == 72 ? 4 : 1;
    return gemm_splitk<splitk::Config<Input, Output, block_m, block_n, splits>>(x, stream);
  } else if constexpr (kernel == Kernel::gemm_swapped) {
    constexpr u32 tiles_m = block_n == 192 || (block_m == 64 && block_n == 128) ? 2 : 1;  // of a cluster
    constexpr u32 tiles_n = block_n == 64 ? 2 : 1;
    return gemm_swapped<swapped::Config<Input, Output, block_m, block_n, tiles_m, tiles_n>>(x, stream);
  } else if constexpr (block_n == 80) {
    return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 1, 2>>(x, stream);
  } else {
    if constexpr (is_same<Input, bf16>) {
      if (cluster_m == 2)
        return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 2, 1>>(x, stream);
      if (cluster_n == 2)
        return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 1, 2>>(x, stream);
    }
    return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 1, 1>>(x, stream);
  }
}

}  // namespace rawgemm::test
