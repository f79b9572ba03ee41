// The factors of FP8 operands: how many there are, and where they lie. On the host and on the device.
#pragma once
#include <algorithm>
#include <string>

#include <host/checks.hpp>
#include <kernels/configuration.cuh>
#include <ptx/types.cuh>

namespace rawgemm::bench {

/// What has a factor of its own: nothing (16 bits); A and B; each row of A and of B; each 1 x 128 of A and 128 x 128 of
/// B; each 1 x 128 of both.
enum class ScaleMode { none, tensor, rows, blocks, blocks_1x128 };

inline const char* name_of(ScaleMode mode) {
  switch (mode) {
    case ScaleMode::none:
      return "none";
    case ScaleMode::tensor:
      return "tensor";
    case ScaleMode::rows:
      return "rows";
    case ScaleMode::blocks:
      return "blocks";
    case ScaleMode::blocks_1x128:
      return "blocks-1x128";
  }
  return "";
}

/// What a kernel's Config says of them.
constexpr BlockScales block_scales_of(ScaleMode mode) {
  return mode == ScaleMode::blocks         ? BlockScales::b_128x128
         : mode == ScaleMode::blocks_1x128 ? BlockScales::b_1x128
                                           : BlockScales::none;
}

/// The factors of an operand [rows, columns]: a matrix in memory, [rows, columns] itself, rows ld apart.
/// The operand's element (i, j) is multiplied by the one at `at(i, j)`.
struct ScaleLayout {
  i64 block_rows = 1;  // of the operand, which share a factor
  i64 block_columns = 1;
  i64 rows = 0;
  i64 columns = 0;
  i64 ld = 0;
  bool is_transposed = false;  // factors of blocks beside each other are ld apart

  __host__ __device__ i64 at(i64 i, i64 j) const {
    const i64 row = i / block_rows;
    const i64 column = j / block_columns;
    return is_transposed ? column * ld + row : row * ld + column;
  }
};

/// As GemmArguments and BlockScaleArguments want them; rows of blocks' factors begin at multiples of 16 bytes.
inline ScaleLayout scale_layout(ScaleMode mode, bool of_b, i64 rows, i64 columns) {
  constexpr i64 block = 128;
  const auto padded = [](i64 x) { return ceil_div(x, 4) * 4; };
  if (mode == ScaleMode::none) return {};
  if (mode == ScaleMode::tensor)
    return {.block_rows = std::max<i64>(rows, 1),
            .block_columns = std::max<i64>(columns, 1),
            .rows = 1,
            .columns = 1,
            .ld = 1};
  if (mode == ScaleMode::rows)
    return {.block_columns = std::max<i64>(columns, 1), .rows = 1, .columns = rows, .ld = rows, .is_transposed = true};
  const i64 blocks = ceil_div(columns, block);
  if (mode == ScaleMode::blocks && of_b)
    return {.block_rows = block,
            .block_columns = block,
            .rows = ceil_div(rows, block),
            .columns = blocks,
            .ld = padded(blocks)};
  return {.block_columns = block, .rows = blocks, .columns = rows, .ld = padded(rows), .is_transposed = true};
}

}  // namespace rawgemm::bench
