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
//   tune_seed_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {1.013, 0.9482, 0.8427, 1.128, 0.9573}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.9187, 0.9924, 0.9095, 0.6904, 0.944}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {1.142, 1.046, 0.9335, 0.8996, 0.6579}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}, {1.079, 1.129, 0.7626, 0.7153, 0.9917}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.8882, 0.7826, 0.7942, 0.5508, 0.9561}, 41},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {0.9098, 0.7039, 1.078, 0.7733, 0.9299}, 60},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.969, 0.7723, 0.9753, 0.7198, 0.9345}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.089, 0.9699, 0.8529, 0.5662, 0.826}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}, {0.9035, 0.949, 1.205, 0.8778, 0.7446}, 120},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.8697, 0.8017, 0.8673, 1.184, 1.136}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9821, 0.7313, 1.223, 0.5705, 0.8077}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9102, 0.9091, 0.8023, 1.027, 0.7814}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::k, Major::mn}, {0.8706, 0.9407, 1.249, 0.8501, 0.6205}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}, {1.077, 1.068, 1.079, 0.9747, 0.8295}, 133},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}, {0.9714, 0.9187, 0.9682, 0.8879, 1.008}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {0.9432, 0.8547, 1.107, 0.7531, 1.148}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.19, 1.016, 0.8022, 0.5688, 0.9701}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {1.02, 0.9145, 0.9675, 0.7645, 0.8663}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.051, 0.9806, 0.9343, 0.6589, 0.8056}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9606, 0.8569, 0.9078, 0.7822, 0.9312}, 2590},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.223, 0.8803, 1.01, 0.5181, 0.8076}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.097, 0.9244, 0.9153, 0.5838, 0.7574}, 0},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}, {0.922, 0.9975, 0.9013, 0.7758, 0.7407}, 90},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}, {0.9441, 0.9846, 0.86, 0.6602, 0.9907}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.033, 0.9983, 0.8933, 0.6598, 0.6515}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {1.015, 1.235, 1.234, 1.211, 0.96}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9972, 1.255, 1.304, 1.542, 0.9316}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9819, 0.9825, 1.047, 1.141, 1.104}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9535, 0.8151, 1.275, 0.9696, 1.069}, 326},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.029, 0.8055, 1.036, 1.188, 1.109}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9693, 1.109, 1.298, 0.8605, 0.9438}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.8967, 1.312, 0.9775, 1.431, 0.7584}, 26},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.021, 0.8753, 1.194, 0.6908, 0.9292}, 37},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9321, 1.132, 1.027, 1.254, 0.8488}, 26},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}, {1.001, 0.9592, 1.233, 0.958, 0.9603}, 19},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9684, 0.7525, 0.8917, 1.883, 1.017}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {1.071, 0.8228, 0.9071, 1.528, 1.016}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}, {1.201, 0.5307, 1.423, 0.6868, 1.049}, 11},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9281, 1.123, 0.9626, 1.433, 0.9272}, 15},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.096, 0.8055, 1.302, 0.8636, 0.915}, 41},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}, {1.068, 0.9041, 1.138, 0.7572, 0.9678}, 26},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.093, 0.8386, 1.357, 0.7892, 0.8465}, 51},
    {{Kernel::gemm_splitk, {104, 128}, {4, 1}, 2, Major::k, Major::mn}, {1.053, 0.9868, 1.233, 0.7437, 0.9787}, 45},
    {{Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::k, Major::mn}, {0.9696, 0.9602, 0.8505, 0.7391, 0.9888}, 17},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9389, 1.033, 0.9356, 1.329, 0.9901}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.122, 0.9185, 1.204, 0.8059, 0.9787}, 15},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.063, 0.9774, 1.259, 1.044, 0.643}, 70},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}, {1.24, 1.179, 1.146, 0.9285, 0.8249}, 111},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.191, 0.753, 0.931, 1.219, 0.6623}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.041, 0.9926, 1.33, 1.19, 0.6358}, 58},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.26, 0.9007, 1.166, 0.9478, 0.8268}, 26},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}, {0.9706, 1.561, 1.051, 0.8456, 0.9863}, 82},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9267, 1.816, 0.8709, 0.7525, 1.015}, 41},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}, {0.8883, 1.974, 1.078, 0.673, 1.026}, 28},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.051, 0.9831, 0.9781, 0.622, 0.9782}, 41},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9608, 0.9687, 1.42, 0.8882, 0.9584}, 174},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8197, 1.386, 0.9961, 1.023, 0.691}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.016, 0.8337, 1.161, 0.6411, 0.9238}, 82},
    {{Kernel::gemm_swapped, {64, 64}, {2, 2}, 1, Major::k, Major::mn}, {0.8712, 1.188, 0.9761, 1.097, 0.7749}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.075, 0.8583, 1.095, 0.905, 0.9876}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.8937, 1.117, 0.8138, 1.083, 1.06}, 8192},
    {{Kernel::gemm_swapped, {72, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.9806, 1.008, 0.8718, 1.157, 0.7359}, 240},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.207, 0.9617, 0.8959, 0.8729, 0.8235}, 525},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8828, 1.157, 1.295, 1.217, 0.8512}, 15},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.117, 0.6866, 1.292, 0.6665, 0.867}, 210},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.031, 0.8062, 1.063, 0.8705, 0.8407}, 60},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.157, 0.6735, 1.277, 0.6256, 0.8509}, 318},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9408, 0.936, 1.117, 0.9468, 0.7291}, 385},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.009, 0.9295, 0.9887, 0.7061, 0.7692}, 256},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9604, 1.03, 0.9097, 0.6947, 0.8126}, 2599},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.975, 1.073, 0.8838, 1.16, 0.9746}, 1092},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.034, 0.8265, 1.036, 0.9069, 0.8298}, 87},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.155, 0.7129, 1.199, 0.7704, 0.9406}, 3256},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.109, 0.8695, 0.9728, 0.9634, 0.7487}, 3234},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9309, 0.9154, 1.359, 0.603, 0.7461}, 380},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.019, 0.8517, 1.098, 0.9155, 0.7538}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.106, 0.768, 0.778, 1.45, 0.9811}, 8192},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.065, 0.9221, 1.071, 1.083, 0.6763}, 116},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9504, 1.016, 0.8385, 0.9584, 0.7691}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.069, 1.056, 0.9327, 0.5582, 0.7047}, 1400},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9161, 1.104, 1.083, 0.6559, 0.7071}, 0},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.8177, 1.078, 1.12, 0.6598, 0.7776}, 2210},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9737, 1.112, 0.8026, 0.78, 0.8307}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.2933, 0.03165, 0.3215, 0.4643, 3.145, 0},
    {Kernel::gemm_pingpong, 0.279, 0.07275, 0.04628, 0.1812, 3.057, 0},
    {Kernel::gemm_splitk, 0.1969, 0.03165, 0.1004, 2.514, 2.355, 0},
    {Kernel::gemm_swapped, 0.2731, 0.0257, 0.3808, 0.6606, 2.256, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3427, 0.03753, 0.05091, 0.174, 0.2035, 1.389, 0.03152, 1.706};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16
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
    {5, 6320, 752, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.990
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.747
    {7, 4192, 3328, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.179
    {8, 344, 6040, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.508
    {8, 344, 11560, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.370
    {8, 384, 12464, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.266
    {8, 424, 512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.111
    {8, 488, 13744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.224
    {8, 504, 10472, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}},  // 1.113
    {8, 520, 1032, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.305
    {8, 584, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.363
    {8, 584, 5880, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.323
    {8, 592, 2160, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.560
    {8, 664, 1832, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.663
    {8, 688, 3688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.695
    {8, 872, 344, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.083
    {8, 984, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.056
    {8, 1032, 2688, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.593
    {8, 1144, 7040, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.210
    {8, 1232, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.073
    {8, 1728, 3456, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.385
    {8, 2512, 400, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.057
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.041
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.101
    {8, 3632, 1016, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.049
    {8, 5200, 1152, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {8, 6424, 424, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.984
    {8, 6840, 1240, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {8, 7032, 6136, {Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.096
    {8, 9616, 1208, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.993
    {8, 11904, 632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.080
    {8, 16192, 9280, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.035
    {8, 16360, 312, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.974
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.030
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.394
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.183
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.463
    {14, 1744, 4512, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.263
    {16, 680, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.088
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.164
    {16, 2192, 3328, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.316
    {16, 2552, 936, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.123
    {16, 2736, 504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.098
    {16, 2824, 1128, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.106
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.183
    {16, 4304, 1800, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.055
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.012
    {16, 8448, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.029
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
    {32, 656, 2032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.520
    {32, 9352, 7544, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.171
    {36, 472, 1312, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.387
    {39, 464, 328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.055
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.123
    {55, 10368, 6536, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.044
    {56, 3432, 3336, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.091
    {56, 4680, 1064, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.011
    {56, 5384, 1160, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
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
    {64, 11384, 944, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.994
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.976
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {69, 936, 456, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.057
    {72, 3136, 1024, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.998
    {72, 3184, 1328, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.003
    {72, 8272, 9344, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.017
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.986
    {80, 816, 720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.124
    {80, 1288, 1384, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.222
    {80, 1944, 424, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.983
    {80, 8656, 4952, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.972
    {80, 10328, 9496, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.239
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.018
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.298
    {88, 1192, 5376, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.148
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.962
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.061
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.967
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.942
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.107
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.956
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.042
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.956
    {144, 336, 2088, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.360
    {152, 2176, 4888, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.108
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.161
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.978
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.301
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.945
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {192, 496, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.009
    {200, 392, 304, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.954
    {208, 7656, 3904, {Kernel::gemm_swapped, {112, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.972
    {216, 408, 1056, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.170
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.961
    {232, 800, 1320, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.121
    {232, 1064, 2344, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.204
    {237, 328, 1072, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.155
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}},  // 0.930
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}},  // 0.984
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
    {272, 344, 736, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.123
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {304, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.993
    {312, 8176, 656, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.966
    {320, 22664, 672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.059
    {328, 1112, 704, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 1.034
    {336, 320, 2096, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.242
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.009
    {352, 1136, 1760, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.012
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.009
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.938
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {448, 3000, 15688, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 1.017
    {456, 9568, 840, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.929
    {488, 7240, 7448, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 0.944
    {512, 448, 5016, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.142
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.960
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.987
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.968
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.921
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.202
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.081
    {624, 312, 14104, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.997
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.910
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.013
    {688, 1000, 992, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.010
    {704, 1528, 4752, {Kernel::gemm_swapped, {144, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.152
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {720, 6168, 9896, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {760, 5856, 288, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.910
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.987
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.968
    {800, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.199
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.099
    {856, 6984, 9488, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.016
    {896, 8040, 368, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.013
    {1048, 10744, 4376, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.957
    {1056, 688, 10192, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.081
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.087
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.774
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.182
    {1368, 1680, 11496, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.946
    {1437, 568, 3208, {Kernel::gemm_swapped, {72, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.034
    {1464, 8088, 11888, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.026
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.924
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.022
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.071
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.941
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.008
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2160, 1104, 296, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.931
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {2464, 568, 480, {Kernel::gemm_swapped, {112, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.852
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.037
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.119
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 1.000
    {2696, 336, 752, {Kernel::gemm_swapped, {72, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.938
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.080
    {2936, 10616, 624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.149
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.890
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.014
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 1.067
    {3296, 2512, 472, {Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.944
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.965
    {3472, 312, 3248, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.080
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {3736, 3736, 264, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.181
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.266
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.988
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.997
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.015
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.002
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.043
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.989
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {4136, 768, 2656, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.998
    {4224, 14944, 496, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.244
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.129
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.921
    {4656, 7376, 416, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.360
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {4856, 8592, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.308
    {4920, 18784, 288, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.319
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.144
    {5040, 280, 1752, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 0.897
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.052
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.093
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.012
    {6712, 3760, 312, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.317
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7056, 656, 4408, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.189
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.985
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.981
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.068
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.960
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.998
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.975
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.981
};

}  // namespace rawgemm
// clang-format on
