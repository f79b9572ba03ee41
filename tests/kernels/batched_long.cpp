// Batched GEMMs on the model, at length: random batches under every policy.
#include <iterator>

#include <tests/catch.hpp>
#include <tests/kernels/batched.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

EACH_BATCHED_KERNEL("random batches") {
  const std::vector<BatchedSelection> selections = batched_selections(kernel);
  const int count = soaks() ? 670 : 40;
  for (int i = 0; i < count; ++i) {
    Random random(1000 + static_cast<u64>(i));
    const BatchedSelection& x = selections[static_cast<size_t>(i) % selections.size()];
    const auto one_of = [&](const auto& values) {
      return values[static_cast<size_t>(random.between(0, static_cast<i64>(std::size(values)) - 1))];
    };
    const i64 largest = random.between(0, 3) == 0 ? 20 : 220;
    const Batching problem{.batch = random.between(1, random.between(1, largest < 100 ? 60 : 6)),
                           .m = random.between(1, largest),
                           .n = random.between(1, largest),
                           .k = random.between(1, 220),
                           .a = one_of(every_lying),
                           .b = one_of(every_lying),
                           .d = one_of(apart),
                           .c = one_of(every_lying)};
    BatchedCall call{.max_sms = random.between(0, 5)};
    if (random.between(0, 2) == 0) call.scaling = {.alpha = -2, .beta = 3, .in_place = random.between(0, 1) == 0};
    call.scales = random.between(0, 1) == 0;
    call.of_rows = call.scales && random.between(0, 1) == 0;
    const Schedule schedule = random_schedule(random);
    INFO("batch " << i << " of " << count);
    REQUIRE(run_batched(x, problem, schedule, call) == "");
  }
}
