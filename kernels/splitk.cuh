// What kernels have in common that split K over the CTAs of a cluster (gemm_splitk.cuh, gemm_fp8_block_splitk.cuh):
// the scheduler, numbers that can be tuned, shared memory, loads of both operands, and products. cluster_sum.cuh has
// how the CTAs' sums become D.
#pragma once
#include <kernels/cluster_sum.cuh>
#include <kernels/epilogue.cuh>
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>

namespace rawgemm {

/// The tiles of one problem, each shared by `splits` CTAs of a cluster: each CTA takes a part of the tile's steps along
/// K, in the order of ranks. A cluster of several tiles has the CTAs with the first part of each, then those with the
/// second part. Tiles go down the columns: those with the same part of B follow each other. Each cluster takes every
/// so-manyth tile.
struct SplitTiles {
  using Map = TensorMap;
  using Operand = EdgedOperand<Map>;

  struct Params {
    u32 rows;  // of D
    u32 columns;
    u32 tiles_m;  // ceil(m / (block_m * cluster_m))
    u32 tiles;    // tiles_m * ceil(n / (block_n * cluster_n))
    Divisor by_tiles_m;
    u32 k_steps;  // max(ceil(k / (stage_k * stage_blocks)), splits): each CTA has one
  };
  __device__ static bool walks_by_warp(const Params&) { return false; }

  /// A step is Config::stage_blocks k blocks.
  template <class Config>
  class Walk {
   public:
    __device__ explicit Walk(const Params& params)
        : params_(params),
          first_step_(first_step(split_index<Config>())),
          end_step_(first_step(split_index<Config>() + 1)) {}

    __device__ bool is_done() const { return index_ >= params_.tiles; }
    __device__ void advance() { index_ += gridDim.x / Config::cluster_size; }

    __device__ WorkTile tile() const { return tile(index_, 0); }

    __device__ u32 k_blocks() const { return end_step_ - first_step_; }
    __device__ u32 k(u32 step) const {
      return (first_step_ + step) * (Config::stage_blocks * stage_k<typename Config::Input>);
    }

   protected:
    __device__ WorkTile tile(u32 index, u32 problem) const {
      const u32 n = params_.by_tiles_m.divide(index);
      return tile_in_cluster<Config>({index - n * params_.tiles_m, n}, params_.rows, params_.columns, problem);
    }
    __device__ u32 first_step(u32 split) const { return params_.k_steps * split / Config::splits; }

