// Launches gemm_swapped.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_swapped.cuh>

namespace rawgemm {

struct GemmSwapped : AnyGemm<GemmSwapped> {
  static constexpr Kernel kernel = Kernel::gemm_swapped;
  static constexpr const char* name = "gemm_swapped";
  template <class Types, Configuration configuration, class Epilogue>
  using Config = swapped::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    void (*const function)(GemmParams<Config>) = &gemm_swapped<Config>;
    GemmParams<Config> params{};
    params.epilogue = epilogue;
    return launch_tiles<Config, swapped::Smem<Config>>(name, function, x, stream, params);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, k, Config::block_n * Config::row_groups);
  }
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    return parts_of_tiles<swapped::Smem<Config>>(Config::StoreBox::bytes);
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: swapped::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = swapped::Config<>>
[[nodiscard]] Status gemm_swapped(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmSwapped::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
