// The model of ptx/stmatrix.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void stmatrix_x1(SharedAddress row, u32 r0, Site site = Site::here()) {
  model::stmatrix(1, false, row, {r0}, site);
}

inline void stmatrix_x2(SharedAddress row, u32 r0, u32 r1, Site site = Site::here()) {
  model::stmatrix(2, false, row, {r0, r1}, site);
}

inline void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site = Site::here()) {
  model::stmatrix(4, false, row, {r0, r1, r2, r3}, site);
}

inline void stmatrix_x1_trans(SharedAddress row, u32 r0, Site site = Site::here()) {
  model::stmatrix(1, true, row, {r0}, site);
}

inline void stmatrix_x2_trans(SharedAddress row, u32 r0, u32 r1, Site site = Site::here()) {
  model::stmatrix(2, true, row, {r0, r1}, site);
}

inline void stmatrix_x4_trans(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site = Site::here()) {
  model::stmatrix(4, true, row, {r0, r1, r2, r3}, site);
}

}  // namespace rawgemm::ptx
