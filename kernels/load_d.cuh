// D's way in and out where an epilogue adds to D (kernels/add_to_d.cuh, AddBy::load): a ring of boxes in shared memory,
// each of which TMA fills with what D holds, ahead, a math warpgroup adds its accumulators to, and TMA stores whole.
//
//   load warpgroup, warp 3: a thread takes the boxes of the CTA's tiles in the order in which they are stored, loads
//                           each as soon as a slot is free, and stores it when it is written.
//
//   warp 3 --TMA--> loaded[slot] --> math --> written[slot] --> warp 3 --TMA--> D
//
//   loaded[slot]:  1 arrival, expect_tx of a box, and its bytes. Complete: the box has D's elements.
//   written[slot]: 1 arrival of each warp of the math warpgroup whose box it is. Complete: the box has their sums, and
//                  nobody reads it any more.
//   First waits: math for parity 0 of loaded, warp 3 for parity 0 of written. That a slot is free, warp 3 knows from
//   cp.async.bulk.wait_group.read: it has stored the box that was there.
#pragma once
#include <kernels/stages.cuh>
#include <kernels/store.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>

namespace rawgemm {

inline constexpr u32 load_d_warp = 3;  // of the load warpgroup
/// What the stages of A and B keep, beside as many boxes of D as fit: loads run about 3,000 cycles ahead of products.
inline constexpr u32 least_stage_bytes = 144 * 1024;

/// Shared memory for boxes of D. bytes: for these and for stages of stage_bytes each. warpgroups: that share a tile, of
/// which each has slots of its own. It waits for all of a slot's phases then, as a parity needs it.
template <class Box, u32 warpgroups, u32 bytes, u32 stage_bytes>
struct BoxRing {
  static constexpr u32 slot_bytes = Box::bytes + 2 * sizeof(u64);
  static constexpr u32 enough_stages = (least_stage_bytes + stage_bytes - 1) / stage_bytes;
  static constexpr u32 most_stages = (bytes - 2 * slot_bytes) / stage_bytes;  // beside two boxes
  static constexpr u32 least_stages = enough_stages < most_stages ? enough_stages : most_stages;
  static constexpr u32 slots = (bytes - least_stages * stage_bytes) / slot_bytes / warpgroups * warpgroups;
  static_assert(slots >= 2, "block_m, block_n: beside the stages there is room for two boxes, one that is loaded");
  unsigned char box[slots][Box::bytes];
  u64 loaded[slots];
  u64 written[slots];
};

template <class Epilogue, class Boxes, class Box, u32 warpgroups, u32 bytes, u32 stage_bytes>
requires loads_d<Epilogue>
struct StagingFor<Epilogue, Boxes, Box, warpgroups, bytes, stage_bytes> {
  using Type = BoxRing<Box, warpgroups, bytes, stage_bytes>;
};

/// Shared-window addresses of what a BoxRing holds.
template <class BoxRing>
struct BoxAddresses {
  SharedAddress base;

  __device__ SharedAddress box(u32 slot) const { return base + slot * sizeof(BoxRing::box[0]); }
  __device__ SharedAddress loaded(u32 slot) const { return base + offset_of(&BoxRing::loaded) + slot * sizeof(u64); }
  __device__ SharedAddress written(u32 slot) const { return base + offset_of(&BoxRing::written) + slot * sizeof(u64); }
};

/// Whether math warpgroups that share a tile have columns of it each, not rows.
template <class Config>
inline constexpr bool shares_columns = requires {
  requires Config::shares_columns;
};

/// The boxes of a tile as they follow each other in the ring: warpgroups that share a tile have one in turn.
template <class Config>
struct TileBoxes {
  using Box = typename Config::StoreBox;
  static constexpr u32 warpgroups = Config::warpgroups_of_tile;
  static constexpr u32 warpgroups_n = shares_columns<Config> ? warpgroups : 1;
  static constexpr u32 warpgroups_m = warpgroups / warpgroups_n;
  static constexpr u32 columns = Config::block_n / Box::columns / warpgroups_n;  // of boxes, of a warpgroup
  static constexpr u32 rows = Config::block_m / wgmma_m / warpgroups_m;
  static constexpr u32 count = warpgroups * rows * columns;

