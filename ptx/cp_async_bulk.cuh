// TMA: bulk copies of tensor boxes between global and shared memory, executed by the async proxy.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk.tensor, cp.async.bulk.commit_group,
// cp.async.bulk.wait_group, prefetch.tensormap".
//
// Coordinates count elements, innermost dimension first; they may lie outside the tensor: loads fill with zeros there,
// stores leave out. A box in shared memory is dense; with the 128-byte swizzle of the tensor map it starts at a
// multiple of 1024 bytes.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// prefetch.tensormap  [map];                                                                     PTX ISA 8.0, sm_90
/// Brings the tensor map (a __grid_constant__ parameter) into the descriptor cache, ahead of its first use.
__device__ inline void prefetch_tensormap(const TensorMap* map) { asm volatile("prefetch.tensormap [%0];" ::"l"(map)); }

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x, y}], [bar];                                                               PTX ISA 8.0, sm_90
/// Starts a load of the map's box at (x, y) into dst of the executing CTA; its bytes, those filled with zeros
/// included, are counted down from bar's tx-count as they become visible. Executed by one thread.
__device__ inline void cp_async_bulk_tensor_2d_load(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                                    SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(
          dst),
      "l"(map), "r"(x), "r"(y), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x, y}], [bar], cta_mask;                                                     PTX ISA 8.0, sm_90
/// As above, and writes the box to the same CTA-relative dst of every CTA whose rank is set in cta_mask, counting its
/// bytes down from the barrier at the same CTA-relative bar there.
__device__ inline void cp_async_bulk_tensor_2d_load_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                                              SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], "
      "[%1, {%2, %3}], [%4], %5;" ::"r"(dst),
      "l"(map), "r"(x), "r"(y), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.2d.global.shared::cta.bulk_group  [map, {x, y}], [src];                   PTX ISA 8.0, sm_90
/// Starts a store of the box at src to (x, y); it belongs to the thread's next bulk group. What the generic proxy
/// wrote to src needs fence_proxy_async first. Where the tensor's rows end inside a 16-byte chunk, an H200 stores the
/// whole chunk, past the end of the row: the PTX ISA does not say so.
__device__ inline void cp_async_bulk_tensor_2d_store(const TensorMap* map, i32 x, i32 y, SharedAddress src) {
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(map), "r"(x), "r"(y),
               "r"(src)
               : "memory");
}

/// cp.async.bulk.commit_group;                                                                    PTX ISA 8.0, sm_90
/// Closes this thread's current bulk group.
__device__ inline void cp_async_bulk_commit_group() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

/// cp.async.bulk.wait_group.read  pending;                                                        PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups still read their source: the shared memory of
/// the older ones may be written again. Their writes to global memory may not be visible yet.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(pending) : "memory");
}

}  // namespace rawgemm::ptx
