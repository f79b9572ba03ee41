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
//   tune_one_wave_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_one_wave_published_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_published_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit def26edbf832
//   tune_seed_83_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_93_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_majors_41_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_majors_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9602, 0.9417, 0.72, 1.194, 0.8283}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8066, 0.9586, 0.8106, 0.6572, 0.9009}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {1.199, 0.9997, 0.7819, 1.07, 0.6323}, 0},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}, {1.026, 1.065, 0.6605, 0.7037, 0.9174}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9072, 0.7893, 0.8803, 0.4966, 0.9538}, 44},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}, {0.8681, 0.7825, 1.086, 0.9113, 1.015}, 60},
    {{Kernel::gemm_pingpong, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9038, 0.7786, 0.9638, 1.298, 0.6749}, 256},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::k, Major::mn}, {0.8489, 0.5839, 1.419, 0.7494, 0.9083}, 60},
    {{Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}, {0.966, 0.8554, 0.9274, 1.828, 0.7056}, 89},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.126, 0.9403, 0.8025, 0.5734, 0.7815}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::k, Major::mn}, {1.019, 0.7398, 1.05, 0.9898, 0.8355}, 323},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}, {1.004, 0.7902, 0.8371, 1.258, 1.028}, 128},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}, {0.9265, 0.9175, 1.256, 0.7802, 0.7141}, 120},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.8407, 0.8571, 0.763, 1.165, 1.128}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.9577, 0.7565, 1.171, 0.521, 0.7875}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9832, 0.8553, 0.8415, 0.9923, 0.7873}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::k, Major::mn}, {0.9807, 0.8796, 1.397, 0.8604, 0.5971}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}, {1.083, 1.048, 1.017, 0.8811, 0.8812}, 133},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}, {1.067, 0.8284, 1.068, 0.8427, 0.9072}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::k, Major::mn}, {1.028, 0.7431, 1.255, 0.6457, 1.026}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {1.236, 0.9372, 0.8967, 0.5245, 0.9215}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, {1.071, 0.9448, 0.7978, 0.7522, 0.7655}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.055, 0.9968, 0.695, 0.7463, 0.7785}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.008, 0.8796, 0.7949, 0.7855, 0.8576}, 2736},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.263, 0.8564, 0.9833, 0.4854, 0.8053}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.129, 0.904, 0.8731, 0.5606, 0.7314}, 0},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}, {0.9344, 1.002, 0.8214, 0.6775, 0.7617}, 90},
    {{Kernel::gemm_pingpong, {192, 88}, {4, 2}, 1, Major::k, Major::mn}, {0.9829, 0.958, 0.9256, 0.9128, 0.9426}, 15},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}, {0.9148, 0.9468, 0.8117, 0.6939, 0.9533}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.067, 0.9815, 0.7854, 0.6952, 0.6558}, 0},
    {{Kernel::gemm_pingpong, {256, 96}, {2, 1}, 1, Major::k, Major::mn}, {0.997, 0.8648, 0.828, 1.354, 0.9851}, 66},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9292, 1.242, 1.548, 0.8449, 0.955}, 350},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9715, 1.163, 1.299, 1.214, 0.9212}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.951, 1.302, 1.319, 1.506, 0.9064}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}, {0.9682, 0.939, 1.04, 1.126, 1.087}, 36},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9209, 0.7997, 1.36, 0.8615, 1.024}, 350},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.025, 0.7445, 0.9885, 1.202, 1.116}, 51},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9528, 1.107, 1.343, 0.757, 0.9297}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.8828, 1.269, 0.6619, 1.609, 0.7959}, 26},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.002, 0.854, 1.188, 0.6947, 0.9163}, 37},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9108, 1.111, 0.921, 1.274, 0.855}, 26},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}, {0.9924, 0.939, 1.177, 0.926, 1.026}, 19},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9154, 0.7616, 0.8976, 1.924, 0.9813}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9959, 0.9054, 0.9538, 1.516, 0.9724}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::k, Major::mn}, {1.225, 0.4124, 1.645, 0.6626, 1.046}, 11},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9103, 1.083, 0.9286, 1.451, 0.9056}, 30},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.075, 0.7617, 1.398, 0.881, 0.8971}, 41},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}, {0.9896, 0.953, 1.108, 0.6385, 0.9992}, 35},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.082, 0.8508, 1.353, 0.8797, 0.9358}, 25},
    {{Kernel::gemm_splitk, {88, 128}, {2, 1}, 4, Major::k, Major::mn}, {1.323, 0.8315, 1.321, 0.661, 0.8953}, 55},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.091, 0.774, 1.499, 0.7158, 0.836}, 74},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}, {1.091, 0.9211, 1.529, 0.4712, 0.7081}, 83},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9253, 0.972, 1.046, 1.18, 1.04}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}, {1.077, 0.925, 1.286, 0.6906, 1.013}, 30},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::k, Major::mn}, {1.051, 0.933, 1.528, 0.8763, 0.5798}, 74},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}, {1.573, 1.011, 1.5, 0.6227, 0.6531}, 111},
    {{Kernel::gemm_splitk, {136, 64}, {2, 2}, 2, Major::k, Major::mn}, {0.9154, 1.018, 1.017, 1.536, 1.108}, 15},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}, {1.099, 0.8406, 1.089, 1.031, 0.5596}, 51},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}, {0.9662, 1.03, 1.388, 1.159, 0.5708}, 74},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}, {0.9413, 1.311, 1.18, 0.8532, 0.9527}, 88},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}, {0.8622, 1.615, 0.8556, 0.6229, 0.9951}, 44},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}, {0.7847, 1.843, 1.303, 0.5065, 0.9634}, 30},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.045, 0.8987, 1.062, 0.5401, 0.9584}, 44},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.9373, 0.8966, 1.391, 0.8613, 0.9648}, 174},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.7682, 1.271, 1.048, 1.044, 0.5983}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.002, 0.795, 1.167, 0.6409, 0.9244}, 88},
    {{Kernel::gemm_swapped, {64, 64}, {2, 2}, 1, Major::k, Major::mn}, {0.8145, 1.129, 0.9569, 1.034, 0.7369}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.043, 0.8398, 1.097, 0.863, 1.02}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}, {0.9269, 1.021, 0.9056, 1.031, 0.7767}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9434, 1.092, 0.7656, 0.8928, 0.9861}, 8192},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.122, 0.9293, 0.829, 0.9339, 0.8166}, 525},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}, {0.8601, 1.011, 1.601, 1.402, 0.7874}, 30},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.126, 0.6575, 1.349, 0.5916, 0.8483}, 210},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.071, 0.831, 0.8883, 1.138, 0.8464}, 448},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.006, 0.7422, 1.172, 0.9717, 0.8502}, 88},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}, {1.032, 0.7848, 0.9664, 1.033, 0.9587}, 1050},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::k, Major::mn}, {1.154, 0.6487, 1.287, 0.5892, 0.8435}, 318},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9201, 0.9154, 1.02, 1.005, 0.6893}, 385},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}, {1.012, 0.9082, 0.9521, 0.677, 0.6584}, 256},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.9989, 0.9659, 0.8823, 0.6287, 0.7617}, 2599},
    {{Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}, {1.049, 1.06, 0.6619, 0.7146, 0.8153}, 66},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.9418, 1.107, 0.7183, 1.072, 0.7862}, 1092},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.014, 0.7766, 1.121, 0.916, 0.8217}, 140},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.9408, 0.8884, 1.322, 0.507, 0.6769}, 380},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.004, 0.7971, 1.229, 0.7743, 0.7635}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {1.032, 0.8273, 0.7548, 1.624, 0.7833}, 8192},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9709, 0.9609, 0.8087, 0.9259, 0.7181}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::k, Major::mn}, {0.8259, 0.9506, 1.45, 0.4635, 0.6404}, 270},
    {{Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}, {1.077, 0.8908, 0.7921, 1.481, 0.9046}, 178},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.081, 0.9473, 0.9413, 0.857, 0.661}, 2368},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.8735, 1.08, 0.9167, 0.6255, 0.6658}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::k, Major::mn}, {0.6367, 1.112, 0.8061, 0.725, 0.8702}, 1881},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::k, Major::mn}, {0.7774, 1.123, 0.709, 0.6427, 0.8215}, 588},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9484, 1.082, 0.621, 0.8123, 0.7598}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.3071, 0.02687, 0.7128, 0.4457, 0.01271, 2.82, 2.523, 0},
    {Kernel::gemm_pingpong, 0.2915, 0.06549, 0.08174, 0.1713, 0.004597, 2.897, 2.592, 0},
    {Kernel::gemm_splitk, 0.2063, 0.02933, 0.1284, 2.437, 0.006195, 2.382, 2.389, 0},
    {Kernel::gemm_swapped, 0.288, 0.02948, 0.6112, 0.5691, 0.003953, 2.101, 1.817, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.3271, 0.02679, 0.04478, 0.1906, 0.215, 1.881, 0.02536, 1.815};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.149
    {1, 2296, 1480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.151
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.131
    {1, 4608, 416, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.069
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.039
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.023
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.015
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.977
    {2, 336, 448, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.094
    {2, 904, 680, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.173
    {2, 3784, 488, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.008
    {3, 1216, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.076
    {3, 1560, 472, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.072
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.162
    {3, 5608, 3816, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {4, 664, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::k, Major::mn}},  // 1.084
    {5, 6320, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.003
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
    {8, 2512, 400, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.099
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.041
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.101
    {8, 3632, 1016, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.049
    {8, 5200, 1152, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {8, 6424, 424, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.985
    {8, 6840, 1240, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.038
    {8, 7032, 6136, {Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.096
    {8, 9616, 1208, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.993
    {8, 11904, 632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.080
    {8, 16192, 9280, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.035
    {8, 16360, 312, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.974
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 1.030
    {8, 22104, 3344, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.996
    {8, 22360, 632, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::k, Major::mn}},  // 0.990
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
    {16, 21808, 4704, {Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.045
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
    {64, 17432, 3056, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.954
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.976
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 1.007
    {67, 16824, 2840, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.968
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
    {88, 16648, 4472, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.954
    {96, 18808, 15632, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.969
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.947
    {105, 1176, 12272, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 4, Major::k, Major::mn}},  // 1.029
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.061
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::k, Major::mn}},  // 0.967
    {112, 17896, 320, {Kernel::gemm_pingpong, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.018
    {120, 5440, 4256, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.936
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
    {152, 2400, 14504, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.892
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.161
    {160, 13840, 4256, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.967
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.301
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.945
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.958
    {192, 496, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.009
    {200, 392, 304, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.954
    {200, 5688, 1960, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.949
    {208, 7656, 3904, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.971
    {208, 17696, 3640, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}},  // 0.887
    {216, 408, 1056, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.170
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.961
    {216, 2704, 600, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.951
    {232, 800, 1320, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.121
    {232, 1064, 2344, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.204
    {237, 328, 1072, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.155
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::k, Major::mn}},  // 0.930
    {248, 5568, 552, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::k, Major::mn}},  // 0.881
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::k, Major::mn}},  // 0.984
    {256, 3608, 1632, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.939
    {262, 7856, 3488, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.953
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
    {272, 344, 736, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.124
    {289, 1600, 13688, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.924
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {304, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.993
    {312, 1328, 14496, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 0.910
    {312, 8176, 656, {Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {320, 22664, 672, {Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}},  // 1.078
    {328, 1112, 704, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 1.030
    {336, 320, 2096, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::k, Major::mn}},  // 1.242
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.009
    {344, 384, 15488, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.842
    {344, 13688, 6312, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.901
    {352, 1136, 1760, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.012
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.009
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.938
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.282
    {448, 3000, 15688, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 1.027
    {456, 9568, 840, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.929
    {488, 7240, 7448, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 0.944
    {512, 448, 5016, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2, Major::k, Major::mn}},  // 1.142
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.960
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}},  // 1.030
    {512, 7168, 16384, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::k, Major::mn}},  // 1.073
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.921
    {512, 24576, 1536, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.028
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.038
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 1.003
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::k, Major::mn}},  // 1.202
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.082
    {600, 1824, 832, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.967
    {616, 11208, 1912, {Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.955
    {624, 312, 14104, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::k, Major::mn}},  // 0.997
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.910
    {640, 4328, 2568, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.994
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.013
    {688, 1000, 992, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.010
    {704, 1528, 4752, {Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.130
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.014
    {720, 6168, 9896, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.920
    {760, 5856, 288, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.910
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.987
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::k, Major::mn}},  // 0.985
    {800, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.199
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.099
    {856, 6984, 9488, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.016
    {896, 8040, 368, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {920, 1232, 2784, {Kernel::gemm_swapped, {160, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 0.984
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.003
    {1048, 10744, 4376, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.957
    {1056, 688, 10192, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::k, Major::mn}},  // 1.081
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.989
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.087
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.972
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.018
    {1176, 296, 9416, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::k, Major::mn}},  // 1.035
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.182
    {1368, 1680, 11496, {Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.954
    {1376, 856, 6784, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.035
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.038
    {1464, 8088, 11888, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.026
    {1512, 4912, 3384, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.926
    {1544, 720, 824, {Kernel::gemm_pingpong, {80, 128}, {4, 2}, 1, Major::k, Major::mn}},  // 0.949
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.022
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.071
    {1666, 2632, 384, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.976
    {1744, 6576, 6488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {1752, 672, 6448, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.034
    {1848, 296, 3472, {Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::k, Major::mn}},  // 1.020
    {1888, 616, 10920, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 0.977
    {1959, 3296, 1408, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.950
    {1960, 672, 5248, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.005
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.063
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.117
    {2160, 1104, 296, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.931
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::k, Major::mn}},  // 0.879
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.037
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.119
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 1.000
    {2696, 336, 752, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.924
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.080
    {2936, 10616, 624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.149
    {3136, 352, 3216, {Kernel::gemm_swapped, {80, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.936
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.014
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 1.067
    {3296, 2512, 472, {Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.944
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.965
    {3456, 776, 7520, {Kernel::gemm_pingpong, {256, 96}, {2, 1}, 1, Major::k, Major::mn}},  // 0.964
    {3472, 312, 3248, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::k, Major::mn}},  // 1.072
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {3731, 520, 6128, {Kernel::gemm_pingpong, {192, 88}, {4, 2}, 1, Major::k, Major::mn}},  // 1.041
    {3736, 3736, 264, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.181
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.266
    {4048, 456, 1192, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::k, Major::mn}},  // 0.956
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
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
    {4136, 768, 2656, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.012
    {4224, 14944, 496, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.244
    {4281, 560, 14504, {Kernel::gemm_swapped, {104, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.989
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.129
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.921
    {4656, 7376, 416, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.360
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.139
    {4776, 1288, 12568, {Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.931
    {4856, 8592, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.308
    {4920, 18784, 288, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.319
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.144
    {5040, 280, 1752, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::k, Major::mn}},  // 0.897
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.071
    {5264, 624, 992, {Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::k, Major::mn}},  // 0.955
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.052
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.009
    {5773, 21528, 520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.174
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.093
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.012
    {6712, 3760, 312, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.317
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.023
    {7056, 656, 4408, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.189
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 0.985
    {7184, 304, 832, {Kernel::gemm_swapped, {168, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.939
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.979
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.068
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::k, Major::mn}},  // 0.960
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.998
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.979
    {32768, 4096, 512, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::k, Major::mn}},  // 0.985
};

}  // namespace rawgemm
// clang-format on
