// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_mn.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_large_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
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
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}, {1.148, 1.029, 1.059, 0.9928, 1.113}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.06, 0.9179, 0.967, 0.9911, 0.984}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.8888, 0.9748, 0.9599, 0.7871, 0.8994}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {0.9987, 0.9963, 1.026, 0.8079, 0.8399}, 0},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8942, 0.6043, 1.133, 0.8591, 0.9071}, 72},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}, {0.8811, 0.8957, 1.054, 0.9262, 0.7744}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}, {0.9067, 0.7755, 0.9874, 0.9707, 1.047}, 103},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.099, 1.007, 0.8385, 0.6347, 0.8019}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {1.005, 0.8961, 0.8935, 1.29, 1.011}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9577, 0.9243, 0.9039, 1.023, 0.7681}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.8436, 0.9327, 1.27, 0.827, 0.5943}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}, {1.071, 0.9651, 0.8739, 0.6164, 1.055}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}, {0.9332, 0.9426, 1.041, 0.86, 1.105}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {0.9848, 1.027, 0.7253, 0.5311, 0.889}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.025, 0.9264, 1.058, 0.7625, 0.8355}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, {0.957, 0.9952, 0.8493, 0.6111, 0.988}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.023, 1.023, 0.7611, 0.5496, 0.6994}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.021, 0.9854, 0.7958, 0.628, 0.7683}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {2.219, 1.715, 1.166, 1.157, 1.091}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.141, 1.731, 1.22, 1.125, 1.045}, 3584},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}, {1.072, 0.7012, 1.423, 1.099, 1.04}, 29},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.013, 0.7644, 1.395, 0.6678, 0.8337}, 22},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.036, 0.788, 1.533, 0.8821, 0.9376}, 44},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.921, 0.9108, 0.5784, 1.327, 1.131}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.265, 0.9702, 0.6426, 1.14, 1.102}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}, {1.193, 0.6971, 1.555, 0.7766, 0.9842}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.831, 0.8379, 0.8899, 1.242, 0.7991}, 10},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {1.272, 1.062, 1.447, 1.634, 1.483}, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.9889, 0.874, 0.9608, 1.158, 1.037}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.061, 0.8424, 1.313, 0.7809, 0.9546}, 25},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9631, 0.9137, 1.223, 1.047, 0.7456}, 270},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.22, 0.9272, 1.257, 0.9063, 0.864}, 26},
    {{Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.027, 0.9646, 1.495, 1.051, 0.6234}, 180},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.9839, 1.714, 1.152, 0.8234, 0.9348}, 30},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.007, 0.8766, 1.176, 0.5884, 0.9107}, 51},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.101, 0.8892, 1.031, 0.7769, 0.9473}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.102, 1.194, 0.7562, 1.022, 1.035}, 8192},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.8004, 1.3, 1.149, 1.124, 0.9584}, 15},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.043, 0.7262, 1.189, 0.8317, 0.8278}, 147},
    {{Kernel::gemm_swapped, {112, 64}, {1, 2}, 1, Major::mn, Major::mn}, {1.057, 0.9062, 1.273, 0.7898, 0.9642}, 132},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.029, 0.7762, 1.202, 0.8776, 0.8484}, 297},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.004, 0.8526, 0.9639, 1.045, 0.7455}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {1.143, 0.8435, 0.732, 1.221, 0.8463}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.052, 0.9303, 0.9912, 0.9885, 0.8065}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.031, 1.154, 0.9665, 1.021, 0.8541}, 0},
    {{Kernel::gemm_swapped, {152, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.056, 0.9784, 0.8753, 0.8418, 0.6506}, 112},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.7644, 1.04, 0.9056, 0.7144, 0.8252}, 2109},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.008, 1.069, 0.817, 0.7389, 0.7062}, 126},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9108, 1.045, 0.964, 0.7888, 0.8147}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.3121, 0.03126, 0.3173, 0.5538, 2.867, 0},
    {Kernel::gemm_pingpong, 0.3097, 0.04046, 0.1017, 0.189, 2.983, 0},
    {Kernel::gemm_splitk, 0.1907, 0.07558, 0.176, 1.808, 2.414, 0},
    {Kernel::gemm_swapped, 0.2901, 0.03325, 0.256, 0.7932, 2.292, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.2737, 0.06705, 0.05821, 0.1608, 0.2553, 0.735, 0.02852, 0.8515};

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
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.275
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
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.551
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.435
    {69, 936, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.337
    {80, 816, 720, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.113
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.200
    {86, 3128, 7424, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.452
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.148
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
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.325
    {237, 328, 1072, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.795
    {262, 7856, 3488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.332
    {289, 1600, 13688, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.417
    {416, 696, 2328, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.148
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
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.618
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.572
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.012
    {1082, 1200, 2976, {Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.462
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.781
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.344
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.645
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.215
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.931
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.986
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.015
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.986
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.935
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.879
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.959
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.792
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.202
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
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.023
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.049
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.095
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.184
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.143
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.022
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.985
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.993
};

}  // namespace rawgemm
// clang-format on
