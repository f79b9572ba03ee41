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
//   tune_one_wave_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_one_wave_published_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_published_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit def26edbf832
//   tune_seed_83_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_93_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_majors_41_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_majors_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_mn_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {0.9486, 0.9078, 1.059, 0.7055, 1.017}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}, {1.092, 1.092, 0.8207, 0.7709, 0.7526}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {0.9407, 1.009, 0.691, 1.202, 0.9334}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {1.065, 0.9945, 1.112, 0.9005, 0.8239}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.8217, 1.487, 1.233, 0.724, 0.8294}, 41},
    {{Kernel::gemm_pingpong, {64, 72}, {1, 4}, 1, Major::mn, Major::k}, {0.7754, 0.9244, 0.8234, 0.8963, 0.9141}, 25},
    {{Kernel::gemm_pingpong, {64, 80}, {1, 4}, 1, Major::mn, Major::k}, {0.8396, 0.8217, 0.8777, 0.8696, 0.954}, 29},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::k}, {0.9052, 0.7961, 1.069, 0.8187, 0.9521}, 150},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.9028, 0.6275, 1.258, 0.7866, 0.9495}, 88},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.02, 1.038, 0.6631, 0.683, 1.015}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {1, 4}, 1, Major::mn, Major::k}, {0.8993, 0.8919, 0.8197, 1.029, 0.9617}, 57},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9674, 0.8439, 1.223, 1.927, 1.025}, 105},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}, {1.292, 0.6891, 1.054, 0.9636, 0.7921}, 580},
    {{Kernel::gemm_pingpong, {128, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.9749, 0.8577, 1.139, 0.5792, 0.8613}, 0},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::k}, {1.017, 0.8673, 0.8508, 1.197, 0.9527}, 3552},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}, {0.9559, 0.8846, 0.8127, 1.037, 0.964}, 3072},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9279, 0.8109, 1.259, 0.6171, 0.8319}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.9675, 0.9145, 0.8262, 1.071, 0.797}, 0},
    {{Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}, {1.025, 1.015, 1.014, 1.017, 0.8082}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.9238, 0.9406, 0.8392, 0.6879, 0.9481}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {0.9785, 0.9378, 0.7157, 1.199, 1.018}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {0.95, 0.9678, 0.7993, 0.666, 1.011}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}, {0.8677, 1.03, 1.023, 0.9462, 0.795}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.134, 0.9709, 0.684, 1.676, 0.8926}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.14, 0.8752, 1.07, 0.8523, 0.9618}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {1.083, 0.9767, 0.831, 0.5442, 0.9701}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {0.9551, 0.9876, 0.5366, 1.371, 1.027}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.026, 1.036, 0.7293, 0.587, 0.7509}, 0},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.174, 0.8765, 1.075, 0.9783, 0.8157}, 2736},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.287, 0.9311, 0.9288, 0.7442, 0.8803}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.168, 1.019, 0.8134, 0.6465, 0.7979}, 0},
    {{Kernel::gemm_pingpong, {192, 72}, {1, 4}, 1, Major::mn, Major::k}, {1.103, 0.928, 1.065, 0.8219, 0.8169}, 140},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}, {1.009, 0.9974, 0.9202, 0.6154, 0.6797}, 148},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}, {1.117, 0.669, 1.03, 1.241, 0.9998}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 1}, 1, Major::mn, Major::k}, {0.9065, 0.7518, 0.9573, 0.9515, 1.047}, 126},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}, {1.172, 0.9416, 1.004, 0.5693, 0.9381}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.154, 1.021, 0.7657, 0.7419, 0.7115}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.595, 2.089, 1.236, 1.029, 1.025}, 0},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::k}, {1.005, 0.9134, 1.822, 1.289, 0.8805}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.03, 0.8726, 1.414, 1.324, 0.9585}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9652, 1.042, 0.6275, 1.738, 0.8755}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9621, 0.9051, 1.552, 0.6096, 0.9181}, 0},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.96, 0.9193, 1.07, 1.702, 1.071}, 0},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.012, 0.9142, 1.792, 0.817, 0.8501}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.675, 0.9822, 0.4988, 1.389, 1.156}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.474, 1.087, 0.275, 1.185, 1.119}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.06, 0.9676, 0.8227, 1.516, 1.122}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.27, 0.5119, 1.746, 0.7971, 0.953}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.098, 0.7727, 1.221, 0.9247, 1.098}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {1.029, 0.7774, 0.9603, 1.736, 0.9591}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.103, 0.7297, 1.404, 1.211, 0.9834}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.135, 1.081, 0.8675, 1.521, 1.064}, 0},
    {{Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.9943, 0.954, 2.269, 0.5256, 0.6841}, 0},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::k}, {1.057, 0.9051, 1.695, 0.6849, 0.896}, 0},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::mn, Major::k}, {0.9887, 0.9484, 1.963, 0.8057, 0.7568}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {1.375, 0.8901, 1.772, 0.5792, 0.7385}, 30},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.033, 0.8541, 1.931, 0.684, 0.8319}, 0},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.027, 0.8975, 1.61, 0.7994, 0.8685}, 0},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}, {1.114, 0.8656, 1.916, 0.7108, 0.8779}, 2958},
    {{Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::mn, Major::k}, {1.198, 0.944, 0.9072, 0.7301, 1.153}, 17},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.9345, 1.136, 1.0, 1.439, 0.9587}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.152, 0.7326, 2.013, 0.8319, 0.7538}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.259, 0.556, 1.38, 0.6526, 1.122}, 0},
    {{Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}, {1.319, 0.6642, 1.511, 0.9622, 0.7833}, 56},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.244, 1.153, 1.157, 0.9313, 1.009}, 0},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}, {1.656, 1.046, 1.385, 0.644, 0.6513}, 58},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.126, 0.897, 2.061, 1.046, 0.61}, 0},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::k}, {1.247, 0.9995, 1.285, 0.783, 0.9908}, 28},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.021, 1.211, 1.669, 0.588, 0.9075}, 0},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::k}, {0.6541, 2.342, 0.9319, 0.6521, 1.129}, 22},
    {{Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9013, 1.417, 1.368, 0.7774, 0.8494}, 41},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.055, 0.7502, 1.323, 0.5599, 0.9428}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::k}, {0.8606, 1.099, 1.151, 1.221, 0.8043}, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.075, 0.8965, 1.244, 0.6236, 0.9406}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}, {1.018, 0.8729, 0.9885, 1.09, 0.888}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {0.9667, 1.155, 0.624, 0.9976, 1.178}, 0},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::k}, {0.8334, 1.113, 1.732, 1.882, 0.8437}, 15},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.9602, 0.8736, 1.313, 0.6547, 0.9288}, 117},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.082, 0.7614, 1.115, 1.112, 0.9843}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.95, 0.8833, 1.015, 0.9464, 0.9917}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}, {0.9836, 0.8776, 1.048, 0.7449, 0.8177}, 1287},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.001, 0.8501, 1.166, 1.059, 0.837}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.098, 0.7365, 1.311, 0.8582, 0.9591}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.8931, 0.9369, 1.211, 0.5761, 0.7263}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.008, 0.8533, 0.9783, 1.088, 0.8169}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.133, 0.809, 0.8646, 1.331, 0.8668}, 0},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9392, 0.9471, 1.197, 0.5833, 0.7157}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9213, 0.964, 1.329, 0.4937, 0.6339}, 0},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.8445, 1.05, 0.8832, 0.5133, 0.8978}, 1519},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.8096, 1.118, 0.87, 0.6562, 0.9465}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {0.8342, 1.076, 0.809, 0.7315, 0.9786}, 0},
    {{Kernel::gemm_swapped, {200, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9415, 1.07, 0.89, 0.7484, 0.6606}, 0},
    {{Kernel::gemm_swapped, {208, 128}, {1, 1}, 1, Major::mn, Major::k}, {0.8449, 1.047, 0.7752, 1.232, 0.7927}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.2958, 0.02317, 0.455, 0.4614, 0.01189, 3.03, 2.854, 0},
    {Kernel::gemm_pingpong, 0.2932, 0.04883, 0.05103, 0.1531, 0.00323, 3.004, 2.744, 0},
    {Kernel::gemm_splitk, 0.2268, 0.05919, 0.1184, 2.114, 0.006474, 2.365, 3.238, 0},
    {Kernel::gemm_swapped, 0.2945, 0.03901, 0.4622, 0.7031, 0.00619, 2.127, 1.755, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.2996, 0.02614, 0.02968, 0.1665, 0.2226, 1.624, 0.02246, 0.612};

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
    {5, 6320, 752, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 2.522
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
    {8, 6424, 424, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.036
    {8, 6840, 1240, {Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.028
    {8, 7032, 6136, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.055
    {8, 9616, 1208, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.025
    {8, 11904, 632, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.039
    {8, 15792, 7528, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.023
    {8, 16192, 9280, {Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.017
    {8, 16360, 312, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::k}},  // 1.041
    {8, 20864, 1528, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.061
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
    {16, 8448, 1528, {Kernel::gemm_swapped, {16, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.046
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
    {58, 12904, 4912, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 2.478
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
    {67, 16824, 2840, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.830
    {69, 936, 456, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 2.166
    {72, 3136, 1024, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.006
    {72, 3184, 1328, {Kernel::gemm_splitk, {72, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.005
    {72, 8272, 9344, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.119
    {72, 22048, 760, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.030
    {80, 816, 720, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.118
    {80, 1288, 1384, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.144
    {80, 1944, 424, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.967
    {80, 8656, 4952, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.925
    {80, 10328, 9496, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {80, 19560, 632, {Kernel::gemm_swapped, {80, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 1.042
    {86, 3128, 7424, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.964
    {88, 1192, 5376, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4, Major::mn, Major::k}},  // 1.165
    {96, 18808, 15632, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.997
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.027
    {105, 1176, 12272, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 2.986
    {112, 656, 672, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.077
    {112, 912, 272, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.952
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
    {152, 2400, 14504, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}},  // 0.991
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.121
    {160, 13840, 4256, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.970
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.354
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.948
    {178, 3464, 272, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.974
    {184, 10824, 10016, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.841
    {192, 496, 352, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.939
    {200, 392, 304, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.936
    {200, 5688, 1960, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.903
    {208, 7656, 3904, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.002
    {208, 17696, 3640, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 0.945
    {216, 408, 1056, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.127
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.953
    {216, 2704, 600, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.917
    {232, 800, 1320, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.120
    {232, 1064, 2344, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.062
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 2.734
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::k}},  // 0.939
    {248, 5568, 552, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 0.905
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.031
    {262, 7856, 3488, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 4.736
    {264, 600, 1056, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.122
    {264, 14768, 1424, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.042
    {272, 344, 736, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.089
    {289, 1600, 13688, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}},  // 5.210
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.124
    {304, 10720, 2256, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.093
    {312, 1328, 14496, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.833
    {312, 8176, 656, {Kernel::gemm_pingpong, {128, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 0.893
    {320, 22664, 672, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.058
    {328, 1112, 704, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.000
    {336, 320, 2096, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}},  // 1.197
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.015
    {344, 384, 15488, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.774
    {344, 13688, 6312, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.960
    {352, 1136, 1760, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.980
    {384, 3728, 7376, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.965
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 0.914
    {392, 1232, 320, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::k}},  // 0.954
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}},  // 1.061
    {448, 3000, 15688, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::k}},  // 1.282
    {456, 9568, 840, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 0.952
    {488, 7240, 7448, {Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::k}},  // 0.960
    {512, 448, 5016, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4, Major::mn, Major::k}},  // 1.011
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.970
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.007
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::k}},  // 0.955
    {512, 7168, 16384, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::k}},  // 1.007
    {512, 8192, 8192, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {512, 8192, 28672, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.026
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.951
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.034
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::k}},  // 1.008
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 1.232
    {576, 4096, 7168, {Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.954
    {600, 1824, 832, {Kernel::gemm_pingpong, {128, 80}, {1, 4}, 1, Major::mn, Major::k}},  // 0.952
    {624, 312, 14104, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}},  // 0.862
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.935
    {640, 4328, 2568, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.911
    {656, 11744, 3432, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.111
    {672, 6416, 384, {Kernel::gemm_pingpong, {144, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.895
    {688, 1000, 992, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 0.966
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.969
    {711, 968, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 4.166
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.000
    {760, 5856, 288, {Kernel::gemm_pingpong, {128, 160}, {2, 4}, 1, Major::mn, Major::k}},  // 1.025
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::k}},  // 0.948
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::k}},  // 2.886
    {800, 2080, 7976, {Kernel::gemm_swapped, {144, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.008
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}},  // 1.071
    {856, 6984, 9488, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.987
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.123
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.975
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {1056, 688, 10192, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}},  // 1.129
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 4.319
    {1128, 448, 4888, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::k}},  // 0.965
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}},  // 0.934
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.958
    {1176, 296, 9416, {Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::mn, Major::k}},  // 0.912
    {1328, 13936, 784, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.156
    {1368, 1680, 11496, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.025
    {1376, 856, 6784, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.905
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 5.020
    {1464, 8088, 11888, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 0.963
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.044
    {1664, 11480, 3672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {1666, 2632, 384, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.207
    {1744, 6576, 6488, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}},  // 1.005
    {1848, 296, 3472, {Kernel::gemm_pingpong, {64, 80}, {1, 4}, 1, Major::mn, Major::k}},  // 1.084
    {1888, 616, 10920, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.930
    {1959, 3296, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 8.049
    {1960, 672, 5248, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.101
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.974
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 1.047
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 7.209
    {2160, 1104, 296, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.940
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.067
    {2432, 488, 8136, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.912
    {2464, 568, 480, {Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.921
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.068
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 3.552
    {2696, 336, 752, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.985
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.091
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.977
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {4, 1}, 1, Major::mn, Major::k}},  // 0.991
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.965
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 7.995
    {3296, 2512, 472, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.084
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.087
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.951
    {3456, 776, 7520, {Kernel::gemm_pingpong, {192, 112}, {1, 1}, 1, Major::mn, Major::k}},  // 0.991
    {3472, 312, 3248, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}},  // 0.956
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 3.990
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 136}, {2, 4}, 1, Major::mn, Major::k}},  // 7.829
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 1.165
    {3976, 14224, 600, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.175
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.967
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
    {4136, 768, 2656, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.996
    {4224, 14944, 496, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.263
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 6.543
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.128
    {4586, 1016, 1064, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 4.537
    {4656, 7376, 416, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.038
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 3.968
    {4856, 8592, 304, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.284
    {4920, 18784, 288, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.306
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.045
    {5040, 280, 1752, {Kernel::gemm_pingpong, {192, 72}, {1, 4}, 1, Major::mn, Major::k}},  // 0.923
    {5056, 2624, 3912, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 1.018
    {5264, 624, 992, {Kernel::gemm_swapped, {208, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 0.960
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.998
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 6.945
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.075
    {5928, 2000, 4800, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.949
    {6712, 3760, 312, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 1.213
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::k}},  // 0.985
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {7184, 304, 832, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.966
    {7208, 304, 14888, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 0.968
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}},  // 1.022
    {7577, 22120, 14336, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 7.441
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.982
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.990
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}},  // 0.995
};

}  // namespace rawgemm
// clang-format on
