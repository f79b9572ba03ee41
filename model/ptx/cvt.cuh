// The model of ptx/cvt.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <class Type>
[[nodiscard]] inline u32 cvt_rn_x2_f32(float high, float low, Site site = Site::here()) {
  return model::cvt_rn_x2_f32(model::number_type<Type>(), high, low, site);
}

template <class Type>
[[nodiscard]] inline float cvt_f32(Type x) {
  return model::cvt_f32(model::number_type<Type>(), x.bits);
}

template <class Type>
[[nodiscard]] inline u16 cvt_rn_satfinite_x2_f32(float high, float low, Site site = Site::here()) {
  return model::cvt_rn_satfinite_x2_f32(model::number_type<Type>(), high, low, site);
}

template <class Type>
[[nodiscard]] inline u16 cvt_rn_satfinite_x2_f16x2(u32 pair) {
  return model::cvt_rn_satfinite_x2_f16x2(model::number_type<Type>(), pair);
}

template <class Type>
[[nodiscard]] inline u32 cvt_rn_f16x2_x2(u16 pair) {
  return model::cvt_rn_f16x2_x2(model::number_type<Type>(), pair);
}

}  // namespace rawgemm::ptx
