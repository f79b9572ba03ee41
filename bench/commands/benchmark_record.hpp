// What a benchmark was and what it found, for the table and the JSON file.
#pragma once
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <bench/cli/cli.hpp>
#include <bench/measure/floor.hpp>

namespace rawgemm::bench {

struct ProblemRecord {
  Problem problem;
  std::string failure{};  // why nothing could be timed, else empty
  BenchmarkResult result{};

  bool right() const {
    bool right = failure.empty();
    for (const ContenderResult& x : result.contenders) right = right && x.right();
    return right;
  }
};

struct BenchmarkRecord {
  BenchmarkOptions options;
  DeviceFacts device;
  std::vector<ProblemRecord> problems;
};

/// "4096x4096x1024, bf16 -> fp32, B MN-major, added to D, at most 64 SMs"
inline std::string name_of(const Problem& x) {
  return name_of(Extents{x.m, x.n, x.k, x.parts}) + ", " + name_of(x.types) + majors_name(x.majors) +
         (adds(x) ? ", added to D" : "") + (x.max_sms == 0 ? "" : ", at most " + std::to_string(x.max_sms) + " SMs");
}

/// As tables show it.
inline std::string shown_name(const ContenderResult& x) { return x.name + (x.programmatic ? ", programmatic" : ""); }

/// Joules per operation times 10^12: by the energy counter, where its steps covered a good part of the turns, by the
/// samples of the power elsewhere. 0 where there are neither.
inline double picojoules_per_flop(const Problem& problem, const Telemetry& telemetry, double us) {
  constexpr double least_counted_seconds = 0.2;
  const bool counted = telemetry.counted_seconds >= least_counted_seconds;
  return (counted ? telemetry.counted_power_w : telemetry.power_w) * us * 1e6 / flops(problem);
}

void print_headline(const BenchmarkRecord& record);
/// One table: a row per contender and mode; then what did not take part.
void print_problem(const BenchmarkRecord& record, const ProblemRecord& problem);
/// Of all problems: how far the best of ours is from cuBLASLt.
void print_summary(const BenchmarkRecord& record);
std::string to_json(const BenchmarkRecord& record);

}  // namespace rawgemm::bench
