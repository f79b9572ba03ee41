// The command line of `rawgemm bench`.
#pragma once
#include <CLI/CLI.hpp>

#include <string>
#include <vector>

#include <bench/cli/cli.hpp>
#include <bench/cli/cli_values.hpp>

namespace rawgemm::bench {

class BenchmarkCommand {
 public:
  /// Adds the command to the program. CLI11 keeps the addresses of the members.
  explicit BenchmarkCommand(CLI::App& app);
  BenchmarkCommand(const BenchmarkCommand&) = delete;
  BenchmarkCommand& operator=(const BenchmarkCommand&) = delete;

  bool parsed() const { return command_->parsed(); }

  /// After parsing. Throws Refusal.
  BenchmarkOptions options() const;

 private:
  CLI::App* command_;
  BenchmarkOptions options_;
  std::string shapes_;
  std::vector<std::string> types_{"bf16"};
  AskedTypes asked_;
  AskedMajors majors_;
  std::string layout_ = "offsets";
  std::vector<std::string> kernels_;
  std::vector<i64> expected_rows_;
  std::vector<std::string> dense_;
  std::vector<std::string> programmatic_;
  std::vector<std::string> modes_{"rr", "burst", "sustained"};
};

}  // namespace rawgemm::bench
