// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_mn.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_large_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_majors_mid_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_more_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_mn_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_near_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 01c6737214be
//   tune_tall_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_mn[] = {
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}, {1.142, 1.029, 1.015, 0.9842, 1.134}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.06, 0.9258, 0.9182, 1.013, 0.9559}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.877, 0.9675, 0.9881, 0.7713, 0.9171}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {1.096, 1.002, 1.044, 0.7984, 0.7917}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::mn, Major::mn}, {1.05, 1.084, 0.8218, 0.7795, 1.035}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8867, 1.123, 0.9304, 0.6562, 0.9212}, 20},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::mn}, {0.932, 0.8165, 0.8571, 1.023, 0.8941}, 60},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}, {0.9645, 0.7477, 1.031, 0.9477, 0.8445}, 56},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}, {0.9264, 0.8507, 0.9685, 0.7192, 0.9055}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.093, 1.012, 0.8338, 0.6376, 0.8993}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}, {0.977, 0.9069, 1.098, 1.722, 0.8255}, 60},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {0.9851, 0.8953, 0.8157, 1.113, 1.036}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.045, 0.7482, 1.302, 0.6177, 0.7357}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9235, 0.9222, 0.8602, 1.068, 0.7219}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.861, 0.9342, 1.271, 0.8309, 0.6013}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}, {0.9409, 0.9314, 1.256, 0.8118, 0.5476}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}, {0.9803, 1.018, 0.923, 0.6738, 0.9193}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}, {0.9893, 1.05, 0.994, 0.8735, 0.7937}, 189},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}, {0.9363, 0.9128, 1.05, 0.8833, 1.062}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {1.198, 1.017, 0.7873, 0.538, 0.8568}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.077, 0.9261, 0.9997, 0.7681, 0.8606}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.013, 1.003, 0.8396, 0.5992, 0.9381}, 0},
    {{Kernel::gemm_pingpong, {136, 128}, {2, 4}, 1, Major::mn, Major::mn}, {1.194, 1.019, 1.022, 0.9945, 0.8318}, 102},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.307, 0.9121, 0.9875, 0.6215, 0.7269}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.177, 1.008, 0.8257, 0.5461, 0.6884}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}, {1.129, 0.9765, 0.9407, 0.7254, 0.6899}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.092, 1.002, 0.7926, 0.6529, 0.7255}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {2.243, 1.679, 1.158, 1.128, 1.102}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.138, 1.695, 1.136, 1.145, 1.056}, 3584},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.9339, 0.9812, 1.332, 1.128, 0.965}, 49},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}, {1.082, 0.6906, 1.366, 1.146, 1.044}, 29},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.9735, 0.9753, 0.9356, 1.274, 0.7139}, 81},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}, {1.081, 0.7424, 1.061, 1.142, 1.199}, 66},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.015, 0.7446, 1.365, 0.6802, 0.84}, 22},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.046, 0.7793, 1.551, 0.8434, 0.9242}, 44},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.92, 0.899, 0.6023, 1.344, 1.145}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.258, 0.9263, 0.5644, 1.152, 1.126}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}, {1.207, 0.6792, 1.49, 0.7789, 0.9938}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}, {1.055, 0.8306, 1.078, 0.9882, 0.9151}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.9669, 0.8455, 0.8596, 1.235, 0.787}, 15},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {1.262, 1.047, 1.391, 1.639, 1.496}, 717},
    {{Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}, {0.9457, 1.009, 1.548, 0.7724, 0.874}, 81},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9494, 0.9162, 1.659, 0.8439, 0.764}, 71},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.066, 0.7895, 1.448, 0.8838, 0.9509}, 44},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.028, 0.8637, 0.9498, 1.297, 0.9978}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.04, 0.8301, 1.44, 1.007, 0.7698}, 270},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}, {1.108, 1.128, 0.9659, 0.7673, 0.7654}, 30},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.343, 0.973, 1.281, 0.8781, 0.8206}, 26},
    {{Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9923, 0.9873, 1.441, 1.052, 0.6581}, 180},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.9694, 1.703, 1.061, 0.7448, 0.9443}, 30},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.0, 0.8865, 1.087, 0.6131, 0.9116}, 58},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.121, 0.873, 0.9636, 0.8008, 0.9609}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}, {1.096, 0.8625, 0.8378, 1.203, 0.8447}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.075, 1.193, 0.7097, 1.037, 1.053}, 8192},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.8061, 1.283, 1.153, 1.181, 0.9762}, 15},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.06, 0.7256, 1.355, 0.7035, 0.8278}, 210},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.154, 0.6937, 1.068, 1.05, 0.8996}, 770},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.085, 0.7163, 1.261, 0.6917, 0.8109}, 289},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.964, 0.8999, 1.034, 0.9168, 0.8297}, 385},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.005, 0.8798, 1.124, 0.9258, 0.77}, 87},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.9634, 0.8885, 1.363, 0.6599, 0.7276}, 360},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.019, 0.843, 0.9825, 1.017, 0.7737}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {1.12, 0.8109, 0.7162, 1.288, 0.8581}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.052, 0.9286, 0.9269, 0.9893, 0.767}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.002, 1.142, 0.9497, 0.9738, 0.8528}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.8816, 1.001, 1.263, 0.6629, 0.696}, 270},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.033, 1.035, 0.8466, 0.649, 0.6839}, 714},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.8272, 1.072, 1.171, 1.009, 0.7428}, 72},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.8613, 1.083, 0.8912, 0.6718, 0.7395}, 2109},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.9311, 1.118, 0.8077, 0.7144, 0.6909}, 434},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.8343, 1.064, 0.9769, 0.7283, 0.8581}, 2210},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9927, 1.035, 0.9581, 0.7601, 0.8202}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.3011, 0.03171, 0.3096, 0.5356, 2.92, 0},
    {Kernel::gemm_pingpong, 0.2957, 0.04812, 0.09237, 0.2028, 3.009, 0},
    {Kernel::gemm_splitk, 0.1956, 0.077, 0.1664, 1.946, 2.399, 0},
    {Kernel::gemm_swapped, 0.2796, 0.03847, 0.2803, 0.8209, 2.264, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.3032, 0.05081, 0.05267, 0.1666, 0.2501, 0.9099, 0.02619, 0.8674};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {1, 2296, 1480, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.478
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.888
    {1, 4608, 416, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.337
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.769
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.899
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.869
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.016
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.847
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.571
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.481
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.957
    {2, 336, 448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.092
    {2, 904, 680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.120
    {2, 3784, 488, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 2.131
    {3, 1216, 336, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.923
    {3, 1560, 472, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.033
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 2.674
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.922
    {4, 664, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.006
    {5, 6320, 752, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.979
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 3.676
    {7, 4192, 3328, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.619
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.431
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 3.083
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 3.275
    {14, 1744, 4512, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 2.755
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.854
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.044
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.849
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.907
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.916
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.905
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.785
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.646
    {16, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.966
    {18, 1088, 4576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.595
    {20, 544, 3544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.565
    {21, 1800, 464, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.440
    {22, 1544, 4992, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.460
    {22, 2160, 1152, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.965
    {22, 4864, 448, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.521
    {25, 2520, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.454
    {27, 272, 1272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.538
    {28, 456, 2024, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.471
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.709
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.213
    {36, 472, 1312, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.622
    {39, 464, 328, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.381
    {55, 10368, 6536, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.259
    {56, 14712, 976, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.999
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.071
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.157
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.089
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.978
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.582
    {67, 16824, 2840, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.443
    {69, 936, 456, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.421
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.992
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.136
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.296
    {80, 10328, 9496, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.148
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.022
    {86, 3128, 7424, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.452
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.989
    {105, 1176, 12272, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.159
    {112, 656, 672, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.132
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.993
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.947
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.002
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.000
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.112
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.933
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.990
    {137, 3216, 3328, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.724
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.972
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.935
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.325
    {216, 408, 1056, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.282
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.964
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.887
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}},  // 0.997
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.487
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.964
    {289, 1600, 13688, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.417
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.094
    {304, 10720, 2256, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.012
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.154
    {512, 448, 5016, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.960
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.992
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.025
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.997
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.924
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.019
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.046
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.390
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.914
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.051
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.624
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.572
    {800, 2080, 7976, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.069
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.159
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.012
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.037
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 2.540
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.781
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.344
    {1328, 13936, 784, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.092
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 1.741
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.067
    {1664, 11480, 3672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.045
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.215
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.006
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.999
    {1959, 3296, 1408, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 2.023
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.986
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.015
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.986
    {2160, 1104, 296, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.953
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.894
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.047
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.133
    {2620, 2848, 12656, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.914
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.151
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.992
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.901
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.959
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.830
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.390
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}},  // 1.259
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.972
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.069
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.060
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.008
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.023
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.014
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.012
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.047
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.003
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.024
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {4224, 14944, 496, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.257
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.023
    {4586, 1016, 1064, {Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.031
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.095
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.084
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.184
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.143
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.917
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.105
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.021
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.985
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.993
};

}  // namespace rawgemm
// clang-format on
