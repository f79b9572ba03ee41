// A scheduler whose tiles a warp of the CTA finds, ahead of the roles that compute them. To look for a group, its rows
// and a place among its tiles takes half as long as a k block, with labels as long, and all would wait for it at each
// tile.
//
//   load warpgroup, warp 3: walks with the other scheduler, and writes where its tiles lie.
//
//   warp 3 --writes--> found[slot] --> each role
//          <---------- taken[slot] <--
//   found[slot]: 1 arrival, of the lane that wrote the slot. Complete: it may be read.
//   taken[slot]: 1 arrival of each warp that reads it. Complete: it may be overwritten.
//   First waits: roles for parity 0 of found; warp 3 for parity 1 of taken, which a fresh mbarrier has completed.
#pragma once
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>

namespace rawgemm {

/// Scheduler: its Walk has tile_at, k_blocks_of, last_k_steps_in and k_of (kernels/grouped.cuh).
template <class Scheduler>
struct FoundTiles : Scheduler {
  using typename Scheduler::Params;
  static constexpr u32 finder_warp = 3;
  static constexpr u32 slots = 4;
  static constexpr u32 no_tile = ~0u - 1;  // in the place of a group: none is left

  struct alignas(16) Slot {
    u32 place[4];  // group, row, column and row_end of a WorkTile
    u32 zero_row;
    u32 others_group, others_b_row;
  };
  struct Shared {
    Slot slot[slots];
    u64 found[slots];
    u64 taken[slots];
  };
  __device__ static SharedAddress slot_at(SharedAddress tiles, u32 i) { return tiles + i * sizeof(Slot); }
  __device__ static SharedAddress found_at(SharedAddress tiles, u32 i) {
    return tiles + offset_of(&Shared::found) + i * sizeof(u64);
  }
  __device__ static SharedAddress taken_at(SharedAddress tiles, u32 i) {
    return tiles + offset_of(&Shared::taken) + i * sizeof(u64);
  }

  /// By one thread. reading_warps: of the CTA.
  __device__ static void make_barriers(SharedAddress tiles, u32 reading_warps) {
    for (u32 i = 0; i < slots; ++i) {
      ptx::mbarrier_init(found_at(tiles, i), 1);
      ptx::mbarrier_init(taken_at(tiles, i), reading_warps);
    }
  }

  /// By the load warpgroup. Whatever the layout, lanes may walk together.
  template <class Config, class KernelParams, class Addresses>
  __device__ static void find(const KernelParams& params, Addresses smem, u32 load_warp) {
    if (load_warp != finder_warp) return;
    const SharedAddress tiles = smem.tiles();
    typename Scheduler::template Walk<Config> walk(params.tiles);
    Ring<slots> ring;
    for (bool is_done = false; !is_done; ring.advance()) {
      is_done = walk.is_done();
      const WorkTile tile = walk.tile();
      while (!ptx::mbarrier_try_wait_parity(taken_at(tiles, ring.stage), ring.parity ^ 1)) {
      }
      ptx::bar_warp_sync();  // all lanes have seen this phase: what follows lets the next one complete
      if (threadIdx.x % warp_threads == 0) {
        const SharedAddress slot = slot_at(tiles, ring.stage);
        ptx::st_shared_v4_b32(slot, is_done ? no_tile : tile.group, tile.row, tile.column, tile.row_end);
        ptx::st_shared_b32(slot + offset_of(&Slot::zero_row), tile.zero_row);
        if (Config::cluster_m > 1) {
          ptx::st_shared_b32(slot + offset_of(&Slot::others_group), tile.others_group);
          ptx::st_shared_b32(slot + offset_of(&Slot::others_b_row), tile.others_b_row);
        }
        ptx::mbarrier_arrive(found_at(tiles, ring.stage));
      }
      if (!is_done) walk.advance();
    }
  }

  /// Lanes read slots together, also those of a warp in which one loads.
  __device__ static bool walks_by_warp(const Params&) { return true; }

  template <class Config>
  class Walk {
    using Found = typename Scheduler::template Walk<Config>;

   public:
    /// Waits for the kernel before in the stream, as others do.
    __device__ explicit Walk(const Params& params, SharedAddress tiles = 0) : params_(params), tiles_(tiles) {
      ptx::griddepcontrol_wait();
      read();
    }

    __device__ bool is_done() const { return tile_.group == no_tile; }
    __device__ void advance() {
      ptx::bar_warp_sync();  // all lanes have read the slot, one may say so
      if (threadIdx.x % warp_threads == 0) ptx::mbarrier_arrive(taken_at(tiles_, ring_.stage));
      ring_.advance();
      read();
    }
    __device__ WorkTile tile() const { return tile_; }
    __device__ u32 k_blocks() const { return Found::k_blocks_of(params_, tile_.group); }
    __device__ u32 last_k_steps() const { return Found::last_k_steps_in(params_, tile_.group); }
    __device__ u32 k(u32 k_block) const { return Found::k_of(params_, tile_.group, k_block); }

   private:
    __device__ void read() {
      while (!ptx::mbarrier_try_wait_parity(found_at(tiles_, ring_.stage), ring_.parity)) {
      }
      u32 group, row, column, row_end;
      const SharedAddress slot = slot_at(tiles_, ring_.stage);
      ptx::ld_shared_v4_b32(group, row, column, row_end, slot);
      const u32 zero_row = ptx::ld_shared_b32(slot + offset_of(&Slot::zero_row));
      tile_ = Found::tile_at(params_, group, row, column, row_end, zero_row);
      if (Config::cluster_m > 1) {
        tile_.others_group = ptx::ld_shared_b32(slot + offset_of(&Slot::others_group));
        tile_.others_b_row = ptx::ld_shared_b32(slot + offset_of(&Slot::others_b_row));
      }
    }

    const Params& params_;
    SharedAddress tiles_;
    Ring<slots> ring_;
    WorkTile tile_;
  };
};

}  // namespace rawgemm
