// Which kernel and Config a problem gets: what was measured, what is estimated, whatever the sizes.
#include <algorithm>
#include <array>
#include <climits>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <host/gemm_fp8_choice.hpp>
#include <tests/catch.hpp>

using namespace rawgemm;

namespace {

constexpr std::size_t entries = std::size(shipped_gemms);
constexpr std::pair<const GemmTable*, const GemmTable*> with_and_without_bounds[] = {
    {&gemm_table, &unbounded_table},
    {&gemm_table_k_mn, &unbounded_table_k_mn},
    {&gemm_table_mn_k, &unbounded_table_mn_k},
    {&gemm_table_mn_mn, &unbounded_table_mn_mn},
    {&fast_table, &unbounded_fast_table}};

}  // namespace

TEST_CASE("gemm_table: configurations are shipped once, and measured ones are shipped") {
  for (std::size_t i = 0; i < entries; ++i) {
    CHECK(gemm_table.entry_of(shipped_gemms[i].config) == i);
    const Slowness& x = shipped_gemms[i].slowness;
    CHECK(std::min({x.launch, x.own, x.l2, x.late, x.memory}) > 0);
  }
  for (const MeasuredGemm& x : measured_gemms) CHECK(gemm_table.entry_of(x.config) < entries);
}

TEST_CASE("gemm_table: measured problems are in the order of m, n and k, in which they are searched") {
  const auto size_of = [](const MeasuredGemm& x) { return std::array{x.m, x.n, x.k}; };
  for (const GemmTable* table :
       {&gemm_table, &gemm_table_k_mn, &gemm_table_mn_k, &gemm_table_mn_mn, &fast_table, &promoted_table})
    CHECK(std::ranges::is_sorted(table->measured, {}, size_of));
}

TEST_CASE("choose_gemm: a measured problem gets its fastest configuration") {
  for (const MeasuredGemm& x : measured_gemms) {
    const GemmChoice choice = choose_gemm(x.m, x.n, x.k);
    CHECK(choice.config() == x.config);
    CHECK(choice.reason() ==
          "measured: " + std::to_string(x.m) + "x" + std::to_string(x.n) + "x" + std::to_string(x.k));
  }
}

