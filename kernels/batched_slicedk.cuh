// gemm_slicedk for many problems of one size: a CTA for each tile of all of them, one problem after the other.
// docs/batched.md says more.
#pragma once
#include <kernels/gemm_slicedk.cuh>

namespace rawgemm {
namespace slicedk {

/// Those of problem 0, and how to get to the others'.
template <class Config>
struct BatchedParams : Params<Config> {
  static_assert(Config::element_bytes == 2, "Input: fp16 or bf16 in batches");
  u32 tiles_n;  // ceil(n / block_n)
  Divisor by_tiles_n;
  i64 problem_pitch_a;  // bytes from one problem's A to the next one's; 0: all have the same
  i64 problem_pitch_b;
  i64 problem_pitch_d;
};

}  // namespace slicedk

/// Launch: as gemm_slicedk, with a CTA for each tile of each problem.
template <class Config>
__global__ void __launch_bounds__(Config::threads)
    batched_gemm_slicedk(const __grid_constant__ slicedk::BatchedParams<Config> params) {
  if constexpr (!is_sm_90a) return;
  using namespace slicedk;
  const u32 column_of_tiles = params.by_tiles_m.divide(blockIdx.x);  // of all problems
  const u32 problem = params.by_tiles_n.divide(column_of_tiles);
  const u32 row = (blockIdx.x - column_of_tiles * params.tiles_m) * Config::block_m;
  const u32 column = (column_of_tiles - problem * params.tiles_n) * Config::block_n;
  Params<Config> of_problem = params;
  of_problem.a.address += problem * params.problem_pitch_a;
  of_problem.b.address += problem * params.problem_pitch_b;
  of_problem.d.address += problem * params.problem_pitch_d;
  float d[Config::fragments][4] = {};
  multiply(of_problem, row, column, d);
  add_and_store<Config>(of_problem, row, column, d, problem);
}

}  // namespace rawgemm
