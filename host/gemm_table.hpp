// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit df8647048785
//   tune_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_fast_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c79b588d1ac0
//   tune_fast_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fast_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_fast_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_k_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_random.csv: NVIDIA H200, cuBLASLt 13.1.0, commit b7127de8288e
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_tiny.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, 1.039, 638},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, 1.015, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, 0.9935, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 1.002, 0},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, 1.054, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 1}}, 1.063, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, 0.9921, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, 0.9819, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, 1.022, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}}, 1.048, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}}, 1.033, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}, 1.037, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, 1.022, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, 1.021, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}, 1.015, 0},
    {{Kernel::gemm_slicedk, {16, 8}, {1, 1}}, 1.017, 930},
    {{Kernel::gemm_slicedk, {16, 16}, {1, 1}}, 1.03, 470},
    {{Kernel::gemm_slicedk, {16, 32}, {1, 1}}, 1.001, 240},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, 1.031, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, 1.236, 3584},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}, 0.9842, 348},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}, 1.094, 348},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}, 1.137, 348},
    {{Kernel::gemm_splitk, {32, 128}, {1, 1}, 2}, 1.058, 174},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 1}, 0.9929, 348},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, 0.9332, 1024},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, 0.9345, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, 1.112, 896},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, 1.141, 797},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, 0.9515, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, 1.052, 896},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, 1.064, 797},
    {{Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}, 1.252, 3780},
    {{Kernel::gemm_swapped, {32, 128}, {4, 1}}, 1.04, 56},
    {{Kernel::gemm_swapped, {48, 128}, {4, 1}}, 0.905, 137},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, 0.9885, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}, 0.8809, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}}, 1.058, 253},
    {{Kernel::gemm_swapped, {80, 128}, {1, 1}}, 1.238, 522},
    {{Kernel::gemm_swapped, {96, 128}, {1, 1}}, 1.216, 779},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}, 0.9703, 462},
    {{Kernel::gemm_swapped, {128, 64}, {1, 1}}, 1.121, 28672},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, 1.029, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}, 0.9462, 0},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}}, 0.956, 0},
    {{Kernel::gemm_swapped, {144, 128}, {1, 1}}, 1.029, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, 0.9874, 0},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, 0.9899, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}}, 1.102, 0},
    {{Kernel::gemm_swapped, {192, 128}, {1, 1}}, 1.02, 0},
    {{Kernel::gemm_swapped, {208, 128}, {1, 1}}, 1.136, 2336},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}, 1.005, 0},
};

/// Of each kernel: products, rows, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.2622, 0.1175, 0.9967, 0.3799, 2.374, 0},
    {Kernel::gemm_pingpong, 0.1241, 0.2723, 0.0, 0.575, 2.276, 0},
    {Kernel::gemm_splitk, 0.005695, 0.311, 1.292, 3.588, 1.114, 0},
    {Kernel::gemm_swapped, 0.2388, 0.155, 0.0, 0.91, 2.33, 0},
    {Kernel::gemm_slicedk, 1.749, 0.2253, 0.2372, 1.349, 1.498, 512},
};

