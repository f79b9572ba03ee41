// Two ways to the bits of sum_of_terms. add_terms follows its text for 8 columns at a time. Where a look at the
// operands shows that nothing would be cut or rounded, add_exactly uses fused multiply-adds, in a third of the time.
#include <multiply.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

#include <sum.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 max_k = max_wgmma_k;
constexpr u32 b_row = max_wgmma_n;

constexpr u32 lanes = 8;
typedef float Floats __attribute__((vector_size(lanes * sizeof(float))));
typedef i32 Ints __attribute__((vector_size(lanes * sizeof(i32))));
typedef u32 Words __attribute__((vector_size(lanes * sizeof(u32))));  // Ints that may wrap around

template <class Vector>
[[gnu::always_inline]] inline Vector load(const void* from) {
  Vector vector;
  std::memcpy(&vector, from, sizeof(vector));
  return vector;
}
template <class Vector>
[[gnu::always_inline]] inline void store(void* to, const Vector& vector) {
  std::memcpy(to, &vector, sizeof(vector));
}
[[gnu::always_inline]] inline Ints broadcast(i32 x) { return Ints{} + x; }
[[gnu::always_inline]] inline Ints larger(Ints a, Ints b) { return a > b ? a : b; }
[[gnu::always_inline]] inline Ints smaller(Ints a, Ints b) { return a < b ? a : b; }
[[gnu::always_inline]] inline Floats power_of_2(Ints exponent) {
  return reinterpret_cast<Floats>((exponent + 127) << 23);
}
/// Toward zero.
[[gnu::always_inline]] inline Words whole(Floats x) {
  return reinterpret_cast<Words>(__builtin_convertvector(x, Ints));
}
[[gnu::always_inline]] inline bool any(Ints x) {
  u64 parts[lanes / 2];
  store(parts, x);
  return (parts[0] | parts[1] | parts[2] | parts[3]) != 0;
}

// Exponents of what is no normal number, far enough from all others for sums of two to show what was in them.
constexpr i32 of_zero = -1000;
constexpr i32 of_no_number = 3000;  // infinity or NaN
constexpr i32 only_zeros = -800;

[[gnu::always_inline]] inline Ints exponents_of(Floats x, i32 least) {
  const Ints bits = reinterpret_cast<Ints>(x);
  const Ints field = bits >> 23 & 0xff;
  const Ints exponent = larger(field - 127, broadcast(least));
  return (bits & 0x7fffffff) == 0 ? broadcast(of_zero) : field == 0xff ? broadcast(of_no_number) : exponent;
}

/// What is found out about A and B before the first product.
struct Factors {
  i32 a_exponents[wgmma_m][max_k];
  i32 b_exponents[max_k][b_row];
  /// Whether sums may be exact: they are where |d| is at most d_limit units and a whole number of them.
  bool may_be_exact;
  float units_per_1;
  float d_limit;
};

/// The largest exponent and the smallest bit of the values seen.
struct Range {
  Ints largest = broadcast(of_zero);
  Ints smallest_bit = broadcast(of_no_number);

  [[gnu::always_inline]] void include(Floats x, Ints exponents) {
    const Ints bits = reinterpret_cast<Ints>(x);
    const Ints significand = (bits & 0x7fffff) | 0x800000;
    const Ints lowest = reinterpret_cast<Ints>(__builtin_convertvector(significand & -significand, Floats));
    const Ints bit = (bits >> 23 & 0xff) + (lowest >> 23) - (127 + 127 + 23);
    largest = larger(largest, exponents);
    smallest_bit = smaller(smallest_bit, exponents == of_zero ? smallest_bit : bit);
  }
};

