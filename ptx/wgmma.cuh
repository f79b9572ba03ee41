// wgmma: matrix products of a warpgroup (4 warps, the first at a multiple of 4): B in shared memory, A there or in
// registers, accumulators in registers, executed by the async proxy.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#asynchronous-warpgroup-level-matrix-instructions
#pragma once
#include <ptx/types.cuh>
#include <ptx/wgmma_mma_async_bf16.cuh>
#include <ptx/wgmma_mma_async_f16.cuh>
#include <ptx/wgmma_mma_async_fp8.cuh>

namespace rawgemm::ptx {

/// Tells wgmma how an operand lies in shared memory ("Matrix Descriptor Format", "Strides", "Canonical Layouts"). What
/// is said here of A, [m = 64, k], holds for B, [n, k], with n instead of m.
///
/// The operand is made of 16-byte chunks, each of neighbours in k (Major::k) or in m (Major::mn). Some lie together: 8
/// rows that follow each other, of one chunk without swizzle (a core matrix), else of W = 32, 64 or 128 bytes, with
/// their chunks permuted as in what TMA writes. The two offsets lead from such 8 rows to the next:
///
///   layout               the 8 rows lie along, each    leading_byte_offset          stride_byte_offset
///   k,  Swizzle::none    m, 16 bytes of k              to the next 16 bytes of k    to the next 8 m
///   k,  W bytes          m, W bytes of k               not used                     to the next 8 m
///   mn, Swizzle::none    k, 8 m                        to the next 8 k              to the next 8 m
///   mn, W bytes          k, W / 2 m                    to the next W / 2 m          to the next 8 k
///
/// address: of the chunk of m = 0, k = 0, before it is permuted; a multiple of 16, also inside a row of W bytes, since
/// addresses are formed first and permuted afterwards, by their own bits (see Swizzle).
/// leading_byte_offset, stride_byte_offset: multiples of 16, less than 2^18.
/// base_offset: 0 where the permutation's pattern begins at a multiple of 8 W bytes, as in all that TMA writes; else
/// (address of the pattern's beginning >> 7) & 7.
///
/// The next wgmma along k, 32 bytes of k further, has the same descriptor but for the address. That is its lowest
/// field, in units of 16 bytes, so that to go on by x bytes is to add x / 16 to the descriptor:
///
///   k,  Swizzle::none    x = 2 leading_byte_offset
///   k,  W bytes          x = 32 inside the rows of W bytes; then from their beginning to that of the next ones along k
///   mn, Swizzle::none    x = 2 leading_byte_offset, for 16 k
///   mn, W bytes          x = 2 stride_byte_offset, for 16 k
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

/// wgmma.mma_async.sync.aligned.m64n{n}k{k}.{f32, f16}.{A}.{B}
///     d, a_desc, b_desc, scale_d, scale_a, scale_b, trans_a, trans_b;                            PTX ISA 8.0, sm_90a
/// D[64,n] = scale_a A[64,k] * scale_b B[n,k]^T + (scale_d ? D : 0) for the warpgroup, asynchronously.
///
///   n          columns of D, a multiple of 8 from 8 to 256
///   A, B       both bf16 or both f16, then k is 16; or each e4m3 or e5m2, then the name has k32 and there is no trans
///   d          the lane's share of D, n / 2 floats: d[4 j + 2 h + i] is row 16 * (warp % 4) + 8 * h + lane / 4, column
///              8 * j + 2 * (lane % 4) + i. Or, of a D in f16, which A and B in f16 can have, n / 4 u32: d[2 j + h]
///              holds i = 0 in its low half and i = 1 in its high half
///   a_desc, b_desc      of matrix_descriptor, the same in all lanes
///   scale_d             0: what D holds does not count
///   scale_a, scale_b    1, or -1: negated
///   major_a, major_b    Major::mn, transposed, only of 16-bit types
///
/// What threads wrote of A and B needs fence_proxy_async_shared_cta before it, what TMA wrote does not. Neither d nor
/// what the descriptors name may be touched before wgmma_wait_group says that it is done.
template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
__device__ inline void wgmma_mma_async(Register (&d)[count], u64 a_desc, u64 b_desc, u32 scale_d) {
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  WgmmaMmaAsync<Register, A, B, n>::template ss<scale_a, scale_b, major_a, major_b>(d, a_desc, b_desc, scale_d);
}

/// wgmma.mma_async.sync.aligned.m64n{n}k{k}.{f32, f16}.{A}.{B}
///     d, a, b_desc, scale_d, scale_a, scale_b, trans_b;                                          PTX ISA 8.0, sm_90a
/// The same with A in registers.
///
///   a    the lane's share of A[64,k]: with e elements in a register, 2 of 16 bits or 4 of 8, the first in the lowest
///        bits, a[2 c + h] is row 16 * (warp % 4) + 8 * h + lane / 4, k = 4 e c + e * (lane % 4) and the e - 1 after it
///
/// a, too, may not be touched before wgmma_wait_group says that it is done: one array for each wgmma in flight.
template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
__device__ inline void wgmma_mma_async(Register (&d)[count], const u32 (&a)[4], u64 b_desc, u32 scale_d) {
  static_assert(major_a == Major::k, "wgmma_mma_async: A in registers is not transposed: major_a is Major::k");
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  WgmmaMmaAsync<Register, A, B, n>::template rs<scale_a, scale_b, major_b>(d, a, b_desc, scale_d);
}

}  // namespace rawgemm::ptx
