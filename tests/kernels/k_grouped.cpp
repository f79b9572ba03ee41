// K-grouped GEMMs on the model: parts of K in groups that the device alone knows.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <host/add_to_d.hpp>
#include <host/check_offsets.hpp>
#include <host/k_grouped_add_to_d.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/before.hpp>
#include <tests/kernels/k_grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Groups of these sizes, in multiples of `step`, one after the other, and elements of no group before and behind them.
KGrouping of_sizes(const std::vector<i64>& sizes, i64 step, i64 m = 150, i64 n = 203, i64 before = 0, i64 behind = 0) {
  KGrouping problem{.m = m, .n = n, .k = before * step, .offsets = {before * step}, .step = step};
  for (const i64 size : sizes) problem.offsets.push_back(problem.k += size * step);
  problem.k += behind * step;
  return problem;
}

/// Empty, of the smallest step, about as long as stages of 64 and 128 elements, and longer, for every step up to 16.
KGrouping some_groups(i64 step) {
  return of_sizes({1, 0, 64 / step, 128 / step + 1, 0, 200 / step, 1}, step, 150, 203, 3, 2);
}

}  // namespace

EACH_K_GROUPED_KERNEL("k-grouped: empty groups, groups of the smallest step and of several k blocks") {
  u64 seed = 1;
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const bool wide_offsets : {false, true})
      CHECK(run_k_grouped(x, some_groups(x.step), {.seed = seed++},
                          {.wide_offsets = wide_offsets, .padded = wide_offsets}) == "");
}

EACH_K_GROUPED_KERNEL("k-grouped: all of K in one group, longer than the ring") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const std::vector<i64>& sizes : {std::vector<i64>{75}, {75, 0, 0}, {0, 0, 75}})
      CHECK(run_k_grouped(x, of_sizes(sizes, 16, 70, 40), {}) == "");
}

EACH_K_GROUPED_KERNEL("k-grouped: no element in any group makes zeros") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const i64 at : {0, 32, 80}) CHECK(run_k_grouped(x, {70, 40, 80, {at, at, at}}, {}) == "");
}

EACH_K_GROUPED_KERNEL("k-grouped: each last step's number of elements, each remainder of the first") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel)) {
    std::vector<i64> sizes;
    for (i64 size = 1; size <= 128 / x.step; size += x.step == 1 ? 5 : 1) sizes.push_back(size);
    for (const i64 before : {0, 1, 7})
      CHECK(run_k_grouped(x, of_sizes(sizes, x.step, 20, 24, before), {.multiprocessors = 2}) == "");
  }
}

EACH_K_GROUPED_KERNEL("k-grouped: sizes of D that are no multiple of a tile or of a box, more tiles than CTAs") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const auto& [m, n] : {std::array<i64, 2>{1, 1},
                               {63, 768},  // DeepGEMM's issues 237 and 405
                               {x.tile.m + 1, 2 * x.tile.n + 8},
                               {2 * x.tile.m * x.cluster.m, x.tile.n * x.cluster.n}})
      CHECK(run_k_grouped(x, of_sizes({3, 0, 9}, 16, m, n), {.multiprocessors = 2}) == "");
}

EACH_K_GROUPED_KERNEL("k-grouped: alpha, beta and C, factors of FP8 for each group and for each row") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const bool of_rows : {false, true}) {
      const KGroupedCall call{
          .scaling = {.alpha = -2, .beta = 3, .in_place = of_rows}, .scales = true, .of_rows = of_rows};
      CHECK(run_k_grouped(x, some_groups(x.step), {}, call) == "");
    }
}

EACH_K_GROUPED_KERNEL("k-grouped: K = 0 makes D beta C") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel)) {
    const KGrouping problem{.m = 70, .n = 40, .k = 0, .offsets = {0, 0, 0}};
    CHECK(run_k_grouped(x, problem, {}) == "");
    CHECK(run_k_grouped(x, problem, {}, {.scaling = {.alpha = std::numeric_limits<float>::infinity(), .beta = 3}}) ==
          "");
  }
}

EACH_K_GROUPED_KERNEL("k-grouped: 300 groups, most of them empty") {
  std::vector<i64> sizes;
  for (i64 i = 0; i < 300; ++i) sizes.push_back(i % 50 == 0 || i == 299 ? 1 + i % 3 : 0);
  CHECK(run_k_grouped(k_grouped_selections(kernel).front(), of_sizes(sizes, 16, 8, 24), {.multiprocessors = 4}) == "");
}

