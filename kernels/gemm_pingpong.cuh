// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: persistent and warp-specialised, two math warpgroups that
// take turns: while one multiplies a tile, the other one stores the tile before.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, also MN-major, as
//   [k, m] and [k, n], C and D in the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor
//   cores. Any m, n, k from 1: rows outside are neither loaded nor stored, beyond k TMA finds zeros.
//
//   Where 64 does not divide a tile's rows, it is computed as D^T = B A^T, as in gemm_swapped.cuh: its rows are the N
//   of the wgmmas, any multiple of 8.
//
//   warpgroup 0, load: a thread of warp 0 walks the CTA's tiles, and per k block copies A's part into a stage of the
//                      ring; a thread of warp 1 does so for B. In a cluster each CTA copies its share of what others
//                      need, too, to all of them.
//   warpgroup 1, 2, math: one multiplies and stores the CTA's first, third, ... tile, the other one the rest.
//
//   load --TMA--> full[stage] --> math, the warpgroup whose tile it is
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each of the 4 warps of that warpgroup, of each CTA that the stage's data went to.
//                 Complete: all have read the stage, it may be overwritten, in all of these.
//   First waits: math for parity 0 of full; load for parity 1 of empty, which a fresh mbarrier has completed. Last, in
//                 a cluster: the thread of B, for empty of every stage, before the CTA may end.
//   bar.sync 1, 2: the 128 threads of a math warpgroup. Passed: its boxes of D are free; passed again: they are
//                 written. Where D is loaded, warp 3 does that (kernels/load_d.cuh), and they are turn_to_add(w).
//   barrier.sync 0, in a cluster barrier.cluster: all threads, once. Passed: the mbarriers are made, everywhere.
//   turn(w), bar 3 and 4: the other warpgroup arrives when all wgmmas of its tile are under way, warpgroup w waits.
//                 Complete: w's wgmmas follow, and every stage of the tiles before has been full: were w ahead by a
//                 trip round the ring, the parity of `full` would let it pass. Without turns both would also multiply
//                 at the same time, each at half the speed, and then both store, with idle tensor cores.
//
//   time -->   warpgroup 1:  multiply tile 0 | store tile 0 ... | multiply tile 2 | store tile 2
//              warpgroup 2:    wait for turn | multiply tile 1  | store tile 1 .. | multiply tile 3
//
// Run it:  rawgemm run gemm_pingpong          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_pingpong.hpp
#pragma once
#include <kernels/mn_major.cuh>
#include <kernels/multiply_tile.cuh>
#include <kernels/operands.cuh>
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <kernels/store_transposed.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace pingpong {

inline constexpr u32 math_warpgroups = 2;
/// Of a math thread, whose 240 registers hold little beside them.
inline constexpr u32 max_accumulators = 192;

/// The columns of a box. Its rows are whole sectors of L2, 32 bytes each, where the tile's are: a sector that two boxes
/// share is written twice, at half the speed. They have the 64-byte swizzle, or are the tile's rows, which lie in the
/// same banks by twos; of more than 144 columns, these leave 128 rows four stages.
template <class Output, u32 block_n>
inline constexpr u32 box_columns = sizeof(Output) != 2 || block_n % 64 == 0 ? store_box_columns<Output, block_n>
                                   : block_n % 32 == 0                      ? 32
                                   : block_n % 16 == 0 && block_n <= 144    ? block_n
                                                                            : store_box_columns<Output, block_n>;

/// How a warpgroup stores its tile: boxes of 64 rows, or, of D^T, of 64 columns.
template <class Input, class Output, u32 block_m, u32 block_n, u32 stage_bytes, bool is_transposed>
struct Boxes : TransposedBoxes<Output, block_m, math_warpgroups, stage_bytes> {};
template <class Input, class Output, u32 block_m, u32 block_n, u32 stage_bytes>
struct Boxes<Input, Output, block_m, block_n, stage_bytes, false> {
  using Box = rawgemm::StoreBox<Output, box_columns<Output, block_n>>;
  static constexpr u32 in_row = block_n / Box::columns;
  static constexpr bool are_wide = Box::swizzle == Swizzle::bytes_128;
  /// More leave too few stages, or, of fp32, too few registers. But those of FP8 inputs, whose scales are read for each
  /// part anew, go all at once, and so do narrow ones.
  static constexpr u32 at_once = are_wide                          ? (is_fp8<Input> && sizeof(Output) == 2 ? in_row : 1)
                                 : Box::is_swizzled || in_row == 1 ? in_row
                                                                   : in_row / 2;
  static constexpr u32 buffer = at_once * Box::bytes * math_warpgroups;
  static constexpr bool has_room = (max_shared_memory - buffer) % stage_bytes >= buffer;  // for another
  /// So often, before TMA must have read the first; of floats where that costs no stage.
  static constexpr u32 buffers = are_wide && !is_fp8<Input> && (sizeof(Output) == 2 || has_room) ? 2 : 1;
  static constexpr u32 bytes = buffers * at_once * Box::bytes;
};

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>, Configuration configuration_ = Configuration{Kernel::gemm_pingpong, {128, 128}},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = PersistentTiles<>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m;  // rows of a math warpgroup's tile of D
  using Base::block_n;  // its columns
  using typename Base::Input, typename Base::InputB, typename Base::Output;
  static constexpr u32 threads = (1 + math_warpgroups) * warpgroup_threads;
  static constexpr u32 accumulators = block_m * block_n / warpgroup_threads;  // of a math thread
  static constexpr bool is_swapped = block_m % wgmma_m != 0;
  static constexpr u32 wgmma_rows = is_swapped ? block_n : block_m;  // 64 of each wgmma
  static constexpr u32 wgmma_columns = is_swapped ? block_m : block_n;
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<InputB, block_n, configuration_.major_b>;
  static constexpr u32 stage_bytes = sizeof(StageA) + sizeof(StageB) + stage_barrier_bytes;
  using Boxes = pingpong::Boxes<Input, Output, block_m, block_n, stage_bytes, is_swapped>;
  using StoreBox = typename Boxes::Box;
  static constexpr u32 store_boxes = Boxes::at_once;
  static constexpr u32 store_buffers = Boxes::buffers;
  static constexpr u32 stores = block_n / (store_boxes * StoreBox::columns);  // of 64 rows
  static constexpr u32 warpgroups_of_tile = 1;
  using Staging = typename StagingFor<Epilogue_, unsigned char[math_warpgroups][Boxes::bytes], StoreBox,
                                      warpgroups_of_tile, max_shared_memory, stage_bytes>::Type;
  static constexpr u32 stages =
      (max_shared_memory - sizeof(Staging) - sizeof(typename Scheduler_::Shared)) / stage_bytes;
  /// Nothing hides a CTA's last store, which one buffer makes slow: it goes through the rows of A of all stages, if D
  /// has 16 bits, and accumulators leave registers for a second way.
  static constexpr bool last_in_stages =
      !is_swapped && store_buffers == 1 && sizeof(Output) == 2 && accumulators < max_accumulators;
  static constexpr u32 least_k_blocks = 1;
  static constexpr bool ends_with_k = accumulators > narrow_accumulators;
  static constexpr u32 group_m = 16 / Base::cluster_m;  // rows of tiles together, unless rows_together has others
  /// 24 are few for the load threads, too few for several problems, or to share both operands where B is MN-major; 40
  /// leave little beside more than 144 accumulators.
  static constexpr bool shares_chunks =
      configuration_.major_b == Major::mn && Base::cluster_m > 1 && Base::cluster_n > 1;
  static constexpr bool is_one_problem = Scheduler_::ends_at_map && is_same<typename Scheduler_::Map, TensorMap>;
  static constexpr u32 load_registers = accumulators > 144 && is_one_problem && !shares_chunks ? 24 : 40;
  static constexpr u32 math_registers =
      ((1 + math_warpgroups) * launch_registers<1 + math_warpgroups> - load_registers) / math_warpgroups;
};

