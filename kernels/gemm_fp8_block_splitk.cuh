// D[m, n] = alpha * sum over k blocks b of scale_a[m, b] * scale_b[n, b] * A[m, b] * B[n, b]^T + beta * C[m, n], FP8,
// every k block of 128 promoted, for few rows: K is split over the CTAs of a cluster, as gemm_splitk does.
//
//   A [m, k], B [n, k]: row-major, a leading dimension each, e4m3 or e5m2, with scales as gemm_fp8_block takes them. C
//   and D [m, n]: fp32, bf16, fp16 or FP8. Any m, n, k from 1.
//
//   Roles and barriers are those of gemm_splitk; besides:
//   load warps:   the first one's thread copies A's scales, too; the second one's B's where each row has its own, and
//                 a third one's those of 128 x 128 blocks.
//   full[stage]:  an arrival of each load thread (3, or 2 without 128 x 128 blocks), and the bytes of a stage.
//                 Complete: A, B and their scales may be read.
//
// Run it:  rawgemm run gemm_fp8_block_splitk          Test it:  tests/kernels/fp8.cpp
// Call it: host/gemm_fp8_block_splitk.hpp
#pragma once
#include <kernels/promote.cuh>
#include <kernels/schedule.cuh>
#include <kernels/splitk.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace fp8_block_splitk {

/// Every number that can be tuned.
template <class Input_ = e4m3, class Output_ = bf16, BlockScales scales_ = BlockScales::b_128x128, u32 block_m_ = 64,
          u32 block_n_ = 64, u32 splits_ = 2, class InputB_ = Input_>
struct Config : splitk::Config<Input_, Output_, block_m_, block_n_, splits_, InputB_> {
  using Base = splitk::Config<Input_, Output_, block_m_, block_n_, splits_, InputB_>;
  static constexpr BlockScales scales = scales_;
  static constexpr bool has_block_scales = scales != BlockScales::none;
  using StageScales = rawgemm::StageScales<scales, block_m_, block_n_>;
  static constexpr u32 load_warps = scales == BlockScales::b_128x128 ? 3 : 2;
  static constexpr u32 threads = Base::math_threads + load_warps * 32;
  /// As many as shared memory holds, each with two barriers.
  static constexpr u32 stages =
      (max_shared_memory - Base::partial_bytes - 128) /
      (Base::stage_blocks * ((block_m_ + block_n_) * stage_row_bytes + sizeof(StageScales)) + 2 * sizeof(u64));
};

/// Shared memory of a CTA.
template <class Config>
struct Smem : splitk::Smem<Config> {
  typename Config::StageScales scales[Config::stages * Config::stage_blocks];
  static_assert(is_fp8<typename Config::Input> && is_fp8<typename Config::InputB>, "Input, InputB: e4m3 or e5m2");
  static_assert(blocks_of_tile<Config::block_n> <= 2, "block_n: a tile's columns belong to two blocks of B at most");
};

/// What the launcher passes.
struct Params : splitk::Params {
  BlockScaleMatrices scales;
};

/// Shared-window addresses of what Smem holds.
template <class Config>
struct Addresses : splitk::Addresses<Config> {
  using StageScales = typename Config::StageScales;

  __device__ SharedAddress scale_a(u32 block) const { return scales(block) + offset_of(&StageScales::a); }
  __device__ SharedAddress scale_b(u32 block) const { return scales(block) + offset_of(&StageScales::b); }

 private:
  __device__ SharedAddress scales(u32 block) const {
    return this->base + offset_of(&fp8_block_splitk::Smem<Config>::scales) + block * sizeof(StageScales);
  }
};

/// A and its scales, by one thread. What the kernel before in the stream wrote may be read, and what it read be
/// written, after the wait; math threads know it from `full`, to which this thread arrives after it.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem) {
  constexpr u32 scale_bytes = Config::has_block_scales ? Config::stage_blocks * Config::block_m * sizeof(float) : 0;
  ptx::griddepcontrol_wait();
  splitk::load<Config, true>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {
    const u32 block = stage * Config::stage_blocks;
    splitk::load_stage<Config, scale_bytes>(params.a, params.a_rows, k_block, origin.m, smem.a(block),
                                            smem.a(1) - smem.a(0), smem.full(stage));
    if constexpr (scale_bytes != 0)
      for (u32 i = 0; i < Config::stage_blocks; ++i)
        ptx::cp_async_bulk_tensor_2d(smem.scale_a(block + i), &params.scales.a, static_cast<i32>(origin.m),
                                     static_cast<i32>(k_block + i), smem.full(stage));
  });
}

/// B, and its scales where each row has its own, by one thread; if weights_ready, while the kernel before still runs.
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem) {
  constexpr u32 scale_bytes =
      Config::scales == BlockScales::b_1x128 ? Config::stage_blocks * Config::block_n * sizeof(float) : 0;
  const u64 cache_policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1);  // as gemm_splitk
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  splitk::load<Config, false>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {
    const u32 block = stage * Config::stage_blocks;
    splitk::load_stage<Config, scale_bytes>(params.b, Config::block_n, k_block, origin.n, smem.b(block),
                                            smem.b(1) - smem.b(0), smem.full(stage), cache_policy);
    if constexpr (scale_bytes != 0)
      for (u32 i = 0; i < Config::stage_blocks; ++i)
        ptx::cp_async_bulk_tensor_2d(smem.scale_b(block + i), &params.scales.b, static_cast<i32>(origin.n),
                                     static_cast<i32>(k_block + i), smem.full(stage));
  });
}

