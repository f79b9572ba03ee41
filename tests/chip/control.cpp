// Which lanes instructions choose, and what they say of the executing thread.
#include <host/device.hpp>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

struct ElectParams {
  u32* elected;  // [warps]
};

__global__ void elect(const __grid_constant__ ElectParams params) {
  // The model elects another lane on purpose; what counts is that it is one.
  if (ptx::elect_sync()) params.elected[threadIdx.x / 32] += 1;
}

/// How many lanes of each warp are elected.
Status elect_sync(Case& c) {
  const u32 warps = static_cast<u32>(c.random().between(1, 8));
  const ElectParams params{c.output(std::vector<u32>(warps))};
  return device::launch("elect", &elect, 1, {.block = warps * 32, .cluster = 1, .shared_memory = 0}, nullptr, params);
}

}  // namespace

Probes control_probes() { return {{"elect_sync", &elect_sync, 8}}; }

}  // namespace rawgemm::test::chip
