// What tests need of numbers: seeded values that are the same on every machine, and the 16-bit types on the host.
// Written without the kernels' or CUDA's conversions, so that it can judge them.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include <host/tensor_map.hpp>

namespace rawgemm::test {

/// A sequence of 64-bit numbers in which each is a mix of all bits of its place and the seed (splitmix64).
class Random {
 public:
  explicit Random(u64 seed) : state_(seed) {}

  u64 next() {
    u64 x = state_ += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
  }

  /// From low to high, both included.
  i64 between(i64 low, i64 high) { return low + static_cast<i64>(next() % static_cast<u64>(high - low + 1)); }

  /// Mean 0, deviation 1.
  double normal() {
    const double u = static_cast<double>((next() >> 11) + 1) * 0x1p-53;
    const double v = static_cast<double>(next() >> 11) * 0x1p-53;
    return std::sqrt(-2 * std::log(u)) * std::cos(2 * 3.14159265358979323846 * v);
  }

 private:
  u64 state_;
};

/// The bits of x rounded to nearest even. x is not NaN.
inline u32 encode(TensorType type, float x) {
  const u32 bits = std::bit_cast<u32>(x);
  if (type == TensorType::f32) return bits;
  if (type == TensorType::bf16) return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;

  const u32 sign = bits >> 31 << 15;
  const float magnitude = std::fabs(x);
  if (magnitude >= 65520) return sign | 0x7c00;  // half a unit above the largest number
  if (magnitude == 0) return sign;
  const int exponent = std::max(std::ilogb(magnitude), -14);
  const float units = std::nearbyint(std::ldexp(magnitude, 10 - exponent));  // of 2^(exponent - 10)
  // Up to 1023 units of the smallest exponent is a subnormal; 2048 carry into the exponent, as they should.
  return sign | (static_cast<u32>(exponent + 14) * 1024 + static_cast<u32>(units));
}

inline float decode(TensorType type, u32 bits) {
  if (type == TensorType::f32) return std::bit_cast<float>(bits);
  if (type == TensorType::bf16) return std::bit_cast<float>(bits << 16);

  const float sign = (bits & 0x8000) != 0 ? -1.0f : 1.0f;
  const int exponent = static_cast<int>(bits >> 10 & 31);
  const float fraction = static_cast<float>(bits & 1023);
  if (exponent == 31)
    return fraction == 0 ? sign * std::numeric_limits<float>::infinity() : std::numeric_limits<float>::quiet_NaN();
  return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25));
}

/// Half of the distance to the next number, relative to the number.
inline double unit_roundoff(TensorType type) {
  return type == TensorType::f32 ? 0x1p-24 : type == TensorType::f16 ? 0x1p-11 : 0x1p-8;
}

}  // namespace rawgemm::test
