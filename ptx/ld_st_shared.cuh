// Written by scripts/generate_ld_st.py; do not edit.
// Loads and stores of the executing CTA's shared memory through the generic proxy, by single threads: ld.shared::cta,
// st.shared::cta.
// Source: PTX ISA, "Data Movement and Conversion Instructions: ld, st",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-ld
//
// address: a multiple of the bytes that the instruction moves, 1 to 16.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ld.shared::cta.b8  value, [address];                                                           PTX ISA 7.8, sm_30
[[nodiscard]] __device__ inline u8 ld_shared_b8(SharedAddress address) {
  u16 value;
  asm volatile("ld.shared::cta.b8 %0, [%1];" : "=h"(value) : "r"(address) : "memory");
  return static_cast<u8>(value);
}

/// ld.shared::cta.b16  value, [address];                                                          PTX ISA 7.8, sm_30
[[nodiscard]] __device__ inline u16 ld_shared_b16(SharedAddress address) {
  u16 value;
  asm volatile("ld.shared::cta.b16 %0, [%1];" : "=h"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.b32  value, [address];                                                          PTX ISA 7.8, sm_30
[[nodiscard]] __device__ inline u32 ld_shared_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.shared::cta.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.b64  value, [address];                                                          PTX ISA 7.8, sm_30
[[nodiscard]] __device__ inline u64 ld_shared_b64(SharedAddress address) {
  u64 value;
  asm volatile("ld.shared::cta.b64 %0, [%1];" : "=l"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.v4.b32  {x, y, z, w}, [address];                                                PTX ISA 7.8, sm_30
__device__ inline void ld_shared_v4_b32(u32& x, u32& y, u32& z, u32& w, SharedAddress address) {
  asm volatile("ld.shared::cta.v4.b32 {%0, %1, %2, %3}, [%4];"
               : "=r"(x), "=r"(y), "=r"(z), "=r"(w)
               : "r"(address)
               : "memory");
}

/// ld.shared::cta.f32  value, [address];                                                          PTX ISA 7.8, sm_30
[[nodiscard]] __device__ inline float ld_shared_f32(SharedAddress address) {
  float value;
  asm volatile("ld.shared::cta.f32 %0, [%1];" : "=f"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.v2.f32  {x, y}, [address];                                                      PTX ISA 7.8, sm_30
__device__ inline void ld_shared_v2_f32(float& x, float& y, SharedAddress address) {
  asm volatile("ld.shared::cta.v2.f32 {%0, %1}, [%2];" : "=f"(x), "=f"(y) : "r"(address) : "memory");
}

/// ld.shared::cta.v4.f32  {x, y, z, w}, [address];                                                PTX ISA 7.8, sm_30
__device__ inline void ld_shared_v4_f32(float& x, float& y, float& z, float& w, SharedAddress address) {
  asm volatile("ld.shared::cta.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w)
               : "r"(address)
               : "memory");
}

/// st.shared::cta.b8  [address], value;                                                           PTX ISA 7.8, sm_30
__device__ inline void st_shared_b8(SharedAddress address, u8 value) {
  asm volatile("st.shared::cta.b8 [%0], %1;" ::"r"(address), "h"(static_cast<u16>(value)) : "memory");
}

/// st.shared::cta.b16  [address], value;                                                          PTX ISA 7.8, sm_30
__device__ inline void st_shared_b16(SharedAddress address, u16 value) {
  asm volatile("st.shared::cta.b16 [%0], %1;" ::"r"(address), "h"(value) : "memory");
}

/// st.shared::cta.b32  [address], value;                                                          PTX ISA 7.8, sm_30
__device__ inline void st_shared_b32(SharedAddress address, u32 value) {
  asm volatile("st.shared::cta.b32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

/// st.shared::cta.b64  [address], value;                                                          PTX ISA 7.8, sm_30
__device__ inline void st_shared_b64(SharedAddress address, u64 value) {
  asm volatile("st.shared::cta.b64 [%0], %1;" ::"r"(address), "l"(value) : "memory");
}

/// st.shared::cta.v4.b32  [address], {x, y, z, w};                                                PTX ISA 7.8, sm_30
__device__ inline void st_shared_v4_b32(SharedAddress address, u32 x, u32 y, u32 z, u32 w) {
  asm volatile("st.shared::cta.v4.b32 [%0], {%1, %2, %3, %4};"
               ::"r"(address), "r"(x), "r"(y), "r"(z), "r"(w)
               : "memory");
}

/// st.shared::cta.f32  [address], value;                                                          PTX ISA 7.8, sm_30
__device__ inline void st_shared_f32(SharedAddress address, float value) {
  asm volatile("st.shared::cta.f32 [%0], %1;" ::"r"(address), "f"(value) : "memory");
}

/// st.shared::cta.v2.f32  [address], {x, y};                                                      PTX ISA 7.8, sm_30
__device__ inline void st_shared_v2_f32(SharedAddress address, float x, float y) {
  asm volatile("st.shared::cta.v2.f32 [%0], {%1, %2};" ::"r"(address), "f"(x), "f"(y) : "memory");
}

/// st.shared::cta.v4.f32  [address], {x, y, z, w};                                                PTX ISA 7.8, sm_30
__device__ inline void st_shared_v4_f32(SharedAddress address, float x, float y, float z, float w) {
  asm volatile("st.shared::cta.v4.f32 [%0], {%1, %2, %3, %4};"
               ::"r"(address), "f"(x), "f"(y), "f"(z), "f"(w)
               : "memory");
}

}  // namespace rawgemm::ptx
