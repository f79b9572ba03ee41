// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_big.json: NVIDIA H200, cuBLASLt 13.1.0, commit 569d0d8ed204
//   tune_fast_big.json: NVIDIA H200, cuBLASLt 13.1.0, commit b826c5baab5d
//   tune_fast_few.json: NVIDIA H200, cuBLASLt 13.1.0, commit b826c5baab5d
//   tune_fast_mid.json: NVIDIA H200, cuBLASLt 13.1.0, commit b826c5baab5d
//   tune_few.json: NVIDIA H200, cuBLASLt 13.1.0, commit 569d0d8ed204
//   tune_mid.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
#pragma once
#include <host/gemm_config.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{GemmKernel::cooperative, 128, 224, 1, 1}, 1.009, 0},
    {{GemmKernel::cooperative, 128, 256, 1, 1}, 1.002, 0},
    {{GemmKernel::cooperative, 256, 128, 2, 1}, 1.022, 0},
    {{GemmKernel::pingpong, 128, 64, 1, 1}, 1.084, 0},
    {{GemmKernel::pingpong, 128, 96, 1, 1}, 1.026, 0},
    {{GemmKernel::pingpong, 128, 112, 1, 1}, 1.013, 0},
    {{GemmKernel::pingpong, 128, 128, 1, 1}, 0.9688, 0},
    {{GemmKernel::pingpong, 128, 160, 1, 1}, 1.026, 0},
    {{GemmKernel::pingpong, 128, 176, 1, 1}, 1.033, 0},
    {{GemmKernel::pingpong, 128, 192, 1, 1}, 1.035, 0},
    {{GemmKernel::splitk, 16, 64, 1, 1}, 1.055, 3584},
    {{GemmKernel::splitk, 16, 64, 1, 2}, 1.288, 3584},
    {{GemmKernel::splitk, 64, 56, 1, 1}, 0.9543, 1024},
    {{GemmKernel::splitk, 64, 64, 1, 1}, 0.9648, 896},
    {{GemmKernel::splitk, 64, 64, 1, 2}, 1.152, 896},
    {{GemmKernel::splitk, 64, 72, 1, 4}, 1.186, 797},
    {{GemmKernel::splitk, 64, 80, 1, 1}, 0.9743, 717},
    {{GemmKernel::splitk, 64, 224, 1, 1}, 0.8902, 256},
    {{GemmKernel::splitk, 128, 64, 1, 1}, 0.9035, 896},
    {{GemmKernel::splitk, 128, 64, 1, 2}, 1.022, 896},
    {{GemmKernel::splitk, 128, 72, 1, 4}, 1.05, 797},
    {{GemmKernel::splitk, 128, 112, 1, 2}, 1.067, 512},
    {{GemmKernel::splitk, 128, 128, 1, 2}, 1.066, 448},
    {{GemmKernel::splitk, 128, 136, 1, 2}, 1.203, 0},
    {{GemmKernel::splitk, 128, 160, 1, 2}, 1.059, 359},
    {{GemmKernel::swapped, 256, 128, 2, 1}, 1.022, 3584},
};

/// Of each kernel, in the order of GemmKernel: products, rows, tile, area, launch.
inline constexpr GemmCost gemm_costs[] = {
    {0.3714, 0.0, 1.883, 0.0, 0.8244},  // gemm_cooperative
    {0.1434, 0.2547, 0.1326, 0.6504, 0.1441},  // gemm_pingpong
    {0.0, 0.3024, 1.275, 4.151, 0.6388},  // gemm_splitk
    {0.1768, 0.2446, 0.4961, 0.6326, 0.8999},  // gemm_swapped
};

