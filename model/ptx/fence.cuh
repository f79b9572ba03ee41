// The model of ptx/fence.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

inline void fence_mbarrier_init() { model::fence_mbarrier_init(); }

inline void fence_proxy_async() { model::fence_proxy_async(); }

}  // namespace rawgemm::ptx
