// Rows in groups, as an array says which are whose.
#pragma once
#include <algorithm>
#include <deque>
#include <vector>

#include <host/arguments.hpp>
#include <kernels/grouped.cuh>

namespace rawgemm::test {

/// What is computed: rows of A, C and D, columns, K, and where groups begin.
struct Grouping {
  i64 m;
  i64 n;
  i64 k;
  std::vector<i64> offsets;  // of this layout
  GroupLayout layout = GroupLayout::offsets;
  i64 labels = 0;  // of the layout of indices: as many as there are groups

  i64 groups() const {
    if (layout == GroupLayout::indices) return labels;
    return static_cast<i64>(offsets.size()) - (layout == GroupLayout::offsets ? 1 : 0);
  }
  /// The group of each row, or -1. with_gaps: in the layout of psum, rows up to a group's multiple of 128 are its, too.
  std::vector<i64> groups_of_rows(bool with_gaps = false) const {
    std::vector<i64> of_rows(static_cast<size_t>(m), -1);
    if (layout == GroupLayout::indices) {
      for (size_t row = 0; row < of_rows.size(); ++row)
        if (offsets[row] >= 0 && offsets[row] < labels) of_rows[row] = offsets[row];
      return of_rows;
    }
    const auto clamped = [&](i64 i) { return std::clamp<i64>(offsets[static_cast<size_t>(i)], 0, m); };
    i64 end_before = layout == GroupLayout::offsets ? clamped(0) : 0;
    for (i64 group = 0; group < groups(); ++group) {
      i64 begin = end_before;
      i64 end = 0;
      if (layout == GroupLayout::offsets) end = clamped(group + 1);
      if (layout == GroupLayout::psum) {
        begin = ceil_div(end_before, 128) * 128;
        end = clamped(group);
      }
      if (layout == GroupLayout::masked) {
        begin = group * (m / groups());
        end = begin + std::min(clamped(group), m / groups());
      }
      const bool has_gap = with_gaps && layout == GroupLayout::psum && end > begin;
      const i64 rows_end = has_gap ? std::min(ceil_div(end, 128) * 128, m) : end;
      for (i64 row = begin; row < rows_end; ++row) of_rows[static_cast<size_t>(row)] = group;
      end_before = std::max(begin, end);
    }
    return of_rows;
  }
  /// Whether the layout has zeroes_rest.
  bool has_rest() const { return layout == GroupLayout::indices || layout == GroupLayout::psum; }
  /// The rows that become zero with it.
  std::vector<bool> rest() const {
    const std::vector<i64> of_rows = groups_of_rows(), with_gaps = groups_of_rows(true);
    std::vector<bool> rest(of_rows.size());
    for (size_t row = 0; row < rest.size(); ++row)
      rest[row] = of_rows[row] < 0 && (layout == GroupLayout::indices || with_gaps[row] >= 0);
    return rest;
  }
  /// Rows that tiles of their own begin with: those of a group, or, where rows have labels, those of a run between
  /// multiples of tile_rows; group -1: of none. Where these become zero, they go with the run before them.
  struct Part {
    i64 group;
    i64 rows;
  };
  std::vector<Part> parts(i64 tile_rows, bool zeroes_rest = false) const {
    const std::vector<i64> of_rows = groups_of_rows(zeroes_rest);
    const bool has_labels = layout == GroupLayout::indices;
    std::vector<Part> parts;
    for (i64 row = 0; row < m; ++row) {
      const auto at = static_cast<size_t>(row);
      const auto is_other = [&] {
        if (has_labels && zeroes_rest && of_rows[at] < 0) return false;
        return of_rows[at] != of_rows[at - 1] || (has_labels && offsets[at] != offsets[at - 1]);
      };
      if (row == 0 || (has_labels && row % tile_rows == 0) || is_other()) parts.push_back({of_rows[at], 0});
      ++parts.back().rows;
    }
    return parts;
  }
  i64 rows_of(i64 group) const {
    const std::vector<i64> of_rows = groups_of_rows();
    return std::count(of_rows.begin(), of_rows.end(), group);
  }
  /// wgmmas that a kernel takes for all groups. of_rows(m, n, k): for a problem of one group.
  template <class OfRows>
  i64 wgmmas(const Configuration& x, const OfRows& of_rows, bool zeroes_rest = false) const {
    const i64 steps = std::max<i64>(k, 1);
    const bool leaves_out_rows = x.kernel == Kernel::gemm_cooperative || x.kernel == Kernel::gemm_fp8_block;
    i64 sum = 0;
    if (x.cluster.m == 1 || leaves_out_rows) {
      for (const Part& part : parts(x.tile.m, zeroes_rest)) {
        // With zeroes_rest, psum has tiles with none of their group's rows; CTAs that step together take them whole.
        const i64 own = x.cluster.m > 1 || part.group < 0
                            ? part.rows
                            : std::min(part.rows, ceil_div(rows_of(part.group), x.tile.m) * x.tile.m);
        if (part.group >= 0) sum += of_rows(own, n, steps);
        if (own < part.rows) sum += of_rows(part.rows - own, n, 1);
        if (part.group < 0 && zeroes_rest && layout == GroupLayout::indices) sum += of_rows(part.rows, n, 1);
      }
      return sum;
    }
    // CTAs of a cluster that have no tile multiply as well. Of so few columns as tests have, all are computed at once.
    const i64 tiles_n = ceil_div(n, x.tile.n * x.cluster.n);
    if (layout != GroupLayout::indices) {
      for (const Part& part : parts(x.tile.m, zeroes_rest)) {
        const i64 tiles_m = ceil_div(part.rows, x.tile.m);
        const i64 of_rest = ceil_div(tiles_m % x.cluster.m * tiles_n, x.cluster.m);
        if (part.group >= 0) sum += (tiles_m / x.cluster.m * tiles_n + of_rest) * of_rows(1, 1, steps);
      }
      return sum;
    }
    const i64 cluster_rows = x.tile.m * x.cluster.m;
    std::vector<Part> rest = parts(x.tile.m, zeroes_rest);
    std::reverse(rest.begin(), rest.end());
    for (i64 first = 0; first < m; first += cluster_rows) {
      std::vector<std::deque<bool>> have_group(x.cluster.m);  // the runs of each CTA
      for (i64 row = first; row < std::min(m, first + cluster_rows); rest.pop_back()) {
        if (rest.back().group >= 0 || zeroes_rest)
          have_group[static_cast<size_t>((row - first) / x.tile.m)].push_back(rest.back().group >= 0);
        row += rest.back().rows;
      }
      const auto has_run = [](const std::deque<bool>& runs) { return !runs.empty(); };
      while (std::any_of(have_group.begin(), have_group.end(), has_run)) {
        const auto begins_with_zeros = [](const std::deque<bool>& runs) { return !runs.empty() && !runs.front(); };
        const bool has_zeros = std::any_of(have_group.begin(), have_group.end(), begins_with_zeros);
        for (std::deque<bool>& runs : have_group)
          if (!runs.empty() && runs.front() != has_zeros) runs.pop_front();
        sum += tiles_n * of_rows(1, 1, has_zeros ? 1 : steps);
      }
    }
    return sum;
  }
};

/// Elements of K in groups: what is computed of A [m, k] and B [n, k], and where groups begin.
struct KGrouping {
  i64 m;
  i64 n;
  i64 k;
  std::vector<i64> offsets;
  i64 step = 1;  // groups begin at multiples of it, whatever the offsets say

  struct Range {
    i64 begin;
    i64 end;
    i64 size() const { return end - begin; }
  };
  i64 groups() const { return static_cast<i64>(offsets.size()) - 1; }
  std::vector<Range> ranges() const {
    const auto offset = [&](size_t i) { return std::clamp<i64>(offsets[i], 0, k) / step * step; };
    std::vector<Range> ranges;
    for (size_t group = 0; group + 1 < offsets.size(); ++group) {
      const i64 begin = group == 0 ? offset(0) : ranges.back().end;
      ranges.push_back({begin, std::max(begin, offset(group + 1))});
    }
    return ranges;
  }
};

}  // namespace rawgemm::test
