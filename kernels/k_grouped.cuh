// The tiles of many problems in one launch, whose parts of K lie beside each other in A and B (the gradient of weights
// in a mixture of experts): a scheduler for the kernels that take tiles with all of K. docs/grouped.md draws it.
//
// Group g has some elements of K of A [m, k] and B [n, k], and rows g * m to g * m + m - 1 of D [groups * m, n]: a D of
// its own, whose map has the groups as a third dimension. Which elements is known on the device alone; there may be
// none. All groups have as many tiles, and a cluster's CTAs always have tiles of one group, so that they take as many
// steps along K.
//
// A group's last step may reach past its end, where the next group's elements lie, which may be NaN. TMA leaves them
// out and fills the stage with zeros, by a tensor map in which the end of every step is an end of the tensor. Along K
// the map has two dimensions that move by the same memory: `missing`, one stage long, and another one that says where
// the step ends. Were the map's address a stage before the operand's, (missing, end) would be element missing + end -
// stage_k:
//
//   a step of 40 elements from 300 on:   missing = 64 - 40 = 24, end = 340
//   stage:   element  0    is (24, 340)  = element 300
//                    39       (63, 340)  = element 339
//                    40       (64, 340), outside: 0
//
// It is the operand's, and the last coordinate end - stage_k. Element (missing, end - stage_k) lies in A or B wherever
// end is at most k and missing at least stage_k less the step's elements. Only for steps that end before element
// stage_k this coordinate is negative: they go by a second map, which does begin a stage before the operand. Of a box
// that has elements, TMA touches no others; but of one that lies outside altogether, it reads something at the map's
// address all the same (seen on an H200). Nothing need be mapped before the operand, so those go by the first map.
#pragma once
#include <kernels/batched_output.cuh>
#include <kernels/group_layout.cuh>
#include <kernels/matrix_of_map.cuh>
#include <kernels/promote.cuh>
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/control.cuh>

namespace rawgemm {

/// Groups begin and end at multiples of this many elements along K: any in an MN-major operand, where an element of K
/// is a row. In a K-major one TMA takes steps of 16 bytes alone, in coordinates and in strides.
template <class Element, Major major>
inline constexpr u32 k_group_step = major == Major::k ? 16 / sizeof(Element) : 1;

/// A step along K.
struct KGroupStep {
  u32 end;          // of its elements
  u32 missing;      // elements of a stage that it does not have
  u32 scale_block;  // the row of its block scales
};

/// A or B. As a map, that whose address is the operand's.
struct KGroupedOperand : TensorMap {
  TensorMap stage_before;  // begins a stage before the operand
  i32 columns, rows;       // of both maps
};
__device__ inline const KGroupedOperand& matrix_of(const KGroupedOperand& of, u32) { return of; }

/// The matrix whose step ends at `end`; in steps of the maps' last dimension, as a stage.
struct KGroupedMatrix {
  const KGroupedOperand& of;
  i32 end;
  i32 stage;

  /// The box's map, and its coordinate there.
  __device__ MatrixOfMap at(i32 x, i32 y) const {
    const bool is_outside = x >= of.columns || y >= of.rows;
    if (end >= stage || is_outside) return {of, static_cast<u32>(end - stage)};
    return {of.stage_before, static_cast<u32>(end)};
  }
};
template <class... CachePolicy>
__device__ inline void load_box(SharedAddress dst, const KGroupedMatrix& of, i32 x, i32 y, SharedAddress full,
                                CachePolicy... cache_policy) {
  load_box(dst, of.at(x, y), x, y, full, cache_policy...);
}
__device__ inline void load_box_multicast(SharedAddress dst, const KGroupedMatrix& of, i32 x, i32 y, SharedAddress full,
                                          u16 cta_mask) {
  load_box_multicast(dst, of.at(x, y), x, y, full, cta_mask);
}

/// Loads it as a step of one of several matrices, which begins with element `missing`.
template <class Stage, class Shared, u32 more_bytes = 0>
__device__ inline void load_operand(const KGroupedOperand& of, const KGroupStep& k, u32 row, SharedAddress dst,
                                    SharedAddress full) {
  constexpr u32 step = k_group_step<typename Stage::Element, Stage::major>;
  constexpr i32 stage = stage_k<typename Stage::Element> / step;
  load_operand<Stage, Shared, more_bytes>(KGroupedMatrix{of, static_cast<i32>(k.end / step), stage}, k.missing, row,
                                          dst, full);
}

__device__ inline u32 first_k_block(const KGroupStep& k) { return k.scale_block; }

/// Each cluster takes every so-manyth tile of all groups, one group after the other; those of a group in the order of
/// tile_of_groups.
struct KGroupedTiles {
  static constexpr bool ends_at_map = true;
  using Map = BatchMap;
  using Operand = KGroupedOperand;

