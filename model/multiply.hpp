// The arithmetic of one wgmma, bit for bit as an H200 does it (docs/accumulation.md), and of one mma.sync.
#pragma once
#include <numbers.hpp>

namespace rawgemm::model {

/// What decides how it sums: the types of A and B, and whether D is f16 (otherwise fp32).
struct Arithmetic {
  NumberType a;
  NumberType b;
  bool f16_accumulators;

  bool operator==(const Arithmetic&) const = default;
};

/// Register: of D, float or two f16 in a u32.
template <class Register, class A, class B>
constexpr Arithmetic arithmetic() {
  return {number_type<A>(), number_type<B>(), !__is_same(Register, float)};
}

/// Rows of D of every wgmma, and the most of the other two extents.
inline constexpr u32 wgmma_m = 64;
inline constexpr u32 max_wgmma_k = 32;
inline constexpr u32 max_wgmma_n = 256;

/// d[m][n] += a[m][k] * b[k][256]; all are exact values of their types. m: a multiple of 4, at most 64. n: a multiple
/// of 8, at most 256. k: 16, or 32 of FP8.
void multiply(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 m, u32 n, u32 k);
/// The same, as CPUs without AVX2 do it.
void multiply_portable(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 m, u32 n, u32 k);

}  // namespace rawgemm::model
