// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: persistent and warp-specialised, two math warpgroups
// cooperating on each tile.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, also MN-major, as
//   [k, m] and [k, n], C and D in the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor
//   cores. Any m, n, k from 1: rows outside are neither loaded nor stored, beyond k TMA finds zeros.
//
//   warpgroup 0, load: a thread of warp 0 walks the CTA's tiles, and per k block copies A's part into a stage of the
//                      ring; a thread of warp 1 does so for B. In a cluster each CTA copies its share of what others
//                      need, too, to all of them.
//   warpgroup 1, 2, math: each multiplies half of a tile's rows, and stores them under the next one's products.
//
//   load --TMA--> full[stage] --> math
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp of each CTA that the thread's loads go to, 8 for each. Complete:
//                 all of them have read the stage, it may be overwritten, here and in the other CTAs.
//   First waits: math for parity 0 of full; load for parity 1 of empty, which a fresh mbarrier has completed. Last, in
//                 a cluster: the thread of B, for empty of every stage, before the CTA ends.
//   bar.sync 1, 2: the threads of a math warpgroup. Passed: its boxes of D are free; passed again: they are
//                 written. Where D is loaded, warp 3 does that (kernels/load_d.cuh), and there is none.
//   barrier.sync 0, in a cluster barrier.cluster: all threads, once. Passed: the mbarriers are made, everywhere.
//
// Run it:  rawgemm run gemm_cooperative          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_cooperative.hpp
#pragma once
#include <kernels/mn_major.cuh>
#include <kernels/operands.cuh>
#include <kernels/pass_tile.cuh>
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <ptx/address.cuh>
#include <ptx/control.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace cooperative {

inline constexpr u32 math_warpgroups = 2;
inline constexpr u32 store_halves = 2;  // of a 16-bit tile: each is stored under a k block of the next tile

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>, Configuration configuration_ = Configuration{Kernel::gemm_cooperative, {128, 256}},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = PersistentTiles<>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m, Base::block_n;
  using typename Base::Input, typename Base::InputB, typename Base::Output;
  static constexpr u32 threads = (1 + math_warpgroups) * warpgroup_threads;
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, block_n>>;
  static constexpr u32 tiles_m = block_m / (math_warpgroups * wgmma_m);  // 64 rows each, of a math warpgroup
  /// Stored at once: half of a 16-bit tile's, a quarter of an fp32 one's, at least one.
  static constexpr u32 whole_boxes = tiles_m * block_n / StoreBox::row_bytes;
  static constexpr u32 store_boxes = whole_boxes == 0 ? 1 : whole_boxes;
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<InputB, block_n, configuration_.major_b>;
  static constexpr u32 stage_bytes = sizeof(StageA) + sizeof(StageB) + stage_barrier_bytes;
  static constexpr u32 warpgroups_of_tile = math_warpgroups;
  static constexpr u32 rows_at_once = block_m / math_warpgroups;  // multiplied where a group has one of them
  using Staging = typename StagingFor<Epilogue_, unsigned char[math_warpgroups][store_boxes][StoreBox::bytes], StoreBox,
                                      warpgroups_of_tile, max_shared_memory, stage_bytes>::Type;
  /// As many as shared memory holds beside the boxes.
  static constexpr u32 stages =
      (max_shared_memory - sizeof(Staging) - sizeof(typename Scheduler_::Shared)) / stage_bytes;
  static constexpr u32 least_k_blocks = store_halves;
  static constexpr u32 group_m = 16 / Base::cluster_m;  // rows of tiles together, unless rows_together has others
  static constexpr u32 load_registers = 40, math_registers = 232;
};

