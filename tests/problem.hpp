// One problem of a GEMM for the tests: inputs, what D must be, and memory that notices what must not be touched.
#pragma once
#include <cmath>
#include <cstring>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <host/arguments.hpp>
#include <host/checks.hpp>
#include <host/device.hpp>
#include <host/tensor_map.hpp>
#include <tests/behind_nothing.hpp>
#include <tests/numbers.hpp>

namespace rawgemm::test {

/// D[m, n] = A[m, k] * B[n, k]^T, leading dimensions in elements. An MN-major operand lies as [k, m] or [k, n].
struct Shape {
  i64 m;
  i64 n;
  i64 k;
  i64 lda;
  i64 ldb;
  i64 ldd;
  Major major_a = Major::k;
  Major major_b = Major::k;
};

/// The call that computes it from operands at these addresses.
inline GemmArguments arguments_of(const Shape& x, const void* a, const void* b, void* d) {
  return {.m = x.m, .n = x.n, .k = x.k, .a = a, .lda = x.lda, .b = b, .ldb = x.ldb, .d = d, .ldd = x.ldd};
}

/// The shortest leading dimensions that keep rows at 16 bytes, and `padding` more such steps.
inline Shape shape_of(i64 m, i64 n, i64 k, TensorType input, TensorType output, i64 padding = 0,
                      Major major_a = Major::k, Major major_b = Major::k) {
  const auto pad = [&](i64 columns, TensorType type) {
    const i64 step = 16 / bytes_of(type);
    return (columns + step - 1) / step * step + padding * step;
  };
  return {.m = m,
          .n = n,
          .k = k,
          .lda = pad(major_a == Major::k ? k : m, input),
          .ldb = pad(major_b == Major::k ? k : n, input),
          .ldd = pad(n, output),
          .major_a = major_a,
          .major_b = major_b};
}

inline std::string describe(const Shape& x) {
  std::ostringstream text;
  text << "m = " << x.m << ", n = " << x.n << ", k = " << x.k << ", lda = " << x.lda << ", ldb = " << x.ldb
       << ", ldd = " << x.ldd << (x.major_a == Major::mn ? ", A is [k, m]" : "")
       << (x.major_b == Major::mn ? ", B is [k, n]" : "");
  return text.str();
}

/// What D is made of besides A * B^T.
struct Scaling {
  float alpha = 1;
  float beta = 0;
  bool in_place = false;  // C is D
};

inline std::string describe(const Scaling& x) {
  std::ostringstream text;
  text << "alpha = " << x.alpha << ", beta = " << x.beta << (x.in_place ? ", C is D" : "");
  return text.str();
}

/// A row-major matrix with canary bytes before, after and between its rows. Its rows begin at multiples of 16 bytes,
/// and the first one at no multiple of 32. Before the canaries, less than 128 bytes ahead of it, nothing is mapped;
/// behind the last row are those of one more, which a store one row late would hit. An MN-major operand is transposed
/// in memory: its rows there are columns.
class Matrix {
 public:
  Matrix(TensorType type, i64 rows, i64 columns, i64 leading_dimension, Major major = Major::k)
      : type_(type),
        major_(major),
        rows_(major == Major::k ? rows : columns),
        columns_(major == Major::k ? columns : rows),
        pitch_(leading_dimension * bytes_of(type)),
        bytes_(static_cast<size_t>(first_ + (rows_ + 1) * pitch_ + guard), canary) {}
  Matrix(const Matrix&) = delete;
  Matrix& operator=(const Matrix&) = delete;

  void* data() { return bytes_.data() + first_; }
  const void* data() const { return bytes_.data() + first_; }
  /// From the first row on, and what lies between rows.
  i64 bytes() const { return rows_ * pitch_; }
  /// With the canaries before and after: the rows begin `first` bytes from there.
  void* memory() { return bytes_.data(); }
  i64 memory_bytes() const { return static_cast<i64>(bytes_.size()); }
  i64 first() const { return first_; }

  u32 bits(i64 row, i64 column) const {
    u32 value = 0;
    std::memcpy(&value, bytes_.data() + place(row, column), static_cast<size_t>(bytes_of(type_)));
    return value;
  }
  void set(i64 row, i64 column, float value) { set_bits(row, column, encode(type_, value)); }
  void set_bits(i64 row, i64 column, u32 bits) {
    std::memcpy(bytes_.data() + place(row, column), &bits, static_cast<size_t>(bytes_of(type_)));
  }
  float value(i64 row, i64 column) const { return decode(type_, bits(row, column)); }

