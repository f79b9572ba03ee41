// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_k_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
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

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms_k_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}, 0.9147, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}, 0.9986, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}, 0.8643, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, 0.9124, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}, 0.9854, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}, 0.8796, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}, 0.948, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}, 0.8696, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}, 0.9222, 3584},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}, 0.8158, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}, 0.8967, 896},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}, 0.9311, 896},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}, 0.9209, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}, 0.9566, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}, 0.8586, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::k, Major::mn}, 0.9303, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}, 0.9433, 0},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}, 1.017, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::k, Major::mn}, 1.011, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}, 0.9701, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_k_mn[] = {
    {Kernel::gemm_cooperative, 0.2985, 0.03073, 0.3408, 0.508, 2.915, 0},
    {Kernel::gemm_pingpong, 0.294, 0.03317, 0.1852, 0.2903, 2.92, 0},
    {Kernel::gemm_splitk, 0.1746, 0.05598, 1.115, 2.126, 1.828, 0},
    {Kernel::gemm_swapped, 0.3005, 0.01928, 0.3996, 0.7023, 1.673, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs_k_mn{0.3284, 0.162, 0.1875, 0.3808, 0.2412, 0.7037, 0.1};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_k_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.119
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.155
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.049
    {1, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.052
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.057
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.029
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.047
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.000
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.987
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.987
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.180
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.199
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.029
    {16, 7168, 16384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.095
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.018
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.016
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.088
    {16, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.990
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.999
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.946
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.125
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.036
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.000
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.091
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.033
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 1.030
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.916
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::k, Major::mn}},  // 0.986
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.976
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 0.982
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 0.926
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::k, Major::mn}},  // 1.111
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.978
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.092
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.994
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.991
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.965
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {128, 57344, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.970
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::k, Major::mn}},  // 0.941
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.979
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.977
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.013
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.996
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.999
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.910
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.032
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.008
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.079
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::k, Major::mn}},  // 1.012
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 0.958
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.972
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::k, Major::mn}},  // 1.047
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 0.985
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 1.059
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::k, Major::mn}},  // 1.062
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.013
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.017
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.013
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.982
    {4096, 7168, 2112, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.990
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.006
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::k, Major::mn}},  // 1.007
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.998
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 1.003
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 1.028
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 0.988
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 0.987
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.992
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::k, Major::mn}},  // 0.986
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 1.024
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::k, Major::mn}},  // 0.986
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::k, Major::mn}},  // 0.984
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::k, Major::mn}},  // 0.958
};

}  // namespace rawgemm
// clang-format on
