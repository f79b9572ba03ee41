// Defines faulty.hpp for one configuration of the kernel that the include path finds first.
#pragma once
#include <bench/shared_objects.hpp>
#include <tests/faults/faulty.hpp>

namespace rawgemm::faults {

template <class Config>
inline constexpr BlockScales scales_of = BlockScales::none;
template <class Config>
requires requires { Config::scales; }
inline constexpr BlockScales scales_of<Config> = Config::scales;

/// cooperative::Config, with groups of tiles so low that a small problem has a ragged last one.
template <class Output, u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n>
struct LowGroups : cooperative::Config<bf16, Output, block_m, block_n, cluster_m, cluster_n> {
  static constexpr u32 group_m = 2;
};

/// A Config of a kernel with block scales: low groups, and so short a ring that a small problem goes round it.
template <class Base, u32 stages_>
struct ShortRing : Base {
  static constexpr u32 stages = stages_;
  static constexpr u32 group_m = 2;
};

}  // namespace rawgemm::faults

/// Kernel: of bench/kernels.hpp.  major: of B.  clustered: CTAs per cluster.  The rest: a Config of the kernel.
#define RAWGEMM_FAULTY(Kernel, major, clustered, ...)                                                          \
  namespace rawgemm::faults {                                                                                  \
  using Config = __VA_ARGS__;                                                                                  \
  TensorType input() { return tensor_type<Config::Input>; }                                                    \
  TensorType output() { return tensor_type<Config::Output>; }                                                  \
  BlockScales block_scales() { return scales_of<Config>; }                                                     \
  Major major_b() { return Major::major; }                                                                     \
  u32 cluster_size() { return clustered; }                                                                     \
  i64 wgmmas(i64 m, i64 n, i64 k) { return bench::Kernel::wgmmas<Config>(m, n, k); }                           \
  std::vector<model::SharedObject> shared_objects() { return bench::shared_objects<Config>(bench::Kernel{}); } \
  Status launch(const GemmArguments& x) { return bench::Kernel::launch<Config>(x, nullptr); }                  \
  }
