// The tiles of many problems in one launch, whose rows lie below each other in A and D (mixture of experts): a
// scheduler for the kernels that take tiles with all of K. docs/grouped.md draws the walk.
//
// Group g has some rows of A [m, k] and D [m, n] beside each other, and the g-th n rows of B [groups * n, k], or, where
// B is MN-major, the g-th k rows of B [groups * k, n], which are a matrix of their own to B's tensor map. Which rows is
// known on the device alone, and they may be any: a tile begins with a group's first row, wherever that is; or with the
// first row of a run, where each row has a label that says which group it belongs to. Where a tile reaches past its
// group, it reads rows of A and B that are other groups'. They become rows and columns of the tile past row_end and
// column_end, which are not stored: an element of D depends on its own row of A and its own row of B alone. Past the
// last group the tensor maps end, and TMA reads zeros.
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/group_layout.cuh>
#include <kernels/matrix_of_map.cuh>
#include <kernels/tiles.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>

namespace rawgemm {

inline constexpr u32 label_bytes = 16;  // that one load takes: where an array of labels begins, it must be a multiple
/// As the group of a tile: its rows have none, and become zero.
inline constexpr u32 no_group = ~0u;
/// Whether an epilogue makes zeros of rows without a group that lie in a group's tile, so that a run may go on there.
template <class Epilogue>
inline constexpr bool zeroes_rest_of_tile = false;

/// Each cluster takes every so-manyth tile of all groups, one group after the other; those of a group some columns of
/// tiles at a time, so that B's part of these stays in L2 while A passes by. Groups without a row have no tile. Where
/// rows have labels, each cluster takes every so-manyth tile of a grid over all of D, and each run of equal labels in
/// its rows is a tile of its own: a role need read no other labels.
struct GroupedTiles {
  static constexpr bool ends_at_map = false;
  using Map = TensorMap;
  using Operand = Map;
  static constexpr bool begins_anywhere = true;

  struct Params {
    OffsetArray offsets;  // as the layout has them; labels: i32
    GroupLayout layout;
    u32 groups;
    u32 rows;         // of A and D in memory: groups end there, whatever the array holds
    u32 masked_rows;  // rows / groups
    u32 columns;
    u32 cluster_tiles_m;  // ceil(rows / (block_m * cluster_m))
    u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
    u32 columns_at_once;  // of these, so many are computed together (L2)
    u32 k_blocks;         // max(ceil(k / stage_k), Config::least_k_blocks)
    u32 first_k;          // 0; where k is 0, past_k
    u32 past_k;           // past the end of the tensor maps
    bool zeroes_rest;     // rows whose label is no group become zero
  };
  struct Shared {};
  /// Its lanes read labels together.
  __device__ static bool walks_by_warp(const Params& params) { return params.layout == GroupLayout::indices; }

  template <class Config>
  class Walk {
    static_assert(Config::configuration.splits == 1, "splits: 1, as a CTA takes all of K");

   public:
    /// Waits for the kernel before in the stream, which may have written the array.
    __device__ explicit Walk(const Params& params, SharedAddress = 0) : params_(params) {
      ptx::griddepcontrol_wait();
      if (has_labels()) {
        find_run();
        return;
      }
      row_end_ = params_.layout == GroupLayout::offsets ? offset(0) : 0;
      begin_group();
      find_group();
    }

    __device__ bool is_done() const { return group_ == params_.groups; }
    __device__ void advance() {
      if (has_labels()) {
        find_run();
      } else {
        advance_index();
        find_group();
      }
    }

    __device__ WorkTile tile() const {
      if (is_done()) return {};  // a kernel may ask before it looks
      const u32 rank = ptx::cluster_ctarank();
      const TileIndex tile = has_labels() ? TileIndex{0, column_} : index_in(cluster_tiles_m());
      const u32 row = row_ + (tile.m * Config::cluster_m + rank % Config::cluster_m) * Config::block_m;
      const u32 column = (tile.n * Config::cluster_n + rank / Config::cluster_m) * Config::block_n;
      return tile_at(params_, group_, row, column, row_end_, zero_row_);
    }
    __device__ u32 k_blocks() const { return k_blocks_of(params_, group_); }
    __device__ u32 k(u32 k_block) const { return k_of(params_, group_, k_block); }

    /// The same of a tile that another role has found.
    __device__ static WorkTile tile_at(const Params& params, u32 group, u32 row, u32 column, u32 row_end,
                                       u32 zero_row) {
      const u32 b_row = Config::configuration.major_b == Major::k ? group * params.columns + column : column;
      return {group, row, b_row, row, column, row_end, params.columns, zero_row};
    }
    __device__ static u32 k_blocks_of(const Params& params, u32 group) {
      return group == no_group ? Config::least_k_blocks : params.k_blocks;
    }
    __device__ static u32 k_of(const Params& params, u32 group, u32 k_block) {
      return (group == no_group ? params.past_k : params.first_k) + k_block * stage_k<typename Config::Input>;
    }

   private:
    static constexpr u32 cluster_rows = Config::block_m * Config::cluster_m;
    static constexpr u32 of_load = label_bytes / sizeof(u32);  // labels