EACH_K_GROUPED_KERNEL("k-grouped: the kernel ends, and stays inside A and D, whatever the offsets are") {
  constexpr i64 many = i64{1} << 32;
  const std::vector<i64> wrong[] = {
      {0, 96, 48, 128},                       // decreasing
      {96, 16, 5, 0},                         // nothing but that
      {-5, 30, -1, 200},                      // outside, at both ends, and no multiples of a step
      {0, 1000, 20, INT32_MAX, INT32_MIN},    // far outside
      {0, many + 7, many, -many + 7, -many},  // whose low halves look right
  };
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const std::vector<i64>& offsets : wrong) {
      const bool is_wide = std::any_of(offsets.begin(), offsets.end(), [](i64 o) { return o != static_cast<i32>(o); });
      for (const bool wide_offsets : {is_wide, true})
        CHECK(run_k_grouped(x, {40, 72, 144, offsets}, {}, {.wide_offsets = wide_offsets}) == "");
    }
}

EACH_K_GROUPED_KERNEL("k-grouped: D has the bits that a problem of its group alone gives it") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel)) {
    const KGrouping problem = some_groups(x.step);
    KGroupedOperands together(x, problem);
    Random random(9);
    const auto fill = [&](Matrix& matrix, Number type, i64 rows) {
      for (i64 row = 0; row < rows; ++row)
        for (i64 k = 0; k < problem.k; ++k) matrix.set_bits(row, k, encode(type, static_cast<float>(random.normal())));
    };
    fill(together.a, x.a, problem.m);
    fill(together.b, x.b, problem.n);
    for (i64 block = 0; block < together.k_blocks; ++block) {
      for (i64 row = 0; row < problem.m; ++row)
        together.scales_a.set(block, row, static_cast<float>(std::fabs(random.normal())));
      for (i64 row = 0; row < problem.n; ++row)
        together.scales_b.set(block, row, static_cast<float>(std::fabs(random.normal())));
    }
    use({}, x.cluster_size());
    REQUIRE(launch_on_model(x, together.arguments(problem)).text == "");
    i64 first_block = 0;
    for (i64 group = 0; group < problem.groups(); ++group) {
      const KGrouping::Range range = problem.ranges()[static_cast<size_t>(group)];
      const KGrouping alone{.m = problem.m, .n = problem.n, .k = range.size(), .offsets = {0, range.size()}};
      KGroupedOperands one(x, alone);
      const auto copy = [&](Matrix& to, const Matrix& from, i64 rows) {
        for (i64 row = 0; row < rows; ++row)
          for (i64 k = 0; k < alone.k; ++k) to.set_bits(row, k, from.bits(row, range.begin + k));
      };
      copy(one.a, together.a, problem.m);
      copy(one.b, together.b, problem.n);
      const i64 blocks = ceil_div(alone.k, scaled_k);
      for (i64 block = 0; block < blocks; ++block) {
        for (i64 row = 0; row < problem.m; ++row)
          one.scales_a.set(block, row, together.scales_a.value(first_block + block, row));
        for (i64 row = 0; row < problem.n; ++row)
          one.scales_b.set(block, row, together.scales_b.value(first_block + block, row));
      }
      first_block += blocks;
      REQUIRE(x.launch_dense(one.arguments(alone).gemm, Stream{}).text == "");
      i64 different = 0;
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column)
          different += one.d.bits(row, column) != together.d.bits(group * problem.m + row, column) ? 1 : 0;
      INFO(describe(x, problem, {}, {}) << ": group " << group);
      CHECK(different == 0);
    }
  }
}

EACH_K_GROUPED_KERNEL("k-grouped, programmatic: after a kernel that writes A, B, C and the offsets, and reads D") {
  for (const KGroupedSelection& x : k_grouped_selections(kernel))
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
      const KGrouping problem = of_sizes({1, 0, 5}, std::max<i64>(x.step, 16), 70, 40);
      KGroupedOperands operands(x, problem);
      KGroupedOperands sources(x, problem);
      for (i64 k = 0; k < problem.k; ++k) {
        for (i64 row = 0; row < problem.m; ++row) sources.a.set_bits(row, k, encode(x.a, 1));
        const bool is_first = std::find(problem.offsets.begin(), problem.offsets.end(), k) != problem.offsets.end();
        for (i64 row = 0; row < problem.n; ++row) sources.b.set_bits(row, k, encode(x.b, is_first ? 1 : 0));
      }
      for (i64 block = 0; block < operands.k_blocks; ++block) {
        for (i64 row = 0; row < problem.m; ++row) sources.scales_a.set(block, row, 1);
        for (i64 row = 0; row < problem.n; ++row) sources.scales_b.set(block, row, 1);
      }
      for (i64 row = 0; row < problem.groups() * problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) sources.c.set_bits(row, column, encode(x.d, 2));
      std::fill(operands.wide.begin(), operands.wide.end(), 0);
      use({.policy = policy, .multiprocessors = 2}, x.cluster_size());
      const Before::Copy offsets{reinterpret_cast<char*>(operands.wide.data()),
                                 reinterpret_cast<const char*>(sources.wide.data()),
                                 static_cast<i64>(operands.wide.size() * sizeof(i64))};
      REQUIRE(launch_before(
                  {copy_of(operands.a, sources.a), copy_of(operands.b, sources.b), copy_of(operands.c, sources.c),
                   copy_of(operands.scales_a, sources.scales_a), copy_of(operands.scales_b, sources.scales_b), offsets},
                  operands.d)
                  .text == "");
      KGroupedGemmArguments arguments =
          operands.arguments(problem, {.wide_offsets = true, .scaling = {.alpha = 1, .beta = 3}});
      arguments.gemm.programmatic = arguments.gemm.weights_ready = true;
      REQUIRE(launch_on_model(x, arguments).text == "");
      CHECK(model::report().finding == "");
      CHECK(operands.d.damage() == "");
      i64 wrong = 0;
      for (i64 row = 0; row < problem.groups() * problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column) {
          const i64 group = row / problem.m;
          const bool is_empty = problem.ranges()[static_cast<size_t>(group)].size() == 0;
          wrong += operands.d.bits(row, column) != encode(x.d, is_empty ? 6.0f : 7.0f) ? 1 : 0;
        }
      CHECK(wrong == 0);
    }
}

