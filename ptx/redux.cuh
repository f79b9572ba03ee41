// Reductions among the lanes of a warp.
// Source: PTX ISA, "Parallel Synchronization and Communication Instructions: redux.sync".
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// redux.sync.max.u32  largest, value, 0xffffffff;                                                   PTX ISA 7.0, sm_80
/// The largest of all lanes' values; every lane of the warp executes it.
[[nodiscard]] __device__ inline u32 redux_sync_max_u32(u32 value) {
  u32 largest;
  asm volatile("redux.sync.max.u32 %0, %1, 0xffffffff;" : "=r"(largest) : "r"(value));
  return largest;
}

}  // namespace rawgemm::ptx
