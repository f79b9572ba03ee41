// Written by scripts/tune.py: the fastest configuration for each problem that was measured, and what estimates those of
// other problems. From:
//   tune_gemm_table.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_table_burst.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_table_large.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_gemm_table_large_fp8.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_models.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_models_few.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_wide.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit d9bcc48af099
//   tune_wider.csv: NVIDIA H100 80GB HBM3, cuBLASLt 13.1.0, commit eab2c99052cc
//   tune_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit df8647048785
//   tune_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_fast_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c79b588d1ac0
//   tune_fast_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_fast_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fast_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_fast_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_k_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_random.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 2abc08c7509d
//   tune_random_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
//   tune_random_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_rows.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d10d94cdaedf
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_tiny.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_tiny_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; slowness, most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, 0.9056, 25856},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, 0.9537, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, 0.9121, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, 0.9532, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, 0.9806, 0},
    {{Kernel::gemm_cooperative, {256, 104}, {1, 2}}, 0.976, 9952},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 2}}, 0.9586, 8080},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, 0.8618, 0},
    {{Kernel::gemm_pingpong, {128, 88}, {2, 4}}, 1.003, 252},
    {{Kernel::gemm_pingpong, {128, 104}, {1, 4}}, 0.901, 329},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 1}}, 0.9362, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, 0.8932, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}}, 0.9073, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, 0.9129, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}}, 0.9635, 950},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}}, 0.9694, 715},
    {{Kernel::gemm_pingpong, {128, 136}, {2, 4}}, 1.01, 900},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, 0.9617, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 4}}, 0.9831, 850},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}}, 1.015, 800},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}}, 0.9892, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, 0.9835, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 4}}, 1.03, 775},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}, 0.9719, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, 0.9696, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 2}}, 1.008, 1189},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 4}}, 1.016, 700},
    {{Kernel::gemm_pingpong, {128, 176}, {4, 2}}, 1.074, 2944},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 1}}, 0.9189, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, 0.9519, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}, 0.9593, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 2}}, 0.9847, 1102},
    {{Kernel::gemm_slicedk, {16, 8}, {1, 1}}, 0.9281, 930},
    {{Kernel::gemm_slicedk, {16, 16}, {1, 1}}, 0.9361, 1228},
    {{Kernel::gemm_slicedk, {16, 32}, {1, 1}}, 0.943, 850},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}, 1.016, 32320},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, 0.9717, 16160},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, 1.004, 16160},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}, 0.9697, 353},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}, 0.9741, 309},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}, 0.9495, 8080},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}, 0.9915, 8080},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}, 0.9742, 8080},
    {{Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}, 0.9679, 320},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}, 0.9719, 28},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}, 0.9577, 309},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}, 0.9651, 85},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}, 0.9885, 15},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}, 0.9799, 90},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, 0.9291, 4618},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, 0.9165, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, 0.9623, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}, 0.9606, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}, 1.032, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}, 0.9803, 1010},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, 0.9754, 3592},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, 0.9624, 3232},
    {{Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}, 0.9681, 28},
    {{Kernel::gemm_splitk, {80, 64}, {1, 2}, 4}, 0.9954, 30},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}, 0.9791, 80},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}, 0.9665, 43},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}, 0.9742, 71},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}, 0.9614, 320},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}, 0.9643, 70},
    {{Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}, 1.023, 70},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}, 0.9786, 15},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}, 0.975, 30},
    {{Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}, 0.9711, 52},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, 0.9395, 64640},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}, 0.9714, 32320},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}, 0.9923, 16160},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, 0.9632, 1796},
    {{Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}, 1.055, 51},
    {{Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}, 0.9862, 57},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}, 1.02, 162},
    {{Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}, 0.9729, 156},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}, 0.9877, 40},
    {{Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}, 1.114, 672},
    {{Kernel::gemm_splitk, {232, 128}, {2, 2}, 2}, 1.226, 767},
    {{Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}, 1.126, 864},
    {{Kernel::gemm_swapped, {8, 64}, {1, 4}}, 1.036, 80},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}}, 1.047, 30},
    {{Kernel::gemm_swapped, {40, 64}, {1, 1}}, 0.98, 618},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}}, 0.9753, 224},
    {{Kernel::gemm_swapped, {48, 128}, {4, 1}}, 0.9675, 136},
    {{Kernel::gemm_swapped, {56, 64}, {2, 4}}, 1.016, 15},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}}, 0.9245, 224},
    {{Kernel::gemm_swapped, {64, 64}, {2, 2}}, 0.9767, 30},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, 0.9169, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}, 0.9218, 0},
    {{Kernel::gemm_swapped, {64, 256}, {1, 1}}, 1.01, 1010},
    {{Kernel::gemm_swapped, {72, 64}, {2, 2}}, 0.9803, 30},
    {{Kernel::gemm_swapped, {72, 192}, {4, 1}}, 0.9585, 270},
    {{Kernel::gemm_swapped, {80, 128}, {1, 1}}, 0.9732, 245},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}}, 0.9613, 327},
    {{Kernel::gemm_swapped, {80, 192}, {4, 1}}, 0.9821, 324},
    {{Kernel::gemm_swapped, {96, 128}, {1, 1}}, 0.9553, 630},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}}, 0.96, 460},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}}, 0.9303, 986},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}}, 0.9621, 186},
    {{Kernel::gemm_swapped, {112, 64}, {1, 2}}, 0.9513, 309},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}}, 0.9136, 180},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}}, 0.9534, 1241},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}, 0.9593, 1024},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}}, 0.943, 870},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, 0.9161, 32320},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}, 0.94, 0},
    {{Kernel::gemm_swapped, {128, 192}, {2, 1}}, 0.9742, 462},
    {{Kernel::gemm_swapped, {136, 256}, {4, 2}}, 1.132, 456},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}}, 0.9391, 264},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, 0.9466, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}}, 0.9566, 7575},
    {{Kernel::gemm_swapped, {144, 192}, {2, 1}}, 0.9894, 1659},
    {{Kernel::gemm_swapped, {152, 192}, {2, 1}}, 1.087, 1580},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}}, 0.9677, 2632},
    {{Kernel::gemm_swapped, {160, 128}, {2, 4}}, 1.038, 570},
    {{Kernel::gemm_swapped, {160, 192}, {2, 1}}, 1.006, 3887},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}}, 0.9455, 1298},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, 0.9859, 0},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}}, 1.014, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}}, 1.029, 1360},
    {{Kernel::gemm_swapped, {176, 192}, {4, 2}}, 1.082, 360},
    {{Kernel::gemm_swapped, {200, 128}, {1, 4}}, 1.006, 900},
    {{Kernel::gemm_swapped, {200, 128}, {2, 2}}, 1.024, 885},
    {{Kernel::gemm_swapped, {208, 128}, {2, 4}}, 1.091, 340},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}}, 1.027, 4256},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}}, 0.9796, 712},
    {{Kernel::gemm_swapped, {240, 128}, {2, 4}}, 1.077, 252},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}, 0.9741, 0},
};

