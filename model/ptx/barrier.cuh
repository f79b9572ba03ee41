// The model of ptx/barrier.cuh.
#pragma once
#include <ptx/types.cuh>
#include <shadow.hpp>

namespace rawgemm::ptx {

using model::Site;

void bar_sync(u32 id, u32 threads, Site site = Site::here());
void barrier_sync(u32 id, u32 threads, Site site = Site::here());
void bar_arrive(u32 id, u32 threads, Site site = Site::here());
void bar_warp_sync(Site site = Site::here());
void barrier_cluster_arrive(Site site = Site::here());
void barrier_cluster_arrive_aligned(Site site = Site::here());
void barrier_cluster_arrive_relaxed(Site site = Site::here());
void barrier_cluster_arrive_relaxed_aligned(Site site = Site::here());
void barrier_cluster_wait(Site site = Site::here());
void barrier_cluster_wait_aligned(Site site = Site::here());

}  // namespace rawgemm::ptx
