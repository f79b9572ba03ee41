// Launches gemm_pingpong.
#pragma once
#include <string>
#include <tuple>

#include <host/launcher.hpp>
#include <kernels/gemm_pingpong.cuh>

namespace rawgemm {

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: pingpong::Config or a type with the same members; its Input is the type of A, its InputB that of B, its
/// Output that of D. Where its n or k is not 0, x must have the same, which is known then when the kernel is compiled.
/// For the rest as gemm_cooperative, errors included.
template <class Config = pingpong::Config<>>
[[nodiscard]] Status gemm_pingpong(const GemmArguments& x, Stream stream) {
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_pingpong";
  if (Status s = check(name, x, sizeof(typename Config::Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  for (const auto& [extent, value, known] : {std::tuple{"n", x.n, Config::n}, {"k", x.k, Config::k}})
    if (known != 0 && value != known)
      return refuse(StatusCode::unsupported_value, name, extent, value,
                    "be " + std::to_string(known) + " (this Config is compiled for it)");
  void (*const kernel)(pingpong::Params) = &gemm_pingpong<Config>;
  return launch_tiles<Config, pingpong::Smem<Config>>(name, kernel, pingpong::threads, x, stream, pingpong::Params{});
}

}  // namespace rawgemm
