// Batched GEMMs on the model: many problems of one size, each with matrices of its own.
#include <array>
#include <iterator>
#include <limits>
#include <set>
#include <tuple>

#include <host/add_to_d.hpp>
#include <machine.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/batched.hpp>
#include <tests/kernels/before.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

EACH_BATCHED_KERNEL("batched: each way for A, B and D to lie in memory, m, n and k ragged") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (u64 i = 0; i < std::size(every_lying); ++i) {
      const Lying a = every_lying[i];
      const Lying b = every_lying[(3 * i + 1) % std::size(every_lying)];
      const Lying d = apart[i % std::size(apart)];
      CHECK(run_batched(x, {3, i64{x.tile.m} + 9, i64{x.tile.n} + 11, 77, a, b, d}, {.seed = i}) == "");
    }
}

EACH_BATCHED_KERNEL("batched: single rows and columns, K shorter than a stage, of many problems") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const Lying lying : apart) {
      CHECK(run_batched(x, {23, 1, 1, 1, lying, lying, lying}, {}) == "");
      CHECK(run_batched(x, {9, 1, 70, 9, lying, Lying::shared, lying}, {}) == "");
      CHECK(run_batched(x, {9, 70, 1, 9, Lying::shared, lying, lying}, {.multiprocessors = 2}) == "");
    }
}

EACH_BATCHED_KERNEL("batched: K longer than the ring, more tiles than run at the same time") {
  for (const BatchedSelection& x : batched_selections(kernel))
    CHECK(run_batched(x, {3, i64{x.tile.m} + 8, i64{x.tile.n} + 8, 700}, {.multiprocessors = 2}) == "");
}

EACH_BATCHED_KERNEL("batched: of a tile at the edge, TMA loads the rows inside alone") {
  for (const BatchedSelection& x : batched_selections(kernel)) {
    if (kernel == Kernel::gemm_slicedk || x.scales != BlockScales::none) continue;  // no TMA; scales, too
    constexpr i64 batch = 3, k_blocks = 8, row_bytes = 128;
    const i64 k = k_blocks * row_bytes / bytes_of(tensor_type_of(x.a));
    const i64 m = x.tile.m * x.cluster.m + 5;
    const i64 n = x.tile.n - 3;
    CHECK(run_batched(x, {batch, m, n, k}, {}) == "");
    const i64 rows = rows_loaded(x.major_a, m, x.tile.m) + 2 * rows_loaded(x.major_b, n, x.tile.n);
    CHECK(static_cast<i64>(model::report().tma_load_bytes) == batch * rows * k_blocks * row_bytes);
  }
}

EACH_BATCHED_KERNEL("batched: one problem, with strides and without") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const Lying lying : {Lying::packed, Lying::shared})
      CHECK(run_batched(x, {1, 150, 90, 100, lying, lying, lying}, {}) == "");
}

EACH_BATCHED_KERNEL("batched: alpha, beta and C, factors of FP8 for all problems and for each row") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const bool of_rows : {false, true})
      for (const Lying c : {Lying::padded, Lying::in_turns, Lying::shared}) {
        const BatchedCall call{.scaling = {.alpha = -2, .beta = 3, .in_place = c == Lying::padded && of_rows},
                               .scales = true,
                               .of_rows = of_rows};
        const Lying b = of_rows ? Lying::shared : Lying::packed;
        CHECK(run_batched(x, {3, 140, 75, 72, Lying::packed, b, Lying::padded, c}, {}, call) == "");
      }
}

EACH_BATCHED_KERNEL("batched: K = 0 makes D beta C") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const Lying d : apart) {
      CHECK(run_batched(x, {3, 70, 45, 0, Lying::packed, Lying::packed, d}, {}) == "");
      const BatchedCall call{.scaling = {.alpha = std::numeric_limits<float>::infinity(), .beta = 3}};
      CHECK(run_batched(x, {3, 70, 45, 0, Lying::packed, Lying::packed, d, Lying::in_turns}, {}, call) == "");
    }
}

