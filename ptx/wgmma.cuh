// wgmma: matrix products of a warpgroup (4 warps, the first at a multiple of 4): B in shared memory, A there or in
// registers, accumulators in registers, executed by the async proxy.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions".
#pragma once
#include <ptx/types.cuh>
#include <ptx/wgmma_mma_async_bf16.cuh>
#include <ptx/wgmma_mma_async_f16.cuh>
#include <ptx/wgmma_mma_async_fp8.cuh>

namespace rawgemm::ptx {

/// Where an operand in shared memory lies ("Matrix Descriptor Format", "Strides", "Canonical Layouts"). All is said of
/// A, [64, k]; B, [n, k], has n where A has m. The operand is made of 16-byte chunks: 8 elements of 16 bits or 16 of 8
/// bits, that are neighbours in K (Major::k) or in M (Major::mn). swizzle: as TMA wrote it; with W = 32, 64 or 128:
///
///   layout               chunks that lie together              leading_byte_offset           stride_byte_offset
///   k,  Swizzle::none    8 rows of 16 bytes (core matrix)      to the next 16 bytes of K     to the next 8 rows
///   k,  W bytes          8 rows of W bytes                     unused                        to the next 8 rows
///   mn, Swizzle::none    8 k of 8 elements of M, 16 bytes      to the next 8 k               to the next 8 of M
///   mn, W bytes          8 k of W / 2 elements of M, W bytes   to the next W / 2 of M        to the next 8 k
///
/// address: of the first element of K = 0, before swizzling, a multiple of 16.  leading_byte_offset,
/// stride_byte_offset: multiples of 16, less than 2^18.
/// The chunks' addresses are formed from these first; then their bits 7-9 (128 bytes; 7-8: 64 bytes; 7: 32 bytes) are
/// xored into bits 4-6 (4-5; 4). Hence an operand may begin inside a row of W bytes.
/// base_offset: 0 where the pattern repeats from a multiple of 8 W bytes on, as TMA's always does; else
/// (address of the pattern >> 7) & 7.
///
/// The next k of the same rows, which are 32 bytes of K further: the address moves, the rest stays. The descriptor
/// holds address / 16 in its lowest bits, so that to move by x bytes is to add x / 16:
///   k,  Swizzle::none    2 leading_byte_offset
///   k,  W bytes          32, inside the row of W bytes; after it, what lies between two such blocks of rows
///   mn, Swizzle::none    2 leading_byte_offset (16 k)
///   mn, W bytes          2 stride_byte_offset (16 k)
[[nodiscard]] __device__ inline u64 matrix_descriptor(SharedAddress address, Swizzle swizzle, u32 leading_byte_offset,
                                                      u32 stride_byte_offset, u32 base_offset = 0) {
  const u64 mode = (4 - static_cast<u32>(swizzle)) % 4;  // 0: none, 1: 128 bytes, 2: 64 bytes, 3: 32 bytes
  return (address & 0x3ffffu) >> 4 | u64{leading_byte_offset >> 4} << 16 | u64{stride_byte_offset >> 4} << 32 |
         u64{base_offset} << 49 | mode << 62;
}

/// wgmma.fence.sync.aligned;                                                                      PTX ISA 8.0, sm_90a
/// Orders this warp's register accesses before the wgmma.mma_async that follow: needed before the first one, and
/// again whenever registers that it uses were touched, except accumulators of the same shape still in flight.
__device__ inline void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }

/// wgmma.commit_group.sync.aligned;                                                               PTX ISA 8.0, sm_90a
/// Closes the warpgroup's current group of wgmma.mma_async.
__device__ inline void wgmma_commit_group() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

/// wgmma.wait_group.sync.aligned  pending;                                                        PTX ISA 8.0, sm_90a
/// Waits until at most `pending` of the latest groups of the executing warp are in flight: the older ones no longer
/// read shared memory or A's registers for this warp, and their accumulators may be touched.
template <u32 pending>
__device__ inline void wgmma_wait_group() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(pending) : "memory");
}

/// wgmma.mma_async.sync.aligned.m64n{n}k16.{f32, f16}.{A}.{B}
///     d, a_desc, b_desc, scale_d, scale_a, scale_b, trans_a, trans_b;                            PTX ISA 8.0, sm_90a
/// D[64,n] = scale_a A[64,k] * scale_b B[n,k]^T + (scale_d ? D : 0) for the warpgroup, asynchronously. k is 16, and 32
/// for FP8, which has k32 in the instruction's name and no trans_a and trans_b.
/// n: columns of D, a multiple of 8 from 8 to 256.  A, B: both bf16, both f16, or each e4m3 or e5m2.
/// d: the lane's share of D, n / 2 floats: d[4 j + 2 h + i] is row 16 * (warp % 4) + 8 * h + lane / 4, column
/// 8 * j + 2 * (lane % 4) + i. For D in f16, which A and B in f16 can have, n / 4 u32: d[2 j + h] holds i = 0 in its
/// low half and i = 1 in its high half. a_desc, b_desc: matrix_descriptor; the same in all lanes.  scale_d: 0 ignores
/// what D holds. scale_a, scale_b: -1 negates the operand.  major_a, major_b: Major::mn needs 16-bit types. Between the
/// threads' writes of A and B and this, fence_proxy_async; what TMA wrote needs none. Neither d nor what the
/// descriptors name may be touched before wgmma_wait_group says that it is done.
template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
__device__ inline void wgmma_mma_async(Register (&d)[count], u64 a_desc, u64 b_desc, u32 scale_d) {
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  WgmmaMmaAsync<Register, A, B, n>::template ss<scale_a, scale_b, major_a, major_b>(d, a_desc, b_desc, scale_d);
}

/// wgmma.mma_async.sync.aligned.m64n{n}k16.{f32, f16}.{A}.{B}
///     d, a, b_desc, scale_d, scale_a, scale_b, trans_b;                                          PTX ISA 8.0, sm_90a
/// The same with A in registers. a: the lane's share of A[64,k]; with e elements in a register (2 of 16 bits, 4 of 8
/// bits, the first in the lowest bits) a[2 c + h] holds row 16 * (warp % 4) + 8 * h + lane / 4, k from
/// 4 e c + e * (lane % 4) on.
/// a, too, may not be touched before wgmma_wait_group says that it is done.
template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
__device__ inline void wgmma_mma_async(Register (&d)[count], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
  static_assert(major_a == Major::k, "wgmma_mma_async: A in registers is not transposed: major_a is Major::k");
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  WgmmaMmaAsync<Register, A, B, n>::template rs<scale_a, scale_b, major_b>(d, a, b_desc, scale_d);
}

}  // namespace rawgemm::ptx
