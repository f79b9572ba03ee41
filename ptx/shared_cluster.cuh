// Shared memory of the other CTAs of a cluster ("distributed shared memory"): loads, stores and atomics. Stores that
// count on an mbarrier there: st_async.cuh.
// Source: PTX ISA, "State Spaces: Shared State Space", "Data Movement and Conversion Instructions: ld, st, getctarank",
// "Parallel Synchronization and Communication Instructions: atom, red".
//
// address: what mapa gave, or one of the executing CTA, aligned to the size of the access. The CTA that it belongs to
// must have started, and may not exit before the access is over: barrier.cluster at the beginning and at the end.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// getctarank.shared::cluster.u32  rank, address;                                                    PTX ISA 7.8, sm_90
/// Returns the rank in the cluster of the CTA that the address belongs to.
[[nodiscard]] __device__ inline u32 getctarank(SharedAddress address) {
  u32 rank;
  asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(rank) : "r"(address));
  return rank;
}

/// ld.shared::cluster.b32  value, [address];                                                         PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline u32 ld_shared_cluster_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.shared::cluster.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cluster.b64  value, [address];                                                         PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline u64 ld_shared_cluster_b64(SharedAddress address) {
  u64 value;
  asm volatile("ld.shared::cluster.b64 %0, [%1];" : "=l"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cluster.f32  value, [address];                                                         PTX ISA 7.8, sm_90
[[nodiscard]] __device__ inline float ld_shared_cluster_f32(SharedAddress address) {
  float value;
  asm volatile("ld.shared::cluster.f32 %0, [%1];" : "=f"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cluster.v4.b32  {d[0], d[1], d[2], d[3]}, [address];                                   PTX ISA 7.8, sm_90
__device__ inline void ld_shared_cluster_v4_b32(u32 (&d)[4], SharedAddress address) {
  asm volatile("ld.shared::cluster.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3])
               : "r"(address)
               : "memory");
}

/// ld.acquire.cluster.shared::cluster.b32  value, [address];                                         PTX ISA 7.8, sm_90
/// What was written before the value was, by st_release_shared_cluster_b32, is visible afterwards.
[[nodiscard]] __device__ inline u32 ld_acquire_shared_cluster_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.acquire.cluster.shared::cluster.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// st.shared::cluster.b32  [address], value;                                                         PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_b32(SharedAddress address, u32 value) {
  asm volatile("st.shared::cluster.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// st.shared::cluster.b64  [address], value;                                                         PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_b64(SharedAddress address, u64 value) {
  asm volatile("st.shared::cluster.b64 [%0], %1;" ::"r"(address), "l"(value) : "memory");
}

/// st.shared::cluster.f32  [address], value;                                                         PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_f32(SharedAddress address, float value) {
  asm volatile("st.shared::cluster.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

/// st.shared::cluster.v4.b32  [address], {x, y, z, w};                                               PTX ISA 7.8, sm_90
__device__ inline void st_shared_cluster_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared::cluster.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(x), "r"(y), "r"(z), "r"(w)
               : "memory");
}

/// st.release.cluster.shared::cluster.b32  [address], value;                                         PTX ISA 7.8, sm_90
/// What this thread wrote before is visible to whoever sees the value with ld_acquire_shared_cluster_b32.
__device__ inline void st_release_shared_cluster_b32(SharedAddress address, u32 value) {
  asm volatile("st.release.cluster.shared::cluster.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// red.relaxed.cluster.shared::cluster.add.u32  [address], value;                                    PTX ISA 7.8, sm_90
/// Adds; of many threads that do so at the same time, none is lost. Orders nothing.
__device__ inline void red_shared_cluster_add_u32(SharedAddress address, u32 value) {
  asm volatile("red.relaxed.cluster.shared::cluster.add.u32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// red.relaxed.cluster.shared::cluster.add.f32  [address], value;                                    PTX ISA 7.8, sm_90
/// The same in fp32, rounded to nearest even. In which order is not defined, nor then are the last bits of a sum.
__device__ inline void red_shared_cluster_add_f32(SharedAddress address, float value) {
  asm volatile("red.relaxed.cluster.shared::cluster.add.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

/// atom.relaxed.cluster.shared::cluster.add.u32  before, [address], value;                           PTX ISA 7.8, sm_90
/// Adds, and returns what was there before. Orders nothing; between fences it hands over data: fence_acq_rel.
__device__ inline u32 atom_shared_cluster_add_u32(SharedAddress address, u32 value) {
  u32 before;
  asm volatile("atom.relaxed.cluster.shared::cluster.add.u32 %0, [%1], %2;"
               : "=r"(before)
               : "r"(address), "r"(value)
               : "memory");
  return before;
}

/// atom.relaxed.cluster.shared::cluster.exch.b32  before, [address], value;                          PTX ISA 7.8, sm_90
/// Stores value, and returns what was there before.
__device__ inline u32 atom_shared_cluster_exch_b32(SharedAddress address, u32 value) {
  u32 before;
  asm volatile("atom.relaxed.cluster.shared::cluster.exch.b32 %0, [%1], %2;"
               : "=r"(before)
               : "r"(address), "r"(value)
               : "memory");
  return before;
}

/// atom.relaxed.cluster.shared::cluster.cas.b32  before, [address], expected, value;                 PTX ISA 7.8, sm_90
/// Stores value where `expected` stands, and returns what was there before.
__device__ inline u32 atom_shared_cluster_cas_b32(SharedAddress address, u32 expected, u32 value) {
  u32 before;
  asm volatile("atom.relaxed.cluster.shared::cluster.cas.b32 %0, [%1], %2, %3;"
               : "=r"(before)
               : "r"(address), "r"(expected), "r"(value)
               : "memory");
  return before;
}

}  // namespace rawgemm::ptx
