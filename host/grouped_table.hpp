// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_many_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_models_few_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_labels_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_between_wider_bf16.csv: NVIDIA H200, commit b845d555f984
//   choose_many_wider_bf16.csv: NVIDIA H200, commit b845d555f984
//   choose_models_many_wider_bf16.csv: NVIDIA H200, commit b845d555f984
//   choose_labels_wider_bf16.csv: NVIDIA H200, commit b845d555f984
//   choose_few_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_between_e4m3.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_many_e4m3.csv: NVIDIA H200, commit 6eb9d30f5ea0
//   choose_models_few_e4m3.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_e4m3.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_labels_e4m3.csv: NVIDIA H200, commit 6eb9d30f5ea0
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.885, 0.6254, 2.732, 1.04, 0.9608}, 0},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 1}}, {2.736, 0.5351, 2.031, 1.037, 0.9685}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.303, 0.7938, 1.587, 1.015, 0.9501}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.44, 0.794, 1.657, 1.022, 0.9825}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.581, 0.7506, 1.931, 1.03, 1.016}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.005, 0.7771, 1.865, 1.037, 0.9787}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.825, 0.8915, 1.832, 1.033, 0.8646}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.719, 0.9045, 1.961, 1.039, 0.9925}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.051, 1.462, 1.627, 1.028, 0.8924}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.08, 1.36, 1.786, 1.03, 0.8924}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.112, 1.3, 1.528, 1.025, 0.9144}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.112, 1.127, 1.905, 1.026, 0.8801}, 0},
    {{Kernel::gemm_swapped, {32, 192}, {1, 1}}, {1.035, 1.108, 1.992, 1.025, 0.8947}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.132, 0.9134, 1.738, 1.018, 0.9357}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.008, 1.063, 1.81, 1.02, 0.9263}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{8, 182, 68};
inline constexpr ManyRows many_rows_of_groups{3072, 0.97, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}};
/// Rows of a group, n, k; the fastest configuration; groups. Of few rows alone, so that all sizes around them have as many
/// tiles; where an estimate has another one.
inline constexpr MeasuredGemm measured_groups[] = {
    {20, 4096, 2048, {Kernel::gemm_swapped, {32, 128}, {1, 1}}, 6},
    {20, 4096, 4096, {Kernel::gemm_swapped, {32, 64}, {1, 1}}, 6},
    {20, 7168, 3072, {Kernel::gemm_swapped, {32, 128}, {1, 1}}, 6},
};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.092, 0.6832, 1.815, 1.013, 1.074}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.159, 0.6643, 1.859, 1.014, 1.051}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.211, 0.6735, 2.271, 1.023, 1.053}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {1.981, 0.4521, 3.117, 1.041, 1.134}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.359, 0.5079, 2.861, 1.027, 1.085}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.8799, 1.31, 1.801, 1.023, 0.9191}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.175, 0.6462, 1.979, 1.013, 0.9567}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.271, 0.5189, 2.079, 1.009, 0.9563}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {0.8087, 1.49, 1.481, 1.017, 0.9025}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.207, 0.8432, 2.37, 1.025, 0.8577}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.209, 0.8983, 2.396, 1.029, 0.8804}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.064, 1.515, 2.341, 1.033, 0.6812}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.456, 1.081, 2.697, 1.044, 0.8176}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};
inline constexpr MeasuredGemm measured_promoted_groups[] = {
    {20, 4096, 4096, {Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, 6},
    {20, 6144, 7168, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 32},
    {20, 7168, 3072, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 6},
};

}  // namespace rawgemm
// clang-format on
