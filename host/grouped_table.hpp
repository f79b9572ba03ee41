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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.748, 0.8464, 2.097, 1.022, 0.6118}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.473, 0.7999, 1.384, 1.012, 0.8668}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.305, 0.8551, 1.365, 1.006, 0.7766}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.991, 0.7258, 1.637, 1.026, 0.8935}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.688, 0.8102, 1.733, 1.025, 0.8731}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.509, 2.449, 1.399, 1.049, 0.7675}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.53, 1.963, 1.588, 1.047, 0.8042}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.604, 1.802, 1.366, 1.041, 0.8025}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.608, 1.371, 1.743, 1.039, 0.7863}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.777, 1.172, 0.7941, 1.017, 0.979}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.607, 0.9786, 1.363, 1.023, 0.9009}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.526, 1.05, 1.334, 1.023, 0.9159}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{5, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.317, 0.9219, 1.299, 1.009, 0.8274}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.489, 0.7078, 1.612, 1.014, 0.8918}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.521, 0.6931, 2.027, 1.022, 0.8708}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {1.593, 0.6716, 2.554, 1.036, 1.011}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.69, 0.5435, 2.526, 1.026, 0.8987}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.648, 0.9532, 1.563, 1.034, 1.066}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.783, 0.8406, 1.875, 1.028, 0.8013}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.868, 0.618, 1.845, 1.021, 0.864}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.63, 1.331, 1.27, 1.029, 0.8272}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.789, 0.9254, 2.387, 1.034, 0.6687}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.865, 0.8094, 2.479, 1.034, 0.6973}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.117, 1.36, 1.492, 1.048, 0.896}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182};

}  // namespace rawgemm
// clang-format on
