// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n] for few rows, where reading the weights B takes all the time:
// K is split over the CTAs of a cluster, so that every SM reads its share of B at the same time.
//
//   A [m, k], B [n, k], C and D [m, n]: row-major, a leading dimension each; A and B fp16 or bf16, products summed in
//   fp32, C and D in the type of A or fp32. Any m, n, k from 1.
//
//   A cluster takes a tile of D, and each of its CTAs (`splits` of them) a range of the tile's k blocks:
//   math warps:  multiply the range; each warpgroup has 64 rows of D, or of D^T. Their columns are divided among the
//                CTAs, too: each CTA pushes its partial sums of a column to the column's owner, which adds them in the
//                order of ranks, always the same, and stores.
//   load warps:  a thread of the first one copies A's part of each k block into a stage of the ring, a thread of the
//                second one B's.
//
//   load --TMA--> full[stage] --> math             math of the others --st.async--> pushed --> math of the owner
//        <--------empty[stage] <--                                     <-----------taken <----
//   full[stage]:  2 arrivals, expect_tx of A and of B, and the bytes of a stage. Complete: A and B may be read.
//   empty[stage]: 1 arrival of each math warp. Complete: all have read the stage, it may be overwritten.
//   pushed:       1 arrival, the owner's expect_tx, and the bytes of what the others push. Complete: partial sums may
//                 be read.
//   taken:        1 arrival of each other CTA. Complete: they have read what this CTA pushed for the tile before, it
//   may
//                 push again.
//
// Run it:  rawgemm run gemm_splitk          Test it:  tests/kernels/gemm.cpp
// Call it: host/gemm_splitk.hpp
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/ring.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/shared_cluster.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {
namespace splitk {

/// Every number that can be tuned.
template <class Input_ = bf16, class Output_ = Input_, u32 block_m_ = 64, u32 block_n_ = 64, u32 splits_ = 2,
          bool is_swapped_ = block_m_ <= 64 && block_n_ % 64 == 0>
struct Config {
  using Input = Input_;
  using Output = Output_;
  static constexpr u32 block_m = block_m_;  // rows of a cluster's tile of D
  static constexpr u32 block_n = block_n_;  // its columns
  static constexpr u32 splits = splits_;    // CTAs of a cluster
  /// Swapped, D^T = B A^T is computed: a wgmma has 64 rows, which a few rows of A would leave empty.
  static constexpr bool is_swapped = is_swapped_;

  static constexpr u32 wgmma_rows = is_swapped ? block_n : block_m;  // 64 for each math warpgroup
  static constexpr u32 wgmma_columns = is_swapped ? block_m : block_n;
  static constexpr u32 math_threads = wgmma_rows / wgmma_m * warpgroup_threads;
  static constexpr u32 threads = math_threads + 2 * 32;
  /// Blocks of 8 columns of a wgmma that a CTA owns, at most.
  static constexpr u32 owned_blocks = (wgmma_columns / 8 + splits - 1) / splits;
  /// What the other CTAs push: of each block 4 accumulators a thread.
  static constexpr u32 partial_bytes = (splits - 1) * owned_blocks * math_threads * 4 * sizeof(float);
  /// As many as shared memory holds beside that, each with two barriers.
  static constexpr u32 stages =
      (max_shared_memory - partial_bytes - 2 * sizeof(u64)) / ((block_m + block_n) * stage_row_bytes + 2 * sizeof(u64));
};

/// Shared memory of a CTA. It must begin at a multiple of swizzle_period: dynamic_smem asks for it, the kernel checks
/// it, and every array before the barriers keeps it.
template <class Config>
struct Smem {
  typename Config::Input a[Config::stages][Config::block_m][stage_k];
  typename Config::Input b[Config::stages][Config::block_n][stage_k];
  unsigned char partial[Config::splits > 1 ? Config::partial_bytes : 16];
  u64 full[Config::stages];
  u64 empty[Config::stages];
  u64 pushed;
  u64 taken;

  static_assert(sizeof(typename Config::Input) == 2, "Config::Input: fp16 or bf16");
  static_assert(Config::wgmma_rows % wgmma_m == 0, "block_m (swapped: block_n): 64 rows of each math warpgroup");
  static_assert(Config::wgmma_columns % 8 == 0, "block_n (swapped: block_m): the columns of a wgmma");
  static_assert(Config::block_m <= 256 && Config::block_n <= 256, "block_m, block_n: a TMA box has at most 256 rows");
  static_assert(Config::block_m % 8 == 0 && Config::block_n % 8 == 0, "block_m, block_n: the swizzle's period");
  static_assert(Config::splits <= 8, "splits: the CTAs of a cluster");
  // A CTA to which nothing is pushed would not wait for the others, and could arrive at their `taken` a tile too early.
  static_assert(Config::wgmma_columns >= 8 * Config::splits, "splits: each CTA owns a block of 8 columns");
  static_assert(Config::stages >= 2, "stages: one is read while the other is filled");
};

/// What the launcher passes. Boxes of the maps, columns x rows: a: stage_k x a_rows, b: stage_k x block_n, both with
/// the 128-byte swizzle.
struct Params {
  TensorMap a;
  TensorMap b;
  OutputMatrix d;      // its map is not used
  u32 tiles_m;         // ceil(m / block_m)
  u32 tiles_n;         // ceil(n / block_n)
  u32 k_blocks;        // ceil(k / stage_k), at least `splits`
  u32 a_rows;          // min(m, block_m): TMA takes as long for rows outside A as for others
  bool weights_ready;  // the kernel before in the stream does not write B
};

/// Shared-window addresses of what Smem holds.
template <class Config>
struct Addresses {
  using Smem = splitk::Smem<Config>;
  SharedAddress base;

  __device__ SharedAddress a(u32 stage) const { return base + offset_of(&Smem::a) + stage * sizeof(Smem::a[0]); }
  __device__ SharedAddress b(u32 stage) const { return base + offset_of(&Smem::b) + stage * sizeof(Smem::b[0]); }
  __device__ SharedAddress full(u32 stage) const { return base + offset_of(&Smem::full) + stage * 8; }
  __device__ SharedAddress empty(u32 stage) const { return base + offset_of(&Smem::empty) + stage * 8; }
  __device__ SharedAddress pushed() const { return base + offset_of(&Smem::pushed); }
  __device__ SharedAddress taken() const { return base + offset_of(&Smem::taken); }
  /// Four accumulators of this thread, of the block-th block that a CTA owns, from the slot-th of the others.
  __device__ SharedAddress partial(u32 slot, u32 block) const {
    return base + offset_of(&Smem::partial) +
           ((slot * Config::owned_blocks + block) * Config::math_threads + threadIdx.x) * (4 * sizeof(float));
  }
};

/// A CTA's share of the work on each tile.
struct Share {
  u32 rank = ptx::cluster_ctarank();
  u32 first_k_block;
  u32 last_k_block;

  __device__ Share(u32 k_blocks, u32 splits)
      : first_k_block(k_blocks * rank / splits), last_k_block(k_blocks * (rank + 1) / splits) {}
};

/// Tiles go down the columns: those with the same part of B follow each other.
template <class Config>
__device__ inline u32 row_of(const Params& params, u32 tile) {
  return tile % params.tiles_m * Config::block_m;
}
template <class Config>
__device__ inline u32 column_of(const Params& params, u32 tile) {
  return tile / params.tiles_m * Config::block_n;
}

/// Walks the CTA's tiles and its k blocks of them; load_block(tile, k, stage) starts the load of one operand.
template <class Config, class LoadBlock>
__device__ inline void load(const Params& params, Addresses<Config> smem, const LoadBlock& load_block) {
  const Share share(params.k_blocks, Config::splits);
  Ring<Config::stages> ring;
  const u32 tiles = params.tiles_m * params.tiles_n;
  for (u32 tile = blockIdx.x / Config::splits; tile < tiles; tile += gridDim.x / Config::splits)
    for (u32 k_block = share.first_k_block; k_block < share.last_k_block; ++k_block) {
      while (!ptx::mbarrier_try_wait_parity(smem.empty(ring.stage), ring.parity ^ 1)) {
      }
      load_block(tile, static_cast<i32>(k_block * stage_k), ring.stage);
      ring.advance();
    }
}

/// A, by one thread. What the kernel before in the stream wrote may be read, and what it read be written, after the
/// wait; math threads know it from `full`, to which this thread arrives after it.
template <class Config>
__device__ inline void load_a(const Params& params, Addresses<Config> smem) {
  ptx::griddepcontrol_wait();
  load(params, smem, [&](u32 tile, i32 k, u32 stage) {
    ptx::mbarrier_arrive_expect_tx(smem.full(stage), params.a_rows * stage_row_bytes);
    ptx::cp_async_bulk_tensor_2d_load(smem.a(stage), &params.a, k, static_cast<i32>(row_of<Config>(params, tile)),
                                      smem.full(stage));
  });
  ptx::griddepcontrol_launch_dependents();  // the next kernel may take the place of what is left of this one
}

/// B, by one thread; before the kernel before has ended where that one does not write B.
template <class Config>
__device__ inline void load_b(const Params& params, Addresses<Config> smem) {
  // Weights that only one tile reads need not stay in L2, where A should.
  const u64 cache_policy = params.tiles_m == 1 ? ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1)
                                               : ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1);
  if (!params.weights_ready) ptx::griddepcontrol_wait();
  load(params, smem, [&](u32 tile, i32 k, u32 stage) {
    ptx::mbarrier_arrive_expect_tx(smem.full(stage), sizeof(Smem<Config>::b[0]));
    ptx::cp_async_bulk_tensor_2d_load(smem.b(stage), &params.b, k, static_cast<i32>(column_of<Config>(params, tile)),
                                      smem.full(stage), cache_policy);
  });
}

