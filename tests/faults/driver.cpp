// Runs a kernel that has a fault under several schedules, and says what was found in each.
//
// usage: <program> M N K SEEDS [scaled] [in_place] [after_abc | after_ac]
//   scaled     D = -2 A * B^T + 3 C
//   in_place   C is D
//   after_abc  a programmatic launch, behind a kernel that writes A, B and C and reads D
//   after_ac   the same, but B is written before, and promised to be ready
// One line per schedule: <policy> <seed>, a tab, and the finding; nothing after the tab where all was right.
#include <cstdio>
#include <cstdlib>
#include <string>

#include <tests/faults/faulty.hpp>
#include <tests/kernels/before.hpp>
#include <tests/problem.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr float alpha = -2;
constexpr float beta = 3;

struct Inputs {
  Shape shape;
  Integers a;
  Integers b;
  Integers c;
  std::vector<std::int32_t> sums;
  bool scaled = false;
  bool in_place = false;
  bool after = false;
  bool weights_ready = false;
};

std::string run(const Inputs& x, model::Policy policy, u64 seed) {
  const Shape& shape = x.shape;
  const TensorType output = faults::output();
  const bool k_major = faults::major_b() == Major::k;
  const i64 ldb = k_major ? shape.ldb : shape_of(1, 1, shape.n, TensorType::bf16, output, 1).ldb;
  const i64 ldc = x.in_place ? shape.ldd : shape.ldd + 16;
  Matrix a(TensorType::bf16, shape.m, shape.k, shape.lda);
  Matrix b(TensorType::bf16, k_major ? shape.n : shape.k, k_major ? shape.k : shape.n, ldb);
  Matrix c(output, shape.m, shape.n, ldc);
  Matrix d(output, shape.m, shape.n, shape.ldd);
  // What the kernel before writes, it copies from here.
  Matrix a_source(TensorType::bf16, shape.m, shape.k, shape.lda);
  Matrix b_source(TensorType::bf16, k_major ? shape.n : shape.k, k_major ? shape.k : shape.n, ldb);
  Matrix c_source(output, shape.m, shape.n, ldc);
  Matrix& c_or_d = x.in_place ? d : c;
  fill(x.after ? a_source : a, x.a);
  Matrix& b_first = x.after && !x.weights_ready ? b_source : b;
  for (i64 j = 0; j < shape.n; ++j)
    for (i64 l = 0; l < shape.k; ++l) b_first.set(k_major ? j : l, k_major ? l : j, x.b.at(j, l));
  fill(x.after ? c_source : c_or_d, x.c);

  model::Settings& settings = model::settings();
  settings.policy = policy;
  settings.schedule_seed = seed;
  settings.multiprocessors = 2 * static_cast<int>(faults::cluster_size());
  settings.shared_objects = faults::shared_objects();
  model::reset_report();
  GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());
  arguments.ldb = ldb;
  if (x.scaled) {
    arguments.alpha = alpha;
    arguments.beta = beta;
    arguments.c = c_or_d.data();
    arguments.ldc = ldc;
  }
  arguments.programmatic = x.after;
  arguments.weights_ready = x.weights_ready;
  if (x.after) {
    std::vector<std::pair<Matrix*, const Matrix*>> copies = {{&a, &a_source}, {&c_or_d, &c_source}};
    if (!x.weights_ready) copies.push_back({&b, &b_source});
    if (const Status status = launch_before(copies, d); !status.ok()) return status.text;
  }
  const Status status = faults::launch(arguments);
  const model::Report& report = model::report();
  if (!report.finding.empty()) return report.finding;
  if (!status.ok()) return status.text;
  if (const std::string wrong = mismatch(d, output, x.sums, shape.n); !wrong.empty()) return "wrong values: " + wrong;
  if (const std::string wrong = d.damage(); !wrong.empty()) return "canary: " + wrong;
  const i64 wgmmas = faults::wgmmas(shape.m, shape.n, shape.k);
  if (static_cast<i64>(report.wgmmas) != wgmmas)
    return "work: " + std::to_string(report.wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  return {};
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 5) {
    std::fprintf(stderr, "usage: %s M N K SEEDS [scaled] [in_place] [after_abc | after_ac]\n", arguments[0]);
    return 2;
  }
  const auto number = [&](int i) { return std::strtoll(arguments[i], nullptr, 10); };
  const Shape shape = shape_of(number(1), number(2), number(3), TensorType::bf16, faults::output(), 1);
  Random random(1);
  Inputs inputs{shape,
                random_integers(shape.m, shape.k, random),
                random_integers(shape.n, shape.k, random),
                random_integers(shape.m, shape.n, random),
                {}};
  inputs.sums = multiply(inputs.a, inputs.b);
  for (int i = 5; i < count; ++i) {
    const std::string word = arguments[i];
    inputs.scaled |= word == "scaled";
    inputs.in_place |= word == "in_place";
    inputs.after |= word == "after_abc" || word == "after_ac";
    inputs.weights_ready |= word == "after_ac";
  }
  if (inputs.scaled)
    for (size_t i = 0; i < inputs.sums.size(); ++i)
      inputs.sums[i] =
          static_cast<std::int32_t>(alpha) * inputs.sums[i] + static_cast<std::int32_t>(beta) * inputs.c.values[i];

  const auto report = [&](const char* name, model::Policy policy, u64 seed) {
    std::printf("%s %d\t%s\n", name, static_cast<int>(seed), run(inputs, policy, seed).c_str());
    std::fflush(stdout);
  };
  report("eager", model::Policy::eager, 1);
  report("late", model::Policy::late, 1);
  for (long long seed = 1; seed <= number(4); ++seed) report("random", model::Policy::random, static_cast<u64>(seed));
}
