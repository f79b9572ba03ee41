// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_fp8_512.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 0a2979f428e7
//   tune_fp8_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fp8_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm promoted_gemms[] = {
    {{Kernel::gemm_fp8_block, {128, 128}, {1, 1}}, 0.9572, 0},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, 1.024, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 1}}, 1.04, 0},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, 1.113, 0},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}, 1.06, 896},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}, 1.123, 896},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}, 0.9632, 2048},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}, 0.9619, 1792},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}, 1.067, 1792},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}, 1.139, 1594},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}, 0.9664, 1434},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}, 1.088, 896},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}, 1.002, 3188},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}, 0.8701, 717},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}, 0.9218, 1792},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost promoted_costs[] = {
    {Kernel::gemm_fp8_block, 0.3302, 0.02866, 0.2741, 0.5254, 1.984, 0},
    {Kernel::gemm_fp8_block_splitk, 0.407, 0.04368, 0.7441, 1.631, 2.059, 0},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_promoted{0.2976, 0.3, 0.5, 0.7, 0.1731, 1.006, 0.2603};

/// m, n, k; its configuration.  // its ratio to cuBLASLt: the geometric mean over rr, e4m3
inline constexpr MeasuredGemm measured_promoted[] = {
    {16, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 2.273
    {16, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 2}},  // 1.708
    {16, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.512
    {16, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.335
    {16, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.702
    {16, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.462
    {16, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.199
    {16, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.423
    {16, 32768, 512, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.264
    {16, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {16, 64}, {1, 1}, 1}},  // 1.194
    {64, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {64, 72}, {1, 1}, 4}},  // 1.894
    {64, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 2}},  // 1.618
    {64, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.320
    {64, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {64, 56}, {1, 1}, 1}},  // 1.381
    {64, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.550
    {64, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.323
    {64, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {64, 80}, {1, 1}, 1}},  // 1.221
    {64, 24576, 1536, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.167
    {64, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.132
    {64, 57344, 8192, {Kernel::gemm_fp8_block_splitk, {64, 64}, {1, 1}, 1}},  // 1.134
    {128, 2112, 7168, {Kernel::gemm_fp8_block_splitk, {128, 72}, {1, 1}, 4}},  // 1.952
    {128, 4096, 7168, {Kernel::gemm_fp8_block_splitk, {128, 64}, {1, 1}, 2}},  // 1.286
    {128, 7168, 2048, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.056
    {128, 7168, 16384, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.211
    {128, 8192, 8192, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.372
    {128, 8192, 28672, {Kernel::gemm_fp8_block_splitk, {128, 128}, {1, 1}, 2}},  // 1.117
    {128, 10240, 8192, {Kernel::gemm_fp8_block_splitk, {128, 80}, {1, 1}, 1}},  // 1.105
    {128, 24576, 1536, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.053
    {128, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.134
    {128, 57344, 8192, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.010
    {512, 2112, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.046
    {512, 4096, 7168, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.046
    {512, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.087
    {512, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.112
    {512, 8192, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.086
    {512, 8192, 28672, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.087
    {512, 10240, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.186
    {512, 24576, 1536, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.215
    {512, 32768, 512, {Kernel::gemm_fp8_block, {128, 128}, {1, 1}}},  // 1.325
    {512, 57344, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.125
    {2048, 2048, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.102
    {4096, 2112, 7168, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.275
    {4096, 4096, 4096, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.140
    {4096, 4096, 7168, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.122
    {4096, 7168, 2048, {Kernel::gemm_fp8_block, {256, 128}, {1, 1}}},  // 1.180
    {4096, 7168, 16384, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.106
    {4096, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.125
    {4096, 8192, 28672, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.115
    {4096, 10240, 8192, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}},  // 1.111
    {4096, 24576, 1536, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.211
    {4096, 32768, 512, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.428
    {4096, 57344, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.120
    {8192, 8192, 8192, {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}},  // 1.170
};

}  // namespace rawgemm
// clang-format on
