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
//   tune_short_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e85fe6e0706f
//   tune_wide_fp8_16.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 544b02bc1950
//   tune_wide_fp8_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 544b02bc1950
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{Kernel::gemm_fp8_block, {128, 64}, {1, 1}}, {0.8267, 0.9124, 0.9815, 0.7855, 0.7295}, 0},
    {{Kernel::gemm_fp8_block, {128, 96}, {1, 1}}, {1.001, 0.8057, 1.123, 1.046, 1.056}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, {0.8887, 0.7853, 0.9422, 0.9295, 0.9701}, 0},
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, {1.086, 0.7866, 1.179, 0.7949, 0.8353}, 0},
    {{Kernel::gemm_fp8_block, {128, 192}, {2, 1}}, {0.9026, 0.881, 1.038, 0.5066, 0.8881}, 0},
    {{Kernel::gemm_fp8_block, {192, 96}, {1, 2}}, {1.088, 0.7781, 1.591, 0.5207, 1.178}, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {0.8888, 0.8675, 1.032, 0.6241, 0.8851}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, {0.9144, 0.879, 0.9152, 0.8755, 0.9866}, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {0.9112, 0.9065, 1.173, 0.648, 0.9941}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, {0.9611, 1.07, 1.07, 1.2, 1.047}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, {1.036, 1.034, 1.192, 1.203, 0.9951}, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}, {1.064, 1.006, 1.111, 0.9534, 1.098}, 448},
    {{Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 2}, {1.13, 1.086, 0.9898, 0.8469, 1.084}, 448},
    {{Kernel::gemm_fp8_block_splitk, {16, 192}, {1, 1}, 1}, {0.984, 1.583, 1.103, 0.9785, 1.147}, 299},
    {{Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}, {1.024, 0.9433, 1.851, 0.8822, 0.8965}, 896},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, {0.9713, 1.048, 0.8923, 1.184, 0.9698}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, {1.057, 0.9463, 1.226, 0.9754, 1.025}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, {1.019, 1.13, 1.317, 1.144, 0.949}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, {1.139, 0.8743, 1.066, 1.035, 1.014}, 0},
    {{Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 2}, {1.251, 0.7779, 1.043, 0.8315, 1.122}, 448},
    {{Kernel::gemm_fp8_block_splitk, {128, 32}, {1, 1}, 1}, {0.7734, 0.9984, 0.7956, 0.8666, 0.7416}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, {0.95, 1.259, 1.252, 1.158, 1.126}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, {1.008, 1.097, 1.21, 0.9586, 0.9514}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, {0.9002, 1.008, 1.067, 1.284, 0.8761}, 0},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, {1.109, 0.9998, 1.161, 0.7904, 0.889}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3467, 0.02218, 0.2182, 0.3033, 0.01107, 3.157, 2.814, 0},
    {Kernel::gemm_fp8_block_splitk, 0.2803, 0.05977, 0.3553, 1.313, 0.01866, 2.589, 2.855, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_promoted{0.3041, 0.09266, 0.08715, 0.2714, 0.2283, 1.491, 0.04814, 1.398};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {1, 464, 1728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 576, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.005
    {1, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.005
    {1, 2368, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {1, 4720, 672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {1, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.995
    {1, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 2}},  // 1.018
    {1, 8048, 5264, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 2}},  // 1.038
    {1, 10400, 784, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.000
    {1, 12384, 9728, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.001
    {1, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 0.990
    {1, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.000
    {2, 10496, 5040, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.000
    {2, 10960, 16368, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.017
    {3, 13968, 3904, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 0.986
    {3, 15568, 4496, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.002
    {4, 288, 544, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.568
    {4, 384, 8528, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.963
    {4, 4880, 2336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.383
    {4, 5152, 1392, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.342
    {4, 6624, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.288
    {4, 10672, 352, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.124
    {5, 1696, 368, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2160, 352, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.000
    {5, 2256, 5888, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 976, 1184, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.000
    {6, 9488, 976, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 0.988
    {7, 12976, 2176, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 0.997
    {8, 5360, 416, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.357
    {12, 656, 4448, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.771
    {12, 3600, 896, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.513
    {12, 11712, 6560, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.065
    {12, 14496, 992, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.131
    {16, 512, 8928, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.924
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.929
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.513
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.337
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 2}},  // 1.247
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 2}},  // 1.429
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.384
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.120
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.238
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 128}, {1, 1}, 1}},  // 1.255
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.200
    {17, 14880, 944, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}},  // 1.031
    {18, 480, 336, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {23, 544, 10800, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {24, 12464, 528, {Kernel::gemm_fp8_block_splitk, {32, 128}, {1, 1}, 1}},  // 1.100
    {27, 560, 9440, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.000
    {28, 18832, 11712, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.386
    {31, 720, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.017
    {32, 592, 2288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.176
    {38, 2960, 5856, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.000
    {40, 1936, 14320, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.164
    {49, 864, 288, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.034
    {51, 6928, 4336, {Kernel::gemm_fp8_block_splitk, {64, 128}, {1, 1}, 2}},  // 1.024
    {58, 4880, 304, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 0.996
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.971
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.499
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.235
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.243
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.352
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.295
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.128
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.119
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.123
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.147
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
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 32}, {1, 1}, 1}},  // 1.335
    {128, 7168, 2048, {Kernel::gemm_fp8_block, {128, 64}, {1, 1}}},  // 1.201
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.210
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.267
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.094
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.020
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 64}, {1, 1}}},  // 1.081
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.071
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.012
    {130, 13424, 3904, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.000
    {145, 2400, 14496, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 0.945
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
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 0.983
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.043
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
    {734, 448, 4160, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 0.995
    {858, 3968, 1456, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {870, 6896, 624, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.000
    {872, 416, 4000, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.429
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
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 2}}},  // 1.206
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
