// Special registers: where a thread runs, and when.
// Source: PTX ISA, "Special Registers",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#special-registers
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// mov.u32  value, %laneid;                                                                       PTX ISA 1.3, sm_10
/// The thread's lane in its warp, 0 to 31: threadIdx.x % 32 in a CTA of one dimension.
[[nodiscard]] __device__ inline u32 laneid() {
  u32 value;
  asm("mov.u32 %0, %%laneid;" : "=r"(value));
  return value;
}

/// mov.u32  value, %warpid;                                                                       PTX ISA 1.3, sm_10
/// The warp's number in its CTA, for measurements: it may change while the kernel runs. Roles follow threadIdx.x.
[[nodiscard]] __device__ inline u32 warpid() {
  u32 value;
  asm volatile("mov.u32 %0, %%warpid;" : "=r"(value));
  return value;
}

/// mov.u32  value, %smid;                                                                         PTX ISA 1.3, sm_10
/// The SM that executes the thread, 0 to %nsmid - 1; numbers may be missing, and it may change.
[[nodiscard]] __device__ inline u32 smid() {
  u32 value;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(value));
  return value;
}

/// mov.u32  value, %nsmid;                                                                        PTX ISA 2.0, sm_20
/// One more than the largest %smid.
[[nodiscard]] __device__ inline u32 nsmid() {
  u32 value;
  asm("mov.u32 %0, %%nsmid;" : "=r"(value));
  return value;
}

/// mov.u32  value, %clusterid.x;                                                                  PTX ISA 7.8, sm_90
/// The cluster's place in the grid, along x; blockIdx.x where the launch set no cluster.
[[nodiscard]] __device__ inline u32 clusterid_x() {
  u32 value;
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(value));
  return value;
}

/// mov.u32  value, %nclusterid.x;                                                                 PTX ISA 7.8, sm_90
/// Clusters in the grid along x.
[[nodiscard]] __device__ inline u32 nclusterid_x() {
  u32 value;
  asm("mov.u32 %0, %%nclusterid.x;" : "=r"(value));
  return value;
}

/// mov.u32  rank, %cluster_ctarank;                                                                  PTX ISA 7.8, sm_90
/// The executing CTA's rank in its cluster, 0 to cluster size - 1; 0 where the launch set no cluster.
[[nodiscard]] __device__ inline u32 cluster_ctarank() {
  u32 rank;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  return rank;
}

/// mov.u32  value, %cluster_nctarank;                                                             PTX ISA 7.8, sm_90
/// CTAs in the cluster; 1 where the launch set none.
[[nodiscard]] __device__ inline u32 cluster_nctarank() {
  u32 value;
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(value));
  return value;
}

/// mov.u32  value, %dynamic_smem_size;                                                            PTX ISA 4.1, sm_20
/// Bytes of dynamic shared memory that the launch gave each CTA.
[[nodiscard]] __device__ inline u32 dynamic_smem_size() {
  u32 value;
  asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(value));
  return value;
}

/// mov.u64  value, %clock64;                                                                      PTX ISA 2.0, sm_20
/// Cycles of the SM so far. Two readings on one SM are comparable, of two SMs they are not.
[[nodiscard]] __device__ inline u64 clock64() {
  u64 value;
  asm volatile("mov.u64 %0, %%clock64;" : "=l"(value));
  return value;
}

/// mov.u64  value, %globaltimer;                                                                  PTX ISA 3.1, sm_30
/// Nanoseconds since some point in time, the same on all SMs; it steps in units of the device, up to a microsecond.
[[nodiscard]] __device__ inline u64 globaltimer() {
  u64 value;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(value));
  return value;
}

}  // namespace rawgemm::ptx
