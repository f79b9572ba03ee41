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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.685, 0.6664, 2.306, 1.043, 0.826}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.611, 0.7801, 1.436, 1.015, 0.8584}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.824, 0.7007, 1.515, 1.019, 0.8999}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.107, 0.7046, 1.695, 1.027, 0.8704}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.512, 2.446, 1.397, 1.049, 0.7656}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.53, 1.965, 1.585, 1.047, 0.8023}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.607, 1.802, 1.362, 1.04, 0.8007}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.608, 1.372, 1.744, 1.039, 0.7835}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.778, 1.173, 0.8153, 1.018, 0.9738}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.612, 0.9833, 1.417, 1.024, 0.886}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.54, 1.04, 1.478, 1.026, 0.8861}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.366, 0.9081, 1.352, 1.014, 0.8931}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.501, 0.7685, 1.586, 1.019, 0.9349}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.293, 0.5723, 2.82, 1.046, 1.008}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.811, 0.4937, 2.555, 1.026, 0.9304}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {2.088, 0.646, 3.259, 1.044, 0.7833}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.648, 0.9513, 1.569, 1.034, 1.068}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.782, 0.84, 1.882, 1.028, 0.8017}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.629, 1.326, 1.274, 1.029, 0.8321}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.79, 0.9254, 2.4, 1.034, 0.6667}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.866, 0.8124, 2.492, 1.034, 0.6952}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.79, 1.665, 1.51, 1.038, 0.6632}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.166, 1.342, 1.559, 1.049, 0.8952}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
