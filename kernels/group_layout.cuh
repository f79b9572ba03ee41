// The arrays that say which rows, or which part of K, are a group's (kernels/grouped.cuh, kernels/k_grouped.cuh).
#pragma once
#include <ptx/ld_st_global.cuh>
#include <ptx/types.cuh>

namespace rawgemm {

/// How an array of the device says which rows of A and D are a group's. All but the first are DeepGEMM's.
enum class GroupLayout {
  offsets,  // [groups + 1]: group g begins with row offsets[g] and ends before offsets[g + 1]
  psum,     // [groups]: it ends before ends[g], and begins with ends[g - 1] rounded up to psum_step, group 0 with 0
  masked,   // [groups]: it has the first rows[g] rows of the g-th m / groups rows
  indices,  // [m]: the label of each row is its group, or another number, as -1, where it has none
};
inline constexpr u32 psum_step = 128;
/// Where the next group begins behind one that ends before `end`; none begins behind the last row.
__device__ inline u32 psum_begin(u32 end, u32 rows) {
  const u32 begin = (end + psum_step - 1) / psum_step * psum_step;
  return begin < rows ? begin : rows;
}

/// An array in the device's memory that says where groups begin or end.
struct OffsetArray {
  const char* address;
  u32 bytes;  // of each number: 4 or 8

  /// The i-th number, or 0 or `most` if it is below or above these.
  __device__ u32 number(u32 i, u32 most) const {
    const char* const place = address + i64{i} * bytes;
    const u32 low = ptx::ld_global_b32(place);
    const u32 high = bytes == 4 ? 0 - (low >> 31) : ptx::ld_global_b32(place + 4);
    if (high >> 31 != 0) return 0;
    return high == 0 && low < most ? low : most;
  }
};

}  // namespace rawgemm
