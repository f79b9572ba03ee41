// FP8 numbers for the tests, by what OCP's "8-bit Floating Point Specification" and PTX's cvt.rn.satfinite say. Written
// without the kernels', the model's or CUDA's conversions, so that it can judge them.
#pragma once
#include <cmath>
#include <cstdint>
#include <limits>

#include <tests/numbers.hpp>

namespace rawgemm::test {

/// What a matrix of the tests holds; a TensorType says no more of FP8 than that it has 8 bits.
enum class Number { e4m3, e5m2, bf16, f16, f32 };

template <class Type>
inline constexpr Number number_of = is_same<Type, e4m3>   ? Number::e4m3
                                    : is_same<Type, e5m2> ? Number::e5m2
                                    : is_same<Type, bf16> ? Number::bf16
                                    : is_same<Type, f16>  ? Number::f16
                                                          : Number::f32;

constexpr const char* name_of(Number type) {
  constexpr const char* names[] = {"e4m3", "e5m2", "bf16", "f16", "f32"};
  return names[static_cast<int>(type)];
}

constexpr bool is_fp8_number(Number type) { return type == Number::e4m3 || type == Number::e5m2; }

constexpr TensorType tensor_type_of(Number type) {
  constexpr TensorType types[] = {TensorType::u8, TensorType::u8, TensorType::bf16, TensorType::f16, TensorType::f32};
  return types[static_cast<int>(type)];
}

struct Fp8Format {
  int fraction_bits;
  int bias;
  u32 largest;  // finite number, as bits
};

constexpr Fp8Format fp8_format(Number type) {
  return type == Number::e4m3 ? Fp8Format{.fraction_bits = 3, .bias = 7, .largest = 0x7e}
                              : Fp8Format{.fraction_bits = 2, .bias = 15, .largest = 0x7b};
}

inline constexpr u32 fp8_nan = 0x7f;                        // of both types
inline constexpr u32 e5m2_infinity = 0x7c;                  // e4m3 has none
inline constexpr u32 smallest_fp8_normal[] = {0x08, 0x04};  // by Number

inline float decode_fp8(Number type, u32 bits) {
  const Fp8Format format = fp8_format(type);
  const u32 magnitude = bits & 0x7f;
  const float sign = (bits & 0x80) != 0 ? -1.0f : 1.0f;
  if (magnitude > format.largest)
    return type == Number::e5m2 && magnitude == e5m2_infinity ? sign * std::numeric_limits<float>::infinity()
                                                              : std::numeric_limits<float>::quiet_NaN();
  const int exponent = static_cast<int>(magnitude >> format.fraction_bits);
  const int one = 1 << format.fraction_bits;
  const int fraction = static_cast<int>(magnitude) % one;
  const int significand = exponent == 0 ? fraction : one + fraction;
  return sign * std::ldexp(static_cast<float>(significand), std::max(exponent, 1) - format.bias - format.fraction_bits);
}

/// To nearest, ties to the even code; what is larger than the largest finite number becomes that, infinity too.
inline u32 encode_fp8(Number type, float x) {
  if (std::isnan(x)) return fp8_nan;
  const u32 sign = std::signbit(x) ? 0x80 : 0;
  const double magnitude = std::fabs(static_cast<double>(x));
  // Codes are in the order of their numbers: the last one that is not above x.
  u32 below = 0;
  for (u32 step = 64; step != 0; step /= 2)
    if (below + step <= fp8_format(type).largest && decode_fp8(type, below + step) <= magnitude) below += step;
  if (below == fp8_format(type).largest) return sign | below;
  const double middle = (double{decode_fp8(type, below)} + double{decode_fp8(type, below + 1)}) / 2;
  return sign | (magnitude > middle || (magnitude == middle && below % 2 == 1) ? below + 1 : below);
}

/// NaN becomes one.
inline u32 encode(Number type, float x) {
  if (is_fp8_number(type)) return encode_fp8(type, x);
  if (std::isnan(x)) return type == Number::f32 ? 0x7fffffff : 0x7fff;
  return encode(tensor_type_of(type), x);
}

inline float decode(Number type, u32 bits) {
  return is_fp8_number(type) ? decode_fp8(type, bits) : decode(tensor_type_of(type), bits);
}

}  // namespace rawgemm::test
