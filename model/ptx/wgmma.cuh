// The model of ptx/wgmma.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>
#include <ptx/wgmma_mma_async.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void wgmma_fence() { model::wgmma_fence(); }

inline void wgmma_commit_group() { model::wgmma_commit_group(); }

template <u32 pending>
inline void wgmma_wait_group(Site site = Site::here()) {
  model::wgmma_wait_group(pending, site);
}

}  // namespace rawgemm::ptx