TEST_CASE("k-grouped, flat: short groups follow each other, whose tensor maps are made while others are needed") {
  u64 seed = 1;
  for (const KGroupedSelection& x : every_k_grouped_selection())
    if (x.is_flat)
      for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
        CHECK(run_k_grouped(x, of_sizes({1, 2, 1, 0, 0, 7, 1, 1}, x.step, 150, 203, 2, 1),
                            {.policy = policy, .seed = seed++, .multiprocessors = 2}) == "");
}

TEST_CASE("k-grouped, flat: refused calls") {
  constexpr Configuration configuration{Kernel::gemm_fp8_block, {128, 128}};
  using Types = rawgemm::Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  alignas(128) static unsigned char memory[256];
  const KGroupedGemmArguments right{
      .gemm = {.m = 8,
               .n = 8,
               .k = 256,
               .a = memory,
               .lda = 0,
               .b = memory,
               .ldb = 0,
               .d = reinterpret_cast<void*>(i64{1} << 60),  // not in A or B
               .ldd = 8,
               .block_scales = {reinterpret_cast<float*>(memory), 8, reinterpret_cast<float*>(memory), 8}},
      .groups = 2,
      .offsets = reinterpret_cast<const i32*>(memory),
      .workspace = reinterpret_cast<void*>(i64{1} << 59)};
  const auto refuses = [&](const auto& change, StatusCode code, const std::string& text) {
    KGroupedGemmArguments arguments = right;
    change(arguments);
    use({});
    const Status status = k_grouped_gemm_flat<Types, configuration>(arguments, Stream{});
    CHECK(status.code == code);
    CHECK(status.text == "gemm_fp8_block: " + text);
    CHECK(model::report().launches == 0);
  };
  for (const i64 k : {144, 200})
    refuses([&](auto& y) { y.gemm.k = k; }, StatusCode::unsupported_size,
            "k = " + std::to_string(k) + ", must be a multiple of 128 (flat: groups begin and end there)");
  refuses([](auto& y) { y.gemm.k = -1; }, StatusCode::negative_size, "k = -1, must be at least 0");
  refuses([](auto& y) { y.workspace = nullptr; }, StatusCode::null_pointer,
          "workspace = 0, must not be null (the kernel makes tensor maps there)");
  refuses([](auto& y) { y.workspace = reinterpret_cast<void*>(4160); }, StatusCode::misaligned_pointer,
          "workspace = 4160, must be a multiple of 128 bytes (the kernel makes tensor maps there)");
  constexpr i64 place = i64{1} << 60;  // of D: two groups of 8 x 8 floats
  const auto at = [](i64 address) { return reinterpret_cast<void*>(address); };
  refuses([&](auto& y) { y.gemm.a = at(place + 256); }, StatusCode::unsupported_value,
          "d = 1152921504606846976, must not overlap a (tiles are stored while others read it)");
  refuses([&](auto& y) { y.gemm.b = at(place + 496); }, StatusCode::unsupported_value,
          "d = 1152921504606846976, must not overlap b (tiles are stored while others read it)");
  refuses([&](auto& y) { y.workspace = at(place + 384); }, StatusCode::unsupported_value,
          "workspace = 1152921504606847360, must not overlap d (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.gemm.a = y.workspace = at(1 << 20); }, StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap a (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.gemm.b = at((1 << 20) + 72000), y.workspace = at(1 << 20); }, StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap b (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.gemm.beta = 1, y.gemm.c = y.workspace = at(1 << 20), y.gemm.ldc = y.gemm.ldd; },
          StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap c (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.workspace = at(1 << 20), y.offsets = static_cast<const i32*>(at((1 << 20) + 256)); },
          StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap offsets (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.gemm.block_scales.a = static_cast<float*>(y.workspace = at(1 << 20)); },
          StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap block_scales.a (the kernel makes tensor maps there)");
  refuses([&](auto& y) { y.gemm.block_scales.b = static_cast<float*>(y.workspace = at(1 << 20)); },
          StatusCode::unsupported_value,
          "workspace = 1048576, must not overlap block_scales.b (the kernel makes tensor maps there)");
}

namespace {

/// `x` with these types in this configuration, which adds to D.
template <class Types, class Launch>
KGroupedSelection adding(Configuration configuration, i64 step, const Launch& launch, bool is_flat = false) {
  KGroupedSelection x{};
  static_cast<Configuration&>(x) = configuration;
  x.a = number_of<typename Types::Input>;
  x.b = number_of<typename Types::InputB>;
  x.d = number_of<typename Types::Output>;
  x.has_block_scales = Types::has_block_scales;
  x.is_flat = is_flat;
  x.step = step;
  x.wgmmas = nullptr;
  x.launch = launch;
  return x;
}

}  // namespace

TEST_CASE("k-grouped: what adds to D does so by load where groups are short, and by reductions where they are long") {
  using Bf16 = Types<bf16, float>;
  using Scaled = Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  constexpr auto add = [](const KGroupedGemmArguments& x, Stream stream) { return k_grouped_gemm_add_to_d(x, stream); };
  constexpr auto add_scaled = [](const KGroupedGemmArguments& x, Stream stream) {
    return k_grouped_gemm_fp8_scaled_add_to_d(x, stream);
  };
  constexpr auto add_flat = [](const KGroupedGemmArguments& x, Stream stream) {
    return k_grouped_gemm_fp8_scaled_flat_add_to_d(x, stream);
  };
  const KGroupedCall call{.scaling = {.alpha = -2, .beta = 1, .in_place = true}};
  for (const i64 k : {384, 1280}) {  // of each of two groups in the mean
    const std::vector<i64> sizes{k / 128 + 1, 0, k / 128 * 2 - 1};
    for (const KGroupedSelection& x :
         {adding<Bf16>(k_groups_by_load, 1, add), adding<Scaled>(promoted_k_groups_by_load, 16, add_scaled),
          adding<Scaled>(promoted_k_groups_by_load, 128, add_flat, true)}) {
      KGrouping problem = of_sizes(sizes, 128, 300, 403);
      CHECK(run_k_grouped(x, problem, {.multiprocessors = 2}, call) == "");
    }
  }
}

TEST_CASE("k-grouped: a call whose beta is 0 does not look at ldc") {
  KGroupedSelection x = every_k_grouped_selection().at(0);
  const auto launch = x.launch;
  static decltype(x.launch) launch_as_it_is = launch;
  x.launch = [](const KGroupedGemmArguments& arguments, Stream stream) {
    KGroupedGemmArguments with_wrong_c = arguments;
    with_wrong_c.gemm.c = nullptr;
    with_wrong_c.gemm.ldc = INT64_MAX;
    return launch_as_it_is(with_wrong_c, stream);
  };
  CHECK(run_k_grouped(x, some_groups(x.step), {}) == "");
}

TEST_CASE("k-grouped: AddToD adds each group's products to D in place") {
  using Types = rawgemm::Types<bf16, float>;
  static constexpr Configuration configuration{.kernel = Kernel::gemm_cooperative,
                                               .tile = {128, 80},
                                               .cluster = {2, 1},
                                               .major_a = Major::mn,
                                               .major_b = Major::mn};
  std::vector<KGroupedSelection> selections = every_k_grouped_selection();
  KGroupedSelection x = selections.at(1);
  x.a = x.b = Number::bf16;
  static_cast<Configuration&>(x) = configuration;
  x.launch = [](const KGroupedGemmArguments& arguments, Stream stream) {
    return k_grouped_gemm<Types, configuration>(arguments, stream, AddToD<Types>{});
  };
  CHECK(run_k_grouped(x, some_groups(1), {}, {.scaling = {.alpha = -2, .beta = 1, .in_place = true}}) == "");
}

TEST_CASE("k-grouped: AddToD adds by load what FP8 with block scales gives, tile after tile, flat and not") {
  using Types = rawgemm::Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  static constexpr Configuration configuration{.kernel = Kernel::gemm_fp8_block, .tile = {128, 128}};
  using Epilogue = AddToD<Types, AddBy::load>;
  std::vector<KGroupedSelection> selections = every_k_grouped_selection();
  KGroupedSelection x = *std::find(selections.begin(), selections.end(), configuration);
  for (const bool is_flat : {false, true}) {
    x.is_flat = is_flat;
    x.step = is_flat ? scaled_k : 16;
    x.launch =
        is_flat ? [](const KGroupedGemmArguments& arguments,
                     Stream stream) { return k_grouped_gemm_flat<Types, configuration>(arguments, stream, Epilogue{}); }
                : [](const KGroupedGemmArguments& arguments, Stream stream) {
                    return k_grouped_gemm<Types, configuration>(arguments, stream, Epilogue{});
                  };
    CHECK(run_k_grouped(x, some_groups(x.step), {.multiprocessors = 1},
                        {.scaling = {.alpha = -2, .beta = 1, .in_place = true}}) == "");
  }
}

namespace {

/// D = 1000 times the number of the group, and the row in it.
struct GroupAndRow {
  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    fragment.for_each(n, [&](u32 i, u32 row, u32) { d[i] = static_cast<float>(1000 * fragment.group + row); });
  }
};

}  // namespace