/// Of each kernel: products, step, tile, area, launch; most_k.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.286, 0.03097, 0.3356, 0.4818, 2.958, 0},
    {Kernel::gemm_pingpong, 0.266, 0.03385, 0.1502, 0.242, 3.224, 0},
    {Kernel::gemm_splitk, 0.2033, 0.03382, 0.7179, 2.377, 1.847, 0},
    {Kernel::gemm_swapped, 0.2878, 0.01384, 0.4373, 0.6571, 2.202, 0},
    {Kernel::gemm_slicedk, 1.982, 0.06102, 0.08737, 0.4373, 1.966, 8192},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster.
inline constexpr SharedCost shared_costs{0.3505, 0.1859, 0.2155, 0.3903, 0.2653, 1.027, 0.03654};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: the geometric mean over rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 24, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.490
    {1, 32, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.313
    {1, 256, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.390
    {1, 328, 432, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.128
    {1, 336, 4256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.605
    {1, 512, 640, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.207
    {1, 552, 6664, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.380
    {1, 576, 168, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.224
    {1, 576, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.447
    {1, 584, 840, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.261
    {1, 584, 2424, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.621
    {1, 608, 7928, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.377
    {1, 624, 1400, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.414
    {1, 704, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.272
    {1, 856, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.180
    {1, 1016, 5096, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.353
    {1, 1632, 14760, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.109
    {1, 1856, 344, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.236
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.562
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.221
    {1, 2216, 1256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.121
    {1, 2480, 712, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.107
    {1, 3312, 5448, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.178
    {1, 3712, 1952, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.078
    {1, 4064, 312, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.985
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.457
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.218
    {1, 4368, 5320, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.202
    {1, 6920, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.020
    {1, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.232
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.121
    {1, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.153
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.102
    {1, 7312, 520, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.029
    {1, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.127
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.053
    {1, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.076
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.047
    {1, 9984, 792, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.972
    {1, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.103
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.082
    {1, 11072, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.995
    {1, 11080, 8000, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.062
    {1, 11968, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.027
    {1, 14600, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.047
    {1, 16224, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.996
    {1, 18320, 8072, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.070
    {1, 19648, 256, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.991
    {1, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.093
    {1, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.948
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.072
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.058
    {1, 57344, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.049
    {1, 129280, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.063
    {2, 80, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.314
    {2, 112, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.338
    {2, 256, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {2, 296, 952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.289
    {2, 320, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.286
    {2, 328, 520, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.156
    {2, 352, 136, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {2, 400, 9968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.301
    {2, 416, 280, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {2, 528, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.439
    {2, 528, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.538
    {2, 568, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.348
    {2, 640, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.212
    {2, 720, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.206
    {2, 720, 6168, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.337
    {2, 784, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.191
    {2, 816, 648, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.195
    {2, 1504, 1904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.372
    {2, 1728, 1504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.246
    {2, 1800, 360, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.054
    {2, 2176, 9384, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.159
    {2, 2952, 1248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.090
    {2, 4280, 824, {Kernel::gemm_swapped, {8, 64}, {1, 4}}},  // 0.990
    {2, 4568, 4112, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.007
    {2, 5872, 1904, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.050
    {2, 6408, 5904, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.056
    {2, 7408, 11584, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.045
    {2, 7752, 2992, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.023
    {2, 8416, 6328, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.032
    {2, 8608, 11200, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.076
    {2, 10240, 9712, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.083
    {2, 11544, 536, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.991
    {2, 14904, 4792, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.029
    {2, 16576, 352, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.011
    {2, 16640, 2688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.027
    {2, 17696, 6696, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.061
    {2, 18800, 488, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.030
    {2, 20440, 15576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.053
    {3, 24, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.288
    {3, 64, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.364
    {3, 296, 6664, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.359
    {3, 336, 15880, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.191
    {3, 352, 14744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.229
    {3, 368, 464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.133
    {3, 408, 6088, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.346
    {3, 464, 1688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.573
    {3, 952, 6952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.301
    {3, 992, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.222
    {3, 1232, 4968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.413
    {3, 2768, 6392, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.119
    {3, 3600, 264, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 0.990
    {3, 4152, 11352, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.079
    {3, 4184, 10168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.076
    {3, 4576, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.029
    {3, 5504, 184, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.133
    {3, 7752, 368, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.047
    {3, 11400, 4216, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.009
    {3, 20224, 880, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.060
    {4, 264, 12944, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.250
    {4, 344, 1360, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.451
    {4, 520, 8728, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.370
    {4, 744, 888, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.229
    {4, 768, 8536, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.308
    {4, 1136, 5120, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.373
    {4, 1440, 3512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.533
    {4, 1536, 576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.100
    {4, 2576, 4080, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.354
    {4, 3544, 2008, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.071
    {4, 4304, 480, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.129
    {4, 4448, 9464, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.106
    {4, 5728, 5944, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.030
    {4, 6272, 3064, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.032
    {4, 8336, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.008
    {4, 11856, 472, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.016
    {4, 13168, 3616, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.029
    {5, 24, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.400
    {5, 288, 192, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.226
    {5, 288, 8480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.401
    {5, 416, 624, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.199
    {5, 512, 5032, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.626
    {5, 648, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.062
    {5, 672, 13648, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.222
    {5, 856, 584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.177
    {5, 896, 7352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.343
    {5, 1208, 4256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.351
    {5, 1296, 976, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.267
    {5, 1600, 720, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.243
    {5, 1664, 5632, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.229
    {5, 1744, 2544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.377
    {5, 2016, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.044
    {5, 3312, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.138
    {5, 3568, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.164
    {5, 4072, 3104, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.024
    {5, 4456, 2728, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.003
    {5, 9008, 11832, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.118
    {5, 9504, 344, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.007
    {6, 32, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.307
    {6, 272, 936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.366
    {6, 472, 1872, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.534
    {6, 1000, 8296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.268
    {6, 1120, 432, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.127
    {6, 2128, 424, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.062
    {6, 2832, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.173
    {6, 4408, 808, {Kernel::gemm_swapped, {8, 64}, {1, 4}}},  // 0.984
    {6, 9440, 880, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.011
    {6, 9648, 8368, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.075
    {6, 15920, 11888, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.020
    {7, 2144, 832, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.126
    {7, 2864, 808, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.054
    {7, 3560, 13608, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.078
    {7, 17024, 4128, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.102
    {7, 19696, 1568, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.065
    {8, 48, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.231
    {8, 344, 2960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.827
    {8, 408, 1328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.411
    {8, 440, 2320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.672
    {8, 512, 248, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.234
    {8, 824, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.204
    {8, 12800, 464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.076
    {8, 22552, 1808, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.103
    {9, 576, 720, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.275
    {9, 592, 1568, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.458
    {9, 992, 14936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.177
    {9, 1624, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.052
    {9, 2848, 4608, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.153
    {9, 2960, 1192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.139
    {9, 3384, 576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.062
    {9, 11584, 1128, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.997
    {10, 592, 4800, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.537
    {10, 760, 608, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.192
    {10, 1152, 2392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.400
    {10, 2160, 1824, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.234
    {10, 2552, 288, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.065
    {10, 8616, 288, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.984
    {10, 12144, 4016, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.042
    {11, 336, 1808, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.631
    {11, 400, 408, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.118
    {11, 688, 1408, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.468
    {11, 928, 11480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.176
    {11, 1440, 9640, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.213
    {11, 2704, 496, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.121
    {12, 408, 112, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.204
    {12, 856, 2296, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.545
    {12, 1216, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.351
    {12, 5104, 408, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.991
    {13, 1672, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.131
    {13, 2816, 1384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.154
    {13, 9792, 312, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.981
    {13, 19376, 2032, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.055
    {14, 272, 960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.394
    {14, 288, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.246
    {14, 344, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.255
    {14, 2624, 1496, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.127
    {14, 3152, 10568, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.122
    {14, 8128, 9648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.049
    {14, 14040, 4744, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.009
    {14, 19736, 6432, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.091
    {15, 296, 9368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.421
    {15, 1400, 6352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.266
    {15, 1472, 3168, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.401
    {15, 1520, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.123
    {15, 2352, 904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.233
    {15, 2832, 1968, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.251
    {15, 5048, 2272, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.028
    {15, 11136, 352, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.017
    {15, 12256, 1920, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.018
    {16, 16, 56, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.279
    {16, 64, 64, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.190
    {16, 360, 3104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.819
    {16, 696, 7248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.410
    {16, 784, 3584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.796
    {16, 1288, 6008, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.252
    {16, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.667
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.265
    {16, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.487
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.234
    {16, 4696, 10680, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.098
    {16, 7168, 1024, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.192
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.100
    {16, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.187
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.118
    {16, 8192, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.107
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.036
    {16, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.020
    {16, 9896, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.006
    {16, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.070
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.082
    {16, 10528, 872, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.943
    {16, 12672, 6752, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.026
    {16, 14384, 3448, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.011
    {16, 24576, 768, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.161
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.100
    {16, 32768, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 0.963
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.090
    {16, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.041
    {16, 57344, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.021
    {17, 984, 952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.234
    {17, 1056, 1104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.291
    {17, 1344, 3048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.466
    {17, 2968, 1936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.044
    {18, 4192, 752, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.139
    {19, 992, 280, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.037
    {19, 1120, 15264, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.220
    {19, 1176, 808, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.190
    {19, 1776, 1320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.267
    {19, 3232, 8016, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.111
    {19, 4296, 16144, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.139
    {20, 624, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.183
    {20, 1824, 1928, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.257
    {20, 10880, 1584, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.011
    {20, 14136, 6392, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.002
    {21, 80, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {21, 4912, 7120, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.040
    {21, 8272, 160, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.049
    {21, 10912, 10440, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.040
    {22, 96, 184, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.260
    {22, 200, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.240
    {22, 800, 9216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.345
    {22, 1984, 15736, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.104
    {22, 8304, 144, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.048
    {23, 21168, 616, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.016
    {24, 24, 88, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.287
    {24, 416, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.183
    {24, 6152, 5512, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.024
    {24, 6472, 4304, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.014
    {24, 11552, 408, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.966
    {25, 656, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.506
    {25, 7368, 968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.016
    {26, 944, 384, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.086
    {26, 7552, 1000, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.023
    {26, 8088, 2256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.033
    {27, 1528, 1096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.261
    {27, 3072, 4280, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.106
    {29, 608, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.414
    {29, 2384, 4760, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.144
    {29, 3416, 1096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.099
    {31, 208, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {32, 1240, 2920, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.435
    {32, 3072, 2896, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.214
    {33, 128, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.278
    {33, 528, 4016, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.695
    {33, 1720, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.005
    {34, 480, 1224, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.330
    {34, 2960, 424, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.034
    {34, 3184, 5632, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.137
    {35, 352, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.172
    {37, 4368, 4344, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.234
    {37, 6936, 13888, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.086
    {38, 208, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.231
    {38, 2928, 6336, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.115
    {38, 5840, 296, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.059
    {39, 3792, 10672, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.084
    {40, 128, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.202
    {40, 17824, 3384, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.018
    {40, 21760, 1864, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.019
    {42, 3480, 280, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.983
    {42, 17488, 3264, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.011
    {43, 376, 2048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.582
    {43, 992, 2336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.448
    {43, 9120, 896, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.974
    {44, 1616, 11776, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.232
    {44, 1776, 928, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.233
    {44, 5808, 1744, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.008
    {45, 784, 10336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.277
    {45, 2152, 6464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.187
    {45, 9288, 512, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 0.960
    {46, 384, 6480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.534
    {46, 15544, 832, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.054
    {49, 672, 2192, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.558
    {49, 1968, 4960, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.305
    {50, 336, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.468
    {50, 1056, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.446
    {51, 560, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.032
    {51, 9368, 456, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.915
    {53, 288, 5320, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.447
    {53, 720, 192, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.116
    {55, 472, 1248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.310
    {57, 96, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {58, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {59, 1056, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.117
    {59, 1144, 904, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.136
    {60, 352, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.185
    {62, 1040, 536, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.042
    {62, 13280, 144, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.957
    {63, 19392, 264, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.889
    {64, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.233
    {64, 208, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.185
    {64, 400, 7496, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.316
    {64, 704, 2504, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.485
    {64, 2112, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.538
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.281
    {64, 4096, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.124
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.076
    {64, 7168, 1024, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.070
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.066
    {64, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.049
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.113
    {64, 8192, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.081
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.026
    {64, 8192, 14336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.021
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.043
    {64, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.039
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.017
    {64, 24576, 768, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.975
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.041
    {64, 32768, 256, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.980
    {64, 32768, 512, {Kernel::gemm_swapped, {64, 256}, {1, 1}}},  // 0.999
    {64, 57344, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.031
    {64, 57344, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.997
    {65, 1272, 1640, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.228
    {66, 448, 7536, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.302
    {67, 720, 680, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.137
    {68, 368, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.164
    {70, 2736, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.038
    {71, 384, 12480, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.159
    {71, 3936, 1008, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 1.005
    {71, 6496, 9896, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.054
    {72, 784, 528, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.141
    {73, 6488, 552, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.968
    {74, 488, 1144, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.286
    {74, 624, 4016, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.617
    {74, 2832, 368, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.032
    {74, 8640, 1104, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.953
    {75, 144, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {75, 3784, 1792, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.049
    {76, 152, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.197
    {76, 6552, 9024, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 0.996
    {77, 16, 160, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.215
    {77, 20440, 2288, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.083
    {78, 344, 512, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.104
    {78, 13936, 304, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 1.012
    {80, 1440, 656, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.126
    {80, 19760, 384, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.027
    {83, 784, 16224, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.195
    {84, 64, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {86, 392, 616, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.146
    {86, 1176, 2440, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.187
    {89, 8992, 1272, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 0.952
    {91, 128, 288, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.289
    {92, 3120, 1032, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.041
    {93, 512, 8576, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.222
    {94, 3216, 496, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.034
    {96, 24, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.258
    {96, 1784, 5120, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.221
    {100, 6384, 400, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.998
    {100, 10624, 248, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 0.999
    {101, 1800, 9072, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.202
    {105, 96, 16, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.204
    {105, 11920, 1008, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 1.007
    {106, 32, 96, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.242
    {106, 1880, 5088, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.174
    {107, 920, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.026
    {107, 936, 1056, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.096
    {108, 4632, 3048, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.984
    {109, 3016, 272, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.000
    {110, 880, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.104
    {112, 7184, 4176, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.993
    {113, 2856, 720, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.964
    {116, 3304, 592, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.960
    {118, 11904, 8592, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.992
    {119, 11424, 2720, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 0.953
    {124, 2136, 1064, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.995
    {125, 424, 2000, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.396
    {128, 256, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.460
    {128, 576, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.400
    {128, 1776, 1400, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.125
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.243
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.182
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.122
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.083
    {128, 7168, 1024, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.084
    {128, 7168, 2048, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.002
    {128, 7168, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.004
    {128, 7168, 16384, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.114
    {128, 8192, 4096, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.041
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.011
    {128, 8192, 14336, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.996
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.995
    {128, 10240, 4096, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 1.009
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.989
    {128, 24576, 768, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.030
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.034
    {128, 32768, 256, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.040
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.048
    {128, 57344, 4096, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.003
    {128, 57344, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.995
    {128, 129280, 7168, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.000
    {134, 6288, 656, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.990
    {134, 7128, 1144, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.983
    {135, 1328, 9256, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.036
    {135, 19104, 12568, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.976
    {137, 544, 24, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.115
    {137, 2912, 1152, {Kernel::gemm_swapped, {72, 64}, {2, 2}}},  // 0.950
    {149, 6416, 1248, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.996
    {151, 280, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.163
    {153, 14952, 392, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 1.057
    {154, 4168, 12800, {Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}},  // 1.004
    {156, 3392, 144, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.057
    {157, 1184, 1424, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.082
    {158, 2048, 352, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.054
    {159, 176, 88, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.162
    {160, 744, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.009
    {165, 584, 3752, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}},  // 1.295
    {166, 5000, 11128, {Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}},  // 1.125
    {170, 616, 13736, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}},  // 0.869
    {176, 624, 496, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.068
    {176, 920, 336, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.974
    {176, 17392, 6048, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.982
    {187, 5344, 264, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 1.011
    {190, 144, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.169
    {193, 14952, 4368, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.993
    {194, 848, 632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.022
    {196, 1056, 672, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.012
    {199, 432, 3680, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.351
    {201, 304, 584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.139
    {209, 1080, 1160, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.035
    {218, 3104, 3784, {Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}},  // 0.972
    {219, 784, 592, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.992
    {221, 1776, 504, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.977
    {221, 6664, 280, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.972
    {223, 304, 3544, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4}},  // 1.426
    {227, 2256, 2224, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.941
    {229, 16, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.229
    {231, 4272, 336, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.956
    {232, 2952, 768, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.959
    {232, 8648, 1248, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.970
    {233, 432, 7096, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.069
    {237, 1320, 15720, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 0.878
    {241, 24, 488, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.368
    {242, 3568, 184, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.995
    {245, 520, 304, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.971
    {247, 432, 4232, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.253
    {251, 1872, 456, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.958
    {256, 744, 1016, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.050
    {257, 4400, 328, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 0.965
    {257, 7592, 1320, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.939
    {267, 1600, 128, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.068
    {269, 392, 1368, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.191
    {278, 1200, 1160, {Kernel::gemm_swapped, {56, 64}, {2, 4}}},  // 0.998
    {279, 552, 1904, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.139
    {283, 992, 2112, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 1.054
    {284, 6888, 8952, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.918
    {285, 2088, 4320, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.068
    {288, 12392, 312, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.975
    {293, 2544, 2512, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.983
    {294, 576, 10368, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.010
    {301, 13072, 1048, {Kernel::gemm_swapped, {160, 128}, {2, 4}}},  // 0.878
    {302, 20736, 4448, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.894
    {310, 656, 2192, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.122
    {325, 9624, 1080, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.976
    {327, 10000, 2304, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.953
    {328, 14496, 480, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.974
    {330, 528, 400, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.013
    {337, 496, 656, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.066
    {340, 3584, 1152, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.980
    {350, 13704, 1672, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.796
    {354, 2960, 2864, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.970
    {362, 8976, 5664, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.854
    {363, 9616, 776, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.873
    {365, 5600, 784, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.948
    {367, 448, 12344, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 0.905
    {382, 6224, 224, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.868
    {388, 624, 4480, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.208
    {391, 13856, 6912, {Kernel::gemm_swapped, {200, 128}, {2, 2}}},  // 0.962
    {410, 6944, 2672, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.927
    {412, 11360, 392, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.908
    {418, 1744, 1136, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.026
    {424, 536, 9176, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.123
    {425, 2496, 536, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.959
    {427, 1024, 296, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.049
    {434, 2624, 1912, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.988
    {440, 7312, 3344, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.001
    {445, 504, 304, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.000
    {445, 3968, 944, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 1.032
    {448, 1072, 1584, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.923
    {461, 3000, 13832, {Kernel::gemm_splitk, {232, 128}, {2, 2}, 2}},  // 1.325
    {467, 12344, 1000, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.035
    {474, 6696, 13592, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 1.012
    {498, 3952, 672, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 1.041
    {501, 344, 1568, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.084
    {505, 8896, 4792, {Kernel::gemm_pingpong, {128, 160}, {2, 4}}},  // 1.004
    {506, 19184, 10288, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 1.019
    {507, 18656, 880, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.048
    {511, 18672, 704, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.079
    {512, 2112, 3584, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 1.022
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.933
    {512, 4096, 3584, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 1.031
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.001
    {512, 7168, 1024, {Kernel::gemm_pingpong, {128, 112}, {1, 1}}},  // 0.980
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.929
    {512, 7168, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.980
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.995
    {512, 8192, 4096, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.006
    {512, 8192, 8192, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 1.005
    {512, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.014
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.010
    {512, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.005
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.015
    {512, 24576, 768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.030
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.054
    {512, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.110
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.999
    {512, 57344, 4096, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.003
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.023
    {517, 4064, 1168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.076
    {519, 6640, 2544, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 0.860
    {533, 432, 14984, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}},  // 1.054
    {536, 14400, 13576, {Kernel::gemm_swapped, {136, 256}, {4, 2}}},  // 0.987
    {539, 408, 976, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.036
    {543, 3888, 2296, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.893
    {564, 13376, 336, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.147
    {567, 1032, 664, {Kernel::gemm_swapped, {48, 128}, {4, 1}}},  // 0.931
    {576, 1640, 8912, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.085
    {576, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.055
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.065
    {590, 17904, 568, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.103
    {620, 2408, 2480, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.926
    {622, 664, 8136, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.061
    {623, 16128, 1320, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.873
    {631, 2264, 352, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.975
    {644, 5336, 13800, {Kernel::gemm_swapped, {216, 128}, {1, 2}}},  // 0.993
    {647, 288, 6208, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 0.950
    {648, 1136, 9984, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.005
    {677, 416, 2712, {Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}},  // 1.173
    {678, 352, 856, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.017
    {685, 432, 1480, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.077
    {712, 376, 376, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.986
    {720, 720, 1544, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.918
    {727, 17440, 2024, {Kernel::gemm_pingpong, {128, 176}, {2, 4}}},  // 1.059
    {728, 4880, 13456, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.940
    {734, 1680, 416, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.973
    {734, 7952, 520, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.071
    {751, 19200, 280, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.228
    {774, 3712, 360, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.945
    {785, 432, 168, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.080
    {814, 11120, 6000, {Kernel::gemm_swapped, {208, 128}, {2, 4}}},  // 0.833
    {827, 11032, 4032, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.908
    {834, 16600, 632, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.015
    {853, 17136, 328, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 1.136
    {893, 12408, 888, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.017
    {894, 19328, 4200, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.914
    {907, 1600, 3480, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 0.927
    {910, 11648, 1408, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.059
    {911, 2704, 1560, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 1.017
    {917, 18096, 632, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.086
    {920, 968, 4256, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.005
    {920, 1680, 328, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 1.024
    {934, 18096, 152, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.154
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.232
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.069
    {1001, 21576, 3472, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.081
    {1010, 2976, 1496, {Kernel::gemm_swapped, {128, 192}, {2, 1}}},  // 0.949
    {1021, 448, 2632, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.048
    {1021, 1256, 1024, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.928
    {1041, 1304, 4016, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 1.017
    {1071, 488, 15800, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.873
    {1094, 344, 10000, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.008
    {1118, 6744, 552, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.978
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.961
    {1152, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.987
    {1159, 13280, 2528, {Kernel::gemm_cooperative, {256, 128}, {1, 2}}},  // 0.977
    {1206, 1040, 680, {Kernel::gemm_pingpong, {128, 88}, {2, 4}}},  // 0.933
    {1240, 352, 152, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.984
    {1266, 1008, 656, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.983
    {1308, 496, 192, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.075
    {1331, 608, 248, {Kernel::gemm_swapped, {112, 64}, {1, 2}}},  // 1.022
    {1336, 304, 6224, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.037
    {1345, 1408, 576, {Kernel::gemm_swapped, {128, 128}, {2, 1}}},  // 1.004
    {1357, 608, 928, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 1.002
    {1358, 1624, 480, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.996
    {1362, 1888, 12536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.984
    {1365, 4216, 1544, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.011
    {1365, 9664, 13496, {Kernel::gemm_swapped, {240, 128}, {2, 4}}},  // 0.914
    {1374, 8992, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.268
    {1390, 14096, 13272, {Kernel::gemm_swapped, {176, 192}, {4, 2}}},  // 0.991
    {1427, 10400, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.131
    {1466, 568, 10896, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 1.041
    {1557, 7424, 3000, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.987
    {1582, 920, 1416, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.967
    {1588, 960, 568, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.975
    {1596, 1296, 528, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.018
    {1668, 728, 2560, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.936
    {1700, 22632, 4832, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.047
    {1718, 2528, 256, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.947
    {1787, 2408, 296, {Kernel::gemm_pingpong, {128, 152}, {2, 4}}},  // 1.040
    {1791, 1000, 12136, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 0.995
    {1834, 952, 1128, {Kernel::gemm_swapped, {80, 192}, {4, 1}}},  // 0.929
    {1846, 10312, 2600, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.972
    {1872, 18568, 2848, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.090
    {1877, 2184, 3648, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.990
    {1971, 1088, 3376, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.023
    {1984, 1056, 2976, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.019
    {2006, 4224, 3408, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.008
    {2040, 18808, 7696, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.033
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_swapped, {256, 128}, {2, 1}}},  // 0.998
    {2073, 10888, 2944, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.998
    {2083, 2520, 1432, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 0.919
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 1.031
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 128}, {2, 1}}},  // 1.039
    {2196, 760, 560, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 1.030
    {2197, 21968, 368, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.114
    {2207, 376, 2064, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.946
    {2229, 552, 1040, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.916
    {2248, 928, 4720, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.891
    {2291, 14656, 736, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.969
    {2352, 12128, 272, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.059
    {2421, 3944, 456, {Kernel::gemm_pingpong, {128, 176}, {2, 4}}},  // 1.131
    {2429, 1048, 1488, {Kernel::gemm_pingpong, {128, 176}, {2, 2}}},  // 0.962
    {2438, 3008, 896, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.008
    {2489, 1048, 13792, {Kernel::gemm_pingpong, {128, 176}, {4, 2}}},  // 0.964
    {2628, 14656, 11976, {Kernel::gemm_pingpong, {128, 136}, {2, 4}}},  // 0.921
    {2629, 16944, 4056, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.988
    {2639, 568, 480, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.978
    {2651, 808, 1304, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.843
    {2690, 432, 7432, {Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}},  // 1.039
    {2696, 280, 13880, {Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}},  // 0.839
    {2741, 6512, 2624, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.022
    {2746, 632, 4176, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.858
    {2750, 400, 448, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 0.941
    {2770, 17288, 1216, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.167
    {2778, 21688, 1560, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.067
    {2780, 376, 3184, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.886
    {2857, 3728, 15568, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.945
    {2861, 400, 4920, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 1.048
    {2959, 16928, 808, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.073
    {2964, 15256, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.286
    {3045, 7416, 7616, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.069
    {3056, 2416, 408, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.042
    {3057, 4848, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.258
    {3128, 6816, 208, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.248
    {3129, 13608, 3960, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.958
    {3226, 14648, 2824, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.021
    {3228, 1400, 1736, {Kernel::gemm_pingpong, {128, 176}, {4, 2}}},  // 0.884
    {3263, 8984, 760, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.083
    {3298, 1552, 1352, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.855
    {3437, 5800, 11936, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.020
    {3451, 6256, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.184
    {3604, 3360, 10040, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.111
    {3636, 15072, 800, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.143
    {3733, 2096, 11336, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.980
    {3911, 9376, 6168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.994
    {3983, 3872, 936, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.238
    {4028, 17336, 1240, {Kernel::gemm_pingpong, {128, 176}, {2, 4}}},  // 1.045
    {4086, 18896, 352, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.158
    {4096, 256, 7168, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.981
    {4096, 512, 16384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.007
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.990
    {4096, 576, 7168, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.953
    {4096, 2112, 3584, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.026
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.994
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.035
    {4096, 4096, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.020
    {4096, 4096, 3584, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.006
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.018
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.027
    {4096, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.026
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.045
    {4096, 7168, 1024, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.002
    {4096, 7168, 1056, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.995
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.009
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.991
    {4096, 7168, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.994
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.998
    {4096, 8192, 4096, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.973
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.986
    {4096, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 0.999
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 0.984
    {4096, 10240, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 2}}},  // 1.021
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.988
    {4096, 16384, 3584, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.006
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.008
    {4096, 24576, 768, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.996
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.990
    {4096, 32768, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 0.946
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.993
    {4096, 57344, 4096, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.007
    {4096, 57344, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.987
    {4096, 129280, 7168, {Kernel::gemm_cooperative, {256, 128}, {1, 2}}},  // 1.011
    {4159, 704, 6320, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.988
    {4262, 10656, 7328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.045
    {4291, 14184, 6504, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 0.925
    {4318, 12056, 15784, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.960
    {4477, 288, 6024, {Kernel::gemm_swapped, {80, 192}, {4, 1}}},  // 0.987
    {4488, 21552, 384, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.243
    {4610, 576, 3888, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.958
    {4826, 1376, 6360, {Kernel::gemm_swapped, {152, 192}, {2, 1}}},  // 0.981
    {4947, 1136, 6112, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.017
    {5124, 536, 6856, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.996
    {5228, 16592, 648, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.172
    {5271, 4224, 488, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.098
    {5289, 5552, 14992, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.024
    {5508, 3360, 432, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.232
    {5629, 5232, 264, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.094
    {5807, 1136, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.167
    {5886, 792, 1704, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.879
    {5956, 14984, 2728, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.014
    {6166, 432, 3848, {Kernel::gemm_swapped, {208, 128}, {2, 4}}},  // 1.012
    {6170, 5144, 328, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.087
    {6270, 2112, 2568, {Kernel::gemm_pingpong, {128, 176}, {2, 2}}},  // 0.958
    {6313, 19368, 4128, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.040
    {6426, 1640, 5728, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.984
    {6880, 2488, 16280, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.990
    {6950, 1720, 608, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.043
    {7168, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.996
    {7168, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.985
    {7244, 544, 376, {Kernel::gemm_pingpong, {128, 136}, {2, 4}}},  // 1.009
    {7316, 1256, 360, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.108
    {7422, 14272, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.224
    {7525, 1568, 10856, {Kernel::gemm_pingpong, {128, 152}, {2, 4}}},  // 1.001
    {7994, 616, 1424, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.947
    {8088, 272, 256, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.933
    {8098, 3216, 6232, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.989
    {8192, 8192, 4096, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.001
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.001
    {8448, 9216, 1024, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.987
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.996
    {24576, 4096, 768, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.985
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.987
    {32768, 4096, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 1}}},  // 1.018
    {32768, 4096, 512, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.969
};

}  // namespace rawgemm
// clang-format on
