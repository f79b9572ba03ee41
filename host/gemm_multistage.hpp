// Launches gemm_multistage.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_multistage.cuh>

namespace rawgemm {

struct GemmMultistage : AnyGemm<GemmMultistage> {
  static constexpr Kernel kernel = Kernel::gemm_multistage;
  static constexpr const char* name = "gemm_multistage";
  static constexpr bool takes_fp8 = false;
  template <class Types, Configuration configuration, class Epilogue>
  using Config = multistage::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    void (*const function)(GemmParams<Config>) = &gemm_multistage<Config>;
    GemmParams<Config> params{};
    params.epilogue = epilogue;
    return launch_tiles<Config, multistage::Smem<Config>>(name, function, x, stream, params, true);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, k);
  }
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    using Smem = multistage::Smem<Config>;
    constexpr u32 box_bytes = Config::StoreBox::bytes;
    return {part_of("a", &Smem::a),
            part_of("b", &Smem::b),
            {"d", offset_of(&Smem::d), box_bytes, static_cast<u32>(sizeof(Smem::d) / box_bytes)},
            part_of("full", &Smem::full)};
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: multistage::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = multistage::Config<>>
[[nodiscard]] Status gemm_multistage(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmMultistage::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
