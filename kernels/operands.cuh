// What the kernels share that compute tiles with all of K: parameters, how a CTA begins, the loads of A and B.
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>

namespace rawgemm {

/// What the launcher passes. Boxes of the maps of a and b have the 128-byte swizzle, its width, and rows: of a
/// StageA::rows_of_box(cluster_n), of b StageB::rows_of_box(cluster_m).
template <class Config>
struct GemmParams {
  typename Config::Scheduler::Operand a;
  typename Config::Scheduler::Operand b;
  OutputMatrix<MapOf<Config>> d;
  typename Config::Epilogue epilogue;
  typename Config::Scheduler::Params tiles;
  bool weights_ready;  // the kernel before in the stream does not write B
};

/// Shared memory of a CTA: the ring, and for each math warpgroup boxes of D. It must begin at a multiple of
/// swizzle_period: dynamic_smem asks for it, begin() checks it, and every array before the barriers keeps it.
template <class Config>
struct GemmSmem {
  typename Config::StageA a[Config::stages];
  typename Config::StageB b[Config::stages];
  typename Config::Staging d;
  u64 full[Config::stages];
  u64 empty[Config::stages];
  [[no_unique_address]] typename Config::Scheduler::Shared tiles;
  static_assert(Config::stages >= 2 && Config::block_m % swizzle_rows == 0 && Config::block_n % swizzle_rows == 0 &&
                    Config::StageA::rows_of_box(Config::cluster_n) <= max_box_extent &&
                    Config::StageB::rows_of_box(Config::cluster_m) <= max_box_extent,
                "block_m, block_n: two stages, boxes of up to max_box_extent rows that begin where the swizzle does");
};

/// Makes the CTA's barriers, by all of its threads, each of which then waits for them. full_arrivals: of load threads.
template <class Config, class Addresses>
__device__ inline void begin(Addresses smem, u32 full_arrivals, u32 math_warps) {
  if (smem.base % swizzle_period != 0) ptx::trap();
  if (threadIdx.x == barrier_thread) {
    make_stage_barriers<Config::stages>(smem, full_arrivals, math_warps * Config::loading_ctas);
    if constexpr (requires { Config::Scheduler::finder_warp; })  // for warps that load, and all others
      Config::Scheduler::make_barriers(smem.tiles(),
                                       full_arrivals + (Config::threads - warpgroup_threads) / warp_threads);
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA and to other CTAs ...
  }
  // The fence is enough; a release would take each thread 0.4 us longer.
  if constexpr (Config::cluster_size > 1) ptx::barrier_cluster_arrive_relaxed();
}

/// Returns when they are made, of the cluster's other CTAs, too; by all threads, once. What a role does between begin()
/// and this hides behind it. Not bar.sync: compute-sanitizer's synccheck wants all warps at the same one.
template <class Config>
__device__ inline void wait_for_barriers() {
  if constexpr (Config::cluster_size == 1) ptx::barrier_sync(0, Config::threads);  // ... and to the CTA's threads
  if constexpr (Config::cluster_size > 1) ptx::barrier_cluster_wait();
}

/// A, by one lane of a warp; others may walk along. What the kernel before in the stream wrote may be read, and what it
/// read be written, after the wait; math threads know it from `full`, to which the lane arrives after it.
/// load_more(tile, k, stage): loads more_bytes more into the stage.
template <class Config, u32 more_bytes = 0, class Addresses, class LoadMore = LoadNoMore>
__device__ inline void load_a(const GemmParams<Config>& params, Addresses smem, const LoadMore& load_more = {}) {
  const bool loads = ptx::elect_sync();
  const WorkTile first = first_tile<Config>(params.tiles);
  wait_for_barriers<Config>();
  if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) return;
  ptx::griddepcontrol_wait();
  const Walk<Config> walk(params.tiles, smem.tiles());
  load_tiles<Config>(
      walk, smem, loads, params.a,
      [&](const WorkTile& tile, const decltype(matrix_of(params.a, 0))& a, decltype(walk.k(0)) k, u32 stage) {
        load_operand<typename Config::StageA, SharedA<Config>, more_bytes>(a, k, tile.a_row, smem.a(stage),
                                                                           smem.full(stage));
        load_more(tile, k, stage);
      },
      first);
  ptx::griddepcontrol_launch_dependents();  // the next kernel may take the place of what is left of this one
}

/// The k block of B that a tile needs.
template <class Config, u32 more_bytes, class Matrix, class K>
__device__ inline void load_b_of_tile(const GemmParams<Config>& params, const Matrix& b, const WorkTile& tile, K k,
                                      SharedAddress dst, SharedAddress full) {
  if constexpr (requires { Config::Scheduler::pairs_tiles; } && Config::cluster_m > 1)
    load_b_of_pair<more_bytes>(params, b, tile, k, dst, full);  // kernels/paired_tiles.cuh
  else
    load_operand<typename Config::StageB, SharedB<Config>, more_bytes>(b, k, tile.b_row, dst, full);
}

/// B, likewise; before the kernel before has ended where that one does not write B.
template <class Config, u32 more_bytes = 0, class Addresses, class LoadMore = LoadNoMore>
__device__ inline void load_b(const GemmParams<Config>& params, Addresses smem, const LoadMore& load_more = {}) {
  const bool loads = ptx::elect_sync();
  const WorkTile first = first_tile<Config>(params.tiles);
  wait_for_barriers<Config>();
  if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) return;
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  const Walk<Config> walk(params.tiles, smem.tiles());
  const auto ring = load_tiles<Config>(
      walk, smem, loads, params.b,
      [&](const WorkTile& tile, const decltype(matrix_of(params.b, 0))& b, decltype(walk.k(0)) k, u32 stage) {
        load_b_of_tile<Config, more_bytes>(params, b, tile, k, smem.b(stage), smem.full(stage));
        load_more(tile, k, stage);
      },
      first);
  if constexpr (Config::cluster_size > 1) {  // braces, or NVRTC 12.3 counts them wrong
    if (loads) wait_for_last_releases(smem, ring);
  }
}

/// A and B, by the two load warps: 0 and 1; other warps that do not multiply go through it as well.
template <class Config, class Addresses>
__device__ inline void load_operands(const GemmParams<Config>& params, Addresses smem, u32 load_warp) {
  if (load_warp == 0) load_a(params, smem);
  if (load_warp == 1) load_b(params, smem);
  if (load_warp >= operand_load_warps) wait_for_barriers<Config>();
  if constexpr (requires { Config::Scheduler::finder_warp; })
    Config::Scheduler::template find<Config>(params, smem, load_warp);
}

}  // namespace rawgemm
