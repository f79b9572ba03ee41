// The model of ptx/cp_async_bulk.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

enum class EvictionPriority { evict_first, evict_last, evict_normal };

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

inline void cp_async_bulk_commit_group() { model::cp_async_bulk_commit_group(); }

template <u32 pending>
inline void cp_async_bulk_wait_group(Site site = Site::here()) {
  model::cp_async_bulk_wait_group(pending, site);
}

template <u32 pending>
inline void cp_async_bulk_wait_group_read(Site site = Site::here()) {
  model::cp_async_bulk_wait_group_read(pending, site);
}

inline void prefetch_tensormap(const TensorMap* map, Site site = Site::here()) { model::prefetch_tensormap(map, site); }

template <EvictionPriority priority>
[[nodiscard]] inline u64 createpolicy_fractional(float fraction, Site site = Site::here()) {
  return model::createpolicy_fractional(fraction, site);
}

}  // namespace rawgemm::ptx