namespace {

template <class Types, Configuration configuration, AddBy by>
BatchedSelection adding_to_d() {
  using Config = BatchedConfigOf<Types, configuration, AddToD<Types, by>>;
  BatchedSelection x{};
  static_cast<Configuration&>(x) = configuration;
  x.a = number_of<typename Types::Input>;
  x.b = number_of<typename Types::InputB>;
  x.d = number_of<typename Types::Output>;
  x.scales = Types::block_scales;
  x.wgmmas = &DescriptionOf<configuration.kernel>::template wgmmas<Config>;
  x.launch = [](const BatchedGemmArguments& arguments, Stream stream) {
    return batched_gemm<Config>(arguments, stream);
  };
  return x;
}

}  // namespace

TEST_CASE("batched: AddToD adds each problem's products to D in place, by reductions and by load") {
  using Bf16 = Types<bf16, float>;
  using Scaled = Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  constexpr Configuration cooperative{Kernel::gemm_cooperative, {128, 64}, {1, 2}};
  constexpr Configuration pingpong{Kernel::gemm_pingpong, {128, 64}};
  constexpr Configuration block{Kernel::gemm_fp8_block, {128, 128}};
  for (const BatchedSelection& x :
       {adding_to_d<Bf16, cooperative, AddBy::reduction>(), adding_to_d<Bf16, cooperative, AddBy::load>(),
        adding_to_d<Bf16, pingpong, AddBy::reduction>(), adding_to_d<Bf16, pingpong, AddBy::load>(),
        adding_to_d<Scaled, block, AddBy::reduction>(), adding_to_d<Scaled, block, AddBy::load>()})
    for (const Lying d : apart)
      for (const i64 k : {200, 0}) {
        const BatchedCall call{.scaling = {.alpha = -2, .beta = 1, .in_place = true}};
        CHECK(run_batched(x, {3, 150, 147, k, Lying::packed, Lying::shared, d, d}, {.multiprocessors = 2}, call) == "");
      }
}

EACH_BATCHED_KERNEL("batched: no more CTAs than max_sms, in whole clusters") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const i64 max_sms : {1, 2, 3, 5, 8, 100})
      CHECK(run_batched(x, {7, 90, 40, 40}, {.multiprocessors = 8}, {.max_sms = max_sms}) == "");
}

EACH_BATCHED_KERNEL("batched: a problem has the bits that the dense kernel gives it alone") {
  for (const BatchedSelection& x : batched_selections(kernel)) {
    const Batching problem{3, 170, 203, 136, Lying::in_turns, Lying::overlapping};
    BatchedOperands together(x, problem);
    BatchedOperands alone(x, problem);
    Random random(9);
    for (MatrixBatch* const matrix : {&together.a, &together.b, &together.scales_a, &together.scales_b})
      matrix->for_each(
          [&](i64 i, i64 row, i64 column) { matrix->set(i, row, column, static_cast<float>(random.normal())); });
    use({}, x.cluster_size());
    REQUIRE(x.launch(together.arguments(problem), Stream{}).text == "");
    const i64 bytes_a = bytes_of(tensor_type_of(x.a));
    const i64 bytes_d = bytes_of(tensor_type_of(x.d));
    for (i64 i = 0; i < problem.batch; ++i) {
      const BatchedGemmArguments all = together.arguments(problem);
      GemmArguments one = all.gemm;
      one.a = static_cast<const char*>(one.a) + i * all.stride_a * bytes_a;
      one.b = static_cast<const char*>(one.b) + i * all.stride_b * bytes_a;
      one.d = static_cast<char*>(alone.d.data()) + i * all.stride_d * bytes_d;
      one.block_scales.a += i * all.stride_scales_a;
      one.block_scales.b += i * all.stride_scales_b;
      REQUIRE(x.launch_dense(one, Stream{}).text == "");
    }
    i64 different = 0;
    together.d.for_each([&](i64 i, i64 row, i64 column) {
      different += together.d.bits(i, row, column) != alone.d.bits(i, row, column) ? 1 : 0;
    });
    INFO(describe(x, problem, {}, {}));
    CHECK(different == 0);
  }
}

