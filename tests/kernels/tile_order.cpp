// grouped_tile by enumeration.
#include <kernels/tile_order.cuh>
#include <tests/catch.hpp>

#include <algorithm>
#include <utility>
#include <vector>

using namespace rawgemm;

namespace {

/// Does tile_of(index), for the tiles_m * tiles_n indices, give every tile of the grid exactly once?
template <class TileOf>
bool is_bijection(u32 tiles_m, u32 tiles_n, TileOf tile_of) {
  std::vector<bool> seen(tiles_m * tiles_n);
  for (u32 index = 0; index < tiles_m * tiles_n; ++index) {
    const TileIndex tile = tile_of(index);
    if (tile.m >= tiles_m || tile.n >= tiles_n || seen[tile.m * tiles_n + tile.n]) return false;
    seen[tile.m * tiles_n + tile.n] = true;
  }
  return true;
}

/// A formula that has been published: the last group's smaller size also moves where that group begins.
TileIndex shifted_last_group(u32 index, u32 tiles_m, u32 tiles_n, u32 group_m) {
  const u32 group = index / (group_m * tiles_n);
  const u32 rows = std::min(group_m, tiles_m - group * group_m);
  const u32 index_in_group = index % (rows * tiles_n);
  return {group * rows + index_in_group % rows, index_in_group / rows};
}

}  // namespace

TEST_CASE("grouped_tile: every tile exactly once, for all grids up to 64 x 64 and groups of 1 to 16 rows") {
  for (u32 group_m = 1; group_m <= 16; ++group_m)
    for (u32 tiles_m = 1; tiles_m <= 64; ++tiles_m)
      for (u32 tiles_n = 1; tiles_n <= 64; ++tiles_n)
        if (!is_bijection(tiles_m, tiles_n, [&](u32 i) { return grouped_tile(i, tiles_m, tiles_n, group_m); }))
          FAIL("grid " << tiles_m << " x " << tiles_n << ", group_m = " << group_m);
}

TEST_CASE("grouped_tile: down the columns of a group, then the next group") {
  // 3 x 2 tiles in groups of 2 rows.
  const std::vector<std::pair<u32, u32>> order = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}};
  for (u32 i = 0; i < order.size(); ++i) {
    INFO("index " << i);
    const TileIndex tile = grouped_tile(i, 3, 2, 2);
    CHECK(tile.m == order[i].first);
    CHECK(tile.n == order[i].second);
  }
}

TEST_CASE("tile order: a last group that begins at a multiple of its own size loses tiles, and enumeration shows it") {
  int wrong = 0;
  for (u32 group_m = 1; group_m <= 8; ++group_m)
    for (u32 tiles_m = 1; tiles_m <= 16; ++tiles_m)
      for (u32 tiles_n = 1; tiles_n <= 16; ++tiles_n) {
        const bool right =
            is_bijection(tiles_m, tiles_n, [&](u32 i) { return shifted_last_group(i, tiles_m, tiles_n, group_m); });
        const bool whole_groups = tiles_m <= group_m || tiles_m % group_m == 0;
        INFO("grid " << tiles_m << " x " << tiles_n << ", group_m = " << group_m);
        REQUIRE(right == whole_groups);
        wrong += right ? 0 : 1;
      }
  CHECK(wrong == 928);  // of 2048
}