/// The scales of B's 128 x 128 blocks, by a warp, as load_b.
template <class Config>
__device__ inline void load_block_scales(const Params& params, Addresses<Config> smem) {
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  float of_lane[2] = {};
  const u32 first = splitk::first_step<Config>(params, ptx::cluster_ctarank()) * Config::stage_blocks;
  splitk::load<Config, false>(params, smem, [&](TileIndex origin, u32 k_block, u32 stage) {
    for (u32 i = 0; i < Config::stage_blocks; ++i)
      copy_block_scales<Config::block_n>(params.scales, origin.n, k_block + i, k_block + i == first, of_lane,
                                         smem.scale_b(stage * Config::stage_blocks + i));
    ptx::bar_warp_sync();  // all lanes have written theirs, one may say so: they become visible to math
    if (threadIdx.x % 32 == 0) ptx::mbarrier_arrive(smem.full(stage));
  });
}

/// Multiplies a k block into t and adds it to d, times its scales. first_row: of this warpgroup.
template <class Config, u32 n>
__device__ inline void multiply_and_promote(Addresses<Config> smem, u32 block, TileIndex origin, u32 first_row,
                                            float (&t)[1][n], float (&d)[n]) {
  using Input = typename Config::Input;
  using InputB = typename Config::InputB;
  constexpr BlockScales scales = Config::scales;
  if constexpr (!Config::is_swapped) {
    multiply_stage<Input, InputB>(smem.a(block) + first_row * stage_row_bytes, smem.b(block), t, false);
    const auto rows = row_vector<scales, 1>(smem.scale_a(block), first_row);
    const auto columns = columns_of_b<scales, Config::block_n>(smem.scale_b(block), origin.n);
    ptx::wgmma_wait_group<0>();  // t may be read
    promote(t[0], rows.factors[0], columns, false, d);
  } else {  // rows are those of B, columns those of A
    multiply_stage<InputB, Input>(smem.b(block) + first_row * stage_row_bytes, smem.a(block), t, false);
    constexpr BlockScales of_rows = scales == BlockScales::b_1x128 ? scales : BlockScales::none;
    RowFactors<1> rows = row_vector<of_rows, 1>(smem.scale_b(block), first_row);
    if constexpr (scales == BlockScales::b_128x128)  // 64 rows never belong to two blocks
      rows.factors[0][0] = rows.factors[0][1] = load_scale(smem.scale_b(block), (origin.n % 128 + first_row) / 128);
    ptx::wgmma_wait_group<0>();  // t may be read
    constexpr BlockScales of_columns = Config::has_block_scales ? BlockScales::b_1x128 : BlockScales::none;
    promote(t[0], rows.factors[0], columns_of_b<of_columns, Config::block_m>(smem.scale_a(block), 0), false, d);
  }
}

template <class Config>
__device__ inline void math(const Params& params, Addresses<Config> smem) {
  if (params.a_rows < Config::block_m) splitk::zero_rest_of_a<Config>(params, smem);
  const u32 rank = ptx::cluster_ctarank();
  const u32 first_row = warpgroup_index() * wgmma_m;  // of this warpgroup
  float t[1][Config::wgmma_columns / 2] = {};         // of a k block, by the tensor cores
  Ring<Config::stages> ring;
  for (u32 tile = blockIdx.x / Config::splits; tile < params.tiles; tile += gridDim.x / Config::splits) {
    const TileIndex origin = splitk::tile_origin<Config>(params, tile);
    float d[Config::wgmma_columns / 2] = {};  // of the CTA's part of K, in fp32
    for (u32 step = splitk::first_step<Config>(params, rank); step < splitk::first_step<Config>(params, rank + 1);
         ++step) {
      while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
      }
      for (u32 i = 0; i < Config::stage_blocks; ++i)
        multiply_and_promote(smem, ring.stage * Config::stage_blocks + i, origin, first_row, t, d);
      ptx::bar_warp_sync();  // all lanes have read their scales, one may say so
      release(smem.empty(ring.stage));
      ring.advance();
    }
    splitk::sum_and_store<Config>(params, smem, tile, first_row, d);
  }
}

}  // namespace fp8_block_splitk

/// Launch: as gemm_splitk, with Config::threads threads and this kernel's sizeof(Smem<Config>).
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1)
    gemm_fp8_block_splitk(const __grid_constant__ fp8_block_splitk::Params params) {
  using namespace fp8_block_splitk;
  const Addresses<Config> smem{{{ptx::dynamic_smem()}}};
  if (smem.base % swizzle_period != 0) ptx::trap();
  splitk::make_barriers<Config>(params, smem, Config::load_warps);
  const u32 warp = threadIdx.x / 32;
  if (warp < Config::math_warps) math(params, smem);
  if (warp == Config::math_warps && ptx::elect_sync()) load_a(params, smem);
  if (warp == Config::math_warps + 1 && ptx::elect_sync()) load_b(params, smem);
  if (warp == Config::math_warps + 2) load_block_scales(params, smem);
}

}  // namespace rawgemm
