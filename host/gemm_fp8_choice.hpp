// Which Config of the kernels that promote computes an FP8 problem fastest on an H200, by what bounds each.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

#include <host/gemm_config.hpp>

namespace rawgemm {

/// What gemm_fp8 and gemm_fp8_scaled compile and choose from where sums are promoted.
inline constexpr GemmConfig promoted_gemms[] = {
    {GemmKernel::fp8_block, 256, 128, 1, 1},        {GemmKernel::fp8_block, 128, 192, 1, 1},
    {GemmKernel::fp8_block, 128, 128, 1, 1},        {GemmKernel::fp8_block_splitk, 16, 64, 1, 1},
    {GemmKernel::fp8_block_splitk, 16, 64, 1, 2},   {GemmKernel::fp8_block_splitk, 64, 64, 1, 2},
    {GemmKernel::fp8_block_splitk, 128, 64, 1, 2},  {GemmKernel::fp8_block_splitk, 128, 72, 1, 4},
    {GemmKernel::fp8_block_splitk, 128, 112, 1, 2},
};

/// Cycles of an SM for its share of a problem, at least: its k blocks one after the other, each as long as the slower
/// one of the tensor cores (4096 FP8 products a cycle, 64 rows of a wgmma at a time) and of what comes from L2 (60
/// bytes a cycle), and for each tile about as long as its first data takes to come and its sums to be exchanged.
inline double least_cycles(const GemmConfig& x, i64 m, i64 n, i64 k) {
  constexpr double tile_cycles[] = {0, 3000};  // of kernels whose load runs ahead to the next tile; of others
  const GemmWork work = work_of(x, m, n, k, 128);
  const bool is_swapped = splits_k(x.kernel) && x.block_m <= 64 && x.block_n % 64 == 0;
  const double rows = is_swapped ? x.block_n : std::max(x.block_m, 64u);
  const double columns = is_swapped ? x.block_m : x.block_n;
  const double products = rows * columns * 128 / 4096;
  const double loads = (x.block_m + x.block_n) * 128.0 / 60;
  return static_cast<double>(work.waves) *
         (static_cast<double>(work.steps) * std::max(products, loads) + tile_cycles[splits_k(x.kernel)]);
}

/// The place in promoted_gemms of the one with the fewest cycles, the first of several. No call to CUDA.
inline std::size_t choose_promoted(i64 m, i64 n, i64 k) {
  std::size_t best = 0;
  if (!is_multiplied(m, n, k)) return best;  // any will do
  for (std::size_t i = 1; i < std::size(promoted_gemms); ++i)
    if (least_cycles(promoted_gemms[i], m, n, k) < least_cycles(promoted_gemms[best], m, n, k)) best = i;
  return best;
}

}  // namespace rawgemm
