// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: persistent and warp-specialised, two math warpgroups
// cooperating on each tile.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, C and D in
//   the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor cores. Any m, n, k from 1:
//   what TMA finds outside is zero, and not stored.
//
//   warpgroup 0, load: a thread of warp 0 walks the CTA's tiles, and per k block copies A's part into a stage of the
//                      ring; a thread of warp 1 does so for B. In a cluster of 2 each CTA copies half of the operand
//                      that both need, to both.
//   warpgroup 1, 2, math: each multiplies half of the tile's rows, and stores them under the next tile's products.
//
//   load --TMA--> full[stage] --> math
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp of each CTA that the stage's data went to, 8 x cluster size. Complete:
//                 all of them have read the stage, it may be overwritten, here and in the other CTA.
//
// Run it:  rawgemm run gemm_cooperative          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_cooperative.hpp
#pragma once
#include <kernels/schedule.cuh>
#include <kernels/store.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace cooperative {

inline constexpr u32 math_warpgroups = 2;
inline constexpr u32 threads = (1 + math_warpgroups) * warpgroup_threads;

/// Every number that can be tuned. cluster_m = 2: two tiles below each other share B; cluster_n = 2: two tiles beside
/// each other share A. A type of one's own with the same members works as well.
template <class Input_ = bf16, class Output_ = Input_, u32 block_m_ = 128, u32 block_n_ = 256, u32 cluster_m_ = 1,
          u32 cluster_n_ = 1, class InputB_ = Input_>
struct Config {
  using Input = Input_;    // of A
  using InputB = InputB_;  // of B: the same, or another FP8 type
  using Output = Output_;
  static constexpr u32 block_m = block_m_;  // rows of a CTA's tile of D
  static constexpr u32 block_n = block_n_;  // its columns
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, block_n>>;
  /// Stored at once: half of a 16-bit tile's, a quarter of an fp32 one's, at least one.
  static constexpr u32 whole_boxes = block_m / 128 * block_n / StoreBox::row_bytes;
  static constexpr u32 store_boxes = whole_boxes == 0 ? 1 : whole_boxes;
  /// As many as shared memory holds beside the boxes, each with two barriers.
  static constexpr u32 stages = (max_shared_memory - math_warpgroups * store_boxes * StoreBox::bytes) /
                                ((block_m + block_n) * stage_row_bytes + 2 * sizeof(u64));
  static constexpr u32 cluster_m = cluster_m_;
  static constexpr u32 cluster_n = cluster_n_;
  static constexpr u32 cluster_size = cluster_m * cluster_n;
  static constexpr u32 group_m = 16 / cluster_m_;  // rows of cluster tiles that are computed together (L2)
  static constexpr u32 load_registers = 40;
  static constexpr u32 math_registers = 232;
};

/// Shared memory of a CTA. It must begin at a multiple of swizzle_period: dynamic_smem asks for it, the kernel checks
/// it, and every array before the barriers keeps it.
template <class Config>
struct Smem {
  typename Config::Input a[Config::stages][Config::block_m][stage_k<typename Config::Input>];
  typename Config::InputB b[Config::stages][Config::block_n][stage_k<typename Config::InputB>];
  unsigned char d[math_warpgroups][Config::store_boxes][Config::StoreBox::bytes];
  u64 full[Config::stages];
  u64 empty[Config::stages];

  static_assert(Config::block_m % (math_warpgroups * wgmma_m) == 0, "block_m: a multiple of 64 rows per warpgroup");
  static_assert(Config::block_m * Config::block_n <= 136 * (threads - warpgroup_threads),
                "136 accumulators each, and half as many registers for the tile before");
  static_assert(Config::cluster_size <= 2, "cluster: 1 or 2 CTAs");
  static_assert(Config::block_m / Config::cluster_n <= 256 && Config::block_n / Config::cluster_m <= 256,
                "block_m, block_n: at most 256 rows per TMA box");
  static_assert(Config::block_m / Config::cluster_n % 8 == 0 && Config::block_n / Config::cluster_m % 8 == 0,
                "block_m, block_n: every TMA box begins at the swizzle's period");
  static_assert(Config::load_registers + math_warpgroups * Config::math_registers <= 3 * 168,
                "load_registers, math_registers: what the CTA starts with, 168 for each thread, is all it has");
};

