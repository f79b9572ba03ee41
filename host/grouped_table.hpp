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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.517, 0.6812, 2.409, 1.046, 0.8814}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.509, 0.796, 1.505, 1.017, 0.9077}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.726, 0.7174, 1.582, 1.022, 0.9483}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.037, 0.7224, 1.771, 1.031, 0.9187}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.256, 1.871, 1.413, 1.036, 0.8389}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.276, 1.621, 1.606, 1.037, 0.8583}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.328, 1.51, 1.357, 1.03, 0.868}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.33, 1.237, 1.745, 1.031, 0.8409}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.497, 1.033, 0.8572, 1.011, 1.032}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.345, 0.9459, 1.53, 1.02, 0.9138}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.266, 1.04, 1.601, 1.023, 0.9111}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.219, 0.7604, 1.751, 1.016, 0.9711}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.359, 0.6531, 1.838, 1.016, 0.98}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.42, 0.6597, 2.246, 1.025, 0.974}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.214, 0.5136, 3.089, 1.046, 1.046}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.632, 0.5019, 2.842, 1.029, 0.9843}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.242, 1.198, 1.793, 1.03, 0.8725}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.406, 0.833, 1.945, 1.024, 0.8806}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.508, 0.6706, 2.063, 1.022, 0.8893}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.191, 1.445, 1.422, 1.024, 0.8158}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.456, 0.9314, 2.336, 1.032, 0.7895}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.456, 0.9286, 2.404, 1.034, 0.8089}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.351, 1.502, 2.121, 1.035, 0.6379}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
