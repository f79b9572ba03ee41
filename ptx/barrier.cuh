// Barriers among the threads of a warp, of a CTA and of a cluster: bar, barrier, barrier.cluster.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: bar / barrier, bar.warp.sync,
// barrier.cluster",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#parallel-synchronization-and-communication-instructions-bar
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

/// barrier.sync  id, threads;                                                                        PTX ISA 6.0, sm_30
/// bar_sync, but lanes need not be converged, nor at the same instruction.
__device__ inline void barrier_sync(u32 id, u32 threads) {
  asm volatile("barrier.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

/// bar.arrive  id, threads;                                                                          PTX ISA 2.0, sm_20
/// As bar_sync, but does not wait for other warps: what this one wrote before is visible to those that do. The warp may
/// not use the barrier again before it is complete.
__device__ inline void bar_arrive(u32 id, u32 threads) {
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
}

/// bar.warp.sync  0xffffffff;                                                                        PTX ISA 6.0, sm_30
/// The lanes of a warp wait for each other; what each wrote before is visible to the others, what each read is read.
__device__ inline void bar_warp_sync() { asm volatile("bar.warp.sync 0xffffffff;" ::: "memory"); }

/// barrier.cluster.arrive.release;                                                                   PTX ISA 8.0, sm_90
/// Each thread of the cluster arrives once, and must then execute barrier_cluster_wait before it may arrive again.
/// What it writes between the two is not ordered by them. ptxas makes a fence of GPU scope of the release, in every
/// thread: where mbarriers are all that is to be seen, fence_mbarrier_init and a relaxed arrival do.
__device__ inline void barrier_cluster_arrive() { asm volatile("barrier.cluster.arrive.release;" ::: "memory"); }

/// barrier.cluster.arrive.release.aligned;                                                           PTX ISA 8.0, sm_90
/// barrier_cluster_arrive for whole, converged warps.
__device__ inline void barrier_cluster_arrive_aligned() {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}

/// barrier.cluster.arrive.relaxed;                                                                   PTX ISA 8.0, sm_90
/// barrier_cluster_arrive without releasing anything: others learn that this thread came, not what it wrote.
__device__ inline void barrier_cluster_arrive_relaxed() {
  asm volatile("barrier.cluster.arrive.relaxed;" ::: "memory");
}

/// barrier.cluster.arrive.relaxed.aligned;                                                           PTX ISA 8.0, sm_90
/// The same for whole, converged warps.
__device__ inline void barrier_cluster_arrive_relaxed_aligned() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}

/// barrier.cluster.wait.acquire;                                                                     PTX ISA 8.0, sm_90
/// Waits until every thread of the cluster has arrived (a thread that has exited counts as arrived).
__device__ inline void barrier_cluster_wait() { asm volatile("barrier.cluster.wait.acquire;" ::: "memory"); }

/// barrier.cluster.wait.acquire.aligned;                                                             PTX ISA 8.0, sm_90
/// barrier_cluster_wait for whole, converged warps.
__device__ inline void barrier_cluster_wait_aligned() {
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

}  // namespace rawgemm::ptx
