// The model of ptx/move.cuh.
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

inline void stmatrix_x2(SharedAddress row, u32 r0, u32 r1, Site site = Site::here()) {
  model::stmatrix(2, false, row, {r0, r1}, site);
}

inline void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site = Site::here()) {
  model::stmatrix(4, false, row, {r0, r1, r2, r3}, site);
}

inline void st_shared_v2_f32(SharedAddress address, float x, float y, Site site = Site::here()) {
  const float values[] = {x, y};
  model::st_shared(address, values, sizeof(values), site);
}

[[nodiscard]] inline u16 ld_shared_b16(SharedAddress address, Site site = Site::here()) {
  u16 value;
  model::ld_shared(&value, sizeof(value), address, site);
  return value;
}

[[nodiscard]] inline u32 ld_shared_b32(SharedAddress address, Site site = Site::here()) {
  u32 value;
  model::ld_shared(&value, sizeof(value), address, site);
  return value;
}

inline void st_async_v4_f32(SharedAddress address, float x, float y, float z, float w, SharedAddress bar,
                            Site site = Site::here()) {
  const float values[] = {x, y, z, w};
  model::st_async(address, values, sizeof(values), bar, site);
}

[[nodiscard]] inline u16 ld_global_b16(const void* address, Site site = Site::here()) {
  u16 value;
  model::ld_global(&value, sizeof(value), address, false, site);
  return value;
}

[[nodiscard]] inline u32 ld_global_b32(const void* address, Site site = Site::here()) {
  u32 value;
  model::ld_global(&value, sizeof(value), address, false, site);
  return value;
}

inline void st_global_b16(void* address, u16 value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

inline void ld_shared_v4_f32(float& x, float& y, float& z, float& w, SharedAddress address, Site site = Site::here()) {
  float values[4];
  model::ld_shared(values, sizeof(values), address, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

inline void st_global_b32(void* address, u32 value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

}  // namespace rawgemm::ptx
