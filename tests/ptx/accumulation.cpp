// What the model's tensor core sums: the rules (sum.hpp) in examples, and that multiply has the bits of sum_of_terms.
// tests/chip/accumulation.cpp compares both with a chip.
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include <multiply.hpp>
#include <sum.hpp>
#include <tests/catch.hpp>
#include <tests/numbers.hpp>

using namespace rawgemm;
using namespace rawgemm::model;
using test::Random;

namespace {

constexpr Arithmetic bf16_sum{NumberType::bf16, NumberType::bf16, false};
constexpr Arithmetic f16_sum{NumberType::f16, NumberType::f16, false};
constexpr Arithmetic f16_in_f16{NumberType::f16, NumberType::f16, true};
constexpr Arithmetic e4m3_sum{NumberType::e4m3, NumberType::e4m3, false};
const Arithmetic all[] = {bf16_sum,
                          f16_sum,
                          f16_in_f16,
                          e4m3_sum,
                          {NumberType::e4m3, NumberType::e5m2, false},
                          {NumberType::e5m2, NumberType::e4m3, false},
                          {NumberType::e5m2, NumberType::e5m2, false}};

bool is_fp8(const Arithmetic& arithmetic) {
  return arithmetic.a == NumberType::e4m3 || arithmetic.a == NumberType::e5m2;
}

float value(NumberType type, u64 bits) {
  switch (type) {
    case NumberType::bf16:
      return bf16_value(static_cast<u16>(bits));
    case NumberType::f16:
      return f16_value(static_cast<u16>(bits));
    case NumberType::e4m3:
      return e4m3_value(static_cast<u8>(bits));
    case NumberType::e5m2:
      return e5m2_value(static_cast<u8>(bits));
  }
  return 0;
}

struct Term {
  float a, b;
};
float sum(const Arithmetic& arithmetic, float c, const std::vector<Term>& terms) {
  std::vector<float> a, b;
  for (const Term& term : terms) {
    a.push_back(term.a);
    b.push_back(term.b);
  }
  return sum_of_terms(rules_of(arithmetic), c, a.data(), b.data(), 1, static_cast<u32>(terms.size()));
}

/// Where both say +0 or NaN, the bits count, too.
bool same(float x, float y) { return std::bit_cast<u32>(x) == std::bit_cast<u32>(y); }

struct Operands {
  u32 n, k;
  std::vector<float> a, b, d;
};

/// Checks both forms of multiply in a number of columns.
void check(const Arithmetic& arithmetic, const Operands& x) {
  std::vector<float> fast = x.d;
  std::vector<float> portable = x.d;
  multiply(arithmetic, fast.data(), x.a.data(), x.b.data(), 64, x.n, x.k);
  multiply_portable(arithmetic, portable.data(), x.a.data(), x.b.data(), 64, x.n, x.k);
  u32 wrong = 0;
  for (u32 i = 0; i < 64 * x.n; ++i) {
    const float want = sum_of_terms(rules_of(arithmetic), x.d[i], &x.a[i / x.n * x.k], &x.b[i % x.n], 256, x.k);
    if (same(fast[i], want) && same(portable[i], want)) continue;
    if (wrong++ == 0)
      UNSCOPED_INFO("row " << i / x.n << ", column " << i % x.n << ": " << fast[i] << ", portable " << portable[i]
                           << ", want " << want);
  }
  CHECK(wrong == 0);
}

template <class DrawA, class DrawB, class DrawD>
Operands draw(const Arithmetic& arithmetic, u32 n, DrawA draw_a, DrawB draw_b, DrawD draw_d) {
  Operands x{n, is_fp8(arithmetic) ? 32u : 16u, {}, {}, {}};
  for (u32 i = 0; i < 64 * x.k; ++i) x.a.push_back(draw_a());
  for (u32 i = 0; i < x.k * 256; ++i) x.b.push_back(draw_b());
  for (u32 i = 0; i < 64 * n; ++i) x.d.push_back(draw_d());
  return x;
}

}  // namespace