TEST_CASE("estimated_us: waves, rows from L2 and bytes side by side, after the launch") {
  const ShippedGemm alone[] = {{{Kernel::gemm_pingpong, {128, 128}}, 1, 0},
                               {{Kernel::gemm_swapped, {128, 128}, {1, 2}}, 1, 0},
                               {{Kernel::gemm_splitk, {64, 64}}, 2, 0},
                               {{Kernel::gemm_pingpong, {128, 128}}, {2, 3, 5, 7, 11}, 0},
                               {{Kernel::gemm_splitk, {64, 64}, {}, 2}, 1, 0}};
  const GemmCost costs[] = {{Kernel::gemm_pingpong, 3, 1, 5, 7, 0.5, 11, 9, 0},
                            {Kernel::gemm_swapped, 3, 1, 5, 7, 0.5, 11, 9, 0},
                            {Kernel::gemm_splitk, 3, 1, 5, 7, 0.5, 11, 9, 0}};
  const auto us = [&](const SharedCost& shared, int entry, i64 m, i64 n, i64 k, i64 batch = 1, i64 max_sms = 0) {
    return estimated_us({alone, costs, shared, {}, 2, batch}, alone[entry], m, n, k, max_sms);
  };
  const auto with = [](std::initializer_list<std::pair<double SharedCost::*, double>> numbers) {
    SharedCost shared{};
    for (const auto& [member, value] : numbers) shared.*member = value;
    return shared;
  };
  const auto close = [](double x, double y) { return std::abs(x - y) < 1e-9 * y; };
  const double tile_us = 2 * (3 + 1) + 5 + 7;                       // two k blocks
  const double launch_us = 2 * 0.5 + 11, several_us = 2 * 0.5 + 9;  // of CTAs with one tile, with several
  CHECK(close(us({}, 0, 128, 128, 128), tile_us + launch_us));
  CHECK(close(us({}, 0, 128, 133 * 128, 128), 2 * tile_us + several_us));
  CHECK(close(us({}, 0, 128, 2 * 128, 128, 1, 1), 2 * tile_us + several_us));
  CHECK(close(us({}, 0, 128, 128, 128, 133), 2 * tile_us + several_us));
  CHECK(close(us(with({{&SharedCost::cluster, 13}}), 1, 128, 256, 128), tile_us + launch_us + 13));
  CHECK(close(us({}, 2, 64, 64, 128), 2 * (2 * (3. / 4 + 1) + 5 + 7. / 4 + launch_us)));  // twice as slow
  // Where K is split, clusters behind the first wave begin anew.
  const SharedCost again = with({{&SharedCost::again, 13}});
  CHECK(close(us(again, 4, 64, 66 * 64, 128), (3. / 4 + 1) + 5 + 7. / 4 + 0.5 + 11));
  CHECK(close(us(again, 4, 64, 67 * 64, 128), 2 * ((3. / 4 + 1) + 5 + 7. / 4) + 0.5 + 9 + 13));
  CHECK(close(us(again, 0, 128, 133 * 128, 128), 2 * tile_us + several_us));
  // Half of the SMs: half of the time in L2. 256 rows, two k blocks.
  CHECK(close(us(with({{&SharedCost::l2, 100}}), 0, 128, 66 * 128, 128), std::hypot(tile_us, 100) + launch_us));
  CHECK(close(us(with({{&SharedCost::l2, 100}}), 1, 128, 132 * 128, 128),
              std::hypot(tile_us, 2 * 100 * 192 / 256.) + launch_us));  // A's are shared
  CHECK(close(us(with({{&SharedCost::l2, 100}}), 0, 64, 66 * 128, 128),
              std::hypot(tile_us, 100 * 192 / 256.) + launch_us));
  // Rows that begin at multiples of 64, 32 and 16 bytes take TMA longer, however many SMs are busy.
  const SharedCost late = with({{&SharedCost::at_64, 100}, {&SharedCost::at_32, 200}, {&SharedCost::at_16, 300}});
  CHECK(close(us(late, 0, 128, 128, 128), tile_us + launch_us));
  CHECK(close(us(late, 0, 128, 128, 96), std::hypot(tile_us, 2 * 100) + launch_us));
  CHECK(close(us(late, 0, 128, 128, 112), std::hypot(tile_us, 2 * 200) + launch_us));
  CHECK(close(us(late, 0, 64, 128, 72), std::hypot(tile_us, 2 * 300 * 192 / 256.) + launch_us));
  CHECK(close(us(late, 1, 128, 256, 72), std::hypot(tile_us, 2 * 300 * 192 / 256.) + launch_us));
  CHECK(close(us(with({{&SharedCost::memory, 1000}, {&SharedCost::stored, 0.5}}), 0, 128, 128, 128),
              std::hypot(tile_us, 65.536 + 16.384) + launch_us));
  // Both take the same way: late rows come on top of what L2 takes.
  CHECK(close(us(with({{&SharedCost::l2, 100}, {&SharedCost::at_32, 200}}), 0, 128, 66 * 128, 112),
              std::hypot(tile_us, 100 + 2 * 200) + launch_us));
  // A configuration's own parts: launch, its work, L2, late rows, memory.
  CHECK(close(us({}, 3, 128, 128, 128), 3 * tile_us + 3 * 2 * 0.5 + 2 * 11));
  CHECK(close(us(with({{&SharedCost::l2, 100}, {&SharedCost::at_32, 200}}), 3, 128, 66 * 128, 112),
              std::hypot(3 * tile_us, 5 * 100 + 7 * 2 * 200) + 3 * 2 * 0.5 + 2 * 11));
  CHECK(close(us(with({{&SharedCost::memory, 1000}, {&SharedCost::stored, 0.5}}), 3, 128, 128, 128),
              std::hypot(3 * tile_us, 11 * (65.536 + 16.384)) + 3 * 2 * 0.5 + 2 * 11));
}

