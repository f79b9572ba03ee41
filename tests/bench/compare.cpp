// The judge of all results: it must see one wrong element, and let pass what is right.
#include "../catch.hpp"

#include <cmath>
#include <limits>

#include <bench/matrices/compare.hpp>
#include <bench/operand.hpp>
#include <sum.hpp>

using namespace rawgemm;
using namespace rawgemm::bench;

namespace {

/// Rounds the sums, packed, to D's type.
void write(const std::vector<float>& sums, Matrix& d) {
  visit_type(d.type(), [&](auto type) {
    using Type = decltype(type);
    for (i64 i = 0; i < d.rows(); ++i)
      for (i64 j = 0; j < d.columns(); ++j)
        d.row<Type>(i)[j] = rounded<Type>(sums[static_cast<std::size_t>(i * d.columns() + j)]);
  });
}

struct Case {
  Matrix a;
  Matrix b;
  Matrix d;
  Bound bound;
  std::vector<float> want;

  Case(ElementType input, ElementType output, i64 m, i64 n, i64 k, Inputs inputs)
      : a(input, m, k, k + 8), b(input, n, k, k + 16), d(output, m, n, n + 8) {
    fill(a, inputs, 1, 0);
    fill(b, inputs, 1, 1);
    bound = bound_for(a, b, inputs);
    want = reference_fp32(a, b);
    write(want, d);
  }
};

/// Sums as a tensor core makes them at its worst: 16 products and the sum so far, each cut to a multiple of 2^-23 of
/// the largest, and the result cut to fp32.
float cut_sum(const float* a, const float* b, i64 k) {
  const auto cut = [](double x, double largest) {
    const double unit = std::ldexp(1.0, std::ilogb(largest) - 23);
    return std::trunc(x / unit) * unit;
  };
  double sum = 0;
  for (i64 first = 0; first < k; first += 16) {
    const i64 last = std::min(k, first + 16);
    double largest = std::abs(sum);
    for (i64 l = first; l < last; ++l) largest = std::max(largest, std::abs(double{a[l]} * b[l]));
    if (largest == 0) continue;
    double next = cut(sum, largest);
    for (i64 l = first; l < last; ++l) next += cut(double{a[l]} * b[l], largest);
    sum = next == 0 ? 0 : cut(next, std::abs(next));
  }
  return static_cast<float>(sum);
}

std::vector<float> floats(const Matrix& x, i64 row) {
  std::vector<float> values;
  visit_type(x.type(), [&](auto type) {
    for (i64 l = 0; l < x.columns(); ++l) values.push_back(to_float(x.row<decltype(type)>(row)[l]));
  });
  return values;
}

/// A and B in FP8 with scales of blocks, as numbers, and their product.
struct Fp8Case {
  Operand quantised_a;
  Operand quantised_b;
  Matrix a;
  Matrix b;
  Matrix d;
  Bound bound;
  std::vector<float> want;
  Accumulation accumulation;

  static ScaleMode scales(Accumulation x) { return x == Accumulation::fast ? ScaleMode::rows : ScaleMode::blocks; }

  Fp8Case(ElementType output, i64 m, i64 n, i64 k, Accumulation accumulation_, Inputs inputs)
      : quantised_a(ElementType::e4m3, m, k, k, scale_layout(scales(accumulation_), false, m, k)),
        quantised_b(ElementType::e4m3, n, k, k, scale_layout(scales(accumulation_), true, n, k)),
        a(filled(quantised_a, inputs, 0)),
        b(filled(quantised_b, inputs, 1)),
        d(output, m, n, n),
        bound(bound_for(a, b, inputs, accumulation_)),
        want(reference_fp32(a, b)),
        accumulation(accumulation_) {}

  static Matrix filled(Operand& x, Inputs inputs, u64 operand) {
    fill(x, inputs, 1, operand);
    return dequantised(x, 1);
  }