  __device__ static Fragment<> place(const WorkTile& tile, u32 box) {
    const u32 of_warpgroup = box / warpgroups;
    return Fragment<>(tile, (box % warpgroups_m * rows + of_warpgroup / columns) * wgmma_m,
                      (box % warpgroups_n * columns + of_warpgroup % columns) * Box::columns);
  }
  /// The column from which on a box does not go through the ring.
  __device__ static u32 by_hand(const Fragment<>& at) { return mapped_columns<typename Config::Output>(at.column_end); }
};

/// Makes the barriers of all boxes, by one thread.
template <class Config>
__device__ inline void make_box_barriers(SharedAddress smem) {
  using Ring = typename Config::Staging;
  const BoxAddresses<Ring> ring{smem};
  for (u32 slot = 0; slot < Ring::slots; ++slot) {
    ptx::mbarrier_init(ring.loaded(slot), 1);                 // by the thread that loads
    ptx::mbarrier_init(ring.written(slot), warpgroup_warps);  // each warp writes 16 rows
  }
}

/// A thread's way through all boxes of the CTA's tiles.
template <class Config>
class BoxWalk {
 public:
  __device__ explicit BoxWalk(const typename Config::Scheduler::Params& tiles) : walk_(tiles) { begin_tile(); }

  __device__ bool is_done() const { return walk_.is_done(); }
  __device__ void advance() {
    ring_.advance();
    if (++box_ < TileBoxes<Config>::count) return;
    box_ = 0;
    walk_.advance();
    begin_tile();
  }
  __device__ u32 slot() const { return ring_.stage; }
  __device__ u32 parity() const { return ring_.parity; }
  __device__ Fragment<> place() const { return TileBoxes<Config>::place(tile_, box_); }

 private:
  __device__ void begin_tile() {
    if (!walk_.is_done()) tile_ = walk_.tile();
  }

  Walk<Config> walk_;
  WorkTile tile_{};
  u32 box_ = 0;
  Ring<Config::Staging::slots> ring_;
};

/// Loads and stores all boxes, by one thread. A box that goes by hand has its slot, but is neither loaded nor stored.
template <class Config>
__device__ inline void load_and_store_d(const OutputMatrix<MapOf<Config>>& d,
                                        const typename Config::Scheduler::Params& tiles, SharedAddress smem) {
  using Box = typename Config::StoreBox;
  using Boxes = typename Config::Staging;
  const BoxAddresses<Boxes> ring{smem};
  BoxWalk<Config> loads(tiles);
  const auto load_next = [&] {
    if (loads.is_done()) return;
    const Fragment<> at = loads.place();
    const SharedAddress loaded = ring.loaded(loads.slot());
    if (at.column < TileBoxes<Config>::by_hand(at)) {
      ptx::mbarrier_arrive_expect_tx(loaded, Box::bytes);  // what lies beyond D is filled with zeros, and counts
      load_box(ring.box(loads.slot()), matrix_of(d.map, at.group), static_cast<i32>(at.column),
               static_cast<i32>(at.row), loaded);
    } else {
      ptx::mbarrier_arrive(loaded);
    }
    loads.advance();
  };
  ptx::griddepcontrol_wait();  // the kernel before in the stream, which may have written D, is over
  for (u32 i = 0; i + 1 < Boxes::slots; ++i) load_next();
  for (BoxWalk<Config> stores(tiles); !stores.is_done(); stores.advance()) {
    while (!ptx::mbarrier_try_wait_parity(ring.written(stores.slot()), stores.parity())) {
    }  // the box has the sums
    const Fragment<> at = stores.place();
    if (at.column < TileBoxes<Config>::by_hand(at))
      store_box(matrix_of(d.map, at.group), static_cast<i32>(at.column), static_cast<i32>(at.row),
                ring.box(stores.slot()));
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read<1>();  // TMA has read the box before: its slot is free
    load_next();
  }
  ptx::cp_async_bulk_wait_group_read<0>();  // shared memory must outlive the stores that read it
}

/// Adds the accumulators of a warpgroup's 64 rows to a box, in which 8 bytes of each row lie in other banks.
template <class Box>
__device__ inline void add_to_box(SharedAddress box, float* d) {
  const FragmentPlace place{};
  const u32 pair = place.lane % 4;  // of columns; two pairs make a chunk
  // In swizzled boxes the same 8 columns of rows 2 r and 2 r + 1 share their banks: every second row takes the blocks
  // of 8 columns in another order.
  const bool is_odd = Box::is_swizzled && place.row(0) % 2 == 1;
  constexpr u32 blocks = Box::columns / 8;
  if constexpr (Box::is_swizzled) {
    static_assert(blocks == 4);
#pragma unroll
    for (u32 i = 0; i < Box::registers / 2; ++i) {
      const float low = d[i];
      d[i] = is_odd ? d[i + Box::registers / 2] : low;
      d[i + Box::registers / 2] = is_odd ? low : d[i + Box::registers / 2];
    }
  }
#pragma unroll
  for (u32 h = 0; h < 2; ++h) {
    const auto address = [&](u32 block) {
      return Box::chunk(box, place.row(h), 2 * (is_odd ? block ^ blocks / 2 : block) + pair / 2) + pair % 2 * 8;
    };
    float of_d[blocks][2];
#pragma unroll
    for (u32 j = 0; j < blocks; ++j) ptx::ld_shared_v2_f32(of_d[j][0], of_d[j][1], address(j));
#pragma unroll
    for (u32 j = 0; j < blocks; ++j)
      ptx::st_shared_v2_f32(address(j), of_d[j][0] + d[4 * j + 2 * h], of_d[j][1] + d[4 * j + 2 * h + 1]);
  }
}

/// A math warpgroup's part of D, and its place in the ring of boxes.
template <class Config>
struct LoadedRows<Config, true> {
  static_assert(Config::Scheduler::ends_at_map, "Scheduler: none whose boxes of D may reach into others' rows");
  using Box = typename Config::StoreBox;
  using Tile = TileBoxes<Config>;
  const OutputMatrix<MapOf<Config>>& matrix;
  BoxAddresses<typename Config::Staging> boxes;
  Ring<Config::Staging::slots> ring;

