// What becomes of a tile of rows in groups (kernels/grouped.cuh), whose rows may have no group.
#pragma once
#include <kernels/epilogue.cuh>

namespace rawgemm {

/// As the group of a tile: its rows have none, and become zero.
inline constexpr u32 no_group = ~0u - 2;  // below the other numbers that stand in the place of a group
/// Whether an epilogue makes zeros of rows without a group that lie in a group's tile, so that a run may go on there.
template <class Epilogue>
inline constexpr bool zeroes_rest_of_tile = false;

/// The epilogue of groups where their Config names no other: LinearCombination, with FP8 factors for each group;
/// and zeros in rows without one.
template <class Types>
struct GroupedCombination : LinearCombination<Types> {
  u32 group_scales_b;  // from the scales of one group's B to those of the next; A's are those of D's rows

  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    LinearCombination<Types> combination = *this;
    if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales) {
      const u32 group = fragment.group == no_group ? 0 : fragment.group;  // any: what it scales becomes zero
      if (combination.scale_b.address != nullptr) combination.scale_b.address += group * i64{group_scales_b};
    }
    // With block scales by alpha in any case: where it may be left out, ptxas puts two thirds of the sums of
    // gemm_fp8_block's 192 x 128 into the register bank of what is added to them, 1 to 3 % longer (docs/fp8.md).
    combination(fragment, n, d, Types::has_block_scales);
    if (fragment.zero_row < fragment.row_end) fragment.make_zero(n, d);
  }
};
template <class Types>
inline constexpr bool zeroes_rest_of_tile<GroupedCombination<Types>> = true;

}  // namespace rawgemm