/// m, n, k; its configuration.  // its ratio to cuBLASLt: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 24, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.502
    {1, 272, 464, {Kernel::gemm_splitk, {32, 128}, {1, 1}, 2}},  // 0.867
    {1, 352, 9392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.068
    {1, 856, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.190
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.447
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.273
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.386
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.282
    {1, 6064, 15280, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.057
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
    {1, 10992, 1552, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 1}},  // 0.982
    {1, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.108
    {1, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.948
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.125
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.058
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.045
    {2, 80, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.317
    {2, 112, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.339
    {2, 272, 272, {Kernel::gemm_swapped, {128, 64}, {1, 1}}},  // 0.869
    {2, 528, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.454
    {2, 784, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.208
    {2, 976, 14336, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.203
    {3, 24, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.291
    {3, 64, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.381
    {3, 672, 3344, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.402
    {3, 1136, 5152, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.288
    {3, 3056, 400, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.902
    {3, 11584, 6128, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.052
    {3, 14656, 2128, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.041
    {3, 15392, 1232, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.036
    {4, 2752, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.967
    {5, 24, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.414
    {5, 752, 5648, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.236
    {5, 3024, 4768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.201
    {5, 3552, 9184, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.116
    {5, 22240, 9152, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.081
    {6, 416, 4080, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.390
    {6, 1120, 15520, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.144
    {6, 5312, 1552, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 1}},  // 1.028
    {7, 1712, 288, {Kernel::gemm_swapped, {128, 64}, {1, 1}}},  // 0.844
    {7, 1840, 2016, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.198
    {7, 3904, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.147
    {7, 4736, 1328, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.030
    {8, 720, 640, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.962
    {8, 824, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.220
    {9, 9248, 1440, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.042
    {10, 2192, 384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.927
    {10, 2384, 1664, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.119
    {10, 11280, 4208, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.037
    {11, 14064, 2672, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.002
    {12, 408, 112, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {12, 6288, 1696, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.071
    {14, 288, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.260
    {14, 344, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.265
    {14, 2432, 992, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.135
    {16, 16, 56, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.284
    {16, 64, 64, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.191
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
    {16, 17504, 5648, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.006
    {16, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.161
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.163
    {16, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.963
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {16, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.030
    {16, 57344, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.007
    {18, 2160, 288, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.976
    {21, 944, 9440, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.290
    {22, 96, 184, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.274
    {22, 200, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.255
    {22, 13552, 4464, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.113
    {24, 24, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.275
    {33, 128, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.285
    {33, 1696, 560, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.979
    {35, 2320, 288, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.978
    {43, 800, 272, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.971
    {47, 336, 9536, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.132
    {58, 1040, 336, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.010
    {60, 352, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.196
    {62, 288, 672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.082
    {63, 864, 2496, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {63, 944, 272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.974
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
    {68, 368, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.173
    {75, 144, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.231
    {76, 152, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.218
    {79, 1280, 1072, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.038
    {79, 21552, 672, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 1.010
    {84, 64, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.237
    {91, 128, 288, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.302
    {92, 21216, 6304, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.937
    {95, 3616, 288, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 1}},  // 0.925
    {96, 24, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.264
    {98, 1408, 1088, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.010
    {98, 8496, 2240, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.878
    {102, 18576, 2832, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.938
    {107, 920, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.029
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.174
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.170
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.078
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.119
    {128, 4224, 3264, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.012
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
    {129, 12272, 672, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.964
    {131, 17488, 1248, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.818
    {151, 280, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.181
    {160, 744, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.014
    {170, 624, 2096, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.059
    {171, 704, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.992
    {179, 1088, 3536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 0.975
    {190, 144, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.187
    {199, 13552, 8640, {Kernel::gemm_swapped, {208, 128}, {1, 1}}},  // 0.953
    {210, 1504, 512, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.884
    {223, 11248, 1184, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.902
    {231, 18720, 10256, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.975
    {241, 24, 488, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.376
    {256, 8624, 1232, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.903
    {279, 1200, 336, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 1}},  // 0.929
    {355, 8896, 384, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.869
    {356, 304, 272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.939
    {389, 816, 2432, {Kernel::gemm_swapped, {32, 128}, {4, 1}}},  // 0.830
    {420, 384, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.972
    {436, 1376, 1584, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.986
    {436, 11088, 12352, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.910
    {451, 2960, 640, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.985
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
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.071
    {607, 17280, 1488, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.996
    {650, 528, 4800, {Kernel::gemm_swapped, {48, 128}, {4, 1}}},  // 0.871
    {666, 720, 13056, {Kernel::gemm_swapped, {48, 128}, {4, 1}}},  // 0.736
    {690, 368, 512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.012
    {906, 784, 400, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.861
    {962, 256, 1632, {Kernel::gemm_splitk, {32, 128}, {1, 1}, 2}},  // 0.989
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.103
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.086
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.975
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.976
    {1156, 1184, 624, {Kernel::gemm_swapped, {128, 128}, {2, 2}}},  // 0.894
    {1202, 10592, 272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.148
    {1214, 10640, 1056, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.052
    {1332, 9232, 7632, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.069
    {1467, 2640, 2640, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.929
    {1625, 13792, 5568, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.025
    {1771, 5216, 912, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.055
    {1896, 3120, 3696, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 1.005
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.009
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 0.991
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 1.048
    {2489, 20448, 4784, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.030
    {2576, 14640, 272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.146
    {2669, 1008, 9104, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.946
    {2746, 304, 7728, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.903
    {2908, 304, 688, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.940
    {3370, 288, 288, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.839
    {3673, 672, 6016, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.959
    {3754, 20080, 14448, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.001
    {4096, 512, 16384, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 0.998
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.016
    {4096, 2112, 3584, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.007
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.997
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.030
    {4096, 4096, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.010
    {4096, 4096, 3584, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.002
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.012
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.022
    {4096, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.003
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.026
    {4096, 7168, 1024, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.991
    {4096, 7168, 1056, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.998
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.997
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.998
    {4096, 7168, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.988
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.990
    {4096, 8192, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.984
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.997
    {4096, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.992
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.987
    {4096, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.982
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.989
    {4096, 16384, 3584, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.985
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.000
    {4096, 24576, 768, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.984
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.988
    {4096, 32768, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.007
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.989
    {4096, 57344, 4096, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.968
    {4096, 57344, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.980
    {4170, 2000, 816, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.000
    {5566, 256, 6656, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.959
    {5827, 3328, 528, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.997
    {6266, 15296, 864, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.212
    {6575, 9264, 2192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.089
    {6838, 2944, 4480, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.006
    {7002, 960, 3056, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.005
    {7168, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.986
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.992
    {7363, 1696, 416, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.300
    {8192, 8192, 4096, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.026
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.984
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.996
    {24576, 4096, 768, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.982
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.007
    {32768, 4096, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.040
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.984
};

}  // namespace rawgemm
// clang-format on
