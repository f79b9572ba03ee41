// D[m, n] = alpha * sum over k blocks b of scale_a[m, b] * scale_b[n, b] * A[m, b] * B[n, b]^T + beta * C[m, n], FP8:
// persistent and warp-specialised, 2 or 3 math warpgroups cooperating on each tile, every k block of 128 promoted.
//
//   A [m, k], B [n, k]: row-major, a leading dimension each, e4m3 or e5m2. A has a scale for each row and 128 of K, B
//   one for each 128 rows or each row and 128 of K, or neither has any. C and D [m, n]: fp32, bf16, fp16 or FP8. Any m,
//   n, k from 1: rows outside are neither loaded nor stored, beyond k TMA finds zeros.
//
//   warpgroup 0, load:  a thread of warp 0 walks the CTA's tiles, and per k block copies A's part and its scales into a
//                       stage of the ring; a thread of warp 1 does so for B, warp 2 for scales of 128 x 128 blocks. In
//                       a cluster of 2 each CTA copies half of the operand that both need, to both.
//   the others, math:   each multiplies its rows of the tile, 64 at a time, into registers that hold a k block alone,
//                       and adds these to the tile's sums in fp32 while the tensor cores work for the others. Under
//                       products of its own it waits for the next stage, and stores the tile before. Where columns
//                       have scales of their own, each has half of the columns of all rows, and two such sums.
//
//   load --TMA--> full[stage] --> math
//        <--------empty[stage] <--
//   full[stage]:  an arrival of each load thread (3, or 2 without 128 x 128 blocks), and the bytes of a stage.
//                 Complete: A, B and their scales may be read.
//   empty[stage]: 1 arrival of each math warp of each CTA that the stage's data went to. Complete: all of them have
//                 read the stage, it may be overwritten, here and in the other CTA.
//   First waits: math for parity 0 of full; load for parity 1 of empty, which a fresh mbarrier has completed. Last, in
//                 a cluster: the thread of B, for empty of every stage, before the CTA may end.
//   bar.sync 1 to 3: 128 threads, a math warpgroup. Passed: its boxes of D are free; again: they are written. Where D
//                 is loaded, warp 3 does that (kernels/load_d.cuh), and there is none.
//   barrier.sync 0, in a cluster barrier.cluster: all threads, once. Passed: the mbarriers are made, everywhere.
//
// Run it:  rawgemm run gemm_fp8_block          Test it:  tests/kernels/fp8_block.cpp
// Call it: host/gemm_fp8_block.hpp
#pragma once
#include <kernels/operands.cuh>
#include <kernels/pass_tile.cuh>
#include <kernels/promote.cuh>
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace fp8_block {

/// Every number that can be tuned.
template <class Types_ = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>,
          Configuration configuration_ = Configuration{Kernel::gemm_fp8_block, {256, 128}},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = PersistentTiles<>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m, Base::block_n;
  using typename Base::Input, typename Base::InputB, typename Base::Output;
  /// Whether each math warpgroup has columns of a tile, not rows: where columns have scales of their own. It reads them
  /// from shared memory once for all rows; once for each 64 rows took longer than the products (docs/fp8.md).
  static constexpr bool shares_columns = Types_::block_scales == BlockScales::b_1x128;
  /// 128 rows of 128 columns each keep 192 accumulators a thread busy, which leaves room for 2; 64 rows, for a third.
  static constexpr u32 math_warpgroups = block_m == 3 * wgmma_m && !shares_columns ? 3 : 2;
  static constexpr u32 warpgroup_m = shares_columns ? block_m : block_m / math_warpgroups;
  static constexpr u32 warpgroup_n = shares_columns ? block_n / math_warpgroups : block_n;
  /// Sums of 64 rows and a k block that a warpgroup has. There is room for two where they are narrow: the tensor cores
  /// compute its next ones while it promotes.
  static constexpr u32 sums_at_once = shares_columns ? 2 : 1;
  static constexpr u32 threads = (1 + math_warpgroups) * warpgroup_threads;
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, warpgroup_n>>;
  /// Stored at once; of fp32 fewer, for want of registers.
  static constexpr u32 store_boxes = sizeof(Output) == 2 && warpgroup_n / StoreBox::columns % 2 == 0 ? 2 : 1;
  static constexpr u32 stores = warpgroup_n / (store_boxes * StoreBox::columns);  // of 64 rows
  /// TMA reads a box of floats while the next ones are written, where four stages are left (docs/fp8.md).
  static constexpr u32 store_buffers = shares_columns && sizeof(Output) == 4 && block_m == 192 && stores > 1 ? 3 : 1;
  static constexpr u32 load_warps = operand_load_warps + scale_load_warps<Types_::block_scales>;
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<InputB, block_n, configuration_.major_b>;
  using StageScales = rawgemm::StageScales<Types_::block_scales, block_m, block_n, begins_anywhere<Scheduler_>>;
  static constexpr u32 stage_blocks = 1;  // k blocks of a stage
  static constexpr u32 stage_bytes = sizeof(StageA) + sizeof(StageB) + sizeof(StageScales) + stage_barrier_bytes;
  /// Scales may begin 128 bytes late.
  static constexpr u32 ring_bytes = max_shared_memory - sizeof(typename Scheduler_::Shared) - alignof(StageScales);
  static constexpr u32 warpgroups_of_tile = math_warpgroups;
  /// Multiplied where a group has one of them: whether to wait for sums ahead must not depend on what is known late.
  static constexpr u32 rows_at_once = shares_columns ? block_m : wgmma_m;
  using Boxes = unsigned char[math_warpgroups][store_buffers * store_boxes * StoreBox::bytes];
  using Staging = typename StagingFor<Epilogue_, Boxes, StoreBox, warpgroups_of_tile, ring_bytes, stage_bytes>::Type;
  /// As many as shared memory holds beside the boxes.
  static constexpr u32 stages = (ring_bytes - sizeof(Staging)) / stage_bytes;
  static constexpr u32 least_k_blocks = 1;
  static constexpr u32 group_m = 16 / Base::cluster_m;  // rows of tiles together, unless rows_together has others
  /// A walk over groups takes more than one over a grid. Each 8 that it has are 8 fewer of 3 math warpgroups.
  static constexpr u32 load_registers = math_warpgroups < 3 ? 40 : begins_anywhere<Scheduler_> ? 32 : 24;
  /// What setmaxnreg can give them, a multiple of 8.
  static constexpr u32 math_registers =
      ((1 + math_warpgroups) * launch_registers<1 + math_warpgroups> - load_registers) / math_warpgroups / 8 * 8;
};

