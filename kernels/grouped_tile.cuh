// The order of tiles where a grid's extents are known on the device alone, or few tiles are asked for.
#pragma once
#include <kernels/tiles.cuh>

namespace rawgemm {

/// As tile_of_groups, which host/divisor.hpp makes divisors for.
__device__ inline TileIndex grouped_tile(u32 index, u32 tiles_m, u32 tiles_n, u32 group_m) {
  const u32 group = index / (group_m * tiles_n);
  const u32 index_in_group = index % (group_m * tiles_n);
  const u32 rows_left = tiles_m - group * group_m;
  const u32 rows = rows_left < group_m ? rows_left : group_m;
  return {group * group_m + index_in_group % rows, index_in_group / rows};
}

}  // namespace rawgemm
