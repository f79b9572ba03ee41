// What a GEMM is where K = 0: the epilogue of accumulators that are all 0, such as D[m, n] = beta * C[m, n].
//
//   C and D as the kernels take them, of several problems as kernels/batched_output.cuh says. A CTA is a warpgroup, and
//   takes 64 x 64 elements of a problem at a time.
//
// Call it: through any GEMM launcher, with k = 0
#pragma once
#include <kernels/epilogue.cuh>
#include <ptx/control.cuh>

namespace rawgemm {
namespace empty_product {

inline constexpr u32 threads = warpgroup_threads;
inline constexpr u32 block = wgmma_m;

template <class Epilogue_, class Map>
struct Params {
  using Epilogue = Epilogue_;
  OutputMatrix<Map> d;  // its map is not used
  Epilogue epilogue;
  u32 rows;  // of each problem
  u32 problems;
  u32 columns;
};

}  // namespace empty_product

/// Launch: empty_product::threads threads, any number of CTAs, no shared memory.
template <class Output, class Params>
__global__ void __launch_bounds__(empty_product::threads) store_empty_product(const __grid_constant__ Params params) {
  if constexpr (!is_sm_90a) return;
  using empty_product::block;
  ptx::griddepcontrol_wait();  // the kernel before may have written C, or read D
  ptx::griddepcontrol_launch_dependents();
  const u32 tiles_m = (params.rows + block - 1) / block;
  const u32 tiles_n = (params.columns + block - 1) / block;
  for (u32 index = blockIdx.x; index < params.problems * tiles_m * tiles_n; index += gridDim.x) {
    const Fragment<> fragment(index / tiles_n % tiles_m * block, index % tiles_n * block, params.rows, params.columns,
                              index / (tiles_m * tiles_n));
    float d[block / 2] = {};
    params.epilogue(fragment, block / 2, d);
    store_from_registers<Output, typename Params::Epilogue>(params.d, fragment, block / 2, d);
  }
}

}  // namespace rawgemm
