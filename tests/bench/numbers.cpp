// Conversions and inputs, which everything else is judged by.
#include "../catch.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include <bench/operand.hpp>

using namespace rawgemm;
using namespace rawgemm::bench;

namespace {

/// Each 16-bit number comes back from its float, and what lies between two neighbours goes to the nearer one, in the
/// middle to the even one.
template <class Type>
void check_rounding(u16 largest_finite) {
  int wrong = 0;
  for (u32 bits = 0; bits <= largest_finite; ++bits) {
    const Type x{static_cast<u16>(bits)};
    const Type next{static_cast<u16>(bits + 1)};
    wrong += rounded<Type>(to_float(x)).bits != bits;
    wrong += rounded<Type>(-to_float(x)).bits != (bits | 0x8000);
    if (bits == largest_finite) continue;
    const auto middle = static_cast<float>((double{to_float(x)} + to_float(next)) / 2);
    wrong += rounded<Type>(middle).bits != bits + bits % 2;
    wrong += rounded<Type>(std::nextafter(middle, 0.0f)).bits != bits;
    wrong += rounded<Type>(std::nextafter(middle, INFINITY)).bits != bits + 1;
  }
  CHECK(wrong == 0);
  CHECK(std::isnan(to_float(rounded<Type>(NAN))));
  CHECK(std::isinf(to_float(rounded<Type>(INFINITY))));
}

/// As check_rounding, for FP8, where what is too large becomes the largest number.
template <class Type>
void check_rounding_to_fp8(u8 largest_finite) {
  int wrong = 0;
  for (u32 bits = 0; bits <= largest_finite; ++bits) {
    const Type x{static_cast<u8>(bits)};
    wrong += rounded<Type>(to_float(x)).bits != bits;
    wrong += rounded<Type>(-to_float(x)).bits != (bits | 0x80);
    if (bits == largest_finite) continue;
    const float next = to_float(Type{static_cast<u8>(bits + 1)});
    const float middle = (to_float(x) + next) / 2;
    wrong += rounded<Type>(middle).bits != bits + bits % 2;
    wrong += rounded<Type>(std::nextafter(middle, 0.0f)).bits != bits;
    wrong += rounded<Type>(std::nextafter(middle, INFINITY)).bits != bits + 1;
  }
  CHECK(wrong == 0);
  const float largest = to_float(Type{largest_finite});
  for (const float beyond : {largest * 1.01f, largest * 1.1f, largest * 2, 3e38f, INFINITY}) {
    CHECK(rounded<Type>(beyond).bits == largest_finite);
    CHECK(rounded<Type>(-beyond).bits == (largest_finite | 0x80));
  }
  CHECK(std::isnan(to_float(rounded<Type>(NAN))));
  CHECK(std::isnan(to_float(Type{0xff})));  // as a Matrix is before it is written
  CHECK(rounding_of(element_type<Type>).largest == largest);
  CHECK(rounding_of(element_type<Type>).absolute == to_float(Type{1}) / 2);
}

constexpr i64 some_rows = 300;
constexpr i64 some_columns = 270;

Operand filled(ElementType type, ScaleMode mode, bool of_b, Inputs inputs) {
  Operand x(type, some_rows, some_columns, some_columns + 2, scale_layout(mode, of_b, some_rows, some_columns));
  fill(x, inputs, 5, of_b ? 1 : 0);
  return x;
}

constexpr ScaleMode all_scales[] = {ScaleMode::tensor, ScaleMode::rows, ScaleMode::blocks, ScaleMode::blocks_1x128};

}  // namespace

TEST_CASE("numbers: e4m3 rounds to nearest, ties to even, and saturates") {
  check_rounding_to_fp8<e4m3>(0x7e);
  CHECK(to_float(e4m3{0x7e}) == 448.0f);
  CHECK(to_float(e4m3{0x01}) == 0x1p-9f);
  CHECK(to_float(e4m3{0xb8}) == -1.0f);
  CHECK(std::isnan(to_float(e4m3{0x7f})));
}

