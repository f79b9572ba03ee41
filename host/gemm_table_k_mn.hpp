// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_k_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_close_large_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_gemm_table_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_k_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_k_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_k_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_majors_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_mid_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_seed_majors_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {1.069, 0.9349, 0.8791, 1.076, 0.9762}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8701, 0.993, 0.9226, 0.7024, 0.9433}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {1.104, 1.034, 0.9873, 0.8211, 0.7089}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}, {1.084, 1.11, 0.8026, 0.7255, 0.9988}, 0},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}, {0.9164, 0.7333, 0.8266, 0.9919, 0.9673}, 60},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {1.015, 0.7341, 1.047, 0.7863, 0.918}, 60},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.9627, 0.7993, 0.9569, 0.6938, 1.045}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.163, 0.9825, 0.8511, 0.5805, 0.7198}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.9038, 0.8194, 0.8405, 1.182, 1.108}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.036, 0.7408, 1.263, 0.5717, 0.7972}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9258, 0.9262, 0.8099, 0.9595, 0.7216}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::k, Major::mn}, {0.9197, 0.954, 1.217, 0.8466, 0.6139}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}, {0.9695, 1.07, 1.081, 1.006, 0.8163}, 133},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {1.012, 0.893, 1.074, 0.7491, 1.094}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.234, 1.021, 0.8214, 0.58, 0.8522}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {1.022, 0.9123, 0.9943, 0.7684, 0.9118}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.062, 0.9794, 0.9479, 0.6599, 0.8801}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.291, 0.8979, 0.9904, 0.531, 0.7876}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.146, 0.9582, 0.8702, 0.5648, 0.7657}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}, {0.9825, 0.9931, 0.8524, 0.6862, 0.9809}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.04, 1.015, 0.8688, 0.6623, 0.6871}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9903, 1.253, 1.189, 1.134, 0.9472}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9729, 1.264, 1.305, 1.636, 0.9154}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9844, 0.8803, 1.128, 1.176, 1.093}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9409, 0.808, 1.291, 0.9203, 1.08}, 326},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.026, 0.7645, 1.141, 1.137, 1.07}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9782, 1.058, 1.33, 0.876, 0.9699}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.8858, 1.329, 0.9971, 1.43, 0.7612}, 26},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.025, 0.82, 1.339, 0.6248, 0.9016}, 37},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9391, 1.107, 1.017, 1.248, 0.8606}, 26},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}, {1.003, 0.9505, 1.276, 0.924, 0.8861}, 19},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9611, 0.7482, 0.8752, 1.762, 0.9969}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.077, 0.7453, 0.8744, 1.52, 1.014}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}, {1.154, 0.6365, 1.435, 0.7002, 1.039}, 11},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9575, 1.069, 0.9692, 1.434, 0.904}, 15},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.081, 0.7943, 1.253, 0.8003, 0.9403}, 41},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}, {1.041, 0.8784, 1.144, 0.7898, 1.031}, 26},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.059, 0.85, 1.361, 0.8077, 0.8367}, 51},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}, {1.054, 0.9594, 1.293, 0.7055, 0.8139}, 83},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9657, 1.01, 0.9524, 1.248, 0.973}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.125, 0.9097, 1.22, 0.7978, 0.9637}, 15},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.107, 0.9423, 1.28, 1.064, 0.6378}, 70},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}, {1.245, 1.186, 1.076, 0.8853, 0.8405}, 111},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.125, 0.7033, 1.028, 1.103, 0.6539}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.096, 0.9627, 1.348, 1.239, 0.6522}, 58},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.217, 0.8972, 1.204, 0.9223, 0.8054}, 26},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}, {0.8823, 1.981, 0.9246, 0.7376, 1.093}, 28},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9785, 1.158, 1.037, 0.7211, 0.9765}, 41},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9452, 0.9917, 1.391, 0.9263, 0.96}, 174},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.007, 0.8953, 1.249, 0.6178, 0.8833}, 82},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.08, 0.87, 1.094, 0.8906, 0.9693}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.007, 1.029, 0.912, 1.212, 0.8709}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.8742, 1.138, 0.8119, 1.079, 1.036}, 8192},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.19, 0.9595, 0.9043, 0.9081, 0.8276}, 504},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.846, 1.314, 1.239, 1.207, 0.9084}, 15},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.119, 0.6601, 1.332, 0.6893, 0.8662}, 210},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.041, 0.8044, 1.143, 0.7831, 0.8085}, 28},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.169, 0.6647, 1.286, 0.6521, 0.8612}, 318},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9315, 0.9127, 1.183, 1.014, 0.733}, 385},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.007, 1.033, 0.9069, 0.7098, 0.8546}, 2599},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.9902, 1.065, 0.8935, 1.181, 0.9653}, 1092},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.041, 0.854, 0.9948, 0.837, 0.8582}, 87},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.184, 0.7196, 1.198, 0.7485, 0.9387}, 2242},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9288, 0.9158, 1.373, 0.6343, 0.7988}, 380},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.029, 0.8598, 1.093, 1.002, 0.7662}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.07, 0.8026, 0.7605, 1.457, 0.9792}, 8192},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.065, 0.9641, 1.001, 1.129, 0.7294}, 116},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9724, 1.009, 0.8828, 0.9259, 0.754}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.059, 1.072, 0.8732, 0.5884, 0.7393}, 1400},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9255, 1.093, 1.108, 0.6832, 0.7363}, 0},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.824, 1.083, 1.099, 0.6757, 0.799}, 2210},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9734, 1.079, 0.9368, 0.7603, 0.7964}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.2957, 0.03153, 0.3108, 0.4848, 3.054, 0},
    {Kernel::gemm_pingpong, 0.2842, 0.06098, 0.05895, 0.1923, 2.989, 0},
    {Kernel::gemm_splitk, 0.2014, 0.03299, 0.1072, 2.285, 2.387, 0},
    {Kernel::gemm_swapped, 0.274, 0.02454, 0.347, 0.675, 2.234, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3333, 0.04652, 0.05479, 0.1773, 0.2058, 1.345, 0.03113, 1.71};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.149
    {1, 2296, 1480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.151
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.131
    {1, 4608, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.019
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.069
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.039
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.023
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.015
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.977
    {2, 336, 448, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.092
    {2, 904, 680, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.173
    {2, 3784, 488, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.998
    {3, 1216, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.076
    {3, 1560, 472, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.067
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.162
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {4, 664, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.084
    {5, 6320, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.981
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.747
    {7, 4192, 3328, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.178
    {8, 344, 6040, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.508
    {8, 504, 10472, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.113
    {8, 584, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.363
    {8, 592, 2160, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.560
    {8, 664, 1832, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.663
    {8, 984, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.056
    {8, 1232, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.073
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.041
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.101
    {8, 6424, 424, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.968
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.030
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.394
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.183
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.463
    {14, 1744, 4512, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.263
    {16, 680, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.088
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.164
    {16, 2552, 936, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.123
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.183
    {16, 4304, 1800, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.055
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.012
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.079
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.014
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.958
    {18, 1088, 4576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.472
    {20, 544, 3544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.836
    {21, 1800, 464, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.090
    {22, 1544, 4992, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.266
    {22, 2160, 1152, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.169
    {25, 2520, 504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.060
    {27, 272, 1272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.397
    {28, 456, 2024, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.545
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.317
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.172
    {32, 9352, 7544, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.171
    {36, 472, 1312, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.387
    {39, 464, 328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.055
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.123
    {55, 10368, 6536, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.044
    {56, 4680, 1064, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.011
    {56, 14712, 976, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.982
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}},  // 1.066
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.091
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.044
    {64, 7032, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.992
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.004
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.094
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.032
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.051
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.941
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.978
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.057
    {72, 8272, 9344, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.017
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.986
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.222
    {80, 10328, 9496, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.239
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.018
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.298
    {88, 1192, 5376, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.148
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.962
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.061
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.967
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.948
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.107
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.957
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.042
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.956
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.978
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.945
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {216, 408, 1056, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.170
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.961
    {237, 328, 1072, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.155
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}},  // 0.930
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}},  // 0.984
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {304, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.993
    {312, 8176, 656, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.966
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.938
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {512, 448, 5016, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.142
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.967
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.926
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.202
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.083
    {624, 312, 14104, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.997
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.910
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.013
    {704, 1528, 4752, {Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.152
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {720, 6168, 9896, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.987
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.968
    {800, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.199
    {896, 8040, 368, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.021
    {1048, 10744, 4376, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.957
    {1056, 688, 10192, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.081
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.087
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.796
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.182
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.042
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.022
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.071
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.916
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.007
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2160, 1104, 296, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.931
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}},  // 0.879
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.037
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.119
    {2620, 2848, 12656, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.000
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.080
    {2936, 10616, 624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.149
    {3136, 352, 3216, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.862
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.014
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 1.067
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.944
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {3736, 3736, 264, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.181
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.266
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.020
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.002
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.993
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.995
    {4224, 14944, 496, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.244
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.129
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.921
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.052
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.012
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7056, 656, 4408, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.189
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.991
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.068
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.988
};

}  // namespace rawgemm
// clang-format on
