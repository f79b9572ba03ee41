// The arithmetic of one wgmma.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::model {

float bf16_value(u16 bits);
float f16_value(u16 bits);

/// d[64][n] += a[64][16] * b[16][256], in fp32, k by k; n: a multiple of 8, at most 256.
void multiply(float* d, const float* a, const float* b, u32 n);

}  // namespace rawgemm::model
