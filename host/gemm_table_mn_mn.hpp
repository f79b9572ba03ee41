// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_close_mn_mn.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 82f32b820854
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_close_large_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_close_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87a9cba65de1
//   tune_gemm_table_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_majors_mid_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 85c6886a865b
//   tune_majors_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_majors_more_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a00966ecf460
//   tune_mn_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_near_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 01c6737214be
//   tune_seed_majors_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_mn[] = {
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}, {1.076, 1.086, 0.9459, 1.18, 1.152}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::mn}, {1.127, 1.106, 0.7627, 0.7027, 0.8982}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.003, 0.9788, 0.7971, 1.026, 0.9009}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.8936, 0.9933, 0.9214, 0.7239, 0.9197}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {1.131, 1.035, 0.9479, 0.8994, 0.7241}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8451, 0.9874, 0.8787, 0.6732, 0.8422}, 41},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::mn}, {0.8822, 0.6081, 1.445, 0.5429, 0.9028}, 51},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8682, 0.4969, 1.229, 0.6303, 0.888}, 145},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}, {0.8905, 0.672, 1.065, 0.8718, 0.8955}, 60},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}, {0.9022, 0.7976, 0.9863, 0.6944, 0.9028}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.037, 0.9865, 0.8664, 0.6121, 0.9663}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}, {0.9031, 0.8897, 1.108, 1.857, 0.9098}, 70},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::mn}, {1.311, 0.6284, 0.9003, 1.115, 0.9556}, 238},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {0.9216, 0.8647, 0.8361, 1.112, 1.045}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.9721, 0.8297, 0.8653, 0.9911, 0.8827}, 2886},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.984, 0.7248, 1.262, 0.6102, 0.7395}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.868, 0.9122, 0.7885, 1.025, 0.6944}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.839, 0.9264, 1.207, 0.8387, 0.5584}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}, {0.8888, 0.9314, 1.183, 0.8334, 0.5461}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}, {0.9431, 0.9998, 0.8786, 0.6766, 0.9035}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}, {0.96, 1.037, 0.9774, 0.8932, 0.7215}, 189},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::mn, Major::mn}, {0.926, 1.028, 1.028, 0.9442, 0.7077}, 90},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}, {1.141, 0.9507, 0.9482, 0.914, 0.8719}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}, {0.8923, 0.8936, 1.027, 0.8787, 1.068}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {1.129, 1.009, 0.7817, 0.5351, 0.8648}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}, {0.9888, 0.949, 0.65, 1.283, 0.9597}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.025, 0.9123, 0.9881, 0.7548, 0.8508}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, {0.9917, 0.9946, 0.8681, 0.5919, 0.8454}, 0},
    {{Kernel::gemm_pingpong, {136, 128}, {2, 4}, 1, Major::mn, Major::mn}, {1.298, 0.9835, 1.058, 1.022, 0.7984}, 102},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.9881, 0.8728, 0.9446, 0.9065, 0.8884}, 957},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.28, 0.8853, 0.9943, 0.6005, 0.7594}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.162, 0.9676, 0.885, 0.5412, 0.7255}, 0},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::mn}, {0.7853, 1.064, 0.9304, 0.807, 0.7224}, 90},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}, {1.08, 0.9747, 0.955, 0.6578, 0.7136}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.069, 1.001, 0.7944, 0.6213, 0.7006}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {2.258, 1.978, 1.168, 1.152, 1.124}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.9886, 2.064, 1.092, 1.003, 1.085}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}, {1.037, 0.8947, 1.407, 1.108, 1.069}, 68},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}, {1.065, 0.7785, 1.19, 1.411, 1.089}, 48},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.9628, 1.061, 0.9999, 1.516, 0.7586}, 81},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}, {1.092, 0.7253, 0.9714, 1.416, 1.153}, 66},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.005, 0.8515, 1.262, 0.7511, 0.8932}, 64},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.037, 0.8623, 1.591, 0.886, 0.9184}, 74},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::mn, Major::mn}, {1.121, 0.7688, 1.332, 0.9418, 0.9658}, 30},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.885, 1.027, 0.6297, 1.357, 1.157}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.145, 1.047, 0.6103, 1.442, 1.14}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}, {1.279, 0.5499, 1.376, 0.7506, 0.9041}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}, {1.097, 0.785, 1.086, 0.9612, 1.006}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}, {0.991, 0.882, 0.7986, 1.301, 0.8496}, 27},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {1.314, 1.052, 1.441, 1.674, 1.517}, 717},
    {{Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}, {0.9439, 1.051, 1.693, 0.7661, 0.8304}, 81},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::mn}, {1.025, 0.9288, 1.304, 0.8092, 0.8552}, 36},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9873, 0.926, 1.632, 0.8723, 0.7569}, 71},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.056, 0.8253, 1.493, 0.8611, 0.9179}, 44},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::mn}, {0.9201, 0.9975, 1.604, 0.8207, 0.7373}, 1376},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.077, 0.8846, 0.9601, 1.413, 0.9858}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.075, 0.8284, 1.557, 0.9817, 0.7253}, 270},
    {{Kernel::gemm_splitk, {128, 152}, {2, 1}, 3, Major::mn, Major::mn}, {1.04, 1.061, 0.7899, 0.7537, 0.883}, 59},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}, {1.258, 1.2, 0.9926, 0.7576, 0.7606}, 60},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.237, 0.8995, 1.174, 0.8471, 0.9834}, 26},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.226, 1.004, 1.361, 0.9141, 0.8465}, 26},
    {{Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9681, 0.9944, 1.517, 1.032, 0.6235}, 180},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}, {0.9325, 1.563, 1.201, 0.8527, 0.9072}, 82},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8801, 1.833, 0.9944, 0.7682, 0.866}, 41},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}, {0.8361, 2.146, 0.9032, 0.7087, 0.9676}, 28},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.9339, 1.227, 0.9932, 0.7469, 0.8607}, 41},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.8004, 1.347, 0.9633, 0.9819, 0.598}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.014, 0.803, 1.116, 0.6436, 0.9079}, 82},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::mn}, {0.8121, 1.238, 1.038, 1.093, 0.9649}, 15},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.117, 0.8641, 0.9838, 0.8252, 0.9637}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}, {1.045, 0.912, 0.8575, 1.148, 0.852}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.024, 1.198, 0.7064, 1.096, 1.06}, 8192},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.7894, 1.245, 1.244, 1.166, 0.8628}, 15},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.117, 0.6827, 1.29, 0.6964, 0.8053}, 289},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.9355, 0.8988, 1.094, 1.007, 0.8098}, 385},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.007, 0.8383, 1.042, 1.013, 0.8101}, 87},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.9445, 0.8644, 1.479, 0.6583, 0.7237}, 360},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.009, 0.816, 0.9992, 1.047, 0.7959}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {1.106, 0.7976, 0.7322, 1.45, 0.8925}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.012, 0.9417, 0.8885, 0.9531, 0.7535}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.7862, 1.083, 1.033, 0.9457, 0.8304}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.019, 1.057, 0.8495, 0.5935, 0.6904}, 1400},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.7921, 1.097, 1.191, 0.9968, 0.6652}, 133},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.8745, 1.086, 0.9575, 0.5977, 0.7683}, 2109},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.7986, 1.153, 0.8607, 0.6906, 0.7043}, 1372},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.9013, 1.129, 0.8002, 0.6559, 0.7918}, 702},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9968, 1.076, 0.7345, 0.68, 0.8684}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.2941, 0.0316, 0.3328, 0.5211, 2.959, 0},
    {Kernel::gemm_pingpong, 0.2801, 0.076, 0.04633, 0.1883, 3.142, 0},
    {Kernel::gemm_splitk, 0.2013, 0.05993, 0.1146, 2.218, 2.375, 0},
    {Kernel::gemm_swapped, 0.281, 0.03551, 0.4027, 0.6805, 2.268, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.3223, 0.04505, 0.04486, 0.1602, 0.2452, 1.105, 0.02214, 0.9514};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {1, 2296, 1480, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.478
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.888
    {1, 4608, 416, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.337
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.769
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.899
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.869
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.016
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.847
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.571
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.481
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.957
    {2, 336, 448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.092
    {2, 904, 680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.120
    {2, 3784, 488, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.133
    {3, 1216, 336, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.929
    {3, 1560, 472, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.033
    {3, 2144, 2216, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 2.674
    {3, 5608, 3816, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.953
    {4, 664, 352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.006
    {5, 6320, 752, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.979
    {6, 464, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 3.676
    {7, 4192, 3328, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 2.619
    {8, 344, 6040, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}},  // 1.503
    {8, 344, 11560, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}},  // 1.337
    {8, 384, 12464, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}},  // 1.335
    {8, 424, 512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.133
    {8, 488, 13744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}},  // 1.249
    {8, 504, 10472, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}},  // 1.137
    {8, 584, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.450
    {8, 592, 2160, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.668
    {8, 664, 1832, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.673
    {8, 872, 344, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.062
    {8, 984, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.031
    {8, 1032, 2688, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.550
    {8, 1144, 7040, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.219
    {8, 1232, 352, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.040
    {8, 2768, 6680, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.060
    {8, 3024, 7848, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.112
    {8, 3632, 1016, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.105
    {8, 6424, 424, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.058
    {8, 6840, 1240, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.108
    {8, 7032, 6136, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.100
    {8, 11904, 632, {Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.991
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.090
    {8, 16192, 9280, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.070
    {8, 20864, 1528, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.017
    {9, 408, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 2.431
    {9, 2072, 10712, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 3.083
    {12, 560, 5368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 3.275
    {14, 1744, 4512, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 2.755
    {16, 680, 416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.096
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.854
    {16, 2192, 3328, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.289
    {16, 2552, 936, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.086
    {16, 2736, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.041
    {16, 2824, 1128, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.112
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.044
    {16, 4304, 1800, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.060
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.849
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.907
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.916
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.905
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.785
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.646
    {16, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.966
    {18, 1088, 4576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.595
    {20, 544, 3544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.565
    {21, 1800, 464, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.440
    {22, 1544, 4992, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.460
    {22, 2160, 1152, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.965
    {22, 4864, 448, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.521
    {25, 2520, 504, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.454
    {27, 272, 1272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.538
    {28, 456, 2024, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.471
    {28, 640, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.709
    {28, 3264, 10664, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.213
    {32, 656, 2032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.561
    {32, 9352, 7544, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.162
    {36, 472, 1312, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.622
    {39, 464, 328, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}},  // 1.381
    {48, 2432, 1400, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.188
    {55, 10368, 6536, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.275
    {56, 3432, 3336, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.242
    {56, 4680, 1064, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.047
    {56, 14712, 976, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.997
    {58, 12904, 4912, {Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.071
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.157
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7032, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.991
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.089
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.976
    {64, 11384, 944, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.003
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.551
    {67, 16824, 2840, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.397
    {69, 936, 456, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.421
    {72, 3136, 1024, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.060
    {72, 3184, 1328, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.101
    {72, 22048, 760, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.979
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.136
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.296
    {80, 1944, 424, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.006
    {80, 10328, 9496, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.139
    {80, 19560, 632, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.999
    {86, 3128, 7424, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.452
    {88, 1192, 5376, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.086
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.989
    {105, 1176, 12272, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.159
    {112, 656, 672, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.130
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.993
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.940
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.000
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.992
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.112
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.905
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.985
    {137, 3216, 3328, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.724
    {144, 336, 2088, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.389
    {152, 2672, 7808, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.158
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.972
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.345
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.935
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.325
    {192, 496, 352, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.948
    {200, 392, 304, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.956
    {216, 408, 1056, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.282
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.964
    {232, 1064, 2344, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.275
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.887
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}},  // 0.997
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.001
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.487
    {264, 14768, 1424, {Kernel::gemm_pingpong, {136, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.952
    {272, 344, 736, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.186
    {289, 1600, 13688, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.417
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.094
    {304, 10720, 2256, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.012
    {312, 8176, 656, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.968
    {320, 22664, 672, {Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.165
    {328, 1112, 704, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.010
    {336, 320, 2096, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.303
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.051
    {352, 1136, 1760, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.026
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 1.005
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.955
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.154
    {448, 3000, 15688, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.119
    {488, 7240, 7448, {Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.979
    {512, 448, 5016, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.960
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.967
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.009
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.997
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.917
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.046
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.067
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.390
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.965
    {624, 312, 14104, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.976
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.914
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.139
    {688, 1000, 992, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.026
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.051
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.624
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.955
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.572
    {800, 2080, 7976, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.069
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.195
    {856, 6984, 9488, {Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.035
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.159
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.012
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.037
    {1056, 688, 10192, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.114
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 2.540
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.139
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.769
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.344
    {1328, 13936, 784, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.092
    {1368, 1680, 11496, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.992
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 1.741
    {1464, 8088, 11888, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.092
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.965
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.067
    {1664, 11480, 3672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.045
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.215
    {1744, 6576, 6488, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.990
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.999
    {1959, 3296, 1408, {Kernel::gemm_swapped, {216, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.053
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.995
    {2112, 4096, 7168, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.010
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.986
    {2160, 1104, 296, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.953
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.069
    {2464, 568, 480, {Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}},  // 0.866
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.047
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.133
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.918
    {2696, 336, 752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 1.000
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.106
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.151
    {3136, 352, 3216, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.975
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.901
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.959
    {3296, 2512, 472, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.047
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.105
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.013
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.830
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.390
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}},  // 1.259
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.249
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.948
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.069
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.060
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.023
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.014
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.988
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.012
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.018
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.993
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.998
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.047
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.997
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.024
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {4136, 768, 2656, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.984
    {4224, 14944, 496, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.257
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.023
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.118
    {4586, 1016, 1064, {Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.031
    {4656, 7376, 416, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.305
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.095
    {4920, 18784, 288, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.342
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.117
    {5040, 280, 1752, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.868
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.084
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.184
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.087
    {5928, 2000, 4800, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.020
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.143
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.917
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.000
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.105
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.945
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.024
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.990
};

}  // namespace rawgemm
// clang-format on
