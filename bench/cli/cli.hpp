// The command line.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <bench/cli/extents.hpp>
#include <bench/cli/refusal.hpp>
#include <bench/matrices/inputs.hpp>
#include <bench/problem.hpp>
#include <model.hpp>

namespace rawgemm::bench {

enum class Where { anywhere, model, gpu };

struct ModelOptions {
  model::Policy policy = model::Policy::random;
  std::uint64_t schedule_seed = 1;
  int runs = 1;
  std::string given;  // the first of these options on the command line, empty if none
};

struct RunOptions {
  std::string command_line;
  std::string kernel;
  std::optional<i64> m;
  std::optional<i64> n;
  std::optional<i64> k;
  OperandTypes types{};
  Majors majors{};
  Addition addition = Addition::none;
  Form form = Form::dense;
  i64 products = 4;                           // of a batch, or groups
  std::string sizes = "random";               // of groups: a name or a file
  GroupLayout layout = GroupLayout::offsets;  // of groups of rows
  i64 expected_rows = 0;                      // of groups of rows, as of GroupedGemmArguments
  std::optional<i64> lda;
  std::optional<i64> ldb;
  std::optional<i64> ldd;
  i64 max_sms = 0;  // as of GemmArguments
  std::vector<Configuration> configurations;
  std::uint64_t seed = 1;
  Inputs inputs = Inputs::normal;
  std::string json;
  std::optional<int> launches;  // on the GPU, where nothing is to be timed
  Where where = Where::anywhere;
  ModelOptions model;
  // For scripts.
  std::optional<Where> targets_on;  // print what must be built to run there, and run nothing
  std::string module;               // the file that has the kernel
  bool prints_source = false;       // of a module with the one configuration
};

/// Types of operands, and what takes part for them.
struct BenchmarkTypes {
  OperandTypes operands;
  std::vector<OurContender> ours;
};

struct BenchmarkOptions {
  std::string command_line;
  Form form = Form::dense;
  GroupLayout layout = GroupLayout::offsets;  // of groups of rows, those of ours
  std::vector<Extents> extents;
  std::vector<BenchmarkTypes> types;
  Majors majors{};
  bool accumulates = false;
  i64 max_sms = 0;                 // as of GemmArguments
  std::vector<std::string> peers;  // files
  std::vector<Mode> modes;
  int rounds = 60;
  double seconds = 0.3;
  std::uint64_t seed = 1;
  std::string json;
};

/// kernel: this one, with each of its configurations; empty: all. majors: for operands that lie like this. form: what
/// launches such products. accumulates: what adds to D.
struct ListOptions {
  std::string kernel;
  Majors majors{};
  Form form = Form::dense;
  bool accumulates = false;
};

struct CommandLine {
  std::optional<RunOptions> run;          // the command `run`
  std::optional<BenchmarkOptions> bench;  // the command `bench`
  std::optional<ListOptions> list;        // the command `list`
};

/// No command is set where only help or the version was asked for, which is then printed. Throws Refusal.
CommandLine parse(int argc, const char* const* argv);

}  // namespace rawgemm::bench
