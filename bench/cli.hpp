// The command line.
#pragma once
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <bench/backend.hpp>
#include <bench/inputs.hpp>
#include <model.hpp>

namespace rawgemm::bench {

/// Why the program cannot do what it was asked for, in one line. It then ends with refused_exit_code.
struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline constexpr int refused_exit_code = 2;

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
  TensorType input = TensorType::bf16;
  TensorType output = TensorType::bf16;
  Major major_b = Major::k;
  std::optional<i64> lda;
  std::optional<i64> ldb;
  std::optional<i64> ldd;
  std::vector<Shape> shapes;
  std::uint64_t seed = 1;
  Inputs inputs = Inputs::normal;
  std::string json;
  std::optional<int> launches;  // on the GPU, where nothing is to be timed
  Where where = Where::anywhere;
  ModelOptions model;
};

struct CommandLine {
  std::optional<RunOptions> run;  // the command `run`
  bool list = false;              // the command `list`
};

/// Neither command is set where only help was asked for, which is then printed. Throws Refusal.
CommandLine parse(int argc, const char* const* argv);

}  // namespace rawgemm::bench
