// Written by scripts/generate_ld_st.py; do not edit. The model of ptx/ld_st_shared_cluster.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] inline u32 ld_shared_cluster_b32(SharedAddress address, Site site = Site::here()) {
  u32 value;
  model::ld_shared_cluster(address, &value, sizeof(value), site);
  return value;
}

[[nodiscard]] inline u64 ld_shared_cluster_b64(SharedAddress address, Site site = Site::here()) {
  u64 value;
  model::ld_shared_cluster(address, &value, sizeof(value), site);
  return value;
}

inline void ld_shared_cluster_v4_b32(u32 (&d)[4], SharedAddress address, Site site = Site::here()) {
  model::ld_shared_cluster(address, d, sizeof(d), site);
}

[[nodiscard]] inline float ld_shared_cluster_f32(SharedAddress address, Site site = Site::here()) {
  float value;
  model::ld_shared_cluster(address, &value, sizeof(value), site);
  return value;
}

inline void st_shared_cluster_b32(SharedAddress address, u32 value, Site site = Site::here()) {
  model::st_shared_cluster(address, &value, sizeof(value), site);
}

inline void st_shared_cluster_b64(SharedAddress address, u64 value, Site site = Site::here()) {
  model::st_shared_cluster(address, &value, sizeof(value), site);
}

inline void st_shared_cluster_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w, Site site = Site::here()) {
  const u32 values[] = {x, y, z, w};
  model::st_shared_cluster(address, values, sizeof(values), site);
}

inline void st_shared_cluster_f32(SharedAddress address, float value, Site site = Site::here()) {
  model::st_shared_cluster(address, &value, sizeof(value), site);
}

}  // namespace rawgemm::ptx
