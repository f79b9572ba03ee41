// The model of ptx/tensormap.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void tensormap_replace_global_address(TensorMap* map, const void* address, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::global_address, map, 0, reinterpret_cast<u64>(address), site);
}

inline void tensormap_replace_global_address(SharedAddress map, const void* address, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::global_address, map, 0, reinterpret_cast<u64>(address), site);
}

inline void tensormap_replace_rank(TensorMap* map, u32 rank_minus_1, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::rank, map, 0, rank_minus_1, site);
}

inline void tensormap_replace_rank(SharedAddress map, u32 rank_minus_1, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::rank, map, 0, rank_minus_1, site);
}

template <u32 dimension>
inline void tensormap_replace_box_dim(TensorMap* map, u32 elements, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.box_dim: dimension 0 to 4");
  model::tensormap_replace(model::MapField::box_dim, map, dimension, elements, site);
}

template <u32 dimension>
inline void tensormap_replace_box_dim(SharedAddress map, u32 elements, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.box_dim: dimension 0 to 4");
  model::tensormap_replace(model::MapField::box_dim, map, dimension, elements, site);
}

template <u32 dimension>
inline void tensormap_replace_global_dim(TensorMap* map, u32 elements, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.global_dim: dimension 0 to 4");
  model::tensormap_replace(model::MapField::global_dim, map, dimension, elements, site);
}

template <u32 dimension>
inline void tensormap_replace_global_dim(SharedAddress map, u32 elements, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.global_dim: dimension 0 to 4");
  model::tensormap_replace(model::MapField::global_dim, map, dimension, elements, site);
}

template <u32 dimension>
inline void tensormap_replace_global_stride(TensorMap* map, u64 bytes, Site site = Site::here()) {
  static_assert(dimension <= 3, "tensormap.replace.global_stride: dimension 0 to 3");
  model::tensormap_replace(model::MapField::global_stride, map, dimension, bytes, site);
}

template <u32 dimension>
inline void tensormap_replace_global_stride(SharedAddress map, u64 bytes, Site site = Site::here()) {
  static_assert(dimension <= 3, "tensormap.replace.global_stride: dimension 0 to 3");
  model::tensormap_replace(model::MapField::global_stride, map, dimension, bytes, site);
}

template <u32 dimension>
inline void tensormap_replace_element_stride(TensorMap* map, u32 stride, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.element_stride: dimension 0 to 4");
  model::tensormap_replace(model::MapField::element_stride, map, dimension, stride, site);
}

template <u32 dimension>
inline void tensormap_replace_element_stride(SharedAddress map, u32 stride, Site site = Site::here()) {
  static_assert(dimension <= 4, "tensormap.replace.element_stride: dimension 0 to 4");
  model::tensormap_replace(model::MapField::element_stride, map, dimension, stride, site);
}

template <TensorType type>
inline void tensormap_replace_elemtype(TensorMap* map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::elemtype, map, 0, static_cast<u64>(type), site);
}

template <TensorType type>
inline void tensormap_replace_elemtype(SharedAddress map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::elemtype, map, 0, static_cast<u64>(type), site);
}

template <Swizzle swizzle>
inline void tensormap_replace_swizzle_mode(TensorMap* map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::swizzle_mode, map, 0, static_cast<u64>(swizzle), site);
}

template <Swizzle swizzle>
inline void tensormap_replace_swizzle_mode(SharedAddress map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::swizzle_mode, map, 0, static_cast<u64>(swizzle), site);
}

template <Fill fill>
inline void tensormap_replace_fill_mode(TensorMap* map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::fill_mode, map, 0, static_cast<u64>(fill), site);
}

template <Fill fill>
inline void tensormap_replace_fill_mode(SharedAddress map, Site site = Site::here()) {
  model::tensormap_replace(model::MapField::fill_mode, map, 0, static_cast<u64>(fill), site);
}

template <Scope scope>
inline void tensormap_cp_fenceproxy(TensorMap* dst, SharedAddress src, Site site = Site::here()) {
  model::tensormap_cp_fenceproxy(scope, dst, src, site);
}

template <Scope scope>
inline void fence_proxy_tensormap_release(Site site = Site::here()) {
  model::fence_proxy_tensormap_release(scope, site);
}

template <Scope scope>
inline void fence_proxy_tensormap_acquire(const TensorMap* map, Site site = Site::here()) {
  model::fence_proxy_tensormap_acquire(scope, map, site);
}

}  // namespace rawgemm::ptx
