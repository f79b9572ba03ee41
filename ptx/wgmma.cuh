// wgmma: matrix products of a warpgroup (4 warps, the first at a multiple of 4), operands in shared memory,
// accumulators in registers, executed by the async proxy. The products themselves stand in wgmma_mma_async.cuh.
// Source: PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions".
#pragma once
#include <ptx/types.cuh>
#include <ptx/wgmma_mma_async.cuh>

namespace rawgemm::ptx {

/// The matrix descriptor of a K-major operand with the 128-byte swizzle ("Matrix Descriptor Format"): rows of 128
/// bytes (64 elements of 16 bits), in groups of 8 rows = 1024 bytes that follow each other.
/// address: of the operand's first byte; the swizzle period starts at a multiple of 1024 bytes, and a step along K of
/// up to 128 bytes is added to the address. bits 0-13: address / 16; bits 16-29: leading byte offset / 16 (not used
/// by this layout); bits 32-45: stride byte offset / 16, from one group of 8 rows to the next; bits 62-63: 1 = 128-byte
/// swizzle. Nothing but arithmetic: no instruction is behind it.
[[nodiscard]] __device__ inline u64 matrix_descriptor_k_major_swizzle_128b(SharedAddress address) {
  constexpr u64 leading_byte_offset = 1;
  constexpr u64 stride_byte_offset = 8 * 128;
  constexpr u64 swizzle_128b = 1;
  return ((address & 0x3ffffu) >> 4) | leading_byte_offset << 16 | (stride_byte_offset >> 4) << 32 | swizzle_128b << 62;
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
/// read shared memory for this warp, and their accumulators may be touched.
template <u32 pending>
__device__ inline void wgmma_wait_group() {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(pending) : "memory");
}

}  // namespace rawgemm::ptx
