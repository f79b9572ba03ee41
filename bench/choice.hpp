// What gemm() chooses, as the program names kernels and configurations.
#pragma once
#include <iterator>
#include <string_view>

#include <bench/kernels.hpp>
#include <host/gemm_choice.hpp>

namespace rawgemm::bench {

constexpr Shape shape_of(const GemmConfig& x) { return {x.block_m, x.block_n, x.cluster_m, x.cluster_n}; }

/// Whether the program has every configuration that gemm() may choose.
constexpr bool has_all_shipped() {
  std::size_t found = 0;
  for_each(AllKernels{}, [&]<class Kernel>(Kernel) {
    for_each(typename Kernel::Shapes{}, [&](auto shape) {
      for (const ShippedGemm& x : shipped_gemms)
        if (Kernel::name == std::string_view(name_of(x.config.kernel)) && shape.value == shape_of(x.config)) ++found;
    });
  });
  return found == std::size(shipped_gemms);
}
static_assert(has_all_shipped(), "host/gemm_table.hpp: every configuration must be one of bench/kernels.hpp");

}  // namespace rawgemm::bench
