// Two ways to the bits of sum_of_terms. add_terms follows its text for many columns at a time. Where a look at the
// operands shows that nothing would be cut or rounded, add_exactly uses fused multiply-adds, in a third of the time.
#include <multiply.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include <sum.hpp>

namespace rawgemm::model {
namespace {

using i16 = short;

constexpr u32 max_k = max_wgmma_k;
constexpr u32 b_row = max_wgmma_n;

// Exponents of what is no normal number, far enough from all others for sums of two to show what was in them.
constexpr i32 of_zero = -1000;
constexpr i32 of_no_number = 3000;  // infinity or NaN
constexpr i32 only_zeros = -800;

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
template <class Vector>
[[gnu::always_inline]] inline Vector larger(Vector a, Vector b) {
  return a > b ? a : b;
}
template <class Vector>
[[gnu::always_inline]] inline Vector smaller(Vector a, Vector b) {
  return a < b ? a : b;
}

/// Vectors of so many numbers. Written out, as g++ mistakes a vector_size that depends on a template's argument.
template <u32 lanes>
struct Vectors;
template <>
struct Vectors<4> {
  typedef float Floats __attribute__((vector_size(16)));
  typedef i32 Ints __attribute__((vector_size(16)));
  typedef u32 Words __attribute__((vector_size(16)));  // Ints that may wrap around
  typedef i16 Shorts __attribute__((vector_size(8)));
};
template <>
struct Vectors<8> {
  typedef float Floats __attribute__((vector_size(32)));
  typedef i32 Ints __attribute__((vector_size(32)));
  typedef u32 Words __attribute__((vector_size(32)));
  typedef i16 Shorts __attribute__((vector_size(16)));
};
template <>
struct Vectors<16> {
  typedef i16 Shorts __attribute__((vector_size(32)));
};

/// What is done with vectors of so many numbers: as many as a register of the CPU holds.
template <u32 lanes>
struct Simd {
  using Floats = typename Vectors<lanes>::Floats;
  using Ints = typename Vectors<lanes>::Ints;
  using Words = typename Vectors<lanes>::Words;
  using Shorts = typename Vectors<lanes>::Shorts;

  [[gnu::always_inline]] static Ints broadcast(i32 x) { return Ints{} + x; }
  [[gnu::always_inline]] static Floats power_of_2(Ints exponent) {
    return reinterpret_cast<Floats>((exponent + 127) << 23);
  }
  /// Toward zero.
  [[gnu::always_inline]] static Ints whole(Floats x) { return __builtin_convertvector(x, Ints); }
  [[gnu::always_inline]] static Ints add_modulo(Ints a, Ints b) {
    return reinterpret_cast<Ints>(reinterpret_cast<Words>(a) + reinterpret_cast<Words>(b));
  }
  /// The v-th `lanes` of more.
  template <class MoreShorts>
  [[gnu::always_inline]] static Ints widened(const MoreShorts& x, u32 v) {
    return __builtin_convertvector(load<Shorts>(reinterpret_cast<const char*>(&x) + v * sizeof(Shorts)), Ints);
  }
  [[gnu::always_inline]] static bool any(Ints x) {
    u64 parts[lanes / 2];
    store(parts, x);
    u64 all = 0;
    for (const u64 part : parts) all |= part;
    return all != 0;
  }

  [[gnu::always_inline]] static Ints exponents_of(Floats x, i32 least) {
    const Ints bits = reinterpret_cast<Ints>(x);
    const Ints field = bits >> 23 & 0xff;
    const Ints exponent = larger(field - 127, broadcast(least));
    return (bits & 0x7fffffff) == 0 ? broadcast(of_zero) : field == 0xff ? broadcast(of_no_number) : exponent;
  }

  /// Of fp32 numbers' bits: whether the magnitude, or a NaN's, is larger; -1 where it is.
  [[gnu::always_inline]] static Ints exceeds(Ints bits, i32 limit) { return (limit - (bits & 0x7fffffff)) >> 31; }

