// The model of ptx/predicated.cuh.
#pragma once
#include <ptx/ld_st_global.cuh>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

inline void ld_global_v4_b32_if(bool p, u32& x, u32& y, u32& z, u32& w, const void* address, Site site = Site::here()) {
  if (p) ld_global_v4_b32(x, y, z, w, address, site);
}

}  // namespace rawgemm::ptx
