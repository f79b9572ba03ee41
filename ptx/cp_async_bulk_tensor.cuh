// Written by scripts/generate_tma.py; do not edit.
// TMA: bulk copies and reductions of tensor boxes between global and shared memory, executed by the async proxy. Tile
// mode. Groups of them: cp_async_bulk.cuh.
// Source: PTX ISA, "Data Movement and Conversion Instructions: Tensor copy: cp.async.bulk.tensor,
// cp.reduce.async.bulk.tensor, cp.async.bulk.prefetch.tensor",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-tensor-copy
//
// map: a __grid_constant__ parameter of the kernel, or in global memory behind fence_proxy_tensormap_acquire
// (fence.cuh); it has as many dimensions as the instruction's name says.
// x, y, z, u, v: where the box begins, in elements, innermost dimension first; it may reach outside the tensor: loads
// fill with what the map says, stores and reductions leave out. x times the element's size is a multiple of 16 bytes,
// or an H200 raises an illegal instruction: the PTX ISA does not say so. For stores and reductions none is negative
// (CUDA C++ Programming Guide, "Negative indices and out of bounds").
// dst, src: the box in shared memory, 128-byte aligned. Its rows lie side by side; with a swizzle they begin 32, 64 or
// 128 bytes apart, the swizzle's width, also where they are narrower: the rest of such a row belongs to the box's
// place but is not touched. The swizzle permutes 16-byte chunks by the bits of their addresses, with a period of 256,
// 512 or 1024 bytes.
// cache_policy: of the box's lines in L2, as createpolicy gives it.
// Each is executed by one thread.
//
// To shared memory: the box's bytes, those filled in included but not what lies between narrow rows, are counted down
// from bar's tx-count as they become visible.
// _multicast writes it to the same CTA-relative dst of every CTA whose rank is set in cta_mask, and counts its bytes
// down from the barrier at the same CTA-relative bar there.
//
// To global memory, copies and reductions: belongs to the thread's next bulk group (cp_async_bulk_commit_group). What
// the generic proxy wrote to src needs fence_proxy_async_shared_cta first. Where the tensor's rows end inside a 16-byte
// chunk, an H200 writes the whole chunk, past the end of the row: the PTX ISA does not say so.
//
// Prefetch: asks for the part of the box that is inside the tensor to be brought into L2.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

// A reduction combines each element with the one in global memory, by the map's type: add of u32, i32, u64, f16, bf16,
// f32 and f64, min and max of the integers of 4 and 8 bytes, f16 and bf16 (add of i64 is an illegal instruction on an
// H200). The specialisations follow below.
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, u64 cache_policy);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src, u64 cache_policy);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src,
                                               u64 cache_policy);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                               u64 cache_policy);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                               SharedAddress src);
template <Reduction op>
__device__ void cp_reduce_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                               SharedAddress src, u64 cache_policy);

/// cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x}], [bar];                                                                  PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1, {%2}], [%3];"
      ::"r"(dst), "l"(map), "r"(x), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [map, {x}], [bar], cache_policy;                                                    PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar,
                                               u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2}], [%3], %4;"
      ::"r"(dst), "l"(map), "r"(x), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x}], [bar], cta_mask;                                                        PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d_multicast(SharedAddress dst, const TensorMap* map, i32 x,
                                                         SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1, {%2}], [%3], %4;"
      ::"r"(dst), "l"(map), "r"(x), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [map, {x}], [bar], cta_mask, cache_policy;                                          PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d_multicast(SharedAddress dst, const TensorMap* map, i32 x,
                                                         SharedAddress bar, u16 cta_mask, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1, {%2}], [%3], %4, %5;"
      ::"r"(dst), "l"(map), "r"(x), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.1d.global.shared::cta.bulk_group  [map, {x}], [src];                      PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src) {
  asm volatile(
      "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group "
      "[%0, {%1}], [%2];"
      ::"l"(map), "r"(x), "r"(src)
      : "memory");
}

