// A GEMM kernel on the model: one run, judged.
#pragma once
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/launch.hpp>
#include <tests/problem.hpp>
#include <tests/sample.hpp>

namespace rawgemm::test {

/// How the model runs: what the kernel may not depend on.
struct Schedule {
  model::Policy policy = model::Policy::random;
  u64 seed = 1;
  int multiprocessors = 4;
};

inline Schedule random_schedule(Random& random) {
  constexpr int multiprocessors[] = {2, 3, 4, 8};
  return {.policy = static_cast<model::Policy>(random.between(0, 2)),
          .seed = random.next(),
          .multiprocessors = multiprocessors[random.between(0, 3)]};
}

inline std::string describe(const Schedule& x) {
  constexpr const char* policies[] = {"eager", "late", "random"};
  return std::string(policies[static_cast<int>(x.policy)]) + ", seed " + std::to_string(x.seed) + ", " +
         std::to_string(x.multiprocessors) + " multiprocessors";
}

/// Of `rows` rows of A or B those that TMA loads for tiles of so many, each once: of the last tile those inside,
/// MN-major in steps of 8; or of 64, where the second map is of what each tile has beside whole chunks.
inline i64 rows_loaded(Major major, i64 rows, i64 of_tile) {
  const i64 step = major == Major::k ? 1 : of_tile % 64 != 0 && rows >= of_tile ? 64 : 8;
  return rows / of_tile * of_tile + ceil_div(rows % of_tile, step) * step;
}

/// For the launches that follow, on at least as many multiprocessors as a cluster needs. A launcher remembers how many
/// clusters a device holds: so many multiprocessors are always the same device.
inline void use(Schedule schedule, u32 cluster_size = 1) {
  schedule.multiprocessors = std::max(schedule.multiprocessors, static_cast<int>(cluster_size));
  model::Settings& settings = model::settings();
  settings = {};
  settings.policy = schedule.policy;
  settings.schedule_seed = schedule.seed;
  settings.multiprocessors = schedule.multiprocessors;
  settings.ordinal = schedule.multiprocessors;
  model::reset_report();
}

inline std::string describe(const Selection& selection, const Shape& shape, const Schedule& schedule) {
  return describe(selection) + "; " + describe(shape) + "; " + describe(schedule);
}

/// The operands of a run in memory, each with canaries around it; C has rows farther apart than D's.
struct Operands {
  Operands(const Selection& selection, const Shape& shape)
      : a(selection.input, shape.m, shape.k, shape.lda, shape.major_a),
        b(selection.input, shape.n, shape.k, shape.ldb, shape.major_b),
        c(selection.output, shape.m, shape.n, shape.ldd + 16),
        d(selection.output, shape.m, shape.n, shape.ldd) {}

  Matrix a;
  Matrix b;
  Matrix c;
  Matrix d;

  GemmArguments arguments(const Shape& shape, const Scaling& scaling = {}) const {
    void* const result = const_cast<void*>(d.data());
    GemmArguments x = arguments_of(shape, a.data(), b.data(), result);
    x.alpha = scaling.alpha;
    x.beta = scaling.beta;
    x.c = scaling.in_place ? result : c.data();
    x.ldc = scaling.in_place ? shape.ldd : shape.ldd + 16;
    return x;
  }
};

/// Empty, or what was wrong with a launch: a refusal, a finding, an inexact element, a canary.
inline std::string judge(const Status& status, const Matrix& d, TensorType type, const std::vector<float>& values,
                         i64 columns) {
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  if (wrong.empty()) wrong = mismatch(d, type, values, columns);
  if (wrong.empty()) wrong = d.damage();
  return wrong;
}

/// Computes D from integers in A and B; C holds multiples of 1/8. Empty, or what went wrong.
inline std::string run_exact(const Selection& selection, const Shape& shape, const Schedule& schedule,
                             const Integers& a, const Integers& b, const Scaling& scaling = {}) {
  Operands x(selection, shape);
  fill(x.a, a);
  fill(x.b, b);
  Random random(schedule.seed);
  Matrix& c = scaling.in_place ? x.d : x.c;
  if (scaling.beta != 0)  // otherwise it is all NaN
    for (i64 row = 0; row < shape.m; ++row)
      for (i64 column = 0; column < shape.n; ++column)
        c.set(row, column, static_cast<float>(random.between(-32, 32)) / 8);
  const std::vector<float> values = scaled(multiply(a, b), c, shape.n, scaling);
  use(schedule, selection.cluster_size());
  const Status status = launch(selection, x.arguments(shape, scaling));
  std::string wrong = judge(status, x.d, selection.output, values, shape.n);
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  if (wrong.empty()) return wrong;
  return describe(selection, shape, schedule) + "; " + describe(scaling) + ": " + wrong;
}

inline std::string run_exact(const Selection& selection, const Shape& shape, const Schedule& schedule, Random& random,
                             const Scaling& scaling = {}) {
  const Integers a = random_integers(shape.m, shape.k, random);
  const Integers b = random_integers(shape.n, shape.k, random);
  return run_exact(selection, shape, schedule, a, b, scaling);
}

}  // namespace rawgemm::test
