// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_gemm_table_burst.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 2a60a1e8fc04
//   tune_gemm_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_gemm_table_large_fp8.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit df8647048785
//   tune_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_fast_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c79b588d1ac0
//   tune_fast_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_fast_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fast_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_fast_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_k_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_random.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 2abc08c7509d
//   tune_random_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
//   tune_random_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_rows.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d10d94cdaedf
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_tiny.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_tiny_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, 0.9299, 25856},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, 0.9927, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, 0.946, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, 0.9964, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 1.034, 0},
    {{Kernel::gemm_cooperative, {256, 104}, {1, 2}}, 1.027, 9952},
    {{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, 1.007, 8080},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, 0.8804, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 1}}, 0.9449, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, 0.9092, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}}, 0.9346, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, 0.9413, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, 0.9875, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}}, 1.015, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, 1.009, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}}, 0.9482, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}, 0.9972, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, 0.9989, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {4, 2}}, 1.113, 2944},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, 0.9267, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, 0.9763, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}, 0.9891, 0},
    {{Kernel::gemm_slicedk, {16, 8}, {1, 1}}, 0.9096, 930},
    {{Kernel::gemm_slicedk, {16, 16}, {1, 1}}, 0.9136, 1228},
    {{Kernel::gemm_slicedk, {16, 32}, {1, 1}}, 0.9167, 850},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}, 0.9866, 32320},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, 0.9618, 16160},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, 1.038, 16160},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}, 0.9483, 353},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}, 0.9187, 8080},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}, 1.011, 8080},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}, 0.9877, 151},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}, 0.9893, 72},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}, 1.002, 90},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, 0.9271, 4618},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, 0.9178, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, 0.9886, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}, 1.043, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}, 0.996, 1010},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, 1.009, 3592},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, 0.9637, 3232},
    {{Kernel::gemm_splitk, {72, 64}, {1, 4}, 2}, 1.016, 69},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}, 0.9979, 38},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}, 0.9961, 71},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}, 0.9886, 274},
    {{Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}, 1.031, 70},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}, 0.9874, 28},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, 0.9672, 64640},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}, 0.9785, 32320},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}, 1.011, 16160},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, 0.9933, 1796},
    {{Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}, 1.05, 51},
    {{Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}, 0.9925, 30},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}, 1.056, 162},
    {{Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}, 1.017, 156},
    {{Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}, 1.166, 864},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, 1.0, 216},
    {{Kernel::gemm_swapped, {40, 64}, {1, 1}}, 0.9668, 353},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}}, 0.9905, 224},
    {{Kernel::gemm_swapped, {48, 128}, {4, 1}}, 0.9906, 60},
    {{Kernel::gemm_swapped, {56, 64}, {1, 1}}, 0.9366, 374},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}}, 0.9483, 224},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, 0.9383, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}, 0.9525, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}}, 1.025, 1010},
    {{Kernel::gemm_swapped, {80, 128}, {1, 1}}, 0.9548, 245},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}}, 0.9911, 327},
    {{Kernel::gemm_swapped, {80, 192}, {4, 1}}, 1.022, 324},
    {{Kernel::gemm_swapped, {96, 64}, {1, 1}}, 0.9203, 392},
    {{Kernel::gemm_swapped, {96, 128}, {1, 1}}, 0.9421, 630},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}}, 0.9772, 460},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}}, 0.9824, 986},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}}, 0.9349, 171},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}, 0.9746, 1024},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}}, 0.979, 870},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, 0.9326, 32320},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}, 0.9642, 0},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}}, 0.9578, 264},
    {{Kernel::gemm_swapped, {144, 128}, {1, 1}}, 0.9222, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, 0.9751, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}}, 0.9915, 7575},
    {{Kernel::gemm_swapped, {144, 192}, {2, 1}}, 1.037, 1659},
    {{Kernel::gemm_swapped, {152, 192}, {2, 1}}, 1.109, 1580},
    {{Kernel::gemm_swapped, {160, 192}, {2, 1}}, 1.045, 3887},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}}, 0.9744, 1298},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, 1.033, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}}, 1.076, 1360},
    {{Kernel::gemm_swapped, {192, 128}, {1, 1}}, 0.9417, 0},
    {{Kernel::gemm_swapped, {200, 128}, {1, 4}}, 1.048, 900},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}}, 1.061, 4256},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}, 1.006, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.2786, 0.0291, 0.338, 0.4941, 3.168, 0},
    {Kernel::gemm_pingpong, 0.264, 0.03009, 0.2006, 0.3524, 3.199, 0},
    {Kernel::gemm_splitk, 0.178, 0.04076, 0.7033, 2.639, 2.009, 0},
    {Kernel::gemm_swapped, 0.2809, 0.01753, 0.4105, 0.7018, 2.427, 0},
    {Kernel::gemm_slicedk, 2.593, 0.06105, 0.07866, 0.4346, 2.035, 8192},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs{0.3393, 0.162, 0.1875, 0.3684, 0.2424, 0.9367, 0.09657};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 24, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.480
    {1, 32, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.313
    {1, 256, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.290
    {1, 328, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.051
    {1, 336, 4256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.452
    {1, 576, 168, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.224
    {1, 576, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {1, 624, 1400, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.242
    {1, 704, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.272
    {1, 856, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.176
    {1, 1856, 344, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.236
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.447
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.190
    {1, 2216, 1256, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.072
    {1, 2480, 712, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.075
    {1, 3312, 5448, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.125
    {1, 4064, 312, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.977
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.386
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.187
    {1, 4368, 5320, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.202
    {1, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.232
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.116
    {1, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.153
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.103
    {1, 7312, 520, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.020
    {1, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.127
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.052
    {1, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.076
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.044
    {1, 9984, 792, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.927
    {1, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.103
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.079
    {1, 11072, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.000
    {1, 11968, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.027
    {1, 19648, 256, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.991
    {1, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.088
    {1, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.948
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.065
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.058
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.035
    {1, 129280, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.061
    {2, 80, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.320
    {2, 112, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.357
    {2, 256, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {2, 320, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.286
    {2, 352, 136, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {2, 400, 9968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.218
    {2, 416, 280, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {2, 528, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.440
    {2, 528, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {2, 568, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.181
    {2, 640, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.212
    {2, 720, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.206
    {2, 784, 16, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.186
    {2, 1504, 1904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.238
    {2, 1728, 1504, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.128
    {2, 5872, 1904, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.020
    {2, 6408, 5904, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.055
    {2, 7408, 11584, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.056
    {2, 7752, 2992, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.033
    {2, 8416, 6328, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.032
    {2, 16576, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.995
    {3, 24, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.303
    {3, 64, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.375
    {3, 352, 14744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.152
    {3, 464, 1688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.390
    {3, 952, 6952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.222
    {3, 992, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.222
    {3, 1232, 4968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.313
    {3, 3600, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.980
    {3, 4576, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.029
    {3, 5504, 184, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.133
    {3, 11400, 4216, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.016
    {4, 264, 12944, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.180
    {4, 1136, 5120, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.267
    {4, 1440, 3512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.412
    {4, 1536, 576, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.032
    {4, 2576, 4080, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.279
    {4, 4304, 480, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.129
    {4, 4448, 9464, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.105
    {4, 5728, 5944, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.017
    {4, 8336, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.997
    {4, 11856, 472, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.964
    {4, 13168, 3616, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.029
    {5, 24, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.395
    {5, 288, 192, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.226
    {5, 288, 8480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.284
    {5, 512, 5032, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.482
    {5, 856, 584, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.037
    {5, 896, 7352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.248
    {5, 1296, 976, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.177
    {5, 1600, 720, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.118
    {5, 1664, 5632, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.161
    {5, 1744, 2544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.261
    {5, 3312, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.138
    {5, 3568, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.164
    {5, 9008, 11832, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.110
    {5, 9504, 344, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.951
    {6, 32, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.307
    {6, 272, 936, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.196
    {6, 1120, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.057
    {6, 2832, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.153
    {6, 9440, 880, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.973
    {6, 9648, 8368, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.086
    {7, 3560, 13608, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.080
    {7, 19696, 1568, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.062
    {8, 48, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.231
    {8, 344, 2960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.636
    {8, 440, 2320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.487
    {8, 512, 248, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.234
    {8, 824, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.200
    {8, 22552, 1808, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.092
    {9, 576, 720, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.159
    {9, 592, 1568, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.280
    {9, 992, 14936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.133
    {9, 2848, 4608, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.154
    {9, 2960, 1192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.079
    {10, 592, 4800, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.407
    {10, 2160, 1824, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.128
    {10, 8616, 288, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.986
    {11, 336, 1808, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.438
    {11, 400, 408, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.030
    {11, 688, 1408, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.293
    {11, 1440, 9640, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.177
    {12, 408, 112, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.208
    {12, 856, 2296, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.389
    {12, 1216, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.204
    {12, 5104, 408, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.972
    {13, 2816, 1384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.058
    {13, 9792, 312, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.949
    {13, 19376, 2032, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.055
    {14, 272, 960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.213
    {14, 288, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.239
    {14, 344, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.261
    {14, 8128, 9648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.043
    {15, 296, 9368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.311
    {15, 1400, 6352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.203
    {15, 1520, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.123
    {15, 2352, 904, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.108
    {15, 2832, 1968, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.155
    {15, 5048, 2272, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.042
    {15, 11136, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.986
    {15, 12256, 1920, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.016
    {16, 16, 56, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.285
    {16, 64, 64, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.193
    {16, 360, 3104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.623
    {16, 696, 7248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.310
    {16, 784, 3584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.627
    {16, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.550
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.240
    {16, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.415
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.204
    {16, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.192
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.093
    {16, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.187
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.121
    {16, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.107
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.033
    {16, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.017
    {16, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.070
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.086
    {16, 10528, 872, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.907
    {16, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.161
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.116
    {16, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.963
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.086
    {16, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.030
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.014
    {17, 1056, 1104, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.146
    {17, 1344, 3048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.340
    {18, 4192, 752, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.083
    {19, 1776, 1320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.142
    {19, 3232, 8016, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.104
    {20, 624, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.183
    {20, 1824, 1928, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.148
    {20, 10880, 1584, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.976
    {21, 80, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {21, 8272, 160, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.049
    {22, 96, 184, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.266
    {22, 200, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.234
    {22, 800, 9216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.260
    {22, 8304, 144, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.011
    {24, 24, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.311
    {24, 416, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.183
    {24, 6152, 5512, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.000
    {24, 6472, 4304, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.017
    {24, 11552, 408, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.906
    {25, 656, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.333
    {26, 7552, 1000, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.961
    {27, 1528, 1096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.117
    {27, 3072, 4280, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.057
    {29, 608, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.246
    {29, 2384, 4760, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.111
    {31, 208, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {32, 1240, 2920, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.313
    {32, 3072, 2896, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.125
    {33, 128, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.279
    {33, 528, 4016, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.491
    {34, 2960, 424, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.938
    {34, 3184, 5632, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.094
    {35, 352, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.172
    {37, 4368, 4344, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.193
    {37, 6936, 13888, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.076
    {38, 208, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.231
    {38, 2928, 6336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.065
    {38, 5840, 296, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.951
    {40, 128, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.202
    {42, 3480, 280, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.914
    {42, 17488, 3264, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.012
    {43, 376, 2048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.407
    {43, 992, 2336, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.314
    {43, 9120, 896, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 0.960
    {44, 1616, 11776, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.196
    {44, 1776, 928, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.104
    {44, 5808, 1744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.974
    {45, 2152, 6464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.137
    {46, 384, 6480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.405
    {49, 672, 2192, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.398
    {49, 1968, 4960, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.238
    {50, 336, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.297
    {53, 288, 5320, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.329
    {53, 720, 192, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.116
    {57, 96, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {58, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {59, 1056, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.117
    {60, 352, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.193
    {62, 1040, 536, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.004
    {62, 13280, 144, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.906
    {63, 19392, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.838
    {64, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.233
    {64, 208, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.185
    {64, 400, 7496, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.227
    {64, 704, 2504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.346
    {64, 2112, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.443
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.236
    {64, 4096, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.075
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.053
    {64, 7168, 1024, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.070
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.061
    {64, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.049
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.113
    {64, 8192, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.081
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.024
    {64, 8192, 14336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.022
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.042
    {64, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.039
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.008
    {64, 24576, 768, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.975
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.030
    {64, 32768, 256, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.980
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.994
    {64, 57344, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.027
    {64, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.993
    {66, 448, 7536, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.216
    {67, 720, 680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.014
    {68, 368, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.162
    {71, 3936, 1008, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.930
    {71, 6496, 9896, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.022
    {72, 784, 528, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.043
    {74, 624, 4016, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.413
    {74, 2832, 368, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.001
    {74, 8640, 1104, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.968
    {75, 144, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {75, 3784, 1792, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.980
    {76, 152, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.198
    {76, 6552, 9024, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.997
    {77, 16, 160, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.215
    {78, 13936, 304, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.982
    {80, 1440, 656, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.044
    {84, 64, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.222
    {89, 8992, 1272, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.912
    {91, 128, 288, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.290
    {92, 3120, 1032, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 0.904
    {94, 3216, 496, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.000
    {96, 24, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.256
    {96, 1784, 5120, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.164
    {100, 6384, 400, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.910
    {100, 10624, 248, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.866
    {105, 96, 16, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.204
    {105, 11920, 1008, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.955
    {106, 32, 96, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.242
    {106, 1880, 5088, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.119
    {107, 920, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.032
    {107, 936, 1056, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.001
    {108, 4632, 3048, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.956
    {109, 3016, 272, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.993
    {110, 880, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.104
    {112, 7184, 4176, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.972
    {116, 3304, 592, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.923
    {119, 11424, 2720, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.920
    {125, 424, 2000, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.257
    {128, 256, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.373
    {128, 576, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.288
    {128, 1776, 1400, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.036
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.174
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.101
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.078
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.060
    {128, 7168, 1024, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.017
    {128, 7168, 2048, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.968
    {128, 7168, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.991
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.102
    {128, 8192, 4096, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.019
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.001
    {128, 8192, 14336, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.990
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.991
    {128, 10240, 4096, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.992
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.979
    {128, 24576, 768, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.030
    {128, 24576, 1536, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.018
    {128, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.035
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.011
    {128, 57344, 4096, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 1.008
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.996
    {128, 129280, 7168, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.003
    {134, 6288, 656, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.924
    {134, 7128, 1144, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.935
    {137, 544, 24, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.115
    {149, 6416, 1248, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.947
    {151, 280, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.161
    {154, 4168, 12800, {Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}},  // 0.980
    {156, 3392, 144, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.937
    {157, 1184, 1424, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 0.996
    {158, 2048, 352, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.010
    {159, 176, 88, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.162
    {160, 744, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.008
    {165, 584, 3752, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.207
    {176, 624, 496, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.003
    {176, 920, 336, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.974
    {187, 5344, 264, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.919
    {190, 144, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.169
    {193, 14952, 4368, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.982
    {194, 848, 632, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.982
    {196, 1056, 672, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.021
    {201, 304, 584, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.019
    {209, 1080, 1160, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2}},  // 0.965
    {218, 3104, 3784, {Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}},  // 0.952
    {227, 2256, 2224, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.895
    {229, 16, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.229
    {231, 4272, 336, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.962
    {232, 8648, 1248, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.932
    {233, 432, 7096, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.021
    {241, 24, 488, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.376
    {242, 3568, 184, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.898
    {245, 520, 304, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.969
    {247, 432, 4232, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.178
    {257, 4400, 328, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 0.905
    {257, 7592, 1320, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.904
    {267, 1600, 128, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.023
    {283, 992, 2112, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.081
    {285, 2088, 4320, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.034
    {288, 12392, 312, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.944
    {294, 576, 10368, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 0.987
    {301, 13072, 1048, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.825
    {302, 20736, 4448, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.890
    {310, 656, 2192, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2}},  // 0.999
    {325, 9624, 1080, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.930
    {328, 14496, 480, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.952
    {330, 528, 400, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.979
    {337, 496, 656, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.998
    {340, 3584, 1152, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.964
    {350, 13704, 1672, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.789
    {363, 9616, 776, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.860
    {367, 448, 12344, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 0.877
    {382, 6224, 224, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.868
    {388, 624, 4480, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.147
    {391, 13856, 6912, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.938
    {410, 6944, 2672, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.914
    {418, 1744, 1136, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.957
    {424, 536, 9176, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.098
    {427, 1024, 296, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.936
    {434, 2624, 1912, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.947
    {448, 1072, 1584, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.868
    {498, 3952, 672, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 0.982
    {507, 18656, 880, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.028
    {511, 18672, 704, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.060
    {512, 2112, 3584, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.990
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.913
    {512, 4096, 3584, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 1.024
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.992
    {512, 7168, 1024, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.980
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.910
    {512, 7168, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.980
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.989
    {512, 8192, 4096, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.997
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.001
    {512, 8192, 14336, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.006
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.996
    {512, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.016
    {512, 24576, 768, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.019
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.042
    {512, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.110
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.988
    {512, 57344, 4096, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.002
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.012
    {539, 408, 976, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.970
    {564, 13376, 336, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.113
    {576, 1640, 8912, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.036
    {576, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.038
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.065
    {622, 664, 8136, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.048
    {623, 16128, 1320, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.850
    {644, 5336, 13800, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.985
    {648, 1136, 9984, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.971
    {677, 416, 2712, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.075
    {678, 352, 856, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.932
    {685, 432, 1480, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.004
    {712, 376, 376, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.935
    {720, 720, 1544, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.868
    {734, 7952, 520, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.040
    {774, 3712, 360, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.896
    {785, 432, 168, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.948
    {827, 11032, 4032, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.949
    {853, 17136, 328, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 1.119
    {894, 19328, 4200, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.912
    {910, 11648, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.054
    {911, 2704, 1560, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.944
    {917, 18096, 632, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.072
    {920, 968, 4256, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.024
    {920, 1680, 328, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 0.896
    {934, 18096, 152, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.129
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.103
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.035
    {1021, 448, 2632, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.003
    {1021, 1256, 1024, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.875
    {1071, 488, 15800, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.868
    {1118, 6744, 552, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.949
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.968
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.985
    {1240, 352, 152, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.886
    {1266, 1008, 656, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.919
    {1308, 496, 192, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.965
    {1331, 608, 248, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.901
    {1336, 304, 6224, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.050
    {1345, 1408, 576, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.943
    {1358, 1624, 480, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.956
    {1362, 1888, 12536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.963
    {1365, 4216, 1544, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.999
    {1374, 8992, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.226
    {1390, 14096, 13272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.935
    {1427, 10400, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.122
    {1557, 7424, 3000, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.980
    {1596, 1296, 528, {Kernel::gemm_swapped, {144, 128}, {1, 1}}},  // 0.991
    {1834, 952, 1128, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.873
    {1846, 10312, 2600, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.959
    {1872, 18568, 2848, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.060
    {1877, 2184, 3648, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.985
    {1984, 1056, 2976, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.999
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.976
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 1.029
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 1.030
    {2196, 760, 560, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.967
    {2197, 21968, 368, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.102
    {2207, 376, 2064, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.894
    {2229, 552, 1040, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.863
    {2248, 928, 4720, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.915
    {2291, 14656, 736, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.949
    {2352, 12128, 272, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.051
    {2429, 1048, 1488, {Kernel::gemm_pingpong, {128, 176}, {1, 1}}},  // 0.953
    {2489, 1048, 13792, {Kernel::gemm_pingpong, {128, 176}, {4, 2}}},  // 0.956
    {2629, 16944, 4056, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.988
    {2750, 400, 448, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.912
    {2770, 17288, 1216, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.173
    {2778, 21688, 1560, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.060
    {2861, 400, 4920, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 1.004
    {2964, 15256, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.275
    {3057, 4848, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.220
    {3128, 6816, 208, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.225
    {3226, 14648, 2824, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.012
    {3228, 1400, 1736, {Kernel::gemm_pingpong, {128, 176}, {4, 2}}},  // 0.869
    {3263, 8984, 760, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.086
    {3437, 5800, 11936, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.024
    {3636, 15072, 800, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.139
    {4096, 256, 7168, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.939
    {4096, 512, 16384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.002
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.974
    {4096, 576, 7168, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.951
    {4096, 2112, 3584, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.025
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.990
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.027
    {4096, 4096, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.009
    {4096, 4096, 3584, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.011
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.019
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.038
    {4096, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.017
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.033
    {4096, 7168, 1024, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.998
    {4096, 7168, 1056, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.992
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.008
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.985
    {4096, 7168, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.036
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 1.013
    {4096, 8192, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.980
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.984
    {4096, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.002
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.982
    {4096, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.029
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 0.984
    {4096, 16384, 3584, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.007
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.001
    {4096, 24576, 768, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.993
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.991
    {4096, 32768, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.945
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.990
    {4096, 57344, 4096, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.983
    {4096, 57344, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.993
    {4096, 129280, 7168, {Kernel::gemm_cooperative, {256, 128}, {2, 1}}},  // 1.006
    {4159, 704, 6320, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.978
    {4318, 12056, 15784, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.992
    {4477, 288, 6024, {Kernel::gemm_swapped, {80, 192}, {4, 1}}},  // 0.983
    {4488, 21552, 384, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.214
    {4826, 1376, 6360, {Kernel::gemm_swapped, {152, 192}, {2, 1}}},  // 0.990
    {4947, 1136, 6112, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.970
    {5228, 16592, 648, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.133
    {5508, 3360, 432, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.206
    {5629, 5232, 264, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.077
    {5886, 792, 1704, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.874
    {5956, 14984, 2728, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.001
    {6270, 2112, 2568, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.913
    {6426, 1640, 5728, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.980
    {6880, 2488, 16280, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.990
    {7168, 4096, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.985
    {7168, 4096, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.004
    {7422, 14272, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.247
    {8098, 3216, 6232, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.988
    {8192, 8192, 4096, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.014
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.996
    {8448, 9216, 1024, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.986
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.995
    {24576, 4096, 768, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.983
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.990
    {32768, 4096, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.021
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.965
};

}  // namespace rawgemm
// clang-format on
