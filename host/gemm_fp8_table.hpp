// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_fp8.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_fp8_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_fp8_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_fp8_512.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fp8_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_gemm_fp8_table.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_fp8_table_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_random_blocks.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 468a2fd2cbf8
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {0.9347, 1.002, 0.9554, 0.9569, 0.8969}, 16384},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {0.9991, 0.7363, 1.104, 0.9062, 1.023}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {0.9809, 0.9353, 1.126, 0.4375, 0.8638}, 0},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 2}}, {1.189, 0.8641, 1.588, 0.5986, 1.05}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {0.964, 0.9209, 1.142, 0.5439, 0.8629}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, {1.009, 0.9424, 0.9805, 0.8352, 1.011}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {0.9789, 1.008, 1.112, 0.5966, 1.015}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.9859, 1.19, 1.082, 1.239, 1.116}, 131072},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, {1.043, 1.163, 1.133, 1.198, 1.065}, 131072},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}, {1.069, 1.086, 0.8268, 1.363, 1.057}, 37504},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, {1.035, 1.079, 0.8933, 1.327, 1.059}, 32768},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, {1.004, 1.201, 1.066, 1.188, 1.023}, 32768},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, {1.062, 1.155, 1.319, 1.031, 0.996}, 29184},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, {1.199, 0.901, 1.096, 1.11, 1.098}, 26240},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, {1.04, 1.319, 1.153, 1.235, 1.042}, 16384},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, {1.065, 1.097, 1.145, 1.003, 0.9817}, 14592},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, {0.9963, 0.9975, 1.115, 1.388, 0.9636}, 13120},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, {1.247, 0.9634, 1.177, 0.8466, 0.9788}, 8192},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3286, 0.02471, 0.2453, 0.3587, 2.931, 0},
    {Kernel::gemm_fp8_block_splitk, 0.2622, 0.06675, 0.2705, 1.294, 2.554, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_promoted{0.3095, 0.09945, 0.09788, 0.2462, 0.2316, 1.199, 0.0489, 1.166};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {1, 464, 1728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2368, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 4720, 672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.990
    {1, 8048, 5264, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 10400, 784, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 0.996
    {1, 12384, 9728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {2, 10496, 5040, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2, 10960, 16368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {3, 13968, 3904, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.982
    {3, 15568, 4496, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {4, 288, 544, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.596
    {4, 384, 8528, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.944
    {4, 4880, 2336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.349
    {4, 5152, 1392, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.313
    {4, 6624, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.285
    {4, 10672, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.071
    {5, 1696, 368, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2160, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2256, 5888, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 976, 1184, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 9488, 976, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {7, 12976, 2176, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.997
    {8, 5360, 416, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.364
    {12, 656, 4448, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.792
    {12, 3600, 896, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.507
    {12, 11712, 6560, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {12, 14496, 992, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.062
    {16, 512, 8928, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.888
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.828
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.448
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.298
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.178
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.291
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.326
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.097
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.238
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.194
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.207
    {17, 14880, 944, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {18, 480, 336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {23, 544, 10800, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {24, 12464, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.031
    {27, 560, 9440, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {28, 18832, 11712, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.332
    {31, 720, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {32, 592, 2288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.165
    {38, 2960, 5856, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {40, 1936, 14320, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.170
    {49, 864, 288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {51, 6928, 4336, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.000
    {58, 4880, 304, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.889
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.446
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.225
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.246
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.252
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.266
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.106
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.110
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.094
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.159
    {71, 2784, 10224, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {78, 800, 4432, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {84, 384, 2256, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.073
    {87, 17552, 7952, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.997
    {91, 3712, 672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {99, 3728, 1104, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {102, 4752, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {121, 864, 4544, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {127, 1440, 1808, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {128, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.385
    {128, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.789
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.289
    {128, 7168, 2048, {Kernel::gemm_fp8_block, {128, 64}, {1, 1}}},  // 1.124
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.193
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.184
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.100
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.023
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.029
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.057
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.016
    {130, 13424, 3904, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {145, 2400, 14496, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.962
    {146, 1440, 5360, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 0.998
    {164, 19472, 9040, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.157
    {166, 512, 1008, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {167, 6544, 560, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.998
    {180, 8592, 4016, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.363
    {197, 5696, 1968, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.998
    {203, 17696, 3648, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {248, 10688, 9504, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.312
    {263, 4112, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {267, 3952, 544, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {272, 21184, 5296, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.218
    {303, 2000, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {365, 4176, 320, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {394, 2352, 1328, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {400, 912, 720, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.325
    {406, 336, 688, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {418, 7552, 1200, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {465, 16192, 11088, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {489, 944, 544, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {497, 9904, 13792, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {512, 2112, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.022
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.936
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.030
    {512, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.072
    {512, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.072
    {512, 8192, 28672, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.066
    {512, 10240, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.147
    {512, 24576, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.183
    {512, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.241
    {512, 57344, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.112
    {576, 4096, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.429
    {591, 288, 6032, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {621, 416, 1296, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {704, 8688, 352, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.421
    {708, 1744, 5664, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.942
    {734, 448, 4160, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 0.997
    {858, 3968, 1456, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {870, 6896, 624, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {872, 416, 4000, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.407
    {890, 2688, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {1173, 304, 9424, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.991
    {1291, 368, 1200, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {1321, 5744, 688, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {1360, 18816, 528, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.225
    {1376, 864, 6784, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.018
    {1386, 11888, 1584, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {1881, 608, 10928, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.000
    {1925, 1840, 480, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {1956, 672, 5248, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.024
    {2036, 22480, 912, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.256
    {2048, 2048, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.077
    {2090, 19360, 704, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {2112, 4096, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.200
    {2187, 864, 384, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2980, 11536, 896, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.209
    {3129, 14416, 7280, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3144, 10320, 288, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.274
    {3220, 15648, 14096, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.221
    {3284, 2656, 2144, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.276
    {3450, 768, 7520, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3769, 3440, 4512, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {4089, 14896, 9328, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {4096, 512, 32768, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.974
    {4096, 576, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.481
    {4096, 1536, 24576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.105
    {4096, 2048, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.103
    {4096, 2112, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.225
    {4096, 4096, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.157
    {4096, 4096, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.115
    {4096, 7168, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.218
    {4096, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.180
    {4096, 7168, 2112, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.160
    {4096, 7168, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.127
    {4096, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.107
    {4096, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.121
    {4096, 8192, 28672, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.101
    {4096, 10240, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.120
    {4096, 16384, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.132
    {4096, 24576, 1536, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.235
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.196
    {4096, 57344, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.101
    {4153, 1408, 10160, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {4323, 1648, 12992, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {5097, 3296, 1680, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {6363, 8160, 272, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6461, 13312, 4544, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6841, 320, 960, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {7136, 496, 1104, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.079
    {7152, 864, 784, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.106
    {7168, 4096, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.157
    {7168, 4096, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.104
    {8011, 3776, 4960, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {8192, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.170
    {24576, 4096, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.136
    {32768, 4096, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.411
};

}  // namespace rawgemm
// clang-format on
