// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit df8647048785
//   tune_fast_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c79b588d1ac0
//   tune_fast_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fast_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_fast_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_k_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, 1.02, 359},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, 1.017, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, 0.9969, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 0.9689, 0},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, 1.095, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 1}}, 1.009, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, 0.9765, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}}, 1.037, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}}, 1.033, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, 1.032, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, 1.061, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, 1.318, 3584},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, 0.9071, 1024},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, 0.9164, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, 1.124, 896},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, 1.182, 797},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, 0.9359, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, 1.01, 896},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, 1.029, 797},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, 0.9686, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}}, 1.027, 224},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, 1.008, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}, 0.9482, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, 0.9843, 0},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, 1.002, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}}, 1.102, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}, 1.02, 0},
};

/// Of each kernel: products, rows, tile, area, launch.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.3244, 0.02741, 1.363, 0.1705, 1.842},
    {Kernel::gemm_pingpong, 0.07777, 0.3119, 0.07969, 0.5626, 0.7965},
    {Kernel::gemm_splitk, 0.04922, 0.2763, 1.096, 4.455, 0.5094},
    {Kernel::gemm_swapped, 0.2274, 0.1624, 0.0, 0.9036, 1.694},
};

/// m, n, k; its configuration.  // its ratio to cuBLASLt: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.447
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.273
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.386
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.282
    {1, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.232
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.203
    {1, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.153
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.122
    {1, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.127
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.089
    {1, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.076
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.062
    {1, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.103
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.124
    {1, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.108
    {1, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.948
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.125
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.058
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.045
    {16, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.550
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.346
    {16, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.415
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.292
    {16, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.192
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.148
    {16, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.187
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.159
    {16, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.107
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.048
    {16, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.017
    {16, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.070
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.139
    {16, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.161
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.163
    {16, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.963
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {16, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.030
    {16, 57344, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.007
    {64, 2112, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.443
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.297
    {64, 4096, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.075
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.080
    {64, 7168, 1024, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.068
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.086
    {64, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.050
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.117
    {64, 8192, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.080
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.036
    {64, 8192, 14336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.015
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.072
    {64, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.038
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.005
    {64, 24576, 768, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.975
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.032
    {64, 32768, 256, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.980
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 1.032
    {64, 57344, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.011
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.995
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.174
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.170
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.078
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.119
    {128, 7168, 1024, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.017
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.001
    {128, 7168, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.102
    {128, 8192, 4096, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.019
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.010
    {128, 8192, 14336, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.987
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.985
    {128, 10240, 4096, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.992
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.985
    {128, 24576, 768, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.030
    {128, 24576, 1536, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.036
    {128, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.035
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.052
    {128, 57344, 4096, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 1.004
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 1.010
    {512, 2112, 3584, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.990
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.973
    {512, 4096, 3584, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.020
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.995
    {512, 7168, 1024, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.980
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.977
    {512, 7168, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.992
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 1.005
    {512, 8192, 4096, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.006
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.015
    {512, 8192, 14336, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.016
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.002
    {512, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.992
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 1.033
    {512, 24576, 768, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.057
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.022
    {512, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.110
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.031
    {512, 57344, 4096, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.001
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.013
    {576, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.094
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.067
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.103
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.111
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.975
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.961
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.009
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 0.991
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 1.017
    {4096, 512, 16384, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 0.998
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.980
    {4096, 2112, 3584, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.007
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.999
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.030
    {4096, 4096, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.010
    {4096, 4096, 3584, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.002
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.012
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.022
    {4096, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.003
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.015
    {4096, 7168, 1024, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.991
    {4096, 7168, 1056, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.998
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.997
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.992
    {4096, 7168, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.988
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.990
    {4096, 8192, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.984
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.997
    {4096, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.992
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.987
    {4096, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.982
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.989
    {4096, 16384, 3584, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.985
    {4096, 16384, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.986
    {4096, 24576, 768, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.984
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.988
    {4096, 32768, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.007
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.989
    {4096, 57344, 4096, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.968
    {4096, 57344, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.980
    {7168, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.986
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.990
    {8192, 8192, 4096, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.026
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.984
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.996
    {24576, 4096, 768, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.982
    {24576, 4096, 1536, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.972
    {32768, 4096, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.040
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.964
};

}  // namespace rawgemm
// clang-format on
