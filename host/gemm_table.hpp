// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_added.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7f5109e6790c
//   tune_behind.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0ec1215f12a1
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
//   tune_random_2.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 782eb7bfcb13
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_tiny.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_waves.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7d2a1e4f6409
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, 0.9426, 847},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, 0.968, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, 0.9521, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 1.048, 0},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, 0.8349, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 1}}, 0.8997, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, 0.8798, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, 0.9428, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, 0.9641, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}}, 0.9183, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}}, 0.9709, 2352},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, 0.9827, 2400},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}}, 0.9238, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}, 0.9688, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, 1.002, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, 0.9243, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, 0.976, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}, 1.005, 0},
    {{Kernel::gemm_slicedk, {16, 8}, {1, 1}}, 0.9148, 930},
    {{Kernel::gemm_slicedk, {16, 16}, {1, 1}}, 0.942, 470},
    {{Kernel::gemm_slicedk, {16, 32}, {1, 1}}, 0.9537, 240},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}, 0.9874, 548},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, 0.9982, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, 1.033, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}, 0.9873, 353},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}, 0.9713, 348},
    {{Kernel::gemm_splitk, {32, 128}, {1, 1}, 2}, 1.029, 177},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, 0.9391, 1024},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, 0.9369, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, 0.9956, 896},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, 0.9985, 797},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, 0.9713, 717},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}, 0.9808, 348},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}, 0.9655, 348},
    {{Kernel::gemm_splitk, {112, 128}, {1, 1}, 4}, 0.9654, 348},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, 0.9561, 896},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, 0.956, 797},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2}, 0.9761, 512},
    {{Kernel::gemm_splitk, {128, 128}, {1, 1}, 3}, 1.024, 1404},
    {{Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}, 0.9851, 3780},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 2}, 1.003, 274},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4}, 0.9903, 156},
    {{Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}, 0.932, 1188},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, 1.076, 595},
    {{Kernel::gemm_swapped, {40, 64}, {1, 1}}, 1.044, 348},
    {{Kernel::gemm_swapped, {48, 128}, {4, 1}}, 0.9622, 152},
    {{Kernel::gemm_swapped, {56, 64}, {1, 1}}, 1.008, 348},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}}, 0.9859, 308},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, 0.9339, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}, 0.9185, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}}, 1.057, 5330},
    {{Kernel::gemm_swapped, {80, 128}, {1, 1}}, 1.009, 8580},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}}, 0.9969, 4800},
    {{Kernel::gemm_swapped, {80, 192}, {4, 1}}, 0.9927, 1600},
    {{Kernel::gemm_swapped, {96, 64}, {1, 1}}, 0.9662, 2445},
    {{Kernel::gemm_swapped, {96, 128}, {1, 1}}, 0.9889, 7371},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}}, 0.9251, 2686},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}, 0.9703, 3159},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, 0.9013, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}, 0.9732, 0},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}}, 0.9406, 2640},
    {{Kernel::gemm_swapped, {144, 128}, {1, 1}}, 0.9354, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, 0.9823, 0},
    {{Kernel::gemm_swapped, {144, 192}, {2, 1}}, 1.046, 1760},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}}, 0.9813, 2280},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, 1.057, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}}, 1.05, 0},
    {{Kernel::gemm_swapped, {192, 128}, {1, 1}}, 0.952, 0},
    {{Kernel::gemm_swapped, {200, 128}, {1, 4}}, 1.028, 960},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}}, 1.053, 1800},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}, 1.034, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.2832, 0.02908, 0.3281, 0.5781, 2.897, 0},
    {Kernel::gemm_pingpong, 0.2734, 0.02773, 0.2189, 0.2761, 3.227, 0},
    {Kernel::gemm_splitk, 0.2126, 0.03576, 0.3877, 2.234, 2.244, 0},
    {Kernel::gemm_swapped, 0.2804, 0.02229, 0.2742, 0.6461, 2.17, 0},
    {Kernel::gemm_slicedk, 0.4465, 0.03945, 0.1699, 0.4732, 1.808, 512},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs{0.3089, 0.161, 0.1896, 0.4218, 0.1968, 0.7188, 0.2456};

