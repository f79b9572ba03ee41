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
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {1.065, 0.9357, 0.8759, 0.9722, 0.9669}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8815, 0.9753, 0.9592, 0.7388, 0.9528}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {1.075, 1.021, 1.018, 0.7803, 0.7396}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}, {1.053, 1.102, 0.7973, 0.7342, 1.036}, 0},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}, {0.8964, 0.8157, 0.8553, 1.011, 0.8862}, 60},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {1.004, 0.8305, 1.044, 0.8639, 0.8368}, 56},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.9722, 0.8348, 0.9374, 0.706, 1.043}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.172, 0.9988, 0.8335, 0.5924, 0.7228}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.9253, 0.829, 0.8535, 1.147, 1.107}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.053, 0.75, 1.28, 0.568, 0.8046}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.953, 0.9318, 0.8456, 0.9766, 0.7246}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::k, Major::mn}, {0.9296, 0.9644, 1.246, 0.8383, 0.6352}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {1.011, 0.8989, 1.1, 0.8335, 1.106}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.241, 1.041, 0.7918, 0.5948, 0.8635}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {1.042, 0.9126, 1.02, 0.7811, 0.9234}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.067, 0.9901, 0.947, 0.677, 0.9027}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.266, 0.9222, 0.9745, 0.5552, 0.7965}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.152, 0.9749, 0.857, 0.5801, 0.7673}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}, {1.003, 1.006, 0.846, 0.6976, 0.9764}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.036, 1.022, 0.8748, 0.6738, 0.7124}, 0},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.945, 1.218, 1.609, 0.7709, 0.9929}, 102},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9748, 1.271, 1.13, 1.154, 0.9471}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9767, 1.276, 1.235, 1.476, 0.9144}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9825, 0.869, 1.201, 1.056, 1.076}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9112, 0.8747, 1.155, 0.9219, 1.135}, 99},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.025, 0.7533, 1.187, 1.069, 1.059}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9731, 1.014, 1.305, 0.9063, 1.19}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.8847, 1.327, 0.9862, 1.384, 0.7492}, 26},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.019, 0.8264, 1.295, 0.6106, 0.8589}, 22},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9827, 0.9811, 1.242, 1.015, 0.9118}, 19},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9678, 0.7388, 0.8889, 1.616, 0.9817}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.088, 0.7187, 0.8983, 1.4, 0.9951}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}, {1.118, 0.6953, 1.501, 0.7643, 1.05}, 10},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9544, 1.063, 0.9515, 1.409, 0.9128}, 15},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.066, 0.7883, 1.271, 0.7745, 0.9329}, 41},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.043, 0.8361, 1.412, 0.7802, 0.8339}, 51},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}, {1.065, 0.97, 1.258, 0.7322, 0.8044}, 60},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.028, 0.8667, 1.29, 0.8815, 0.9106}, 25},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.133, 0.8636, 1.3, 0.9056, 0.9608}, 15},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.8861, 1.016, 0.9342, 1.238, 1.001}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.155, 0.9573, 1.122, 0.99, 0.7187}, 58},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}, {1.171, 1.157, 1.049, 0.869, 0.8313}, 111},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.156, 0.714, 1.015, 0.9596, 0.6735}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.088, 0.9701, 1.321, 1.245, 0.6598}, 58},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.224, 0.8826, 1.209, 0.9162, 0.8001}, 26},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9538, 1.01, 1.343, 0.9075, 0.9678}, 174},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8283, 1.484, 1.101, 1.161, 0.8619}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {0.9872, 0.9283, 1.235, 0.6136, 0.8833}, 58},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.055, 0.8714, 1.088, 0.8932, 0.9749}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.019, 0.9989, 0.8986, 1.251, 0.8799}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9052, 1.152, 0.8046, 1.02, 1.029}, 8192},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.181, 0.9522, 0.8865, 0.967, 0.8806}, 504},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.126, 0.6385, 1.326, 0.7071, 0.8842}, 210},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.152, 0.7004, 1.243, 0.6454, 0.8751}, 318},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9114, 0.9449, 1.094, 0.9486, 0.7449}, 385},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9969, 1.021, 0.9271, 0.736, 0.8935}, 511},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}, {1.057, 0.9799, 0.8596, 1.031, 1.04}, 63},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.04, 0.8293, 1.172, 0.8493, 0.8117}, 87},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.149, 0.7382, 1.185, 0.7634, 0.9566}, 2242},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.921, 0.9249, 1.33, 0.6485, 0.8103}, 360},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.048, 0.8236, 1.106, 1.031, 0.7846}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.055, 0.8008, 0.7676, 1.467, 0.994}, 8192},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.075, 0.9656, 0.9709, 1.164, 0.7479}, 116},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9632, 1.004, 0.8985, 0.9221, 0.766}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.8929, 0.9865, 1.272, 0.6766, 0.7916}, 270},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.024, 1.062, 0.867, 0.6216, 0.7608}, 714},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9538, 1.075, 1.089, 0.7138, 0.7595}, 0},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.8132, 1.085, 1.081, 0.7131, 0.8078}, 2210},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9766, 1.071, 0.9516, 0.7556, 0.8259}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.2971, 0.03177, 0.3056, 0.5141, 3.041, 0},
    {Kernel::gemm_pingpong, 0.2893, 0.0493, 0.09015, 0.1881, 2.94, 0},
    {Kernel::gemm_splitk, 0.2094, 0.0323, 0.1223, 2.218, 2.395, 0},
    {Kernel::gemm_swapped, 0.272, 0.02625, 0.3053, 0.7364, 2.248, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3313, 0.04919, 0.05127, 0.1723, 0.2066, 1.262, 0.03461, 1.699};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
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
    {7, 4192, 3328, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.178
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.394
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.183
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.463
    {14, 1744, 4512, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.263
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.164
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.183
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.055
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.012
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.079
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
    {36, 472, 1312, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.387
    {39, 464, 328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.055
    {55, 10368, 6536, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.044
    {56, 14712, 976, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.982
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}},  // 1.066
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.091
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.044
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.004
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.094
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.032
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.051
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.941
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.978
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.057
    {72, 8272, 9344, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.017
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.986
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.218
    {80, 10328, 9496, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.239
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.018
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.298
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.962
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.061
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.967
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.948
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.107
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.957
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.042
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.956
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.978
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.945
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {216, 408, 1056, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.170
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.961
    {237, 328, 1072, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.155
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}},  // 0.930
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {304, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.993
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {512, 448, 5016, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.142
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.967
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.926
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.202
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.083
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.910
    {704, 1528, 4752, {Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.152
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {720, 6168, 9896, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {774, 744, 608, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {800, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.199
    {896, 8040, 368, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.021
    {1048, 10744, 4376, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.957
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.796
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.182
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.042
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.022
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.071
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.916
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.007
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2160, 1104, 296, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.931
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}},  // 0.879
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.037
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.119
    {2620, 2848, 12656, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.000
    {2936, 10616, 624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.149
    {3136, 352, 3216, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.862
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.014
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 1.067
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {3736, 3736, 264, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.181
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.020
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.002
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {4224, 14944, 496, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.244
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.921
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.052
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7056, 656, 4408, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.189
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.991
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.068
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.988
};

}  // namespace rawgemm
// clang-format on
