// An operand in host memory, with guard bytes before it, after it and between its rows.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include <bench/matrices/numbers.hpp>

namespace rawgemm::bench {

/// Row-major [rows, columns] with leading dimension ld >= columns. What is no element keeps the canary's bytes, which
/// are a NaN in every type: whoever reads it spoils the result, whoever writes it is found.
class Matrix {
 public:
  static constexpr std::size_t guard_bytes = 4096;
  static constexpr unsigned char canary = 0xff;

  Matrix(ElementType type, i64 rows, i64 columns, i64 ld) : type_(type), rows_(rows), columns_(columns), ld_(ld) {
    storage_.assign(2 * guard_bytes + (rows == 0 ? 0 : static_cast<std::size_t>((rows - 1) * ld + columns) * width()),
                    canary);
  }

  ElementType type() const { return type_; }
  i64 rows() const { return rows_; }
  i64 columns() const { return columns_; }
  i64 ld() const { return ld_; }

  /// Everything, guards included. Element (0, 0) begins guard_bytes after the first byte.
  unsigned char* bytes() { return storage_.data(); }
  const unsigned char* bytes() const { return storage_.data(); }
  std::size_t size() const { return storage_.size(); }

  template <class Type>
  Type* row(i64 i) {
    return reinterpret_cast<Type*>(storage_.data() + guard_bytes) + i * ld_;
  }
  template <class Type>
  const Type* row(i64 i) const {
    return reinterpret_cast<const Type*>(storage_.data() + guard_bytes) + i * ld_;
  }

  /// The elements become NaN, so that one that nobody writes is found; guards become whole again.
  void poison() { std::memset(storage_.data(), canary, storage_.size()); }

  /// How many bytes outside of the elements have changed.
  i64 damaged_bytes() const {
    const std::size_t row_bytes = static_cast<std::size_t>(columns_) * width();
    const std::size_t pitch = static_cast<std::size_t>(ld_) * width();
    i64 damaged = damaged_between(0, guard_bytes) + damaged_between(size() - guard_bytes, size());
    for (i64 i = 0; i + 1 < rows_; ++i) {
      const std::size_t begin = guard_bytes + static_cast<std::size_t>(i) * pitch;
      damaged += damaged_between(begin + row_bytes, begin + pitch);
    }
    return damaged;
  }

  /// Of a row's elements: how many bytes are not the canary's.
  i64 bytes_written(i64 row) const {
    const std::size_t begin = guard_bytes + static_cast<std::size_t>(row * ld_) * width();
    return damaged_between(begin, begin + static_cast<std::size_t>(columns_) * width());
  }

 private:
  std::size_t width() const { return static_cast<std::size_t>(bytes_of(type_)); }

  i64 damaged_between(std::size_t begin, std::size_t end) const {
    i64 damaged = 0;
    for (std::size_t i = begin; i < end; ++i) damaged += storage_[i] != canary;
    return damaged;
  }

  ElementType type_;
  i64 rows_;
  i64 columns_;
  i64 ld_;
  std::vector<unsigned char> storage_;
};

/// Some rows and columns of a matrix, packed.
inline Matrix part(const Matrix& x, i64 row, i64 rows, i64 column, i64 columns) {
  Matrix result(x.type(), rows, columns, columns);
  visit_type(x.type(), [&](auto type) {
    using Type = decltype(type);
    for (i64 i = 0; i < rows; ++i)
      std::memcpy(result.row<Type>(i), x.row<Type>(row + i) + column, static_cast<std::size_t>(columns) * sizeof(Type));
  });
  return result;
}

/// The transposes of so many matrices that lie below each other, which then do so, too, with leading dimension ld.
inline Matrix transposed(const Matrix& x, i64 ld, i64 matrices = 1) {
  const i64 rows = matrices == 0 ? 0 : x.rows() / matrices;  // of each
  Matrix result(x.type(), matrices * x.columns(), rows, ld);
  visit_type(x.type(), [&](auto type) {
    using Type = decltype(type);
    for (i64 i = 0; i < x.rows(); ++i)
      for (i64 j = 0; j < x.columns(); ++j) result.row<Type>(i / rows * x.columns() + j)[i % rows] = x.row<Type>(i)[j];
  });
  return result;
}

}  // namespace rawgemm::bench
