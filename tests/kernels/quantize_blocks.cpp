// quantize_blocks on the model: FP8 numbers and their scales, for ragged matrices, with nothing beside them touched.
#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/before.hpp>
#include <tests/kernels/on_model.hpp>
#include <tests/kernels/quantized.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Empty, or what went wrong, but for what judge() finds.
template <class Config>
std::string run(Quantized<Config>& x, Schedule schedule = {}) {
  use(schedule);
  const Status status = quantize_blocks<Config>(x.arguments(), Stream{});
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  return wrong;
}

using EachRow = quantize::Config<bf16, e4m3, 1>;
using Blocks = quantize::Config<bf16, e4m3, 128>;
using Transposed = quantize::Config<bf16, e4m3, 1, Major::mn>;

}  // namespace

TEST_CASE("quantize_blocks: scale and rounding of numbers of every kind, ragged and padded, with all types") {
  Random random(3);
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) {
    i64 padding = 0;  // in turn
    for (const auto& [rows, k] : {std::pair<i64, i64>{128, 128}, {1, 1}, {5, 300}, {131, 130}, {260, 71}}) {
      padding = 3 - padding;
      for (const Hard hard : hard_numbers) {
        padding = 3 - padding;
        Quantized<Config> quantized(rows, k, padding);
        quantized.fill([&] { return number_to_quantize(hard, tensor_type<typename Config::Input>, random); });
        INFO(describe_quantize<Config>() << ", " << rows << " x " << k << ", numbers " << static_cast<int>(hard));
        CHECK(run(quantized, {.seed = 5}) == "");
        CHECK(quantized.judge() == "");
      }
    }
  });
}

TEST_CASE("quantize_blocks: an MN-major X, which lies as the caller's [k, rows]") {
  // x[i, j] = 2^(j / 128), times 2 where i = 3: plain loops over memory that no other test's matrix lies in.
  constexpr i64 rows = 20;
  constexpr i64 k = 130;
  constexpr i64 ldx = 24;
  constexpr i64 ldq = 144;
  alignas(16) static u16 x[k * ldx];
  alignas(16) static unsigned char q[rows * ldq];
  static float scales[2 * rows];
  for (i64 j = 0; j < k; ++j)
    for (i64 i = 0; i < rows; ++i)
      x[j * ldx + i] = static_cast<u16>(encode(TensorType::bf16, (j < 128 ? 1.0f : 2.0f) * (i == 3 ? 2.0f : 1.0f)));
  use({});
  const Status status = quantize_blocks<Transposed>(
      {.rows = rows, .k = k, .x = x, .ldx = ldx, .q = q, .ldq = ldq, .scales = scales, .ld_scales = rows}, Stream{});
  CHECK(status.text == "");
  CHECK(model::report().finding == "");
  for (i64 i = 0; i < rows; ++i) {
    CHECK(scales[i] == (i == 3 ? 2 : 1) / 448.0f);
    CHECK(scales[rows + i] == (i == 3 ? 4 : 2) / 448.0f);
    for (i64 j = 0; j < ldq; ++j)  // the largest number of each block is its only one
      CHECK(q[i * ldq + j] == (j < k ? encode_fp8(Number::e4m3, 448) : 0));
  }
}

TEST_CASE("quantize_blocks: these tests find a wrong number, a wrong scale, and what is written beside them") {
  Quantized<EachRow> quantized(3, 140, 1);
  quantized.fill([] { return 3.0f; });
  CHECK(run(quantized) == "");
  CHECK(quantized.judge() == "");
  const auto finds = [&](Matrix& matrix, i64 row, i64 column) {
    const u32 bits = matrix.bits(row, column);
    matrix.set_bits(row, column, bits ^ 1);
    CHECK(quantized.judge() != "");
    matrix.set_bits(row, column, bits);
    CHECK(quantized.judge() == "");
  };
  finds(quantized.q, 2, 139);
  finds(quantized.q, 0, 140);
  finds(quantized.scales, 1, 2);
  finds(quantized.scales, 0, 3);
}

TEMPLATE_TEST_CASE("quantize_blocks: programmatic, after a kernel that writes X and reads Q", "", EachRow, Blocks,
                   Transposed) {
  Random random(5);
  Quantized<TestType> quantized(131, 200, 1);
  quantized.fill([&] { return number_to_quantize(Hard::nothing, tensor_type<typename TestType::Input>, random); });
  Matrix x_late(tensor_type<typename TestType::Input>, quantized.rows, quantized.k, quantized.ldx, TestType::major_x);
  use({.seed = 2});
  REQUIRE(launch_before({copy_of(x_late, quantized.x)}, quantized.q).ok());
  QuantizeArguments arguments = quantized.arguments();
  arguments.x = x_late.data();
  arguments.programmatic = true;
  CHECK(quantize_blocks<TestType>(arguments, Stream{}).text == "");
  CHECK(model::report().finding == "");
  CHECK(quantized.judge() == "");
}

