// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_fp8_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_fp8_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_fp8_512.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fp8_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_random_blocks.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 468a2fd2cbf8
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, 0.8886, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, 0.9174, 0},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 2}}, 0.9981, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, 0.9144, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, 0.9307, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, 0.9853, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, 1.088, 84032},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, 1.113, 84032},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}, 1.042, 24038},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, 1.037, 21008},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, 1.076, 21008},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, 1.103, 18685},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, 1.058, 16867},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, 1.129, 10608},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, 1.043, 9435},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, 0.9875, 8517},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, 0.9909, 5304},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3428, 0.0239, 0.2623, 0.3469, 2.959, 0},
    {Kernel::gemm_fp8_block_splitk, 0.2827, 0.06796, 0.6761, 1.637, 2.007, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_promoted{0.3347, 0.2048, 0.2, 0.3739, 0.2353, 1.258, 0.1018};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {1, 464, 1728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.064
    {1, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2368, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 4720, 672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 8048, 5264, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 10400, 784, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 0.996
    {1, 12384, 9728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 0.986
    {1, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {2, 10496, 5040, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.995
    {2, 10960, 16368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.997
    {3, 13968, 3904, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.982
    {3, 15568, 4496, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.999
    {4, 288, 544, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.656
    {4, 384, 8528, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.974
    {4, 4880, 2336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.348
    {4, 5152, 1392, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.305
    {4, 6624, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.264
    {4, 10672, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.053
    {5, 1696, 368, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.014
    {5, 2160, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2256, 5888, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.033
    {6, 976, 1184, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.063
    {6, 9488, 976, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {7, 12976, 2176, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.993
    {8, 5360, 416, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.342
    {12, 656, 4448, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.880
    {12, 3600, 896, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.552
    {12, 11712, 6560, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.023
    {12, 14496, 992, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.083
    {16, 512, 8928, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.919
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.029
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.554
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.353
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.251
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.375
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.326
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.130
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.295
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.203
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.191
    {17, 14880, 944, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.999
    {18, 480, 336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.015
    {23, 544, 10800, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.029
    {24, 12464, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.010
    {27, 560, 9440, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.031
    {28, 18832, 11712, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.335
    {31, 720, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {32, 592, 2288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.241
    {38, 2960, 5856, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.025
    {40, 1936, 14320, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.190
    {49, 864, 288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {51, 6928, 4336, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.016
    {58, 4880, 304, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 0.996
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.879
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.521
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.231
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.314
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.303
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.275
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.140
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.132
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.096
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.143
    {71, 2784, 10224, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.012
    {78, 800, 4432, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.039
    {84, 384, 2256, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.134
    {87, 17552, 7952, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.926
    {91, 3712, 672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {99, 3728, 1104, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.036
    {102, 4752, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {121, 864, 4544, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.038
    {127, 1440, 1808, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.036
    {128, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.375
    {128, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.864
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.320
    {128, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.005
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.211
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.203
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.118
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.066
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.045
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.081
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.017
    {130, 13424, 3904, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.010
    {145, 2400, 14496, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.973
    {146, 1440, 5360, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.036
    {164, 19472, 9040, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.161
    {166, 512, 1008, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.050
    {167, 6544, 560, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.977
    {180, 8592, 4016, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.366
    {197, 5696, 1968, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.943
    {203, 17696, 3648, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.998
    {248, 10688, 9504, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.361
    {263, 4112, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.994
    {267, 3952, 544, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {272, 21184, 5296, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.226
    {303, 2000, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {365, 4176, 320, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {394, 2352, 1328, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {400, 912, 720, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.301
    {406, 336, 688, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.046
    {418, 7552, 1200, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.018
    {465, 16192, 11088, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.002
    {489, 944, 544, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {497, 9904, 13792, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.986
    {512, 2112, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.030
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.973
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.047
    {512, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.100
    {512, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.069
    {512, 8192, 28672, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.081
    {512, 10240, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.172
    {512, 24576, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.235
    {512, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.230
    {512, 57344, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.117
    {576, 4096, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.445
    {591, 288, 6032, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.028
    {621, 416, 1296, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.023
    {704, 8688, 352, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.431
    {708, 1744, 5664, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.943
    {734, 448, 4160, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.010
    {858, 3968, 1456, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.017
    {870, 6896, 624, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.014
    {872, 416, 4000, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.416
    {890, 2688, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.022
    {1173, 304, 9424, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.003
    {1291, 368, 1200, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {1321, 5744, 688, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.015
    {1360, 18816, 528, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.213
    {1376, 864, 6784, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.012
    {1386, 11888, 1584, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.004
    {1881, 608, 10928, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 0.927
    {1925, 1840, 480, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {1956, 672, 5248, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.024
    {2036, 22480, 912, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.214
    {2048, 2048, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.092
    {2090, 19360, 704, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.994
    {2112, 4096, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.211
    {2187, 864, 384, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2980, 11536, 896, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.181
    {3129, 14416, 7280, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3144, 10320, 288, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.271
    {3220, 15648, 14096, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.236
    {3284, 2656, 2144, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.288
    {3450, 768, 7520, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.997
    {3769, 3440, 4512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.997
    {4089, 14896, 9328, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {4096, 512, 32768, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.979
    {4096, 576, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.506
    {4096, 1536, 24576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.107
    {4096, 2048, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.116
    {4096, 2112, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.274
    {4096, 4096, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.154
    {4096, 4096, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.128
    {4096, 7168, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.164
    {4096, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.178
    {4096, 7168, 2112, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.145
    {4096, 7168, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.120
    {4096, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.107
    {4096, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.126
    {4096, 8192, 28672, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.108
    {4096, 10240, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.117
    {4096, 16384, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.115
    {4096, 24576, 1536, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.226
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.347
    {4096, 57344, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.119
    {4153, 1408, 10160, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.002
    {4323, 1648, 12992, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.001
    {5097, 3296, 1680, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.004
    {6363, 8160, 272, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.005
    {6461, 13312, 4544, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6841, 320, 960, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.006
    {7136, 496, 1104, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.094
    {7152, 864, 784, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.135
    {7168, 4096, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.139
    {7168, 4096, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.104
    {8011, 3776, 4960, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.993
    {8192, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.170
    {24576, 4096, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.153
    {32768, 4096, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.293
};

}  // namespace rawgemm
// clang-format on
