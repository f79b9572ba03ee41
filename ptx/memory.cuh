// Global memory through the generic proxy, by single threads: weak loads and stores, prefetch, and the ordered ones
// with which CTAs hand data to each other. Single elements stand in move.cuh, atomics in atomic.cuh. Source: PTX ISA,
// "Data Movement and Conversion Instructions: ld, ld.global.nc, st, prefetch", "Memory Consistency Model".
//
// address: in global memory, a multiple of the bytes that the instruction moves, 1 to 16.
// Data is handed over by a flag or a counter. The writer: its stores; a barrier among the threads that wrote; then one
// of them releases (st.release, red.release, or fence.acq_rel before a relaxed one). The reader: one thread acquires
// until it finds the value (ld.acquire, atom.acq_rel, or fence.acq_rel after a relaxed one); a barrier; then their
// loads. A TMA store takes cp.async.bulk.wait_group, without .read, before the release; a TMA load of what st.global
// wrote takes fence.proxy.async.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ld.global.b8  value, [address];                                                                PTX ISA 1.0, sm_10
[[nodiscard]] __device__ inline u8 ld_global_b8(const void* address) {
  u16 value;
  asm volatile("ld.global.b8 %0, [%1];" : "=h"(value) : "l"(address) : "memory");
  return static_cast<u8>(value);
}

/// ld.global.v2.b32  {x, y}, [address];                                                           PTX ISA 1.0, sm_10
__device__ inline void ld_global_v2_b32(u32& x, u32& y, const void* address) {
  asm volatile("ld.global.v2.b32 {%0, %1}, [%2];" : "=r"(x), "=r"(y) : "l"(address) : "memory");
}

/// ld.global.v4.b32  {x, y, z, w}, [address];                                                     PTX ISA 1.0, sm_10
__device__ inline void ld_global_v4_b32(u32& x, u32& y, u32& z, u32& w, const void* address) {
  asm volatile("ld.global.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x), "=r"(y), "=r"(z), "=r"(w)
               : "l"(address)
               : "memory");
}

