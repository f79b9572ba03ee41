// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n] for few rows, where reading the weights B takes all the time:
// K is split over the CTAs of a cluster, so that every SM reads its share of B at the same time.
//
//   A [m, k], B [n, k], C and D [m, n], any m, n, k from 1: row-major, a leading dimension each; A and B fp16 or bf16,
//   C and D in the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor cores, what CTAs
//   have summed in fp32.
//
//   A cluster takes a tile of D, and each of its CTAs (`splits` of them) a range of the tile's steps along K:
//   math warps:  multiply the range; each warpgroup has 64 rows of D, or of D^T, whose columns are divided among the
//                CTAs, too: each pushes its partial sums to the owner, who adds them in the order of ranks, and stores.
//   load warps:  a thread of the first one copies A's part of each step into a stage of the ring, a second one B's.
//
//   load --TMA--> full[stage] --> math             math of the others --st.async--> pushed --> math of the owner
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp. Complete: all have read the stage, it may be overwritten.
//   pushed:       1 arrival, the owner's expect_tx, and the bytes that the others push. Complete: they may be read.
//
// Run it:  rawgemm run gemm_splitk          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_splitk.hpp
#pragma once
#include <kernels/schedule.cuh>
#include <kernels/splitk.cuh>
#include <ptx/address.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace splitk {

/// A, by one thread. What the kernel before in the stream wrote may be read, and what it read be written, after the
/// wait; math threads know it from `full`, to which this thread arrives after it.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem) {
  ptx::griddepcontrol_wait();
  load<Config, true>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {
    load_stage<Config>(params.a, params.a_rows, k_block, origin.m, smem.a(stage * Config::stage_blocks),
                       sizeof(Smem<Config>::a[0]), smem.full(stage));
  });
}

/// B, by one thread; before the kernel before has ended where that one does not write B.
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem) {
  // Weights are read once and need not stay in L2, where A should.
  const u64 cache_policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1);
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  load<Config, false>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {
    load_stage<Config>(params.b, Config::block_n, k_block, origin.n, smem.b(stage * Config::stage_blocks),
                       sizeof(Smem<Config>::b[0]), smem.full(stage), cache_policy);
  });
}

template <class Config>
__device__ inline void math(const Params& params, Addresses<Config> smem) {
  using Input = typename Config::Input;
  using InputB = typename Config::InputB;
  if (params.a_rows < Config::block_m) zero_rest_of_a(params, smem);
  const u32 rank = ptx::cluster_ctarank();
  const u32 first = first_step<Config>(params, rank);
  const u32 end = first_step<Config>(params, rank + 1);
  const u32 first_row = warpgroup_index() * wgmma_m;  // of this warpgroup
  float d[1][Config::wgmma_columns / 2] = {};         // never read: without it ptxas 12.3 to 12.6 serialises wgmma
  Ring<Config::stages> ring;
  for (u32 tile = blockIdx.x / Config::splits; tile < params.tiles; tile += gridDim.x / Config::splits) {
    u32 previous_stage = 0;
    for (u32 step = first; step < end; ++step) {
      while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
      }
      for (u32 i = 0; i < Config::stage_blocks; ++i) {
        const u32 block = ring.stage * Config::stage_blocks + i;
        const bool accumulate = step > first || i > 0;
        if constexpr (Config::is_swapped)
          multiply_stage<InputB, Input>(smem.b(block) + first_row * stage_row_bytes, smem.a(block), d, accumulate);
        else
          multiply_stage<Input, InputB>(smem.a(block) + first_row * stage_row_bytes, smem.b(block), d, accumulate);
      }
      if (step > first) {
        ptx::wgmma_wait_group<Config::stage_blocks>();  // the step before is multiplied, and its stage is read
        release(smem.empty(previous_stage));
      }
      previous_stage = ring.stage;
      ring.advance();
    }
    ptx::wgmma_wait_group<0>();  // d may be read
    release(smem.empty(previous_stage));
    sum_and_store(params, smem, tile, first_row, d[0]);
  }
}

}  // namespace splitk

/// Launch: Config::threads threads, clusters of `splits` CTAs along x, one for each tile (any number of CTAs where
/// splits = 1), sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1) gemm_splitk(const __grid_constant__ splitk::Params params) {
  using namespace splitk;
  const Addresses<Config> smem{{ptx::dynamic_smem()}};
  if (smem.base % swizzle_period != 0) ptx::trap();
  make_barriers(params, smem, 2);
  const u32 warp = threadIdx.x / 32;
  if (warp < Config::math_warps) math(params, smem);
  if (warp == Config::math_warps && ptx::elect_sync()) load_a(params, smem);
  if (warp == Config::math_warps + 1 && ptx::elect_sync()) load_b(params, smem);
}

}  // namespace rawgemm
