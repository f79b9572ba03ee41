// What a kernel is compiled for: a Configuration, which is numbers alone, and beside it element types, a scheduler
// (kernels/tiles.cuh) and an epilogue (kernels/epilogue.cuh), which are types.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

/// The kernels, by the names of their functions; host/kernels.hpp has what else is known of each.
enum class Kernel {
  gemm_cooperative,
  gemm_pingpong,
  gemm_splitk,
  gemm_swapped,
  gemm_multistage,
  gemm_slicedk,
  gemm_fp8_block,
  gemm_fp8_block_splitk,
  wgmma_tile,
};

inline constexpr u32 wgmma_m = 64;  // D's rows of one wgmma, 16 for each warp
/// Rows and columns of D.
struct Tile {
  u32 m;
  u32 n;

  constexpr bool operator==(const Tile&) const = default;
};

/// CTAs that run together, below each other and beside each other.
struct Cluster {
  u32 m = 1;
  u32 n = 1;

  constexpr bool operator==(const Cluster&) const = default;
};

/// tile: of a CTA; where K is split, of all CTAs that share it.
/// cluster: CTAs with a tile each. Those below each other share their part of B, those beside each other that of A.
/// splits: CTAs that share each tile, each with a part of K, of the same cluster; it has as many CTAs for each tile.
/// major_a, major_b: K, where neighbours along K are contiguous: A is [m, k] and B [n, k]; MN: A is [k, m] or B [k, n].
/// nvcc 12.4 takes one that depends on template parameters as a static member of a class template alone.
struct Configuration {
  Kernel kernel;
  Tile tile;
  Cluster cluster = {};
  u32 splits = 1;
  Major major_a = Major::k;
  Major major_b = Major::k;

  constexpr bool operator==(const Configuration&) const = default;

  /// CTAs of a cluster.
  __host__ __device__ constexpr u32 cluster_size() const { return cluster.m * cluster.n * splits; }
};

inline constexpr u32 scale_block = 128;
/// Which parts of FP8 operands have a scale of their own: each 1 x scale_block of A [m, k], and of B [n, k] each ...
enum class BlockScales {
  none,  // no part of A or B
  b_128x128,
  b_1x128,
};

/// Of the elements of A, B and D. In FP8 A and B may differ.
template <class Input_ = bf16, class Output_ = Input_, class InputB_ = Input_,
          BlockScales block_scales_ = BlockScales::none>
struct Types {
  using Input = Input_;
  using InputB = InputB_;
  using Output = Output_;
  static constexpr BlockScales block_scales = block_scales_;
  static constexpr bool has_block_scales = block_scales != BlockScales::none;
};

/// What every kernel's Config begins with.
template <Configuration configuration_, class Types_, class Epilogue_, class Scheduler_>
struct CommonConfig : Types_ {
  using Epilogue = Epilogue_;
  using Scheduler = Scheduler_;
  static constexpr Configuration configuration = configuration_;
  static constexpr u32 block_m = configuration.tile.m;
  static constexpr u32 block_n = configuration.tile.n;
  static constexpr u32 cluster_m = configuration.cluster.m;
  static constexpr u32 cluster_n = configuration.cluster.n;
  static constexpr u32 cluster_size = configuration.cluster_size();
  static constexpr u32 loading_ctas = cluster_m + cluster_n - 1;  // fill a stage
  static constexpr bool ends_with_k = false;  // whether a tile's last k block has those wgmmas alone that K needs
};

}  // namespace rawgemm