template <class Config>
struct Smem : GemmSmem<Config> {
  typename Config::StageScales scales[Config::stages];
  static_assert(Config::configuration.kernel == Kernel::gemm_fp8_block, "configuration: of this kernel");
  static_assert(is_fp8<typename Config::Input> && is_fp8<typename Config::InputB>, "Input, InputB: e4m3 or e5m2");
  static_assert(Config::warpgroup_m % wgmma_m == 0, "block_m: 64 rows of each warpgroup");
  static_assert(Config::warpgroup_n % 8 == 0, "block_n: 8 columns of each warpgroup");
  static_assert((Config::warpgroup_m + Config::sums_at_once * wgmma_m) * Config::warpgroup_n <=
                    (Config::math_warpgroups == 3 ? 128 : 192) * warpgroup_threads,
                "192 accumulators each (of 3 warpgroups 128): the tile's and those of 64 rows and a k block");
  static_assert(blocks_of_tile<Config::block_n> <= 2, "block_n: a tile's columns belong to two blocks of B at most");
  static_assert(Config::cluster_size <= 2, "cluster: 1 or 2 CTAs");
  static_assert(Config::block_m <= max_box_extent && Config::block_n <= max_box_extent,
                "block_m, block_n: scales' boxes");
};

template <class Config>
struct Params : GemmParams<Config> {
  ScaleMatricesOf<Config> scales;
};

template <class Config>
using Addresses = ScaledAddresses<StageAddresses<Smem<Config>>, Smem<Config>, typename Config::StageScales>;

