// What launchers of kernels with block scales check of them, and pass on.
#pragma once
#include <string>

#include <host/launcher.hpp>
#include <kernels/promote.cuh>

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
  if (scales == BlockScales::none) return {};  // check() has found none
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
  matrices->b_blocks_columns = static_cast<u32>(k_blocks);
  return {};
}

}  // namespace rawgemm
