// As gemm_choice.hpp, for FP8 problems whose sums are promoted.
#pragma once
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_table.hpp>

namespace rawgemm {

/// What gemm_fp8_scaled() chooses by.
inline constexpr GemmTable promoted_table{promoted_gemms, promoted_costs, measured_promoted, 1};

/// What gemm_fp8_scaled() calls, and gemm_fp8() where sums are promoted.
inline GemmChoice choose_promoted(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose(promoted_table, m, n, k, max_sms);
}

}  // namespace rawgemm
