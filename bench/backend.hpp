// Between the program and what runs a kernel: the model in the program itself, or the GPU in a shared object of its own
// (gpu/gpu.cpp), since the same templates are compiled for both and must not meet in one binary. Plain data only.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <bench/benchmark.hpp>
#include <bench/commit.hpp>
#include <bench/matrices/parallel.hpp>
#include <bench/operand.hpp>
#include <bench/problem.hpp>
#include <host/status.hpp>

namespace rawgemm::bench {

/// What runs a kernel on operands in host memory.
class Backend {
 public:
  virtual ~Backend() = default;

  /// What the launcher refuses before it asks the device, for operands that need not exist yet.
  virtual Status check(const Problem& problem, const Configuration& configuration) = 0;

  /// Runs once and returns when D is there, guards included. Where the status is not ok, its code says why: cuda_error
  /// for what failed underway (or a finding of the model), any other for what was refused.
  virtual Status run(const Problem& problem, const Configuration& configuration, const Operand& a, const Operand& b,
                     Matrix& d) = 0;
};

/// What a GPU compares all elements of a result with.
inline const char* reference_name(const Problem& x) {
  return x.types.scales == ScaleMode::none ? "cuBLASLt in fp32" : "fp64 loop on the GPU";
}

struct DeviceFacts {
  std::string name;
  int multiprocessors = 0;
  std::string driver;   // "580.95.05", empty where NVML does not say
  std::string toolkit;  // "13.0", of the compiler
  std::string cublaslt;
};

/// "running on NVIDIA H200 (132 SMs, driver 580.95.05, CUDA 13.0, cuBLASLt 13.1.0), rawgemm at 2f314cd0c1c1"
inline std::string headline_of(const DeviceFacts& x) {
  return "running on " + x.name + " (" + std::to_string(x.multiprocessors) + " SMs, driver " +
         (x.driver.empty() ? "unknown" : x.driver) + ", CUDA " + x.toolkit + ", cuBLASLt " + x.cublaslt +
         "), rawgemm at " + commit;
}

struct TimedRun {
  std::vector<Timing> kernels;     // one per configuration
  Timing cublaslt;                 // its best algorithm
  std::string without_cublaslt{};  // why it was not timed, else empty
  int algorithms_offered = 0;
  int algorithms_timed = 0;  // the others refused to run
  int buffer_sets = 0;

  bool has_cublaslt() const { return without_cublaslt.empty(); }
};

class Gpu : public Backend {
 public:
  virtual const DeviceFacts& facts() const = 0;

  /// Ok where all of these are built for the GPU; otherwise it says what builds them.
  virtual Status require_built(const std::vector<Instance>& instances) = 0;

  /// want: packed [m, n], A * B^T of the same inputs: by cuBLASLt in fp32, of FP8 by a loop in fp64.
  virtual Status reference(const Problem& problem, const Operand& a, const Operand& b, std::vector<float>& want) = 0;

  /// Times all configurations and cuBLASLt's best algorithm in turn, in `rounds` rounds whose order comes from the
  /// seed. cublaslt_d: what that algorithm computed.
  virtual Status time(const Problem& problem, const std::vector<Configuration>& configurations, const Operand& a,
                      const Operand& b, int rounds, std::uint64_t seed, Matrix& cublaslt_d, TimedRun& result) = 0;

  /// Everything that `rawgemm bench` tells of one problem, whose operands it makes on the device. Not ok: no contender
  /// could be timed; any code but cuda_error is a refusal.
  virtual Status benchmark(const BenchmarkRequest& request, const Progress& progress, BenchmarkResult& result) = 0;
};

/// What the shared object exports, under this name. Returns null and says why where there is no device for the kernels;
/// the program never gives the object back.
using OpenGpu = Gpu*(std::string* why_not);
inline constexpr const char* open_gpu_name = "rawgemm_open_gpu";

}  // namespace rawgemm::bench
