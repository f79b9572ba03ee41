// Stores to the shared memory of another CTA of the cluster that count on an mbarrier there: st.async.
// Source: PTX ISA, "Data Movement and Conversion Instructions: st.async",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-st-async
//
// address: what mapa gave, aligned to the size of the store. bar: an mbarrier of the same CTA, from whose tx-count the
// bytes are taken when they are visible; the cluster must have more than one CTA. The CTA that both belong to must have
// started, and may not exit before its bytes have come: it waits for them, or meets the sender. The store is made by
// the generic proxy, at any time: who waits for bar, with Scope::cluster, may read it.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32
///     [address], value, [bar];                                                                      PTX ISA 8.1, sm_90
__device__ inline void st_async_b32(SharedAddress address, u32 value, SharedAddress bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(address),
               "r"(value), "r"(bar)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b64
///     [address], value, [bar];                                                                      PTX ISA 8.1, sm_90
__device__ inline void st_async_b64(SharedAddress address, u64 value, SharedAddress bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];" ::"r"(address),
               "l"(value), "r"(bar)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32
///     [address], value, [bar];                                                                      PTX ISA 8.1, sm_90
__device__ inline void st_async_f32(SharedAddress address, float value, SharedAddress bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::"r"(address),
               "f"(value), "r"(bar)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32
///     [address], {x, y}, [bar];                                                                     PTX ISA 8.1, sm_90
__device__ inline void st_async_v2_b32(SharedAddress address, u32 x, u32 y, SharedAddress bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [%0], {%1, %2}, [%3];" ::"r"(address),
               "r"(x), "r"(y), "r"(bar)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64
///     [address], {x, y}, [bar];                                                                     PTX ISA 8.1, sm_90
__device__ inline void st_async_v2_b64(SharedAddress address, u64 x, u64 y, SharedAddress bar) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [%0], {%1, %2}, [%3];" ::"r"(address),
               "l"(x), "l"(y), "r"(bar)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32
///     [address], {x, y, z, w}, [bar];                                                               PTX ISA 8.1, sm_90
__device__ inline void st_async_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w, SharedAddress bar) {
  asm volatile(
      "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(address),
      "r"(x), "r"(y), "r"(z), "r"(w), "r"(bar)
      : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.f32
///     [address], {x, y, z, w}, [bar];                                                            PTX ISA 8.1, sm_90
__device__ inline void st_async_v4_f32(SharedAddress address, float x, float y, float z, float w, SharedAddress bar) {
  asm volatile(
      "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(address),
      "f"(x), "f"(y), "f"(z), "f"(w), "r"(bar)
      : "memory");
}

}  // namespace rawgemm::ptx
