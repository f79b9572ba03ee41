// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit b21ad21b92a3
//   choose_many_bf16.csv: NVIDIA H200, commit b21ad21b92a3
//   choose_models_few_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_bf16.csv: NVIDIA H200, commit b2c55c75116b
//   choose_few_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_between_e4m3.csv: NVIDIA H200, commit b2c55c75116b
//   choose_many_e4m3.csv: NVIDIA H200, commit b2c55c75116b
//   choose_models_few_e4m3.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_e4m3.csv: NVIDIA H200, commit b2c55c75116b
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.748, 0.8474, 2.094, 1.022, 0.6122}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.474, 0.801, 1.382, 1.012, 0.867}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.306, 0.8563, 1.363, 1.006, 0.7768}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.993, 0.727, 1.634, 1.026, 0.8936}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.689, 0.8115, 1.731, 1.025, 0.8733}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.51, 2.449, 1.398, 1.049, 0.7674}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.53, 1.963, 1.587, 1.047, 0.8041}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.605, 1.802, 1.365, 1.041, 0.8025}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.608, 1.372, 1.742, 1.039, 0.7863}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.777, 1.172, 0.7936, 1.017, 0.9789}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.607, 0.9791, 1.362, 1.023, 0.901}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.526, 1.05, 1.333, 1.023, 0.916}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{5, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.319, 0.9221, 1.298, 1.009, 0.8289}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.491, 0.7076, 1.61, 1.014, 0.8932}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.523, 0.6927, 2.024, 1.022, 0.8721}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {1.595, 0.6727, 2.55, 1.036, 1.01}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.693, 0.5437, 2.523, 1.026, 0.8992}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.649, 0.9511, 1.564, 1.034, 1.067}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.784, 0.8393, 1.875, 1.028, 0.8018}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.869, 0.6175, 1.846, 1.021, 0.8645}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.632, 1.327, 1.271, 1.029, 0.8281}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.79, 0.9231, 2.386, 1.034, 0.6693}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.866, 0.8079, 2.479, 1.034, 0.6974}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.119, 1.359, 1.486, 1.047, 0.8964}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182};

}  // namespace rawgemm
// clang-format on
