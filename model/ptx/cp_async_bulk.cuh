// The model of ptx/cp_async_bulk.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void cp_async_bulk(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, {}, {}, site);
}

inline void cp_async_bulk(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u64 cache_policy,
                          Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, {}, cache_policy, site);
}

inline void cp_async_bulk_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u16 cta_mask,
                                    Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, cta_mask, {}, site);
}

inline void cp_async_bulk_multicast(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, u16 cta_mask,
                                    u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_load(dst, src, bytes, bar, cta_mask, cache_policy, site);
}

inline void cp_async_bulk(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar,
                          Site site = Site::here()) {
  model::cp_async_bulk_shared_cluster(dst, src, bytes, bar, site);
}

inline void cp_async_bulk(void* dst, SharedAddress src, u32 bytes, Site site = Site::here()) {
  model::cp_async_bulk_store(dst, src, bytes, {}, site);
}

inline void cp_async_bulk(void* dst, SharedAddress src, u32 bytes, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_store(dst, src, bytes, cache_policy, site);
}

inline void cp_async_bulk_prefetch(const void* src, u32 bytes, Site site = Site::here()) {
  model::cp_async_bulk_prefetch(src, bytes, {}, site);
}

inline void cp_async_bulk_prefetch(const void* src, u32 bytes, u64 cache_policy, Site site = Site::here()) {
  model::cp_async_bulk_prefetch(src, bytes, cache_policy, site);
}

void cp_async_bulk_commit_group();

template <u32 pending>
inline void cp_async_bulk_wait_group(Site site = Site::here()) {
  model::cp_async_bulk_wait_group(pending, site);
}

template <u32 pending>
inline void cp_async_bulk_wait_group_read(Site site = Site::here()) {
  model::cp_async_bulk_wait_group_read(pending, site);
}

}  // namespace rawgemm::ptx
