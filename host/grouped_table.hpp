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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.423, 0.673, 2.338, 0.7396, 0.8395}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.476, 0.7795, 1.454, 1.116, 0.8683}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.677, 0.7045, 1.531, 1.084, 0.9095}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.014, 0.6954, 1.726, 0.89, 0.8798}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.258, 1.977, 1.404, 1.038, 0.8443}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.249, 1.746, 1.592, 1.096, 0.8667}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.496, 1.07, 0.7998, 1.01, 1.039}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.326, 0.9655, 1.368, 1.018, 0.9446}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.229, 1.053, 1.427, 1.019, 0.9439}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.106, 0.8237, 1.647, 0.9576, 0.8654}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.266, 0.6072, 1.863, 0.8862, 0.9045}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.314, 0.6379, 2.274, 0.9781, 0.8934}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.262, 0.2751, 3.274, 0.4538, 1.005}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.567, 0.4505, 2.907, 0.5409, 0.8995}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.25, 1.211, 1.742, 1.338, 0.8719}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.419, 0.8302, 1.9, 1.024, 0.8809}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.52, 0.6726, 2.017, 1.021, 0.8895}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.207, 1.441, 1.322, 1.022, 0.8228}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.466, 0.9366, 2.226, 1.032, 0.8058}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.462, 0.9354, 2.294, 1.033, 0.8242}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 192}, {1, 1}, 1}, {1.583, 1.154, 2.313, 1.043, 0.7944}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