/// Copies the scales of the (up to two) 128 x 128 blocks of B that a tile and a k block have, by a warp; before the
/// kernel before has ended where that one does not write B. Not by TMA, which would take no leading dimension but
/// multiples of 4.
template <class Config>
__device__ inline void load_block_scales(const Params<Config>& params, Addresses<Config> smem) {
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  const u32 lane = threadIdx.x % warp_threads;
  float of_lane[2] = {};  // each lane fetches those of a k block
  const auto load = [&](const WorkTile& tile, const char* of_problem, u32 k, u32 stage) {
    ptx::bar_warp_sync();  // all have seen the stage free: by parity, one that is late would miss its next release
    const u32 k_block = first_k_block(k), of_first_lane = k_block / warp_threads * warp_threads;
    if (k_block == of_first_lane)
      for (u32 i = 0; i < blocks_of_tile<Config::block_n>; ++i)
        of_lane[i] = scale_of_block(params.scales, of_problem, tile, i, of_first_lane + lane);
    if (k_block - of_first_lane != lane) return;
    ptx::st_shared_v2_f32(smem.scale_b(stage), of_lane[0], of_lane[1]);
    ptx::mbarrier_arrive(smem.full(stage));  // by the lane that wrote: they become visible to math
  };
  load_tiles<Config>(Walk<Config>(params.tiles, smem.tiles()), smem, true, params.scales, load);
}

/// Factors of n columns from a vector, read once for all rows.
template <u32 n>
struct ColumnRegisters {
  ColumnFactors factors[n / 8];

  __device__ ColumnRegisters(const ColumnVector& vector) {
#pragma unroll
    for (u32 j = 0; j < n / 8; ++j) factors[j] = vector(j);
  }

  __device__ ColumnFactors operator()(u32 j) const { return factors[j]; }
};

/// Multiplies, promotes and stores this warpgroup's part of each tile.
template <class Config>
__device__ inline void math(const Params<Config>& params, Addresses<Config> smem) {
  constexpr u32 tiles_m = Config::warpgroup_m / wgmma_m, accumulators = Config::warpgroup_n / 2;
  constexpr bool multiplies_ahead = Config::sums_at_once > 1;
  constexpr bool leaves_rows_out = !Config::Scheduler::ends_at_map && Config::rows_at_once == wgmma_m;
  const u32 math_warpgroup = warpgroup_index() - 1;
  const u32 first_row = Config::shares_columns ? 0 : math_warpgroup * Config::warpgroup_m;
  const u32 first_column = Config::shares_columns ? math_warpgroup * Config::warpgroup_n : 0;
  Walk<Config> walk(params.tiles, smem.tiles());
  float d[tiles_m][accumulators];                       // of a tile, in fp32
  float t[Config::sums_at_once][1][accumulators] = {};  // of 64 rows and a k block, by the tensor cores, in turns
  WorkTile previous = walk.tile();                      // the tile that d holds, where has_previous
  bool has_previous = false;
  LoadedRows<Config> rows_of_d(params.d, smem.d(), math_warpgroup);
  const auto store = [&](u32 i) {
    const Fragment<> fragment(previous, first_row + i * wgmma_m, first_column);
    if constexpr (loads_d<typename Config::Epilogue>) {
      constexpr u32 of_box = Config::StoreBox::accumulators;  // more at a time need more registers than there are
#pragma unroll
      for (u32 first = 0; first < accumulators; first += of_box)
        params.epilogue(fragment.from(first), of_box, d[i] + first);
      rows_of_d.add(fragment, d[i]);
    } else {
      store_rows<Config>(params.d, params.epilogue, fragment, d[i], smem.d(math_warpgroup),
                         store_barrier(math_warpgroup), i * Config::stores);
    }
  };
  Ring<Config::stages> ring;
  for (; !walk.is_done(); walk.advance()) {
    const WorkTile tile = walk.tile();
    if constexpr (!Config::Scheduler::ends_at_map)
      if (tile.row + first_row >= tile.row_end) {
        pass_tile<Config>(smem, ring, walk.k_blocks());
        continue;
      }
    const auto multiply_k_block = [&](bool is_first, bool is_last) {
      const u32 stage = ring.stage;
      const auto multiply = [&](u32 i) {
        const StageOperands<typename Config::StageA, typename Config::StageB> operands(
            smem.a(stage) + (first_row + i * wgmma_m) * stage_row_bytes,
            smem.b(stage) + first_column * stage_row_bytes);
        multiply_stage(operands, t[i % Config::sums_at_once], false);
      };
      const auto is_out = [&](u32 i) { return leaves_rows_out && tile.row + first_row + i * wgmma_m >= tile.row_end; };
      const auto columns =
          columns_of_b<Config::block_scales, Config::warpgroup_n, ColumnRegisters<Config::warpgroup_n>>(
              smem.scale_b(stage) + first_column * u32{sizeof(float)}, tile.column,
              Config::StageScales::OfB::first(tile.b_row));
      if (tiles_m == 1 && !is_out(0)) multiply(0);  // scales of rows are read meanwhile: 1 to 2 % less (docs/fp8.md)
      const auto rows = row_vector<Config::block_scales, tiles_m>(
          smem.scale_a(stage), Config::StageScales::OfA::first(tile.a_row) + first_row);
#pragma unroll
      for (u32 i = 0; i < tiles_m; ++i) {
        const auto prepare_next = [&] {
          if (is_first && has_previous) store(i);
          if (i + 1 < tiles_m) return;
          ring.advance();
          if (!is_last) wait_until_full(smem, ring);
        };
        const auto release_last = [&] {
          if (i + 1 < tiles_m) return;
          ptx::bar_warp_sync();  // all lanes have read their scales, one may say so
          release<Config>(smem.empty(stage));
        };
        if (is_out(i)) {
          prepare_next();
          release_last();
          continue;
        }
        if (tiles_m > 1 && (i == 0 || !multiplies_ahead)) multiply(i);
        prepare_next();
        if (multiplies_ahead && i + 1 < tiles_m) {
          multiply(i + 1);
          ptx::wgmma_wait_group<1>();  // the i-th sums may be read
        } else {
          ptx::wgmma_wait_group<0>();
        }
        release_last();
        promote(t[i % Config::sums_at_once][0], rows.factors[i], columns, is_first, d[i]);
      }
    };
    wait_until_full(smem, ring);
    multiply_k_block(true, walk.k_blocks() == 1);
    for (u32 k_block = 1; k_block < walk.k_blocks(); ++k_block) multiply_k_block(false, k_block + 1 == walk.k_blocks());
    previous = tile;
    has_previous = true;
  }
  if (has_previous)
#pragma unroll
    for (u32 i = 0; i < tiles_m; ++i) store(i);
  wait_for_stores();
}

}  // namespace fp8_block