TEST_CASE("k-grouped: an epilogue knows its group, and the row in it, where there is no K, too") {
  constexpr Configuration configuration{
      .kernel = Kernel::gemm_cooperative, .tile = {128, 80}, .major_a = Major::mn, .major_b = Major::mn};
  constexpr i64 m = 72, n = 136, groups = 5;  // 64 does not divide m: a block of D belongs to one group even so
  for (const i64 k : {0, 40}) {
    const std::vector<i32> offsets(groups + 1, static_cast<i32>(k));
    Matrix a(tensor_type_of(Number::bf16), k + 1, m, m), b(tensor_type_of(Number::bf16), k + 1, n, n),
        d(tensor_type_of(Number::f32), groups * m, n, n);
    use({.multiprocessors = 3});
    const KGroupedGemmArguments x{
        .gemm = {.m = m, .n = n, .k = k, .a = a.data(), .lda = m, .b = b.data(), .ldb = n, .d = d.data(), .ldd = n},
        .groups = groups,
        .offsets = offsets.data()};
    REQUIRE(k_grouped_gemm<Types<bf16, float>, configuration>(x, Stream{}, GroupAndRow{}).text == "");
    REQUIRE(model::report().finding == "");
    CHECK(d.damage() == "");
    i64 wrong = 0;
    for (i64 row = 0; row < groups * m; ++row)
      for (i64 column = 0; column < n; ++column)
        wrong += d.value(row, column) != static_cast<double>(1000 * (row / m) + row % m) ? 1 : 0;
    CHECK(wrong == 0);
  }
}

