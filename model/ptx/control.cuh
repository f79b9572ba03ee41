// The model of ptx/control.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <u32 count>
inline void setmaxnreg_inc(Site site = Site::here()) {
  static_assert(count % 8 == 0 && count >= 24 && count <= 256, "setmaxnreg: a multiple of 8 from 24 to 256");
  model::setmaxnreg_inc(count, site);
}

template <u32 count>
inline void setmaxnreg_dec(Site site = Site::here()) {
  static_assert(count % 8 == 0 && count >= 24 && count <= 256, "setmaxnreg: a multiple of 8 from 24 to 256");
  model::setmaxnreg_dec(count, site);
}

[[nodiscard]] bool elect_sync(Site site = Site::here());
[[nodiscard]] u32 redux_sync_max_u32(u32 value, Site site = Site::here());
void griddepcontrol_launch_dependents();
void griddepcontrol_wait();
void trap(Site site = Site::here());

}  // namespace rawgemm::ptx
