// The model of ptx/ldmatrix.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void ldmatrix_x1(u32& r0, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(1, false, row, site);
  r0 = values[0];
}

inline void ldmatrix_x2(u32& r0, u32& r1, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(2, false, row, site);
  r0 = values[0];
  r1 = values[1];
}

inline void ldmatrix_x4(u32& r0, u32& r1, u32& r2, u32& r3, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(4, false, row, site);
  r0 = values[0];
  r1 = values[1];
  r2 = values[2];
  r3 = values[3];
}

inline void ldmatrix_x1_trans(u32& r0, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(1, true, row, site);
  r0 = values[0];
}

inline void ldmatrix_x2_trans(u32& r0, u32& r1, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(2, true, row, site);
  r0 = values[0];
  r1 = values[1];
}

inline void ldmatrix_x4_trans(u32& r0, u32& r1, u32& r2, u32& r3, SharedAddress row, Site site = Site::here()) {
  const auto values = model::ldmatrix(4, true, row, site);
  r0 = values[0];
  r1 = values[1];
  r2 = values[2];
  r3 = values[3];
}

}  // namespace rawgemm::ptx
