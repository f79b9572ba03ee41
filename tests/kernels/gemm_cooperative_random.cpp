// gemm_cooperative on the model: 500 random shapes, and 1,000 runs over schedules. In parts, which run side by side.
#include <tests/catch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int multiprocessors[] = {2, 3, 4, 8};

Schedule random_schedule(Random& random) {
  return {.policy = static_cast<model::Policy>(random.between(0, 2)),
          .seed = random.next(),
          .multiprocessors = multiprocessors[random.between(0, 3)]};
}

/// Problems first, first + step, ... of a fixed list of `count`, M, N and K from 1 to `largest`.
void random_problems(u64 seed, int first, int step, int count, i64 largest) {
  const std::vector<Selection> selections = all_selections();
  for (int i = first; i < count; i += step) {
    Random random(seed + static_cast<u64>(i));
    const Selection& selection = selections[static_cast<size_t>(i) % selections.size()];
    const i64 padding = random.between(0, 3) == 0 ? random.between(1, 5) : 0;
    const i64 m = random.between(1, largest);
    const i64 n = random.between(1, largest);
    const i64 k = random.between(1, largest);
    const Shape shape = shape_of(m, n, k, selection.input, selection.output, padding);
    INFO("problem " << i << " of " << count);
    REQUIRE(run_exact(selection, shape, random_schedule(random), random) == "");
  }
}

constexpr int shapes = 500;
constexpr i64 largest_size = 700;
constexpr int runs = 1000;
constexpr i64 largest_small_size = 300;

}  // namespace

TEST_CASE("gemm_cooperative: 500 random shapes up to 700, part 1 of 4") {
  random_problems(1000, 0, 4, shapes, largest_size);
}
TEST_CASE("gemm_cooperative: 500 random shapes up to 700, part 2 of 4") {
  random_problems(1000, 1, 4, shapes, largest_size);
}
TEST_CASE("gemm_cooperative: 500 random shapes up to 700, part 3 of 4") {
  random_problems(1000, 2, 4, shapes, largest_size);
}
TEST_CASE("gemm_cooperative: 500 random shapes up to 700, part 4 of 4") {
  random_problems(1000, 3, 4, shapes, largest_size);
}

TEST_CASE("gemm_cooperative: 1000 runs over policies and seeds without a finding, part 1 of 2") {
  random_problems(2000, 0, 2, runs, largest_small_size);
}
TEST_CASE("gemm_cooperative: 1000 runs over policies and seeds without a finding, part 2 of 2") {
  random_problems(2000, 1, 2, runs, largest_small_size);
}