TEST_CASE("numbers: e5m2 rounds to nearest, ties to even, and saturates") {
  check_rounding_to_fp8<e5m2>(0x7b);
  CHECK(to_float(e5m2{0x7b}) == 57344.0f);
  CHECK(to_float(e5m2{0x01}) == 0x1p-16f);
  CHECK(std::isinf(to_float(e5m2{0x7c})));
}

TEST_CASE("scales: they lie where cuBLASLt and DeepGEMM have them") {
  const auto check = [](ScaleMode mode, bool of_b, i64 rows, i64 columns, i64 ld, i64 at) {
    const ScaleLayout layout = scale_layout(mode, of_b, some_rows, some_columns);
    CHECK(layout.rows == rows);
    CHECK(layout.columns == columns);
    CHECK(layout.ld == ld);
    CHECK(layout.at(299, 257) == at);
  };
  check(ScaleMode::tensor, false, 1, 1, 1, 0);
  check(ScaleMode::rows, true, 1, 300, 300, 299);
  check(ScaleMode::blocks, false, 3, 300, 300, 2 * 300 + 299);
  check(ScaleMode::blocks, true, 3, 3, 4, 2 * 4 + 2);
  check(ScaleMode::blocks_1x128, true, 3, 300, 300, 2 * 300 + 299);
  CHECK(scale_layout(ScaleMode::blocks, false, 301, 128).ld == 304);
  CHECK(scale_layout(ScaleMode::none, false, 7, 8).rows == 0);
}

TEST_CASE("inputs: normal numbers are quantised with the largest of what shares a scale") {
  Matrix numbers(ElementType::bf16, some_rows, some_columns, some_columns);
  fill(numbers, Inputs::normal, 5, 1);
  for (const ScaleMode mode : all_scales) {
    const Operand x = filled(ElementType::e4m3, mode, true, Inputs::normal);
    CHECK(x.elements.damaged_bytes() == 0);
    CHECK(x.scales.damaged_bytes() == 0);
    const Matrix values = dequantised(x, 1);
    std::vector<float> largest_element(x.scales.size());
    int wrong = 0;
    for (i64 i = 0; i < some_rows; ++i)
      for (i64 j = 0; j < some_columns; ++j) {
        const float element = to_float(x.elements.row<e4m3>(i)[j]);
        float& largest = largest_element[static_cast<std::size_t>(x.layout.at(i, j))];
        largest = std::max(largest, std::abs(element));
        const float number = to_float(numbers.row<bf16>(i)[j]);
        wrong += values.row<float>(i)[j] != element * x.scale_of(i, j);
        wrong += std::abs(values.row<float>(i)[j] - number) >
                 1.0001f * (0x1p-4f * std::abs(number) + 0x1p-10f * x.scale_of(i, j));
      }
    CHECK(wrong == 0);
    for (i64 i = 0; i < some_rows; ++i)
      for (i64 j = 0; j < some_columns; ++j)
        wrong += largest_element[static_cast<std::size_t>(x.layout.at(i, j))] != 448;
    CHECK(wrong == 0);
  }
}

TEST_CASE("inputs: integers in FP8 have powers of two as scales, and all of them") {
  for (const ScaleMode mode : {ScaleMode::rows, ScaleMode::blocks_1x128}) {
    const Operand x = filled(ElementType::e5m2, mode, false, Inputs::integers);
    int count[5] = {};
    for (i64 i = 0; i < x.scales.rows(); ++i)
      for (i64 j = 0; j < x.scales.columns(); ++j) {
        const float scale = x.scales.row<float>(i)[j];
        REQUIRE(std::exp2(std::ilogb(scale)) == scale);
        REQUIRE(std::abs(std::ilogb(scale)) <= 2);
        ++count[std::ilogb(scale) + 2];
      }
    for (const int times : count) CHECK(times > 30);
    for (i64 i = 0; i < some_rows; ++i)
      for (i64 j = 0; j < some_columns; ++j) REQUIRE(std::abs(to_float(x.elements.row<e5m2>(i)[j])) <= 4);
  }
}

