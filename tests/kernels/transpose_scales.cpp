// transpose_scales on the model: every element in its place, for ragged matrices, with nothing beside them touched.
#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/before.hpp>
#include <tests/kernels/on_model.hpp>
#include <tests/kernels/transposed.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Empty, or what went wrong.
std::string run(Transposed& x, Schedule schedule = {}) {
  use(schedule);
  const auto s = x.s_ahead_of_nothing();
  const Status status = transpose_scales(x.arguments(s.data(), x.d.data()), Stream{});
  if (!status.ok()) return status.text;
  const std::string finding = model::report().finding;
  return finding.empty() ? x.judge() : finding;
}

}  // namespace

TEST_CASE("transpose_scales: ragged and padded, under any schedule") {
  Random random(1);
  i64 padding = 0;  // in turn
  for (const i64 rows : {1, 31, 32, 33, 100, 257})
    for (const i64 k_blocks : {1, 7, 32, 33, 70}) {
      padding = (padding + 1) % 4;
      Transposed x(rows, k_blocks, padding, random);
      INFO(rows << " x " << k_blocks << ", padding " << padding);
      CHECK(run(x, random_schedule(random)) == "");
    }
}

TEST_CASE("transpose_scales: of groups, rows that count are written, and squares without any are left alone") {
  Random random(4);
  for (const i64 group_rows : {1, 5, 32, 50, 96})
    for (const bool has_garbage : {false, true}) {
      Transposed x(7 * group_rows, 35, 1, random);
      const i32 most = static_cast<i32>(group_rows);
      const std::vector<i32> counts = {0, most, 1, most / 2, 0, has_garbage ? 2 * most : most, has_garbage ? -3 : 0};
      x.counts = counts.data();
      x.group_rows = group_rows;
      INFO("groups of " << group_rows);
      CHECK(run(x, random_schedule(random)) == "");
      CHECK((x.d.bits(3, 7 * group_rows - 1) == 0xffffffff) == (group_rows % 32 == 0));
    }
}

TEST_CASE("transpose_scales: these tests find a wrong element, and what is written beside") {
  Random random(2);
  Transposed x(40, 3, 1, random);
  CHECK(run(x) == "");
  for (const auto& [row, column] : {std::pair<i64, i64>{2, 39}, {0, 40}, {1, 41}}) {
    const u32 bits = x.d.bits(row, column);
    x.d.set_bits(row, column, bits ^ 1);
    CHECK(x.judge() != "");
    x.d.set_bits(row, column, bits);
    CHECK(x.judge() == "");
  }
}

TEST_CASE("transpose_scales: programmatic, after a kernel that writes S and the counts, and reads D") {
  Random random(5);
  Transposed x(3 * 32, 35, 1, random);
  std::vector<i32> counts = {32, 0, 7}, counts_late(counts.size());
  x.counts = counts.data();
  x.group_rows = 32;
  Matrix s_late(TensorType::f32, x.rows, x.k_blocks, x.lds);
  use({.seed = 2});
  const i64 bytes = static_cast<i64>(counts.size() * sizeof(i32));
  REQUIRE(launch_before(
              {copy_of(s_late, x.s),
               {reinterpret_cast<char*>(counts_late.data()), reinterpret_cast<const char*>(counts.data()), bytes}},
              x.d)
              .ok());
  TransposeScalesArguments arguments = x.arguments(s_late.data(), x.d.data());
  arguments.counts = counts_late.data();
  arguments.programmatic = true;
  CHECK(transpose_scales(arguments, Stream{}).text == "");
  CHECK(model::report().finding == "");
  CHECK(x.judge() == "");
}

TEST_CASE("transpose_scales: nothing is done where there is nothing") {
  use({});
  CHECK(transpose_scales({.rows = 0, .k_blocks = 4, .s = nullptr, .lds = 4, .d = nullptr, .ldd = 4}, Stream{}).ok());
  CHECK(transpose_scales({.rows = 4, .k_blocks = 0, .s = nullptr, .lds = 0, .d = nullptr, .ldd = 4}, Stream{}).ok());
  CHECK(model::report().launches == 0);
}

