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
#include <kernels/group_layout.cuh>
#include <kernels/grouped_combination.cuh>
#include <kernels/grouped_tile.cuh>
#include <kernels/matrix_of_map.cuh>
#include <kernels/paired_tiles.cuh>
#include <kernels/tiles.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>

namespace rawgemm {

inline constexpr u32 label_bytes = 16;  // that one load takes: where an array of labels begins, it must be a multiple
/// Each cluster takes every so-manyth tile of all groups, one group after the other; those of a group some columns of
/// tiles at a time, so that B's part of these stays in L2 while A passes by. Groups without a row have no tile. Where
/// rows have labels, each cluster takes every so-manyth tile of a grid over all of D, and each run of equal labels in
/// a CTA's rows is a tile of its own: a role need read no other labels. CTAs of a cluster of two rows of tiles take a
/// tile each, whosever it is, and step along K together (docs/grouped.md).
struct GroupedTiles {
  static constexpr bool ends_at_map = false;
  using Map = TensorMap;
  using Operand = Map;
  static constexpr bool begins_anywhere = true, pairs_tiles = true;

  struct Params {
    OffsetArray offsets;  // as the layout has them; labels: i32
    GroupLayout layout;
    u32 groups;
    u32 rows;         // of A and D in memory: groups end there, whatever the array holds
    u32 masked_rows;  // rows / groups
    u32 columns;
    u32 cluster_tiles_m;  // ceil(rows / (block_m * cluster_m))
    u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
    u32 columns_at_once;  // of these, so many are computed together (L2); a multiple of cluster_m
    u32 k_blocks;         // max(ceil(k / stage_k), Config::least_k_blocks)
    u32 last_k_steps;     // last_k_steps_of(k)
    u32 first_k;          // 0; where k is 0, past_k
    u32 past_k;           // past the end of the tensor maps
    bool zeroes_rest;     // rows whose label is no group become zero; psum: those up to the next group's begin
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
      } else {
        own_.end = params_.layout == GroupLayout::offsets ? offset(0) : 0;
        begin_group();
        find_group();
      }
      set_tile_group();
    }

    __device__ bool is_done() const { return own_.group == params_.groups; }
    __device__ void advance() {
      if (has_labels()) {
        find_run();
      } else {
        advance_index();
        find_group();
      }
      set_tile_group();
    }

    __device__ WorkTile tile() const {
      if (is_done()) return {};  // a kernel may ask before it looks
      const Place place = has_labels() ? Place{0, column_, column_} : place_in_group();
      const u32 row = own_.row + place.m * Config::block_m;
      const auto column_of = [](u32 n) {
        return (n * Config::cluster_n + ptx::cluster_ctarank() / Config::cluster_m) * Config::block_n;
      };
      WorkTile tile = tile_at(params_, tile_group_, row, column_of(place.n), own_.end, own_.zero_row);
      if constexpr (members > 1) {
        tile.others_group = has_labels() ? others_.group : own_.group;
        tile.others_b_row = b_row_at(params_, tile.others_group, column_of(place.others_n));
      }
      return tile;
    }
    __device__ u32 k_blocks() const { return k_blocks_of(params_, tile_group_); }
    __device__ u32 last_k_steps() const { return last_k_steps_in(params_, tile_group_); }
    __device__ u32 k(u32 k_block) const { return k_of(params_, tile_group_, k_block); }

    /// The same of a tile that another role has found.
    __device__ static WorkTile tile_at(const Params& params, u32 group, u32 row, u32 column, u32 row_end,
                                       u32 zero_row) {
      const u32 b_row = b_row_at(params, group, column);
      return {group, row, b_row, row, column, row_end, params.columns, zero_row, group, b_row};
    }
    __device__ static u32 b_row_at(const Params& params, u32 group, u32 column) {
      return Config::configuration.major_b == Major::k ? group * params.columns + column : column;
    }
    __device__ static u32 k_blocks_of(const Params& params, u32 group) {
      return group == no_group ? Config::least_k_blocks : params.k_blocks;
    }
    __device__ static u32 last_k_steps_in(const Params& params, u32 group) {
      return group == no_group ? 1 : params.last_k_steps;
    }
    __device__ static u32 k_of(const Params& params, u32 group, u32 k_block) {
      return (group == no_group ? params.past_k : params.first_k) + k_block * stage_k<typename Config::Input>;
    }