TEST_CASE("choose_gemm: the smallest estimate where the problem was not measured") {
  const GemmChoice choice = choose_gemm(3, 8, 40);
  CHECK(choice.measured == nullptr);
  CHECK(choice.reason() == "smallest estimate: 1 tile in 1 wave");
  for (const ShippedGemm& x : shipped_gemms)  // each was measured with a tile
    CHECK(estimated_us(gemm_table, shipped_gemms[choice.entry], 3, 8, 40) <= estimated_us(gemm_table, x, 3, 8, 40));
}

TEST_CASE("choose_gemm: no estimate for more tiles than a configuration was measured with") {
  bool is_limited = false;
  for (const ShippedGemm& x : shipped_gemms) is_limited = is_limited || x.most_tiles != 0;
  CHECK(is_limited);
  for (const i64 m : {30000, 1 << 30})
    for (const i64 n : {30000, 1 << 30})
      for (const i64 k : {8, 1000, 50000}) CHECK(shipped_gemms[choose_gemm(m, n, k).entry].most_tiles == 0);
}

TEST_CASE("choose_gemm: no estimate for a longer K than a kernel was measured with") {
  constexpr i64 most_k = 256;
  std::vector<GemmCost> costs(std::begin(gemm_costs), std::end(gemm_costs));
  const auto of_slicedk = std::ranges::find(costs, Kernel::gemm_slicedk, &GemmCost::kernel);
  REQUIRE(of_slicedk->most_k != 0);
  of_slicedk->most_k = most_k;
  GemmTable table = gemm_table;
  table.costs = costs;
  const GemmChoice measured = choose(table, 3, 400, most_k, 0);
  const GemmChoice longer = choose(table, 3, 400, most_k + 1, 0);
  CHECK(measured.measured == nullptr);
  CHECK(measured.config().kernel == Kernel::gemm_slicedk);
  CHECK(longer.config().kernel != Kernel::gemm_slicedk);
  const ShippedGemm& x = shipped_gemms[measured.entry];
  CHECK(estimated_us(table, x, 3, 400, most_k + 1) <
        estimated_us(table, shipped_gemms[longer.entry], 3, 400, most_k + 1));
}

TEST_CASE("choose_gemm: an entry and a reason for any sizes") {
  const auto is_right = [](i64 m, i64 n, i64 k) {
    const GemmChoice choice = choose_gemm(m, n, k);
    return choice.entry < entries && !choice.reason().empty();
  };
  const i64 sizes[] = {
      INT64_MIN,     -1,       0, 1, 2, 7, 8, 63, 64, 65, 127, 128, 129, 1000, 4096, 1 << 20, 1000003, 1 << 30,
      (1 << 30) + 1, INT64_MAX};
  bool all = true;
  for (const i64 m : sizes)
    for (const i64 n : sizes)
      for (const i64 k : sizes) all = all && is_right(m, n, k);
  CHECK(all);
  std::mt19937_64 random(1);
  // Every order of magnitude is as likely.
  const auto size = [&] { return static_cast<i64>(random() % (u64{1} << (random() % 31))) + 1; };
  for (int i = 0; i < 20000; ++i) all = all && is_right(size(), size(), size());
  CHECK(all);
}

TEST_CASE("choose_promoted: by a table of its own, and by the same rule") {
  for (std::size_t i = 0; i < std::size(promoted_gemms); ++i)
    CHECK(promoted_table.entry_of(promoted_gemms[i].config) == i);
  for (const MeasuredGemm& x : measured_promoted)
    CHECK(choose_promoted(x.m, x.n, x.k, 0, BlockScales::none).config() == x.config);
  const GemmChoice choice = choose_promoted(3, 24, 40, 0, BlockScales::none);
  CHECK(choice.reason() == "smallest estimate: 1 tile in 1 wave");
  for (const ShippedGemm& x : promoted_gemms)
    CHECK(estimated_us(promoted_table, promoted_gemms[choice.entry], 3, 24, 40) <=
          estimated_us(promoted_table, x, 3, 24, 40));
}

