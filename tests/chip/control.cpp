// Which lanes instructions choose, and what they say of the executing thread.
#include <host/device.hpp>
#include <ptx/control.cuh>
#include <ptx/special_registers.cuh>
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

struct RegisterParams {
  u32* values;  // [CTAs][registers][threads]
};
constexpr u32 registers = 8;

__global__ void read_registers(const __grid_constant__ RegisterParams params) {
  const u64 cycles = ptx::clock64();
  const u64 time = ptx::globaltimer();
  const u32 values[registers] = {ptx::laneid(),
                                 ptx::cluster_ctarank(),
                                 ptx::cluster_nctarank(),
                                 ptx::clusterid_x(),
                                 ptx::nclusterid_x(),
                                 ptx::dynamic_smem_size(),
                                 ptx::warpid() < 32 && ptx::smid() < ptx::nsmid(),
                                 ptx::clock64() > cycles && ptx::globaltimer() >= time};
  for (u32 i = 0; i < registers; ++i)
    params.values[(blockIdx.x * registers + i) * blockDim.x + threadIdx.x] = values[i];
}

/// Those whose value does not depend on where and when; of the others, what may be said of them.
Status special_registers(Case& c) {
  Random& random = c.random();
  const u32 threads = static_cast<u32>(random.between(1, 4)) * 32;
  const u32 cluster = 1u << random.between(0, 3);
  const u32 grid = static_cast<u32>(random.between(1, 2)) * cluster;
  const u32 shared_memory = static_cast<u32>(random.between(0, 64)) * 16;
  const RegisterParams params{c.output<u32>(grid * registers * threads)};
  return device::launch("read_registers", &read_registers, grid,
                        {.block = threads, .cluster = cluster, .shared_memory = shared_memory}, nullptr, params);
}

}  // namespace

Probes control_probes() { return {{"elect_sync", &elect_sync, 8}, {"special_registers", &special_registers, 8}}; }

}  // namespace rawgemm::test::chip