TEST_CASE("inputs: the scale of D is a power of two that keeps sums within e4m3") {
  for (const i64 k : {0, 1, 100, 4096, 65536}) {
    const float scale = scale_for_fp8(k, Inputs::normal);
    CHECK(std::exp2(std::ilogb(scale)) == scale);
    CHECK(7 * std::sqrt(static_cast<double>(k)) * scale <= 448);
    CHECK(14 * std::sqrt(static_cast<double>(std::max<i64>(k, 1))) * scale > 448);
  }
}

TEST_CASE("numbers: fp16 rounds to nearest, ties to even") {
  check_rounding<f16>(0x7bff);
  CHECK(to_float(f16{0x7bff}) == 65504.0f);
  CHECK(to_float(f16{0x0001}) == 0x1p-24f);
  CHECK(rounded<f16>(65519.0f).bits == 0x7bff);
  CHECK(rounded<f16>(65520.0f).bits == 0x7c00);
}

TEST_CASE("numbers: bf16 rounds to nearest, ties to even") {
  check_rounding<bf16>(0x7f7e);
  CHECK(to_float(bf16{0x3f80}) == 1.0f);
  CHECK(rounded<bf16>(1.00390625f).bits == 0x3f80);
  CHECK(rounded<bf16>(1.01171875f).bits == 0x3f82);
}

TEST_CASE("inputs: normal numbers have mean 0 and deviation 1") {
  Matrix x(ElementType::bf16, 300, 1000, 1000);
  fill(x, Inputs::normal, 7, 0);
  double sum = 0;
  double squares = 0;
  for (i64 i = 0; i < 300; ++i)
    for (i64 j = 0; j < 1000; ++j) {
      const double value = to_float(x.row<bf16>(i)[j]);
      sum += value;
      squares += value * value;
    }
  CHECK(std::abs(sum / 300000) < 0.01);
  CHECK(std::abs(squares / 300000 - 1) < 0.01);
}

TEST_CASE("inputs: a D that is added to is about as large as the sums") {
  Matrix x(ElementType::fp32, 64, 64, 64);
  fill(x, Inputs::normal, 7, operand_of_d, deviation_of_d(10000));
  double squares = 0;
  for (i64 i = 0; i < 64; ++i)
    for (i64 j = 0; j < 64; ++j) squares += double{x.row<float>(i)[j]} * x.row<float>(i)[j];
  CHECK(std::abs(std::sqrt(squares / (64 * 64)) / 100 - 1) < 0.05);
}

TEST_CASE("inputs: they depend on seed, operand and place, not on the leading dimension") {
  const auto made = [](u64 seed, u64 operand, i64 ld) {
    Matrix x(ElementType::fp16, 9, 13, ld);
    fill(x, Inputs::normal, seed, operand);
    std::vector<u16> bits;
    for (i64 i = 0; i < 9; ++i)
      for (i64 j = 0; j < 13; ++j) bits.push_back(x.row<f16>(i)[j].bits);
    CHECK(x.damaged_bytes() == 0);
    return bits;
  };
  CHECK(made(1, 0, 13) == made(1, 0, 24));
  CHECK(made(1, 0, 13) != made(1, 1, 13));
  CHECK(made(1, 0, 13) != made(2, 0, 13));
  CHECK(random_bits(1, 0) == 0x910a2dec89025cc1u);  // splitmix64 of seed 1
}

TEST_CASE("inputs: integers take every value from -4 to 4") {
  Matrix x(ElementType::bf16, 40, 40, 40);
  fill(x, Inputs::integers, 3, 1);
  int count[9] = {};
  for (i64 i = 0; i < 40; ++i)
    for (i64 j = 0; j < 40; ++j) {
      const float value = to_float(x.row<bf16>(i)[j]);
      REQUIRE(value == std::round(value));
      REQUIRE(std::abs(value) <= 4);
      ++count[static_cast<int>(value) + 4];
    }
  for (const int times : count) CHECK(times > 100);
}