/// cp.async.bulk.tensor.1d.global.shared::cta.bulk_group.L2::cache_hint
///     [map, {x}], [src], cache_policy;                                                           PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.1d.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0, {%1}], [%2], %3;"
      ::"l"(map), "r"(x), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group  [map, {x}], [src];           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::add>(const TensorMap* map, i32 x, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group "
      "[%0, {%1}], [%2];"
      ::"l"(map), "r"(x), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group.L2::cache_hint
///     [map, {x}], [src], cache_policy;                                                           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::add>(const TensorMap* map, i32 x, SharedAddress src,
                                                                      u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.bulk_group.L2::cache_hint "
      "[%0, {%1}], [%2], %3;"
      ::"l"(map), "r"(x), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.bulk_group  [map, {x}], [src];           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::min>(const TensorMap* map, i32 x, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.bulk_group "
      "[%0, {%1}], [%2];"
      ::"l"(map), "r"(x), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.bulk_group.L2::cache_hint
///     [map, {x}], [src], cache_policy;                                                           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::min>(const TensorMap* map, i32 x, SharedAddress src,
                                                                      u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.bulk_group.L2::cache_hint "
      "[%0, {%1}], [%2], %3;"
      ::"l"(map), "r"(x), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.bulk_group  [map, {x}], [src];           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::max>(const TensorMap* map, i32 x, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.bulk_group "
      "[%0, {%1}], [%2];"
      ::"l"(map), "r"(x), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.bulk_group.L2::cache_hint
///     [map, {x}], [src], cache_policy;                                                           PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_1d<Reduction::max>(const TensorMap* map, i32 x, SharedAddress src,
                                                                      u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.bulk_group.L2::cache_hint "
      "[%0, {%1}], [%2], %3;"
      ::"l"(map), "r"(x), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.1d.L2.global  [map, {x}];                                        PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_1d(const TensorMap* map, i32 x) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.1d.L2.global "
      "[%0, {%1}];"
      ::"l"(map), "r"(x)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.1d.L2.global.L2::cache_hint  [map, {x}], cache_policy;           PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_1d(const TensorMap* map, i32 x, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.1d.L2.global.L2::cache_hint "
      "[%0, {%1}], %2;"
      ::"l"(map), "r"(x), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x, y}], [bar];                                                               PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                               SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1, {%2, %3}], [%4];"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [map, {x, y}], [bar], cache_policy;                                                 PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                               SharedAddress bar, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2, %3}], [%4], %5;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x, y}], [bar], cta_mask;                                                     PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                                         SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1, {%2, %3}], [%4], %5;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [map, {x, y}], [bar], cta_mask, cache_policy;                                       PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                                         SharedAddress bar, u16 cta_mask, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1, {%2, %3}], [%4], %5, %6;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.2d.global.shared::cta.bulk_group  [map, {x, y}], [src];                   PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src) {
  asm volatile(
      "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
      "[%0, {%1, %2}], [%3];"
      ::"l"(map), "r"(x), "r"(y), "r"(src)
      : "memory");
}

/// cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.L2::cache_hint
///     [map, {x, y}], [src], cache_policy;                                                        PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src,
                                               u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0, {%1, %2}], [%3], %4;"
      ::"l"(map), "r"(x), "r"(y), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group  [map, {x, y}], [src];        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::add>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group "
      "[%0, {%1, %2}], [%3];"
      ::"l"(map), "r"(x), "r"(y), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group.L2::cache_hint
///     [map, {x, y}], [src], cache_policy;                                                        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::add>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group.L2::cache_hint "
      "[%0, {%1, %2}], [%3], %4;"
      ::"l"(map), "r"(x), "r"(y), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.bulk_group  [map, {x, y}], [src];        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::min>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.bulk_group "
      "[%0, {%1, %2}], [%3];"
      ::"l"(map), "r"(x), "r"(y), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.bulk_group.L2::cache_hint
///     [map, {x, y}], [src], cache_policy;                                                        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::min>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.min.bulk_group.L2::cache_hint "
      "[%0, {%1, %2}], [%3], %4;"
      ::"l"(map), "r"(x), "r"(y), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.bulk_group  [map, {x, y}], [src];        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::max>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.bulk_group "
      "[%0, {%1, %2}], [%3];"
      ::"l"(map), "r"(x), "r"(y), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.bulk_group.L2::cache_hint
