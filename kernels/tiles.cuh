// Which tiles of D a CTA computes, in which order, and which part of K: schedulers. And the edges of A and B.
//
// A scheduler is a type with
//   Params         what it needs to know, in the kernel's parameters
//   Walk<Config>   made by each role for itself from Params; all see the same tiles:
//     is_done()    no tile is left
//     advance()    to the next tile
//     tile()       where the tile lies; its divisions take a while, so ask for it where nothing waits
//     k_blocks()   the tile's steps along K, at least Config::least_k_blocks. Steps past the tile's range of K, all of
//                  them where it is empty, must begin where the tensor maps end: TMA fills their stages with zeros.
//     last_k_steps()   how many wgmmas along K the elements in the tile's last step need; beyond them are zeros
//     k(i)         the element of K with which step i begins; or a type of its own, for which there are a load_operand
//                  and, where scales have k blocks, a first_k_block
//   ends_at_map    whether every tile's row_end is where D ends, so that TMA leaves out what lies beyond
//   known_at_launch   of some: tiles follow from Params alone, and a CTA may find its first one ahead of all waits
//   begins_anywhere   true, where tiles may begin at any row of A or B; others, at multiples of 8, need not have it
//   pairs_tiles    of some: CTAs of a cluster that have the same columns may need different rows of B
//   Shared         what it needs of a CTA's shared memory, mostly nothing; a Walk gets its address
//   finder_warp    of some: the load warp that finds tiles for all others (kernels/found_tiles.cuh)
//   walks_by_warp(Params)   whether all lanes of a warp make and advance a Walk together, or each thread for itself
//   Map            of D: TensorMap, or one with a matrix for each problem (kernels/matrix_of_map.cuh)
//   Operand        of A and B: Map; EdgedOperand<Map> where tiles begin at multiples of their size; two maps
//                  (kernels/k_grouped.cuh), or what a CTA makes some of (k_grouped_flat.cuh)
// The number of tiles, and each one's range of K, may be known on the device alone.
#pragma once
#include <kernels/configuration.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/types.cuh>

namespace rawgemm {

inline constexpr u32 barrier_thread = 2 * warp_threads;  // makes a CTA's barriers: in no warp that loads A or B
inline constexpr u32 stage_row_bytes = 128;              // the depth of a stage: as wide as the swizzle
inline constexpr u32 wgmma_k_bytes = 32;                 // the depth of one wgmma: 16 elements of 16 bits, 32 of FP8
inline constexpr u32 stage_k_steps = stage_row_bytes / wgmma_k_bytes;
template <class Input>
inline constexpr u32 stage_k = stage_row_bytes / sizeof(Input);
/// How many wgmmas along K the last k block of k elements needs; at least one.
template <class Input>
__host__ __device__ constexpr u32 last_k_steps_of(u32 k) {
  return k == 0 ? 1 : (k - 1) % stage_k<Input> / (stage_k<Input> / stage_k_steps) + 1;
}

/// A tile of D: Config::block_m x Config::block_n elements from row and column on. Those at row_end or column_end and
/// beyond are not its own: they are computed and not stored. From zero_row on, they become zero.
struct WorkTile {
  u32 group;        // which of several problems; 0 where there is one
  u32 a_row;        // the first row in A's tensor map
  u32 b_row;        // the first row in B's tensor map
  u32 row, column;  // of D
  u32 row_end, column_end, zero_row = ~0u;
  u32 others_group = 0, others_b_row = 0;  // where tiles are paired: those of the cluster's other row of tiles
};

template <class Scheduler>
inline constexpr bool begins_anywhere = requires {
  requires Scheduler::begins_anywhere;
};

/// The matrix of a problem: what TMA finds boxes in. Of other maps: kernels/batched.cuh.
__device__ inline const TensorMap& matrix_of(const TensorMap& map, u32) { return map; }

/// A or B where tiles begin at multiples of their size. As a map, that whose boxes are a stage's. TMA takes several
/// times as long to fill a row outside with zeros as to load one (docs/shapes.md): of the last tile, `edge` loads the
/// rows inside alone. What else is there is harmless: an element of D depends on its rows of A and B alone.
template <class Map>
struct EdgedOperand : Map {
  Map edge;  // K-major: its boxes have as many rows as the last tile, where that has fewer than others. MN-major: as
             // many columns as the last chunk of each tile, or of the last tile (kernels/mn_major.cuh)
  u32 rows;  // of the matrix; or more, of which TMA fills those outside with zeros
};
/// The same of one problem.
template <class Matrix>
struct EdgedMatrix {
  Matrix whole;
  Matrix edge;
  u32 rows;
};
template <class Map>
__device__ inline auto matrix_of(const EdgedOperand<Map>& of, u32 problem) {
  const Map& whole = of;
  return EdgedMatrix<decltype(matrix_of(whole, problem))>{matrix_of(whole, problem), matrix_of(of.edge, problem),
                                                          of.rows};
}

/// Of `count` rows from `row` on, those that a load brings: all, zeros where the matrix has none ...
template <class Matrix>
__device__ constexpr u32 loaded_rows(const Matrix&, u32, u32 count) {
  return count;
}
/// ... or those that it has.
template <class Matrix>
__device__ constexpr u32 loaded_rows(const EdgedMatrix<Matrix>& of, u32 row, u32 count) {
  const u32 left = row < of.rows ? of.rows - row : 0;
  return left < count ? left : count;
}

/// What the tensor map of D is.
template <class Config>
using MapOf = typename Config::Scheduler::Map;

struct TileIndex {
  u32 m, n;
};

/// Divides numbers below 2^31 in a tenth of the time that a division takes; host/divisor.hpp makes it.
struct Divisor {
  u32 multiplier, shift;

