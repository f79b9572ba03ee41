// Written by scripts/tune_k_groups.py: what calls with K in groups choose among, and what estimates their times. From:
//   choose_k_groups_bf16.csv: NVIDIA H200, commit acb016d5e21e
//   k_grouped_bf16.csv: NVIDIA H200, commit acb016d5e21e
//   choose_k_groups_e4m3.csv: NVIDIA H200, commit acb016d5e21e
//   k_grouped_e4m3.csv: NVIDIA H200, commit acb016d5e21e
#pragma once
#include <kernels/configuration.cuh>

// clang-format off
namespace rawgemm {

/// A Configuration, and what takes how many us: a step along K of a wave of tiles, the rest of such a wave, a launch.
struct ShippedKGroups {
  Configuration config;
  double step, wave, launch;
};

/// What k_grouped_gemm() may choose.
inline constexpr ShippedKGroups shipped_k_groups[] = {
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.391, 1.513, 4.55},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}, 0.4942, 1.905, 2.904},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}, 0.59, 2.777, 4.123},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, 0.5511, 2.35, 4.469},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, 0.4975, 2.076, 3.485},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, 0.5515, 2.512, 4.455},
};

/// What k_grouped_gemm_fp8_scaled() may choose, and its flat form.
inline constexpr ShippedKGroups promoted_k_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, 0.5844, 1.816, 4.572},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 1}}, 0.6832, 1.832, 3.578},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, 0.7922, 2.844, 3.593},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, 1.031, 4.033, 4.783},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, 1.023, 3.982, 4.786},
};

}  // namespace rawgemm
// clang-format on