TEST_CASE("k-grouped: refused calls") {
  std::vector<KGroupedSelection> selections = every_k_grouped_selection();
  const auto first = [&](Kernel kernel) {
    return *std::find_if(selections.begin(), selections.end(), [&](const auto& x) { return x.kernel == kernel; });
  };
  const auto refuses = [&](const KGroupedSelection& x, const auto& change, StatusCode code, const std::string& text) {
    KGroupedOperands operands(x, some_groups(x.step));
    KGroupedGemmArguments arguments = operands.arguments(some_groups(x.step));
    change(arguments);
    use({});
    const Status status = launch_on_model(x, arguments);
    CHECK(status.code == code);
    CHECK(status.text == name_of(x.kernel) + ": " + text);
    CHECK(model::report().launches == 0);
  };
  const KGroupedSelection mn = first(Kernel::gemm_pingpong);
  const KGroupedSelection k_major = first(Kernel::gemm_fp8_block);
  refuses(
      mn, [](auto& y) { y.groups = -1; }, StatusCode::negative_size, "groups = -1, must be at least 0");
  refuses(
      mn, [](auto& y) { y.groups = 7158279; }, StatusCode::size_too_large,
      "groups = 7158279, must be at most 7158278 (groups * m is at most 2^30)");
  refuses(
      mn, [](auto& y) { y.offsets = static_cast<const i32*>(nullptr); }, StatusCode::null_pointer,
      "offsets = 0, must not be null (there are groups)");
  refuses(
      mn, [](auto& y) { y.offsets = reinterpret_cast<const i32*>(4098); }, StatusCode::misaligned_pointer,
      "offsets = 4098, must be a multiple of 4 bytes");
  refuses(
      mn, [](auto& y) { y.offsets = reinterpret_cast<const i64*>(4100); }, StatusCode::misaligned_pointer,
      "offsets = 4100, must be a multiple of 8 bytes");
  refuses(
      mn,
      [](auto& y) {
        y.gemm.d = reinterpret_cast<void*>(1 << 20);
        y.offsets = reinterpret_cast<const i32*>((1 << 20) - 8);
      },
      StatusCode::unsupported_value, "d = 1048576, must not overlap offsets (tiles are stored while others read it)");
  refuses(
      mn, [](auto& y) { y.gemm.k = -1; }, StatusCode::negative_size, "k = -1, must be at least 0");
  refuses(
      mn, [](auto& y) { y.gemm.a = nullptr; }, StatusCode::null_pointer,
      "a = 0, must not be null (the operand is not empty)");
  refuses(
      mn, [](auto& y) { y.gemm.ldb = 200; }, StatusCode::leading_dimension_too_small,
      "ldb = 200, must be at least n = 203 (rows may not overlap)");
  refuses(
      k_major, [](auto& y) { --y.gemm.k; }, StatusCode::unsupported_size,
      "k = " + std::to_string(some_groups(16).k - 1) +
          ", must be a multiple of 16 (K-major: groups begin and end at 16 bytes)");
  // No array lies there.
  const void* const low = reinterpret_cast<const void*>(16);
  const std::string rule =
      ", must be so small that as many rows as a stage has fit below the operand's address (tensor map)";
  refuses(
      mn, [&](auto& y) { y.gemm.a = low; }, StatusCode::leading_dimension_too_large, "lda = 152" + rule);
  refuses(
      mn, [&](auto& y) { y.gemm.b = low; }, StatusCode::leading_dimension_too_large, "ldb = 208" + rule);
  refuses(
      mn,
      [](auto& y) {
        y.gemm.ldd = i64{1} << 38;
        y.groups = 1 << 20;
      },
      StatusCode::leading_dimension_too_large,
      "ldd = 274877906944, must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  refuses(
      mn, [](auto& y) { y.gemm.ldd = i64{1} << 33; }, StatusCode::leading_dimension_too_large,
      "ldd = 8589934592, must be so small that a group's D has less than 2^40 bytes (TMA)");
  refuses(
      mn,
      [](auto& y) {
        y.gemm.ldc = i64{1} << 38;
        y.gemm.beta = 1;
        y.groups = 1 << 20;
      },
      StatusCode::leading_dimension_too_large,
      "ldc = 274877906944, must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  refuses(
      mn,
      [](auto& y) {
        y.gemm.m = 1;
        y.gemm.d = reinterpret_cast<void*>(i64{1} << 60);  // so large a D is not behind A and B
        y.groups = 1 << 30;
      },
      StatusCode::size_too_large, "tiles of D = 2147483648, must be at most 2147483647 (they are counted in 32 bits)");
  refuses(
      mn,
      [](auto& y) {
        y.gemm.d = reinterpret_cast<void*>(1 << 20);
        y.gemm.a = static_cast<char*>(y.gemm.d) + y.gemm.m * y.gemm.ldd * 4;  // where a later group's D begins
      },
      StatusCode::unsupported_value, "d = 1048576, must not overlap a (tiles are stored while others read it)");
  refuses(
      mn,
      [](auto& y) {
        y.gemm.m = 1;
        y.gemm.beta = 1;
        y.gemm.c = y.gemm.d = reinterpret_cast<void*>(1 << 30);
        y.gemm.ldd = 208;
        y.gemm.ldc = 216;
      },
      StatusCode::unsupported_value,
      "c = 1073741824, must not overlap d, or be d with ldc = ldd = 208 (tiles are stored while others read it)");
  refuses(
      k_major, [](auto& y) { y.gemm.block_scales.b = nullptr; }, StatusCode::null_pointer,
      "block_scales.b = 0, must not be null (this kernel multiplies by them)");
  refuses(
      k_major, [](auto& y) { y.gemm.block_scales.lda = 148; }, StatusCode::leading_dimension_too_small,
      "block_scales.lda = 148, must be at least m = 150 (rows may not overlap)");
}

