// Launches gemm_cooperative.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_cooperative.cuh>

namespace rawgemm {

struct GemmCooperative : AnySharedTileGemm<GemmCooperative> {
  static constexpr Kernel kernel = Kernel::gemm_cooperative;
  static constexpr const char* name = "gemm_cooperative";
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = PersistentTiles<>>
  using Config = cooperative::Config<Types, configuration, Epilogue, Scheduler>;

  template <class Config>
  using Smem = cooperative::Smem<Config>;
  template <class Config>
  static auto function() -> void (*)(GemmParams<Config>) {
    return &gemm_cooperative<Config>;
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: cooperative::Config or a type with the same members; its Input is the type of A, its InputB that of B, its
/// Output that of D. epilogue: where the Config names one of its own, that, and D is what it makes of A * B^T.
/// Products are exact, and summed as docs/accumulation.md says, in fp32, in FP8 with 13 bits of fraction; scales, alpha
/// and beta as LinearCombination says; D is rounded once. Deterministic: the same inputs give the same bits.
/// Allocates nothing, synchronises nothing, may be captured into a CUDA graph. A, B, C and D must stay valid until the
/// stream has passed this call.
/// Errors: every code of StatusCode but unsupported_size and those of tensor maps; nothing is launched then.
template <class Config = cooperative::Config<>>
[[nodiscard]] Status gemm_cooperative(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmCooperative::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
