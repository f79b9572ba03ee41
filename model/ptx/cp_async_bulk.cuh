// The model of ptx/cp_async_bulk.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/cp_async_bulk_group.cuh>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void cp_async_bulk_load(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar,
                               Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, {}, {}, site);
}

inline void cp_async_bulk_load(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u64 cache_policy,
                               Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_load_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u16 cta_mask,
                                         Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_load_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u16 cta_mask,
                                         u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk_shared_cluster(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar,
                                         Site site = Site::here()) {
  model::cp_async_bulk_shared_cluster(dst, src, bytes, bar, site);
}

inline void cp_async_bulk_store(void* dst, SharedAddress src, u32 bytes, Site site = Site::here()) {
  model::cp_async_bulk_store(dst, src, bytes, {}, site);
}

inline void cp_async_bulk_store(void* dst, SharedAddress src, u32 bytes, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_store(dst, src, bytes, cache_policy, site);
}

inline void cp_async_bulk_prefetch(const void* src, u32 bytes, Site site = Site::here()) {
  model::cp_async_bulk_prefetch(src, bytes, {}, site);
}

inline void cp_async_bulk_prefetch(const void* src, u32 bytes, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_prefetch(src, bytes, cache_policy, site);
}

}  // namespace rawgemm::ptx
