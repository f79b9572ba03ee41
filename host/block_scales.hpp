// What launchers of kernels with block scales check of them, and pass on.
#pragma once
#include <string>
#include <utility>

#include <host/launcher.hpp>
#include <kernels/promote.cuh>

namespace rawgemm {

/// A row-major matrix of factors that threads read or write themselves: it need not keep TMA's rules.
inline Status check_factors(const char* kernel, const char* pointer_name, const float* factors, const char* ld_name,
                            i64 ld, const std::string& columns_name, i64 columns) {
  const auto address = reinterpret_cast<std::uintptr_t>(factors);
  if (address % sizeof(float) != 0)
    return refuse(StatusCode::misaligned_pointer, kernel, pointer_name, static_cast<i64>(address),
                  "be a multiple of 4 bytes");
  if (ld < columns)
    return refuse(StatusCode::leading_dimension_too_small, kernel, ld_name, ld,
                  "be at least " + columns_name + " = " + std::to_string(columns) + " (rows may not overlap)");
  if (ld > INT64_MAX / i64{sizeof(float)} / max_extent)
    return refuse(StatusCode::leading_dimension_too_large, kernel, ld_name, ld,
                  "be less than 2^31 (64-bit addresses of all rows)");
  return {};
}

/// Every rule of BlockScaleArguments.
inline Status check_block_scales(const char* kernel, BlockScales scales, const GemmArguments& x) {
  if (scales == BlockScales::none) return {};  // check() has found none
  const BlockScaleArguments& of = x.block_scales;
  for (const auto& [name, factors] : {std::pair{"block_scales.a", of.a}, {"block_scales.b", of.b}})
    if (factors == nullptr)
      return refuse(StatusCode::null_pointer, kernel, name, 0, "not be null (this kernel multiplies by them)");
  const i64 k_blocks = ceil_div(x.k, stage_k<e4m3>);
  const auto check_rows = [&](const char* name, const float* factors, const char* ld_name, i64 ld, const char* rows,
                              i64 row_count) {
    return check_matrix(kernel, name, factors, ld_name, ld, rows, k_blocks, row_count, sizeof(float));
  };
  if (Status s = check_rows("block_scales.a", of.a, "block_scales.lda", of.lda, "m", x.m); !s.ok()) return s;
  if (scales == BlockScales::b_1x128) return check_rows("block_scales.b", of.b, "block_scales.ldb", of.ldb, "n", x.n);
  return check_factors(kernel, "block_scales.b", of.b, "block_scales.ldb", of.ldb, "ceil(k / 128)", k_blocks);
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
