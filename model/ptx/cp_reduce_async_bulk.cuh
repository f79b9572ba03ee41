// The model of ptx/cp_reduce_async_bulk.cuh.
#pragma once
#include <host/tensor_map.hpp>
#include <instructions.hpp>
#include <ptx/types.cuh>
#include <reduction.hpp>

namespace rawgemm::ptx {

using model::Site;

template <Reduction op, class Type>
inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes, Site site = Site::here()) {
  static_assert(model::is_bulk_reduction(op, tensor_type<Type>),
                "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                "min and max take u32, i32, u64, i64, f16, bf16");
  model::cp_reduce_async_bulk(op, tensor_type<Type>, dst, src, bytes, {}, site);
}

template <Reduction op, class Type>
inline void cp_reduce_async_bulk(void* dst, SharedAddress src, u32 bytes, u64 cache_policy, Site site = Site::here()) {
  static_assert(model::is_bulk_reduction(op, tensor_type<Type>),
                "cp.reduce.async.bulk: add takes u32, i32, u64, float, double, f16, bf16; "
                "min and max take u32, i32, u64, i64, f16, bf16");
  model::cp_reduce_async_bulk(op, tensor_type<Type>, dst, src, bytes, cache_policy, site);
}

template <Reduction op, class Type>
inline void cp_reduce_async_bulk(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar,
                                 Site site = Site::here()) {
  constexpr TensorType type = tensor_type<Type>;
  static_assert(model::is_bulk_reduction_in_shared(op, type),
                "cp.reduce.async.bulk to shared::cluster: add takes u32, i32, u64; min and max take u32, i32");
  model::cp_reduce_async_bulk_shared_cluster(op, type, dst, src, bytes, bar, site);
}

}  // namespace rawgemm::ptx
