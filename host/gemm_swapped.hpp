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
  using Smem = swapped::Smem<Config>;
  using Input = typename Config::Input;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_swapped";
  constexpr u32 cluster_size = Config::cluster_size;
  const device::CtaShape shape{
      .block = Config::threads, .cluster = cluster_size, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  TileGrid grid;
  if (Status s = tile_grid<Config>(name, x, &grid); !s.ok()) return s;

  static ActiveClusters known{};
  int clusters = 0;
  void (*const kernel)(swapped::Params) = &gemm_swapped<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &clusters); !s.ok()) return s;

  swapped::Params params;
  params.grid = grid;
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<Input, typename Config::InputB>(name, x, Config::block_m / Config::cluster_n,
                                                               Config::block_n / Config::cluster_m, &params);
      !s.ok())
    return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  const u32 ctas = even_clusters(grid, clusters) * cluster_size;
  return device::launch(name, kernel, ctas, shape, stream, params);
}

}  // namespace rawgemm