/// What the launcher passes. Boxes of the maps, columns x rows: a: stage_k x block_m / cluster_n, b: stage_k x
/// block_n / cluster_m, both with the 128-byte swizzle.
struct Params {
  TensorMap a;
  TensorMap b;
  OutputMatrix d;
  TileGrid grid;       // at least 2 k blocks: the stores of the tile before take two
  bool weights_ready;  // the kernel before in the stream does not write B
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// A, by one thread. What the kernel before in the stream wrote may be read, and what it read be written, after the
/// wait; math threads know it from `full`, to which this thread arrives after it.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem) {
  ptx::griddepcontrol_wait();
  load<Config>(params.grid, smem, [&](TileIndex origin, i32 k, u32 stage) {
    load_operand<Config::block_m, Config::cluster_n>(params.a, k, origin.m, smem.a(stage), smem.full(stage));
  });
  ptx::griddepcontrol_launch_dependents();  // the next kernel may take the place of what is left of this one
}

/// B, by one thread; before the kernel before has ended where that one does not write B.
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem) {
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  load<Config, true>(params.grid, smem, [&](TileIndex origin, i32 k, u32 stage) {
    load_operand<Config::block_n, Config::cluster_m>(params.b, k, origin.n, smem.b(stage), smem.full(stage));
  });
}

/// Stores the part-th of the parts of which store_d makes this warpgroup's rows of a tile. in_stages: through stages
/// that are free, which leaves `d` to the part before.
template <class Config, bool in_stages = false, u32 tiles_m, class Register, u32 count>
__device__ inline void store_part(const Params& params, Addresses<Config> smem, u32 math_warpgroup, TileIndex origin,
                                  const Register (&registers)[tiles_m][count], u32 part) {
  using Box = typename Config::StoreBox;
  constexpr u32 part_registers = Config::store_boxes * Box::registers;
  constexpr u32 parts = count / part_registers;  // of 64 rows
  const u32 row = (math_warpgroup * tiles_m + part / parts) * wgmma_m;
  // Of each stage the rows of A that this warpgroup multiplies, which nobody else reads, hold a box.
  constexpr u32 rows_bytes = tiles_m * wgmma_m * stage_row_bytes;
  static_assert(!in_stages || (Box::bytes <= rows_bytes && Config::store_boxes <= Config::stages), "a box for a stage");
  store_d<typename Config::Output, Box, Config::store_boxes, in_stages ? 0 : 1>(
      params.d, origin.n + part % parts * (Config::store_boxes * Box::columns), origin.m + row,
      &registers[part / parts][part % parts * part_registers],
      in_stages ? smem.a(0) + math_warpgroup * rows_bytes : smem.d(math_warpgroup), 1 + math_warpgroup,
      in_stages ? sizeof(Smem<Config>::a[0]) : Box::bytes);
}

