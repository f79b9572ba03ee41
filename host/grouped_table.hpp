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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.471, 0.6735, 2.348, 1.043, 0.8764}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.516, 0.813, 1.465, 1.017, 0.9024}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.733, 0.7331, 1.54, 1.021, 0.942}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.046, 0.7346, 1.725, 1.03, 0.9133}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.254, 1.852, 1.378, 1.035, 0.8359}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.273, 1.61, 1.568, 1.036, 0.8558}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.326, 1.499, 1.318, 1.029, 0.866}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.325, 1.233, 1.696, 1.03, 0.8404}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.493, 1.03, 0.831, 1.009, 1.028}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.333, 0.9446, 1.474, 1.018, 0.9144}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.246, 1.038, 1.545, 1.021, 0.9114}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.221, 0.7597, 1.746, 1.016, 0.971}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.361, 0.6523, 1.834, 1.016, 0.9802}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.421, 0.6591, 2.241, 1.025, 0.9741}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.217, 0.5127, 3.082, 1.046, 1.046}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.635, 0.5016, 2.836, 1.029, 0.9844}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.242, 1.197, 1.789, 1.029, 0.8728}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.406, 0.8328, 1.94, 1.024, 0.881}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.508, 0.6702, 2.057, 1.021, 0.8897}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.191, 1.444, 1.421, 1.024, 0.8159}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.456, 0.9306, 2.33, 1.032, 0.7896}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.457, 0.9278, 2.399, 1.034, 0.809}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.352, 1.5, 2.116, 1.035, 0.6381}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
