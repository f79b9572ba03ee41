// Conversions between FP32, 16 bits and FP8: cvt.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cvt", "Alternate Floating-Point Data Formats",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-cvt
//
// Of a packed pair, low stands in the lower half. .satfinite: what is larger than the largest finite number, infinity
// too, becomes that number with its sign (e4m3: 448, e5m2: 57344). NaN stays NaN.
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

/// cvt.rn.satfinite.e4m3x2.f32  d, high, low;      (Type = e4m3)                                  PTX ISA 7.8, sm_90
/// cvt.rn.satfinite.e5m2x2.f32  d, high, low;      (Type = e5m2)                                  PTX ISA 7.8, sm_90
/// Rounds two floats to nearest even.
template <class Type>
[[nodiscard]] __device__ u16 cvt_rn_satfinite_x2_f32(float high, float low);

template <>
[[nodiscard]] __device__ inline u16 cvt_rn_satfinite_x2_f32<e4m3>(float high, float low) {
  u16 d;
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(d) : "f"(high), "f"(low));
  return d;
}

template <>
[[nodiscard]] __device__ inline u16 cvt_rn_satfinite_x2_f32<e5m2>(float high, float low) {
  u16 d;
  asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(d) : "f"(high), "f"(low));
  return d;
}

/// cvt.rn.satfinite.e4m3x2.f16x2  d, pair;      (Type = e4m3)                                     PTX ISA 7.8, sm_90
/// cvt.rn.satfinite.e5m2x2.f16x2  d, pair;      (Type = e5m2)                                     PTX ISA 7.8, sm_90
/// Rounds two f16 to nearest even.
template <class Type>
[[nodiscard]] __device__ u16 cvt_rn_satfinite_x2_f16x2(u32 pair);

template <>
[[nodiscard]] __device__ inline u16 cvt_rn_satfinite_x2_f16x2<e4m3>(u32 pair) {
  u16 d;
  asm("cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;" : "=h"(d) : "r"(pair));
  return d;
}

template <>
[[nodiscard]] __device__ inline u16 cvt_rn_satfinite_x2_f16x2<e5m2>(u32 pair) {
  u16 d;
  asm("cvt.rn.satfinite.e5m2x2.f16x2 %0, %1;" : "=h"(d) : "r"(pair));
  return d;
}

/// cvt.rn.f16x2.e4m3x2  d, pair;      (Type = e4m3)                                               PTX ISA 7.8, sm_90
/// cvt.rn.f16x2.e5m2x2  d, pair;      (Type = e5m2)                                               PTX ISA 7.8, sm_90
/// Exact: every number of either type is an f16.
template <class Type>
[[nodiscard]] __device__ u32 cvt_rn_f16x2_x2(u16 pair);

template <>
[[nodiscard]] __device__ inline u32 cvt_rn_f16x2_x2<e4m3>(u16 pair) {
  u32 d;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(d) : "h"(pair));
  return d;
}

template <>
[[nodiscard]] __device__ inline u32 cvt_rn_f16x2_x2<e5m2>(u16 pair) {
  u32 d;
  asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(d) : "h"(pair));
  return d;
}

}  // namespace rawgemm::ptx
