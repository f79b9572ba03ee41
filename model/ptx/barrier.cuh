// The model of ptx/barrier.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void bar_sync(u32 id, u32 threads, Site site = Site::here()) { model::bar_sync(id, threads, site); }

inline void bar_arrive(u32 id, u32 threads, Site site = Site::here()) { model::bar_arrive(id, threads, site); }

inline void bar_warp_sync(Site site = Site::here()) { model::bar_warp_sync(site); }

inline void barrier_cluster_arrive(Site site = Site::here()) { model::barrier_cluster_arrive(site); }

inline void barrier_cluster_wait(Site site = Site::here()) { model::barrier_cluster_wait(site); }

inline void fence_mbarrier_init() { model::fence_mbarrier_init(); }

inline void fence_proxy_async() { model::fence_proxy_async(); }

[[nodiscard]] inline u32 cluster_ctarank() { return model::cluster_ctarank(); }

[[nodiscard]] inline SharedAddress mapa(SharedAddress address, u32 rank, Site site = Site::here()) {
  return model::mapa(address, rank, site);
}

}  // namespace rawgemm::ptx
