// TMA's instructions by the number of dimensions as an argument.
#pragma once
#include <ptx/cache.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>

namespace rawgemm::test {

/// What a load does besides loading.
struct Hints {
  bool prefetch;
  bool cache;
};

__device__ inline void load(const TensorMap* map, u32 rank, const i32* at, SharedAddress dst, SharedAddress bar,
                            Hints hints) {
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1.0f);
  if (hints.prefetch) {
    ptx::prefetch_tensormap(map);
    switch (rank) {
      case 1:
        ptx::cp_async_bulk_prefetch_tensor_1d(map, at[0]);
        ptx::cp_async_bulk_prefetch_tensor_1d(map, at[0], policy);
        break;
      case 2:
        ptx::cp_async_bulk_prefetch_tensor_2d(map, at[0], at[1]);
        ptx::cp_async_bulk_prefetch_tensor_2d(map, at[0], at[1], policy);
        break;
      case 3:
        ptx::cp_async_bulk_prefetch_tensor_3d(map, at[0], at[1], at[2]);
        ptx::cp_async_bulk_prefetch_tensor_3d(map, at[0], at[1], at[2], policy);
        break;
      case 4:
        ptx::cp_async_bulk_prefetch_tensor_4d(map, at[0], at[1], at[2], at[3]);
        ptx::cp_async_bulk_prefetch_tensor_4d(map, at[0], at[1], at[2], at[3], policy);
        break;
      default:
        ptx::cp_async_bulk_prefetch_tensor_5d(map, at[0], at[1], at[2], at[3], at[4]);
        ptx::cp_async_bulk_prefetch_tensor_5d(map, at[0], at[1], at[2], at[3], at[4], policy);
    }
  }
  switch (rank) {
    case 1:
      if (hints.cache) return ptx::cp_async_bulk_tensor_1d(dst, map, at[0], bar, policy);
      return ptx::cp_async_bulk_tensor_1d(dst, map, at[0], bar);
    case 2:
      if (hints.cache) return ptx::cp_async_bulk_tensor_2d(dst, map, at[0], at[1], bar, policy);
      return ptx::cp_async_bulk_tensor_2d(dst, map, at[0], at[1], bar);
    case 3:
      if (hints.cache) return ptx::cp_async_bulk_tensor_3d(dst, map, at[0], at[1], at[2], bar, policy);
      return ptx::cp_async_bulk_tensor_3d(dst, map, at[0], at[1], at[2], bar);
    case 4:
      if (hints.cache) return ptx::cp_async_bulk_tensor_4d(dst, map, at[0], at[1], at[2], at[3], bar, policy);
      return ptx::cp_async_bulk_tensor_4d(dst, map, at[0], at[1], at[2], at[3], bar);
    default:
      if (hints.cache) return ptx::cp_async_bulk_tensor_5d(dst, map, at[0], at[1], at[2], at[3], at[4], bar, policy);
      return ptx::cp_async_bulk_tensor_5d(dst, map, at[0], at[1], at[2], at[3], at[4], bar);
  }
}

__device__ inline void load_multicast(const TensorMap* map, u32 rank, const i32* at, SharedAddress dst,
                                      SharedAddress bar, u16 cta_mask, bool cached) {
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_last>(0.5f);
  switch (rank) {
    case 1:
      if (cached) return ptx::cp_async_bulk_tensor_1d_multicast(dst, map, at[0], bar, cta_mask, policy);
      return ptx::cp_async_bulk_tensor_1d_multicast(dst, map, at[0], bar, cta_mask);
    case 2:
      if (cached) return ptx::cp_async_bulk_tensor_2d_multicast(dst, map, at[0], at[1], bar, cta_mask, policy);
      return ptx::cp_async_bulk_tensor_2d_multicast(dst, map, at[0], at[1], bar, cta_mask);
    case 3:
      if (cached) return ptx::cp_async_bulk_tensor_3d_multicast(dst, map, at[0], at[1], at[2], bar, cta_mask, policy);
      return ptx::cp_async_bulk_tensor_3d_multicast(dst, map, at[0], at[1], at[2], bar, cta_mask);
    case 4:
      if (cached)
        return ptx::cp_async_bulk_tensor_4d_multicast(dst, map, at[0], at[1], at[2], at[3], bar, cta_mask, policy);
      return ptx::cp_async_bulk_tensor_4d_multicast(dst, map, at[0], at[1], at[2], at[3], bar, cta_mask);
    default:
      if (cached)
        return ptx::cp_async_bulk_tensor_5d_multicast(dst, map, at[0], at[1], at[2], at[3], at[4], bar, cta_mask,
                                                      policy);
      return ptx::cp_async_bulk_tensor_5d_multicast(dst, map, at[0], at[1], at[2], at[3], at[4], bar, cta_mask);
  }
}

__device__ inline void store(const TensorMap* map, u32 rank, const i32* at, SharedAddress src, bool cached) {
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1.0f);
  switch (rank) {
    case 1:
      if (cached) return ptx::cp_async_bulk_tensor_1d(map, at[0], src, policy);
      return ptx::cp_async_bulk_tensor_1d(map, at[0], src);
    case 2:
      if (cached) return ptx::cp_async_bulk_tensor_2d(map, at[0], at[1], src, policy);
      return ptx::cp_async_bulk_tensor_2d(map, at[0], at[1], src);
    case 3:
      if (cached) return ptx::cp_async_bulk_tensor_3d(map, at[0], at[1], at[2], src, policy);
      return ptx::cp_async_bulk_tensor_3d(map, at[0], at[1], at[2], src);
    case 4:
      if (cached) return ptx::cp_async_bulk_tensor_4d(map, at[0], at[1], at[2], at[3], src, policy);
      return ptx::cp_async_bulk_tensor_4d(map, at[0], at[1], at[2], at[3], src);
    default:
      if (cached) return ptx::cp_async_bulk_tensor_5d(map, at[0], at[1], at[2], at[3], at[4], src, policy);
      return ptx::cp_async_bulk_tensor_5d(map, at[0], at[1], at[2], at[3], at[4], src);
  }
}

template <Reduction op>
__device__ inline void reduce(const TensorMap* map, u32 rank, const i32* at, SharedAddress src, bool cached) {
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1.0f);
  switch (rank) {
    case 1:
      if (cached) return ptx::cp_reduce_async_bulk_tensor_1d<op>(map, at[0], src, policy);
      return ptx::cp_reduce_async_bulk_tensor_1d<op>(map, at[0], src);
    case 2:
      if (cached) return ptx::cp_reduce_async_bulk_tensor_2d<op>(map, at[0], at[1], src, policy);
      return ptx::cp_reduce_async_bulk_tensor_2d<op>(map, at[0], at[1], src);
    case 3:
      if (cached) return ptx::cp_reduce_async_bulk_tensor_3d<op>(map, at[0], at[1], at[2], src, policy);
      return ptx::cp_reduce_async_bulk_tensor_3d<op>(map, at[0], at[1], at[2], src);
    case 4:
      if (cached) return ptx::cp_reduce_async_bulk_tensor_4d<op>(map, at[0], at[1], at[2], at[3], src, policy);
      return ptx::cp_reduce_async_bulk_tensor_4d<op>(map, at[0], at[1], at[2], at[3], src);
    default:
      if (cached) return ptx::cp_reduce_async_bulk_tensor_5d<op>(map, at[0], at[1], at[2], at[3], at[4], src, policy);
      return ptx::cp_reduce_async_bulk_tensor_5d<op>(map, at[0], at[1], at[2], at[3], at[4], src);
  }
}

}  // namespace rawgemm::test