///     [map, {x, y}], [src], cache_policy;                                                        PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_2d<Reduction::max>(const TensorMap* map, i32 x, i32 y,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.bulk_group.L2::cache_hint "
      "[%0, {%1, %2}], [%3], %4;"
      ::"l"(map), "r"(x), "r"(y), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.2d.L2.global  [map, {x, y}];                                     PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_2d(const TensorMap* map, i32 x, i32 y) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.2d.L2.global "
      "[%0, {%1, %2}];"
      ::"l"(map), "r"(x), "r"(y)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.2d.L2.global.L2::cache_hint  [map, {x, y}], cache_policy;        PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_2d(const TensorMap* map, i32 x, i32 y, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.2d.L2.global.L2::cache_hint "
      "[%0, {%1, %2}], %3;"
      ::"l"(map), "r"(x), "r"(y), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x, y, z}], [bar];                                                            PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                               SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1, {%2, %3, %4}], [%5];"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [map, {x, y, z}], [bar], cache_policy;                                              PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                               SharedAddress bar, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4}], [%5], %6;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x, y, z}], [bar], cta_mask;                                                  PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1, {%2, %3, %4}], [%5], %6;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [map, {x, y, z}], [bar], cta_mask, cache_policy;                                    PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         SharedAddress bar, u16 cta_mask, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4}], [%5], %6, %7;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.3d.global.shared::cta.bulk_group  [map, {x, y, z}], [src];                PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src) {
  asm volatile(
      "cp.async.bulk.tensor.3d.global.shared::cta.bulk_group "
      "[%0, {%1, %2, %3}], [%4];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src)
      : "memory");
}

/// cp.async.bulk.tensor.3d.global.shared::cta.bulk_group.L2::cache_hint
///     [map, {x, y, z}], [src], cache_policy;                                                     PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src,
                                               u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.3d.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3}], [%4], %5;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.bulk_group  [map, {x, y, z}], [src];     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.bulk_group "
      "[%0, {%1, %2, %3}], [%4];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.bulk_group.L2::cache_hint
///     [map, {x, y, z}], [src], cache_policy;                                                     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3}], [%4], %5;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.bulk_group  [map, {x, y, z}], [src];     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.bulk_group "
      "[%0, {%1, %2, %3}], [%4];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.bulk_group.L2::cache_hint
///     [map, {x, y, z}], [src], cache_policy;                                                     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.min.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3}], [%4], %5;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.bulk_group  [map, {x, y, z}], [src];     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.bulk_group "
      "[%0, {%1, %2, %3}], [%4];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.bulk_group.L2::cache_hint
///     [map, {x, y, z}], [src], cache_policy;                                                     PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_3d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.3d.global.shared::cta.max.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3}], [%4], %5;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.3d.L2.global  [map, {x, y, z}];                                  PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.3d.L2.global "
      "[%0, {%1, %2, %3}];"
      ::"l"(map), "r"(x), "r"(y), "r"(z)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.3d.L2.global.L2::cache_hint  [map, {x, y, z}], cache_policy;     PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.3d.L2.global.L2::cache_hint "
      "[%0, {%1, %2, %3}], %4;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x, y, z, u}], [bar];                                                         PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                               SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1, {%2, %3, %4, %5}], [%6];"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [map, {x, y, z, u}], [bar], cache_policy;                                           PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                               SharedAddress bar, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x, y, z, u}], [bar], cta_mask;                                               PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         i32 u, SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1, {%2, %3, %4, %5}], [%6], %7;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [map, {x, y, z, u}], [bar], cta_mask, cache_policy;                                 PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         i32 u, SharedAddress bar, u16 cta_mask, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4, %5}], [%6], %7, %8;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.4d.global.shared::cta.bulk_group  [map, {x, y, z, u}], [src];             PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src) {
  asm volatile(
      "cp.async.bulk.tensor.4d.global.shared::cta.bulk_group "
      "[%0, {%1, %2, %3, %4}], [%5];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src)
      : "memory");
}

/// cp.async.bulk.tensor.4d.global.shared::cta.bulk_group.L2::cache_hint
///     [map, {x, y, z, u}], [src], cache_policy;                                                  PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                               u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.4d.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4}], [%5], %6;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.bulk_group  [map, {x, y, z, u}], [src];  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.bulk_group "
      "[%0, {%1, %2, %3, %4}], [%5];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.bulk_group.L2::cache_hint
///     [map, {x, y, z, u}], [src], cache_policy;                                                  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.add.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4}], [%5], %6;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.bulk_group  [map, {x, y, z, u}], [src];  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.bulk_group "
      "[%0, {%1, %2, %3, %4}], [%5];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.bulk_group.L2::cache_hint
///     [map, {x, y, z, u}], [src], cache_policy;                                                  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.min.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4}], [%5], %6;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.bulk_group  [map, {x, y, z, u}], [src];  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.bulk_group "
      "[%0, {%1, %2, %3, %4}], [%5];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.bulk_group.L2::cache_hint
