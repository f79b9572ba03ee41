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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.899, 0.6273, 2.753, 1.04, 0.9619}, 0},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 1}}, {2.756, 0.537, 2.046, 1.038, 0.9686}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.299, 0.7915, 1.601, 1.016, 0.9506}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.437, 0.7914, 1.671, 1.022, 0.9833}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.577, 0.7495, 1.947, 1.03, 1.018}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.001, 0.776, 1.881, 1.037, 0.9794}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.821, 0.8901, 1.848, 1.033, 0.8644}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.719, 0.9025, 1.978, 1.039, 0.9927}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.052, 1.461, 1.637, 1.028, 0.8938}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.081, 1.359, 1.797, 1.03, 0.8933}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.113, 1.3, 1.542, 1.025, 0.9151}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.113, 1.126, 1.921, 1.026, 0.88}, 0},
    {{Kernel::gemm_swapped, {32, 192}, {1, 1}}, {1.037, 1.107, 2.009, 1.025, 0.8945}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.136, 0.912, 1.758, 1.019, 0.9354}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.013, 1.063, 1.83, 1.021, 0.9259}, 0},
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
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.095, 0.6786, 1.832, 1.013, 1.08}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.164, 0.6603, 1.876, 1.015, 1.056}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.217, 0.669, 2.292, 1.024, 1.059}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {1.988, 0.4542, 3.142, 1.041, 1.139}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.367, 0.5038, 2.886, 1.027, 1.091}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.8944, 1.283, 1.807, 1.023, 0.9193}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.186, 0.6427, 1.98, 1.013, 0.9573}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.283, 0.5134, 2.082, 1.009, 0.9569}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {0.8223, 1.463, 1.484, 1.017, 0.9006}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.219, 0.8313, 2.377, 1.025, 0.8568}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.22, 0.8826, 2.406, 1.029, 0.8788}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.075, 1.493, 2.369, 1.033, 0.6721}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.476, 1.063, 2.729, 1.044, 0.8094}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};
inline constexpr MeasuredGemm measured_promoted_groups[] = {
    {20, 4096, 4096, {Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, 6},
    {20, 6144, 7168, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 32},
    {20, 7168, 3072, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 6},
};

}  // namespace rawgemm
// clang-format on
