// The groups in which bulk operations are waited for, and hints to the caches.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk.commit_group, cp.async.bulk.wait_group,
// prefetch / prefetchu, createpolicy".
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// cp.async.bulk.commit_group;                                                                    PTX ISA 8.0, sm_90
/// Closes this thread's current bulk group.
__device__ inline void cp_async_bulk_commit_group() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

/// cp.async.bulk.wait_group  pending;                                                             PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups are incomplete: what the older ones wrote to
/// global memory is visible to this thread, and their source may be written again.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group() {
  asm volatile("cp.async.bulk.wait_group %0;" ::"n"(pending) : "memory");
}

/// cp.async.bulk.wait_group.read  pending;                                                        PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups still read their source: the shared memory of
/// the older ones may be written again. Their writes to global memory may not be visible yet.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(pending) : "memory");
}

/// prefetch.tensormap  [map];                                                                     PTX ISA 8.0, sm_90
/// Brings the tensor map (a __grid_constant__ parameter) into the descriptor cache, ahead of its first use.
__device__ inline void prefetch_tensormap(const TensorMap* map) {
  asm volatile("prefetch.tensormap [%0];" ::"l"(map) : "memory");
}

/// Which lines leave L2 first.
enum class EvictionPriority { evict_first, evict_last, evict_normal };

/// createpolicy.fractional.L2::evict_first.b64  cache_policy, fraction;                           PTX ISA 7.4, sm_80
/// createpolicy.fractional.L2::evict_last.b64  cache_policy, fraction;                            PTX ISA 7.4, sm_80
/// createpolicy.fractional.L2::evict_normal.b64  cache_policy, fraction;                          PTX ISA 7.4, sm_80
/// fraction: of the lines, above 0 and at most 1, that get this priority; that of the others stays as it is.
template <EvictionPriority priority>
[[nodiscard]] __device__ u64 createpolicy_fractional(float fraction);

template <>
[[nodiscard]] __device__ inline u64 createpolicy_fractional<EvictionPriority::evict_first>(float fraction) {
  u64 cache_policy;
  asm("createpolicy.fractional.L2::evict_first.b64 %0, %1;" : "=l"(cache_policy) : "f"(fraction));
  return cache_policy;
}

template <>
[[nodiscard]] __device__ inline u64 createpolicy_fractional<EvictionPriority::evict_last>(float fraction) {
  u64 cache_policy;
  asm("createpolicy.fractional.L2::evict_last.b64 %0, %1;" : "=l"(cache_policy) : "f"(fraction));
  return cache_policy;
}

template <>
[[nodiscard]] __device__ inline u64 createpolicy_fractional<EvictionPriority::evict_normal>(float fraction) {
  u64 cache_policy;
  asm("createpolicy.fractional.L2::evict_normal.b64 %0, %1;" : "=l"(cache_policy) : "f"(fraction));
  return cache_policy;
}

}  // namespace rawgemm::ptx