  struct Params {
    OffsetArray offsets;  // [groups + 1]: group g begins with element offsets[g] of K, and ends before offsets[g + 1]
    u32 k;                // of A and B in memory: groups end there, whatever the array holds
    u32 groups;
    u32 rows;  // of a group's D
    u32 columns;
    u32 cluster_tiles_m;  // ceil(m / (block_m * cluster_m))
    u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
    u32 scale_blocks;     // rows of the block scales; the row past them is zeros
    TileGroups tile_groups;
  };
  struct Shared {};
  __device__ static bool walks_by_warp(const Params&) { return false; }

  /// least_step: groups begin and end at multiples of it, whatever the operands allow.
  template <class Config, u32 least_step = 1>
  class Walk {
    static_assert(Config::configuration.splits == 1, "splits: 1, as a CTA takes all of K");
    static constexpr u32 step_a = k_group_step<typename Config::Input, Config::configuration.major_a>;
    static constexpr u32 step_b = k_group_step<typename Config::InputB, Config::configuration.major_b>;
    static constexpr u32 step_ab = step_a > step_b ? step_a : step_b;
    static constexpr u32 step = step_ab > least_step ? step_ab : least_step;

   public:
    /// Waits for the kernel before in the stream, which may have written the array.
    __device__ explicit Walk(const Params& params, SharedAddress = 0) : params_(params) {
      ptx::griddepcontrol_wait();
      end_ = offset(0);
      begin_group();
      find_group();
    }

    __device__ bool is_done() const { return group_ == params_.groups; }
    __device__ void advance() {
      index_ += gridDim.x / Config::cluster_size;
      find_group();
    }

    __device__ WorkTile tile() const {
      if (is_done()) return {};  // a kernel may ask before it looks
      const TileIndex tile =
          tile_of_groups(index_, params_.cluster_tiles_m, params_.cluster_tiles_n, params_.tile_groups);
      return tile_in_cluster<Config>(tile, params_.rows, params_.columns, group_);
    }

    __device__ u32 k_blocks() const {
      const u32 own = own_k_blocks();
      return own < Config::least_k_blocks ? Config::least_k_blocks : own;
    }
    __device__ u32 last_k_steps() const { return last_k_steps_of<typename Config::Input>(end_ - begin_); }
    /// Steps past the group's last one have no elements, and scales of zero.
    __device__ KGroupStep k(u32 k_block) const {
      const u32 begin = begin_ + k_block * stage;
      const u32 left = begin < end_ ? end_ - begin : 0;
      const u32 count = left < stage ? left : stage;
      return {begin + count, stage - count, count == 0 ? params_.scale_blocks : scale_block_ + k_block};
    }

    __device__ u32 group() const { return group_; }
    __device__ u32 group_begin() const { return begin_; }
    __device__ u32 group_end() const { return end_; }

   private:
    static constexpr u32 stage = stage_k<typename Config::Input>;

    __device__ u32 offset(u32 i) const { return params_.offsets.number(i, params_.k) / step * step; }
    __device__ u32 own_k_blocks() const { return (end_ - begin_ + stage - 1) / stage; }
    /// A group begins where the one before ends, whatever the array holds.
    __device__ void begin_group() {
      begin_ = end_;
      const u32 end = offset(group_ + 1);
      end_ = end > begin_ ? end : begin_;
    }
    /// From this group on, the one to which tile index_ belongs; makes that the index of a tile of that group alone.
    __device__ void find_group() {
      const u32 tiles = params_.cluster_tiles_m * params_.cluster_tiles_n;
      while (!is_done() && index_ >= tiles) {
        index_ -= tiles;
        scale_block_ += own_k_blocks();
        if (++group_ < params_.groups) begin_group();
      }
    }

    const Params& params_;
    u32 group_ = 0;
    u32 begin_;  // of the group, along K
    u32 end_;
    u32 scale_block_ = 0;  // the row of the group's first block scales
    u32 index_ = blockIdx.x / Config::cluster_size;
  };
};

}  // namespace rawgemm
