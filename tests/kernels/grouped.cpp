// Grouped GEMMs on the model: rows of D in groups that the device alone knows.
#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <vector>

#include <host/add_to_d.hpp>
#include <host/check_offsets.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/flat.hpp>
#include <tests/kernels/before.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 some_n = 203;
constexpr i64 some_k = 136;

/// Groups of these sizes, one after the other, and rows of no group before and behind them.
Grouping of_sizes(const std::vector<i64>& sizes, i64 n = some_n, i64 k = some_k, i64 before = 0, i64 behind = 0) {
  Grouping problem{.m = before, .n = n, .k = k, .offsets = {before}};
  for (const i64 size : sizes) problem.offsets.push_back(problem.m += size);
  problem.m += behind;
  return problem;
}

const Grouping some_groups = of_sizes({1, 0, 146, 260, 1}, some_n, some_k, 3, 9);

}  // namespace

EACH_GROUPED_KERNEL("grouped: empty groups, groups of one row and of many, rows of no group around them") {
  u64 seed = 1;
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const bool wide_offsets : {false, true})
      CHECK(run_grouped(x, some_groups, {.seed = seed++}, {.wide_offsets = wide_offsets, .padded = wide_offsets}) ==
            "");
}

EACH_GROUPED_KERNEL("grouped: all rows in one group") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const std::vector<i64>& sizes : {std::vector<i64>{300}, {300, 0, 0}, {0, 0, 300}})
      CHECK(run_grouped(x, of_sizes(sizes), {}) == "");
}

EACH_GROUPED_KERNEL("grouped: no row in any group, nothing is written") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const i64 row : {0, 7, 20}) CHECK(run_grouped(x, {20, some_n, some_k, {row, row, row}}, {}) == "");
}

EACH_GROUPED_KERNEL("grouped: single rows") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    CHECK(run_grouped(x, of_sizes(std::vector<i64>(11, 1)), {}) == "");
}

EACH_GROUPED_KERNEL("grouped: 1,024 groups, most of them empty") {
  std::vector<i64> sizes;
  for (i64 i = 0; i < 1024; ++i) sizes.push_back(i % 50 == 0 || i == 1023 ? 1 + i % 3 : 0);
  CHECK(run_grouped(grouped_selections(kernel).front(), of_sizes(sizes, 24, 40), {.multiprocessors = 2}) == "");
}

EACH_GROUPED_KERNEL("grouped: groups that end about where tiles and boxes do") {
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    const i64 tile = x.tile.m;
    CHECK(run_grouped(x, of_sizes({tile, tile - 1, tile + 1, 55, 56, 57, 63, 64, 65}), {}) == "");
  }
}

EACH_GROUPED_KERNEL("grouped: each remainder of the first row") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (i64 before = 0; before < 8; ++before) CHECK(run_grouped(x, of_sizes({9, 70}, 72, 64, before), {}) == "");
}

EACH_GROUPED_KERNEL(
    "grouped: fewer columns than a tile, more tiles than run at the same time, K shorter than a stage") {
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    CHECK(run_grouped(x, of_sizes({5, 17, 0, 3}, 1, 1), {}) == "");
    CHECK(run_grouped(x, of_sizes({150, 1, 260}, 2 * i64{x.tile.n} + 8, 3), {.multiprocessors = 2}) == "");
  }
}

EACH_GROUPED_KERNEL("grouped: alpha, beta and C, factors of FP8 for each group and for each row") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const bool of_rows : {false, true}) {
      const GroupedCall call{
          .scaling = {.alpha = -2, .beta = 3, .in_place = of_rows}, .scales = true, .of_rows = of_rows};
      CHECK(run_grouped(x, some_groups, {}, call) == "");
    }
}

EACH_GROUPED_KERNEL("grouped: K = 0 makes D beta C, in groups alone") {
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    Grouping problem = some_groups;
    problem.k = 0;
    CHECK(run_grouped(x, problem, {}) == "");
    CHECK(run_grouped(x, problem, {}, {.scaling = {.alpha = std::numeric_limits<float>::infinity(), .beta = 3}}) == "");
  }
}

EACH_GROUPED_KERNEL("grouped: the kernel ends, and stays inside D, whatever the offsets are") {
  constexpr i64 many = i64{1} << 32;
  const std::vector<i64> wrong[] = {
      {0, 100, 50, 120},                      // decreasing
      {90, 10, 5, 0},                         // nothing but that
      {-5, 30, -1, 200},                      // outside, at both ends
      {0, 1000, 20, INT32_MAX, INT32_MIN},    // far outside
      {0, many + 7, many, -many + 7, -many},  // whose low halves look right
  };
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const std::vector<i64>& offsets : wrong) {
      const bool is_wide = std::any_of(offsets.begin(), offsets.end(), [](i64 o) { return o != static_cast<i32>(o); });
      for (const bool wide_offsets : {is_wide, true})
        CHECK(run_grouped(x, {130, 40, 72, offsets}, {}, {.wide_offsets = wide_offsets}) == "");
    }
}

