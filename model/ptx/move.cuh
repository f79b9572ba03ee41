// The model of ptx/move.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <class Type>
[[nodiscard]] u32 cvt_rn_x2_f32(float high, float low, Site site = Site::here());

template <>
[[nodiscard]] inline u32 cvt_rn_x2_f32<bf16>(float high, float low, Site site) {
  return model::cvt_rn_bf16x2_f32(high, low, site);
}

template <>
[[nodiscard]] inline u32 cvt_rn_x2_f32<f16>(float high, float low, Site site) {
  return model::cvt_rn_f16x2_f32(high, low, site);
}

inline void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site = Site::here()) {
  model::stmatrix_x4(row, r0, r1, r2, r3, site);
}

inline void st_shared_v2_f32(SharedAddress address, float x, float y, Site site = Site::here()) {
  model::st_shared_v2_f32(address, x, y, site);
}

[[nodiscard]] inline u16 ld_shared_b16(SharedAddress address, Site site = Site::here()) {
  return model::ld_shared_b16(address, site);
}

inline void st_global_b16(void* address, u16 value) { model::st_global_b16(address, value); }

}  // namespace rawgemm::ptx
