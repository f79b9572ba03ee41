// Written by scripts/generate_tma.py; do not edit.
// The model of ptx/cp_async_bulk_tensor.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void cp_async_bulk_tensor_1d(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x}, bar, {}, {}, site);
}

inline void cp_async_bulk_tensor_1d(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x}, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_tensor_1d_multicast(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar,
                                              u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x}, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_tensor_1d_multicast(SharedAddress dst, const TensorMap* map, i32 x, SharedAddress bar,
                                              u16 cta_mask, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x}, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x}, src, {}, site);
}

inline void cp_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, u64 cache_policy,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x}, src, cache_policy, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x}, src, {}, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_1d(const TensorMap* map, i32 x, SharedAddress src, u64 cache_policy,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x}, src, cache_policy, site);
}

inline void cp_async_bulk_prefetch_tensor_1d(const TensorMap* map, i32 x, Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x}, {}, site);
}

inline void cp_async_bulk_prefetch_tensor_1d(const TensorMap* map, i32 x, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x}, cache_policy, site);
}

inline void cp_async_bulk_tensor_2d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y}, bar, {}, {}, site);
}

inline void cp_async_bulk_tensor_2d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y}, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_tensor_2d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                              u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y}, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_tensor_2d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                              u16 cta_mask, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y}, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src, Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y}, src, {}, site);
}

inline void cp_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src, u64 cache_policy,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y}, src, cache_policy, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y}, src, {}, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_2d(const TensorMap* map, i32 x, i32 y, SharedAddress src, u64 cache_policy,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y}, src, cache_policy, site);
}

inline void cp_async_bulk_prefetch_tensor_2d(const TensorMap* map, i32 x, i32 y, Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y}, {}, site);
}

inline void cp_async_bulk_prefetch_tensor_2d(const TensorMap* map, i32 x, i32 y, u64 cache_policy,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y}, cache_policy, site);
}

inline void cp_async_bulk_tensor_3d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress bar,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z}, bar, {}, {}, site);
}

inline void cp_async_bulk_tensor_3d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress bar,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z}, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_tensor_3d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                              SharedAddress bar, u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z}, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_tensor_3d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z,
                                              SharedAddress bar, u16 cta_mask, u64 cache_policy,
                                              Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z}, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z}, src, {}, site);
}

inline void cp_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src, u64 cache_policy,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z}, src, cache_policy, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z}, src, {}, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, SharedAddress src,
                                           u64 cache_policy, Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z}, src, cache_policy, site);
}

inline void cp_async_bulk_prefetch_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z}, {}, site);
}

inline void cp_async_bulk_prefetch_tensor_3d(const TensorMap* map, i32 x, i32 y, i32 z, u64 cache_policy,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z}, cache_policy, site);
}

inline void cp_async_bulk_tensor_4d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                    SharedAddress bar, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u}, bar, {}, {}, site);
}

inline void cp_async_bulk_tensor_4d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                    SharedAddress bar, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u}, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_tensor_4d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                              SharedAddress bar, u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u}, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_tensor_4d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                              SharedAddress bar, u16 cta_mask, u64 cache_policy,
                                              Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u}, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z, u}, src, {}, site);
}

inline void cp_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z, u}, src, cache_policy, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z, u}, src, {}, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, SharedAddress src,
                                           u64 cache_policy, Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z, u}, src, cache_policy, site);
}

inline void cp_async_bulk_prefetch_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z, u}, {}, site);
}

inline void cp_async_bulk_prefetch_tensor_4d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, u64 cache_policy,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z, u}, cache_policy, site);
}

inline void cp_async_bulk_tensor_5d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                    SharedAddress bar, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u, v}, bar, {}, {}, site);
}

inline void cp_async_bulk_tensor_5d(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                    SharedAddress bar, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u, v}, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_tensor_5d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                              i32 v, SharedAddress bar, u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u, v}, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_tensor_5d_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, i32 z, i32 u,
                                              i32 v, SharedAddress bar, u16 cta_mask, u64 cache_policy,
                                              Site site = Site::here()) {
  model::cp_async_bulk_tensor_load(dst, map, {x, y, z, u, v}, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v, SharedAddress src,
                                    Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z, u, v}, src, {}, site);
}

inline void cp_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v, SharedAddress src,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_tensor_store(map, {x, y, z, u, v}, src, cache_policy, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v, SharedAddress src,
                                           Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z, u, v}, src, {}, site);
}

template <Reduction op>
inline void cp_reduce_async_bulk_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v, SharedAddress src,
                                           u64 cache_policy, Site site = Site::here()) {
  model::cp_reduce_async_bulk_tensor(op, map, {x, y, z, u, v}, src, cache_policy, site);
}

inline void cp_async_bulk_prefetch_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z, u, v}, {}, site);
}

inline void cp_async_bulk_prefetch_tensor_5d(const TensorMap* map, i32 x, i32 y, i32 z, i32 u, i32 v, u64 cache_policy,
                                             Site site = Site::here()) {
  model::cp_async_bulk_prefetch_tensor(map, {x, y, z, u, v}, cache_policy, site);
}

}  // namespace rawgemm::ptx