  /// Writes D as a kernel computes it, but for the first so many k blocks of 128.
  void multiply(i64 blocks_left_out = 0) {
    constexpr i64 block = 128;
    constexpr i64 wgmma_k = 32;
    const model::Rules rules = model::rules_of(model::arithmetic<float, e4m3, e4m3>());
    const bool is_promoted = accumulation == Accumulation::promoted;
    std::vector<float> sums;
    for (i64 i = 0; i < d.rows(); ++i)
      for (i64 j = 0; j < d.columns(); ++j) {
        const std::vector<float> row_a = floats(quantised_a.elements, i);
        const std::vector<float> row_b = floats(quantised_b.elements, j);
        float sum = 0;
        float accumulator = 0;
        for (i64 l = blocks_left_out * block; l < a.columns(); l += wgmma_k) {
          const auto count = static_cast<u32>(std::min(wgmma_k, a.columns() - l));
          accumulator = model::sum_of_terms(rules, accumulator, &row_a[static_cast<std::size_t>(l)],
                                            &row_b[static_cast<std::size_t>(l)], 1, count);
          const i64 next = l + wgmma_k;
          if (next < a.columns() && (!is_promoted || next % block != 0)) continue;
          sum = std::fma(accumulator, quantised_a.scale_of(i, l) * quantised_b.scale_of(j, l), sum);
          accumulator = 0;
        }
        sums.push_back(sum);
      }
    write(sums, d);
  }
};

}  // namespace

TEST_CASE("compare: the reference itself is right, in every type") {
  for (const ElementType input : {ElementType::bf16, ElementType::fp16})
    for (const ElementType output : {input, ElementType::fp32})
      for (const Inputs inputs : {Inputs::normal, Inputs::integers})
        for (const i64 k : {1, 7, 64, 1000}) {
          const Case x(input, output, 37, 29, k, inputs);
          const Comparison found = compare(x.d, x.want, x.bound);
          CHECK(found.elements == 37 * 29);
          CHECK(found.right());
        }
}

TEST_CASE("compare: sums cut as by a tensor core are right") {
  for (const i64 k : {16, 500, 4096}) {
    Case x(ElementType::bf16, ElementType::fp32, 24, 24, k, Inputs::normal);
    std::vector<float> sums;
    for (i64 i = 0; i < 24; ++i)
      for (i64 j = 0; j < 24; ++j) sums.push_back(cut_sum(floats(x.a, i).data(), floats(x.b, j).data(), k));
    write(sums, x.d);
    CHECK(compare(x.d, x.want, x.bound).right());
  }
}

TEST_CASE("compare: a sum that was added to D is rounded with it, and must not take its place") {
  for (const i64 k : {1, 500, 4096}) {
    Case x(ElementType::bf16, ElementType::fp32, 24, 24, k, Inputs::normal);
    Matrix first_d(ElementType::fp32, 24, 24, 24);
    fill(first_d, Inputs::normal, 1, operand_of_d, deviation_of_d(k));
    x.bound.is_added_to = true;
    std::vector<float> sums;
    std::vector<float> added;
    for (i64 i = 0; i < 24; ++i)
      for (i64 j = 0; j < 24; ++j) {
        const float before = first_d.row<float>(i)[j];
        sums.push_back(cut_sum(floats(x.a, i).data(), floats(x.b, j).data(), k));
        added.push_back(before + sums.back());
        x.want[sums.size() - 1] += before;
      }
    write(added, x.d);
    CHECK(compare(x.d, x.want, x.bound).right());
    write(sums, x.d);
    CHECK(compare(x.d, x.want, x.bound).wrong > 24 * 24 / 2);
  }
}

TEST_CASE("compare: a sum that was added to a large D may lie half a unit of that from a reference in fp64") {
  constexpr float before = 0x1p24f;
  Case x(ElementType::bf16, ElementType::fp32, 1, 24, 16, Inputs::normal);
  x.bound.is_added_to = true;
  std::vector<double> want;
  for (i64 j = 0; j < 24; ++j) {
    want.push_back(double{before} + x.d.row<float>(0)[j]);
    x.d.row<float>(0)[j] += before;
  }
  CHECK(compare_sample(x.d, {0}, {want}, from_fp64(x.bound)).right());
  x.bound.is_added_to = false;
  CHECK_FALSE(compare_sample(x.d, {0}, {want}, from_fp64(x.bound)).right());
}

