// A or B in host memory: elements, in FP8 with their factors, and the numbers that both together are.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include <bench/matrices/inputs.hpp>
#include <bench/matrices/matrix.hpp>
#include <bench/problem.hpp>

namespace rawgemm::bench {

struct Operand {
  Operand(ElementType type, i64 rows, i64 columns, i64 ld, const ScaleLayout& layout_)
      : elements(type, rows, columns, ld),
        scales(ElementType::fp32, layout_.rows, layout_.columns, layout_.ld),
        layout(layout_) {}

  float& scale_of(i64 i, i64 j) { return scales.row<float>(0)[layout.at(i, j)]; }
  float scale_of(i64 i, i64 j) const { return scales.row<float>(0)[layout.at(i, j)]; }

  Matrix elements;
  Matrix scales;  // empty but in FP8
  ScaleLayout layout;
};

/// A power of two that brings nearly all sums of k products into e4m3's range, and some of those of integers beyond it.
inline float scale_for_fp8(i64 k, Inputs inputs) {
  const double product_deviation = inputs == Inputs::normal ? 1 : 16;
  const double deviation = product_deviation * std::sqrt(static_cast<double>(std::max<i64>(k, 1)));
  return std::ldexp(1.0f, std::ilogb(64 / deviation));
}

inline constexpr int largest_scale_exponent = 2;

/// Powers of two from 1/4 to 4.
inline void fill_scales_with_powers_of_two(Operand& x, std::uint64_t seed, std::uint64_t operand) {
  constexpr int operands = 2;  // the elements have taken their streams
  const std::uint64_t stream = random_bits(seed, operand + operands);
  for (i64 i = 0; i < x.scales.rows(); ++i)
    for (i64 j = 0; j < x.scales.columns(); ++j) {
      const std::uint64_t bits = random_bits(stream, static_cast<std::uint64_t>(i * x.scales.columns() + j));
      const auto exponent = static_cast<int>((bits >> 32) % (2 * largest_scale_exponent + 1)) - largest_scale_exponent;
      x.scales.row<float>(i)[j] = std::ldexp(1.0f, exponent);
    }
}

/// Quantises bf16 numbers: what shares a factor is divided by it, so that its largest number becomes the type's.
inline void quantise(const Matrix& from, Operand& to) {
  const i64 blocks = ceil_div(from.columns(), to.layout.block_columns);
  std::vector<float> largest(static_cast<std::size_t>(from.rows() * blocks));  // of each row's part of a block
  parallel_rows(from.rows(), 16, [&](i64 first, i64 last) {
    for (i64 i = first; i < last; ++i)
      for (i64 j = 0; j < from.columns(); ++j) {
        float& of_block = largest[static_cast<std::size_t>(i * blocks + j / to.layout.block_columns)];
        of_block = std::max(of_block, std::abs(to_float(from.row<bf16>(i)[j])));
      }
  });
  for (i64 i = 0; i < to.scales.rows(); ++i) std::fill_n(to.scales.row<float>(i), to.scales.columns(), 0.0f);
  for (i64 i = 0; i < from.rows(); ++i)
    for (i64 block = 0; block < blocks; ++block) {
      float& scale = to.scale_of(i, block * to.layout.block_columns);
      scale = std::max(scale, largest[static_cast<std::size_t>(i * blocks + block)]);
    }
  const auto largest_element = static_cast<float>(rounding_of(to.elements.type()).largest);
  for (i64 i = 0; i < to.scales.rows(); ++i)
    for (i64 j = 0; j < to.scales.columns(); ++j) {
      float& scale = to.scales.row<float>(i)[j];
      scale = scale == 0 ? 1 : scale / largest_element;
    }
  visit_type(to.elements.type(), [&](auto type) {
    using Type = decltype(type);
    parallel_rows(from.rows(), 16, [&](i64 first, i64 last) {
      for (i64 i = first; i < last; ++i)
        for (i64 j = 0; j < from.columns(); ++j)
          to.elements.row<Type>(i)[j] = rounded<Type>(to_float(from.row<bf16>(i)[j]) / to.scale_of(i, j));
    });
  });
}

/// Fills elements and factors. operand: 0 for A, 1 for B. Normal numbers in FP8 are those of bf16, quantised.
inline void fill(Operand& x, Inputs inputs, std::uint64_t seed, std::uint64_t operand) {
  if (inputs == Inputs::normal && is_8_bit(x.elements.type())) {
    Matrix numbers(ElementType::bf16, x.elements.rows(), x.elements.columns(), x.elements.columns());
    fill(numbers, inputs, seed, operand);
    quantise(numbers, x);
  } else {
    fill(x.elements, inputs, seed, operand);
    fill_scales_with_powers_of_two(x, seed, operand);
  }
}

/// The numbers that FP8 elements and their factors are, times `factor`, in fp32: rounded to it, 2^-24 of each at most.
inline Matrix dequantised(const Operand& x, float factor) {
  Matrix numbers(ElementType::fp32, x.elements.rows(), x.elements.columns(), x.elements.columns());
  visit_type(x.elements.type(), [&](auto type) {
    using Type = decltype(type);
    parallel_rows(numbers.rows(), 16, [&](i64 first, i64 last) {
      for (i64 i = first; i < last; ++i)
        for (i64 j = 0; j < numbers.columns(); ++j)
          numbers.row<float>(i)[j] = to_float(x.elements.row<Type>(i)[j]) * x.scale_of(i, j) * factor;
    });
  });
  return numbers;
}

}  // namespace rawgemm::bench