  /// To D's fraction_bits, toward zero. Where D is to be rounded to nearest, to the 24 bits that decide how, the last
  /// of them set if anything was cut.
  [[gnu::always_inline]] static Floats round_toward_zero(const Rules& rules, Ints sum) {
    const Words negative = reinterpret_cast<Words>(sum >> 31);
    const Words magnitude = (reinterpret_cast<Words>(sum) ^ negative) - negative;
    // An fp32 number has 24 bits. Once the first of those behind them is cleared, the nearest number is the one toward
    // zero: magnitude >> 24 has that bit, and else only lower ones.
    const Floats toward_zero = __builtin_convertvector(reinterpret_cast<Ints>(magnitude & ~(magnitude >> 24)), Floats);
    Ints bits = reinterpret_cast<Ints>(toward_zero);
    if (rules.to_nearest)
      bits |= reinterpret_cast<Ints>((reinterpret_cast<Words>(whole(toward_zero)) - magnitude) >> 31);
    else
      bits &= -(1 << (23 - rules.fraction_bits));
    return reinterpret_cast<Floats>(bits | (sum & static_cast<i32>(0x80000000)));
  }

  /// To the nearest number of f16, ties to even: adding and subtracting 1.5 * 2^23 times the unit leaves whole units.
  [[gnu::always_inline]] static Floats round_to_f16_numbers(Floats x) {
    const Ints bits = reinterpret_cast<Ints>(x);
    const Ints field = smaller(larger(bits >> 23 & 0xff, broadcast(127 - 14)), broadcast(127 + 100));
    const Floats shifter = reinterpret_cast<Floats>((field - 10 + 23) << 23 | 1 << 22);
    const Floats rounded = (x + shifter) - shifter + 0.0f;  // -0 becomes 0
    const Ints infinity = (bits & static_cast<i32>(0x80000000)) | 0x7f800000;
    const Ints overflows = exceeds(reinterpret_cast<Ints>(rounded), std::bit_cast<i32>(65536.0f) - 1);
    return reinterpret_cast<Floats>((infinity & overflows) | (reinterpret_cast<Ints>(rounded) & ~overflows));
  }

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
};

constexpr u32 panel_columns = 16;

/// What is found out about A and B before the first product. Exponents of 16 bits are half as much to add and compare.
struct Factors {
  i16 a_exponents[wgmma_m][max_k];
  /// So many columns of B, which stay in the first cache while the rows of A go by.
  struct Panel {
    float b[max_k][panel_columns];
    i16 b_exponents[max_k][panel_columns];
  };
  Panel panels[max_wgmma_n / panel_columns];
  /// Whether sums may be exact: they are where |d| is at most d_limit units and a whole number of them.
  bool may_be_exact;
  float units_per_1;
  i32 d_limit;  // its bits
};

template <u32 k>
[[gnu::always_inline]] inline void examine(const Rules& rules, const float* a, const float* b, u32 m, u32 n,
                                           Factors& factors) {
  constexpr u32 lanes = 8;  // what n is a multiple of
  using V = Simd<lanes>;
  using Floats = typename V::Floats;
  using Ints = typename V::Ints;
  typename V::Range of_a;
  for (u32 i = 0; i < m * k; i += lanes) {
    const Floats x = load<Floats>(a + i);
    const Ints exponents = V::exponents_of(x, rules.least_a);
    store(&factors.a_exponents[i / k][i % k], __builtin_convertvector(exponents, typename V::Shorts));
    of_a.include(x, exponents);
  }
  typename V::Range of_b;
  for (u32 i = 0; i < k; ++i)
    for (u32 column = 0; column < n; column += lanes) {
      const Floats x = load<Floats>(b + i * b_row + column);
      const Ints exponents = V::exponents_of(x, rules.least_b);
      Factors::Panel& panel = factors.panels[column / panel_columns];
      store(&panel.b[i][column % panel_columns], x);
      store(&panel.b_exponents[i][column % panel_columns], __builtin_convertvector(exponents, typename V::Shorts));
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
  factors.d_limit = std::bit_cast<i32>(std::ldexp(1.0f, exact_bits) - std::ldexp(1.0f, products));
}

template <u32 lanes, u32 rows, u32 vectors>
[[gnu::always_inline]] inline bool is_exact(const Factors& factors, const float* d, u32 n) {
  using Floats = typename Simd<lanes>::Floats;
  using Ints = typename Simd<lanes>::Ints;
  Ints wrong = {};
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      const Floats units = load<Floats>(d + r * n + v * lanes) * factors.units_per_1;
      const Floats without_fraction = __builtin_convertvector(__builtin_convertvector(units, Ints), Floats);
      wrong |= reinterpret_cast<Ints>(without_fraction) ^ reinterpret_cast<Ints>(units);
      wrong |= Simd<lanes>::exceeds(reinterpret_cast<Ints>(units), factors.d_limit);
    }
  return !Simd<lanes>::any(wrong);
}

/// `rows` x `vectors` vectors of D stay in registers while k goes by.
template <u32 k, u32 lanes, u32 rows, u32 vectors>
[[gnu::always_inline]] inline void add_exactly(const Rules& rules, const Factors::Panel& panel, float* d,
                                               const float* a, u32 n) {
  using Floats = typename Simd<lanes>::Floats;
  Floats sum[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) sum[r][v] = load<Floats>(d + r * n + v * lanes);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v) sum[r][v] += a[r * k + i] * load<Floats>(&panel.b[i][v * lanes]);
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v)
      store(d + r * n + v * lanes,
            rules.to_nearest ? Simd<lanes>::round_to_f16_numbers(sum[r][v]) : sum[r][v] + 0.0f);  // no -0
}

