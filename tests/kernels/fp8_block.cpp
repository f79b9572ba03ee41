// gemm_fp8_block on the model: scales for each 128 of K.
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// The sum in fp64, which with integers and powers of two for scales is exact in whatever order.
std::vector<float> plain_sums(const Fp8Problem& x, const Integers& a, const Integers& b) {
  std::vector<float> values;
  for (i64 row = 0; row < x.shape.m; ++row)
    for (i64 column = 0; column < x.shape.n; ++column) {
      double sum = 0;
      for (i64 k = 0; k < x.shape.k; ++k) {
        const double of_b = x.selection.scales == BlockScales::b_1x128 ? x.block_b.at(k / 128, column)
                                                                       : x.block_b.at(column / 128, k / 128);
        sum += a.at(row, k) * b.at(column, k) * (x.block_a.at(k / 128, row) * of_b);
      }
      values.push_back(static_cast<float>(sum));
    }
  return values;
}

/// Small integers, powers of two from 1/4 to 4 for scales, judged by plain_sums.
std::string run_exact_scales(const Fp8Selection& selection, i64 m, i64 n, i64 k, i64 padding, Random& random,
                             int multiprocessors = 4) {
  Fp8Problem x(selection, m, n, k, padding);
  const Integers a = random_integers(m, k, random);
  const Integers b = random_integers(n, k, random);
  x.fill_a([&](i64 row, i64 column) { return encode(selection.a, a.at(row, column)); });
  x.fill_b([&](i64 row, i64 column) { return encode(selection.b, b.at(row, column)); });
  fill_block_scales(x, [&] { return std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))); });
  return run_against(x, plain_sums(x, a, b), {.seed = random.next(), .multiprocessors = multiprocessors});
}

}  // namespace

TEST_CASE("gemm_fp8_block: scales are those of their row, their columns and their k block") {
  Random random(1);
  for (const Fp8Selection& x : block_scaled_selections())
    for (const i64 padding : {0, 3})
      CHECK(run_exact_scales(x, x.tile.m + 37, x.tile.n + 51, 400, padding, random) == "");
}

TEST_CASE("gemm_fp8_block: a K of 1300: the scales of the last block are those of what is left of it") {
  Random random(2);
  for (const Fp8Selection& x : block_scaled_selections())
    for (const i64 padding : {0, 5}) CHECK(run_exact_scales(x, 70, x.tile.n + 3, 1300, padding, random) == "");
}

TEST_CASE("gemm_fp8_block: K of one block, of less, and of one element more") {
  Random random(3);
  for (const Fp8Selection& x : block_scaled_selections())
    for (const i64 k : {1, 40, 128, 129}) CHECK(run_exact_scales(x, 50, 200, k, 1, random) == "");
}

TEST_CASE("gemm_fp8_block: tiles that begin everywhere in a 128 x 128 block of B, more than run at once") {
  Random random(4);
  for (const Fp8Selection& x : block_scaled_selections())
    CHECK(run_exact_scales(x, 30, 5 * x.tile.n + 9, 300, 0, random, 2) == "");
}

TEST_CASE("gemm_fp8_block: M, N and K of 1") {
  Random random(5);
  for (const Fp8Selection& x : block_scaled_selections()) CHECK(run_exact_scales(x, 1, 1, 1, 0, random) == "");
}

TEST_CASE("gemm_fp8_block: N of every remainder of a 128 x 128 block: nothing behind the scales is read") {
  Random random(6);
  for (const Fp8Selection& x : block_scaled_selections())
    for (const i64 n : {1, 127, 128, 129, 192, 257}) CHECK(run_exact_scales(x, 9, n, 200, 0, random) == "");
}

TEST_CASE("gemm_fp8_block: any scales: their product is rounded, and times the block's sum added with one rounding") {
  Random random(7);
  for (const Fp8Selection& selection : block_scaled_selections()) {
    Fp8Problem x(selection, selection.tile.m + 5, selection.tile.n + 7, 1000, 1);
    fill_integers(x, random);
    fill_block_scales(x, [&] { return static_cast<float>(random.normal()); });
    CHECK(run(x) == "");
  }
}

TEST_CASE("gemm_fp8_block: scales of blocks with that of D, alpha, beta and C") {
  Random random(9);
  for (const Fp8Selection& selection : block_scaled_selections())
    for (const bool in_place : {false, true}) {
      Fp8Problem x(selection, selection.tile.m / 2 + 13, selection.tile.n + 29, 200);
      fill_integers(x, random);
      fill_block_scales(x, [&] { return static_cast<float>(random.normal()); });
      x.scaling = {.alpha = 0.7f, .beta = -1.3f, .in_place = in_place};
      x.fill_c(random);
      if (makes_fp8(selection)) x.scale_d = {1.9f};
      CHECK(run(x) == "");
    }
}

TEST_CASE("gemm_fp8_block: scales of zero, infinity and NaN, and products of scales that fp32 cannot hold") {
  // Row i and k block 0 have the i-th factor; everything else is 1. Each block's sum is 128, or infinity in the last
  // row of A where A can hold it.
  const std::vector<float> factors = {0, -0.0f, -1, infinity, -infinity, not_a_number, 0x1p-149f, 0x1p127f, -1e30f, 1};
  const i64 m = static_cast<i64>(factors.size());
  constexpr i64 n = 6;
  for (const Fp8Selection& selection : block_scaled_selections())
    for (const float of_b : {1.0f, 0x1p-10f, 4.0f, 0.0f}) {
      Fp8Problem x(selection, m, n, 256);
      x.fill_a(
          [&](i64, i64 k) { return k == 5 && selection.a == Number::e5m2 ? e5m2_infinity : encode(selection.a, 1); });
      x.fill_b([&](i64 row, i64 k) { return encode(selection.b, k == 5 && row % 2 == 0 ? 0 : 1); });
      if (selection.a != Number::e5m2) x.fill_b([&](i64, i64) { return encode(selection.b, 1); });
      for (i64 row = 0; row < m; ++row) x.block_a.at(0, row) = factors[static_cast<size_t>(row)];
      for (i64 i = 0; i < (selection.scales == BlockScales::b_1x128 ? n : 1); ++i) x.block_b.at(0, i) = of_b;
      std::vector<float> values;
      for (const float factor : factors)
        for (i64 column = 0; column < n; ++column) {
          const float sum = selection.a != Number::e5m2 ? 128 : column % 2 == 0 ? not_a_number : infinity;
          values.push_back(sum * (factor * of_b) + 128);
        }
      CHECK(run_against(x, values) == "");
    }
}
