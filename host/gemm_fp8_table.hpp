// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_fp8_512.json: NVIDIA H200, cuBLASLt 13.1.0, commit 50f676e29108-dirty
//   tune_fp8_big.json: NVIDIA H200, cuBLASLt 13.1.0, commit 50f676e29108-dirty
//   tune_fp8_few.json: NVIDIA H200, cuBLASLt 13.1.0, commit 50f676e29108-dirty
//   tune_fp8_mid.json: NVIDIA H200, cuBLASLt 13.1.0, commit 50f676e29108-dirty
#pragma once
#include <host/gemm_config.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster; slowness, most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{GemmKernel::fp8_block, 128, 128, 1, 1}, 1.019, 0},
    {{GemmKernel::fp8_block, 192, 128, 1, 2}, 0.9668, 0},
    {{GemmKernel::fp8_block, 256, 128, 1, 2}, 1.031, 0},
    {{GemmKernel::fp8_block_splitk, 16, 64, 1, 1}, 0.9985, 896},
    {{GemmKernel::fp8_block_splitk, 16, 64, 1, 2}, 1.141, 896},
    {{GemmKernel::fp8_block_splitk, 64, 56, 1, 1}, 0.9093, 2048},
    {{GemmKernel::fp8_block_splitk, 64, 64, 1, 1}, 0.9448, 1792},
    {{GemmKernel::fp8_block_splitk, 64, 64, 1, 2}, 1.138, 1792},
    {{GemmKernel::fp8_block_splitk, 64, 72, 1, 4}, 1.167, 1594},
    {{GemmKernel::fp8_block_splitk, 64, 80, 1, 1}, 0.911, 1434},
    {{GemmKernel::fp8_block_splitk, 64, 112, 1, 2}, 1.036, 1024},
    {{GemmKernel::fp8_block_splitk, 128, 64, 1, 2}, 1.132, 896},
    {{GemmKernel::fp8_block_splitk, 128, 72, 1, 4}, 1.034, 3188},
    {{GemmKernel::fp8_block_splitk, 128, 128, 1, 2}, 0.9926, 1792},
};

/// Of each kernel, in the order of GemmKernel: products, rows, tile, area, launch.
inline constexpr GemmCost promoted_costs[] = {
    {0.4069, 0.0, 0.834, 0.3183, 1.063},  // gemm_fp8_block
    {0.0, 0.4378, 1.57, 2.886, 0.4762},  // gemm_fp8_block_splitk
};

/// m, n, k; kernel, tile, cluster.  // its ratio to cuBLASLt: the geometric mean over rr, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {16, 2112, 7168, {GemmKernel::fp8_block_splitk, 16, 64, 1, 2}},  // 2.328
    {16, 4096, 7168, {GemmKernel::fp8_block_splitk, 16, 64, 1, 2}},  // 1.686
    {16, 7168, 2048, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.540
    {16, 7168, 16384, {GemmKernel::fp8_block_splitk, 64, 112, 1, 2}},  // 1.343
    {16, 8192, 8192, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.758
    {16, 8192, 28672, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.485
    {16, 10240, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.223
    {16, 24576, 1536, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.371
    {16, 32768, 512, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.265
    {16, 57344, 8192, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.241
    {64, 2112, 7168, {GemmKernel::fp8_block_splitk, 64, 72, 1, 4}},  // 1.920
    {64, 4096, 7168, {GemmKernel::fp8_block_splitk, 64, 64, 1, 2}},  // 1.536
    {64, 7168, 2048, {GemmKernel::fp8_block_splitk, 64, 56, 1, 1}},  // 1.350
    {64, 7168, 16384, {GemmKernel::fp8_block_splitk, 64, 112, 1, 2}},  // 1.352
    {64, 8192, 8192, {GemmKernel::fp8_block_splitk, 64, 64, 1, 1}},  // 1.494
    {64, 8192, 28672, {GemmKernel::fp8_block_splitk, 64, 64, 1, 1}},  // 1.329
    {64, 10240, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.175
    {64, 24576, 1536, {GemmKernel::fp8_block_splitk, 64, 64, 1, 1}},  // 1.118
    {64, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.133
    {64, 57344, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.181
    {128, 2112, 7168, {GemmKernel::fp8_block_splitk, 128, 72, 1, 4}},  // 1.942
    {128, 4096, 7168, {GemmKernel::fp8_block_splitk, 128, 64, 1, 2}},  // 1.285
    {128, 7168, 2048, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.055
    {128, 7168, 16384, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.227
    {128, 8192, 8192, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.361
    {128, 8192, 28672, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.112
    {128, 10240, 8192, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 0.921
    {128, 24576, 1536, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.052
    {128, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.129
    {128, 57344, 8192, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.000
    {512, 2112, 7168, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.051
    {512, 4096, 7168, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.024
    {512, 7168, 2048, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.075
    {512, 7168, 16384, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.103
    {512, 8192, 8192, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.101
    {512, 8192, 28672, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.112
    {512, 10240, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.172
    {512, 24576, 1536, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.172
    {512, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.305
    {512, 57344, 8192, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.118
    {2048, 2048, 2048, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.095
    {4096, 2112, 7168, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.275
    {4096, 4096, 4096, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.138
    {4096, 4096, 7168, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.122
    {4096, 7168, 2048, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.174
    {4096, 7168, 16384, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.105
    {4096, 8192, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.131
    {4096, 8192, 28672, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.113
    {4096, 10240, 8192, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.110
    {4096, 24576, 1536, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.211
    {4096, 32768, 512, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.427
    {4096, 57344, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.117
    {8192, 8192, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.171
};

}  // namespace rawgemm
// clang-format on
