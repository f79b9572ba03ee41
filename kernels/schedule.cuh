// What a CTA works on: which tile comes next, and the ring of shared-memory stages between TMA and wgmma: how a stage
// lies in memory, the place of one role in the ring, its loads, its products, its release.
#pragma once
#include <ptx/address.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {

inline constexpr u32 warpgroup_threads = 128;
/// The thread's warpgroup, as a number that the compiler knows to be the same in all lanes: descriptors that follow
/// from it are then computed once per warp, between wgmmas where each instruction delays the next one.
__device__ inline u32 warpgroup_index() { return ptx::redux_sync_max_u32(threadIdx.x / warpgroup_threads); }
/// D's rows and the depth of one wgmma: 16 elements of 16 bits, 32 of FP8.
inline constexpr u32 wgmma_m = 64;
inline constexpr u32 wgmma_k_bytes = 32;
/// A row of a stage is as wide as the 128-byte swizzle, which repeats after 8 rows.
inline constexpr u32 stage_row_bytes = 128;
inline constexpr u32 swizzle_period = 8 * stage_row_bytes;
/// Elements in a row: the depth of a stage, a k block.
template <class Input>
inline constexpr u32 stage_k = stage_row_bytes / sizeof(Input);

struct TileIndex {
  u32 m;
  u32 n;
};

/// The index-th tile of a grid of tiles_m x tiles_n: group_m rows of tiles at a time, down each column of the group
/// before the next, so that tiles computed at the same time share rows of A and B in L2. A bijection for every grid:
/// the last group has the rows that are left.
__device__ inline TileIndex grouped_tile(u32 index, u32 tiles_m, u32 tiles_n, u32 group_m) {
  const u32 group = index / (group_m * tiles_n);
  const u32 index_in_group = index % (group_m * tiles_n);
  const u32 rows_left = tiles_m - group * group_m;
  const u32 rows = rows_left < group_m ? rows_left : group_m;
  return {group * group_m + index_in_group % rows, index_in_group / rows};
}

/// What a persistent kernel works off: tiles of D for each cluster, and the steps along K that each takes.
struct TileGrid {
  u32 cluster_tiles_m;  // ceil(m / (block_m * cluster_m))
  u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
  u32 k_blocks;         // ceil(k / stage_k)

  __device__ u32 tiles() const { return cluster_tiles_m * cluster_tiles_n; }
};

/// The first row and column of the index-th tile of this CTA's cluster, for this CTA.
template <class Config>
__device__ inline TileIndex tile_origin(const TileGrid& grid, u32 index) {
  const u32 rank = ptx::cluster_ctarank();
  const TileIndex tile = grouped_tile(index, grid.cluster_tiles_m, grid.cluster_tiles_n, Config::group_m);
  return {(tile.m * Config::cluster_m + rank % Config::cluster_m) * Config::block_m,
          (tile.n * Config::cluster_n + rank / Config::cluster_m) * Config::block_n};
}

/// Bytes that a CTA can have on sm_90.
inline constexpr u32 max_shared_memory = 227 * 1024;

/// offsetof, which NVRTC does not have: a pointer to a data member is its offset.
template <class Smem, class Member>
__device__ constexpr u32 offset_of(Member Smem::*member) {
  return static_cast<u32>(__builtin_bit_cast(i64, member));
}

/// Shared-window addresses of what a kernel's Smem holds, of which each kernel says what is in it.
template <class Smem>
struct StageAddresses {
  SharedAddress base;

  __device__ SharedAddress a(u32 stage) const { return base + offset_of(&Smem::a) + stage * sizeof(Smem::a[0]); }
  __device__ SharedAddress b(u32 stage) const { return base + offset_of(&Smem::b) + stage * sizeof(Smem::b[0]); }
  __device__ SharedAddress d(u32 math) const { return base + offset_of(&Smem::d) + math * sizeof(Smem::d[0]); }
  __device__ SharedAddress full(u32 stage) const { return base + offset_of(&Smem::full) + stage * 8; }
  __device__ SharedAddress empty(u32 stage) const { return base + offset_of(&Smem::empty) + stage * 8; }
};

/// A stage, and the parity of the phase in which its barriers are on this trip round the ring. Each role has its own
/// Ring and advances it once per k block. The filler waits for `empty` at parity ^ 1: a fresh mbarrier counts as having
/// completed parity 1, so that on the first trip every stage is free.
template <u32 stages>
struct Ring {
  u32 stage = 0;
  u32 parity = 0;

  __device__ void advance() {
    if (++stage == stages) {
      stage = 0;
      parity ^= 1;
    }
  }
};

