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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.906, 0.6095, 2.756, 1.04, 0.9622}, 0},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 1}}, {2.733, 0.5263, 2.035, 1.036, 0.9649}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {1.281, 0.7802, 1.604, 1.014, 0.9464}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.423, 0.7804, 1.675, 1.021, 0.9814}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.562, 0.7421, 1.947, 1.029, 1.017}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.968, 0.7709, 1.881, 1.036, 0.9769}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.803, 0.8819, 1.853, 1.033, 0.8586}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {1.693, 0.9016, 1.98, 1.038, 0.9883}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.058, 1.356, 1.6, 1.025, 0.8927}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.079, 1.293, 1.754, 1.027, 0.8933}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.117, 1.229, 1.497, 1.022, 0.9159}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.112, 1.09, 1.869, 1.024, 0.881}, 0},
    {{Kernel::gemm_swapped, {32, 192}, {1, 1}}, {1.041, 1.081, 1.954, 1.024, 0.8962}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.125, 0.8977, 1.732, 1.017, 0.9314}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.014, 1.046, 1.815, 1.02, 0.9204}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{8, 182, 68};
/// Rows of a group, n, k; the fastest configuration; groups. Of few rows alone, so that all sizes around them have as many
/// tiles; where an estimate has another one.
inline constexpr MeasuredGemm measured_groups[] = {
    {20, 4096, 2048, {Kernel::gemm_swapped, {32, 128}, {1, 1}}, 6},
    {20, 4096, 4096, {Kernel::gemm_swapped, {32, 64}, {1, 1}}, 6},
    {20, 7168, 3072, {Kernel::gemm_swapped, {32, 128}, {1, 1}}, 6},
};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.117, 0.6616, 1.935, 1.016, 1.099}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.184, 0.6587, 1.974, 1.017, 1.069}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.238, 0.6656, 2.408, 1.026, 1.073}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.021, 0.4767, 3.295, 1.046, 1.153}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.387, 0.4957, 3.033, 1.029, 1.11}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.9028, 1.402, 1.886, 1.027, 0.9091}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.189, 0.7075, 2.056, 1.017, 0.9457}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.288, 0.5549, 2.154, 1.013, 0.9479}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {0.8302, 1.554, 1.571, 1.021, 0.8919}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.212, 0.8878, 2.482, 1.028, 0.8428}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.21, 0.9119, 2.519, 1.031, 0.8635}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.062, 1.537, 2.539, 1.034, 0.644}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};
inline constexpr MeasuredGemm measured_promoted_groups[] = {
    {20, 4096, 4096, {Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, 6},
    {20, 6144, 7168, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 32},
    {20, 7168, 3072, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, 6},
};

}  // namespace rawgemm
// clang-format on