TEST_CASE("choose_fast: its table has half of K") {
  for (const MeasuredGemm& x : measured_fast) {
    CHECK(choose_fast(x.m, x.n, 2 * x.k).config() == x.config);
    CHECK(choose_fast(x.m, x.n, 2 * x.k - 1).config() == x.config);
  }
  for (const i64 m : {1, 16, 100, 300})
    for (const i64 n : {8, 100, 1000})
      for (const i64 k : {16, 200, 1000, 9000})
        CHECK(choose_fast(m, n, k).entry == choose(fast_table, m, n, k / 2, 0).entry);
}

TEST_CASE("choose_promoted: where columns have scales of their own, large tiles go by what K in groups takes") {
  const auto choice = [](i64 m, i64 n, i64 k, i64 max_sms = 0) {
    return choose_promoted(m, n, k, max_sms, BlockScales::b_1x128);
  };
  const auto as_blocks = [](i64 m, i64 n, i64 k, i64 max_sms = 0) {
    return choose_promoted(m, n, k, max_sms, BlockScales::b_128x128);
  };
  for (const i64 k : {512, 1536, 7168, 16384}) {
    const auto us = [&](const Configuration& config) {
      double found = std::numeric_limits<double>::infinity();
      for (const ShippedKGroups& x : promoted_k_groups)
        if (x.config == config) found = k_groups_us(x, 1, 24576, 4096, static_cast<double>(k) / 128, 0);
      return found;
    };
    for (const ShippedGemm& x : promoted_gemms) CHECK(us(choice(24576, 4096, k).config()) <= us(x.config));
  }
  // In one wave, of few rows or columns, without K, and where only single CTAs may run.
  for (const auto& [m, n, k] : {std::array<i64, 3>{128, 7168, 2048},
                                {1, 24576, 1536},
                                {128, 24576, 1536},
                                {65536, 64, 7168},
                                {100000, 24, 4096},
                                {24576, 4096, 0},
                                {0, 4096, 1536}})
    CHECK(choice(m, n, k).config() == as_blocks(m, n, k).config());
  CHECK(choice(24576, 4096, 1536, 1).config().cluster_size() == 1);
}

TEST_CASE("choose_gemm, choose_promoted: what is chosen keeps to max_sms, and is measured where that is all SMs") {
  for (const i64 m : {1, 16, 64, 200, 4096})
    for (const i64 n : {24, 4096, 100000})
      for (const i64 k : {8, 1000, 50000})
        for (const i64 max_sms : {1, 2, 7, 66, 131, 132, 1000}) {
          for (const Majors& majors : all_majors) {
            const Configuration x = choose_gemm(m, n, k, majors, max_sms).config();
            CHECK(keeps_to(max_sms, x, work_of(x, m, n, k).tiles()));
          }
          const Configuration x = choose_promoted(m, n, k, max_sms, BlockScales::b_1x128).config();
          CHECK(keeps_to(max_sms, x, work_of(x, m, n, k).tiles()));
        }
  for (const MeasuredGemm& x : measured_gemms)
    for (const i64 max_sms : {132, 100000}) {
      if (!keeps_to(max_sms, x.config, work_of(x.config, x.m, x.n, x.k).tiles())) continue;
      CHECK(choose_gemm(x.m, x.n, x.k, {}, max_sms).config() == x.config);
    }
}

