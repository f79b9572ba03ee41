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
//   - Where the sum is added to what D holds, in fp32, so is the reference's: half a unit each.
//
// In FP8 (docs/accumulation.md) the tensor core takes 32 products and the sum so far, cuts each toward zero to a whole
// number of units, which are 2^-13 of the largest one's power of two, adds, and cuts the result to 13 bits of fraction.
// As above, with 13 for 23 bits, the bound would let anything pass. Let r be how many products one accumulator sums: k,
// or 128 where sums are promoted, and S = |a_i|_4 * |b_j|_4, at least the deviation of the sum over random signs.
//   - Cuts of products have the products' random signs, and deviations of a third of a unit squared: all of them
//     sqrt(r / 3) units. Where k / r sums are promoted, no more: their units add up as their sizes do, in squares.
//   - The sum so far is cut where a product, or the result, has a larger power of two than it: a sum of random signs
//     gets one about sqrt(r / 32) times. That adds a third.
//   - The unit is at most 2^-13 of a partial sum. So the error is a product of two numbers, whose deviations are
//     4/3 * sqrt(r / 3) and at most 2^-13 * S, and it exceeds t times the product of these with a probability of about
//     e^-t. It is within 16 * 2^-13 * sqrt(r) * S: t = 21, and for normal numbers, whose S is sqrt(3) times their sum's
//     deviation, t = 36.
//   - fp32, in which promoted sums are added up, and the reference too: less than k * 2^-23 * 8 * S.
#pragma once
#include <algorithm>
#include <cmath>

#include <bench/matrices/numbers.hpp>

namespace rawgemm::bench {

inline constexpr double sign_deviations = 8;

/// What sums the products: fp32, or the tensor core's fp32 (16 bits); its FP8, all of k; its FP8, promoted to fp32
/// after each 128.
enum class Accumulation { fp32, fast, promoted };

/// How many products of FP8 one accumulator sums.
inline i64 products_of_accumulator(i64 k, Accumulation accumulation) {
  constexpr i64 promoted_k = 128;
  return accumulation == Accumulation::promoted ? std::min(k, promoted_k) : k;
}

/// Times |a_i|_4 * |b_j|_4: how far two fp32 sums of k products may lie apart, or one in FP8 from one in fp32.
inline double sum_bound(i64 k, Accumulation accumulation) {
  const auto products = static_cast<double>(k);
  if (accumulation == Accumulation::fp32) {
    const double one_sum = (1.125 * products + 18) * 0x1p-23 * sign_deviations;
    return 2 * one_sum;
  }
  const auto of_accumulator = static_cast<double>(products_of_accumulator(k, accumulation));
  return 16 * 0x1p-13 * std::sqrt(of_accumulator) + products * 0x1p-23 * sign_deviations;
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
  double worst = 0;          // the largest |d - ref| / bound of the right elements
  double error_squares = 0;  // the sum of all (d - ref)^2
  double want_squares = 0;   // of all ref^2

  /// Of D as a whole: the Frobenius norm of its error over that of the reference.
  double relative_error() const { return want_squares == 0 ? 0 : std::sqrt(error_squares / want_squares); }

  bool right() const { return wrong == 0 && damaged_bytes == 0; }
};

}  // namespace rawgemm::bench