  __device__ u32 divide(u32 x) const { return static_cast<u32>(u64{x} * multiplier >> shift); }
};

/// Groups of rows of tiles, in a grid of tiles_m x tiles_n; host/divisor.hpp makes them.
struct TileGroups {
  u32 group_m;           // rows of a group
  Divisor by_tiles;      // of a group
  Divisor by_rows;       // of a group
  Divisor by_last_rows;  // of the last one, where it has fewer
};
/// The index-th tile of a grid of tiles_m x tiles_n: group_m rows of tiles at a time, down each column of the group
/// before the next, so that tiles of one time share rows of A and B in L2. A bijection: the last group has the rows
/// that are left. Divisions would delay a CTA's first load by 0.1 us.
__device__ inline TileIndex tile_of_groups(u32 index, u32 tiles_m, u32 tiles_n, const TileGroups& groups) {
  const u32 first_row = groups.by_tiles.divide(index) * groups.group_m;
  const u32 index_in_group = index - first_row * tiles_n;
  const u32 rows_left = tiles_m - first_row;
  const bool is_last = rows_left < groups.group_m;
  const u32 n = (is_last ? groups.by_last_rows : groups.by_rows).divide(index_in_group);
  return {first_row + index_in_group - n * (is_last ? rows_left : groups.group_m), n};
}

/// A CTA's first tile where the launch knows it, else one without rows: load warps find it while others make barriers.
template <class Config>
__device__ inline WorkTile first_tile(const typename Config::Scheduler::Params& tiles) {
  if constexpr (requires { Config::Scheduler::known_at_launch; })
    return typename Config::Scheduler::template Walk<Config>(tiles).tile();
  return {};
}

/// This CTA's tile of a cluster's.
template <class Config>
__device__ inline WorkTile tile_in_cluster(const TileIndex& tile, u32 rows, u32 columns, u32 problem = 0) {
  const u32 rank = ptx::cluster_ctarank();
  const u32 row = (tile.m * Config::cluster_m + rank % Config::cluster_m) * Config::block_m;
  const u32 column = (tile.n * Config::cluster_n + rank / Config::cluster_m % Config::cluster_n) * Config::block_n;
  return {problem, row, column, row, column, rows, columns};
}

/// The tiles of one problem, in groups of rows of tiles: each cluster takes every so-manyth.
/// n, k: the problem's, where they are known when the kernel is compiled; 0: they are not.
template <u32 known_n_ = 0, u32 known_k_ = 0>
struct PersistentTiles {
  static constexpr u32 known_n = known_n_;
  static constexpr u32 known_k = known_k_;
  static constexpr bool ends_at_map = true;
  static constexpr bool known_at_launch = true;
  using Map = TensorMap;
  using Operand = EdgedOperand<Map>;

  struct Params {
    u32 rows, columns;    // of D
    u32 cluster_tiles_m;  // ceil(m / (block_m * cluster_m))
    u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
    u32 k_blocks;         // max(ceil(k / stage_k), Config::least_k_blocks)
    u32 last_k_steps;     // last_k_steps_of(k)
    TileGroups groups;
  };
  struct Shared {};
  __device__ static bool walks_by_warp(const Params&) { return false; }

  template <class Config>
  class Walk {
    static_assert(Config::configuration.splits == 1, "splits: 1, as a CTA takes all of K");

   public:
    __device__ explicit Walk(const Params& params, SharedAddress = 0) : params_(params) {}

    __device__ bool is_done() const { return index_ >= params_.cluster_tiles_m * tiles_n(); }
    __device__ void advance() { index_ += gridDim.x / Config::cluster_size; }

    __device__ WorkTile tile() const {
      return tile_in_cluster<Config>(tile_of_groups(index_, params_.cluster_tiles_m, tiles_n(), params_.groups),
                                     params_.rows, params_.columns);
    }

    __device__ u32 k_blocks() const { return known_k == 0 ? params_.k_blocks : known_k_blocks; }
    __device__ u32 last_k_steps() const { return params_.last_k_steps; }
    __device__ static u32 k(u32 k_block) { return k_block * stage_k<typename Config::Input>; }

   private:
    static constexpr u32 needed_k_blocks =
        (known_k + stage_k<typename Config::Input> - 1) / stage_k<typename Config::Input>;
    static constexpr u32 known_k_blocks =
        needed_k_blocks < Config::least_k_blocks ? Config::least_k_blocks : needed_k_blocks;

    __device__ u32 tiles_n() const {
      constexpr u32 columns = Config::block_n * Config::cluster_n;
      return known_n == 0 ? params_.cluster_tiles_n : (known_n + columns - 1) / columns;
    }

    const Params& params_;
    u32 index_ = blockIdx.x / Config::cluster_size;
  };
};

}  // namespace rawgemm
