// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_k.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_close_large_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d9066aab42ac
//   tune_close_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_k_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_majors_mid_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_more_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_mn_k_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_k_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {1.011, 0.8437, 1.2, 0.6755, 0.9702}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.295, 1.011, 0.8235, 0.9625, 1.055}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.073, 0.9336, 0.9946, 1.101, 1.062}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}, {0.9921, 0.9982, 1.009, 0.8617, 0.9896}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {1.091, 1.007, 1.18, 0.8663, 0.8648}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.8893, 1.143, 1.071, 0.6615, 1.049}, 30},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::k}, {0.9425, 0.8006, 0.8635, 0.9543, 0.8841}, 60},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.9072, 0.5516, 1.395, 0.757, 0.9795}, 88},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}, {1.006, 0.92, 0.9482, 0.945, 0.8861}, 7560},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.076, 1.028, 0.8168, 0.625, 0.9285}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9839, 0.8929, 1.136, 1.621, 0.8001}, 105},
    {{Kernel::gemm_pingpong, {128, 88}, {2, 4}, 1, Major::mn, Major::k}, {0.9694, 0.8817, 1.486, 1.449, 0.6894}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}, {0.983, 0.913, 0.8644, 1.232, 1.061}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.003, 0.7342, 1.567, 0.6333, 0.8119}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.9528, 0.9172, 0.9297, 1.065, 0.7896}, 0},
    {{Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}, {0.8894, 1.022, 1.039, 0.9732, 0.8616}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {1.053, 0.9429, 0.9236, 0.7116, 0.9851}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}, {1.181, 0.853, 1.177, 0.8899, 0.8945}, 4380},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {1.088, 0.9167, 0.8423, 0.9009, 1.137}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {1.045, 0.967, 0.9001, 0.6914, 1.116}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.216, 0.9037, 0.9211, 1.437, 1.003}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.224, 0.948, 1.006, 0.8248, 0.9139}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {1.162, 1.011, 0.8017, 0.558, 0.8817}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {1.064, 0.9507, 0.7675, 1.097, 1.076}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.027, 1.024, 0.8776, 0.6067, 0.8034}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.275, 0.9288, 1.044, 0.6959, 0.8273}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}, {1.196, 0.9908, 0.8809, 0.6725, 0.8554}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.112, 1.011, 0.8893, 0.717, 0.8036}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.868, 1.964, 1.189, 1.133, 1.011}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.058, 0.754, 1.377, 1.157, 0.9667}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.063, 0.7695, 1.253, 0.8727, 1.034}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.8978, 1.059, 0.9481, 1.291, 0.7485}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9513, 0.8432, 1.365, 0.678, 0.9383}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9064, 0.9475, 1.07, 1.276, 0.9077}, 0},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.033, 0.781, 1.638, 0.8454, 0.9274}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.836, 0.9367, 0.8113, 1.474, 1.14}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.738, 1.102, 0.7387, 1.368, 1.083}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.285, 0.9108, 0.5985, 1.14, 1.154}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.181, 0.6868, 1.451, 0.7494, 0.9557}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.076, 0.7503, 1.192, 1.015, 0.8851}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9179, 0.8857, 0.8923, 1.297, 0.8255}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.123, 0.6872, 1.216, 1.206, 1.084}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.366, 1.093, 0.6086, 1.433, 1.103}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {1.086, 1.036, 1.221, 0.7703, 0.868}, 30},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.007, 0.8699, 1.619, 0.8375, 0.8535}, 0},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4, Major::mn, Major::k}, {0.993, 0.8837, 1.452, 0.93, 0.9368}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.8281, 1.166, 0.9259, 1.222, 0.8328}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.06, 0.8457, 1.346, 1.16, 0.8159}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.147, 0.7272, 1.155, 0.7759, 1.096}, 0},
    {{Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}, {1.036, 0.8141, 1.242, 0.949, 0.8969}, 22},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.326, 1.042, 1.219, 1.059, 0.944}, 0},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}, {1.127, 1.128, 1.041, 0.8559, 0.8081}, 30},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.103, 0.9787, 1.317, 1.623, 0.7786}, 0},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.217, 0.9402, 1.283, 0.8996, 1.013}, 26},
    {{Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.012, 1.371, 1.195, 0.7423, 0.9902}, 30},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9166, 1.013, 1.105, 0.8872, 1.239}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.017, 0.8602, 1.184, 0.5547, 0.9393}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::k}, {0.8658, 1.236, 1.101, 1.074, 0.9953}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.034, 0.9435, 1.047, 0.7986, 0.935}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {0.9777, 1.17, 0.7575, 1.08, 1.143}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9952, 0.8151, 1.267, 0.636, 0.892}, 231},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9804, 0.8917, 1.045, 0.9169, 0.944}, 0},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.003, 0.8878, 1.182, 0.9852, 0.7845}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.159, 0.7132, 1.438, 0.8557, 0.9011}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9571, 0.9091, 1.315, 0.6681, 0.7748}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.01, 0.8676, 1.005, 1.108, 0.7679}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.076, 0.8215, 0.7768, 1.393, 0.9098}, 0},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9629, 0.9728, 1.009, 0.7443, 0.7454}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.909, 1.046, 0.9117, 0.7817, 1.06}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9144, 0.9772, 1.222, 0.6557, 0.7029}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.035, 1.009, 0.8777, 0.6947, 0.762}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.9489, 1.061, 0.8393, 0.6831, 0.7852}, 1053},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {1.039, 1.099, 0.7846, 0.7262, 0.7757}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.2981, 0.02956, 0.3151, 0.529, 3.355, 0},
    {Kernel::gemm_pingpong, 0.298, 0.04183, 0.09057, 0.1945, 3.082, 0},
    {Kernel::gemm_splitk, 0.2036, 0.08421, 0.1856, 2.187, 2.37, 0},
    {Kernel::gemm_swapped, 0.2968, 0.03778, 0.2559, 0.773, 2.327, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.2706, 0.04921, 0.05886, 0.1658, 0.2269, 0.8916, 0.02573, 0.8374};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_k[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.977
    {1, 2296, 1480, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.349
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.985
    {1, 4608, 416, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.162
    {1, 7168, 2048, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.714
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.984
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.902
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.174
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.917
    {1, 24576, 1536, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.775
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.565
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 1.036
    {2, 336, 448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.853
    {2, 904, 680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.763
    {2, 3784, 488, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.821
    {3, 1216, 336, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.973
    {3, 1560, 472, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.012
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.737
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 3.276
    {4, 664, 352, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.540
    {5, 6320, 752, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 2.522
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.884
    {7, 4192, 3328, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 3.190
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.302
    {9, 2072, 10712, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 3.461
    {12, 560, 5368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 2.128
    {14, 1744, 4512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.345
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.147
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.103
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.851
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 0.905
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.958
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.969
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.981
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.815
    {16, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.685
    {16, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {18, 1088, 4576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.280
    {20, 544, 3544, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.991
    {21, 1800, 464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.104
    {22, 1544, 4992, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.950
    {22, 2160, 1152, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.122
    {22, 4864, 448, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.927
    {25, 2520, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.218
    {27, 272, 1272, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.208
    {28, 456, 2024, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.688
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.392
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.774
    {36, 472, 1312, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.912
    {39, 464, 328, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.358
    {40, 4912, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.007
    {55, 10368, 6536, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 3.960
    {56, 14712, 976, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.005
    {58, 12904, 4912, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.453
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.279
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.138
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.029
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.085
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.007
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.072
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.994
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.988
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}},  // 4.615
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.790
    {69, 936, 456, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 2.166
    {72, 8272, 9344, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.119
    {72, 22048, 760, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.022
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.118
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.144
    {80, 10328, 9496, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {80, 19560, 632, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.023
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.964
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.027
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 2.986
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.077
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.008
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.186
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.079
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.984
    {128, 7168, 16384, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}},  // 1.097
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.982
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.991
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.060
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.055
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.007
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 4.634
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.007
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.948
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.974
    {216, 408, 1056, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.127
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.953
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.734
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}},  // 0.939
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 4.919
    {264, 600, 1056, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.122
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.042
    {289, 1600, 13688, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}},  // 5.210
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.124
    {304, 10720, 2256, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.093
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.061
    {512, 448, 5016, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}},  // 1.011
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.979
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.999
    {512, 7168, 2048, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.915
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.990
    {512, 8192, 8192, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.010
    {512, 8192, 28672, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.007
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.978
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.034
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.232
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.969
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.935
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.966
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 4.166
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.000
    {774, 744, 608, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.800
    {800, 2080, 7976, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.013
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.123
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 0.957
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {1082, 1200, 2976, {Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 4.376
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.899
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.958
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.156
    {1437, 568, 3208, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 4.919
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.011
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}},  // 3.288
    {1744, 6576, 6488, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {1752, 672, 6448, {Kernel::gemm_pingpong, {128, 88}, {2, 4}, 1, Major::mn, Major::k}},  // 1.017
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 8.049
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 0.977
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.012
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.209
    {2160, 1104, 296, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.940
    {2464, 568, 480, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.921
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.068
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 3.552
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.977
    {3136, 352, 3216, {Kernel::gemm_pingpong, {128, 88}, {2, 4}, 1, Major::mn, Major::k}},  // 1.026
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.965
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 7.995
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 3.990
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}},  // 7.758
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.165
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.001
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.995
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.001
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.999
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}},  // 0.989
    {4224, 14944, 496, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.263
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 6.750
    {4586, 1016, 1064, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 4.598
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.931
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 1.018
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 6.945
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.985
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.997
    {7577, 22120, 14336, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 7.441
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.995
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
};

}  // namespace rawgemm
// clang-format on
