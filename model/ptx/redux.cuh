// The model of ptx/redux.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] inline u32 redux_sync_max_u32(u32 value, Site site = Site::here()) {
  return model::redux_sync_max_u32(value, site);
}

}  // namespace rawgemm::ptx
