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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.741, 0.656, 2.636, 1.053, 0.9319}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.315, 0.8042, 1.591, 1.015, 0.9158}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.45, 0.8069, 1.653, 1.021, 0.9512}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.71, 0.7274, 1.728, 1.026, 0.9906}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, {1.846, 0.7719, 1.583, 1.028, 0.9939}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.095, 0.7233, 1.942, 1.036, 0.9602}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.061, 1.356, 1.586, 1.025, 0.8941}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.081, 1.294, 1.736, 1.027, 0.8939}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.119, 1.229, 1.479, 1.022, 0.9178}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.113, 1.09, 1.846, 1.024, 0.8826}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.129, 0.8852, 1.688, 1.016, 0.9382}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.009, 1.019, 1.777, 1.018, 0.929}, 0},
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
