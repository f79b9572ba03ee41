// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_fp8_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_fp8_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_gemm_fp8_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
//   tune_gemm_fp8_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
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
    {{Kernel::gemm_fp8_block, {128, 96}, {1, 1}}, 0.9953, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, 0.8824, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, 0.9425, 0},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 2}}, 1.015, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, 0.9336, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, 0.9373, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, 1.007, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, 1.055, 84032},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, 1.129, 84032},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}, 1.02, 24038},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, 1.016, 21008},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, 1.099, 21008},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, 1.123, 18685},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, 1.033, 16867},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, 1.148, 10608},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, 1.066, 9435},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, 0.9711, 8517},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, 1.001, 5304},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3278, 0.02447, 0.2728, 0.3835, 3.111, 0},
    {Kernel::gemm_fp8_block_splitk, 0.2653, 0.06919, 0.6277, 1.737, 2.231, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_promoted{0.3524, 0.1974, 0.195, 0.3542, 0.2388, 1.137, 0.1524};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {1, 464, 1728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2368, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 4720, 672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 8048, 5264, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 10400, 784, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {1, 12384, 9728, {Kernel::gemm_fp8_block, {128, 96}, {1, 1}}},  // 0.991
    {1, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {2, 10496, 5040, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {2, 10960, 16368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.997
    {3, 13968, 3904, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.982
    {3, 15568, 4496, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.996
    {4, 288, 544, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.443
    {4, 384, 8528, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.857
    {4, 4880, 2336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.360
    {4, 5152, 1392, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.311
    {4, 6624, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.254
    {4, 10672, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.051
    {5, 1696, 368, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2160, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2256, 5888, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 976, 1184, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 9488, 976, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {7, 12976, 2176, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.998
    {8, 5360, 416, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.325
    {12, 656, 4448, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.701
    {12, 3600, 896, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.389
    {12, 11712, 6560, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.020
    {12, 14496, 992, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.093
    {16, 512, 8928, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.836
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.933
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.484
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.341
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.252
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.369
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.331
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.127
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.287
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.196
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.186
    {17, 14880, 944, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.999
    {18, 480, 336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {23, 544, 10800, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {24, 12464, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.993
    {27, 560, 9440, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {28, 18832, 11712, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.339
    {31, 720, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {32, 592, 2288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.051
    {38, 2960, 5856, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {40, 1936, 14320, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.149
    {49, 864, 288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {51, 6928, 4336, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.997
    {58, 4880, 304, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 0.996
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.783
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.458
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.227
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.309
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.304
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.272
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.140
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.138
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.091
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.146
    {71, 2784, 10224, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {78, 800, 4432, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {84, 384, 2256, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.940
    {87, 17552, 7952, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.913
    {91, 3712, 672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {99, 3728, 1104, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 0.988
    {102, 4752, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {121, 864, 4544, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {127, 1440, 1808, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {128, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.258
    {128, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.783
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.278
    {128, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.193
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.189
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.111
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.065
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.040
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.081
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.015
    {130, 13424, 3904, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {145, 2400, 14496, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.966
    {146, 1440, 5360, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {164, 19472, 9040, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.168
    {166, 512, 1008, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {167, 6544, 560, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.968
    {180, 8592, 4016, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.337
    {197, 5696, 1968, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.926
    {203, 17696, 3648, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.992
    {248, 10688, 9504, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.321
    {263, 4112, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.994
    {267, 3952, 544, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {272, 21184, 5296, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.227
    {303, 2000, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {365, 4176, 320, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {394, 2352, 1328, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {400, 912, 720, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.295
    {406, 336, 688, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.000
    {418, 7552, 1200, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {465, 16192, 11088, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {489, 944, 544, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {497, 9904, 13792, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.985
    {512, 2112, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.032
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.975
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.049
    {512, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.084
    {512, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.079
    {512, 8192, 28672, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.081
    {512, 10240, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.164
    {512, 24576, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.214
    {512, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.241
    {512, 57344, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.121
    {576, 4096, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.477
    {591, 288, 6032, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {621, 416, 1296, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.000
    {704, 8688, 352, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.434
    {708, 1744, 5664, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.963
    {734, 448, 4160, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {858, 3968, 1456, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {870, 6896, 624, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 0.997
    {872, 416, 4000, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.446
    {890, 2688, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.989
    {1173, 304, 9424, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.000
    {1291, 368, 1200, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {1321, 5744, 688, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {1360, 18816, 528, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.208
    {1376, 864, 6784, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.022
    {1386, 11888, 1584, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.999
    {1881, 608, 10928, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 0.922
    {1925, 1840, 480, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {1956, 672, 5248, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.026
    {2036, 22480, 912, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.194
    {2048, 2048, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.087
    {2090, 19360, 704, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.990
    {2112, 4096, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.248
    {2187, 864, 384, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2980, 11536, 896, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.155
    {3129, 14416, 7280, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3144, 10320, 288, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.288
    {3220, 15648, 14096, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.233
    {3284, 2656, 2144, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.273
    {3450, 768, 7520, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.990
    {3769, 3440, 4512, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.952
    {4089, 14896, 9328, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.997
    {4096, 512, 32768, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.980
    {4096, 576, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.472
    {4096, 1536, 24576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.109
    {4096, 2048, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.113
    {4096, 2112, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.214
    {4096, 4096, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.143
    {4096, 4096, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.119
    {4096, 7168, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.141
    {4096, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.175
    {4096, 7168, 2112, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.128
    {4096, 7168, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.122
    {4096, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.106
    {4096, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.128
    {4096, 8192, 28672, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.109
    {4096, 10240, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.118
    {4096, 16384, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.115
    {4096, 24576, 1536, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.224
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.303
    {4096, 57344, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.127
    {4153, 1408, 10160, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {4323, 1648, 12992, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {5097, 3296, 1680, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {6363, 8160, 272, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6461, 13312, 4544, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6841, 320, 960, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.980
    {7136, 496, 1104, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.054
    {7152, 864, 784, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.103
    {7168, 4096, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.128
    {7168, 4096, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.104
    {8011, 3776, 4960, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.992
    {8192, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.165
    {24576, 4096, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.128
    {32768, 4096, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.297
};

}  // namespace rawgemm
// clang-format on
