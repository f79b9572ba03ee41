// The GEMM kernels with FP8 operands on the model: shapes, types, special numbers.
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// m, n and k of a problem that shows something with the tile of a configuration.
struct Size {
  i64 m;
  i64 n;
  i64 k;
};

/// Exact on random integers with every configuration, rows packed and padded.
void exact_with_every_configuration(const std::function<Size(const Fp8Selection&)>& size, int multiprocessors = 4) {
  Random random(1);
  for (const Fp8Selection& selection : fp8_selections()) {
    const Size at = size(selection);
    Fp8Problem x(selection, at.m, at.n, at.k, random.between(0, 1) * 3);
    fill_integers(x, random);
    CHECK(run(x, {.seed = random.next(), .multiprocessors = multiprocessors}) == "");
  }
}

}  // namespace

TEST_CASE("fp8: one tile of each CTA of a cluster") {
  exact_with_every_configuration([](const Fp8Selection& x) {
    return Size{x.tile.m * x.cluster.m, x.tile.n * x.cluster.n, 128};
  });
}

TEST_CASE("fp8: M ragged, and fewer tiles than a cluster has CTAs") {
  exact_with_every_configuration([](const Fp8Selection& x) { return Size{x.tile.m - 7, x.tile.n, 256}; });
}

TEST_CASE("fp8: N ragged") {
  exact_with_every_configuration([](const Fp8Selection& x) { return Size{40, x.tile.n * x.cluster.n + 51, 256}; });
}

TEST_CASE("fp8: K ragged: no multiple of a wgmma's 32, of a block's 128, of 16 bytes") {
  for (const i64 k : {31, 129, 157})
    exact_with_every_configuration([=](const Fp8Selection&) { return Size{21, 35, k}; });
}

TEST_CASE("fp8: K shorter than one block") {
  for (const i64 k : {5, 64})
    exact_with_every_configuration([=](const Fp8Selection& x) { return Size{x.tile.m, x.tile.n, k}; });
}

TEST_CASE("fp8: M, N and K ragged") {
  exact_with_every_configuration([](const Fp8Selection& x) { return Size{x.tile.m + 1, x.tile.n + 1, 129}; });
}

TEST_CASE("fp8: M, N or K of 1, and all of them") {
  for (const Size& size : {Size{1, 1, 1}, {1, 200, 140}, {200, 1, 140}, {140, 40, 1}})
    exact_with_every_configuration([=](const Fp8Selection&) { return size; });
}

TEST_CASE("fp8: few columns: a D of which no 16 bytes of a row are whole") {
  for (const i64 n : {3, 8, 15, 17})
    exact_with_every_configuration([=](const Fp8Selection&) { return Size{3, n, 150}; });
}

TEST_CASE("fp8: K several times round the ring, and ragged") {
  exact_with_every_configuration([](const Fp8Selection& x) {
    return Size{17, 19, (3 * x.stages * x.splits + 1) * i64{x.step_k} + 40};
  });
}

TEST_CASE("fp8: more tiles than run at the same time, and a ring that the next tile finds half used") {
  exact_with_every_configuration(
      [](const Fp8Selection& x) {
        return Size{2 * x.tile.m * x.cluster.m + 8, 2 * x.tile.n * x.cluster.n - 8, 140};
      },
      2);
}

TEST_CASE("fp8: finite numbers of every size: the bits that docs/accumulation.md says") {
  Random random(3);
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, 70, 90, 300);
    const auto finite = [&](Number type) {
      return static_cast<u32>(random.between(0, 1)) * 0x80 |
             static_cast<u32>(random.between(0, fp8_format(type).largest));
    };
    x.fill_a([&](i64, i64) { return finite(selection.a); });
    x.fill_b([&](i64, i64) { return finite(selection.b); });
    CHECK(run(x) == "");
  }
}

TEST_CASE("fp8: each number times each: exact, subnormal ones too; NaN, infinity and infinity times zero") {
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, 256, 256, 1);
    x.fill_a([](i64 row, i64) { return static_cast<u32>(row); });
    x.fill_b([](i64 row, i64) { return static_cast<u32>(row); });
    std::vector<float> values;
    for (u32 row = 0; row < 256; ++row)
      for (u32 column = 0; column < 256; ++column)
        values.push_back(decode(selection.a, row) * decode(selection.b, column) + 0.0f);  // a sum is never -0
    CHECK(run_against(x, values) == "");
  }
}

