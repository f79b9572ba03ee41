// What D must be, from plain loops on the CPU that share nothing with the kernels.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <bench/matrices/matrix.hpp>
#include <bench/matrices/parallel.hpp>

namespace rawgemm::bench {

/// All elements of A * B^T, row-major and packed, each one summed in fp32 in the order of k.
inline std::vector<float> reference_fp32(const Matrix& a, const Matrix& b, const Progress& progress = {}) {
  // Four rows of A by eight columns of B^T at a time: these sums fit in the registers of any x86-64 or Arm.
  constexpr i64 tile_rows = 4;
  constexpr i64 tile_columns = 8;
  using Lanes = float __attribute__((vector_size(tile_columns / 2 * sizeof(float))));
  const i64 m = a.rows();
  const i64 n = b.rows();
  const i64 k = a.columns();
  const i64 panels = (n + tile_columns - 1) / tile_columns;

  // B^T in panels of eight columns, [panel][k][half], the last one filled up with zeros.
  std::vector<std::array<Lanes, 2>> packed_b(static_cast<std::size_t>(panels * k));
  const auto pack = [&](i64 first, i64 last) {
    for (i64 j = first * tile_columns; j < std::min(last * tile_columns, n); ++j)
      visit_type(b.type(), [&](auto type) {
        const auto* row = b.row<decltype(type)>(j);
        for (i64 l = 0; l < k; ++l)
          packed_b[static_cast<std::size_t>(j / tile_columns * k + l)][j / 4 % 2][j % 4] = to_float(row[l]);
      });
  };
  parallel_rows(panels, 1, pack);

  std::vector<float> d(static_cast<std::size_t>(m * n));
  const auto multiply = [&](i64 first, i64 last) {
    std::vector<std::array<float, tile_rows>> rows_of_a(static_cast<std::size_t>(k));
    for (i64 i = first; i < last; ++i)
      visit_type(a.type(), [&](auto type) {
        const auto* row = a.row<decltype(type)>(i);
        for (i64 l = 0; l < k; ++l) rows_of_a[static_cast<std::size_t>(l)][i - first] = to_float(row[l]);
      });
    for (i64 panel = 0; panel < panels; ++panel) {
      const std::array<Lanes, 2>* columns_of_b = packed_b.data() + panel * k;
      Lanes sum[tile_rows][2] = {};
      for (i64 l = 0; l < k; ++l)
        for (i64 i = 0; i < tile_rows; ++i)
          for (i64 half = 0; half < 2; ++half)
            sum[i][half] += rows_of_a[static_cast<std::size_t>(l)][i] * columns_of_b[l][half];
      for (i64 i = first; i < last; ++i)
        for (i64 j = panel * tile_columns; j < std::min(n, (panel + 1) * tile_columns); ++j)
          d[static_cast<std::size_t>(i * n + j)] = sum[i - first][j / 4 % 2][j % 4];
    }
  };
  parallel_rows(m, tile_rows, multiply, progress);
  return d;
}

/// One row of A * B^T, summed in fp64: exact but for the last bits, compared with fp32.
inline std::vector<double> reference_row_fp64(const Matrix& a, const Matrix& b, i64 row) {
  std::vector<double> d(static_cast<std::size_t>(b.rows()));
  visit_type(a.type(), [&](auto type) {
    using Type = decltype(type);
    std::vector<double> row_of_a(static_cast<std::size_t>(a.columns()));
    for (i64 l = 0; l < a.columns(); ++l) row_of_a[static_cast<std::size_t>(l)] = to_float(a.row<Type>(row)[l]);
    parallel_rows(b.rows(), 64, [&](i64 first, i64 last) {
      for (i64 j = first; j < last; ++j) {
        const Type* row_of_b = b.row<Type>(j);
        double sum = 0;
        for (i64 l = 0; l < a.columns(); ++l) sum += row_of_a[static_cast<std::size_t>(l)] * to_float(row_of_b[l]);
        d[static_cast<std::size_t>(j)] = sum;
      }
    });
  });
  return d;
}

/// Up to `count` rows, evenly spread, the first and the last among them.
inline std::vector<i64> sampled_rows(i64 rows, i64 count) {
  std::vector<i64> sample;
  for (i64 i = 0; i < std::min(rows, count); ++i) sample.push_back(rows <= count ? i : i * (rows - 1) / (count - 1));
  return sample;
}

/// The 4-norm of each row: (sum of x^4)^(1/4).
inline std::vector<double> row_norms4(const Matrix& x) {
  std::vector<double> norms(static_cast<std::size_t>(x.rows()));
  visit_type(x.type(), [&](auto type) {
    using Type = decltype(type);
    parallel_rows(x.rows(), 16, [&](i64 first, i64 last) {
      for (i64 i = first; i < last; ++i) {
        double sum = 0;
        for (i64 l = 0; l < x.columns(); ++l) {
          const double square = static_cast<double>(to_float(x.row<Type>(i)[l])) * to_float(x.row<Type>(i)[l]);
          sum += square * square;
        }
        norms[static_cast<std::size_t>(i)] = std::sqrt(std::sqrt(sum));
      }
    });
  });
  return norms;
}

}  // namespace rawgemm::bench
