// The Configs of fp8_configs.hpp as values. Whoever includes this refers to all of them: not for the files that compile
// one each.
#pragma once
#include <string>
#include <vector>

#include <tests/fp8.hpp>
#include <tests/kernels/fp8_configs.hpp>

namespace rawgemm::test {

/// An Fp8Instance as a value.
struct Fp8Selection {
  Fp8Kernel kernel;
  Number a;
  Number b;
  Number d;
  BlockScales scales;
  u32 block_m;
  u32 block_n;
  u32 cluster_m;
  u32 cluster_n;
  u32 splits;  // of K, over the CTAs of a cluster
  u32 step_k;  // what such a split is a multiple of
  u32 stages;
  Status (*launch)(const GemmArguments&, Stream);

  constexpr u32 cluster_size() const { return cluster_m * cluster_n * splits; }
  /// In which each k block of 128 is added to a sum in fp32.
  constexpr bool promotes() const {
    return kernel == Fp8Kernel::gemm_fp8_block || kernel == Fp8Kernel::gemm_fp8_block_splitk;
  }
};

template <class Type>
inline constexpr Number number_of = is_same<Type, e4m3>   ? Number::e4m3
                                    : is_same<Type, e5m2> ? Number::e5m2
                                    : is_same<Type, bf16> ? Number::bf16
                                    : is_same<Type, f16>  ? Number::f16
                                                          : Number::f32;

template <class Instance>
constexpr Fp8Selection fp8_selection() {
  using Config = typename Instance::Config;
  Fp8Selection x{.kernel = Instance::kernel,
                 .a = number_of<typename Config::Input>,
                 .b = number_of<typename Config::InputB>,
                 .d = number_of<typename Config::Output>,
                 .scales = BlockScales::none,
                 .block_m = Config::block_m,
                 .block_n = Config::block_n,
                 .cluster_m = 1,
                 .cluster_n = 1,
                 .splits = 1,
                 .step_k = stage_k<e4m3>,
                 .stages = Config::stages,
                 .launch = &launch_fp8<Instance>};
  if constexpr (requires { Config::cluster_m; }) {
    x.cluster_m = Config::cluster_m;
    x.cluster_n = Config::cluster_n;
  }
  if constexpr (requires { Config::splits; }) {
    x.splits = Config::splits;
    x.step_k = Config::stage_blocks * stage_k<e4m3>;
  }
  if constexpr (requires { Config::scales; }) x.scales = Config::scales;
  return x;
}

/// Whose accumulators hold all of K.
inline std::vector<Fp8Selection> fast_selections() {
  return {fp8_selection<CooperativeToF32>(), fp8_selection<CooperativeToBf16>(), fp8_selection<CooperativeToFp8>(),
          fp8_selection<PingpongToF16>(),    fp8_selection<PingpongToFp8>(),     fp8_selection<SplitkToF32>(),
          fp8_selection<SplitkToFp8>(),      fp8_selection<SwappedToBf16>(),     fp8_selection<SwappedToFp8>()};
}

/// That multiply each k block by its scales.
inline std::vector<Fp8Selection> block_scaled_selections() {
  return {fp8_selection<BlocksToBf16>(), fp8_selection<BlocksToF32>(),   fp8_selection<BlocksToF16>(),
          fp8_selection<RowsToFp8>(),    fp8_selection<FewRowsBlocks>(), fp8_selection<FewRowsWide>(),
          fp8_selection<FewRowsRows>()};
}

inline std::vector<Fp8Selection> promoting_selections() {
  std::vector<Fp8Selection> selections = block_scaled_selections();
  selections.push_back(fp8_selection<Promoted>());
  selections.push_back(fp8_selection<FewRowsPromoted>());
  return selections;
}

inline std::vector<Fp8Selection> fp8_selections() {
  std::vector<Fp8Selection> selections = fast_selections();
  for (const Fp8Selection& x : promoting_selections()) selections.push_back(x);
  return selections;
}

/// That multiply sums by scales of A and of B, or of their rows.
inline std::vector<Fp8Selection> operand_scaled_selections() {
  std::vector<Fp8Selection> selections = fp8_selections();
  std::erase_if(selections, [](const Fp8Selection& x) { return x.scales != BlockScales::none; });
  return selections;
}

inline std::string name_of(Fp8Kernel kernel) {
  constexpr const char* names[] = {"gemm_cooperative", "gemm_pingpong",  "gemm_splitk",
                                   "gemm_swapped",     "gemm_fp8_block", "gemm_fp8_block_splitk"};
  return names[static_cast<int>(kernel)];
}

/// Such as "gemm_fp8_block, e4m3 * e5m2 to f32, scales of 128x128, tile 128x192, cluster 2x1".
inline std::string describe(const Fp8Selection& x) {
  constexpr const char* scales[] = {"", ", scales of 128x128", ", scales of 1x128"};
  return name_of(x.kernel) + ", " + name_of(x.a) + " * " + name_of(x.b) + " to " + name_of(x.d) +
         scales[static_cast<int>(x.scales)] + ", tile " + std::to_string(x.block_m) + "x" + std::to_string(x.block_n) +
         ", cluster " + std::to_string(x.cluster_m) + "x" + std::to_string(x.cluster_n * x.splits);
}

}  // namespace rawgemm::test