TEST_CASE("check_offsets names the first number of K in groups that breaks a rule, of 4 bytes and of 8") {
  const auto answer = [](i64 k, i64 step, const std::vector<i64>& offsets) {
    KGroupedGemmArguments x{.gemm = {}, .groups = std::ssize(offsets) - 1, .offsets = offsets.data()};
    x.gemm.m = x.gemm.n = 8;
    x.gemm.k = k;
    const std::string of_wide = check_offsets(x, step, Stream{}).text;
    const std::vector<i32> narrow(offsets.begin(), offsets.end());
    if (std::equal(offsets.begin(), offsets.end(), narrow.begin())) {
      x.offsets = narrow.data();
      CHECK(check_offsets(x, step, Stream{}).text == of_wide);
    }
    return of_wide;
  };
  const std::string begin = "check_offsets: offsets[";
  CHECK(answer(100, 1, {3, 3, 40, 100}) == "");
  CHECK(answer(160, 16, {16, 16, 48, 160}) == "");
  CHECK(answer(384, 128, {0, 128, 128, 384}) == "");
  CHECK(answer(0, 1, {0, 0}) == "");
  CHECK(answer(100, 1, {-1, 3}) == begin + "0] = -1, must be 0 to 100 (elements of K)");
  CHECK(answer(100, 1, {0, 3, 101}) == begin + "2] = 101, must be 0 to 100 (elements of K)");
  CHECK(answer(100, 1, {0, i64{1} << 32}) == begin + "1] = 4294967296, must be 0 to 100 (elements of K)");
  CHECK(answer(0, 1, {0, 8}) == begin + "1] = 8, must be 0 to 0 (elements of K)");
  CHECK(answer(100, 1, {0, 50, 49, 100}) == begin + "2] = 49, must be at least 50 (where the group before ends)");
  CHECK(answer(160, 16, {8, 16}) == begin + "0] = 8, must be a multiple of 16 (groups begin and end there)");
  CHECK(answer(160, 16, {0, 48, 32, 40}) == begin + "2] = 32, must be at least 48 (where the group before ends)");
  CHECK(answer(384, 128, {0, 128, 192}) == begin + "2] = 192, must be a multiple of 128 (groups begin and end there)");
  CHECK(answer(-1, 1, {0, 3}) == "check_offsets: k = -1, must be at least 0");
  CHECK(answer(100, 0, {0, 3}) == "check_offsets: step = 0, must be at least 1");

  KGroupedGemmArguments empty{.gemm = {}, .groups = 2, .offsets = static_cast<const i32*>(nullptr)};
  CHECK(check_offsets(empty, 1, Stream{}).text == "");  // of no rows
  empty.gemm.m = empty.gemm.n = 8;
  CHECK(check_offsets(empty, 1, Stream{}).text == "check_offsets: offsets = 0, must not be null (there are groups)");
  empty.groups = -1;
  CHECK(check_offsets(empty, 1, Stream{}).text == "check_offsets: groups = -1, must be at least 0");
}