    const Params& params_;
    u32 first_step_;
    u32 end_step_;
    u32 index_ = blockIdx.x / Config::cluster_size;
  };
};

namespace splitk {

/// Every number that can be tuned. load_warps: of A, of B, and more. OtherStage: what a k block of the ring holds
/// beside its parts of A and B.
template <class Types_, Configuration configuration_, class Epilogue_, class Scheduler_,
          u32 load_warps_ = operand_load_warps, class... OtherStage>
struct BasicConfig : CommonConfig<configuration_, Types_, Epilogue_, Scheduler_> {
  using Base = CommonConfig<configuration_, Types_, Epilogue_, Scheduler_>;
  using Base::block_m, Base::block_n;
  using typename Base::Input, typename Base::InputB;
  static constexpr u32 splits = configuration_.splits;                               // CTAs that share a tile
  static constexpr u32 tiles = configuration_.cluster.m * configuration_.cluster.n;  // of a cluster
  /// Swapped, D^T = B A^T is computed: D's columns are the 64 rows of a wgmma, as rows of A that are no multiple would
  /// leave some empty. Where there are 64 columns, that gives one wgmma with all rows of A for its columns, instead of
  /// narrow ones. Of tiles that begin at any row, some always have few.
  static constexpr bool is_swapped = block_m % wgmma_m != 0 || block_n == wgmma_m || begins_anywhere<Scheduler_>;
  static constexpr u32 wgmma_rows = is_swapped ? block_n : block_m;  // 64 for each math warpgroup
  static constexpr u32 wgmma_columns = is_swapped ? block_m : block_n;
  static constexpr u32 math_warps = wgmma_rows / wgmma_m * warpgroup_warps;
  static constexpr u32 math_threads = math_warps * warp_threads;
  static constexpr u32 load_warps = load_warps_;
  static constexpr u32 threads = math_threads + load_warps * warp_threads;
  /// k blocks of a stage: of small ones, several are waited for at once, and fewer barriers are made before the first
  /// load (docs/performance.md). Schedulers of tiles with all of K count k blocks.
  static constexpr u32 stage_blocks = begins_anywhere<Scheduler_> ? 1 : block_m <= 16 ? 4 : block_m <= 64 ? 2 : 1;
  /// What the other CTAs push: of each block of 8 columns of a wgmma that a CTA owns 4 accumulators a thread.
  static constexpr u32 blocks = wgmma_columns / 8;
  static constexpr u32 most_owned_blocks = (blocks + splits - 1) / splits;
  static constexpr u32 block_bytes = math_threads * 4 * sizeof(float);
  static constexpr u32 slot_bytes = most_owned_blocks * block_bytes;
  static constexpr u32 partial_bytes = (splits - 1) * slot_bytes;
  /// What is pushed of a wide tile lies where stages of the ring were: beside them, too few would fit.
  static constexpr bool reuses_ring = partial_bytes > max_shared_memory / 5;
  /// 16 bytes: an array that is not used.
  using Partial = unsigned char[partial_bytes == 0 || reuses_ring ? 16 : partial_bytes];
  using StageA = OperandStage<Input, block_m, configuration_.major_a>;
  using StageB = OperandStage<InputB, block_n, configuration_.major_b>;
  /// As many as shared memory holds beside the last barriers and that, which both may begin 128 bytes late.
  static constexpr u32 stages =
      (max_shared_memory - sizeof(Partial) - 128) /
      (stage_blocks * (sizeof(StageA) + sizeof(StageB) + (0 + ... + sizeof(OtherStage))) + stage_barrier_bytes);
};

/// Shared memory of a CTA, at a multiple of swizzle_period: the kernel checks it, arrays before `partial` keep it.
template <class Config>
struct Smem {
  typename Config::StageA a[Config::stages * Config::stage_blocks];
  typename Config::StageB b[Config::stages * Config::stage_blocks];
  typename Config::Partial partial;
  u64 full[Config::stages];
  u64 empty[Config::stages];
  u64 pushed;
  u64 multiplied;
  static_assert(Config::tiles == 1 || Config::splits > 1, "cluster: of several tiles where K is split");
  static_assert(Config::wgmma_rows % wgmma_m == 0, "block_m (swapped: block_n): 64 rows of each math warpgroup");
  static_assert(Config::block_m % 8 == 0 && Config::block_n % 8 == 0 && Config::block_m <= max_box_extent &&
                    Config::block_n <= max_box_extent,
                "block_m, block_n: boxes of at most 256 rows that end at the swizzle's period");
  static_assert(!Config::reuses_ring || Config::partial_bytes <= sizeof(a) + sizeof(b),
                "splits: sums fit into the ring");
  static_assert(Config::cluster_size <= 8 && Config::blocks >= Config::splits,
                "cluster, splits: 8 CTAs at most, and each of those with a tile owns a block of 8 columns");
};

/// What the launcher passes. Boxes of the maps of a and b have the 128-byte swizzle, its width, and rows: of a
/// StageA::rows_of_box(cluster_n), of b StageB::rows_of_box(cluster_m).
template <class Config>
struct Params {
  typename Config::Scheduler::Operand a;
  typename Config::Scheduler::Operand b;
  OutputMatrix<MapOf<Config>> d;  // its map is not used
  typename Config::Epilogue epilogue;
  typename Config::Scheduler::Params tiles;
  bool weights_ready;  // the kernel before in the stream does not write B
  bool keeps_b;        // in L2, for several rows of tiles that read it
};

/// Shared-window addresses of what Smem holds.
template <class Config, class Smem>
struct Addresses : StageAddresses<Smem> {
  __device__ SharedAddress pushed() const { return this->base + offset_of(&Smem::pushed); }
  __device__ SharedAddress multiplied() const { return this->base + offset_of(&Smem::multiplied); }
  /// Four accumulators of this thread, of the block-th block that a CTA owns, from the slot-th of the others.
  __device__ SharedAddress partial(u32 slot, u32 block) const {
    return this->base + (Config::reuses_ring ? offset_of(&Smem::a) : offset_of(&Smem::partial)) +
           (slot * Config::most_owned_blocks + block) * Config::block_bytes + threadIdx.x * (4 * sizeof(float));
  }
};

/// Makes the CTA ready for its roles, by all of its threads.
template <class Config, class Addresses>
__device__ inline void begin(Addresses smem) {
  if (smem.base % swizzle_period != 0) ptx::trap();
  if (threadIdx.x == 0) {
    make_stage_barriers<Config::stages>(smem, Config::load_warps, Config::math_warps * Config::loading_ctas);
    ptx::mbarrier_init(smem.pushed(), 1);  // expect_tx of its owner
    if constexpr (Config::reuses_ring) ptx::mbarrier_init(smem.multiplied(), (Config::splits - 1) * Config::math_warps);
    ptx::fence_mbarrier_init();  // they become visible to TMA and to the other CTAs ...
  }
  if constexpr (Config::tiles > 1) {  // ... and to all of their threads, which multicast to each other
    ptx::barrier_cluster_arrive_relaxed();
    ptx::barrier_cluster_wait();
  } else {
    ptx::bar_sync(0, Config::threads);  // ... and to the CTA's own threads
    // The other CTAs need them only for the first push: math waits for it there, the load warps have no need to.
    if constexpr (Config::splits > 1) ptx::barrier_cluster_arrive_relaxed();
  }
}

/// A, as kernels/operands.cuh does. It lets the next kernel begin when half of the first tile is multiplied, or all of
/// it on the way. There is room, and its weights come while this one ends; earlier, they would delay this one's.
template <class Config, u32 more_bytes = 0, class Addresses, class LoadMore = LoadNoMore>
__device__ inline void load_a(const Params<Config>& params, Addresses smem, const LoadMore& load_more = {}) {
  const bool loads = ptx::elect_sync();
  if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) return;
  ptx::griddepcontrol_wait();
  const Walk<Config> walk(params.tiles);
  const u32 half = (walk.k_blocks() - 1) / 2 + Config::stages;
  const u32 launch = walk.k(half < walk.k_blocks() - 1 ? half : walk.k_blocks() - 1);
  load_tiles<Config>(walk, smem, loads, params.a,
                     [&](const WorkTile& tile, const decltype(matrix_of(params.a, 0))& a, u32 k, u32 stage) {
                       if (k == launch) ptx::griddepcontrol_launch_dependents();
                       load_operand<typename Config::StageA, SharedA<Config>, more_bytes, Config::stage_blocks>(
                           a, k, tile.a_row, smem.a(stage * Config::stage_blocks), smem.full(stage));
                       load_more(tile, k, stage);
                     });
}

/// B, likewise; before the kernel before has ended where that one does not write B.
template <class Config, u32 more_bytes = 0, class Addresses, class LoadMore = LoadNoMore>
__device__ inline void load_b(const Params<Config>& params, Addresses smem, const LoadMore& load_more = {}) {
  const bool loads = ptx::elect_sync();
  if (!loads && !Config::Scheduler::walks_by_warp(params.tiles)) return;
  // Weights that are read once need not stay in L2, where A should.
  const u64 cache_policy = params.keeps_b ? ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1)
                                          : ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1);
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  const auto ring =
      load_tiles<Config>(Walk<Config>(params.tiles), smem, loads, params.b,
                         [&](const WorkTile& tile, const decltype(matrix_of(params.b, 0))& b, u32 k, u32 stage) {
                           load_operand<typename Config::StageB, SharedB<Config>, more_bytes, Config::stage_blocks>(
                               b, k, tile.b_row, smem.b(stage * Config::stage_blocks), smem.full(stage), cache_policy);
                           load_more(tile, k, stage);
                         });
  if constexpr (Config::tiles > 1) {  // braces, or NVRTC 12.3 counts them wrong
    if (loads) wait_for_last_releases(smem, ring);
  }
}

/// Starts the products of a k block of the ring: this warpgroup's 64 rows, from first_row on, with all columns.
template <class Config, class Addresses, u32 registers>
__device__ inline void multiply_block(Addresses smem, u32 block, u32 first_row, float (&d)[1][registers],
                                      bool accumulate) {
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  const u32 first = first_row * stage_row_bytes;
  if constexpr (Config::is_swapped)
    multiply_stage(StageOperands<B, A>(smem.b(block) + first, smem.a(block)), d, accumulate);
  else
    multiply_stage(StageOperands<A, B>(smem.a(block) + first, smem.b(block)), d, accumulate);
}

}  // namespace splitk
}  // namespace rawgemm
