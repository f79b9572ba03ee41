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

/// `width` columns of D at a time stay in registers while k goes by.
template <u32 width>
[[gnu::always_inline]] inline void multiply_columns(float* d, const float* a, const float* b, u32 n) {
  constexpr u32 vector_floats = 8;
  typedef float Vector __attribute__((vector_size(vector_floats * sizeof(float))));
  constexpr u32 vectors = width / vector_floats;
  for (u32 row = 0; row < m; ++row) {
    Vector sum[vectors];
    std::memcpy(sum, d + row * n, sizeof(sum));
    for (u32 i = 0; i < k; ++i) {
      Vector columns[vectors];
      std::memcpy(columns, b + i * b_row, sizeof(columns));
      for (u32 v = 0; v < vectors; ++v) sum[v] += a[row * k + i] * columns[v];
    }
    std::memcpy(d + row * n, sum, sizeof(sum));
  }
}

[[gnu::always_inline]] inline void multiply_all(float* d, const float* a, const float* b, u32 n) {
  constexpr u32 wide = 64;
  constexpr u32 narrow = 8;
  u32 column = 0;
  for (; column + wide <= n; column += wide) multiply_columns<wide>(d + column, a, b + column, n);
  for (; column < n; column += narrow) multiply_columns<narrow>(d + column, a, b + column, n);
}

#if defined(__x86_64__)
[[gnu::target("avx2,fma")]] void multiply_avx2(float* d, const float* a, const float* b, u32 n) {
  multiply_all(d, a, b, n);
}
#endif

}  // namespace

float bf16_value(u16 bits) {
  const u32 wide = u32{bits} << 16;
  float value;
  std::memcpy(&value, &wide, sizeof(value));
  return value;
}

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
