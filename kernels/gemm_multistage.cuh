// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]: one tile of D per CTA, a pipeline along K, and no warp
// specialisation: the threads that multiply also start the loads.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, also MN-major, as
//   [k, m] and [k, n], products summed in fp32, C and D in the type of A or fp32. Any m, n, k from 1: TMA fills what is
//   outside with zeros and leaves it out of D.
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
//                 First wait: for parity 0.
//   bar.sync 0:   all threads. Passed at the start: the mbarriers are made. Passed in a step: every warp has read the
//                 stage of the step before.
//   bar.sync 1, 2: the 128 threads of a warpgroup. Passed: its boxes of D are free; passed again: they are written.
//
// Run it:  rawgemm run gemm_multistage          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_multistage.hpp
#pragma once
#include <kernels/mn_major.cuh>
#include <kernels/operands.cuh>
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace multistage {

/// Every number that can be tuned. A type of one's own with the same members works as well.
template <class Types_ = Types<>, Configuration configuration_ = Configuration{Kernel::gemm_multistage, {128, 128}},
          class Epilogue_ = LinearCombination<Types_>, class Scheduler_ = PersistentTiles<>>
struct Config : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m, Base::block_n;
  using typename Base::Input, typename Base::Output;
  using StoreBox = rawgemm::StoreBox<Output, store_box_columns<Output, block_n>>;
  static constexpr u32 store_boxes = 2;                               // stored at once
  static constexpr u32 store_buffers = 1;                             // and waited for before the next ones
  static constexpr u32 warpgroups = block_m * block_n / (128 * 128);  // 128 accumulators per thread
  static constexpr u32 threads = warpgroups * warpgroup_threads;
  static constexpr u32 ctas_per_sm = warpgroups == 1 ? 2 : 1;  // of two, one multiplies while the other stores
  using Staging = unsigned char[warpgroups][store_boxes * StoreBox::bytes];
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<Input, block_n, configuration_.major_b>;
  /// As many as the shared memory of an SM holds beside the boxes.
  static constexpr u32 stages = (sm_shared_memory / ctas_per_sm - cta_shared_memory_cost - sizeof(Staging)) /
                                (sizeof(StageA) + sizeof(StageB) + stage_barrier_bytes);
  static constexpr u32 least_k_blocks = 1;
  static constexpr u32 group_m = 16;  // rows of tiles together, unless rows_together has others
};

/// Shared memory of a CTA. It must begin at a multiple of swizzle_period: dynamic_smem asks for it, the kernel checks
/// it, and every array before the barriers keeps it.
template <class Config>
struct Smem {
  typename Config::StageA a[Config::stages];
  typename Config::StageB b[Config::stages];
  typename Config::Staging d;
  u64 full[Config::stages];

  static_assert(Config::configuration.kernel == Kernel::gemm_multistage, "configuration: of this kernel");
  static_assert(sizeof(typename Config::Input) == 2, "Input: fp16 or bf16");
  static_assert(Config::cluster_size == 1, "cluster: 1 CTA, as tiles share nothing");
  static_assert(Config::block_m % (Config::warpgroups * wgmma_m) == 0, "block_m: a multiple of 64 rows per warpgroup");
  static_assert(Config::block_n % 128 == 0 && Config::warpgroups <= 2 &&
                    Config::block_m * Config::block_n == Config::warpgroups * 128 * 128,
                "block_m x block_n: 128 accumulators for each thread of 1 or 2 warpgroups, block_n a multiple of 128");
  static_assert(Config::stages >= 2, "stages: one is read while the other is filled");
};

template <class Config>
using Addresses = StageAddresses<Smem<Config>>;

/// Starts the load of A's or B's part of a stage that nobody reads, by one thread.
template <class Config>
__device__ inline void start_load_a(const GemmParams<Config>& params, Addresses<Config> smem, u32 row, u32 k,
                                    u32 stage) {
  Config::StageA::load(params.a, k, row, smem.a(stage), smem.full(stage));
}
template <class Config>
__device__ inline void start_load_b(const GemmParams<Config>& params, Addresses<Config> smem, u32 row, u32 k,
                                    u32 stage) {
  ptx::mbarrier_arrive_expect_tx(smem.full(stage),
                                 sizeof(typename Config::StageA) + sizeof(typename Config::StageB));  // of both
  Config::StageB::load(params.b, k, row, smem.b(stage), smem.full(stage));
}

