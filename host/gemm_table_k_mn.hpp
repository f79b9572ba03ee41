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
//   tune_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {1.056, 0.906, 0.9394, 1.071, 0.958}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8966, 0.9696, 0.9572, 0.8263, 0.958}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {0.9432, 1.02, 0.9799, 0.7218, 0.8044}, 0},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.8255, 0.6988, 1.156, 0.9214, 0.9221}, 26},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {0.8696, 0.9123, 0.9554, 0.839, 0.7994}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.015, 0.8049, 0.981, 0.989, 1.019}, 103},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.029, 1.012, 0.8209, 0.5913, 0.7903}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {1.063, 0.8101, 0.9179, 1.168, 1.048}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.8908, 0.9112, 0.923, 0.9483, 0.6972}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.029, 1.045, 0.7811, 0.6784, 0.886}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.9597, 0.8935, 1.057, 0.8158, 0.9441}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.058, 0.9724, 0.9571, 0.7324, 0.9334}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.967, 0.9987, 0.824, 0.6166, 0.796}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9736, 1.262, 1.136, 1.149, 0.9401}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9809, 1.257, 1.253, 1.425, 0.9108}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.984, 0.8693, 1.223, 1.02, 1.061}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.917, 0.8641, 1.117, 0.9336, 1.121}, 99},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.025, 0.7709, 1.225, 1.018, 1.042}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9545, 1.146, 0.955, 0.898, 1.113}, 15},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.022, 0.8393, 1.289, 0.6007, 0.8462}, 22},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9599, 0.7515, 0.899, 1.404, 0.9746}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.095, 0.7235, 0.9025, 1.271, 0.9923}, 896},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.154, 0.8148, 1.272, 0.9127, 0.9756}, 11},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.8972, 1.025, 1.044, 1.275, 0.901}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.142, 0.9002, 1.074, 0.9915, 0.757}, 41},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.033, 0.7753, 0.9497, 0.8845, 0.7332}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.107, 0.9642, 1.333, 1.171, 0.6565}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.007, 0.9121, 1.21, 0.5888, 0.871}, 51},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.06, 0.8651, 1.117, 0.8774, 0.9632}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9306, 1.129, 0.8862, 1.033, 1.012}, 8192},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.109, 0.6987, 1.142, 0.7882, 0.8857}, 147},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9651, 0.9344, 1.063, 0.9247, 0.8119}, 143},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9762, 0.9672, 1.077, 0.7275, 0.8845}, 245},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.029, 0.8255, 1.181, 0.8321, 0.7334}, 71},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9491, 0.7475, 1.196, 0.8404, 0.9191}, 71},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.066, 0.8166, 0.789, 1.441, 0.9265}, 8192},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9643, 0.9955, 0.8998, 1.02, 0.7945}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.7985, 1.05, 0.9412, 0.743, 0.899}, 2109},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9327, 1.069, 1.087, 0.752, 0.844}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.8928, 1.067, 1.001, 0.7696, 0.8015}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.3051, 0.03173, 0.3131, 0.5306, 2.987, 0},
    {Kernel::gemm_pingpong, 0.3035, 0.03944, 0.1018, 0.1843, 2.962, 0},
    {Kernel::gemm_splitk, 0.202, 0.03352, 0.1248, 2.002, 2.372, 0},
    {Kernel::gemm_swapped, 0.276, 0.02509, 0.3, 0.7451, 2.192, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3234, 0.05739, 0.05673, 0.1736, 0.2103, 1.005, 0.03936, 1.589};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.149
    {1, 2296, 1480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.151
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.131
    {1, 4608, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.019
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.069
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.039
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.023
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.015
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.977
    {2, 336, 448, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.092
    {2, 904, 680, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.173
    {2, 3784, 488, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.998
    {3, 1216, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.076
    {3, 1560, 472, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.067
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.162
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {4, 664, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.084
    {5, 6320, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.981
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
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.946
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
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.052
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}},  // 1.066
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.091
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.044
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.004
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.032
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.030
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.941
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.978
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.983
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.985
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.041
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.163
    {86, 3128, 7424, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.293
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.948
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.958
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.956
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {237, 328, 1072, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.144
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {416, 696, 2328, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.188
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.966
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.991
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.924
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.089
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.004
    {774, 744, 608, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.021
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.796
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.962
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.004
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.005
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.958
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.994
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.026
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.004
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.988
    {4096, 7168, 2112, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.003
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.037
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.996
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.901
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.987
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.006
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.977
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.960
};

}  // namespace rawgemm
// clang-format on
