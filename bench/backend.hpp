// Between the program and what runs a kernel: the model in the program itself, or the GPU in a shared object of its own
// (gpu.cpp), since the same templates are compiled for both and must not meet in one binary. Plain data only.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include <bench/matrix.hpp>
#include <host/status.hpp>
#include <ptx/types.cuh>

namespace rawgemm::bench {

/// D[m, n] = A[m, k] * B[n, k]^T by the kernel of that name. A and B have the type `input`, D has the type `output`.
/// B lies in memory as [n, k], or as [k, n] where major_b is Major::mn.
struct Problem {
  std::string kernel;
  TensorType input;
  TensorType output;
  Major major_b;
  i64 m;
  i64 n;
  i64 k;
  i64 lda;
  i64 ldb;
  i64 ldd;
};

/// Which of a kernel's configurations: tile of D per CTA, and CTAs per cluster.
struct Shape {
  u32 block_m;
  u32 block_n;
  u32 cluster_m;
  u32 cluster_n;
};

inline std::string tile_name(const Shape& x) { return std::to_string(x.block_m) + "x" + std::to_string(x.block_n); }
inline std::string cluster_name(const Shape& x) {
  return std::to_string(x.cluster_m) + "x" + std::to_string(x.cluster_n);
}

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

/// Means over the samples taken while a contender ran; samples = 0 where NVML gave none.
struct Telemetry {
  int samples = 0;
  double sm_clock_mhz = 0;
  double power_w = 0;
  double temperature_c = 0;
};

/// us: of one call, one entry per round.
struct Timing {
  std::vector<double> us;
  Telemetry telemetry;
};

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
};

/// What the shared object exports, under this name. Returns null and says why where there is no device for the kernels;
/// the program never gives the object back.
using OpenGpu = Gpu*(std::string* why_not);
inline constexpr const char* open_gpu_name = "rawgemm_open_gpu";

}  // namespace rawgemm::bench