namespace {

KGroupedGemmArguments sizes_alone(i64 groups, i64 m, i64 n, i64 k, i64 max_sms = 0) {
  KGroupedGemmArguments x{.gemm = {.m = m, .n = n, .k = k, .a = 0, .lda = 0, .b = 0, .ldb = 0, .d = 0, .ldd = 0},
                          .groups = groups,
                          .offsets = static_cast<const i32*>(nullptr)};
  x.gemm.max_sms = max_sms;
  return x;
}

}  // namespace

TEST_CASE("k-grouped: the tile is chosen whose waves are over first, in a cluster if max_sms has room for one") {
  const auto of_16_bits = [](const auto&... sizes) {
    return shipped_k_groups[choose_k_group<bf16>(shipped_k_groups, sizes_alone(sizes...))].config;
  };
  const auto promoted = [](const auto&... sizes) {
    return promoted_k_groups[choose_k_group<e4m3>(promoted_k_groups, sizes_alone(sizes...))].config;
  };
  CHECK(of_16_bits(1, 128 * 12, 128 * 11, 4096).tile == Tile{128, 128});  // one wave
  CHECK(of_16_bits(8, 768, 768, 32768).tile.n * of_16_bits(8, 768, 768, 32768).tile.m == 128 * 160);
  CHECK(promoted(1, 192 * 12, 96 * 11, 4096).tile == Tile{192, 96});
  CHECK(promoted(4, 4096, 7168, 32768) == Configuration{Kernel::gemm_fp8_block, {256, 128}, {1, 2}});
  for (const i64 m : {1, 130, 4096, 8192}) {
    CHECK(of_16_bits(4, m, 7168, 32768, 1).cluster_size() == 1);
    CHECK(promoted(4, m, 7168, 32768, 1).cluster_size() == 1);
  }
  constexpr i64 large = INT64_MAX;
  for (const i64 wrong : {i64{0}, i64{-1}, -large, large}) {  // refused by the kernel, whichever it is
    CHECK(choose_k_group<bf16>(shipped_k_groups, sizes_alone(wrong, wrong, wrong, wrong)) <
          std::size(shipped_k_groups));
    CHECK(choose_k_group<e4m3>(promoted_k_groups, sizes_alone(4, wrong, 8, 8)) < std::size(promoted_k_groups));
  }
}

TEST_CASE("k-grouped: what adds to D loads it where groups are short") {
  const auto adds_by_load = [](i64 k, i64 max_sms, const Configuration& by_load) {
    return is_added_by_load(sizes_alone(4, 4096, 7168, k, max_sms), by_load);
  };
  CHECK(adds_by_load(4096, 0, k_groups_by_load));
  CHECK(!adds_by_load(4104, 0, k_groups_by_load));
  CHECK(adds_by_load(0, 0, promoted_k_groups_by_load));
  CHECK(adds_by_load(4096, 2, k_groups_by_load));
  CHECK(!adds_by_load(4096, 1, k_groups_by_load));  // it has clusters of 2
  CHECK(adds_by_load(4096, 1, promoted_k_groups_by_load));
}

