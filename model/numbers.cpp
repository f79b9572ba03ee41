#include <numbers.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace rawgemm::model {
namespace {

/// A number with `fraction_bits` bits of fraction, an exponent with this bias, and neither infinity nor NaN.
float finite_value(u32 magnitude, u32 fraction_bits, int bias) {
  const u32 exponent = magnitude >> fraction_bits;
  const u32 fraction = magnitude & ((1u << fraction_bits) - 1);
  const u32 significand = exponent == 0 ? fraction : fraction | 1u << fraction_bits;
  const int scale = static_cast<int>(exponent == 0 ? 1 : exponent) - bias - static_cast<int>(fraction_bits);
  return std::ldexp(static_cast<float>(significand), scale);
}

float value_of_f16(u32 bits) {
  const u32 magnitude = bits & 0x7fff;
  const float value = magnitude < 0x7c00 ? finite_value(magnitude, 10, 15) : magnitude == 0x7c00 ? INFINITY : NAN;
  return bits & 0x8000 ? -value : value;
}

float value_of_e4m3(u32 bits) {
  const u32 magnitude = bits & 0x7f;
  const float value = magnitude < 0x7f ? finite_value(magnitude, 3, 7) : NAN;
  return bits & 0x80 ? -value : value;
}

template <u32 count>
std::array<float, count> table(float (&value)(u32)) {
  std::array<float, count> values;
  for (u32 i = 0; i < count; ++i) values[i] = value(i);
  return values;
}

/// `largest`: the bits of the largest finite number.
u8 round_to_fp8(float value, int fraction_bits, int bias, u32 largest) {
  if (std::isnan(value)) return 0x7f;
  const u32 sign = std::signbit(value) ? 0x80 : 0;
  const float magnitude = std::fabs(value);
  if (magnitude == 0) return static_cast<u8>(sign);
  if (std::isinf(magnitude)) return static_cast<u8>(sign | largest);
  // In units of the last place of its exponent; units of the smallest exponent are also those of subnormal numbers.
  const int exponent = std::max(std::ilogb(magnitude), 1 - bias);
  const float units = std::nearbyint(std::ldexp(magnitude, fraction_bits - exponent));
  const i64 bits = (i64{exponent + bias - 1} << fraction_bits) + static_cast<i64>(units);
  return static_cast<u8>(sign | std::min<i64>(bits, largest));
}

}  // namespace

float f16_value(u16 bits) {
  static const auto values = table<65536>(value_of_f16);
  return values[bits];
}

float e4m3_value(u8 bits) {
  static const auto values = table<256>(value_of_e4m3);
  return values[bits];
}

u16 round_to_bf16(float value) {
  const u32 bits = std::bit_cast<u32>(value);
  if (std::isnan(value)) return 0x7fff;
  return static_cast<u16>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

u16 round_to_f16(float value) {
  const u32 bits = std::bit_cast<u32>(value);
  const u32 sign = bits >> 16 & 0x8000;
  if (std::isnan(value)) return 0x7fff;
  const float magnitude = std::fabs(value);
  if (magnitude >= 65520.0f) return static_cast<u16>(sign | 0x7c00);
  constexpr float smallest_normal = 6.103515625e-05f;
  if (magnitude < smallest_normal)
    return static_cast<u16>(sign | static_cast<u32>(std::nearbyint(magnitude * 16777216.0f)));
  const u32 rounded = (bits & 0x7fffffff) + 0xfff + (bits >> 13 & 1);
  return static_cast<u16>(sign | ((rounded - (112u << 23)) >> 13));
}

u8 round_to_e4m3(float value) { return round_to_fp8(value, 3, 7, 0x7e); }

u8 round_to_e5m2(float value) { return round_to_fp8(value, 2, 15, 0x7b); }

}  // namespace rawgemm::model
