// Launches gemm_fp8_block_splitk.
#pragma once
#include <host/block_scales.hpp>
#include <host/gemm_splitk.hpp>
#include <kernels/gemm_fp8_block_splitk.cuh>

namespace rawgemm {

/// D as gemm_fp8_block computes it, for few rows: the CTAs of a cluster each add up a part of K as told there, then
/// their sums, in the order of K. Config: fp8_block_splitk::Config or a type with the same members. For the rest as
/// gemm_fp8_block.
template <class Config = fp8_block_splitk::Config<>>
[[nodiscard]] Status gemm_fp8_block_splitk(const GemmArguments& x, Stream stream) {
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_fp8_block_splitk";
  const device::CtaShape shape{.block = Config::threads,
                               .cluster = Config::splits,
                               .shared_memory = sizeof(fp8_block_splitk::Smem<Config>),
                               .programmatic = x.programmatic};

  if (Status s =
          check(name, x, sizeof(typename Config::Input), sizeof(Output), Major::k, Config::scales != BlockScales::none);
      !s.ok())
    return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0) return launch_scale<Output>(name, x, stream);
  if (Status s = check_block_scales(name, Config::scales, x); !s.ok()) return s;
  static ActiveClusters known{};
  void (*const kernel)(fp8_block_splitk::Params) = &gemm_fp8_block_splitk<Config>;
  fp8_block_splitk::Params params;
  u32 ctas = 0;
  if (Status s = prepare_splitk<Config>(name, x, kernel, shape, known, &params, &ctas); !s.ok()) return s;
  if (Status s = encode_block_scales<Config::scales>(name, x, Config::block_m, Config::block_n, &params.scales);
      !s.ok())
    return s;
  return device::launch(name, kernel, ctas, shape, stream, params);
}

}  // namespace rawgemm
