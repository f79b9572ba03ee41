// 8x8 matrices of 16-bit elements, from shared memory to the registers of a warp, as wgmma holds them: ldmatrix.
// Source: PTX ISA, "Warp Level Matrix Load Instruction: ldmatrix",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#warp-level-matrix-instructions-for-mma
//
// Each is executed by a whole, converged warp. Lane 8 i + j gives the address of row j of matrix i: 16 bytes, 16-byte
// aligned, of the executing CTA; with fewer than four matrices the addresses of the lanes after them are not looked at.
// Lane l holds two elements of matrix i in r_i, the one with the lower column in bits 0 to 15: row l / 4, columns
// 2 (l % 4) and the next. With .trans it is the transposed matrix that the registers hold so: rows 2 (l % 4) and the
// next, column l / 4.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16  {r0}, [row];                                    PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x1(u32& r0, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {%0}, [%1];" : "=r"(r0) : "r"(row) : "memory");
}

/// ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16  {r0, r1}, [row];                                PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x2(u32& r0, u32& r1, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 {%0, %1}, [%2];"
               : "=r"(r0), "=r"(r1)
               : "r"(row)
               : "memory");
}

/// ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16  {r0, r1, r2, r3}, [row];                        PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x4(u32& r0, u32& r1, u32& r2, u32& r3, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3)
               : "r"(row)
               : "memory");
}

/// ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16  {r0}, [row];                              PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x1_trans(u32& r0, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 {%0}, [%1];" : "=r"(r0) : "r"(row) : "memory");
}

/// ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16  {r0, r1}, [row];                          PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x2_trans(u32& r0, u32& r1, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%0, %1}, [%2];"
               : "=r"(r0), "=r"(r1)
               : "r"(row)
               : "memory");
}

/// ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16  {r0, r1, r2, r3}, [row];                  PTX ISA 7.8, sm_75
__device__ inline void ldmatrix_x4_trans(u32& r0, u32& r1, u32& r2, u32& r3, SharedAddress row) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3)
               : "r"(row)
               : "memory");
}

}  // namespace rawgemm::ptx
