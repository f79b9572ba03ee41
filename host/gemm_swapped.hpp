// Launches gemm_swapped.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_swapped.cuh>

namespace rawgemm {

struct GemmSwapped : AnyTileGemm<GemmSwapped> {
  static constexpr Kernel kernel = Kernel::gemm_swapped;
  static constexpr const char* name = "gemm_swapped";
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = PersistentTiles<>>
  using Config = swapped::Config<Types, configuration, Epilogue, Scheduler>;

  template <class Config>
  using Smem = swapped::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(GemmParams<Config>) {
    return &gemm_swapped<Config>;
  }
  template <class Config>
  static constexpr i64 wgmma_rows = Config::block_n;
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: swapped::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = swapped::Config<>>
[[nodiscard]] Status gemm_swapped(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmSwapped::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
