// Fences: between threads, and between the generic proxy and that of asynchronous operations. Those of tensor maps:
// tensormap.cuh.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: membar / fence" and "Memory Consistency
// Model: Proxies",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-membar
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// fence.acq_rel.cta;                                                                                PTX ISA 6.0, sm_70
/// fence.acq_rel.cluster;                                                                            PTX ISA 7.8, sm_90
/// fence.acq_rel.gpu;                                                                                PTX ISA 6.0, sm_70
/// fence.acq_rel.sys;                                                                                PTX ISA 6.0, sm_70
/// Before a relaxed write or atomic it releases what this thread did; behind a relaxed read or atomic that saw such a
/// write it acquires that. The scope of each fence must name the other thread.
template <Scope scope>
__device__ void fence_acq_rel();

template <>
__device__ inline void fence_acq_rel<Scope::cta>() {
  asm volatile("fence.acq_rel.cta;" ::: "memory");
}

template <>
__device__ inline void fence_acq_rel<Scope::cluster>() {
  asm volatile("fence.acq_rel.cluster;" ::: "memory");
}

template <>
__device__ inline void fence_acq_rel<Scope::gpu>() {
  asm volatile("fence.acq_rel.gpu;" ::: "memory");
}

template <>
__device__ inline void fence_acq_rel<Scope::sys>() {
  asm volatile("fence.acq_rel.sys;" ::: "memory");
}

/// fence.mbarrier_init.release.cluster;                                                              PTX ISA 8.0, sm_90
/// Makes this thread's mbarrier.init visible to the other CTAs of the cluster and to the async proxy, once a barrier
/// orders them after it. Only the thread that initialised can fence for itself.
__device__ inline void fence_mbarrier_init() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }

/// fence.proxy.async.shared::cta;                                                                    PTX ISA 8.0, sm_90
/// Shared memory of this CTA that was accessed before through the generic proxy (st, stmatrix), by this thread or by
/// one that it has synchronised with, is ordered before what the async proxy (TMA, wgmma) does after it: without it a
/// bulk store may read the old bytes, also behind a barrier.
__device__ inline void fence_proxy_async_shared_cta() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

/// fence.proxy.async.shared::cluster;                                                                PTX ISA 8.0, sm_90
/// As fence_proxy_async_shared_cta for the shared memory of all CTAs of the cluster.
__device__ inline void fence_proxy_async_shared_cluster() {
  asm volatile("fence.proxy.async.shared::cluster;" ::: "memory");
}

/// fence.proxy.async.global;                                                                         PTX ISA 8.0, sm_90
/// The same for global memory.
__device__ inline void fence_proxy_async_global() { asm volatile("fence.proxy.async.global;" ::: "memory"); }

/// fence.proxy.async;                                                                                PTX ISA 8.0, sm_90
/// The same for all state spaces: shared memory of all CTAs of the cluster and global memory.
__device__ inline void fence_proxy_async() { asm volatile("fence.proxy.async;" ::: "memory"); }

}  // namespace rawgemm::ptx
