// Defines faulty.hpp for one configuration of the kernel that the include path finds first.
#pragma once
#include <algorithm>

#include <bench/shared_objects.hpp>
#include <host/gemm_cooperative.hpp>
#include <tests/faults/faulty.hpp>

namespace rawgemm::faults {

/// cooperative::Config, with groups of tiles so low that a small problem has a ragged last one.
template <class Output, u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n>
struct LowGroups : cooperative::Config<bf16, Output, block_m, block_n, cluster_m, cluster_n> {
  static constexpr u32 group_m = 2;
};

template <class Config>
i64 wgmmas_of(i64 m, i64 n, i64 k) {
  const i64 tiles = ceil_div(m, Config::block_m * Config::cluster_m) * Config::cluster_m *
                    ceil_div(n, Config::block_n * Config::cluster_n) * Config::cluster_n;
  const i64 k_blocks = std::max<i64>(ceil_div(k, Config::block_k), 2);
  return tiles * k_blocks * (Config::block_k / cooperative::wgmma_k) * (Config::block_m / cooperative::wgmma_m);
}

}  // namespace rawgemm::faults

#define RAWGEMM_FAULTY(...)                                                                     \
  namespace rawgemm::faults {                                                                   \
  using Config = __VA_ARGS__;                                                                   \
  TensorType output() { return tensor_type<Config::Output>; }                                   \
  u32 cluster_size() { return Config::cluster_m * Config::cluster_n; }                          \
  i64 wgmmas(i64 m, i64 n, i64 k) { return wgmmas_of<Config>(m, n, k); }                        \
  std::vector<model::SharedObject> shared_objects() { return bench::shared_objects<Config>(); } \
  Status launch(const GemmArguments& x) { return gemm_cooperative<Config>(x, nullptr); }        \
  }
