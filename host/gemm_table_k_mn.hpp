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
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {1.068, 0.9166, 0.9257, 1.06, 0.9922}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.9181, 0.9798, 0.9393, 0.7981, 0.9453}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {0.9611, 1.017, 0.9965, 0.7501, 0.7981}, 0},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.8293, 0.6855, 1.185, 0.9009, 0.9212}, 26},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {0.8773, 0.9171, 0.96, 0.8417, 0.7921}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.016, 0.801, 0.9906, 1.009, 1.015}, 103},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.04, 1.015, 0.8068, 0.5955, 0.7766}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {1.031, 0.8189, 0.9064, 1.163, 1.073}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9047, 0.925, 0.8931, 0.9253, 0.7481}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::k, Major::mn}, {1.134, 0.9451, 0.9833, 0.7577, 1.256}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {0.9793, 0.9362, 1.067, 0.8182, 1.124}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.9966, 0.8998, 1.086, 0.7611, 0.9033}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.068, 0.9808, 0.9744, 0.6776, 0.9132}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9782, 0.9992, 0.8187, 0.6183, 0.7955}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9493, 1.003, 0.9611, 0.7302, 0.7514}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9728, 1.262, 1.16, 1.145, 0.9374}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9802, 1.249, 1.286, 1.423, 0.9075}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9843, 0.8623, 1.224, 1.037, 1.065}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9181, 0.8565, 1.137, 0.9337, 1.12}, 99},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.025, 0.7682, 1.233, 1.023, 1.045}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9541, 1.144, 0.9627, 0.9028, 1.118}, 15},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.023, 0.8358, 1.305, 0.6032, 0.8478}, 22},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9639, 0.7508, 0.903, 1.39, 0.9725}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.098, 0.7188, 0.904, 1.281, 0.9902}, 896},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.055, 0.8405, 1.399, 0.7679, 0.8207}, 51},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.152, 0.8255, 1.255, 0.9344, 0.981}, 11},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.8956, 1.024, 1.085, 1.253, 0.898}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.129, 0.9166, 1.035, 1.017, 0.7615}, 41},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.032, 0.777, 0.956, 0.8824, 0.7414}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.113, 0.9582, 1.358, 1.175, 0.6525}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.008, 0.9121, 1.224, 0.5915, 0.87}, 51},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.059, 0.8719, 1.114, 0.8726, 0.9825}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9508, 1.14, 0.8373, 1.0, 1.009}, 8192},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.104, 0.6993, 1.154, 0.7942, 0.8827}, 147},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.072, 0.8762, 0.9363, 0.768, 0.8832}, 30},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9683, 0.99, 1.01, 0.7675, 0.8861}, 245},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.025, 0.8417, 1.156, 0.837, 0.729}, 71},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.949, 0.7474, 1.203, 0.8466, 0.917}, 71},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.061, 0.8144, 0.7935, 1.444, 0.9591}, 8192},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9303, 1.022, 0.8738, 0.9827, 0.7995}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.7882, 1.047, 0.9338, 0.7327, 0.8985}, 2109},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9246, 1.068, 1.081, 0.7502, 0.8431}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.8922, 1.075, 0.9666, 0.7811, 0.8166}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.3056, 0.03128, 0.3131, 0.5319, 2.992, 0},
    {Kernel::gemm_pingpong, 0.3018, 0.04134, 0.09975, 0.1817, 2.956, 0},
    {Kernel::gemm_splitk, 0.2032, 0.03342, 0.1314, 1.988, 2.368, 0},
    {Kernel::gemm_swapped, 0.2778, 0.02507, 0.2952, 0.7563, 2.187, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3157, 0.05906, 0.05908, 0.1777, 0.211, 1.003, 0.03982, 1.609};

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
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.052
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
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.985
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.041
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.163
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.298
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
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
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {237, 328, 1072, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.144
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.967
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 0.924
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.083
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.004
    {774, 744, 608, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.021
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.989
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.796
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1437, 568, 3208, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.996
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.006
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.994
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.020
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.002
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::k, Major::mn}},  // 0.996
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.901
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.975
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.991
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.981
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.984
};

}  // namespace rawgemm
// clang-format on