///     [map, {x, y, z, u}], [src], cache_policy;                                                  PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_4d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.4d.global.shared::cta.max.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4}], [%5], %6;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.4d.L2.global  [map, {x, y, z, u}];                               PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.4d.L2.global "
      "[%0, {%1, %2, %3, %4}];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.4d.L2.global.L2::cache_hint  [map, {x, y, z, u}], cache_policy;  PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                        u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.4d.L2.global.L2::cache_hint "
      "[%0, {%1, %2, %3, %4}], %5;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes
///     [dst], [map, {x, y, z, u, v}], [bar];                                                      PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                               i32 v, SharedAddress bar) {
  asm volatile(
      "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes "
      "[%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(bar)
      : "memory");
}

/// cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
///     [dst], [map, {x, y, z, u, v}], [bar], cache_policy;                                        PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                               i32 v, SharedAddress bar, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(bar), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
///     [dst], [map, {x, y, z, u, v}], [bar], cta_mask;                                            PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         i32 u, i32 v, SharedAddress bar, u16 cta_mask) {
  asm volatile(
      "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
      "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(bar), "h"(cta_mask)
      : "memory");
}

/// cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
///     [dst], [map, {x, y, z, u, v}], [bar], cta_mask, cache_policy;                              PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                                         i32 u, i32 v, SharedAddress bar, u16 cta_mask,
                                                         u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint "
      "[%0], [%1, {%2, %3, %4, %5, %6}], [%7], %8, %9;"
      ::"r"(dst), "l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(bar), "h"(cta_mask), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.tensor.5d.global.shared::cta.bulk_group  [map, {x, y, z, u, v}], [src];          PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                               SharedAddress src) {
  asm volatile(
      "cp.async.bulk.tensor.5d.global.shared::cta.bulk_group "
      "[%0, {%1, %2, %3, %4, %5}], [%6];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src)
      : "memory");
}

/// cp.async.bulk.tensor.5d.global.shared::cta.bulk_group.L2::cache_hint
///     [map, {x, y, z, u, v}], [src], cache_policy;                                               PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                               SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.tensor.5d.global.shared::cta.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.bulk_group
///     [map, {x, y, z, u, v}], [src];                                                             PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.bulk_group "
      "[%0, {%1, %2, %3, %4, %5}], [%6];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.bulk_group.L2::cache_hint
///     [map, {x, y, z, u, v}], [src], cache_policy;                                               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::add>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.bulk_group
///     [map, {x, y, z, u, v}], [src];                                                             PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.bulk_group "
      "[%0, {%1, %2, %3, %4, %5}], [%6];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.bulk_group.L2::cache_hint
///     [map, {x, y, z, u, v}], [src], cache_policy;                                               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::min>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.min.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.bulk_group
///     [map, {x, y, z, u, v}], [src];                                                             PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.bulk_group "
      "[%0, {%1, %2, %3, %4, %5}], [%6];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src)
      : "memory");
}

/// cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.bulk_group.L2::cache_hint
///     [map, {x, y, z, u, v}], [src], cache_policy;                                               PTX ISA 8.0, sm_90
template <>
__device__ inline void cp_reduce_async_bulk_tensor_5d<Reduction::max>(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                                                      i32 v, SharedAddress src, u64 cache_policy) {
  asm volatile(
      "cp.reduce.async.bulk.tensor.5d.global.shared::cta.max.bulk_group.L2::cache_hint "
      "[%0, {%1, %2, %3, %4, %5}], [%6], %7;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "r"(src), "l"(cache_policy)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.5d.L2.global  [map, {x, y, z, u, v}];                            PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.5d.L2.global "
      "[%0, {%1, %2, %3, %4, %5}];"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v)
      : "memory");
}

/// cp.async.bulk.prefetch.tensor.5d.L2.global.L2::cache_hint
///     [map, {x, y, z, u, v}], cache_policy;                                                      PTX ISA 8.0, sm_90
__device__ inline void cp_async_bulk_prefetch_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                                        u64 cache_policy) {
  asm volatile(
      "cp.async.bulk.prefetch.tensor.5d.L2.global.L2::cache_hint "
      "[%0, {%1, %2, %3, %4, %5}], %6;"
      ::"l"(map), "r"(x), "r"(y), "r"(z), "r"(u), "r"(v), "l"(cache_policy)
      : "memory");
}

}  // namespace rawgemm::ptx