EACH_GROUPED_KERNEL(
    "grouped: ends of groups that begin at multiples of 128, and masked groups, right numbers and wrong ones") {
  const Grouping problems[] = {
      {.m = 700, .n = 72, .k = 40, .offsets = {1, 128, 300, 512, 513, 690}, .layout = GroupLayout::psum},
      {.m = 300, .n = 72, .k = 40, .offsets = {-3, 200, 100, 140, 290, 999}, .layout = GroupLayout::psum},
      {.m = 650, .n = 72, .k = 0, .offsets = {128, 129, 129, 257, 600}, .layout = GroupLayout::psum},
      {.m = 600, .n = 72, .k = 40, .offsets = {1, 0, 150, 149}, .layout = GroupLayout::masked},
      {.m = 90, .n = 72, .k = 40, .offsets = {-3, 31, 30, 999, 0, -1}, .layout = GroupLayout::masked},
  };
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const Grouping& problem : problems)
      for (const bool zeroes_rest : {false, true}) {
        if (zeroes_rest && !problem.has_rest()) continue;
        const Scaling scaling{.alpha = 2, .beta = zeroes_rest ? 3.0f : 0.0f};
        CHECK(run_grouped(x, problem, {},
                          {.wide_offsets = problem.offsets[0] < 0, .scaling = scaling, .zeroes_rest = zeroes_rest}) ==
              "");
      }
}

EACH_GROUPED_KERNEL("grouped: labels that change at any row, to any other, and come back") {
  const auto cut = [](i64 m, const std::vector<std::pair<i64, i64>>& runs) {  // rows and the label of each run
    Grouping problem{.m = m, .n = 72, .k = 130, .offsets = {}, .layout = GroupLayout::indices, .labels = 5};
    for (const auto& [rows, label] : runs)
      problem.offsets.insert(problem.offsets.end(), static_cast<size_t>(rows), label);
    problem.offsets.resize(static_cast<size_t>(m), -1);
    return problem;
  };
  const Grouping problems[] = {
      cut(300, {{300, 2}}),                                                      // one group has all
      cut(300, {{3, 0}, {1, -1}, {57, 4}, {67, 1}, {130, 0}, {1, 3}, {2, -1}}),  // and one comes back
      cut(259, {{128, -1}, {64, 3}, {64, -1}, {1, 0}}),                          // whole tiles of none
      cut(70, {{15, 1}, {1, 2}, {16, 1}, {17, 2}, {1, 1}, {4, 4}}),              // about what is read at once
      cut(150, {{20, INT32_MIN}, {9, 5}, {21, -7}, {30, INT32_MAX}, {50, 4}}),   // what is no group
      cut(1, {{1, 4}}),
      cut(7, {{6, 1}, {1, 0}}),
  };
  u64 seed = 1;
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const Grouping& problem : problems)
      for (const bool zeroes_rest : {false, true})
        CHECK(run_grouped(x, problem, {.seed = seed++, .multiprocessors = 2},
                          {.scaling = {.alpha = 2, .beta = zeroes_rest ? 3.0f : 0.0f}, .zeroes_rest = zeroes_rest}) ==
              "");
}

EACH_GROUPED_KERNEL("grouped: a label of its own for each row, no label that is a group's, and 1,024 groups") {
  Grouping each{.m = 90, .n = 40, .k = 70, .offsets = {}, .layout = GroupLayout::indices, .labels = 90};
  for (i64 row = 0; row < each.m; ++row) each.offsets.push_back(row * 7 % each.m);
  Grouping none{
      .m = 200, .n = 40, .k = 70, .offsets = std::vector<i64>(200, -1), .layout = GroupLayout::indices, .labels = 3};
  Grouping many{.m = 130, .n = 24, .k = 40, .offsets = {}, .layout = GroupLayout::indices, .labels = 1024};
  for (i64 row = 0; row < many.m; ++row) many.offsets.push_back(row / 9 * 78 - row % 9 / 8);
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    CHECK(run_grouped(x, each, {}) == "");
    for (const bool zeroes_rest : {false, true})
      CHECK(run_grouped(x, none, {.multiprocessors = 2}, {.zeroes_rest = zeroes_rest}) == "");
    CHECK(run_grouped(x, many, {.multiprocessors = 3}) == "");
  }
}

EACH_GROUPED_KERNEL("grouped: K = 0 with labels, and zeros where scales and alpha are infinite") {
  Grouping problem{.m = 140, .n = 40, .k = 0, .offsets = {}, .layout = GroupLayout::indices, .labels = 3};
  for (i64 row = 0; row < problem.m; ++row) problem.offsets.push_back(row / 17 % 4 - 1);
  for (const GroupedSelection& x : grouped_selections(kernel))
    CHECK(run_grouped(x, problem, {},
                      {.scaling = {.alpha = std::numeric_limits<float>::infinity(), .beta = 3}, .zeroes_rest = true}) ==
          "");
}