EACH_BATCHED_KERNEL("batched, programmatic: after a kernel that writes A, C and perhaps B, and reads D") {
  for (const BatchedSelection& x : batched_selections(kernel))
    for (const bool weights_ready : {false, true})
      for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
        const Batching problem{3, 71, 40, 72};
        BatchedOperands operands(x, problem);
        BatchedOperands sources(x, problem);
        const auto fill = [](MatrixBatch& matrix, float first, float other) {
          matrix.for_each([&](i64 i, i64 row, i64 column) { matrix.set(i, row, column, column == 0 ? first : other); });
        };
        fill(sources.a, 1, 1);
        fill(weights_ready ? operands.b : sources.b, 1, 0);
        fill(sources.c, 2, 2);
        const auto copy = [](MatrixBatch& to, MatrixBatch& from) {
          return Before::Copy{static_cast<char*>(to.data()), static_cast<const char*>(from.data()),
                              ceil_div(to.bytes(), sizeof(u32)) * i64{sizeof(u32)}};
        };
        std::vector<Before::Copy> copies = {copy(operands.a, sources.a), copy(operands.c, sources.c)};
        if (!weights_ready) copies.push_back(copy(operands.b, sources.b));
        use({.policy = policy, .multiprocessors = 2}, x.cluster_size());
        REQUIRE(launch_before(copies, static_cast<const char*>(operands.d.data()), operands.d.bytes()).text == "");
        BatchedGemmArguments arguments = operands.arguments(problem, {.scaling = {.alpha = 1, .beta = 3}});
        arguments.gemm.programmatic = true;
        arguments.gemm.weights_ready = weights_ready;
        REQUIRE(x.launch(arguments, Stream{}).text == "");
        CHECK(model::report().finding == "");
        CHECK(operands.d.damage() == "");
        i64 wrong = 0;
        operands.d.for_each(
            [&](i64 i, i64 row, i64 column) { wrong += operands.d.value(i, row, column) != 7 ? 1 : 0; });
        CHECK(wrong == 0);
      }
}

