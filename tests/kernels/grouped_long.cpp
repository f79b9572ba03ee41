// Grouped GEMMs on the model, at length: random groupings under every policy. In parts, which run side by side.
#include <tests/catch.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Even, uneven, one that takes most, single rows, with empty ones in between.
std::vector<i64> random_offsets(i64 m, Random& random) {
  const i64 groups = random.between(1, random.between(0, 9) == 0 ? 60 : 9);
  std::vector<i64> offsets;
  const i64 kind = random.between(0, 3);
  for (i64 i = 0; i <= groups; ++i)
    offsets.push_back(kind == 0   ? m * i / groups
                      : kind == 1 ? std::min<i64>(i, m)
                      : kind == 2 ? (i == groups ? m : random.between(0, std::min<i64>(m, 9)))
                                  : random.between(0, m));
  std::sort(offsets.begin(), offsets.end());
  return offsets;
}

/// Labels of runs: long and short, some of no group, in order or not.
void label_rows(Grouping& problem, Random& random) {
  problem.labels = problem.groups() + 1;
  problem.offsets.clear();
  const bool has_order = random.between(0, 1) == 0;
  const i64 longest = random.between(0, 1) == 0 ? 5 : 150;
  for (i64 label = 0; static_cast<i64>(problem.offsets.size()) < problem.m; ++label) {
    if (!has_order) label = random.between(-1, problem.labels);
    const bool is_none = random.between(0, 3) == 0;
    problem.offsets.insert(problem.offsets.end(), static_cast<size_t>(random.between(1, longest)),
                           is_none ? -1 : label);
  }
  problem.offsets.resize(static_cast<size_t>(problem.m));
}

/// Problems first, first + step, ... of a fixed list of `count`; those of another `first` are of other configurations.
template <Kernel kernel>
void random_groupings(u64 seed, int first, int step, int count) {
  const std::vector<GroupedSelection> selections = grouped_selections(kernel, first);
  for (int i = first; i < count; i += step) {
    Random random(seed + static_cast<u64>(i));
    const GroupedSelection& x = selections[static_cast<size_t>(i / step) % selections.size()];
    const i64 m = random.between(1, 450);
    Grouping problem{
        .m = m, .n = random.between(1, 220), .k = random.between(1, 220), .offsets = random_offsets(m, random)};
    problem.layout = static_cast<GroupLayout>(random.between(0, 3));
    if (problem.layout == GroupLayout::indices) label_rows(problem, random);
    if (problem.layout == GroupLayout::masked) problem.m = ceil_div(m, problem.groups()) * problem.groups();
    GroupedCall call{.wide_offsets = random.between(0, 1) == 0, .padded = random.between(0, 1) == 0};
    call.zeroes_rest = problem.has_rest() && random.between(0, 1) == 0;
    if (random.between(0, 2) == 0) call.scaling = {.alpha = -2, .beta = 3, .in_place = random.between(0, 1) == 0};
    call.scales = random.between(0, 1) == 0;
    call.of_rows = call.scales && random.between(0, 1) == 0;
    const Schedule schedule = random_schedule(random);
    INFO("problem " << i << " of " << count);
    REQUIRE(run_grouped(x, problem, schedule, call) == "");
  }
}

/// Of each kernel.
int groupings() { return soaks() ? 670 : 40; }

}  // namespace

EACH_GROUPED_KERNEL("random groupings, part 1 of 2") { random_groupings<kernel>(1, 0, 2, groupings()); }
EACH_GROUPED_KERNEL("random groupings, part 2 of 2") { random_groupings<kernel>(1, 1, 2, groupings()); }
