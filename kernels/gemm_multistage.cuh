// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: one tile of D per CTA, a pipeline along K, and no warp
// specialisation: the threads that multiply also start the loads.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, products summed in
//   fp32, C and D in the type of A or fp32. Any m, n, k from 1: TMA fills what is outside with zeros and leaves it out
//   of D.
//
//   A tile takes k_blocks steps of stage_k along K; their parts of A and B go through a ring of stages. In each step
//     all threads   wait until TMA has filled the stage,
//     a warpgroup   starts the wgmmas of its rows with it, then waits for those of the step before,
//     thread 0      refills the stage of the step before, which no warp reads any more.
//   So the tensor cores work on one step while the wait, the refill and the next wait go on.
//
//   thread 0 --TMA--> full[stage] --> all threads
//            <------ bar.sync 0 <---
//   full[stage]:  1 arrival, thread 0's expect_tx, and the bytes of a stage. Complete: A and B may be read.
//   bar.sync 0:   all threads. Passed in a step: every warp has read the stage of the step before.
//
// Run it:  rawgemm run gemm_multistage          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_multistage.hpp
#pragma once
#include <kernels/schedule.cuh>
#include <kernels/store.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace multistage {

/// Every number that can be tuned.
template <class Input_ = bf16, class Output_ = Input_, u32 block_m_ = 128, u32 block_n_ = 128>
struct Config {
  using Input = Input_;
  using Output = Output_;
  static constexpr u32 block_m = block_m_;  // rows of a CTA's tile of D
  static constexpr u32 block_n = block_n_;  // its columns
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, block_n>>;
  static constexpr u32 store_boxes = 2;                               // stored at once
  static constexpr u32 store_buffers = 1;                             // and waited for before the next ones
  static constexpr u32 warpgroups = block_m * block_n / (128 * 128);  // 128 accumulators per thread
  static constexpr u32 threads = warpgroups * warpgroup_threads;
  static constexpr u32 ctas_per_sm = warpgroups == 1 ? 2 : 1;  // of two, one multiplies while the other stores
  static constexpr u32 stages = warpgroups == 1 ? 3 : 4;       // what the shared memory of an SM holds
  static constexpr u32 group_m = 16;                           // rows of tiles that are computed together (L2)
};

/// Shared memory of a CTA. It must begin at a multiple of swizzle_period: dynamic_smem asks for it, the kernel checks
/// it, and every array before the barriers keeps it.
template <class Config>
struct Smem {
  typename Config::Input a[Config::stages][Config::block_m][stage_k<typename Config::Input>];
  typename Config::Input b[Config::stages][Config::block_n][stage_k<typename Config::Input>];
  unsigned char d[Config::warpgroups][Config::store_boxes][Config::StoreBox::bytes];
  u64 full[Config::stages];
  static constexpr u32 stage_bytes = sizeof(a[0]) + sizeof(b[0]);

  static_assert(sizeof(typename Config::Input) == 2, "Config::Input: fp16 or bf16");
  static_assert(Config::block_m % (Config::warpgroups * wgmma_m) == 0, "block_m: a multiple of 64 rows per warpgroup");
  static_assert(Config::block_n % 128 == 0 && Config::warpgroups <= 2 &&
                    Config::block_m * Config::block_n == Config::warpgroups * 128 * 128,
                "block_m x block_n: 128 accumulators for each thread of 1 or 2 warpgroups, block_n a multiple of 128");
  static_assert(Config::stages >= 2, "stages: one is read while the other is filled");
};

/// What the launcher passes. Boxes of the maps, columns x rows: a: stage_k x block_m, b: stage_k x block_n, both with
/// the 128-byte swizzle.
struct Params {
  TensorMap a;
  TensorMap b;
  OutputMatrix d;
  u32 tiles_m;         // ceil(m / block_m)
  u32 tiles_n;         // ceil(n / block_n)
  u32 k_blocks;        // ceil(k / stage_k), at least 1
  bool weights_ready;  // the kernel before in the stream does not write B
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// Starts the load of A's or B's part of a stage that nobody reads, by one thread.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem, TileIndex origin, u32 k_block, u32 stage) {
  ptx::cp_async_bulk_tensor_2d(smem.a(stage), &params.a, static_cast<i32>(k_block * stage_k<typename Config::Input>),
                               static_cast<i32>(origin.m), smem.full(stage));
}
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem, TileIndex origin, u32 k_block, u32 stage) {
  ptx::mbarrier_arrive_expect_tx(smem.full(stage), Smem<Config>::stage_bytes);  // of both
  ptx::cp_async_bulk_tensor_2d(smem.b(stage), &params.b, static_cast<i32>(k_block * stage_k<typename Config::Input>),
                               static_cast<i32>(origin.n), smem.full(stage));
}