TEST_CASE("tensor core: terms keep 25 bits below the largest one, 13 in FP8") {
  CHECK(sum(bf16_sum, 0, {{1, 1}, {-1, 1}, {1, 0x1p-25f}}) == 0x1p-25f);
  CHECK(sum(bf16_sum, 0, {{1, 1}, {-1, 1}, {1, 0x1p-26f}}) == 0);
  CHECK(sum(f16_sum, -0x1p-2f, {{0x1p-1f, 0x1p-1f}, {0x1p-14f, 0x1p-13f}}) == 0x1p-27f);
  CHECK(sum(f16_sum, -0x1p-2f, {{0x1p-1f, 0x1p-1f}, {0x1p-14f, 0x1p-14f}}) == 0);
  CHECK(sum(e4m3_sum, 0, {{32, 1}, {-32, 1}, {0x1p-8f, 1}}) == 0x1p-8f);
  CHECK(sum(e4m3_sum, 0, {{32, 1}, {-32, 1}, {0x1p-9f, 1}}) == 0);
}

TEST_CASE("tensor core: a product's exponent is the sum of its factors'") {
  CHECK(sum(e4m3_sum, 0, {{48, 1.5}, {-48, 1.5}, {0x1p-8f, 1}}) == 0x1p-8f);  // 72 counts as 2^5
  CHECK(sum(e4m3_sum, -72, {{48, 1.5}, {0x1p-8f, 1}}) == 0);                  // 72 is 2^6 * 1.125
  CHECK(sum(e4m3_sum, -72, {{48, 1.5}, {0x1p-7f, 1}}) == 0x1p-7f);
}

TEST_CASE("tensor core: each term is cut toward zero before the sum") {
  std::vector<Term> terms{{32, 1}, {-32, 1}};
  for (u32 i = 0; i < 16; ++i) terms.push_back({0x1p-9f, 1});
  CHECK(sum(e4m3_sum, 0, terms) == 0);  // 16 times half a unit
  CHECK(sum(e4m3_sum, 0, {{32, 1}, {-32, 1}, {-3 * 0x1p-9f, 1}}) == -0x1p-8f);
}

TEST_CASE("tensor core: results are rounded toward zero, in f16 to the nearest even") {
  CHECK(sum(bf16_sum, 1, {{0x1.8p-12f, 0x1p-12f}}) == 1);
  CHECK(sum(bf16_sum, -1, {{-0x1.8p-12f, 0x1p-12f}}) == -1);
  CHECK(sum(e4m3_sum, 1, {{1.5, 0x1p-9f}, {0x1p-6f, 0x1p-8f}}) == 1 + 1.5f * 0x1p-9f);
  CHECK(sum(f16_in_f16, 1, {{1, 0x1p-11f}}) == 1);
  CHECK(sum(f16_in_f16, 1, {{1, 0x1p-11f}, {0x1p-11f, 0x1p-14f}}) == 1 + 0x1p-10f);
  CHECK(sum(f16_in_f16, 1, {{1, 0x1.8p-10f}}) == 1 + 0x1p-9f);
}

TEST_CASE("tensor core: zeros, infinities and NaN") {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  const float nan = std::bit_cast<float>(0x7fffffffu);
  CHECK(same(sum(bf16_sum, -0.0f, {{-0.0f, 1}}), 0));
  CHECK(same(sum(bf16_sum, 0, {{-0x1p-100f, 0x1p-100f}}), 0));  // underflows
  CHECK(sum(bf16_sum, 0, {{0x1p100f, 0x1p28f}}) == infinity);
  CHECK(sum(bf16_sum, 0, {{0x1p100f, -0x1p100f}, {0x1p100f, 0x1p100f}, {1, 1}}) == 0);  // no overflow on the way
  CHECK(sum(f16_in_f16, 65504, {{16, 1}}) == infinity);
  CHECK(sum(f16_in_f16, 65504, {{15, 1}}) == 65504);
  CHECK(sum(bf16_sum, 1, {{infinity, -1}}) == -infinity);
  CHECK(same(sum(bf16_sum, 1, {{infinity, 0}}), nan));
  CHECK(same(sum(bf16_sum, -infinity, {{infinity, 1}}), nan));
  CHECK(same(sum(bf16_sum, std::bit_cast<float>(0xffc00001u), {{1, 1}}), nan));
}

