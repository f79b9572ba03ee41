// Changes of a Config for problems.py: a scheduler and epilogues that no kernel has of itself.
#pragma once
#include <ptx/control.cuh>
#include <tests/faults/instance.hpp>

namespace rawgemm::faults {

/// Tiles whose rows may end before D does: the first row of tiles has 28 rows less, and those after it begin so much
/// earlier: where the last one has room for them, all of D is computed, each row once.
struct SplitRows {
  struct Scheduler : PersistentTiles<> {
    static constexpr bool ends_at_map = false;
    using Operand = Map;  // whole boxes, as tiles begin at no multiples of their size

    template <class Config>
    struct Walk : PersistentTiles<>::Walk<Config> {
      using PersistentTiles<>::Walk<Config>::Walk;

      __device__ WorkTile tile() const {
        constexpr u32 less = 28;
        WorkTile tile = PersistentTiles<>::Walk<Config>::tile();
        if (tile.row == 0) {
          tile.row_end = Config::block_m - less;
        } else {
          tile.row -= less;
          tile.a_row -= less;
        }
        return tile;
      }
    };
  };

  template <class Base>
  struct Config : Base {
    using Scheduler = SplitRows::Scheduler;
    static constexpr u32 group_m = 2;
  };
};

/// The same, and D is added to.
struct SplitRowsAdded {
  template <class Base>
  struct Config : SplitRows::Config<Base> {
    using Epilogue = AddToD<TypesOf<Base>>;
  };
};

/// Adds to each element what follows from its row and column, and takes that away again by the other way to them;
/// elements that are not the tile's own end the kernel, and so does a group that is not the only one.
struct ThereAndBack {
  struct Epilogue {
    template <class Fragment>
    __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
      constexpr i64 pitch = 1 << 16;
      if (fragment.group != 0) ptx::trap();
      fragment.for_each(n, [&](u32 i, u32 row, u32 column) {
        if (row >= fragment.row_end || column >= fragment.column_end) ptx::trap();
        d[i] += static_cast<float>(3 * row + 5 * column);
      });
      fragment.template for_each_address<1>(n, i64{0}, pitch, [&](u32 i, i64 offset, u32 count) {
        for (u32 l = 0; l < count; ++l) d[i + l] -= static_cast<float>(offset / pitch * 3 + (offset % pitch + l) * 5);
      });
    }
  };

  template <class Base>
  struct Config : Base {
    using Epilogue = ThereAndBack::Epilogue;
    static constexpr u32 group_m = 2;
  };
};

}  // namespace rawgemm::faults
