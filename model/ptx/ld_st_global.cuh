// Written by scripts/generate_ld_st.py; do not edit. The model of ptx/ld_st_global.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] inline u8 ld_global_b8(const void* address, Site site = Site::here()) {
  u8 value;
  model::ld_global(&value, sizeof(value), address, false, site);
  return value;
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

inline void ld_global_v2_b32(u32& x, u32& y, const void* address, Site site = Site::here()) {
  u32 values[2];
  model::ld_global(values, sizeof(values), address, false, site);
  x = values[0];
  y = values[1];
}

inline void ld_global_v4_b32(u32& x, u32& y, u32& z, u32& w, const void* address, Site site = Site::here()) {
  u32 values[4];
  model::ld_global(values, sizeof(values), address, false, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

[[nodiscard]] inline float ld_global_f32(const void* address, Site site = Site::here()) {
  float value;
  model::ld_global(&value, sizeof(value), address, false, site);
  return value;
}

inline void ld_global_v2_f32(float& x, float& y, const void* address, Site site = Site::here()) {
  float values[2];
  model::ld_global(values, sizeof(values), address, false, site);
  x = values[0];
  y = values[1];
}

inline void ld_global_v4_f32(float& x, float& y, float& z, float& w, const void* address, Site site = Site::here()) {
  float values[4];
  model::ld_global(values, sizeof(values), address, false, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

[[nodiscard]] inline u32 ld_global_nc_b32(const void* address, Site site = Site::here()) {
  u32 value;
  model::ld_global(&value, sizeof(value), address, true, site);
  return value;
}

inline void ld_global_nc_v4_b32(u32& x, u32& y, u32& z, u32& w, const void* address, Site site = Site::here()) {
  u32 values[4];
  model::ld_global(values, sizeof(values), address, true, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

[[nodiscard]] inline float ld_global_nc_f32(const void* address, Site site = Site::here()) {
  float value;
  model::ld_global(&value, sizeof(value), address, true, site);
  return value;
}

inline void ld_global_nc_v4_f32(float& x, float& y, float& z, float& w, const void* address, Site site = Site::here()) {
  float values[4];
  model::ld_global(values, sizeof(values), address, true, site);
  x = values[0];
  y = values[1];
  z = values[2];
  w = values[3];
}

inline void st_global_b8(void* address, u8 value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

inline void st_global_b16(void* address, u16 value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

inline void st_global_b32(void* address, u32 value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

inline void st_global_v2_b32(void* address, u32 x, u32 y, Site site = Site::here()) {
  const u32 values[] = {x, y};
  model::st_global(address, values, sizeof(values), site);
}

inline void st_global_v4_b32(void* address, u32 x, u32 y, u32 z, u32 w, Site site = Site::here()) {
  const u32 values[] = {x, y, z, w};
  model::st_global(address, values, sizeof(values), site);
}

inline void st_global_f32(void* address, float value, Site site = Site::here()) {
  model::st_global(address, &value, sizeof(value), site);
}

inline void st_global_v2_f32(void* address, float x, float y, Site site = Site::here()) {
  const float values[] = {x, y};
  model::st_global(address, values, sizeof(values), site);
}

inline void st_global_v4_f32(void* address, float x, float y, float z, float w, Site site = Site::here()) {
  const float values[] = {x, y, z, w};
  model::st_global(address, values, sizeof(values), site);
}

}  // namespace rawgemm::ptx