/// Launch: Config::threads threads, clusters of cluster_m x cluster_n CTAs along x, any number of them,
/// sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1)
    gemm_fp8_block(const __grid_constant__ fp8_block::Params<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace fp8_block;
  const Addresses<Config> smem{{ptx::dynamic_smem()}};
  if constexpr (loads_d<typename Config::Epilogue>) LoadedRows<Config>::make_barriers(smem.d());
  begin<Config>(smem, Config::load_warps, Config::math_warpgroups * warpgroup_warps);
  if (threadIdx.x < warpgroup_threads) {
    ptx::setmaxnreg_dec<Config::load_registers>();  // by the whole warpgroup, though few threads do the work
    const u32 warp = threadIdx.x / warp_threads;
    if (warp == 0) load_a<Config, row_scale_bytes_a<Config>>(params, smem, load_scales_a<Config>(params.scales, smem));
    if (warp == 1) load_b<Config, row_scale_bytes_b<Config>>(params, smem, load_scales_b<Config>(params.scales, smem));
    if (warp >= operand_load_warps) wait_for_barriers<Config>();
    if constexpr (Config::block_scales == BlockScales::b_128x128)
      if (warp == operand_load_warps) load_block_scales(params, smem);
    if constexpr (requires { Config::Scheduler::finder_warp; })
      Config::Scheduler::template find<Config>(params, smem, warp);
    if constexpr (loads_d<typename Config::Epilogue>)
      LoadedRows<Config>::load_and_store(params.d, params.tiles, smem.d());
  } else {
    ptx::setmaxnreg_inc<Config::math_registers>();
    wait_for_barriers<Config>();
    math(params, smem);
  }
}

}  // namespace rawgemm
