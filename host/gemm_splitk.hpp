// Launches gemm_splitk.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_splitk.cuh>

namespace rawgemm {

struct GemmSplitk : AnySplitkGemm<GemmSplitk> {
  static constexpr Kernel kernel = Kernel::gemm_splitk;
  static constexpr const char* name = "gemm_splitk";
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = SplitTiles>
  using Config = splitk::Config<Types, configuration, Epilogue, Scheduler>;

  template <class Config>
  using Smem = splitk::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(splitk::Params<Config>) {
    return &gemm_splitk<Config>;
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: splitk::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = splitk::Config<>>
[[nodiscard]] Status gemm_splitk(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmSplitk::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
