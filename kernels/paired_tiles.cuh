// B where CTAs of a cluster that have the same columns may need different rows of it: of a scheduler with pairs_tiles.
#pragma once
#include <kernels/operands.cuh>
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/special_registers.cuh>

namespace rawgemm {

/// A CTA's share of rows of B that only one CTA of two needs: itself or the other one.
template <class Config, bool is_own>
struct SharedBToOne : SharedB<Config> {
  static_assert(Config::cluster_m == 2, "cluster: at most 2 rows of tiles, where these are paired");
  __device__ static u32 mask() { return 1 << (ptx::cluster_ctarank() ^ (is_own ? 0 : 1)); }
};

/// The k block of B that a tile needs. Where the other CTA of a pair needs another one, each loads half of both: so
/// neither gets ahead of the other and arrives at a barrier whose phase nobody has seen end.
template <u32 more_bytes, class Config, class Matrix, class K>
__device__ inline void load_b_of_pair(const GemmParams<Config>& params, const Matrix& b, const WorkTile& tile, K k,
                                      SharedAddress dst, SharedAddress full) {
  using B = typename Config::StageB;
  if (tile.others_group == tile.group && tile.others_b_row == tile.b_row) {
    load_operand<B, SharedB<Config>, more_bytes>(b, k, tile.b_row, dst, full);
    return;
  }
  load_operand<B, SharedBToOne<Config, true>, more_bytes>(b, k, tile.b_row, dst, full);
  B::template load<SharedBToOne<Config, false>>(matrix_of(params.b, tile.others_group), k, tile.others_b_row, dst,
                                                full);
}

}  // namespace rawgemm
