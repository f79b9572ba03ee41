// The place of one role in a ring of shared-memory stages.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

/// A stage, and the parity of the phase in which its barriers are on this trip round the ring. Each role has its own
/// Ring and advances it once per k block. The filler waits for `empty` at parity ^ 1: a fresh mbarrier counts as having
/// completed parity 1, so that on the first trip every stage is free.
template <u32 stages>
struct Ring {
  u32 stage = 0;
  u32 parity = 0;

  __device__ void advance() {
    if (++stage == stages) {
      stage = 0;
      parity ^= 1;
    }
  }
};

}  // namespace rawgemm
