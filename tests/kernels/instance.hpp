// The kernels of one type and tile, a translation unit each: they compile at the same time.
#pragma once
#include <host/gemm_cooperative.hpp>
#include <tests/kernels/launch.hpp>

namespace rawgemm::test {

template <class Input, class Output, u32 block_m, u32 block_n>
Status Instance<Input, Output, block_m, block_n>::launch(u32 cluster_m, u32 cluster_n, const GemmArguments& x,
                                                         Stream stream) {
  if (cluster_m == 2) return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 2, 1>>(x, stream);
  if (cluster_n == 2) return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 1, 2>>(x, stream);
  return gemm_cooperative<cooperative::Config<Input, Output, block_m, block_n, 1, 1>>(x, stream);
}

}  // namespace rawgemm::test
