// The arithmetic of one wgmma.
#pragma once
#include <cstring>

#include <ptx/types.cuh>

namespace rawgemm::model {

inline float bf16_value(u16 bits) {
  const u32 wide = u32{bits} << 16;
  float value;
  std::memcpy(&value, &wide, sizeof(value));
  return value;
}
float f16_value(u16 bits);

/// d[64][n] += a[64][16] * b[16][256], in fp32, k by k; n: a multiple of 8, at most 256.
void multiply(float* d, const float* a, const float* b, u32 n);

}  // namespace rawgemm::model
