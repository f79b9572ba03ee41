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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.904, 0.6095, 2.756, 1.04, 0.9617}, 0},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 1}}, {2.726, 0.5264, 2.036, 1.036, 0.9647}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.28, 0.7803, 1.604, 1.014, 0.9465}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.422, 0.7806, 1.675, 1.021, 0.9812}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.561, 0.7423, 1.947, 1.029, 1.017}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.967, 0.7713, 1.881, 1.036, 0.9767}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.8, 0.8829, 1.851, 1.032, 0.8586}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.692, 0.9022, 1.98, 1.038, 0.9881}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.056, 1.361, 1.602, 1.025, 0.8924}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.077, 1.297, 1.756, 1.027, 0.893}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.115, 1.232, 1.496, 1.022, 0.9159}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.111, 1.092, 1.871, 1.024, 0.8809}, 0},
    {{Kernel::gemm_swapped, {32, 192}, {1, 1}}, {1.041, 1.082, 1.956, 1.024, 0.8962}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.123, 0.8991, 1.731, 1.017, 0.9317}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.015, 1.046, 1.815, 1.02, 0.9207}, 0},
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
