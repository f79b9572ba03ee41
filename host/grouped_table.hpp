// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_models_few_bf16.csv: NVIDIA H200, commit e0866d61416a
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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.218, 0.7553, 2.016, 1.02, 0.5306}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.501, 0.8058, 1.34, 1.012, 0.8729}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.391, 0.8464, 1.308, 1.006, 0.7763}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.135, 0.7229, 1.51, 1.026, 0.9123}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.517, 2.436, 1.398, 1.049, 0.7697}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.532, 1.961, 1.601, 1.048, 0.8028}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.611, 1.371, 1.752, 1.039, 0.7849}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.782, 1.171, 0.808, 1.017, 0.9756}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.604, 0.9846, 1.39, 1.024, 0.8962}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.513, 1.062, 1.41, 1.025, 0.9007}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, as they were measured.
inline constexpr FewRows few_rows_of_groups{4, 182};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.313, 0.9595, 1.328, 1.01, 0.7905}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.485, 0.6822, 1.683, 1.013, 0.8589}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.711, 0.524, 2.739, 1.027, 0.8914}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {1.452, 0.8825, 3.154, 1.039, 0.752}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.651, 0.9601, 1.575, 1.034, 1.066}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.786, 0.8494, 1.905, 1.029, 0.7996}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.636, 1.35, 1.256, 1.029, 0.8225}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.788, 0.9461, 2.412, 1.035, 0.6726}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.867, 0.8197, 2.505, 1.035, 0.7025}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {2.091, 1.374, 1.539, 1.048, 0.8868}, 0},
};
inline constexpr FewRows few_rows_of_promoted{4, 182};

}  // namespace rawgemm
// clang-format on
