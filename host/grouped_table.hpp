// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_few_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_few_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_between_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_e4m3.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_few_e4m3.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_e4m3.csv: NVIDIA H200, commit d9066aab42ac
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.841, 0.808, 2.155, 1.021, 0.5764}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.513, 0.7993, 1.374, 1.012, 0.8559}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.389, 0.8439, 1.373, 1.006, 0.7318}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.126, 0.7134, 1.632, 1.027, 0.8705}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.509, 2.449, 1.403, 1.049, 0.7681}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.53, 1.961, 1.593, 1.048, 0.8046}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.603, 1.802, 1.373, 1.041, 0.8026}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.607, 1.371, 1.751, 1.039, 0.786}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.776, 1.172, 0.8023, 1.017, 0.9797}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.609, 0.9782, 1.378, 1.023, 0.8999}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.516, 1.06, 1.394, 1.025, 0.9049}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{4, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.339, 0.9284, 1.317, 1.011, 0.8273}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.518, 0.667, 1.66, 1.014, 0.885}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.544, 0.685, 2.061, 1.022, 0.8686}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.752, 0.5036, 2.614, 1.026, 0.9173}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {1.587, 0.8537, 2.911, 1.042, 0.8266}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.649, 0.9601, 1.574, 1.034, 1.065}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.784, 0.8493, 1.908, 1.029, 0.7998}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.871, 0.622, 1.878, 1.022, 0.8619}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.634, 1.344, 1.276, 1.029, 0.8228}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.788, 0.9383, 2.426, 1.035, 0.6712}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.868, 0.8105, 2.517, 1.034, 0.7017}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.775, 1.672, 1.446, 1.038, 0.6829}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.119, 1.368, 1.562, 1.049, 0.887}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182};

}  // namespace rawgemm
// clang-format on
