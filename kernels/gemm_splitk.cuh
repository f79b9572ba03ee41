// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n] for few rows, where reading the weights B takes all the time,
// and for few tiles with a long K: K is split over the CTAs of a cluster, so that every SM has a share of the work.
//
//   A [m, k], B [n, k], C and D [m, n], any m, n, k from 1: row-major, a leading dimension each; A and B fp16 or bf16,
//   also MN-major, as [k, m] and [k, n], C and D in the same type or fp32; or A and B FP8, with scales. Products are
//   summed by the tensor cores, what CTAs have summed in fp32.
//
//   A cluster takes a tile of D, or several beside and below each other. `splits` CTAs share each tile, and each of
//   them takes a range of its steps along K, the same ranges of all tiles:
//   math warps:  multiply the range; each warpgroup has 64 rows of D, or of D^T, whose columns are divided among the
//                tile's CTAs, too: each pushes its partial sums to the owner, who adds them to its own in the order of
//                ranges, and stores.
//   load warps:  a thread of the first one copies A's part of each step into a stage of the ring, a second one B's.
//                Where CTAs with the same range need the same rows, each copies its share of them to all of these.
//
//   load --TMA--> full[stage] --> math             math of the others --st.async--> pushed --> math of the owner
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp of each CTA that the stage's data went to. Complete: all of them have
//                 read the stage, it may be overwritten, here and in the other CTAs.
//   pushed:       1 arrival, the owner's expect_tx, and the bytes that the others push. Complete: they may be read.
//   multiplied:   where sums are pushed into the ring, 1 arrival of each math warp of the tile's other CTAs. Complete:
//                 their rings may be pushed into.
//   First waits: math for parity 0 of full, pushed and multiplied; load for parity 1 of empty, which a fresh mbarrier
//   has completed. Last, in clusters of several tiles: the thread of B, for empty of every stage, before the CTA ends.
//   bar.sync 0:   all threads, once, in begin(). Passed: the CTA's mbarriers are made. In clusters of several tiles
//                 barrier.cluster: passed, they are made everywhere.
//   barrier.cluster: in those of one tile all threads arrive when the CTA's barriers are made; math waits before its
//                 first push.
//
// Run it:  rawgemm run gemm_splitk          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_splitk.hpp
#pragma once
#include <kernels/cluster_sum.cuh>
#include <kernels/mn_major.cuh>
#include <kernels/splitk.cuh>
#include <kernels/stages.cuh>
#include <ptx/address.cuh>
#include <ptx/control.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace splitk {

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>,
          Configuration configuration_ = Configuration{.kernel = Kernel::gemm_splitk, .tile = {64, 64}, .splits = 2},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = SplitTiles>
struct Config : BasicConfig<Types_, configuration_, Epilogue_, Scheduler_> {
  static_assert(configuration_.kernel == Kernel::gemm_splitk, "configuration: of this kernel");
  static_assert(BasicConfig<Types_, configuration_, Epilogue_, Scheduler_>::stages >= 2,
                "block_m, block_n: two stages, of which one is read while the other is filled");
};

template <class Config>
__device__ inline void math(const Params<Config>& params, Addresses<Config, Smem<Config>> smem) {
  const u32 first_row = warpgroup_index() * wgmma_m;  // of this warpgroup
  float d[1][Config::wgmma_columns / 2] = {};         // see multiply_stage
  Ring<Config::stages> ring;
  for (Walk<Config> walk(params.tiles); !walk.is_done(); walk.advance()) {
    const WorkTile tile = walk.tile();
    prefetch_c<Config>(params.epilogue, tile, first_row);
    u32 previous_stage = 0;
    for (u32 step = 0; step < walk.k_blocks(); ++step) {
      wait_until_full(smem, ring);
      for (u32 i = 0; i < Config::stage_blocks; ++i)
        multiply_block<Config>(smem, ring.stage * Config::stage_blocks + i, first_row, d, step > 0 || i > 0);
      if (step > 0) {
        ptx::wgmma_wait_group<Config::stage_blocks>();  // the step before is multiplied, and its stage is read
        release<Config>(smem.empty(previous_stage));
      }
      previous_stage = ring.stage;
      ring.advance();
    }
    ptx::wgmma_wait_group<0>();  // d may be read
    release<Config>(smem.empty(previous_stage));
    sum_and_store<Config>(params, smem, tile, first_row, d[0]);
  }
}

}  // namespace splitk

/// Launch: Config::threads threads, clusters of cluster_m x cluster_n x splits CTAs along x, one for each cluster's
/// tiles (any number of CTAs where splits = 1), sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1)
    gemm_splitk(const __grid_constant__ splitk::Params<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace splitk;
  const Addresses<Config, Smem<Config>> smem{{ptx::dynamic_smem()}};
  begin<Config>(smem);
  const u32 warp = threadIdx.x / warp_threads;
  if (warp < Config::math_warps) math(params, smem);
  if (warp == Config::math_warps) load_a(params, smem);
  if (warp == Config::math_warps + 1) load_b(params, smem);
}

}  // namespace rawgemm
