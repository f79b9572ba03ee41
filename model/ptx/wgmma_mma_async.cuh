// The model of ptx/wgmma_mma_async.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <class Type, u32 n>
inline void wgmma_mma_async(float (&d)[n / 2], u64 a_desc, u64 b_desc, u32 scale_d, Site site = Site::here()) {
  static_assert(n == 128 || n == 256, "wgmma_mma_async: the n that ptx/wgmma_mma_async.cuh has");
  model::wgmma_mma_async(__is_same(Type, bf16), n, d, a_desc, b_desc, scale_d, site);
}

}  // namespace rawgemm::ptx