EACH_GROUPED_KERNEL("grouped: a row has the bits that a problem of its group alone gives it") {
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    const Grouping& problem = some_groups;
    GroupedOperands together(x, problem);
    Random random(9);
    const auto fill = [&](Matrix& matrix, Number type, i64 rows) {
      for (i64 row = 0; row < rows; ++row)
        for (i64 k = 0; k < problem.k; ++k) matrix.set_bits(row, k, encode(type, static_cast<float>(random.normal())));
    };
    fill(together.a, x.a, problem.m);
    fill(together.b, x.b, problem.groups() * problem.n);
    for (BlockScaleValues* const scales : {&together.block_a, &together.block_b})
      Fp8Problem::fill(*scales, [&](i64, i64) { return static_cast<float>(random.normal()); });
    use({}, x.cluster_size());
    REQUIRE(x.launch(together.arguments(problem), Stream{}).text == "");
    i64 first = problem.offsets[0];
    for (i64 group = 0; group < problem.groups(); ++group) {
      const Grouping alone{.m = problem.rows_of(group), .n = problem.n, .k = problem.k, .offsets = {0}};
      GroupedOperands one(x, {alone.m, alone.n, alone.k, {0, alone.m}});
      for (i64 row = 0; row < alone.m; ++row)
        for (i64 k = 0; k < problem.k; ++k) one.a.set_bits(row, k, together.a.bits(first + row, k));
      for (i64 row = 0; row < problem.n; ++row)
        for (i64 k = 0; k < problem.k; ++k) one.b.set_bits(row, k, together.b.bits(group * problem.n + row, k));
      for (i64 block = 0; block < one.block_a.rows; ++block) {
        for (i64 row = 0; row < alone.m; ++row) one.block_a.at(block, row) = together.block_a.at(block, first + row);
        for (i64 row = 0; row < problem.n; ++row)
          one.scale_b(x, problem, row, block) = together.scale_b(x, problem, group * problem.n + row, block);
      }
      REQUIRE(x.launch_dense(one.arguments({alone.m, alone.n, alone.k, {0, alone.m}}).gemm, Stream{}).text == "");
      i64 different = 0;
      for (i64 row = 0; row < alone.m; ++row)
        for (i64 column = 0; column < problem.n; ++column)
          different += one.d.bits(row, column) != together.d.bits(first + row, column) ? 1 : 0;
      INFO(describe(x, problem, {}, {}) << ": group " << group);
      CHECK(different == 0);
      first += alone.m;
    }
    const std::vector<i64> labels = problem.groups_of_rows();
    Grouping labelled{problem.m, problem.n, problem.k, labels, GroupLayout::indices, problem.groups()};
    GroupedOperands other(x, labelled);
    GroupedGemmArguments arguments = together.arguments(problem);
    arguments.layout = GroupLayout::indices;
    arguments.offsets = other.labels.get();
    arguments.gemm.d = other.d.data();
    REQUIRE(x.launch(arguments, Stream{}).text == "");
    i64 different = 0;
    for (i64 row = 0; row < problem.m; ++row)
      for (i64 column = 0; column < problem.n && labels[static_cast<size_t>(row)] >= 0; ++column)
        different += other.d.bits(row, column) != together.d.bits(row, column) ? 1 : 0;
    CHECK(different == 0);
  }
}

EACH_GROUPED_KERNEL("grouped, programmatic: after a kernel that writes A, B, C and the offsets, and reads D") {
  for (const GroupedSelection& x : grouped_selections(kernel))
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
      const Grouping problem = of_sizes({60, 0, 71}, 40, 72);
      GroupedOperands operands(x, problem);
      GroupedOperands sources(x, problem);
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 k = 0; k < problem.k; ++k) sources.a.set_bits(row, k, encode(x.a, 1));
      for (i64 row = 0; row < problem.groups() * problem.n; ++row)
        for (i64 k = 0; k < problem.k; ++k) sources.b.set_bits(row, k, encode(x.b, k == 0 ? 1 : 0));
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) sources.c.set_bits(row, column, encode(x.d, 2));
      std::fill(operands.wide.begin(), operands.wide.end(), 0);
      use({.policy = policy, .multiprocessors = 2}, x.cluster_size());
      const Before::Copy offsets{reinterpret_cast<char*>(operands.wide.data()),
                                 reinterpret_cast<const char*>(sources.wide.data()),
                                 static_cast<i64>(operands.wide.size() * sizeof(i64))};
      REQUIRE(launch_before({copy_of(operands.a, sources.a), copy_of(operands.b, sources.b),
                             copy_of(operands.c, sources.c), offsets},
                            operands.d)
                  .text == "");
      GroupedGemmArguments arguments =
          operands.arguments(problem, {.wide_offsets = true, .scaling = {.alpha = 1, .beta = 3}});
      arguments.gemm.programmatic = arguments.gemm.weights_ready = true;
      REQUIRE(x.launch(arguments, Stream{}).text == "");
      CHECK(model::report().finding == "");
      CHECK(operands.d.damage() == "");
      i64 wrong = 0;
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column)
          wrong += operands.d.bits(row, column) != encode(x.d, 7) ? 1 : 0;
      CHECK(wrong == 0);
    }
}

