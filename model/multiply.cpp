#include <multiply.hpp>

#include <array>
#include <cmath>
#include <cstring>

namespace rawgemm::model {
namespace {

constexpr u32 m = 64;
constexpr u32 k = 16;
constexpr u32 b_row = 256;

float value_of_f16(u32 bits) {
  const u32 exponent = bits >> 10 & 0x1f;
  const float fraction = static_cast<float>(bits & 0x3ff);
  float magnitude;
  if (exponent == 0)
    magnitude = std::ldexp(fraction, -24);
  else if (exponent == 0x1f)
    magnitude = fraction == 0 ? INFINITY : NAN;
  else
    magnitude = std::ldexp(1024 + fraction, static_cast<int>(exponent) - 25);
  return bits & 0x8000 ? -magnitude : magnitude;
}

constexpr u32 vector_floats = 8;
typedef float Vector __attribute__((vector_size(vector_floats * sizeof(float)), aligned(sizeof(float))));

/// `rows` x `vectors` vectors of D stay in registers while k goes by.
template <u32 rows, u32 vectors>
[[gnu::always_inline]] inline void multiply_block(float* d, const float* a, const float* b, u32 n) {
  Vector sum[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) sum[r][v] = *reinterpret_cast<Vector*>(d + r * n + v * vector_floats);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v)
        sum[r][v] += a[r * k + i] * *reinterpret_cast<const Vector*>(b + i * b_row + v * vector_floats);
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) *reinterpret_cast<Vector*>(d + r * n + v * vector_floats) = sum[r][v];
}

[[gnu::always_inline]] inline void multiply_all(float* d, const float* a, const float* b, u32 n) {
  constexpr u32 rows = 4;
  constexpr u32 wide = 2 * vector_floats;
  for (u32 row = 0; row < m; row += rows) {
    u32 column = 0;
    for (; column + wide <= n; column += wide)
      multiply_block<rows, 2>(d + row * n + column, a + row * k, b + column, n);
    if (column < n) multiply_block<rows, 1>(d + row * n + column, a + row * k, b + column, n);
  }
}

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void multiply_avx2(float* d, const float* a, const float* b, u32 n) {
  multiply_all(d, a, b, n);
}
#endif

}  // namespace

float f16_value(u16 bits) {
  static const auto table = [] {
    std::array<float, 65536> values{};
    for (u32 i = 0; i < values.size(); ++i) values[i] = value_of_f16(i);
    return values;
  }();
  return table[bits];
}

void multiply(float* d, const float* a, const float* b, u32 n) {
#if defined(__x86_64__)
  static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (has_avx2) return multiply_avx2(d, a, b, n);
#endif
  multiply_all(d, a, b, n);
}

}  // namespace rawgemm::model
