// Where a tile's rows are several warpgroups': what one does that has none of them.
#pragma once
#include <kernels/stages.cuh>
#include <ptx/control.cuh>

namespace rawgemm {

/// Releases a tile's stages unread, by a warpgroup that has none of its rows.
template <class Config, class Addresses>
__device__ inline void pass_tile(Addresses smem, Ring<Config::stages>& ring, u32 k_blocks) {
  for (; k_blocks > 0; --k_blocks, ring.advance()) {
    wait_until_full(smem, ring);
    ptx::bar_warp_sync();  // all lanes have seen the phase, which the next two could hide from them
    release<Config>(smem.empty(ring.stage));
  }
}

}  // namespace rawgemm