namespace {

/// With B MN-major: launches what is given with B K-major, transposed. What belongs to no group's B is NaN.
template <class Types, Configuration k_major>
GroupedSelection of_mn_major_b() {
  static constexpr Configuration configuration = in_majors(k_major, {Major::k, Major::mn});
  using Config = GroupedConfigOf<Types, configuration>;
  const auto launch = [](const GroupedGemmArguments& x, Stream stream) {
    constexpr i64 bytes = sizeof(typename Types::Input);
    GroupedGemmArguments transposed = x;
    transposed.gemm.ldb = ceil_div(x.gemm.n, 8) * 8 + 8;
    const AlignedBytes b(x.groups * x.gemm.k * transposed.gemm.ldb * bytes);
    for (i64 row = 0; row < x.groups * x.gemm.n; ++row)
      for (i64 k = 0; k < x.gemm.k; ++k)
        std::memcpy(b.data() + ((row / x.gemm.n * x.gemm.k + k) * transposed.gemm.ldb + row % x.gemm.n) * bytes,
                    static_cast<const char*>(x.gemm.b) + (row * x.gemm.ldb + k) * bytes, bytes);
    transposed.gemm.b = b.data();
    return grouped_gemm<Config>(transposed, stream);
  };
  return {configuration,
          number_of<typename Types::Input>,
          number_of<typename Types::InputB>,
          number_of<typename Types::Output>,
          BlockScales::none,
          &DescriptionOf<configuration.kernel>::template wgmmas<Config>,
          launch,
          nullptr};
}

}  // namespace

TEST_CASE("grouped: B MN-major, whose groups end along K where they do") {
  const GroupedSelection selections[] = {
      of_mn_major_b<Types<f16, float>, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}>(),
      of_mn_major_b<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 128}}>(),
      of_mn_major_b<Types<bf16, float>, Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}>()};
  u64 seed = 1;
  for (const GroupedSelection& x : selections) {
    for (const bool padded : {false, true})
      CHECK(run_grouped(x, some_groups, {.seed = seed++}, {.padded = padded}) == "");
    CHECK(run_grouped(x, of_sizes({1, 0, 5}, 24, 8), {}) == "");
    CHECK(run_grouped(x, of_sizes({1, 0, 5}, 24, 0), {}) == "");
    Grouping labelled{.m = 40, .n = 24, .k = some_k, .offsets = {}, .layout = GroupLayout::indices, .labels = 3};
    for (i64 row = 0; row < labelled.m; ++row) labelled.offsets.push_back(row % 7 == 0 ? -1 : row / 9 % 3);
    CHECK(run_grouped(x, labelled, {.seed = seed++}, {.zeroes_rest = true}) == "");
  }
  GroupedOperands operands(selections[1], some_groups);
  GroupedGemmArguments arguments = operands.arguments(some_groups);
  arguments.gemm.ldb = 200;
  using Config = GroupedConfigOf<Types<bf16>, in_majors({Kernel::gemm_pingpong, {128, 128}}, {Major::k, Major::mn})>;
  CHECK(grouped_gemm<Config>(arguments, Stream{}).text ==
        "gemm_pingpong: ldb = 200, must be at least n = 203 (rows may not overlap)");
  arguments.gemm.ldb = i64{1} << 33;
  CHECK(grouped_gemm<Config>(arguments, Stream{}).text ==
        "gemm_pingpong: ldb = 8589934592, must be so small that a group's B has less than 2^40 bytes (TMA)");
}