/// Fills the ring for the first time. What the kernel before in the stream wrote may be read, and what it read be
/// written, after the wait: by the other threads after the barrier that follows.
template <class Config>
__device__ inline void load_first(const GemmParams<Config>& params, Addresses<Config> smem, const Walk<Config>& walk,
                                  const WorkTile& tile) {
  const u32 stages = walk.k_blocks() < Config::stages ? walk.k_blocks() : Config::stages;
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  for (u32 stage = 0; stage < stages; ++stage) start_load_b(params, smem, tile.b_row, walk.k(stage), stage);
  if (params.weights_ready) ptx::griddepcontrol_wait();
  for (u32 stage = 0; stage < stages; ++stage) start_load_a(params, smem, tile.a_row, walk.k(stage), stage);
}

/// Stores this warpgroup's rows of the tile.
template <class Config, u32 tiles_m>
__device__ inline void store(const GemmParams<Config>& params, Addresses<Config> smem, const WorkTile& tile,
                             float (&d)[tiles_m][Config::block_n / 2]) {
  const u32 warpgroup = threadIdx.x / warpgroup_threads;
#pragma unroll
  for (u32 i = 0; i < tiles_m; ++i)
    store_rows<Config>(params.d, params.epilogue, Fragment<>(tile, (warpgroup * tiles_m + i) * wgmma_m, 0), d[i],
                       smem.d(warpgroup), store_barrier(warpgroup), 0);
  wait_for_stores();
}

}  // namespace multistage

/// Launch: Config::threads threads, a CTA for each tile along x, sizeof(Smem<Config>) bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, Config::ctas_per_sm)
    gemm_multistage(const __grid_constant__ GemmParams<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace multistage;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if (smem.base % swizzle_period != 0) ptx::trap();
  const Walk<Config> walk(params.tiles);
  const WorkTile tile = walk.tile();
  if (threadIdx.x == 0) {
    for (u32 stage = 0; stage < Config::stages; ++stage) ptx::mbarrier_init(smem.full(stage), 1);  // load's expect_tx
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA ...
    load_first<Config>(params, smem, walk, tile);
  }
  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's threads

  constexpr u32 tiles_m = Config::block_m / Config::warpgroups / wgmma_m;
  const u32 first_row = warpgroup_index() * tiles_m * wgmma_m;
  float d[tiles_m][Config::block_n / 2] = {};  // see multiply_stage
  Ring<Config::stages> ring;
  u32 previous_stage = 0;
  for (u32 k_block = 0; k_block < walk.k_blocks(); ++k_block) {
    wait_until_full(smem, ring);
    const StageOperands<typename Config::StageA, typename Config::StageB> operands(
        smem.a(ring.stage) + first_row * stage_row_bytes, smem.b(ring.stage));
    multiply_stage(operands, d, k_block > 0);
    ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read: by this warp ...
    // Only now may that stage be refilled. A refill before this wait, at the top of the loop, overwrites it while that
    // group still reads it, since the wait of the round before let the group pass.
    const u32 refill = k_block + Config::stages - 1;
    if (k_block > 0 && refill < walk.k_blocks()) {
      ptx::bar_sync(0, Config::threads);  // ... and by every warp
      if (threadIdx.x == 0) {
        start_load_b<Config>(params, smem, tile.b_row, walk.k(refill), previous_stage);
        start_load_a<Config>(params, smem, tile.a_row, walk.k(refill), previous_stage);
      }
    }
    previous_stage = ring.stage;
    ring.advance();
  }
  ptx::griddepcontrol_launch_dependents();  // all loads are under way: the next kernel may take free SMs
  ptx::wgmma_wait_group<0>();               // d may be read
  multistage::store<Config>(params, smem, tile, d);
}

}  // namespace rawgemm
