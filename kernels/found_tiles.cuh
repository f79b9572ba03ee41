// Tiles that a warp of the CTA finds ahead of the roles that compute them: to look for a group, its rows and a place
// among its tiles takes as long as a k block, which math warps would wait for at each tile.
//
//   finder --writes--> found[slot] --> each role
//          <---------- taken[slot] <--
//   found[slot]: 1 arrival, of the lane that wrote the slot. Complete: it may be read.
//   taken[slot]: 1 arrival of each warp that reads it. Complete: it may be overwritten.
//   First waits: roles for parity 0 of found; the finder for parity 1 of taken, which a fresh mbarrier has completed.
#pragma once
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>

namespace rawgemm {

template <class Scheduler>
requires finds_slowly<Scheduler>
struct FoundTiles<Scheduler> {
  static constexpr u32 count = 4;
  struct alignas(16) Slot {
    u32 place[4];  // group, row, column and row_end of a WorkTile
    u32 zero_row;
  };
  Slot slots[count];
  u64 found[count];
  u64 taken[count];

  __device__ static SharedAddress slot_at(SharedAddress tiles, u32 slot) { return tiles + slot * sizeof(Slot); }
  __device__ static SharedAddress found_at(SharedAddress tiles, u32 slot) {
    return tiles + offset_of(&FoundTiles::found) + slot * sizeof(u64);
  }
  __device__ static SharedAddress taken_at(SharedAddress tiles, u32 slot) {
    return tiles + offset_of(&FoundTiles::taken) + slot * sizeof(u64);
  }

  /// By all threads, ahead of begin(), whose fence is this thread's. reading_warps: of the CTA.
  __device__ static void make_barriers(SharedAddress tiles, u32 reading_warps) {
    if (threadIdx.x != 0) return;
    for (u32 slot = 0; slot < count; ++slot) {
      ptx::mbarrier_init(found_at(tiles, slot), 1);
      ptx::mbarrier_init(taken_at(tiles, slot), reading_warps);
    }
  }

  /// By a warp of its own: whatever the layout, its lanes may walk together.
  template <class Config>
  __device__ static void find(const typename Scheduler::Params& params, SharedAddress tiles) {
    Walk<Config> walk(params);
    Ring<count> ring;
    for (bool is_done = false; !is_done; ring.advance()) {
      is_done = walk.is_done();
      const WorkTile tile = walk.tile();
      while (!ptx::mbarrier_try_wait_parity(taken_at(tiles, ring.stage), ring.parity ^ 1)) {
      }
      if (threadIdx.x % warp_threads == 0) {
        const SharedAddress slot = slot_at(tiles, ring.stage);
        ptx::st_shared_v4_b32(slot, is_done ? no_tile : tile.group, tile.row, tile.column, tile.row_end);
        ptx::st_shared_b32(slot + offset_of(&Slot::zero_row), tile.zero_row);
        ptx::mbarrier_arrive(found_at(tiles, ring.stage));
      }
      if (!is_done) walk.advance();
    }
  }

  /// What a role walks with in place of the Scheduler's Walk. by_warp: all lanes of a warp do, else one alone.
  template <class Config, bool by_warp>
  class Reader {
   public:
    /// Waits for the kernel before in the stream, as Walk does.
    __device__ Reader(const typename Scheduler::Params& params, SharedAddress tiles) : params_(params), tiles_(tiles) {
      ptx::griddepcontrol_wait();
      read();
    }

    __device__ bool is_done() const { return tile_.group == no_tile; }
    __device__ void advance() {
      if (by_warp) ptx::bar_warp_sync();  // all lanes have read the slot, one may say so
      if (!by_warp || threadIdx.x % warp_threads == 0) ptx::mbarrier_arrive(taken_at(tiles_, ring_.stage));
      ring_.advance();
      read();
    }
    __device__ WorkTile tile() const { return tile_; }
    __device__ u32 k_blocks() const { return Walk<Config>::k_blocks_of(params_, tile_.group); }
    __device__ u32 k(u32 k_block) const { return Walk<Config>::k_of(params_, tile_.group, k_block); }

   private:
    __device__ void read() {
      while (!ptx::mbarrier_try_wait_parity(found_at(tiles_, ring_.stage), ring_.parity)) {
      }
      u32 group, row, column, row_end;
      const SharedAddress slot = slot_at(tiles_, ring_.stage);
      ptx::ld_shared_v4_b32(group, row, column, row_end, slot);
      const u32 zero_row = ptx::ld_shared_b32(slot + offset_of(&Slot::zero_row));
      tile_ = Walk<Config>::tile_at(params_, group, row, column, row_end, zero_row);
    }

    const typename Scheduler::Params& params_;
    SharedAddress tiles_;
    Ring<count> ring_;
    WorkTile tile_;
  };
};

}  // namespace rawgemm
