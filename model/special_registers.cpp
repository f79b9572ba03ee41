// "Special Registers".
#include <instructions.hpp>
#include <machine.hpp>
#include <ptx/special_registers.cuh>

namespace rawgemm::model {
namespace {

const Thread& self() { return machine().self(); }
u32 cluster_size() { return static_cast<u32>(self().cta->cluster->ctas.size()); }

}  // namespace

// The model has no time: readings differ, and later ones are larger.
}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

u32 laneid() { return self().lane(); }

u32 warpid() { return self().warp->index; }

u32 smid() { return self().cta->block_index % nsmid(); }

u32 nsmid() { return static_cast<u32>(settings().multiprocessors); }

u32 clusterid_x() { return self().cta->block_index / cluster_size(); }

u32 nclusterid_x() { return gridDim.x / cluster_size(); }

u32 cluster_nctarank() { return cluster_size(); }

u32 dynamic_smem_size() { return self().cta->size; }

u64 clock64() {
  machine().step();
  static u64 cycles = 0;
  return ++cycles;
}

u64 globaltimer() { return clock64(); }

}  // namespace rawgemm::ptx
