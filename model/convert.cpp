// "Data Movement and Conversion Instructions: cvt".
#include <cmath>

#include <instructions.hpp>
#include <numbers.hpp>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

u8 round_to_fp8(NumberType type, float value) {
  return type == NumberType::e4m3 ? round_to_e4m3(value) : round_to_e5m2(value);
}

}  // namespace

u32 cvt_rn_x2_f32(NumberType type, float high, float low, Site site) {
  const float values[] = {high, low};
  check_accumulators("cvt", values, 2, site);
  const auto round = type == NumberType::bf16 ? round_to_bf16 : round_to_f16;
  return u32{round(high)} << 16 | round(low);
}

u16 cvt_rn_satfinite_x2_f32(NumberType type, float high, float low, Site site) {
  const float values[] = {high, low};
  check_accumulators("cvt", values, 2, site);
  return static_cast<u16>(round_to_fp8(type, high) << 8 | round_to_fp8(type, low));
}

u16 cvt_rn_satfinite_x2_f16x2(NumberType type, u32 pair) {
  const float high = f16_value(static_cast<u16>(pair >> 16));
  const float low = f16_value(static_cast<u16>(pair));
  return static_cast<u16>(round_to_fp8(type, high) << 8 | round_to_fp8(type, low));
}

u32 cvt_rn_f16x2_x2(NumberType type, u16 pair) {
  const auto convert = [type](u8 x) -> u32 {
    return round_to_f16(type == NumberType::e4m3 ? e4m3_value(x) : e5m2_value(x));
  };
  return convert(static_cast<u8>(pair >> 8)) << 16 | convert(static_cast<u8>(pair));
}

float cvt_f32(NumberType type, u16 bits) {
  if (type == NumberType::bf16) return bf16_value(bits);
  const float value = f16_value(bits);
  return std::isnan(value) ? canonical_nan() : value;
}

}  // namespace rawgemm::model
