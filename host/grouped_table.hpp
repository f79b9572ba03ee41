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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.906, 0.6085, 2.747, 1.039, 0.9625}, 0},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 1}}, {2.732, 0.5259, 2.027, 1.036, 0.9646}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.281, 0.7801, 1.598, 1.014, 0.9464}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.423, 0.7803, 1.67, 1.021, 0.9816}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.562, 0.7419, 1.94, 1.029, 1.017}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.967, 0.7708, 1.875, 1.036, 0.977}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.803, 0.8816, 1.847, 1.032, 0.8584}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.693, 0.9015, 1.974, 1.038, 0.9882}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.059, 1.355, 1.593, 1.025, 0.8929}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.08, 1.291, 1.745, 1.027, 0.8934}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.118, 1.227, 1.49, 1.022, 0.9159}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.113, 1.089, 1.861, 1.024, 0.8808}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.126, 0.8961, 1.726, 1.017, 0.9311}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.015, 1.044, 1.808, 1.02, 0.9199}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{8, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.126, 0.6331, 2.093, 1.019, 1.147}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.186, 0.6534, 2.127, 1.021, 1.104}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.241, 0.6599, 2.588, 1.03, 1.111}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.016, 0.4854, 3.54, 1.05, 1.191}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.386, 0.4809, 3.267, 1.032, 1.154}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.8937, 1.431, 1.993, 1.029, 0.9042}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.18, 0.7165, 2.18, 1.019, 0.9383}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.276, 0.5709, 2.275, 1.015, 0.9419}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {0.8264, 1.572, 1.696, 1.024, 0.8932}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.197, 0.905, 2.665, 1.031, 0.8293}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.196, 0.9241, 2.715, 1.033, 0.8474}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.553, 1.077, 3.207, 1.051, 0.7848}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
