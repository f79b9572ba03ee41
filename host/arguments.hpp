// What a GEMM is called with.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

/// Sizes up to here leave room for tiles that overhang, in the 32-bit coordinates of TMA.
inline constexpr i64 max_extent = i64{1} << 30;
/// Elements along K, and rows of B, that a block scale is for.
inline constexpr i64 scaled_k = 128;
constexpr i64 ceil_div(i64 x, i64 y) { return (x + y - 1) / y; }

/// The factors that make numbers of an FP8 operand's elements: one float for all of it, or one for each row of A, of B.
/// In the memory of the device, at a multiple of 4 bytes; null: 1, where it is one.
struct OperandScales {
  const float* address = nullptr;
  bool each_row = false;
};

/// Factors of FP8 operands for each 128 of K, fp32 in the memory of the device, for kernels that promote.
struct BlockScaleArguments {
  /// Of A: that of row i and k block l at a[l * lda + i].  lda: at least m, a multiple of 4; a: aligned to 16 bytes.
  /// With major_a = Major::k, for few rows: at a[i * lda + l], by ldb's and b's rules.
  const float* a = nullptr;
  i64 lda = 0;
  /// Of B, where a factor is for 128 rows: that of rows 128 j to 128 j + 127 and k block l at b[j * ldb + l].
  /// ldb: at least ceil(k / 128); b: at a multiple of 4 bytes.
  /// Where it is for one row, as those of A: row j's at b[l * ldb + j].
  const float* b = nullptr;
  i64 ldb = 0;
  Major major_a = Major::mn;
};

/// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n], all row-major in the memory of the current device; C has the
/// type of D, and may be D itself with the same leading dimension. D overlaps nothing else that is read.
/// With major_a = Major::mn in the Configuration, A lies as [k, m], with major_b = Major::mn B as [k, n].
/// lda, ldb, ldd, ldc: elements from one row to the next.  Base addresses and rows begin at multiples of 16 bytes.
/// m = 0 or n = 0: nothing is done.  k = 0: D becomes beta * C.  beta = 0: C is not read.  alpha = 0 does multiply: NaN
/// and infinity in A and B reach D.  The pointers of empty operands, and of C where beta = 0, are not looked at.
struct GemmArguments {
  i64 m;
  i64 n;
  i64 k;
  const void* a;
  i64 lda;
  const void* b;
  i64 ldb;
  void* d;
  i64 ldd;
  float alpha = 1;
  float beta = 0;
  const void* c = nullptr;
  i64 ldc = 0;
  /// Programmatic dependent launch: the kernel may begin while the one before it in the stream runs; it waits for its
  /// end before it touches A, C or D or scales, and B and its block scales too unless weights_ready.
  bool programmatic = false;
  /// The caller promises: neither the kernel before nor one that still runs beside it writes B or its block scales.
  bool weights_ready = false;
  /// At most so many CTAs, in whole clusters but at least one: other SMs are left to others; 0: as many as fit.
  /// gemm_multistage, gemm_slicedk, and kernels that split K, whose CTAs have one tile each, refuse fewer than D needs;
  /// gemm() then calls others. No kernel's bits depend on it.
  i64 max_sms = 0;
  /// Where A and B are FP8: D = alpha * scale_a * scale_b * A * B^T + beta * C, times scale_d where D is FP8, too.
  /// Either these or block scales.
  OperandScales scale_a = {};
  OperandScales scale_b = {};
  const float* scale_d = nullptr;  // one float; null: 1
  BlockScaleArguments block_scales = {};
};

}  // namespace rawgemm
