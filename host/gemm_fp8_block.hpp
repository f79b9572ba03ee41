// Launches gemm_fp8_block.
#pragma once
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
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_fp8_block";
  if (Status s =
          check(name, x, sizeof(typename Config::Input), sizeof(Output), Major::k, Config::scales != BlockScales::none);
      !s.ok())
    return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  if (Status s = check_block_scales(name, Config::scales, x); !s.ok()) return s;
  fp8_block::Params params;
  if (Status s = encode_block_scales<Config::scales>(name, x, Config::block_m, Config::block_n, &params.scales);
      !s.ok())
    return s;
  void (*const kernel)(fp8_block::Params) = &gemm_fp8_block<Config>;
  return launch_tiles<Config, fp8_block::Smem<Config>>(name, kernel, Config::threads, x, stream, params);
}

}  // namespace rawgemm
