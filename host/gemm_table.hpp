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
//   tune_boxes.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 6e3e91d8008d
//   tune_close_bursts.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a771a13853d4
//   tune_close_large_k_k.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e15f4e996827
//   tune_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_columns.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 83e2e8f3834e
//   tune_eights.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 38f63333ee8a
//   tune_fast_64.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_big.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c79b588d1ac0
//   tune_fast_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 36025b899c6d
//   tune_fast_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_fast_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_fast_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_fast_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e5b5ffe59d86
//   tune_few.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a294bb41f9a4
//   tune_few_wide.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87c922416e32
//   tune_few_wide_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87c922416e32
//   tune_fits.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 922bed26bc9d
//   tune_fits_offered.csv: NVIDIA H200, cuBLASLt 13.1.0, commit dd351dcc38e9
//   tune_fits_offered_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 922bed26bc9d
//   tune_four.csv: NVIDIA H200, cuBLASLt 13.1.0, commit ed27533ad8c6
//   tune_gaps.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_gaps_beside.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_gaps_beside_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_gaps_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_gemm_table.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c29722bc1dc5
//   tune_gemm_table_burst.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5c236f822635
//   tune_gemm_table_large.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c29722bc1dc5
//   tune_k_k_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a4d9c1958e93
//   tune_k_k_training.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_layers.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_layers_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_like.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 2994c50d1a70
//   tune_like_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 2994c50d1a70
//   tune_long.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 951fdbd4f92b
//   tune_mid.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 3ed9e369f9a3
//   tune_models_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit b4d4bb551375
//   tune_newer.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 284c6c06d7bb
//   tune_newer_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 284c6c06d7bb
//   tune_one_wave.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_one_wave_published.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 7ad821d2e000
//   tune_order.csv: NVIDIA H200, cuBLASLt 13.1.0, commit b4d4bb551375
//   tune_published.csv: NVIDIA H200, cuBLASLt 13.1.0, commit b4d4bb551375
//   tune_random.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_clusters.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 2abc08c7509d
//   tune_random_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
//   tune_random_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit a30557b04555
//   tune_random_rows.csv: NVIDIA H200, cuBLASLt 13.1.0, commit d10d94cdaedf
//   tune_sectors.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 1f6327cf6cf1
//   tune_seed_41.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_5.csv: NVIDIA H200, cuBLASLt 13.1.0, commit c29722bc1dc5
//   tune_seed_7318.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 39d26e8574b9
//   tune_seed_81.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_91.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5e5f7492a58f
//   tune_seed_fp8_42.csv: NVIDIA H200, cuBLASLt 13.1.0, commit fc6941080cf3
//   tune_seed_fp8_82.csv: NVIDIA H200, cuBLASLt 13.1.0, commit deba00a085dc
//   tune_seed_fp8_92.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 97c604c8e645
//   tune_seed_fp8_95.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 87c922416e32
//   tune_seed_fp8_left.csv: NVIDIA H200, cuBLASLt 13.1.0, commit b4d4bb551375
//   tune_seed_fp8_more.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 39d26e8574b9
//   tune_seed_fp8_third.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5f3137040e9c
//   tune_short.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e85fe6e0706f
//   tune_splits.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 5bccaf3af978
//   tune_swapped.csv: NVIDIA H200, cuBLASLt 13.1.0, commit 66396edaa375
//   tune_tiny.csv: NVIDIA H200, cuBLASLt 13.1.0, commit e0dde9e17751
//   tune_tiny_fp8.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cf3da93ee4d6
//   tune_together.csv: NVIDIA H200, cuBLASLt 13.1.0, commit cde0446a9399
#pragma once
#include <host/gemm_work.hpp>

