#include <tests/kernels/batched_selection.hpp>

namespace rawgemm::test {

template <Configuration configuration_, class Types_>
struct BatchedInstance {
  static constexpr Configuration configuration = configuration_;
  using Types = Types_;
};

// clang-format off
using BatchedInstances = List<
  // Clusters that share B, and A; boxes with a swizzle and without; D of each size; each pair of majors.
  BatchedInstance<Configuration{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}, 1, Major::mn, Major::mn}, Types<f16, float>>,
  BatchedInstance<Configuration{Kernel::gemm_cooperative, {128, 128}, {2, 2}, 1, Major::k, Major::mn}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_cooperative, {256, 128}}, Types<e4m3, bf16, e5m2>>,
  BatchedInstance<Configuration{Kernel::gemm_pingpong, {128, 128}}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_pingpong, {64, 176}, {2, 1}, 1, Major::mn, Major::k}, Types<bf16, float>>,
  BatchedInstance<Configuration{Kernel::gemm_pingpong, {64, 16}, {1, 2}}, Types<f16>>,
  BatchedInstance<Configuration{Kernel::gemm_pingpong, {128, 192}}, Types<e4m3, f16>>,
  BatchedInstance<Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_swapped, {16, 256}, {}, 1, Major::k, Major::mn}, Types<f16>>,
  BatchedInstance<Configuration{Kernel::gemm_swapped, {112, 192}, {1, 2}, 1, Major::mn, Major::mn}, Types<bf16, float>>,
  BatchedInstance<Configuration{Kernel::gemm_swapped, {128, 64}}, Types<e5m2, e4m3, e4m3>>,
  // D and D^T, CTAs with a part of K and with all of it, rows of A that TMA leaves out; each pair of majors.
  BatchedInstance<Configuration{Kernel::gemm_splitk, {64, 16}, {}, 2}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2, Major::k, Major::mn}, Types<f16, float>>,
  BatchedInstance<Configuration{Kernel::gemm_splitk, {128, 72}, {}, 4, Major::mn, Major::mn}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_splitk, {32, 64}}, Types<e4m3, bf16, e5m2>>,
  BatchedInstance<Configuration{Kernel::gemm_slicedk, {16, 32}}, Types<bf16>>,
  BatchedInstance<Configuration{Kernel::gemm_slicedk, {16, 8}, {}, 1, Major::mn, Major::k}, Types<f16, float>>,
  BatchedInstance<Configuration{Kernel::gemm_slicedk, {64, 32}, {}, 1, Major::mn, Major::mn}, Types<bf16>>,
  // Block scales of each kind, tiles whose columns belong to two blocks of B, 3 math warpgroups.
  BatchedInstance<Configuration{Kernel::gemm_fp8_block, {128, 128}}, Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>,
  BatchedInstance<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Types<e4m3, bf16, e4m3, BlockScales::b_1x128>>,
  BatchedInstance<Configuration{Kernel::gemm_fp8_block, {128, 80}, {2, 1}}, Types<e5m2, float, e4m3, BlockScales::b_128x128>>,
  BatchedInstance<Configuration{Kernel::gemm_fp8_block, {256, 64}}, Types<e4m3, f16, e5m2>>>;
// clang-format on

std::vector<BatchedSelection> every_batched_selection() {
  std::vector<BatchedSelection> selections;
  for_each(BatchedInstances{}, [&]<class Instance>(Instance) {
    using Types = typename Instance::Types;
    using Config = BatchedConfigOf<Types, Instance::configuration>;
    selections.push_back(
        {Instance::configuration, number_of<typename Types::Input>, number_of<typename Types::InputB>,
         number_of<typename Types::Output>, Types::block_scales,
         &DescriptionOf<Instance::configuration.kernel>::template wgmmas<Config>,
         [](const BatchedGemmArguments& x, Stream stream) { return batched_gemm<Config>(x, stream); },
         [](const GemmArguments& x, Stream stream) { return launch<Types, Instance::configuration>(x, stream); }});
  });
  return selections;
}

}  // namespace rawgemm::test
