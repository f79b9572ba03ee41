// Written by scripts/generate_tma.py; do not edit.
// Reductions of an array in shared memory into one in global memory or in the shared memory of another CTA. Those of
// tensor boxes: cp_async_bulk_tensor.cuh; groups of them: cp_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cp.reduce.async.bulk",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-cp-reduce-async-bulk
//
// dst[i] = op(dst[i], src[i]) for bytes / sizeof(Type) elements; each element is one relaxed operation at scope gpu, in
// no order. dst, src: 16-byte aligned.  bytes: a multiple of 16. Additions round to nearest even; on an H200 that of
// float keeps subnormal numbers, which red.add.f32 does not. What the generic proxy wrote to src needs
// fence_proxy_async_shared_cta first.
// Left out: inc, dec, and, or, xor.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// To global memory, in the thread's next bulk group.  cache_policy: of dst in L2, as createpolicy gives it.
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                                   "min and max take u32, i32, u64, i64, f16, bf16");
}
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes, u64 cache_policy) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                                   "min and max take u32, i32, u64, i64, f16, bf16");
}
/// To another CTA of the cluster: dst and bar are addresses that mapa gave, both of that CTA. The bytes are counted
/// down from bar's tx-count.
template <Reduction op, class Type>
__device__ inline void cp_reduce_async_bulk(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar) {
  static_assert(sizeof(Type) == 0, "cp.reduce.async.bulk to shared::cluster: add takes u32, i32, u64; "
                                   "min and max take u32, i32");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, i32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.s32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.s32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, i32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.s32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u64>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u64>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.u64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, float>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, float>(void* dst, SharedAddress src, u32 bytes,
                                                                   u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, double>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, double>(void* dst, SharedAddress src, u32 bytes,
                                                                    u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.f64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16  [dst], [src], bytes;         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, f16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.f16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, f16>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.f16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16  [dst], [src], bytes;        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, bf16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, bf16>(void* dst, SharedAddress src, u32 bytes,
                                                                  u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add.noftz.bf16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, u32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, u32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, i32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, i32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, u64>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.u64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, u64>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.u64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, i64>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.s64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, i64>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.s64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, f16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.f16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.f16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, f16>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.f16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16  [dst], [src], bytes;              PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, bf16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.min.bf16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.bf16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, bf16>(void* dst, SharedAddress src, u32 bytes,
                                                                  u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.min.bf16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, u32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, u32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, i32>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s32 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s32
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, i32>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s32 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, u64>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.u64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, u64>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.u64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, i64>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s64
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, i64>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.s64 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16  [dst], [src], bytes;               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, f16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.f16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.f16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, f16>(void* dst, SharedAddress src, u32 bytes,
                                                                 u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.f16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16  [dst], [src], bytes;              PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, bf16>(void* dst, SharedAddress src, u32 bytes) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.bf16 "
      "[%0], [%1], %2;"
      ::"l"(dst), "r"(src), "r"(bytes)
      : "memory");
}

/// cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.bf16
///     [dst], [src], bytes, cache_policy;                                                         PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, bf16>(void* dst, SharedAddress src, u32 bytes,
                                                                  u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.max.bf16 "
      "[%0], [%1], %2, %3;"
      ::"l"(dst), "r"(src), "r"(bytes), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, i32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.s32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::add, u64>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.u64 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, u32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.u32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::min, i32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, u32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.u32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

/// cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32
///     [dst], [src], bytes, [bar];                                                                PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk<Reduction::max, i32>(SharedAddress dst, SharedAddress src, u32 bytes,
                                                                 SharedAddress bar) {
  asm volatile(
      "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.max.s32 "
      "[%0], [%1], %2, [%3];"
      ::"r"(dst), "r"(src), "r"(bytes), "r"(bar)
      : "memory");
}

}  // namespace rawgemm::ptx
