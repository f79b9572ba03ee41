// mma.sync: matrix products of a warp, all operands in registers, executed at once.
// Source: PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions: mma",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#warp-level-matrix-instructions-mma
//
// Each is executed by a whole, converged warp. Of D [16, 8] = A [16, 16] * B [16, 8] + C [16, 8], lane l, with g = l /
// 4 and t = l % 4, holds
//   a[0], a[1]  A: rows g and g + 8, k 2 t and 2 t + 1, the lower k in bits 0 to 15
//   a[2], a[3]  A: the same rows, k 2 t + 8 and 2 t + 9
//   b[0], b[1]  B: column g, k 2 t and 2 t + 1; k 2 t + 8 and 2 t + 9
//   d[0], d[1]  D, and in c C: row g, columns 2 t and 2 t + 1
//   d[2], d[3]  the same columns of row g + 8
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32  d, a, b, c;      (Type = bf16)            PTX ISA 7.0, sm_80
/// mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32    d, a, b, c;      (Type = f16)             PTX ISA 7.0, sm_80
/// d and c may be the same.
template <class Type>
__device__ void mma_m16n8k16(float (&d)[4], const u32 (&a)[4], const u32 (&b)[2], const float (&c)[4]);

template <>
__device__ inline void mma_m16n8k16<bf16>(float (&d)[4], const u32 (&a)[4], const u32 (&b)[2], const float (&c)[4]) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%10, %11, %12, %13};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
}

template <>
__device__ inline void mma_m16n8k16<f16>(float (&d)[4], const u32 (&a)[4], const u32 (&b)[2], const float (&c)[4]) {
  asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
      "{%10, %11, %12, %13};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]));
}

}  // namespace rawgemm::ptx