TEMPLATE_TEST_CASE("quantize_blocks: a block of zeros has the scale 1", "", EachRow, Blocks, Transposed) {
  Quantized<TestType> quantized(3, 200, 0);
  for (i64 row = 0; row < 3; ++row)
    for (i64 column = 0; column < 200; ++column) quantized.x.set(row, column, column < 128 ? 0 : 8);
  CHECK(run(quantized) == "");
  CHECK(quantized.judge() == "");
  CHECK(quantized.scale(2, 0) == 1);
  CHECK(quantized.scale(2, 128) == 8 / TestType::largest);
}

TEMPLATE_TEST_CASE("quantize_blocks: the smallest numbers of the type keep their block's scale", "", EachRow, Blocks,
                   Transposed) {
  Quantized<TestType> quantized(2, 16, 0);
  for (i64 row = 0; row < 2; ++row)
    for (i64 column = 0; column < 16; ++column) quantized.x.set(row, column, 0x1p-133f * static_cast<float>(column));
  CHECK(run(quantized) == "");
  CHECK(quantized.judge() == "");
  CHECK(quantized.scale(0, 0) > 0);
}

TEMPLATE_TEST_CASE("quantize_blocks: NaN spoils its own block alone, an infinity becomes NaN and the others 0", "",
                   EachRow, Transposed) {
  Quantized<TestType> quantized(3, 140, 0);
  for (i64 row = 0; row < 3; ++row)
    for (i64 column = 0; column < 140; ++column) quantized.x.set(row, column, 1);
  quantized.x.set(1, 3, std::numeric_limits<float>::quiet_NaN());
  quantized.x.set(2, 7, -std::numeric_limits<float>::infinity());
  CHECK(run(quantized) == "");
  CHECK(quantized.judge() == "");
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

TEST_CASE("quantize_blocks: what is refused on a GPU is refused on the model") {
  Quantized<EachRow> quantized(150, 300, 1);
  use({});
  for (const RefusedQuantize& refused : refused_quantizes()) {
    QuantizeArguments x = quantized.arguments();
    refused.change(x);
    const Status status = quantize_blocks<EachRow>(x, Stream{});
    INFO(refused.name << ": " << status.text);
    CHECK(status.code == refused.code);
  }
  CHECK(model::report().launches == 0);
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
  refuses(
      [](QuantizeArguments& x) {
        x.x = reinterpret_cast<void*>(4096);
        x.q = reinterpret_cast<void*>(4096);
        x.ldq = 2 * x.ldx;
      },
      StatusCode::unsupported_value, "q = 4096, must not overlap x (blocks are stored while others read it)");
  for (const char* const other : {"x", "q"})
    refuses(
        [&](QuantizeArguments& x) {
          if (*other == 'x') x.x = reinterpret_cast<void*>(4096);
          if (*other == 'q') x.q = reinterpret_cast<void*>(4096);
          x.scales = reinterpret_cast<float*>(4096);
        },
        StatusCode::unsupported_value,
        std::string("scales = 4096, must not overlap ") + other + " (blocks are stored while others read it)");
  refuses([](QuantizeArguments& x) { x.scales = nullptr; }, StatusCode::null_pointer, "scales = 0, must not be null");
  refuses([](QuantizeArguments& x) { x.ld_scales = 4; }, StatusCode::leading_dimension_too_small,
          "ld_scales = 4, must be at least rows = 5 (rows may not overlap)");
  refuses([](QuantizeArguments& x) { x.ld_scales = INT64_MAX / 4; }, StatusCode::leading_dimension_too_large,
          "ld_scales = 2305843009213693951, must be less than 2^31 (64-bit addresses of all rows)");
}

TEST_CASE("quantize_blocks: the rows of an MN-major X are columns of Q") {
  Quantized<Transposed> quantized(40, 5, 0);
  use({});
  QuantizeArguments x = quantized.arguments();
  x.ldx = 32;
  const Status status = quantize_blocks<Transposed>(x, Stream{});
  CHECK(status.code == StatusCode::leading_dimension_too_small);
  CHECK(status.text == "quantize_blocks: ldx = 32, must be at least rows = 40 (rows may not overlap)");
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
