// The GEMM kernels with FP8 operands on the model: scales of operands and of D, alpha, beta and C, D in FP8.
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Two tiles below each other, or beside each other: of few elements, since the model takes its time for each scale.
Fp8Problem two_tiles(const Fp8Selection& selection, bool is_tall, Random& random) {
  const i64 m = is_tall ? selection.tile.m + 13 : 21;
  const i64 n = is_tall ? 35 : selection.tile.n + 29;
  return Fp8Problem(selection, m, n, 150, random.between(0, 1));
}

}  // namespace

TEST_CASE("fp8: scales of all of A and of all of B, one of them or both, positive, negative or tiny") {
  Random random(5);
  for (const Fp8Selection& selection : operand_scaled_selections())
    for (const auto& [a, b] : {std::pair<const char*, const char*>{"0.3", ""}, {"", "-1.7"}, {"-0.1", "1e-3"}}) {
      Fp8Problem x(selection, 40, 50, 100);
      fill_integers(x, random);
      if (*a != 0) x.scale_a = one_for_all(std::strtof(a, nullptr));
      if (*b != 0) x.scale_b = one_for_all(std::strtof(b, nullptr));
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: scales of each row of A, of each row of B, of both; nothing behind them is read") {
  Random random(6);
  for (const Fp8Selection& selection : operand_scaled_selections())
    for (const bool is_tall : {false, true}) {
      Fp8Problem x = two_tiles(selection, is_tall, random);
      fill_integers(x, random);
      OperandScaleValues& along = is_tall ? x.scale_a : x.scale_b;
      OperandScaleValues& across = is_tall ? x.scale_b : x.scale_a;
      along = each_row(is_tall ? x.shape.m : x.shape.n, random);
      if (random.between(0, 1) == 0) across = one_for_all(0.7f);
      CHECK(run(x) == "");
      across = each_row(is_tall ? x.shape.n : x.shape.m, random);
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: scales of one row and one column") {
  Random random(7);
  for (const Fp8Selection& selection : operand_scaled_selections())
    for (const i64 n : {1, 2, 9}) {
      Fp8Problem x(selection, 1, n, 70);
      fill_integers(x, random);
      x.scale_a = each_row(1, random);
      x.scale_b = each_row(n, random);
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: zero as a scale makes zero of what is finite, and NaN of infinity") {
  for (const Fp8Selection& selection : operand_scaled_selections()) {
    if (selection.a != Number::e5m2) continue;
    Fp8Problem x(selection, 4, 4, 50);
    x.fill_a([](i64 row, i64 k) { return row < 2 && k == 17 ? e5m2_infinity : encode(Number::e5m2, 2); });
    x.fill_b([&](i64, i64) { return encode(selection.b, 3); });
    x.scale_a = {.values = {0, 1, 0, 1}, .each_row = true};
    x.scale_b = {.values = {1, 0, 1, 0}, .each_row = true};
    std::vector<float> values;
    for (const float row : x.scale_a.values)
      for (const float column : x.scale_b.values)
        values.push_back(values.size() < 8 ? infinity * (row * column) : 300 * (row * column));
    CHECK(run_against(x, values) == "");
  }
}

TEST_CASE("fp8: alpha, beta and C, which may be D, with scales of all, of rows and of D") {
  Random random(8);
  const Scaling scalings[] = {{.alpha = -2},
                              {.alpha = 0.7f, .beta = -1.3f},
                              {.alpha = 0.7f, .beta = -1.3f, .in_place = true},
                              {.alpha = 0, .beta = 2}};
  for (const Fp8Selection& selection : fp8_selections())
    for (const Scaling& scaling : scalings) {
      Fp8Problem x = two_tiles(selection, random.between(0, 1) == 0, random);
      fill_integers(x, random);
      x.scaling = scaling;
      if (scaling.beta != 0) x.fill_c(random);
      if (selection.scales == BlockScales::none) {
        x.scale_a = each_row(x.shape.m, random);
        x.scale_b = scaling.in_place ? each_row(x.shape.n, random) : one_for_all(0.3f);
      }
      if (makes_fp8(selection)) x.scale_d = {1.9f};
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: C of one row and few columns: nothing beside it is read") {
  Random random(9);
  for (const Fp8Selection& selection : fp8_selections())
    for (const i64 n : {1, 2, 9}) {
      Fp8Problem x(selection, 1, n, 70);
      fill_integers(x, random);
      x.scaling = {.alpha = 1, .beta = 1};
      x.fill_c(random);
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: K = 0 gives beta * C, times the scale of D") {
  Random random(10);
  for (const Fp8Selection& selection : fp8_selections())
    for (const i64 m : {1, 70}) {
      Fp8Problem x(selection, m, 130, 0, 1);
      x.scaling = {.alpha = 5, .beta = 3, .in_place = m == 1};
      x.fill_c(random);
      if (makes_fp8(selection)) x.scale_d = {-0.4f};
      CHECK(run(x) == "");
    }
}

TEST_CASE("fp8: D in FP8 is rounded to nearest even and saturates, whatever the sign") {
  // Each number of B times each of a range round one: ties, both sides of ties, beyond the largest, below the
  // subnormal.
  for (const Fp8Selection& selection : fp8_selections(makes_fp8)) {
    Fp8Problem x(selection, 40, 256, 1);
    x.fill_a([&](i64, i64) { return encode(selection.a, 1); });
    x.fill_b([](i64 row, i64) { return static_cast<u32>(row); });
    std::vector<float> scales;
    for (int i = 0; i < 40; ++i)
      scales.push_back(i < 32 ? 1 + static_cast<float>(i) / 32 : std::ldexp(1.0f, 4 * (i - 36)));
    scale_rows_of_a(x, scales);
    x.scale_d = {1};
    CHECK(run(x) == "");
    x.scale_d = {std::nextafter(1.0f, 2.0f)};
    CHECK(run(x) == "");
    x.scale_d = {std::nextafter(1.0f, 0.0f)};
    CHECK(run(x) == "");
  }
}

TEST_CASE("fp8: D in FP8: 448 is e4m3's largest, 57344 e5m2's, of infinity too; NaN stays NaN") {
  using Rounded = std::vector<std::pair<float, u32>>;
  const Rounded to_e4m3 = {{448, 0x7e},       {-448, 0xfe},   {463, 0x7e},      {465, 0x7e},       {-480, 0xfe},
                           {1e30f, 0x7e},     {-1e30f, 0xfe}, {infinity, 0x7e}, {-infinity, 0xfe}, {432, 0x7e},
                           {431, 0x7d},       {17, 0x58},     {19, 0x5a},       {0x1p-9f, 1},      {0x1p-10f, 0},
                           {-0x1p-10f, 0x80}, {0x1.8p-9f, 2}};
  const Rounded to_e5m2 = {{57344, 0x7b},     {-57344, 0xfb}, {61439, 0x7b},    {61441, 0x7b},     {-65536, 0xfb},
                           {1e30f, 0x7b},     {-1e30f, 0xfb}, {infinity, 0x7b}, {-infinity, 0xfb}, {53248, 0x7a},
                           {53249, 0x7b},     {9, 0x48},      {11, 0x4a},       {0x1p-16f, 1},     {0x1p-17f, 0},
                           {-0x1p-17f, 0x80}, {0x1.8p-16f, 2}};
  for (const Fp8Selection& selection : fp8_selections(makes_fp8)) {
    const Rounded& expected = selection.d == Number::e4m3 ? to_e4m3 : to_e5m2;
    constexpr i64 n = 3;  // two neighbours, and one alone
    Fp8Problem x(selection, static_cast<i64>(expected.size()) + 1, n, 1);
    x.fill_a([&](i64, i64) { return encode(selection.a, 1); });
    x.fill_b([&](i64, i64) { return encode(selection.b, 1); });
    std::vector<float> scales;
    for (const auto& [value, bits] : expected) scales.push_back(value);
    scales.push_back(not_a_number);
    scale_rows_of_a(x, scales);
    REQUIRE(run(x) == "");
    for (i64 column = 0; column < n; ++column) {
      for (size_t i = 0; i < expected.size(); ++i) CHECK(x.d.bits(static_cast<i64>(i), column) == expected[i].second);
      CHECK((x.d.bits(x.shape.m - 1, column) & 0x7f) == fp8_nan);
    }
  }
}

TEST_CASE("fp8: the scale of D comes last, after beta * C") {
  for (const Fp8Selection& selection : fp8_selections(makes_fp8)) {
    Fp8Problem x(selection, 3, 20, 10);
    x.fill_a([&](i64, i64) { return encode(selection.a, 2); });
    x.fill_b([&](i64, i64) { return encode(selection.b, 3); });
    Fp8Problem::fill_bits(x.c, 3, 20, [&](i64, i64) { return encode(selection.d, 8); });
    x.scaling = {.alpha = 2, .beta = 4};
    x.scale_d = {0.5f};
    CHECK(run_against(x, std::vector<float>(60, (2 * 60 + 4 * 8) * 0.5f)) == "");
  }
}