TEST_CASE("grouped: refused calls") {
  std::vector<GroupedSelection> selections = every_grouped_selection();
  std::erase_if(selections, [](const GroupedSelection& y) { return y.kernel != Kernel::gemm_pingpong; });
  const GroupedSelection x = selections.at(0);
  GroupedOperands operands(x, some_groups);
  const auto refuses = [&](const auto& change, StatusCode code, const std::string& text) {
    GroupedGemmArguments arguments = operands.arguments(some_groups);
    change(arguments);
    use({});
    const Status status = x.launch(arguments, Stream{});
    CHECK(status.code == code);
    CHECK(status.text == "gemm_pingpong: " + text);
    CHECK(model::report().launches == 0);
  };
  refuses([](auto& y) { y.groups = -1; }, StatusCode::negative_size, "groups = -1, must be at least 0");
  refuses([](auto& y) { y.groups = 5289369; }, StatusCode::size_too_large,
          "groups = 5289369, must be at most 5289368 (groups * n is at most 2^30)");
  refuses([](auto& y) { y.offsets = static_cast<const i32*>(nullptr); }, StatusCode::null_pointer,
          "offsets = 0, must not be null (there are groups)");
  refuses([](auto& y) { y.offsets = reinterpret_cast<const i32*>(4098); }, StatusCode::misaligned_pointer,
          "offsets = 4098, must be a multiple of 4 bytes");
  refuses([](auto& y) { y.offsets = reinterpret_cast<const i64*>(4100); }, StatusCode::misaligned_pointer,
          "offsets = 4100, must be a multiple of 8 bytes");
  refuses(
      [](auto& y) {
        y.gemm.m = 418;
        y.layout = GroupLayout::masked;
      },
      StatusCode::unsupported_size, "m = 418, must be a multiple of groups = 5 (masked: each has as many rows)");
  refuses([](auto& y) { y.zeroes_rest = true; }, StatusCode::unsupported_value,
          "zeroes_rest = 1, must be 0 (the layouts of indices and psum alone have it)");
  refuses(
      [&](auto& y) {
        y.layout = GroupLayout::indices;
        y.offsets = operands.wide.data();
      },
      StatusCode::unsupported_value, "bytes of offsets = 8, must be 4 (the layout of indices has i32)");
  refuses(
      [](auto& y) {
        y.layout = GroupLayout::indices;
        y.offsets = reinterpret_cast<const i32*>(4100);
      },
      StatusCode::misaligned_pointer,
      "offsets = 4100, must be a multiple of 16 bytes (indices: several are read at once)");
  refuses(
      [](auto& y) {
        y.gemm.d = reinterpret_cast<void*>(1 << 20);
        y.offsets = reinterpret_cast<const i32*>((1 << 20) - 8);  // six numbers
      },
      StatusCode::unsupported_value, "d = 1048576, must not overlap offsets (tiles are stored while others read it)");
  refuses([](auto& y) { y.gemm.m = -1; }, StatusCode::negative_size, "m = -1, must be at least 0");
  refuses([](auto& y) { y.gemm.a = nullptr; }, StatusCode::null_pointer,
          "a = 0, must not be null (the operand is not empty)");
  refuses(
      [](auto& y) {
        y.gemm.b = reinterpret_cast<void*>(1 << 20);
        y.gemm.ldb = 1024;
        y.gemm.d = reinterpret_cast<void*>((1 << 20) + some_n * 2048);  // where the second group's B begins
      },
      StatusCode::unsupported_value,
      "d = " + std::to_string((1 << 20) + some_n * 2048) +
          ", must not overlap b (tiles are stored while others read it)");
  refuses(
      [](auto& y) {
        y.gemm.n = 8;
        y.groups = i64{1} << 27;
        y.gemm.ldb = i64{1} << 33;
      },
      StatusCode::leading_dimension_too_large,
      "ldb = 8589934592, must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  refuses(
      [](auto& y) {
        y.gemm.m = 1 << 30;
        y.gemm.n = 1 << 20;
        y.gemm.d = reinterpret_cast<void*>(i64{1} << 60);  // not in so large an A or B
        y.gemm.ldd = 1 << 20;
        y.groups = 4;
      },
      StatusCode::size_too_large, "tiles of D = 68719476736, must be at most 2147483647 (they are counted in 32 bits)");
}

TEST_CASE("grouped: scales of B's rows side by side that are too few") {
  std::vector<GroupedSelection> selections = every_grouped_selection();
  std::erase_if(selections, [](const GroupedSelection& y) { return y.scales != BlockScales::b_1x128; });
  GroupedOperands operands(selections.at(0), some_groups);
  GroupedGemmArguments arguments = operands.arguments(some_groups);
  arguments.gemm.block_scales.ldb = 1012;
  use({});
  CHECK(selections[0].launch(arguments, Stream{}).text ==
        "gemm_fp8_block: block_scales.ldb = 1012, must be at least groups * n = 1015 (rows may not overlap)");
}