template <class Config>
struct Smem : GemmSmem<Config> {
  static_assert(Config::configuration.kernel == Kernel::gemm_pingpong, "configuration: of this kernel");
  static_assert(Config::cluster_size <= 8, "cluster: 1 to 8 CTAs, all that every launch may have");
  static_assert(Config::wgmma_rows % wgmma_m == 0,
                "block_m (or, where 64 does not divide it, block_n): 64 of each wgmma");
  static_assert(Config::block_m % 8 == 0, "block_m: a multiple of 8, the N of wgmmas");
  static_assert(!Config::is_swapped || !loads_d<typename Config::Epilogue>,
                "block_m: 64 rows of each wgmma, where D is loaded");
  static_assert(Config::accumulators <= max_accumulators, "block_m x block_n: at most max_accumulators");
  static_assert(Config::is_swapped || Config::block_m / wgmma_m * Config::stores % Config::store_buffers == 0,
                "store_buffers: every tile begins with the first one");
  static_assert(!Config::last_in_stages ||
                    sizeof(GemmSmem<Config>::a) >= Config::block_m * Config::block_n * sizeof(typename Config::Output),
                "last_in_stages: the stages of A hold a tile of D");
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// A named barrier, beside those of stores.
__device__ constexpr u32 turn(u32 math_warpgroup) { return store_barrier(math_warpgroups) + math_warpgroup; }

/// Where D is loaded: the other warpgroup arrives when it has waited for all boxes of its tile, so that a parity of
/// `loaded` tells those that follow from theirs. The barrier is that of stores, of which math threads have none then.
__device__ constexpr u32 turn_to_add(u32 math_warpgroup) { return store_barrier(math_warpgroup); }

template <class Config>
__device__ inline auto operands_of(Addresses<Config> smem, u32 stage) {
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  if constexpr (Config::is_swapped)
    return StageOperands<B, A>(smem.b(stage), smem.a(stage));
  else
    return StageOperands<A, B>(smem.a(stage), smem.b(stage));
}

/// Stores a tile; in_stages: through the rows of A of all stages, which nobody else reads any more. buffer: of D^T, of
/// the warpgroup's two the one to be used next.
template <class Config, u32 tiles_m>
__device__ inline void store_tile(const GemmParams<Config>& params, Addresses<Config> smem, u32 math_warpgroup,
                                  const WorkTile& tile, float (&d)[tiles_m][Config::wgmma_columns / 2], bool in_stages,
                                  u32& buffer) {
  const u32 barrier = store_barrier(math_warpgroup);
  const SharedAddress boxes = smem.d(math_warpgroup);
#pragma unroll
  for (u32 i = 0; i < tiles_m; ++i) {
    if constexpr (Config::is_swapped) {
      store_transposed(params, Fragment<true>(tile, 0, i * wgmma_m), d[i], boxes, barrier, buffer);
    } else {
      const Fragment<> fragment(tile, i * wgmma_m, 0);
      if (in_stages)
        store_rows<Config, 0>(params.d, params.epilogue, fragment, d[i], smem.a(0), barrier, i * Config::stores);
      else
        store_rows<Config>(params.d, params.epilogue, fragment, d[i], boxes, barrier, i * Config::stores);
    }
  }
}

/// Adds a tile to D, where D is loaded; is_last: of the CTA.
template <class Config, u32 tiles_m>
__device__ inline void add_tile(const GemmParams<Config>& params, LoadedRows<Config>& rows, u32 math_warpgroup,
                                const WorkTile& tile, float (&d)[tiles_m][Config::wgmma_columns / 2], bool is_last) {
  ptx::bar_sync(turn_to_add(math_warpgroup), 2 * warpgroup_threads);
#pragma unroll
  for (u32 i = 0; i < tiles_m; ++i) {
    const Fragment<> fragment(tile, i * wgmma_m, 0);
    params.epilogue(fragment, Config::wgmma_columns / 2, d[i]);
    rows.add(fragment, d[i]);
  }
  if (!is_last) ptx::bar_arrive(turn_to_add(math_warpgroup ^ 1), 2 * warpgroup_threads);
  rows.skip_tile();
}

/// Every second tile of the CTA, from the first or the second one on.
template <class Config>
__device__ inline void math(const GemmParams<Config>& params, Addresses<Config> smem) {
  constexpr u32 wgmmas = Config::wgmma_rows / wgmma_m;
  const u32 math_warpgroup = warpgroup_index() - 1;
  float d[wgmmas][Config::wgmma_columns / 2] = {};  // see multiply_stage
  u32 buffer = 0;                                   // of D^T
  const bool tells = tells_releases<Config>();
  Ring<Config::stages> ring;
  LoadedRows<Config> rows(params.d, smem.d(), math_warpgroup);
  if constexpr (loads_d<typename Config::Epilogue>)
    if (math_warpgroup == 1) ptx::bar_arrive(turn_to_add(0), 2 * warpgroup_threads);  // for the CTA's first tile
  Walk<Config> walk(params.tiles, smem.tiles());
  const auto skip_tile = [&] {  // the other warpgroup's
    skip(ring, walk.k_blocks());
    walk.advance();
  };
  bool has_turn = math_warpgroup == 0;  // at the CTA's first tile
  if (!has_turn && !walk.is_done()) skip_tile();
  while (!walk.is_done()) {
    const WorkTile tile = walk.tile();
    const u32 k_blocks = walk.k_blocks(), last_k_steps = walk.last_k_steps();
    walk.advance();                       // while the other one multiplies
    const bool is_last = walk.is_done();  // of the CTA: nobody waits
    if (!has_turn) ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);
    has_turn = false;
    const u32 last_stage = multiply_tile<Config>(
        smem, ring, k_blocks, last_k_steps, [&](u32 stage) { return operands_of<Config>(smem, stage); }, d, tells);
    if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);
    ptx::wgmma_wait_group<0>();  // d may be read
    release<Config>(smem.empty(last_stage), tells);
    if (!is_last) skip_tile();
    // With enough k blocks, this warpgroup was the last to read each stage, and nothing more is copied into it, nor by
    // other CTAs of a cluster: all have as many tiles.
    const bool in_stages = Config::last_in_stages && is_last && k_blocks >= Config::stages;
    if constexpr (loads_d<typename Config::Epilogue>)
      add_tile(params, rows, math_warpgroup, tile, d, is_last);
    else
      store_tile(params, smem, math_warpgroup, tile, d, in_stages, buffer);
  }
  wait_for_stores();
}

}  // namespace pingpong

/// Launch: Config::threads threads, clusters of cluster_m x cluster_n CTAs along x, any number of them,
/// sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1) gemm_pingpong(const __grid_constant__ GemmParams<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace pingpong;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if constexpr (loads_d<typename Config::Epilogue>) LoadedRows<Config>::make_barriers(smem.d());
  // A stage is released by the warps of the warpgroup whose tile it is.
  begin<Config>(smem, operand_load_warps, warpgroup_warps);
  if (threadIdx.x < warpgroup_threads) {
    ptx::setmaxnreg_dec<Config::load_registers>();  // by the whole warpgroup, though two threads do the work
    load_operands(params, smem, threadIdx.x / warp_threads);
    if constexpr (loads_d<typename Config::Epilogue>)
      LoadedRows<Config>::load_and_store(params.d, params.tiles, smem.d());
  } else {
    ptx::setmaxnreg_inc<Config::math_registers>();
    wait_for_barriers<Config>();
    math(params, smem);
  }
}

}  // namespace rawgemm