template <class Config>
struct Smem : GemmSmem<Config> {
  static_assert(Config::configuration.kernel == Kernel::gemm_cooperative, "configuration: of this kernel");
  static_assert(Config::block_m % (math_warpgroups * wgmma_m) == 0, "block_m: a multiple of 64 rows per warpgroup");
  static_assert(Config::block_m * Config::block_n <= 136 * math_warpgroups * warpgroup_threads,
                "block_m x block_n: at most 136 accumulators for each math thread, and half as many registers for the "
                "tile before");
  static_assert(Config::least_k_blocks == store_halves, "least_k_blocks: one for each half of the tile before");
  static_assert(Config::cluster_size <= 8, "cluster: 1 to 8 CTAs, all that every launch may have");
  static_assert(Config::load_registers + math_warpgroups * Config::math_registers <=
                    (1 + math_warpgroups) * launch_registers<1 + math_warpgroups>,
                "load_registers, math_registers: what the CTA starts with is all it has");
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// Stores the part-th of the parts that store_d makes of a warpgroup's rows. in_stages: through the rows of A of the
/// stages loaded last, which leaves `d` to the part before: all loads have been waited for, and the first bar.sync of
/// store_d says that all four warps' wgmmas have read them.
template <class Config, bool in_stages = false, u32 tiles_m, class Register, u32 count>
__device__ inline void store_part(const OutputMatrix<MapOf<Config>>& matrix, Addresses<Config> smem, u32 math_warpgroup,
                                  const WorkTile& tile, const Register (&registers)[tiles_m][count], u32 part) {
  using Box = typename Config::StoreBox;
  constexpr u32 part_registers = Config::store_boxes * Box::registers;
  constexpr u32 parts = count / part_registers;  // of 64 rows
  const u32 row = (math_warpgroup * tiles_m + part / parts) * wgmma_m;
  // Of each stage the rows of A that this warpgroup multiplies, which nobody else reads, hold a box.
  constexpr u32 rows_bytes = tiles_m * wgmma_m * stage_row_bytes;
  static_assert(!in_stages || (Box::bytes <= rows_bytes && Config::store_boxes <= Config::stages),
                "store_boxes: at most one for each stage, and no larger than a warpgroup's rows of A");
  store_d<Config, Config::store_boxes, in_stages ? 0 : 1>(
      matrix, Fragment<>(tile, row, part % parts * (Config::store_boxes * Box::columns)),
      &registers[part / parts][part % parts * part_registers],
      in_stages ? smem.a(0) + math_warpgroup * rows_bytes : smem.d(math_warpgroup), store_barrier(math_warpgroup),
      in_stages ? sizeof(typename Config::StageA) : Box::bytes);
}

/// How a math warpgroup stores its tiles. A 16-bit D: a tile that is done is rounded into registers of its own and
/// stored under the next tile's wgmmas, so that the tensor cores do not wait for memory.
template <class Config, bool is_rounded = sizeof(typename Config::Output) == 2>
struct TileStore {
  static_assert(Config::block_n / 4 * Config::tiles_m ==
                    store_halves * Config::store_boxes * Config::StoreBox::registers,
                "block_m x block_n: two halves, stored by one call of store_d each");
  const OutputMatrix<MapOf<Config>>& matrix;
  Addresses<Config> smem;
  u32 math_warpgroup;
  WorkTile tile;  // until has_tile any
  bool has_tile = false;
  u32 rounded[Config::tiles_m][Config::block_n / 4] = {};

  /// Stores a half of the tile before.
  template <bool in_stages = false>
  __device__ void store_half(u32 half) {
    if (has_tile) store_part<Config, in_stages>(matrix, smem, math_warpgroup, tile, rounded, half);
  }
  __device__ void take(const WorkTile& done, const float (&d)[Config::tiles_m][Config::block_n / 2]) {
#pragma unroll
    for (u32 i = 0; i < Config::tiles_m; ++i) round_d<typename Config::Output, Config::block_n / 2>(d[i], rounded[i]);
    tile = done;
    has_tile = true;
  }
  __device__ void finish() {
    store_half(0);
    store_half<true>(1);
    wait_for_stores();
  }
};

/// For a D of floats there are no registers left, and stmatrix has no bytes: these are stored before the next tile.
template <class Config>
struct TileStore<Config, false> {
  const OutputMatrix<MapOf<Config>>& matrix;
  Addresses<Config> smem;
  u32 math_warpgroup;
  LoadedRows<Config> rows;