  /// Empty, or which canary byte has changed.
  std::string damage() const {
    const i64 size = static_cast<i64>(bytes_.size());
    for (i64 i = 0; i < size; ++i) {
      const i64 from_first = i - first_;
      const bool is_element =
          from_first >= 0 && from_first < rows_ * pitch_ && from_first % pitch_ < columns_ * bytes_of(type_);
      if (is_element) {
        i += columns_ * bytes_of(type_) - 1;
      } else if (bytes_[static_cast<size_t>(i)] != canary) {
        std::ostringstream text;
        text << "byte " << from_first << " from D's first element was written; D has " << rows_ << " rows of "
             << columns_ * bytes_of(type_) << " bytes, " << pitch_ << " bytes apart";
        return text.str();
      }
    }
    return {};
  }

 private:
  static constexpr i64 first_ = 80;
  static constexpr i64 guard = 256;
  static constexpr unsigned char canary = 0xff;  // a NaN in every type: spoils every sum into which it is read

  i64 place(i64 row, i64 column) const {
    if (major_ == Major::mn) std::swap(row, column);
    return first_ + row * pitch_ + column * bytes_of(type_);
  }

  TensorType type_;
  Major major_;
  i64 rows_;  // in memory
  i64 columns_;
  i64 pitch_;
  std::vector<unsigned char, BehindNothing<unsigned char>> bytes_;
};

/// Small integers, packed: every sum of products is exact in fp32.
struct Integers {
  Integers(i64 rows_, i64 columns_) : rows(rows_), columns(columns_), values(static_cast<size_t>(rows_ * columns_)) {}

  std::int16_t& at(i64 row, i64 column) { return values[static_cast<size_t>(row * columns + column)]; }
  std::int16_t at(i64 row, i64 column) const { return values[static_cast<size_t>(row * columns + column)]; }

  i64 rows;
  i64 columns;
  std::vector<std::int16_t> values;
};

inline constexpr i64 largest_random_integer = 4;

/// From -4 to 4: K may be 2^20 before a sum leaves the integers that fp32 holds.
inline Integers random_integers(i64 rows, i64 columns, Random& random) {
  Integers x(rows, columns);
  for (std::int16_t& value : x.values)
    value = static_cast<std::int16_t>(random.between(-largest_random_integer, largest_random_integer));
  return x;
}

/// Sums of D, row by row, in plain integer arithmetic.
inline std::vector<std::int32_t> multiply(const Integers& a, const Integers& b) {
  std::vector<std::int32_t> d;
  d.reserve(static_cast<size_t>(a.rows * b.rows));
  for (i64 row = 0; row < a.rows; ++row)
    for (i64 column = 0; column < b.rows; ++column) {
      const std::int16_t* x = a.values.data() + row * a.columns;
      const std::int16_t* y = b.values.data() + column * b.columns;
      std::int32_t sum = 0;
      for (i64 k = 0; k < a.columns; ++k) sum += x[k] * y[k];
      d.push_back(sum);
    }
  return d;
}

/// D before it is rounded, row by row: fma(beta, c, alpha * sum) where beta is not 0, otherwise alpha * sum.
inline std::vector<float> scaled(const std::vector<std::int32_t>& sums, const Matrix& c, i64 columns,
                                 const Scaling& scaling) {
  std::vector<float> d;
  d.reserve(sums.size());
  for (i64 i = 0; i < static_cast<i64>(sums.size()); ++i) {
    const float product = scaling.alpha * static_cast<float>(sums[static_cast<size_t>(i)]);
    const float addend = c.value(i / columns, i % columns);
    d.push_back(scaling.beta == 0 ? product : std::fma(scaling.beta, addend, product));
  }
  return d;
}

inline void fill(Matrix& matrix, const Integers& values) {
  for (i64 row = 0; row < values.rows; ++row)
    for (i64 column = 0; column < values.columns; ++column) matrix.set(row, column, values.at(row, column));
}

/// Empty, or the first element of D that is not the value rounded once to its type, and how many there are. values: of
/// D, row by row, each a number that fp32 holds. type: a TensorType, or a Number (tests/fp8.hpp).
template <class Type, class Value>
std::string mismatch(const Matrix& d, Type type, const std::vector<Value>& values, i64 columns) {
  i64 wrong = 0;
  std::ostringstream text;
  for (i64 i = 0; i < static_cast<i64>(values.size()); ++i) {
    const i64 row = i / columns;
    const i64 column = i % columns;
    const u32 want = encode(type, static_cast<float>(values[static_cast<size_t>(i)]));
    if (d.bits(row, column) == want) continue;
    if (wrong++ == 0)
      text << "d[" << row << ", " << column << "] = " << decode(type, d.bits(row, column)) << ", must be "
           << decode(type, want) << " exactly";
  }
  if (wrong == 0) return {};
  text << "; wrong: " << wrong << " of " << values.size() << " elements";
  return text.str();
}

}  // namespace rawgemm::test
