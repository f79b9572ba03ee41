// Tensor maps that a kernel changes: fields of a map in global or shared memory, and its copy to where TMA may read it.
// Source: PTX ISA, "Data Movement and Conversion Instructions: tensormap.replace" and "Parallel Synchronization and
// Communication Instructions: tensormap.cp_fenceproxy, membar / fence",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-tensormap-replace
//
// TMA reads maps through a proxy of its own; it takes them from parameters and global memory only. To give a group of a
// grouped GEMM its map: copy a good one to shared memory, replace fields there by one thread, let the warp meet,
// tensormap_cp_fenceproxy to global memory, and fence_proxy_tensormap_acquire by the thread that uses it, ordered
// behind. Also a map in global memory that the host or an earlier kernel wrote needs the acquire.
//
// map: 128-byte aligned; SharedAddress: in shared memory of the executing CTA (.shared::cta), TensorMap*: in global
// memory. A replacement is a weak write of the whole map. dimension: counted from 0, the innermost.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// tensormap.replace.tile.global_address.global.b1024.b64  [map], address;                        PTX ISA 8.3, sm_90a
/// address: of the tensor, a multiple of 16 bytes.
__device__ inline void tensormap_replace_global_address(TensorMap* map, const void* address) {
  asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;" ::"l"(map), "l"(address) : "memory");
}

/// tensormap.replace.tile.global_address.shared::cta.b1024.b64  [map], address;                   PTX ISA 8.3, sm_90a
__device__ inline void tensormap_replace_global_address(SharedAddress map, const void* address) {
  asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" ::"r"(map), "l"(address)
               : "memory");
}

/// tensormap.replace.tile.rank.global.b1024.b32  [map], rank_minus_1;                             PTX ISA 8.3, sm_90a
/// The tensor has rank_minus_1 + 1 dimensions.
__device__ inline void tensormap_replace_rank(TensorMap* map, u32 rank_minus_1) {
  asm volatile("tensormap.replace.tile.rank.global.b1024.b32 [%0], %1;" ::"l"(map), "r"(rank_minus_1) : "memory");
}

/// tensormap.replace.tile.rank.shared::cta.b1024.b32  [map], rank_minus_1;                        PTX ISA 8.3, sm_90a
__device__ inline void tensormap_replace_rank(SharedAddress map, u32 rank_minus_1) {
  asm volatile("tensormap.replace.tile.rank.shared::cta.b1024.b32 [%0], %1;" ::"r"(map), "r"(rank_minus_1) : "memory");
}

/// tensormap.replace.tile.box_dim.global.b1024.b32  [map], dimension, elements;                   PTX ISA 8.3, sm_90a
/// elements: of the box along the dimension, 1 to 256.
template <u32 dimension>
__device__ inline void tensormap_replace_box_dim(TensorMap* map, u32 elements) {
  static_assert(dimension <= 4, "tensormap.replace.box_dim: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], %1, %2;" ::"l"(map), "n"(dimension), "r"(elements)
               : "memory");
}

/// tensormap.replace.tile.box_dim.shared::cta.b1024.b32  [map], dimension, elements;              PTX ISA 8.3, sm_90a
template <u32 dimension>
__device__ inline void tensormap_replace_box_dim(SharedAddress map, u32 elements) {
  static_assert(dimension <= 4, "tensormap.replace.box_dim: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], %1, %2;" ::"r"(map), "n"(dimension),
               "r"(elements)
               : "memory");
}

/// tensormap.replace.tile.global_dim.global.b1024.b32  [map], dimension, elements;                PTX ISA 8.3, sm_90a
/// elements: the tensor's extent along the dimension.
template <u32 dimension>
__device__ inline void tensormap_replace_global_dim(TensorMap* map, u32 elements) {
  static_assert(dimension <= 4, "tensormap.replace.global_dim: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], %1, %2;" ::"l"(map), "n"(dimension),
               "r"(elements)
               : "memory");
}

/// tensormap.replace.tile.global_dim.shared::cta.b1024.b32  [map], dimension, elements;           PTX ISA 8.3, sm_90a
template <u32 dimension>
__device__ inline void tensormap_replace_global_dim(SharedAddress map, u32 elements) {
  static_assert(dimension <= 4, "tensormap.replace.global_dim: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], %1, %2;" ::"r"(map), "n"(dimension),
               "r"(elements)
               : "memory");
}

