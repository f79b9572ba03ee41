// Launches gemm_pingpong.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_pingpong.cuh>

namespace rawgemm {

struct GemmPingpong : AnyTileGemm<GemmPingpong> {
  static constexpr Kernel kernel = Kernel::gemm_pingpong;
  static constexpr const char* name = "gemm_pingpong";
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = PersistentTiles<>>
  using Config = pingpong::Config<Types, configuration, Epilogue, Scheduler>;

  template <class Config>
  using Smem = pingpong::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(GemmParams<Config>) {
    return &gemm_pingpong<Config>;
  }
  template <class Config>
  static constexpr i64 wgmma_rows = Config::wgmma_rows;
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: pingpong::Config or a type with the same members. Where its scheduler knows n or k, x must have the same.
/// For the rest as gemm_cooperative, errors included.
template <class Config = pingpong::Config<>>
[[nodiscard]] Status gemm_pingpong(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmPingpong::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
