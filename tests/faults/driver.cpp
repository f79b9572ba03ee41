// Runs a kernel that has a fault under several schedules, and says what was found in each.
//
// usage: <program> M N K SEEDS
// One line per schedule: <policy> <seed>, a tab, and the finding; nothing after the tab where all was right.
#include <cstdio>
#include <cstdlib>
#include <string>

#include <tests/faults/faulty.hpp>
#include <tests/problem.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

struct Inputs {
  Shape shape;
  Integers a;
  Integers b;
  std::vector<std::int32_t> sums;
};

std::string run(const Inputs& x, model::Policy policy, u64 seed) {
  const Shape& shape = x.shape;
  Matrix a(TensorType::bf16, shape.m, shape.k, shape.lda);
  const bool k_major = faults::major_b() == Major::k;
  const i64 ldb = k_major ? shape.ldb : shape_of(1, 1, shape.n, TensorType::bf16, faults::output(), 1).ldb;
  Matrix b(TensorType::bf16, k_major ? shape.n : shape.k, k_major ? shape.k : shape.n, ldb);
  Matrix d(faults::output(), shape.m, shape.n, shape.ldd);
  fill(a, x.a);
  for (i64 j = 0; j < shape.n; ++j)
    for (i64 l = 0; l < shape.k; ++l) b.set(k_major ? j : l, k_major ? l : j, x.b.at(j, l));

  model::Settings& settings = model::settings();
  settings.policy = policy;
  settings.schedule_seed = seed;
  settings.multiprocessors = 2 * static_cast<int>(faults::cluster_size());
  settings.shared_objects = faults::shared_objects();
  model::reset_report();
  GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());
  arguments.ldb = ldb;
  const Status status = faults::launch(arguments);
  const model::Report& report = model::report();
  if (!report.finding.empty()) return report.finding;
  if (!status.ok()) return status.text;
  if (const std::string wrong = mismatch(d, faults::output(), x.sums, shape.n); !wrong.empty())
    return "wrong values: " + wrong;
  if (const std::string wrong = d.damage(); !wrong.empty()) return "canary: " + wrong;
  const i64 wgmmas = faults::wgmmas(shape.m, shape.n, shape.k);
  if (static_cast<i64>(report.wgmmas) != wgmmas)
    return "work: " + std::to_string(report.wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  return {};
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    std::fprintf(stderr, "usage: %s M N K SEEDS\n", arguments[0]);
    return 2;
  }
  const auto number = [&](int i) { return std::strtoll(arguments[i], nullptr, 10); };
  const Shape shape = shape_of(number(1), number(2), number(3), TensorType::bf16, faults::output(), 1);
  Random random(1);
  Inputs inputs{shape, random_integers(shape.m, shape.k, random), random_integers(shape.n, shape.k, random), {}};
  inputs.sums = multiply(inputs.a, inputs.b);

  const auto report = [&](const char* name, model::Policy policy, u64 seed) {
    std::printf("%s %d\t%s\n", name, static_cast<int>(seed), run(inputs, policy, seed).c_str());
    std::fflush(stdout);
  };
  report("eager", model::Policy::eager, 1);
  report("late", model::Policy::late, 1);
  for (long long seed = 1; seed <= number(4); ++seed) report("random", model::Policy::random, static_cast<u64>(seed));
}
