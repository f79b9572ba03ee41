// The GEMM kernels on the model: every kind of shape, with every configuration.
#include <cmath>
#include <type_traits>
#include <utility>

#include <tests/catch.hpp>
#include <tests/kernels/every_configuration.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 block_k = 64;

}  // namespace

EACH_KERNEL("one tile of each CTA of a cluster") {
  exact_with_every_configuration<kernel>([](const Selection& x) {
    return Size{x.tile.m * x.cluster.m, x.tile.n * x.cluster.n, block_k};
  });
}

EACH_KERNEL("M ragged") {
  exact_with_every_configuration<kernel>([](const Selection& x) { return Size{x.tile.m + 37, x.tile.n, 2 * block_k}; });
}

EACH_KERNEL("N ragged") {
  exact_with_every_configuration<kernel>([](const Selection& x) { return Size{x.tile.m, x.tile.n + 51, 2 * block_k}; });
}

EACH_KERNEL("K ragged") {
  exact_with_every_configuration<kernel>([](const Selection& x) { return Size{x.tile.m, x.tile.n, 2 * block_k + 29}; });
}

EACH_KERNEL("M, N and K ragged") {
  exact_with_every_configuration<kernel>([](const Selection& x) {
    return Size{x.tile.m + 1, x.tile.n + 1, block_k + 1};
  });
}

EACH_KERNEL("K shorter than one stage") {
  exact_with_every_configuration<kernel>([](const Selection& x) { return Size{x.tile.m, x.tile.n, 5}; });
}

EACH_KERNEL("M, N and K of 1") {
  exact_with_every_configuration<kernel>([](const Selection&) { return Size{1, 1, 1}; });
}

EACH_KERNEL("K several times round the ring, and ragged") {
  exact_with_every_configuration<kernel>([](const Selection& x) { return Size{x.tile.m, x.tile.n, 9 * block_k + 8}; });
}

EACH_KERNEL("more tiles than run at the same time, and a ring that the next tile finds half used") {
  exact_with_every_configuration<kernel>(
      [](const Selection& x) {
        return Size{x.tile.m + 8, 2 * x.tile.n - 8, 100};
      },
      2);
}

EACH_KERNEL("D taller than wide: many rows of tiles, one column") {
  exact_with_every_configuration<kernel>([](const Selection&) { return Size{500, 40, 72}; });
}

EACH_KERNEL("D wider than tall: one row of tiles, many columns") {
  exact_with_every_configuration<kernel>([](const Selection&) { return Size{40, 500, 72}; });
}

