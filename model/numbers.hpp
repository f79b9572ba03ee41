// The number formats of matrix operands: what their bits are worth, and rounding to them.
#pragma once
#include <bit>

#include <ptx/types.cuh>

namespace rawgemm::model {

enum class NumberType : unsigned char { f16, bf16, e4m3, e5m2 };

template <class Type>
constexpr NumberType number_type() {
  if constexpr (__is_same(Type, f16)) return NumberType::f16;
  if constexpr (__is_same(Type, bf16)) return NumberType::bf16;
  if constexpr (__is_same(Type, e4m3)) return NumberType::e4m3;
  if constexpr (__is_same(Type, e5m2)) return NumberType::e5m2;
}

float f16_value(u16 bits);
inline float bf16_value(u16 bits) { return std::bit_cast<float>(u32{bits} << 16); }
float e4m3_value(u8 bits);
inline float e5m2_value(u8 bits) { return f16_value(static_cast<u16>(bits << 8)); }

/// To the nearest, ties to even; any NaN becomes 0x7fff.
u16 round_to_f16(float value);
u16 round_to_bf16(float value);
/// Likewise, and what is larger than the largest finite number becomes that number; any NaN becomes 0x7f.
u8 round_to_e4m3(float value);
u8 round_to_e5m2(float value);

/// The NaN that arithmetic in FP32 gives.
inline float canonical_nan() { return std::bit_cast<float>(0x7fffffffu); }

}  // namespace rawgemm::model
