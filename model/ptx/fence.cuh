// The model of ptx/fence.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

template <Scope scope>
inline void fence_acq_rel() {
  model::fence_acq_rel(scope);
}

void fence_mbarrier_init();
void fence_proxy_async_shared_cta();
void fence_proxy_async_shared_cluster();
void fence_proxy_async_global();
void fence_proxy_async();

}  // namespace rawgemm::ptx