TEST_CASE("batched: refused calls") {
  std::vector<BatchedSelection> selections = every_batched_selection();
  std::erase_if(selections, [](const BatchedSelection& y) { return y.kernel != Kernel::gemm_pingpong; });
  const BatchedSelection x = selections.at(0);
  const Batching problem{5, 40, 24, 40};
  BatchedOperands operands(x, problem);
  const auto refuses = [&](const auto& change, StatusCode code, const std::string& text) {
    BatchedGemmArguments arguments = operands.arguments(problem, {.scaling = {.alpha = 1, .beta = 1}});
    change(arguments);
    use({});
    const Status status = x.launch(arguments, Stream{});
    CHECK(status.code == code);
    CHECK(status.text == "gemm_pingpong: " + text);
    CHECK(model::report().launches == 0);
  };
  refuses([](auto& y) { y.batch = -1; }, StatusCode::negative_size, "batch = -1, must be at least 0");
  refuses([](auto& y) { y.batch = (i64{1} << 30) + 1; }, StatusCode::size_too_large,
          "batch = 1073741825, must be at most 2^30 (TMA's coordinates have 32 bits)");
  struct Stride {
    const char* name;
    i64 BatchedGemmArguments::*member;
  };
  const Stride strides[] = {{"stride_a", &BatchedGemmArguments::stride_a},
                            {"stride_b", &BatchedGemmArguments::stride_b},
                            {"stride_d", &BatchedGemmArguments::stride_d},
                            {"stride_c", &BatchedGemmArguments::stride_c}};
  for (const Stride& stride : strides) {
    const std::string is = std::string(stride.name) + " = ";
    refuses([&](auto& y) { y.*stride.member = -8; }, StatusCode::negative_size, is + "-8, must be at least 0");
    refuses([&](auto& y) { y.*stride.member = 8001; }, StatusCode::leading_dimension_misaligned,
            is + "8001, must be a multiple of 8 elements (TMA: matrices begin at 16 bytes)");
    refuses([&](auto& y) { y.*stride.member = i64{1} << 39; }, StatusCode::leading_dimension_too_large,
            is + "549755813888, must be less than 2^40 bytes, and with all problems less than 2^63 bytes (TMA)");
    refuses(
        [&](auto& y) {
          y.batch = i64{1} << 30;
          y.*stride.member = (i64{1} << 32) + 8;
        },
        StatusCode::leading_dimension_too_large,
        is + "4294967304, must be less than 2^40 bytes, and with all problems less than 2^63 bytes (TMA)");
  }
  // Rows of D have 24 elements, 40 of them.
  for (const i64 stride : {0, 8, 952})
    refuses([&](auto& y) { y.stride_d = stride; }, StatusCode::leading_dimension_too_small,
            "stride_d = " + std::to_string(stride) +
                ", must be at least 960, or at least n = 24 with all problems' rows in ldd = 24 (problems may not "
                "overlap)");
  refuses(
      [](auto& y) {
        y.gemm.ldd = 112;
        y.stride_d = 24;
      },
      StatusCode::leading_dimension_too_small,
      "stride_d = 24, must be at least 4392, or at least n = 24 with all problems' rows in ldd = 112 (problems may not "
      "overlap)");
  refuses(
      [](auto& y) {
        y.gemm.c = y.gemm.d;
        y.gemm.ldc = y.gemm.ldd;
        y.stride_c = 0;
      },
      StatusCode::unsupported_value,
      "stride_c = 0, must be stride_d = " + std::to_string(operands.arguments(problem, {}).stride_d) +
          " (c is d: others write D's rows meanwhile)");
  // D begins where problem 0 of the operand ends: its first problem lies within the operand's second one.
  const auto refuses_d_in = [&](const std::string& name, const void* GemmArguments::*operand, i64 GemmArguments::*ld,
                                i64 BatchedGemmArguments::*stride, i64 rows, i64 columns) {
    refuses(
        [&](auto& y) {
          y.gemm.*operand = reinterpret_cast<void*>(4096);
          y.gemm.*ld = columns;
          y.*stride = rows * columns;
          y.gemm.d = reinterpret_cast<void*>(4096 + 2 * rows * columns);
          y.gemm.ldd = 24;
          y.stride_d = 960;
        },
        StatusCode::unsupported_value,
        "d = " + std::to_string(4096 + 2 * rows * columns) + ", must not overlap " + name +
            " (tiles are stored while others read it)");
  };
  refuses_d_in("a", &GemmArguments::a, &GemmArguments::lda, &BatchedGemmArguments::stride_a, 40, 40);
  refuses_d_in("b", &GemmArguments::b, &GemmArguments::ldb, &BatchedGemmArguments::stride_b, 24, 40);
  refuses_d_in("c", &GemmArguments::c, &GemmArguments::ldc, &BatchedGemmArguments::stride_c, 40, 24);
  refuses([](auto& y) { y.gemm.m = -1; }, StatusCode::negative_size, "m = -1, must be at least 0");
  refuses([](auto& y) { y.gemm.max_sms = -1; }, StatusCode::negative_size,
          "max_sms = -1, must be at least 0 (0: all SMs)");
  refuses([](auto& y) { y.gemm.a = nullptr; }, StatusCode::null_pointer,
          "a = 0, must not be null (the operand is not empty)");
  refuses(
      [](auto& y) {
        y.batch = 1 << 20;
        y.gemm.m = 1 << 20;
        y.gemm.beta = 0;
        y.gemm.d = reinterpret_cast<void*>(i64{1} << 60);  // not in so large an A
        y.stride_d = i64{1} << 30;
      },
      StatusCode::size_too_large, "tiles of D = 8589934592, must be at most 2147483647 (they are counted in 32 bits)");
}