template <u32 k, u32 lanes, u32 rows, u32 vectors>
[[gnu::always_inline]] inline void add_terms(const Rules& rules, const Factors& factors, const Factors::Panel& panel,
                                             float* d, const float* a, u32 n, u32 row) {
  using V = Simd<lanes>;
  using Floats = typename V::Floats;
  using Ints = typename V::Ints;
  using AllShorts = typename Vectors<lanes * vectors>::Shorts;
  AllShorts of_products[rows];
  for (u32 r = 0; r < rows; ++r) of_products[r] = AllShorts{} + static_cast<i16>(2 * of_zero);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      of_products[r] = larger(of_products[r], factors.a_exponents[row + r][i] + load<AllShorts>(&panel.b_exponents[i]));
  // Between these exponents, products, units and sums are normal fp32 numbers; what lies outside is done one by one.
  constexpr i32 low = -95;
  constexpr i32 high = 100;
  Ints outside[rows][vectors];  // the sign says so
  Ints largest[rows][vectors];
  Floats units_per_1[rows][vectors];
  Ints products[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      const Ints c = load<Ints>(d + r * n + v * lanes);
      Ints of_c =
          (c >> 23 & 0xff) - 127;  // below `low` it does not matter that zero and subnormal numbers have it, too
      if (rules.least_d > low) of_c = larger(of_c, ((rules.least_d + 127) & V::exceeds(c, 0)) - 127);
      largest[r][v] = larger(of_c, V::widened(of_products[r], v));
      outside[r][v] = (largest[r][v] - low) | (high - largest[r][v]);
      largest[r][v] = larger(largest[r][v], V::broadcast(low));
      units_per_1[r][v] = V::power_of_2(rules.term_bits - largest[r][v]);
      products[r][v] = Ints{};
    }
  // k products are less than 2^31 units.
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v)
        products[r][v] = V::add_modulo(
            products[r][v], V::whole(a[r * k + i] * load<Floats>(&panel.b[i][v * lanes]) * units_per_1[r][v]));
  Ints sum[rows][vectors];
  Ints one_by_one = {};
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      const Ints c = V::whole(load<Floats>(d + r * n + v * lanes) * units_per_1[r][v]);
      sum[r][v] = V::add_modulo(products[r][v], c);
      outside[r][v] |= (products[r][v] ^ sum[r][v]) & (c ^ sum[r][v]);  // an overflow
      one_by_one |= outside[r][v];
    }
  float before[rows][vectors * lanes];
  const bool some_outside = V::any(one_by_one & static_cast<i32>(0x80000000));
  if (some_outside)
    for (u32 r = 0; r < rows; ++r) {
      std::memcpy(before[r], d + r * n, sizeof(before[r]));
      for (u32 v = 0; v < vectors; ++v)  // nothing but zeros is no such case
        outside[r][v] &= (V::widened(of_products[r], v) > only_zeros) | (load<Floats>(before[r] + v * lanes) != 0);
    }
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) {
      const Floats rounded = V::round_toward_zero(rules, sum[r][v]) * V::power_of_2(largest[r][v] - rules.term_bits);
      store(d + r * n + v * lanes, rules.to_nearest ? V::round_to_f16_numbers(rounded) : rounded);
    }
  if (some_outside)
    for (u32 r = 0; r < rows; ++r)
      for (u32 i = 0; i < vectors * lanes; ++i)
        if (outside[r][i / lanes][i % lanes] < 0)
          d[r * n + i] = sum_of_terms(rules, before[r][i], a + r * k, &panel.b[0][i], panel_columns, k);
}

