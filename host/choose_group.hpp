// What grouped_gemm() and grouped_gemm_fp8_scaled() may choose, and which of it groups get, by gemm()'s estimate
// (host/grouped_choice.hpp).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>

#include <host/gemm_choice.hpp>
#include <host/gemm_fp8_choice.hpp>
#include <host/grouped_table.hpp>
#include <kernels/group_layout.cuh>

namespace rawgemm {

/// What the choice takes for the rows of a group: what the caller expects, or as many for each as A has room for.
inline i64 expected_rows(i64 expected, i64 m, i64 groups) {
  return expected != 0 || groups < 1 ? expected : ceil_div(m, groups);
}

/// Tiles begin with their group, but with labels where the grid's do, ...
constexpr Rows rows_of(GroupLayout layout) { return layout == GroupLayout::indices ? Rows::in_grid : Rows::about; }
/// ... with which nothing of `measured` was.
constexpr std::span<const MeasuredGemm> measured_in(GroupLayout layout, std::span<const MeasuredGemm> measured) {
  return layout == GroupLayout::indices ? std::span<const MeasuredGemm>{} : measured;
}

/// An entry of `all`, for groups of so many rows. choose(among): an entry of those that are for so many.
template <class Choose>
std::size_t choose_among(std::span<const ShippedGemm> all, const FewRows& few, i64 rows, const Choose& choose) {
  if (rows < few.least_of_others) return few.first + choose(all.subspan(few.first));
  return choose(rows <= few.most ? all : all.first(few.first));
}

/// Where B is MN-major: all of shipped_groups were timed with B K-major. With many rows, wide tiles of gemm_pingpong
/// take 4 to 8 % longer than these with B MN-major, the widest of gemm_cooperative as long (docs/grouped.md).
inline std::size_t for_mn_major_b(std::size_t entry, i64 rows, i64 max_sms) {
  constexpr i64 many_rows = 1024;
  const auto is_widest = [](const ShippedGemm& x) {
    return x.config == Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}};
  };
  const Configuration& config = shipped_groups[entry].config;
  const bool is_wide = config.kernel == Kernel::gemm_pingpong && config.tile.m * config.tile.n > 128 * 128;
  if (!is_wide || rows < many_rows || max_sms == 1) return entry;
  const auto widest = std::find_if(std::begin(shipped_groups), std::end(shipped_groups), is_widest);
  return widest == std::end(shipped_groups) ? entry : static_cast<std::size_t>(widest - std::begin(shipped_groups));
}

/// shipped_groups, one of which counts as faster where groups have many rows: in bursts and in DeepGEMM's timing, by
/// which groups are judged, large tiles gain more than their mean with round-robin says (docs/grouped.md).
inline auto groups_of_rows(i64 rows, GroupLayout layout) {
  auto shipped = std::to_array(shipped_groups);
  const ManyRows& many = many_rows_of_groups;
  const Configuration& favoured = layout == GroupLayout::indices ? many.by_labels : many.by_ends;
  if (rows < many.least) return shipped;
  for (ShippedGemm& x : shipped) {
    if (!(x.config == favoured)) continue;
    const Slowness& of = x.slowness;
    const double part = many.of_estimate;
    x.slowness = {part * of.launch, part * of.own, part * of.l2, part * of.late, part * of.memory};
  }
  return shipped;
}

/// An entry of shipped_groups, for groups of about `rows` rows; k: elements of Input, of FP8 as choose_fast takes them.
template <class Input = bf16>
std::size_t choose_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets, i64 max_sms = 0,
                         Major major_b = Major::k) {
  const i64 k_of_table = ceil_div(k, 2 / i64{sizeof(Input)});
  const auto shipped = groups_of_rows(rows, layout);
  const std::size_t entry = choose_among(shipped, few_rows_of_groups, rows, [&](std::span<const ShippedGemm> among) {
    return choose_for_all({among, gemm_costs, shared_costs, measured_in(layout, measured_groups), 2}, groups, rows, n,
                          k_of_table, max_sms, rows_of(layout));
  });
  return major_b == Major::mn ? for_mn_major_b(entry, rows, max_sms) : entry;
}
/// An entry of promoted_groups.
inline std::size_t choose_promoted_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets,
                                         i64 max_sms = 0) {
  return choose_among(promoted_groups, few_rows_of_promoted, rows, [&](std::span<const ShippedGemm> among) {
    return choose_for_all({among, promoted_costs, shared_promoted, measured_in(layout, measured_promoted_groups), 1},
                          groups, rows, n, k, max_sms, rows_of(layout));
  });
}

}  // namespace rawgemm
