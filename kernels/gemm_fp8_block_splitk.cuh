// D[m, n] = alpha * sum over k blocks b of scale_a[m, b] * scale_b[n, b] * A[m, b] * B[n, b]^T + beta * C[m, n], FP8,
// every k block of 128 promoted, for few rows: K is split over the CTAs of a cluster, as gemm_splitk does. Rows in
// groups (kernels/grouped.cuh) have tiles with all of K; a CTA takes several, and its loads run ahead into the next
// one.
//
//   A [m, k], B [n, k]: row-major, a leading dimension each, e4m3 or e5m2, with scales as gemm_fp8_block takes them;
//   A's may lie K-major, too. C and D [m, n]: fp32, bf16, fp16 or FP8. Any m, n, k from 1.
//
//   A cluster takes a tile of D, or several, as gemm_splitk's does, and each of a tile's CTAs (`splits` of them) a
//   range of its steps along K:
//   math warps:  multiply the range and promote each k block; then as in gemm_splitk.
//   load warps:  a thread of the first one copies A's part of each step and its scales into a stage of the ring, a
//                second one B's part, and its scales where each row has its own; a third one those of 128 x 128
//                blocks, and A's where they lie K-major.
//
//   load --TMA--> full[stage] --> math             math of the others --st.async--> pushed --> math of the owner
//        <--------empty[stage] <--
//   full[stage]:  an arrival of each load thread (3, or 2 without 128 x 128 blocks), and the bytes of a stage.
//                 Complete: A, B and their scales may be read.
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
// Run it:  rawgemm run gemm_fp8_block_splitk          Test it:  tests/kernels/fp8.cpp
// Call it: host/gemm_fp8_block_splitk.hpp
#pragma once
#include <kernels/cluster_sum.cuh>
#include <kernels/promote.cuh>
#include <kernels/splitk.cuh>
#include <kernels/stages.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace fp8_block_splitk {

/// Every number that can be tuned: as gemm_splitk's, and scales in every k block of the ring.
template <class Types_ = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>,
          Configuration configuration_ =
              Configuration{.kernel = Kernel::gemm_fp8_block_splitk, .tile = {64, 64}, .splits = 2},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = SplitTiles>
struct Config : splitk::BasicConfig<Types_, configuration_, Epilogue_, Scheduler_,
                                    operand_load_warps + scale_load_warps<Types_::block_scales>,
                                    StageScales<Types_::block_scales, configuration_.tile.m, configuration_.tile.n,
                                                begins_anywhere<Scheduler_>>> {
  using StageScales = rawgemm::StageScales<Types_::block_scales, configuration_.tile.m, configuration_.tile.n,
                                           begins_anywhere<Scheduler_>>;
  static constexpr u32 least_k_blocks = 1;
  static constexpr u32 group_m = 16;  // of tiles with all of K: rows of them that are computed together (L2)
};

/// Shared memory of a CTA.
template <class Config>
struct Smem : splitk::Smem<Config> {
  typename Config::StageScales scales[Config::stages * Config::stage_blocks];
  static_assert(Config::configuration.kernel == Kernel::gemm_fp8_block_splitk, "configuration: of this kernel");
  static_assert(is_fp8<typename Config::Input> && is_fp8<typename Config::InputB>, "Input, InputB: e4m3 or e5m2");
  static_assert(blocks_of_tile<Config::block_n> <= 2, "block_n: a tile's columns belong to two blocks of B at most");
};

/// Scales of A as quantisers of rows write them, [m, k / 128], rounded up.
struct KMajorScales {
  const char* address = nullptr;  // null: they lie MN-major, and TMA fetches them
  i64 pitch = 0;                  // bytes from one row to the next
  u32 rows = 0;
};

/// What the launcher passes.
template <class Config>
struct Params : splitk::Params<Config> {
  ScaleMatricesOf<Config> scales;
  KMajorScales k_major_scales;
};

template <class Config>
using Addresses = ScaledAddresses<splitk::Addresses<Config, Smem<Config>>, Smem<Config>, typename Config::StageScales>;

