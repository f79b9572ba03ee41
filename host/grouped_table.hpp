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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.591, 0.6824, 2.434, 1.046, 0.8679}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.526, 0.8165, 1.526, 1.019, 0.8991}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.749, 0.7362, 1.607, 1.023, 0.9349}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.075, 0.7273, 1.8, 1.032, 0.9098}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.275, 2.059, 1.476, 1.041, 0.8306}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.298, 1.735, 1.677, 1.041, 0.8472}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.348, 1.62, 1.394, 1.034, 0.8625}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.35, 1.292, 1.798, 1.034, 0.8358}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.52, 1.079, 0.8429, 1.012, 1.022}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.369, 0.9672, 1.551, 1.022, 0.9093}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.281, 1.058, 1.62, 1.024, 0.9069}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.198, 0.771, 1.633, 1.012, 0.9474}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.34, 0.6561, 1.723, 1.013, 0.9594}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.396, 0.6672, 2.106, 1.022, 0.952}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.208, 0.4749, 2.9, 1.04, 1.024}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.615, 0.5104, 2.664, 1.026, 0.9605}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.209, 1.227, 1.702, 1.027, 0.8627}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.37, 0.8373, 1.856, 1.022, 0.8727}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.469, 0.6761, 1.964, 1.019, 0.8818}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.152, 1.5, 1.348, 1.022, 0.8048}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.423, 0.956, 2.222, 1.03, 0.7838}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.424, 0.9596, 2.278, 1.032, 0.8055}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.318, 1.579, 1.967, 1.034, 0.6509}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