/// tensormap.replace.tile.global_stride.global.b1024.b64  [map], dimension, bytes;                PTX ISA 8.3, sm_90a
/// bytes: between neighbours along dimension + 1, a multiple of 16.
template <u32 dimension>
__device__ inline void tensormap_replace_global_stride(TensorMap* map, u64 bytes) {
  static_assert(dimension <= 3, "tensormap.replace.global_stride: dimension 0 to 3");
  asm volatile("tensormap.replace.tile.global_stride.global.b1024.b64 [%0], %1, %2;" ::"l"(map), "n"(dimension),
               "l"(bytes / tensormap_stride_unit)
               : "memory");
}

/// tensormap.replace.tile.global_stride.shared::cta.b1024.b64  [map], dimension, bytes;           PTX ISA 8.3, sm_90a
template <u32 dimension>
__device__ inline void tensormap_replace_global_stride(SharedAddress map, u64 bytes) {
  static_assert(dimension <= 3, "tensormap.replace.global_stride: dimension 0 to 3");
  asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], %1, %2;" ::"r"(map), "n"(dimension),
               "l"(bytes / tensormap_stride_unit)
               : "memory");
}

/// tensormap.replace.tile.element_stride.global.b1024.b32  [map], dimension, stride;              PTX ISA 8.3, sm_90a
/// stride: of elements along the dimension, 1 to 8.
template <u32 dimension>
__device__ inline void tensormap_replace_element_stride(TensorMap* map, u32 stride) {
  static_assert(dimension <= 4, "tensormap.replace.element_stride: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], %1, %2;" ::"l"(map), "n"(dimension),
               "r"(stride)
               : "memory");
}

/// tensormap.replace.tile.element_stride.shared::cta.b1024.b32  [map], dimension, stride;         PTX ISA 8.3, sm_90a
template <u32 dimension>
__device__ inline void tensormap_replace_element_stride(SharedAddress map, u32 stride) {
  static_assert(dimension <= 4, "tensormap.replace.element_stride: dimension 0 to 4");
  asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], %1, %2;" ::"r"(map), "n"(dimension),
               "r"(stride)
               : "memory");
}

/// tensormap.replace.tile.elemtype.global.b1024.b32  [map], type;                                 PTX ISA 8.3, sm_90a
template <TensorType type>
__device__ inline void tensormap_replace_elemtype(TensorMap* map) {
  asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], %1;" ::"l"(map), "n"(static_cast<u32>(type))
               : "memory");
}

/// tensormap.replace.tile.elemtype.shared::cta.b1024.b32  [map], type;                            PTX ISA 8.3, sm_90a
template <TensorType type>
__device__ inline void tensormap_replace_elemtype(SharedAddress map) {
  asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], %1;" ::"r"(map), "n"(static_cast<u32>(type))
               : "memory");
}

/// tensormap.replace.tile.swizzle_mode.global.b1024.b32  [map], swizzle;                          PTX ISA 8.3, sm_90a
/// 0: none, 1: 32 bytes, 2: 64 bytes, 3: 128 bytes.
template <Swizzle swizzle>
__device__ inline void tensormap_replace_swizzle_mode(TensorMap* map) {
  asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], %1;" ::"l"(map),
               "n"(static_cast<u32>(swizzle))
               : "memory");
}

/// tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32  [map], swizzle;                     PTX ISA 8.3, sm_90a
template <Swizzle swizzle>
__device__ inline void tensormap_replace_swizzle_mode(SharedAddress map) {
  asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], %1;" ::"r"(map),
               "n"(static_cast<u32>(swizzle))
               : "memory");
}

/// tensormap.replace.tile.fill_mode.global.b1024.b32  [map], fill;                                PTX ISA 8.3, sm_90a
/// 0: zeros, 1: NaN.
template <Fill fill>
__device__ inline void tensormap_replace_fill_mode(TensorMap* map) {
  asm volatile("tensormap.replace.tile.fill_mode.global.b1024.b32 [%0], %1;" ::"l"(map), "n"(static_cast<u32>(fill))
               : "memory");
}