/// Factors of a thread's two rows of the wgmma, from first_row on; swapped, of B's.
template <class Config>
__device__ inline RowFactors<1> row_factors(Addresses<Config> smem, u32 block, const WorkTile& tile, u32 first_row) {
  constexpr BlockScales scales = Config::block_scales;
  if constexpr (!Config::is_swapped) {
    return row_vector<scales, 1>(smem.scale_a(block), first_row);
  } else if constexpr (scales == BlockScales::b_128x128) {  // 64 rows never belong to two blocks
    const float scale = load_scale(smem.scale_b(block), (tile.column % scale_block + first_row) / scale_block);
    return {{{scale, scale}}};
  } else {
    return row_vector<scales, 1>(smem.scale_b(block), Config::StageScales::OfB::first(tile.b_row) + first_row);
  }
}

/// Factors of its columns; swapped, of A's rows.
template <class Config>
__device__ inline auto column_factors(Addresses<Config> smem, u32 block, const WorkTile& tile) {
  constexpr BlockScales of_a = Config::has_block_scales ? BlockScales::b_1x128 : BlockScales::none;
  if constexpr (Config::is_swapped)
    return columns_of_b<of_a, Config::block_m>(smem.scale_a(block), 0, Config::StageScales::OfA::first(tile.a_row));
  else
    return columns_of_b<Config::block_scales, Config::block_n>(smem.scale_b(block), tile.b_row);
}

/// Multiplies a k block into t and adds it to d, times its scales. first_row: of this warpgroup.
template <class Config, u32 n>
__device__ inline void multiply_and_promote(Addresses<Config> smem, u32 block, const WorkTile& tile, u32 first_row,
                                            float (&t)[1][n], float (&d)[n]) {
  splitk::multiply_block<Config>(smem, block, first_row, t, false);
  const auto rows = row_factors<Config>(smem, block, tile, first_row);
  const auto columns = column_factors<Config>(smem, block, tile);
  ptx::wgmma_wait_group<0>();  // t may be read
  promote(t[0], rows.factors[0], columns, false, d);
}

/// Copies scales of each stage, by a warp: of B's blocks and, where they lie K-major, of the rows of A that TMA would
/// load; its smallest box of them would be of four k blocks. Of several stages they are fetched at the same time, so
/// that memory is waited for once: each lane has a k block of some rows, beside the next lane's. Beyond A and B they
/// are 0.
template <class Config>
__device__ inline void load_scales(const Params<Config>& params, Addresses<Config> smem, bool copies_a) {
  using OfA = typename Config::StageScales::OfA;
  constexpr u32 blocks = Config::stage_blocks, stages_at_once = 8, blocks_at_once = stages_at_once * blocks;
  constexpr u32 rows_of_lane =
      (OfA::loaded * blocks_at_once / warp_threads + 3) / 4 * 4;  // 16 bytes are stored at once
  const KMajorScales& of_a = params.k_major_scales;
  const u32 lane = threadIdx.x % warp_threads;
  const u32 lane_block = lane % blocks_at_once, lane_row = lane / blocks_at_once * rows_of_lane;
  if (copies_a || !params.weights_ready) ptx::griddepcontrol_wait();
  Ring<Config::stages> ring;
  for (Walk<Config> walk(params.tiles); !walk.is_done(); walk.advance()) {
    const WorkTile tile = walk.tile();
    const u32 first_row = tile.a_row - OfA::first(tile.a_row) + lane_row;
    for (u32 first = 0; first < walk.k_blocks(); first += stages_at_once) {
      const u32 k_block = first_k_block(walk.k(first)) + lane_block;
      u32 a[rows_of_lane];
      if (copies_a)
#pragma unroll
        for (u32 i = 0; i < rows_of_lane; ++i) {
          const char* const scale = of_a.address + (first_row + i) * of_a.pitch + k_block * i64{sizeof(float)};
          const bool is_inside = first_row + i < of_a.rows && k_block < params.scales.k_blocks;
          a[i] = is_inside && lane_row + i < OfA::loaded ? ptx::ld_global_b32(scale) : 0;
        }
      float b[2] = {};
      for (u32 i = 0; i < blocks_of_tile<Config::block_n>; ++i)
        b[i] = scale_of_block(params.scales, matrix_of(params.scales, tile.group), tile, i, k_block);
      for (u32 stage = 0; stage < stages_at_once && first + stage < walk.k_blocks(); ++stage, ring.advance()) {
        wait_until_empty(smem, ring);
        const u32 block = ring.stage * blocks + lane_block % blocks;
        const bool is_mine = lane_block / blocks == stage;
        if (copies_a && is_mine)
#pragma unroll
          for (u32 i = 0; i < rows_of_lane && lane_row + i < OfA::loaded; i += 4)
            ptx::st_shared_v4_b32(smem.scale_a(block) + (lane_row + i) * 4, a[i], a[i + 1], a[i + 2], a[i + 3]);
        if (is_mine && lane_row == 0) ptx::st_shared_v2_f32(smem.scale_b(block), b[0], b[1]);
        ptx::bar_warp_sync();  // all have seen it free, and written; one says so, and counts what load_a expects
        if (lane != 0) continue;
        if (copies_a) ptx::mbarrier_complete_tx(smem.full(ring.stage), row_scale_bytes_a<Config>);
        ptx::mbarrier_arrive(smem.full(ring.stage));
      }
    }
  }
}

