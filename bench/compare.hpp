// When is a D right: each element within a bound of its reference (bound.hpp), none NaN, and all bytes around D as
// they were. With integer inputs (inputs.hpp) every sum is exact, and D must equal the reference rounded to D's type.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include <bench/bound.hpp>
#include <bench/inputs.hpp>
#include <bench/matrix.hpp>
#include <bench/reference.hpp>

namespace rawgemm::bench {

struct Bound {
  bool exact;                    // integers
  double sum;                    // times |a_i|_4 * |b_j|_4: how far two sums may lie apart
  std::vector<double> a_norms4;  // |a_i|_4
  std::vector<double> b_norms4;  // |b_j|_4
};

/// For differences from another fp32 sum. From a sum in fp64 it is half of that: see from_fp64.
inline Bound bound_for(const Matrix& a, const Matrix& b, Inputs inputs) {
  if (inputs == Inputs::integers) return {true, 0, {}, {}};
  return {false, sum_bound(a.columns()), row_norms4(a), row_norms4(b)};
}

inline Bound from_fp64(Bound bound) {
  bound.sum /= 2;
  return bound;
}

inline std::string formula(const Bound& bound, TensorType output) {
  if (bound.exact) return std::string("d == ref, rounded to ") + name_of(output);
  const std::string sum = "s = 2 (9/8 k + 18) 2^-23 * 8 |a_i|_4 |b_j|_4 (fp64: half of s)";
  switch (output) {
    case TensorType::f16:
      return "|d - ref| <= s + 2^-11 (|ref| + s) + 2^-25, " + sum;
    case TensorType::bf16:
      return "|d - ref| <= s + 2^-8 (|ref| + s), " + sum;
    default:  // f32: the command line knows no other
      return "|d - ref| <= s, " + sum;
  }
  return "";
}

/// Compares row i of D with `want`, n numbers (float or double).
template <class Want>
void compare_row(const Matrix& d, i64 i, const Want* want, const Bound& bound, Comparison& result) {
  const Rounding rounding = rounding_of(d.type());
  visit_type(d.type(), [&](auto type) {
    using Type = decltype(type);
    for (i64 j = 0; j < d.columns(); ++j) {
      const double got = to_float(d.row<Type>(i)[j]);
      double expected = static_cast<double>(want[j]);
      double allowed = 0;
      if (bound.exact) {
        expected = to_float(rounded<Type>(static_cast<float>(expected)));
      } else {
        const double sum =
            bound.sum * bound.a_norms4[static_cast<std::size_t>(i)] * bound.b_norms4[static_cast<std::size_t>(j)];
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

/// All of D, and the bytes around it, against the packed [m, n] numbers of `want`.
inline Comparison compare(const Matrix& d, const std::vector<float>& want, const Bound& bound) {
  Comparison result;
  result.damaged_bytes = d.damaged_bytes();
  for (i64 i = 0; i < d.rows(); ++i) compare_row(d, i, want.data() + i * d.columns(), bound, result);
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
