// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_mn_k_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_fit.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_mn_k_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_mn_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_mn_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, 0.9214, 359},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, 0.9962, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, 0.9873, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}, 0.9282, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, 0.9062, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, 0.928, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, 0.9226, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, 0.9129, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, 0.926, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, 1.187, 3584},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, 1.031, 1024},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, 1.023, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, 1.026, 896},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, 0.9725, 797},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, 0.9991, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, 0.9577, 896},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, 0.9598, 797},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, 0.9469, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, 1.107, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, 0.9557, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, 0.9001, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}, 1.02, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::k}, 0.9865, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}, 0.9103, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.3232, 0.02863, 0.3572, 0.54, 3.518, 0},
    {Kernel::gemm_pingpong, 0.3277, 0.05193, 0.1794, 0.2718, 3.038, 0},
    {Kernel::gemm_splitk, 0.206, 0.08688, 1.69, 1.803, 3.69, 0},
    {Kernel::gemm_swapped, 0.3635, 0.02562, 0.3607, 0.6953, 2.111, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs_mn_k{0.1375, 0.162, 0.1808, 0.4129, 0.2205, 0.5286, 0.08628};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_k[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.949
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.952
    {1, 7168, 2048, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.714
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.964
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.873
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.159
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.917
    {1, 24576, 1536, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.775
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.565
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 1.036
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.104
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.078
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.851
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 0.905
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.958
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.969
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.981
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.815
    {16, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.685
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 1.012
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.228
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.108
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.029
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}},  // 1.099
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.007
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 1.077
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.994
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.988
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {64, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}},  // 0.991
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.127
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.053
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.945
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.097
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.985
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.981
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.981
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.040
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.020
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 1.005
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.970
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {512, 7168, 2048, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.916
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.985
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.000
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.010
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.977
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.010
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 1.028
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {1000, 4104, 1032, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.896
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.888
    {2048, 2048, 2048, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.983
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.006
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.997
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::k}},  // 1.016
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.009
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.016
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.999
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 1.000
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.987
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.990
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.998
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 0.987
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.979
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.011
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.989
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.980
};

}  // namespace rawgemm
// clang-format on
