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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.559, 0.6854, 2.39, 1.046, 0.8712}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.42, 0.8202, 1.448, 1.013, 0.8733}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.523, 0.8223, 1.498, 1.018, 0.9031}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.746, 0.7415, 1.578, 1.023, 0.938}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.069, 0.7352, 1.767, 1.031, 0.9136}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.852, 0.8748, 1.848, 1.033, 0.8501}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.285, 2.061, 1.465, 1.041, 0.8311}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.308, 1.72, 1.66, 1.041, 0.8489}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.36, 1.605, 1.381, 1.034, 0.8636}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.363, 1.266, 1.781, 1.033, 0.8371}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.535, 1.058, 0.8377, 1.012, 1.024}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.385, 0.9421, 1.526, 1.021, 0.9126}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.298, 1.028, 1.591, 1.023, 0.9104}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{6, 182, 68};

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
