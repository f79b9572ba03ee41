// The model of ptx/fence.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <Scope scope>
inline void fence_acq_rel() {
  model::fence_acq_rel(scope);
}

void fence_mbarrier_init();
void fence_proxy_async_shared_cta();
void fence_proxy_async_shared_cluster();
void fence_proxy_async_global();
void fence_proxy_async();

template <Scope scope>
inline void fence_proxy_tensormap_release(Site site = Site::here()) {
  model::fence_proxy_tensormap_release(scope, site);
}

template <Scope scope>
inline void fence_proxy_tensormap_acquire(const TensorMap* map, Site site = Site::here()) {
  model::fence_proxy_tensormap_acquire(scope, map, site);
}

}  // namespace rawgemm::ptx
