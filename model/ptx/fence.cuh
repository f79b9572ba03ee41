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

inline void fence_mbarrier_init() { model::fence_mbarrier_init(); }

inline void fence_proxy_async_shared_cta() { model::fence_proxy_async_shared_cta(); }

inline void fence_proxy_async_shared_cluster() { model::fence_proxy_async_shared_cluster(); }

inline void fence_proxy_async_global() { model::fence_proxy_async_global(); }

inline void fence_proxy_async() { model::fence_proxy_async(); }

template <Scope scope>
inline void fence_proxy_tensormap_release(Site site = Site::here()) {
  model::fence_proxy_tensormap_release(scope, site);
}

template <Scope scope>
inline void fence_proxy_tensormap_acquire(const TensorMap* map, Site site = Site::here()) {
  model::fence_proxy_tensormap_acquire(scope, map, site);
}

}  // namespace rawgemm::ptx
