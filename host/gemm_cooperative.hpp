// Launches gemm_cooperative.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_cooperative.cuh>

namespace rawgemm {

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: cooperative::Config or a type with the same members; its Input is the type of A, its InputB that of B, its
/// Output that of D.
/// Products are exact, and summed as docs/accumulation.md says, in fp32, in FP8 with 13 bits of fraction; scales, alpha
/// and beta as scale_d says; D is rounded once. Deterministic: the same inputs give the same bits.
/// Allocates nothing, synchronises nothing, may be captured into a CUDA graph. A, B, C and D must stay valid until the
/// stream has passed this call.
/// Errors: every code of StatusCode but those of tensor maps; nothing is launched then.
template <class Config = cooperative::Config<>>
[[nodiscard]] Status gemm_cooperative(const GemmArguments& x, Stream stream) {
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_cooperative";
  if (Status s = check(name, x, sizeof(typename Config::Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  void (*const kernel)(cooperative::Params) = &gemm_cooperative<Config>;
  return launch_tiles<Config, cooperative::Smem<Config>>(name, kernel, cooperative::threads, x, stream,
                                                         cooperative::Params{}, 2);
}

}  // namespace rawgemm
