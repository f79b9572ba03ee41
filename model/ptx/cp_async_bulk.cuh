// The model of ptx/cp_async_bulk.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void prefetch_tensormap(const TensorMap* map, Site site = Site::here()) { model::prefetch_tensormap(map, site); }

inline void cp_async_bulk_tensor_2d_load(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                         Site site = Site::here()) {
  model::cp_async_bulk_tensor_2d_load(dst, map, x, y, bar, site);
}

inline void cp_async_bulk_tensor_2d_load_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y,
                                                   SharedAddress bar, u16 cta_mask, Site site = Site::here()) {
  model::cp_async_bulk_tensor_2d_load_multicast(dst, map, x, y, bar, cta_mask, site);
}

inline void cp_async_bulk_tensor_2d_store(const TensorMap* map, i32 x, i32 y, SharedAddress src,
                                          Site site = Site::here()) {
  model::cp_async_bulk_tensor_2d_store(map, x, y, src, site);
}

inline void cp_async_bulk_commit_group() { model::cp_async_bulk_commit_group(); }

template <u32 pending>
inline void cp_async_bulk_wait_group_read(Site site = Site::here()) {
  model::cp_async_bulk_wait_group_read(pending, site);
}

}  // namespace rawgemm::ptx
