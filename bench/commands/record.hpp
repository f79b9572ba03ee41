// What a run was and what it found, for the table and the JSON file.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <bench/cli/cli.hpp>
#include <bench/matrices/compare.hpp>
#include <bench/measure/floor.hpp>
#include <model.hpp>

namespace rawgemm::bench {

/// Of one D: all elements against a sum in fp32, sampled rows against a sum in fp64.
struct Check {
  Comparison all;
  Comparison sample;

  bool right() const { return all.right() && sample.right(); }
};

struct ConfigurationRecord {
  Configuration configuration;
  Check check{};
  std::string failure{};   // what CUDA said when the kernel failed, else empty
  model::Report report{};  // model: the sum of all runs
  int runs = 0;
  double seconds = 0;  // model: of all runs

  bool right() const { return check.right() && failure.empty() && report.finding.empty(); }
};

struct RunRecord {
  RunOptions options;
  std::string headline;  // where it ran, in words
  bool on_gpu = false;
  DeviceFacts device;  // on the GPU
  Problem problem;     // its kernel: the one that computes it
  std::string choice;  // why, where the problem chose the kernel and its configuration, else empty
  std::string reference;
  std::string bound;
  std::vector<ConfigurationRecord> configurations;
  std::optional<TimedRun> timed;
  std::optional<Check> cublaslt_check;

  bool right() const {
    bool right = !cublaslt_check || cublaslt_check->right();
    for (const ConfigurationRecord& x : configurations) right = right && x.right();
    return right;
  }
};

/// "random"
const char* name_of(model::Policy policy);

void print_headline(const RunRecord& record);
void print_results(const RunRecord& record);
std::string to_json(const RunRecord& record);

}  // namespace rawgemm::bench