/// Blocks of 8 columns that a CTA of this rank owns: from its first one on, so many, at least one.
template <class Config>
__device__ constexpr u32 first_block(u32 rank) {
  constexpr u32 blocks = Config::wgmma_columns / 8;
  constexpr u32 longer = blocks % Config::splits;  // the first ranks own one more
  return rank * (blocks / Config::splits) + (rank < longer ? rank : longer);
}
template <class Config>
__device__ constexpr u32 blocks_of(u32 rank) {
  return first_block<Config>(rank + 1) - first_block<Config>(rank);
}

/// Calls function(integral constant owner) for each rank: registers are addressed at compile time.
template <u32 owner>
struct Owner {
  static constexpr u32 rank = owner;
};
template <class Config, u32 owner = 0, class Function>
__device__ inline void for_each_owner(const Function& function) {
  if constexpr (owner < Config::splits) {
    function(Owner<owner>{});
    for_each_owner<Config, owner + 1>(function);
  }
}

/// Pushes this CTA's partial sums d of every column to the CTA that owns it.
template <class Config, u32 n>
__device__ inline void push(Addresses<Config> smem, u32 rank, const float (&d)[n]) {
  for_each_owner<Config>([&](auto owner) {
    constexpr u32 to = decltype(owner)::rank;
    if (to == rank) return;
    const u32 slot = rank < to ? rank : rank - 1;
    const SharedAddress pushed = ptx::mapa(smem.pushed(), to);
#pragma unroll
    for (u32 block = 0; block < blocks_of<Config>(to); ++block) {
      const float* x = d + (first_block<Config>(to) + block) * 4;
      ptx::st_async_v4_f32(ptx::mapa(smem.partial(slot, block), to), x[0], x[1], x[2], x[3], pushed);
    }
  });
}

