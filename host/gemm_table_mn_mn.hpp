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
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}, {1.189, 1.019, 1.06, 0.9917, 1.116}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.8539, 0.964, 0.9752, 0.8132, 0.9123}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {0.9766, 1.002, 0.9978, 0.769, 0.7981}, 0},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}, {0.8786, 0.8916, 1.05, 0.9169, 0.7827}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}, {0.9036, 0.7787, 0.9769, 0.9503, 1.054}, 103},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.091, 0.9994, 0.8603, 0.6418, 0.8132}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {1.029, 0.8853, 0.938, 1.296, 1.0}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9327, 0.9009, 0.9608, 1.083, 0.7161}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}, {0.8932, 0.9031, 1.299, 0.7632, 0.5609}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}, {1.058, 0.9642, 0.8866, 0.6246, 1.053}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {0.9699, 1.023, 0.7569, 0.5525, 0.8729}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.005, 0.9257, 1.02, 0.8128, 0.8362}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, {0.9479, 0.9949, 0.8216, 0.6439, 0.9481}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.026, 1.012, 0.784, 0.5681, 0.7069}, 0},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::mn}, {1.025, 0.8693, 0.9542, 1.107, 0.9582}, 258},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.015, 0.9827, 0.8024, 0.6398, 0.7749}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {2.217, 1.696, 1.138, 1.16, 1.101}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.147, 1.731, 1.177, 1.122, 1.05}, 3584},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}, {1.068, 0.7023, 1.423, 1.088, 1.034}, 29},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.01, 0.7646, 1.377, 0.6618, 0.8319}, 22},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.032, 0.7885, 1.503, 0.8824, 0.9366}, 44},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.898, 0.9071, 0.5726, 1.338, 1.141}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.26, 0.9758, 0.6182, 1.131, 1.109}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}, {1.184, 0.7059, 1.497, 0.8067, 0.9834}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.8298, 0.8481, 0.8974, 1.23, 0.7943}, 10},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {1.263, 1.069, 1.388, 1.627, 1.49}, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.007, 0.8715, 0.9193, 1.174, 1.029}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.06, 0.8401, 1.327, 0.7787, 0.9467}, 25},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9763, 0.8932, 1.28, 1.023, 0.7477}, 270},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.211, 0.9376, 1.242, 0.9001, 0.8529}, 26},
    {{Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.028, 0.9609, 1.486, 1.057, 0.6247}, 180},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.9812, 1.716, 1.135, 0.8231, 0.9378}, 30},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.007, 0.8759, 1.158, 0.5859, 0.9121}, 51},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.097, 0.8909, 0.9831, 0.798, 0.9563}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.08, 1.207, 0.7989, 1.058, 1.039}, 8192},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.8011, 1.307, 1.144, 1.101, 0.9322}, 15},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.051, 0.7227, 1.173, 0.8219, 0.8315}, 147},
    {{Kernel::gemm_swapped, {112, 64}, {1, 2}, 1, Major::mn, Major::mn}, {1.057, 0.9088, 1.242, 0.7819, 0.9668}, 132},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.006, 0.8523, 0.9554, 1.045, 0.7483}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {1.16, 0.8329, 0.7165, 1.236, 0.8171}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.043, 0.9348, 0.9652, 1.048, 0.8164}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.004, 0.9927, 0.9484, 0.6547, 0.7216}, 169},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.7737, 1.04, 0.9115, 0.7235, 0.8268}, 2109},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.002, 1.071, 0.836, 0.7534, 0.7229}, 126},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9377, 1.031, 0.9954, 0.791, 0.7935}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.3108, 0.03175, 0.3178, 0.5566, 2.888, 0},
    {Kernel::gemm_pingpong, 0.3103, 0.0376, 0.1031, 0.1911, 3.003, 0},
    {Kernel::gemm_splitk, 0.1883, 0.07573, 0.1631, 1.813, 2.433, 0},
    {Kernel::gemm_swapped, 0.2889, 0.03324, 0.257, 0.7704, 2.304, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.2859, 0.06403, 0.0561, 0.152, 0.2539, 0.7286, 0.02817, 0.8476};

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
    {16, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.962
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
    {55, 10368, 6536, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.250
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.071
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.157
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {64, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.088
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.023
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.978
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.551
    {67, 16824, 2840, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.397
    {69, 936, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.337
    {80, 816, 720, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.113
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.200
    {86, 3128, 7424, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.452
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.148
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.947
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.002
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.000
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.119
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.999
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.942
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.994
    {137, 3216, 3328, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.724
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.325
    {237, 328, 1072, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.795
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.487
    {289, 1600, 13688, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.417
    {416, 696, 2328, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.148
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.987
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.922
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.035
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {576, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.925
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.618
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.572
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.991
    {1082, 1200, 2976, {Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.462
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.794
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.344
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.645
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}},  // 2.178
    {1959, 3296, 1408, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.925
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.987
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.013
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.986
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.935
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.879
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.959
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.792
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.202
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.962
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.071
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.089
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.011
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.034
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.012
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.004
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.001
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.027
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.023
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.049
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.095
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.184
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.143
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.018
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.005
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.992
};

}  // namespace rawgemm
// clang-format on
