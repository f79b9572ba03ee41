// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_k.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_close_large_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d9066aab42ac
//   tune_close_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_k_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_majors_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_more_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_mn_k_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_k_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {1.07, 0.829, 1.338, 0.6901, 0.978}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.338, 1.003, 0.8554, 0.9675, 1.06}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.098, 0.9266, 1.056, 1.083, 1.115}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}, {0.9665, 0.998, 1.011, 0.9091, 0.9859}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {0.9715, 1.01, 1.131, 0.8237, 0.9374}, 0},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.9283, 0.6281, 1.307, 0.7861, 1.027}, 88},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9077, 0.7112, 1.155, 0.8195, 1.009}, 80},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::k}, {0.9565, 0.9784, 1.034, 0.9103, 0.8986}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}, {0.8873, 0.861, 1.057, 1.092, 0.9293}, 7560},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.053, 1.011, 0.823, 0.6336, 0.8213}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9971, 0.9008, 1.183, 1.487, 0.8528}, 105},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}, {1.071, 0.891, 0.9674, 1.228, 1.06}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.026, 0.9154, 0.9669, 1.014, 0.8205}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.8896, 0.9487, 0.9095, 0.7285, 0.9863}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {1.173, 0.9176, 0.8799, 0.9021, 1.122}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {1.077, 0.9508, 0.9399, 0.6775, 1.081}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.2, 0.9142, 0.9394, 1.239, 1.047}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.162, 0.9556, 1.006, 0.8516, 0.9119}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {0.9777, 1.011, 0.7357, 0.5522, 0.919}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {1.114, 0.9393, 0.8237, 1.108, 1.048}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.052, 1.011, 0.8895, 0.6315, 0.8584}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.168, 0.9544, 0.9753, 0.7314, 0.8385}, 0},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}, {1.019, 0.8905, 0.9581, 1.122, 0.9621}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.029, 0.9937, 0.9118, 0.7192, 0.8228}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.86, 2.033, 1.204, 1.17, 1.011}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.06, 0.8015, 1.43, 1.113, 0.9736}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.052, 0.8464, 0.9124, 0.8632, 0.9606}, 15},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9578, 0.8554, 1.383, 0.6846, 0.9456}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.852, 0.9563, 0.8747, 1.461, 1.127}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.752, 1.119, 0.8137, 1.348, 1.069}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.295, 0.9313, 0.6632, 1.161, 1.134}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.184, 0.7155, 1.535, 0.7585, 0.9541}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.076, 0.7796, 0.9518, 1.015, 0.8307}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9291, 0.8711, 0.9266, 1.3, 0.828}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.137, 0.6933, 1.35, 1.214, 1.07}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.385, 1.096, 0.6543, 1.441, 1.092}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {0.9893, 0.9952, 1.013, 0.9294, 0.9457}, 13},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.007, 0.904, 1.548, 0.8193, 0.844}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.8171, 1.157, 0.9818, 1.126, 0.8909}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.004, 0.9107, 1.08, 1.031, 0.7789}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.12, 0.7024, 1.083, 0.7452, 1.2}, 0},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.333, 1.046, 1.365, 1.044, 0.9558}, 0},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.007, 1.784, 1.186, 0.8209, 1.025}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.039, 0.8271, 1.379, 0.5781, 0.939}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.046, 0.9266, 1.176, 0.8323, 0.9602}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.01, 1.171, 0.8069, 1.063, 1.128}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9882, 0.9011, 1.07, 0.9489, 0.8155}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.015, 0.8142, 1.197, 0.8194, 0.9059}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.006, 0.8946, 0.9635, 1.072, 0.7695}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.134, 0.8549, 0.7912, 1.312, 0.8941}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {1.11, 1.077, 0.8064, 0.7543, 0.7989}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.3064, 0.03003, 0.3227, 0.552, 3.186, 0},
    {Kernel::gemm_pingpong, 0.3076, 0.04142, 0.09869, 0.1813, 2.919, 0},
    {Kernel::gemm_splitk, 0.2127, 0.07997, 0.2097, 2.14, 2.313, 0},
    {Kernel::gemm_swapped, 0.3069, 0.03259, 0.2383, 0.7096, 2.341, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.241, 0.05968, 0.06296, 0.1559, 0.2314, 0.7283, 0.029, 0.8287};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_k[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.977
    {1, 2296, 1480, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.349
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.985
    {1, 4608, 416, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.170
    {1, 7168, 2048, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.714
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.984
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.902
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.174
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.917
    {1, 24576, 1536, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.775
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.565
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 1.036
    {2, 336, 448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.853
    {2, 904, 680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.763
    {2, 3784, 488, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.821
    {3, 1216, 336, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.973
    {3, 1560, 472, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.012
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.737
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 3.276
    {4, 664, 352, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.540
    {5, 6320, 752, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 2.536
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.884
    {7, 4192, 3328, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 3.190
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.302
    {9, 2072, 10712, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 3.461
    {12, 560, 5368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 2.128
    {14, 1744, 4512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.345
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.147
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.103
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.851
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 0.905
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.958
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.969
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.981
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.815
    {16, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.685
    {16, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {18, 1088, 4576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.280
    {20, 544, 3544, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.991
    {21, 1800, 464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.104
    {22, 1544, 4992, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.860
    {22, 2160, 1152, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.122
    {22, 4864, 448, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.927
    {25, 2520, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.218
    {27, 272, 1272, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.208
    {28, 456, 2024, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.688
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.392
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.774
    {36, 472, 1312, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.912
    {39, 464, 328, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.358
    {40, 4912, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.007
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 3.984
    {58, 12904, 4912, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.453
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.279
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.138
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.029
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.085
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.007
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.072
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.994
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.988
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 4.485
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.790
    {69, 936, 456, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.155
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.118
    {80, 1288, 1384, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.123
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.964
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 2.986
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.186
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.079
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.984
    {128, 7168, 16384, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}},  // 1.097
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.982
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.991
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.060
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.055
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.007
    {137, 3216, 3328, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 4.300
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.959
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.734
    {262, 7856, 3488, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 4.736
    {289, 1600, 13688, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}},  // 5.210
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.061
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.979
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.999
    {512, 7168, 2048, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.915
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.990
    {512, 8192, 8192, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.010
    {512, 8192, 28672, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.007
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.978
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.034
    {576, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}},  // 0.982
    {711, 968, 864, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 4.103
    {774, 744, 608, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 2.685
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 0.957
    {1082, 1200, 2976, {Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 4.376
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.899
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.958
    {1437, 568, 3208, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 4.919
    {1666, 2632, 384, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.127
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 8.049
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 0.977
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.012
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.209
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 3.552
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.965
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 7.568
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 3.990
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 7.404
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.001
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.995
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.001
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.999
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}},  // 0.989
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 6.750
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 4.537
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.931
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 6.945
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.997
    {7577, 22120, 14336, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 7.441
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.995
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
};

}  // namespace rawgemm
// clang-format on
