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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.422, 0.6716, 2.333, 0.7419, 0.8398}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.476, 0.7791, 1.45, 1.12, 0.8686}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.678, 0.7041, 1.527, 1.084, 0.9096}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.014, 0.6952, 1.722, 0.8818, 0.8801}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.258, 1.98, 1.402, 1.038, 0.8444}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.249, 1.747, 1.59, 1.097, 0.8668}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.496, 1.07, 0.7983, 1.01, 1.039}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.326, 0.9653, 1.365, 1.017, 0.9449}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.228, 1.053, 1.423, 1.019, 0.9442}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.105, 0.8226, 1.648, 0.9558, 0.866}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.265, 0.607, 1.864, 0.8859, 0.9047}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.313, 0.6375, 2.275, 0.9782, 0.8938}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.26, 0.2754, 3.273, 0.4539, 1.004}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.565, 0.4505, 2.908, 0.541, 0.8995}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.25, 1.211, 1.742, 1.338, 0.8721}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.419, 0.8301, 1.9, 1.024, 0.8811}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.52, 0.6726, 2.017, 1.021, 0.8896}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.207, 1.44, 1.322, 1.022, 0.8229}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.466, 0.9364, 2.227, 1.032, 0.8059}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.463, 0.9352, 2.294, 1.033, 0.8243}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.583, 1.154, 2.313, 1.043, 0.7944}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
