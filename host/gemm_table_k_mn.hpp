// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_k_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_close_large_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_gemm_table_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_k_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_k_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_k_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_majors_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_mid_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_one_wave_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_one_wave_published_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_published_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit def26edbf832
//   tune_seed_83_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_93_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_majors_41_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_majors_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9839, 0.9851, 0.6989, 1.267, 0.8443}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8197, 0.9907, 0.8189, 0.6888, 0.9309}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {1.222, 1.011, 0.8882, 1.051, 0.6871}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}, {1.013, 1.09, 0.7169, 0.7104, 0.9808}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9293, 0.8564, 0.7309, 0.6025, 1.004}, 44},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}, {0.8947, 0.8255, 1.142, 0.9165, 0.9958}, 60},
    {{Kernel::gemm_pingpong, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9412, 0.7786, 1.068, 1.239, 0.7166}, 256},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {0.8662, 0.6035, 1.468, 0.7737, 0.9372}, 60},
    {{Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}, {0.9862, 0.8895, 1.005, 1.811, 0.7005}, 89},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.165, 0.9749, 0.7883, 0.6142, 0.7956}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::k, Major::mn}, {1.043, 0.7673, 1.082, 1.026, 0.8679}, 323},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}, {1.012, 0.8342, 0.8213, 1.339, 1.09}, 128},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}, {0.9407, 0.9573, 1.203, 0.879, 0.7391}, 120},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.8745, 0.8881, 0.7815, 1.193, 1.168}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9806, 0.7821, 1.204, 0.5449, 0.8096}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.013, 0.8894, 0.8493, 1.035, 0.8075}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::k, Major::mn}, {0.9852, 0.9308, 1.296, 0.922, 0.6053}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}, {1.102, 1.078, 1.035, 0.9286, 0.9052}, 133},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}, {1.102, 0.8454, 1.115, 0.8711, 0.9339}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {1.059, 0.7635, 1.297, 0.6641, 1.058}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.271, 0.9708, 0.8915, 0.5562, 0.9432}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {1.108, 0.973, 0.806, 0.7842, 0.785}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.096, 1.018, 0.7268, 0.765, 0.7982}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.047, 0.8935, 0.8564, 0.7987, 0.8792}, 2736},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.303, 0.8908, 0.983, 0.5197, 0.8226}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.166, 0.9413, 0.8561, 0.5973, 0.7454}, 0},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}, {0.9792, 1.034, 0.8569, 0.6944, 0.747}, 90},
    {{Kernel::gemm_pingpong, {192, 88}, {4, 2}, 1, Major::k, Major::mn}, {1.021, 0.9857, 0.966, 0.9524, 0.9553}, 15},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}, {0.9501, 0.9666, 0.8546, 0.7103, 0.9804}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.106, 1.007, 0.8016, 0.7229, 0.6709}, 0},
    {{Kernel::gemm_pingpong, {256, 96}, {2, 1}, 1, Major::k, Major::mn}, {1.034, 0.8828, 0.8836, 1.391, 0.8729}, 66},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9625, 1.255, 1.586, 0.8758, 0.99}, 350},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {1.007, 1.17, 1.341, 1.231, 0.9555}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9732, 1.336, 1.352, 1.545, 0.9365}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9815, 0.9577, 1.083, 1.143, 1.116}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9531, 0.807, 1.388, 0.8928, 1.061}, 350},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.036, 0.7678, 1.027, 1.221, 1.147}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9602, 1.139, 1.433, 0.6833, 0.9074}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.8993, 1.272, 0.6897, 1.613, 0.8044}, 26},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.012, 0.8552, 1.245, 0.6858, 0.939}, 37},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9259, 1.115, 0.9402, 1.294, 0.8693}, 26},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9957, 0.9814, 1.253, 0.8499, 0.9615}, 19},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9539, 0.76, 0.9269, 1.946, 1.017}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.026, 0.9088, 0.9841, 1.546, 1.002}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}, {1.22, 0.4437, 1.734, 0.6598, 1.073}, 11},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9324, 1.075, 0.9898, 1.45, 0.9032}, 30},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.09, 0.7554, 1.454, 0.8797, 0.9197}, 41},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}, {1.026, 0.9421, 1.143, 0.6644, 1.023}, 35},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.099, 0.8534, 1.404, 0.8665, 0.9518}, 25},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.115, 0.7548, 1.576, 0.7032, 0.8537}, 74},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}, {1.129, 0.9146, 1.566, 0.5, 0.7113}, 83},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.995, 0.9299, 1.099, 1.179, 1.074}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.086, 0.9588, 1.295, 0.742, 0.991}, 30},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.086, 0.9198, 1.571, 0.9012, 0.5902}, 74},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}, {1.556, 1.034, 1.497, 0.6541, 0.683}, 111},
    {{Kernel::gemm_splitk, {136, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9121, 1.054, 1.068, 1.552, 1.006}, 15},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.136, 0.8325, 1.13, 1.037, 0.5677}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.014, 1.013, 1.44, 1.189, 0.5703}, 74},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.356, 0.8184, 1.441, 0.7747, 0.7972}, 26},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}, {0.9691, 1.386, 1.162, 0.9041, 0.9875}, 88},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.8908, 1.715, 0.9262, 0.6086, 1.013}, 44},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}, {0.7959, 1.978, 1.317, 0.5857, 0.9937}, 30},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.053, 0.9358, 1.137, 0.565, 0.9735}, 44},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9605, 0.9256, 1.41, 0.9079, 0.995}, 174},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8042, 1.29, 0.9747, 1.2, 0.6374}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.022, 0.8099, 1.2, 0.666, 0.9485}, 88},
    {{Kernel::gemm_swapped, {64, 64}, {2, 2}, 1, Major::k, Major::mn}, {0.8555, 1.141, 0.9932, 1.073, 0.7548}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.074, 0.849, 1.149, 0.847, 1.054}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.9616, 1.03, 0.9535, 1.029, 0.7671}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9857, 1.092, 0.8123, 0.845, 1.018}, 8192},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.168, 0.9238, 0.8875, 0.9358, 0.839}, 525},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8809, 1.017, 1.661, 1.558, 0.7832}, 30},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.137, 0.6585, 1.405, 0.614, 0.8685}, 210},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.119, 0.8188, 0.9515, 1.142, 0.8721}, 448},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.021, 0.7531, 1.204, 1.02, 0.8697}, 88},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.063, 0.7863, 1.008, 1.057, 0.986}, 1050},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.168, 0.65, 1.336, 0.6155, 0.8634}, 318},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9437, 0.924, 1.045, 1.045, 0.704}, 385},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.043, 0.909, 0.9904, 0.7128, 0.6834}, 256},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.03, 0.9674, 0.923, 0.6326, 0.7921}, 2599},
    {{Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.087, 1.069, 0.6815, 0.6894, 0.8347}, 66},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.9587, 1.108, 0.7547, 1.106, 0.8111}, 1092},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.035, 0.7806, 1.169, 0.9346, 0.8438}, 140},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9462, 0.9104, 1.319, 0.5314, 0.6852}, 380},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.027, 0.7999, 1.28, 0.7954, 0.7839}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.065, 0.8416, 0.7823, 1.605, 0.8034}, 8192},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.005, 0.9627, 0.8436, 0.9398, 0.7436}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.8361, 0.9633, 1.466, 0.4969, 0.6556}, 270},
    {{Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.097, 0.9002, 0.8246, 1.511, 0.9262}, 178},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.11, 0.9588, 0.9474, 0.9052, 0.6739}, 2368},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.8797, 1.083, 0.9163, 0.6705, 0.7221}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.6991, 1.099, 0.8955, 0.7311, 0.8862}, 1881},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.7643, 1.124, 0.755, 0.6303, 0.862}, 588},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.014, 1.076, 0.6567, 0.8347, 0.7935}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.2999, 0.02552, 0.4466, 0.5254, 0.01292, 2.758, 2.438, 0},
    {Kernel::gemm_pingpong, 0.2892, 0.05861, 0.04845, 0.1681, 0.003826, 2.788, 2.515, 0},
    {Kernel::gemm_splitk, 0.2121, 0.0292, 0.1068, 2.281, 0.005934, 2.317, 2.306, 0},
    {Kernel::gemm_swapped, 0.2898, 0.02797, 0.5107, 0.5765, 0.003669, 2.062, 1.84, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3156, 0.02702, 0.04306, 0.1858, 0.2074, 1.894, 0.0497, 1.874};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.149
    {1, 2296, 1480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.151
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.131
    {1, 4608, 416, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.069
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.039
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.023
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.015
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.977
    {2, 336, 448, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.094
    {2, 904, 680, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.173
    {2, 3784, 488, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.008
    {3, 1216, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.076
    {3, 1560, 472, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.072
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.162
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {4, 664, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.084
    {5, 6320, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.003
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.747
    {7, 4192, 3328, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.179
    {8, 344, 6040, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.508
    {8, 344, 11560, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.370
    {8, 384, 12464, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.266
    {8, 424, 512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.111
    {8, 488, 13744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.224
    {8, 504, 10472, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.113
    {8, 520, 1032, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.305
    {8, 584, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.363
    {8, 584, 5880, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.323
    {8, 592, 2160, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.560
    {8, 664, 1832, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.663
    {8, 688, 3688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.695
    {8, 872, 344, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.083
    {8, 984, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.056
    {8, 1032, 2688, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.593
    {8, 1144, 7040, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.210
    {8, 1232, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.073
    {8, 1728, 3456, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.385
    {8, 2512, 400, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.099
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.041
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.101
    {8, 3632, 1016, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.049
    {8, 5200, 1152, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {8, 6424, 424, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.985
    {8, 6840, 1240, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {8, 7032, 6136, {Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.096
    {8, 9616, 1208, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.993
    {8, 11904, 632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.080
    {8, 16192, 9280, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.035
    {8, 16360, 312, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.974
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.030
    {8, 22104, 3344, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.996
    {8, 22360, 632, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.990
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.394
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.183
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.463
    {14, 1744, 4512, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.263
    {16, 680, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.088
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.164
    {16, 2192, 3328, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.316
    {16, 2552, 936, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.123
    {16, 2736, 504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.098
    {16, 2824, 1128, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.106
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.183
    {16, 4304, 1800, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.055
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.012
    {16, 8448, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.029
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.079
    {16, 21808, 4704, {Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.045
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.014
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.958
    {18, 1088, 4576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.472
    {20, 544, 3544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.836
    {21, 1800, 464, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.090
    {22, 1544, 4992, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.266
    {22, 2160, 1152, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.169
    {25, 2520, 504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.060
    {27, 272, 1272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.397
    {28, 456, 2024, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.545
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.317
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.172
    {32, 656, 2032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.520
    {32, 9352, 7544, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.171
    {36, 472, 1312, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.387
    {39, 464, 328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.055
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.123
    {55, 10368, 6536, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.044
    {56, 3432, 3336, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.091
    {56, 4680, 1064, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.011
    {56, 5384, 1160, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {56, 14712, 976, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.982
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}},  // 1.066
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.091
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.044
    {64, 7032, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.992
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.004
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.094
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.032
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.051
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.941
    {64, 11384, 944, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.994
    {64, 17432, 3056, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.954
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.976
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {67, 16824, 2840, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.968
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.057
    {72, 3136, 1024, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.998
    {72, 3184, 1328, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.003
    {72, 8272, 9344, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.017
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.986
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.222
    {80, 1944, 424, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.983
    {80, 8656, 4952, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.972
    {80, 10328, 9496, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.239
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.018
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.298
    {88, 1192, 5376, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.148
    {88, 16648, 4472, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.954
    {96, 18808, 15632, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.947
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.061
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.967
    {112, 17896, 320, {Kernel::gemm_pingpong, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {120, 5440, 4256, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.936
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.942
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.107
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.956
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.042
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.956
    {144, 336, 2088, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.360
    {152, 2176, 4888, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.108
    {152, 2400, 14504, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.892
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.161
    {160, 13840, 4256, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.967
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.301
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.945
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {192, 496, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.009
    {200, 392, 304, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.954
    {200, 5688, 1960, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.949
    {208, 7656, 3904, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.971
    {208, 17696, 3640, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}},  // 0.887
    {216, 408, 1056, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.170
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.961
    {216, 2704, 600, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.951
    {232, 800, 1320, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.121
    {232, 1064, 2344, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.204
    {237, 328, 1072, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.155
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}},  // 0.930
    {248, 5568, 552, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}},  // 0.881
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}},  // 0.984
    {256, 3608, 1632, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.939
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
    {272, 344, 736, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.124
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {304, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.993
    {312, 1328, 14496, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.910
    {312, 8176, 656, {Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {320, 22664, 672, {Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}},  // 1.078
    {328, 1112, 704, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 1.030
    {336, 320, 2096, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.242
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.009
    {344, 384, 15488, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.842
    {344, 13688, 6312, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.901
    {352, 1136, 1760, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.012
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.009
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.938
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {448, 3000, 15688, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 1.027
    {456, 9568, 840, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.929
    {488, 7240, 7448, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 0.944
    {512, 448, 5016, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.142
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.960
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}},  // 1.030
    {512, 7168, 16384, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}},  // 1.073
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.921
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.202
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.082
    {600, 1824, 832, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.967
    {616, 11208, 1912, {Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.955
    {624, 312, 14104, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.997
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.910
    {640, 4328, 2568, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.994
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.013
    {688, 1000, 992, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.010
    {704, 1528, 4752, {Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.130
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {720, 6168, 9896, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {760, 5856, 288, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.910
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.987
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.985
    {800, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.199
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.099
    {856, 6984, 9488, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.016
    {896, 8040, 368, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {920, 1232, 2784, {Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.984
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.003
    {1048, 10744, 4376, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.957
    {1056, 688, 10192, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.081
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.087
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.972
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1176, 296, 9416, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.035
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.182
    {1368, 1680, 11496, {Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.954
    {1376, 856, 6784, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.035
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.038
    {1464, 8088, 11888, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.026
    {1512, 4912, 3384, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.926
    {1544, 720, 824, {Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}},  // 0.949
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.022
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.071
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {1752, 672, 6448, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {1848, 296, 3472, {Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}},  // 1.020
    {1888, 616, 10920, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.977
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {1960, 672, 5248, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.005
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.063
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2160, 1104, 296, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.931
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}},  // 0.879
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.037
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.119
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 1.000
    {2696, 336, 752, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.924
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.080
    {2936, 10616, 624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.149
    {3136, 352, 3216, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.936
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.014
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 1.067
    {3296, 2512, 472, {Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.944
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.965
    {3456, 776, 7520, {Kernel::gemm_pingpong, {256, 96}, {2, 1}, 1, Major::k, Major::mn}},  // 0.964
    {3472, 312, 3248, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.072
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_pingpong, {192, 88}, {4, 2}, 1, Major::k, Major::mn}},  // 1.041
    {3736, 3736, 264, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.181
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.266
    {4048, 456, 1192, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.956
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.988
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.002
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.989
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {4136, 768, 2656, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {4224, 14944, 496, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.244
    {4281, 560, 14504, {Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.989
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.129
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.921
    {4656, 7376, 416, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.360
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {4776, 1288, 12568, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.931
    {4856, 8592, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.308
    {4920, 18784, 288, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.319
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.144
    {5040, 280, 1752, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 0.897
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {5264, 624, 992, {Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.955
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.052
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.009
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.093
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.012
    {6712, 3760, 312, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.317
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7056, 656, 4408, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.189
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.985
    {7184, 304, 832, {Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.939
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.979
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.068
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.960
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.998
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.979
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.985
};

}  // namespace rawgemm
// clang-format on
