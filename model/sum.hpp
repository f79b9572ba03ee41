// What a tensor core sums for one element of D, as measured on an H200 (docs/accumulation.md).
#pragma once
#include <multiply.hpp>

namespace rawgemm::model {

/// The exponent of a product is the sum of its factors' exponents: its significand lies in [1, 4). A subnormal number
/// has the exponent of its type's smallest normal one, a zero and a product with a zero have none. The largest exponent
/// of the k products and the accumulator, or -133 if that is larger, sets the unit. Every term is cut toward zero to a
/// whole number of units; the sum of what is left is exact, so no order matters; it is rounded once, to the type of D.
struct Rules {
  int least_a, least_b, least_d;  // exponent of the smallest normal number
  int term_bits;                  // the unit is 2^(largest exponent - term_bits)
  int fraction_bits;              // of D
  bool to_nearest;                // D rounded to nearest even, otherwise toward zero
};

Rules rules_of(const Arithmetic& arithmetic);

/// c + the sum of a[i] * b[i * b_step], k of them. The numbers are values of their types; so is the result. A zero is
/// +0, a NaN 0x7fffffff.
float sum_of_terms(const Rules& rules, float c, const float* a, const float* b, u32 b_step, u32 k);

}  // namespace rawgemm::model