/// m, n, k; its configuration.  // its ratio to cuBLASLt: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 24, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.502
    {1, 272, 464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.087
    {1, 320, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.064
    {1, 336, 4256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.269
    {1, 352, 9392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.068
    {1, 624, 1392, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.171
    {1, 856, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.190
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.447
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.273
    {1, 2208, 1264, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.131
    {1, 2480, 720, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.135
    {1, 3312, 5440, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.225
    {1, 4064, 304, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.996
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.386
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.282
    {1, 6064, 15280, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.057
    {1, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.232
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.203
    {1, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.153
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.122
    {1, 7312, 528, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.029
    {1, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.127
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.089
    {1, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.076
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.062
    {1, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.103
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.124
    {1, 10992, 1552, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.967
    {1, 11072, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.019
    {1, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.108
    {1, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.948
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.125
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.058
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.045
    {2, 80, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.317
    {2, 112, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.339
    {2, 272, 272, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.001
    {2, 400, 9968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.205
    {2, 528, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.454
    {2, 576, 1216, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.185
    {2, 784, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.208
    {2, 976, 14336, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.203
    {2, 1728, 1504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.186
    {2, 6400, 5904, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.076
    {2, 7408, 11584, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.078
    {2, 7760, 2992, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.039
    {3, 24, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.291
    {3, 64, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.381
    {3, 352, 14752, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.041
    {3, 672, 3344, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.402
    {3, 944, 6944, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.271
    {3, 1136, 5152, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.288
    {3, 3056, 400, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.058
    {3, 3600, 256, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.060
    {3, 11392, 4208, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.053
    {3, 11584, 6128, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.052
    {3, 14656, 2128, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.042
    {3, 15392, 1232, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.041
    {4, 256, 12944, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.021
    {4, 1136, 5120, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.341
    {4, 1536, 576, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.039
    {4, 2752, 512, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.090
    {4, 4448, 9472, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.113
    {4, 5728, 5936, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.018
    {4, 8336, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.998
    {5, 24, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.414
    {5, 288, 8480, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.127
    {5, 752, 5648, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.236
    {5, 848, 592, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.087
    {5, 896, 7344, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.251
    {5, 1296, 976, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.130
    {5, 1664, 5632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.198
    {5, 3024, 4768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.201
    {5, 3552, 9184, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.116
    {5, 9008, 11840, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.127
    {5, 22240, 9152, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.085
    {6, 416, 4080, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.390
    {6, 1120, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.072
    {6, 1120, 15520, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.144
    {6, 2832, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.160
    {6, 5312, 1552, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.010
    {6, 9648, 8368, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.082
    {7, 1712, 288, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.012
    {7, 1840, 2016, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.198
    {7, 3552, 13600, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.054
    {7, 3904, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.147
    {7, 4736, 1328, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.037
    {7, 19696, 1568, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.042
    {8, 352, 2960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.524
    {8, 448, 2320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.410
    {8, 720, 640, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.120
    {8, 824, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.220
    {8, 22560, 1808, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.116
    {9, 576, 720, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.177
    {9, 592, 1568, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.224
    {9, 992, 14944, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.215
    {9, 2848, 4608, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.199
    {9, 2960, 1200, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.125
    {9, 9248, 1440, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.042
    {10, 592, 4800, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.446
    {10, 2192, 384, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.978
    {10, 2384, 1664, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.118
    {10, 11280, 4208, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.037
    {11, 400, 416, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.082
    {11, 1440, 9648, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.213
    {11, 14064, 2672, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.018
    {12, 408, 112, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {12, 864, 2288, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.409
    {12, 1216, 1456, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.204
    {12, 5104, 416, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.068
    {12, 6288, 1696, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.071
    {13, 9792, 304, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.986
    {14, 288, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.260
    {14, 344, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.265
    {14, 2432, 992, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.135
    {14, 8128, 9648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.045
    {15, 288, 9360, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.181
    {15, 1392, 6352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.256
    {15, 5056, 2272, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.016
    {16, 16, 56, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.284
    {16, 64, 64, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.191
    {16, 368, 3104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.542
    {16, 704, 7248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.340
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
    {17, 1056, 1104, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.117
    {17, 1344, 3056, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.530
    {18, 2160, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.002
    {19, 3232, 8016, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.114
    {20, 1824, 1936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.251
    {20, 10880, 1584, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.941
    {21, 944, 9440, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.290
    {22, 96, 184, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.274
    {22, 200, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.255
    {22, 800, 9216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.310
    {22, 13552, 4464, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.113
    {24, 24, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.275
    {24, 6160, 5504, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.198
    {24, 6464, 4304, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.048
    {24, 11552, 416, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.997
    {27, 1520, 1104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.161
    {29, 2384, 4768, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.092
    {32, 1248, 2912, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.524
    {33, 128, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.285
    {33, 1696, 560, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.016
    {34, 2960, 416, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.034
    {35, 2320, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.007
    {37, 6944, 13888, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.058
    {38, 2928, 6336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.097
    {42, 3472, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.992
    {42, 17488, 3264, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.017
    {43, 368, 2048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.480
    {43, 800, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.994
    {44, 1616, 11776, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.198
    {44, 5808, 1744, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.972
    {45, 2144, 6464, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.224
    {47, 336, 9536, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.132
    {58, 1040, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.029
    {60, 352, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.196
    {62, 288, 672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.082
    {62, 1040, 528, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.019
    {63, 864, 2496, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {63, 944, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.996
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
    {66, 448, 7536, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.088
    {67, 720, 672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.064
    {68, 368, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.173
    {71, 6496, 9904, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2}},  // 1.006
    {74, 8640, 1104, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.950
    {75, 144, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.231
    {75, 3792, 1792, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.963
    {76, 152, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.218
    {76, 6544, 9024, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2}},  // 0.958
    {79, 1280, 1072, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.048
    {79, 21552, 672, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 1.010
    {84, 64, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.237
    {91, 128, 288, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.302
    {92, 21216, 6304, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.968
    {95, 3616, 288, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.035
    {96, 24, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.264
    {96, 1776, 5120, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 1.225
    {98, 1408, 1088, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.010
    {98, 8496, 2240, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.878
    {100, 6384, 400, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.925
    {102, 18576, 2832, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.955
    {106, 1872, 5088, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.086
    {107, 920, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.029
    {107, 944, 1056, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.034
    {108, 4640, 3056, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.957
    {109, 3024, 272, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.024
    {112, 7184, 4176, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.987
    {116, 3296, 592, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.917
    {125, 432, 2000, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.328
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.174
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.170
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.078
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.119
    {128, 4224, 3264, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.012
    {128, 7168, 1024, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.017
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.001
    {128, 7168, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2}},  // 1.106
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
    {131, 17488, 1248, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.901
    {134, 7136, 1136, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.927
    {149, 6416, 1248, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.966
    {151, 280, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.181
    {154, 4160, 12800, {Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}},  // 1.079
    {160, 744, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.014
    {165, 576, 3760, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 1.275
    {170, 624, 2096, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 1.131
    {171, 704, 352, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.995
    {176, 928, 336, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.982
    {179, 1088, 3536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 0.975
    {187, 5344, 256, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.991
    {190, 144, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.187
    {193, 14944, 4368, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.997
    {194, 848, 640, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.002
    {196, 1056, 672, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.045
    {199, 13552, 8640, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.993
    {209, 1072, 1168, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.909
    {210, 1504, 512, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.014
    {218, 3104, 3776, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.928
    {223, 11248, 1184, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.902
    {231, 4272, 336, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.984
    {231, 18720, 10256, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.975
    {232, 8656, 1248, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.926
    {241, 24, 488, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.376
    {245, 512, 304, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.989
    {256, 8624, 1232, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.903
    {257, 4400, 336, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 1.000
    {257, 7584, 1312, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.914
    {279, 1200, 336, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.017
    {283, 992, 2112, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 1.116
    {285, 2080, 4320, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 2}},  // 0.983
    {288, 12400, 320, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.982
    {294, 576, 10368, {Kernel::gemm_splitk, {112, 128}, {1, 1}, 4}},  // 0.785
    {325, 9616, 1072, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.913
    {328, 14496, 480, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.941
    {340, 3584, 1152, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.889
    {350, 13712, 1664, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.984
    {355, 8896, 384, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.869
    {356, 304, 272, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.983
    {363, 9616, 768, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.857
    {367, 448, 12336, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 0.842
    {389, 816, 2432, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.905
    {391, 13856, 6912, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.976
    {410, 6944, 2672, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.934
    {420, 384, 416, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.998
    {424, 528, 9184, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4}},  // 0.825
    {434, 2624, 1920, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.857
    {436, 1376, 1584, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.986
    {436, 11088, 12352, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.910
    {451, 2960, 640, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.985
    {507, 18656, 880, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.048
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
    {539, 400, 976, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.920
    {576, 1648, 8912, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.023
    {576, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.094
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.071
    {607, 17280, 1488, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.996
    {622, 656, 8128, {Kernel::gemm_splitk, {128, 128}, {1, 1}, 3}},  // 0.761
    {623, 16128, 1328, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.968
    {644, 5344, 13792, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 1.025
    {648, 1136, 9984, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.902
    {650, 528, 4800, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.898
    {666, 720, 13056, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.769
    {690, 368, 512, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.008
    {712, 384, 384, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.017
    {827, 11040, 4032, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.983
    {853, 17136, 336, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.179
    {894, 19328, 4208, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.068
    {906, 784, 400, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.912
    {920, 960, 4256, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.919
    {962, 256, 1632, {Kernel::gemm_splitk, {32, 128}, {1, 1}, 2}},  // 0.989
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.103
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.086
    {1021, 1264, 1024, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.837
    {1071, 496, 15792, {Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}},  // 0.837
    {1118, 6752, 560, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.983
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.975
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.976
    {1156, 1184, 624, {Kernel::gemm_swapped, {80, 192}, {4, 1}}},  // 0.888
    {1202, 10592, 272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.148
    {1214, 10640, 1056, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.052
    {1332, 9232, 7632, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.069
    {1336, 304, 6224, {Kernel::gemm_swapped, {48, 128}, {4, 1}}},  // 0.863
    {1358, 1616, 480, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.931
    {1362, 1888, 12528, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.952
    {1365, 4224, 1536, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.973
    {1427, 10400, 272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.238
    {1467, 2640, 2640, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.929
    {1557, 7424, 3008, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.072
    {1625, 13792, 5568, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.025
    {1771, 5216, 912, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.055
    {1834, 944, 1136, {Kernel::gemm_swapped, {80, 192}, {4, 1}}},  // 0.920
    {1846, 10304, 2592, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.018
    {1872, 18560, 2848, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.040
    {1877, 2176, 3648, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.023
    {1896, 3120, 3696, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 1.005
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.009
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 0.991
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 1.048
    {2196, 768, 560, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.915
    {2197, 21968, 368, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.135
    {2207, 384, 2064, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.891
    {2229, 544, 1040, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.895
    {2291, 14656, 736, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.013
    {2429, 1056, 1488, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.959
    {2489, 1056, 13792, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 1.011
    {2489, 20448, 4784, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.030
    {2576, 14640, 272, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.163
    {2669, 1008, 9104, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.988
    {2746, 304, 7728, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.903
    {2750, 400, 448, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.843
    {2770, 17280, 1216, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.054
    {2778, 21680, 1552, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.144
    {2908, 304, 688, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.940
    {2964, 15264, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.299
    {3226, 14640, 2816, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.021
    {3228, 1408, 1744, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.834
    {3263, 8976, 768, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.186
    {3370, 288, 288, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.839
    {3437, 5792, 11936, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.028
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
    {4318, 12064, 15776, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.009
    {4826, 1376, 6352, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.984
    {5228, 16592, 640, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.282
    {5566, 256, 6656, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.959
    {5827, 3328, 528, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.997
    {5886, 800, 1712, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.968
    {5956, 14976, 2736, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.081
    {6266, 15296, 864, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.212
    {6426, 1632, 5728, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.951
    {6575, 9264, 2192, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.097
    {6838, 2944, 4480, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.006
    {6880, 2480, 16288, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.979
    {7002, 960, 3056, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 1.006
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
