// Launches gemm_fp8_block.
#pragma once
#include <algorithm>

#include <host/launcher.hpp>
#include <kernels/fp8.cuh>
#include <kernels/gemm_fp8_block.cuh>

namespace rawgemm {

/// Block scales of A, or of B where each of its rows has its own: what TMA takes.
inline Status check_row_scales(const char* kernel, const char* pointer_name, const float* scales, const char* ld_name,
                               i64 ld, const char* rows_name, i64 rows) {
  if (scales == nullptr)
    return refuse(StatusCode::null_pointer, kernel, pointer_name, 0, "not be null (this kernel multiplies by them)");
  return check_matrix(kernel, pointer_name, scales, ld_name, ld, rows_name, 1, rows, sizeof(float));
}

/// Every rule of BlockScaleArguments.
inline Status check_block_scales(const char* kernel, BlockScales scales, const GemmArguments& x) {
  const BlockScaleArguments& of = x.block_scales;
  const i64 k_blocks = ceil_div(x.k, stage_k<e4m3>);
  const auto b_address = reinterpret_cast<std::uintptr_t>(of.b);
  if (scales == BlockScales::none) {
    if (of.a == nullptr && of.b == nullptr) return {};
    return refuse(StatusCode::unsupported_value, kernel, of.a != nullptr ? "block_scales.a" : "block_scales.b",
                  static_cast<i64>(reinterpret_cast<std::uintptr_t>(of.a != nullptr ? of.a : of.b)),
                  "be null (this Config has BlockScales::none)");
  }
  if (Status s = check_row_scales(kernel, "block_scales.a", of.a, "block_scales.lda", of.lda, "m", x.m); !s.ok())
    return s;
  if (scales == BlockScales::b_1x128)
    return check_row_scales(kernel, "block_scales.b", of.b, "block_scales.ldb", of.ldb, "n", x.n);
  if (of.b == nullptr)
    return refuse(StatusCode::null_pointer, kernel, "block_scales.b", 0,
                  "not be null (this kernel multiplies by them)");
  if (b_address % sizeof(float) != 0)
    return refuse(StatusCode::misaligned_pointer, kernel, "block_scales.b", static_cast<i64>(b_address),
                  "be a multiple of 4 bytes");
  if (of.ldb < k_blocks)
    return refuse(StatusCode::leading_dimension_too_small, kernel, "block_scales.ldb", of.ldb,
                  "be at least ceil(k / 128) = " + std::to_string(k_blocks) + " (rows may not overlap)");
  if (of.ldb > INT64_MAX / 4 / max_extent)
    return refuse(StatusCode::leading_dimension_too_large, kernel, "block_scales.ldb", of.ldb,
                  "be less than 2^31 (64-bit addresses of all rows)");
  return {};
}

/// Where the kernel finds them; block_m, block_n: of a tile, which is what a box of the maps is wide.
template <BlockScales scales>
Status encode_block_scales(const char* kernel, const GemmArguments& x, u32 block_m, u32 block_n,
                           BlockScaleMatrices* matrices) {
  if constexpr (scales == BlockScales::none) return {};
  const BlockScaleArguments& of = x.block_scales;
  const i64 k_blocks = ceil_div(x.k, stage_k<e4m3>);
  const auto encode = [&](const char* name, const float* address, i64 rows, i64 ld, u32 box, TensorMap* map) {
    return encode_matrix(kernel, name, TensorType::f32, address, k_blocks, rows, ld, 1, box, Swizzle::none, map);
  };
  if (Status s = encode("block_scales.a", of.a, x.m, of.lda, block_m, &matrices->a); !s.ok()) return s;
  if constexpr (scales == BlockScales::b_1x128)
    return encode("block_scales.b", of.b, x.n, of.ldb, block_n, &matrices->b);
  matrices->b_blocks = reinterpret_cast<const char*>(of.b);
  matrices->b_blocks_pitch = of.ldb * i64{sizeof(float)};
  matrices->b_blocks_rows = static_cast<u32>(ceil_div(x.n, 128));
  return {};
}

/// D = alpha * sum over k blocks of block_scales.a * block_scales.b * A * B^T + beta * C on `stream` of the current
/// device; scale_a, scale_b and scale_d as elsewhere. See GemmArguments and BlockScaleArguments for shapes and strides.
/// Config: fp8_block::Config or a type with the same members.
/// Each k block of 128 is summed by the tensor cores, with 13 bits of fraction, multiplied by its scales' product
/// rounded to fp32, and added in fp32 by one fused multiply-add, in the order of k. Deterministic: the same inputs give
/// the same bits. For the rest as gemm_cooperative.
template <class Config = fp8_block::Config<>>
[[nodiscard]] Status gemm_fp8_block(const GemmArguments& x, Stream stream) {
  using Smem = fp8_block::Smem<Config>;
  using Input = typename Config::Input;
  using InputB = typename Config::InputB;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_fp8_block";
  constexpr u32 cluster_size = Config::cluster_size;
  const device::CtaShape shape{
      .block = Config::threads, .cluster = cluster_size, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  if (Status s = check_block_scales(name, Config::scales, x); !s.ok()) return s;
  const i64 cluster_tiles_m = ceil_div(x.m, Config::block_m * Config::cluster_m);
  const i64 cluster_tiles_n = ceil_div(x.n, Config::block_n * Config::cluster_n);
  if (Status s = check_tiles(name, cluster_tiles_m * cluster_tiles_n, cluster_size); !s.ok()) return s;

  static ActiveClusters known{};
  int clusters = 0;
  void (*const kernel)(fp8_block::Params) = &gemm_fp8_block<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &clusters); !s.ok()) return s;

  fp8_block::Params params;
  params.cluster_tiles_m = static_cast<u32>(cluster_tiles_m);
  params.cluster_tiles_n = static_cast<u32>(cluster_tiles_n);
  params.k_blocks = static_cast<u32>(ceil_div(x.k, stage_k<Input>));
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<Input, InputB>(name, x, Config::block_m / Config::cluster_n,
                                              Config::block_n / Config::cluster_m, &params);
      !s.ok())
    return s;
  if (Status s = encode_block_scales<Config::scales>(name, x, Config::block_m, Config::block_n, &params.scales);
      !s.ok())
    return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  const u32 grid = static_cast<u32>(even_clusters(cluster_tiles_m * cluster_tiles_n, clusters)) * cluster_size;
  return device::launch(name, kernel, grid, shape, stream, params);
}

}  // namespace rawgemm
