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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.524, 0.6817, 2.409, 1.046, 0.8815}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.507, 0.7951, 1.505, 1.017, 0.9078}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.723, 0.7166, 1.582, 1.021, 0.9483}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.033, 0.7221, 1.77, 1.03, 0.9189}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.256, 1.871, 1.414, 1.036, 0.8389}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.276, 1.621, 1.606, 1.037, 0.8583}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.328, 1.511, 1.358, 1.03, 0.868}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.33, 1.237, 1.746, 1.031, 0.8409}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.497, 1.033, 0.8577, 1.011, 1.032}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.345, 0.9462, 1.531, 1.02, 0.9138}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.267, 1.04, 1.602, 1.023, 0.911}, 0},
};
/// From which entry on they are for groups of few rows, at most so many, and from how many rows on the others are, as both
/// were measured.
inline constexpr FewRows few_rows_of_groups{4, 182, 68};

/// What grouped_gemm_fp8_scaled() may choose, likewise.
inline constexpr ShippedGemm promoted_groups[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {1.22, 0.7603, 1.755, 1.016, 0.9716}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {1.36, 0.6531, 1.842, 1.016, 0.9801}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.42, 0.6596, 2.251, 1.025, 0.9743}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {2.214, 0.514, 3.097, 1.046, 1.046}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {1.633, 0.5015, 2.849, 1.029, 0.9851}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {1.243, 1.198, 1.797, 1.03, 0.8726}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.406, 0.8332, 1.95, 1.024, 0.8805}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {1.508, 0.6707, 2.068, 1.022, 0.8893}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 64}, {1, 1}, 1}, {1.191, 1.446, 1.424, 1.024, 0.8158}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.456, 0.9317, 2.341, 1.032, 0.7895}, 0},
    {{Kernel::gemm_fp8_block_splitk, {32, 192}, {1, 1}, 1}, {1.457, 0.9286, 2.41, 1.034, 0.8089}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 1}, {1.352, 1.501, 2.127, 1.036, 0.6377}, 0},
};
inline constexpr FewRows few_rows_of_promoted{5, 182, 35};

}  // namespace rawgemm
// clang-format on
