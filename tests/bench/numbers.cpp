// Conversions and inputs, which everything else is judged by.
#include "../catch.hpp"

#include <bit>
#include <cmath>

#include <bench/inputs.hpp>

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

}  // namespace

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
  Matrix x(TensorType::bf16, 300, 1000, 1000);
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

TEST_CASE("inputs: they depend on seed, operand and place, not on the leading dimension") {
  const auto made = [](u64 seed, u64 operand, i64 ld) {
    Matrix x(TensorType::f16, 9, 13, ld);
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
  Matrix x(TensorType::bf16, 40, 40, 40);
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
