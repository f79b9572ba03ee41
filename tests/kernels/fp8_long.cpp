// The GEMM kernels with FP8 operands on the model, at length: every policy, random problems, programmatic launches.
#include <tests/kernels/before.hpp>
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

OperandScaleValues some_scales(i64 rows, Random& random) {
  switch (random.between(0, 2)) {
    case 0:
      return {};
    case 1:
      return one_for_all(static_cast<float>(random.normal()));
    default:
      return each_row(rows, random);
  }
}

std::string run_random_problem(const Fp8Selection& selection, Random& random) {
  const i64 m = random.between(1, 300);
  const i64 n = random.between(1, 300);
  const i64 k = random.between(1, 900);
  Fp8Problem x(selection, m, n, k, random.between(0, 3) == 0 ? random.between(1, 5) : 0);
  if (random.between(0, 1) == 0)
    fill_integers(x, random);
  else
    fill_normal(x, random);
  fill_block_scales(x, [&] { return static_cast<float>(std::exp(random.normal())); });
  if (selection.scales == BlockScales::none) {
    x.scale_a = some_scales(m, random);
    x.scale_b = some_scales(n, random);
  }
  if (makes_fp8(selection) && random.between(0, 1) == 0) x.scale_d = {static_cast<float>(random.normal())};
  if (random.between(0, 1) == 0) {
    x.scaling = {.alpha = static_cast<float>(random.normal()),
                 .beta = static_cast<float>(random.normal()),
                 .in_place = random.between(0, 1) == 0};
    x.fill_c(random);
  }
  return run(x, random_schedule(random));
}

/// What a call says of B and its scales, and which of them the kernel before writes.
struct Promise {
  bool weights_ready;
  bool b_is_written;
  bool scales_of_b_are_written;
};

/// Behind a kernel that writes A, its scales, C, the scale of D and what of B it is said to write, and reads D.
std::string run_after(const Fp8Selection& selection, const Promise& promise, const Schedule& schedule, Random& random) {
  constexpr i64 m = 75;
  const i64 n = selection.tile.n + 29;
  constexpr i64 k = 300;
  const auto not_written = [](const std::vector<float>& values) {
    return std::vector<float>(values.size(), not_a_number);
  };
  Fp8Problem source(selection, m, n, k);
  fill_integers(source, random);
  fill_block_scales(source, [&] { return static_cast<float>(random.normal()); });
  if (selection.scales == BlockScales::none) {
    source.scale_a = each_row(m, random);
    source.scale_b = each_row(n, random);
  }
  if (makes_fp8(selection)) source.scale_d = {1.9f};
  source.scaling = {.alpha = 2, .beta = 3};
  source.fill_c(random);

  Fp8Problem x(selection, m, n, k);
  x.scaling = source.scaling;
  x.scale_a = {not_written(source.scale_a.values), true};
  x.scale_b = source.scale_b;
  x.scale_d = not_written(source.scale_d);
  x.block_a.values = not_written(source.block_a.values);
  x.block_b = source.block_b;
  if (!promise.b_is_written) x.fill_b([&](i64 row, i64 column) { return source.b.bits(row, column); });
  if (promise.scales_of_b_are_written) {
    x.scale_b.values = not_written(source.scale_b.values);
    x.block_b.values = not_written(source.block_b.values);
  }

  const Fp8Call from(source);
  Fp8Call to(x);
  std::vector<Before::Copy> copies = {copy_of(x.a, source.a), copy_of(x.c, source.c)};
  const auto add = [&](GuardedFloats& written, const GuardedFloats& read, const std::vector<float>& values) {
    copies.push_back({reinterpret_cast<char*>(written.data()), reinterpret_cast<const char*>(read.data()),
                      static_cast<i64>(values.size() * sizeof(float))});
  };
  add(to.scale_a, from.scale_a, source.scale_a.values);
  add(to.scale_d, from.scale_d, source.scale_d);
  add(to.block_a, from.block_a, source.block_a.values);
  if (promise.b_is_written) copies.push_back(copy_of(x.b, source.b));
  if (promise.scales_of_b_are_written) {
    add(to.scale_b, from.scale_b, source.scale_b.values);
    add(to.block_b, from.block_b, source.block_b.values);
  }
  const std::vector<float> values = reference(source);
  use(schedule, selection.cluster_size());
  if (const Status status = launch_before(copies, x.d); !status.ok()) return status.text;
  to.arguments.programmatic = true;
  to.arguments.weights_ready = promise.weights_ready;
  const std::string wrong = judge(selection.launch(to.arguments, nullptr), x, values);
  return wrong.empty() ? "" : describe(x, schedule) + ": " + wrong;
}

/// Every eighth problem of a fixed list, from this one on.
void run_random_problems(int first) {
  const std::vector<Fp8Selection> selections = fp8_selections();
  const int problems = static_cast<int>(selections.size()) * (soaks() ? 500 : 5);
  for (int i = first; i < problems; i += 8) {
    Random random(static_cast<u64>(i));
    INFO("problem " << i << " of " << problems);
    REQUIRE(run_random_problem(selections[static_cast<size_t>(i / 8) % selections.size()], random) == "");
  }
}

constexpr model::Policy policies[] = {model::Policy::eager, model::Policy::late, model::Policy::random};

}  // namespace

TEST_CASE("fp8: normal numbers: the bits that docs/accumulation.md says, under every policy and seed") {
  Random random(1);
  for (const Fp8Selection& selection : fp8_selections()) {
    Fp8Problem x(selection, selection.tile.m + 3, selection.tile.n + 5, 520);
    fill_normal(x, random);
    fill_block_scales(x, [&] { return static_cast<float>(std::exp(random.normal())); });
    const std::vector<float> values = reference(x);
    for (const model::Policy policy : policies)
      for (int i = 0; i < (policy == model::Policy::random ? 3 : 1); ++i)
        CHECK(run_against(x, values, {.policy = policy, .seed = random.next(), .multiprocessors = 2 + 2 * i}) == "");
  }
}

TEMPLATE_TEST_CASE_SIG("fp8: random problems, scales and schedules, an eighth from", "", ((int first), first), 0, 1, 2,
                       3, 4, 5, 6, 7) {
  run_random_problems(first);
}

TEST_CASE("fp8: programmatic, after a kernel that writes the operands and all scales, and reads D") {
  Random random(2);
  for (const Fp8Selection& x : fp8_selections())
    for (const model::Policy policy : policies)
      CHECK(run_after(x, {.weights_ready = false, .b_is_written = true, .scales_of_b_are_written = true},
                      {.policy = policy, .multiprocessors = 2}, random) == "");
}

TEST_CASE("fp8: programmatic, weights and their scales that are ready, and are") {
  Random random(3);
  for (const Fp8Selection& x : fp8_selections())
    for (const model::Policy policy : policies)
      CHECK(run_after(x, {.weights_ready = true, .b_is_written = false, .scales_of_b_are_written = false},
                      {.policy = policy, .multiprocessors = 2}, random) == "");
}

TEST_CASE("fp8: programmatic, the promise that weights are ready, broken for B or its block scales, is found") {
  Random random(4);
  const std::string finding = "of the launch before, which may still run: no griddepcontrol.wait lies between";
  for (const Fp8Selection& x : block_scaled_selections())
    for (const bool of_b : {false, true}) {
      if (!of_b && x.scales_a == Major::k) continue;  // who copies A's scales waits, and copies B's
      const std::string found =
          run_after(x, {.weights_ready = true, .b_is_written = of_b, .scales_of_b_are_written = !of_b}, {}, random);
      INFO(found);
      CHECK(found.find(finding) != std::string::npos);
    }
}
