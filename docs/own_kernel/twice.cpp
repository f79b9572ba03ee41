// Runs the kernel of twice.cuh on the model, under schedules that differ: docs/own_kernel.md.
#include <cstdio>

#include <host/device.hpp>
#include <model.hpp>

#include "twice.cuh"

using namespace rawgemm;

int main() {
  alignas(16) float x[twice::threads];
  alignas(16) float y[twice::threads];
  for (u32 i = 0; i < twice::threads; ++i) x[i] = static_cast<float>(i);
  for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
    model::settings().policy = policy;
    model::settings().shared_objects = {{"x", 0, sizeof(float), twice::threads}, {"full", twice::bytes, 8, 1}};
    model::reset_report();
    const device::CtaShape shape{.block = twice::threads, .cluster = 1, .shared_memory = twice::shared_bytes};
    const Status status = device::launch("twice", &twice::twice, 1, shape, nullptr, twice::Params{x, y});
    if (!status.ok()) {
      std::puts(status.text.c_str());
      return 1;
    }
    for (u32 i = 0; i < twice::threads; ++i)
      if (y[i] != 2 * x[i]) {
        std::printf("y[%u] = %g, must be %g\n", i, static_cast<double>(y[i]), static_cast<double>(2 * x[i]));
        return 1;
      }
  }
  std::puts("right, and nothing found");
}