/// tensormap.replace.tile.fill_mode.shared::cta.b1024.b32  [map], fill;                           PTX ISA 8.3, sm_90a
template <Fill fill>
__device__ inline void tensormap_replace_fill_mode(SharedAddress map) {
  asm volatile("tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%0], %1;" ::"r"(map),
               "n"(static_cast<u32>(fill))
               : "memory");
}

/// tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cta.sync.aligned
///     [dst], [src], 128;                                                                         PTX ISA 8.3, sm_90
/// tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cluster.sync.aligned
///     [dst], [src], 128;                                                                         PTX ISA 8.3, sm_90
/// tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned
///     [dst], [src], 128;                                                                         PTX ISA 8.3, sm_90
/// tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.sys.sync.aligned
///     [dst], [src], 128;                                                                         PTX ISA 8.3, sm_90
/// Copies a map from shared to global memory and releases it as fence_proxy_tensormap_release does. Executed by a
/// whole, converged warp, each lane with the same dst and src.
template <Scope scope>
__device__ void tensormap_cp_fenceproxy(TensorMap* dst, SharedAddress src);

template <>
__device__ inline void tensormap_cp_fenceproxy<Scope::cta>(TensorMap* dst, SharedAddress src) {
  asm volatile(
      "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cta.sync.aligned [%0], [%1], 128;" ::"l"(
          dst),
      "r"(src)
      : "memory");
}

template <>
__device__ inline void tensormap_cp_fenceproxy<Scope::cluster>(TensorMap* dst, SharedAddress src) {
  asm volatile(
      "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cluster.sync.aligned [%0], [%1], 128;" ::
          "l"(dst),
      "r"(src)
      : "memory");
}

template <>
__device__ inline void tensormap_cp_fenceproxy<Scope::gpu>(TensorMap* dst, SharedAddress src) {
  asm volatile(
      "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" ::"l"(
          dst),
      "r"(src)
      : "memory");
}

template <>
__device__ inline void tensormap_cp_fenceproxy<Scope::sys>(TensorMap* dst, SharedAddress src) {
  asm volatile(
      "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.sys.sync.aligned [%0], [%1], 128;" ::"l"(
          dst),
      "r"(src)
      : "memory");
}

/// fence.proxy.tensormap::generic.release.cta;                                                    PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.release.cluster;                                                PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.release.gpu;                                                    PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.release.sys;                                                    PTX ISA 8.3, sm_90
/// What this thread did to tensor maps through the generic proxy is released to that scope: TMA sees it where a thread
/// that is ordered behind executes fence_proxy_tensormap_acquire.
template <Scope scope>
__device__ void fence_proxy_tensormap_release();

template <>
__device__ inline void fence_proxy_tensormap_release<Scope::cta>() {
  asm volatile("fence.proxy.tensormap::generic.release.cta;" ::: "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_release<Scope::cluster>() {
  asm volatile("fence.proxy.tensormap::generic.release.cluster;" ::: "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_release<Scope::gpu>() {
  asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_release<Scope::sys>() {
  asm volatile("fence.proxy.tensormap::generic.release.sys;" ::: "memory");
}

/// fence.proxy.tensormap::generic.acquire.cta  [map], 128;                                        PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.acquire.cluster  [map], 128;                                    PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.acquire.gpu  [map], 128;                                        PTX ISA 8.3, sm_90
/// fence.proxy.tensormap::generic.acquire.sys  [map], 128;                                        PTX ISA 8.3, sm_90
/// What was released before to that scope is seen by TMA that this thread, or one ordered behind it, gives this map.
template <Scope scope>
__device__ void fence_proxy_tensormap_acquire(const TensorMap* map);

template <>
__device__ inline void fence_proxy_tensormap_acquire<Scope::cta>(const TensorMap* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.cta [%0], 128;" ::"l"(map) : "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_acquire<Scope::cluster>(const TensorMap* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.cluster [%0], 128;" ::"l"(map) : "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_acquire<Scope::gpu>(const TensorMap* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(map) : "memory");
}

template <>
__device__ inline void fence_proxy_tensormap_acquire<Scope::sys>(const TensorMap* map) {
  asm volatile("fence.proxy.tensormap::generic.acquire.sys [%0], 128;" ::"l"(map) : "memory");
}

}  // namespace rawgemm::ptx
