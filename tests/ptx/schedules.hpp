// Small kernels on the model, under every policy.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include <machine.hpp>
#include <model.hpp>
#include <tests/catch.hpp>

namespace rawgemm::test {

/// Every launch of `launches` in turn, once per schedule. Returns the distinct outcomes: findings, or "" for none.
inline std::vector<std::string> outcomes(const std::function<void()>& launches, int multiprocessors = 2) {
  std::vector<std::string> found;
  const auto run = [&](model::Policy policy, u64 seed) {
    model::settings() = {};
    model::settings().policy = policy;
    model::settings().schedule_seed = seed;
    model::settings().multiprocessors = multiprocessors;
    model::reset_report();
    launches();
    const std::string& finding = model::report().finding;
    if (std::find(found.begin(), found.end(), finding) == found.end()) found.push_back(finding);
  };
  run(model::Policy::eager, 1);
  run(model::Policy::late, 1);
  for (u64 seed = 1; seed <= 8; ++seed) run(model::Policy::random, seed);
  model::settings() = {};
  return found;
}

/// No schedule finds anything.
inline void check_clean(const std::function<void()>& launches, int multiprocessors = 2) {
  for (const std::string& finding : outcomes(launches, multiprocessors)) CHECK(finding == "");
}

/// Every schedule finds something, and says one of these texts.
inline void check_found(const std::function<void()>& launches, const std::vector<std::string>& texts,
                        int multiprocessors = 2) {
  for (const std::string& finding : outcomes(launches, multiprocessors)) {
    INFO(finding);
    bool said = false;
    for (const std::string& text : texts) said |= finding.find(text) != std::string::npos;
    CHECK(said);
  }
}

}  // namespace rawgemm::test
