// Addresses in shared memory: the launch's own, the same place in another CTA of the cluster, and whose a place is.
// Source: PTX ISA, "Data Movement and Conversion Instructions: cvta, mapa, getctarank",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#data-movement-and-conversion-instructions-mapa
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// cvta.to.shared.u64  address, generic;                                                          PTX ISA 2.0, sm_20
/// Returns where the dynamic shared memory of the launch begins. The declaration asks for 1024-byte alignment, the
/// period of the 128-byte swizzle; a kernel that relies on it checks it.
[[nodiscard]] __device__ inline SharedAddress dynamic_smem() {
  extern __shared__ __align__(1024) unsigned char rawgemm_dynamic_smem[];
  u64 address;
  asm("cvta.to.shared.u64 %0, %1;" : "=l"(address) : "l"(rawgemm_dynamic_smem));
  return static_cast<SharedAddress>(address);
}

/// mapa.shared::cluster.u32  mapped, address, rank;                                                  PTX ISA 7.8, sm_90
/// address: of the executing CTA. Returns the address of the same object in the CTA with that rank of the cluster.
[[nodiscard]] __device__ inline SharedAddress mapa(SharedAddress address, u32 rank) {
  SharedAddress mapped;
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(mapped) : "r"(address), "r"(rank));
  return mapped;
}

/// getctarank.shared::cluster.u32  rank, address;                                                    PTX ISA 7.8, sm_90
/// Returns the rank in the cluster of the CTA that the address belongs to.
[[nodiscard]] __device__ inline u32 getctarank(SharedAddress address) {
  u32 rank;
  asm("getctarank.shared::cluster.u32 %0, %1;" : "=r"(rank) : "r"(address));
  return rank;
}

}  // namespace rawgemm::ptx
