// Written by scripts/generate_ld_st.py; do not edit.
// Weak loads and stores of global memory through the generic proxy, by single threads: ld.global, ld.global.nc,
// st.global. Those with an order and a scope stand in atomic.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, ld.global.nc, st",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-ld
//
// address: a multiple of the bytes that the instruction moves, 1 to 16.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ld.global.b8  value, [address];                                                                PTX ISA 1.0, sm_10
[[nodiscard]] __device__ inline u8 ld_global_b8(const void* address) {
  u16 value;
  asm volatile("ld.global.b8 %0, [%1];" : "=h"(value) : "l"(address) : "memory");
  return static_cast<u8>(value);
}

/// ld.global.b16  value, [address];                                                               PTX ISA 1.0, sm_10
[[nodiscard]] __device__ inline u16 ld_global_b16(const void* address) {
  u16 value;
  asm volatile("ld.global.b16 %0, [%1];" : "=h"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.b32  value, [address];                                                               PTX ISA 1.0, sm_10
[[nodiscard]] __device__ inline u32 ld_global_b32(const void* address) {
  u32 value;
  asm volatile("ld.global.b32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
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
/// Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes.
__device__ inline void ld_global_nc_v4_b32(u32& x, u32& y, u32& z, u32& w, const void* address) {
  asm volatile("ld.global.nc.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x), "=r"(y), "=r"(z), "=r"(w)
               : "l"(address)
               : "memory");
}

/// ld.global.nc.f32  value, [address];                                                            PTX ISA 2.0, sm_32
/// Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes.
[[nodiscard]] __device__ inline float ld_global_nc_f32(const void* address) {
  float value;
  asm volatile("ld.global.nc.f32 %0, [%1];" : "=f"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.nc.v4.f32  {x, y, z, w}, [address];                                                  PTX ISA 2.0, sm_32
/// Of memory that nobody writes while the kernel runs: it may come from a cache that sees no writes.
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

/// st.global.b16  [address], value;                                                               PTX ISA 1.0, sm_10
__device__ inline void st_global_b16(void* address, u16 value) {
  asm volatile("st.global.b16 [%0], %1;" ::"l"(address), "h"(value) : "memory");
}

/// st.global.b32  [address], value;                                                               PTX ISA 1.0, sm_10
__device__ inline void st_global_b32(void* address, u32 value) {
  asm volatile("st.global.b32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
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

}  // namespace rawgemm::ptx
