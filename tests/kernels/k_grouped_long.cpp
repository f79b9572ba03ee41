// K-grouped GEMMs on the model, at length: random groupings under every policy. In parts, which run side by side.
#include <tests/catch.hpp>
#include <tests/kernels/k_grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Even, uneven, one that takes most, of the smallest step, with empty ones in between; in steps.
std::vector<i64> random_offsets(i64 steps, Random& random) {
  const i64 groups = random.between(1, random.between(0, 9) == 0 ? 25 : 6);
  std::vector<i64> offsets;
  const i64 kind = random.between(0, 3);
  for (i64 i = 0; i <= groups; ++i)
    offsets.push_back(kind == 0   ? steps * i / groups
                      : kind == 1 ? std::min<i64>(i, steps)
                      : kind == 2 ? (i == groups ? steps : random.between(0, std::min<i64>(steps, 9)))
                                  : random.between(0, steps));
  std::sort(offsets.begin(), offsets.end());
  return offsets;
}

/// Problems first, first + step, ... of a fixed list of `count`; those of another `first` are of other configurations.
template <Kernel kernel>
void random_k_groupings(u64 seed, int first, int step, int count) {
  const std::vector<KGroupedSelection> selections = k_grouped_selections(kernel, first);
  for (int i = first; i < count; i += step) {
    Random random(seed + static_cast<u64>(i));
    const KGroupedSelection& x = selections[static_cast<size_t>(i / step) % selections.size()];
    const i64 steps = random.between(1, 900 / x.step);
    KGrouping problem{.m = random.between(1, 170),
                      .n = random.between(1, 220),
                      .k = steps * x.step,
                      .offsets = random_offsets(steps, random)};
    for (i64& offset : problem.offsets) offset *= x.step;
    KGroupedCall call{.wide_offsets = random.between(0, 1) == 0, .padded = random.between(0, 1) == 0};
    if (random.between(0, 2) == 0) call.scaling = {.alpha = -2, .beta = 3, .in_place = random.between(0, 1) == 0};
    call.scales = random.between(0, 1) == 0;
    call.of_rows = call.scales && random.between(0, 1) == 0;
    const Schedule schedule = random_schedule(random);
    INFO("problem " << i << " of " << count);
    REQUIRE(run_k_grouped(x, problem, schedule, call) == "");
  }
}

/// Of each kernel.
int k_groupings() { return soaks() ? 500 : 34; }

}  // namespace

EACH_K_GROUPED_KERNEL("random k-groupings, part 1 of 2") { random_k_groupings<kernel>(1, 0, 2, k_groupings()); }
EACH_K_GROUPED_KERNEL("random k-groupings, part 2 of 2") { random_k_groupings<kernel>(1, 1, 2, k_groupings()); }
