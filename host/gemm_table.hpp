// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_big.json: NVIDIA H200, cuBLASLt 13.1.0, commit 569d0d8ed204
//   tune_few.json: NVIDIA H200, cuBLASLt 13.1.0, commit 569d0d8ed204
//   tune_mid.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
#pragma once
#include <host/gemm_config.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{GemmKernel::cooperative, 128, 224, 1, 1}, 0.9951, 0},
    {{GemmKernel::cooperative, 256, 128, 2, 1}, 1.03, 0},
    {{GemmKernel::pingpong, 128, 64, 1, 1}, 1.105, 0},
    {{GemmKernel::pingpong, 128, 112, 1, 1}, 1.024, 0},
    {{GemmKernel::pingpong, 128, 128, 1, 1}, 0.9567, 0},
    {{GemmKernel::pingpong, 128, 160, 1, 1}, 1.029, 0},
    {{GemmKernel::pingpong, 128, 176, 1, 1}, 1.04, 0},
    {{GemmKernel::pingpong, 128, 192, 1, 1}, 1.046, 0},
    {{GemmKernel::splitk, 16, 64, 1, 1}, 1.065, 3584},
    {{GemmKernel::splitk, 16, 64, 1, 2}, 1.211, 3584},
    {{GemmKernel::splitk, 64, 56, 1, 1}, 0.9709, 1024},
    {{GemmKernel::splitk, 64, 64, 1, 1}, 0.9824, 896},
    {{GemmKernel::splitk, 64, 64, 1, 2}, 1.115, 896},
    {{GemmKernel::splitk, 64, 72, 1, 4}, 1.123, 797},
    {{GemmKernel::splitk, 64, 80, 1, 1}, 0.9835, 717},
    {{GemmKernel::splitk, 64, 224, 1, 1}, 0.8946, 256},
    {{GemmKernel::splitk, 128, 64, 1, 2}, 0.9947, 896},
    {{GemmKernel::splitk, 128, 72, 1, 4}, 1.007, 797},
    {{GemmKernel::splitk, 128, 112, 1, 2}, 1.035, 512},
    {{GemmKernel::splitk, 128, 128, 1, 2}, 1.041, 448},
    {{GemmKernel::splitk, 128, 136, 1, 2}, 1.23, 0},
    {{GemmKernel::splitk, 128, 160, 1, 2}, 1.032, 359},
};

/// Of each kernel, in the order of GemmKernel: products, rows, tile, area, launch.
inline constexpr GemmCost gemm_costs[] = {
    {0.3794, 0.0, 2.398, 0.0, 0.0},  // gemm_cooperative
    {0.174, 0.2309, 0.4076, 0.3946, 0.0},  // gemm_pingpong
    {0.0, 0.3054, 1.499, 4.051, 0.6263},  // gemm_splitk
    {0.0, 0.0, 0.0, 0.0, 0.0},  // gemm_swapped
};

/// m, n, k; kernel, tile, cluster.  // its ratio to cuBLASLt: the geometric mean over rr, bf16
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 2112, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.239
    {1, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.250
    {1, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.122
    {1, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.080
    {1, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.064
    {1, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.050
    {1, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.080
    {1, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.078
    {1, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.035
    {1, 57344, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.034
    {16, 2112, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.298
    {16, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.269
    {16, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.076
    {16, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.116
    {16, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.029
    {16, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.009
    {16, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.105
    {16, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.131
    {16, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.042
    {16, 57344, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 0.999
    {64, 2112, 7168, {GemmKernel::splitk, 64, 72, 1, 4}},  // 1.256
    {64, 4096, 7168, {GemmKernel::splitk, 64, 64, 1, 2}},  // 1.032
    {64, 7168, 2048, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.024
    {64, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.082
    {64, 8192, 8192, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.002
    {64, 8192, 28672, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.050
    {64, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 0.983
    {64, 24576, 1536, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.991
    {64, 32768, 512, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.872
    {64, 57344, 8192, {GemmKernel::splitk, 64, 224, 1, 1}},  // 0.972
    {128, 2112, 7168, {GemmKernel::splitk, 128, 72, 1, 4}},  // 1.170
    {128, 4096, 7168, {GemmKernel::splitk, 128, 64, 1, 2}},  // 1.125
    {128, 7168, 2048, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 0.981
    {128, 7168, 16384, {GemmKernel::splitk, 128, 112, 1, 2}},  // 1.136
    {128, 8192, 8192, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.976
    {128, 8192, 28672, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.997
    {128, 10240, 8192, {GemmKernel::splitk, 128, 160, 1, 2}},  // 0.982
    {128, 24576, 1536, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 1.002
    {128, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.039
    {128, 57344, 8192, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 1.011
    {512, 2112, 7168, {GemmKernel::splitk, 128, 136, 1, 2}},  // 0.849
    {512, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.970
    {512, 7168, 2048, {GemmKernel::pingpong, 128, 112, 1, 1}},  // 0.952
    {512, 7168, 16384, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.984
    {512, 8192, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.005
    {512, 8192, 28672, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.996
    {512, 10240, 8192, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 1.000
    {512, 24576, 1536, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.031
    {512, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.010
    {512, 57344, 8192, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.001
    {1000, 4104, 1032, {GemmKernel::cooperative, 256, 128, 2, 1}},  // 0.928
    {2048, 2048, 2048, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.014
    {4096, 2112, 7168, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.006
    {4096, 4096, 1024, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.024
    {4096, 4096, 4096, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.995
    {4096, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.992
    {4096, 7168, 2048, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 1.001
    {4096, 7168, 16384, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.001
    {4096, 8192, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.987
    {4096, 8192, 28672, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.994
    {4096, 10240, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.000
    {4096, 24576, 1536, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.993
    {4096, 32768, 512, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.986
    {4096, 57344, 8192, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.992
    {8192, 8192, 8192, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.004
    {8448, 9216, 2048, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.003
};

}  // namespace rawgemm
// clang-format on