template <class Config>
__device__ inline void math(const Params<Config>& params, Addresses<Config> smem) {
  const u32 first_row = warpgroup_index() * wgmma_m;  // of this warpgroup
  float t[1][Config::wgmma_columns / 2] = {};         // of a k block, by the tensor cores
  Ring<Config::stages> ring;
  for (Walk<Config> walk(params.tiles); !walk.is_done(); walk.advance()) {
    const WorkTile tile = walk.tile();
    splitk::prefetch_c<Config>(params.epilogue, tile, first_row);
    float d[Config::wgmma_columns / 2] = {};  // of the CTA's part of K, in fp32
    for (u32 step = 0; step < walk.k_blocks(); ++step) {
      wait_until_full(smem, ring);
      for (u32 i = 0; i < Config::stage_blocks; ++i)
        multiply_and_promote<Config>(smem, ring.stage * Config::stage_blocks + i, tile, first_row, t, d);
      ptx::bar_warp_sync();  // all lanes have read their scales, one may say so
      release<Config>(smem.empty(ring.stage));
      ring.advance();
    }
    splitk::sum_and_store<Config>(params, smem, tile, first_row, d);
  }
}

}  // namespace fp8_block_splitk

/// Launch: as gemm_splitk, with Config::threads threads and this kernel's sizeof(Smem<Config>).
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1)
    gemm_fp8_block_splitk(const __grid_constant__ fp8_block_splitk::Params<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace fp8_block_splitk;
  const Addresses<Config> smem{{{ptx::dynamic_smem()}}};
  splitk::begin<Config>(smem);
  const u32 warp = threadIdx.x / warp_threads;
  if (warp < Config::math_warps) math(params, smem);
  const bool copies_a = params.k_major_scales.address != nullptr;
  if (warp == Config::math_warps)
    splitk::load_a<Config, row_scale_bytes_a<Config>>(
        params, smem, [=, load = load_scales_a<Config>(params.scales, smem)](const WorkTile& tile, u32 k, u32 stage) {
          if (!copies_a) load(tile, k, stage);
        });
  if (warp == Config::math_warps + 1)
    splitk::load_b<Config, row_scale_bytes_b<Config>>(params, smem, load_scales_b<Config>(params.scales, smem));
  if constexpr (Config::block_scales == BlockScales::b_128x128)
    if (warp == Config::math_warps + operand_load_warps) load_scales(params, smem, copies_a);
}

}  // namespace rawgemm
