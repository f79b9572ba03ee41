// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_table_mn_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_mn_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_mn[] = {
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}, {1.128, 1.004, 0.9688, 1.044, 1.035}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, {0.8271, 0.911, 0.8398, 0.7899, 0.8331}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, {0.8238, 0.9283, 0.8209, 0.7246, 0.771}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, {0.9285, 0.7846, 0.927, 1.074, 0.8989}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.8164, 0.7933, 0.8635, 0.9009, 0.7715}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, {0.8682, 0.872, 0.7733, 0.7217, 0.9409}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}, {0.9451, 0.8047, 0.8771, 1.028, 0.8972}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, {0.8267, 0.8463, 0.8178, 0.783, 0.7497}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.424, 1.423, 1.215, 1.191, 1.043}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, {1.089, 1.294, 1.175, 1.149, 1.016}, 3584},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, {1.139, 0.8806, 0.7726, 1.132, 1.044}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.9882, 0.8893, 0.8285, 1.016, 1.017}, 896},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, {1.159, 1.058, 1.239, 1.348, 1.356}, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, {0.7144, 0.8332, 0.8801, 0.9413, 0.8807}, 896},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.989, 0.9565, 1.211, 0.9454, 0.7593}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, {0.9907, 1.048, 0.9935, 1.003, 1.018}, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, {0.9516, 0.8183, 0.8761, 1.053, 0.8448}, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.935, 0.8713, 0.9005, 0.9154, 0.8428}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.018, 1.046, 1.014, 1.015, 0.9651}, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::mn}, {1.019, 0.9599, 0.8962, 0.8951, 0.9823}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, {0.848, 0.8888, 0.8819, 0.8549, 0.8244}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.3571, 0.03177, 0.3181, 0.4952, 2.859, 0},
    {Kernel::gemm_pingpong, 0.3539, 0.07809, 0.1226, 0.1896, 2.848, 0},
    {Kernel::gemm_splitk, 0.1975, 0.08646, 0.18, 2.341, 5.163, 0},
    {Kernel::gemm_swapped, 0.3729, 0.01876, 0.2533, 0.7488, 1.712, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_mn{0.2301, 0.06876, 0.07011, 0.2523, 0.251, 0.6271, 0.04081, 0.8977};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.888
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.769
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.899
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.869
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.016
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.847
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.571
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.481
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.957
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.854
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.044
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.849
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.907
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.916
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.905
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.839
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.785
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.646
    {16, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.962
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.157
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {64, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.088
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.023
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.978
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.947
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.002
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.000
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.119
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.999
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.942
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.994
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.987
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.011
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.916
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.033
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.040
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.933
    {1000, 4104, 1032, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.963
    {1152, 4096, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.814
    {2048, 2048, 2048, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.985
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.030
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.990
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.071
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.089
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.011
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.034
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.010
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.004
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.035
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.027
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
    {8192, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.003
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.002
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
};

}  // namespace rawgemm
// clang-format on
