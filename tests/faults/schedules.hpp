// The schedules in which a changed kernel runs, and how what was found in each is printed.
#pragma once
#include <cstdio>
#include <string>

#include <model.hpp>
#include <ptx/types.cuh>

namespace rawgemm::test {

/// Prints a line for each of eager, late and so many seeds of random: <policy> <seed>, a tab, and what find(policy,
/// seed) gives: the finding, empty where all was right. until_found: none after the first with a finding.
template <class Find>
void report_schedules(long long seeds, bool until_found, const Find& find) {
  bool is_found = false;
  const auto report = [&](const char* name, model::Policy policy, long long seed) {
    if (is_found && until_found) return;
    const std::string finding = find(policy, static_cast<u64>(seed));
    is_found |= !finding.empty();
    std::printf("%s %lld\t%s\n", name, seed, finding.c_str());
    std::fflush(stdout);
  };
  report("eager", model::Policy::eager, 1);
  report("late", model::Policy::late, 1);
  for (long long seed = 1; seed <= seeds; ++seed) report("random", model::Policy::random, seed);
}

}  // namespace rawgemm::test
