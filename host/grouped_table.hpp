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
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {2.533, 0.685, 2.361, 1.045, 0.8798}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {1.506, 0.7951, 1.47, 1.016, 0.906}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {1.723, 0.7164, 1.547, 1.021, 0.9445}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {2.029, 0.7244, 1.731, 1.03, 0.9173}, 0},
    {{Kernel::gemm_swapped, {16, 64}, {1, 1}}, {1.256, 1.836, 1.399, 1.035, 0.8362}, 0},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {1.274, 1.605, 1.587, 1.036, 0.8557}, 0},
    {{Kernel::gemm_swapped, {32, 64}, {1, 1}}, {1.328, 1.495, 1.337, 1.029, 0.8661}, 0},
    {{Kernel::gemm_swapped, {32, 128}, {1, 1}}, {1.329, 1.234, 1.719, 1.03, 0.8398}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 1}}, {1.497, 1.03, 0.8397, 1.01, 1.029}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {1, 1}}, {1.342, 0.9481, 1.501, 1.019, 0.9131}, 0},
    {{Kernel::gemm_swapped, {64, 192}, {1, 1}}, {1.261, 1.044, 1.573, 1.022, 0.91}, 0},
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
