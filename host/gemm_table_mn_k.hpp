// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_k.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_close_large_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d9066aab42ac
//   tune_close_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_k_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_majors_mid_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_more_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_mn_k_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_k_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_seed_majors_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {0.9358, 0.8622, 1.1, 0.7323, 0.9695}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.226, 1.05, 0.7274, 1.261, 1.052}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}, {1.075, 1.121, 0.8269, 0.7347, 0.8869}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.027, 0.975, 0.8631, 1.064, 0.9893}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {1.112, 1.048, 1.034, 0.8449, 0.735}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.8307, 1.176, 1.081, 0.6696, 0.8774}, 41},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::k}, {0.8896, 0.6974, 0.9305, 0.9655, 0.9819}, 60},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.874, 0.5545, 1.284, 0.7169, 0.9276}, 88},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::k}, {0.8586, 0.6955, 0.9943, 0.8938, 1.016}, 165},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.9942, 1.007, 0.8303, 0.5896, 0.9784}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9358, 0.8231, 1.212, 1.883, 0.9793}, 105},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}, {1.175, 0.7192, 0.9789, 0.9782, 0.8872}, 580},
    {{Kernel::gemm_pingpong, {128, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.957, 0.8117, 1.232, 0.5667, 0.7998}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::mn, Major::k}, {0.9704, 0.7867, 1.041, 0.946, 0.8364}, 324},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9807, 0.8023, 0.9633, 1.007, 0.9401}, 2886},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9491, 0.7257, 1.401, 0.6403, 0.8034}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.9081, 0.8981, 0.8639, 1.076, 0.7278}, 0},
    {{Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}, {0.8636, 1.016, 1.022, 0.9813, 0.8436}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.8791, 0.9357, 0.8626, 0.7024, 0.9376}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {0.9672, 0.891, 0.8128, 1.036, 1.12}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {0.9577, 0.9571, 0.8501, 0.6209, 1.03}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}, {0.7957, 1.035, 0.9856, 0.8756, 0.8029}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.104, 0.8899, 0.8688, 1.513, 0.9171}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.12, 0.907, 1.014, 0.8433, 0.9223}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {1.048, 0.9769, 0.8457, 0.5587, 0.987}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {0.958, 0.9448, 0.6867, 1.263, 1.031}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.9787, 1.02, 0.8383, 0.5576, 0.6801}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.105, 0.871, 0.9776, 0.9393, 0.9472}, 957},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.116, 0.9851, 0.9238, 0.6058, 0.8049}, 0},
    {{Kernel::gemm_pingpong, {192, 72}, {1, 4}, 1, Major::mn, Major::k}, {1.063, 0.9184, 1.08, 0.8269, 0.7261}, 140},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}, {0.9724, 0.9698, 0.9264, 0.7393, 0.6326}, 148},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}, {1.085, 0.6826, 1.03, 1.138, 0.9269}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}, {1.105, 0.9869, 0.8634, 0.6193, 0.9281}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.102, 0.9883, 0.9184, 0.6806, 0.6945}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.935, 2.288, 1.193, 1.154, 1.028}, 0},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}, {1.014, 0.8902, 1.495, 1.296, 0.9828}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.04, 0.8283, 1.283, 1.296, 0.9822}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9324, 1.106, 0.9762, 1.484, 0.7996}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9642, 0.9118, 1.404, 0.6801, 0.9049}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9388, 0.9747, 1.121, 1.357, 0.986}, 0},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.02, 0.8746, 1.613, 0.8433, 0.8927}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.834, 1.066, 0.7723, 1.526, 1.144}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.711, 1.24, 0.6943, 1.382, 1.093}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.095, 1.038, 0.6652, 1.276, 1.165}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.258, 0.5426, 1.433, 0.7719, 0.9315}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.093, 0.7593, 1.2, 1.003, 1.041}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9919, 0.8586, 0.883, 1.413, 0.8865}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.12, 0.7033, 1.115, 1.144, 1.086}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.377, 1.18, 0.61, 1.305, 1.117}, 0},
    {{Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9875, 0.9943, 1.71, 0.698, 0.7916}, 0},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::mn, Major::k}, {0.9896, 0.9187, 1.84, 0.8617, 0.8044}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {1.117, 1.056, 1.278, 0.7319, 0.868}, 30},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.007, 0.9289, 1.558, 0.8478, 0.8103}, 0},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}, {0.8899, 0.9983, 1.625, 0.7752, 0.8337}, 2958},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.9004, 1.166, 0.9286, 1.422, 0.8382}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.103, 0.8886, 1.281, 0.8469, 0.9447}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.068, 0.864, 1.518, 1.017, 0.7422}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.175, 0.6818, 1.193, 0.8234, 1.043}, 0},
    {{Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}, {1.149, 0.7995, 1.178, 1.071, 0.8857}, 40},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.198, 1.097, 1.14, 1.109, 0.9476}, 0},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}, {1.209, 1.153, 1.124, 0.9022, 0.7928}, 58},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.107, 0.9366, 1.488, 1.379, 0.7444}, 0},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.245, 0.9446, 1.164, 0.8817, 1.043}, 28},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}, {0.9882, 1.405, 1.367, 0.6844, 0.9304}, 0},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9561, 1.735, 1.012, 0.7353, 0.9194}, 0},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::k}, {0.8335, 2.243, 0.9512, 0.7228, 1.116}, 22},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9406, 1.251, 1.044, 0.7826, 0.9284}, 41},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9483, 1.038, 1.104, 0.965, 1.07}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.031, 0.7505, 1.249, 0.577, 0.916}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::k}, {0.8553, 1.149, 1.076, 1.133, 0.9794}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.03, 0.9529, 1.02, 0.8298, 0.9179}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}, {1.009, 0.891, 0.9124, 1.176, 0.8315}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {0.9307, 1.178, 0.7247, 1.135, 1.152}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.018, 0.792, 1.293, 0.6332, 0.8848}, 231},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9435, 0.9019, 1.111, 0.9102, 0.9257}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}, {0.9178, 0.9159, 1.067, 0.6839, 0.7959}, 1287},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.9565, 1.095, 0.9805, 0.7215, 0.8883}, 0},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.013, 0.8353, 1.112, 0.9896, 0.8317}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.131, 0.722, 1.297, 0.9097, 0.931}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.924, 0.9127, 1.34, 0.6255, 0.7671}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.02, 0.8353, 1.015, 1.083, 0.7925}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.077, 0.8128, 0.7929, 1.55, 0.923}, 0},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9152, 0.9987, 1.058, 0.7061, 0.7447}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.909, 0.9999, 1.278, 0.6317, 0.6826}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.063, 1.048, 0.8253, 0.6042, 0.7687}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::k}, {0.8286, 1.088, 1.173, 0.9919, 0.7347}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.959, 1.081, 0.9047, 0.5993, 0.8331}, 1519},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.9762, 1.144, 0.796, 0.6954, 0.8067}, 0},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.8126, 1.078, 1.007, 0.6631, 0.8112}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.006, 1.061, 0.7794, 0.7499, 0.9269}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.2928, 0.02858, 0.3222, 0.4316, 3.387, 0},
    {Kernel::gemm_pingpong, 0.2905, 0.05973, 0.04725, 0.1814, 3.212, 0},
    {Kernel::gemm_splitk, 0.204, 0.06684, 0.1107, 2.407, 2.354, 0},
    {Kernel::gemm_swapped, 0.2901, 0.03578, 0.3122, 0.709, 2.364, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.3015, 0.03662, 0.04222, 0.1624, 0.226, 1.227, 0.02216, 0.9336};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_k[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.977
    {1, 2296, 1480, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.349
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.985
    {1, 4608, 416, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.195
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
    {2, 3784, 488, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.833
    {3, 1216, 336, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.973
    {3, 1560, 472, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.012
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.737
    {3, 5608, 3816, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 3.316
    {4, 664, 352, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.540
    {5, 6320, 752, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 2.536
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.884
    {7, 4192, 3328, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 3.190
    {8, 344, 6040, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.536
    {8, 344, 11560, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.321
    {8, 384, 12464, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.311
    {8, 424, 512, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.144
    {8, 488, 13744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.267
    {8, 504, 10472, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.211
    {8, 520, 1032, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.432
    {8, 584, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.467
    {8, 584, 5880, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.416
    {8, 592, 2160, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.665
    {8, 664, 1832, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.604
    {8, 688, 3688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.693
    {8, 872, 344, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.104
    {8, 984, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.051
    {8, 1032, 2688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.661
    {8, 1144, 7040, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.265
    {8, 1232, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.060
    {8, 1728, 3456, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.384
    {8, 2512, 400, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.037
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.115
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.166
    {8, 3632, 1016, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.096
    {8, 5200, 1152, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.009
    {8, 6424, 424, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.043
    {8, 6840, 1240, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.033
    {8, 7032, 6136, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.055
    {8, 9616, 1208, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.031
    {8, 11904, 632, {Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.039
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.023
    {8, 16192, 9280, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.030
    {8, 16360, 312, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::k}},  // 1.041
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.070
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.302
    {9, 2072, 10712, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 3.461
    {12, 560, 5368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 2.128
    {14, 1744, 4512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.345
    {16, 680, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.094
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.147
    {16, 2192, 3328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}},  // 1.312
    {16, 2552, 936, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.095
    {16, 2736, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.048
    {16, 2824, 1128, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.129
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.103
    {16, 4304, 1800, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.078
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.851
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 0.905
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.958
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.969
    {16, 8448, 1528, {Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.041
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.981
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.815
    {16, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.685
    {16, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {18, 1088, 4576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.280
    {20, 544, 3544, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}},  // 1.991
    {21, 1800, 464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.104
    {22, 1544, 4992, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.950
    {22, 2160, 1152, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.122
    {22, 4864, 448, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.927
    {25, 2520, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 2.218
    {27, 272, 1272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.198
    {28, 456, 2024, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.653
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.392
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.774
    {32, 656, 2032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.603
    {32, 9352, 7544, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 1.143
    {36, 472, 1312, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.887
    {39, 464, 328, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 2.283
    {40, 4912, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.007
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.195
    {55, 10368, 6536, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 3.960
    {56, 3432, 3336, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.213
    {56, 4680, 1064, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.002
    {56, 5384, 1160, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.027
    {56, 14712, 976, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.005
    {58, 12904, 4912, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.453
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.279
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.138
    {64, 7032, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.989
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.029
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.085
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.007
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.072
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.992
    {64, 11384, 944, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.000
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.987
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.989
    {65, 18040, 920, {Kernel::gemm_pingpong, {128, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 4.612
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.790
    {69, 936, 456, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 2.166
    {72, 3136, 1024, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.006
    {72, 3184, 1328, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.005
    {72, 8272, 9344, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.119
    {72, 22048, 760, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.022
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.118
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.144
    {80, 1944, 424, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.967
    {80, 8656, 4952, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.925
    {80, 10328, 9496, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {80, 19560, 632, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.023
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.964
    {88, 1192, 5376, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.165
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.027
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 2.986
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.077
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.008
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.203
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.079
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {128, 7168, 16384, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}},  // 1.097
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.979
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.060
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.055
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.004
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 4.634
    {144, 336, 2088, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.341
    {152, 2176, 4888, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.107
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.121
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.007
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.354
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.948
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.974
    {192, 496, 352, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.939
    {200, 392, 304, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.936
    {208, 7656, 3904, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.002
    {216, 408, 1056, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.127
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.953
    {232, 800, 1320, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.120
    {232, 1064, 2344, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.062
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.734
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}},  // 0.939
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.031
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 4.919
    {264, 600, 1056, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.122
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.042
    {272, 344, 736, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.089
    {289, 1600, 13688, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}},  // 5.210
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.124
    {304, 10720, 2256, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.093
    {312, 8176, 656, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.931
    {320, 22664, 672, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 1.051
    {328, 1112, 704, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.001
    {336, 320, 2096, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.197
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.015
    {352, 1136, 1760, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.980
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.965
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.914
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.061
    {448, 3000, 15688, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}},  // 1.282
    {456, 9568, 840, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 0.952
    {488, 7240, 7448, {Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}},  // 0.960
    {512, 448, 5016, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}},  // 1.011
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.970
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {512, 7168, 2048, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.908
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.981
    {512, 8192, 8192, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.010
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.006
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.951
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.034
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}},  // 1.008
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.232
    {576, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}},  // 0.938
    {624, 312, 14104, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.862
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.935
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.098
    {688, 1000, 992, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.966
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.966
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 4.166
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.000
    {760, 5856, 288, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 1.025
    {768, 696, 352, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::k}},  // 0.924
    {774, 744, 608, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.800
    {800, 2080, 7976, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.008
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.071
    {856, 6984, 9488, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.987
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.123
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 0.955
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {1056, 688, 10192, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}},  // 1.129
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 4.381
    {1128, 448, 4888, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}},  // 0.965
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.886
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.958
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.156
    {1368, 1680, 11496, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.047
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 5.031
    {1464, 8088, 11888, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.963
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.044
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {1666, 2632, 384, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.207
    {1744, 6576, 6488, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.015
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 8.049
    {2048, 2048, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.971
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.009
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.209
    {2160, 1104, 296, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.940
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.067
    {2464, 568, 480, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.921
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.068
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 3.552
    {2696, 336, 752, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.989
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.091
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.977
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.994
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 3.924
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 7.995
    {3296, 2512, 472, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.084
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.087
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.951
    {3472, 312, 3248, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.964
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 3.990
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}},  // 7.758
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.165
    {3976, 14224, 600, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.175
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.956
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.995
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.987
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.986
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.982
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.998
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.999
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.981
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.008
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.981
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.982
    {4136, 768, 2656, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.978
    {4224, 14944, 496, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.263
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 6.750
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.128
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 4.537
    {4656, 7376, 416, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.038
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.968
    {4856, 8592, 304, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.284
    {4920, 18784, 288, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.306
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {5040, 280, 1752, {Kernel::gemm_pingpong, {192, 72}, {1, 4}, 1, Major::mn, Major::k}},  // 0.919
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 1.018
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 6.945
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.075
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.949
    {6712, 3760, 312, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.213
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.985
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {7577, 22120, 14336, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 7.441
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.982
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.982
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.995
};

}  // namespace rawgemm
// clang-format on
