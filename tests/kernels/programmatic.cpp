// The GEMM kernels on the model, in programmatic launches: they may begin while the kernel before them still runs.
#include <tests/catch.hpp>
#include <tests/kernels/before.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr Scaling scaling{.alpha = 2, .beta = 3};

struct Promise {
  bool weights_ready;   // what the call says
  bool b_is_untouched;  // by the kernel before
};

/// Behind a kernel that writes A, C and, where it is not untouched, B, and reads D. Empty, or what went wrong.
std::string run_after(const Selection& selection, const Shape& shape, const Schedule& schedule, Random& random,
                      const Promise& promise, bool programmatic = true) {
  const Integers a = random_integers(shape.m, shape.k, random);
  const Integers b = random_integers(shape.n, shape.k, random);
  Operands x(selection, shape);
  Operands source(selection, shape);
  fill(source.a, a);
  fill(promise.b_is_untouched ? x.b : source.b, b);
  fill(source.c, random_integers(shape.m, shape.n, random));
  use(schedule, selection.cluster_size());
  std::vector<std::pair<Matrix*, const Matrix*>> copies = {{&x.a, &source.a}, {&x.c, &source.c}};
  if (!promise.b_is_untouched) copies.push_back({&x.b, &source.b});
  if (const Status status = launch_before(copies, x.d); !status.ok()) return status.text;
  GemmArguments arguments = x.arguments(shape, scaling);
  arguments.programmatic = programmatic;
  arguments.weights_ready = promise.weights_ready;
  const Status status = launch(selection, arguments);
  const std::vector<float> values = scaled(multiply(a, b), x.c, shape.n, scaling);
  const std::string wrong = judge(status, x.d, selection.output, values, shape.n);
  return wrong.empty() ? wrong : describe(selection, shape, schedule) + ": " + wrong;
}

Shape some_shape(const Selection& x) { return shape_of(x, x.tile.m + 13, x.tile.n + 29, 150); }

}  // namespace

EACH_KERNEL("programmatic: after a kernel that writes A, B and C and reads D") {
  Random random(11);
  for (const Selection& x : all_selections(kernel))
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
      CHECK(run_after(x, some_shape(x), {.policy = policy, .multiprocessors = 2}, random, {false, false}) == "");
}

EACH_KERNEL("programmatic: weights that are ready, and are") {
  Random random(12);
  for (const Selection& x : all_selections(kernel))
    for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
      CHECK(run_after(x, some_shape(x), {.policy = policy, .multiprocessors = 2}, random, {true, true}) == "");
}

EACH_KERNEL("programmatic: the promise that weights are ready, broken, is found") {
  Random random(13);
  for (const Selection& x : all_selections(kernel)) {
    const std::string found = run_after(x, some_shape(x), {}, random, {true, false});
    INFO(found);
    CHECK(found.find("of the launch before, which may still run: no griddepcontrol.wait lies between") !=
          std::string::npos);
  }
}

EACH_KERNEL("without programmatic launches the kernel before has ended, whatever is promised") {
  Random random(14);
  for (const Selection& x : all_selections(kernel))
    CHECK(run_after(x, some_shape(x), {}, random, {true, false}, false) == "");
}

EACH_KERNEL("programmatic: K = 0 waits for the kernel before, too") {
  Random random(15);
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = shape_of(x, 60, 70, 0);
    CHECK(run_after(x, shape, {}, random, {false, false}) == "");
    CHECK(run_after(x, shape, {}, random, {true, true}) == "");
  }
}

EACH_KERNEL("programmatic: a chain, in which each call adds to what the one before it wrote") {
  Random random(16);
  constexpr int calls = 4;
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = some_shape(x);
    const Integers a = random_integers(shape.m, shape.k, random);
    const Integers b = random_integers(shape.n, shape.k, random);
    Operands operands(x, shape);
    fill(operands.a, a);
    fill(operands.b, b);
    use({}, x.cluster_size());
    Status status;
    for (int call = 0; call < calls && status.ok(); ++call) {
      // D = A * B^T, then D = 0 * A * B^T + D.
      GemmArguments arguments = operands.arguments(
          shape, {.alpha = call == 0 ? 1.0f : 0.0f, .beta = call == 0 ? 0.0f : 1.0f, .in_place = call > 0});
      arguments.programmatic = arguments.weights_ready = call > 0;
      status = launch(x, arguments);
    }
    CHECK(judge(status, operands.d, x.output, scaled(multiply(a, b), operands.c, shape.n, {}), shape.n) == "");
  }
}