TEST_CASE("tensor core: the unit of bf16 products is at least 2^-158") {
  CHECK(sum(bf16_sum, 0, {{0x1p-70f, 0x1p-63f}, {-0x1p-70f, 0x1p-63f}, {0x1p-70f, 0x1p-79f}}) == 0x1p-149f);
  std::vector<Term> small(16, Term{0x1p-79f, 0x1.8p-80f});  // 16 times 0.75 units, which is 12
  small.push_back({0x1.fcp-75f, 0x1p-75f});                 // 2^-149 - 4 units
  CHECK(sum(bf16_sum, 0, small) == 0);
}

TEST_CASE("tensor core: multiply has the bits of sum_of_terms") {
  Random random(1);
  for (const Arithmetic& arithmetic : all)
    for (u32 round = 0; round < 40; ++round) {
      // Numbers near each other at first, then any: subnormal ones, infinities, NaN.
      const auto factor = [&](NumberType type) {
        if (round % 4 == 3) return value(type, random.next());
        const double x = random.normal() * std::exp2(static_cast<double>(random.between(-1, 1) * (round % 4) * 4));
        const u16 bits =
            type == NumberType::bf16 ? round_to_bf16(static_cast<float>(x)) : round_to_f16(static_cast<float>(x));
        return value(type, type == NumberType::e5m2 || type == NumberType::e4m3 ? bits >> 8 : bits);
      };
      const auto accumulator = [&] {
        if (round % 4 == 3 && random.between(0, 3) == 0)
          return arithmetic.f16_accumulators ? f16_value(static_cast<u16>(random.next()))
                                             : std::bit_cast<float>(static_cast<u32>(random.next()));
        const float x = static_cast<float>(random.normal() * 8);
        return arithmetic.f16_accumulators ? f16_value(round_to_f16(x)) : x;
      };
      CAPTURE(static_cast<int>(arithmetic.a), static_cast<int>(arithmetic.b), arithmetic.f16_accumulators, round);
      check(arithmetic, draw(
                            arithmetic, static_cast<u32>(random.between(1, 5)) * 8,
                            [&] { return factor(arithmetic.a); }, [&] { return factor(arithmetic.b); }, accumulator));
    }
}

TEST_CASE("tensor core: multiply has the bits of sum_of_terms where sums are, or nearly are, exact") {
  Random random(2);
  for (const Arithmetic& arithmetic : all)
    for (const i64 largest : {1, 7, 15})
      for (int bits = 2; bits < 28; ++bits) {
        const auto integer = [&] { return static_cast<float>(random.between(-largest, largest)); };
        const i64 most = arithmetic.f16_accumulators ? 2048 : i64{1} << bits;
        const float step = arithmetic.f16_accumulators ? std::ldexp(1.0f, bits % 8 - 4) : 1;
        CAPTURE(static_cast<int>(arithmetic.a), static_cast<int>(arithmetic.b), largest, bits);
        // e5m2 has 3 bits: 5 is not 5, and so on.
        const auto of = [&](NumberType type) {
          return [&, type] { return type == NumberType::e5m2 ? value(type, round_to_f16(integer()) >> 8) : integer(); };
        };
        check(arithmetic, draw(arithmetic, 24, of(arithmetic.a), of(arithmetic.b),
                               [&] { return step * static_cast<float>(random.between(-most, most)); }));
      }
}
