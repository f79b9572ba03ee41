// Launches gemm_fp8_block.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_fp8_block.cuh>

namespace rawgemm {

struct GemmFp8Block : AnySharedTileGemm<GemmFp8Block> {
  static constexpr Kernel kernel = Kernel::gemm_fp8_block;
  static constexpr const char* name = "gemm_fp8_block";
  static constexpr bool takes_16_bits = false;
  static constexpr bool promotes = true;
  static constexpr bool takes_k_major_scales = false;  // block scales of A
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = PersistentTiles<>>
  using Config = fp8_block::Config<Types, configuration, Epilogue, Scheduler>;

  /// Of all math warpgroups.
  template <class Config>
  static constexpr i64 wgmma_rows = i64{Config::math_warpgroups} * Config::warpgroup_m;
  template <class Config>
  using Smem = fp8_block::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(fp8_block::Params<Config>) {
    return &gemm_fp8_block<Config>;
  }
};

/// D = alpha * sum over k blocks of block_scales.a * block_scales.b * A * B^T + beta * C on `stream` of the current
/// device; scale_d as elsewhere; scale_a and scale_b where the Config has no block scales. See GemmArguments and
/// BlockScaleArguments for shapes and strides. Config: fp8_block::Config or a type with the same members. Each k block
/// of 128 is summed by the tensor cores, with 13 bits of fraction, multiplied by its scales' product rounded to fp32,
/// and added in fp32 by one fused multiply-add, in the order of k. Deterministic: the same inputs give the same bits.
/// For the rest as gemm_cooperative.
template <class Config = fp8_block::Config<>>
[[nodiscard]] Status gemm_fp8_block(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmFp8Block::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