template <u32 k>
[[gnu::always_inline]] inline void examine(const Rules& rules, const float* a, const float* b, u32 m, u32 n,
                                           Factors& factors) {
  Range of_a;
  for (u32 i = 0; i < m * k; i += lanes) {
    const Floats x = load<Floats>(a + i);
    const Ints exponents = exponents_of(x, rules.least_a);
    store(&factors.a_exponents[i / k][i % k], exponents);
    of_a.include(x, exponents);
  }
  Range of_b;
  for (u32 i = 0; i < k; ++i)
    for (u32 column = 0; column < n; column += lanes) {
      const Floats x = load<Floats>(b + i * b_row + column);
      const Ints exponents = exponents_of(x, rules.least_b);
      store(&factors.b_exponents[i][column], exponents);
      of_b.include(x, exponents);
    }
  i32 largest_a = of_zero, largest_b = of_zero, unit_a = of_no_number, unit_b = of_no_number;
  for (u32 i = 0; i < lanes; ++i) {
    largest_a = std::max(largest_a, of_a.largest[i]);
    largest_b = std::max(largest_b, of_b.largest[i]);
    unit_a = std::min(unit_a, of_a.smallest_bit[i]);
    unit_b = std::min(unit_b, of_b.smallest_bit[i]);
  }
  // Every product is a whole number of units, and as long as no partial sum exceeds 2^exact_bits units, no bit of it
  // falls below what is kept of a term, of D, or of the fp32 numbers calculated with.
  const i32 unit = unit_a + unit_b;
  const i32 exact_bits = std::min(rules.term_bits, 23) + 1;
  const i32 products = largest_a + largest_b + 2 - unit + (k == 16 ? 4 : 5);  // they sum to at most 2^products units
  factors.may_be_exact = products < exact_bits && -100 < unit && unit < 70;
  if (!factors.may_be_exact) return;
  factors.units_per_1 = std::ldexp(1.0f, -unit);
  factors.d_limit = std::ldexp(1.0f, exact_bits) - std::ldexp(1.0f, products);
}

/// To D's fraction_bits, toward zero. Where D is to be rounded to nearest, to the 24 bits that decide how, the last of
/// them set if anything was cut. |sum| < 2^31 - 64, so that its nearest fp32 number is an i32.
[[gnu::always_inline]] inline Floats round_toward_zero(const Rules& rules, Words sum) {
  const Words sign = sum & 0x80000000;
  const Ints magnitude = reinterpret_cast<Ints>(sign != 0 ? -sum : sum);
  const Floats nearest = __builtin_convertvector(magnitude, Floats);
  const Ints back = __builtin_convertvector(nearest, Ints);
  Ints bits = reinterpret_cast<Ints>(nearest) - ((back > magnitude) & 1);
  if (rules.to_nearest)
    bits |= (back != magnitude) & 1;
  else
    bits &= -(1 << (23 - rules.fraction_bits));
  return reinterpret_cast<Floats>(bits | reinterpret_cast<Ints>(sign));
}

/// To the nearest number of f16, ties to even: adding and subtracting 1.5 * 2^23 times the unit leaves whole units.
[[gnu::always_inline]] inline Floats round_to_f16_numbers(Floats x) {
  const Ints bits = reinterpret_cast<Ints>(x);
  const Ints field = smaller(larger(bits >> 23 & 0xff, broadcast(127 - 14)), broadcast(127 + 100));
  const Floats shifter = reinterpret_cast<Floats>((field - 10 + 23) << 23 | 1 << 22);
  const Floats rounded = (x + shifter) - shifter + 0.0f;  // -0 becomes 0
  const Ints infinity = (bits & static_cast<i32>(0x80000000)) | 0x7f800000;
  const Ints overflows = (rounded >= 65536.0f) | (rounded <= -65536.0f);
  return reinterpret_cast<Floats>(overflows ? infinity : reinterpret_cast<Ints>(rounded));
}

template <u32 rows, u32 vectors>
[[gnu::always_inline]] inline bool is_exact(const Factors& factors, const float* d, u32 n) {
  Ints wrong = {};
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      const Floats units = load<Floats>(d + r * n + v * lanes) * factors.units_per_1;
      const Floats without_fraction = __builtin_convertvector(__builtin_convertvector(units, Ints), Floats);
      wrong |= (without_fraction != units) | (units > factors.d_limit) | (units < -factors.d_limit);
    }
  return !any(wrong);
}

/// `rows` x `vectors` vectors of D stay in registers while k goes by.
template <u32 k, u32 rows, u32 vectors>
[[gnu::always_inline]] inline void add_exactly(const Rules& rules, float* d, const float* a, const float* b, u32 n) {
  Floats sum[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) sum[r][v] = load<Floats>(d + r * n + v * lanes);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v) sum[r][v] += a[r * k + i] * load<Floats>(b + i * b_row + v * lanes);
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v)
      store(d + r * n + v * lanes, rules.to_nearest ? round_to_f16_numbers(sum[r][v]) : sum[r][v] + 0.0f);  // no -0
}