TEST_CASE("choose_once: as choose, whatever was asked before") {
  // More problems than are kept, of which neighbours differ in one number, each twice.
  for (const std::size_t changed : {0, 1, 2, 3, 4})
    for (i64 i = 0; i < (changed == 4 ? 6 : 1000); ++i)
      for (const GemmTable* table : {&gemm_table, &promoted_table, &gemm_table}) {
        std::array<i64, 5> of{128, 4096, 7168, 0, 0};
        of[changed] += i / 2;
        const auto [m, n, k, max_sms, last] = of;
        const auto sums = static_cast<SumsAre>(last);
        const GemmChoice expected = choose(*table, m, n, k, max_sms, sums);
        const GemmChoice choice = choose_once(*table, m, n, k, max_sms, sums);
        REQUIRE(std::array{choice.m, choice.n, choice.k, choice.max_sms, static_cast<i64>(choice.sums)} == of);
        REQUIRE(choice.table == table);
        REQUIRE(choice.entry == expected.entry);
        REQUIRE(choice.measured == expected.measured);
      }
}

TEST_CASE("choose_gemm: a C of 16 bits is read under another tile's products, where that is worth it") {
  const auto chosen = [](i64 m, i64 n, i64 k, bool adds_c) {
    return choose_gemm(m, n, k, {}, 0, adds_c ? SumsAre::rounded_with_c : SumsAre::rounded).config();
  };
  // Measured with tiles whose boxes share 32 bytes: another tile, in a cluster, unless K is long.
  CHECK(chosen(4096, 24576, 1536, false).tile == Tile{128, 176});
  CHECK(chosen(4096, 24576, 1536, true).tile == Tile{128, 128});
  CHECK(chosen(4096, 24576, 1536, true).cluster_size() == 2);
  CHECK(chosen(4096, 7168, 16384, true) == chosen(4096, 7168, 16384, false));
  // One wave, in which nothing hides C: the tile that is fastest without it.
  CHECK(chosen(128, 7168, 2048, true) == chosen(128, 7168, 2048, false));
  const Configuration alone{.kernel = Kernel::gemm_pingpong, .tile = {128, 192}};
  const Configuration pair{.kernel = Kernel::gemm_pingpong, .tile = {128, 192}, .cluster = {2, 1}};
  const Configuration ragged{.kernel = Kernel::gemm_pingpong, .tile = {128, 176}, .cluster = {2, 1}};
  const auto us = [](const Configuration& x, i64 k) { return added_us(gemm_table, x, 4096, 7168, k, 0); };
  CHECK(us(pair, 2048) < us(alone, 2048));
  CHECK(us(pair, 2048) < us(ragged, 2048));
  CHECK(us(pair, 2048) < us(pair, 512));
  CHECK(choose_gemm(4096, 24576, 1536, {}, 0, SumsAre::rounded_with_c).measured == nullptr);
  CHECK(choose_gemm(4096, 7168, 16384, {}, 0, SumsAre::rounded_with_c).measured != nullptr);
}

TEST_CASE("choose_gemm: no tile of D^T where clusters store several of floats") {
  const auto chosen = [](i64 m, i64 n, i64 k, SumsAre sums) { return choose_gemm(m, n, k, {}, 0, sums).config(); };
  // Of a measured problem, of an estimated one.
  CHECK(chosen(4096, 129280, 7168, SumsAre::rounded).tile == Tile{152, 128});
  CHECK(chosen(4096, 129280, 7168, SumsAre::floats).tile == Tile{128, 160});
  CHECK(chosen(3552, 10776, 952, SumsAre::rounded).tile == Tile{112, 192});
  CHECK(chosen(3552, 10776, 952, SumsAre::floats).tile == Tile{128, 192});
  CHECK(chosen(269, 7536, 13664, SumsAre::floats).tile == Tile{136, 128});  // in one wave
  std::mt19937 random(12);
  const auto below = [&](u32 end) { return static_cast<i64>(random() % end); };
  for (int i = 0; i < 1000; ++i) {
    const i64 m = 1 + below(8192), n = 8 + 8 * below(4000), k = 8 + 8 * below(1000), max_sms = below(133);
    const Configuration x = choose_gemm(m, n, k, {}, max_sms, SumsAre::floats).config();
    INFO(m << " x " << n << " x " << k << ", " << max_sms << " SMs: " << name_of(x));
    const bool is_straight =
        x.kernel != Kernel::gemm_swapped && (x.kernel != Kernel::gemm_pingpong || x.tile.m % 64 == 0);
    CHECK((is_straight || gemm_table.work_of(x, m, n, k, max_sms).waves == 1));
  }
}

