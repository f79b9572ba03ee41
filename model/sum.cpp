#include <sum.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace rawgemm::model {
namespace {

constexpr int least_exponent(NumberType type) {
  switch (type) {
    case NumberType::bf16:
      return -126;
    case NumberType::f16:
    case NumberType::e5m2:
      return -14;
    case NumberType::e4m3:
      return -6;
  }
  return 0;
}

constexpr int least_largest = -133;

/// |x| = significand * 2^exponent with a significand below 2.
int exponent_of(float x, int least) {
  return std::max(static_cast<int>(std::bit_cast<u32>(x) >> 23 & 0xff) - 127, least);
}

/// A sum to the type of D. A zero is always +0.
float round_to_d(const Rules& rules, double sum) {
  const int exponent = sum == 0 ? rules.least_d : std::max(std::ilogb(sum), rules.least_d);
  const double units = std::ldexp(sum, rules.fraction_bits - exponent);
  const double rounded = rules.to_nearest ? std::nearbyint(units) : std::trunc(units);
  const double value = std::ldexp(rounded, exponent - rules.fraction_bits);
  const double limit = std::ldexp(1.0, 2 - rules.least_d);
  if (std::fabs(value) >= limit) return std::copysign(std::numeric_limits<float>::infinity(), static_cast<float>(sum));
  return static_cast<float>(value) + 0.0f;
}

}  // namespace

Rules rules_of(const Arithmetic& arithmetic) {
  Rules rules = {.least_a = least_exponent(arithmetic.a),
                 .least_b = least_exponent(arithmetic.b),
                 .least_d = -126,
                 .term_bits = 25,
                 .fraction_bits = 23,
                 .to_nearest = false};
  if (arithmetic.a == NumberType::e4m3 || arithmetic.a == NumberType::e5m2) {
    rules.term_bits = 13;
    rules.fraction_bits = 13;
  }
  if (arithmetic.f16_accumulators) {
    rules.least_d = -14;
    rules.fraction_bits = 10;
    rules.to_nearest = true;
  }
  return rules;
}

float sum_of_terms(const Rules& rules, float c, const float* a, const float* b, u32 b_step, u32 k) {
  double unlimited = c;  // shows infinities and NaN; products of finite factors are finite in fp64
  int largest = c == 0 ? least_largest : exponent_of(c, rules.least_d);
  for (u32 i = 0; i < k; ++i) {
    const float factor = b[i * b_step];
    unlimited += static_cast<double>(a[i]) * factor;
    if (a[i] != 0 && factor != 0)
      largest = std::max(largest, exponent_of(a[i], rules.least_a) + exponent_of(factor, rules.least_b));
  }
  if (std::isnan(unlimited)) return canonical_nan();
  if (std::isinf(unlimited)) return static_cast<float>(unlimited);
  const int to_units = rules.term_bits - largest;
  double units = std::trunc(std::ldexp(static_cast<double>(c), to_units));
  for (u32 i = 0; i < k; ++i) units += std::trunc(std::ldexp(static_cast<double>(a[i]) * b[i * b_step], to_units));
  return round_to_d(rules, std::ldexp(units, -to_units));
}

}  // namespace rawgemm::model