  /// By all threads, before begin(), which makes the barriers visible.
  __device__ static void make_barriers(SharedAddress smem) {
    if (threadIdx.x == barrier_thread) make_box_barriers<Config>(smem);
  }
  /// By the load warpgroup.
  __device__ static void load_and_store(const OutputMatrix<MapOf<Config>>& d,
                                        const typename Config::Scheduler::Params& tiles, SharedAddress smem) {
    if (threadIdx.x / warp_threads == load_d_warp && ptx::elect_sync()) load_and_store_d<Config>(d, tiles, smem);
  }

  __device__ LoadedRows(const OutputMatrix<MapOf<Config>>& d, SharedAddress smem, u32 math_warpgroup)
      : matrix(d), boxes{smem} {
    skip(ring, math_warpgroup / Tile::warpgroups * Tile::count + math_warpgroup % Tile::warpgroups);
  }
  /// Leaves out a tile of the other warpgroup's.
  __device__ void skip_tile() { skip(ring, Tile::count); }

  /// Adds 64 rows of a tile, which the epilogue is done with; by the 128 threads. The rows of a tile come in
  /// the order of TileBoxes.
  template <u32 n>
  __device__ void add(const Fragment<>& fragment, float (&d)[n]) {
#pragma unroll
    for (u32 first = 0; first < n; first += Box::registers) {
      const Fragment<> at = fragment.from(first);
      const u32 by_hand = Tile::by_hand(at);
      if (by_hand < at.column + Box::columns && by_hand < at.column_end)
        at.for_each(Box::registers, [&](u32 i, u32 row, u32 column) {
          if (column >= by_hand)
            ElementsToD<typename Config::Epilogue>::template store<float>(
                matrix.first(at.group) + row * matrix.pitch + column * i64{sizeof(float)}, d[first + i], 0, 1);
        });
      while (!ptx::mbarrier_try_wait_parity(boxes.loaded(ring.stage), ring.parity)) {
      }  // the box has what D holds, if it does not go by hand
      if (at.column < by_hand) add_to_box<Box>(boxes.box(ring.stage), d + first);
      ptx::fence_proxy_async_shared_cta();  // what this thread wrote becomes visible to TMA, and its reads are over ...
      ptx::bar_warp_sync();                 // ... those of the other lanes, too, and one may say so
      if (threadIdx.x % warp_threads == 0) ptx::mbarrier_arrive(boxes.written(ring.stage));
      skip(ring, Tile::warpgroups);
    }
  }
};

}  // namespace rawgemm
