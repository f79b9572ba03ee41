// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n], computed as D^T = B A^T: persistent and warp-specialised, a
// math warpgroup for each 64 columns of a tile.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, also MN-major, as
//   [k, m] and [k, n], C and D in the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor
//   cores. Any m, n, k from 1: rows outside are neither loaded nor stored, beyond k TMA finds zeros.
//
//   A tile's rows are the N of its wgmmas: any multiple of 8 up to 256, so that a problem's tiles can fill all SMs. A
//   wgmma of 64 x N reads 2 KB + 32 N bytes of shared memory in N / 2 cycles: a large N leaves bandwidth to TMA.
//   math warps:  each warpgroup multiplies 64 rows of B by all rows of A: 64 columns of D. It stores them before its
//                next tile, a few rows at a time.
//   load warps:  a thread of the first one walks the CTA's tiles, and per k block copies A's part into a stage of the
//                ring; a thread of the second one does so for B. In a cluster each CTA copies its share of what others
//                need, too, to all of them, or takes turns with them where the rows have no shares of 8 each.
//
//   load --TMA--> full[stage] --> math
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp of each CTA that the stage's data went to. Complete: all of them have
//                 read the stage, it may be overwritten, here and in the other CTAs.
//   First waits: math for parity 0 of full; load for parity 1 of empty, which a fresh mbarrier has completed. Last, in
//                 a cluster: the thread of B, for empty of every stage, before the CTA may end.
//   bar.sync 1 on: 128 threads, each math warpgroup its own. Passed: its boxes of D are free; again: they are written.
//   barrier.sync 0, in a cluster barrier.cluster: all threads, once. Passed: the mbarriers are made, everywhere.
//
// Run it:  rawgemm run gemm_swapped          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_swapped.hpp
#pragma once
#include <kernels/mn_major.cuh>
#include <kernels/multiply_tile.cuh>
#include <kernels/operands.cuh>
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <kernels/store_transposed.cuh>
#include <ptx/address.cuh>
#include <ptx/control.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace swapped {

/// What a math thread needs beside its accumulators: with fewer registers, ptxas spills.
inline constexpr u32 other_registers = 32;

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>,
          Configuration configuration_ = Configuration{Kernel::gemm_swapped, {168, 192}, {.m = 2}},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = PersistentTiles<>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m, Base::block_n;
  using typename Base::Input, typename Base::InputB, typename Base::Output;
  static constexpr u32 math_warpgroups = block_n / wgmma_m;
  static constexpr u32 threads = math_warpgroups * warpgroup_threads + operand_load_warps * warp_threads;
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<InputB, block_n, configuration_.major_b>;
  static constexpr u32 stage_bytes = sizeof(StageA) + sizeof(StageB) + stage_barrier_bytes;
  using Boxes = TransposedBoxes<Output, block_m, math_warpgroups, stage_bytes>;
  using StoreBox = typename Boxes::Box;
  using Staging = unsigned char[math_warpgroups][Boxes::bytes];
  /// As many as shared memory holds beside the boxes.
  static constexpr u32 stages = (max_shared_memory - sizeof(Staging)) / stage_bytes;
  static constexpr u32 least_k_blocks = 1;
  static constexpr bool ends_with_k = block_m / 2 > narrow_accumulators;
  /// Unless rows_together takes others, tiles go along the rows of tiles: SMs beside each other then ask for the same
  /// rows of A at the same time, which was faster than groups of rows (docs/performance.md).
  static constexpr u32 group_m = 1;
};

template <class Config>
struct Smem : GemmSmem<Config> {
  static_assert(Config::configuration.kernel == Kernel::gemm_swapped, "configuration: of this kernel");
  static_assert(Config::block_n % wgmma_m == 0, "block_n: 64 of each warpgroup");
  static_assert(Config::block_m % 8 == 0 && Config::block_m <= 256, "block_m: the N of a math warpgroup's wgmmas");
  static_assert(Config::block_m / 2 + other_registers <= sm_registers / Config::threads,
                "block_m, block_n: a thread's registers hold its accumulators, and what else it needs");
  static_assert(!begins_anywhere<typename Config::Scheduler> || Config::block_m < 256,
                "block_m: at most 248 rows of a math warpgroup where it walks over groups, or registers spill");
  static_assert(Config::cluster_size <= 8, "cluster: 1 to 8 CTAs, all that every launch may have");
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

template <class Config>
__device__ inline void math(const GemmParams<Config>& params, Addresses<Config> smem) {
  const u32 math_warpgroup = warpgroup_index();
  const u32 first_column = math_warpgroup * wgmma_m;  // of the tile
  u32 buffer = 0;
  const bool tells = tells_releases<Config>();
  const auto operands_of = [&](u32 stage) {
    return StageOperands<typename Config::StageB, typename Config::StageA>(
        smem.b(stage) + first_column * stage_row_bytes, smem.a(stage));
  };
  Ring<Config::stages> ring;
  for (Walk<Config> walk(params.tiles); !walk.is_done(); walk.advance()) {
    float d[1][Config::block_m / 2] = {};  // see multiply_stage
    const u32 last_stage =
        multiply_tile<Config>(smem, ring, walk.k_blocks(), walk.last_k_steps(), operands_of, d, tells);
    const WorkTile tile = walk.tile();  // its divisions run under wgmmas
    ptx::wgmma_wait_group<0>();         // d may be read
    release<Config>(smem.empty(last_stage), tells);
    store_transposed(params, Fragment<true>(tile, 0, first_column), d[0], smem.d(math_warpgroup),
                     store_barrier(math_warpgroup), buffer);
  }
  wait_for_stores();
}

}  // namespace swapped

/// Launch: Config::threads threads, clusters of cluster_m x cluster_n CTAs along x, any number of them,
/// sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1) gemm_swapped(const __grid_constant__ GemmParams<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace swapped;
  constexpr u32 math_warps = Config::math_warpgroups * warpgroup_warps;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  begin<Config>(smem, operand_load_warps, math_warps);
  const u32 warp = threadIdx.x / warp_threads;
  if (warp < math_warps) {
    wait_for_barriers<Config>();
    math(params, smem);
  } else {
    load_operands(params, smem, warp - math_warps);
  }
}

}  // namespace rawgemm
