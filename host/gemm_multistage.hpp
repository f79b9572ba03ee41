// Launches gemm_multistage.
#pragma once
#include <host/launcher.hpp>
#include <kernels/gemm_multistage.cuh>

namespace rawgemm {

/// D[m, n] = A[m, k] * B[n, k]^T on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: multistage::Config or a type with the same members; its Input is the type of A and B, its Output that of D.
/// For the rest as gemm_cooperative, errors included.
template <class Config = multistage::Config<>>
[[nodiscard]] Status gemm_multistage(const GemmArguments& x, Stream stream) {
  using Input = typename Config::Input;
  using Output = typename Config::Output;
  constexpr const char* name = "gemm_multistage";
  constexpr device::CtaShape shape{
      .block = Config::threads, .cluster = 1, .shared_memory = sizeof(multistage::Smem<Config>)};

  if (Status s = check(name, x, sizeof(Input), sizeof(Output)); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.k == 0)
    return device::fill_zero(name, x.d, x.ldd * i64{sizeof(Output)}, x.n * i64{sizeof(Output)}, x.m, stream);
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
  params.k_blocks = static_cast<u32>(ceil_div(x.k, Config::block_k));
  if (Status s = encode_matrix(name, "a", tensor_type<Input>, x.a, x.m, x.k, x.lda, Config::block_m, Config::block_k,
                               &params.a);
      !s.ok())
    return s;
  if (Status s = encode_matrix(name, "b", tensor_type<Input>, x.b, x.n, x.k, x.ldb, Config::block_n, Config::block_k,
                               &params.b);
      !s.ok())
    return s;
  if (Status s = describe_output<Output>(name, x, &params.d); !s.ok()) return s;
  return device::launch(name, kernel, static_cast<u32>(tiles_m * tiles_n), shape, stream, params);
}

}  // namespace rawgemm
