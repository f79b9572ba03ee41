// What gemm(), gemm_fp8() and gemm_fp8_scaled() choose, and batched_gemm(), grouped_gemm() and the like of several
// products, as the program names kernels and configurations.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>

#include <bench/kernels.hpp>
#include <host/choose_batch.hpp>
#include <host/choose_group.hpp>
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>
#include <host/k_grouped_table.hpp>

namespace rawgemm::bench {

constexpr bool has(std::span<const Configuration> all, const Configuration& x) {
  return std::find(std::begin(all), std::end(all), x) != std::end(all);
}
/// Whether all that a table ships is offered, in its majors.
constexpr bool has_all(std::span<const Configuration> all, std::span<const ShippedGemm> shipped) {
  return std::ranges::all_of(shipped, [&](const ShippedGemm& x) {
    const Configuration k_major = in_majors(x.config, {});
    return has(all, k_major) && (x.config == k_major || !is_offered_k_major_alone(k_major));
  });
}
// In several, as clang limits the steps of each.
static_assert(has_all(configurations_16, shipped_gemms) && has_all(configurations_8, promoted_gemms),
              "host/gemm_table.hpp, gemm_fp8_table.hpp: each must be one of bench/configurations.hpp");
static_assert(has_all(configurations_8, fast_gemms),
              "host/gemm_fast_table.hpp: each must be one of bench/configurations.hpp");
static_assert(has_all(configurations_16, shipped_gemms_k_mn) && has_all(configurations_16, shipped_gemms_mn_k) &&
                  has_all(configurations_16, shipped_gemms_mn_mn),
              "host/gemm_table_*.hpp: each must be one of bench/configurations.hpp");
static_assert(
    has_all(batched_configurations, shipped_batches) && has_all(batched_configurations, promoted_batches) &&
        has_all(grouped_configurations, shipped_groups) && has_all(grouped_configurations, promoted_groups),
    "host/batched_table.hpp, choose_batch.hpp, grouped_table.hpp: each must be one of bench/configurations.hpp");

constexpr bool has_all(std::span<const Configuration> all, std::span<const ShippedKGroups> shipped) {
  return std::ranges::all_of(shipped, [&](const ShippedKGroups& x) { return has(all, in_majors(x.config, {})); });
}
static_assert(has_all(k_grouped_configurations, shipped_k_groups) &&
                  has_all(k_grouped_configurations, promoted_k_groups),
              "host/k_grouped_table.hpp: each must be one of bench/configurations.hpp");
static_assert(has(configurations_8, promoted_by_load), "promoted_by_load: must be one of bench/configurations.hpp");

struct Choice {
  Configuration configuration;
  std::string reason;
  Addition addition;  // what was asked for; or by load, where gemm_add_to_d() or gemm_fp8_scaled_add_to_d() does so
};

/// An entry of a table for several products.
inline Choice choice_among(std::span<const ShippedGemm> all, std::size_t entry, const std::string& products,
                           const Problem& x) {
  return {in_majors(all[entry].config, x.majors),
          "from " + std::to_string(all.size()) + " configurations for " + products, x.addition};
}
inline Choice choice_for_batch(bool is_promoted, const Problem& x) {
  const i64 count = x.parts.count;
  if (is_promoted)
    return choice_among(promoted_batches, choose_promoted_batch(count, x.m, x.n, x.k, x.max_sms), "batches", x);
  return choice_among(shipped_batches, choose_batch(count, x.m, x.n, x.k, x.max_sms), "batches", x);
}
inline Choice choice_for_groups(bool is_promoted, const Problem& x) {
  const i64 count = x.parts.count;
  const GroupLayout layout = x.parts.layout;
  const i64 rows = expected_rows(x.parts.expected_rows, x.m, count);
  const std::string groups = "groups of about " + std::to_string(rows) + " rows";
  if (is_promoted)
    return choice_among(promoted_groups, choose_promoted_group(rows, count, x.n, x.k, layout, x.max_sms), groups, x);
  return choice_among(shipped_groups, choose_group(rows, count, x.n, x.k, layout, x.max_sms, x.majors.b), groups, x);
}

/// What a kernel that chooses has chosen.
inline Choice choice_of(const std::string& kernel, const Problem& x) {
  const bool is_fast = kernel == GemmFp8::name;
  const BlockScales scales = block_scales_of(x.types.scales);
  if (kernel == Gemm::name && x.addition == Addition::by_add_to_d && is_added_by_load(x.m, x.n, x.k, x.max_sms))
    return {in_majors(added_by_load, x.majors), "by load, as K is short", Addition::by_load};
  if (kernel == GemmFp8Scaled::name && scales != BlockScales::none && x.addition == Addition::by_add_to_d &&
      is_promoted_by_load(x.m, x.n, x.k, x.max_sms))
    return {promoted_by_load, "by load, as K is short", Addition::by_load};
  if (x.parts.form == Form::batched) return choice_for_batch(kernel == GemmFp8Scaled::name, x);
  if (x.parts.form == Form::grouped) return choice_for_groups(kernel == GemmFp8Scaled::name, x);
  const SumsAre sums = sums_in(bytes_of(x.types.output));
  const GemmChoice chosen = is_fast                         ? choose_fast(x.m, x.n, x.k, x.max_sms, sums)
                            : kernel == GemmFp8Scaled::name ? choose_promoted(x.m, x.n, x.k, x.max_sms, scales)
                                                            : choose_gemm(x.m, x.n, x.k, x.majors, x.max_sms, sums);
  return {chosen.config(), (is_fast ? "with half of k: " : "") + chosen.reason(), x.addition};
}

/// What a kernel that chooses has for that.
inline const GemmTable& table_of(const std::string& kernel, const Majors& majors) {
  if (kernel == GemmFp8::name) return fast_table;
  return kernel == GemmFp8Scaled::name ? promoted_table : gemm_table_for(majors);
}

/// From what a kernel chooses for products of this form.
inline std::span<const ShippedGemm> shipped_by(const std::string& kernel, const Majors& majors, Form form) {
  const bool is_promoted = kernel == GemmFp8Scaled::name;
  if (form == Form::batched) return is_promoted ? std::span<const ShippedGemm>(promoted_batches) : shipped_batches;
  if (form == Form::grouped) return is_promoted ? std::span<const ShippedGemm>(promoted_groups) : shipped_groups;
  return table_of(kernel, majors).shipped;
}

/// From what a kernel chooses, and how.
inline std::string how_it_chooses(const std::string& kernel, const Majors& majors, Form form) {
  if (form != Form::dense)
    return "from " + std::to_string(shipped_by(kernel, majors, form).size()) + " configurations of the kernels below";
  const GemmTable& table = table_of(kernel, majors);
  return "from " + std::to_string(table.shipped.size()) + " configurations of the kernels below, by " +
         std::to_string(table.measured.size()) + " problems measured on an H200";
}

}  // namespace rawgemm::bench
