// Runs transpose_scales under several schedules, as tests/faults/driver.cpp does a GEMM, and prints the same.
//
// usage: <program> ROWS K_BLOCKS PADDING SEEDS GROUP_ROWS [until_found]
// GROUP_ROWS: of groups of so many, of which some have fewer that count, and some none. 0: there are no groups.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <tests/faults/schedules.hpp>
#include <tests/kernels/transposed.hpp>

namespace rawgemm::test {

inline std::string transpose_finding(i64 rows, i64 k_blocks, i64 padding, i64 group_rows, model::Policy policy,
                                     u64 seed) {
  Random random(3);
  Transposed transposed(rows, k_blocks, padding, random);
  std::vector<i32> counts;
  if (group_rows > 0) {
    for (i64 group = 0; group < rows / group_rows; ++group)
      counts.push_back(static_cast<i32>(group % 2 == 0 ? group_rows : group % 4 == 1 ? 0 : group_rows / 2));
    transposed.counts = counts.data();
    transposed.group_rows = group_rows;
  }
  model::Settings& settings = model::settings();
  settings.policy = policy;
  settings.schedule_seed = seed;
  settings.multiprocessors = 2;
  model::reset_report();
  const auto s = transposed.s_ahead_of_nothing();
  const Status status = transpose_scales(transposed.arguments(s.data(), transposed.d.data()), Stream{});
  if (!status.ok()) return status.text;
  if (const std::string& finding = model::report().finding; !finding.empty()) return finding;
  const std::string wrong = transposed.judge();
  return wrong.empty() ? wrong : "wrong values: " + wrong;
}

inline int run_transpose(int count, char** arguments) {
  if (count < 6) {
    std::fprintf(stderr, "usage: %s ROWS K_BLOCKS PADDING SEEDS GROUP_ROWS [until_found]\n", arguments[0]);
    return 2;
  }
  const auto number = [&](int i) { return std::strtoll(arguments[i], nullptr, 10); };
  const bool until_found = count > 6 && std::string(arguments[6]) == "until_found";
  report_schedules(number(4), until_found, [&](model::Policy policy, u64 seed) {
    return transpose_finding(number(1), number(2), number(3), number(5), policy, seed);
  });
  return 0;
}

}  // namespace rawgemm::test
