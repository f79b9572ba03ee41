// wgmma: matrix products of a warpgroup (4 warps, the first at a multiple of 4), operands in shared memory,
// accumulators in registers, executed by the async proxy. The products themselves stand in wgmma_mma_async.cuh.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions".
#pragma once
#include <ptx/types.cuh>
#include <ptx/wgmma_mma_async.cuh>

namespace rawgemm::ptx {

/// wgmma.fence.sync.aligned;                                                                      PTX ISA 8.0, sm_90a
/// Orders this warp's register accesses before the wgmma.mma_async that follow: needed before the first one, and
/// again whenever registers that it uses were touched, except accumulators of the same shape still in flight.
__device__ inline void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }

/// wgmma.commit_group.sync.aligned;                                                               PTX ISA 8.0, sm_90a
/// Closes the warpgroup's current group of wgmma.mma_async.
__device__ inline void wgmma_commit_group() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

/// wgmma.wait_group.sync.aligned  pending;                                                        PTX ISA 8.0, sm_90a
/// Waits until at most `pending` of the latest groups of the executing warp are in flight: the older ones no longer
/// read shared memory for this warp, and their accumulators may be touched.
template <u32 pending>
__device__ inline void wgmma_wait_group() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(pending) : "memory");
}

}  // namespace rawgemm::ptx
