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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.68, 0.6737, 2.332, 1.044, 0.8278}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.722, 0.8025, 1.455, 1.019, 0.8601}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.953, 0.7211, 1.535, 1.023, 0.901}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.267, 0.7163, 1.721, 1.031, 0.8718}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.522, 2.354, 1.414, 1.048, 0.7653}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.534, 1.934, 1.608, 1.047, 0.8026}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.616, 1.765, 1.377, 1.04, 0.801}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.613, 1.367, 1.768, 1.039, 0.7843}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.79, 1.165, 0.8234, 1.018, 0.9731}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.615, 0.987, 1.43, 1.025, 0.8874}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.537, 1.048, 1.49, 1.026, 0.8881}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.322, 0.8335, 1.526, 1.014, 0.8775}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.48, 0.6657, 1.649, 1.014, 0.9167}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.545, 0.669, 2.015, 1.022, 0.9087}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.373, 0.4623, 2.806, 1.039, 0.9867}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.771, 0.5157, 2.562, 1.026, 0.9025}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.504, 1.154, 1.73, 1.032, 0.8261}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.667, 0.8174, 1.885, 1.026, 0.8215}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.785, 0.6218, 1.993, 1.021, 0.8346}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.452, 1.453, 1.408, 1.028, 0.7479}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.723, 0.9409, 2.278, 1.034, 0.7149}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.749, 0.9048, 2.374, 1.035, 0.73}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.646, 1.532, 1.874, 1.038, 0.6219}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
