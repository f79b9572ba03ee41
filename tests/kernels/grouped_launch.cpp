#include <tests/fp8.hpp>
#include <tests/kernels/grouped_selection.hpp>

namespace rawgemm::test {

template <Configuration configuration_, class Types_>
struct GroupedInstance {
  static constexpr Configuration configuration = configuration_;
  using Types = Types_;
};

// clang-format off
using GroupedInstances = List<
  // Clusters that share B, and A; boxes with a swizzle and without; D of each size.
  GroupedInstance<Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, Types<bf16>>,
  GroupedInstance<Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}, Types<f16, float>>,
  GroupedInstance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 2}}, Types<e4m3, bf16, e5m2>>,
  GroupedInstance<Configuration{Kernel::gemm_pingpong, {128, 128}}, Types<bf16>>,
  GroupedInstance<Configuration{Kernel::gemm_pingpong, {64, 176}, {2, 1}}, Types<bf16, float>>,
  GroupedInstance<Configuration{Kernel::gemm_pingpong, {64, 160}}, Types<e4m3, f16>>,
  GroupedInstance<Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}, Types<bf16>>,
  GroupedInstance<Configuration{Kernel::gemm_swapped, {56, 256}}, Types<f16>>,
  GroupedInstance<Configuration{Kernel::gemm_swapped, {112, 192}, {1, 2}}, Types<bf16, float>>,
  GroupedInstance<Configuration{Kernel::gemm_swapped, {128, 64}}, Types<e5m2, e4m3, e4m3>>,
  // Scales of 256 rows come in two boxes; tiles of 160 columns have two blocks; three math warpgroups.
  GroupedInstance<Configuration{Kernel::gemm_fp8_block, {256, 128}}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Types<e4m3, float, e5m2, BlockScales::b_1x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block, {128, 160}, {2, 1}}, Types<e5m2, f16, e5m2, BlockScales::b_128x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block, {128, 96}, {2, 1}}, Types<e4m3, bf16, e4m3, BlockScales::b_1x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block, {128, 64}}, Types<e5m2, e4m3, e4m3>>,
  // Few rows; 192 columns lie in two blocks.
  GroupedInstance<Configuration{Kernel::gemm_fp8_block_splitk, {16, 128}}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block_splitk, {16, 256}}, Types<e4m3, f16, e4m3, BlockScales::b_128x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block_splitk, {32, 192}}, Types<e5m2, e5m2, e4m3, BlockScales::b_128x128>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block_splitk, {24, 64}}, Types<e4m3, e4m3, e5m2>>,
  GroupedInstance<Configuration{Kernel::gemm_fp8_block_splitk, {64, 128}}, Types<e4m3, float, e5m2, BlockScales::b_1x128>>>;
// clang-format on

std::vector<GroupedSelection> every_grouped_selection() {
  std::vector<GroupedSelection> selections;
  for_each(GroupedInstances{}, [&]<class Instance>(Instance) {
    using Types = typename Instance::Types;
    using Config = GroupedConfigOf<Types, Instance::configuration>;
    selections.push_back(
        {Instance::configuration, number_of<typename Types::Input>, number_of<typename Types::InputB>,
         number_of<typename Types::Output>, Types::block_scales,
         &DescriptionOf<Instance::configuration.kernel>::template wgmmas<Config>,
         [](const GroupedGemmArguments& x, Stream stream) { return grouped_gemm<Config>(x, stream); },
         [](const GemmArguments& x, Stream stream) { return launch<Types, Instance::configuration>(x, stream); }});
  });
  return selections;
}

}  // namespace rawgemm::test
