// 16-bit floating point in plain C++, and the names of the element types.
#pragma once
#include <bit>
#include <cstdint>
#include <limits>

#include <host/tensor_map.hpp>
#include <ptx/types.cuh>

namespace rawgemm::bench {

inline const char* name_of(TensorType type) {
  switch (type) {
    case TensorType::f16:
      return "fp16";
    case TensorType::bf16:
      return "bf16";
    default:  // f32: the command line knows no other
      return "fp32";
  }
  return "";
}

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

/// Rounds to the nearest number of the type, ties to even, as cvt.rn does.
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

/// Half of the distance between neighbours in [1, 2), and between the smallest ones of all.
struct Rounding {
  double relative;
  double absolute;
};

inline Rounding rounding_of(TensorType type) {
  switch (type) {
    case TensorType::f16:
      return {0x1p-11, 0x1p-25};
    case TensorType::bf16:
      return {0x1p-8, 0x1p-134};
    default:          // f32: the command line knows no other
      return {0, 0};  // the sum itself
  }
  return {};
}

/// Calls function with a value of the C++ type that `type` names.
template <class Function>
auto visit_type(TensorType type, Function&& function) {
  if (type == TensorType::f16) return function(f16{});
  if (type == TensorType::bf16) return function(bf16{});
  return function(float{});
}

}  // namespace rawgemm::bench
