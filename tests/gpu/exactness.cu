// The GEMM kernels on the GPU: exact on integers, for random shapes over all configurations, a third of them with
// alpha, beta and C, and nothing written beside D.
//
// exactness [--cases 2000] [--size 5000] [--seed 1] [--small] [--no-clusters]
//   --small        one case of up to 300 of each configuration, for compute-sanitizer
//   --no-clusters  only configurations whose clusters are one CTA
#include <chrono>
#include <cstring>

#include <tests/gpu/integer_problem.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

struct Options {
  i64 cases = 2000;
  i64 size = 5000;
  u64 seed = 1;
  bool small = false;
  bool clusters = true;
};

Options parse(int count, char** arguments) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string name = arguments[i];
    if (name == "--small") {
      options.small = true;
    } else if (name == "--no-clusters") {
      options.clusters = false;
    } else if ((name == "--cases" || name == "--size" || name == "--seed") && i + 1 < count) {
      const i64 value = std::atoll(arguments[++i]);
      if (name == "--cases") options.cases = value;
      if (name == "--size") options.size = value;
      if (name == "--seed") options.seed = static_cast<u64>(value);
    } else {
      std::fprintf(stderr, "unknown argument %s; see the head of tests/gpu/exactness.cu\n", name.c_str());
      std::exit(2);
    }
  }
  return options;
}

void run(IntegerProblem& problem, const Selection& selection, const Shape& shape, u64 seed,
         const Scaling& scaling = {}) {
  problem.prepare(selection, shape, seed, nullptr, scaling);
  if (const Status status = problem.run(); !status.ok())
    stop(describe(selection) + "; " + describe(shape) + ": " + status.text);
  if (const std::string wrong = problem.judge(); !wrong.empty()) stop(wrong);
}

Scaling random_scaling(Random& random) {
  switch (random.between(0, 5)) {
    case 0:
      return {.alpha = static_cast<float>(random.between(-2, 2)),
              .beta = static_cast<float>(random.between(1, 3)),
              .in_place = random.between(0, 1) == 0};
    case 1:
      return {.alpha = 0.7f, .beta = -1.3f, .in_place = random.between(0, 1) == 0};
    default:
      return {};
  }
}

/// Shapes in which something is long: 32-bit arithmetic on bytes or elements would fail.
void run_long(IntegerProblem& problem, const std::vector<Selection>& selections) {
  constexpr i64 tall = 300000;
  constexpr i64 deep = 100000;
  constexpr i64 far_apart = (i64{1} << 31) + 8;  // elements: rows 4 GiB apart
  for (const Selection& x : selections) {
    run(problem, x, shape_of(tall, 9, 17, x.input, x.output), 1);
    run(problem, x, shape_of(9, tall, 17, x.input, x.output), 2);
    run(problem, x, shape_of(100, 100, deep, x.input, x.output), 3);
    run(problem, x, shape_of(tall, 9, 0, x.input, x.output), 5, {.alpha = 2, .beta = 3});
    run(problem, x, shape_of(9, tall, 0, x.input, x.output), 6, {.beta = 3, .in_place = true});
  }
  run(problem, selections.front(), {.m = 2, .n = 2, .k = 200, .lda = far_apart, .ldb = far_apart, .ldd = far_apart}, 4);
}

}  // namespace

int main(int count, char** arguments) {
  const Options options = parse(count, arguments);
  start("exactness");
  std::vector<Selection> selections;
  for (const Selection& x : all_selections())
    if (options.clusters || x.cluster_size() == 1) selections.push_back(x);
  const i64 cases = options.small ? static_cast<i64>(selections.size()) : options.cases;
  const i64 size = options.small ? 300 : options.size;

  IntegerProblem problem;
  const auto begin = std::chrono::steady_clock::now();
  for (i64 i = 0; i < cases; ++i) {
    Random random(options.seed * 1000003 + static_cast<u64>(i));
    const Selection& selection = selections[static_cast<size_t>(i) % selections.size()];
    const i64 padding = random.between(0, 3) == 0 ? random.between(1, 5) : 0;
    const i64 m = random.between(1, size);
    const i64 n = random.between(1, size);
    const i64 k = random.between(1, size);
    const Shape shape = shape_of(m, n, k, selection.input, selection.output, padding);
    const Scaling scaling = random_scaling(random);
    run(problem, selection, shape, random.next(), scaling);
    if ((i + 1) % 200 == 0 || i + 1 == cases) {
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
      std::printf("%lld of %lld shapes exact, %.1f s\n", i + 1, cases, seconds.count());
      std::fflush(stdout);
    }
  }
  if (!options.small) {
    run_long(problem, selections);
    std::printf("long shapes, K = 0 and rows 4 GiB apart exact\n");
  }
  std::printf("exactness: passed, %lld random shapes up to %lld, %zu configurations\n", cases, size, selections.size());
}
