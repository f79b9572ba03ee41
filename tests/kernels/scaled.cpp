// The GEMM kernels on the model: alpha, beta and C.
#include <tests/catch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// With every configuration of the kernel, several tiles for each CTA, all of them ragged.
template <Kernel kernel>
void exact(const Scaling& scaling) {
  Random random(7);
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = shape_of(x, 2 * x.tile.m + 13, x.tile.n + 29, 100, 1);
    CHECK(run_exact(x, shape, {.seed = random.next(), .multiprocessors = 2}, random, scaling) == "");
  }
}

}  // namespace

EACH_KERNEL("alpha scales the products") { exact<kernel>({.alpha = -2}); }

EACH_KERNEL("alpha = 0 leaves beta * C") { exact<kernel>({.alpha = 0, .beta = 2}); }

EACH_KERNEL("beta * C is added, C with rows of its own length") { exact<kernel>({.alpha = 2, .beta = 3}); }

EACH_KERNEL("alpha and beta that are no integers: alpha * sum is rounded, beta * C added with one rounding") {
  exact<kernel>({.alpha = 0.7f, .beta = -1.3f});
}

EACH_KERNEL("C may be D") { exact<kernel>({.alpha = -2, .beta = 3, .in_place = true}); }

EACH_KERNEL("C of one row and one column: nothing beside it is read") {
  Random random(8);
  for (const Selection& x : all_selections(kernel))
    for (const i64 n : {1, 2, 7, 8, 9})
      CHECK(run_exact(x, shape_of(x, 1, n, 70), {}, random, {.alpha = 1, .beta = 1}) == "");
}

EACH_KERNEL("beta = 0: C is not read, and may be null") {
  // Where C is not null, run_exact fills it with NaN: so do all other tests.
  Random random(9);
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = shape_of(x, 40, 50, 70);
    const Integers a = random_integers(shape.m, shape.k, random);
    const Integers b = random_integers(shape.n, shape.k, random);
    Operands operands(x, shape);
    fill(operands.a, a);
    fill(operands.b, b);
    GemmArguments arguments = operands.arguments(shape);
    arguments.c = nullptr;
    arguments.ldc = -1;
    use({}, x.cluster_size());
    const Status status = launch(x, arguments);
    CHECK(judge(status, operands.d, x.output, scaled(multiply(a, b), operands.c, shape.n, {}), shape.n) == "");
  }
}

EACH_KERNEL("K = 0 gives beta * C") {
  Random random(10);
  for (const Selection& x : all_selections(kernel))
    for (const bool in_place : {false, true})
      for (const i64 m : {1, 3, 300}) {
        const Shape shape = shape_of(x, m, 300, 0, 1);
        CHECK(run_exact(x, shape, {.multiprocessors = 3}, random, {.alpha = 5, .beta = 3, .in_place = in_place}) == "");
      }
}

EACH_KERNEL("beta * C of -0 is added to a sum that is 0, and D is 0, with K = 0, too") {
  for (const Selection& x : all_selections(kernel))
    for (const i64 k : {0, 70}) {
      const Shape shape = shape_of(x, 3, 9, k);
      Operands operands(x, shape);
      fill(operands.a, Integers(shape.m, shape.k));
      fill(operands.b, Integers(shape.n, shape.k));
      fill(operands.c, Integers(shape.m, shape.n));
      use({}, x.cluster_size());
      const Status status = launch(x, operands.arguments(shape, {.beta = -3}));
      INFO(describe(x) << ", k = " << k << ": " << status.text << model::report().finding);
      u32 bits = 0;
      for (i64 row = 0; row < shape.m; ++row)
        for (i64 column = 0; column < shape.n; ++column) bits |= operands.d.bits(row, column);
      CHECK(bits == 0);
    }
}
