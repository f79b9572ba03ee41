// Launches gemm_pingpong.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_pingpong.cuh>

namespace rawgemm {

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: pingpong::Config or a type with the same members; its Input is the type of A and B, its Output that of D.
/// For the rest as gemm_cooperative, errors included.
template <class Config = pingpong::Config<>>
[[nodiscard]] Status gemm_pingpong(const GemmArguments& x, Stream stream) {
  using Smem = pingpong::Smem<Config>;
  using Input = typename Config::Input;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_pingpong";
  const device::CtaShape shape{
      .block = pingpong::threads, .cluster = 1, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  const i64 tiles_m = ceil_div(x.m, Config::block_m);
  const i64 tiles_n = ceil_div(x.n, Config::block_n);
  if (Status s = check_tiles(name, tiles_m * tiles_n, 1); !s.ok()) return s;

  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(pingpong::Params) = &gemm_pingpong<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &ctas); !s.ok()) return s;

  pingpong::Params params;
  params.tiles_m = static_cast<u32>(tiles_m);
  params.tiles_n = static_cast<u32>(tiles_n);
  params.k_blocks = static_cast<u32>(ceil_div(x.k, stage_k<Input>));
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<Input, typename Config::InputB>(name, x, Config::block_m, Config::block_n, &params);
      !s.ok())
    return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  const u32 grid = static_cast<u32>(even_clusters(tiles_m * tiles_n, ctas));
  return device::launch(name, kernel, grid, shape, stream, params);
}

}  // namespace rawgemm
