// Launches gemm_fp8_block_splitk.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_fp8_block_splitk.cuh>

namespace rawgemm {

struct GemmFp8BlockSplitk : AnySplitkGemm<GemmFp8BlockSplitk> {
  static constexpr Kernel kernel = Kernel::gemm_fp8_block_splitk;
  static constexpr const char* name = "gemm_fp8_block_splitk";
  static constexpr bool takes_16_bits = false;
  static constexpr bool promotes = true;
  static constexpr bool takes_k_major_scales = true;  // block scales of A
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = SplitTiles>
  using Config = fp8_block_splitk::Config<Types, configuration, Epilogue, Scheduler>;

  template <class Config>
  using Smem = fp8_block_splitk::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(fp8_block_splitk::Params<Config>) {
    return &gemm_fp8_block_splitk<Config>;
  }
};

/// D as gemm_fp8_block computes it, for few rows: the CTAs of a cluster each add up a part of K as told there, and each
/// adds the others' sums of the columns that it stores to its own, in the order of K. Config: fp8_block_splitk::Config
/// or a type with the same members. For the rest as gemm_fp8_block.
template <class Config = fp8_block_splitk::Config<>>
[[nodiscard]] Status gemm_fp8_block_splitk(const GemmArguments& x, Stream stream,
                                           typename Config::Epilogue epilogue = {}) {
  return GemmFp8BlockSplitk::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
