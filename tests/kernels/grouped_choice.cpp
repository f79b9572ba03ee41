// grouped_gemm(), grouped_gemm_fp8_scaled(): what they choose, and that no bit of D depends on it.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include <host/add_to_d.hpp>
#include <host/grouped_choice.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Two groups have rows: less than a tile, several tiles.
Grouping groups_with_rows(i64 k) {
  Grouping problem{.m = 2, .n = 136, .k = k, .offsets = {2}};
  for (i64 group = 0; group < 6; ++group) {
    problem.m += group == 1 ? 17 : group == 4 ? 70 : 0;
    problem.offsets.push_back(problem.m);
  }
  problem.m += 3;
  return problem;
}

/// D of sums that are rounded: the same bits, whichever of `choices` entries is launched by launch<entry>(arguments).
/// added_to: 0, or what D is before, in place of C.
template <std::size_t choices, class Launch>
void check_bits(const GroupedSelection& x, i64 k, const Launch& launch, float added_to = 0) {
  const Grouping problem = groups_with_rows(k);
  GroupedOperands operands(x, problem);
  Random random(3);
  const auto fill = [&](Matrix& matrix, Number type, i64 rows) {
    for (i64 row = 0; row < rows; ++row)
      for (i64 i = 0; i < k; ++i) matrix.set_bits(row, i, encode(type, static_cast<float>(random.normal())));
  };
  fill(operands.a, x.a, problem.m);
  fill(operands.b, x.b, problem.groups() * problem.n);
  for (BlockScaleValues* const scales : {&operands.block_a, &operands.block_b})
    Fp8Problem::fill(*scales, [&](i64, i64) { return static_cast<float>(random.normal()); });
  std::vector<u32> first;
  for (std::size_t entry = 0; entry < choices; ++entry) {
    Matrix d(tensor_type_of(x.d), problem.m, problem.n, operands.ldd);
    GroupedGemmArguments arguments = operands.arguments(problem);
    arguments.gemm.d = d.data();
    if (added_to != 0) {
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) d.set_bits(row, column, encode(x.d, added_to));
      arguments.gemm.beta = 1;
      arguments.gemm.c = d.data();
      arguments.gemm.ldc = operands.ldd;
    }
    const auto bits_of_d = [&] {
      std::vector<u32> bits;
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) bits.push_back(d.bits(row, column));
      return bits;
    };
    const std::vector<u32> before = bits_of_d();
    use({.multiprocessors = 8}, 2);
    INFO("entry " << entry);
    const Status status =
        launch_entry<choices>(entry, [&]<std::size_t i>() { return launch.template operator()<i>(arguments); });
    REQUIRE(status.text == "");
    REQUIRE(model::report().finding == "");
    CHECK(d.damage() == "");
    const std::vector<u32> bits = bits_of_d();
    if (first.empty()) first = bits;
    CHECK(bits != before);
    CHECK(bits == first);
  }
}

}  // namespace

TEST_CASE("grouped_gemm: whatever is chosen, the same bits") {
  GroupedSelection x{};
  x.a = x.b = x.d = Number::bf16;
  check_bits<std::size(shipped_groups)>(x, 512, []<std::size_t i>(const GroupedGemmArguments& arguments) {
    return grouped_gemm<Types<bf16>, shipped_groups[i].config>(arguments, Stream{});
  });
}

namespace {

/// Of every_grouped_selection() that with this configuration, which adds to a D of floats.
template <class Types, Configuration configuration>
GroupedSelection adding() {
  std::vector<GroupedSelection> selections = every_grouped_selection();
  GroupedSelection x = *std::find(selections.begin(), selections.end(), configuration);
  x.a = x.b = number_of<typename Types::Input>;
  x.d = Number::f32;
  x.launch = [](const GroupedGemmArguments& arguments, Stream stream) {
    return grouped_gemm<Types, configuration>(arguments, stream, AddToD<Types>{});
  };
  return x;
}

}  // namespace

TEST_CASE("grouped: AddToD adds each group's product to its rows of D") {
  using Scaled = Types<e4m3, float, e4m3, BlockScales::b_128x128>;
  const GroupedCall call{.scaling = {.alpha = -2, .beta = 1, .in_place = true}};
  for (const GroupedSelection& x :
       {adding<Types<bf16, float>, Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}>(),
        adding<Scaled, Configuration{Kernel::gemm_fp8_block, {256, 128}}>()})
    CHECK(run_grouped(x, groups_with_rows(136), {.multiprocessors = 2}, call) == "");
}

TEST_CASE("grouped_gemm_fp8_scaled: whatever is chosen, the same bits are added to D") {
  GroupedSelection x{};
  x.a = x.b = Number::e4m3;
  x.d = Number::bf16;
  x.scales = BlockScales::b_128x128;
  check_bits<std::size(promoted_groups)>(
      x, 144,
      []<std::size_t i>(const GroupedGemmArguments& arguments) {
        using Scaled = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>;
        return grouped_gemm<Scaled, promoted_groups[i].config>(arguments, Stream{}, AddToD<Scaled>{});
      },
      100);
}

