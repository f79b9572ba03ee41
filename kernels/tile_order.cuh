// Which tile a persistent CTA computes next.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

struct TileIndex {
  u32 m;
  u32 n;
};

/// The index-th tile of a grid of tiles_m x tiles_n: group_m rows of tiles at a time, down each column of the group
/// before the next, so that tiles computed at the same time share rows of A and B in L2. A bijection for every grid:
/// the last group has the rows that are left.
__device__ inline TileIndex grouped_tile(u32 index, u32 tiles_m, u32 tiles_n, u32 group_m) {
  const u32 group = index / (group_m * tiles_n);
  const u32 index_in_group = index % (group_m * tiles_n);
  const u32 rows_left = tiles_m - group * group_m;
  const u32 rows = rows_left < group_m ? rows_left : group_m;
  return {group * group_m + index_in_group % rows, index_in_group / rows};
}

}  // namespace rawgemm