// clang-format off
namespace rawgemm {

/// What is compiled and chosen from: kernel, tile, cluster, splits, majors; launch, own, l2, late, memory; most_tiles.
inline constexpr ShippedGemm shipped_gemms[] = {
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, {0.9278, 0.7691, 1.153, 0.8615, 0.8769}, 25856},
    {{Kernel::gemm_cooperative, {128, 224}, {1, 1}}, {1.056, 1.045, 0.4708, 1.55, 0.9623}, 0},
    {{Kernel::gemm_cooperative, {128, 224}, {2, 1}}, {1.186, 1.042, 0.7374, 0.734, 0.8863}, 4096},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 1}}, {1.008, 0.8867, 0.9105, 1.21, 0.8449}, 0},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {1.085, 1.035, 0.8427, 0.7682, 0.5879}, 0},
    {{Kernel::gemm_cooperative, {256, 104}, {1, 2}}, {0.9794, 1.064, 0.668, 0.7639, 0.977}, 9952},
    {{Kernel::gemm_cooperative, {256, 120}, {1, 2}}, {1.045, 1.067, 0.7169, 0.7697, 0.9495}, 3824},
    {{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, {0.998, 1.015, 0.7135, 0.9305, 0.8478}, 0},
    {{Kernel::gemm_pingpong, {16, 128}, {1, 4}}, {0.8391, 0.9948, 1.032, 0.5376, 0.9951}, 112},
    {{Kernel::gemm_pingpong, {40, 64}, {4, 2}}, {0.8024, 1.107, 1.281, 0.9365, 1.21}, 30},
    {{Kernel::gemm_pingpong, {56, 128}, {4, 1}}, {0.8668, 0.8646, 0.8454, 1.102, 0.9026}, 360},
    {{Kernel::gemm_pingpong, {64, 72}, {1, 4}}, {0.8616, 0.7728, 1.161, 0.644, 0.9393}, 200},
    {{Kernel::gemm_pingpong, {64, 72}, {4, 1}}, {0.9082, 0.7765, 0.8984, 0.8464, 1.061}, 128},
    {{Kernel::gemm_pingpong, {64, 72}, {4, 2}}, {0.881, 1.156, 0.8493, 0.8344, 0.6454}, 45},
    {{Kernel::gemm_pingpong, {64, 80}, {1, 2}}, {0.8186, 0.8543, 1.04, 0.8854, 0.9617}, 246},
    {{Kernel::gemm_pingpong, {64, 80}, {2, 4}}, {0.8487, 0.9972, 0.8964, 0.9904, 0.7715}, 103},
    {{Kernel::gemm_pingpong, {64, 80}, {4, 2}}, {0.857, 1.059, 0.9472, 1.011, 0.8318}, 60},
    {{Kernel::gemm_pingpong, {64, 96}, {4, 1}}, {0.8497, 0.7903, 0.8767, 1.007, 0.9307}, 290},
    {{Kernel::gemm_pingpong, {64, 104}, {1, 4}}, {0.8859, 0.636, 1.245, 0.6119, 0.9466}, 158},
    {{Kernel::gemm_pingpong, {64, 104}, {4, 2}}, {0.8774, 0.9849, 1.078, 1.351, 0.7371}, 104},
    {{Kernel::gemm_pingpong, {64, 112}, {4, 1}}, {0.8899, 0.8292, 0.7423, 1.226, 0.8833}, 586},
    {{Kernel::gemm_pingpong, {64, 128}, {1, 4}}, {0.8592, 0.6777, 1.21, 0.5615, 0.9179}, 128},
    {{Kernel::gemm_pingpong, {64, 128}, {2, 1}}, {0.869, 0.7811, 1.054, 1.005, 0.8276}, 1024},
    {{Kernel::gemm_pingpong, {64, 144}, {4, 2}}, {0.9327, 0.9768, 1.066, 2.143, 0.6255}, 72},
    {{Kernel::gemm_pingpong, {80, 128}, {4, 2}}, {0.953, 0.8937, 1.059, 2.009, 0.8779}, 968},
    {{Kernel::gemm_pingpong, {96, 128}, {4, 1}}, {0.9612, 0.8265, 0.9476, 0.6691, 0.9731}, 1404},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 1}}, {1.09, 0.9801, 0.7861, 0.591, 0.8506}, 3249},
    {{Kernel::gemm_pingpong, {112, 192}, {2, 4}}, {1.099, 1.052, 0.9219, 0.9403, 0.7898}, 546},
    {{Kernel::gemm_pingpong, {128, 64}, {1, 1}}, {0.8661, 0.7528, 0.8771, 1.14, 0.9213}, 0},
    {{Kernel::gemm_pingpong, {128, 72}, {2, 4}}, {0.962, 0.822, 1.205, 1.938, 0.9269}, 224},
    {{Kernel::gemm_pingpong, {128, 80}, {1, 4}}, {0.8985, 0.862, 0.7897, 0.9767, 0.921}, 0},
    {{Kernel::gemm_pingpong, {128, 88}, {2, 4}}, {0.9857, 0.8906, 1.293, 1.699, 0.8258}, 638},
    {{Kernel::gemm_pingpong, {128, 96}, {1, 4}}, {0.9047, 0.8016, 1.06, 0.7632, 0.9123}, 0},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 1}}, {0.9467, 0.7644, 0.9177, 1.11, 0.956}, 5472},
    {{Kernel::gemm_pingpong, {128, 96}, {2, 4}}, {0.9216, 0.9409, 1.106, 1.31, 0.7745}, 304},
    {{Kernel::gemm_pingpong, {128, 104}, {1, 4}}, {0.9439, 0.8613, 1.032, 0.5672, 0.8871}, 836},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 2}}, {0.8964, 0.8567, 0.8893, 1.031, 0.9278}, 4704},
    {{Kernel::gemm_pingpong, {128, 112}, {1, 4}}, {0.8694, 0.8631, 0.9611, 0.7435, 0.956}, 512},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 1}}, {0.9063, 0.8542, 0.8154, 1.088, 0.9613}, 3552},
    {{Kernel::gemm_pingpong, {128, 112}, {2, 4}}, {0.9184, 0.9972, 1.146, 0.827, 0.794}, 805},
    {{Kernel::gemm_pingpong, {128, 112}, {4, 1}}, {0.9686, 0.8592, 0.9665, 0.7201, 0.8395}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 1}}, {0.9016, 0.8696, 0.7717, 1.279, 0.8924}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 2}}, {0.8886, 0.8965, 0.8024, 1.116, 0.873}, 7168},
    {{Kernel::gemm_pingpong, {128, 128}, {1, 4}}, {0.9049, 0.868, 1.043, 0.6678, 0.8408}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}, {0.9203, 0.8883, 0.8179, 1.117, 0.8173}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 4}}, {0.9648, 0.9424, 1.362, 0.8613, 0.6947}, 0},
    {{Kernel::gemm_pingpong, {128, 128}, {4, 2}}, {0.9502, 0.9729, 1.237, 0.8684, 0.6753}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, {0.9214, 0.8871, 0.8999, 0.8781, 0.99}, 0},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 4}}, {0.957, 1.011, 1.037, 0.9381, 0.7728}, 3600},
    {{Kernel::gemm_pingpong, {128, 152}, {1, 2}}, {1.057, 0.8631, 0.9662, 0.9371, 0.9058}, 6048},
    {{Kernel::gemm_pingpong, {128, 152}, {2, 4}}, {0.9904, 1.033, 1.133, 1.037, 0.8446}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 1}}, {1.059, 0.8919, 0.7887, 1.402, 0.9473}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}}, {1.093, 0.8952, 0.8932, 0.9812, 0.9744}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}, {1.017, 0.9144, 0.9004, 0.6694, 1.048}, 0},
    {{Kernel::gemm_pingpong, {128, 160}, {4, 2}}, {0.8667, 1.059, 1.015, 0.9798, 0.9614}, 793},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}, {1.124, 0.89, 0.9467, 0.9526, 0.9193}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, {1.075, 0.9583, 0.8537, 0.6712, 0.9521}, 0},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 2}}, {1.058, 0.9942, 1.052, 0.7433, 0.8693}, 0},
    {{Kernel::gemm_pingpong, {128, 184}, {2, 4}}, {0.9797, 1.102, 0.8967, 0.9229, 0.8697}, 675},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}, {0.989, 0.9577, 0.8177, 0.9263, 0.8652}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}, {1.015, 1.028, 0.7455, 0.6537, 0.7237}, 0},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 2}}, {1.051, 1.032, 1.006, 0.7659, 0.6275}, 0},
    {{Kernel::gemm_pingpong, {136, 128}, {2, 4}}, {1.643, 1.001, 1.085, 1.055, 0.8402}, 448},
    {{Kernel::gemm_pingpong, {144, 128}, {1, 2}}, {1.049, 0.9293, 0.7928, 0.864, 0.8568}, 6496},
    {{Kernel::gemm_pingpong, {152, 128}, {1, 2}}, {1.691, 0.9264, 0.8511, 0.827, 1.046}, 13635},
    {{Kernel::gemm_pingpong, {160, 128}, {1, 2}}, {1.161, 0.9156, 0.9214, 0.6236, 0.9594}, 5824},
    {{Kernel::gemm_pingpong, {160, 128}, {2, 4}}, {1.116, 1.028, 1.074, 1.081, 0.8184}, 484},
    {{Kernel::gemm_pingpong, {168, 128}, {1, 2}}, {1.076, 0.9532, 0.8417, 0.6251, 0.8509}, 5600},
    {{Kernel::gemm_pingpong, {168, 128}, {4, 2}}, {0.9218, 1.057, 0.8961, 0.8186, 0.7779}, 0},
    {{Kernel::gemm_pingpong, {176, 128}, {1, 2}}, {1.375, 0.9489, 0.8929, 0.6543, 0.9722}, 0},
    {{Kernel::gemm_pingpong, {192, 48}, {1, 4}}, {0.9847, 0.9673, 0.9655, 1.425, 0.834}, 201},
    {{Kernel::gemm_pingpong, {192, 72}, {1, 4}}, {0.9756, 0.9424, 1.083, 0.8158, 0.8812}, 660},
    {{Kernel::gemm_pingpong, {192, 80}, {1, 4}}, {0.9537, 0.9996, 0.8609, 0.7117, 0.8281}, 1116},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 1}}, {0.9044, 0.8134, 0.8688, 1.033, 0.9729}, 0},
    {{Kernel::gemm_pingpong, {192, 112}, {1, 2}}, {0.9229, 0.9528, 0.8861, 0.6211, 0.9828}, 5632},
    {{Kernel::gemm_pingpong, {192, 128}, {1, 2}}, {0.98, 1.004, 0.8326, 0.6748, 0.7704}, 0},
    {{Kernel::gemm_pingpong, {256, 80}, {2, 1}}, {1.017, 0.885, 0.8548, 1.132, 1.037}, 720},
    {{Kernel::gemm_slicedk, {16, 8}, {1, 1}}, {0.9262, 0.9389, 0.7262, 0.578, 0.596}, 930},
    {{Kernel::gemm_slicedk, {16, 16}, {1, 1}}, {0.9277, 0.9208, 1.336, 0.6924, 0.6971}, 1228},
    {{Kernel::gemm_slicedk, {16, 32}, {1, 1}}, {0.9261, 0.9196, 1.778, 0.7616, 0.8704}, 850},
    {{Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}, {0.916, 1.264, 1.872, 0.7365, 0.8227}, 32320},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}, {0.946, 1.088, 1.306, 0.9133, 0.9131}, 16160},
    {{Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}, {0.9645, 1.152, 1.304, 0.9249, 0.8886}, 16160},
    {{Kernel::gemm_splitk, {16, 128}, {1, 1}, 1}, {0.9075, 1.533, 1.634, 0.8867, 0.9223}, 256},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}, {0.8747, 1.088, 1.191, 0.9454, 0.9453}, 896},
    {{Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}, {0.9513, 0.9363, 1.088, 0.9555, 0.9093}, 339},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}, {0.8814, 0.9583, 1.185, 0.9625, 0.9326}, 8080},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}, {0.9308, 0.9756, 1.134, 0.9833, 0.9363}, 8080},
    {{Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}, {0.9769, 0.8049, 1.119, 0.957, 0.9238}, 8080},
    {{Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}, {0.9893, 0.7729, 1.175, 0.9313, 0.9235}, 320},
    {{Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}, {0.9464, 0.9835, 1.246, 0.8338, 0.9103}, 26},
    {{Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}, {0.9131, 1.092, 0.7468, 1.467, 0.8687}, 64},
    {{Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}, {0.9731, 0.8175, 0.9478, 1.006, 0.9526}, 309},
    {{Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}, {0.9462, 0.9101, 1.137, 0.6668, 0.9585}, 85},
    {{Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}, {0.9263, 1.002, 0.9559, 1.271, 0.9523}, 57},
    {{Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}, {0.9983, 0.8357, 1.403, 0.8055, 0.9181}, 137},
    {{Kernel::gemm_splitk, {56, 64}, {2, 1}, 4}, {0.9614, 0.9034, 1.247, 0.9148, 0.8869}, 15},
    {{Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}, {0.9765, 0.8279, 1.018, 1.235, 0.9116}, 4618},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}, {0.9895, 0.6886, 1.089, 1.128, 0.9259}, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}, {0.971, 0.8514, 1.084, 1.065, 0.9235}, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}, {0.9768, 0.8031, 1.079, 1.027, 0.9555}, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}, {1.1, 0.6248, 1.391, 0.6652, 1.034}, 4040},
    {{Kernel::gemm_splitk, {64, 64}, {2, 1}, 4}, {0.9452, 0.916, 1.091, 0.9916, 1.053}, 36},
    {{Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}, {0.9142, 1.042, 0.9033, 1.394, 0.9248}, 1010},
    {{Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}, {1.031, 0.7783, 1.031, 1.067, 0.9458}, 3592},
    {{Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}, {1.089, 0.6972, 1.195, 1.221, 0.9308}, 3232},
    {{Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}, {0.9745, 0.8009, 0.9863, 1.049, 0.9951}, 138},
    {{Kernel::gemm_splitk, {80, 64}, {1, 2}, 4}, {0.9811, 0.977, 1.285, 0.7762, 0.9421}, 69},
    {{Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}, {1.085, 0.7838, 1.412, 0.6952, 0.9016}, 90},
    {{Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}, {0.882, 1.174, 0.936, 1.075, 0.9958}, 30},
    {{Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}, {1.082, 0.8933, 1.273, 0.7153, 0.9386}, 58},
    {{Kernel::gemm_splitk, {80, 192}, {2, 1}, 4}, {1.451, 1.084, 1.158, 0.8584, 0.6972}, 30},
    {{Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}, {1.008, 0.8805, 1.306, 0.8043, 0.9296}, 71},
    {{Kernel::gemm_splitk, {88, 128}, {2, 1}, 4}, {1.164, 0.8093, 1.444, 0.7617, 0.8995}, 60},
    {{Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}, {1.09, 0.9288, 1.496, 0.6667, 0.7672}, 171},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}, {1.019, 0.7991, 1.174, 1.019, 0.9128}, 320},
    {{Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}, {1.007, 0.7795, 0.94, 1.07, 0.9841}, 141},
    {{Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}, {1.092, 0.7954, 1.418, 0.7447, 0.8739}, 90},
    {{Kernel::gemm_splitk, {96, 128}, {4, 1}, 2}, {1.054, 0.9576, 1.418, 0.5991, 0.8246}, 268},
    {{Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}, {1.241, 0.5866, 1.278, 0.7606, 1.058}, 70},
    {{Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}, {1.012, 0.8653, 1.245, 0.7844, 0.9307}, 72},
    {{Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}, {1.084, 0.8306, 1.271, 0.7782, 0.905}, 74},
    {{Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}, {1.062, 0.8577, 1.368, 0.9034, 0.8494}, 90},
    {{Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}, {0.9682, 1.038, 1.601, 0.6889, 0.8206}, 891},
    {{Kernel::gemm_splitk, {120, 128}, {2, 1}, 3}, {1.02, 0.9504, 0.9133, 0.6993, 1.14}, 51},
    {{Kernel::gemm_splitk, {120, 128}, {2, 2}, 2}, {0.8888, 1.117, 1.467, 0.6804, 0.8208}, 949},
    {{Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}, {0.9072, 1.017, 0.9828, 1.385, 0.8352}, 64640},
    {{Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}, {1.081, 0.8385, 1.359, 0.7206, 0.8935}, 32320},
    {{Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}, {1.051, 0.9125, 1.348, 0.9838, 0.842}, 16160},
    {{Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}, {0.9476, 0.974, 1.099, 1.115, 0.8537}, 1796},
    {{Kernel::gemm_splitk, {128, 96}, {2, 1}, 4}, {1.192, 0.7965, 1.462, 0.8437, 0.8608}, 44},
    {{Kernel::gemm_splitk, {128, 128}, {2, 2}, 2}, {0.7908, 1.162, 1.428, 0.6928, 0.8531}, 830},
    {{Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}, {0.9847, 1.14, 0.9134, 1.375, 0.8843}, 515},
    {{Kernel::gemm_splitk, {128, 160}, {2, 2}, 2}, {0.8757, 1.263, 1.173, 0.9009, 0.7532}, 224},
    {{Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}, {0.9663, 1.047, 0.9669, 1.461, 1.098}, 51},
    {{Kernel::gemm_splitk, {144, 64}, {1, 1}, 2}, {0.9595, 1.024, 0.8912, 1.71, 0.8293}, 255},
    {{Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}, {1.171, 0.7889, 1.333, 0.8067, 0.911}, 57},
    {{Kernel::gemm_splitk, {144, 128}, {4, 1}, 2}, {0.9131, 1.182, 1.19, 0.5711, 0.8922}, 207},
    {{Kernel::gemm_splitk, {152, 64}, {1, 2}, 4}, {1.227, 0.7635, 1.453, 0.6656, 0.9047}, 61},
    {{Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}, {1.053, 1.002, 1.233, 1.283, 0.782}, 162},
    {{Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}, {1.389, 1.019, 1.114, 1.198, 0.7341}, 156},
    {{Kernel::gemm_splitk, {160, 128}, {1, 4}, 2}, {0.7228, 1.227, 1.341, 0.4858, 0.8248}, 740},
    {{Kernel::gemm_splitk, {160, 128}, {2, 2}, 2}, {0.8143, 1.164, 1.748, 0.6106, 0.8008}, 730},
    {{Kernel::gemm_splitk, {176, 128}, {1, 2}, 4}, {1.295, 1.191, 1.214, 0.6101, 0.7992}, 306},
    {{Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}, {1.275, 0.8068, 1.423, 0.7628, 0.8147}, 58},
    {{Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}, {0.9827, 1.276, 1.241, 0.6502, 0.7396}, 672},
    {{Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}, {0.9906, 1.094, 1.374, 1.165, 0.7278}, 280},
    {{Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}, {1.182, 1.196, 1.029, 0.8724, 0.7596}, 30},
    {{Kernel::gemm_splitk, {232, 128}, {2, 2}, 2}, {1.102, 1.235, 1.686, 0.9573, 0.8989}, 767},
    {{Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}, {0.9378, 1.176, 1.59, 1.076, 0.6269}, 864},
    {{Kernel::gemm_swapped, {8, 128}, {1, 4}}, {0.916, 1.415, 0.8778, 0.8053, 1.004}, 112},
    {{Kernel::gemm_swapped, {8, 192}, {1, 4}}, {0.8032, 1.791, 0.8772, 0.5527, 1.076}, 43},
    {{Kernel::gemm_swapped, {16, 128}, {1, 1}}, {0.8421, 1.344, 0.8586, 1.089, 1.087}, 320},
    {{Kernel::gemm_swapped, {24, 128}, {1, 4}}, {0.9312, 1.056, 0.7986, 0.7216, 1.017}, 112},
    {{Kernel::gemm_swapped, {40, 64}, {1, 1}}, {0.9428, 0.9225, 0.8676, 1.087, 1.033}, 618},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}}, {0.8971, 0.9752, 1.26, 0.8203, 0.9762}, 224},
    {{Kernel::gemm_swapped, {56, 64}, {1, 1}}, {0.9596, 0.811, 0.9411, 1.021, 1.009}, 512},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}}, {0.9757, 0.8267, 1.281, 0.5739, 0.9023}, 224},
    {{Kernel::gemm_swapped, {64, 64}, {2, 2}}, {0.8379, 1.151, 1.0, 1.105, 0.7848}, 88},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}, {0.9979, 0.8484, 1.146, 0.9566, 0.8296}, 0},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}, {0.9829, 0.8888, 0.9195, 1.301, 0.7893}, 0},
    {{Kernel::gemm_swapped, {72, 64}, {2, 4}}, {0.9201, 1.125, 1.042, 1.219, 1.018}, 102},
    {{Kernel::gemm_swapped, {72, 128}, {4, 1}}, {0.9947, 0.9277, 0.7326, 1.271, 0.7884}, 312},
    {{Kernel::gemm_swapped, {72, 192}, {2, 1}}, {1.008, 0.9526, 0.8497, 0.9916, 0.9237}, 855},
    {{Kernel::gemm_swapped, {72, 192}, {4, 1}}, {0.9286, 0.9778, 1.013, 1.116, 0.8989}, 270},
    {{Kernel::gemm_swapped, {80, 64}, {2, 4}}, {0.91, 1.087, 1.34, 1.255, 0.7859}, 75},
    {{Kernel::gemm_swapped, {80, 64}, {4, 1}}, {1.019, 0.7962, 1.084, 0.6883, 1.032}, 60},
    {{Kernel::gemm_swapped, {80, 128}, {1, 1}}, {1.015, 0.75, 0.8241, 1.326, 0.9903}, 918},
    {{Kernel::gemm_swapped, {80, 128}, {1, 4}}, {1.003, 0.7904, 1.059, 0.7521, 0.9508}, 117},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}}, {0.9783, 0.893, 0.9013, 1.048, 0.8661}, 448},
    {{Kernel::gemm_swapped, {80, 128}, {4, 1}}, {0.9404, 0.8978, 0.8858, 1.206, 0.8808}, 144},
    {{Kernel::gemm_swapped, {96, 64}, {1, 1}}, {1.041, 0.7153, 0.9758, 1.116, 0.9422}, 896},
    {{Kernel::gemm_swapped, {96, 64}, {1, 4}}, {1.004, 0.8355, 1.08, 0.7728, 0.8778}, 224},
    {{Kernel::gemm_swapped, {96, 128}, {1, 1}}, {1.02, 0.7335, 0.9219, 1.247, 0.9753}, 885},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}}, {0.9894, 0.8285, 0.999, 1.019, 0.9513}, 460},
    {{Kernel::gemm_swapped, {96, 128}, {1, 4}}, {1.027, 0.7705, 1.165, 0.6224, 0.9143}, 204},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}}, {0.9695, 0.9064, 1.147, 0.9567, 0.7589}, 355},
    {{Kernel::gemm_swapped, {96, 192}, {2, 1}}, {0.9457, 0.9939, 0.865, 0.6648, 0.8704}, 3075},
    {{Kernel::gemm_swapped, {96, 192}, {2, 2}}, {0.8825, 1.039, 0.9095, 0.7763, 0.8665}, 531},
    {{Kernel::gemm_swapped, {104, 192}, {2, 4}}, {1.133, 1.145, 0.9452, 0.9839, 0.7642}, 51},
    {{Kernel::gemm_swapped, {104, 256}, {1, 2}}, {1.038, 1.041, 0.6952, 1.179, 1.044}, 560},
    {{Kernel::gemm_swapped, {112, 64}, {1, 2}}, {1.007, 0.8276, 1.277, 0.7628, 0.8483}, 510},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}}, {0.9946, 0.843, 1.047, 0.9617, 0.8511}, 250},
    {{Kernel::gemm_swapped, {112, 64}, {4, 2}}, {0.915, 1.048, 0.9908, 1.5, 0.6859}, 88},
    {{Kernel::gemm_swapped, {112, 128}, {1, 2}}, {0.9443, 0.8849, 0.9348, 0.9693, 0.937}, 1157},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}, {0.9857, 0.8758, 0.9403, 1.037, 0.8641}, 4536},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}}, {0.98, 0.9078, 1.332, 0.5811, 0.7521}, 804},
    {{Kernel::gemm_swapped, {112, 256}, {1, 1}}, {0.86, 1.055, 0.5495, 1.545, 0.9796}, 1184},
    {{Kernel::gemm_swapped, {128, 64}, {1, 4}}, {0.9624, 0.9086, 0.8329, 1.142, 0.8631}, 320},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}, {0.9899, 0.8159, 0.9189, 1.357, 0.8908}, 8192},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}}, {0.9233, 1.006, 1.055, 0.6142, 0.706}, 0},
    {{Kernel::gemm_swapped, {136, 256}, {2, 1}}, {1.221, 1.088, 0.8952, 1.032, 0.8922}, 1872},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}}, {1.012, 0.9302, 0.8583, 1.231, 0.825}, 505},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}, {0.9107, 0.9744, 0.8298, 0.9532, 0.8534}, 0},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}}, {0.924, 0.9718, 1.419, 0.4955, 0.728}, 360},
    {{Kernel::gemm_swapped, {144, 192}, {2, 1}}, {0.8128, 1.053, 0.8977, 0.6688, 0.9212}, 2222},
    {{Kernel::gemm_swapped, {152, 128}, {1, 4}}, {1.252, 1.088, 0.8054, 0.6946, 0.7544}, 228},
    {{Kernel::gemm_swapped, {160, 128}, {1, 2}}, {0.8815, 1.052, 0.754, 0.6405, 0.8892}, 2632},
    {{Kernel::gemm_swapped, {160, 192}, {1, 2}}, {0.9322, 1.055, 0.9573, 0.5544, 0.8453}, 2040},
    {{Kernel::gemm_swapped, {160, 192}, {2, 1}}, {0.8382, 1.074, 0.9644, 0.5931, 0.8657}, 2020},
    {{Kernel::gemm_swapped, {168, 64}, {1, 4}}, {0.9834, 0.961, 0.8418, 1.254, 0.8474}, 144},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}}, {0.9059, 0.9663, 0.9609, 0.7324, 0.8496}, 1298},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}, {0.9462, 1.065, 0.9978, 0.6632, 0.6993}, 0},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}}, {0.9, 1.116, 0.7944, 0.7454, 0.8501}, 1836},
    {{Kernel::gemm_swapped, {192, 128}, {1, 1}}, {0.8499, 0.9997, 0.6848, 1.461, 0.852}, 0},
    {{Kernel::gemm_swapped, {200, 128}, {1, 2}}, {0.9558, 1.067, 0.7651, 0.7003, 0.9153}, 10605},
    {{Kernel::gemm_swapped, {200, 128}, {1, 4}}, {0.9266, 1.088, 0.9481, 0.7831, 0.7873}, 348},
    {{Kernel::gemm_swapped, {200, 192}, {2, 1}}, {0.8307, 1.096, 0.9257, 0.7774, 0.8418}, 1616},
    {{Kernel::gemm_swapped, {224, 128}, {1, 2}}, {0.8022, 1.055, 0.9507, 0.6763, 0.8825}, 2262},
};

/// Of each kernel: products, step, tile, area, first, launch, several; most_k.
inline constexpr GemmCost gemm_costs[] = {
    {Kernel::gemm_cooperative, 0.2961, 0.02509, 0.5956, 0.3414, 0.01113, 2.892, 2.463, 0},
    {Kernel::gemm_pingpong, 0.2792, 0.04718, 0.08391, 0.2136, 0.006857, 3.066, 2.643, 0},
    {Kernel::gemm_splitk, 0.212, 0.02579, 0.151, 2.35, 0.009557, 2.523, 2.48, 0},
    {Kernel::gemm_swapped, 0.2794, 0.02759, 0.5077, 0.5298, 0.006141, 2.283, 2.064, 0},
    {Kernel::gemm_slicedk, 2.001, 0.009481, 0.2218, 0.4959, 0.06702, 1.932, 1.66, 16384},
};

/// Of all: l2, at_64, at_32, at_16, memory, stored, cluster, again.
inline constexpr SharedCost shared_costs{0.3029, 0.04937, 0.05221, 0.1914, 0.2324, 1.703, 0.01288, 1.618};

