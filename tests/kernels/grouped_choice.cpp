// grouped_gemm(), grouped_gemm_fp8_scaled(): what they choose, and that no bit of D depends on it.
#include <set>

#include <host/grouped_choice.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 few_groups = 60, many_groups = 132;  // for which tiles of their size are too few for all SMs, or not

/// Of many groups, two of the first ones have rows: less than a tile, several tiles.
Grouping groups_with_rows(i64 k) {
  Grouping problem{.m = 2, .n = 136, .k = k, .offsets = {2}};
  for (i64 group = 0; group < many_groups; ++group) {
    problem.m += group == 1 ? 17 : group == 4 ? 70 : 0;
    problem.offsets.push_back(problem.m);
  }
  problem.m += 3;
  return problem;
}

/// D of sums that are rounded: the same bits, whatever the hint makes of the choice. choose(arguments): the entry that
/// is launched, of `choices` ones; the hints must lead to all of them.
template <class Launch, class Choose>
void check_bits(const GroupedSelection& x, i64 k, std::size_t choices, const Launch& launch, const Choose& choose) {
  const Grouping problem = groups_with_rows(k);
  GroupedOperands operands(x, problem);
  Random random(3);
  const auto fill = [&](Matrix& matrix, Number type, i64 rows) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 i = 0; i < k; ++i) matrix.set_bits(row, i, encode(type, static_cast<float>(random.normal())));
  };
  fill(operands.a, x.a, problem.m);
  fill(operands.b, x.b, few_groups * problem.n);
  for (BlockScaleValues* const scales : {&operands.block_a, &operands.block_b})
    Fp8Problem::fill(*scales, [&](i64, i64) { return static_cast<float>(random.normal()); });
  std::set<std::size_t> chosen;
  std::vector<u32> first;
  for (const i64 groups : {few_groups, many_groups})
    for (const i64 rows : {0, 16, 17, 64, 65, 129, 512, 513, 2049}) {
      Matrix d(tensor_type_of(x.d), problem.m, problem.n, operands.ldd);
      GroupedGemmArguments arguments = operands.arguments(problem);
      arguments.gemm.d = d.data();
      arguments.groups = groups;
      arguments.expected_rows = rows;
      if (!chosen.insert(choose(arguments)).second) continue;
      use({.multiprocessors = 8}, 2);
      INFO(groups << " groups, " << rows << " rows expected");
      REQUIRE(launch(arguments).text == "");
      REQUIRE(model::report().finding == "");
      CHECK(d.damage() == "");
      std::vector<u32> bits;
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) bits.push_back(d.bits(row, column));
      if (first.empty()) first = bits;
      CHECK(bits == first);
    }
  CHECK(chosen.size() == choices);
}

}  // namespace

TEST_CASE("grouped_gemm: the rows expected choose the kernel, and no bit of D") {
  GroupedSelection x{};
  x.a = x.b = x.d = Number::bf16;
  check_bits(
      x, 512, std::size(shipped_groups), [](const auto& y) { return grouped_gemm<bf16>(y, Stream{}); },
      [](const auto& y) { return choose_group(expected_rows(y), y.groups, y.gemm.n, y.gemm.k, y.layout); });
}

TEST_CASE("grouped_gemm_fp8_scaled: the rows expected choose the tile, and no bit of D") {
  GroupedSelection x{};
  x.a = x.b = Number::e4m3;
  x.d = Number::bf16;
  x.scales = BlockScales::b_128x128;
  check_bits(
      x, 144, std::size(promoted_groups), [](const auto& y) { return grouped_gemm_fp8_scaled(y, Stream{}); },
      [](const auto& y) { return choose_promoted_group(expected_rows(y), y.groups, y.gemm.n, y.gemm.k, y.layout); });
}

TEST_CASE("grouped_gemm: the choice for groups of models' sizes") {
  const auto chosen = [](i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets) {
    return name_of(shipped_groups[choose_group(rows, groups, n, k, layout)]);
  };
  CHECK(chosen(1, 32, 6144, 7168) == "gemm_swapped 16x256, cluster 1x1");
  CHECK(chosen(16, 4, 4096, 4096) == "gemm_swapped 16x128, cluster 1x1");
  CHECK(chosen(20, 32, 6144, 7168) == "gemm_swapped 32x128, cluster 1x1");
  CHECK(chosen(64, 32, 6144, 7168) == "gemm_swapped 64x128, cluster 1x1");
  CHECK(chosen(100, 32, 6144, 7168) == "gemm_pingpong 128x192, cluster 1x2");
  CHECK(chosen(192, 32, 6144, 7168) == "gemm_cooperative 128x256, cluster 2x1");
  CHECK(chosen(192, 32, 6144, 7168, GroupLayout::indices) == "gemm_cooperative 128x256, cluster 1x2");
  CHECK(chosen(257, 32, 6144, 7168) == "gemm_cooperative 128x256, cluster 1x2");
  CHECK(chosen(1024, 6, 4096, 4096) == "gemm_cooperative 128x256, cluster 1x2");
  CHECK(chosen(8192, 4, 4096, 4096) == "gemm_cooperative 128x256, cluster 1x2");
  CHECK(chosen(8192, 4, 4096, 64) == "gemm_pingpong 128x192, cluster 1x2");
}

TEST_CASE("grouped_gemm_fp8_scaled: the choice for groups of models' sizes") {
  const auto chosen = [](i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets) {
    return name_of(promoted_groups[choose_promoted_group(rows, groups, n, k, layout)]);
  };
  CHECK(chosen(1, 32, 6144, 7168) == "gemm_fp8_block_splitk 16x256, cluster 1x1");
  CHECK(chosen(16, 4, 4096, 4096) == "gemm_fp8_block_splitk 16x128, cluster 1x1");
  CHECK(chosen(20, 32, 6144, 7168) == "gemm_fp8_block_splitk 32x256, cluster 1x1");
  CHECK(chosen(20, 6, 6144, 7168) == "gemm_fp8_block_splitk 32x128, cluster 1x1");
  CHECK(chosen(64, 32, 7168, 3072) == "gemm_fp8_block_splitk 64x256, cluster 1x1");
  CHECK(chosen(65, 4, 4096, 4096) == "gemm_fp8_block 128x64, cluster 1x1");
  CHECK(chosen(100, 32, 6144, 7168) == "gemm_fp8_block 128x128, cluster 1x2");
  CHECK(chosen(192, 32, 6144, 7168) == "gemm_fp8_block 256x128, cluster 1x2");
  CHECK(chosen(192, 32, 6144, 7168, GroupLayout::indices) == "gemm_fp8_block 128x128, cluster 1x2");
  CHECK(chosen(8192, 4, 4096, 7168, GroupLayout::indices) == "gemm_fp8_block 192x128, cluster 1x2");
  CHECK(chosen(8192, 4, 4096, 7168) == "gemm_fp8_block 192x128, cluster 1x2");
}

TEST_CASE("grouped_gemm: nothing to compute, and what every kernel refuses") {
  use({});
  GroupedGemmArguments x{
      .gemm = {.m = 0, .n = 8, .k = 8, .a = nullptr, .lda = 8, .b = nullptr, .ldb = 8, .d = nullptr, .ldd = 8},
      .groups = 2,
      .offsets = static_cast<const i32*>(nullptr)};
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "");
  x.expected_rows = -1;
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "gemm_swapped: expected_rows = -1, must be at least 0 (0: not known)");
  x.expected_rows = i64{1} << 40;
  CHECK(grouped_gemm<bf16>(x, Stream{}).text == "");
  CHECK(model::report().launches == 0);
}
