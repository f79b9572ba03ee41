// Between the program and what runs a kernel: the model in the program itself, or the GPU in a shared object of its own
// (gpu.cpp), since the same templates are compiled for both and must not meet in one binary. Plain data only.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <bench/benchmark.hpp>
#include <bench/matrix.hpp>
#include <bench/parallel.hpp>
#include <bench/problem.hpp>
#include <host/status.hpp>

namespace rawgemm::bench {

/// What runs a kernel on operands in host memory.
class Backend {
 public:
  virtual ~Backend() = default;

  /// Runs once and returns when D is there, guards included. Where the status is not ok, its code says why: cuda_error
  /// for what failed underway (or a finding of the model), any other for what was refused.
  virtual Status run(const Problem& problem, const Shape& shape, const Matrix& a, const Matrix& b, Matrix& d) = 0;
};

struct DeviceFacts {
  std::string name;
  int multiprocessors = 0;
  std::string driver;   // "580.95.05", empty where NVML does not say
  std::string toolkit;  // "13.0", of the compiler
  std::string cublaslt;
};

/// "running on NVIDIA H200 (132 SMs, driver 580.95.05, CUDA 13.0, cuBLASLt 13.1.0)"
inline std::string headline_of(const DeviceFacts& x) {
  return "running on " + x.name + " (" + std::to_string(x.multiprocessors) + " SMs, driver " +
         (x.driver.empty() ? "unknown" : x.driver) + ", CUDA " + x.toolkit + ", cuBLASLt " + x.cublaslt + ")";
}

struct TimedRun {
  std::vector<Timing> kernels;  // one per shape
  Timing cublaslt;              // its best algorithm
  int algorithms_offered = 0;
  int algorithms_timed = 0;  // the others refused to run
  int buffer_sets = 0;
};

class Gpu : public Backend {
 public:
  virtual const DeviceFacts& facts() const = 0;

  /// want: packed [m, n], by cuBLASLt from the same inputs, in fp32.
  virtual Status reference(const Problem& problem, const Matrix& a, const Matrix& b, std::vector<float>& want) = 0;

  /// Times all shapes and cuBLASLt's best algorithm in turn, in `rounds` rounds whose order comes from the seed.
  /// cublaslt_d: what that algorithm computed.
  virtual Status time(const Problem& problem, const std::vector<Shape>& shapes, const Matrix& a, const Matrix& b,
                      int rounds, std::uint64_t seed, Matrix& cublaslt_d, TimedRun& result) = 0;

  /// Everything that `rawgemm bench` tells of one problem, whose operands it makes on the device. Not ok: no contender
  /// could be timed; any code but cuda_error is a refusal.
  virtual Status benchmark(const BenchmarkRequest& request, const Progress& progress, BenchmarkResult& result) = 0;
};

/// What the shared object exports, under this name. Returns null and says why where there is no device for the kernels;
/// the program never gives the object back.
using OpenGpu = Gpu*(std::string* why_not);
inline constexpr const char* open_gpu_name = "rawgemm_open_gpu";

}  // namespace rawgemm::bench
