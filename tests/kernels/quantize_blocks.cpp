// quantize_blocks on the model: FP8 numbers and their scales, for ragged matrices, with nothing beside them touched.
#include <cmath>
#include <cstring>

#include <host/quantize_blocks.hpp>
#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 scale_guard = 8;  // floats before and after the scales

/// X, and what the kernel makes of it, each between canaries.
template <class Config>
struct Quantized {
  Quantized(i64 rows_, i64 k_, i64 padding)
      : rows(rows_),
        k(k_),
        ldq((k + 15) / 16 * 16 + padding * 16),
        ld_scales((scale_each_row ? rows : k_blocks()) + padding),
        x(tensor_type<typename Config::Input>, rows, k, (k + 7) / 8 * 8 + padding * 8),
        q(TensorType::u8, rows, k, ldq),
        scales(static_cast<size_t>(2 * scale_guard + scale_rows() * ld_scales), canary) {}

  static constexpr bool scale_each_row = Config::block_rows == 1;
  static constexpr float canary = -12345;

  i64 k_blocks() const { return (k + 127) / 128; }
  i64 scale_rows() const { return scale_each_row ? k_blocks() : (rows + 127) / 128; }
  i64 place(i64 row, i64 column) const {
    return scale_guard + (scale_each_row ? column / 128 * ld_scales + row : row / 128 * ld_scales + column / 128);
  }
  float scale(i64 row, i64 column) const { return scales[static_cast<size_t>(place(row, column))]; }

  QuantizeArguments arguments() {
    return {.rows = rows,
            .k = k,
            .x = x.data(),
            .ldx = (k + 7) / 8 * 8 + (ldq - (k + 15) / 16 * 16) / 2,
            .q = q.data(),
            .ldq = ldq,
            .scales = scales.data() + scale_guard,
            .ld_scales = ld_scales};
  }

  /// Empty, or what went wrong.
  std::string run(Schedule schedule = {}) {
    use(schedule);
    const Status status = quantize_blocks<Config>(arguments(), Stream{});
    std::string wrong = status.text;
    if (wrong.empty()) wrong = model::report().finding;
    if (wrong.empty()) wrong = q.damage();
    if (wrong.empty() && !canaries_are_whole()) wrong = "something beside the scales was written";
    return wrong;
  }

  /// Of its block: the largest |x| over the largest number of the type, and each q what x / scale rounds to.
  std::string judge() const {
    for (i64 row = 0; row < rows; row += Config::block_rows)
      for (i64 column = 0; column < k; column += 128)
        if (const std::string wrong = judge_block(row, column); !wrong.empty()) return wrong;
    return {};
  }

  i64 rows;
  i64 k;
  i64 ldq;
  i64 ld_scales;
  Matrix x;
  Matrix q;
  std::vector<float> scales;

 private:
  std::string judge_block(i64 first_row, i64 first_column) const {
    const i64 last_row = std::min(rows, first_row + Config::block_rows);
    const i64 last_column = std::min(k, first_column + 128);
    float largest = 0;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column)
        largest = std::max(largest, std::fabs(x.value(row, column)));
    const float want = largest == 0 ? 1 : largest / Config::largest;
    for (i64 row = first_row; row < last_row; ++row)
      for (i64 column = first_column; column < last_column; ++column) {
        const u32 q_want = encode_fp8(number_of<typename Config::Output>, x.value(row, column) / want);
        if (scale(row, column) == want && q.bits(row, column) == q_want) continue;
        return "row " + std::to_string(row) + ", column " + std::to_string(column) + ": scale " +
               std::to_string(scale(row, column)) + ", must be " + std::to_string(want) + "; q " +
               std::to_string(q.bits(row, column)) + ", must be " + std::to_string(q_want);
      }
    return {};
  }

  bool canaries_are_whole() const {
    std::vector<bool> is_scale(scales.size());
    for (i64 row = 0; row < rows; ++row)
      for (i64 column = 0; column < k; column += 128) is_scale[static_cast<size_t>(place(row, column))] = true;
    for (size_t i = 0; i < scales.size(); ++i)
      if (!is_scale[i] && scales[i] != canary) return false;
    return true;
  }
};

void fill_normal(Matrix& x, i64 rows, i64 k) {
  Random random(3);
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < k; ++column) x.set(row, column, static_cast<float>(random.normal()));
}

using EachRow = quantize::Config<bf16, e4m3, 1>;
using Blocks = quantize::Config<bf16, e4m3, 128>;
using EachRowOfF16 = quantize::Config<f16, e5m2, 1>;
using BlocksOfF16 = quantize::Config<f16, e5m2, 128>;

}  // namespace

TEMPLATE_TEST_CASE("quantize_blocks: scale and rounding of normal numbers, ragged and padded", "", EachRow, Blocks,
                   EachRowOfF16, BlocksOfF16) {
  for (const auto& [rows, k] : {std::pair<i64, i64>{128, 128}, {1, 1}, {5, 300}, {131, 130}, {260, 71}})
    for (const i64 padding : {0, 3}) {
      Quantized<TestType> quantized(rows, k, padding);
      fill_normal(quantized.x, rows, k);
      INFO(rows << " x " << k << ", padding " << padding);
      CHECK(quantized.run({.seed = 5}) == "");
      CHECK(quantized.judge() == "");
    }
}

