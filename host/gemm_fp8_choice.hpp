// As gemm_choice.hpp, for FP8 problems.
#pragma once
#include <cstddef>
#include <iterator>
#include <limits>

#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_table.hpp>
#include <host/k_grouped_estimate.hpp>

namespace rawgemm {

/// What gemm_fp8_scaled() chooses by.
inline constexpr GemmTable promoted_table{promoted_gemms, promoted_costs, shared_promoted, measured_promoted, 1};

/// Of what the table ships, what is estimated to take least where columns have scales of their own, by what K in groups
/// takes: the table was measured with scales of blocks, and 128 x 192 and others lose more to these than 256 x 128.
inline std::size_t choose_of_columns(i64 m, i64 n, i64 k, i64 max_sms) {
  std::size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < std::size(promoted_gemms); ++i)
    for (const ShippedKGroups& x : promoted_k_groups)
      if (x.config == promoted_gemms[i].config)
        if (const double us = k_groups_us(x, 1, m, n, static_cast<double>(k) / scale_block, max_sms); us < least) {
          least = us;
          best = i;
        }
  return best;
}

/// What gemm_fp8_scaled() calls, and gemm_fp8() where sums are promoted.
inline GemmChoice choose_promoted(i64 m, i64 n, i64 k, i64 max_sms = 0, BlockScales scales = BlockScales::b_128x128) {
  GemmChoice choice = choose_once(promoted_table, m, n, k, max_sms);
  constexpr Configuration widest{.kernel = Kernel::gemm_fp8_block, .tile = {256, 128}};
  if (scales == BlockScales::b_1x128 && is_multiplied(m, n, k) && work_of(widest, m, n, k, 1, max_sms).waves > 1) {
    choice.entry = choose_of_columns(m, n, k, max_sms);
    choice.measured = nullptr;
  }
  return choice;
}

/// What adds to a D of floats by load where sums are promoted, and whether it should.
inline constexpr Configuration promoted_by_load{Kernel::gemm_fp8_block, {256, 128}, {.n = 2}};
inline bool is_promoted_by_load(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return is_added_by_load(m, n, k, max_sms, promoted_by_load, 1);
}

/// What gemm_fp8() calls where the tensor cores alone add up. It chooses from the table of 16 bits with half of k: FP8
/// operands have as many bytes then, and their products take as long.
inline GemmChoice choose_fast(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose_once(gemm_table, m, n, ceil_div(k, 2), max_sms);
}

}  // namespace rawgemm
