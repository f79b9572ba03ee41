// The configurations of the GEMM kernels that the tests cover, with their types: the one list of them. Each takes
// time to compile (instances.cmake): of a kernel, few that together show everything.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <host/kernels.hpp>
#include <tests/sample.hpp>

namespace rawgemm::test {

/// A configuration and types, as a type.
template <Configuration configuration_, class Types_>
struct Instance {
  static constexpr Configuration configuration = configuration_;
  using Types = Types_;
  using Description = DescriptionOf<configuration.kernel>;
  using Config = ConfigOf<Types, configuration>;
};

// One line each, since instances.cmake counts them.
// clang-format off
using Instances = List<
  // {bf16 in clusters of 1x1, 2x1, 1x2 and 2x2, f16 in 1x1} x {D in the same type, fp32} x {128x256, 256x128}; few boxes.
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {1, 2}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 2}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 80}, {1, 2}}, Types<bf16, float>>,
  // MN-major, in clusters a whole and a part of a last chunk shared by both, and not shared.
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}, 1, Major::mn, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {1, 2}, 1, Major::mn, Major::k}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}, 1, Major::k, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}}, Types<e5m2, float, e4m3>>,
  Instance<Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, Types<e4m3, bf16, e5m2>>,
  Instance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, Types<e4m3, e4m3>>,
  // With swizzles of D's boxes, and without; clusters along M, along N and both.
  Instance<Configuration{Kernel::gemm_pingpong, {128, 176}, {2, 1}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 128}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 176}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_pingpong, {64, 136}, {2, 1}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 128}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 176}, {}, 1, Major::mn, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 128}, {2, 2}, 1, Major::k, Major::mn}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 160}, {1, 2}}, Types<e5m2, f16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {128, 176}}, Types<e4m3, e5m2, e5m2>>,
  Instance<Configuration{Kernel::gemm_pingpong, {168, 128}, {1, 2}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_pingpong, {104, 192}, {}, 1, Major::mn, Major::mn}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_pingpong, {88, 128}, {4, 1}}, Types<e4m3, bf16>>,
  // D and D^T, with a part of K for 1, 2 and 4 CTAs.
  Instance<Configuration{Kernel::gemm_splitk, {64, 64}, {}, 2}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_splitk, {128, 72}, {}, 4}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_splitk, {64, 56}}, Types<f16, f16>>,
  // What is pushed lies where the ring was: D and D^T, for 3 and 4 CTAs.
  Instance<Configuration{Kernel::gemm_splitk, {208, 128}, {}, 3}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_splitk, {128, 128}, {}, 4}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_splitk, {64, 64}, {}, 2, Major::mn, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_splitk, {128, 72}, {}, 4, Major::k, Major::mn}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 1, Major::mn, Major::k}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}, Types<e4m3, float, e5m2>>,
  Instance<Configuration{Kernel::gemm_splitk, {128, 72}, {}, 2}, Types<e5m2, e4m3, e4m3>>,
  // A warpgroup stores 3 parts of 56 rows, 1 and 4 of 64; 2 and 4 warpgroups, 1 part each.
  Instance<Configuration{Kernel::gemm_swapped, {168, 192}, {2, 1}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_swapped, {128, 64}, {1, 2}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_swapped, {256, 128}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_swapped, {64, 128}, {2, 2}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_swapped, {64, 256}}, Types<f16, f16>>,
  // A that two share in turns.
  Instance<Configuration{Kernel::gemm_swapped, {104, 64}, {1, 2}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_swapped, {168, 192}, {2, 1}, 1, Major::mn, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_swapped, {128, 64}, {1, 2}, 1, Major::mn, Major::k}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_swapped, {64, 256}, {}, 1, Major::k, Major::mn}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_swapped, {168, 192}, {2, 1}}, Types<e4m3, bf16, e5m2>>,
  Instance<Configuration{Kernel::gemm_swapped, {128, 64}}, Types<e5m2, e4m3, e4m3>>,
  // {bf16, f16} x {D in the same type, fp32} x {128x256, 128x128, 256x128}
  Instance<Configuration{Kernel::gemm_multistage, {128, 256}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 128}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_multistage, {256, 128}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 256}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 128}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {256, 128}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 256}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 128}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_multistage, {256, 128}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 256}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 128}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {256, 128}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 256}, {}, 1, Major::k, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_multistage, {128, 128}, {}, 1, Major::mn, Major::mn}, Types<f16, float>>,
  // 8 and 4 warps that share K, whose steps are loaded 2, 4 and 2 at a time; 1 of 8 warps stores, or each 1 or 4
  // fragments beside each other.
  Instance<Configuration{Kernel::gemm_slicedk, {16, 32}}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_slicedk, {16, 8}}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_slicedk, {32, 32}}, Types<f16, f16>>,
  Instance<Configuration{Kernel::gemm_slicedk, {64, 32}}, Types<bf16, float>>,
  Instance<Configuration{Kernel::gemm_slicedk, {16, 32}, {}, 1, Major::mn, Major::mn}, Types<bf16, bf16>>,
  Instance<Configuration{Kernel::gemm_slicedk, {16, 64}, {}, 1, Major::k, Major::mn}, Types<f16, float>>,
  Instance<Configuration{Kernel::gemm_slicedk, {16, 32}}, Types<e4m3, bf16, e5m2>>,
  Instance<Configuration{Kernel::gemm_slicedk, {16, 8}}, Types<e4m3, float>>,
  Instance<Configuration{Kernel::gemm_slicedk, {32, 32}}, Types<e5m2, e4m3, e4m3>>,
  // With scales of either kind every mix of types and every D; clusters of 2 either way, tiles that begin in the middle
  // of a 128 x 128 block of B.
  Instance<Configuration{Kernel::gemm_fp8_block, {256, 128}}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {192, 128}, {2, 1}}, Types<e4m3, float, e5m2, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {128, 160}, {1, 2}}, Types<e5m2, f16, e5m2, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {256, 128}, {2, 1}}, Types<e5m2, e4m3, e4m3, BlockScales::b_1x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {128, 128}, {1, 2}}, Types<e5m2, float>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {128, 128}}, Types<e5m2, e4m3, e4m3, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Types<e4m3, bf16, e4m3, BlockScales::b_1x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {64, 64}, {}, 2}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {128, 112}, {}, 2}, Types<e4m3, e5m2, e5m2, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {16, 192}, {}, 2}, Types<e5m2, float, e4m3, BlockScales::b_1x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {64, 80}}, Types<e4m3, f16, e5m2, BlockScales::b_1x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {128, 72}, {}, 4}, Types<e5m2, e5m2, e5m2, BlockScales::b_1x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {16, 128}}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  Instance<Configuration{Kernel::gemm_fp8_block_splitk, {64, 56}}, Types<e4m3, e4m3>>
