// Inputs from a seed: element (row, column) depends on the seed, the operand and its place alone, so that every
// platform, every leading dimension and every number of threads gives the same.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include <bench/matrices/matrix.hpp>
#include <bench/matrices/parallel.hpp>

namespace rawgemm::bench {

enum class Inputs {
  normal,    // mean 0, deviation 1
  integers,  // -4 to 4: sums are exact, see exact_k (compare.hpp)
};

inline constexpr int largest_integer = 4;

/// The index-th number of a stream: splitmix64, whose state is a counter.
__host__ __device__ inline std::uint64_t random_bits(std::uint64_t seed, std::uint64_t index) {
  std::uint64_t x = seed + (index + 1) * 0x9e3779b97f4a7c15u;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

/// A point of the unit disc, in what Box and Muller's method takes: 0 < radius <= 1, 0 <= turn < 1.
struct Polar {
  double radius;
  double turn;
};

__host__ __device__ inline Polar polar(std::uint64_t bits) {
  return {(static_cast<double>(bits >> 32) + 1) * 0x1p-32, static_cast<double>(bits & 0xffffffffu) * 0x1p-32};
}

/// Box and Muller's method. std::normal_distribution gives other numbers with each standard library.
inline double normal(std::uint64_t bits) {
  const Polar x = polar(bits);
  return std::sqrt(-2 * std::log(x.radius)) * std::cos(2 * std::numbers::pi * x.turn);
}

inline double integer(std::uint64_t bits) {
  return static_cast<double>((bits >> 32) % (2 * largest_integer + 1)) - largest_integer;
}

/// Of a D that is added to; A has 0, B 1, and those that follow are of their scales.
inline constexpr std::uint64_t operand_of_d = 4;

/// Of its normal inputs: that of the sums that are added to it, beside which a D that got lost would pass unseen were
/// it much smaller.
inline double deviation_of_d(i64 k) { return std::sqrt(static_cast<double>(std::max<i64>(k, 1))); }

/// Fills the elements. operand: 0 for A, 1 for B, so that one seed gives both their own numbers.
/// deviation: of normal inputs.
inline void fill(Matrix& matrix, Inputs inputs, std::uint64_t seed, std::uint64_t operand, double deviation = 1) {
  const std::uint64_t stream = random_bits(seed, operand);
  const auto columns = static_cast<std::uint64_t>(matrix.columns());
  visit_type(matrix.type(), [&](auto type) {
    using Type = decltype(type);
    parallel_rows(matrix.rows(), 16, [&](i64 first, i64 last) {
      for (i64 i = first; i < last; ++i) {
        Type* row = matrix.row<Type>(i);
        for (std::uint64_t j = 0; j < columns; ++j) {
          const std::uint64_t bits = random_bits(stream, static_cast<std::uint64_t>(i) * columns + j);
          const double number = inputs == Inputs::normal ? deviation * normal(bits) : integer(bits);
          row[j] = rounded<Type>(static_cast<float>(number));
        }
      }
    });
  });
}

}  // namespace rawgemm::bench
