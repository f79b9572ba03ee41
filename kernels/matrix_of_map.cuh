// Tensor maps of several matrices, which are their third dimension: batches (kernels/batched.cuh), groups of rows whose
// weights lie MN-major (kernels/grouped.cuh) and groups along K (kernels/k_grouped.cuh).
#pragma once
#include <ptx/address.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/types.cuh>

namespace rawgemm {

/// One of the matrices.
struct MatrixOfMap {
  const TensorMap& map;
  u32 matrix;
};

/// The map of several matrices, of which each problem has one.
struct BatchMap : TensorMap {
  u32 step;  // from a problem's matrix to the next one's: 1, or 0 where all have the same
};
__device__ inline MatrixOfMap matrix_of(const BatchMap& map, u32 problem) { return {map, problem * map.step}; }

template <class... CachePolicy>
__device__ inline void load_box(SharedAddress dst, const MatrixOfMap& of, i32 x, i32 y, SharedAddress full,
                                CachePolicy... cache_policy) {
  ptx::cp_async_bulk_tensor_3d(dst, &of.map, x, y, static_cast<i32>(of.matrix), full, cache_policy...);
}
template <class... CachePolicy>
__device__ inline void load_box_multicast(SharedAddress dst, const MatrixOfMap& of, i32 x, i32 y, SharedAddress full,
                                          u16 cta_mask, CachePolicy... cache_policy) {
  ptx::cp_async_bulk_tensor_3d_multicast(dst, &of.map, x, y, static_cast<i32>(of.matrix), full, cta_mask,
                                         cache_policy...);
}
__device__ inline void store_box(const MatrixOfMap& of, i32 x, i32 y, SharedAddress box) {
  ptx::cp_async_bulk_tensor_3d(&of.map, x, y, static_cast<i32>(of.matrix), box);
}
__device__ inline void add_box(const MatrixOfMap& of, i32 x, i32 y, SharedAddress box) {
  ptx::cp_reduce_async_bulk_tensor_3d<Reduction::add>(&of.map, x, y, static_cast<i32>(of.matrix), box);
}

}  // namespace rawgemm
