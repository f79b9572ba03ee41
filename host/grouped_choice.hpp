// GEMMs of rows in groups, one call each: the kernel and Config are chosen for the problem, by gemm()'s estimate.
#pragma once
#include <cstddef>
#include <iterator>
#include <span>

#include <host/gemm.hpp>
#include <host/gemm_fp8_choice.hpp>
#include <host/grouped.hpp>
#include <host/grouped_table.hpp>

namespace rawgemm {

/// What the choice takes for the rows of a group: what the caller expects, or as many for each as A has room for.
inline i64 expected_rows(const GroupedGemmArguments& x) {
  if (x.expected_rows != 0 || x.groups < 1) return x.expected_rows;
  return ceil_div(x.gemm.m, x.groups);
}

/// Tiles begin with their group, but with labels where the grid's do.
constexpr Rows rows_of(GroupLayout layout) { return layout == GroupLayout::indices ? Rows::in_grid : Rows::about; }

/// An entry of `all`, for groups of so many rows. choose(among): an entry of those that are for so many.
template <class Choose>
std::size_t choose_among(std::span<const ShippedGemm> all, const FewRows& few, i64 rows, const Choose& choose) {
  if (rows < few.least_of_others) return few.first + choose(all.subspan(few.first));
  return choose(rows <= few.most ? all : all.first(few.first));
}

/// An entry of shipped_groups, for groups of about `rows` rows; k: elements of Input, of FP8 as choose_fast takes them.
template <class Input = bf16>
std::size_t choose_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets,
                         i64 max_sms = 0) {
  const i64 k_of_table = ceil_div(k, 2 / i64{sizeof(Input)});
  return choose_among(shipped_groups, few_rows_of_groups, rows, [&](std::span<const ShippedGemm> among) {
    return choose_for_all({among, gemm_costs, shared_costs, {}, 2}, groups, rows, n, k_of_table, max_sms,
                          rows_of(layout));
  });
}
/// An entry of promoted_groups.
inline std::size_t choose_promoted_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets,
                                         i64 max_sms = 0) {
  return choose_among(promoted_groups, few_rows_of_promoted, rows, [&](std::span<const ShippedGemm> among) {
    return choose_for_all({among, promoted_costs, shared_promoted, {}, 1}, groups, rows, n, k, max_sms,
                          rows_of(layout));
  });
}

/// D = alpha * A * B^T + beta * C for each group of rows on `stream` of the current device, in one launch; see
/// GroupedGemmArguments for shapes and strides. Input, InputB: the types of A and B, bf16, f16 or FP8, whose products
/// the tensor cores add up alone.  Output: that of D.  major_b: Major::mn of 16 bits alone.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on expected_rows (or m), groups, n, k, the layout and max_sms, and no bit of D depends on it.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, class InputB = Input, Major major_b = Major::k, class... Epilogue>
requires(sizeof(Input) == sizeof(InputB) && (is_fp8<Input> || is_same<Input, bf16> || is_same<Input, f16>))
    [[nodiscard]] Status grouped_gemm(const GroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const std::size_t entry =
      choose_group<Input>(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout, x.gemm.max_sms);
  return launch_entry<std::size(shipped_groups)>(entry, [&]<std::size_t i>() {
    constexpr Configuration configuration = in_majors(shipped_groups[i].config, {Major::k, major_b});
    return grouped_gemm<Types<Input, Output, InputB>, configuration>(x, stream, epilogue...);
  });
}

/// The same with FP8 sums that are promoted, and block scales, or with BlockScales::none a scale of A and one for each
/// group of B, or for each row: what gemm_fp8_scaled() is to gemm_fp8().
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class Output = bf16, class InputB = Input,
          class... Epilogue>
[[nodiscard]] Status grouped_gemm_fp8_scaled(const GroupedGemmArguments& x, Stream stream,
                                             const Epilogue&... epilogue) {
  const std::size_t entry =
      choose_promoted_group(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout, x.gemm.max_sms);
  return launch_entry<std::size(promoted_groups)>(entry, [&]<std::size_t i>() {
    return grouped_gemm<Types<Input, Output, InputB, scales>, promoted_groups[i].config>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm
