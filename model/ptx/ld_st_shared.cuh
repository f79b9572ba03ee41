// Written by scripts/generate_ld_st.py; do not edit. The model of ptx/ld_st_shared.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] inline u8 ld_shared_b8(SharedAddress address, Site site = Site::here()) {
  u8 value;
  model::ld_shared(&value, sizeof(value), address, site);
  return value;
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

[[nodiscard]] inline u64 ld_shared_b64(SharedAddress address, Site site = Site::here()) {
  u64 value;
  model::ld_shared(&value, sizeof(value), address, site);
  return value;
}

inline void ld_shared_v4_b32(u32& x, u32& y, u32& z, u32& w, SharedAddress address, Site site = Site::here()) {
  u32 values[4];
  model::ld_shared(values, sizeof(values), address, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

[[nodiscard]] inline float ld_shared_f32(SharedAddress address, Site site = Site::here()) {
  float value;
  model::ld_shared(&value, sizeof(value), address, site);
  return value;
}

inline void ld_shared_v2_f32(float& x, float& y, SharedAddress address, Site site = Site::here()) {
  float values[2];
  model::ld_shared(values, sizeof(values), address, site);
  x = values[0];
  y = values[1];
}

inline void ld_shared_v4_f32(float& x, float& y, float& z, float& w, SharedAddress address, Site site = Site::here()) {
  float values[4];
  model::ld_shared(values, sizeof(values), address, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

inline void st_shared_b8(SharedAddress address, u8 value, Site site = Site::here()) {
  model::st_shared(address, &value, sizeof(value), site);
}

inline void st_shared_b16(SharedAddress address, u16 value, Site site = Site::here()) {
  model::st_shared(address, &value, sizeof(value), site);
}

inline void st_shared_b32(SharedAddress address, u32 value, Site site = Site::here()) {
  model::st_shared(address, &value, sizeof(value), site);
}

inline void st_shared_b64(SharedAddress address, u64 value, Site site = Site::here()) {
  model::st_shared(address, &value, sizeof(value), site);
}

inline void st_shared_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w, Site site = Site::here()) {
  const u32 values[] = {x, y, z, w};
  model::st_shared(address, values, sizeof(values), site);
}

inline void st_shared_f32(SharedAddress address, float value, Site site = Site::here()) {
  model::st_shared(address, &value, sizeof(value), site);
}

inline void st_shared_v2_f32(SharedAddress address, float x, float y, Site site = Site::here()) {
  const float values[] = {x, y};
  model::st_shared(address, values, sizeof(values), site);
}

inline void st_shared_v4_f32(SharedAddress address, float x, float y, float z, float w, Site site = Site::here()) {
  const float values[] = {x, y, z, w};
  model::st_shared(address, values, sizeof(values), site);
}

}  // namespace rawgemm::ptx
