// Written by scripts/generate_ld_st.py; do not edit.
// Loads and stores of the shared memory of any CTA of the cluster ("distributed shared memory"): ld.shared::cluster,
// st.shared::cluster. Those that count on an mbarrier there: st_async.cuh; with an order, and atomics: atomic.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, st", "State Spaces: Shared State Space",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-st
//
// address: what mapa gave, or one of the executing CTA, aligned to the size of the access. The CTA that it belongs to
// must have started, and may not exit before the access is over: barrier.cluster at the beginning and at the end.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ld.shared::cluster.b32  value, [address];                                                      PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline u32 ld_shared_cluster_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cluster.b64  value, [address];                                                      PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline u64 ld_shared_cluster_b64(SharedAddress address) {
  u64 value;
  asm volatile("ld.shared::cluster.b64 %0, [%1];" : "=l"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cluster.v4.b32  {d[0], d[1], d[2], d[3]}, [address];                                PTX ISA 7.8, sm_90
__device__ inline void ld_shared_cluster_v4_b32(u32 (&d)[4], SharedAddress address) {
  asm volatile("ld.shared::cluster.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
               : "r"(address)
               : "memory");
}

/// ld.shared::cluster.f32  value, [address];                                                      PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline float ld_shared_cluster_f32(SharedAddress address) {
  float value;
  asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(value) : "r"(address) : "memory");
  return value;
}

/// st.shared::cluster.b32  [address], value;                                                      PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_b32(SharedAddress address, u32 value) {
  asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// st.shared::cluster.b64  [address], value;                                                      PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_b64(SharedAddress address, u64 value) {
  asm volatile("st.shared::cluster.b64 [%0], %1;" ::"r"(address), "l"(value) : "memory");
}

/// st.shared::cluster.v4.b32  [address], {x, y, z, w};                                            PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared::cluster.v4.b32 [%0], {%1, %2, %3, %4};"
               ::"r"(address), "r"(x), "r"(y), "r"(z), "r"(w)
               : "memory");
}

/// st.shared::cluster.f32  [address], value;                                                      PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_f32(SharedAddress address, float value) {
  asm volatile("st.shared::cluster.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

}  // namespace rawgemm::ptx
