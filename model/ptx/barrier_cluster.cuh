// The model of ptx/barrier_cluster.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/barrier.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void barrier_cluster_arrive_aligned(Site site = Site::here()) { model::barrier_cluster_arrive_aligned(site); }

inline void barrier_cluster_arrive_relaxed(Site site = Site::here()) { model::barrier_cluster_arrive_relaxed(site); }

inline void barrier_cluster_arrive_relaxed_aligned(Site site = Site::here()) {
  model::barrier_cluster_arrive_relaxed_aligned(site);
}

inline void barrier_cluster_wait_aligned(Site site = Site::here()) { model::barrier_cluster_wait_aligned(site); }

}  // namespace rawgemm::ptx
