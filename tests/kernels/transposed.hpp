// A problem of transpose_scales for the tests: its matrices between canaries, and what must become of them.
#pragma once
#include <bit>
#include <cstddef>
#include <string>
#include <vector>

#include <host/transpose_scales.hpp>
#include <tests/behind_nothing.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

struct Transposed {
  /// padding: floats between rows, of s and of d.
  Transposed(i64 rows_, i64 k_blocks_, i64 padding, Random& random)
      : rows(rows_),
        k_blocks(k_blocks_),
        lds(k_blocks + padding),
        ldd(rows + 2 * padding),
        s(TensorType::f32, rows, k_blocks, lds),
        d(TensorType::f32, k_blocks, rows, ldd) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 k_block = 0; k_block < k_blocks; ++k_block)  // any bits: those of a NaN stay what they are, too
        s.set_bits(row, k_block, static_cast<u32>(random.next()));
  }

  /// s, behind whose last element nothing may be read.
  std::vector<float, AheadOfNothing<float>> s_ahead_of_nothing() const {
    std::vector<float, AheadOfNothing<float>> copy(static_cast<std::size_t>((rows - 1) * lds + k_blocks));
    for (i64 row = 0; row < rows; ++row)
      for (i64 k_block = 0; k_block < k_blocks; ++k_block)
        copy[static_cast<std::size_t>(row * lds + k_block)] = std::bit_cast<float>(s.bits(row, k_block));
    return copy;
  }

  /// Of matrices that lie at these addresses.
  TransposeScalesArguments arguments(const void* s_, void* d_) const {
    return {.rows = rows,
            .k_blocks = k_blocks,
            .s = static_cast<const float*>(s_),
            .lds = lds,
            .d = static_cast<float*>(d_),
            .ldd = ldd,
            .counts = counts,
            .group_rows = group_rows};
  }

  /// Whether a row's scales must have been written; those of others may.
  bool is_written(i64 row) const { return counts == nullptr || row % group_rows < counts[row / group_rows]; }
  /// Whether they must not be: no row of its square counts, and all are of its group.
  bool is_left_alone(i64 row) const {
    return counts != nullptr && group_rows % 32 == 0 && row % group_rows / 32 * 32 >= counts[row / group_rows];
  }
  /// Empty, or what is wrong.
  std::string judge() const {
    for (i64 row = 0; row < rows; ++row)
      for (i64 k_block = 0; k_block < k_blocks; ++k_block) {
        const u32 left_alone = 0xffffffff;
        const u32 bits = d.bits(k_block, row), right = is_left_alone(row) ? left_alone : s.bits(row, k_block);
        if (bits != right && (is_written(row) || bits != left_alone))
          return "d[" + std::to_string(k_block) + ", " + std::to_string(row) + "] has the bits " +
                 std::to_string(bits) + ", must have " + std::to_string(right);
      }
    return d.damage();
  }

  i64 rows;
  i64 k_blocks;
  i64 lds;
  i64 ldd;
  Matrix s;
  Matrix d;
  const i32* counts = nullptr;  // of groups: where the launch reads them, or judge()
  i64 group_rows = 0;
};

}  // namespace rawgemm::test