/// m, n, k; its configuration.  // its ratio to cuBLASLt, 1 where that has none: over_modes() of rr and burst, bf16 and e4m3
inline constexpr MeasuredGemm measured_gemms[] = {
    {1, 24, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.500
    {1, 32, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.313
    {1, 256, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.390
    {1, 280, 3304, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.750
    {1, 312, 544, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.221
    {1, 320, 1848, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.552
    {1, 320, 1912, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.521
    {1, 328, 432, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.104
    {1, 336, 4256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.606
    {1, 336, 6544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.427
    {1, 360, 264, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.347
    {1, 432, 2656, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.719
    {1, 448, 5800, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.414
    {1, 504, 14736, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.152
    {1, 512, 640, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.205
    {1, 528, 968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.315
    {1, 552, 6664, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.357
    {1, 560, 192, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.215
    {1, 576, 168, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.224
    {1, 576, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.351
    {1, 576, 7168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.419
    {1, 584, 840, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.265
    {1, 584, 2424, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.680
    {1, 608, 7928, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.349
    {1, 624, 1400, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.402
    {1, 704, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.272
    {1, 720, 352, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.346
    {1, 768, 200, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.236
    {1, 856, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.181
    {1, 1016, 5096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.411
    {1, 1040, 1256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.305
    {1, 1488, 7144, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.247
    {1, 1632, 14760, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.137
    {1, 1856, 344, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.236
    {1, 2080, 12944, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.120
    {1, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.355
    {1, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.177
    {1, 2216, 1256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.112
    {1, 2480, 712, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.106
    {1, 2560, 2936, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.336
    {1, 2752, 5056, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.278
    {1, 2808, 800, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.135
    {1, 3312, 5448, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.179
    {1, 3360, 144, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.160
    {1, 3632, 2360, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.132
    {1, 3664, 1240, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.114
    {1, 3712, 1952, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.129
    {1, 4048, 376, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.150
    {1, 4064, 312, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.021
    {1, 4080, 13048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.093
    {1, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.239
    {1, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.162
    {1, 4368, 5320, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.202
    {1, 5104, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.181
    {1, 5400, 1040, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.076
    {1, 6608, 14992, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.079
    {1, 6920, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.028
    {1, 7168, 1024, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.097
    {1, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.071
    {1, 7168, 8192, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.088
    {1, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.088
    {1, 7312, 520, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.055
    {1, 7504, 752, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.093
    {1, 8192, 4096, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.037
    {1, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.022
    {1, 8192, 14336, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.056
    {1, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.047
    {1, 9184, 1832, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.033
    {1, 9984, 792, {Kernel::gemm_swapped, {8, 192}, {1, 4}}},  // 0.989
    {1, 10128, 5624, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.011
    {1, 10240, 4096, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.013
    {1, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.042
    {1, 11072, 752, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.015
    {1, 11080, 8000, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.075
    {1, 11968, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.027
    {1, 14600, 432, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.028
    {1, 16224, 272, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 1.016
    {1, 16376, 1184, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.049
    {1, 16576, 424, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 1.023
    {1, 18048, 344, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.045
    {1, 18320, 8072, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.098
    {1, 19648, 256, {Kernel::gemm_swapped, {8, 192}, {1, 4}}},  // 1.002
    {1, 20432, 160, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.025
    {1, 21680, 15824, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.067
    {1, 22280, 7792, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.112
    {1, 22928, 1888, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.083
    {1, 24576, 768, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.036
    {1, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.052
    {1, 32768, 256, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.944
    {1, 32768, 512, {Kernel::gemm_splitk, {16, 128}, {1, 1}, 1}},  // 1.011
    {1, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.044
    {1, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.051
    {1, 129280, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.034
    {2, 80, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.328
    {2, 112, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.374
    {2, 256, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {2, 256, 2248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.588
    {2, 296, 952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.285
    {2, 320, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.286
    {2, 328, 520, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.141
    {2, 352, 136, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {2, 352, 4192, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.586
    {2, 352, 10752, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.214
    {2, 368, 800, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.241
    {2, 376, 1128, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.344
    {2, 384, 208, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.247
    {2, 400, 576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.145
    {2, 400, 9968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.292
    {2, 416, 280, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {2, 456, 1128, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.350
    {2, 504, 13424, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.181
    {2, 528, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.446
    {2, 528, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.538
    {2, 552, 760, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.240
    {2, 568, 1208, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.332
    {2, 640, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.212
    {2, 680, 584, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.198
    {2, 720, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.206
    {2, 720, 464, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.314
    {2, 720, 6168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.341
    {2, 784, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.197
    {2, 808, 1392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.379
    {2, 816, 648, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.198
    {2, 832, 3744, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.628
    {2, 976, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.241
    {2, 992, 3144, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.576
    {2, 1160, 752, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.223
    {2, 1184, 3248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.548
    {2, 1200, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.193
    {2, 1296, 5872, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.295
    {2, 1504, 1904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.372
    {2, 1624, 720, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.198
    {2, 1728, 1504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.246
    {2, 1744, 3920, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.317
    {2, 1800, 360, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.065
    {2, 2176, 9384, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.149
    {2, 2224, 536, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.127
    {2, 2256, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.191
    {2, 2504, 352, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.220
    {2, 2640, 6000, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.201
    {2, 2952, 1248, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.146
    {2, 3040, 1080, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.071
    {2, 3104, 888, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.078
    {2, 4088, 872, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.079
    {2, 4280, 824, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.014
    {2, 4568, 4112, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.129
    {2, 4592, 4728, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.173
    {2, 5088, 784, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.035
    {2, 5152, 376, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.099
    {2, 5168, 376, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.124
    {2, 5168, 5032, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.090
    {2, 5200, 12304, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.076
    {2, 5872, 1904, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.050
    {2, 6408, 5904, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.074
    {2, 7408, 11584, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.065
    {2, 7752, 2992, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.033
    {2, 8264, 7736, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.048
    {2, 8416, 6328, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.032
    {2, 8608, 11200, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.110
    {2, 10240, 9712, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.102
    {2, 10496, 2360, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.012
    {2, 10944, 1848, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.028
    {2, 11360, 2144, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.023
    {2, 11544, 536, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.984
    {2, 12640, 4704, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.067
    {2, 13712, 1544, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.040
    {2, 14400, 496, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.019
    {2, 14904, 4792, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.040
    {2, 15768, 296, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.990
    {2, 16576, 352, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.011
    {2, 16640, 2688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.029
    {2, 17120, 320, {Kernel::gemm_swapped, {8, 192}, {1, 4}}},  // 1.023
    {2, 17696, 6696, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.086
    {2, 18800, 488, {Kernel::gemm_swapped, {8, 192}, {1, 4}}},  // 0.992
    {2, 20440, 15576, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.058
    {2, 20560, 280, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.017
    {2, 20952, 544, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.078
    {2, 21664, 2352, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.088
    {2, 22304, 7048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.048
    {2, 22416, 776, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.006
    {2, 22640, 13176, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.077
    {2, 22656, 1648, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.127
    {2, 22712, 5216, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.085
    {2, 22896, 4024, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.065
    {3, 24, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.317
    {3, 64, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.338
    {3, 296, 6664, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.409
    {3, 336, 15880, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.195
    {3, 352, 14744, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.232
    {3, 368, 464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.137
    {3, 368, 888, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.262
    {3, 368, 6432, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.439
    {3, 384, 624, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.174
    {3, 408, 6088, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.401
    {3, 464, 1688, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.573
    {3, 480, 1088, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.340
    {3, 480, 2424, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.646
    {3, 496, 5528, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.359
    {3, 544, 4528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.582
    {3, 624, 720, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.247
    {3, 832, 248, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.219
    {3, 928, 560, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.145
    {3, 928, 3560, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.625
    {3, 952, 6952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.344
    {3, 992, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.222
    {3, 1064, 544, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.154
    {3, 1064, 11504, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.326
    {3, 1200, 2568, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.541
    {3, 1232, 4968, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.413
    {3, 1592, 256, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.199
    {3, 1728, 464, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.247
    {3, 1784, 944, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.247
    {3, 2296, 392, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.257
    {3, 2584, 880, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.168
    {3, 2688, 456, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.200
    {3, 2768, 6392, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.096
    {3, 3264, 3304, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.227
    {3, 3520, 800, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.132
    {3, 3600, 264, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.020
    {3, 3704, 688, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.111
    {3, 3728, 696, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.036
    {3, 4032, 1056, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.071
    {3, 4152, 11352, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.120
    {3, 4184, 10168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.118
    {3, 4192, 1616, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.074
    {3, 4496, 1088, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.028
    {3, 4576, 1680, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.029
    {3, 5008, 360, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.100
    {3, 5504, 184, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.133
    {3, 5712, 280, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.145
    {3, 6128, 1464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.062
    {3, 6784, 1392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.071
    {3, 7416, 7048, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.123
    {3, 7752, 368, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.067
    {3, 7832, 896, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.050
    {3, 9280, 376, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.004
    {3, 10776, 1216, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.016
    {3, 11400, 4216, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.045
    {3, 15880, 3632, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.041
    {3, 18472, 15112, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.093
    {3, 20224, 880, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.040
    {4, 264, 12944, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.247
    {4, 304, 2512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.772
    {4, 336, 2896, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.766
    {4, 344, 1360, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.450
    {4, 352, 1552, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.449
    {4, 392, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.454
    {4, 520, 1216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.393
    {4, 520, 8728, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.440
    {4, 744, 888, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.246
    {4, 768, 8536, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.340
    {4, 1088, 960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.232
    {4, 1136, 5120, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.375
    {4, 1440, 3512, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.533
    {4, 1536, 576, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.088
    {4, 1648, 880, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {4, 2016, 8008, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.165
    {4, 2152, 536, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.108
    {4, 2576, 4080, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.354
    {4, 3152, 952, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.093
    {4, 3392, 1008, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.132
    {4, 3544, 2008, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.077
    {4, 3736, 2672, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.273
    {4, 4256, 1120, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.049
    {4, 4304, 480, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.129
    {4, 4344, 10424, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.090
    {4, 4384, 2096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.025
    {4, 4448, 9464, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.119
    {4, 5088, 680, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.003
    {4, 5312, 944, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.028
    {4, 5728, 5944, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.038
    {4, 6272, 3064, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.033
    {4, 8336, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.021
    {4, 9232, 456, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 0.988
    {4, 10272, 856, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.999
    {4, 11032, 12624, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.083
    {4, 11440, 872, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.996
    {4, 11856, 472, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.016
    {4, 12904, 296, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.008
    {4, 13168, 3616, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.029
    {4, 16872, 5000, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.017
    {4, 19632, 152, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.034
    {5, 24, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.408
    {5, 272, 1112, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.313
    {5, 288, 192, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.226
    {5, 288, 8480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.393
    {5, 320, 3352, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.746
    {5, 352, 640, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.180
    {5, 360, 472, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.425
    {5, 400, 5064, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.601
    {5, 408, 9496, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.308
    {5, 416, 624, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.193
    {5, 448, 336, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {5, 512, 5032, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.626
    {5, 648, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.057
    {5, 672, 13648, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.262
    {5, 856, 584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.158
    {5, 896, 7352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.356
    {5, 1208, 4256, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.376
    {5, 1296, 976, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.259
    {5, 1472, 960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.226
    {5, 1600, 720, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.243
    {5, 1664, 5632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.229
    {5, 1744, 2544, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.377
    {5, 2016, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.041
    {5, 2208, 5344, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.227
    {5, 2656, 7080, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.129
    {5, 3312, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.138
    {5, 3568, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.164
    {5, 3752, 6168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.179
    {5, 3776, 288, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.158
    {5, 4072, 3104, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.176
    {5, 4408, 6200, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.152
    {5, 4456, 2728, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.014
    {5, 4544, 4976, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.170
    {5, 6336, 3904, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.053
    {5, 6976, 944, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.040
    {5, 7280, 440, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.992
    {5, 7536, 4704, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.081
    {5, 9008, 11832, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.127
    {5, 9504, 344, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.007
    {5, 15056, 224, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 0.975
    {5, 22240, 1032, {Kernel::gemm_swapped, {8, 128}, {1, 4}}},  // 1.052
    {6, 32, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.307
    {6, 272, 936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.366
    {6, 304, 1776, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.559
    {6, 304, 10336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.247
    {6, 472, 1872, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.573
    {6, 592, 4320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.558
    {6, 864, 656, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.219
    {6, 1000, 8296, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.310
    {6, 1104, 6128, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.361
    {6, 1120, 432, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.103
    {6, 1984, 1904, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.242
    {6, 2128, 424, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.068
    {6, 2664, 2560, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.151
    {6, 2832, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.170
    {6, 3824, 736, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.101
    {6, 4408, 808, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.992
    {6, 9440, 880, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.011
    {6, 9648, 8368, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.074
    {6, 10432, 7088, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.087
    {6, 11816, 3496, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.136
    {6, 15920, 11888, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.044
    {6, 16816, 320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.999
    {6, 17640, 4528, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.020
    {6, 22000, 4688, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.103
    {7, 280, 2416, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.740
    {7, 512, 368, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.301
    {7, 888, 592, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.201
    {7, 1504, 3656, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.442
    {7, 1584, 4120, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.405
    {7, 2144, 832, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.149
    {7, 2368, 856, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.123
    {7, 2864, 808, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.074
    {7, 3560, 13608, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.102
    {7, 5504, 5488, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.016
    {7, 6656, 352, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.074
    {7, 12984, 2168, {Kernel::gemm_swapped, {8, 192}, {1, 4}}},  // 0.993
    {7, 13584, 5232, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.002
    {7, 17024, 4128, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.056
    {7, 19696, 1568, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.086
    {7, 21128, 9424, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.136
    {8, 48, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.231
    {8, 264, 1712, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.543
    {8, 288, 400, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.268
    {8, 336, 2696, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.734
    {8, 344, 2960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.811
    {8, 368, 2048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.605
    {8, 408, 1328, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.416
    {8, 432, 936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.277
    {8, 440, 2320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.656
    {8, 512, 248, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.234
    {8, 824, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.205
    {8, 848, 3752, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.654
    {8, 1008, 312, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.186
    {8, 1144, 3288, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.571
    {8, 1360, 5480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.349
    {8, 1544, 3512, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.431
    {8, 1584, 168, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.144
    {8, 1648, 344, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.176
    {8, 1680, 2504, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.392
    {8, 1760, 1152, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.237
    {8, 2480, 904, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.122
    {8, 2752, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.166
    {8, 4304, 144, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.121
    {8, 5880, 8448, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.008
    {8, 12016, 3096, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.083
    {8, 12800, 464, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.061
    {8, 22056, 7864, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.110
    {8, 22552, 1808, {Kernel::gemm_splitk, {8, 64}, {1, 1}, 1}},  // 1.126
    {9, 320, 1336, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.403
    {9, 376, 1520, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.519
    {9, 576, 720, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.243
    {9, 592, 1568, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.450
    {9, 992, 14936, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.190
    {9, 1248, 720, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.232
    {9, 1312, 5104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.428
    {9, 1624, 296, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.034
    {9, 2048, 168, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.131
    {9, 2768, 2200, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.082
    {9, 2848, 4608, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.182
    {9, 2960, 1192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.130
    {9, 3384, 576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.069
    {9, 5264, 12792, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.043
    {9, 8064, 1000, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.009
    {9, 11584, 1128, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.980
    {9, 14160, 296, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 0.998
    {9, 14880, 256, {Kernel::gemm_splitk, {16, 128}, {1, 1}, 1}},  // 1.001
    {9, 21024, 2712, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.025
    {9, 21592, 296, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.002
    {10, 256, 2256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.641
    {10, 496, 696, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.189
    {10, 592, 4800, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.540
    {10, 760, 608, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.192
    {10, 888, 504, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.286
    {10, 920, 3680, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.643
    {10, 1152, 2392, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.500
    {10, 1792, 480, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.193
    {10, 1904, 2056, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.287
    {10, 1968, 3480, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.381
    {10, 1984, 11584, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.170
    {10, 2160, 1824, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.234
    {10, 2552, 288, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.067
    {10, 4448, 496, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.081
    {10, 5248, 1752, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.013
    {10, 6320, 2312, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.048
    {10, 8616, 288, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 1.000
    {10, 12144, 4016, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.043
    {10, 21112, 2016, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.062
    {10, 21888, 672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.027
    {11, 336, 1808, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.631
    {11, 400, 408, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.089
    {11, 512, 15640, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.190
    {11, 688, 1408, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.468
    {11, 928, 11480, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.199
    {11, 1440, 9640, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.212
    {11, 1760, 1008, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.225
    {11, 2704, 496, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.136
    {11, 2816, 7648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.132
    {11, 3064, 736, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.164
    {11, 4200, 10688, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.049
    {12, 408, 112, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.203
    {12, 856, 2296, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.549
    {12, 888, 3320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.697
    {12, 1216, 464, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.256
    {12, 1216, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.353
    {12, 5104, 408, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.030
    {12, 6368, 3288, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.125
    {12, 8624, 9440, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.117
    {12, 12304, 880, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.038
    {12, 15784, 6184, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.996
    {13, 584, 1712, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.515
    {13, 736, 1904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.495
    {13, 1184, 6952, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.315
    {13, 1376, 384, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.194
    {13, 1672, 256, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.109
    {13, 2816, 1384, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.154
    {13, 9792, 312, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.955
    {13, 13072, 2384, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.024
    {13, 19376, 2032, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.055
    {14, 272, 960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.394
    {14, 288, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.247
    {14, 344, 232, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {14, 1280, 240, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.158
    {14, 2624, 1496, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.167
    {14, 3152, 10568, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.166
    {14, 3944, 1840, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.121
    {14, 8128, 9648, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.042
    {14, 8616, 7976, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.115
    {14, 14040, 4744, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 0.996
    {14, 15904, 480, {Kernel::gemm_splitk, {16, 128}, {1, 1}, 1}},  // 1.044
    {14, 18000, 3816, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.061
    {14, 19736, 6432, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.049
    {14, 20320, 1240, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 1.020
    {15, 296, 9368, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.396
    {15, 320, 576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.152
    {15, 1400, 6352, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.280
    {15, 1472, 3168, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.494
    {15, 1520, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.123
    {15, 2016, 7368, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.166
    {15, 2352, 904, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.233
    {15, 2832, 1968, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.251
    {15, 5048, 2272, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.050
    {15, 11136, 352, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.017
    {15, 12256, 1920, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.033
    {16, 16, 56, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.288
    {16, 64, 64, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.205
    {16, 320, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.279
    {16, 360, 3104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.807
    {16, 696, 7248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.405
    {16, 784, 3584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.796
    {16, 1088, 3216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.639
    {16, 1288, 6008, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {16, 1928, 7960, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.239
    {16, 2112, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.356
    {16, 2112, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.186
    {16, 4096, 3584, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.272
    {16, 4096, 7168, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.186
    {16, 4696, 10680, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.109
    {16, 7168, 1024, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.072
    {16, 7168, 2048, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.051
    {16, 7168, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.128
    {16, 7168, 16384, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.120
    {16, 8112, 1304, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.011
    {16, 8192, 4096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.041
    {16, 8192, 8192, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.022
    {16, 8192, 14336, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.021
    {16, 8192, 28672, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.016
    {16, 9896, 304, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 1.010
    {16, 10168, 1888, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.996
    {16, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.025
    {16, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.058
    {16, 10528, 872, {Kernel::gemm_pingpong, {16, 128}, {1, 4}}},  // 0.969
    {16, 12672, 6752, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.059
    {16, 14384, 3448, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 1.009
    {16, 14608, 3512, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.001
    {16, 16728, 800, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.026
    {16, 24576, 768, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.042
    {16, 24576, 1536, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.099
    {16, 32768, 256, {Kernel::gemm_swapped, {16, 128}, {1, 1}}},  // 0.949
    {16, 32768, 512, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.031
    {16, 57344, 4096, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 2}},  // 1.043
    {16, 57344, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.015
    {17, 416, 2440, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.644
    {17, 456, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.249
    {17, 560, 4408, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.536
    {17, 984, 952, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.273
    {17, 1024, 160, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.169
    {17, 1056, 1104, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.285
    {17, 1344, 3048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.496
    {17, 2104, 832, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.164
    {17, 2232, 4800, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.269
    {17, 2968, 1936, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.095
    {17, 5968, 2080, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.047
    {18, 288, 4776, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.636
    {18, 2144, 152, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.130
    {18, 4192, 752, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.139
    {18, 20400, 144, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.002
    {19, 992, 280, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.031
    {19, 1120, 15264, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.239
    {19, 1128, 552, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.121
    {19, 1176, 808, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.207
    {19, 1776, 1320, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.267
    {19, 3232, 8016, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.132
    {19, 4296, 16144, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.143
    {19, 5528, 9272, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.126
    {20, 272, 2912, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.793
    {20, 512, 2928, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.790
    {20, 624, 80, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.183
    {20, 1824, 1928, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.273
    {20, 2080, 544, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.119
    {20, 2680, 5120, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.220
    {20, 2912, 608, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.108
    {20, 7648, 7912, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.010
    {20, 10880, 1584, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.001
    {20, 14136, 6392, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.990
    {21, 80, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {21, 448, 312, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.176
    {21, 2368, 472, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.093
    {21, 4912, 7120, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.126
    {21, 8272, 160, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.049
    {21, 9472, 168, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.014
    {21, 10912, 10440, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 1.086
    {21, 13424, 2368, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.022
    {21, 21680, 632, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.028
    {22, 96, 184, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.260
    {22, 200, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.248
    {22, 432, 6696, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.458
    {22, 800, 9216, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.347
    {22, 1104, 1360, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.310
    {22, 1984, 15736, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.099
    {22, 3448, 10744, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.139
    {22, 5480, 536, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.979
    {22, 8304, 144, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.048
    {22, 9888, 872, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 0.997
    {22, 19552, 7208, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.098
    {23, 272, 944, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.276
    {23, 400, 464, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.301
    {23, 992, 4040, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.508
    {23, 1448, 448, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.144
    {23, 3960, 8600, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.086
    {23, 4640, 5504, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.194
    {23, 21168, 616, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.957
    {24, 24, 88, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.328
    {24, 416, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.183
    {24, 800, 688, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.205
    {24, 1384, 680, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.169
    {24, 2712, 6440, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.151
    {24, 6152, 5512, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.022
    {24, 6472, 4304, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.022
    {24, 6608, 7664, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.028
    {24, 8288, 328, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 0.989
    {24, 11552, 408, {Kernel::gemm_swapped, {24, 128}, {1, 4}}},  // 0.982
    {24, 14240, 256, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.017
    {25, 656, 1528, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.506
    {25, 7368, 968, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.970
    {25, 9296, 6752, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 1.138
    {25, 18160, 4928, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.106
    {26, 544, 472, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.280
    {26, 576, 224, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.184
    {26, 880, 768, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.237
    {26, 944, 384, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.087
    {26, 1544, 6296, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.267
    {26, 6088, 824, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.977
    {26, 7552, 1000, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.023
    {26, 8048, 200, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.017
    {26, 8088, 2256, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.051
    {26, 8784, 6424, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.052
    {26, 9048, 7776, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.063
    {27, 1528, 1096, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.250
    {27, 3072, 4280, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.106
    {27, 15664, 1344, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.019
    {28, 1840, 8064, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.301
    {28, 1856, 1168, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.242
    {28, 2000, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.108
    {28, 21024, 1008, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.025
    {29, 328, 4656, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.616
    {29, 608, 1232, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.414
    {29, 1296, 2712, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.419
    {29, 1920, 656, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.143
    {29, 2384, 4760, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.157
    {29, 3416, 1096, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.125
    {29, 7376, 4536, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.002
    {29, 7472, 184, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.999
    {30, 352, 328, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.268
    {30, 1784, 656, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.164
    {30, 4104, 15304, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.037
    {30, 5056, 2184, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.033
    {30, 7360, 4616, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.006
    {31, 208, 16, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.216
    {31, 408, 512, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.309
    {31, 512, 6800, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.480
    {31, 720, 1960, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.490
    {31, 2464, 344, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.045
    {31, 4016, 2976, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.102
    {32, 1240, 2920, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.443
    {32, 3072, 2896, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.258
    {32, 12112, 2016, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.004
    {32, 13424, 480, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.050
    {32, 17704, 1808, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.058
    {33, 128, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.272
    {33, 416, 4488, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.670
    {33, 528, 4016, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.695
    {33, 1312, 5248, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.407
    {33, 1720, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.008
    {33, 14064, 384, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.982
    {34, 480, 1224, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.349
    {34, 568, 3872, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.589
    {34, 2960, 424, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.004
    {34, 3184, 5632, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.137
    {34, 4896, 552, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.987
    {34, 8480, 704, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.991
    {34, 22480, 3264, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.019
    {35, 304, 6544, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.497
    {35, 352, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.172
    {35, 400, 296, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.227
    {35, 1344, 1408, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.230
    {35, 1720, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.018
    {35, 5200, 5752, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.035
    {35, 18640, 1496, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.026
    {36, 1296, 616, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.100
    {36, 1584, 128, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.083
    {36, 3184, 320, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.985
    {36, 8168, 344, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.979
    {37, 3792, 3440, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.122
    {37, 4368, 4344, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.234
    {37, 6936, 13888, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.071
    {37, 20424, 1168, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.010
    {38, 208, 8, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.231
    {38, 496, 1224, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.355
    {38, 736, 392, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.133
    {38, 2792, 360, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.019
    {38, 2928, 6336, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.115
    {38, 5840, 296, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.997
    {38, 17024, 128, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.999
    {38, 21992, 264, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.001
    {39, 744, 3024, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.735
    {39, 800, 1160, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.293
    {39, 832, 432, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.098
    {39, 896, 1408, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.331
    {39, 3792, 10672, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.083
    {39, 12000, 520, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.993
    {39, 19616, 2456, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 1.016
    {40, 128, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.202
    {40, 312, 2504, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.618
    {40, 896, 360, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.121
    {40, 17824, 3384, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.010
    {40, 19904, 2392, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 0.989
    {40, 21760, 1864, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.029
    {42, 408, 4272, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.625
    {42, 1072, 15344, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.259
    {42, 3480, 280, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.968
    {42, 3752, 432, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.007
    {42, 17488, 3264, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.036
    {43, 376, 2048, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.565
    {43, 544, 800, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.184
    {43, 992, 2336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.448
    {43, 1736, 2312, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.277
    {43, 9120, 896, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.996
    {43, 16944, 1464, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.012
    {43, 21264, 784, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.011
    {44, 376, 5376, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.427
    {44, 1048, 5848, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.344
    {44, 1616, 11776, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.234
    {44, 1776, 928, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.233
    {44, 5808, 1744, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.004
    {44, 14992, 1456, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.971
    {44, 17304, 2488, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 0.998
    {45, 288, 3864, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.614
    {45, 784, 10336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.279
    {45, 1072, 7528, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.422
    {45, 1744, 2240, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.266
    {45, 2152, 6464, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.202
    {45, 9288, 512, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.960
    {45, 13488, 1808, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.981
    {46, 384, 6480, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.534
    {46, 15544, 832, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.024
    {47, 2240, 1120, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.158
    {47, 3728, 160, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.998
    {47, 4376, 816, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.998
    {47, 17848, 9216, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 0.999
    {48, 384, 1032, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.271
    {48, 2080, 384, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.050
    {48, 2400, 2432, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.154
    {48, 4184, 2328, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.003
    {48, 5504, 8176, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.179
    {49, 672, 2192, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.558
    {49, 816, 704, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.128
    {49, 1968, 4960, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.305
    {50, 336, 1448, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.468
    {50, 1056, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.511
    {50, 3520, 192, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.990
    {50, 8488, 3528, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.039
    {50, 11800, 2200, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 0.987
    {50, 16904, 7120, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 0.990
    {51, 560, 272, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.035
    {51, 9368, 456, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.934
    {52, 368, 6800, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.490
    {52, 6288, 2464, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.971
    {52, 17472, 2480, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 0.978
    {53, 288, 5320, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.447
    {53, 720, 192, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.116
    {53, 2000, 968, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.043
    {53, 4768, 640, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.023
    {53, 5328, 2080, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.014
    {53, 10264, 2096, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.975
    {55, 472, 1248, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.324
    {56, 576, 3200, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.658
    {56, 2240, 176, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.997
    {56, 7664, 592, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.001
    {56, 8160, 688, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.974
    {56, 17448, 6976, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.002
    {57, 96, 104, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.214
    {57, 20816, 3456, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.002
    {58, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.245
    {58, 7920, 3184, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.977
    {59, 1056, 216, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.117
    {59, 1144, 904, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.161
    {59, 7888, 1808, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.975
    {59, 18136, 5112, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 1.009
    {59, 22928, 8864, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.020
    {60, 288, 3288, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.653
    {60, 304, 984, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.274
    {60, 352, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.192
    {61, 320, 1208, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.277
    {61, 7024, 920, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.954
    {61, 10256, 200, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.961
    {62, 1040, 536, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.030
    {62, 1152, 424, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.000
    {62, 13280, 144, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.957
    {63, 8976, 1152, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.969
    {63, 18672, 192, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.976
    {63, 19392, 264, {Kernel::gemm_pingpong, {64, 72}, {1, 4}}},  // 0.983
    {64, 32, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.233
    {64, 208, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.185
    {64, 400, 7496, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.316
    {64, 704, 2504, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.485
    {64, 1808, 1608, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.180
    {64, 2112, 3584, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.334
    {64, 2112, 7168, {Kernel::gemm_splitk, {64, 72}, {1, 1}, 4}},  // 1.200
    {64, 3056, 576, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.974
    {64, 4096, 3584, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.053
    {64, 4096, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.041
    {64, 7168, 1024, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.996
    {64, 7168, 2048, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.028
    {64, 7168, 8192, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 0.992
    {64, 7168, 16384, {Kernel::gemm_splitk, {64, 56}, {1, 1}, 1}},  // 1.094
    {64, 8192, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.035
    {64, 8192, 8192, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.000
    {64, 8192, 14336, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.999
    {64, 8192, 28672, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.054
    {64, 10240, 4096, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 1.004
    {64, 10240, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 0.995
    {64, 24576, 768, {Kernel::gemm_pingpong, {64, 104}, {1, 4}}},  // 0.975
    {64, 24576, 1536, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.012
    {64, 32768, 256, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 0.951
    {64, 32768, 512, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.992
    {64, 57344, 4096, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 1.025
    {64, 57344, 8192, {Kernel::gemm_splitk, {64, 80}, {1, 1}, 1}},  // 0.990
    {65, 1272, 1640, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.276
    {66, 448, 7536, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.304
    {66, 4032, 384, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.014
    {67, 720, 680, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.110
    {67, 2848, 336, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.990
    {68, 368, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.169
    {68, 776, 2456, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4}},  // 1.441
    {68, 992, 952, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.183
    {68, 7584, 1760, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.994
    {69, 14008, 3368, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 0.996
    {70, 320, 440, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.181
    {70, 576, 2528, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.514
    {70, 712, 320, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.116
    {70, 2736, 288, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.034
    {70, 3440, 5656, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.112
    {70, 17992, 416, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 1.102
    {71, 384, 12480, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.157
    {71, 768, 824, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.160
    {71, 1056, 1232, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.220
    {71, 3936, 1008, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.952
    {71, 6496, 9896, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.118
    {72, 784, 528, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.141
    {72, 2240, 232, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.990
    {72, 3984, 2032, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 0.975
    {73, 400, 576, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.138
    {73, 752, 2720, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.508
    {73, 6056, 1344, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 1.012
    {73, 6488, 552, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.967
    {74, 488, 1144, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.305
    {74, 624, 4016, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.617
    {74, 2832, 368, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.032
    {74, 5744, 5104, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 0.964
    {74, 8640, 1104, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 0.977
    {75, 144, 32, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.220
    {75, 3024, 2032, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.082
    {75, 3784, 1792, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 2}},  // 1.025
    {75, 9584, 4184, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 0.988
    {76, 152, 24, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.201
    {76, 800, 15160, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.102
    {76, 6552, 9024, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 1.000
    {76, 7824, 256, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 1.001
    {77, 16, 160, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.215
    {77, 13512, 1312, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 1.046
    {77, 20440, 2288, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.035
    {78, 344, 512, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.105
    {78, 5056, 1992, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.960
    {78, 10336, 208, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.972
    {78, 13936, 304, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 1.012
    {78, 21632, 3560, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 0.949
    {80, 1440, 656, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.126
    {80, 3344, 1224, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.083
    {80, 8168, 4528, {Kernel::gemm_swapped, {112, 64}, {1, 2}}},  // 0.976
    {80, 9984, 328, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 0.997
    {80, 19760, 384, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.026
    {83, 784, 16224, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.159
    {83, 1216, 168, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.032
    {84, 64, 40, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.224
    {84, 928, 1864, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.288
    {84, 5552, 600, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.959
    {84, 17224, 320, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 1.032
    {85, 11120, 440, {Kernel::gemm_swapped, {96, 128}, {1, 4}}},  // 0.982
    {86, 392, 616, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 3}},  // 1.156
    {86, 1176, 2440, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.263
    {87, 8712, 2936, {Kernel::gemm_swapped, {96, 128}, {1, 4}}},  // 0.975
    {89, 8608, 888, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.962
    {89, 8992, 1272, {Kernel::gemm_swapped, {96, 128}, {1, 4}}},  // 0.999
    {90, 1176, 368, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.068
    {91, 128, 288, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.282
    {91, 464, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.132
    {91, 18688, 688, {Kernel::gemm_pingpong, {128, 152}, {1, 2}}},  // 0.967
    {92, 3120, 1032, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.041
    {92, 9144, 8712, {Kernel::gemm_swapped, {96, 128}, {1, 4}}},  // 1.093
    {93, 512, 8576, {Kernel::gemm_splitk, {104, 64}, {1, 1}, 8}},  // 1.251
    {93, 720, 2480, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.385
    {93, 1408, 584, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.061
    {94, 3216, 496, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.034
    {95, 272, 4400, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.550
    {95, 2304, 1320, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.027
    {96, 24, 80, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.259
    {96, 280, 304, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.189
    {96, 1784, 5120, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.241
    {96, 3488, 296, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 1.013
    {97, 4192, 3448, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 1.106
    {99, 3728, 1104, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.972
    {100, 6384, 400, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.976
    {100, 6864, 1208, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.996
    {100, 10624, 248, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 0.960
    {101, 1800, 9072, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.228
    {102, 4760, 536, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.957
    {102, 5120, 368, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.924
    {102, 10272, 224, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 1.010
    {104, 4544, 400, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.947
    {105, 96, 16, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.204
    {105, 11920, 1008, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 1.007
    {106, 32, 96, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.242
    {106, 1880, 5088, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.174
    {106, 6112, 9560, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.104
    {106, 13960, 312, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 0.971
    {106, 19704, 944, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.000
    {107, 872, 12528, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.130
    {107, 920, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.031
    {107, 936, 1056, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.085
    {108, 4632, 3048, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 1.045
    {109, 3016, 272, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.021
    {110, 400, 1568, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.277
    {110, 880, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.104
    {112, 7184, 4176, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.996
    {113, 360, 6160, {Kernel::gemm_splitk, {40, 64}, {1, 1}, 4}},  // 1.269
    {113, 2856, 720, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.982
    {115, 21600, 448, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 1.040
    {116, 2272, 10208, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.057
    {116, 3304, 592, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 1}},  // 0.951
    {117, 744, 1624, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4}},  // 1.242
    {117, 8424, 3096, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.974
    {118, 288, 152, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.143
    {118, 1728, 1024, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.084
    {118, 2064, 1152, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.031
    {118, 11904, 8592, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 1.002
    {119, 528, 384, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.027
    {119, 552, 4896, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.369
    {119, 7688, 13304, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.970
    {119, 11424, 2720, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.968
    {120, 11232, 1952, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.988
    {121, 3632, 6264, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.304
    {121, 21232, 960, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 1.001
    {122, 1160, 880, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.110
    {124, 1488, 160, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.986
    {124, 2136, 1064, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.008
    {125, 416, 2456, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.406
    {125, 424, 2000, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.393
    {126, 352, 144, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.141
    {126, 544, 192, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.090
    {128, 256, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 8}},  // 1.414
    {128, 296, 4816, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.464
    {128, 576, 7168, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.326
    {128, 1776, 1400, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.125
    {128, 2112, 3584, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.158
    {128, 2112, 7168, {Kernel::gemm_splitk, {128, 72}, {1, 1}, 4}},  // 1.177
    {128, 4096, 3584, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.041
    {128, 4096, 7168, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.093
    {128, 7168, 1024, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.958
    {128, 7168, 2048, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 0.954
    {128, 7168, 8192, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 0.994
    {128, 7168, 16384, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.114
    {128, 7760, 15128, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.969
    {128, 8192, 4096, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.989
    {128, 8192, 8192, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.005
    {128, 8192, 14336, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 0.990
    {128, 8192, 28672, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.985
    {128, 8248, 6152, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.989
    {128, 10240, 4096, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.959
    {128, 10240, 8192, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 0.980
    {128, 24576, 768, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 1.020
    {128, 24576, 1536, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.026
    {128, 32768, 256, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 1.011
    {128, 32768, 512, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 1.043
    {128, 57344, 4096, {Kernel::gemm_pingpong, {128, 112}, {1, 2}}},  // 1.045
    {128, 57344, 8192, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.014
    {128, 129280, 7168, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.989
    {129, 1360, 1504, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.043
    {131, 472, 544, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.032
    {131, 5424, 2352, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.954
    {131, 8992, 776, {Kernel::gemm_swapped, {72, 192}, {2, 1}}},  // 0.928
    {134, 1504, 256, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.039
    {134, 6288, 656, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.983
    {134, 7128, 1144, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.972
    {134, 11376, 520, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.936
    {135, 616, 2600, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.322
    {135, 1328, 9256, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.059
    {135, 19104, 12568, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.882
    {136, 1040, 952, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.102
    {136, 1176, 2864, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.379
    {136, 17416, 4456, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.879
    {137, 544, 24, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.115
    {137, 2912, 1152, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.961
    {139, 2768, 584, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.976
    {139, 3216, 1544, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 1.000
    {140, 5368, 1240, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.977
    {141, 448, 232, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.096
    {141, 1784, 440, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.976
    {141, 3424, 368, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.969
    {141, 4608, 1808, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.959
    {143, 2496, 2096, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.956
    {145, 2400, 14504, {Kernel::gemm_splitk, {80, 192}, {2, 1}, 4}},  // 1.046
    {145, 10880, 6416, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.843
    {146, 6392, 1216, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.966
    {146, 7208, 3632, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.948
    {147, 568, 384, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.005
    {147, 824, 13608, {Kernel::gemm_splitk, {80, 64}, {1, 2}, 4}},  // 0.919
    {147, 3824, 920, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.986
    {147, 17760, 3152, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 0.977
    {148, 1800, 528, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.017
    {149, 3200, 1952, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.956
    {149, 6416, 1248, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.996
    {150, 14416, 3888, {Kernel::gemm_swapped, {152, 128}, {1, 4}}},  // 0.968
    {151, 280, 16, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.171
    {151, 1080, 624, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.042
    {152, 296, 4648, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.428
    {152, 9200, 1304, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.973
    {153, 14952, 392, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 1.019
    {154, 384, 912, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.159
    {154, 4168, 12800, {Kernel::gemm_splitk, {160, 128}, {1, 1}, 3}},  // 1.052
    {154, 5528, 3688, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 0.995
    {155, 2432, 1280, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.006
    {155, 3880, 2696, {Kernel::gemm_swapped, {80, 128}, {1, 4}}},  // 1.039
    {156, 3392, 144, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.995
    {157, 1184, 1424, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.082
    {158, 448, 14664, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 0.946
    {158, 1056, 1048, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 0.977
    {158, 1072, 456, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.983
    {158, 2048, 352, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.054
    {158, 19672, 480, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 1.064
    {159, 176, 88, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.162
    {159, 680, 1456, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.164
    {159, 1272, 5816, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.007
    {160, 744, 216, {Kernel::gemm_slicedk, {16, 32}, {1, 1}}},  // 1.014
    {160, 2864, 1096, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.966
    {160, 7392, 1392, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.959
    {165, 584, 3752, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.318
    {165, 5856, 784, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.954
    {166, 1984, 5288, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.010
    {166, 5000, 11128, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 1.070
    {167, 912, 328, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 0.980
    {167, 6552, 560, {Kernel::gemm_swapped, {168, 64}, {1, 4}}},  // 0.972
    {168, 7648, 1416, {Kernel::gemm_swapped, {168, 64}, {1, 4}}},  // 0.971
    {169, 1280, 264, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.983
    {170, 616, 13736, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}},  // 0.957
    {171, 5456, 5352, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 1.082
    {172, 1232, 9784, {Kernel::gemm_splitk, {88, 128}, {2, 1}, 4}},  // 0.966
    {172, 3688, 1208, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.959
    {173, 15664, 2480, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.952
    {175, 512, 4288, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 1.365
    {175, 11040, 456, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.979
    {176, 272, 632, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 4}},  // 1.100
    {176, 624, 496, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.068
    {176, 640, 2720, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 1.253
    {176, 920, 336, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.005
    {176, 6224, 152, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 1.010
    {176, 17392, 6048, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.868
    {177, 304, 2576, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.475
    {178, 896, 480, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.970
    {178, 5464, 9824, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 1.203
    {178, 7216, 9880, {Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}},  // 1.044
    {178, 9296, 256, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 0.907
    {179, 376, 9168, {Kernel::gemm_splitk, {48, 64}, {1, 1}, 3}},  // 1.070
    {179, 18424, 600, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 1.028
    {180, 8600, 4008, {Kernel::gemm_pingpong, {192, 72}, {1, 4}}},  // 0.955
    {181, 312, 1952, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.402
    {181, 768, 328, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.978
    {181, 3368, 1128, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.968
    {183, 18080, 480, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.976
    {183, 21904, 840, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.935
    {184, 1200, 1008, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 2}},  // 1.008
    {185, 5032, 2184, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.995
    {186, 5520, 4272, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 0.971
    {187, 272, 2488, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.387
    {187, 3400, 760, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.953
    {187, 5344, 264, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.966
    {187, 7800, 5000, {Kernel::gemm_pingpong, {192, 72}, {1, 4}}},  // 0.972
    {188, 392, 1272, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4}},  // 1.222
    {188, 5112, 1472, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.955
    {190, 144, 32, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.177
    {191, 3392, 5072, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}},  // 0.989
    {191, 12968, 272, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.933
    {192, 4608, 1792, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 0.875
    {192, 4608, 3584, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.916
    {192, 5120, 1440, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.926
    {192, 5120, 2880, {Kernel::gemm_pingpong, {192, 48}, {1, 4}}},  // 1.028
    {192, 6144, 2048, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.890
    {192, 18184, 3528, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.927
    {193, 14952, 4368, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.989
    {194, 848, 632, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 0.994
    {194, 3608, 14392, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}},  // 1.075
    {196, 1056, 672, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.039
    {197, 5688, 1960, {Kernel::gemm_pingpong, {128, 96}, {2, 4}}},  // 0.951
    {199, 432, 3680, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.393
    {201, 304, 584, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 2}},  // 1.139
    {202, 304, 4208, {Kernel::gemm_splitk, {64, 64}, {1, 1}, 4}},  // 1.396
    {203, 17696, 3640, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.929
    {204, 22240, 544, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.937
    {205, 920, 504, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.990
    {205, 6432, 816, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.980
    {205, 21360, 4984, {Kernel::gemm_swapped, {104, 192}, {2, 4}}},  // 0.931
    {206, 10464, 5224, {Kernel::gemm_swapped, {104, 192}, {2, 4}}},  // 0.950
    {207, 5456, 336, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 1.029
    {208, 256, 2808, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.550
    {209, 1080, 1160, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.006
    {209, 3376, 5560, {Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}},  // 1.138
    {209, 10256, 5880, {Kernel::gemm_pingpong, {112, 192}, {2, 4}}},  // 0.947
    {211, 18336, 2592, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.996
    {212, 4688, 4520, {Kernel::gemm_splitk, {128, 160}, {2, 2}, 2}},  // 1.007
    {213, 3200, 3792, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.975
    {214, 2528, 248, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.974
    {215, 2784, 264, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.951
    {216, 296, 1704, {Kernel::gemm_splitk, {40, 64}, {2, 1}, 4}},  // 1.365
    {218, 3104, 3784, {Kernel::gemm_splitk, {240, 64}, {1, 4}, 2}},  // 0.997
    {219, 784, 592, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.029
    {221, 1776, 504, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.980
    {221, 6664, 280, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.971
    {222, 448, 15328, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4}},  // 0.970
    {223, 304, 3544, {Kernel::gemm_splitk, {56, 64}, {1, 2}, 4}},  // 1.474
    {223, 2312, 12688, {Kernel::gemm_splitk, {80, 128}, {1, 4}, 2}},  // 0.984
    {227, 2256, 2224, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.934
    {228, 360, 7624, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}},  // 1.046
    {228, 8144, 2784, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.944
    {229, 16, 24, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.229
    {229, 688, 320, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.971
    {230, 392, 12664, {Kernel::gemm_splitk, {64, 64}, {2, 1}, 4}},  // 0.880
    {230, 584, 568, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.051
    {230, 1376, 2000, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.958
    {230, 2088, 800, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.924
    {230, 3728, 7088, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 1.001
    {230, 11472, 152, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.931
    {231, 256, 9280, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.143
    {231, 4272, 336, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.980
    {232, 2952, 768, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.945
    {232, 8648, 1248, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.947
    {233, 432, 7096, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.069
    {233, 608, 136, {Kernel::gemm_pingpong, {40, 64}, {4, 2}}},  // 0.970
    {233, 6464, 296, {Kernel::gemm_pingpong, {64, 112}, {4, 1}}},  // 0.967
    {234, 19792, 560, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.941
    {235, 10976, 5080, {Kernel::gemm_pingpong, {128, 184}, {2, 4}}},  // 1.001
    {235, 13040, 2120, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.926
    {237, 1320, 15720, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4}},  // 0.967
    {241, 24, 488, {Kernel::gemm_slicedk, {16, 8}, {1, 1}}},  // 1.369
    {241, 536, 888, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.131
    {242, 3568, 184, {Kernel::gemm_swapped, {64, 128}, {2, 1}}},  // 0.989
    {245, 520, 304, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 0.996
    {245, 1648, 504, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.976
    {246, 656, 2192, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.113
    {246, 1136, 232, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.973
    {246, 2088, 14528, {Kernel::gemm_splitk, {128, 64}, {1, 1}, 2}},  // 1.042
    {247, 320, 1016, {Kernel::gemm_splitk, {56, 64}, {2, 1}, 4}},  // 1.176
    {247, 432, 4232, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 1.253
    {247, 952, 496, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.015
    {247, 5504, 296, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.927
    {248, 5568, 552, {Kernel::gemm_pingpong, {128, 96}, {2, 4}}},  // 0.941
    {248, 10680, 9496, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.987
    {248, 12832, 680, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.953
    {249, 872, 264, {Kernel::gemm_pingpong, {40, 64}, {4, 2}}},  // 0.950
    {249, 2560, 344, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.951
    {251, 1872, 456, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.970
    {252, 19832, 1336, {Kernel::gemm_pingpong, {128, 176}, {2, 2}}},  // 0.986
    {253, 2464, 344, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.943
    {253, 15104, 1072, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 0.983
    {255, 272, 136, {Kernel::gemm_slicedk, {16, 16}, {1, 1}}},  // 1.104
    {256, 744, 1016, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.085
    {256, 1536, 1536, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.958
    {256, 5120, 12800, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.947
    {256, 5120, 25600, {Kernel::gemm_splitk, {128, 160}, {1, 1}, 2}},  // 0.988
    {257, 408, 5992, {Kernel::gemm_splitk, {88, 64}, {1, 2}, 4}},  // 1.105
    {257, 2016, 888, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 1.002
    {257, 4400, 328, {Kernel::gemm_swapped, {96, 128}, {1, 4}}},  // 0.951
    {257, 7592, 1320, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.936
    {258, 1928, 2344, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 1.040
    {261, 456, 256, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.040
    {261, 14768, 1424, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 0.933
    {262, 1552, 464, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.050
    {267, 560, 144, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.989
    {267, 1600, 128, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.068
    {268, 2232, 4008, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.963
    {269, 392, 1368, {Kernel::gemm_splitk, {48, 64}, {1, 4}, 2}},  // 1.223
    {270, 1424, 3048, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.025
    {271, 11672, 1120, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.965
    {272, 824, 768, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.034
    {272, 21184, 5296, {Kernel::gemm_pingpong, {136, 128}, {2, 4}}},  // 0.924
    {273, 312, 400, {Kernel::gemm_splitk, {16, 64}, {1, 1}, 1}},  // 1.036
    {273, 2800, 5336, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.978
    {274, 7200, 6992, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.003
    {274, 9368, 1224, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.940
    {276, 8352, 3616, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.977
    {277, 968, 1000, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.034
    {278, 728, 1112, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.020
    {278, 1200, 1160, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 0.979
    {278, 1992, 328, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.986
    {279, 552, 1904, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.179
    {279, 6696, 11408, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.012
    {279, 19656, 392, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 1.042
    {280, 376, 5256, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.079
    {282, 704, 320, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.984
    {283, 992, 2112, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.063
    {284, 840, 616, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.954
    {284, 6888, 8952, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.958
    {285, 2088, 4320, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.995
    {287, 1944, 784, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 1.025
    {287, 2424, 2152, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.960
    {288, 272, 14656, {Kernel::gemm_splitk, {72, 64}, {1, 1}, 4}},  // 1.195
    {288, 12392, 312, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.941
    {289, 768, 2864, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.063
    {291, 1360, 712, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.028
    {291, 2352, 864, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.012
    {293, 2008, 1760, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.946
    {293, 2544, 2512, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.949
    {294, 576, 10368, {Kernel::gemm_splitk, {112, 64}, {1, 2}, 4}},  // 1.008
    {294, 19440, 336, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 1.002
    {295, 496, 12072, {Kernel::gemm_splitk, {152, 64}, {1, 2}, 4}},  // 0.943
    {298, 1136, 8184, {Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}},  // 0.997
    {300, 624, 3904, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.270
    {301, 1552, 6616, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}},  // 1.199
    {301, 13072, 1048, {Kernel::gemm_pingpong, {160, 128}, {2, 4}}},  // 0.871
    {302, 3664, 11952, {Kernel::gemm_pingpong, {80, 128}, {4, 2}}},  // 0.939
    {302, 10720, 2256, {Kernel::gemm_swapped, {104, 256}, {1, 2}}},  // 0.936
    {302, 20736, 4448, {Kernel::gemm_swapped, {104, 256}, {1, 2}}},  // 0.929
    {304, 736, 2200, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.076
    {304, 3488, 2328, {Kernel::gemm_swapped, {168, 64}, {1, 4}}},  // 0.946
    {305, 3448, 2608, {Kernel::gemm_swapped, {168, 64}, {1, 4}}},  // 0.938
    {306, 2656, 1352, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 1.010
    {309, 3016, 5688, {Kernel::gemm_splitk, {160, 128}, {2, 2}, 2}},  // 1.073
    {310, 656, 2192, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.122
    {312, 9600, 904, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.980
    {316, 9904, 1816, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.948
    {318, 736, 1112, {Kernel::gemm_pingpong, {40, 64}, {4, 2}}},  // 1.002
    {318, 8800, 8248, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 1.008
    {318, 12048, 12472, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.992
    {321, 1568, 3816, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}},  // 1.099
    {324, 9648, 360, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.964
    {324, 20544, 5792, {Kernel::gemm_swapped, {112, 256}, {1, 1}}},  // 0.988
    {325, 9624, 1080, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.971
    {327, 10000, 2304, {Kernel::gemm_swapped, {112, 256}, {1, 1}}},  // 0.981
    {328, 14496, 480, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.957
    {330, 528, 400, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.013
    {330, 624, 2344, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.135
    {332, 18864, 152, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.062
    {334, 3872, 5640, {Kernel::gemm_pingpong, {192, 72}, {1, 4}}},  // 1.047
    {337, 496, 656, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.051
    {337, 1776, 14792, {Kernel::gemm_splitk, {176, 128}, {1, 2}, 4}},  // 0.998
    {337, 21872, 4752, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.959
    {340, 344, 824, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.119
    {340, 3584, 1152, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.964
    {341, 296, 680, {Kernel::gemm_splitk, {40, 64}, {2, 2}, 2}},  // 1.065
    {342, 20160, 336, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 1.081
    {343, 384, 15488, {Kernel::gemm_splitk, {96, 64}, {1, 1}, 4}},  // 0.904
    {343, 1216, 760, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.981
    {346, 14728, 408, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.916
    {348, 4720, 712, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.992
    {350, 8592, 1928, {Kernel::gemm_pingpong, {192, 72}, {1, 4}}},  // 0.916
    {350, 13704, 1672, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.871
    {352, 4392, 4944, {Kernel::gemm_pingpong, {128, 112}, {1, 4}}},  // 0.977
    {354, 2960, 2864, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.980
    {356, 1168, 1496, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 1.055
    {359, 3000, 5008, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.991
    {360, 4488, 416, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 1.022
    {361, 4688, 264, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.979
    {362, 8976, 5664, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.892
    {363, 9616, 776, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.880
    {365, 4176, 328, {Kernel::gemm_pingpong, {128, 112}, {1, 2}}},  // 0.945
    {365, 5600, 784, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.948
    {366, 456, 736, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.030
    {367, 448, 12344, {Kernel::gemm_splitk, {128, 64}, {1, 2}, 4}},  // 0.909
    {371, 7608, 1080, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.975
    {372, 512, 464, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.035
    {375, 2032, 6064, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 0.983
    {377, 496, 1656, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.100
    {380, 416, 736, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.029
    {382, 6224, 224, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.964
    {386, 15800, 15528, {Kernel::gemm_swapped, {200, 128}, {1, 2}}},  // 1.012
    {388, 624, 4480, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.208
    {391, 2200, 368, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 1.006
    {391, 13856, 6912, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.962
    {394, 2352, 1320, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.954
    {395, 1064, 13568, {Kernel::gemm_splitk, {144, 64}, {1, 1}, 2}},  // 1.055
    {396, 456, 1952, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.045
    {397, 10336, 4056, {Kernel::gemm_swapped, {200, 192}, {2, 1}}},  // 0.876
    {399, 264, 4400, {Kernel::gemm_splitk, {104, 64}, {1, 2}, 4}},  // 1.206
    {399, 2640, 336, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 1.017
    {401, 7296, 7584, {Kernel::gemm_swapped, {104, 256}, {1, 2}}},  // 0.990
    {404, 4720, 2064, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.944
    {405, 624, 312, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.996
    {405, 2192, 1328, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.946
    {405, 6192, 304, {Kernel::gemm_pingpong, {128, 96}, {2, 1}}},  // 1.014
    {406, 768, 7728, {Kernel::gemm_splitk, {96, 64}, {1, 4}, 2}},  // 1.048
    {408, 1304, 8344, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}},  // 1.089
    {409, 4712, 2896, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.989
    {410, 1240, 336, {Kernel::gemm_swapped, {72, 64}, {2, 4}}},  // 0.998
    {410, 6944, 2672, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.937
    {411, 1520, 376, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.973
    {412, 960, 8624, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.030
    {412, 11360, 392, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.945
    {413, 952, 4232, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.061
    {415, 2624, 856, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.951
    {415, 22336, 560, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.006
    {418, 1000, 1248, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.979
    {418, 1744, 1136, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.992
    {419, 800, 464, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 1.011
    {419, 1672, 4616, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}},  // 1.145
    {419, 2456, 8952, {Kernel::gemm_splitk, {160, 128}, {1, 4}, 2}},  // 1.034
    {419, 18944, 10680, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.016
    {424, 464, 160, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.986
    {424, 536, 9176, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.085
    {425, 2496, 536, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.958
    {427, 1024, 296, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 0.965
    {428, 1280, 672, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.944
    {433, 304, 368, {Kernel::gemm_splitk, {24, 64}, {1, 1}, 1}},  // 1.021
    {434, 2624, 1912, {Kernel::gemm_pingpong, {128, 96}, {2, 4}}},  // 0.993
    {436, 1120, 240, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.953
    {437, 472, 5704, {Kernel::gemm_splitk, {152, 64}, {1, 2}, 4}},  // 1.096
    {440, 7312, 3344, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.992
    {441, 496, 272, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.974
    {442, 928, 336, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.032
    {442, 8064, 288, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.060
    {445, 504, 304, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.000
    {445, 3968, 944, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 1.010
    {446, 4640, 352, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.006
    {448, 1072, 1584, {Kernel::gemm_pingpong, {64, 72}, {4, 1}}},  // 0.951
    {449, 288, 808, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.109
    {449, 2056, 3152, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.967
    {450, 4832, 848, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 0.975
    {456, 2680, 832, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.976
    {459, 616, 912, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.058
    {461, 3000, 13832, {Kernel::gemm_splitk, {232, 128}, {2, 2}, 2}},  // 1.093
    {463, 696, 416, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.017
    {465, 2864, 392, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.997
    {466, 384, 2136, {Kernel::gemm_splitk, {48, 64}, {2, 2}, 2}},  // 1.188
    {467, 12344, 1000, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.154
    {470, 1952, 3632, {Kernel::gemm_pingpong, {128, 72}, {2, 4}}},  // 1.017
    {474, 6696, 13592, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.996
    {475, 2464, 656, {Kernel::gemm_swapped, {80, 128}, {2, 1}}},  // 0.969
    {475, 20936, 11000, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 0.966
    {478, 408, 344, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.965
    {480, 536, 3240, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.289
    {484, 4368, 304, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.980
    {485, 22656, 7440, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.000
    {486, 280, 704, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.036
    {491, 11112, 5528, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.965
    {496, 10104, 1200, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.027
    {498, 3952, 672, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.997
    {498, 22664, 504, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.122
    {501, 344, 1568, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.116
    {503, 1320, 1400, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.935
    {505, 1968, 5024, {Kernel::gemm_pingpong, {64, 144}, {4, 2}}},  // 0.936
    {505, 4592, 1488, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.948
    {505, 5344, 952, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.924
    {505, 8896, 4792, {Kernel::gemm_pingpong, {128, 152}, {2, 4}}},  // 1.003
    {506, 19184, 10288, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.968
    {507, 1256, 848, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.957
    {507, 18656, 880, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.036
    {509, 4032, 7080, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 0.992
    {511, 18672, 704, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.079
    {512, 2048, 8192, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.926
    {512, 2112, 3584, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.982
    {512, 2112, 7168, {Kernel::gemm_swapped, {128, 64}, {2, 1}}},  // 0.945
    {512, 4096, 3584, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.995
    {512, 4096, 7168, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.987
    {512, 7168, 1024, {Kernel::gemm_pingpong, {128, 112}, {2, 1}}},  // 0.937
    {512, 7168, 2048, {Kernel::gemm_pingpong, {128, 112}, {2, 1}}},  // 0.940
    {512, 7168, 8192, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.996
    {512, 7168, 16384, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.999
    {512, 8192, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.991
    {512, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.999
    {512, 8192, 14336, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.997
    {512, 8192, 28672, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 1.006
    {512, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.987
    {512, 10240, 8192, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.044
    {512, 24576, 768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.025
    {512, 24576, 1536, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.069
    {512, 32768, 256, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.113
    {512, 32768, 512, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.992
    {512, 57344, 4096, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.000
    {512, 57344, 8192, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.994
    {513, 464, 408, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.010
    {514, 464, 11768, {Kernel::gemm_splitk, {88, 128}, {2, 1}, 4}},  // 0.903
    {514, 888, 1304, {Kernel::gemm_swapped, {80, 64}, {4, 1}}},  // 1.013
    {514, 5216, 2384, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.948
    {514, 19904, 5760, {Kernel::gemm_swapped, {104, 256}, {1, 2}}},  // 0.973
    {517, 4064, 1168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.997
    {518, 1208, 288, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.988
    {518, 3440, 224, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.981
    {518, 12776, 1856, {Kernel::gemm_pingpong, {192, 112}, {1, 1}}},  // 0.908
    {519, 392, 616, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.996
    {519, 6640, 2544, {Kernel::gemm_swapped, {104, 256}, {1, 2}}},  // 0.903
    {521, 504, 1272, {Kernel::gemm_splitk, {80, 64}, {1, 4}, 2}},  // 1.050
    {521, 1856, 864, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.961
    {522, 296, 616, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.004
    {522, 1232, 6784, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}},  // 0.905
    {523, 1792, 840, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.978
    {523, 5072, 6032, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.914
    {526, 12968, 448, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.040
    {527, 512, 7880, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}},  // 0.978
    {533, 432, 14984, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}},  // 1.040
    {536, 14400, 13576, {Kernel::gemm_pingpong, {136, 128}, {2, 4}}},  // 0.953
    {539, 408, 976, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.036
    {540, 7312, 3248, {Kernel::gemm_pingpong, {136, 128}, {2, 4}}},  // 0.949
    {543, 3888, 2296, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.960
    {546, 8064, 256, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 1.021
    {547, 15696, 7240, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.015
    {551, 2992, 9064, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.991
    {552, 320, 584, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.980
    {560, 7272, 2736, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.915
    {564, 1584, 696, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.995
    {564, 13376, 336, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.147
    {566, 576, 6848, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.038
    {567, 1032, 664, {Kernel::gemm_pingpong, {64, 104}, {4, 2}}},  // 0.933
    {569, 864, 768, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.976
    {571, 1496, 1776, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 1.041
    {575, 1200, 7376, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}},  // 0.965
    {576, 1640, 8912, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 1.114
    {576, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.065
    {576, 4096, 7168, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.064
    {579, 5328, 6408, {Kernel::gemm_swapped, {200, 128}, {1, 2}}},  // 0.985
    {585, 408, 952, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.961
    {586, 1808, 2704, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.994
    {590, 17904, 568, {Kernel::gemm_pingpong, {160, 128}, {2, 4}}},  // 1.081
    {591, 4400, 1896, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.974
    {593, 4464, 1440, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.957
    {594, 1584, 144, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 1.010
    {595, 4536, 4208, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.973
    {609, 352, 4968, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.153
    {609, 1408, 11360, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 1.037
    {609, 2576, 960, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.976
    {611, 320, 3608, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.196
    {615, 920, 312, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.958
    {617, 16344, 13696, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 1.007
    {620, 2408, 2480, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 0.933
    {621, 1352, 15384, {Kernel::gemm_splitk, {160, 128}, {1, 4}, 2}},  // 1.031
    {622, 664, 8136, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 1.078
    {623, 16128, 1320, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 0.955
    {625, 9136, 952, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 0.880
    {626, 6872, 3896, {Kernel::gemm_pingpong, {160, 128}, {2, 4}}},  // 0.894
    {630, 1056, 3408, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.988
    {631, 2264, 352, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.989
    {634, 352, 5872, {Kernel::gemm_splitk, {64, 64}, {2, 2}, 2}},  // 1.121
    {634, 1056, 488, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 0.940
    {643, 7648, 136, {Kernel::gemm_pingpong, {168, 128}, {4, 2}}},  // 0.973
    {644, 5336, 13800, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.967
    {646, 11704, 272, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.165
    {647, 288, 6208, {Kernel::gemm_splitk, {144, 64}, {1, 2}, 4}},  // 1.063
    {648, 1136, 9984, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.978
    {651, 328, 672, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.048
    {654, 9392, 1104, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.047
    {656, 576, 968, {Kernel::gemm_swapped, {80, 64}, {4, 1}}},  // 0.990
    {656, 648, 744, {Kernel::gemm_swapped, {72, 64}, {2, 4}}},  // 1.017
    {660, 288, 496, {Kernel::gemm_splitk, {32, 64}, {1, 1}, 1}},  // 1.024
    {660, 408, 1104, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.078
    {660, 4992, 400, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 1.050
    {669, 2680, 2200, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.931
    {669, 16776, 456, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.105
    {674, 6752, 152, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 0.951
    {675, 272, 776, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 0.980
    {677, 416, 2712, {Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}},  // 1.173
    {678, 352, 856, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.023
    {682, 448, 568, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.980
    {685, 432, 1480, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.077
    {689, 744, 1872, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 1.040
    {694, 7840, 1672, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 0.920
    {696, 312, 2104, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.070
    {698, 9520, 1592, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.937
    {706, 6000, 776, {Kernel::gemm_swapped, {200, 192}, {2, 1}}},  // 0.965
    {710, 1056, 1592, {Kernel::gemm_pingpong, {64, 112}, {4, 1}}},  // 0.954
    {712, 336, 1920, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.075
    {712, 376, 376, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 0.956
    {713, 5296, 7672, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.937
    {715, 536, 592, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 0.976
    {716, 2208, 856, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.946
    {717, 13056, 1088, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 1.029
    {720, 720, 1544, {Kernel::gemm_swapped, {72, 64}, {2, 4}}},  // 1.003
    {721, 432, 184, {Kernel::gemm_swapped, {64, 64}, {2, 2}}},  // 0.988
    {721, 552, 6576, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 0.976
    {727, 17440, 2024, {Kernel::gemm_pingpong, {128, 176}, {2, 2}}},  // 1.015
    {728, 4880, 13456, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 0.973
    {730, 18352, 3520, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.005
    {731, 496, 416, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.005
    {734, 1680, 416, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.997
    {734, 6464, 504, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.965
    {734, 7952, 520, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.071
    {741, 1768, 672, {Kernel::gemm_swapped, {96, 128}, {2, 2}}},  // 0.967
    {747, 1904, 15248, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 1.000
    {749, 688, 928, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.935
    {749, 16944, 136, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.376
    {751, 1096, 3128, {Kernel::gemm_splitk, {128, 128}, {2, 2}, 2}},  // 0.972
    {751, 19200, 280, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.212
    {755, 808, 3824, {Kernel::gemm_splitk, {96, 128}, {4, 1}, 2}},  // 0.984
    {758, 400, 7632, {Kernel::gemm_splitk, {112, 64}, {1, 4}, 2}},  // 1.085
    {761, 10072, 7240, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.926
    {768, 768, 8192, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.044
    {769, 7360, 6256, {Kernel::gemm_swapped, {200, 128}, {1, 4}}},  // 0.996
    {771, 704, 664, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 1.006
    {772, 960, 14168, {Kernel::gemm_splitk, {160, 128}, {2, 2}, 2}},  // 0.784
    {774, 3712, 360, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 0.932
    {779, 14224, 2824, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 1.073
    {784, 6184, 9336, {Kernel::gemm_swapped, {200, 192}, {2, 1}}},  // 1.029
    {785, 432, 168, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.080
    {792, 296, 632, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.026
    {792, 304, 2544, {Kernel::gemm_splitk, {80, 64}, {2, 2}, 2}},  // 1.061
    {796, 3056, 760, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 0.950
    {801, 5232, 584, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.912
    {804, 304, 6168, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}},  // 1.073
    {804, 2080, 7976, {Kernel::gemm_swapped, {72, 192}, {2, 1}}},  // 1.009
    {814, 2736, 400, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 1.017
    {814, 11120, 6000, {Kernel::gemm_swapped, {136, 256}, {2, 1}}},  // 0.894
    {820, 5184, 840, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 0.942
    {821, 2944, 136, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 1.065
    {822, 304, 624, {Kernel::gemm_swapped, {40, 64}, {1, 1}}},  // 1.036
    {822, 7760, 256, {Kernel::gemm_pingpong, {64, 128}, {2, 1}}},  // 0.987
    {823, 3648, 296, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.958
    {827, 11032, 4032, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 0.975
    {834, 16600, 632, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.098
    {836, 6480, 824, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.895
    {845, 2096, 480, {Kernel::gemm_swapped, {72, 192}, {2, 1}}},  // 0.983
    {853, 17136, 328, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.146
    {859, 8800, 4216, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.037
    {859, 11448, 272, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.162
    {866, 2616, 448, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.925
    {868, 2136, 15160, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.988
    {873, 10864, 288, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.068
    {880, 704, 5128, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}},  // 1.104
    {881, 384, 11336, {Kernel::gemm_splitk, {184, 64}, {1, 2}, 4}},  // 0.953
    {882, 1888, 10256, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 0.984
    {886, 3864, 432, {Kernel::gemm_pingpong, {128, 128}, {1, 4}}},  // 1.008
    {889, 1280, 544, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.972
    {890, 424, 12040, {Kernel::gemm_splitk, {120, 128}, {2, 1}, 3}},  // 0.918
    {890, 560, 424, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.965
    {892, 456, 2000, {Kernel::gemm_splitk, {128, 64}, {1, 4}, 2}},  // 0.951
    {893, 12408, 888, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.025
    {894, 19328, 4200, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 0.973
    {897, 4440, 440, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.992
    {898, 512, 256, {Kernel::gemm_swapped, {64, 64}, {1, 4}}},  // 1.026
    {906, 848, 8648, {Kernel::gemm_splitk, {144, 128}, {4, 1}, 2}},  // 1.043
    {907, 1600, 3480, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.032
    {908, 1080, 4144, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.973
    {910, 11648, 1408, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.152
    {911, 2704, 1560, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 1.017
    {912, 1136, 920, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.976
    {914, 680, 16048, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}},  // 1.035
    {915, 608, 264, {Kernel::gemm_swapped, {80, 64}, {4, 1}}},  // 0.948
    {917, 416, 1832, {Kernel::gemm_swapped, {80, 64}, {4, 1}}},  // 1.015
    {917, 18096, 632, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.132
    {920, 968, 4256, {Kernel::gemm_swapped, {144, 64}, {1, 4}}},  // 0.992
    {920, 1680, 328, {Kernel::gemm_swapped, {112, 128}, {1, 2}}},  // 0.973
    {923, 1952, 1352, {Kernel::gemm_swapped, {96, 192}, {2, 2}}},  // 0.993
    {923, 6032, 8656, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.027
    {934, 8432, 592, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.055
    {934, 18096, 152, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.154
    {938, 4640, 7288, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.977
    {940, 3392, 1608, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.979
    {941, 14224, 3776, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.012
    {942, 856, 880, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 0.986
    {942, 17536, 1752, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.087
    {944, 2576, 8096, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 1.009
    {949, 5024, 4072, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.991
    {952, 688, 6144, {Kernel::gemm_splitk, {192, 64}, {1, 4}, 2}},  // 0.938
    {954, 648, 4608, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.916
    {968, 3184, 632, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.945
    {975, 496, 384, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.961
    {975, 3136, 288, {Kernel::gemm_pingpong, {128, 112}, {1, 4}}},  // 0.888
    {982, 20368, 640, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.202
    {983, 472, 4272, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 0.975
    {986, 2464, 3704, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.018
    {992, 896, 440, {Kernel::gemm_swapped, {112, 64}, {1, 2}}},  // 0.953
    {1000, 768, 1024, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.925
    {1000, 4096, 14336, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.999
    {1000, 4104, 516, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 3.232
    {1000, 4104, 1032, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.037
    {1001, 21576, 3472, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.020
    {1005, 560, 14136, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}},  // 0.922
    {1006, 552, 4536, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}},  // 1.070
    {1008, 304, 784, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.027
    {1008, 17272, 2344, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.987
    {1010, 2976, 1496, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.952
    {1016, 280, 720, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.000
    {1020, 408, 4760, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.039
    {1021, 448, 2632, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.048
    {1021, 1256, 1024, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.943
    {1024, 1024, 4096, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.886
    {1024, 1024, 8192, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.856
    {1024, 1024, 16384, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.863
    {1024, 2048, 8192, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.983
    {1027, 4848, 2768, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.931
    {1041, 1304, 4016, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.990
    {1042, 4496, 384, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.869
    {1046, 4504, 9008, {Kernel::gemm_pingpong, {152, 128}, {1, 2}}},  // 0.940
    {1054, 792, 1912, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.997
    {1068, 2248, 13128, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 1.030
    {1071, 488, 15800, {Kernel::gemm_splitk, {176, 128}, {1, 2}, 4}},  // 0.924
    {1087, 888, 728, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.951
    {1092, 3536, 352, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.929
    {1093, 14728, 1200, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.095
    {1094, 344, 10000, {Kernel::gemm_splitk, {80, 192}, {2, 1}, 4}},  // 1.017
    {1095, 408, 440, {Kernel::gemm_pingpong, {64, 72}, {4, 1}}},  // 0.965
    {1106, 4432, 1280, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.960
    {1108, 488, 264, {Kernel::gemm_swapped, {80, 64}, {2, 4}}},  // 0.952
    {1109, 8000, 2808, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.025
    {1112, 1752, 2808, {Kernel::gemm_swapped, {144, 128}, {2, 2}}},  // 0.950
    {1118, 6744, 552, {Kernel::gemm_pingpong, {112, 192}, {2, 4}}},  // 1.039
    {1123, 336, 5616, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.094
    {1129, 6368, 856, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.996
    {1136, 15392, 464, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.978
    {1137, 2352, 3376, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.983
    {1152, 4096, 3584, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.957
    {1152, 4096, 7168, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.983
    {1159, 13280, 2528, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.952
    {1160, 10288, 14328, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.027
    {1166, 20168, 2856, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.017
    {1173, 296, 9416, {Kernel::gemm_splitk, {120, 128}, {2, 1}, 3}},  // 0.921
    {1175, 584, 4480, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 0.886
    {1179, 456, 264, {Kernel::gemm_pingpong, {64, 80}, {4, 2}}},  // 0.926
    {1180, 608, 3864, {Kernel::gemm_splitk, {120, 128}, {2, 2}, 2}},  // 1.167
    {1188, 5568, 344, {Kernel::gemm_pingpong, {128, 96}, {2, 4}}},  // 0.979
    {1192, 448, 352, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.960
    {1206, 1040, 680, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.955
    {1210, 1328, 2840, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.969
    {1212, 608, 4144, {Kernel::gemm_pingpong, {64, 112}, {4, 1}}},  // 0.998
    {1212, 7912, 2088, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.973
    {1213, 416, 1560, {Kernel::gemm_pingpong, {64, 72}, {4, 2}}},  // 0.961
    {1225, 4016, 3864, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.909
    {1240, 352, 152, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 0.984
    {1242, 464, 1816, {Kernel::gemm_pingpong, {64, 80}, {4, 2}}},  // 0.988
    {1254, 1328, 320, {Kernel::gemm_pingpong, {64, 128}, {1, 4}}},  // 1.007
    {1255, 288, 6952, {Kernel::gemm_splitk, {128, 96}, {2, 1}, 4}},  // 0.977
    {1263, 2120, 4184, {Kernel::gemm_pingpong, {128, 184}, {2, 4}}},  // 0.979
    {1266, 1008, 656, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.958
    {1295, 3696, 1376, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.902
    {1308, 496, 192, {Kernel::gemm_swapped, {40, 128}, {1, 2}}},  // 1.075
    {1309, 296, 5224, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.164
    {1312, 576, 464, {Kernel::gemm_swapped, {112, 64}, {4, 2}}},  // 0.956
    {1319, 4224, 688, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.936
    {1331, 608, 248, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.996
    {1335, 1312, 3024, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 1.146
    {1336, 304, 6224, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.049
    {1339, 1344, 3280, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 1.135
    {1345, 320, 4720, {Kernel::gemm_splitk, {136, 64}, {2, 2}, 2}},  // 1.120
    {1345, 1408, 576, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.991
    {1357, 608, 928, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.991
    {1358, 1624, 480, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.981
    {1362, 1888, 12536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.989
    {1365, 4216, 1544, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.988
    {1365, 9664, 13496, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.975
    {1367, 608, 11040, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 1.032
    {1374, 536, 12064, {Kernel::gemm_pingpong, {64, 112}, {4, 1}}},  // 0.991
    {1374, 8992, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.268
    {1375, 7536, 512, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.107
    {1376, 856, 6784, {Kernel::gemm_swapped, {80, 128}, {1, 1}}},  // 0.928
    {1390, 14096, 13272, {Kernel::gemm_swapped, {200, 128}, {1, 2}}},  // 1.006
    {1391, 7584, 10488, {Kernel::gemm_cooperative, {256, 120}, {1, 2}}},  // 0.949
    {1395, 13040, 2608, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.011
    {1401, 432, 256, {Kernel::gemm_swapped, {96, 64}, {1, 4}}},  // 0.959
    {1403, 312, 1024, {Kernel::gemm_swapped, {56, 64}, {1, 1}}},  // 1.037
    {1412, 14160, 1936, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.001
    {1422, 736, 1744, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.992
    {1426, 6008, 1528, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.014
    {1427, 1176, 8376, {Kernel::gemm_swapped, {128, 128}, {2, 2}}},  // 0.939
    {1427, 2520, 3200, {Kernel::gemm_swapped, {112, 256}, {1, 1}}},  // 0.999
    {1427, 10400, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.160
    {1435, 8792, 10928, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 0.976
    {1442, 22784, 320, {Kernel::gemm_pingpong, {128, 152}, {1, 2}}},  // 1.292
    {1444, 608, 208, {Kernel::gemm_swapped, {112, 64}, {1, 2}}},  // 0.971
    {1455, 6832, 3768, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.968
    {1466, 568, 10896, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 1.044
    {1479, 832, 1008, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 0.916
    {1481, 800, 3560, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 0.959
    {1485, 8488, 14304, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 0.946
    {1489, 416, 6416, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 1.128
    {1494, 13200, 2728, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.053
    {1503, 352, 664, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.922
    {1507, 488, 6768, {Kernel::gemm_splitk, {112, 128}, {2, 2}, 2}},  // 1.024
    {1507, 1432, 440, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.955
    {1519, 4600, 1192, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.090
    {1523, 544, 1272, {Kernel::gemm_swapped, {64, 128}, {4, 1}}},  // 0.898
    {1536, 1024, 8192, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 0.990
    {1536, 1688, 320, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.954
    {1536, 9576, 7072, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.995
    {1544, 9912, 2728, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.036
    {1546, 688, 5128, {Kernel::gemm_splitk, {160, 128}, {2, 2}, 2}},  // 1.130
    {1549, 688, 5112, {Kernel::gemm_splitk, {160, 128}, {2, 2}, 2}},  // 1.111
    {1553, 3736, 2952, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.972
    {1557, 7424, 3000, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.957
    {1570, 504, 5784, {Kernel::gemm_splitk, {120, 128}, {2, 2}, 2}},  // 1.240
    {1570, 4712, 7064, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 1.005
    {1572, 4880, 13576, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 0.997
    {1582, 600, 4544, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.993
    {1582, 920, 1416, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 1.027
    {1588, 960, 568, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.974
    {1596, 1296, 528, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.993
    {1599, 560, 1448, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.960
    {1609, 336, 272, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.970
    {1612, 9016, 4048, {Kernel::gemm_pingpong, {128, 152}, {1, 2}}},  // 1.040
    {1614, 512, 1320, {Kernel::gemm_swapped, {112, 64}, {1, 4}}},  // 1.019
    {1624, 808, 4360, {Kernel::gemm_pingpong, {128, 112}, {2, 4}}},  // 0.965
    {1640, 4088, 2176, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 0.990
    {1651, 368, 256, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.954
    {1665, 552, 760, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 1.011
    {1668, 728, 2560, {Kernel::gemm_swapped, {168, 64}, {1, 4}}},  // 0.978
    {1672, 2304, 1040, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 0.983
    {1683, 3184, 5792, {Kernel::gemm_pingpong, {192, 112}, {1, 1}}},  // 0.989
    {1699, 19248, 3288, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.038
    {1700, 22632, 4832, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.042
    {1702, 624, 912, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.946
    {1712, 1984, 1480, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 1.017
    {1713, 15328, 3208, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.024
    {1718, 2528, 256, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.939
    {1718, 7008, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.211
    {1722, 6728, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.155
    {1742, 1240, 8520, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.995
    {1745, 672, 5880, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 1.016
    {1752, 488, 12592, {Kernel::gemm_splitk, {128, 128}, {2, 2}, 2}},  // 1.058
    {1771, 344, 8296, {Kernel::gemm_splitk, {96, 128}, {4, 1}, 2}},  // 0.992
    {1775, 2768, 736, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.928
    {1775, 13320, 5288, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 1.003
    {1782, 384, 5008, {Kernel::gemm_pingpong, {64, 96}, {4, 1}}},  // 0.954
    {1787, 2408, 296, {Kernel::gemm_pingpong, {128, 152}, {2, 4}}},  // 1.001
    {1788, 4720, 7264, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.019
    {1791, 1000, 12136, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 1.049
    {1798, 2320, 296, {Kernel::gemm_pingpong, {168, 128}, {4, 2}}},  // 0.982
    {1814, 2968, 11648, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.994
    {1832, 5728, 5968, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.970
    {1834, 952, 1128, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.954
    {1843, 296, 3472, {Kernel::gemm_pingpong, {64, 80}, {2, 4}}},  // 0.978
    {1846, 10312, 2600, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.020
    {1846, 18976, 960, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.142
    {1866, 13720, 11288, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 0.956
    {1872, 18568, 2848, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.067
    {1877, 2184, 3648, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.991
    {1879, 15232, 4912, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 1.026
    {1881, 616, 10920, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 0.976
    {1884, 1000, 10656, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.940
    {1891, 448, 264, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 0.948
    {1898, 488, 3744, {Kernel::gemm_swapped, {128, 64}, {1, 4}}},  // 1.010
    {1899, 1392, 480, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.970
    {1899, 8752, 3040, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 1.016
    {1903, 4640, 3656, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.029
    {1904, 4512, 1400, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 0.988
    {1910, 16976, 5584, {Kernel::gemm_pingpong, {128, 152}, {1, 2}}},  // 1.038
    {1925, 1848, 488, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 0.949
    {1925, 4664, 888, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.996
    {1956, 672, 5248, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 1.052
    {1971, 1088, 3376, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.992
    {1974, 688, 3752, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 1.087
    {1984, 1056, 2976, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.987
    {2000, 3392, 4664, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.971
    {2006, 4224, 3408, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.002
    {2007, 256, 1024, {Kernel::gemm_swapped, {96, 64}, {1, 1}}},  // 0.947
    {2023, 8888, 12040, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.993
    {2023, 18704, 312, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.156
    {2040, 18808, 7696, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.014
    {2048, 1024, 8192, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.992
    {2048, 2048, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.028
    {2048, 2048, 2048, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.987
    {2073, 10888, 2944, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.013
    {2083, 2520, 1432, {Kernel::gemm_pingpong, {128, 128}, {2, 4}}},  // 0.926
    {2091, 1552, 7712, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.954
    {2092, 296, 1600, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.963
    {2097, 304, 184, {Kernel::gemm_swapped, {112, 64}, {4, 2}}},  // 0.960
    {2112, 4096, 3584, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 1.034
    {2112, 4096, 7168, {Kernel::gemm_swapped, {176, 192}, {1, 2}}},  // 1.047
    {2127, 4664, 12080, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.965
    {2157, 616, 880, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.998
    {2161, 368, 8496, {Kernel::gemm_pingpong, {56, 128}, {4, 1}}},  // 0.947
    {2162, 1104, 296, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.937
    {2187, 864, 376, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.948
    {2190, 4800, 5088, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.017
    {2192, 432, 11936, {Kernel::gemm_cooperative, {128, 80}, {1, 2}}},  // 1.012
    {2196, 760, 560, {Kernel::gemm_swapped, {112, 128}, {2, 2}}},  // 1.011
    {2197, 21968, 368, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.155
    {2201, 2456, 8832, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.993
    {2207, 376, 2064, {Kernel::gemm_swapped, {112, 64}, {4, 2}}},  // 0.971
    {2229, 552, 1040, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 0.946
    {2232, 6016, 15088, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.969
    {2248, 928, 4720, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.914
    {2250, 1296, 560, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 1.015
    {2255, 504, 6744, {Kernel::gemm_splitk, {160, 128}, {1, 4}, 2}},  // 1.095
    {2256, 4744, 1776, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.086
    {2265, 6848, 992, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.180
    {2275, 856, 12936, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.931
    {2291, 14656, 736, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.996
    {2294, 1376, 432, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.953
    {2314, 304, 13080, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 0.895
    {2314, 3728, 9848, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.003
    {2316, 18304, 3264, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.005
    {2319, 2840, 944, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 1.010
    {2350, 20624, 11784, {Kernel::gemm_swapped, {200, 192}, {2, 1}}},  // 1.015
    {2352, 12128, 272, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.044
    {2355, 784, 280, {Kernel::gemm_pingpong, {64, 144}, {4, 2}}},  // 0.995
    {2369, 256, 7856, {Kernel::gemm_splitk, {160, 64}, {1, 4}, 2}},  // 1.106
    {2381, 14704, 5024, {Kernel::gemm_swapped, {200, 192}, {2, 1}}},  // 1.011
    {2383, 2272, 2144, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.004
    {2397, 592, 408, {Kernel::gemm_pingpong, {64, 104}, {4, 2}}},  // 0.963
    {2421, 3944, 456, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.073
    {2424, 2256, 3520, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.951
    {2429, 1048, 1488, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.995
    {2436, 256, 2200, {Kernel::gemm_splitk, {88, 128}, {4, 1}, 2}},  // 0.969
    {2438, 3008, 896, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 1.007
    {2446, 8216, 13576, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.983
    {2452, 4248, 12720, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 1.008
    {2461, 568, 480, {Kernel::gemm_pingpong, {64, 104}, {4, 2}}},  // 0.938
    {2478, 3080, 5368, {Kernel::gemm_cooperative, {256, 120}, {1, 2}}},  // 0.974
    {2489, 1048, 13792, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.984
    {2494, 21208, 12232, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.966
    {2505, 6424, 4088, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.997
    {2537, 5664, 14832, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.021
    {2568, 344, 336, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.956
    {2571, 656, 624, {Kernel::gemm_pingpong, {128, 112}, {1, 2}}},  // 1.003
    {2596, 352, 1280, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 1.041
    {2618, 384, 3288, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.973
    {2625, 7392, 792, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.134
    {2628, 14656, 11976, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.993
    {2629, 16944, 4056, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.024
    {2639, 568, 480, {Kernel::gemm_swapped, {72, 192}, {4, 1}}},  // 0.953
    {2640, 296, 12088, {Kernel::gemm_splitk, {144, 128}, {4, 1}, 2}},  // 0.927
    {2642, 1824, 888, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.978
    {2651, 808, 1304, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.926
    {2653, 480, 3952, {Kernel::gemm_swapped, {96, 128}, {1, 2}}},  // 1.028
    {2672, 640, 1240, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.945
    {2673, 1280, 1648, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.946
    {2689, 1056, 1952, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.963
    {2690, 432, 7432, {Kernel::gemm_splitk, {184, 128}, {1, 4}, 2}},  // 1.097
    {2696, 280, 13880, {Kernel::gemm_splitk, {192, 96}, {1, 4}, 2}},  // 0.935
    {2702, 2224, 984, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.071
    {2714, 2800, 264, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.038
    {2725, 480, 256, {Kernel::gemm_pingpong, {64, 80}, {1, 2}}},  // 0.979
    {2741, 6512, 2624, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.030
    {2746, 632, 4176, {Kernel::gemm_pingpong, {128, 112}, {2, 1}}},  // 0.980
    {2750, 400, 448, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.934
    {2750, 4272, 424, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.146
    {2760, 1344, 248, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.928
    {2770, 17288, 1216, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.195
    {2778, 21688, 1560, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.067
    {2780, 376, 3184, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.986
    {2791, 296, 456, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.922
    {2793, 4936, 2392, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 1.043
    {2800, 616, 392, {Kernel::gemm_pingpong, {192, 80}, {1, 4}}},  // 0.972
    {2802, 360, 5536, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.971
    {2805, 336, 1568, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 1.000
    {2836, 320, 10840, {Kernel::gemm_splitk, {144, 128}, {4, 1}, 2}},  // 1.194
    {2846, 480, 544, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 1.029
    {2854, 288, 408, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.965
    {2857, 3728, 15568, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.987
    {2861, 400, 4920, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 1.029
    {2884, 1600, 1688, {Kernel::gemm_pingpong, {128, 160}, {4, 2}}},  // 1.013
    {2894, 1760, 624, {Kernel::gemm_pingpong, {128, 160}, {1, 1}}},  // 0.960
    {2923, 288, 728, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.949
    {2953, 664, 912, {Kernel::gemm_swapped, {144, 128}, {2, 1}}},  // 0.953
    {2959, 16928, 808, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.098
    {2964, 15256, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.328
    {2984, 2976, 272, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.100
    {3019, 12416, 832, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.984
    {3038, 1608, 4360, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.917
    {3045, 7416, 7616, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.015
    {3056, 2416, 408, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.007
    {3057, 4848, 160, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.258
    {3081, 18496, 6792, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.038
    {3103, 3784, 3712, {Kernel::gemm_pingpong, {144, 128}, {1, 2}}},  // 1.051
    {3128, 6816, 208, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 1.248
    {3129, 13608, 3960, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 1.003
    {3135, 352, 3216, {Kernel::gemm_swapped, {80, 128}, {4, 1}}},  // 0.958
    {3179, 1976, 7984, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.966
    {3204, 1184, 560, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.942
    {3213, 752, 14744, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.991
    {3226, 14648, 2824, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.038
    {3228, 1400, 1736, {Kernel::gemm_pingpong, {168, 128}, {4, 2}}},  // 0.891
    {3229, 280, 5064, {Kernel::gemm_pingpong, {128, 72}, {2, 4}}},  // 0.979
    {3231, 992, 5808, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.965
    {3263, 8984, 760, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.124
    {3289, 352, 712, {Kernel::gemm_pingpong, {128, 96}, {1, 4}}},  // 0.988
    {3296, 7952, 4184, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.050
    {3298, 1552, 1352, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 0.946
    {3312, 280, 5280, {Kernel::gemm_pingpong, {128, 72}, {2, 4}}},  // 0.971
    {3313, 15352, 3280, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.081
    {3332, 624, 7048, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.950
    {3400, 336, 6992, {Kernel::gemm_pingpong, {128, 88}, {2, 4}}},  // 0.975
    {3404, 304, 2024, {Kernel::gemm_pingpong, {128, 80}, {1, 4}}},  // 0.935
    {3419, 512, 11952, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.985
    {3434, 18000, 3544, {Kernel::gemm_swapped, {160, 192}, {1, 2}}},  // 1.014
    {3437, 5800, 11936, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.016
    {3450, 776, 7520, {Kernel::gemm_pingpong, {192, 112}, {1, 1}}},  // 0.995
    {3451, 6256, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.156
    {3461, 392, 2672, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 0.954
    {3472, 1000, 824, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.990
    {3537, 16864, 2920, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.055
    {3604, 3360, 10040, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 1.044
    {3615, 4768, 2064, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.024
    {3636, 15072, 800, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.162
    {3655, 3104, 3384, {Kernel::gemm_cooperative, {256, 120}, {1, 2}}},  // 1.071
    {3697, 1448, 1304, {Kernel::gemm_pingpong, {128, 184}, {2, 4}}},  // 1.059
    {3723, 352, 6176, {Kernel::gemm_pingpong, {128, 88}, {2, 4}}},  // 1.048
    {3733, 2096, 11336, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.999
    {3741, 4368, 11592, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.028
    {3777, 576, 4688, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.959
    {3854, 1152, 144, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.990
    {3889, 304, 736, {Kernel::gemm_swapped, {96, 128}, {1, 1}}},  // 0.924
    {3911, 9376, 6168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.989
    {3916, 1184, 11952, {Kernel::gemm_pingpong, {152, 128}, {1, 2}}},  // 0.966
    {3933, 336, 7608, {Kernel::gemm_pingpong, {128, 112}, {4, 1}}},  // 1.012
    {3939, 14712, 9528, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.006
    {3983, 3872, 936, {Kernel::gemm_pingpong, {128, 176}, {2, 2}}},  // 1.154
    {3986, 1512, 2120, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.126
    {4001, 5472, 424, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.203
    {4013, 5088, 648, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 1.184
    {4028, 17336, 1240, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.092
    {4031, 3776, 9032, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.017
    {4051, 1712, 840, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.035
    {4086, 18896, 352, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.265
    {4088, 944, 560, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 1.004
    {4096, 256, 7168, {Kernel::gemm_swapped, {72, 128}, {4, 1}}},  // 0.975
    {4096, 512, 16384, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.033
    {4096, 512, 32768, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 0.981
    {4096, 576, 7168, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.974
    {4096, 2112, 3584, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.992
    {4096, 2112, 7168, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.999
    {4096, 4096, 1024, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.027
    {4096, 4096, 2048, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.034
    {4096, 4096, 3584, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.010
    {4096, 4096, 4096, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.016
    {4096, 4096, 7168, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.037
    {4096, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.034
    {4096, 4096, 16384, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.038
    {4096, 7168, 1024, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.979
    {4096, 7168, 1056, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.990
    {4096, 7168, 2048, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.989
    {4096, 7168, 2112, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.989
    {4096, 7168, 8192, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.988
    {4096, 7168, 16384, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.989
    {4096, 8192, 4096, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.970
    {4096, 8192, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.980
    {4096, 8192, 14336, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 0.994
    {4096, 8192, 28672, {Kernel::gemm_cooperative, {256, 128}, {2, 1}}},  // 0.980
    {4096, 10240, 4096, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.991
    {4096, 10240, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.981
    {4096, 16384, 3584, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.020
    {4096, 16384, 7168, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.008
    {4096, 24576, 768, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.981
    {4096, 24576, 1536, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 0.980
    {4096, 32768, 256, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.955
    {4096, 32768, 512, {Kernel::gemm_pingpong, {128, 192}, {1, 2}}},  // 0.989
    {4096, 57344, 4096, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.986
    {4096, 57344, 8192, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.977
    {4096, 129280, 7168, {Kernel::gemm_pingpong, {152, 128}, {1, 2}}},  // 1.018
    {4106, 1904, 272, {Kernel::gemm_pingpong, {128, 128}, {1, 2}}},  // 1.075
    {4157, 7688, 9328, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.065
    {4159, 704, 6320, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 0.977
    {4254, 1168, 272, {Kernel::gemm_pingpong, {192, 112}, {1, 1}}},  // 0.899
    {4262, 10656, 7328, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.015
    {4291, 14184, 6504, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.996
    {4318, 12056, 15784, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 0.944
    {4329, 344, 344, {Kernel::gemm_swapped, {112, 128}, {2, 1}}},  // 0.946
    {4334, 3408, 472, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.212
    {4341, 3136, 1232, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.042
    {4346, 17720, 1072, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.197
    {4382, 19952, 1552, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.175
    {4384, 1120, 176, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.905
    {4431, 344, 6528, {Kernel::gemm_swapped, {72, 192}, {2, 1}}},  // 1.122
    {4436, 336, 7904, {Kernel::gemm_swapped, {72, 192}, {2, 1}}},  // 1.021
    {4438, 11168, 3288, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.031
    {4477, 288, 6024, {Kernel::gemm_pingpong, {192, 72}, {1, 4}}},  // 1.055
    {4488, 21552, 384, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.253
    {4526, 1560, 12560, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 1.006
    {4549, 640, 2520, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.906
    {4571, 8624, 712, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.120
    {4580, 2384, 1664, {Kernel::gemm_pingpong, {128, 96}, {2, 1}}},  // 1.067
    {4610, 576, 3888, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.967
    {4636, 2256, 704, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 0.993
    {4683, 5648, 4216, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.079
    {4710, 968, 9256, {Kernel::gemm_pingpong, {160, 128}, {2, 4}}},  // 0.908
    {4748, 14296, 3384, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.024
    {4809, 496, 808, {Kernel::gemm_swapped, {160, 128}, {1, 2}}},  // 0.991
    {4809, 1392, 6848, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.974
    {4826, 1376, 6360, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.930
    {4842, 2000, 576, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.098
    {4877, 7136, 11864, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.967
    {4935, 21440, 3896, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.026
    {4947, 1136, 6112, {Kernel::gemm_pingpong, {128, 96}, {2, 4}}},  // 0.968
    {5124, 536, 6856, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.967
    {5194, 296, 13840, {Kernel::gemm_pingpong, {128, 112}, {2, 1}}},  // 1.038
    {5225, 5920, 1376, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.124
    {5228, 16592, 648, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.183
    {5259, 528, 536, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.939
    {5271, 4224, 488, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.171
    {5278, 3232, 1240, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 1.114
    {5289, 5552, 14992, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.010
    {5299, 816, 2352, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.970
    {5327, 6312, 448, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.350
    {5393, 9232, 2968, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.030
    {5470, 616, 5936, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.999
    {5508, 3360, 432, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.275
    {5534, 880, 13864, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.895
    {5536, 2632, 2312, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.011
    {5571, 19920, 3216, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.048
    {5572, 672, 392, {Kernel::gemm_pingpong, {128, 88}, {2, 4}}},  // 0.881
    {5599, 336, 752, {Kernel::gemm_pingpong, {128, 112}, {2, 1}}},  // 0.932
    {5626, 10168, 1464, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.102
    {5629, 5232, 264, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.085
    {5666, 464, 3600, {Kernel::gemm_swapped, {192, 128}, {1, 1}}},  // 0.977
    {5693, 6488, 11696, {Kernel::gemm_cooperative, {128, 224}, {1, 1}}},  // 1.029
    {5714, 976, 2104, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.029
    {5764, 488, 11704, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 0.986
    {5772, 15600, 3048, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.032
    {5774, 4760, 400, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.453
    {5789, 2896, 4288, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.001
    {5804, 8680, 5504, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.056
    {5807, 1136, 264, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.080
    {5864, 4704, 136, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.268
    {5870, 8128, 11744, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.015
    {5886, 792, 1704, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.933
    {5890, 352, 1224, {Kernel::gemm_swapped, {96, 192}, {2, 1}}},  // 0.957
    {5915, 3040, 6976, {Kernel::gemm_swapped, {136, 256}, {2, 1}}},  // 1.067
    {5956, 14984, 2728, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.042
    {5961, 21392, 1024, {Kernel::gemm_pingpong, {128, 176}, {1, 2}}},  // 1.157
    {6002, 864, 3688, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.003
    {6045, 992, 448, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.068
    {6061, 14264, 888, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.166
    {6075, 2960, 168, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.204
    {6080, 2976, 9248, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.002
    {6166, 432, 3848, {Kernel::gemm_pingpong, {192, 112}, {1, 2}}},  // 1.007
    {6170, 5144, 328, {Kernel::gemm_pingpong, {128, 144}, {2, 4}}},  // 1.195
    {6233, 3736, 392, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.219
    {6270, 2112, 2568, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.980
    {6313, 19368, 4128, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 1.058
    {6344, 576, 2120, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 0.979
    {6370, 14392, 3072, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.057
    {6405, 5096, 7768, {Kernel::gemm_cooperative, {128, 256}, {2, 1}}},  // 1.007
    {6405, 19792, 1328, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 1.145
    {6426, 1640, 5728, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.984
    {6430, 1408, 1272, {Kernel::gemm_pingpong, {128, 144}, {2, 1}}},  // 0.931
    {6442, 11424, 11432, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 0.999
    {6471, 352, 216, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.987
    {6480, 12744, 7040, {Kernel::gemm_swapped, {224, 128}, {1, 2}}},  // 1.032
    {6484, 480, 8112, {Kernel::gemm_swapped, {200, 128}, {1, 2}}},  // 0.971
    {6535, 9912, 3104, {Kernel::gemm_pingpong, {152, 128}, {1, 2}}},  // 1.077
    {6573, 784, 4440, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.892
    {6595, 400, 7040, {Kernel::gemm_pingpong, {256, 80}, {2, 1}}},  // 0.899
    {6599, 1968, 1952, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.052
    {6646, 2816, 1392, {Kernel::gemm_pingpong, {160, 128}, {1, 2}}},  // 1.120
    {6678, 608, 1816, {Kernel::gemm_pingpong, {96, 128}, {4, 1}}},  // 0.916
    {6719, 296, 2824, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.931
    {6838, 9920, 224, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.224
    {6841, 328, 960, {Kernel::gemm_swapped, {168, 128}, {2, 1}}},  // 0.964
    {6880, 2488, 16280, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.990
    {6950, 1720, 608, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.049
    {6982, 16728, 7912, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.991
    {6984, 3896, 8472, {Kernel::gemm_swapped, {160, 192}, {2, 1}}},  // 1.030
    {6990, 10032, 11936, {Kernel::gemm_pingpong, {152, 128}, {1, 2}}},  // 1.003
    {6992, 11208, 8776, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 1.029
    {6992, 12960, 856, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.107
    {7168, 4096, 8192, {Kernel::gemm_cooperative, {128, 256}, {1, 1}}},  // 0.979
    {7168, 4096, 16384, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 1.007
    {7175, 400, 1072, {Kernel::gemm_pingpong, {128, 104}, {1, 4}}},  // 0.944
    {7244, 544, 376, {Kernel::gemm_swapped, {168, 192}, {2, 1}}},  // 0.976
    {7254, 4736, 9592, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.005
    {7289, 296, 14976, {Kernel::gemm_pingpong, {128, 152}, {1, 2}}},  // 1.011
    {7316, 1256, 360, {Kernel::gemm_pingpong, {128, 128}, {4, 2}}},  // 1.110
    {7378, 19200, 3472, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.049
    {7394, 592, 2200, {Kernel::gemm_pingpong, {128, 152}, {2, 4}}},  // 0.934
    {7399, 2624, 1864, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.059
    {7422, 14272, 304, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.255
    {7460, 2640, 1096, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.103
    {7503, 6784, 3656, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.039
    {7509, 3664, 5560, {Kernel::gemm_pingpong, {128, 160}, {2, 1}}},  // 0.992
    {7525, 1568, 10856, {Kernel::gemm_pingpong, {128, 160}, {4, 2}}},  // 0.985
    {7564, 5744, 1296, {Kernel::gemm_pingpong, {128, 176}, {2, 1}}},  // 1.104
    {7601, 304, 632, {Kernel::gemm_pingpong, {128, 160}, {4, 2}}},  // 0.937
    {7637, 2688, 6632, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 1.004
    {7727, 3904, 11128, {Kernel::gemm_cooperative, {256, 104}, {1, 2}}},  // 0.979
    {7743, 14400, 3680, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.051
    {7762, 504, 640, {Kernel::gemm_pingpong, {128, 128}, {1, 1}}},  // 1.057
    {7811, 896, 6152, {Kernel::gemm_cooperative, {128, 224}, {2, 1}}},  // 1.033
    {7909, 352, 312, {Kernel::gemm_swapped, {144, 192}, {2, 1}}},  // 0.907
    {7968, 472, 368, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.041
    {7994, 616, 1424, {Kernel::gemm_pingpong, {128, 160}, {1, 2}}},  // 0.979
    {8033, 9920, 328, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.249
    {8040, 5672, 712, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 1.244
    {8070, 6000, 312, {Kernel::gemm_pingpong, {128, 192}, {2, 2}}},  // 1.210
    {8087, 488, 272, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 0.919
    {8088, 272, 256, {Kernel::gemm_pingpong, {128, 64}, {1, 1}}},  // 0.912
    {8098, 3216, 6232, {Kernel::gemm_pingpong, {112, 192}, {2, 1}}},  // 0.984
    {8186, 472, 15224, {Kernel::gemm_cooperative, {256, 120}, {1, 2}}},  // 0.991
    {8192, 8192, 4096, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 0.993
    {8192, 8192, 8192, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 0.993
    {8448, 9216, 1024, {Kernel::gemm_pingpong, {168, 128}, {1, 2}}},  // 1.025
    {8448, 9216, 2048, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.002
    {24576, 4096, 768, {Kernel::gemm_pingpong, {128, 128}, {2, 1}}},  // 1.006
    {24576, 4096, 1536, {Kernel::gemm_pingpong, {176, 128}, {1, 2}}},  // 0.986
    {32768, 4096, 256, {Kernel::gemm_pingpong, {128, 192}, {2, 1}}},  // 1.036
    {32768, 4096, 512, {Kernel::gemm_pingpong, {192, 128}, {1, 2}}},  // 0.977
};

}  // namespace rawgemm
// clang-format on
