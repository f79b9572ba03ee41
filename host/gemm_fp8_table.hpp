// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_fp8_512.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_big.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_few.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_mid.json: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
#pragma once
#include <host/gemm_config.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster; slowness, most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{GemmKernel::fp8_block, 128, 128, 1, 1}, 1.018, 0},
    {{GemmKernel::fp8_block, 192, 128, 1, 2}, 0.9668, 0},
    {{GemmKernel::fp8_block, 256, 128, 1, 1}, 1.03, 0},
    {{GemmKernel::fp8_block, 256, 128, 1, 2}, 1.032, 0},
    {{GemmKernel::fp8_block_splitk, 16, 64, 1, 1}, 1.008, 896},
    {{GemmKernel::fp8_block_splitk, 16, 64, 1, 2}, 1.151, 896},
    {{GemmKernel::fp8_block_splitk, 64, 56, 1, 1}, 0.9324, 2048},
    {{GemmKernel::fp8_block_splitk, 64, 64, 1, 1}, 0.9631, 1792},
    {{GemmKernel::fp8_block_splitk, 64, 64, 1, 2}, 1.16, 1792},
    {{GemmKernel::fp8_block_splitk, 64, 72, 1, 4}, 1.195, 1594},
    {{GemmKernel::fp8_block_splitk, 64, 80, 1, 1}, 0.9271, 1434},
    {{GemmKernel::fp8_block_splitk, 64, 112, 1, 2}, 1.055, 1024},
    {{GemmKernel::fp8_block_splitk, 128, 64, 1, 2}, 1.163, 896},
    {{GemmKernel::fp8_block_splitk, 128, 72, 1, 4}, 1.061, 3188},
    {{GemmKernel::fp8_block_splitk, 128, 80, 1, 1}, 0.8203, 717},
    {{GemmKernel::fp8_block_splitk, 128, 128, 1, 2}, 1.01, 1792},
};

/// Of each kernel, in the order of GemmKernel: products, rows, tile, area, launch.
inline constexpr GemmCost promoted_costs[] = {
    {0.409, 0.0, 0.8084, 0.3308, 1.08},  // gemm_fp8_block
    {0.0, 0.426, 1.48, 2.955, 0.6122},  // gemm_fp8_block_splitk
};

/// m, n, k; kernel, tile, cluster.  // its ratio to cuBLASLt: the geometric mean over rr, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {16, 2112, 7168, {GemmKernel::fp8_block_splitk, 16, 64, 1, 2}},  // 2.295
    {16, 4096, 7168, {GemmKernel::fp8_block_splitk, 16, 64, 1, 2}},  // 1.675
    {16, 7168, 2048, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.540
    {16, 7168, 16384, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.295
    {16, 8192, 8192, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.735
    {16, 8192, 28672, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.497
    {16, 10240, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.204
    {16, 24576, 1536, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.363
    {16, 32768, 512, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.282
    {16, 57344, 8192, {GemmKernel::fp8_block_splitk, 16, 64, 1, 1}},  // 1.234
    {64, 2112, 7168, {GemmKernel::fp8_block_splitk, 64, 72, 1, 4}},  // 1.929
    {64, 4096, 7168, {GemmKernel::fp8_block_splitk, 64, 64, 1, 2}},  // 1.531
    {64, 7168, 2048, {GemmKernel::fp8_block_splitk, 64, 56, 1, 1}},  // 1.348
    {64, 7168, 16384, {GemmKernel::fp8_block_splitk, 64, 112, 1, 2}},  // 1.361
    {64, 8192, 8192, {GemmKernel::fp8_block_splitk, 64, 64, 1, 1}},  // 1.493
    {64, 8192, 28672, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.325
    {64, 10240, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.193
    {64, 24576, 1536, {GemmKernel::fp8_block_splitk, 64, 64, 1, 1}},  // 1.109
    {64, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.134
    {64, 57344, 8192, {GemmKernel::fp8_block_splitk, 64, 80, 1, 1}},  // 1.204
    {128, 2112, 7168, {GemmKernel::fp8_block_splitk, 128, 72, 1, 4}},  // 1.950
    {128, 4096, 7168, {GemmKernel::fp8_block_splitk, 128, 64, 1, 2}},  // 1.283
    {128, 7168, 2048, {GemmKernel::fp8_block_splitk, 128, 80, 1, 1}},  // 1.059
    {128, 7168, 16384, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.212
    {128, 8192, 8192, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.391
    {128, 8192, 28672, {GemmKernel::fp8_block_splitk, 128, 128, 1, 2}},  // 1.129
    {128, 10240, 8192, {GemmKernel::fp8_block_splitk, 128, 80, 1, 1}},  // 1.089
    {128, 24576, 1536, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.055
    {128, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.129
    {128, 57344, 8192, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.013
    {512, 2112, 7168, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.046
    {512, 4096, 7168, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.046
    {512, 7168, 2048, {GemmKernel::fp8_block, 256, 128, 1, 1}},  // 1.087
    {512, 7168, 16384, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.112
    {512, 8192, 8192, {GemmKernel::fp8_block, 256, 128, 1, 1}},  // 1.086
    {512, 8192, 28672, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.087
    {512, 10240, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.186
    {512, 24576, 1536, {GemmKernel::fp8_block, 256, 128, 1, 1}},  // 1.215
    {512, 32768, 512, {GemmKernel::fp8_block, 128, 128, 1, 1}},  // 1.325
    {512, 57344, 8192, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.125
    {2048, 2048, 2048, {GemmKernel::fp8_block, 256, 128, 1, 1}},  // 1.102
    {4096, 2112, 7168, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.275
    {4096, 4096, 4096, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.140
    {4096, 4096, 7168, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.122
    {4096, 7168, 2048, {GemmKernel::fp8_block, 256, 128, 1, 1}},  // 1.180
    {4096, 7168, 16384, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.106
    {4096, 8192, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.125
    {4096, 8192, 28672, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.115
    {4096, 10240, 8192, {GemmKernel::fp8_block, 256, 128, 1, 2}},  // 1.111
    {4096, 24576, 1536, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.211
    {4096, 32768, 512, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.428
    {4096, 57344, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.120
    {8192, 8192, 8192, {GemmKernel::fp8_block, 192, 128, 1, 2}},  // 1.170
};

}  // namespace rawgemm
// clang-format on