/// Adds what the others pushed to 4 * blocks partial sums of this CTA, in the order of ranks.
template <class Config, u32 blocks>
__device__ inline void add_pushed(Addresses<Config> smem, float* d) {
#pragma unroll
  for (u32 slot = 0; slot < Config::splits - 1; ++slot)
#pragma unroll
    for (u32 block = 0; block < blocks; ++block) {
      float x[4];
      ptx::ld_shared_v4_f32(x[0], x[1], x[2], x[3], smem.partial(slot, block));
#pragma unroll
      for (u32 i = 0; i < 4; ++i) d[4 * block + i] += x[i];
    }
}

/// Tells the load threads that this warp no longer reads the stage. Each warp arrives for itself: its wgmma.wait_group
/// says nothing about the other three of its warpgroup.
template <class Config>
__device__ inline void release(Addresses<Config> smem, u32 stage) {
  if (threadIdx.x % 32 == 0) ptx::mbarrier_arrive(smem.empty(stage));
}

/// Zeros the rows of A's stages that TMA leaves out, by the math threads: wgmma reads all of a stage.
template <class Config>
__device__ inline void zero_rest_of_a(const Params& params, Addresses<Config> smem) {
  if (params.a_rows == Config::block_m) return;
  for (u32 stage = 0; stage < Config::stages; ++stage)
    for (u32 byte = params.a_rows * stage_row_bytes + threadIdx.x * 8; byte < sizeof(Smem<Config>::a[0]);
         byte += Config::math_threads * 8)
      ptx::st_shared_v2_f32(smem.a(stage) + byte, 0, 0);
  ptx::fence_proxy_async();                // what this thread wrote becomes visible to wgmma ...
  ptx::bar_sync(1, Config::math_threads);  // ... and so does what the others wrote
}

