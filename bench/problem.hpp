// A product to compute, the configurations that compute it, and the time they took.
#pragma once
#include <string>
#include <vector>

#include <host/tensor_map.hpp>
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

inline std::string contender_name(const std::string& kernel, const Shape& shape) {
  return kernel + " " + tile_name(shape) + ", cluster " + cluster_name(shape);
}

/// Means over the samples taken while a contender ran; samples = 0 where NVML gave none.
struct Telemetry {
  int samples = 0;
  double sm_clock_mhz = 0;
  double power_w = 0;
  double temperature_c = 0;
  // By the energy counter, over so many seconds of the turns; 0 where its steps were too coarse or nobody asked.
  double counted_power_w = 0;
  double counted_seconds = 0;
};

/// us: of one call, one entry per round.
struct Timing {
  std::vector<double> us;
  Telemetry telemetry;
};

}  // namespace rawgemm::bench
