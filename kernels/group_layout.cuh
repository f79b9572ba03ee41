// The arrays that say which rows are a group's (kernels/grouped.cuh).
#pragma once
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

}  // namespace rawgemm