TEST_CASE("check_offsets names the first number that breaks a rule") {
  const auto answer = [](i64 m, GroupLayout layout, std::vector<i64> offsets, i64 labels = 0) {
    const Grouping problem{.m = m, .n = 8, .k = 8, .offsets = offsets, .layout = layout, .labels = labels};
    GroupedGemmArguments x{.gemm = {}, .groups = problem.groups(), .offsets = offsets.data(), .layout = layout};
    x.gemm.m = m;
    x.gemm.n = 8;
    alignas(16) i32 narrow[8] = {};
    std::copy(offsets.begin(), offsets.end(), narrow);
    const bool fits = std::all_of(offsets.begin(), offsets.end(), [](i64 o) { return o == static_cast<i32>(o); });
    if (fits && layout != GroupLayout::indices) {
      const std::string of_wide = check_offsets(x, Stream{}).text;
      x.offsets = narrow;
      CHECK(check_offsets(x, Stream{}).text == of_wide);
    }
    if (layout == GroupLayout::indices) x.offsets = narrow;
    return check_offsets(x, Stream{}).text;
  };
  const std::string begin = "check_offsets: offsets[";
  CHECK(answer(100, GroupLayout::offsets, {3, 3, 40, 100}) == "");
  CHECK(answer(100, GroupLayout::offsets, {-1, 3}) == begin + "0] = -1, must be 0 to 100 (rows of D)");
  CHECK(answer(100, GroupLayout::offsets, {0, 3, 101}) == begin + "2] = 101, must be 0 to 100 (rows of D)");
  CHECK(answer(100, GroupLayout::offsets, {0, i64{1} << 32}) ==
        begin + "1] = 4294967296, must be 0 to 100 (rows of D)");
  CHECK(answer(100, GroupLayout::offsets, {0, 50, 49, 100}) ==
        begin + "2] = 49, must be at least 50 (where the group before ends)");
  CHECK(answer(400, GroupLayout::psum, {1, 1, 128, 300, 400}) == "");
  CHECK(answer(400, GroupLayout::psum, {1, 127}) ==
        begin + "1] = 127, must be at least 128 (where the group begins), or 1 (it is empty)");
  CHECK(answer(90, GroupLayout::masked, {0, 30, 7}) == "");
  CHECK(answer(90, GroupLayout::masked, {0, 31, 7}) == begin + "1] = 31, must be 0 to 30 (rows of a group)");
  CHECK(answer(90, GroupLayout::masked, {0, 30, -7}) == begin + "2] = -7, must be 0 to 30 (rows of a group)");
  CHECK(answer(4, GroupLayout::indices, {2, -1, 0, 1}, 3) == "");
  CHECK(answer(4, GroupLayout::indices, {2, -1, 3, 1}, 3) ==
        begin + "2] = 3, must be -1 to 2 (a group, or -1 for none)");
  CHECK(answer(4, GroupLayout::indices, {2, -2, 0, 1}, 3) ==
        begin + "1] = -2, must be -1 to 2 (a group, or -1 for none)");
  CHECK(answer(0, GroupLayout::offsets, {0, 0}) == "");
  CHECK(answer(0, GroupLayout::offsets, {0, 7}) == begin + "1] = 7, must be 0 to 0 (rows of D)");
  CHECK(answer(-1, GroupLayout::offsets, {0, 30, 7}) == "check_offsets: m = -1, must be at least 0");
  CHECK(answer(91, GroupLayout::masked, {0, 30, 7}) ==
        "check_offsets: m = 91, must be a multiple of groups = 3 (masked: each has as many rows)");
}

TEST_CASE("grouped: empty problems launch nothing, and need no pointers") {
  const GroupedSelection x = grouped_selections(Kernel::gemm_pingpong).at(0);
  for (const auto& [m, n, groups] : {std::array<i64, 3>{0, 8, 2}, {8, 0, 2}, {8, 8, 0}}) {
    use({});
    const GroupedGemmArguments arguments{
        .gemm = {.m = m, .n = n, .k = 8, .a = nullptr, .lda = 16, .b = nullptr, .ldb = 16, .d = nullptr, .ldd = 16},
        .groups = groups,
        .offsets = static_cast<const i32*>(nullptr)};
    CHECK(x.launch(arguments, Stream{}).text == "");
    CHECK(model::report().launches == 0);
  }
}

TEST_CASE("grouped_gemm: an epilogue of the caller's own makes no zeros behind groups that begin at multiples of 128") {
  using Sums = Types<bf16, float>;
  using Config = GroupedConfigOf<Sums, Configuration{Kernel::gemm_pingpong, {128, 128}}, AddToD<Sums>>;
  const Grouping problem{.m = 8, .n = 8, .k = 8, .offsets = {5}, .layout = GroupLayout::psum};
  GroupedSelection selection{};
  selection.a = selection.b = Number::bf16;
  selection.d = Number::f32;
  GroupedOperands operands(selection, problem);
  use({});
  const Status status = grouped_gemm<Config>(
      operands.arguments(problem, {.scaling = {.beta = 1, .in_place = true}, .zeroes_rest = true}), Stream{});
  CHECK(status.code == StatusCode::unsupported_value);
  CHECK(status.text == "gemm_pingpong: zeroes_rest = 1, must be 0 (psum: an epilogue of the caller's own)");
  CHECK(model::report().launches == 0);
}