/// ld.global.f32  value, [address];                                                               PTX ISA 1.0, sm_10
[[nodiscard]] __device__ inline float ld_global_f32(const void* address) {
  float value;
  asm volatile("ld.global.f32 %0, [%1];" : "=f"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.v2.f32  {x, y}, [address];                                                           PTX ISA 1.0, sm_10
__device__ inline void ld_global_v2_f32(float& x, float& y, const void* address) {
  asm volatile("ld.global.v2.f32 {%0, %1}, [%2];" : "=f"(x), "=f"(y) : "l"(address) : "memory");
}

/// ld.global.v4.f32  {x, y, z, w}, [address];                                                     PTX ISA 1.0, sm_10
__device__ inline void ld_global_v4_f32(float& x, float& y, float& z, float& w, const void* address) {
  asm volatile("ld.global.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w)
               : "l"(address)
               : "memory");
}

/// ld.global.nc.b32  value, [address];                                                            PTX ISA 2.0, sm_32
/// Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes.
[[nodiscard]] __device__ inline u32 ld_global_nc_b32(const void* address) {
  u32 value;
  asm volatile("ld.global.nc.b32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.nc.v4.b32  {x, y, z, w}, [address];                                                  PTX ISA 2.0, sm_32
__device__ inline void ld_global_nc_v4_b32(u32& x, u32& y, u32& z, u32& w, const void* address) {
  asm volatile("ld.global.nc.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x), "=r"(y), "=r"(z), "=r"(w)
               : "l"(address)
               : "memory");
}

/// ld.global.nc.f32  value, [address];                                                            PTX ISA 2.0, sm_32
[[nodiscard]] __device__ inline float ld_global_nc_f32(const void* address) {
  float value;
  asm volatile("ld.global.nc.f32 %0, [%1];" : "=f"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.nc.v4.f32  {x, y, z, w}, [address];                                                  PTX ISA 2.0, sm_32
__device__ inline void ld_global_nc_v4_f32(float& x, float& y, float& z, float& w, const void* address) {
  asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w)
               : "l"(address)
               : "memory");
}

/// st.global.b8  [address], value;                                                                PTX ISA 1.0, sm_10
__device__ inline void st_global_b8(void* address, u8 value) {
  asm volatile("st.global.b8 [%0], %1;" ::"l"(address), "h"(static_cast<u16>(value)) : "memory");
}

/// st.global.v2.b32  [address], {x, y};                                                           PTX ISA 1.0, sm_10
__device__ inline void st_global_v2_b32(void* address, u32 x, u32 y) {
  asm volatile("st.global.v2.b32 [%0], {%1, %2};" ::"l"(address), "r"(x), "r"(y) : "memory");
}

/// st.global.v4.b32  [address], {x, y, z, w};                                                     PTX ISA 1.0, sm_10
__device__ inline void st_global_v4_b32(void* address, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.global.v4.b32 [%0], {%1, %2, %3, %4};" ::"l"(address), "r"(x), "r"(y), "r"(z), "r"(w) : "memory");
}

/// st.global.f32  [address], value;                                                               PTX ISA 1.0, sm_10
__device__ inline void st_global_f32(void* address, float value) {
  asm volatile("st.global.f32 [%0], %1;" ::"l"(address), "f"(value) : "memory");
}

/// st.global.v2.f32  [address], {x, y};                                                           PTX ISA 1.0, sm_10
__device__ inline void st_global_v2_f32(void* address, float x, float y) {
  asm volatile("st.global.v2.f32 [%0], {%1, %2};" ::"l"(address), "f"(x), "f"(y) : "memory");
}

/// st.global.v4.f32  [address], {x, y, z, w};                                                     PTX ISA 1.0, sm_10
__device__ inline void st_global_v4_f32(void* address, float x, float y, float z, float w) {
  asm volatile("st.global.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(address), "f"(x), "f"(y), "f"(z), "f"(w) : "memory");
}

/// prefetch.global.L2  [address];                                                                 PTX ISA 2.0, sm_20
/// Brings the cache line at address into L2; orders nothing.
__device__ inline void prefetch_global_l2(const void* address) {
  asm volatile("prefetch.global.L2 [%0];" ::"l"(address));
}

/// ld.relaxed.cta.global.u32  value, [address];      (scope = cta)                                PTX ISA 6.0, sm_70
/// ld.relaxed.cluster.global.u32  value, [address];      (scope = cluster)                        PTX ISA 7.8, sm_90
/// ld.relaxed.gpu.global.u32  value, [address];      (scope = gpu)                                PTX ISA 6.0, sm_70
/// ld.relaxed.sys.global.u32  value, [address];      (scope = sys)                                PTX ISA 6.0, sm_70
/// Orders nothing by itself, and is no race with other strong accesses within scope.
template <Scope scope>
[[nodiscard]] __device__ u32 ld_relaxed_global_u32(const u32* address);

template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::cta>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::cluster>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.cluster.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::gpu>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_relaxed_global_u32<Scope::sys>(const u32* address) {
  u32 value;
  asm volatile("ld.relaxed.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// ld.acquire.cta.global.u32  value, [address];      (scope = cta)                                PTX ISA 6.0, sm_70
/// ld.acquire.cluster.global.u32  value, [address];      (scope = cluster)                        PTX ISA 7.8, sm_90
/// ld.acquire.gpu.global.u32  value, [address];      (scope = gpu)                                PTX ISA 6.0, sm_70
/// ld.acquire.sys.global.u32  value, [address];      (scope = sys)                                PTX ISA 6.0, sm_70
/// What the thread does after it sees what the thread whose release gave this value did before that.
template <Scope scope>
[[nodiscard]] __device__ u32 ld_acquire_global_u32(const u32* address);

template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::cta>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.cta.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::cluster>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.cluster.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::gpu>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

template <>
[[nodiscard]] __device__ inline u32 ld_acquire_global_u32<Scope::sys>(const u32* address) {
  u32 value;
  asm volatile("ld.acquire.sys.global.u32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// st.relaxed.cta.global.u32  [address], value;      (scope = cta)                                PTX ISA 6.0, sm_70
/// st.relaxed.cluster.global.u32  [address], value;      (scope = cluster)                        PTX ISA 7.8, sm_90
/// st.relaxed.gpu.global.u32  [address], value;      (scope = gpu)                                PTX ISA 6.0, sm_70
/// st.relaxed.sys.global.u32  [address], value;      (scope = sys)                                PTX ISA 6.0, sm_70
/// As ld.relaxed; behind a fence.acq_rel it releases what precedes the fence.
template <Scope scope>
__device__ void st_relaxed_global_u32(u32* address, u32 value);

template <>
__device__ inline void st_relaxed_global_u32<Scope::cta>(u32* address, u32 value) {
  asm volatile("st.relaxed.cta.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_relaxed_global_u32<Scope::cluster>(u32* address, u32 value) {
  asm volatile("st.relaxed.cluster.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_relaxed_global_u32<Scope::gpu>(u32* address, u32 value) {
  asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_relaxed_global_u32<Scope::sys>(u32* address, u32 value) {
  asm volatile("st.relaxed.sys.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

/// st.release.cta.global.u32  [address], value;      (scope = cta)                                PTX ISA 6.0, sm_70
/// st.release.cluster.global.u32  [address], value;      (scope = cluster)                        PTX ISA 7.8, sm_90
/// st.release.gpu.global.u32  [address], value;      (scope = gpu)                                PTX ISA 6.0, sm_70
/// st.release.sys.global.u32  [address], value;      (scope = sys)                                PTX ISA 6.0, sm_70
/// Who acquires this value sees what this thread did before, and what it had acquired itself.
template <Scope scope>
__device__ void st_release_global_u32(u32* address, u32 value);

template <>
__device__ inline void st_release_global_u32<Scope::cta>(u32* address, u32 value) {
  asm volatile("st.release.cta.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_release_global_u32<Scope::cluster>(u32* address, u32 value) {
  asm volatile("st.release.cluster.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_release_global_u32<Scope::gpu>(u32* address, u32 value) {
  asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

template <>
__device__ inline void st_release_global_u32<Scope::sys>(u32* address, u32 value) {
  asm volatile("st.release.sys.global.u32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

}  // namespace rawgemm::ptx