TEST_CASE("transpose_scales: what it refuses, in which words, touching nothing") {
  const auto refuses = [](const auto& change, StatusCode code, const std::string& text) {
    Random random(3);
    Transposed transposed(5, 40, 0, random);
    use({});
    TransposeScalesArguments x = transposed.arguments(transposed.s.data(), transposed.d.data());
    change(x);
    const Status status = transpose_scales(x, Stream{});
    CHECK(status.code == code);
    CHECK(status.text == "transpose_scales: " + text);
    CHECK(model::report().launches == 0);
    CHECK(transposed.d.bits(0, 0) == 0xffffffff);
  };
  using X = TransposeScalesArguments;
  refuses([](X& x) { x.rows = -1; }, StatusCode::negative_size, "rows = -1, must be at least 0");
  refuses([](X& x) { x.k_blocks = -2; }, StatusCode::negative_size, "k_blocks = -2, must be at least 0");
  refuses([](X& x) { x.rows = (i64{1} << 30) + 1; }, StatusCode::size_too_large,
          "rows = 1073741825, must be at most 2^30");
  refuses([](X& x) { x.k_blocks = i64{1} << 31; }, StatusCode::size_too_large,
          "k_blocks = 2147483648, must be at most 2^30");
  refuses([](X& x) { x.rows = x.k_blocks = x.lds = x.ldd = i64{1} << 30; }, StatusCode::size_too_large,
          "squares of 32 x 32 = 1125899906842624, must be at most 2147483647 (they are counted in 32 bits)");
  refuses([](X& x) { x.s = nullptr; }, StatusCode::null_pointer, "s = 0, must not be null (it is not empty)");
  refuses([](X& x) { x.d = nullptr; }, StatusCode::null_pointer, "d = 0, must not be null (it is not empty)");
  refuses([](X& x) { x.s = reinterpret_cast<const float*>(4098); }, StatusCode::misaligned_pointer,
          "s = 4098, must be a multiple of 4 bytes");
  refuses([](X& x) { x.d = reinterpret_cast<float*>(4097); }, StatusCode::misaligned_pointer,
          "d = 4097, must be a multiple of 4 bytes");
  refuses([](X& x) { x.lds = 39; }, StatusCode::leading_dimension_too_small,
          "lds = 39, must be at least k_blocks = 40 (rows may not overlap)");
  refuses([](X& x) { x.ldd = 4; }, StatusCode::leading_dimension_too_small,
          "ldd = 4, must be at least rows = 5 (rows may not overlap)");
  refuses(
      [](X& x) {
        x.s = reinterpret_cast<const float*>(4096);
        x.d = reinterpret_cast<float*>(4096 + 4 * 39);
      },
      StatusCode::unsupported_value, "d = 4252, must not overlap s (squares are stored while others read it)");
  static constexpr i32 counts[5] = {};
  refuses([](X& x) { x.counts = counts; }, StatusCode::unsupported_size,
          "group_rows = 0, must divide rows = 5 (counts are of groups that have as many each)");
  refuses([](X& x) { x.counts = counts, x.group_rows = 2; }, StatusCode::unsupported_size,
          "group_rows = 2, must divide rows = 5 (counts are of groups that have as many each)");
  refuses([](X& x) { x.counts = reinterpret_cast<const i32*>(4098), x.group_rows = 5; }, StatusCode::misaligned_pointer,
          "counts = 4098, must be a multiple of 4 bytes");
  refuses([](X& x) { x.ldd = i64{1} << 40; }, StatusCode::leading_dimension_too_large,
          "ldd = 1099511627776, must be less than 2^31 (64-bit addresses of all rows)");
}