TEST_CASE("columns_at_once: as many as have 32 MB of B, at most 2560, and each time as many") {
  const auto columns_of = []<class Config>(i64 k, i64 cluster_tiles_n) {
    GroupedGemmArguments x{.gemm = {}, .groups = 1, .offsets = static_cast<const i32*>(nullptr)};
    x.gemm.k = k;
    return columns_at_once<Config>(x, cluster_tiles_n);
  };
  const auto columns = [&](i64 k, i64 cluster_tiles_n) {
    using Config = GroupedConfigOf<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}>;
    return columns_of.template operator()<Config>(k, cluster_tiles_n);
  };
  CHECK(columns(7168, 12) == 4);  // 28 MB
  CHECK(columns(4096, 8) == 4);
  CHECK(columns(4096, 11) == 4);  // 4 + 4 + 3, not 5 + 5 + 1
  CHECK(columns(512, 64) == 5);
  CHECK(columns(0, 5) == 5);
  CHECK(columns(i64{1} << 30, 7) == 1);
  // Even, where two CTAs share out a row of tiles.
  using Pairs = GroupedConfigOf<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}>;
  CHECK(columns_of.operator()<Pairs>(7168, 12) == 6);
  CHECK(columns_of.operator()<Pairs>(7168, 18) == 6);  // 6 + 6 + 6, not 10 + 8, which has 35 MB
  CHECK(columns_of.operator()<Pairs>(7168, 7) == 8);
}

/// What a walk over m rows of groups and n columns is given, as the host gives it; K is one k block.
template <class Config>
static GroupedTiles::Params params_of(GroupLayout layout, const GroupOffsets& offsets, i64 groups, i64 m, i64 n,
                                      i64 columns_at_once) {
  return {.offsets = offset_array(offsets),
          .layout = layout,
          .groups = static_cast<u32>(groups),
          .rows = static_cast<u32>(m),
          .masked_rows = 0,
          .columns = static_cast<u32>(n),
          .cluster_tiles_m = static_cast<u32>(ceil_div(m, Config::block_m * Config::cluster_m)),
          .cluster_tiles_n = static_cast<u32>(ceil_div(n, Config::block_n * Config::cluster_n)),
          .columns_at_once = static_cast<u32>(columns_at_once),
          .k_blocks = 1,
          .last_k_steps = 1,
          .first_k = 0,
          .past_k = 0,
          .zeroes_rest = false};
}

/// Tiles of CTAs that load B for each other, by cluster, step and column of the cluster.
using Sharers = std::map<std::tuple<u32, u32, u32>, std::vector<WorkTile>>;
/// Whether all of them take every step, with as much of K, and each knows the other's rows of B.
static bool know_each_other(const Sharers& sharers, size_t cluster_m) {
  return std::all_of(sharers.begin(), sharers.end(), [&](const auto& of_step) {
    const std::vector<WorkTile>& tiles = of_step.second;
    return tiles.size() == cluster_m && std::all_of(tiles.begin(), tiles.end(), [&](const WorkTile& x) {
             const WorkTile& other = tiles[cluster_m - 1 - static_cast<size_t>(&x - tiles.data())];
             return x.others_group == other.group && x.others_b_row == other.b_row &&
                    (x.group == no_group) == (other.group == no_group);
           });
  });
}

TEMPLATE_TEST_CASE_SIG("GroupedTiles: each tile of each group once, for any number of clusters", "",
                       ((u32 cluster_m, u32 cluster_n), cluster_m, cluster_n), (1, 1), (2, 1), (1, 2)) {
  using Config =
      GroupedConfigOf<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {cluster_m, cluster_n}}>;
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    std::vector<i64> sizes;
    for (i64 groups = random.between(1, 50); groups > 0; --groups)
      sizes.push_back(random.between(0, 2) == 0 ? 0 : random.between(1, random.between(1, 6000)));
    const i64 n = random.between(1, 4000);
    const Grouping problem = of_sizes(sizes, n, 1, random.between(0, 5), random.between(0, 5));
    const u32 tiles_n = static_cast<u32>(ceil_div(n, Config::block_n * cluster_n));
    const GroupedTiles::Params params =
        params_of<Config>(GroupLayout::offsets, problem.offsets.data(), problem.groups(), problem.m, n,
                          random.between(1, tiles_n) * cluster_m);
    std::set<std::tuple<u32, u32, u32>> want;
    for (i64 group = 0; group < problem.groups(); ++group)
      for (i64 row = 0; row < ceil_div(problem.rows_of(group), Config::block_m); ++row)
        for (u32 column = 0; column < tiles_n * cluster_n; ++column)
          want.insert({static_cast<u32>(group),
                       static_cast<u32>(problem.offsets[static_cast<size_t>(group)] + row * Config::block_m),
                       column * Config::block_n});
    std::set<std::tuple<u32, u32, u32>> got;
    size_t count = 0;
    bool is_right = true;
    Sharers sharers;
    const u32 clusters = static_cast<u32>(random.between(1, 132));
    model::reset_report();
    model::run(
        {.grid = clusters * Config::cluster_size, .block = 1, .cluster = Config::cluster_size, .shared_memory = 0},
        [&] {
          u32 step = 0;
          for (GroupedTiles::Walk<Config> walk(params); !walk.is_done(); walk.advance()) {
            const WorkTile tile = walk.tile();
            sharers[{blockIdx.x / Config::cluster_size, step++, blockIdx.x % Config::cluster_size / cluster_m}]
                .push_back(tile);
            if (tile.row >= tile.row_end) continue;  // the other CTA's tile is the last one
            ++count;
            got.insert({tile.group, tile.row, tile.column});
            is_right = is_right && tile.a_row == tile.row && tile.b_row == tile.group * n + tile.column &&
                       tile.row_end == problem.offsets[tile.group + 1] && tile.column_end == n;
          }
        });
    REQUIRE(model::report().finding == "");
    CHECK(is_right);
    CHECK(got == want);
    CHECK(count == want.size());
    CHECK(know_each_other(sharers, cluster_m));
  }
}

