// What kernels for several problems (kernels/batched_output.cuh) take from the arguments of a call.
#pragma once
#include <host/operands.hpp>
#include <kernels/batched_output.cuh>

namespace rawgemm {

/// From one problem to the next.
struct ProblemSteps {
  i64 c;  // elements; 0 where beta is 0
  i64 scales_a, scales_b;
};

/// Matrices of a tensor map. It has no stride of 0: where all problems have the same matrix, it holds that one.
inline Matrices matrices_of(i64 problems, i64 stride, i64 ld) {
  return stride == 0 ? Matrices{1, ld} : Matrices{problems, stride};
}

template <class Types>
Status check_epilogue(const char*, const GemmArguments&, const BatchedCombination<Types>*) {
  return {};
}

template <class Types>
void set_arguments(const GemmArguments& x, BatchedCombination<Types>* epilogue) {
  set_arguments(x, static_cast<LinearCombination<Types>*>(epilogue));
}

/// x: of the first problem.
template <class Types>
void set_problem_arguments(const GemmArguments& x, const ProblemSteps& steps, BatchedCombination<Types>* epilogue) {
  if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales) {
    epilogue->problem_scales_a = static_cast<u32>(steps.scales_a);
    epilogue->problem_scales_b = static_cast<u32>(steps.scales_b);
  }
  epilogue->c_problem_pitch = steps.c * i64{sizeof(typename Types::Output)};
  set_arguments(x, epilogue);
}
/// LinearCombination would take the first problem's C and scales for all.
template <class Types>
void set_problem_arguments(const GemmArguments&, const ProblemSteps&, LinearCombination<Types>*) = delete;
template <class Epilogue>
void set_problem_arguments(const GemmArguments& x, const ProblemSteps&, Epilogue* epilogue) {
  constexpr bool has_scales = requires { epilogue->scale_b; };
  static_assert(!has_scales, "Epilogue: BatchedCombination, which has the scales of each problem, or without scales");
  set_arguments(x, epilogue);
}

}  // namespace rawgemm
