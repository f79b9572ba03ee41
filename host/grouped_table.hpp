// Written by scripts/tune_groups.py: what grouped calls choose among, and what estimates their times. From:
//   choose_few_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_between_bf16.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_bf16.csv: NVIDIA H200, commit 0f54794a8964
//   choose_few_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_between_e4m3.csv: NVIDIA H200, commit d9a00536b74a
//   choose_many_e4m3.csv: NVIDIA H200, commit d9a00536b74a
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What grouped_gemm() may choose: kernel, tile, cluster; launch, own, l2, late, memory; any number of tiles. All of them add
/// up a row's products in the same order: its bits do not depend on the choice.
inline constexpr ShippedGemm shipped_groups[] = {
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.244, 0.863, 1.035, 0.9968, 0.8814}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.138, 0.889, 1.036, 1.001, 0.7725}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {1.576, 0.8476, 1.167, 0.9912, 0.9198}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.623, 1.916, 1.373, 1.212, 0.8173}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.479, 1.868, 1.379, 1.124, 0.8443}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.37, 1.07, 1.202, 1.074, 0.9051}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.251, 1.129, 1.197, 1.07, 0.9177}, 0},
};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.185, 0.9934, 1.161, 1.019, 0.8255}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.358, 0.7109, 1.393, 1.006, 0.873}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.313, 0.8345, 1.593, 1.061, 0.8418}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.551, 0.6324, 2.184, 0.8959, 0.864}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.501, 1.201, 1.421, 1.133, 0.8784}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.43, 1.343, 1.126, 1.098, 0.8477}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.549, 1.234, 1.578, 1.155, 0.8459}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.557, 1.335, 1.514, 1.172, 0.8935}, 0},
};

}  // namespace rawgemm
// clang-format on