TEST_CASE("choose_gemm: waves on the SMs that max_sms allows") {
  const GemmChoice choice = choose_gemm(4096, 4096, 4096, {}, 64);
  const GemmWork work = work_of(choice.config(), 4096, 4096, 4096);
  CHECK(choice.measured == nullptr);
  const i64 waves = ceil_div(work.tiles(), 64 / choice.config().cluster_size());
  CHECK(choice.reason() ==
        "smallest estimate: " + std::to_string(work.tiles()) + " tiles in " + std::to_string(waves) + " waves");
}

TEST_CASE("choose: what its bound leaves out would not have been chosen") {
  std::mt19937 random(11);
  const auto below = [&](u32 end) { return static_cast<i64>(random() % end); };
  const auto size = [&](double least, double most) {
    return static_cast<i64>(least * std::pow(most / least, static_cast<double>(below(1000)) / 1000));
  };
  for (int i = 0; i < 3000; ++i) {
    const i64 m = size(1, 20000), n = size(8, 60000), k = size(8, 40000);
    const i64 max_sms = below(3) == 0 ? 1 + below(132) : 0;
    const auto sums = static_cast<SumsAre>(below(3));
    INFO(m << " x " << n << " x " << k << ", " << max_sms << " SMs, sums: " << static_cast<int>(sums));
    for (const auto& [table, unbounded] : with_and_without_bounds)
      REQUIRE(choose(*table, m, n, k, max_sms, sums).entry == choose(*unbounded, m, n, k, max_sms, sums).entry);
  }
}

TEST_CASE("EntryBounds: no estimate is below it") {
  for (const i64 m : {i64{1}, i64{127}, i64{128}, i64{2500}, max_extent})
    for (const i64 n : {i64{1}, i64{200}, i64{4096}, max_extent})
      for (const i64 k : {i64{1}, i64{64}, i64{7000}, max_extent})
        for (const auto& [table, _] : with_and_without_bounds)
          for (std::size_t entry = 0; entry < table->shipped.size(); ++entry) {
            const auto of = [](auto x) { return static_cast<float>(x); };
            const ShippedGemm& x = table->shipped[entry];
            const float bytes = 2 * (of(m) + of(n)) * of(k) + of(table->shared.stored) * 2 * of(m) * of(n);
            const double late_a_us = late_row_us(table->shared, 2 * (x.config.major_a == Major::k ? k : m));
            const double late_b_us = late_row_us(table->shared, 2 * (x.config.major_b == Major::k ? k : n));
            const double squared_ms =
                table->bounds->squared_ms(entry, of(m), of(n), of(k), bytes, of(late_a_us), of(late_b_us));
            const double least_us = 1000 * (table->bounds->launch_ms[entry] + std::sqrt(squared_ms));
            CHECK(least_us <= estimated_us(*table, x, m, n, k) * EntryBounds::rounding);
          }
}

TEST_CASE("is_added_by_load: where K is short, and there are three waves of tiles") {
  CHECK(is_added_by_load(32768, 4096, 512));
  CHECK(is_added_by_load(8192, 8192, 1024));
  CHECK(!is_added_by_load(8192, 8192, 1032));
  CHECK(!is_added_by_load(2816, 2304, 512));  // 11 x 12 tiles of 256 x 192 on 66 clusters
  CHECK(is_added_by_load(2816, 2496, 512));
  CHECK(is_added_by_load(2816, 2304, 512, 64));
  CHECK(!is_added_by_load(0, 4096, 512));
  CHECK(!is_added_by_load(4096, 4096, 0));
  CHECK(!is_added_by_load(32768, 4096, 512, 1));  // it has clusters of 2
  CHECK(is_added_by_load(32768, 4096, 512, 2));
  CHECK(is_promoted_by_load(32768, 4096, 512));
  CHECK(!is_promoted_by_load(32768, 4096, 1032));
  CHECK(!is_promoted_by_load(24576, 4096, 1536));
  CHECK(!is_promoted_by_load(256 * 11, 256 * 12, 512));  // two waves of 256 x 256
  CHECK(is_promoted_by_load(256 * 11, 256 * 13, 512));
  CHECK(!is_promoted_by_load(32768, 4096, 512, 1));
}