TEST_CASE("grouped_gemm_fp8_scaled: whatever is chosen, the same bits") {
  GroupedSelection x{};
  x.a = x.b = Number::e4m3;
  x.d = Number::bf16;
  x.scales = BlockScales::b_128x128;
  check_bits<std::size(promoted_groups)>(x, 144, []<std::size_t i>(const GroupedGemmArguments& arguments) {
    using Scaled = Types<e4m3, bf16, e4m3, BlockScales::b_128x128>;
    return grouped_gemm<Scaled, promoted_groups[i].config>(arguments, Stream{});
  });
}

TEST_CASE("choose_group: few rows are the N of wgmmas, and tiles as wide as SMs have use for") {
  const auto chosen = [](i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets) {
    return name_of(shipped_groups[choose_group(rows, groups, n, k, layout)].config);
  };
  CHECK(chosen(1, 32, 6144, 7168) == "gemm_swapped 16x128, cluster 1x1");  // 616 us on an H200, 16x64 621
  CHECK(chosen(20, 32, 6144, 7168) == "gemm_swapped 32x128, cluster 1x1");
  CHECK(chosen(20, 6, 6144, 7168) == "gemm_swapped 32x192, cluster 1x1");  // 32 columns of tiles for 132 SMs, not 48
  CHECK(chosen(40, 6, 6144, 7168) == "gemm_swapped 64x192, cluster 1x1");
  CHECK(chosen(192, 32, 4096, 4096) == "gemm_cooperative 128x256, cluster 2x1");
  CHECK(chosen(192, 32, 6144, 7168, GroupLayout::indices) == "gemm_cooperative 128x256, cluster 2x1");
  CHECK(chosen(8192, 4, 6144, 7168) == "gemm_pingpong 192x128, cluster 1x2");
}

TEST_CASE("choose_promoted_group: with labels, tall tiles would belong to two groups too often") {
  const auto chosen = [](i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout = GroupLayout::offsets) {
    return name_of(promoted_groups[choose_promoted_group(rows, groups, n, k, layout)].config);
  };
  CHECK(chosen(1, 32, 6144, 7168) == "gemm_fp8_block_splitk 16x128, cluster 1x1");
  CHECK(chosen(20, 6, 6144, 7168) == "gemm_fp8_block_splitk 32x192, cluster 1x1");
  CHECK(chosen(192, 32, 6144, 7168) == "gemm_fp8_block 128x192, cluster 2x1");
  CHECK(chosen(192, 32, 6144, 7168, GroupLayout::indices) == "gemm_fp8_block 128x192, cluster 2x1");
  CHECK(chosen(8192, 4, 4096, 7168, GroupLayout::indices) == "gemm_fp8_block 192x128, cluster 1x2");
}

TEST_CASE("choose_group, choose_promoted_group: measured groups have what was fastest, but with labels") {
  const auto size_of = [](const MeasuredGemm& x) { return std::array{x.m, x.n, x.k, x.batch}; };
  const auto check = [&](std::span<const MeasuredGemm> measured, const auto& chosen) {
    CHECK(std::ranges::is_sorted(measured, {}, size_of));
    for (const MeasuredGemm& x : measured)
      for (const GroupLayout layout : {GroupLayout::offsets, GroupLayout::psum, GroupLayout::masked})
        CHECK(name_of(chosen(x, layout)) == name_of(x.config));
    CHECK(std::ranges::any_of(measured, [&](const MeasuredGemm& x) {  // or it need not be in the table
      return !(chosen(x, GroupLayout::indices) == x.config);
    }));
  };
  check(measured_groups, [](const MeasuredGemm& x, GroupLayout layout) {
    return shipped_groups[choose_group(x.m, x.batch, x.n, x.k, layout)].config;
  });
  check(measured_promoted_groups, [](const MeasuredGemm& x, GroupLayout layout) {
    return promoted_groups[choose_promoted_group(x.m, x.batch, x.n, x.k, layout)].config;
  });
}

TEST_CASE("choose_group: groups of many rows have the tile that is fast in DeepGEMM's timing, where it fits") {
  const auto chosen = [](i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout) {
    return name_of(shipped_groups[choose_group(rows, groups, n, k, layout)].config);
  };
  for (const auto& [n, k] : {std::pair<i64, i64>{6144, 7168}, {7168, 3072}, {4096, 4096}, {4096, 2048}})
    for (const auto& [rows, groups] : {std::pair<i64, i64>{8192, 4}, {4096, 8}}) {
      CHECK(chosen(rows, groups, n, k, GroupLayout::psum) == name_of(many_rows_of_groups.by_ends));
      CHECK(chosen(rows, groups, n, k, GroupLayout::offsets) == name_of(many_rows_of_groups.by_ends));
      CHECK(chosen(rows, groups, n, k, GroupLayout::indices) == name_of(many_rows_of_groups.by_labels));
    }
  // Of 256 columns a tile of 256 is half empty here.
  CHECK(chosen(8192, 8, 384, 4096, GroupLayout::indices) != name_of(many_rows_of_groups.by_labels));
}

