// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_k_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_table_k_mn.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_k_mn_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_k_mn_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_k_mn_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_k_mn_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_mn_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.9701, 0.8657, 0.9127, 0.9918, 0.8643}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}, {0.8606, 0.9442, 0.8786, 0.8291, 0.9041}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, {0.8723, 0.9942, 0.8777, 0.775, 0.8245}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, {0.8956, 0.7616, 0.8572, 1.051, 0.9534}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.8217, 0.822, 0.8988, 0.911, 0.791}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, {0.9335, 0.9447, 0.8416, 0.7795, 0.9972}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}, {0.9486, 0.8049, 0.8604, 1.027, 0.9026}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.8843, 0.9517, 0.7815, 0.6894, 0.8128}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.9138, 1.098, 1.019, 0.9396, 0.8815}, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9738, 1.077, 1.037, 1.001, 0.8732}, 3584},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, {0.909, 0.7376, 0.8546, 0.9938, 0.8944}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9365, 0.8407, 0.8788, 0.9612, 0.9066}, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, {0.9007, 0.9755, 0.9118, 1.02, 0.8388}, 896},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.0, 0.8982, 1.153, 0.9224, 0.7748}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, {0.919, 1.001, 0.967, 0.9519, 0.9613}, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, {0.9464, 0.7947, 0.8476, 1.033, 0.853}, 14336},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9192, 0.937, 0.9098, 0.9201, 0.8759}, 0},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, {0.8888, 1.026, 0.929, 0.8423, 0.8892}, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::k, Major::mn}, {1.061, 1.01, 0.9241, 0.9337, 1.026}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, {0.9, 0.9667, 0.9366, 0.9041, 0.8822}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.3139, 0.03144, 0.3138, 0.4741, 2.894, 0},
    {Kernel::gemm_pingpong, 0.3137, 0.05268, 0.1138, 0.172, 2.889, 0},
    {Kernel::gemm_splitk, 0.1914, 0.04148, 0.1333, 2.22, 2.219, 0},
    {Kernel::gemm_swapped, 0.3072, 0.01663, 0.2549, 0.7469, 1.654, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_k_mn{0.346, 0.06876, 0.07954, 0.1948, 0.2287, 0.8811, 0.04254, 1.489};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.149
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.131
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.069
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.039
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.053
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.023
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.015
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.005
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.977
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.164
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.183
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.055
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.012
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.079
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.014
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.045
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.946
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.091
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.044
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.004
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.086
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.032
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.030
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.941
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.992
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.978
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.983
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.948
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.130
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.114
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.958
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.014
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::k, Major::mn}},  // 1.032
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.966
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.974
    {512, 7168, 16384, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.001
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.919
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.042
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.010
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.090
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.025
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.980
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.008
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.046
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.061
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.033
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.026
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.004
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.988
    {4096, 7168, 2112, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.011
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.010
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.003
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.000
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.037
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 0.985
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.005
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.996
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.987
    {8192, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.004
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 0.990
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 0.978
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.956
};

}  // namespace rawgemm
// clang-format on
