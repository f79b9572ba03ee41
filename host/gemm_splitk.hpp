// Launches gemm_splitk.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_splitk.cuh>

namespace rawgemm {

/// What launchers of kernels that split K have in common: makes the kernel ready, fills in splitk::Params, and says how
/// many CTAs there are. Neither of m, n and k is 0.
template <class Config, class Params>
Status prepare_splitk(const char* name, const GemmArguments& x, void (*kernel)(Params), const device::CtaShape& shape,
                      ActiveClusters& known, Params* params, u32* ctas) {
  using Input = typename Config::Input;
  const i64 tiles_m = ceil_div(x.m, Config::block_m);
  const i64 tiles = tiles_m * ceil_div(x.n, Config::block_n);
  if (Status s = check_tiles(name, tiles, Config::splits); !s.ok()) return s;
  int clusters = 0;
  if (Status s = active_clusters(name, kernel, shape, known, &clusters); !s.ok()) return s;
  params->tiles_m = static_cast<u32>(tiles_m);
  params->tiles = static_cast<u32>(tiles);
  params->k_steps =
      static_cast<u32>(std::max<i64>(ceil_div(x.k, stage_k<Input> * Config::stage_blocks), Config::splits));
  params->a_rows = static_cast<u32>(std::min<i64>(x.m, Config::block_m));
  params->weights_ready = x.weights_ready;
  params->d = output_matrix<typename Config::Output>(x);
  *ctas = static_cast<u32>(Config::splits > 1 ? tiles : even_clusters(tiles, clusters)) * Config::splits;
  return encode_inputs<Input, typename Config::InputB>(name, x, params->a_rows, Config::block_n, params);
}

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: splitk::Config or a type with the same members; its Input is the type of A, its InputB that of B, its Output
/// that of D. For the rest as gemm_cooperative, errors included.
template <class Config = splitk::Config<>>
[[nodiscard]] Status gemm_splitk(const GemmArguments& x, Stream stream) {
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_splitk";
  const device::CtaShape shape{.block = Config::threads,
                               .cluster = Config::splits,
                               .shared_memory = sizeof(splitk::Smem<Config>),
                               .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(typename Config::Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  static ActiveClusters known{};
  void (*const kernel)(splitk::Params) = &gemm_splitk<Config>;
  splitk::Params params;
  u32 ctas = 0;
  if (Status s = prepare_splitk<Config>(name, x, kernel, shape, known, &params, &ctas); !s.ok()) return s;
  return device::launch(name, kernel, ctas, shape, stream, params);
}

}  // namespace rawgemm