>;
// clang-format on

/// A test case for each kernel that takes 16 bits, `kernel` in its body.
#define EACH_KERNEL(name)                                                                                      \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_splitk, Kernel::gemm_swapped, Kernel::gemm_multistage, Kernel::gemm_slicedk)

/// For each of those that load by TMA.
#define EACH_KERNEL_WITH_TMA(name)                                                                             \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_splitk, Kernel::gemm_swapped, Kernel::gemm_multistage)

template <class... Entries>
constexpr std::size_t size_of(List<Entries...>) {
  return sizeof...(Entries);
}

template <std::size_t entry, class First, class... Others>
constexpr auto instance_in(List<First, Others...>) {
  if constexpr (entry == 0)
    return First{};
  else
    return instance_in<entry - 1>(List<Others...>{});
}
template <std::size_t entry>
using InstanceAt = decltype(instance_in<entry>(Instances{}));

/// For every change each sixth one, at least one, from another one on for each line that asks. For scripts/soak.sh all
/// of them.
template <class Selection>
std::vector<Selection> sampled(std::vector<Selection> all, int line) {
  constexpr std::size_t most = 6;
  const std::size_t each = std::min(most, all.size());
  auto i = static_cast<std::size_t>(line);
  if (!soaks()) std::erase_if(all, [&](const Selection&) { return i++ % each != 0; });
  return all;
}

/// Whether block scales of A may lie K-major.
constexpr bool takes_k_major_scales(Kernel kernel, BlockScales scales) {
  return kernel == Kernel::gemm_fp8_block_splitk && scales == BlockScales::b_128x128;
}

/// And, behind all, those that take K-major scales of A once more, with such.
template <class Selection>
std::vector<Selection> with_k_major_scales(std::vector<Selection> all) {
  for (std::size_t i = 0, count = all.size(); i < count; ++i)
    if (takes_k_major_scales(all[i].kernel, all[i].scales)) {
      all.push_back(all[i]);
      all.back().scales_a = Major::k;
    }
  return all;
}

/// The launcher of an entry of Instances; instance.hpp defines it, and a source file each instantiates it.
template <std::size_t entry>
[[nodiscard]] Status launch_instance(const GemmArguments& x, Stream stream);

/// What function(InstanceAt<i>{}, launch_instance<i>) gives of each entry.
template <class Function>
constexpr auto of_each_instance(const Function& function) {
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{function(InstanceAt<i>{}, &launch_instance<i>)...};
  }
  (std::make_index_sequence<size_of(Instances{})>{});
}

}  // namespace rawgemm::test
