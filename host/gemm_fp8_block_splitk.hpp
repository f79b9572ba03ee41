// Launches gemm_fp8_block_splitk.
#pragma once
#include <host/gemm_splitk.hpp>
#include <kernels/gemm_fp8_block_splitk.cuh>

namespace rawgemm {

struct GemmFp8BlockSplitk : AnySplitkGemm<GemmFp8BlockSplitk> {
  static constexpr Kernel kernel = Kernel::gemm_fp8_block_splitk;
  static constexpr const char* name = "gemm_fp8_block_splitk";
  static constexpr bool takes_16_bits = false;
  static constexpr bool promotes = true;
  template <class Types, Configuration configuration, class Epilogue>
  using Config = fp8_block_splitk::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    void (*const function)(fp8_block_splitk::Params<Config>) = &gemm_fp8_block_splitk<Config>;
    fp8_block_splitk::Params<Config> params{};
    params.epilogue = epilogue;
    if (Status s = encode_block_scales(name, x, Config::block_m, Config::block_n, &params.scales); !s.ok()) return s;
    return launch_split_tiles<Config, fp8_block_splitk::Smem<Config>>(name, function, x, stream, params);
  }
  /// As those of gemm_splitk, and scales[k block of the ring] (of A, then of B).
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    using Smem = fp8_block_splitk::Smem<Config>;
    std::vector<SharedPart> parts = parts_of_split_k<Config, Smem>();
    parts.push_back(part_of("scales", &Smem::scales));
    return parts;
  }
};

/// D as gemm_fp8_block computes it, for few rows: the CTAs of a cluster each add up a part of K as told there, then
/// their sums, in the order of K. Config: fp8_block_splitk::Config or a type with the same members. For the rest as
/// gemm_fp8_block.
template <class Config = fp8_block_splitk::Config<>>
[[nodiscard]] Status gemm_fp8_block_splitk(const GemmArguments& x, Stream stream,
                                           typename Config::Epilogue epilogue = {}) {
  return GemmFp8BlockSplitk::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
