// Runs an example on the model under several schedules.
//
// usage: wrong_on_model race|serialised|undefined
// One line per schedule: <policy> <seed>, a tab, and the finding; nothing after the tab where there is none.
#include <cstdio>
#include <map>

#include <host/device.hpp>
#include <model.hpp>
#include <tests/problem.hpp>
#include <tests/wrong/race.cuh>
#include <tests/wrong/serialised.cuh>
#include <tests/wrong/undefined.cuh>

using namespace rawgemm;

namespace {

constexpr i64 k = 80;

std::string run(void (*kernel)(tile::Params), model::Policy policy, u64 seed) {
  const test::Matrix a(TensorType::bf16, tile::m, k, k);
  const test::Matrix b(TensorType::bf16, wrong::n, k, k);
  test::Matrix d(TensorType::f32, tile::m, wrong::n, wrong::n);
  const tile::Params params{.a = static_cast<const char*>(a.data()),
                            .b = static_cast<const char*>(b.data()),
                            .d = static_cast<char*>(d.data()),
                            .a_pitch = k * 2,
                            .b_pitch = k * 2,
                            .d_pitch = wrong::n * 4,
                            .k = k};
  model::settings().policy = policy;
  model::settings().schedule_seed = seed;
  model::settings().shared_objects = {{"slice", 0, wrong::slice_bytes, 2}};
  model::reset_report();
  const device::CtaShape shape{.block = tile::threads, .cluster = 1, .shared_memory = 2 * wrong::slice_bytes};
  const Status status = device::launch("example", kernel, 1, shape, nullptr, params);
  return model::report().finding.empty() ? status.text : model::report().finding;
}

}  // namespace

int main(int count, char** arguments) {
  const std::map<std::string, void (*)(tile::Params)> kernels{
      {"race", &wrong::race}, {"serialised", &wrong::serialised}, {"undefined", &wrong::undefined}};
  if (count != 2 || kernels.count(arguments[1]) == 0) {
    std::fprintf(stderr, "usage: wrong_on_model race|serialised|undefined\n");
    return 2;
  }
  const auto report = [&](const char* name, model::Policy policy, u64 seed) {
    std::printf("%s %d\t%s\n", name, static_cast<int>(seed), run(kernels.at(arguments[1]), policy, seed).c_str());
  };
  report("eager", model::Policy::eager, 1);
  report("late", model::Policy::late, 1);
  for (u64 seed = 1; seed <= 4; ++seed) report("random", model::Policy::random, seed);
}