TEST_CASE("groups_of_rows: below that many rows all are as measured, and one alone is not from there on") {
  const i64 least = many_rows_of_groups.least;
  for (const GroupLayout layout :
       {GroupLayout::offsets, GroupLayout::psum, GroupLayout::masked, GroupLayout::indices}) {
    int changed = 0;
    for (std::size_t i = 0; i < std::size(shipped_groups); ++i) {
      CHECK(groups_of_rows(least - 1, layout)[i].slowness.own == shipped_groups[i].slowness.own);
      const ShippedGemm x = groups_of_rows(least, layout)[i];
      if (x.slowness.own == shipped_groups[i].slowness.own) continue;
      ++changed;
      CHECK(x.slowness.memory == many_rows_of_groups.of_estimate * shipped_groups[i].slowness.memory);
    }
    CHECK(changed == 1);
  }
}

TEST_CASE("choose_group: FP8 counts half of k, as much as 16 bits have bytes") {
  for (const i64 rows : {1, 20, 64, 192, 1024})
    CHECK(choose_group<e4m3>(rows, 16, 4096, 4096) == choose_group(rows, 16, 4096, 2048));
}

TEST_CASE("choose_group: with B MN-major and many rows, no wide tile of gemm_pingpong") {
  const bool has_widest = std::any_of(std::begin(shipped_groups), std::end(shipped_groups), [](const ShippedGemm& x) {
    return x.config == Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}};
  });
  for (const i64 rows : {20, 192, 1023, 1024, 4096, 8192})
    for (const i64 n : {1024, 4096, 7168}) {
      const std::size_t k_major = choose_group(rows, 8, n, 4096);
      const std::size_t mn_major = choose_group(rows, 8, n, 4096, GroupLayout::offsets, 0, Major::mn);
      const Configuration& config = shipped_groups[mn_major].config;
      if (rows < 1024) CHECK(mn_major == k_major);
      if (rows >= 1024 && has_widest)
        CHECK((config.kernel != Kernel::gemm_pingpong || config.tile.m * config.tile.n <= 128 * 128));
      CHECK(choose_group(rows, 8, n, 4096, GroupLayout::offsets, 1, Major::mn) ==
            choose_group(rows, 8, n, 4096, GroupLayout::offsets, 1));
    }
}

TEST_CASE(
    "choose_group: kernels for few rows are not chosen for more than they were measured with, nor others for fewer") {
  const auto check = [](std::span<const ShippedGemm> all, const FewRows& few, const auto& choose) {
    REQUIRE(few.first < all.size());
    for (std::size_t entry = 0; entry < all.size(); ++entry) {
      const Kernel kernel = all[entry].config.kernel;
      CHECK((kernel == Kernel::gemm_swapped || kernel == Kernel::gemm_fp8_block_splitk) == (entry >= few.first));
    }
    for (const i64 groups : {1, 4, 32, 256})
      for (const i64 n : {64, 768, 4096, 16384})
        for (const i64 k : {64, 1024, 8192}) {
          CHECK(choose(few.most + 1, groups, n, k) < few.first);
          CHECK(choose(few.least_of_others - 1, groups, n, k) >= few.first);
        }
  };
  check(shipped_groups, few_rows_of_groups,
        [](i64 rows, i64 groups, i64 n, i64 k) { return choose_group(rows, groups, n, k); });
  check(promoted_groups, few_rows_of_promoted,
        [](i64 rows, i64 groups, i64 n, i64 k) { return choose_promoted_group(rows, groups, n, k); });
}

TEST_CASE("choose_group: an entry whatever the numbers") {
  for (const i64 rows : {i64{-1}, i64{0}, i64{1}, max_extent, max_extent + 1})
    for (const i64 groups : {i64{-1}, i64{0}, i64{1}, max_extent, i64{1} << 62})
      for (const i64 size : {i64{0}, i64{1}, max_extent}) {
        CHECK(choose_group(rows, groups, size, size) < std::size(shipped_groups));
        CHECK(choose_promoted_group(rows, groups, size, size) < std::size(promoted_groups));
      }
}

TEST_CASE("mean_tiles: of groups with 0.7 to 1.3 times as many rows, and of those that begin in a grid") {
  const auto counted = [](Rows rows, i64 of_problem, u32 of) {  // one after the other
    double sum = 0;
    i64 count = 0;
    for (const u32 begin : {0u, 128 % of, 256 % of})
      for (i64 tenths = 7 * of_problem; tenths < 13 * of_problem; ++tenths, ++count)
        sum += std::ceil(((rows == Rows::in_grid ? begin : 0) + (static_cast<double>(tenths) + 0.5) / 10) / of);
    return sum / static_cast<double>(count);
  };
  for (const Rows rows : {Rows::about, Rows::in_grid})
    for (const i64 of_problem : {1, 20, 64, 192, 1000})
      for (const u32 of : {8u, 16u, 64u, 128u, 192u, 256u, 512u})
        CHECK(mean_tiles(rows, static_cast<double>(of_problem), of) ==
              Approx(counted(rows, of_problem, of)).epsilon(1e-3));
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
