// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_many_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_models_few_bf16.csv: NVIDIA H200, commit d9066aab42ac
//   choose_models_many_bf16.csv: NVIDIA H200, commit 445a68f30f6e
//   choose_labels_bf16.csv: NVIDIA H200, commit 445a68f30f6e
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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.743, 0.6555, 2.638, 1.053, 0.9313}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.316, 0.8055, 1.591, 1.015, 0.9156}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.451, 0.8082, 1.653, 1.021, 0.9507}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.712, 0.7288, 1.728, 1.026, 0.9895}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, {1.851, 0.77, 1.583, 1.028, 0.9933}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.1, 0.7229, 1.942, 1.037, 0.9597}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.063, 1.35, 1.589, 1.025, 0.8935}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.083, 1.289, 1.741, 1.027, 0.8938}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.121, 1.224, 1.481, 1.022, 0.9175}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.115, 1.087, 1.849, 1.024, 0.883}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.129, 0.8842, 1.689, 1.016, 0.9388}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.007, 1.02, 1.778, 1.018, 0.9295}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{6, 182, 68};

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
