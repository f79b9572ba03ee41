// Fences between proxies and between threads; those of a CTA's own shared memory stand in barrier.cuh.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: membar / fence" and "Memory Consistency
// Model: Proxies".
#pragma once
#include <ptx/barrier.cuh>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// fence.proxy.async.shared::cluster;                                                                PTX ISA 8.0, sm_90
/// As fence_proxy_async for the shared memory of all CTAs of the cluster.
__device__ inline void fence_proxy_async_shared_cluster() {
  asm volatile("fence.proxy.async.shared::cluster;" ::: "memory");
}

/// fence.proxy.async.global;                                                                         PTX ISA 8.0, sm_90
/// The same for global memory.
__device__ inline void fence_proxy_async_global() { asm volatile("fence.proxy.async.global;" ::: "memory"); }

/// fence.proxy.async;                                                                                PTX ISA 8.0, sm_90
/// The same for all memory.
__device__ inline void fence_proxy_async_all() { asm volatile("fence.proxy.async;" ::: "memory"); }

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

}  // namespace rawgemm::ptx
