// The ring of shared-memory stages between TMA and wgmma: how a stage lies in memory, and the place of one role in it.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

inline constexpr u32 warpgroup_threads = 128;
/// D's rows and the depth of one wgmma of 16-bit elements.
inline constexpr u32 wgmma_m = 64;
inline constexpr u32 wgmma_k = 16;
/// A row of a stage is as wide as the 128-byte swizzle, which repeats after 8 rows.
inline constexpr u32 stage_row_bytes = 128;
inline constexpr u32 swizzle_period = 8 * stage_row_bytes;

/// offsetof, which NVRTC does not have: a pointer to a data member is its offset.
template <class Smem, class Member>
__device__ constexpr u32 offset_of(Member Smem::*member) {
  return static_cast<u32>(__builtin_bit_cast(i64, member));
}

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
