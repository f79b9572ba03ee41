// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_first.json: NVIDIA H200, cuBLASLt 13.1.0, commit scratch
#pragma once
#include <host/gemm_config.hpp>

namespace rawgemm {

/// What gemm() compiles and chooses from: kernel, tile, cluster; slowness.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{GemmKernel::cooperative, 128, 224, 1, 1}, 0.9863},
    {{GemmKernel::cooperative, 128, 256, 1, 1}, 1.045},
    {{GemmKernel::cooperative, 256, 128, 1, 2}, 0.9626},
    {{GemmKernel::pingpong, 128, 64, 1, 1}, 1.062},
    {{GemmKernel::pingpong, 128, 112, 1, 1}, 1.068},
    {{GemmKernel::pingpong, 128, 128, 1, 1}, 0.9853},
    {{GemmKernel::pingpong, 128, 160, 1, 1}, 1.01},
    {{GemmKernel::pingpong, 128, 176, 1, 1}, 1.022},
    {{GemmKernel::pingpong, 128, 192, 1, 1}, 1.027},
    {{GemmKernel::splitk, 16, 64, 1, 1}, 1.033},
    {{GemmKernel::splitk, 16, 64, 1, 2}, 1.08},
    {{GemmKernel::splitk, 64, 56, 1, 1}, 0.9501},
    {{GemmKernel::splitk, 64, 64, 1, 1}, 0.9392},
    {{GemmKernel::splitk, 64, 64, 1, 2}, 0.9842},
    {{GemmKernel::splitk, 64, 72, 1, 4}, 0.9636},
    {{GemmKernel::splitk, 64, 80, 1, 1}, 0.9928},
    {{GemmKernel::splitk, 64, 224, 1, 1}, 1.059},
    {{GemmKernel::splitk, 128, 56, 1, 1}, 0.9328},
    {{GemmKernel::splitk, 128, 64, 1, 2}, 1.035},
    {{GemmKernel::splitk, 128, 72, 1, 4}, 1.09},
    {{GemmKernel::splitk, 128, 112, 1, 2}, 1.039},
    {{GemmKernel::splitk, 128, 128, 1, 2}, 1.055},
    {{GemmKernel::splitk, 128, 136, 1, 2}, 1.128},
};

/// Of each kernel, in the order of GemmKernel: products, rows, tile, launch.
inline constexpr GemmCost gemm_costs[] = {
    {0.3876, 0.0, 1.94, 0.0},  // gemm_cooperative
    {0.3216, 0.08519, 0.9038, 0.0},  // gemm_pingpong
    {0.05049, 0.3732, 1.38, 1.446},  // gemm_splitk
};

/// m, n, k; kernel, tile, cluster.  // its ratio to cuBLASLt: the geometric mean over rr, bf16
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 2112, 7168, {GemmKernel::splitk, 64, 72, 1, 4}},  // 1.178
    {1, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.144
    {1, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.082
    {1, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.070
    {1, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.028
    {1, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.046
    {1, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.047
    {1, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.053
    {1, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.044
    {1, 57344, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.005
    {16, 2112, 7168, {GemmKernel::splitk, 64, 72, 1, 4}},  // 1.194
    {16, 4096, 7168, {GemmKernel::splitk, 16, 64, 1, 2}},  // 1.155
    {16, 7168, 2048, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.083
    {16, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.101
    {16, 8192, 8192, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.011
    {16, 8192, 28672, {GemmKernel::splitk, 16, 64, 1, 2}},  // 0.997
    {16, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 1.053
    {16, 24576, 1536, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.035
    {16, 32768, 512, {GemmKernel::splitk, 16, 64, 1, 1}},  // 1.041
    {16, 57344, 8192, {GemmKernel::splitk, 64, 224, 1, 1}},  // 0.984
    {64, 2112, 7168, {GemmKernel::splitk, 64, 72, 1, 4}},  // 1.193
    {64, 4096, 7168, {GemmKernel::splitk, 64, 64, 1, 2}},  // 1.028
    {64, 7168, 2048, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.039
    {64, 7168, 16384, {GemmKernel::splitk, 64, 56, 1, 1}},  // 1.081
    {64, 8192, 8192, {GemmKernel::splitk, 64, 64, 1, 1}},  // 0.967
    {64, 8192, 28672, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.013
    {64, 10240, 8192, {GemmKernel::splitk, 64, 80, 1, 1}},  // 0.985
    {64, 24576, 1536, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.005
    {64, 32768, 512, {GemmKernel::splitk, 64, 64, 1, 1}},  // 1.015
    {64, 57344, 8192, {GemmKernel::splitk, 64, 224, 1, 1}},  // 0.990
    {128, 2112, 7168, {GemmKernel::splitk, 128, 72, 1, 4}},  // 1.137
    {128, 4096, 7168, {GemmKernel::splitk, 128, 64, 1, 2}},  // 1.085
    {128, 7168, 2048, {GemmKernel::splitk, 128, 56, 1, 1}},  // 0.933
    {128, 7168, 16384, {GemmKernel::splitk, 128, 112, 1, 2}},  // 1.122
    {128, 8192, 8192, {GemmKernel::splitk, 128, 128, 1, 2}},  // 0.953
    {128, 8192, 28672, {GemmKernel::splitk, 128, 128, 1, 2}},  // 1.000
    {128, 10240, 8192, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.893
    {128, 24576, 1536, {GemmKernel::pingpong, 128, 64, 1, 1}},  // 0.982
    {128, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.026
    {128, 57344, 8192, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 1.007
    {512, 2112, 7168, {GemmKernel::splitk, 128, 136, 1, 2}},  // 0.818
    {512, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.977
    {512, 7168, 2048, {GemmKernel::pingpong, 128, 112, 1, 1}},  // 0.963
    {512, 7168, 16384, {GemmKernel::cooperative, 128, 224, 1, 1}},  // 0.996
    {512, 8192, 8192, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.993
    {512, 8192, 28672, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.997
    {512, 10240, 8192, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 0.994
    {512, 24576, 1536, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.010
    {512, 32768, 512, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.967
    {512, 57344, 8192, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.998
    {1000, 4104, 1032, {GemmKernel::cooperative, 256, 128, 1, 2}},  // 0.616
    {4096, 2112, 7168, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 1.004
    {4096, 4096, 7168, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 1.014
    {4096, 7168, 2048, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.993
    {4096, 7168, 16384, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.994
    {4096, 8192, 8192, {GemmKernel::cooperative, 128, 256, 1, 1}},  // 0.975
    {4096, 8192, 28672, {GemmKernel::pingpong, 128, 128, 1, 1}},  // 0.981
    {4096, 10240, 8192, {GemmKernel::pingpong, 128, 160, 1, 1}},  // 0.984
    {4096, 24576, 1536, {GemmKernel::pingpong, 128, 176, 1, 1}},  // 0.996
    {4096, 32768, 512, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 0.919
    {4096, 57344, 8192, {GemmKernel::pingpong, 128, 192, 1, 1}},  // 1.015
};

}  // namespace rawgemm
