// The edges of A and B: of the last tile only the rows inside are loaded.
#pragma once
#include <kernels/tiles.cuh>
#include <ptx/types.cuh>

namespace rawgemm {

/// A or B where tiles begin at multiples of their size. As a map, that whose boxes are a stage's. TMA takes several
/// times as long to fill a row outside with zeros as to load one (docs/shapes.md): of the last tile, `edge` loads the
/// rows inside alone. What else is there is harmless: an element of D depends on its own rows of A and B alone.
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

}  // namespace rawgemm