/// m, n, k; kernel, tile, cluster.  // its ratio to cuBLASLt: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 2112, 3584, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.424
    {1, 2112, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.239
    {1, 4096, 3584, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.367
    {1, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.250
    {1, 7168, 1024, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.197
    {1, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.122
    {1, 7168, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.137
    {1, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.080
    {1, 8192, 4096, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.124
    {1, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.064
    {1, 8192, 14336, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.075
    {1, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.050
    {1, 10240, 4096, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.087
    {1, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.080
    {1, 24576, 768, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.078
    {1, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.078
    {1, 32768, 256, {GemmKernel::splitk, 16, 64, 1, 1}},  // 0.934
    {1, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.035
    {1, 57344, 4096, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.082
    {1, 57344, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.034
    {16, 2112, 3584, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.536
    {16, 2112, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.298
    {16, 4096, 3584, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.401
    {16, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.269
    {16, 7168, 1024, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.179
    {16, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.076
    {16, 7168, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.172
    {16, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.116
    {16, 8192, 4096, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.104
    {16, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.029
    {16, 8192, 14336, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.028
    {16, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.009
    {16, 10240, 4096, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.061
    {16, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.105
    {16, 24576, 768, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.121
    {16, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.131
    {16, 32768, 256, {GemmKernel::splitk, 16, 64, 1, 1}},  // 0.967
    {16, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.042
    {16, 57344, 4096, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.031
    {16, 57344, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 0.999
    {64, 2112, 3584, {GemmKernel::splitk, 64, 64, 1, 2}},  // 1.461
    {64, 2112, 7168, {GemmKernel::splitk, 64, 72, 1, 4}},  // 1.256
    {64, 4096, 3584, {GemmKernel::splitk, 64, 64, 1, 2}},  // 1.079
    {64, 4096, 7168, {GemmKernel::splitk, 64, 64, 1, 2}},  // 1.032
    {64, 7168, 1024, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.082
    {64, 7168, 2048, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.024
    {64, 7168, 8192, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.039
    {64, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.082
    {64, 8192, 4096, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.077
    {64, 8192, 8192, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.002
    {64, 8192, 14336, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.017
    {64, 8192, 28672, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.050
    {64, 10240, 4096, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.030
    {64, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 0.983
    {64, 24576, 768, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.949
    {64, 24576, 1536, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.991
    {64, 32768, 256, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.800
    {64, 32768, 512, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.872
    {64, 57344, 4096, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.006
    {64, 57344, 8192, {GemmKernel::splitk, 64, 224, 1, 1}},  // 0.972
    {128, 2112, 3584, {GemmKernel::splitk, 128, 72, 1, 4}},  // 1.171
    {128, 2112, 7168, {GemmKernel::splitk, 128, 72, 1, 4}},  // 1.170
    {128, 4096, 3584, {GemmKernel::splitk, 128, 64, 1, 2}},  // 1.072
    {128, 4096, 7168, {GemmKernel::splitk, 128, 64, 1, 2}},  // 1.125
    {128, 7168, 1024, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 0.993
    {128, 7168, 2048, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 0.981
    {128, 7168, 8192, {GemmKernel::splitk, 128, 112, 1, 2}},  // 0.980
    {128, 7168, 16384, {GemmKernel::splitk, 128, 112, 1, 2}},  // 1.136
    {128, 8192, 4096, {GemmKernel::splitk, 128, 64, 1, 1}},  // 1.004
    {128, 8192, 8192, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.976
    {128, 8192, 14336, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.974
    {128, 8192, 28672, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.997
    {128, 10240, 4096, {GemmKernel::pingpong, 128, 96, 1, 1}},  // 0.957
    {128, 10240, 8192, {GemmKernel::splitk, 128, 160, 1, 2}},  // 0.982
    {128, 24576, 768, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 1.032
    {128, 24576, 1536, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 1.002
    {128, 32768, 256, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 1.032
    {128, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.039
    {128, 57344, 4096, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 1.000
    {128, 57344, 8192, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 1.011
    {512, 2112, 3584, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 0.964
    {512, 2112, 7168, {GemmKernel::splitk, 128, 136, 1, 2}},  // 0.849
    {512, 4096, 3584, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.991
    {512, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.970
    {512, 7168, 1024, {GemmKernel::pingpong, 128, 112, 1, 1}},  // 0.976
    {512, 7168, 2048, {GemmKernel::pingpong, 128, 112, 1, 1}},  // 0.952
    {512, 7168, 8192, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.991
    {512, 7168, 16384, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.984
    {512, 8192, 4096, {GemmKernel::swapped, 256, 128, 2, 1}},  // 1.007
    {512, 8192, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.005
    {512, 8192, 14336, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 1.002
    {512, 8192, 28672, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.999
    {512, 10240, 4096, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 1.003
    {512, 10240, 8192, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 1.000
    {512, 24576, 768, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.072
    {512, 24576, 1536, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.031
    {512, 32768, 256, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.109
    {512, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.010
    {512, 57344, 4096, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.002
    {512, 57344, 8192, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.001
    {1000, 4104, 1032, {GemmKernel::cooperative, 256, 128, 2, 1}},  // 0.928
    {2048, 2048, 2048, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.014
    {4096, 2112, 3584, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.995
    {4096, 2112, 7168, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.006
    {4096, 4096, 1024, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.024
    {4096, 4096, 3584, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 1.005
    {4096, 4096, 4096, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.995
    {4096, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.992
    {4096, 7168, 1024, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.989
    {4096, 7168, 2048, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 1.001
    {4096, 7168, 8192, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.010
    {4096, 7168, 16384, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.001
    {4096, 8192, 4096, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.981
    {4096, 8192, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.987
    {4096, 8192, 14336, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.996
    {4096, 8192, 28672, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.994
    {4096, 10240, 4096, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 0.983
    {4096, 10240, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.000
    {4096, 24576, 768, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.985
    {4096, 24576, 1536, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.993
    {4096, 32768, 256, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.964
    {4096, 32768, 512, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.986
    {4096, 57344, 4096, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.958
    {4096, 57344, 8192, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.992
    {8192, 8192, 4096, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.032
    {8192, 8192, 8192, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.004
    {8448, 9216, 2048, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.003
};

}  // namespace rawgemm
// clang-format on
