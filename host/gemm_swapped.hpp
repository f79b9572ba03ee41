// Launches gemm_swapped.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_swapped.cuh>

namespace rawgemm {

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: swapped::Config or a type with the same members; its Input is the type of A, its InputB that of B, its
/// Output that of D. For the rest as gemm_cooperative, errors included.
template <class Config = swapped::Config<>>
[[nodiscard]] Status gemm_swapped(const GemmArguments& x, Stream stream) {
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_swapped";
  if (Status s = check(name, x, sizeof(typename Config::Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  void (*const kernel)(swapped::Params) = &gemm_swapped<Config>;
  return launch_tiles<Config, swapped::Smem<Config>>(name, kernel, Config::threads, x, stream, swapped::Params{});
}

}  // namespace rawgemm