TEST_CASE("compare: one wrong element is found, with its place") {
  Case x(ElementType::bf16, ElementType::bf16, 64, 48, 512, Inputs::normal);
  const bf16 was = x.d.row<bf16>(33)[17];
  x.d.row<bf16>(33)[17] = rounded<bf16>(to_float(was) + 3);
  const Comparison found = compare(x.d, x.want, x.bound);
  CHECK(found.wrong == 1);
  CHECK(found.first_row == 33);
  CHECK(found.first_column == 17);
  CHECK(found.first_want == x.want[33 * 48 + 17]);
  CHECK(found.first_got == to_float(x.d.row<bf16>(33)[17]));
  CHECK(std::abs(found.first_got - found.first_want) > found.first_bound);
}

TEST_CASE("compare: two elements in each other's place are found") {
  for (const i64 k : {64, 4096, 16384}) {
    Case x(ElementType::bf16, ElementType::bf16, 64, 64, k, Inputs::normal);
    i64 missed = 0;
    for (i64 i = 0; i < 64; ++i) {
      std::swap(x.d.row<bf16>(i)[20], x.d.row<bf16>(i)[41]);
      missed += compare(x.d, x.want, x.bound).wrong != 2;
      std::swap(x.d.row<bf16>(i)[20], x.d.row<bf16>(i)[41]);
    }
    CHECK(missed <= 8);  // where both are the same by chance
  }
}

TEST_CASE("compare: FP8 sums as the tensor core makes them are right, its relative error is told") {
  for (const Accumulation accumulation : {Accumulation::fast, Accumulation::promoted})
    for (const i64 k : {32, 100, 1024, 4096}) {
      Fp8Case x(ElementType::fp32, 24, 40, k, accumulation, Inputs::normal);
      x.multiply();
      const Comparison found = compare(x.d, x.want, x.bound);
      CHECK(found.right());
      CHECK(found.worst > 0);
      const Comparison in_fp64 = compare_sample(x.d, {3}, {reference_row_fp64(x.a, x.b, 3)}, from_fp64(x.bound));
      CHECK(in_fp64.right());
      // docs/accumulation.md: 1.3e-4 promoted, fast 5.9e-4 at k = 1024 and 1.3e-3 at k = 4096.
      if (k < 1024) continue;
      CHECK(found.relative_error() < (accumulation == Accumulation::promoted ? 1.6e-4 : 2e-3));
      CHECK(found.relative_error() > (accumulation == Accumulation::promoted ? 1e-4 : 4e-4));
    }
}

TEST_CASE("compare: an FP8 k block left out, or with another one's scale, is found") {
  for (const i64 k : {128, 1024, 4096}) {
    Fp8Case x(ElementType::bf16, 32, 32, k, Accumulation::promoted, Inputs::normal);
    x.multiply(1);
    CHECK(compare(x.d, x.want, x.bound).wrong > 32 * 32 / 2);
  }
  Fp8Case x(ElementType::bf16, 32, 32, 512, Accumulation::promoted, Inputs::integers);
  x.multiply();
  CHECK(compare(x.d, x.want, x.bound).right());
  for (i64 i = 0; i < 32; ++i) x.quantised_a.scale_of(i, 128) *= 2;
  x.multiply();
  CHECK(compare(x.d, x.want, x.bound).wrong > 32 * 32 / 2);
}

TEST_CASE("compare: FP8 integers are exact as far as exact_k says, and no farther than the accumulator") {
  Fp8Case x(ElementType::fp32, 4, 4, exact_k(Accumulation::fast), Accumulation::fast, Inputs::integers);
  x.multiply();
  CHECK(compare(x.d, x.want, x.bound).right());
  for (i64 l = 0; l < 2048; ++l)
    x.quantised_a.elements.row<e4m3>(1)[l] = x.quantised_b.elements.row<e4m3>(2)[l] = {0x48};
  x.quantised_a.elements.row<e4m3>(1)[0] = {0x38};
  x.want[1 * 4 + 2] = reference_fp32(dequantised(x.quantised_a, 1), dequantised(x.quantised_b, 1))[1 * 4 + 2];
  x.multiply();
  CHECK(compare(x.d, x.want, x.bound).wrong >= 1);
  CHECK(exact_k(Accumulation::promoted) == exact_k(Accumulation::fp32));
}

