// gemm_cooperative with a configuration chosen at run time, from those that the tests cover.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include <host/launcher.hpp>

namespace rawgemm::test {

/// One instantiation of the kernel.
struct Selection {
  TensorType input;
  TensorType output;
  u32 block_m;
  u32 block_n;
  u32 cluster_m;
  u32 cluster_n;
};

/// {bf16, f16} x {D in the same type, fp32} x {128x256, 256x128} x clusters {1x1, 2x1, 1x2}.
inline std::vector<Selection> all_selections() {
  std::vector<Selection> selections;
  for (const TensorType input : {TensorType::bf16, TensorType::f16})
    for (const TensorType output : {input, TensorType::f32})
      for (const u32 block_m : {128u, 256u})
        for (const auto& [cluster_m, cluster_n] : {std::pair{1u, 1u}, {2u, 1u}, {1u, 2u}})
          selections.push_back({input, output, block_m, 128 * 256 / block_m, cluster_m, cluster_n});
  return selections;
}

/// Such as "bf16 to f32, tile 128x256, cluster 2x1".
inline std::string describe(const Selection& x) {
  constexpr const char* types[] = {"f16", "bf16", "f32"};
  return std::string(types[static_cast<int>(x.input)]) + " to " + types[static_cast<int>(x.output)] + ", tile " +
         std::to_string(x.block_m) + "x" + std::to_string(x.block_n) + ", cluster " + std::to_string(x.cluster_m) +
         "x" + std::to_string(x.cluster_n);
}

/// The kernels of one type and tile; instance.hpp defines it, and a source file each instantiates it.
template <class Input, class Output, u32 block_m, u32 block_n>
struct Instance {
  static Status launch(u32 cluster_m, u32 cluster_n, const GemmArguments& x, Stream stream);
};

/// gemm_cooperative<Config>, see host/gemm_cooperative.hpp.
[[nodiscard]] Status launch(const Selection& selection, const GemmArguments& x, Stream stream = nullptr);

}  // namespace rawgemm::test
