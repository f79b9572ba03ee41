// The k blocks of a tile, by a warpgroup that has nothing to do between them but to wait and to release.
#pragma once
#include <kernels/stages.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm {

/// With more accumulators in a thread, wgmmas last long enough to hide how many are needed (docs/performance.md).
inline constexpr u32 narrow_accumulators = 80;

/// multiply_stage for the first k_steps of a k block, told apart ahead of all wgmmas: between those of a group, control
/// flow would make ptxas serialise them.
template <u32 most = stage_k_steps, class Operands, u32 tiles_m, u32 registers>
__device__ inline void multiply_steps(const Operands& of, float (&d)[tiles_m][registers], bool accumulate,
                                      u32 k_steps) {
  if constexpr (most > 1)
    if (k_steps < most) return multiply_steps<most - 1>(of, d, accumulate, k_steps);
  multiply_stage<most>(of, d, accumulate);
}

/// Starts a tile's products, and releases all of its stages but the last one, which it returns: that one is read after
/// wgmma_wait_group<0>. operands_of(stage): its StageOperands. tells: tells_releases.
template <class Config, class Addresses, u32 stages, class OperandsOf, u32 tiles_m, u32 registers>
__device__ inline u32 multiply_tile(Addresses smem, Ring<stages>& ring, u32 k_blocks, u32 last_k_steps,
                                    const OperandsOf& operands_of, float (&d)[tiles_m][registers], bool tells) {
  // Two wgmmas at most wait for their turn: what lies between those of two k blocks is as short as can be.
  auto operands = operands_of(ring.stage);
  bool next_is_full = false;
  u32 previous_stage = 0;
  for (u32 k_block = 0; k_block < k_blocks; ++k_block) {
    if (!next_is_full) wait_until_full(smem, ring);
    if constexpr (Config::ends_with_k)
      multiply_steps(operands, d, k_block > 0, k_block + 1 < k_blocks ? stage_k_steps : last_k_steps);
    else
      multiply_stage(operands, d, k_block > 0);
    const u32 stage = ring.stage;
    ring.advance();
    operands = operands_of(ring.stage);
    next_is_full = ptx::mbarrier_test_wait_parity(smem.full(ring.stage), ring.parity);
    if (k_block > 0) {
      ptx::wgmma_wait_group<1>();  // the group of the k block before is done, and its stage is read
      release<Config>(smem.empty(previous_stage), tells);
    }
    previous_stage = stage;
  }
  return previous_stage;
}

}  // namespace rawgemm