TEST_CASE("compare: D in FP8 saturates, and one that does not is wrong") {
  Fp8Case x(ElementType::e4m3, 16, 16, 512, Accumulation::promoted, Inputs::normal);
  for (float& sum : x.want) sum *= 64;
  x.bound.sum *= 64;
  write(x.want, x.d);
  const Comparison found = compare(x.d, x.want, x.bound);
  CHECK(found.right());
  for (i64 j = 0; j < 16; ++j)
    if (std::abs(x.want[static_cast<std::size_t>(j)]) > 2 * 448) {
      x.d.row<e4m3>(0)[j] = rounded<e4m3>(x.want[static_cast<std::size_t>(j)] / 16);
      CHECK(compare(x.d, x.want, x.bound).wrong == 1);
      return;
    }
  FAIL("no sum is large enough");
}

TEST_CASE("compare: a k block left out is found") {
  for (const i64 k : {128, 4096, 16384}) {
    Case x(ElementType::bf16, ElementType::bf16, 32, 32, k, Inputs::normal);
    Matrix shorter_a(ElementType::bf16, 32, k - 64, k);
    Matrix shorter_b(ElementType::bf16, 32, k - 64, k);
    for (i64 i = 0; i < 32; ++i)
      for (i64 l = 0; l < k - 64; ++l) {
        shorter_a.row<bf16>(i)[l] = x.a.row<bf16>(i)[l];
        shorter_b.row<bf16>(i)[l] = x.b.row<bf16>(i)[l];
      }
    write(reference_fp32(shorter_a, shorter_b), x.d);
    const Comparison found = compare(x.d, x.want, x.bound);
    CHECK(found.wrong > found.elements / 8);
  }
}

TEST_CASE("compare: integers must be exact to the last bit") {
  Case x(ElementType::fp16, ElementType::fp32, 16, 16, 300, Inputs::integers);
  x.d.row<float>(5)[6] = std::nextafter(x.d.row<float>(5)[6], 1e9f);
  CHECK(compare(x.d, x.want, x.bound).wrong == 1);
}

TEST_CASE("compare: elements that nobody wrote, and NaN, are wrong") {
  for (const Inputs inputs : {Inputs::normal, Inputs::integers}) {
    Case x(ElementType::fp16, ElementType::fp16, 16, 16, 64, inputs);
    x.d.row<f16>(2)[3] = rounded<f16>(std::numeric_limits<float>::quiet_NaN());
    CHECK(compare(x.d, x.want, x.bound).wrong == 1);
    x.d.poison();
    CHECK(compare(x.d, x.want, x.bound).wrong == 16 * 16);
  }
}

TEST_CASE("compare: bytes changed before, after and between rows are found") {
  Case x(ElementType::bf16, ElementType::bf16, 16, 16, 64, Inputs::normal);
  CHECK(compare(x.d, x.want, x.bound).damaged_bytes == 0);
  x.d.bytes()[Matrix::guard_bytes - 1] = 0;
  CHECK(compare(x.d, x.want, x.bound).damaged_bytes == 1);
  x.d.bytes()[x.d.size() - Matrix::guard_bytes] = 0;
  CHECK(compare(x.d, x.want, x.bound).damaged_bytes == 2);
  x.d.row<bf16>(3)[16] = {0};
  const Comparison found = compare(x.d, x.want, x.bound);
  CHECK(found.damaged_bytes == 4);
  CHECK(found.wrong == 0);
  CHECK_FALSE(found.right());
}

TEST_CASE("compare: rows in fp64 have the tighter bound") {
  Case x(ElementType::bf16, ElementType::fp32, 40, 24, 700, Inputs::normal);
  const std::vector<i64> sample = sampled_rows(40, 4);
  CHECK(sample == std::vector<i64>{0, 13, 26, 39});
  std::vector<std::vector<double>> want;
  for (const i64 row : sample) want.push_back(reference_row_fp64(x.a, x.b, row));
  const Bound bound = from_fp64(x.bound);
  CHECK(compare_sample(x.d, sample, want, bound).right());
  const double allowed = bound.sum * bound.a_norms4[26] * bound.b_norms4[5];
  x.d.row<float>(26)[5] = static_cast<float>(want[2][5] + 1.01 * allowed);
  CHECK(compare_sample(x.d, sample, want, bound).wrong == 1);
}