TEST_CASE("GroupedTiles: a tile that has none but rows that become zero takes the fewest steps along K") {
  using Config = GroupedConfigOf<Types<bf16>, Configuration{Kernel::gemm_swapped, {32, 64}}>;
  const std::vector<i32> ends{20, 128 + 33, 256, 256, 256 + 96};  // each group begins at a multiple of 128
  GroupedTiles::Params params =
      params_of<Config>(GroupLayout::psum, ends.data(), static_cast<i64>(ends.size()), 400, 60, 1);
  params.zeroes_rest = true;
  params.k_blocks = 7;
  std::map<u32, u32> steps;  // of the tile that begins with a row
  model::reset_report();
  model::run({.grid = 1, .block = 1, .cluster = 1, .shared_memory = 0}, [&] {
    for (GroupedTiles::Walk<Config> walk(params); !walk.is_done(); walk.advance()) {
      steps[walk.tile().row] = walk.k_blocks();
      CHECK((walk.tile().group == no_group) == (walk.k_blocks() != 7));
    }
  });
  REQUIRE(model::report().finding == "");
  constexpr u32 none = Config::least_k_blocks;
  CHECK(steps == std::map<u32, u32>{{0, 7},
                                    {32, none},
                                    {64, none},
                                    {96, none},
                                    {128, 7},
                                    {160, 7},
                                    {192, none},
                                    {224, none},
                                    {256, 7},
                                    {288, 7},
                                    {320, 7},
                                    {352, none}});
}

TEMPLATE_TEST_CASE_SIG("GroupedTiles: each run of labels in each tile of the grid once, however many columns at a time",
                       "", ((u32 cluster_m, u32 cluster_n), cluster_m, cluster_n), (1, 1), (2, 1), (1, 2)) {
  using Config =
      GroupedConfigOf<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {cluster_m, cluster_n}}>;
  Random random(2);
  for (int i = 0; i < 20; ++i) {
    constexpr i64 groups = 5;
    std::vector<i32> labels;
    for (i64 runs = random.between(1, 30); runs > 0; --runs)
      labels.insert(labels.end(), static_cast<size_t>(random.between(1, random.between(1, 400))),
                    static_cast<i32>(random.between(-1, groups)));
    const i64 m = static_cast<i64>(labels.size());
    const i64 n = random.between(1, 4000);
    const u32 tiles_n = static_cast<u32>(ceil_div(n, Config::block_n * cluster_n));
    GroupedTiles::Params params =
        params_of<Config>(GroupLayout::indices, labels.data(), groups, m, n, random.between(1, tiles_n) * cluster_m);
    std::multiset<std::tuple<u32, u32, u32, u32>> want;
    for (i64 row = 0, end; row < m; row = end) {
      const i32 label = labels[static_cast<size_t>(row)];
      const i64 grid_end = std::min(m, (row / Config::block_m + 1) * Config::block_m);
      for (end = row; end < grid_end && labels[static_cast<size_t>(end)] == label;) ++end;
      for (u32 column = 0; column < tiles_n * cluster_n && label >= 0 && label < groups; ++column)
        want.insert({static_cast<u32>(label), static_cast<u32>(row), static_cast<u32>(end), column * Config::block_n});
    }
    const u32 clusters = static_cast<u32>(random.between(1, 40));
    for (const bool zeroes_rest : {false, true}) {
      params.zeroes_rest = zeroes_rest;
      std::multiset<std::tuple<u32, u32, u32, u32>> got;
      Sharers sharers;
      model::reset_report();
      model::run({.grid = clusters * Config::cluster_size,
                  .block = warp_threads,
                  .cluster = Config::cluster_size,
                  .shared_memory = 0},
                 [&] {
                   const u32 cluster = blockIdx.x / Config::cluster_size;
                   const u32 column = blockIdx.x % Config::cluster_size / cluster_m;
                   u32 step = 0;
                   for (GroupedTiles::Walk<Config> walk(params); !walk.is_done(); walk.advance(), ++step) {
                     const WorkTile tile = walk.tile();
                     if (threadIdx.x != 0) continue;
                     sharers[{cluster, step, column}].push_back(tile);
                     if (tile.row < tile.row_end && tile.group != no_group)
                       got.insert({tile.group, tile.row, std::min(tile.row_end, tile.zero_row), tile.column});
                   }
                 });
      REQUIRE(model::report().finding == "");
      CHECK(got == want);
      CHECK(know_each_other(sharers, cluster_m));
    }
  }
}
