#include <tests/fp8.hpp>
#include <tests/kernels/k_grouped_selection.hpp>

namespace rawgemm::test {

template <Configuration configuration_, class Types_, class Scheduler_ = KGroupedTiles>
struct KGroupedInstance {
  static constexpr Configuration configuration = configuration_;
  using Types = Types_;
  using Scheduler = Scheduler_;
};

inline constexpr Majors both_mn{Major::mn, Major::mn};
inline constexpr Majors a_k_b_mn{Major::k, Major::mn};

// clang-format off
using KGroupedInstances = List<
  // Clusters that share B, and A; boxes with a swizzle and without; D of each size; each pair of majors.
  KGroupedInstance<in_majors({Kernel::gemm_cooperative, {128, 256}, {1, 2}}, both_mn), Types<bf16>>,
  KGroupedInstance<in_majors({Kernel::gemm_cooperative, {128, 80}, {2, 1}}, both_mn), Types<f16, float>>,
  KGroupedInstance<Configuration{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, Types<e4m3, bf16, e5m2>>,
  KGroupedInstance<in_majors({Kernel::gemm_pingpong, {128, 128}}, both_mn), Types<bf16>>,
  KGroupedInstance<Configuration{Kernel::gemm_pingpong, {64, 176}, {2, 1}}, Types<bf16, float>>,
  KGroupedInstance<in_majors({Kernel::gemm_pingpong, {128, 160}, {1, 2}}, a_k_b_mn), Types<f16>>,
  KGroupedInstance<in_majors({Kernel::gemm_swapped, {64, 128}, {2, 1}}, both_mn), Types<bf16>>,
  KGroupedInstance<Configuration{Kernel::gemm_swapped, {112, 192}, {1, 2}}, Types<bf16, float>>,
  KGroupedInstance<Configuration{Kernel::gemm_fp8_block, {128, 128}}, Types<e4m3, float, e4m3, BlockScales::b_1x128>>,
  KGroupedInstance<Configuration{Kernel::gemm_fp8_block, {256, 96}, {2, 1}}, Types<e5m2, bf16, e4m3, BlockScales::b_1x128>>,
  KGroupedInstance<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Types<e4m3, bf16>>,
  // In the flat form: boxes of scales, and a kernel that takes more steps than a group has; loads to two CTAs.
  KGroupedInstance<Configuration{Kernel::gemm_fp8_block, {128, 96}, {1, 2}}, Types<e4m3, float, e5m2, BlockScales::b_1x128>, FlatKGroupedTiles>,
  KGroupedInstance<Configuration{Kernel::gemm_pingpong, {64, 128}, {2, 1}}, Types<e5m2, bf16, e4m3>, FlatKGroupedTiles>>;
// clang-format on

std::vector<KGroupedSelection> every_k_grouped_selection() {
  std::vector<KGroupedSelection> selections;
  for_each(KGroupedInstances{}, [&]<class Instance>(Instance) {
    using Types = typename Instance::Types;
    using Config =
        KGroupedConfigOf<Types, Instance::configuration, BatchedCombination<Types>, typename Instance::Scheduler>;
    constexpr i64 steps[] = {k_group_step<typename Types::Input, Instance::configuration.major_a>,
                             k_group_step<typename Types::InputB, Instance::configuration.major_b>,
                             is_flat<Config> ? scaled_k : 1};
    selections.push_back(
        {Instance::configuration, number_of<typename Types::Input>, number_of<typename Types::InputB>,
         number_of<typename Types::Output>, Types::has_block_scales, is_flat<Config>,
         *std::max_element(std::begin(steps), std::end(steps)),
         &DescriptionOf<Instance::configuration.kernel>::template wgmmas<Config>,
         [](const KGroupedGemmArguments& x, Stream stream) { return k_grouped_gemm<Config>(x, stream); },
         [](const GemmArguments& x, Stream stream) { return launch<Types, Instance::configuration>(x, stream); }});
  });
  return selections;
}

}  // namespace rawgemm::test