TEST_CASE("batched: max_sms must do for the CTAs of all problems, and is not judged by those of one") {
  const BatchedSelection x = batched_selections(Kernel::gemm_slicedk).at(0);
  const Batching problem{10, 2 * x.tile.m, 3 * x.tile.n, 64};
  BatchedOperands operands(x, problem);
  BatchedGemmArguments arguments = operands.arguments(problem, {});
  arguments.gemm.max_sms = 1;
  use({});
  CHECK(x.launch(arguments, Stream{}).text ==
        "gemm_slicedk: max_sms = 1, must be 0 or at least 60 (its CTAs, none of which takes a second tile)");
  arguments.batch = 0;
  CHECK(x.launch(arguments, Stream{}).text == "");
  CHECK(model::report().launches == 0);
}

TEST_CASE("batched: refused strides of block scales") {
  std::vector<BatchedSelection> selections = every_batched_selection();
  for (const BatchedSelection& x : selections) {
    if (x.scales == BlockScales::none) continue;
    const Batching problem{5, 40, 24, 40};
    BatchedOperands operands(x, problem);
    const auto refuses = [&](const auto& change, StatusCode code, const std::string& text) {
      BatchedGemmArguments arguments = operands.arguments(problem);
      change(arguments);
      use({}, x.cluster_size());
      const Status status = x.launch(arguments, Stream{});
      CHECK(status.code == code);
      CHECK(status.text == "gemm_fp8_block: " + text);
      CHECK(model::report().launches == 0);
    };
    const std::string reason = ", must be less than 2^40 bytes, and with all problems less than 2^63 bytes (TMA)";
    refuses([](auto& y) { y.stride_scales_a = -4; }, StatusCode::negative_size,
            "stride_scales_a = -4, must be at least 0");
    refuses([](auto& y) { y.stride_scales_b = -4; }, StatusCode::negative_size,
            "stride_scales_b = -4, must be at least 0");
    refuses([](auto& y) { y.stride_scales_a = i64{1} << 38; }, StatusCode::leading_dimension_too_large,
            "stride_scales_a = 274877906944" + reason);
    refuses([](auto& y) { y.stride_scales_b = i64{1} << 38; }, StatusCode::leading_dimension_too_large,
            "stride_scales_b = 274877906944" + reason);
    const std::string rule = " = 42, must be a multiple of 4 elements (TMA: matrices begin at 16 bytes)";
    refuses([](auto& y) { y.stride_scales_a = 42; }, StatusCode::leading_dimension_misaligned,
            "stride_scales_a" + rule);
    if (x.scales == BlockScales::b_1x128)
      refuses([](auto& y) { y.stride_scales_b = 42; }, StatusCode::leading_dimension_misaligned,
              "stride_scales_b" + rule);
    refuses([](auto& y) { y.gemm.block_scales.a = nullptr; }, StatusCode::null_pointer,
            "block_scales.a = 0, must not be null (this kernel multiplies by them)");
  }
}

TEST_CASE("batched: the least strides that are taken") {
  const BatchedSelection x = batched_selections(Kernel::gemm_pingpong).at(0);
  const auto launches = [&](i64 batch, i64 m, i64 n, i64 ldd, i64 stride_d) {
    const Batching problem{batch, m, n, 8};
    BatchedOperands operands(x, problem);
    std::vector<float> d(10000);
    BatchedGemmArguments arguments = operands.arguments(problem);
    arguments.gemm.d = d.data();
    arguments.gemm.ldd = ldd;
    arguments.stride_d = stride_d;
    use({}, x.cluster_size());
    return x.launch(arguments, Stream{}).ok();
  };
  CHECK(launches(4, 5, 8, 16, 80));
  CHECK(launches(4, 5, 16, 32, 144));
  CHECK(!launches(4, 5, 16, 32, 128));
  CHECK(launches(4, 5, 16, 64, 16));
  CHECK(!launches(5, 5, 16, 64, 16));
  CHECK(launches(4, 5, 16, 80, 16));
  CHECK(!launches(4, 5, 32, 80, 16));
  CHECK(launches(1, 5, 16, 64, 0));
}

