// The model of ptx/st_async.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void st_async_b32(SharedAddress address, u32 value, SharedAddress bar, Site site = Site::here()) {
  model::st_async(address, &value, sizeof(value), bar, site);
}

inline void st_async_b64(SharedAddress address, u64 value, SharedAddress bar, Site site = Site::here()) {
  model::st_async(address, &value, sizeof(value), bar, site);
}

inline void st_async_f32(SharedAddress address, float value, SharedAddress bar, Site site = Site::here()) {
  model::st_async(address, &value, sizeof(value), bar, site);
}

inline void st_async_v2_b32(SharedAddress address, u32 x, u32 y, SharedAddress bar, Site site = Site::here()) {
  const u32 values[] = {x, y};
  model::st_async(address, values, sizeof(values), bar, site);
}

inline void st_async_v2_b64(SharedAddress address, u64 x, u64 y, SharedAddress bar, Site site = Site::here()) {
  const u64 values[] = {x, y};
  model::st_async(address, values, sizeof(values), bar, site);
}

inline void st_async_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w, SharedAddress bar,
                            Site site = Site::here()) {
  const u32 values[] = {x, y, z, w};
  model::st_async(address, values, sizeof(values), bar, site);
}

inline void st_async_v4_f32(SharedAddress address, float x, float y, float z, float w, SharedAddress bar,
                            Site site = Site::here()) {
  const float values[] = {x, y, z, w};
  model::st_async(address, values, sizeof(values), bar, site);
}

}  // namespace rawgemm::ptx
