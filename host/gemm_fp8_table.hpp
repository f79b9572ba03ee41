// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_fp8.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_fp8_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_fp8_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_fp8_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97b67f8e48ff
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
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {0.8406, 0.92, 1.015, 0.7872, 0.7428}, 0},
    {{Kernel::gemm_fp8_block, {128, 96}, {1, 1}}, {1.023, 0.7974, 1.183, 0.9932, 1.073}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {0.9067, 0.7778, 0.995, 0.883, 0.9899}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.026, 0.8456, 1.042, 0.8065, 0.8268}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {0.9201, 0.8803, 1.086, 0.5118, 0.8969}, 0},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 2}}, {1.112, 0.7806, 1.666, 0.52, 1.165}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {0.9019, 0.8612, 1.102, 0.6219, 0.8933}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, {0.9343, 0.8782, 0.958, 0.8501, 0.9929}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {0.9302, 0.9028, 1.24, 0.6515, 1.002}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.9949, 1.143, 1.169, 1.173, 1.074}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, {1.069, 1.111, 1.271, 1.104, 1.038}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}, {1.036, 1.108, 0.8134, 1.214, 1.021}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, {0.9948, 1.11, 0.8906, 1.178, 1.007}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, {1.018, 1.145, 1.18, 1.082, 1.021}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, {1.106, 1.069, 1.517, 1.02, 0.9938}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, {1.165, 0.9113, 1.104, 1.007, 1.05}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 32}, {1, 1}, 1}, {0.8032, 1.057, 0.8221, 0.8969, 0.7611}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, {0.9608, 1.292, 1.277, 1.174, 1.17}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, {1.064, 1.059, 1.331, 0.9949, 1.035}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, {0.9245, 1.011, 1.122, 1.233, 0.903}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, {1.154, 0.9824, 1.225, 0.8097, 0.9198}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3465, 0.02234, 0.2176, 0.3001, 0.01051, 3.041, 2.707, 0},
    {Kernel::gemm_fp8_block_splitk, 0.2918, 0.04951, 0.3171, 1.33, 0.01815, 2.489, 2.605, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_promoted{0.2881, 0.09814, 0.09251, 0.2874, 0.2257, 1.54, 0.04438, 1.308};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {1, 464, 1728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {1, 2368, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 4720, 672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.986
    {1, 8048, 5264, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 10400, 784, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 0.998
    {1, 12384, 9728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {2, 10496, 5040, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2, 10960, 16368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {3, 13968, 3904, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.991
    {3, 15568, 4496, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {4, 288, 544, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.601
    {4, 384, 8528, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.946
    {4, 4880, 2336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.397
    {4, 5152, 1392, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.344
    {4, 6624, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.299
    {4, 10672, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.076
    {5, 1696, 368, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2160, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2256, 5888, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 976, 1184, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 9488, 976, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.000
    {7, 12976, 2176, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.998
    {8, 5360, 416, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.370
    {12, 656, 4448, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.823
    {12, 3600, 896, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.530
    {12, 11712, 6560, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.034
    {12, 14496, 992, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.056
    {16, 512, 8928, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.901
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.902
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.501
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.344
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.181
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.392
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.392
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.113
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.269
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.219
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.221
    {17, 14880, 944, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {18, 480, 336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {23, 544, 10800, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {24, 12464, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.034
    {27, 560, 9440, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {28, 18832, 11712, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.363
    {31, 720, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {32, 592, 2288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.176
    {38, 2960, 5856, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {40, 1936, 14320, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.164
    {49, 864, 288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {51, 6928, 4336, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.000
    {58, 4880, 304, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.955
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.485
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.254
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.243
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.339
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.285
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.128
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.116
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.111
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.162
    {71, 2784, 10224, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {78, 800, 4432, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {84, 384, 2256, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.079
    {87, 17552, 7952, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.999
    {91, 3712, 672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {99, 3728, 1104, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.000
    {102, 4752, 528, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {121, 864, 4544, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {127, 1440, 1808, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {128, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 2.391
    {128, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.853
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 32}, {1, 1}, 1}},  // 1.336
    {128, 7168, 2048, {Kernel::gemm_fp8_block, {128, 64}, {1, 1}}},  // 1.201
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.210
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.267
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.094
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.020
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 64}, {1, 1}}},  // 1.081
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.071
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.012
    {130, 13424, 3904, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {145, 2400, 14496, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 0.965
    {146, 1440, 5360, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 0.999
    {164, 19472, 9040, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.197
    {166, 512, 1008, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {167, 6544, 560, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.999
    {180, 8592, 4016, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.383
    {197, 5696, 1968, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 0.997
    {203, 17696, 3648, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {248, 10688, 9504, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.309
    {263, 4112, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {267, 3952, 544, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {272, 21184, 5296, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.197
    {303, 2000, 368, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {365, 4176, 320, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {394, 2352, 1328, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {400, 912, 720, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.355
    {406, 336, 688, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {418, 7552, 1200, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {465, 16192, 11088, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {489, 944, 544, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {497, 9904, 13792, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {512, 2112, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.026
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 0.994
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 1.047
    {512, 7168, 16384, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 1.075
    {512, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.079
    {512, 8192, 28672, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.064
    {512, 10240, 8192, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.148
    {512, 24576, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.172
    {512, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.294
    {512, 57344, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.114
    {576, 4096, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.498
    {591, 288, 6032, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {621, 416, 1296, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.000
    {704, 8688, 352, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.456
    {708, 1744, 5664, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 0.983
    {734, 448, 4160, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 0.998
    {858, 3968, 1456, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {870, 6896, 624, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {872, 416, 4000, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.443
    {890, 2688, 576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {1173, 304, 9424, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 0.996
    {1291, 368, 1200, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {1321, 5744, 688, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 0.999
    {1360, 18816, 528, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.244
    {1376, 864, 6784, {Kernel::gemm_fp8_block, {128, 96}, {1, 1}}},  // 1.071
    {1386, 11888, 1584, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {1881, 608, 10928, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.000
    {1925, 1840, 480, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {1956, 672, 5248, {Kernel::gemm_fp8_block, {128, 96}, {1, 1}}},  // 1.058
    {2036, 22480, 912, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.265
    {2048, 2048, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.076
    {2090, 19360, 704, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {2112, 4096, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.220
    {2187, 864, 384, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.000
    {2980, 11536, 896, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.203
    {3129, 14416, 7280, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3144, 10320, 288, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.331
    {3220, 15648, 14096, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.215
    {3284, 2656, 2144, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.261
    {3450, 768, 7520, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {3769, 3440, 4512, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {4089, 14896, 9328, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {4096, 512, 32768, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 1.004
    {4096, 576, 7168, {Kernel::gemm_fp8_block, {192, 96}, {1, 2}}},  // 1.506
    {4096, 1536, 24576, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.107
    {4096, 2048, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.112
    {4096, 2112, 7168, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.218
    {4096, 4096, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.154
    {4096, 4096, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.111
    {4096, 7168, 576, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.236
    {4096, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.149
    {4096, 7168, 2112, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.144
    {4096, 7168, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.122
    {4096, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.110
    {4096, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.120
    {4096, 8192, 28672, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.101
    {4096, 10240, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.119
    {4096, 16384, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.116
    {4096, 24576, 1536, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.177
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 1.212
    {4096, 57344, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.108
    {4153, 1408, 10160, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {4323, 1648, 12992, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {5097, 3296, 1680, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {6363, 8160, 272, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6461, 13312, 4544, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {6841, 320, 960, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.000
    {7136, 496, 1104, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.072
    {7152, 864, 784, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.094
    {7168, 4096, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.149
    {7168, 4096, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.106
    {8011, 3776, 4960, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {8192, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.170
    {24576, 4096, 1536, {Kernel::gemm_fp8_block, {128, 192}, {2, 1}}},  // 1.136
    {32768, 4096, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.332
};

}  // namespace rawgemm
// clang-format on
