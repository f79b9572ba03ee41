// The types of elements, and 16-bit and 8-bit floating point in plain C++.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include <host/tensor_map.hpp>
#include <ptx/types.cuh>

namespace rawgemm::bench {

/// Of A, B and D. TMA's types (TensorType) have no FP8.
enum class ElementType { bf16, fp16, fp32, e4m3, e5m2 };

template <class Type>
extern const ElementType element_type;
template <>
inline constexpr ElementType element_type<bf16> = ElementType::bf16;
template <>
inline constexpr ElementType element_type<f16> = ElementType::fp16;
template <>
inline constexpr ElementType element_type<float> = ElementType::fp32;
template <>
inline constexpr ElementType element_type<e4m3> = ElementType::e4m3;
template <>
inline constexpr ElementType element_type<e5m2> = ElementType::e5m2;

/// Calls function with a value of the C++ type that `type` names.
template <class Function>
constexpr auto visit_type(ElementType type, Function&& function) {
  if (type == ElementType::fp16) return function(f16{});
  if (type == ElementType::bf16) return function(bf16{});
  if (type == ElementType::e4m3) return function(e4m3{});
  if (type == ElementType::e5m2) return function(e5m2{});
  return function(float{});
}

inline const char* name_of(ElementType type) {
  switch (type) {
    case ElementType::bf16:
      return "bf16";
    case ElementType::fp16:
      return "fp16";
    case ElementType::fp32:
      return "fp32";
    case ElementType::e4m3:
      return "e4m3";
    case ElementType::e5m2:
      return "e5m2";
  }
  return "";
}

/// Of the C++ type.
inline const char* cpp_name_of(ElementType type) {
  if (type == ElementType::fp16) return "f16";
  return type == ElementType::fp32 ? "float" : name_of(type);
}

constexpr i64 bytes_of(ElementType type) {
  return visit_type(type, [](auto element) { return i64{sizeof(element)}; });
}

constexpr bool is_8_bit(ElementType type) { return bytes_of(type) == 1; }

inline float to_float(bf16 x) { return std::bit_cast<float>(std::uint32_t{x.bits} << 16); }

inline float to_float(f16 x) {
  const std::uint32_t sign = std::uint32_t{x.bits & 0x8000u} << 16;
  const std::uint32_t magnitude = x.bits & 0x7fffu;
  if (magnitude >= 0x7c00) return std::bit_cast<float>(sign | 0x7f800000u | (magnitude & 0x3ffu) << 13);
  // As the bits of a float, the exponent is too small by 127 - 15; the product is exact, for subnormal numbers too.
  const float value = std::bit_cast<float>(magnitude << 13) * 0x1p112f;
  return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(value));
}

inline float to_float(float x) { return x; }

/// 4 bits of exponent, 3 of fraction; as OCP's FP8 has it: no infinity, and one NaN of each sign.
inline float to_float(e4m3 x) {
  const std::uint32_t sign = std::uint32_t{x.bits & 0x80u} << 24;
  const std::uint32_t magnitude = x.bits & 0x7fu;
  if (magnitude == 0x7f) return std::bit_cast<float>(sign | 0x7fc00000u);
  const float value = std::bit_cast<float>(magnitude << 20) * 0x1p120f;  // as of fp16, 127 - 7
  return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(value));
}

/// fp16 without its last 8 bits.
inline float to_float(e5m2 x) { return to_float(f16{static_cast<u16>(x.bits << 8)}); }

/// Rounds to the nearest number of the type, ties to even, as cvt.rn does; to FP8 as cvt.rn.satfinite: what is too
/// large, infinity too, becomes the largest number.
template <class Type>
Type rounded(float x);

template <>
inline float rounded<float>(float x) {
  return x;
}

template <>
inline bf16 rounded<bf16>(float x) {
  if (x != x) return {0x7fff};
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(x);
  return {static_cast<u16>((bits + 0x7fff + (bits >> 16 & 1)) >> 16)};
}

template <>
inline f16 rounded<f16>(float x) {
  constexpr std::uint32_t infinity = 0x7c00;
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t sign = bits >> 16 & 0x8000;
  const float magnitude = std::bit_cast<float>(bits & 0x7fffffffu);
  if (x != x) return {0x7fff};
  if (magnitude >= 65520.0f) return {static_cast<u16>(sign | infinity)};
  if (magnitude < 0x1p-14f) {
    // Subnormal: in the sum's last place a float holds multiples of 2^-24, and the addition rounds.
    return {
        static_cast<u16>(sign | (std::bit_cast<std::uint32_t>(magnitude + 0.5f) - std::bit_cast<std::uint32_t>(0.5f)))};
  }
  const std::uint32_t rebiased = std::bit_cast<std::uint32_t>(magnitude) - (std::uint32_t{127 - 15} << 23);
  return {static_cast<u16>(sign | (rebiased + 0xfff + (rebiased >> 13 & 1)) >> 13)};
}

/// The bits of |x| and of its sign in an FP8 type whose smallest normal number is 2^least and whose largest number has
/// the bits `largest`; those of its NaN are 0x7f.
inline u8 rounded_to_8_bits(float x, int least, int fraction_bits, std::uint32_t largest) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(x);
  const std::uint32_t sign = bits >> 24 & 0x80;
  const float magnitude = std::bit_cast<float>(bits & 0x7fffffffu);
  if (x != x) return 0x7f;
  const auto power_of_two = [](int exponent) { return static_cast<std::uint32_t>(127 + exponent) << 23; };
  std::uint32_t result = 0;
  if (magnitude < std::bit_cast<float>(power_of_two(least))) {
    // As of fp16: a float of this size holds multiples of the smallest number, and the addition rounds.
    const float shift = std::bit_cast<float>(power_of_two(least - fraction_bits + 23));
    result = std::bit_cast<std::uint32_t>(magnitude + shift) - std::bit_cast<std::uint32_t>(shift);
  } else {
    const int dropped = 23 - fraction_bits;
    const std::uint32_t rebiased = std::bit_cast<std::uint32_t>(magnitude) - power_of_two(least - 1);
    result = (rebiased + (1u << (dropped - 1)) - 1 + (rebiased >> dropped & 1)) >> dropped;
  }
  return static_cast<u8>(sign | std::min(result, largest));
}

template <>
inline e4m3 rounded<e4m3>(float x) {
  return {rounded_to_8_bits(x, -6, 3, 0x7e)};
}

template <>
inline e5m2 rounded<e5m2>(float x) {
  return {rounded_to_8_bits(x, -14, 2, 0x7b)};
}

/// How a type rounds: half of the distance between neighbours in [1, 2), and between the smallest ones of all. What is
/// beyond `largest` becomes it.
struct Rounding {
  double relative;
  double absolute;
  double largest = std::numeric_limits<double>::infinity();
};

/// is_added_to: a D to whose numbers the sum was added, in fp32.
constexpr Rounding rounding_of(ElementType type, bool is_added_to = false) {
  switch (type) {
    case ElementType::fp16:
      return {0x1p-11, 0x1p-25};
    case ElementType::bf16:
      return {0x1p-8, 0x1p-134};
    case ElementType::fp32:
      return {is_added_to ? 0x1p-23 : 0, 0};  // the sum itself; where that was added, D and its reference round it
    case ElementType::e4m3:
      return {0x1p-4, 0x1p-10, 448};
    case ElementType::e5m2:
      return {0x1p-3, 0x1p-17, 57344};
  }
  return {};
}

}  // namespace rawgemm::bench
