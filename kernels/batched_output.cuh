// D of several problems of one size, each with a matrix of its own: batches (kernels/batched.cuh) and groups along K
// (kernels/k_grouped.cuh). An epilogue's fragment has rows of a problem; which one, fragment.group says.
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/matrix_of_map.cuh>

namespace rawgemm {

/// D of several problems.
template <>
struct OutputMatrix<BatchMap> {
  BatchMap map;
  char* address;
  i64 pitch;
  i64 problem_pitch;  // bytes from one problem's to the next

  __device__ char* first(u32 problem) const { return address + problem * problem_pitch; }
};

/// The epilogue of several problems where their Config names no other: LinearCombination, with each one's C and scales.
template <class Types>
struct BatchedCombination : LinearCombination<Types> {
  i64 c_problem_pitch;   // bytes from one problem's C to the next
  u32 problem_scales_a;  // from the scales of one problem's A to those of the next; not of blocks
  u32 problem_scales_b;

  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d) const {
    LinearCombination<Types> combination = *this;
    combination.c += fragment.group * c_problem_pitch;
    if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales) {
      const auto step = [&](Scales& scales, u32 of_problem) {
        if (scales.address != nullptr) scales.address += fragment.group * i64{of_problem};
      };
      step(combination.scale_a, problem_scales_a);
      step(combination.scale_b, problem_scales_b);
    }
    combination(fragment, n, d);
  }
};

}  // namespace rawgemm
