// Launches gemm_transposed.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_transposed.cuh>

namespace rawgemm {

struct GemmTransposed : AnyTileGemm<GemmTransposed> {
  static constexpr Kernel kernel = Kernel::gemm_transposed;
  static constexpr const char* name = "gemm_transposed";
  template <class Types, Configuration configuration, class Epilogue>
  using Config = transposed::Config<Types, configuration, Epilogue>;

  template <class Config>
  using Smem = transposed::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(GemmParams<Config>) {
    return &gemm_transposed<Config>;
  }
  template <class Config>
  static constexpr i64 wgmma_rows = Config::block_n* Config::row_groups;
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: transposed::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = transposed::Config<>>
[[nodiscard]] Status gemm_transposed(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmTransposed::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
