// The GEMM kernels on the model, at length: every policy, normal inputs, random shapes, and runs over schedules. In
// parts, which run side by side.
#include <bench/matrices/compare.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Problems first, first + step, ... of a fixed list of `count`, M, N and K from 1 to `largest`. Those of another seed
/// or `first` are of other configurations.
template <Kernel kernel>
void random_problems(u64 seed, int first, int step, int count, i64 largest) {
  const std::vector<Selection> selections = all_selections(kernel, static_cast<int>(seed) + first);
  for (int i = first; i < count; i += step) {
    Random random(seed + static_cast<u64>(i));
    const Selection& selection = selections[static_cast<size_t>(i / step) % selections.size()];
    const i64 padding = random.between(0, 3) == 0 ? random.between(1, 5) : 0;
    const i64 m = random.between(1, largest);
    const i64 n = random.between(1, largest);
    const i64 k = random.between(1, largest);
    const Shape shape = shape_of(selection, m, n, k, padding);
    Scaling scaling;
    if (random.between(0, 2) == 0)
      scaling = {.alpha = static_cast<float>(random.between(-2, 2)),
                 .beta = static_cast<float>(random.between(1, 3)),
                 .in_place = random.between(0, 1) == 0};
    INFO("problem " << i << " of " << count);
    REQUIRE(run_exact(selection, shape, random_schedule(random), random, scaling) == "");
  }
}

/// As the benchmark calls it.
bench::ElementType element_type(TensorType type) {
  if (type == TensorType::f32) return bench::ElementType::fp32;
  return type == TensorType::f16 ? bench::ElementType::fp16 : bench::ElementType::bf16;
}

/// Of each kernel.
int shapes() { return soaks() ? 500 : 24; }
int runs() { return soaks() ? 1000 : 72; }
constexpr i64 largest_size = 700;
constexpr i64 largest_small_size = 300;

}  // namespace

EACH_KERNEL("more rows of tiles than a group has") {
  Random random(4);
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = shape_of(x, 17 * x.tile.m + 1, x.tile.n + 1, 16);
    CHECK(run_exact(x, shape, {}, random) == "");
  }
}

EACH_KERNEL("the same under every policy and any number of multiprocessors") {
  Random random(2);
  constexpr model::Policy policies[] = {model::Policy::eager, model::Policy::late, model::Policy::random};
  constexpr int counts[] = {2, 3, 8};
  int turn = 0;
  for (const Selection& selection : all_selections(kernel)) {
    // For every change, each policy with one number of multiprocessors, with another one for the next configuration.
    for (int policy = 0; policy < 3; ++policy)
      for (int count = 0; count < 3; ++count) {
        if (!soaks() && count != (policy + turn) % 3) continue;
        const Shape shape = shape_of(selection, 270, 390, 130);
        const Schedule schedule{.policy = policies[policy], .seed = random.next(), .multiprocessors = counts[count]};
        CHECK(run_exact(selection, shape, schedule, random) == "");
      }
    ++turn;
  }
}

EACH_KERNEL("normal inputs within the bound that K and the types give") {
  constexpr i64 m = 150;
  constexpr i64 n = 270;
  constexpr i64 k = 500;
  for (const Selection& selection : all_selections(kernel)) {
    const Shape shape = shape_of(selection, m, n, k, 1);
    bench::Matrix a(element_type(selection.input), m, k, shape.major_a == Major::k ? shape.lda : k);
    bench::Matrix b(element_type(selection.input), n, k, shape.major_b == Major::k ? shape.ldb : k);
    bench::Matrix d(element_type(selection.output), m, n, shape.ldd);
    bench::fill(a, bench::Inputs::normal, 1, 0);
    bench::fill(b, bench::Inputs::normal, 1, 1);
    bench::Matrix stored_a = shape.major_a == Major::k ? a : bench::transposed(a, shape.lda);
    bench::Matrix stored_b = shape.major_b == Major::k ? b : bench::transposed(b, shape.ldb);
    const auto data = [](bench::Matrix& matrix) { return matrix.bytes() + bench::Matrix::guard_bytes; };
    use({}, selection.cluster_size());
    const Status status = launch(selection, arguments_of(shape, data(stored_a), data(stored_b), data(d)));
    INFO(describe(selection, shape, {}));
    REQUIRE(status.text == "");
    CHECK(d.damaged_bytes() == 0);

    const bench::Bound bound = bench::from_fp64(bench::bound_for(a, b, bench::Inputs::normal));
    bench::Comparison found;
    for (i64 row = 0; row < m; ++row)
      bench::compare_row(d, row, bench::reference_row_fp64(a, b, row).data(), bound, found);
    INFO("d[" << found.first_row << ", " << found.first_column << "] = " << found.first_got << ", must be "
              << found.first_want << " within " << found.first_bound);
    CHECK(found.elements == m * n);
    CHECK(found.wrong == 0);
  }
}

EACH_KERNEL("random shapes up to 700, part 1 of 2") { random_problems<kernel>(1000, 0, 2, shapes(), largest_size); }
EACH_KERNEL("random shapes up to 700, part 2 of 2") { random_problems<kernel>(1000, 1, 2, shapes(), largest_size); }

EACH_KERNEL("runs over policies and seeds without a finding, part 1 of 2") {
  random_problems<kernel>(2000, 0, 2, runs(), largest_small_size);
}
EACH_KERNEL("runs over policies and seeds without a finding, part 2 of 2") {
  random_problems<kernel>(2000, 1, 2, runs(), largest_small_size);
}