TEST_CASE("fp8: sums of subnormal numbers are exact") {
  Random random(4);
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, 40, 50, 150);
    // Subnormal numbers are their codes, times the smallest one.
    const auto subnormal_integers = [&](i64 rows, Number type) {
      Integers integers(rows, x.shape.k);
      const i64 largest = smallest_fp8_normal[static_cast<int>(type)] - 1;
      for (std::int16_t& value : integers.values) value = static_cast<std::int16_t>(random.between(-largest, largest));
      return integers;
    };
    const Integers a = subnormal_integers(x.shape.m, selection.a);
    const Integers b = subnormal_integers(x.shape.n, selection.b);
    const auto code = [](int value) { return static_cast<u32>(value < 0 ? 0x80 - value : value); };
    x.fill_a([&](i64 row, i64 k) { return code(a.at(row, k)); });
    x.fill_b([&](i64 row, i64 k) { return code(b.at(row, k)); });
    scale_a(x, 0x1p20f);  // so that D can hold it, whatever its type
    const float unit = decode(selection.a, 1) * decode(selection.b, 1) * 0x1p20f;
    std::vector<float> values;
    for (const std::int32_t sum : multiply(a, b)) values.push_back(static_cast<float>(sum) * unit);
    CHECK(run_against(x, values) == "");
  }
}

TEST_CASE("fp8: NaN and infinity reach their rows and columns of D, and no other ones") {
  // Rows of A and columns of B^T are ones but for what is said; the fifth row is far from the others.
  constexpr i64 m = 100;
  constexpr i64 n = 90;
  constexpr i64 k = 140;
  constexpr i64 at = 137;  // in the second k block, the last columns that TMA fetches
  for (const Fp8Selection& selection : fp8_selections())
    for (const bool in_b : {false, true}) {
      Fp8Problem x(selection, m, n, k);
      const Number special = in_b ? selection.b : selection.a;
      const Number plain = in_b ? selection.a : selection.b;
      const u32 plus = special == Number::e5m2 ? e5m2_infinity : fp8_nan;
      const u32 minus = plus | 0x80;
      const auto special_bits = [&](i64 row, i64 column) {
        if (column == at && (row == 0 || row == 2)) return plus;
        if (column == at && row == 1) return minus;
        if (column == 3 && row == 2) return minus;
        if (column == at && row == 77) return fp8_nan | 0x80;
        return encode(special, 1);
      };
      const auto plain_bits = [&](i64 row, i64 column) {
        if (column == at && row == 4) return encode(plain, 0);
        if (column == at && row == 5) return encode(plain, -2);
        return encode(plain, 1);
      };
      if (in_b) {
        x.fill_a(plain_bits);
        x.fill_b(special_bits);
      } else {
        x.fill_a(special_bits);
        x.fill_b(plain_bits);
      }
      const float large = special == Number::e5m2 ? infinity : not_a_number;
      std::vector<float> values;
      for (i64 row = 0; row < m; ++row)
        for (i64 column = 0; column < n; ++column) {
          const i64 special_row = in_b ? column : row;
          const i64 plain_row = in_b ? row : column;
          const float sign = plain_row == 5 ? -1 : 1;
          float value = plain_row == 4 ? k - 1 : plain_row == 5 ? k - 3 : k;
          if (special_row == 0) value = plain_row == 4 ? not_a_number : sign * large;
          if (special_row == 1) value = plain_row == 4 ? not_a_number : -sign * large;
          if (special_row == 2) value = plain_row == 5 ? -large : not_a_number;
          if (special_row == 77) value = not_a_number;
          values.push_back(value);
        }
      CHECK(run_against(x, values) == "");
    }
}

TEST_CASE(
    "fp8: what is small beside the sum is lost in one accumulator, and kept where each k block has its own, or f16") {
  // A first product of 2^14, then ones: a tensor core's 13 bits of fraction end at 2; of f16 it keeps more.
  constexpr i64 k_blocks = 16;  // two steps or more for each CTA of a split
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, 3, 5, k_blocks * 128);
    const auto bits = [](Number type) {
      return [type](i64, i64 k) { return encode(type, k == 0 ? 128 : k < 128 ? 0 : 1); };
    };
    x.fill_a(bits(selection.a));
    x.fill_b(bits(selection.b));
    const bool keeps_all = selection.promotes || selection.slices != 0;
    const i64 lost_blocks = keeps_all ? 0 : ceil_div(k_blocks, selection.splits) - 1;
    const float value = 0x1p14f + static_cast<float>((k_blocks - 1 - lost_blocks) * 128);
    CHECK(run_against(x, std::vector<float>(15, value)) == "");
  }
}
