// The model of ptx/fence.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/barrier.cuh>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

inline void fence_proxy_async_shared_cluster() { model::fence_proxy_async_shared_cluster(); }

inline void fence_proxy_async_global() { model::fence_proxy_async_global(); }

inline void fence_proxy_async_all() { model::fence_proxy_async_all(); }

template <Scope scope>
inline void fence_acq_rel() {
  model::fence_acq_rel(scope);
}

}  // namespace rawgemm::ptx
