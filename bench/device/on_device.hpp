// Inputs, their norms, of FP8 what D must be, and the comparison of a result, made where the matrices are: on the
// device.
#pragma once
#include <cuda_runtime.h>

#include <cstdint>
#include <string>

#include <bench/device/cuda.hpp>
#include <bench/matrices/bound.hpp>
#include <bench/matrices/scales.hpp>
#include <bench/problem.hpp>

namespace rawgemm::bench {

/// Row-major [rows, columns] in device memory; an MN-major operand lies there as [columns, rows], or as so many
/// matrices below each other, each with its part of the rows.
struct DeviceView {
  ElementType type;
  i64 rows;
  i64 columns;
  i64 ld;
  void* data;
  Major major = Major::k;
  i64 matrices = 1;

  i64 rows_of_matrix() const { return matrices == 0 ? 0 : rows / matrices; }
  /// Elements from one matrix to the next, and in each from one row to the next, from one column to the next.
  i64 matrix_stride() const { return stored(major, rows_of_matrix(), columns).rows * ld; }
  i64 row_stride() const { return major == Major::k ? ld : 1; }
  i64 column_stride() const { return major == Major::k ? 1 : ld; }
  /// Some rows, all of one matrix, and columns.
  DeviceView part(i64 row, i64 its_rows, i64 column, i64 its_columns) const {
    const i64 matrix = matrices == 1 || rows == 0 ? 0 : row / rows_of_matrix();
    const i64 row_in_it = row - matrix * rows_of_matrix();
    DeviceView x = *this;
    x.rows = its_rows;
    x.columns = its_columns;
    x.matrices = 1;
    x.data = static_cast<unsigned char*>(data) +
             (matrix * matrix_stride() + row_in_it * row_stride() + column * column_stride()) * bytes_of(type);
    return x;
  }
  /// From the first element to the end of the last row in memory, the space between rows included.
  std::size_t bytes() const { return static_cast<std::size_t>(matrices * matrix_stride() * bytes_of(type)); }
};

/// The elements of fill() with normal inputs (inputs.hpp), but where the device's logarithm or cosine ends in another
/// bit and the two round differently.
void fill_normal(const DeviceView& x, std::uint64_t seed, std::uint64_t operand, cudaStream_t stream,
                 double deviation = 1);

/// The elements and the factors of fill() with normal inputs (operand.hpp) in FP8, of x.type.
void fill_quantised(const DeviceView& x, const ScaleLayout& layout, float* scales, std::uint64_t seed,
                    std::uint64_t operand, cudaStream_t stream);

/// The numbers of dequantised() (operand.hpp), into an fp32 view of the same size.
void dequantise(const DeviceView& x, const ScaleLayout& layout, const float* scales, float factor,
                const DeviceView& numbers, cudaStream_t stream);

/// a [m, k] times the transpose of b [n, k], both fp32: packed [m, n] sums in fp64, rounded to fp32.
void multiply_in_fp64(const DeviceView& a, const DeviceView& b, float* sums, cudaStream_t stream);

/// Adds d, in fp32, to its packed sums.
void add_to_sums(const DeviceView& d, float* sums, cudaStream_t stream);

/// The 4-norm of each row, into `norms`.
void row_norms4(const DeviceView& x, double* norms, cudaStream_t stream);

/// What an element of D is compared with: packed [m, n] sums, and how far two sums may lie apart (bound.hpp). Of
/// several products, products_of_rows (problem.hpp) says which one a row of D is of; norms of B are then [products, n].
struct Expected {
  const float* sums;
  double sum_bound;
  const double* a_norms4;
  const double* b_norms4;
  bool is_added_to = false;               // D held numbers, which the sums have in them
  const i32* products_of_rows = nullptr;  // null: all are of product 0
  bool keeps_rest = true;                 // rows of no product must keep Matrix::canary, too
};

/// Bytes that must keep Matrix::canary lie before D, so many, after it, as many, and between its rows. Synchronises.
Comparison compare(const DeviceView& d, std::size_t guard_bytes, const Expected& expected, cudaStream_t stream);

}  // namespace rawgemm::bench
