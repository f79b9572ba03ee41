// Launches gemm_fp8_block.
#pragma once
#include <algorithm>

#include <host/block_scales.hpp>
#include <host/launcher.hpp>
#include <kernels/gemm_fp8_block.cuh>

namespace rawgemm {

/// D = alpha * sum over k blocks of block_scales.a * block_scales.b * A * B^T + beta * C on `stream` of the current
/// device; scale_d as elsewhere; scale_a and scale_b where the Config has no block scales. See GemmArguments and
/// BlockScaleArguments for shapes and strides. Config: fp8_block::Config or a type with the same members. Each k block
/// of 128 is summed by the tensor cores, with 13 bits of fraction, multiplied by its scales' product rounded to fp32,
/// and added in fp32 by one fused multiply-add, in the order of k. Deterministic: the same inputs give the same bits.
/// For the rest as gemm_cooperative.
template <class Config = fp8_block::Config<>>
[[nodiscard]] Status gemm_fp8_block(const GemmArguments& x, Stream stream) {
  using Smem = fp8_block::Smem<Config>;
  using Input = typename Config::Input;
  using InputB = typename Config::InputB;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_fp8_block";
  constexpr u32 cluster_size = Config::cluster_size;
  const device::CtaShape shape{
      .block = Config::threads, .cluster = cluster_size, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output), Major::k, Config::scales != BlockScales::none); !s.ok())
    return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  if (Status s = check_block_scales(name, Config::scales, x); !s.ok()) return s;
  TileGrid grid;
  if (Status s = tile_grid<Config>(name, x, &grid); !s.ok()) return s;

  static ActiveClusters known{};
  int clusters = 0;
  void (*const kernel)(fp8_block::Params) = &gemm_fp8_block<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &clusters); !s.ok()) return s;

  fp8_block::Params params;
  params.grid = grid;
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<Input, InputB>(name, x, Config::block_m / Config::cluster_n,
                                              Config::block_n / Config::cluster_m, &params);
      !s.ok())
    return s;
  if (Status s = encode_block_scales<Config::scales>(name, x, Config::block_m, Config::block_n, &params.scales);
      !s.ok())
    return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  const u32 ctas = even_clusters(grid, clusters) * cluster_size;
  return device::launch(name, kernel, ctas, shape, stream, params);
}

}  // namespace rawgemm