TEST_CASE("batched: strides of operands without elements are not looked at") {
  const BatchedSelection x = batched_selections(Kernel::gemm_pingpong).at(0);
  const Batching problem{3, 40, 24, 0};
  BatchedOperands operands(x, problem);
  BatchedGemmArguments arguments = operands.arguments(problem);
  arguments.stride_a = arguments.stride_b = arguments.stride_c = -1;
  arguments.gemm.a = arguments.gemm.b = nullptr;
  use({}, x.cluster_size());
  CHECK(x.launch(arguments, Stream{}).text == "");
  CHECK(model::report().finding == "");
}

TEST_CASE("batched: empty problems launch nothing, and need no pointers") {
  const BatchedSelection x = batched_selections(Kernel::gemm_pingpong).at(0);
  for (const auto& [m, n, batch] : {std::array<i64, 3>{0, 8, 2}, {8, 0, 2}, {8, 8, 0}}) {
    use({});
    const BatchedGemmArguments arguments{
        .gemm = {.m = m, .n = n, .k = 8, .a = nullptr, .lda = 16, .b = nullptr, .ldb = 16, .d = nullptr, .ldd = 16},
        .batch = batch,
        .stride_a = 128,
        .stride_b = 128,
        .stride_d = 128};
    CHECK(x.launch(arguments, Stream{}).text == "");
    CHECK(model::report().launches == 0);
  }
}

TEMPLATE_TEST_CASE_SIG("BatchedTiles: each tile of each problem once, for any number of clusters", "",
                       ((u32 cluster_m, u32 cluster_n), cluster_m, cluster_n), (1, 1), (2, 1), (1, 2)) {
  using Config =
      BatchedConfigOf<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {cluster_m, cluster_n}}>;
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    const u32 problems = static_cast<u32>(random.between(1, 60));
    const u32 tiles_m = static_cast<u32>(random.between(1, 20));
    const u32 tiles_n = static_cast<u32>(random.between(1, 6));
    const BatchedTiles::Params params{.problems = problems,
                                      .rows = 7,
                                      .columns = 9,
                                      .cluster_tiles_m = tiles_m,
                                      .cluster_tiles_n = tiles_n,
                                      .k_blocks = 1,
                                      .last_k_steps = 1,
                                      .first_k = 0,
                                      .by_problem = make_divisor(tiles_m * tiles_n),
                                      .groups = make_tile_groups(tiles_m, tiles_n, Config::group_m)};
    std::set<std::tuple<u32, u32, u32>> want;
    for (u32 problem = 0; problem < problems; ++problem)
      for (u32 row = 0; row < tiles_m * cluster_m; ++row)
        for (u32 column = 0; column < tiles_n * cluster_n; ++column)
          want.insert({problem, row * Config::block_m, column * Config::block_n});
    std::set<std::tuple<u32, u32, u32>> got;
    size_t count = 0;
    bool is_right = true;
    const u32 clusters = static_cast<u32>(random.between(1, 132));
    model::reset_report();
    model::run(
        {.grid = clusters * Config::cluster_size, .block = 1, .cluster = Config::cluster_size, .shared_memory = 0},
        [&] {
          for (BatchedTiles::Walk<Config> walk(params); !walk.is_done(); walk.advance(), ++count) {
            const WorkTile tile = walk.tile();
            got.insert({tile.group, tile.row, tile.column});
            is_right = is_right && tile.a_row == tile.row && tile.b_row == tile.column && tile.row_end == 7 &&
                       tile.column_end == 9;
          }
        });
    REQUIRE(model::report().finding == "");
    CHECK(is_right);
    CHECK(got == want);
    CHECK(count == want.size());
  }
}
