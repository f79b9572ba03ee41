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

[[nodiscard]] inline bool elect_sync(Site site = Site::here()) { return model::elect_sync(site); }

[[nodiscard]] inline u32 redux_sync_max_u32(u32 value, Site site = Site::here()) {
  return model::redux_sync_max_u32(value, site);
}

inline void griddepcontrol_launch_dependents() { model::griddepcontrol_launch_dependents(); }

inline void griddepcontrol_wait() { model::griddepcontrol_wait(); }

inline void trap(Site site = Site::here()) { model::trap(site); }

}  // namespace rawgemm::ptx
