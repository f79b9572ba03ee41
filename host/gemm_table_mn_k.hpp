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
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {0.9496, 0.8274, 1.153, 0.6949, 0.9765}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.264, 1.005, 0.8098, 1.131, 1.055}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}, {1.08, 1.098, 0.876, 0.7012, 0.9023}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.045, 0.9585, 0.9021, 0.9965, 0.9411}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}, {0.9466, 0.9966, 0.9885, 0.778, 0.979}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {1.069, 1.017, 1.138, 0.8121, 0.7289}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.8443, 1.285, 1.097, 0.6545, 0.8862}, 41},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::k}, {0.9007, 0.7402, 0.9061, 0.9495, 1.028}, 60},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.8886, 0.5738, 1.318, 0.7177, 0.9296}, 88},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.8496, 0.6562, 1.203, 0.6294, 0.9713}, 225},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::k}, {0.8748, 0.7224, 0.9996, 0.8731, 1.018}, 165},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.018, 1.012, 0.8504, 0.6177, 0.9772}, 0},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 4}, 1, Major::mn, Major::k}, {0.9791, 1.078, 0.9323, 0.8928, 0.6905}, 150},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9529, 0.8572, 1.199, 1.889, 0.9248}, 105},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}, {1.197, 0.7095, 1.036, 0.9785, 0.866}, 580},
    {{Kernel::gemm_pingpong, {128, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.9752, 0.8236, 1.268, 0.5911, 0.8028}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 2}, 1, Major::mn, Major::k}, {0.9414, 0.7779, 1.074, 1.009, 0.8842}, 324},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}, {0.9459, 0.9057, 0.8016, 1.255, 1.048}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9958, 0.8305, 0.9282, 1.046, 0.9372}, 2886},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9675, 0.7314, 1.45, 0.6322, 0.8062}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.9255, 0.909, 0.871, 1.045, 0.7656}, 0},
    {{Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}, {0.8814, 1.033, 1.024, 0.9778, 0.8506}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.8991, 0.9417, 0.8764, 0.7116, 0.9569}, 0},
    {{Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}, {1.123, 0.8422, 1.137, 0.8595, 0.9061}, 4380},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {1.005, 0.8959, 0.8203, 1.013, 1.107}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::k}, {1.212, 0.898, 0.9691, 0.9177, 0.8962}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {0.9792, 0.9658, 0.8652, 0.6286, 1.032}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}, {0.8149, 1.039, 1.023, 0.9223, 0.8137}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.146, 0.899, 0.8599, 1.422, 0.9232}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.142, 0.9102, 1.035, 0.8327, 0.9296}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {1.066, 0.9852, 0.8551, 0.5631, 1.001}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {0.9822, 0.9471, 0.7156, 1.19, 1.024}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.0, 1.019, 0.8801, 0.5696, 0.7007}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 2}, 1, Major::mn, Major::k}, {1.044, 1.015, 1.109, 0.749, 0.5256}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.109, 0.8681, 0.9891, 1.045, 0.9768}, 957},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.14, 0.9913, 0.9425, 0.6177, 0.8103}, 0},
    {{Kernel::gemm_pingpong, {192, 72}, {1, 4}, 1, Major::mn, Major::k}, {1.084, 0.9577, 1.042, 0.8374, 0.6851}, 140},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}, {0.9925, 0.9936, 0.9184, 0.7494, 0.6207}, 148},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}, {1.125, 0.9959, 0.8703, 0.6318, 0.9373}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.131, 1.003, 0.898, 0.705, 0.6801}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.908, 2.352, 1.23, 1.178, 1.014}, 0},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}, {1.024, 0.88, 1.556, 1.261, 0.9814}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.051, 0.8211, 1.322, 1.26, 0.9839}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.06, 0.8612, 1.826, 0.9096, 0.908}, 15},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9356, 1.103, 0.9931, 1.462, 0.8025}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9716, 0.9055, 1.448, 0.6694, 0.9103}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9486, 0.9564, 1.134, 1.386, 1.016}, 0},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.028, 0.8657, 1.639, 0.8651, 0.9005}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.808, 1.086, 0.7721, 1.516, 1.139}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.669, 1.282, 0.6978, 1.408, 1.081}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.1, 1.042, 0.6479, 1.29, 1.168}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.267, 0.5508, 1.49, 0.7667, 0.9244}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.094, 0.778, 1.227, 0.9972, 0.9683}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {1.003, 0.8435, 0.9107, 1.42, 0.8889}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.134, 0.6934, 1.122, 1.134, 1.094}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.355, 1.192, 0.5769, 1.304, 1.12}, 0},
    {{Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9955, 0.9843, 1.755, 0.7071, 0.7981}, 0},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::k}, {1.001, 0.9853, 1.507, 0.7675, 0.8873}, 0},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::mn, Major::k}, {0.992, 0.9159, 1.878, 0.8716, 0.811}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {1.119, 1.056, 1.282, 0.7451, 0.8857}, 30},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.015, 0.919, 1.59, 0.8599, 0.8181}, 0},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4, Major::mn, Major::k}, {0.9949, 0.9191, 1.502, 0.9225, 0.8819}, 0},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}, {0.8949, 0.9881, 1.683, 0.7861, 0.8305}, 2958},
    {{Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::mn, Major::k}, {1.026, 1.046, 0.9042, 0.7706, 1.033}, 17},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.903, 1.159, 0.9474, 1.383, 0.8407}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.101, 0.8933, 1.307, 0.8408, 0.9401}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.079, 0.8525, 1.57, 1.011, 0.7446}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.179, 0.6882, 1.218, 0.7992, 1.042}, 0},
    {{Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}, {1.153, 0.7956, 1.218, 1.02, 0.8832}, 40},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.264, 1.057, 1.181, 1.033, 0.9468}, 0},
    {{Kernel::gemm_splitk, {128, 152}, {2, 1}, 3, Major::mn, Major::k}, {0.9213, 1.018, 0.8969, 0.8395, 1.055}, 58},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}, {1.179, 1.158, 1.12, 0.9065, 0.8085}, 58},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.122, 0.925, 1.508, 1.395, 0.7507}, 0},
    {{Kernel::gemm_splitk, {160, 128}, {1, 4}, 2, Major::mn, Major::k}, {0.8584, 1.245, 1.368, 0.6892, 0.8877}, 42},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.259, 0.9344, 1.218, 0.8722, 1.011}, 28},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.192, 1.054, 1.446, 0.9653, 0.8848}, 0},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}, {0.9868, 1.457, 1.402, 0.6728, 0.9323}, 0},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9609, 1.768, 1.069, 0.6871, 0.921}, 0},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::k}, {0.8248, 2.34, 0.9449, 0.7288, 1.125}, 22},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9435, 1.26, 1.056, 0.7675, 0.9322}, 41},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9461, 1.049, 1.123, 0.9533, 1.07}, 0},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::k}, {0.8299, 1.326, 1.033, 0.9731, 0.7266}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.028, 0.7572, 1.278, 0.5676, 0.9185}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::k}, {0.8514, 1.174, 1.08, 0.9946, 0.992}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.041, 0.9445, 1.038, 0.8173, 0.9273}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}, {1.008, 0.8962, 0.914, 1.163, 0.8116}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {0.9072, 1.187, 0.7227, 1.133, 1.147}, 0},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::mn, Major::k}, {0.9717, 0.8981, 1.224, 0.8634, 0.9117}, 45},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.018, 0.7887, 1.308, 0.661, 0.8855}, 231},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9431, 0.9039, 1.106, 0.9243, 0.9269}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}, {0.9181, 0.9148, 1.079, 0.6891, 0.8097}, 1287},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.9655, 1.09, 0.9896, 0.7307, 0.8806}, 0},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}, 1, Major::mn, Major::k}, {1.067, 1.003, 0.8398, 1.086, 1.026}, 132},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.013, 0.8365, 1.128, 0.9868, 0.8342}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.132, 0.7185, 1.315, 0.9006, 0.9333}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9256, 0.9126, 1.351, 0.6405, 0.7665}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.017, 0.8407, 1.001, 1.119, 0.7919}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.073, 0.8128, 0.7861, 1.525, 0.9425}, 0},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9193, 0.9978, 1.051, 0.7263, 0.735}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.8524, 1.048, 0.9294, 0.7792, 1.027}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9148, 0.9957, 1.286, 0.6582, 0.6893}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.077, 1.038, 0.8341, 0.628, 0.7718}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::k}, {0.837, 1.082, 1.159, 0.9957, 0.7366}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.9685, 1.079, 0.883, 0.6168, 0.8249}, 1519},
    {{Kernel::gemm_swapped, {160, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.8639, 1.088, 0.9626, 0.6499, 0.8647}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.9898, 1.136, 0.7942, 0.6905, 0.8118}, 0},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.824, 1.072, 1.002, 0.6751, 0.8187}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.2969, 0.02808, 0.3056, 0.4242, 3.392, 0},
    {Kernel::gemm_pingpong, 0.2937, 0.04886, 0.05941, 0.1753, 3.154, 0},
    {Kernel::gemm_splitk, 0.2032, 0.06661, 0.1278, 2.469, 2.31, 0},
    {Kernel::gemm_swapped, 0.2925, 0.03365, 0.292, 0.7174, 2.377, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.292, 0.04212, 0.05034, 0.1713, 0.2252, 1.222, 0.0252, 0.9057};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
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
    {27, 272, 1272, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.208
    {28, 456, 2024, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.688
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 2.392
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.774
    {32, 656, 2032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}},  // 1.603
    {32, 9352, 7544, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 1.143
    {36, 472, 1312, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.912
    {39, 464, 328, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.358
    {40, 4912, 752, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.007
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.195
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 3.984
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
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.994
    {64, 11384, 944, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.000
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.988
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.991
    {65, 18040, 920, {Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}},  // 4.615
    {67, 16824, 2840, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.790
    {69, 936, 456, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 2.166
    {72, 3136, 1024, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::k}},  // 1.025
    {72, 3184, 1328, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::k}},  // 1.026
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
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}},  // 0.929
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.061
    {448, 3000, 15688, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}},  // 1.282
    {456, 9568, 840, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 0.952
    {488, 7240, 7448, {Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}},  // 0.960
    {512, 448, 5016, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}},  // 1.011
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
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}},  // 1.008
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.232
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.969
    {624, 312, 14104, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.862
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.935
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.098
    {688, 1000, 992, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.966
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.966
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 4.166
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.000
    {760, 5856, 288, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 1.025
    {768, 696, 352, {Kernel::gemm_swapped, {96, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.942
    {774, 744, 608, {Kernel::gemm_swapped, {40, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.800
    {800, 2080, 7976, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.013
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.071
    {856, 6984, 9488, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.987
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.123
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 0.957
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {1056, 688, 10192, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}},  // 1.129
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 4.381
    {1128, 448, 4888, {Kernel::gemm_splitk, {128, 152}, {2, 1}, 3, Major::mn, Major::k}},  // 0.967
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.899
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.958
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.156
    {1368, 1680, 11496, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.047
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 5.031
    {1464, 8088, 11888, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.963
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.044
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 152}, {1, 2}, 1, Major::mn, Major::k}},  // 3.288
    {1744, 6576, 6488, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.015
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 8.049
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 0.977
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.012
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.209
    {2160, 1104, 296, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.940
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.067
    {2464, 568, 480, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.921
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.068
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 3.552
    {2696, 336, 752, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.989
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.091
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::k}},  // 0.991
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.994
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::k}},  // 3.980
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 7.995
    {3296, 2512, 472, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.084
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.087
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.951
    {3472, 312, 3248, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.964
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 3.990
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}},  // 7.758
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 2}, 1, Major::mn, Major::k}},  // 1.204
    {3976, 14224, 600, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.175
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
    {4136, 768, 2656, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.978
    {4224, 14944, 496, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.263
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 6.750
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.128
    {4586, 1016, 1064, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 4.598
    {4656, 7376, 416, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.038
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::k}},  // 4.030
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
    {6712, 3760, 312, {Kernel::gemm_pingpong, {128, 192}, {2, 2}, 1, Major::mn, Major::k}},  // 1.235
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.985
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.997
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {7577, 22120, 14336, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 7.441
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.982
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.001
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.995
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
};

}  // namespace rawgemm
// clang-format on
