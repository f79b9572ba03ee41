// How far an element of D may lie from its reference, and what a comparison found; on the host and on the device.
//
// The bound, for inputs of random sign. Let P be the largest of |a_il * b_jl| and of all the partial sums of element
// (i, j) in the order in which they are summed.
//   - The tensor core takes 16 products and the sum so far, aligns these 17 numbers to the largest of them, cuts each
//     below 2^-23 of it, adds, and cuts the result to fp32. It cuts where others round: 2^-23 and not 2^-24. One step
//     thus errs by less than 18 * 2^-23 * P, all ceil(k / 16) steps by less than (9/8 k + 18) * 2^-23 * P.
//   - A plain fp32 loop errs by less than k * 2^-24 * P, the products being exact. So twice the first figure covers the
//     difference of any two fp32 results, from a loop or a tensor core.
//   - P: partial sums of independent signs are, by Hoeffding's and Levy's inequalities, within 8 * sqrt(sum over l of
//     (a_il * b_jl)^2) but for one element in 10^13, and that root is at most |a_i|_4 * |b_j|_4 by Cauchy and Schwarz.
//     The bound that holds for all signs, with sum |a_il * b_jl| for P, grows faster by sqrt(k): it would let pass a
//     whole k block left out.
//   - D is rounded once to its type: half a unit in the last place of what is rounded.
#pragma once
#include <cmath>

#include <bench/numbers.hpp>

namespace rawgemm::bench {

inline constexpr double sign_deviations = 8;

/// Times |a_i|_4 * |b_j|_4: how far two fp32 sums of k products may lie apart.
inline double sum_bound(i64 k) {
  const double one_sum = (1.125 * static_cast<double>(k) + 18) * 0x1p-23 * sign_deviations;
  return 2 * one_sum;
}

/// How far D may lie from `expected` when the sum that was rounded to D's type may lie `sum` from it.
__host__ __device__ inline double allowed_error(double sum, double expected, const Rounding& rounding) {
  return sum + rounding.relative * (std::abs(expected) + sum) + rounding.absolute;
}

/// What a comparison found. first_*: of the first wrong element in the order of rows.
struct Comparison {
  i64 elements = 0;
  i64 wrong = 0;
  i64 damaged_bytes = 0;
  i64 first_row = 0;
  i64 first_column = 0;
  double first_got = 0;
  double first_want = 0;
  double first_bound = 0;
  double worst = 0;  // the largest |d - ref| / bound of the right elements

  bool right() const { return wrong == 0 && damaged_bytes == 0; }
};

}  // namespace rawgemm::bench