/// When a tile is done, a 16-bit D is rounded into registers of its own and stored under the next tile's wgmmas, half
/// after each of two k blocks: the tensor cores do not wait for memory. For a D of floats there are no registers left,
/// and it is stored before the next tile begins.
template <class Config>
__device__ inline void math(const Params& params, Addresses<Config> smem) {
  using Output = typename Config::Output;
  constexpr bool is_rounded = sizeof(Output) == 2;
  constexpr u32 tiles_m = Config::block_m / math_warpgroups / wgmma_m;
  constexpr u32 parts =
      tiles_m * Config::block_n / (is_rounded ? 4 : 2) / (Config::store_boxes * Config::StoreBox::registers);
  static_assert(!is_rounded || parts == 2, "block_m x block_n: two parts, stored by one call of store_d each");
  const u32 math_warpgroup = warpgroup_index() - 1;
  float d[tiles_m][Config::block_n / 2] = {};  // never read: without it ptxas 12.3 to 12.6 serialises wgmma
  [[maybe_unused]] u32 rounded[tiles_m][Config::block_n / 4] = {};
  [[maybe_unused]] TileIndex rounded_tile{};
  [[maybe_unused]] bool has_rounded = false;
  const auto store_rounded = [&]([[maybe_unused]] u32 part) {
    if constexpr (is_rounded)
      if (has_rounded) store_part(params, smem, math_warpgroup, rounded_tile, rounded, part);
  };
  Ring<Config::stages> ring;
  for (u32 index = blockIdx.x / Config::cluster_size; index < params.grid.tiles();
       index += gridDim.x / Config::cluster_size) {
    u32 previous_stage = 0;
    const auto next_k_block = [&](bool first) {
      while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
      }
      const SharedAddress rows = smem.a(ring.stage) + math_warpgroup * tiles_m * wgmma_m * stage_row_bytes;
      multiply_stage<typename Config::Input, typename Config::InputB>(rows, smem.b(ring.stage), d, !first);
      if (!first) {
        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read
        release<Config::cluster_size>(smem.empty(previous_stage));
      }
      previous_stage = ring.stage;
      ring.advance();
    };
    next_k_block(true);
    const TileIndex origin = tile_origin<Config>(params.grid, index);  // its divisions, too, run under wgmmas
    store_rounded(0);
    next_k_block(false);
    store_rounded(1);
    for (u32 k_block = 2; k_block < params.grid.k_blocks; ++k_block) next_k_block(false);
    ptx::wgmma_wait_group<0>();  // d may be read
    release<Config::cluster_size>(smem.empty(previous_stage));
#pragma unroll
    for (u32 i = 0; i < tiles_m; ++i)
      scale_d<Config>(params.d, origin.n, origin.m + (math_warpgroup * tiles_m + i) * wgmma_m, Config::block_n / 2,
                      d[i]);
    if constexpr (is_rounded) {
#pragma unroll
      for (u32 i = 0; i < tiles_m; ++i) round_d<Output, Config::block_n / 2>(d[i], rounded[i]);
      rounded_tile = origin;
      has_rounded = true;
    } else if constexpr (sizeof(Output) == 1) {  // stmatrix has no bytes
#pragma unroll
      for (u32 i = 0; i < tiles_m; ++i)
        store_from_registers<Output, false>(params.d, origin.n, origin.m + (math_warpgroup * tiles_m + i) * wgmma_m,
                                            Config::block_n / 2, d[i]);
    } else {
#pragma unroll
      for (u32 part = 0; part < parts; ++part) store_part(params, smem, math_warpgroup, origin, d, part);
    }
  }
  store_rounded(0);
  if constexpr (is_rounded)
    if (has_rounded) store_part<Config, true>(params, smem, math_warpgroup, rounded_tile, rounded, 1);
  // Shared memory must outlive the stores that read it.
  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace cooperative

/// Launch: `threads` threads, clusters of cluster_m x cluster_n CTAs along x, any number of them, sizeof(Smem<Config>)
/// bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(cooperative::threads, 1)
    gemm_cooperative(const __grid_constant__ cooperative::Params params) {
  using namespace cooperative;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if (smem.base % swizzle_period != 0) ptx::trap();
  if (threadIdx.x == 0) {
    ptx::prefetch_tensormap(&params.a);
    ptx::prefetch_tensormap(&params.b);
    ptx::prefetch_tensormap(&params.d.map);
    for (u32 stage = 0; stage < Config::stages; ++stage) {
      ptx::mbarrier_init(smem.full(stage), 2);                                            // expect_tx of A, of B
      ptx::mbarrier_init(smem.empty(stage), math_warpgroups * 4 * Config::cluster_size);  // each warp's release
    }
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA and to the other CTA ...
  }
  if constexpr (Config::cluster_size == 1) {
    ptx::bar_sync(0, threads);  // ... and to the CTA's own threads
  } else {
    ptx::barrier_cluster_arrive();
    ptx::barrier_cluster_wait();
  }
  if (threadIdx.x < warpgroup_threads) {
    ptx::setmaxnreg_dec<Config::load_registers>();  // by the whole warpgroup, though two threads do the work
    const u32 warp = threadIdx.x / 32;
    if (warp == 0 && ptx::elect_sync()) load_a(params, smem);
    if (warp == 1 && ptx::elect_sync()) load_b(params, smem);
  } else {
    ptx::setmaxnreg_inc<Config::math_registers>();
    math(params, smem);
  }
}

}  // namespace rawgemm