TEST_CASE("k-grouped: empty problems launch nothing, and need no pointers") {
  const KGroupedSelection x = k_grouped_selections(Kernel::gemm_pingpong).at(0);
  for (const auto& [m, n, groups] : {std::array<i64, 3>{0, 8, 2}, {8, 0, 2}, {8, 8, 0}}) {
    use({});
    const KGroupedGemmArguments arguments{
        .gemm = {.m = m, .n = n, .k = 8, .a = nullptr, .lda = 8, .b = nullptr, .ldb = 8, .d = nullptr, .ldd = 8},
        .groups = groups,
        .offsets = static_cast<const i32*>(nullptr)};
    CHECK(launch_on_model(x, arguments).text == "");
    CHECK(model::report().launches == 0);
  }
}

TEMPLATE_TEST_CASE_SIG(
    "KGroupedTiles: each tile of each group once, the CTAs of a cluster in one group, every element "
    "of K once",
    "", ((u32 cluster_m, u32 cluster_n), cluster_m, cluster_n), (1, 1), (2, 1), (1, 2)) {
  using Config =
      KGroupedConfigOf<Types<bf16>,
                       Configuration{
                           Kernel::gemm_cooperative, {128, 256}, {cluster_m, cluster_n}, 1, Major::mn, Major::mn}>;
  Random random(1);
  for (int i = 0; i < 30; ++i) {
    std::vector<i64> sizes;
    for (i64 groups = random.between(1, 40); groups > 0; --groups)
      sizes.push_back(random.between(0, 2) == 0 ? 0 : random.between(1, random.between(1, 600)));
    const KGrouping problem = of_sizes(sizes, 1, random.between(1, 700), random.between(1, 1200), random.between(0, 5));
    const std::vector<KGrouping::Range> ranges = problem.ranges();
    const u32 tiles_m = static_cast<u32>(ceil_div(problem.m, Config::block_m * cluster_m));
    const u32 tiles_n = static_cast<u32>(ceil_div(problem.n, Config::block_n * cluster_n));
    const KGroupedTiles::Params params{
        .offsets = offset_array(problem.offsets.data()),
        .k = static_cast<u32>(problem.k),
        .groups = static_cast<u32>(problem.groups()),
        .rows = static_cast<u32>(problem.m),
        .columns = static_cast<u32>(problem.n),
        .cluster_tiles_m = tiles_m,
        .cluster_tiles_n = tiles_n,
        .scale_blocks = 1 << 20,
        .tile_groups = make_tile_groups(tiles_m, tiles_n, static_cast<u32>(random.between(1, 9)))};
    std::set<std::tuple<u32, u32, u32>> want;
    for (i64 group = 0; group < problem.groups(); ++group)
      for (u32 row = 0; row < tiles_m * cluster_m; ++row)
        for (u32 column = 0; column < tiles_n * cluster_n; ++column)
          want.insert({static_cast<u32>(group), row * Config::block_m, column * Config::block_n});
    std::set<std::tuple<u32, u32, u32>> got;
    size_t count = 0;
    bool is_right = true;
    const u32 clusters = static_cast<u32>(random.between(1, 60));
    std::vector<std::vector<std::vector<u32>>> groups_of_ctas(clusters,
                                                              std::vector<std::vector<u32>>(Config::cluster_size));
    model::reset_report();
    model::run(
        {.grid = clusters * Config::cluster_size, .block = 1, .cluster = Config::cluster_size, .shared_memory = 0},
        [&] {
          for (KGroupedTiles::Walk<Config> walk(params); !walk.is_done(); walk.advance(), ++count) {
            const WorkTile tile = walk.tile();
            got.insert({tile.group, tile.a_row, tile.b_row});
            is_right = is_right && tile.row == tile.a_row && tile.column == tile.b_row && tile.row_end == problem.m &&
                       tile.column_end == problem.n;
            groups_of_ctas[blockIdx.x / Config::cluster_size][ptx::cluster_ctarank()].push_back(tile.group);
            i64 next = ranges[tile.group].begin;
            i64 first_block = 0;
            for (u32 group = 0; group < tile.group; ++group) first_block += ceil_div(ranges[group].size(), 64);
            for (u32 k_block = 0; k_block < walk.k_blocks(); ++k_block) {
              const KGroupStep step = walk.k(k_block);
              const i64 elements = i64{64} - step.missing;
              if (elements != 0)
                is_right = is_right && step.end == next + elements && step.scale_block == first_block + k_block;
              else
                is_right = is_right && step.scale_block == params.scale_blocks;
              next += elements;
            }
            is_right = is_right && next == ranges[tile.group].end && walk.k_blocks() >= Config::least_k_blocks;
          }
        });
    REQUIRE(model::report().finding == "");
    CHECK(is_right);
    CHECK(got == want);
    CHECK(count == want.size());
    for (const auto& ctas : groups_of_ctas)
      CHECK(std::all_of(ctas.begin(), ctas.end(), [&](const auto& groups) { return groups == ctas.front(); }));
  }
}
