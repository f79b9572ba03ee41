// Written by scripts/generate_tma.py; do not edit.
// Bulk copies of contiguous bytes by the async proxy, and the groups in which bulk operations are waited for. Copies of
// tensor boxes: cp_async_bulk_tensor.cuh; reductions: cp_reduce_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.async.bulk, cp.async.bulk.prefetch,
// cp.async.bulk.commit_group, cp.async.bulk.wait_group",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-bulk-copy
//
// dst, src: 16-byte aligned, in global memory (pointers) or in shared memory.  bytes: a multiple of 16. Copies into
// shared memory count their bytes down from bar's tx-count as they become visible; copies into global memory belong to
// the thread's next bulk group. What the generic proxy wrote to a source in shared memory needs
// fence_proxy_async_shared_cta first. cache_policy: of the global memory's lines in L2, as createpolicy_fractional
// gives it.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes  [dst], [src], bytes, [bar]; PTX ISA 8.0, sm_90
/// dst, bar: of the executing CTA.
__device__ inline void cp_async_bulk(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "l"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [src], bytes, [bar], cache_policy;                                                  PTX ISA 8.0, sm_90
/// dst, bar: of the executing CTA.
__device__ inline void cp_async_bulk(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar,
                                     u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1], %2, [%3], %4;"
      ::"r"(dst), "l"(src), "r"(bytes), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [src], bytes, [bar], cta_mask;                                                      PTX ISA 8.0, sm_90
/// Writes to the same CTA-relative dst of every CTA whose rank is set in cta_mask, and counts the bytes down from the
/// barrier at the same CTA-relative bar there.
__device__ inline void cp_async_bulk_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar,
                                               u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1], %2, [%3], %4;"
      ::"r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [src], bytes, [bar], cta_mask, cache_policy;                                        PTX ISA 8.0, sm_90
/// Writes to the same CTA-relative dst of every CTA whose rank is set in cta_mask, and counts the bytes down from the
/// barrier at the same CTA-relative bar there.
__device__ inline void cp_async_bulk_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar,
                                               u16 cta_mask, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1], %2, [%3], %4, %5;"
      ::"r"(dst), "l"(src), "r"(bytes), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
/// dst, bar: of another CTA of the cluster, the same for both, as mapa gives them.  src: of the executing CTA, which
/// must neither write there nor exit before it learns that bar's phase is complete.
__device__ inline void cp_async_bulk(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.async.bulk.global.shared::cta.bulk_group  [dst], [src], bytes;                              PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.async.bulk.global.shared::cta.bulk_group "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint  [dst], [src], bytes, cache_policy; PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk(void* dst, SharedAddress src, u32 bytes, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.L2.global  [src], bytes;                                                PTX ISA 8.0, sm_90
/// Asks for the bytes to be brought into L2; orders nothing.
__device__ inline void cp_async_bulk_prefetch(const void* src, u32 bytes) {
  asm volatile(
      "cp.async.bulk.prefetch.L2.global "
      "[%0], %1;"
      ::"l"(src), "r"(bytes)
      : "memory");
}

/// cp.async.bulk.prefetch.L2.global.L2::cache_hint  [src], bytes, cache_policy;                   PTX ISA 8.0, sm_90
/// Asks for the bytes to be brought into L2; orders nothing.
__device__ inline void cp_async_bulk_prefetch(const void* src, u32 bytes, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.L2.global.L2::cache_hint "
      "[%0], %1, %2;"
      ::"l"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.commit_group;                                                                    PTX ISA 8.0, sm_90
/// Closes this thread's current bulk group.
__device__ inline void cp_async_bulk_commit_group() { asm volatile("cp.async.bulk.commit_group;" ::: "memory"); }

/// cp.async.bulk.wait_group  pending;                                                             PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups are incomplete: what the older ones wrote to
/// global memory is visible to this thread, and their source may be written again.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group() {
  asm volatile("cp.async.bulk.wait_group %0;" ::"n"(pending) : "memory");
}

/// cp.async.bulk.wait_group.read  pending;                                                        PTX ISA 8.0, sm_90
/// Waits until at most `pending` of this thread's latest bulk groups still read their source: the shared memory of
/// the older ones may be written again. Their writes to global memory may not be visible yet.
template <u32 pending>
__device__ inline void cp_async_bulk_wait_group_read() {
  asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(pending) : "memory");
}

}  // namespace rawgemm::ptx