   private:
    static constexpr u32 of_load = label_bytes / sizeof(u32);  // labels
    static constexpr u32 members = Config::cluster_m;          // rows of tiles that a cluster has at the same time
    static_assert(members <= 2, "cluster: at most 2 rows of tiles, of which each may be another group's");
    static_assert(members == 1 || Config::StageB::rows_of_box(members) < Config::StageB::box_rows,
                  "block_n: a multiple of 16, of whose rows each CTA of a pair loads half");

    /// Where a CTA's tile lies in its group, and that of the cluster's other row: rows of tiles, columns of cluster
    /// tiles.
    struct Place {
      u32 m, n, others_n;
    };
    /// Rows that have the same label, and from zero_row on become zero.
    struct Run {
      u32 group, row, end, zero_row;
    };
    static constexpr u32 no_run = ~0u;  // in the place of a group
    __device__ bool has_labels() const { return params_.layout == GroupLayout::indices; }
    __device__ void advance_index() { index_ += gridDim.x / Config::cluster_size; }
    __device__ u32 offset(u32 i) const { return params_.offsets.number(i, params_.rows); }
    /// A group begins where the one before ends or behind it, so that no row has two, whatever the array holds.
    __device__ void begin_group() {
      u32 end;
      if (params_.layout == GroupLayout::masked) {
        const u32 count = offset(own_.group);
        own_.row = own_.group * params_.masked_rows;
        end = own_.row + (count < params_.masked_rows ? count : params_.masked_rows);
      } else if (params_.layout == GroupLayout::psum) {
        own_.row = psum_begin(own_.end, params_.rows);
        end = offset(own_.group);
      } else {
        own_.row = own_.end;
        end = offset(own_.group + 1);
      }
      own_.zero_row = own_.end = end > own_.row ? end : own_.row;
      if (params_.layout == GroupLayout::psum && params_.zeroes_rest) own_.end = psum_begin(own_.end, params_.rows);
    }
    __device__ static u32 member() { return members == 1 ? 0 : ptx::cluster_ctarank() % members; }
    __device__ u32 tiles_m() const { return (own_.end - own_.row + Config::block_m - 1) / Config::block_m; }
    /// Those of the group in so many columns.
    __device__ u32 cluster_tiles(u32 columns) const { return (tiles_m() * columns + members - 1) / members; }

    /// Of tile index_ of the group. Some columns at a time: first the tiles of whole clusters, then of the rows that
    /// are too few for one, whose tiles the CTAs of a cluster take as they come. Of a last cluster, some CTAs have
    /// none: theirs lies below the group.
    __device__ Place place_in_group() const {
      const u32 of_columns = cluster_tiles(params_.columns_at_once);
      const u32 first = index_ / of_columns * params_.columns_at_once;
      const u32 columns_left = params_.cluster_tiles_n - first;
      const u32 columns = columns_left < params_.columns_at_once ? columns_left : params_.columns_at_once;
      const u32 index = index_ % of_columns;
      const u32 column = first + index % columns;
      const u32 whole = tiles_m() / members;
      if (members == 1 || index < whole * columns) return {index / columns * members + member(), column, column};
      const u32 tile = (index - whole * columns) * members + member();
      return {whole * members + tile / columns, first + tile % columns, first + (tile ^ 1) % columns};
    }
    /// From this group on, the one to which tile index_ belongs; makes that the index of a tile of that group alone.
    __device__ void find_group() {
      while (!is_done()) {
        const u32 tiles = cluster_tiles(params_.cluster_tiles_n);
        if (index_ < tiles) return;
        index_ -= tiles;
        if (++own_.group < params_.groups) begin_group();
      }
    }

