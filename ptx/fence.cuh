// Fences between proxies and for freshly initialised barriers.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: membar / fence" and "Memory Consistency
// Model: Proxies".
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// fence.mbarrier_init.release.cluster;                                                           PTX ISA 8.0, sm_90
/// Makes this thread's mbarrier.init visible to the other CTAs of the cluster and to the async proxy, once a barrier
/// orders them after it. Only the thread that initialised can fence for itself.
__device__ inline void fence_mbarrier_init() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }

/// fence.proxy.async.shared::cta;                                                                 PTX ISA 8.0, sm_90
/// Shared memory that this thread accessed before through the generic proxy (st, stmatrix) is ordered before what the
/// async proxy (TMA, wgmma) does after it: without it a bulk store may read the old bytes, also behind a barrier.
__device__ inline void fence_proxy_async() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

}  // namespace rawgemm::ptx