template <class Config>
__device__ inline void math(const Params& params, Addresses<Config> smem) {
  using Output = typename Config::Output;
  zero_rest_of_a(params, smem);
  const Share share(params.k_blocks, Config::splits);
  const u32 first_row = threadIdx.x / warpgroup_threads * wgmma_m;  // of this warpgroup
  float d[1][Config::wgmma_columns / 2] = {};  // never read: without it ptxas 12.3 to 12.6 serialises wgmma
  Ring<Config::stages> ring;
  u32 parity = 0;  // of `pushed`, and of `taken` the other one
  const u32 tiles = params.tiles_m * params.tiles_n;
  for (u32 tile = blockIdx.x / Config::splits; tile < tiles; tile += gridDim.x / Config::splits) {
    u32 previous_stage = 0;
    for (u32 k_block = share.first_k_block; k_block < share.last_k_block; ++k_block) {
      while (!ptx::mbarrier_try_wait_parity(smem.full(ring.stage), ring.parity)) {
      }
      const SharedAddress rows = Config::is_swapped ? smem.b(ring.stage) : smem.a(ring.stage);
      const SharedAddress columns = Config::is_swapped ? smem.a(ring.stage) : smem.b(ring.stage);
      multiply_stage<typename Config::Input>(rows + first_row * stage_row_bytes, columns, d,
                                             k_block > share.first_k_block);
      if (k_block > share.first_k_block) {
        ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read
        release(smem, previous_stage);
      }
      previous_stage = ring.stage;
      ring.advance();
    }
    ptx::wgmma_wait_group<0>();  // d may be read
    release(smem, previous_stage);

    const bool is_first = tile == blockIdx.x / Config::splits;
    const bool is_last = tile + gridDim.x / Config::splits >= tiles;
    if constexpr (Config::splits > 1) {
      constexpr u32 block_bytes = Config::math_threads * 4 * sizeof(float);
      if (threadIdx.x == 0)
        ptx::mbarrier_arrive_expect_tx(smem.pushed(),
                                       (Config::splits - 1) * blocks_of<Config>(share.rank) * block_bytes);
      if (is_first) ptx::barrier_cluster_wait();  // the other CTAs run, and their barriers are there
      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.taken(), parity ^ 1)) {
      }
      push(smem, share.rank, d[0]);
      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(smem.pushed(), parity)) {
      }
      parity ^= 1;
    }
    for_each_owner<Config>([&](auto owner) {
      constexpr u32 rank = decltype(owner)::rank;
      constexpr u32 blocks = blocks_of<Config>(rank);
      if (rank != share.rank) return;
      float* const own = d[0] + first_block<Config>(rank) * 4;
      if constexpr (Config::splits > 1) add_pushed<Config, blocks>(smem, own);
      constexpr u32 first_column = first_block<Config>(rank) * 8;
      const u32 x = column_of<Config>(params, tile) + (Config::is_swapped ? first_row : first_column);
      const u32 y = row_of<Config>(params, tile) + (Config::is_swapped ? first_column : first_row);
      scale_d<Output, blocks * 4, Config::is_swapped>(params.d, x, y, own);
      if constexpr (Config::is_swapped)
        store_transposed<Output, blocks * 4>(params.d, x, y, own);
      else
        store_from_registers<Output, blocks * 4>(params.d, x, y, own);
    });
    if (Config::splits > 1 && !is_last) {
      ptx::bar_sync(1, Config::math_threads);  // all that the others pushed is read ...
      // ... and the release puts these reads before their next push.
      if (threadIdx.x < Config::splits && threadIdx.x != share.rank)
        ptx::mbarrier_arrive_cluster<Scope::cluster>(ptx::mapa(smem.taken(), threadIdx.x), 1);
    }
  }
}

}  // namespace splitk

/// Launch: Config::threads threads, clusters of `splits` CTAs along x, any number of them, sizeof(Smem<Config>) bytes
/// of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(Config::threads, 1) gemm_splitk(const __grid_constant__ splitk::Params params) {
  using namespace splitk;
  constexpr u32 math_warps = Config::math_threads / 32;
  const Addresses<Config> smem{ptx::dynamic_smem()};
  if (smem.base % swizzle_period != 0) ptx::trap();
  const u32 warp = threadIdx.x / 32;
  if (threadIdx.x == 0) {
    ptx::prefetch_tensormap(&params.a);
    ptx::prefetch_tensormap(&params.b);
    for (u32 stage = 0; stage < Config::stages; ++stage) {
      ptx::mbarrier_init(smem.full(stage), 2);            // expect_tx of A, of B
      ptx::mbarrier_init(smem.empty(stage), math_warps);  // each one's release
    }
    if constexpr (Config::splits > 1) {
      ptx::mbarrier_init(smem.pushed(), 1);                  // expect_tx of its owner
      ptx::mbarrier_init(smem.taken(), Config::splits - 1);  // each other CTA
    }
    ptx::fence_mbarrier_init();  // the barriers become visible to TMA and to the other CTAs ...
  }
  ptx::bar_sync(0, Config::threads);  // ... and to the CTA's own threads
  // The other CTAs need the barriers only for the first push: math waits there, the load warps have no need to.
  if constexpr (Config::splits > 1) ptx::barrier_cluster_arrive();
  if (warp < math_warps) math(params, smem);
  if (warp == math_warps && ptx::elect_sync()) load_a(params, smem);
  if (warp == math_warps + 1 && ptx::elect_sync()) load_b(params, smem);
}

}  // namespace rawgemm
