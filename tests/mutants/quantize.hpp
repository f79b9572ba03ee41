// Runs quantize_blocks under several schedules, as tests/faults/driver.cpp does a GEMM, and prints the same.
//
// usage: <program> ROWS K PADDING SEEDS [until_found]
#pragma once
#include <cstdio>
#include <cstdlib>
#include <string>

#include <tests/faults/schedules.hpp>
#include <tests/kernels/quantized.hpp>

namespace rawgemm::test {

template <class Config>
std::string quantize_finding(i64 rows, i64 k, i64 padding, model::Policy policy, u64 seed) {
  Quantized<Config> quantized(rows, k, padding);
  Random random(3);
  quantized.fill([&] { return static_cast<float>(random.normal()); });
  // A block of zeros, where there is more than one.
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 128; column < std::min<i64>(k, 256); ++column) quantized.x.set(row, column, 0);
  model::Settings& settings = model::settings();
  settings.policy = policy;
  settings.schedule_seed = seed;
  settings.multiprocessors = 2;
  model::reset_report();
  const Status status = quantize_blocks<Config>(quantized.arguments(), Stream{});
  if (!status.ok()) return status.text;
  if (const std::string& finding = model::report().finding; !finding.empty()) return finding;
  const std::string wrong = quantized.judge();
  return wrong.empty() ? wrong : "wrong values: " + wrong;
}

template <class Config>
int run_quantize(int count, char** arguments) {
  if (count < 5) {
    std::fprintf(stderr, "usage: %s ROWS K PADDING SEEDS [until_found]\n", arguments[0]);
    return 2;
  }
  const auto number = [&](int i) { return std::strtoll(arguments[i], nullptr, 10); };
  const bool until_found = count > 5 && std::string(arguments[5]) == "until_found";
  report_schedules(number(4), until_found, [&](model::Policy policy, u64 seed) {
    return quantize_finding<Config>(number(1), number(2), number(3), policy, seed);
  });
  return 0;
}

}  // namespace rawgemm::test
