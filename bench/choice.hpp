// What gemm(), gemm_fp8() and gemm_fp8_scaled() choose, as the program names kernels and configurations.
#pragma once
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include <bench/kernels.hpp>
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>

namespace rawgemm::bench {

constexpr Shape shape_of(const GemmConfig& x) { return {x.block_m, x.block_n, x.cluster_m, x.cluster_n}; }

/// Whether the program has a configuration, in 16 bits or in FP8.
constexpr bool has(const GemmConfig& x, bool of_fp8) {
  bool found = false;
  for_each(AllKernels{}, [&]<class Kernel>(Kernel) {
    const auto compare = [&](auto shape) {
      found = found || (Kernel::name == std::string_view(name_of(x.kernel)) && shape.value == shape_of(x));
    };
    if (of_fp8)
      for_each(typename Kernel::Shapes8{}, compare);
    else
      for_each(typename Kernel::Shapes{}, compare);
  });
  return found;
}
static_assert(std::all_of(std::begin(shipped_gemms), std::end(shipped_gemms),
                          [](const ShippedGemm& x) { return has(x.config, false) && has(x.config, true); }),
              "host/gemm_table.hpp: every configuration must be one of bench/kernels.hpp");
static_assert(std::all_of(std::begin(promoted_gemms), std::end(promoted_gemms),
                          [](const ShippedGemm& x) { return has(x.config, true); }),
              "host/gemm_fp8_table.hpp: every configuration must be one of bench/kernels.hpp");

struct Choice {
  std::string kernel;
  Shape shape;
  std::string reason;
};

/// What a kernel that chooses has chosen.
inline Choice choice_of(const std::string& kernel, const Problem& x) {
  const bool of_fp8 = kernel == GemmFp8::name;
  const GemmChoice chosen = kernel == GemmFp8Scaled::name ? choose_promoted(x.m, x.n, x.k)
                                                          : choose_gemm(x.m, x.n, of_fp8 ? ceil_div(x.k, 2) : x.k);
  return {name_of(chosen.config().kernel), shape_of(chosen.config()),
          (of_fp8 ? "as 16 bits with half of k: " : "") + chosen.reason()};
}

/// From what a kernel chooses, and how.
inline std::string how_it_chooses(const std::string& kernel) {
  const GemmTable& table = kernel == GemmFp8Scaled::name ? promoted_table : gemm_table;
  return "from " + std::to_string(table.shipped.size()) + " configurations of the kernels below, by " +
         std::to_string(table.measured.size()) + " problems measured on an H200" +
         (kernel == GemmFp8::name ? " in 16 bits with half of k" : "");
}

}  // namespace rawgemm::bench
