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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.516, 0.6838, 2.434, 1.046, 0.8798}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.526, 0.8021, 1.522, 1.018, 0.9062}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.745, 0.7232, 1.599, 1.023, 0.9464}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.065, 0.7212, 1.791, 1.031, 0.9174}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.258, 1.928, 1.435, 1.038, 0.838}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.278, 1.658, 1.628, 1.038, 0.857}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.33, 1.545, 1.374, 1.031, 0.8676}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.332, 1.254, 1.767, 1.032, 0.8403}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.5, 1.047, 0.8634, 1.012, 1.031}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.348, 0.953, 1.546, 1.021, 0.9135}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.267, 1.047, 1.615, 1.023, 0.911}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.218, 0.7606, 1.75, 1.016, 0.9709}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.358, 0.6534, 1.837, 1.016, 0.9797}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.419, 0.6599, 2.245, 1.025, 0.9737}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.212, 0.5134, 3.088, 1.046, 1.046}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.631, 0.502, 2.841, 1.029, 0.984}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.242, 1.198, 1.793, 1.03, 0.8723}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.405, 0.8331, 1.944, 1.024, 0.8805}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.507, 0.6706, 2.062, 1.022, 0.8892}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.19, 1.446, 1.422, 1.024, 0.8157}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.455, 0.9316, 2.335, 1.032, 0.7894}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.456, 0.9289, 2.404, 1.034, 0.8088}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.351, 1.502, 2.121, 1.035, 0.6379}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