template <u32 k, u32 rows, u32 vectors>
[[gnu::always_inline]] inline void add_terms(const Rules& rules, const Factors& factors, float* d, const float* a,
                                             const float* b, u32 n, u32 row, u32 column) {
  Ints largest[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) largest[r][v] = exponents_of(load<Floats>(d + r * n + v * lanes), rules.least_d);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v)
        largest[r][v] = larger(
            largest[r][v], factors.a_exponents[row + r][i] + load<Ints>(&factors.b_exponents[i][column + v * lanes]));
  // Between these exponents, products, units and sums are normal fp32 numbers; what lies outside is done one by one.
  constexpr i32 low = -95;
  constexpr i32 high = 100;
  Ints outside[rows][vectors];
  Floats units_per_1[rows][vectors];
  Words products[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      outside[r][v] = ((largest[r][v] < low) & (largest[r][v] > only_zeros)) | (largest[r][v] > high);
      largest[r][v] = larger(smaller(largest[r][v], broadcast(high)), broadcast(low));
      units_per_1[r][v] = power_of_2(rules.term_bits - largest[r][v]);
      products[r][v] = Words{};
    }
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v)
        products[r][v] += whole(a[r * k + i] * load<Floats>(b + i * b_row + v * lanes) * units_per_1[r][v]);
  Ints one_by_one = {};
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      // 16 products can reach 16 * 4 * 2^25 units, too many for an i32 once C is added.
      constexpr i32 most = 0x7fffffff - (1 << 27);
      const Ints sum = reinterpret_cast<Ints>(products[r][v]);
      outside[r][v] |= (sum > most) | (sum < -most);
      one_by_one |= outside[r][v];
    }
  float before[rows][vectors * lanes];
  if (any(one_by_one))
    for (u32 r = 0; r < rows; ++r) std::memcpy(before[r], d + r * n, sizeof(before[r]));
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      float* const here = d + r * n + v * lanes;
      const Words c = whole(load<Floats>(here) * units_per_1[r][v]);
      const Floats sum = round_toward_zero(rules, products[r][v] + c) * power_of_2(largest[r][v] - rules.term_bits);
      store(here, rules.to_nearest ? round_to_f16_numbers(sum) : sum);
    }
  if (any(one_by_one))
    for (u32 r = 0; r < rows; ++r)
      for (u32 i = 0; i < vectors * lanes; ++i)
        if (outside[r][i / lanes][i % lanes])
          d[r * n + i] = sum_of_terms(rules, before[r][i], a + r * k, b + i, b_row, k);
}

constexpr u32 block_rows = 4;

template <u32 k, u32 vectors>
[[gnu::always_inline]] inline void multiply_block(const Rules& rules, const Factors& factors, float* d, const float* a,
                                                  const float* b, u32 n, u32 row, u32 column) {
  constexpr u32 rows = 2;  // with `vectors` of D each, as many as the registers hold
  d += row * n + column;
  if (factors.may_be_exact && is_exact<block_rows, vectors>(factors, d, n))
    return add_exactly<k, block_rows, vectors>(rules, d, a + row * k, b + column, n);
  for (u32 r = 0; r < block_rows; r += rows)
    add_terms<k, rows, vectors>(rules, factors, d + r * n, a + (row + r) * k, b + column, n, row + r, column);
}

template <u32 k>
[[gnu::always_inline]] inline void multiply_all(const Rules& rules, float* d, const float* a, const float* b, u32 m,
                                                u32 n) {
  static thread_local Factors factors;  // the thread of the fibers and the multiplier's both come here
  examine<k>(rules, a, b, m, n, factors);
  for (u32 row = 0; row < m; row += block_rows) {
    u32 column = 0;
    for (; column + 2 * lanes <= n; column += 2 * lanes) multiply_block<k, 2>(rules, factors, d, a, b, n, row, column);
    if (column < n) multiply_block<k, 1>(rules, factors, d, a, b, n, row, column);
  }
}

#if defined(__x86_64__)
template <u32 k>
[[gnu::target("avx2,fma")]] void multiply_avx2(const Rules& rules, float* d, const float* a, const float* b, u32 m,
                                               u32 n) {
  multiply_all<k>(rules, d, a, b, m, n);
}
#endif

}  // namespace

void multiply_portable(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 m, u32 n, u32 k) {
  const Rules rules = rules_of(arithmetic);
  if (k == 16)
    multiply_all<16>(rules, d, a, b, m, n);
  else
    multiply_all<32>(rules, d, a, b, m, n);
}

void multiply(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 m, u32 n, u32 k) {
#if defined(__x86_64__)
  static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (has_avx2) {
    const Rules rules = rules_of(arithmetic);
    if (k == 16) return multiply_avx2<16>(rules, d, a, b, m, n);
    return multiply_avx2<32>(rules, d, a, b, m, n);
  }
#endif
  multiply_portable(arithmetic, d, a, b, m, n, k);
}

}  // namespace rawgemm::model
