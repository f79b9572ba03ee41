// The tiles of many problems of one size in one launch, each with matrices of its own: schedulers for the kernels that
// take tiles with all of K, and for gemm_splitk. docs/batched.md says more.
//
// A's, B's and D's tensor maps have a third dimension, the problem, and end where a problem's matrix does: beyond k TMA
// finds zeros, and what lies beyond it leaves out of D, though in memory it may be another problem's.
#pragma once
#include <kernels/batched_output.cuh>
#include <kernels/matrix_of_map.cuh>
#include <kernels/splitk.cuh>
#include <kernels/tiles.cuh>

namespace rawgemm {

/// Each cluster takes every so-manyth tile of all problems, one problem after the other; those of a problem in the
/// order of tile_of_groups.
struct BatchedTiles {
  static constexpr bool ends_at_map = true;
  static constexpr bool known_at_launch = true;
  using Map = BatchMap;
  using Operand = EdgedOperand<Map>;

  struct Params {
    u32 problems;
    u32 rows;  // of D
    u32 columns;
    u32 cluster_tiles_m;  // ceil(m / (block_m * cluster_m))
    u32 cluster_tiles_n;  // ceil(n / (block_n * cluster_n))
    u32 k_blocks;         // max(ceil(k / stage_k), Config::least_k_blocks)
    u32 last_k_steps;     // last_k_steps_of(k)
    u32 first_k;          // 0; where k is 0, past the end of the tensor maps
    Divisor by_problem;   // by its tiles
    TileGroups groups;    // of a problem's
  };
  struct Shared {};
  __device__ static bool walks_by_warp(const Params&) { return false; }

  template <class Config>
  class Walk {
    static_assert(Config::configuration.splits == 1, "splits: 1, as a CTA takes all of K");

   public:
    __device__ explicit Walk(const Params& params, SharedAddress = 0) : params_(params) {}

    __device__ bool is_done() const { return index_ >= params_.problems * problem_tiles(); }
    __device__ void advance() { index_ += gridDim.x / Config::cluster_size; }

    __device__ WorkTile tile() const {
      const u32 problem = params_.by_problem.divide(index_);
      const TileIndex tile = tile_of_groups(index_ - problem * problem_tiles(), params_.cluster_tiles_m,
                                            params_.cluster_tiles_n, params_.groups);
      return tile_in_cluster<Config>(tile, params_.rows, params_.columns, problem);
    }

    __device__ u32 k_blocks() const { return params_.k_blocks; }
    __device__ u32 last_k_steps() const { return params_.last_k_steps; }
    __device__ u32 k(u32 k_block) const { return params_.first_k + k_block * stage_k<typename Config::Input>; }

   private:
    __device__ u32 problem_tiles() const { return params_.cluster_tiles_m * params_.cluster_tiles_n; }

    const Params& params_;
    u32 index_ = blockIdx.x / Config::cluster_size;
  };
};

/// The same for CTAs that share tiles: those of a problem in the order of SplitTiles.
struct BatchedSplitTiles {
  using Map = BatchMap;
  using Operand = EdgedOperand<Map>;

  struct Params : SplitTiles::Params {  // tiles: of all problems
    u32 problem_tiles;                  // of each
    Divisor by_problem;                 // by its tiles
    u32 first_k;                        // 0; where k is 0, past the end of the tensor maps
  };
  __device__ static bool walks_by_warp(const Params&) { return false; }

  template <class Config>
  class Walk : public SplitTiles::Walk<Config> {
    using Base = SplitTiles::Walk<Config>;

   public:
    __device__ explicit Walk(const Params& params) : Base(params), params_(params) {}

    __device__ WorkTile tile() const {
      const u32 problem = params_.by_problem.divide(this->index_);
      return Base::tile(this->index_ - problem * params_.problem_tiles, problem);
    }
    __device__ u32 k(u32 step) const { return params_.first_k + Base::k(step); }

   private:
    const Params& params_;
  };
};

}  // namespace rawgemm
