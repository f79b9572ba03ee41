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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.843, 0.809, 2.152, 1.021, 0.5766}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.513, 0.7995, 1.372, 1.012, 0.8561}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.389, 0.8441, 1.372, 1.006, 0.732}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.126, 0.7136, 1.63, 1.027, 0.8707}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.509, 2.448, 1.402, 1.049, 0.7681}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.53, 1.961, 1.592, 1.048, 0.8046}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.603, 1.802, 1.372, 1.041, 0.8026}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.607, 1.371, 1.75, 1.039, 0.786}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.776, 1.171, 0.8018, 1.017, 0.9796}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.609, 0.9781, 1.377, 1.023, 0.8999}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.516, 1.059, 1.393, 1.025, 0.9049}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{4, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.332, 0.9291, 1.291, 1.01, 0.8268}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.513, 0.6663, 1.627, 1.013, 0.8866}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.54, 0.6845, 2.022, 1.021, 0.8682}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.752, 0.5071, 2.564, 1.026, 0.9136}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {1.594, 0.8478, 2.876, 1.04, 0.8121}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.649, 0.9536, 1.563, 1.034, 1.065}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.784, 0.8431, 1.878, 1.029, 0.8009}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.87, 0.6187, 1.85, 1.021, 0.8625}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.634, 1.333, 1.271, 1.029, 0.8231}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.788, 0.9282, 2.386, 1.034, 0.6706}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.867, 0.806, 2.478, 1.034, 0.6999}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.773, 1.671, 1.417, 1.036, 0.6716}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.113, 1.366, 1.509, 1.048, 0.8883}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182};

}  // namespace rawgemm
// clang-format on
