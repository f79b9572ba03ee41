// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table_mn_k_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
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

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms_mn_k[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}, {0.9344, 0.9187, 1.123, 0.8722, 0.8402}, 11488},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}, {1.122, 0.9413, 0.9072, 0.9951, 0.9972}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}, {0.8606, 0.9325, 0.8722, 0.822, 0.9028}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}, {0.8431, 0.941, 0.837, 0.7373, 0.7935}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.8667, 0.808, 0.8912, 0.9457, 0.8188}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}, {0.908, 0.8297, 0.8899, 0.8945, 0.9867}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}, {1.061, 0.8392, 0.9369, 1.08, 0.9757}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}, {1.055, 0.8431, 0.9314, 1.115, 0.9793}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}, {0.9155, 0.8627, 0.8612, 0.867, 0.8175}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}, {0.8507, 0.8686, 0.7604, 0.7051, 0.9387}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}, {0.991, 0.8428, 0.9118, 1.074, 0.9414}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}, {0.808, 0.886, 0.7224, 0.6327, 0.746}, 0},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.455, 1.602, 1.393, 1.312, 1.135}, 3584},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1, Major::mn, Major::k}, {1.332, 1.009, 0.916, 1.316, 1.11}, 1024},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1, Major::mn, Major::k}, {1.242, 1.027, 0.9197, 1.248, 1.079}, 896},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2, Major::mn, Major::k}, {1.04, 0.9442, 0.9655, 1.104, 1.11}, 896},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}, {0.9052, 0.874, 1.029, 1.026, 1.062}, 797},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}, {1.071, 0.9557, 0.9972, 1.157, 1.1}, 717},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}, {0.8272, 0.9795, 0.9106, 1.019, 0.876}, 896},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}, {0.7706, 0.9767, 0.9382, 0.9434, 0.8587}, 797},
    {{Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}, {0.917, 0.938, 1.061, 0.9903, 0.9841}, 512},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.056, 0.9707, 1.235, 0.9849, 0.81}, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}, 1, Major::mn, Major::k}, {1.077, 1.105, 1.066, 1.092, 1.161}, 14336},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}, {1.06, 0.9253, 0.9795, 1.187, 0.9578}, 14336},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.9927, 1.006, 0.9859, 0.9934, 0.9413}, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::k}, {1.028, 0.9639, 0.9054, 0.9018, 0.9914}, 0},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}, {0.8656, 0.8869, 0.8939, 0.8716, 0.8432}, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs_mn_k[] = {
    {Kernel::gemm_cooperative, 0.352, 0.03448, 0.3263, 0.5119, 3.049, 0},
    {Kernel::gemm_pingpong, 0.3404, 0.09358, 0.1176, 0.1757, 3.038, 0},
    {Kernel::gemm_splitk, 0.2471, 0.07897, 0.2217, 2.849, 4.591, 0},
    {Kernel::gemm_swapped, 0.3851, 0.02059, 0.2301, 0.699, 1.925, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs_mn_k{0.1551, 0.06876, 0.0734, 0.2652, 0.208, 0.736, 0.03863, 0.7612};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16
inline constexpr MeasuredGemm measured_gemms_mn_k[] = {
    {1, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.977
    {1, 4096, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.985
    {1, 7168, 2048, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.714
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.984
    {1, 8192, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.902
    {1, 8192, 28672, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.174
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 0.917
    {1, 24576, 1536, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.775
    {1, 32768, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 0.565
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1, Major::mn, Major::k}},  // 1.036
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
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4, Major::mn, Major::k}},  // 1.170
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2, Major::mn, Major::k}},  // 1.079
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.984
    {128, 7168, 16384, {Kernel::gemm_splitk, {128, 112}, {1, 1}, 2, Major::mn, Major::k}},  // 1.097
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.982
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}, 1, Major::mn, Major::k}},  // 0.991
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.060
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.055
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 1.007
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}, 1, Major::mn, Major::k}},  // 0.979
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.995
    {512, 7168, 2048, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.915
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}, 1, Major::mn, Major::k}},  // 0.990
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.002
    {512, 8192, 28672, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.008
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.978
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.014
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 144}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 1.035
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.021
    {1000, 4104, 1032, {Kernel::gemm_swapped, {256, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.918
    {1152, 4096, 7168, {Kernel::gemm_pingpong, {128, 160}, {1, 1}, 1, Major::mn, Major::k}},  // 0.899
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 0.978
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.005
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.019
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}, 1, Major::mn, Major::k}},  // 0.998
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.032
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.001
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.994
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 1.003
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.995
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}, 1, Major::mn, Major::k}},  // 0.992
    {4096, 7168, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.991
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.996
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.999
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.993
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.019
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {1, 1}, 1, Major::mn, Major::k}},  // 0.979
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}, 1, Major::mn, Major::k}},  // 1.004
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 2}, 1, Major::mn, Major::k}},  // 0.989
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.998
    {8192, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::k}},  // 0.988
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {1, 1}, 1, Major::mn, Major::k}},  // 1.003
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.997
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {2, 1}, 1, Major::mn, Major::k}},  // 0.984
};

}  // namespace rawgemm
// clang-format on
