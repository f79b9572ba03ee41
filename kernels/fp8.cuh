// Elements in FP8 for kernels/epilogue.cuh: to be included before a kernel with such an Output is used.
#pragma once
#include <kernels/epilogue.cuh>
#include <ptx/cvt.cuh>
#include <ptx/memory.cuh>

namespace rawgemm {

template <class Type>
__device__ inline float load_fp8(const char* address) {
  const u16 pair = ptx::ld_global_b8(address);
  return ptx::cvt_f32(f16{static_cast<u16>(ptx::cvt_rn_f16x2_x2<Type>(pair))});
}

template <class Type>
__device__ inline void store_fp8(char* address, float first, float second, u32 count) {
  const u16 pair = ptx::cvt_rn_satfinite_x2_f32<Type>(second, first);
  if (count == 2)
    ptx::st_global_b16(address, pair);
  else
    ptx::st_global_b8(address, static_cast<u8>(pair));
}

template <>
__device__ inline float load_element<e4m3>(const char* address) {
  return load_fp8<e4m3>(address);
}
template <>
__device__ inline float load_element<e5m2>(const char* address) {
  return load_fp8<e5m2>(address);
}

template <>
__device__ inline void store_elements<e4m3>(char* address, float first, float second, u32 count) {
  store_fp8<e4m3>(address, first, second, count);
}
template <>
__device__ inline void store_elements<e5m2>(char* address, float first, float second, u32 count) {
  store_fp8<e5m2>(address, first, second, count);
}

}  // namespace rawgemm