TEMPLATE_TEST_CASE("quantize_blocks: a block of zeros has the scale 1", "", EachRow, Blocks) {
  Quantized<TestType> quantized(3, 200, 0);
  for (i64 row = 0; row < 3; ++row)
    for (i64 column = 0; column < 200; ++column) quantized.x.set(row, column, column < 128 ? 0 : 8);
  CHECK(quantized.run() == "");
  CHECK(quantized.judge() == "");
  CHECK(quantized.scale(2, 0) == 1);
  CHECK(quantized.scale(2, 128) == 8 / TestType::largest);
}

TEMPLATE_TEST_CASE("quantize_blocks: the smallest numbers of the type keep their block's scale", "", EachRow, Blocks) {
  Quantized<TestType> quantized(2, 16, 0);
  for (i64 row = 0; row < 2; ++row)
    for (i64 column = 0; column < 16; ++column) quantized.x.set(row, column, 0x1p-133f * static_cast<float>(column));
  CHECK(quantized.run() == "");
  CHECK(quantized.judge() == "");
  CHECK(quantized.scale(0, 0) > 0);
}

TEST_CASE("quantize_blocks: NaN spoils its own block alone, an infinity becomes NaN and the others 0") {
  Quantized<EachRow> quantized(3, 140, 0);
  for (i64 row = 0; row < 3; ++row)
    for (i64 column = 0; column < 140; ++column) quantized.x.set(row, column, 1);
  quantized.x.set(1, 3, std::numeric_limits<float>::quiet_NaN());
  quantized.x.set(2, 7, -std::numeric_limits<float>::infinity());
  CHECK(quantized.run() == "");
  const auto q = [&](i64 row, i64 column) { return decode_fp8(Number::e4m3, quantized.q.bits(row, column)); };
  CHECK(std::isnan(quantized.scale(1, 0)));
  CHECK(std::isnan(q(1, 0)));
  CHECK(std::isinf(quantized.scale(2, 0)));
  CHECK(q(2, 0) == 0);
  CHECK(std::isnan(q(2, 7)));
  for (const auto& [row, column] : {std::pair<i64, i64>{0, 0}, {1, 128}, {2, 139}}) {
    CHECK(quantized.scale(row, column) == 1 / 448.0f);
    CHECK(q(row, column) == 448);
  }
}

TEST_CASE("quantize_blocks: what it refuses, in which words, touching nothing") {
  const auto refuses = [](const auto& change, StatusCode code, const std::string& text) {
    Quantized<EachRow> quantized(5, 40, 0);
    use({});
    QuantizeArguments x = quantized.arguments();
    change(x);
    const Status status = quantize_blocks<EachRow>(x, Stream{});
    CHECK(status.code == code);
    CHECK(status.text == "quantize_blocks: " + text);
    CHECK(model::report().launches == 0);
    CHECK(quantized.q.bits(0, 0) == 0xff);
  };
  refuses([](QuantizeArguments& x) { x.rows = -1; }, StatusCode::negative_size, "rows = -1, must be at least 0");
  refuses([](QuantizeArguments& x) { x.k = -3; }, StatusCode::negative_size, "k = -3, must be at least 0");
  refuses([](QuantizeArguments& x) { x.rows = (i64{1} << 30) + 1; }, StatusCode::size_too_large,
          "rows = 1073741825, must be at most 2^30");
  refuses([](QuantizeArguments& x) { x.x = nullptr; }, StatusCode::null_pointer,
          "x = 0, must not be null (the operand is not empty)");
  refuses([](QuantizeArguments& x) { x.q = nullptr; }, StatusCode::null_pointer,
          "q = 0, must not be null (the operand is not empty)");
  refuses([](QuantizeArguments& x) { x.ldx = 39; }, StatusCode::leading_dimension_too_small,
          "ldx = 39, must be at least k = 40 (rows may not overlap)");
  refuses([](QuantizeArguments& x) { x.ldx = 44; }, StatusCode::leading_dimension_misaligned,
          "ldx = 44, must be a multiple of 8 elements (TMA: rows begin at 16 bytes)");
  refuses([](QuantizeArguments& x) { x.ldq = 56; }, StatusCode::leading_dimension_misaligned,
          "ldq = 56, must be a multiple of 16 elements (TMA: rows begin at 16 bytes)");
  refuses([](QuantizeArguments& x) { x.scales = nullptr; }, StatusCode::null_pointer, "scales = 0, must not be null");
  refuses([](QuantizeArguments& x) { x.ld_scales = 4; }, StatusCode::leading_dimension_too_small,
          "ld_scales = 4, must be at least rows = 5 (rows may not overlap)");
  refuses([](QuantizeArguments& x) { x.ld_scales = INT64_MAX / 4; }, StatusCode::leading_dimension_too_large,
          "ld_scales = 2305843009213693951, must be less than 2^31 (64-bit addresses of all rows)");
}

TEST_CASE("quantize_blocks: nothing to do") {
  use({});
  QuantizeArguments x{
      .rows = 0, .k = 8, .x = nullptr, .ldx = 8, .q = nullptr, .ldq = 16, .scales = nullptr, .ld_scales = 1};
  CHECK(quantize_blocks<EachRow>(x, Stream{}).text == "");
  x.rows = 8;
  x.k = 0;
  CHECK(quantize_blocks<Blocks>(x, Stream{}).text == "");
  CHECK(model::report().launches == 0);
}