/// Walks the CTA's tiles and their k blocks; load_block(tile's origin, k, stage) starts the loads of one thread.
/// outlasts_math: returns only when all stages are released, since no CTA may leave while the other one's math warps
/// can still arrive at its barriers. (What the other one multicasts, the CTA's own math warps wait for.)
template <class Config, bool outlasts_math = false, class Addresses, class LoadBlock>
__device__ inline void load(const TileGrid& grid, Addresses smem, const LoadBlock& load_block) {
  constexpr u32 cluster_size = Config::cluster_m * Config::cluster_n;
  Ring<Config::stages> ring;
  for (u32 index = blockIdx.x / cluster_size; index < grid.tiles(); index += gridDim.x / cluster_size) {
    const TileIndex origin = tile_origin<Config>(grid, index);
    for (u32 k_block = 0; k_block < grid.k_blocks; ++k_block) {
      // After it no math warp of the cluster reads this stage any more. The other CTA's `full` is then in the same
      // phase as ours, so that our multicast counts in the right one even when its own expect_tx comes later.
      while (!ptx::mbarrier_try_wait_parity(smem.empty(ring.stage), ring.parity ^ 1)) {
      }
      load_block(origin, static_cast<i32>(k_block * stage_k<typename Config::Input>), ring.stage);
      ring.advance();
    }
  }
  if constexpr (outlasts_math && cluster_size > 1) {  // braces, or NVRTC 12.3 counts them wrong
    for (u32 i = 0; i < Config::stages; ++i, ring.advance())
      while (!ptx::mbarrier_try_wait_parity(smem.empty(ring.stage), ring.parity ^ 1)) {
      }
  }
}

/// Loads `rows` rows of one k block into the stage at dst. shared_by: the CTAs of the cluster that need the same rows;
/// each loads its share and multicasts it to all. more_bytes: that this thread has coming besides.
template <u32 rows, u32 shared_by, u32 more_bytes = 0>
__device__ inline void load_operand(const TensorMap& map, i32 k, u32 row, SharedAddress dst, SharedAddress full) {
  // The share that the other CTA multicasts to this one is counted here, too.
  ptx::mbarrier_arrive_expect_tx(full, rows * stage_row_bytes + more_bytes);
  if constexpr (shared_by == 1) {
    ptx::cp_async_bulk_tensor_2d(dst, &map, k, static_cast<i32>(row), full);
  } else {
    const u32 first = ptx::cluster_ctarank() * (rows / shared_by);
    ptx::cp_async_bulk_tensor_2d_multicast(dst + first * stage_row_bytes, &map, k, static_cast<i32>(row + first), full,
                                           (1 << shared_by) - 1);
  }
}

/// Tells the load threads of every CTA of the cluster that this warp no longer reads a stage. Each warp arrives for
/// itself: its wgmma.wait_group says nothing about the other three of its warpgroup.
template <u32 cluster_size = 1>
__device__ inline void release(SharedAddress empty) {
  const u32 rank = threadIdx.x % 32;  // one lane for each CTA
  if (rank >= cluster_size) return;
  if constexpr (cluster_size == 1)
    ptx::mbarrier_arrive(empty);
  else
    ptx::mbarrier_arrive_shared_cluster(ptx::mapa(empty, rank));
}

/// Starts the products of a stage's k block as one group of wgmmas: tiles_m blocks of 64 rows of A, from `a` on, times
/// the 2 * registers rows of B at `b`. d: as wgmma_mma_async gives it, per block.
/// accumulate: false where this is the tile's first k block, whose products replace what d held.
template <class A, class B, u32 tiles_m, u32 registers>
__device__ inline void multiply_stage(SharedAddress a, SharedAddress b, float (&d)[tiles_m][registers],
                                      bool accumulate) {
  const u64 a_desc = ptx::matrix_descriptor(a, Swizzle::bytes_128, 0, swizzle_period);
  const u64 b_desc = ptx::matrix_descriptor(b, Swizzle::bytes_128, 0, swizzle_period);
  ptx::wgmma_fence();  // d was zeroed, read, or is in flight: its registers are in order before the wgmmas
#pragma unroll
  for (u32 k = 0; k < stage_row_bytes / wgmma_k_bytes; ++k) {
    // Descriptors hold addresses / 16, so that a step along K or M is an addition.
    constexpr u64 step_k = wgmma_k_bytes / 16;
    constexpr u64 step_m = wgmma_m * stage_row_bytes / 16;
#pragma unroll
    for (u32 i = 0; i < tiles_m; ++i)
      ptx::wgmma_mma_async<2 * registers, A, B>(d[i], a_desc + k * step_k + i * step_m, b_desc + k * step_k,
                                                accumulate || k > 0);
  }
  ptx::wgmma_commit_group();
}

}  // namespace rawgemm
