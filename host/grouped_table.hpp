// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_models_few_bf16.csv: NVIDIA H200, commit e0866d61416a
//   choose_models_many_bf16.csv: NVIDIA H200, commit e0866d61416a
//   choose_few_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_between_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_models_few_e4m3.csv: NVIDIA H200, commit e0866d61416a
//   choose_models_many_e4m3.csv: NVIDIA H200, commit e0866d61416a
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.238, 0.8622, 1.102, 1.003, 0.8649}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.132, 0.8917, 1.1, 1.004, 0.7427}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.561, 0.8233, 1.317, 0.9998, 0.8964}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.622, 1.903, 1.421, 1.215, 0.8105}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.476, 1.864, 1.438, 1.128, 0.8352}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.589, 1.648, 1.229, 1.166, 0.8454}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.521, 1.341, 1.474, 1.154, 0.8436}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.626, 1.167, 0.8988, 1.078, 0.9525}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.372, 1.072, 1.198, 1.074, 0.9051}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.259, 1.124, 1.196, 1.07, 0.9181}, 0},
    {{Kernel::gemm_swapped, {128, 128}, {1, 1}}, {1.045, 1.053, 0.9176, 0.9904, 0.9297}, 0},
};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.179, 0.9887, 1.209, 1.021, 0.8105}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.353, 0.7059, 1.432, 1.008, 0.865}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.314, 0.8206, 1.676, 1.064, 0.8299}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.541, 0.6365, 2.211, 0.8973, 0.8622}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, {1.26, 0.9458, 1.668, 1.02, 0.8038}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.5, 1.178, 1.539, 1.141, 0.8662}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.568, 1.11, 1.662, 1.156, 0.8868}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.431, 1.364, 1.099, 1.094, 0.8377}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.547, 1.227, 1.59, 1.156, 0.8513}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.501, 1.264, 1.603, 1.164, 0.8842}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.552, 1.345, 1.51, 1.172, 0.8878}, 0},
};

}  // namespace rawgemm
// clang-format on
