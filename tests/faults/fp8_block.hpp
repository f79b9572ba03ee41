// What instance.hpp must know of the kernels with block scales. Their rings are shortened, so that a small problem goes
// round them.
#pragma once
#include <host/gemm_fp8_block.hpp>
#include <host/gemm_fp8_block_splitk.hpp>
#include <tests/faults/instance.hpp>

namespace rawgemm::faults {

struct GemmFp8Block {
  /// fp8_block::Config, with groups of tiles so low that a small problem has a ragged last one.
  template <class Output, BlockScales scales, u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n>
  struct Config : fp8_block::Config<e4m3, Output, scales, block_m, block_n, cluster_m, cluster_n> {
    static constexpr u32 stages = 3;
    static constexpr u32 group_m = 2;
  };

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_fp8_block<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    const i64 tiles_m = ceil_div(m, Config::block_m * Config::cluster_m) * Config::cluster_m;
    const i64 tiles_n = ceil_div(n, Config::block_n * Config::cluster_n) * Config::cluster_n;
    return wgmmas_of_tiles<Config>(tiles_m * tiles_n, ceil_div(k, stage_k<e4m3>));
  }
};

/// a[stage], b[stage], d[of both math warpgroups], scales[stage], full[stage], empty[stage].
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmFp8Block) {
  using Smem = fp8_block::Smem<Config>;
  constexpr u32 stages = Config::stages;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), stages},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), stages},
      {"d", offsetof(Smem, d), sizeof(Smem::d[0]), Config::math_warpgroups},
      {"scales", offsetof(Smem, scales), sizeof(Smem::scales[0]), stages},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
  };
}

struct GemmFp8BlockSplitk {
  template <class Output, BlockScales scales, u32 block_m, u32 block_n, u32 splits>
  struct Config : fp8_block_splitk::Config<e4m3, Output, scales, block_m, block_n, splits> {
    static constexpr u32 stages = 2;
  };

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_fp8_block_splitk<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return GemmSplitk::wgmmas<Config>(m, n, k);
  }
};

/// a[k block of the ring], b[k block of the ring], scales[k block of the ring], full[stage], empty[stage], pushed,
/// partial.
template <class Config>
std::vector<model::SharedObject> shared_objects(GemmFp8BlockSplitk) {
  using Smem = fp8_block_splitk::Smem<Config>;
  constexpr u32 stages = Config::stages;
  constexpr u32 blocks = stages * Config::stage_blocks;
  return {
      {"a", offsetof(Smem, a), sizeof(Smem::a[0]), blocks},
      {"b", offsetof(Smem, b), sizeof(Smem::b[0]), blocks},
      {"scales", offsetof(Smem, scales), sizeof(Smem::scales[0]), blocks},
      {"full", offsetof(Smem, full), sizeof(u64), stages},
      {"empty", offsetof(Smem, empty), sizeof(u64), stages},
      {"pushed", offsetof(Smem, pushed), sizeof(u64), 1},
      {"partial", offsetof(Smem, partial), sizeof(Smem::partial), 1},
  };
}

}  // namespace rawgemm::faults