/// Fills the ring for the first time. What the kernel before in the stream wrote may be read, and what it read be
/// written, after the wait: by the other threads after the barrier that follows.
template <class Config>
__device__ inline void load_first(const Params& params, Addresses<Config> smem, TileIndex origin) {
  const u32 stages = params.k_blocks < Config::stages ? params.k_blocks : Config::stages;
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  for (u32 stage = 0; stage < stages; ++stage) load_b(params, smem, origin, stage, stage);
  if (params.weights_ready) ptx::griddepcontrol_wait();
  for (u32 stage = 0; stage < stages; ++stage) load_a(params, smem, origin, stage, stage);
}

/// Stores this warpgroup's rows of the tile at `origin`.
template <class Config, u32 tiles_m>
__device__ inline void store(const Params& params, Addresses<Config> smem, TileIndex origin,
                             float (&d)[tiles_m][Config::block_n / 2]) {
  const u32 warpgroup = threadIdx.x / warpgroup_threads;
#pragma unroll
  for (u32 i = 0; i < tiles_m; ++i)
    store_rows<Config>(params.d, origin.n, origin.m + (warpgroup * tiles_m + i) * wgmma_m, d[i], smem.d(warpgroup),
                       1 + warpgroup, 0);
  // Shared memory must outlive the stores that read it.
  if (threadIdx.x % warpgroup_threads == 0) ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace multistage

/// Launch: Config::threads threads, tiles_m x tiles_n CTAs along x, sizeof(Smem<Config>) bytes of dynamic shared
/// memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, Config::ctas_per_sm)
    gemm_multistage(const __grid_constant__ multistage::Params params) {
  using namespace multistage;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if (smem.base % swizzle_period != 0) ptx::trap();
  const TileIndex tile = grouped_tile(blockIdx.x, params.tiles_m, params.tiles_n, Config::group_m);
  const TileIndex origin{tile.m * Config::block_m, tile.n * Config::block_n};
  if (threadIdx.x == 0) {
    for (u32 stage = 0; stage < Config::stages; ++stage) ptx::mbarrier_init(smem.full(stage), 1);  // load's expect_tx
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA ...
    load_first(params, smem, origin);
  }
  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's threads

  constexpr u32 tiles_m = Config::block_m / Config::warpgroups / wgmma_m;
  const SharedAddress rows = smem.a(0) + warpgroup_index() * tiles_m * wgmma_m * stage_row_bytes;
  float d[tiles_m][Config::block_n / 2] = {};  // never read: without it ptxas 12.3 to 12.6 serialises wgmma
  Ring<Config::stages> ring;
  u32 previous_stage = 0;
  for (u32 k_block = 0; k_block < params.k_blocks; ++k_block) {
    while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
    }
    multiply_stage<typename Config::Input, typename Config::Input>(rows + ring.stage * sizeof(Smem<Config>::a[0]),
                                                                   smem.b(ring.stage), d, k_block > 0);
    ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read: by this warp ...
    // Only now may that stage be refilled. A refill before this wait, at the top of the loop, overwrites it while that
    // group still reads it, since the wait of the round before let the group pass.
    const u32 refill = k_block + Config::stages - 1;
    if (k_block > 0 && refill < params.k_blocks) {
      ptx::bar_sync(0, Config::threads);  // ... and by every warp
      if (threadIdx.x == 0) {
        load_b(params, smem, origin, refill, previous_stage);
        load_a(params, smem, origin, refill, previous_stage);
      }
    }
    previous_stage = ring.stage;
    ring.advance();
  }
  ptx::griddepcontrol_launch_dependents();  // all loads are under way: the next kernel may take free SMs
  ptx::wgmma_wait_group<0>();               // d may be read
  store<Config>(params, smem, origin, d);
}

}  // namespace rawgemm
