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
//   tune_one_wave_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_one_wave_published_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_published_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit def26edbf832
//   tune_seed_83_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_93_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_majors_41_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_majors_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 69080d67c049
//   tune_seed_majors_more_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e7b1bd248d56
//   tune_tall_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a67d5bbe4a98
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_mn[] = {
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::mn}, {1.158, 1.073, 0.7109, 0.6905, 0.8426}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}, {0.9508, 0.9878, 0.6695, 1.128, 0.8767}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.8629, 0.9635, 0.8859, 0.7574, 0.9217}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {1.145, 0.9889, 0.9353, 1.01, 0.7966}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8537, 1.108, 0.8251, 0.844, 0.8682}, 44},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::mn}, {0.8723, 0.8332, 1.002, 0.9064, 1.086}, 60},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::mn}, {0.88, 0.6492, 1.887, 0.4681, 0.8577}, 88},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8721, 0.5758, 1.208, 0.7449, 0.9073}, 145},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}, {1.092, 0.827, 0.9661, 1.285, 0.8573}, 2805},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}, {0.9651, 0.8239, 0.9914, 0.7462, 0.8385}, 1287},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.048, 0.9873, 0.7753, 0.6914, 1.015}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {1, 4}, 1, Major::mn, Major::mn}, {0.92, 0.8737, 0.8171, 1.028, 0.9344}, 57},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}, {0.929, 0.9271, 1.055, 1.968, 0.9152}, 70},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::mn}, {1.294, 0.5848, 1.13, 1.025, 0.8779}, 4128},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::mn}, {1.119, 0.7332, 1.065, 1.159, 0.7727}, 3552},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::mn, Major::mn}, {0.9195, 0.9474, 1.056, 0.8625, 0.7194}, 130},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {0.9721, 0.9783, 0.6464, 1.162, 1.076}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.9567, 0.8882, 0.7474, 1.081, 0.9011}, 3072},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.954, 0.7941, 1.147, 0.6142, 0.7768}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.9497, 0.9182, 0.7469, 0.9771, 0.7528}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.9382, 0.9388, 1.151, 0.8748, 0.5281}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}, {0.9676, 0.957, 1.051, 0.9664, 0.4752}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}, {1.012, 0.9967, 0.9043, 0.5548, 0.8753}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}, {1.021, 1.017, 1.129, 0.8629, 0.8353}, 189},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::mn, Major::mn}, {1.165, 1.038, 0.979, 0.9039, 0.7507}, 90},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}, {1.157, 0.7651, 1.298, 0.8644, 0.9052}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::mn}, {1.028, 0.8598, 1.097, 0.773, 1.011}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {1.244, 0.9649, 0.8957, 0.4837, 0.8421}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {1.098, 0.9406, 0.8903, 0.7776, 0.8337}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}, {1.034, 1.014, 0.7191, 0.6665, 0.8578}, 0},
    {{Kernel::gemm_pingpong, {136, 128}, {2, 4}, 1, Major::mn, Major::mn}, {1.677, 0.9931, 1.001, 0.9983, 0.6464}, 102},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.33, 0.9139, 0.8822, 0.6632, 0.8118}, 0},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.215, 0.9697, 0.8567, 0.5265, 0.7852}, 0},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::mn}, {0.8504, 1.07, 0.8558, 0.7117, 0.7701}, 90},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::mn}, {0.9786, 1.028, 0.576, 1.723, 0.6678}, 2108},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 1}, 1, Major::mn, Major::mn}, {0.908, 0.7839, 0.9421, 0.9076, 1.061}, 126},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}, {1.099, 0.933, 1.046, 0.6621, 0.8237}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.124, 1.018, 0.6602, 0.6851, 0.7564}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.753, 1.837, 1.204, 1.004, 1.077}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.982, 1.891, 1.61, 1.072, 0.9583}, 3584},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3, Major::mn, Major::mn}, {1.044, 0.9292, 1.671, 1.098, 1.03}, 68},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::mn}, {1.078, 0.8157, 1.225, 1.508, 1.092}, 48},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}, {1.003, 0.998, 0.6799, 1.885, 0.8677}, 81},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}, {1.106, 0.7417, 0.8939, 1.566, 1.18}, 66},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.01, 0.8649, 1.299, 0.767, 0.9216}, 64},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.049, 0.9022, 1.686, 0.9317, 0.9014}, 74},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4, Major::mn, Major::mn}, {1.14, 0.793, 1.317, 0.8215, 1.069}, 30},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.614, 0.9137, 0.5762, 2.571, 1.119}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.085, 0.9721, 0.8581, 1.769, 1.065}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::mn}, {1.324, 0.5035, 1.645, 0.7836, 0.9439}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}, {1.114, 0.8291, 1.001, 0.8875, 1.008}, 28},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}, {1.028, 0.8346, 0.868, 1.496, 0.7902}, 30},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {0.9263, 0.9886, 2.113, 1.555, 1.366}, 717},
    {{Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}, {0.9623, 1.091, 1.243, 0.8495, 0.9504}, 81},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::mn}, {1.031, 0.9251, 1.458, 0.8489, 0.8611}, 36},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}, {0.9758, 0.9533, 1.869, 0.8736, 0.7359}, 71},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::mn, Major::mn}, {1.397, 0.8305, 1.611, 0.6907, 0.8805}, 98},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.096, 0.8063, 1.595, 0.7819, 0.9458}, 44},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::mn}, {1.18, 0.8186, 1.945, 0.7404, 0.8546}, 1376},
    {{Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::mn, Major::mn}, {1.159, 0.9706, 0.9117, 0.7271, 0.9896}, 15},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.137, 0.8372, 1.064, 1.399, 1.071}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.138, 0.7492, 1.924, 0.8773, 0.7227}, 270},
    {{Kernel::gemm_splitk, {128, 152}, {2, 1}, 3, Major::mn, Major::mn}, {1.324, 1.099, 0.7146, 0.6214, 0.8824}, 59},
    {{Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}, {1.768, 1.114, 1.178, 0.6272, 0.6698}, 60},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::mn}, {1.126, 0.8582, 2.072, 1.234, 0.5696}, 55},
    {{Kernel::gemm_splitk, {176, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.246, 0.9439, 1.371, 0.7807, 0.8392}, 55},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}, {1.368, 0.7336, 1.988, 0.6187, 0.7396}, 26},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}, 1, Major::mn, Major::mn}, {0.936, 1.34, 1.455, 0.8497, 0.8895}, 87},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.8098, 1.705, 1.241, 0.6925, 0.8483}, 44},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}, {0.6201, 2.255, 0.8652, 0.6201, 0.9825}, 29},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}, 1, Major::mn, Major::mn}, {0.87, 1.225, 1.089, 0.8184, 0.855}, 44},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.7701, 1.28, 0.9461, 1.13, 0.5029}, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}, {1.023, 0.7752, 1.079, 0.7669, 0.9416}, 88},
    {{Kernel::gemm_swapped, {64, 64}, {4, 2}, 1, Major::mn, Major::mn}, {0.7851, 1.196, 0.9186, 1.059, 0.7459}, 29},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.161, 0.8297, 1.112, 0.7429, 0.9772}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}, {1.037, 0.9132, 0.8631, 0.9179, 0.8996}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {1.305, 1.171, 0.5915, 0.778, 1.054}, 8192},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}, {0.7631, 1.171, 1.603, 1.426, 0.764}, 15},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.015, 0.756, 1.046, 0.9985, 0.9531}, 1421},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}, {1.082, 0.6901, 1.256, 0.8419, 0.8417}, 289},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.9078, 0.8762, 0.9075, 1.351, 0.9304}, 385},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}, {0.9809, 0.8316, 1.123, 1.2, 0.8025}, 140},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::mn}, {0.9192, 0.8775, 1.376, 0.6592, 0.6901}, 360},
    {{Kernel::gemm_swapped, {112, 256}, {1, 2}, 1, Major::mn, Major::mn}, {1.053, 1.022, 0.789, 0.8787, 0.8174}, 1628},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}, {0.9811, 0.8239, 0.9478, 1.185, 0.8144}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {1.134, 0.8065, 0.8291, 1.265, 0.6504}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.037, 0.9298, 0.7681, 0.942, 0.8094}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.5647, 0.9964, 1.072, 0.9361, 0.9082}, 0},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}, {1.007, 0.9918, 0.8522, 0.6419, 0.7689}, 1400},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}, {0.7605, 1.07, 1.117, 0.8936, 0.5923}, 133},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.8667, 1.039, 0.9395, 0.5127, 0.8425}, 2109},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.7718, 1.095, 0.8219, 0.6787, 0.8269}, 1372},
    {{Kernel::gemm_swapped, {208, 128}, {1, 1}, 1, Major::mn, Major::mn}, {0.8535, 1.067, 0.6716, 1.108, 0.7626}, 528},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::mn}, {0.7616, 1.053, 0.8641, 0.6399, 0.8222}, 2210},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.052, 1.049, 0.6073, 0.6527, 0.8554}, 0},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.2991, 0.02558, 0.461, 0.5848, 0.01288, 2.741, 2.449, 0},
    {Kernel::gemm_pingpong, 0.2823, 0.06767, 0.04515, 0.151, 0.003729, 2.91, 2.777, 0},
    {Kernel::gemm_splitk, 0.226, 0.04994, 0.1359, 2.005, 0.006331, 2.311, 3.567, 0},
    {Kernel::gemm_swapped, 0.2888, 0.04153, 0.5478, 0.6052, 0.004302, 2.068, 1.896, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.3094, 0.0299, 0.03993, 0.1711, 0.2467, 1.522, 0.02339, 0.631};

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
    {8, 22088, 2488, {Kernel::gemm_swapped, {8, 192}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.995
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
    {58, 12904, 4912, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.056
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.157
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7032, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.991
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.089
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.976
    {64, 11384, 944, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.003
    {64, 17432, 3056, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.967
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {65, 18040, 920, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.551
    {67, 16824, 2840, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.443
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
    {88, 16648, 4472, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.957
    {104, 14520, 352, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.989
    {105, 1176, 12272, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.159
    {112, 656, 672, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.130
    {112, 912, 272, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.962
    {112, 14768, 8232, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.993
    {112, 17896, 320, {Kernel::gemm_pingpong, {128, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.993
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
    {137, 3216, 3328, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.750
    {144, 336, 2088, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3, Major::mn, Major::mn}},  // 1.389
    {152, 2400, 14504, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 0.925
    {152, 2672, 7808, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.202
    {160, 13840, 4256, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.972
    {168, 656, 2912, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.345
    {176, 7120, 4752, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.935
    {178, 3464, 272, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.325
    {184, 976, 6912, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 1.032
    {184, 10824, 10016, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.851
    {192, 496, 352, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.948
    {200, 392, 304, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.956
    {200, 5688, 1960, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.928
    {208, 17696, 3640, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.916
    {216, 408, 1056, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.282
    {216, 1616, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.964
    {216, 2704, 600, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.914
    {232, 1064, 2344, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.275
    {237, 328, 1072, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.887
    {248, 2088, 14528, {Kernel::gemm_splitk, {128, 168}, {2, 1}, 4, Major::mn, Major::mn}},  // 0.997
    {248, 5568, 552, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.899
    {248, 8904, 13464, {Kernel::gemm_pingpong, {128, 152}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.001
    {256, 3608, 1632, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.987
    {262, 7856, 3488, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.487
    {264, 14768, 1424, {Kernel::gemm_pingpong, {136, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.952
    {272, 344, 736, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.186
    {289, 1600, 13688, {Kernel::gemm_splitk, {96, 128}, {4, 1}, 2, Major::mn, Major::mn}},  // 1.437
    {304, 992, 1208, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.110
    {304, 10720, 2256, {Kernel::gemm_swapped, {112, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.043
    {312, 1328, 14496, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.936
    {312, 8176, 656, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.960
    {320, 22664, 672, {Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.165
    {328, 1112, 704, {Kernel::gemm_swapped, {56, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.010
    {336, 320, 2096, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::mn}},  // 1.303
    {336, 2368, 1792, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.051
    {344, 384, 15488, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4, Major::mn, Major::mn}},  // 0.868
    {344, 13688, 6312, {Kernel::gemm_pingpong, {192, 112}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.900
    {352, 1136, 1760, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.026
    {384, 3728, 7376, {Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {384, 10504, 9544, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.955
    {416, 696, 2328, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.154
    {448, 3000, 15688, {Kernel::gemm_pingpong, {128, 96}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.119
    {480, 4256, 768, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.957
    {488, 7240, 7448, {Kernel::gemm_cooperative, {128, 224}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.979
    {512, 448, 5016, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.960
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.987
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.035
    {512, 7168, 16384, {Kernel::gemm_pingpong, {128, 112}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.065
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.012
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.917
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.046
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {528, 6256, 328, {Kernel::gemm_pingpong, {192, 80}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.067
    {552, 376, 1632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.390
    {576, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {600, 1824, 832, {Kernel::gemm_swapped, {96, 128}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.937
    {624, 312, 14104, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::mn}},  // 0.976
    {632, 1056, 488, {Kernel::gemm_swapped, {112, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.914
    {640, 4328, 2568, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.024
    {656, 11744, 3432, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.139
    {672, 6416, 384, {Kernel::gemm_pingpong, {128, 112}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.865
    {688, 1000, 992, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.026
    {704, 1528, 4752, {Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.047
    {711, 968, 864, {Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.605
    {720, 6168, 9896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {768, 696, 352, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 0.955
    {774, 744, 608, {Kernel::gemm_swapped, {80, 64}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.580
    {800, 2080, 7976, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.069
    {808, 296, 1576, {Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::mn}},  // 1.195
    {856, 6984, 9488, {Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.003
    {880, 17704, 16160, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {896, 8040, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.159
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.017
    {1048, 10744, 4376, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.037
    {1056, 688, 10192, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2, Major::mn, Major::mn}},  // 1.133
    {1082, 1200, 2976, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 2.552
    {1128, 448, 4888, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2, Major::mn, Major::mn}},  // 1.136
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.889
    {1153, 6688, 2328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.344
    {1176, 296, 9416, {Kernel::gemm_splitk, {120, 128}, {2, 1}, 3, Major::mn, Major::mn}},  // 0.933
    {1328, 13936, 784, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.092
    {1368, 1680, 11496, {Kernel::gemm_swapped, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.984
    {1376, 856, 6784, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 1.063
    {1437, 568, 3208, {Kernel::gemm_swapped, {64, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 1.767
    {1464, 8088, 11888, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.092
    {1544, 720, 824, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.963
    {1608, 8208, 3168, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.067
    {1664, 11480, 3672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.045
    {1666, 2632, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.215
    {1744, 6576, 6488, {Kernel::gemm_swapped, {160, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.990
    {1752, 672, 6448, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.003
    {1848, 296, 3472, {Kernel::gemm_splitk, {128, 152}, {2, 1}, 3, Major::mn, Major::mn}},  // 0.975
    {1888, 616, 10920, {Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 0.926
    {1959, 3296, 1408, {Kernel::gemm_swapped, {112, 128}, {2, 2}, 1, Major::mn, Major::mn}},  // 2.023
    {1960, 672, 5248, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.087
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.985
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.037
    {2123, 22840, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.986
    {2160, 1104, 296, {Kernel::gemm_pingpong, {96, 128}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.953
    {2208, 9632, 2440, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.069
    {2384, 1448, 1768, {Kernel::gemm_swapped, {224, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.000
    {2464, 568, 480, {Kernel::gemm_pingpong, {64, 96}, {4, 1}, 1, Major::mn, Major::mn}},  // 0.894
    {2504, 5728, 1544, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.047
    {2512, 4344, 1912, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.133
    {2620, 2848, 12656, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.918
    {2696, 336, 752, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.009
    {2752, 17168, 1720, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.106
    {2936, 10616, 624, {Kernel::gemm_pingpong, {128, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 1.151
    {3136, 352, 3216, {Kernel::gemm_swapped, {96, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.994
    {3146, 5672, 3584, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.901
    {3233, 18864, 2992, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.959
    {3296, 2512, 472, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.047
    {3376, 1592, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.105
    {3440, 2536, 4400, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.013
    {3456, 776, 7520, {Kernel::gemm_pingpong, {192, 112}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.016
    {3500, 21888, 8656, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.830
    {3731, 520, 6128, {Kernel::gemm_pingpong, {128, 144}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.351
    {3736, 3736, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}, 1, Major::mn, Major::mn}},  // 1.259
    {3976, 14224, 600, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.249
    {4048, 456, 1192, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.959
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.968
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
    {4136, 768, 2656, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.975
    {4224, 14944, 496, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.257
    {4281, 560, 14504, {Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.022
    {4352, 21576, 1760, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.118
    {4586, 1016, 1064, {Kernel::gemm_swapped, {160, 128}, {2, 4}, 1, Major::mn, Major::mn}},  // 2.031
    {4656, 7376, 416, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.305
    {4694, 11816, 1776, {Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 2.095
    {4920, 18784, 288, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.342
    {4992, 2752, 1488, {Kernel::gemm_pingpong, {168, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.117
    {5040, 280, 1752, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.878
    {5264, 624, 992, {Kernel::gemm_swapped, {208, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.032
    {5288, 5128, 1624, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.084
    {5608, 576, 5960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.991
    {5773, 21528, 520, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 2.184
    {5824, 6480, 2672, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.087
    {5928, 2000, 4800, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.020
    {6888, 1184, 15000, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.143
    {7056, 656, 4408, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.926
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {7184, 304, 832, {Kernel::gemm_pingpong, {128, 80}, {1, 4}, 1, Major::mn, Major::mn}},  // 0.898
    {7456, 1712, 9448, {Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.000
    {7672, 1928, 2456, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.105
    {7840, 640, 1520, {Kernel::gemm_pingpong, {128, 160}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.945
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.024
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.983
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.990
};

}  // namespace rawgemm
// clang-format on
