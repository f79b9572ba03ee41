// What the caches are told: prefetch and createpolicy. Prefetches by the async proxy stand with its copies, in
// cp_async_bulk.cuh and cp_async_bulk_tensor.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: prefetch / prefetchu, createpolicy",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-prefetch-prefetchu
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// prefetch.global.L2  [address];                                                                 PTX ISA 2.0, sm_20
/// Brings the cache line at address into L2; orders nothing.
__device__ inline void prefetch_global_l2(const void* address) {
  asm volatile("prefetch.global.L2 [%0];" ::"l"(address));
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
