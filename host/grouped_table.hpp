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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.684, 0.6698, 2.291, 1.043, 0.8285}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.605, 0.779, 1.426, 1.015, 0.8609}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.816, 0.6996, 1.504, 1.019, 0.9025}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.097, 0.7043, 1.684, 1.027, 0.8729}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.514, 2.403, 1.386, 1.048, 0.7669}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.531, 1.945, 1.575, 1.047, 0.8041}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.608, 1.783, 1.355, 1.04, 0.8015}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.609, 1.367, 1.735, 1.039, 0.7843}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.78, 1.168, 0.8148, 1.017, 0.9754}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.614, 0.9832, 1.411, 1.024, 0.8877}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.543, 1.041, 1.472, 1.026, 0.8878}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.323, 0.8331, 1.528, 1.014, 0.8779}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.481, 0.6654, 1.65, 1.014, 0.917}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.545, 0.6687, 2.017, 1.022, 0.9091}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.374, 0.463, 2.808, 1.039, 0.987}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.771, 0.5155, 2.564, 1.026, 0.9028}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.504, 1.154, 1.73, 1.032, 0.8264}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.667, 0.8175, 1.886, 1.026, 0.8217}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.786, 0.6218, 1.995, 1.021, 0.8348}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.453, 1.453, 1.409, 1.028, 0.7481}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.723, 0.9407, 2.279, 1.034, 0.715}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.75, 0.9045, 2.376, 1.035, 0.7301}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.647, 1.531, 1.876, 1.038, 0.6219}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
