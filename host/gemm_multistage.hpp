// Launches gemm_multistage.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_multistage.cuh>

namespace rawgemm {

struct GemmMultistage : AnyTileGemm<GemmMultistage> {
  static constexpr Kernel kernel = Kernel::gemm_multistage;
  static constexpr const char* name = "gemm_multistage";
  static constexpr bool takes_fp8 = false;
  template <class Types, Configuration configuration, class Epilogue>
  using Config = multistage::Config<Types, configuration, Epilogue>;

  template <class Config>
  using Smem = multistage::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(GemmParams<Config>) {
    return &gemm_multistage<Config>;
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: multistage::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = multistage::Config<>>
[[nodiscard]] Status gemm_multistage(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmMultistage::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
