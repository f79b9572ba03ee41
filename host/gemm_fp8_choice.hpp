// As gemm_choice.hpp, for FP8 problems.
#pragma once
#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_table.hpp>

namespace rawgemm {

/// What gemm_fp8_scaled() chooses by.
inline constexpr GemmTable promoted_table{promoted_gemms, promoted_costs, shared_promoted, measured_promoted, 1};

/// What gemm_fp8_scaled() calls, and gemm_fp8() where sums are promoted.
inline GemmChoice choose_promoted(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose_once(promoted_table, m, n, k, max_sms);
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
