// Makes what kernels divide by.
#pragma once
#include <algorithm>
#include <bit>

#include <kernels/tiles.cuh>

namespace rawgemm {

/// divisor: 1 to 2^31. With 2^s the next power of two, the multiplier is 2^(31 + s) / divisor, rounded up: too large by
/// less than 1, which with a number below 2^31 makes less than 1 / divisor of the quotient.
constexpr Divisor make_divisor(u32 divisor) {
  const u32 shift = 31 + static_cast<u32>(std::bit_width(divisor - 1));
  return {.multiplier = static_cast<u32>(((u64{1} << shift) + divisor - 1) / divisor), .shift = shift};
}

constexpr TileGroups make_tile_groups(u32 tiles_m, u32 tiles_n, u32 group_m) {
  return {.group_m = group_m,
          .by_tiles = make_divisor(group_m * tiles_n),
          .by_rows = make_divisor(group_m),
          .by_last_rows = make_divisor(std::max(tiles_m % group_m, 1u))};
}

}  // namespace rawgemm
