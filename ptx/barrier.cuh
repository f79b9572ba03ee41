// Barriers among the threads of a CTA and of a cluster, the fences that go before them, and the place of a CTA in its
// cluster. Other fences: fence.cuh.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: bar / barrier, barrier.cluster, membar /
// fence", "Memory Consistency Model: Proxies", "Data Movement and Conversion Instructions: mapa, getctarank", "Special
// Registers".
//
// These barriers count warps: each thread waits first for all lanes of its warp that have not exited.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// bar.sync  id, threads;                                                                            PTX ISA 1.0, sm_10
/// id: 0 to 15.  threads: how many take part, a multiple of 32. Waits for them all; what each wrote to memory before
/// is visible to each after. Whole, converged warps only.
__device__ inline void bar_sync(u32 id, u32 threads) {
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

/// bar.arrive  id, threads;                                                                          PTX ISA 2.0, sm_20
/// As bar_sync, but does not wait for other warps: what this one wrote before is visible to those that do. The warp may
/// not use the barrier again before it is complete.
__device__ inline void bar_arrive(u32 id, u32 threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

/// barrier.cluster.arrive.release;                                                                   PTX ISA 8.0, sm_90
/// Each thread of the cluster arrives once, and must then execute barrier_cluster_wait before it may arrive again.
/// What it writes between the two is not ordered by them.
__device__ inline void barrier_cluster_arrive() { asm volatile("barrier.cluster.arrive.release;" ::: "memory"); }

/// barrier.cluster.wait.acquire;                                                                     PTX ISA 8.0, sm_90
/// Waits until every thread of the cluster has arrived (a thread that has exited counts as arrived).
__device__ inline void barrier_cluster_wait() { asm volatile("barrier.cluster.wait.acquire;" ::: "memory"); }

/// bar.warp.sync  0xffffffff;                                                                        PTX ISA 6.0, sm_30
/// The lanes of a warp wait for each other; what each wrote to memory before is visible to the others after it, and
/// what each read has been read.
__device__ inline void bar_warp_sync() { asm volatile("bar.warp.sync 0xffffffff;" ::: "memory"); }

/// fence.mbarrier_init.release.cluster;                                                              PTX ISA 8.0, sm_90
/// Makes this thread's mbarrier.init visible to the other CTAs of the cluster and to the async proxy, once a barrier
/// orders them after it. Only the thread that initialised can fence for itself.
__device__ inline void fence_mbarrier_init() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }

/// fence.proxy.async.shared::cta;                                                                    PTX ISA 8.0, sm_90
/// Shared memory of this CTA that was accessed before through the generic proxy (st, stmatrix), by this thread or by
/// one that it has synchronised with, is ordered before what the async proxy (TMA, wgmma) does after it: without it a
/// bulk store may read the old bytes, also behind a barrier.
__device__ inline void fence_proxy_async() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

/// mov.u32  rank, %cluster_ctarank;                                                                  PTX ISA 7.8, sm_90
/// The executing CTA's rank in its cluster, 0 to cluster size - 1; 0 where the launch set no cluster.
[[nodiscard]] __device__ inline u32 cluster_ctarank() {
  u32 rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}

/// mapa.shared::cluster.u32  mapped, address, rank;                                                  PTX ISA 7.8, sm_90
/// address: of the executing CTA. Returns the address of the same object in the CTA with that rank of the cluster.
[[nodiscard]] __device__ inline SharedAddress mapa(SharedAddress address, u32 rank) {
  SharedAddress mapped;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(mapped) : "r"(address), "r"(rank));
  return mapped;
}

}  // namespace rawgemm::ptx
