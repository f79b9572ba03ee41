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
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {1.06, 0.8242, 1.317, 0.7097, 0.977}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.328, 0.9867, 0.895, 0.9648, 1.059}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.101, 0.9189, 1.055, 1.103, 1.115}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}, {0.96, 0.9891, 1.029, 0.9406, 0.9872}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {0.9612, 1.009, 1.119, 0.7899, 0.9257}, 0},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}, {0.928, 0.631, 1.283, 0.7838, 1.031}, 88},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}, {0.905, 0.7192, 1.125, 0.8361, 1.01}, 80},
    {{Kernel::gemm_pingpong, {64, 176}, {1, 4}, 1, Major::mn, Major::k}, {0.9497, 0.975, 1.031, 0.9082, 0.9043}, 52},
    {{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}, {0.8861, 0.8657, 1.051, 1.074, 0.9335}, 7560},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.053, 1.003, 0.8448, 0.6408, 0.8377}, 0},
    {{Kernel::gemm_pingpong, {128, 80}, {2, 4}, 1, Major::mn, Major::k}, {0.9984, 0.9003, 1.188, 1.509, 0.8381}, 105},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}, {1.068, 0.8787, 0.9751, 1.236, 1.063}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.026, 0.9084, 0.9724, 1.067, 0.8212}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.8938, 0.9361, 0.9416, 0.7441, 0.9927}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {1.185, 0.8921, 0.9277, 0.8811, 1.126}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}, 1, Major::mn, Major::k}, {1.076, 0.9399, 0.9618, 0.7019, 1.094}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.206, 0.8922, 0.9745, 1.243, 1.058}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {1.156, 0.9456, 1.02, 0.8835, 0.9142}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {0.9721, 1.006, 0.7459, 0.5818, 0.9284}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {1.108, 0.9226, 0.8575, 1.115, 1.06}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {1.032, 1.007, 0.8882, 0.6444, 0.8809}, 0},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.169, 0.9476, 0.9851, 0.742, 0.8419}, 0},
    {{Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}, {1.038, 0.8887, 0.9628, 1.111, 0.9778}, 0},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.023, 0.9867, 0.9256, 0.7358, 0.8301}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.877, 2.012, 1.172, 1.172, 1.017}, 0},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4, Major::mn, Major::k}, {1.056, 0.8046, 1.425, 1.105, 0.9696}, 0},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.05, 0.8457, 0.9048, 0.8592, 0.957}, 15},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2, Major::mn, Major::k}, {0.956, 0.8552, 1.37, 0.6808, 0.9441}, 0},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.85, 0.9504, 0.8506, 1.475, 1.13}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.755, 1.108, 0.7943, 1.359, 1.074}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.294, 0.9345, 0.6487, 1.153, 1.135}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8, Major::mn, Major::k}, {1.175, 0.7239, 1.479, 0.7876, 0.9542}, 0},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4, Major::mn, Major::k}, {1.072, 0.7806, 0.9365, 1.01, 0.8255}, 15},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2, Major::mn, Major::k}, {0.9265, 0.8745, 0.9311, 1.282, 0.8198}, 0},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.132, 0.6966, 1.317, 1.205, 1.073}, 0},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.38, 1.096, 0.6379, 1.438, 1.093}, 0},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2, Major::mn, Major::k}, {0.9783, 1.001, 1.004, 0.9185, 0.9405}, 13},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.022, 0.885, 1.546, 0.8257, 0.8514}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.8183, 1.162, 0.9504, 1.138, 0.8866}, 0},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2, Major::mn, Major::k}, {1.017, 0.8966, 1.138, 1.018, 0.7793}, 0},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {1.119, 0.7002, 1.062, 0.7684, 1.198}, 0},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {1.332, 1.043, 1.337, 1.041, 0.9536}, 0},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}, 1, Major::mn, Major::k}, {1.007, 1.785, 1.173, 0.8199, 1.028}, 0},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.04, 0.8242, 1.367, 0.577, 0.9395}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.047, 0.9281, 1.147, 0.8418, 0.9576}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.009, 1.162, 0.814, 1.094, 1.129}, 0},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}, 1, Major::mn, Major::k}, {0.9914, 0.9018, 1.067, 0.9202, 0.8077}, 0},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}, 1, Major::mn, Major::k}, {1.015, 0.8118, 1.195, 0.8146, 0.9071}, 0},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}, 1, Major::mn, Major::k}, {1.006, 0.8964, 0.954, 1.073, 0.7681}, 270},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.143, 0.8488, 0.7935, 1.311, 0.866}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}, {1.091, 1.077, 0.817, 0.7642, 0.8214}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.3069, 0.02995, 0.3228, 0.5587, 3.219, 0},
    {Kernel::gemm_pingpong, 0.3094, 0.03983, 0.09982, 0.1823, 2.922, 0},
    {Kernel::gemm_splitk, 0.2125, 0.08024, 0.1907, 2.137, 2.335, 0},
    {Kernel::gemm_swapped, 0.3076, 0.03232, 0.2408, 0.6951, 2.345, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.2464, 0.05858, 0.06105, 0.1509, 0.2308, 0.7275, 0.02866, 0.8267};

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
    {576, 4096, 7168, {Kernel::gemm_pingpong, {192, 96}, {1, 1}, 1, Major::mn, Major::k}},  // 0.938
    {711, 968, 864, {Kernel::gemm_pingpong, {64, 128}, {1, 4}, 1, Major::mn, Major::k}},  // 4.103
    {774, 744, 608, {Kernel::gemm_pingpong, {64, 104}, {1, 4}, 1, Major::mn, Major::k}},  // 2.685
    {1000, 4104, 1032, {Kernel::gemm_swapped, {176, 192}, {1, 2}, 1, Major::mn, Major::k}},  // 0.946
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
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.967
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
