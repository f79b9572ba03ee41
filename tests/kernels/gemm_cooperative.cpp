// gemm_cooperative on the model: every kind of shape, with every configuration.
#include <functional>

#include <tests/catch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// m, n and k of a problem that shows something with the tile of a configuration.
struct Size {
  i64 m;
  i64 n;
  i64 k;
};

/// Exact on random integers with every configuration, rows packed and padded.
void exact_with_every_configuration(const std::function<Size(const Selection&)>& size) {
  Random random(1);
  for (const Selection& selection : all_selections())
    for (const i64 padding : {0, 3}) {
      const Size x = size(selection);
      const Shape shape = shape_of(x.m, x.n, x.k, selection.input, selection.output, padding);
      const Schedule schedule{.seed = random.next()};
      CHECK(run_exact(selection, shape, schedule, random) == "");
    }
}

constexpr i64 block_k = 64;
constexpr i64 stages = 4;

}  // namespace

TEST_CASE("gemm_cooperative: one tile of each CTA of a cluster") {
  exact_with_every_configuration([](const Selection& x) {
    return Size{x.block_m * x.cluster_m, x.block_n * x.cluster_n, block_k};
  });
}

TEST_CASE("gemm_cooperative: M ragged") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m + 37, x.block_n, 2 * block_k}; });
}

TEST_CASE("gemm_cooperative: N ragged") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m, x.block_n + 51, 2 * block_k}; });
}

TEST_CASE("gemm_cooperative: K ragged") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m, x.block_n, 2 * block_k + 29}; });
}

TEST_CASE("gemm_cooperative: M, N and K ragged") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m + 1, x.block_n + 1, block_k + 1}; });
}

TEST_CASE("gemm_cooperative: K shorter than one stage") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m, x.block_n, 5}; });
}

TEST_CASE("gemm_cooperative: M, N and K of 1") {
  exact_with_every_configuration([](const Selection&) { return Size{1, 1, 1}; });
}

TEST_CASE("gemm_cooperative: K as long as the ring, and several times round it") {
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m, x.block_n, stages * block_k}; });
  exact_with_every_configuration([](const Selection& x) { return Size{x.block_m, x.block_n, 9 * block_k + 8}; });
}

TEST_CASE("gemm_cooperative: more tiles than CTAs, a ring that the next tile finds half used") {
  exact_with_every_configuration([](const Selection& x) { return Size{3 * x.block_m + 8, 3 * x.block_n - 8, 100}; });
}

TEST_CASE("gemm_cooperative: tall, and wide") {
  exact_with_every_configuration([](const Selection&) { return Size{900, 40, 72}; });
  exact_with_every_configuration([](const Selection&) { return Size{40, 900, 72}; });
}

TEST_CASE("gemm_cooperative: more rows of tiles than a group has") {
  exact_with_every_configuration([](const Selection& x) { return Size{17 * x.block_m + 1, x.block_n + 1, 16}; });
}

TEST_CASE("gemm_cooperative: A = row number, B = identity gives A back") {
  for (const Selection& selection : all_selections()) {
    const Shape shape = shape_of(300, 260, 260, selection.input, selection.output);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 row = 0; row < a.rows; ++row)
      for (i64 k = 0; k < a.columns; ++k) a.at(row, k) = static_cast<std::int16_t>(row % 256);  // bf16 holds 0 to 256
    for (i64 i = 0; i < b.rows; ++i) b.at(i, i) = 1;
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

TEST_CASE("gemm_cooperative: A = identity, B = row number gives the column number") {
  for (const Selection& selection : all_selections()) {
    const Shape shape = shape_of(260, 300, 260, selection.input, selection.output);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 i = 0; i < a.rows; ++i) a.at(i, i) = 1;
    for (i64 row = 0; row < b.rows; ++row)
      for (i64 k = 0; k < b.columns; ++k) b.at(row, k) = static_cast<std::int16_t>(row % 256);
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

TEST_CASE("gemm_cooperative: each k once, at its own place") {
  // A[i, k] = 1 and B[j, k] = 1 only where k is the number of the element of D, so that each k makes one element.
  for (const Selection& selection : all_selections()) {
    const Shape shape = shape_of(16, 16, 256, selection.input, selection.output);
    Integers a(shape.m, shape.k);
    Integers b(shape.n, shape.k);
    for (i64 k = 0; k < shape.k; ++k) a.at(k / 16, k) = b.at(k % 16, k) = 1;
    CHECK(run_exact(selection, shape, {}, a, b) == "");
  }
}

TEST_CASE("gemm_cooperative: the same under every policy and any number of multiprocessors") {
  Random random(2);
  for (const Selection& selection : all_selections())
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
      for (const int multiprocessors : {2, 3, 8}) {
        const Shape shape = shape_of(270, 390, 130, selection.input, selection.output);
        const Schedule schedule{.policy = policy, .seed = random.next(), .multiprocessors = multiprocessors};
        CHECK(run_exact(selection, shape, schedule, random) == "");
      }
}

TEST_CASE("gemm_cooperative: normal inputs within the bound that K and the types give") {
  Random random(3);
  for (const Selection& selection : all_selections()) {
    const Shape shape = shape_of(150, 270, 500, selection.input, selection.output, 1);
    Matrix a(selection.input, shape.m, shape.k, shape.lda);
    Matrix b(selection.input, shape.n, shape.k, shape.ldb);
    Matrix d(selection.output, shape.m, shape.n, shape.ldd);
    for (i64 k = 0; k < shape.k; ++k) {
      for (i64 row = 0; row < shape.m; ++row) a.set(row, k, static_cast<float>(random.normal()));
      for (i64 row = 0; row < shape.n; ++row) b.set(row, k, static_cast<float>(random.normal()));
    }
    use({});
    const Status status = launch(selection, {.m = shape.m,
                                             .n = shape.n,
                                             .k = shape.k,
                                             .a = a.data(),
                                             .lda = shape.lda,
                                             .b = b.data(),
                                             .ldb = shape.ldb,
                                             .d = d.data(),
                                             .ldd = shape.ldd});
    INFO(describe(selection, shape, {}));
    REQUIRE(status.text == "");
    REQUIRE(d.damage() == "");
    for (i64 row = 0; row < shape.m; ++row)
      for (i64 column = 0; column < shape.n; ++column) {
        double want = 0;
        double sum_of_magnitudes = 0;
        for (i64 k = 0; k < shape.k; ++k) {
          const double product = double{a.value(row, k)} * double{b.value(column, k)};
          want += product;
          sum_of_magnitudes += std::fabs(product);
        }
        // Products are exact. Each of K additions loses at most a unit in the last place (the tensor core may truncate)
        // of a partial sum, which is no larger than the sum of magnitudes; then D is rounded once.
        const double summing = static_cast<double>(shape.k) * 0x1p-23 * sum_of_magnitudes;
        const double bound = summing + unit_roundoff(selection.output) * (std::fabs(want) + summing) + 0x1p-25;
        const double got = d.value(row, column);
        if (!(std::fabs(got - want) <= bound))
          FAIL("d[" << row << ", " << column << "] = " << got << ", must be " << want << " within " << bound);
      }
  }
}