EACH_KERNEL("A = row number, B = identity gives A back") {
  for (const Selection& selection : all_selections(kernel)) {
    const Shape shape = shape_of(selection, 300, 260, 260);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 row = 0; row < a.rows; ++row)
      for (i64 k = 0; k < a.columns; ++k) a.at(row, k) = static_cast<std::int16_t>(row % 256);  // bf16 holds 0 to 256
    for (i64 i = 0; i < b.rows; ++i) b.at(i, i) = 1;
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

EACH_KERNEL("A = identity, B = row number gives the column number") {
  for (const Selection& selection : all_selections(kernel)) {
    const Shape shape = shape_of(selection, 260, 300, 260);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 i = 0; i < a.rows; ++i) a.at(i, i) = 1;
    for (i64 row = 0; row < b.rows; ++row)
      for (i64 k = 0; k < b.columns; ++k) b.at(row, k) = static_cast<std::int16_t>(row % 256);
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

EACH_KERNEL("each k once, at its own place") {
  // A[i, k] = 1 and B[j, k] = 1 only where k is the number of the element of D, so that each k makes one element.
  for (const Selection& selection : all_selections(kernel)) {
    const Shape shape = shape_of(selection, 16, 16, 256);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 k = 0; k < shape.k; ++k) a.at(k / 16, k) = b.at(k % 16, k) = 1;
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

TEST_CASE("persistent kernels: no more CTAs, loads and multiplications than the shape needs") {
  constexpr int multiprocessors = 4;
  Random random(5);
  for_each(Kernels{}, [&]<class Description>(Description) {
    constexpr bool takes_tiles = std::is_base_of_v<AnyTileGemm<Description>, Description>;
    if constexpr (takes_tiles && Description::takes_16_bits &&
                  !has_one_tile_each(Configuration{Description::kernel, {}})) {
      const std::vector<Selection> selections = all_selections(Description::kernel);
      CHECK(!selections.empty());
      for (const Selection& x : selections) {
        INFO(describe(x));
        // 3 x 2 cluster tiles on 4 CTAs, 3 k blocks, the last one full: of single CTAs, 3 are enough for two waves.
        const i64 cluster_size = x.cluster_size();
        const i64 cluster_tiles = 6;
        const Shape shape = shape_of(x, 3 * x.tile.m * x.cluster.m, 2 * x.tile.n * x.cluster.n, 3 * block_k);
        CHECK(run_exact(x, shape, {.multiprocessors = multiprocessors}, random) == "");
        const i64 clusters_at_once = multiprocessors / cluster_size;
        const i64 waves = ceil_div(cluster_tiles, clusters_at_once);
        CHECK(static_cast<i64>(model::report().ctas) == ceil_div(cluster_tiles, waves) * cluster_size);
        CHECK(static_cast<i64>(model::report().wgmmas) == x.wgmmas(shape.m, shape.n, shape.k));
        CHECK(static_cast<i64>(model::report().tma_loads) == cluster_tiles * x.loads * shape.k / block_k);
      }
    }
  });
}

EACH_KERNEL_WITH_TMA("of a tile at the edge, TMA loads the rows inside alone") {
  if (kernel == Kernel::gemm_multistage) return;  // loads whole tiles
  Random random(5);
  for (const Selection& x : all_selections(kernel)) {
    const i64 cluster_m = x.tile.m * x.cluster.m;
    const i64 cluster_n = x.tile.n * x.cluster.n;
    constexpr i64 k_blocks = 8;
    for (const auto& [m, n] : {std::pair{cluster_m + 1, cluster_n + 13},
                               {x.tile.m - 3, x.tile.n - 1},
                               {i64{1}, i64{1}},
                               {2 * cluster_m - 1, x.tile.n},
                               {x.tile.m, 2 * cluster_n - 9}}) {
      const Shape shape = shape_of(x, m, n, k_blocks * block_k);
      INFO(describe(x) << ", m = " << m << ", n = " << n);
      CHECK(run_exact(x, shape, {}, random) == "");
      const i64 rows = ceil_div(n, cluster_n) * rows_loaded(x.major_a, m, x.tile.m) +
                       ceil_div(m, cluster_m) * rows_loaded(x.major_b, n, x.tile.n);
      CHECK(static_cast<i64>(model::report().tma_load_bytes) == rows * k_blocks * 128);
    }
  }
}

EACH_KERNEL_WITH_TMA("NaN that a tile before leaves in the stages harms no element of a tile at the edge") {
  Random random(5);
  for (const Selection& x : all_selections(kernel))
    for (const bool of_b : {false, true}) {
      const i64 cluster_m = x.tile.m * x.cluster.m;
      const i64 cluster_n = x.tile.n * x.cluster.n;
      const i64 before = of_b ? cluster_n : cluster_m;  // rows that are NaN
      const Shape shape = shape_of(x, of_b ? x.tile.m - 1 : cluster_m + 3, of_b ? cluster_n + 5 : x.tile.n - 1, 300);
      const Integers a = random_integers(shape.m, shape.k, random);
      const Integers b = random_integers(shape.n, shape.k, random);
      Operands operands(x, shape);
      fill(operands.a, a);
      fill(operands.b, b);
      for (i64 row = 0; row < before; ++row)
        for (i64 k = 0; k < shape.k; ++k)
          (of_b ? operands.b : operands.a).set_bits(row, k, 0x7fff);  // of fp16 and of bf16
      use({.multiprocessors = 1}, x.cluster_size());                  // the same CTAs compute all tiles
      REQUIRE(launch(x, operands.arguments(shape)).text == "");
      REQUIRE(model::report().finding == "");
      const std::vector<float> wanted = scaled(multiply(a, b), operands.c, shape.n, {});
      i64 wrong = 0;
      for (i64 row = 0; row < shape.m; ++row)
        for (i64 column = 0; column < shape.n; ++column) {
          const float value = operands.d.value(row, column);
          const float want = decode(x.output, encode(x.output, wanted[static_cast<size_t>(row * shape.n + column)]));
          wrong += (of_b ? column : row) < before ? !std::isnan(value) : value != want;
        }
      INFO(describe(x) << ", of " << (of_b ? "B" : "A"));
      CHECK(wrong == 0);
    }
}

TEST_CASE("gemm_splitk: no more clusters, and no more multiplications, than the shape needs") {
  Random random(5);
  for (const Selection& x : all_selections(Kernel::gemm_splitk)) {
    // 6 tiles: a cluster for each; of single CTAs, of which 4 run at once, 3 are enough for two waves.
    const i64 tiles = 6;
    const int cluster_size = static_cast<int>(x.cluster_size());
    const Shape shape = shape_of(x, 2 * x.tile.m + 1, x.tile.n + 1, 8 * block_k);
    CHECK(run_exact(x, shape, {.multiprocessors = 4 * cluster_size}, random) == "");
    CHECK(static_cast<i64>(model::report().ctas) == (cluster_size > 1 ? tiles * cluster_size : 3));
    CHECK(static_cast<i64>(model::report().wgmmas) == x.wgmmas(shape.m, shape.n, shape.k));
    CHECK(static_cast<i64>(model::report().tma_loads) == tiles * x.loads * shape.k / block_k);
  }
}

TEST_CASE("gemm_splitk: the same bits however the CTAs of a cluster meet") {
  // Sums of normal numbers depend on their order; that of the ranks must not depend on the schedule.
  constexpr i64 k = 13 * block_k;
  for (const Selection& x : all_selections(Kernel::gemm_splitk)) {
    const Shape shape = shape_of(x, x.tile.m + 3, 2 * x.tile.n, k);
    Operands operands(x, shape);
    Random random(6);
    for (Matrix* const matrix : {&operands.a, &operands.b})
      for (i64 row = 0; row < (matrix == &operands.a ? shape.m : shape.n); ++row)
        for (i64 column = 0; column < k; ++column) matrix->set(row, column, static_cast<float>(random.normal()));
    std::vector<u32> first;
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
      for (u64 seed = 1; seed <= (policy == model::Policy::random ? 4u : 1u); ++seed) {
        use({.policy = policy, .seed = seed}, x.cluster_size());
        REQUIRE(launch(x, operands.arguments(shape)).text == "");
        std::vector<u32> bits;
        for (i64 row = 0; row < shape.m; ++row)
          for (i64 column = 0; column < shape.n; ++column) bits.push_back(operands.d.bits(row, column));
        if (first.empty()) first = bits;
        CHECK(bits == first);
      }
  }
}

TEST_CASE("gemm_slicedk: a CTA for each tile, and no more multiplications than the shape needs") {
  Random random(5);
  for (const Selection& x : all_selections(Kernel::gemm_slicedk)) {
    const i64 tiles = 6;
    const i64 fragments = x.tile.m / 16 * x.tile.n / 8;
    // 19 steps of 32, of which each has two mma, the last one for the last 8 of K; and one step for what is left then.
    const Shape shape = shape_of(x, 2 * x.tile.m + 1, x.tile.n + 1, 18 * 32 + 9);
    CHECK(run_exact(x, shape, {}, random) == "");
    CHECK(static_cast<i64>(model::report().ctas) == tiles);
    CHECK(static_cast<i64>(model::report().mmas) == tiles * fragments * 2 * (19 + 1));
    CHECK(model::report().wgmmas + model::report().tma_loads == 0);
  }
}

TEST_CASE("gemm_multistage: a CTA for each tile, and no more multiplications than the shape needs") {
  Random random(5);
  for (const Selection& x : all_selections(Kernel::gemm_multistage)) {
    const i64 tiles = 6;
    const Shape shape = shape_of(x, 2 * x.tile.m + 1, x.tile.n + 1, 3 * block_k);
    CHECK(run_exact(x, shape, {}, random) == "");
    CHECK(static_cast<i64>(model::report().ctas) == tiles);
    CHECK(static_cast<i64>(model::report().wgmmas) == x.wgmmas(shape.m, shape.n, shape.k));
    CHECK(static_cast<i64>(model::report().tma_loads) == tiles * x.loads * shape.k / block_k);
  }
}

EACH_KERNEL_WITH_TMA("shared memory that begins at no multiple of the swizzle's period ends the kernel at once") {
  alignas(16) const u16 row[8] = {};
  for (const Selection& x : all_selections(kernel)) {
    use({}, x.cluster_size());
    model::settings().shared_memory_misalignment = 128;
    constexpr u32 untouched = 0xdeadbeef;
    alignas(16) u32 d[4] = {untouched};
    const Status status = launch(x, {.m = 1, .n = 1, .k = 8, .a = row, .lda = 8, .b = row, .ldb = 8, .d = d, .ldd = 8});
    CHECK(status.code == StatusCode::cuda_error);
    CHECK(status.text.starts_with(name_of(kernel)));
    CHECK(status.text.find(": trap at ") == name_of(kernel).size());
    CHECK(d[0] == untouched);
  }
}
