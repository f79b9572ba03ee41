// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: persistent and warp-specialised, two math warpgroups that
// take turns: while one multiplies a tile, the other one stores the tile before.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, C and D in
//   the same type or fp32; or A and B FP8, with scales. Products are summed by the tensor cores. Any m, n, k from 1:
//   TMA fills what is outside with zeros and leaves it out of D.
//
//   warpgroup 0, load: a thread of warp 0 walks the CTA's tiles, and per k block copies A's part into a stage of the
//                      ring; a thread of warp 1 does so for B.
//   warpgroup 1, 2, math: one multiplies and stores the CTA's first, third, ... tile, the other one the rest.
//
//   load --TMA--> full[stage] --> math, the warpgroup whose tile it is
//        <--------empty[stage] <--
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each of the 4 warps of that warpgroup. Complete: all have read the stage, it may be
//                 overwritten.
//   turn(w), a named barrier: the other warpgroup arrives when all wgmmas of its tile are under way, warpgroup w waits.
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
namespace pingpong {

inline constexpr u32 math_warpgroups = 2;
inline constexpr u32 threads = (1 + math_warpgroups) * warpgroup_threads;

/// Every number that can be tuned.
template <class Input_ = bf16, class Output_ = Input_, u32 block_m_ = 128, u32 block_n_ = 128, class InputB_ = Input_>
struct Config {
  using Input = Input_;    // of A
  using InputB = InputB_;  // of B: the same, or another FP8 type
  using Output = Output_;
  static constexpr u32 block_m = block_m_;  // rows of a math warpgroup's tile of D
  static constexpr u32 block_n = block_n_;  // its columns
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, block_n>>;
  static constexpr u32 boxes = block_n / StoreBox::columns;
  /// Stored at once; more leave too few stages, or, of fp32, too few registers. But those of FP8 inputs, whose scales
  /// are read for each part anew, go all at once.
  static constexpr u32 store_boxes = StoreBox::is_swizzled ? (is_fp8<Input> && sizeof(Output) == 2 ? boxes : 1)
                                     : boxes == 1          ? 1
                                                           : boxes / 2;
  /// So often, before TMA must have read the first.
  static constexpr u32 store_buffers = StoreBox::is_swizzled && sizeof(Output) == 2 && !is_fp8<Input> ? 2 : 1;
  static constexpr u32 store_bytes = store_buffers * store_boxes * StoreBox::bytes;  // of each math warpgroup
  static constexpr u32 stores = block_n / (store_boxes * StoreBox::columns);         // of 64 rows
  /// As many as shared memory holds beside that, each with two barriers.
  static constexpr u32 stages =
      (max_shared_memory - math_warpgroups * store_bytes) / ((block_m + block_n) * stage_row_bytes + 2 * sizeof(u64));
  /// Nothing hides a CTA's last store, which one buffer makes slow: it goes through the rows of A of all stages, if D
  /// has 16 bits. (192 accumulators leave no registers for a second way.)
  static constexpr bool last_in_stages =
      store_buffers == 1 && sizeof(Output) == 2 && block_m * block_n < 192 * warpgroup_threads;
  static constexpr u32 cluster_m = 1;  // tiles share nothing
  static constexpr u32 cluster_n = 1;
  static constexpr u32 n = 0;  // of the problem, where it is known when this is compiled
  static constexpr u32 k = 0;
  static constexpr u32 group_m = 16;  // rows of tiles computed together
  /// 24 are few for the load threads, and 192 accumulators do not fit with less than 240.
  static constexpr u32 load_registers = block_m * block_n > 176 * warpgroup_threads ? 24 : 40;
  static constexpr u32 math_registers = (3 * 168 - load_registers) / math_warpgroups;
};

/// Shared memory of a CTA. It must begin at a multiple of swizzle_period: dynamic_smem asks for it, the kernel checks
/// it, and every array before the barriers keeps it.
template <class Config>
struct Smem {
  typename Config::Input a[Config::stages][Config::block_m][stage_k<typename Config::Input>];
  typename Config::InputB b[Config::stages][Config::block_n][stage_k<typename Config::InputB>];
  unsigned char d[math_warpgroups][Config::store_bytes];
  u64 full[Config::stages];
  u64 empty[Config::stages];

