// When is a D right: each element within a bound of its reference (bound.hpp), none NaN, and all bytes around D as
// they were. With integer inputs (inputs.hpp) every sum is exact, and D must equal the reference rounded to D's type.
#pragma once
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <bench/matrices/bound.hpp>
#include <bench/matrices/inputs.hpp>
#include <bench/matrices/matrix.hpp>
#include <bench/matrices/reference.hpp>

namespace rawgemm::bench {

struct Bound {
  bool exact;                    // integers
  double sum;                    // times |a_i|_4 * |b_j|_4: how far two sums may lie apart
  std::vector<double> a_norms4;  // |a_i|_4
  std::vector<double> b_norms4;  // |b_j|_4
  Accumulation accumulation = Accumulation::fp32;
  bool is_added_to = false;  // D held numbers, which the reference has in it
  /// The product that each row of D is of, or -1, where there are several; b_norms4 are then those of each one's B.
  std::vector<i32> products_of_rows{};

  i64 product_of_row(i64 row) const {
    return products_of_rows.empty() ? 0 : products_of_rows[static_cast<std::size_t>(row)];
  }
};

/// a, b: numbers, scales included.  For differences from another fp32 sum. See from_fp64.
inline Bound bound_for(const Matrix& a, const Matrix& b, Inputs inputs, Accumulation accumulation = Accumulation::fp32,
                       bool is_added_to = false) {
  if (inputs == Inputs::integers) return {true, 0, {}, {}, accumulation, is_added_to};
  return {false, sum_bound(a.columns(), accumulation), row_norms4(a), row_norms4(b), accumulation, is_added_to};
}

/// For differences from a sum in fp64. In FP8 it is all the same.
inline Bound from_fp64(Bound bound) {
  if (bound.accumulation == Accumulation::fp32) bound.sum /= 2;
  return bound;
}

/// Up to here sums of integers are exact.
inline constexpr i64 exact_k(Accumulation accumulation) {
  constexpr i64 largest_product = largest_integer * largest_integer;
  // FP8 is exact to 2^14, where sums of random sign are within 8 * sqrt(k) * largest_product, see bound.hpp. Scales are
  // multiplied afterwards.
  if (accumulation == Accumulation::fast) return i64{1} << 14;
  // No sum leaves 2^22, where fp32 and the tensor core's narrower alignment are both exact. Promoted ones have scales
  // in between, powers of two: multiples of 2^-4, products to 2^8, of random sign within 2^24 * 2^-4.
  return (i64{1} << 22) / largest_product;
}

inline std::string formula(const Bound& bound, ElementType output) {
  if (bound.exact) return std::string("d == ref, rounded to ") + name_of(output);
  const auto sum = [&]() -> std::string {
    switch (bound.accumulation) {
      case Accumulation::fp32:
        return "s = 2 (9/8 k + 18) 2^-23 * 8 |a_i|_4 |b_j|_4 (fp64: half of s)";
      case Accumulation::fast:
        return "s = (2^-9 sqrt(k) + 2^-20 k) |a_i|_4 |b_j|_4, fast accumulation";
      case Accumulation::promoted:
        return "s = (2^-9 sqrt(min(k, 128)) + 2^-20 k) |a_i|_4 |b_j|_4, promoted each 128 of k";
    }
    return "";
  }();
  switch (output) {
    case ElementType::fp16:
      return "|d - ref| <= s + 2^-11 (|ref| + s) + 2^-25, " + sum;
    case ElementType::bf16:
      return "|d - ref| <= s + 2^-8 (|ref| + s), " + sum;
    case ElementType::fp32:
      return std::string(bound.is_added_to ? "|d - ref| <= s + 2^-23 (|ref| + s), " : "|d - ref| <= s, ") + sum;
    case ElementType::e4m3:
      return "|d - ref| <= s + 2^-4 (|ref| + s) + 2^-10, ref within 448, " + sum;
    case ElementType::e5m2:
      break;  // no kernel stores it
  }
  return "";
}

/// Compares row i of D with `want`, n numbers (float or double).
template <class Want>
void compare_row(const Matrix& d, i64 i, const Want* want, const Bound& bound, Comparison& result) {
  const Rounding rounding = rounding_of(d.type(), bound.is_added_to);
  const i64 first_norm_b = bound.product_of_row(i) * d.columns();
  visit_type(d.type(), [&](auto type) {
    using Type = decltype(type);
    for (i64 j = 0; j < d.columns(); ++j) {
      const double got = to_float(d.row<Type>(i)[j]);
      double expected = std::clamp(static_cast<double>(want[j]), -rounding.largest, rounding.largest);
      double allowed = 0;
      result.error_squares += (got - expected) * (got - expected);
      result.want_squares += expected * expected;
      if (bound.exact) {
        expected = to_float(rounded<Type>(static_cast<float>(expected)));
      } else {
        const double sum = bound.sum * bound.a_norms4[static_cast<std::size_t>(i)] *
                           bound.b_norms4[static_cast<std::size_t>(first_norm_b + j)];
        allowed = allowed_error(sum, expected, rounding);
      }
      ++result.elements;
      if (got == expected) continue;
      const double error = std::abs(got - expected);
      if (error <= allowed) {
        result.worst = std::max(result.worst, error / allowed);
      } else if (result.wrong++ == 0) {  // NaN comes here too
        result.first_row = i;
        result.first_column = j;
        result.first_got = got;
        result.first_want = expected;
        result.first_bound = allowed;
      }
    }
  });
}

/// All of D, and the bytes around it and in rows of no product, against the packed [m, n] numbers of `want`.
inline Comparison compare(const Matrix& d, const std::vector<float>& want, const Bound& bound) {
  Comparison result;
  result.damaged_bytes = d.damaged_bytes();
  for (i64 i = 0; i < d.rows(); ++i)
    if (bound.product_of_row(i) >= 0)
      compare_row(d, i, want.data() + i * d.columns(), bound, result);
    else
      result.damaged_bytes += d.bytes_written(i);
  return result;
}

/// The rows of `sample` against sums in fp64: element [s][j] of `want` is D(sample[s], j).
inline Comparison compare_sample(const Matrix& d, const std::vector<i64>& sample,
                                 const std::vector<std::vector<double>>& want, const Bound& bound) {
  Comparison result;
  for (std::size_t s = 0; s < sample.size(); ++s) compare_row(d, sample[s], want[s].data(), bound, result);
  return result;
}

}  // namespace rawgemm::bench
