// As gemm_choice.hpp, for FP8 problems.
#pragma once
#include <algorithm>
#include <array>
#include <type_traits>

#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_table.hpp>

namespace rawgemm {

/// What gemm_fp8_scaled() chooses by.
inline constexpr GemmTable promoted_table{promoted_gemms, promoted_costs, shared_promoted, measured_promoted, 1};

/// What gemm_fp8_scaled() calls, and gemm_fp8() where sums are promoted.
inline GemmChoice choose_promoted(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose_once(promoted_table, m, n, k, max_sms);
}

/// Entries of the table of 16 bits, but for those of gemm_slicedk, which does not take FP8.
template <const auto& entries>
constexpr auto entries_for_fp8() {
  constexpr auto is_in = [](const auto& x) { return x.config.kernel != Kernel::gemm_slicedk; };
  std::array<std::remove_cvref_t<decltype(entries[0])>, std::ranges::count_if(entries, is_in)> result{};
  std::ranges::copy_if(entries, result.begin(), is_in);
  return result;
}
inline constexpr auto fast_gemms = entries_for_fp8<shipped_gemms>();
inline constexpr auto measured_fast = entries_for_fp8<measured_gemms>();

/// What gemm_fp8() chooses by where the tensor cores alone add up: FP8 with k as 16 bits with half of k, whose operands
/// have as many bytes and whose products take as long.
inline constexpr GemmTable fast_table{fast_gemms, gemm_costs, shared_costs, measured_fast, 2};

/// What it calls then.
inline GemmChoice choose_fast(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return choose_once(fast_table, m, n, ceil_div(k, 2), max_sms);
}

}  // namespace rawgemm
