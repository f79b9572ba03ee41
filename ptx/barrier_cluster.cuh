// Other forms of barrier.cluster; those that every kernel with clusters has stand in barrier.cuh.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: barrier.cluster".
#pragma once
#include <ptx/barrier.cuh>

namespace rawgemm::ptx {

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

/// barrier.cluster.wait.acquire.aligned;                                                             PTX ISA 8.0, sm_90
/// barrier_cluster_wait for whole, converged warps.
__device__ inline void barrier_cluster_wait_aligned() {
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

}  // namespace rawgemm::ptx
