// From accumulator registers to memory: conversion, stmatrix, and the elements that kernels move a few at a time; other
// sizes stand in shared.cuh, st_async.cuh and memory.cuh, other forms in cvt.cuh and ldmatrix.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cvt, ld, st, st.async", "Warp Level Matrix Store
// Instruction: stmatrix".
//
// stmatrix moves 8x8 matrices of 16-bit elements, and is executed by a whole, converged warp. Lane 8 i + j gives the
// address of row j of matrix i: 16 bytes, 16-byte aligned, of the executing CTA; with fewer than four matrices the
// addresses of the lanes after them are not looked at. Lane l holds two elements of matrix i in r_i, the one with the
// lower column in bits 0 to 15: row l / 4, columns 2 (l % 4) and the next.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// cvt.rn.bf16x2.f32  d, high, low;      (Type = bf16)                                            PTX ISA 7.0, sm_80
/// cvt.rn.f16x2.f32   d, high, low;      (Type = f16)                                             PTX ISA 7.0, sm_80
/// Rounds two floats to nearest even; low goes to bits 0 to 15, high to bits 16 to 31.
template <class Type>
[[nodiscard]] __device__ u32 cvt_rn_x2_f32(float high, float low);

template <>
[[nodiscard]] __device__ inline u32 cvt_rn_x2_f32<bf16>(float high, float low) {
  u32 d;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(high), "f"(low));
  return d;
}

template <>
[[nodiscard]] __device__ inline u32 cvt_rn_x2_f32<f16>(float high, float low) {
  u32 d;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(d) : "f"(high), "f"(low));
  return d;
}

/// cvt.f32.bf16  d, x;      (Type = bf16)                                                         PTX ISA 7.1, sm_80
/// cvt.f32.f16   d, x;      (Type = f16)                                                          PTX ISA 1.0, sm_10
/// Exact.
template <class Type>
[[nodiscard]] __device__ float cvt_f32(Type x);

template <>
[[nodiscard]] __device__ inline float cvt_f32<bf16>(bf16 x) {
  float d;
  asm("cvt.f32.bf16 %0, %1;" : "=f"(d) : "h"(x.bits));
  return d;
}

template <>
[[nodiscard]] __device__ inline float cvt_f32<f16>(f16 x) {
  float d;
  asm("cvt.f32.f16 %0, %1;" : "=f"(d) : "h"(x.bits));
  return d;
}

/// stmatrix.sync.aligned.m8n8.x2.shared::cta.b16  [row], {r0, r1};                                PTX ISA 7.8, sm_90
__device__ inline void stmatrix_x2(SharedAddress row, u32 r0, u32 r1) {
  asm volatile("stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 [%0], {%1, %2};" ::"r"(row), "r"(r0), "r"(r1) : "memory");
}

/// stmatrix.sync.aligned.m8n8.x4.shared::cta.b16  [row], {r0, r1, r2, r3};                        PTX ISA 7.8, sm_90
__device__ inline void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3) {
  asm volatile("stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [%0], {%1, %2, %3, %4};" ::"r"(row), "r"(r0), "r"(r1),
               "r"(r2), "r"(r3)
               : "memory");
}

/// st.shared::cta.v2.f32  [address], {x, y};                                                      PTX ISA 7.8, sm_30
/// address: 8-byte aligned.
__device__ inline void st_shared_v2_f32(SharedAddress address, float x, float y) {
  asm volatile("st.shared::cta.v2.f32 [%0], {%1, %2};" ::"r"(address), "f"(x), "f"(y) : "memory");
}

/// ld.shared::cta.b16  value, [address];                                                          PTX ISA 7.8, sm_30
/// address: 2-byte aligned.
[[nodiscard]] __device__ inline u16 ld_shared_b16(SharedAddress address) {
  u16 value;
  asm volatile("ld.shared::cta.b16 %0, [%1];" : "=h"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.b32  value, [address];                                                          PTX ISA 7.8, sm_30
/// address: 4-byte aligned.
[[nodiscard]] __device__ inline u32 ld_shared_b32(SharedAddress address) {
  u32 value;
  asm volatile("ld.shared::cta.b32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
  return value;
}

/// ld.shared::cta.v4.f32  {x, y, z, w}, [address];                                                PTX ISA 7.8, sm_30
__device__ inline void ld_shared_v4_f32(float& x, float& y, float& z, float& w, SharedAddress address) {
  asm volatile("ld.shared::cta.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(x), "=f"(y), "=f"(z), "=f"(w)
               : "r"(address)
               : "memory");
}

/// st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.f32
///     [address], {x, y, z, w}, [bar];                                                            PTX ISA 8.1, sm_90
/// To another CTA of the cluster; address, 16-byte aligned, and bar as st_async.cuh says.
__device__ inline void st_async_v4_f32(SharedAddress address, float x, float y, float z, float w, SharedAddress bar) {
  asm volatile(
      "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.f32 [%0], {%1, %2, %3, %4}, [%5];" ::"r"(address),
      "f"(x), "f"(y), "f"(z), "f"(w), "r"(bar)
      : "memory");
}

/// ld.global.b16  value, [address];                                                               PTX ISA 1.0, sm_10
/// address: in global memory, 2-byte aligned.
[[nodiscard]] __device__ inline u16 ld_global_b16(const void* address) {
  u16 value;
  asm volatile("ld.global.b16 %0, [%1];" : "=h"(value) : "l"(address) : "memory");
  return value;
}

/// ld.global.b32  value, [address];                                                               PTX ISA 1.0, sm_10
/// address: in global memory, 4-byte aligned.
[[nodiscard]] __device__ inline u32 ld_global_b32(const void* address) {
  u32 value;
  asm volatile("ld.global.b32 %0, [%1];" : "=r"(value) : "l"(address) : "memory");
  return value;
}

/// st.global.b16  [address], value;                                                               PTX ISA 1.0, sm_10
/// address: in global memory, 2-byte aligned.
__device__ inline void st_global_b16(void* address, u16 value) {
  asm volatile("st.global.b16 [%0], %1;" ::"l"(address), "h"(value) : "memory");
}

/// st.global.b32  [address], value;                                                               PTX ISA 1.0, sm_10
/// address: in global memory, 4-byte aligned.
__device__ inline void st_global_b32(void* address, u32 value) {
  asm volatile("st.global.b32 [%0], %1;" ::"l"(address), "r"(value) : "memory");
}

}  // namespace rawgemm::ptx
