// Operands that lie MN-major in memory, as A [k, m] and B [k, n]: what a stage holds of them, for TMA and wgmma.
//
// The tensor cores transpose: nobody moves elements. TMA copies boxes of 64 elements along M or N (128 bytes, the width
// of the swizzle) and 64 along K; in the stage these chunks follow each other. Of B, n being the tile's first column:
//
//             n 0..63       n 64..127        ...
//   k 0       byte 0        byte 8192                    <- 128 bytes each, permuted by the swizzle
//   k 1       byte 128      byte 8320
//     ...       ...           ...
//   k 63      byte 8064     byte 16256
//
// The last chunk has as much room, also where the tile is not as wide, or the matrix ends: rows of a box that is
// narrower than the swizzle are as far apart as the swizzle is wide. Where the operand has a map of such boxes
// (kernels/tiles.cuh), what lies beyond is not loaded; zeros would take TMA longer. In a cluster each CTA loads its
// share of the rows of every chunk. A wgmma reads 16 rows of a chunk, or of as many chunks as it has columns for: the
// leading byte offset leads to the next chunk, the stride byte offset to the next 8 rows, where the swizzle repeats. As
// 64 rows of a K-major stage take 8192 bytes, too, the next 64 rows of a tile are as far away as there.
#pragma once
#include <kernels/stages.cuh>
#include <kernels/tiles.cuh>
#include <ptx/special_registers.cuh>

namespace rawgemm {

/// `rows`: of the operand, along M or N.
template <class Element_, u32 rows_>
struct OperandStage<Element_, rows_, Major::mn> {
  static_assert(sizeof(Element_) == 2,
                "major_a, major_b: Major::k of FP8, all that wgmma has (transpose when quantising)");
  using Element = Element_;
  static constexpr Major major = Major::mn;
  static constexpr u32 rows = rows_;
  static constexpr u32 chunk_columns = stage_row_bytes / sizeof(Element);
  static constexpr u32 boxes = (rows + chunk_columns - 1) / chunk_columns;
  static constexpr u32 box_rows = stage_k<Element>;
  static constexpr u32 leading_byte_offset = box_rows * stage_row_bytes;
  static constexpr u32 wgmma_bytes = wgmma_k_bytes / sizeof(Element) * stage_row_bytes;
  Element elements[boxes][box_rows][chunk_columns];
  /// Of CTAs that share the rows, each loads a part of a box: of K.
  __host__ __device__ static constexpr u32 rows_of_box(u32 ctas) { return box_rows / ctas; }
  /// Whether EdgedOperand::edge is that of a whole tile, not that of the last one, of a matrix with so many rows.
  __host__ __device__ static constexpr bool has_edge_in_each_tile(u32 of_rows) {
    return rows % chunk_columns != 0 && of_rows >= rows;
  }
  /// The columns of its boxes, for a tile with so many rows inside, in steps of 8, 16 bytes; 0 if chunks are whole.
  __host__ __device__ static constexpr u32 edge_columns(u32 inside) { return (inside % chunk_columns + 7) / 8 * 8; }

  /// As those of a K-major operand.
  template <class Matrix>
  __device__ static bool has_shares(u32, const Matrix& of, u32 row) {
    return loaded_bytes(of, row) > 0;
  }
  template <class Matrix>
  __device__ static u32 loaded_bytes(const Matrix& of, u32 row) {
    const Chunks chunks = loaded_chunks(of, row);
    return (chunks.whole * chunk_columns + chunks.edge_columns) * (box_rows * u32{sizeof(Element)});
  }
  template <class Shared = SharedBy<>, class Matrix, class... CachePolicy>
  __device__ static void load(const Matrix& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                              CachePolicy... cache_policy) {
    load_chunks<Shared>(of, boxes, k, row, dst, full, cache_policy...);
  }
  template <class Shared = SharedBy<>, class Matrix, class... CachePolicy>
  __device__ static void load(const EdgedMatrix<Matrix>& of, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                              CachePolicy... cache_policy) {
    const Chunks chunks = loaded_chunks(of, row);
    load_chunks<Shared>(of.whole, chunks.whole, k, row, dst, full, cache_policy...);
    if (chunks.edge_columns > 0) load_chunk<Shared>(of.edge, chunks.whole, k, row, dst, full, cache_policy...);
  }

 private:
  /// Of a tile: so many whole ones, and behind them one of fewer columns, or none.
  struct Chunks {
    u32 whole, edge_columns;
  };
  template <class Matrix>
  __device__ static Chunks loaded_chunks(const Matrix&, u32) {
    return {boxes, 0};
  }
  template <class Matrix>
  __device__ static Chunks loaded_chunks(const EdgedMatrix<Matrix>& of, u32 row) {
    const u32 inside = loaded_rows(of, row, rows);
    if (has_edge_in_each_tile(of.rows) && inside < rows) return {(inside + chunk_columns - 1) / chunk_columns, 0};
    return {inside / chunk_columns, edge_columns(inside)};
  }
  template <class Shared, class Matrix, class... CachePolicy>
  __device__ static void load_chunks(const Matrix& of, u32 chunks, u32 k, u32 row, SharedAddress dst,
                                     SharedAddress full, CachePolicy... cache_policy) {
#pragma unroll
    for (u32 chunk = 0; chunk < boxes; ++chunk) {
      if (chunk == chunks) return;
      load_chunk<Shared>(of, chunk, k, row, dst, full, cache_policy...);
    }
  }
  template <class Shared, class Matrix, class... CachePolicy>
  __device__ static void load_chunk(const Matrix& of, u32 chunk, u32 k, u32 row, SharedAddress dst, SharedAddress full,
                                    CachePolicy... cache_policy) {
    static_assert(box_rows % (Shared::ctas * swizzle_rows) == 0,
                  "cluster: 1, 2, 4 or 8 CTAs share an MN-major operand");
    const u32 first = Shared::ctas == 1 ? 0 : Shared::index() * (box_rows / Shared::ctas);  // of this CTA's rows
    const SharedAddress to = dst + (chunk * box_rows + first) * stage_row_bytes;
    const i32 x = static_cast<i32>(row + chunk * chunk_columns);
    const i32 y = static_cast<i32>(k + first);
    if constexpr (Shared::ctas == 1)
      load_box(to, of, x, y, full, cache_policy...);
    else
      load_box_multicast(to, of, x, y, full, Shared::mask(), cache_policy...);
  }
};

}  // namespace rawgemm
