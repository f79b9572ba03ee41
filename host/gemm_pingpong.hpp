// Launches gemm_pingpong.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_pingpong.cuh>

namespace rawgemm {

struct GemmPingpong : AnyGemm<GemmPingpong> {
  static constexpr Kernel kernel = Kernel::gemm_pingpong;
  static constexpr const char* name = "gemm_pingpong";
  template <class Types, Configuration configuration, class Epilogue>
  using Config = pingpong::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    void (*const function)(GemmParams<Config>) = &gemm_pingpong<Config>;
    GemmParams<Config> params{};
    params.epilogue = epilogue;
    return launch_tiles<Config, pingpong::Smem<Config>>(name, function, x, stream, params);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, k);
  }
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    return parts_of_tiles<pingpong::Smem<Config>>(Config::StoreBox::bytes);
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: pingpong::Config or a type with the same members. Where its scheduler knows n or k, x must have the same.
/// For the rest as gemm_cooperative, errors included.
template <class Config = pingpong::Config<>>
[[nodiscard]] Status gemm_pingpong(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmPingpong::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
