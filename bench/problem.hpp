// A product to compute, the configurations that compute it, and the time they took.
#pragma once
#include <string>
#include <vector>

#include <bench/matrices/numbers.hpp>
#include <bench/matrices/scales.hpp>
#include <host/configurations.hpp>

namespace rawgemm::bench {

/// Of A, B and D, and in FP8 what has scales: a row of the table of a kernel's types.
struct OperandTypes {
  ElementType input;
  ElementType input_b;
  ElementType output;
  ScaleMode scales;

  bool operator==(const OperandTypes&) const = default;
};

/// Whether the product is added to what D holds, in fp32: by the epilogue AddToD, which has two ways, or by the default
/// one with beta = 1 and C = D, which is what cuBLASLt has.
enum class Addition { none, by_add_to_d, by_load, by_beta };

/// Behind the name of what computes it.
inline const char* name_of(Addition addition) {
  switch (addition) {
    case Addition::none:
      return "";
    case Addition::by_add_to_d:
      return ", AddToD";
    case Addition::by_load:
      return ", AddToD by load";
    case Addition::by_beta:
      return ", beta = 1";
  }
  return "";
}

/// A configuration with its epilogue, which is the default one where nothing is added, or by beta.
struct Instance {
  Configuration configuration;
  Addition addition;
};

/// D[m, n] = A[m, k] * B[n, k]^T, or D += that, by the kernel of that name. MN-major, A lies in memory as [k, m], B as
/// [k, n]. Where D is FP8, it is multiplied by scale_d, a power of two.
struct Problem {
  std::string kernel;
  OperandTypes types;
  float scale_d = 1;
  Majors majors{};
  Addition addition = Addition::none;
  i64 m;
  i64 n;
  i64 k;
  i64 lda;
  i64 ldb;
  i64 ldd;
  i64 max_sms = 0;  // as of GemmArguments
};

/// Rows and columns of an operand [rows, k] as it lies in memory.
struct Stored {
  i64 rows;
  i64 columns;
};
constexpr Stored stored(Major major, i64 rows, i64 k) { return major == Major::k ? Stored{rows, k} : Stored{k, rows}; }
inline Stored stored_a(const Problem& x) { return stored(x.majors.a, x.m, x.k); }
inline Stored stored_b(const Problem& x) { return stored(x.majors.b, x.n, x.k); }

inline bool adds(const Problem& x) { return x.addition != Addition::none; }
inline Instance instance_of(const Problem& x, const Configuration& configuration) {
  return {configuration, x.addition};
}

/// "bf16 -> fp32", "e4m3 x e5m2 -> bf16, tensor scales"
inline std::string name_of(const OperandTypes& x) {
  const std::string of_b = x.input_b == x.input ? "" : std::string(" x ") + name_of(x.input_b);
  const std::string scales = x.scales == ScaleMode::none ? "" : std::string(", ") + name_of(x.scales) + " scales";
  return name_of(x.input) + of_b + " -> " + name_of(x.output) + scales;
}

inline ScaleLayout scale_layout_a(const Problem& x) { return scale_layout(x.types.scales, false, x.m, x.k); }
inline ScaleLayout scale_layout_b(const Problem& x) { return scale_layout(x.types.scales, true, x.n, x.k); }

/// Where the operands of a problem lie; scales: where it has any.
struct Addresses {
  const void* a;
  const void* b;
  void* d;
  const void* scales_a = nullptr;
  const void* scales_b = nullptr;
  const void* scale_d = nullptr;
};

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