    __device__ bool has_labels() const { return params_.layout == GroupLayout::indices; }
    __device__ void advance_index() { index_ += gridDim.x / Config::cluster_size; }
    __device__ u32 offset(u32 i) const { return params_.offsets.number(i, params_.rows); }
    /// A group begins where the one before ends or behind it, so that no row has two, whatever the array holds.
    __device__ void begin_group() {
      u32 end;
      if (params_.layout == GroupLayout::masked) {
        const u32 count = offset(group_);
        row_ = group_ * params_.masked_rows;
        end = row_ + (count < params_.masked_rows ? count : params_.masked_rows);
      } else if (params_.layout == GroupLayout::psum) {
        row_ = (row_end_ + psum_step - 1) / psum_step * psum_step;
        end = offset(group_);
      } else {
        row_ = row_end_;
        end = offset(group_ + 1);
      }
      row_end_ = end > row_ ? end : row_;
    }
    __device__ u32 cluster_tiles_m() const { return (row_end_ - row_ + cluster_rows - 1) / cluster_rows; }
    /// Tile index_ of a grid with so many rows of cluster tiles, a group's or, where rows have labels, all of D's.
    __device__ TileIndex index_in(u32 tiles_m) const {
      const TileIndex transposed = grouped_tile(index_, params_.cluster_tiles_n, tiles_m, params_.columns_at_once);
      return {transposed.n, transposed.m};
    }
    /// From this group on, the one to which tile index_ belongs; makes that the index of a tile of that group alone.
    __device__ void find_group() {
      while (!is_done()) {
        const u32 tiles = cluster_tiles_m() * params_.cluster_tiles_n;
        if (index_ < tiles) return;
        index_ -= tiles;
        if (++group_ < params_.groups) begin_group();
      }
    }

    /// From row_end_ on, the next run of rows that have a group, or become zero: in the rows of the grid's tile index_,
    /// or, from their first one on, in those of a later one. Rows that become zero behind a group's go with these.
    __device__ void find_run() {
      for (; index_ < params_.cluster_tiles_m * params_.cluster_tiles_n; advance_index(), row_end_ = 0) {
        const TileIndex tile = index_in(params_.cluster_tiles_m);
        column_ = tile.n;
        const u32 first = tile.m * cluster_rows;
        const u32 end = params_.rows - first < cluster_rows ? params_.rows : first + cluster_rows;
        if (row_end_ < first) row_end_ = first;
        while (row_end_ < end) {
          row_ = row_end_;
          const u32 label = ptx::ld_global_b32(label_address(row_));
          group_ = label < params_.groups ? label : no_group;
          find_end_of_run(label, end);
          if (group_ != no_group || params_.zeroes_rest) return;
        }
      }
      group_ = params_.groups;
    }
    __device__ const char* label_address(u32 row) const { return params_.offsets.address + row * i64{sizeof(u32)}; }
    /// The rows behind row_, up to `end` in the same rows of the grid, that have the same label, and those behind them
    /// that become zero.
    __device__ void find_end_of_run(u32 label, u32 end) {
      row_end_ = first_where(row_, end, [&](u32 other) { return other != label; });
      zero_row_ = group_ == no_group ? row_ : row_end_;
      if (zeroes_rest_of_tile<typename Config::Epilogue> && params_.zeroes_rest)
        row_end_ = first_where(row_end_, end, [&](u32 other) { return other < params_.groups; });
    }
    /// The first row from `begin` on, or else `end`, that has such a label; by all lanes of a warp, which ask for all
    /// labels at once: waiting for them is what takes long.
    template <class IsSuch>
    __device__ u32 first_where(u32 begin, u32 end, const IsSuch& is_such) const {
      constexpr u32 of_warp = warp_threads * of_load;
      const u32 first = row_ / of_load * of_load + threadIdx.x % warp_threads * of_load;
      u32 rows_left = 0;  // from the first such row on
#pragma unroll
      for (u32 row = first; row < first + cluster_rows; row += of_warp) {
        u32 labels[of_load];
        load_labels(row, labels);
#pragma unroll
        for (u32 i = 0; i < of_load; ++i)
          if (row + i >= begin && row + i < end && end - row - i > rows_left && is_such(labels[i]))
            rows_left = end - row - i;
      }
      return end - ptx::redux_sync_max_u32(rows_left);
    }
    /// Those from row `first` on, a multiple of as many; behind the last row any.
    __device__ void load_labels(u32 first, u32 (&labels)[of_load]) const {
      if (first + of_load <= params_.rows) {
        ptx::ld_global_v4_b32(labels[0], labels[1], labels[2], labels[3], label_address(first));
      } else {
#pragma unroll
        for (u32 i = 0; i < of_load; ++i)
          labels[i] = first + i < params_.rows ? ptx::ld_global_b32(label_address(first + i)) : no_group;
      }
    }

    const Params& params_;
    u32 group_ = 0;
    u32 row_;  // the group's first one, or the run's
    u32 row_end_ = 0;
    u32 zero_row_ = ~0u;
    u32 index_ = blockIdx.x / Config::cluster_size;
    u32 column_ = 0;  // of labels: where tile index_ lies in the grid
  };
};

/// The same where B is MN-major: of B's map the third dimension is the group. A has one matrix for all.
struct GroupedTilesOfMnMajorB : GroupedTiles {
  using Operand = BatchMap;
};

/// The epilogue of groups where their Config names no other: LinearCombination, with FP8 factors for each group;
/// and zeros in rows without a group.
template <class Types>
struct GroupedCombination : LinearCombination<Types> {
  u32 group_scales_a;  // from the scales of one group's A to those of the next; of each row of D: 0
  u32 group_scales_b;  // the same of B

  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    LinearCombination<Types> combination = *this;
    if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales) {
      const u32 group = fragment.group == no_group ? 0 : fragment.group;  // any: what it scales becomes zero
      if (combination.scale_a.address != nullptr) combination.scale_a.address += group * i64{group_scales_a};
      if (combination.scale_b.address != nullptr) combination.scale_b.address += group * i64{group_scales_b};
    }
    combination(fragment, n, d);
    if (fragment.zero_row < fragment.row_end) fragment.make_zero(n, d);
  }
};
template <class Types>
inline constexpr bool zeroes_rest_of_tile<GroupedCombination<Types>> = true;

}  // namespace rawgemm
