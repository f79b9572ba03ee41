// A GEMM kernel on the model: one run, judged.
#pragma once
#include <string>

#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/launch.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

/// A test case for each kernel, `kernel` in its body.
#define EACH_KERNEL(name) \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_multistage)

/// How the model runs: what the kernel may not depend on.
struct Schedule {
  model::Policy policy = model::Policy::random;
  u64 seed = 1;
  int multiprocessors = 4;
};

inline std::string describe(const Schedule& x) {
  constexpr const char* policies[] = {"eager", "late", "random"};
  return std::string(policies[static_cast<int>(x.policy)]) + ", seed " + std::to_string(x.seed) + ", " +
         std::to_string(x.multiprocessors) + " multiprocessors";
}

/// For the launches that follow. A launcher remembers how many clusters a device holds: so many multiprocessors are
/// always the same device.
inline void use(const Schedule& schedule) {
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

/// Runs A * B^T on integers. Empty, or what went wrong: a refusal, a finding, an inexact element, a canary.
inline std::string run_exact(const Selection& selection, const Shape& shape, const Schedule& schedule,
                             const Integers& a, const Integers& b) {
  Matrix a_memory(selection.input, shape.m, shape.k, shape.lda);
  Matrix b_memory(selection.input, shape.n, shape.k, shape.ldb);
  Matrix d(selection.output, shape.m, shape.n, shape.ldd);
  fill(a_memory, a);
  fill(b_memory, b);
  use(schedule);
  const Status status = launch(selection, arguments_of(shape, a_memory.data(), b_memory.data(), d.data()));
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  if (wrong.empty()) wrong = mismatch(d, selection.output, multiply(a, b), shape.n);
  if (wrong.empty()) wrong = d.damage();
  return wrong.empty() ? wrong : describe(selection, shape, schedule) + ": " + wrong;
}

inline std::string run_exact(const Selection& selection, const Shape& shape, const Schedule& schedule, Random& random) {
  const Integers a = random_integers(shape.m, shape.k, random);
  const Integers b = random_integers(shape.n, shape.k, random);
  return run_exact(selection, shape, schedule, a, b);
}

}  // namespace rawgemm::test
