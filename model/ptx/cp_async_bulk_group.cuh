// The model of ptx/cp_async_bulk_group.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void cp_async_bulk_commit_group() { model::cp_async_bulk_commit_group(); }

template <u32 pending>
inline void cp_async_bulk_wait_group(Site site = Site::here()) {
  model::cp_async_bulk_wait_group(pending, site);
}

template <u32 pending>
inline void cp_async_bulk_wait_group_read(Site site = Site::here()) {
  model::cp_async_bulk_wait_group_read(pending, site);
}

inline void prefetch_tensormap(const TensorMap* map, Site site = Site::here()) { model::prefetch_tensormap(map, site); }

enum class EvictionPriority { evict_first, evict_last, evict_normal };

template <EvictionPriority priority>
[[nodiscard]] inline u64 createpolicy_fractional(float fraction, Site site = Site::here()) {
  return model::createpolicy_fractional(fraction, site);
}

}  // namespace rawgemm::ptx
