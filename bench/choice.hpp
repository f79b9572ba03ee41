// What gemm(), gemm_fp8() and gemm_fp8_scaled() choose, as the program names kernels and configurations.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>

#include <bench/kernels.hpp>
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>

namespace rawgemm::bench {

constexpr bool has(std::span<const Configuration> all, const Configuration& x) {
  return std::find(std::begin(all), std::end(all), x) != std::end(all);
}
static_assert(std::all_of(std::begin(shipped_gemms), std::end(shipped_gemms),
                          [](const ShippedGemm& x) {
                            return has(configurations_16, x.config) && has(configurations_8, x.config);
                          }),
              "host/gemm_table.hpp: every configuration must be one of bench/configurations.hpp");
static_assert(std::all_of(std::begin(promoted_gemms), std::end(promoted_gemms),
                          [](const ShippedGemm& x) { return has(configurations_8, x.config); }),
              "host/gemm_fp8_table.hpp: every configuration must be one of bench/configurations.hpp");

struct Choice {
  Configuration configuration;
  std::string reason;
};

/// What a kernel that chooses has chosen.
inline Choice choice_of(const std::string& kernel, const Problem& x) {
  const bool of_fp8 = kernel == GemmFp8::name;
  const GemmChoice chosen = kernel == GemmFp8Scaled::name
                                ? choose_promoted(x.m, x.n, x.k)
                                : choose_gemm(x.m, x.n, of_fp8 ? ceil_div(x.k, 2) : x.k, x.majors);
  return {chosen.config(), (of_fp8 ? "as 16 bits with half of k: " : "") + chosen.reason()};
}

/// What a kernel that chooses has for that.
inline const GemmTable& table_of(const std::string& kernel) {
  return kernel == GemmFp8Scaled::name ? promoted_table : gemm_table;
}

/// From what a kernel chooses, and how.
inline std::string how_it_chooses(const std::string& kernel) {
  const GemmTable& table = table_of(kernel);
  return "from " + std::to_string(table.shipped.size()) + " configurations of the kernels below, by " +
         std::to_string(table.measured.size()) + " problems measured on an H200" +
         (kernel == GemmFp8::name ? " in 16 bits with half of k" : "");
}

}  // namespace rawgemm::bench
