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
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.496, 0.744, 1.553, 1.013, 0.8461}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.47, 0.759, 1.595, 1.009, 0.7308}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.35, 0.529, 2.024, 1.027, 0.8643}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.615, 2.544, 1.411, 1.051, 0.7377}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.711, 1.86, 1.526, 1.048, 0.8076}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.839, 1.162, 0.926, 1.021, 0.9361}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.698, 1.03, 1.325, 1.025, 0.8867}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.553, 1.105, 1.375, 1.026, 0.8892}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{3, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.321, 0.9796, 1.32, 1.01, 0.7713}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.492, 0.6931, 1.654, 1.013, 0.8492}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.718, 0.5633, 2.708, 1.029, 0.8822}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, {1.536, 0.7733, 2.229, 1.029, 0.8557}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.647, 0.9619, 1.599, 1.035, 1.071}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.779, 0.8429, 1.937, 1.03, 0.8009}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.621, 1.346, 1.274, 1.03, 0.8452}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.787, 0.9425, 2.48, 1.036, 0.6618}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.859, 0.8351, 2.58, 1.036, 0.6877}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.094, 1.379, 1.471, 1.048, 0.9143}, 0},
};
inline constexpr FewRows few_rows_of_promoted{4, 182};

}  // namespace rawgemm
// clang-format on
