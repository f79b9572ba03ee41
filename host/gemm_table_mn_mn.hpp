// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_mn_mn_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit 3b8845aabf85
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

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_mn[] = {
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}, 0.9155, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}, 0.9283, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, 0.9458, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}, 0.8859, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.8847, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}, 0.9323, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}, 0.8698, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}, 0.8876, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}, 1.09, 3584},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}, 1.046, 3584},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}, 0.9435, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}, 0.9477, 896},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}, 1.168, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}, 0.8865, 896},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.9107, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}, 1.026, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}, 0.8594, 14336},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.8881, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}, 1.038, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.9717, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}, 0.9035, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_mn[] = {
    {Kernel::gemm_cooperative, 0.3421, 0.03107, 0.3486, 0.5457, 2.841, 0},
    {Kernel::gemm_pingpong, 0.348, 0.03809, 0.197, 0.3091, 2.942, 0},
    {Kernel::gemm_splitk, 0.1665, 0.1115, 1.853, 1.716, 3.516, 0},
    {Kernel::gemm_swapped, 0.362, 0.02374, 0.4028, 0.7114, 1.884, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs_mn_mn{0.2231, 0.162, 0.1801, 0.4261, 0.2554, 0.5408, 0.09364};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_mn[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.823
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.877
    {1, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.751
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.933
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.827
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.018
    {1, 10240, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.858
    {1, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.642
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.516
    {1, 57344, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.942
    {16, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.880
    {16, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.056
    {16, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.848
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.922
    {16, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.964
    {16, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.924
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.821
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.789
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.669
    {16, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.909
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.193
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 1.117
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.018
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.094
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.022
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.028
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.921
    {64, 24576, 1536, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.986
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.981
    {64, 57344, 8192, {Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.980
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.925
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::mn}},  // 0.985
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.978
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.116
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.995
    {128, 10240, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.953
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.988
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.991
    {128, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.978
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.982
    {512, 4096, 7168, {Kernel::gemm_swapped, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.976
    {512, 7168, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.968
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.989
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.005
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.914
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.045
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.994
    {512, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.008
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.944
    {1000, 4104, 1032, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.932
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.778
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.971
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.038
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.978
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.042
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.997
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.029
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.030
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.008
    {4096, 7168, 2048, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.996
    {4096, 7168, 2112, {Kernel::gemm_cooperative, {128, 256}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.995
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.998
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.013
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.003
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.998
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 1.035
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.999
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 1.001
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.017
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.983
    {8192, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}},  // 1.006
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::mn}},  // 0.997
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {1, 2}, 1, Major::mn, Major::mn}},  // 0.989
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::mn}},  // 0.971
};

}  // namespace rawgemm
// clang-format on