TEST_CASE("keeps_to: kernels of which each CTA has one tile") {
  const Configuration splitk{.kernel = Kernel::gemm_splitk, .tile = {64, 64}, .splits = 2};
  CHECK(keeps_to(0, splitk, 1000));
  CHECK(keeps_to(20, splitk, 10));
  CHECK(!keeps_to(19, splitk, 10));
  CHECK(keeps_to(1, splitk, 1));  // at least one cluster
  const Configuration multistage{.kernel = Kernel::gemm_multistage, .tile = {128, 128}};
  CHECK(keeps_to(10, multistage, 10));
  CHECK(!keeps_to(9, multistage, 10));
  const Configuration unsplit{.kernel = Kernel::gemm_splitk, .tile = {64, 64}};
  const Configuration pingpong{.kernel = Kernel::gemm_pingpong, .tile = {128, 128}};
  for (const Configuration& x : {unsplit, pingpong}) CHECK(keeps_to(1, x, 1000));
}

TEST_CASE("choose_gemm: nothing is multiplied") {
  CHECK(choose_gemm(0, 64, 64).reason() == "any: nothing is multiplied");
  CHECK(choose_gemm(64, 64, 0).reason() == "any: nothing is multiplied");
  CHECK(choose_gemm(-1, 64, 64).reason() == "any: nothing is multiplied");
}

TEST_CASE("choose_gemm: operands in any majors have a table of their own, whose configurations are for these") {
  for (const Majors& majors : all_majors) {
    const GemmTable& table = gemm_table_for(majors);
    for (std::size_t i = 0; i < table.shipped.size(); ++i) {
      CHECK(majors_of(table.shipped[i].config) == majors);
      CHECK(table.entry_of(table.shipped[i].config) == i);
    }
    for (const MeasuredGemm& x : table.measured) CHECK(choose_gemm(x.m, x.n, x.k, majors).config() == x.config);
    CHECK(choose_gemm(3, 24, 40, majors).table == &table);
  }
}

TEST_CASE("work_of: a k block has 64 elements of 16 bits, 128 of FP8") {
  const Configuration config{Kernel::gemm_fp8_block, {128, 128}};
  CHECK(work_of(config, 128, 128, 1000).steps == 16);
  CHECK(work_of(config, 128, 128, 1000, 1).steps == 8);
}

TEST_CASE("work_of: clusters of tiles, splits of k, waves on 132 multiprocessors") {
  const GemmWork below = work_of({Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 300, 512, 65);
  CHECK((below.tiles_m == 2 && below.tiles_n == 2 && below.waves == 1 && below.steps == 2));
  const GemmWork split = work_of({Kernel::gemm_splitk, {64, 72}, {}, 4}, 64, 72 * 31, 64 * 9);
  CHECK((split.tiles_m == 1 && split.tiles_n == 31 && split.waves == 2 && split.steps == 3));
  CHECK(work_of({Kernel::gemm_pingpong, {128, 128}}, 128, 128 * 132, 64).waves == 1);
  CHECK(work_of({Kernel::gemm_pingpong, {128, 128}}, 128, 128 * 133, 64).waves == 2);
  CHECK(work_of({Kernel::gemm_splitk, {128, 128}, {}, 2}, 128, 128 * 67, 64).waves == 2);
}
