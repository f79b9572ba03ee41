// A batch of problems of one size, and how their matrices lie in memory.
#pragma once
#include <string>
#include <utility>

#include <host/arguments.hpp>
#include <ptx/types.cuh>

namespace rawgemm::test {

/// Of a batch's matrices: all are the same; one follows the other, at once or with a gap; their rows take turns; each
/// begins 16 bytes behind the one before.
enum class Lying { shared, packed, padded, in_turns, overlapping };
inline constexpr Lying every_lying[] = {Lying::shared, Lying::packed, Lying::padded, Lying::in_turns,
                                        Lying::overlapping};
inline constexpr Lying apart[] = {Lying::packed, Lying::padded, Lying::in_turns};

constexpr const char* name_of(Lying x) {
  constexpr const char* names[] = {"shared", "packed", "padded", "in turns", "overlapping"};
  return names[static_cast<int>(x)];
}

/// What is computed, and how operands lie.
struct Batching {
  i64 batch;
  i64 m;
  i64 n;
  i64 k;
  Lying a = Lying::packed;
  Lying b = Lying::packed;
  Lying d = Lying::packed;
  Lying c = Lying::packed;
};

inline std::string describe(const Batching& x) {
  return "batch = " + std::to_string(x.batch) + ", m = " + std::to_string(x.m) + ", n = " + std::to_string(x.n) +
         ", k = " + std::to_string(x.k) + ", A " + name_of(x.a) + ", B " + name_of(x.b) + ", D " + name_of(x.d) +
         ", C " + name_of(x.c);
}

/// Matrices in memory, row by row: element (row, column) of the i-th at i * stride + row * ld + column.
struct BatchLayout {
  i64 batch;
  i64 rows;
  i64 columns;
  i64 ld;
  i64 stride;

  /// An MN-major operand lies transposed.
  static BatchLayout of(Lying lying, i64 batch, i64 rows, i64 columns, i64 element_bytes, Major major = Major::k) {
    if (major == Major::mn) std::swap(rows, columns);
    const i64 step = 16 / element_bytes;
    const auto rounded = [&](i64 elements) { return ceil_div(elements, step) * step; };
    BatchLayout x{batch, rows, columns, rounded(columns), 0};
    if (lying == Lying::packed) x.stride = rounded((rows - 1) * x.ld + columns);
    if (lying == Lying::padded) {
      x.ld += step;
      x.stride = rows * x.ld + 3 * step;
    }
    if (lying == Lying::in_turns) {
      x.stride = x.ld;
      x.ld *= batch;
    }
    if (lying == Lying::overlapping) x.stride = step;
    return x;
  }

  __host__ __device__ i64 place(i64 problem, i64 row, i64 column) const { return problem * stride + row * ld + column; }
  /// Elements from the first one to the last one.
  i64 size() const { return rows == 0 || columns == 0 ? 0 : place(batch - 1, rows - 1, columns - 1) + 1; }
};

}  // namespace rawgemm::test