  static_assert(Config::block_m % wgmma_m == 0 && Config::block_m <= 256, "block_m: 64 rows of each wgmma, a TMA box");
  static_assert(Config::block_n % 8 == 0 && Config::block_n <= 256, "block_n: the columns of a wgmma");
  static_assert(Config::block_m * Config::block_n <= 192 * warpgroup_threads, "192 accumulators each");
  static_assert(Config::block_m / wgmma_m * Config::stores % Config::store_buffers == 0,
                "store_buffers: every tile begins with the first one");
  static_assert(Config::load_registers + math_warpgroups * Config::math_registers <= 3 * 168,
                "load_registers, math_registers: what the CTA starts with, 168 for each thread, is all it has");
  static_assert(!Config::last_in_stages || sizeof(a) >= Config::block_m * Config::block_n * 2,
                "last_in_stages: the stages of A hold a tile of D");
};

/// What the launcher passes. Boxes of the maps, columns x rows: a: stage_k x block_m, b: stage_k x block_n, both with
/// the 128-byte swizzle.
struct Params {
  TensorMap a;
  TensorMap b;
  OutputMatrix d;
  TileGrid grid;
  bool weights_ready;  // the kernel before in the stream does not write B
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// The problem's tiles, of which the compiler knows what a Config's n and k determine: it need not divide then.
template <class Config>
__device__ inline TileGrid grid_of(const Params& params) {
  constexpr u32 stage = stage_k<typename Config::Input>;
  TileGrid grid = params.grid;
  if constexpr (Config::n != 0) grid.cluster_tiles_n = (Config::n + Config::block_n - 1) / Config::block_n;
  if constexpr (Config::k != 0) grid.k_blocks = (Config::k + stage - 1) / stage;
  return grid;
}

/// Named barriers; 0 is that of the whole CTA.
__device__ constexpr u32 store_barrier(u32 math_warpgroup) { return 1 + math_warpgroup; }
__device__ constexpr u32 turn(u32 math_warpgroup) { return 3 + math_warpgroup; }

/// A, by one thread. What the kernel before in the stream wrote may be read, and what it read be written, after the
/// wait; math threads know it from `full`, to which this thread arrives after it.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem) {
  ptx::griddepcontrol_wait();
  load<Config>(grid_of<Config>(params), smem, [&](TileIndex origin, i32 k, u32 stage) {
    load_operand<Config::block_m, 1>(params.a, k, origin.m, smem.a(stage), smem.full(stage));
  });
  ptx::griddepcontrol_launch_dependents();  // the next kernel may take the place of what is left of this one
}

/// B, by one thread; before the kernel before has ended where that one does not write B.
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem) {
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  load<Config>(grid_of<Config>(params), smem, [&](TileIndex origin, i32 k, u32 stage) {
    load_operand<Config::block_n, 1>(params.b, k, origin.n, smem.b(stage), smem.full(stage));
  });
}

/// Advances by the k blocks that the other math warpgroup takes.
template <u32 stages>
__device__ inline void skip(Ring<stages>& ring, u32 k_blocks) {
  ring.stage += k_blocks;
  ring.parity ^= ring.stage / stages & 1;
  ring.stage %= stages;
}

/// Every second tile of the CTA, from the first or the second one on.
template <class Config>
__device__ inline void math(const Params& params, Addresses<Config> smem) {
  constexpr u32 tiles_m = Config::block_m / wgmma_m;
  const TileGrid grid = grid_of<Config>(params);
  const u32 math_warpgroup = warpgroup_index() - 1;
  float d[tiles_m][Config::block_n / 2] = {};  // never read: without it ptxas 12.3 to 12.6 serialises wgmma
  Ring<Config::stages> ring;
  skip(ring, math_warpgroup * grid.k_blocks);
  for (u32 index = blockIdx.x + math_warpgroup * gridDim.x; index < grid.tiles(); index += 2 * gridDim.x) {
    if (index != blockIdx.x) ptx::bar_sync(turn(math_warpgroup), 2 * warpgroup_threads);
    u32 previous_stage = 0;
    for (u32 k_block = 0; k_block < grid.k_blocks; ++k_block) {
      while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
      }
      multiply_stage<typename Config::Input, typename Config::InputB>(smem.a(ring.stage), smem.b(ring.stage), d,
                                                                      k_block > 0);
      if (k_block > 0) {
        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read
        release(smem.empty(previous_stage));
      }
      previous_stage = ring.stage;
      ring.advance();
    }
    const bool is_last = index + gridDim.x >= grid.tiles();  // of the CTA: nobody waits
    if (!is_last) ptx::bar_arrive(turn(math_warpgroup ^ 1), 2 * warpgroup_threads);
    ptx::wgmma_wait_group<0>();  // d may be read
    release(smem.empty(previous_stage));
    skip(ring, grid.k_blocks);
    const TileIndex origin = tile_origin<Config>(grid, index);
    // With enough k blocks, this warpgroup was the last to read each stage.
    const bool in_stages = Config::last_in_stages && is_last && grid.k_blocks >= Config::stages;
#pragma unroll
    for (u32 i = 0; i < tiles_m; ++i) {
      const u32 row = origin.m + i * wgmma_m;
      const u32 barrier = store_barrier(math_warpgroup);
      if (in_stages)
        store_rows<Config, 0>(params.d, origin.n, row, d[i], smem.a(0), barrier, i * Config::stores);
      else
        store_rows<Config>(params.d, origin.n, row, d[i], smem.d(math_warpgroup), barrier, i * Config::stores);
    }
  }
  // Shared memory must outlive the stores that read it.
  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace pingpong

/// Launch: `threads` threads, any number of CTAs, sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(pingpong::threads, 1) gemm_pingpong(const __grid_constant__ pingpong::Params params) {
  using namespace pingpong;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if (smem.base % swizzle_period != 0) ptx::trap();
  if (threadIdx.x == 0) {
    ptx::prefetch_tensormap(&params.a);
    ptx::prefetch_tensormap(&params.b);
    ptx::prefetch_tensormap(&params.d.map);
    for (u32 stage = 0; stage < Config::stages; ++stage) {
      ptx::mbarrier_init(smem.full(stage), 2);   // expect_tx of A, of B
      ptx::mbarrier_init(smem.empty(stage), 4);  // each warp's release, of the warpgroup whose tile it is
    }
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA ...
  }
  ptx::bar_sync(0, threads);  // ... and to the CTA's threads
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