  __device__ TileStore(const OutputMatrix<MapOf<Config>>& d, Addresses<Config> addresses, u32 warpgroup,
                       const WorkTile&)
      : matrix(d), smem(addresses), math_warpgroup(warpgroup), rows(d, addresses.d(), warpgroup) {}
  __device__ void store_half(u32) {}
  __device__ void take(const WorkTile& done, float (&d)[Config::tiles_m][Config::block_n / 2]) {
    if constexpr (loads_d<typename Config::Epilogue>) {
#pragma unroll
      for (u32 i = 0; i < Config::tiles_m; ++i)
        rows.add(Fragment<>(done, (math_warpgroup * Config::tiles_m + i) * wgmma_m, 0), d[i]);
    } else if constexpr (sizeof(typename Config::Output) == 1) {
#pragma unroll
      for (u32 i = 0; i < Config::tiles_m; ++i)
        store_from_registers<typename Config::Output, typename Config::Epilogue>(
            matrix, Fragment<>(done, (math_warpgroup * Config::tiles_m + i) * wgmma_m, 0), Config::block_n / 2, d[i]);
    } else {
      constexpr u32 parts = Config::tiles_m * Config::block_n / 2 / (Config::store_boxes * Config::StoreBox::registers);
#pragma unroll
      for (u32 part = 0; part < parts; ++part) store_part<Config>(matrix, smem, math_warpgroup, done, d, part);
    }
  }
  __device__ void finish() { wait_for_stores(); }
};

template <class Config>
__device__ inline void math(const GemmParams<Config>& params, Addresses<Config> smem) {
  const u32 math_warpgroup = warpgroup_index() - 1;
  const u32 first_row = math_warpgroup * Config::tiles_m * wgmma_m;
  Walk<Config> walk(params.tiles, smem.tiles());
  float d[Config::tiles_m][Config::block_n / 2] = {};  // see multiply_stage
  TileStore<Config> store{params.d, smem, math_warpgroup, walk.tile()};
  Ring<Config::stages> ring;
  for (; !walk.is_done(); walk.advance()) {
    if constexpr (!Config::Scheduler::ends_at_map)
      if (const WorkTile tile = walk.tile(); tile.row + first_row >= tile.row_end) {
        pass_tile<Config>(smem, ring, walk.k_blocks());
        continue;
      }
    u32 previous_stage = 0;
    const auto next_k_block = [&](bool first) {
      wait_until_full(smem, ring);
      const StageOperands<typename Config::StageA, typename Config::StageB> operands(
          smem.a(ring.stage) + first_row * stage_row_bytes, smem.b(ring.stage));
      multiply_stage(operands, d, !first);
      if (!first) {
        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read
        release<Config>(smem.empty(previous_stage));
      }
      previous_stage = ring.stage;
      ring.advance();
    };
    next_k_block(true);
    const WorkTile tile = walk.tile();  // its divisions, too, run under wgmmas
    store.store_half(0);
    next_k_block(false);
    store.store_half(1);
    for (u32 k_block = Config::least_k_blocks; k_block < walk.k_blocks(); ++k_block) next_k_block(false);
    ptx::wgmma_wait_group<0>();  // d may be read
    release<Config>(smem.empty(previous_stage));
#pragma unroll
    for (u32 i = 0; i < Config::tiles_m; ++i)
      params.epilogue(Fragment<>(tile, first_row + i * wgmma_m, 0), Config::block_n / 2, d[i]);
    store.take(tile, d);
  }
  store.finish();
}

}  // namespace cooperative

/// Launch: Config::threads threads, clusters of cluster_m x cluster_n CTAs along x, any number of them,
/// sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1)
    gemm_cooperative(const __grid_constant__ GemmParams<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace cooperative;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if constexpr (loads_d<typename Config::Epilogue>) LoadedRows<Config>::make_barriers(smem.d());
  begin<Config>(smem, operand_load_warps, math_warpgroups * warpgroup_warps);
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
