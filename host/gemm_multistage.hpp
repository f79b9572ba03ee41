// Launches gemm_multistage.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_multistage.cuh>

namespace rawgemm {

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: multistage::Config or a type with the same members; its Input is the type of A and B, its Output that of D.
/// For the rest as gemm_cooperative, errors included.
template <class Config = multistage::Config<>>
[[nodiscard]] Status gemm_multistage(const GemmArguments& x, Stream stream) {
  using Smem = multistage::Smem<Config>;
  using Input = typename Config::Input;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_multistage";
  const device::CtaShape shape{
      .block = Config::threads, .cluster = 1, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  const i64 tiles_m = ceil_div(x.m, Config::block_m);
  const i64 tiles_n = ceil_div(x.n, Config::block_n);
  if (Status s = check_tiles(name, tiles_m * tiles_n, 1); !s.ok()) return s;

  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(multistage::Params) = &gemm_multistage<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &ctas); !s.ok()) return s;

  multistage::Params params;
  params.tiles_m = static_cast<u32>(tiles_m);
  params.tiles_n = static_cast<u32>(tiles_n);
  params.k_blocks = static_cast<u32>(ceil_div(x.k, stage_k<Input>));
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<Input, Input>(name, x, Config::block_m, Config::block_n, &params); !s.ok()) return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  return device::launch(name, kernel, static_cast<u32>(tiles_m * tiles_n), shape, stream, params);
}

}  // namespace rawgemm
