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

inline void barrier_cluster_arrive_aligned(Site site = Site::here()) { model::barrier_cluster_arrive_aligned(site); }

inline void barrier_cluster_arrive_relaxed(Site site = Site::here()) { model::barrier_cluster_arrive_relaxed(site); }

inline void barrier_cluster_arrive_relaxed_aligned(Site site = Site::here()) {
  model::barrier_cluster_arrive_relaxed_aligned(site);
}

inline void barrier_cluster_wait(Site site = Site::here()) { model::barrier_cluster_wait(site); }

inline void barrier_cluster_wait_aligned(Site site = Site::here()) { model::barrier_cluster_wait_aligned(site); }

}  // namespace rawgemm::ptx
