// The model of ptx/cache.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

void prefetch_global_l2(const void* address, Site site = Site::here());
void prefetch_tensormap(const TensorMap* map, Site site = Site::here());

enum class EvictionPriority { evict_first, evict_last, evict_normal };

template <EvictionPriority priority>
[[nodiscard]] inline u64 createpolicy_fractional(float fraction, Site site = Site::here()) {
  return model::createpolicy_fractional(fraction, site);
}

}  // namespace rawgemm::ptx