    /// A tile that has none of the group's rows, but rows behind them that become zero, takes the fewest steps along K;
    /// not in a cluster with two rows of tiles, whose CTAs step together.
    __device__ void set_tile_group() {
      tile_group_ = own_.group;
      const bool has_rest = members == 1 && !has_labels() && !is_done() && own_.zero_row < own_.end;
      if (has_rest && own_.row + place_in_group().m * Config::block_m >= own_.zero_row) tile_group_ = no_group;
    }

    /// The CTA's next run, in its rows of the grid's tile index_, or in those of a later one. Both of a cluster take as
    /// many steps along K: a run of a group waits while the other CTA has one of rows that become zero.
    __device__ void find_run() {
      for (; index_ < params_.cluster_tiles_m * params_.cluster_tiles_n; advance_index(), own_.end = others_.end = 0) {
        const TileIndex transposed =
            grouped_tile(index_, params_.cluster_tiles_n, params_.cluster_tiles_m, params_.columns_at_once);
        column_ = transposed.m;
        const u32 first = transposed.n * members * Config::block_m;
        find_next(own_, first + member() * Config::block_m);
        if constexpr (members > 1) {
          find_next(others_, first + (1 - member()) * Config::block_m);
          const bool has_zeros = own_.group == no_group || others_.group == no_group;
          const u32 least = own_.group < others_.group ? own_.group : others_.group;
          join(own_, has_zeros, least);
          join(others_, has_zeros, least);
        }
        if (own_.group != no_run) return;
      }
      own_.group = params_.groups;
    }
    /// Whoever waits or has no run goes along, with none of the rows.
    __device__ static void join(Run& run, bool has_zeros, u32 least) {
      if (has_zeros && run.group != no_group) run.end = run.row;
      if (has_zeros || run.group == no_run) run.group = has_zeros ? no_group : least;
    }
    /// The first one behind `run` that has a group or becomes zero, in the rows of a tile from `first` on. Rows that
    /// become zero behind a group's go with these.
    __device__ void find_next(Run& run, u32 first) const {
      const u32 end = first + Config::block_m < params_.rows ? first + Config::block_m : params_.rows;
      if (run.end < first) run.end = first;
      while (run.end < end) {
        run.row = run.end;
        const u32 label = ptx::ld_global_b32(label_address(run.row));
        run.group = label < params_.groups ? label : no_group;
        run.end = first_where(run.row, run.row, end, [&](u32 other) { return other != label; });
        run.zero_row = run.group == no_group ? run.row : run.end;
        if (zeroes_rest_of_tile<typename Config::Epilogue> && params_.zeroes_rest)
          run.end = first_where(run.row, run.end, end, [&](u32 other) { return other < params_.groups; });
        if (run.group != no_group || params_.zeroes_rest) return;
      }
      run = {no_run, run.end, run.end, run.end};
    }
    __device__ const char* label_address(u32 row) const { return params_.offsets.address + row * i64{sizeof(u32)}; }
    /// The first row from `begin` on, or else `end`, that has such a label; by all lanes of a warp, which ask for all
    /// labels at once: waiting for them is what takes long.
    template <class IsSuch>
    __device__ u32 first_where(u32 run, u32 begin, u32 end, const IsSuch& is_such) const {
      constexpr u32 of_warp = warp_threads * of_load;
      const u32 first = run / of_load * of_load + threadIdx.x % warp_threads * of_load;
      u32 rows_left = 0;  // from the first such row on
#pragma unroll
      for (u32 row = first; row < first + Config::block_m; row += of_warp) {
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
    Run own_{0, 0, 0, ~0u};  // a group's rows, or with labels a run
    u32 tile_group_;         // the group, or no_group
    u32 index_ = blockIdx.x / Config::cluster_size;
    u32 column_ = 0;  // of labels: where tile index_ lies in the grid,
    Run others_{};    // the run of the cluster's other CTA
  };
};

/// The same where B is MN-major: of B's map the third dimension is the group. A has one matrix for all.
struct GroupedTilesOfMnMajorB : GroupedTiles {
  using Operand = BatchMap;
};

}  // namespace rawgemm
