// The GEMM kernels, each with a configuration chosen at run time, from those that the tests cover.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include <host/launcher.hpp>

namespace rawgemm::test {

enum class Kernel { gemm_cooperative, gemm_pingpong, gemm_splitk, gemm_swapped, gemm_multistage };

inline constexpr Kernel all_kernels[] = {Kernel::gemm_cooperative, Kernel::gemm_pingpong, Kernel::gemm_splitk,
                                         Kernel::gemm_swapped, Kernel::gemm_multistage};

inline std::string name_of(Kernel kernel) {
  constexpr const char* names[] = {"gemm_cooperative", "gemm_pingpong", "gemm_splitk", "gemm_swapped",
                                   "gemm_multistage"};
  return names[static_cast<int>(kernel)];
}

/// One instantiation of a kernel.
struct Selection {
  Kernel kernel;
  TensorType input;
  TensorType output;
  u32 block_m;
  u32 block_n;
  u32 cluster_m;
  u32 cluster_n;

  constexpr u32 cluster_size() const { return cluster_m * cluster_n; }
};

/// gemm_cooperative: {bf16 in clusters of 1x1, 2x1 and 1x2, f16 in 1x1} x {D in the same type, fp32} x {128x256,
///                   256x128}; and 128x80 in clusters of 1x2, for bf16 and D in fp32: few boxes.
/// gemm_multistage:  {bf16, f16} x {D in the same type, fp32} x {128x128, 128x256, 256x128}.
/// The others, some types: each configuration takes long to compile.
/// gemm_pingpong:    {128x128, 128x176}: with a swizzle of D's boxes, and without.
/// gemm_splitk:      {64x64 and 16x64 split in 2, 128x72 in 4, 64x56 in 1}: a cluster of 1 x splits.
/// gemm_swapped:     {168x192 in clusters of 2x1, 128x64 of 1x2, 256x128}: a warpgroup stores 3 parts of 56 rows, 1 and
///                   4 of 64; {64x128 in clusters of 2x1, 64x256}: 2 and 4 warpgroups, 1 part.
inline std::vector<Selection> all_selections(Kernel kernel) {
  if (kernel == Kernel::gemm_pingpong)
    return {{kernel, TensorType::bf16, TensorType::bf16, 128, 128, 1, 1},
            {kernel, TensorType::bf16, TensorType::bf16, 128, 176, 1, 1},
            {kernel, TensorType::f16, TensorType::f32, 128, 128, 1, 1},
            {kernel, TensorType::bf16, TensorType::f32, 128, 176, 1, 1}};
  if (kernel == Kernel::gemm_splitk)
    return {{kernel, TensorType::bf16, TensorType::bf16, 64, 64, 1, 2},
            {kernel, TensorType::bf16, TensorType::f32, 128, 72, 1, 4},
            {kernel, TensorType::f16, TensorType::f16, 64, 56, 1, 1},
            {kernel, TensorType::f16, TensorType::f32, 16, 64, 1, 2}};
  if (kernel == Kernel::gemm_swapped)
    return {{kernel, TensorType::bf16, TensorType::bf16, 168, 192, 2, 1},
            {kernel, TensorType::bf16, TensorType::f32, 128, 64, 1, 2},
            {kernel, TensorType::f16, TensorType::f16, 256, 128, 1, 1},
            {kernel, TensorType::bf16, TensorType::bf16, 64, 128, 2, 1},
            {kernel, TensorType::f16, TensorType::f16, 64, 256, 1, 1}};
  std::vector<Selection> selections;
  for (const TensorType input : {TensorType::bf16, TensorType::f16})
    for (const TensorType output : {input, TensorType::f32}) {
      const auto add = [&](u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n) {
        selections.push_back({kernel, input, output, block_m, block_n, cluster_m, cluster_n});
      };
      if (kernel == Kernel::gemm_multistage) add(128, 128, 1, 1);
      for (const auto& [block_m, block_n] : {std::pair{128u, 256u}, {256u, 128u}}) {
        add(block_m, block_n, 1, 1);
        if (kernel != Kernel::gemm_cooperative || input == TensorType::f16) continue;
        add(block_m, block_n, 2, 1);
        add(block_m, block_n, 1, 2);
      }
    }
  if (kernel == Kernel::gemm_cooperative)
    selections.push_back({kernel, TensorType::bf16, TensorType::f32, 128, 80, 1, 2});
  return selections;
}

/// Of every kernel.
inline std::vector<Selection> all_selections() {
  std::vector<Selection> selections;
  for (const Kernel kernel : all_kernels)
    for (const Selection& selection : all_selections(kernel)) selections.push_back(selection);
  return selections;
}

/// Such as "gemm_cooperative, bf16 to f32, tile 128x256, cluster 2x1".
inline std::string describe(const Selection& x) {
  const auto type = [](TensorType t) { return t == TensorType::f32 ? "f32" : t == TensorType::f16 ? "f16" : "bf16"; };
  return name_of(x.kernel) + ", " + type(x.input) + " to " + type(x.output) + ", tile " + std::to_string(x.block_m) +
         "x" + std::to_string(x.block_n) + ", cluster " + std::to_string(x.cluster_m) + "x" +
         std::to_string(x.cluster_n);
}

/// One type and tile of a kernel; instance.hpp defines it, and a source file each instantiates it.
template <Kernel kernel, class Input, class Output, u32 block_m, u32 block_n>
struct Instance {
  static Status launch(u32 cluster_m, u32 cluster_n, const GemmArguments& x, Stream stream);
};

/// gemm_cooperative<Config> or its like, see host/.
[[nodiscard]] Status launch(const Selection& selection, const GemmArguments& x, Stream stream = nullptr);

}  // namespace rawgemm::test