/// So many columns of D, which begin with the panel.
template <u32 k, u32 lanes, u32 columns>
[[gnu::always_inline]] inline void multiply_panel(const Rules& rules, const Factors& factors,
                                                  const Factors::Panel& panel, float* d, const float* a, u32 m, u32 n) {
  constexpr u32 vectors = columns / lanes;
  constexpr u32 block_rows = 4;
  constexpr u32 rows = 2;  // with `vectors` of D each, as many as the registers hold
  for (u32 row = 0; row < m; row += block_rows) {
    if (factors.may_be_exact && is_exact<lanes, block_rows, vectors>(factors, d + row * n, n)) {
      add_exactly<k, lanes, block_rows, vectors>(rules, panel, d + row * n, a + row * k, n);
      continue;
    }
    for (u32 r = row; r < row + block_rows; r += rows)
      add_terms<k, lanes, rows, vectors>(rules, factors, panel, d + r * n, a + r * k, n, r);
  }
}

template <u32 k, u32 lanes>
[[gnu::always_inline]] inline void multiply_all(const Rules& rules, float* d, const float* a, const float* b, u32 m,
                                                u32 n) {
  static thread_local Factors factors;  // the thread of the fibers and the multiplier's both come here
  examine<k>(rules, a, b, m, n, factors);
  u32 column = 0;
  for (; column + panel_columns <= n; column += panel_columns)
    multiply_panel<k, lanes, panel_columns>(rules, factors, factors.panels[column / panel_columns], d + column, a, m,
                                            n);
  if (column < n)
    multiply_panel<k, lanes, panel_columns / 2>(rules, factors, factors.panels[column / panel_columns], d + column, a,
                                                m, n);
}

#if defined(__x86_64__)
template <u32 k>
[[gnu::target("avx2,fma")]] void multiply_avx2(const Rules& rules, float* d, const float* a, const float* b, u32 m,
                                               u32 n) {
  multiply_all<k, 8>(rules, d, a, b, m, n);
}
#endif

}  // namespace

void multiply_portable(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 m, u32 n, u32 k) {
  const Rules rules = rules_of(arithmetic);
  if (k == 16)
    multiply_all<16, 4>(rules, d, a, b, m, n);
  else
    multiply_all<32, 4>(rules, d, a, b, m, n);
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
