// The configurations that the program offers, here with K-major operands; what operands of 16 bits have in other majors
// is in modules of their own (modules.hpp). A kernel's first one is its default; each takes time to compile.
#pragma once
#include <algorithm>
#include <array>

#include <host/configurations.hpp>

namespace rawgemm::bench {

enum class OfferedFor { all, only_16, only_fp8 };
struct OfferedConfiguration {
  Configuration configuration;
  OfferedFor operands = OfferedFor::all;
};

/// In FP8 all are offered with A and B in e4m3 and D in bf16 or fp32, of other types a kernel's first.
inline constexpr OfferedConfiguration offered_configurations[] = {
    {{Kernel::gemm_cooperative, {128, 256}}},
    {{Kernel::gemm_cooperative, {128, 256}, {2, 1}}},
    {{Kernel::gemm_cooperative, {128, 256}, {1, 2}}, OfferedFor::only_16},
    {{Kernel::gemm_cooperative, {256, 128}}},
    {{Kernel::gemm_cooperative, {256, 128}, {2, 1}}, OfferedFor::only_16},
    {{Kernel::gemm_cooperative, {256, 128}, {1, 2}}, OfferedFor::only_16},
    {{Kernel::gemm_cooperative, {128, 224}}},
    {{Kernel::gemm_cooperative, {128, 80}, {1, 2}}},
    {{Kernel::gemm_pingpong, {128, 128}}},
    {{Kernel::gemm_pingpong, {128, 64}}},
    {{Kernel::gemm_pingpong, {128, 112}}},
    {{Kernel::gemm_pingpong, {128, 160}}},
    {{Kernel::gemm_pingpong, {128, 176}}},
    {{Kernel::gemm_pingpong, {128, 192}}},
    {{Kernel::gemm_pingpong, {128, 128}, {2, 1}}},
    {{Kernel::gemm_pingpong, {128, 144}, {2, 1}}},
    {{Kernel::gemm_pingpong, {128, 176}, {2, 1}}},
    {{Kernel::gemm_pingpong, {128, 176}, {1, 2}}},
    {{Kernel::gemm_pingpong, {128, 192}, {2, 1}}},
    {{Kernel::gemm_pingpong, {128, 192}, {1, 2}}},
    {{Kernel::gemm_pingpong, {128, 160}, {1, 2}}},
    {{Kernel::gemm_pingpong, {128, 160}, {2, 1}}},
    {{Kernel::gemm_pingpong, {128, 176}, {4, 2}}},
    {{Kernel::gemm_splitk, {64, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {16, 64}}},
    {{Kernel::gemm_splitk, {16, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {32, 64}}},
    {{Kernel::gemm_splitk, {32, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {32, 64}, {}, 4}},
    {{Kernel::gemm_splitk, {32, 128}, {}, 2}},
    {{Kernel::gemm_splitk, {48, 64}}},
    {{Kernel::gemm_splitk, {64, 64}}},
    {{Kernel::gemm_splitk, {64, 96}, {}, 2}},
    {{Kernel::gemm_splitk, {64, 72}, {}, 4}},
    {{Kernel::gemm_splitk, {64, 56}}},
    {{Kernel::gemm_splitk, {64, 80}}},
    {{Kernel::gemm_splitk, {128, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {128, 72}, {}, 4}},
    {{Kernel::gemm_splitk, {128, 112}, {}, 2}},
    {{Kernel::gemm_splitk, {128, 160}, {}, 2}},
    {{Kernel::gemm_splitk, {8, 64}}},
    {{Kernel::gemm_splitk, {24, 64}}},
    {{Kernel::gemm_splitk, {96, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {96, 64}, {}, 4}},
    {{Kernel::gemm_splitk, {144, 64}, {}, 2}},
    {{Kernel::gemm_splitk, {144, 64}, {}, 4}},
    {{Kernel::gemm_splitk, {112, 128}, {}, 2}},
    {{Kernel::gemm_splitk, {112, 128}, {}, 4}},
    {{Kernel::gemm_splitk, {144, 128}, {}, 2}},
    {{Kernel::gemm_splitk, {160, 128}, {}, 3}},
    {{Kernel::gemm_splitk, {128, 128}, {}, 3}},
    {{Kernel::gemm_splitk, {64, 64}, {}, 8}},
    {{Kernel::gemm_splitk, {104, 64}, {}, 8}},
    {{Kernel::gemm_splitk, {48, 128}, {}, 4}},
    {{Kernel::gemm_splitk, {64, 64}, {}, 4}},
    {{Kernel::gemm_splitk, {48, 64}, {}, 3}},
    {{Kernel::gemm_swapped, {168, 192}, {2, 1}}},
    {{Kernel::gemm_swapped, {256, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {128, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {80, 128}}},
    {{Kernel::gemm_swapped, {96, 128}}},
    {{Kernel::gemm_swapped, {112, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {144, 128}}},
    {{Kernel::gemm_swapped, {144, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {176, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {192, 128}}},
    {{Kernel::gemm_swapped, {192, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {208, 128}}},
    {{Kernel::gemm_swapped, {128, 64}}},
    {{Kernel::gemm_swapped, {128, 64}, {2, 1}}},
    {{Kernel::gemm_swapped, {64, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {64, 128}, {4, 1}}},
    {{Kernel::gemm_swapped, {32, 128}, {4, 1}}},
    {{Kernel::gemm_swapped, {48, 128}, {4, 1}}},
    {{Kernel::gemm_swapped, {128, 128}, {2, 2}}},
    {{Kernel::gemm_swapped, {64, 256}}},
    {{Kernel::gemm_swapped, {16, 128}}},
    {{Kernel::gemm_swapped, {40, 64}}},
    {{Kernel::gemm_swapped, {56, 64}}},
    {{Kernel::gemm_swapped, {96, 64}}},
    {{Kernel::gemm_swapped, {64, 64}, {1, 4}}},
    {{Kernel::gemm_swapped, {112, 64}, {1, 4}}},
    {{Kernel::gemm_swapped, {144, 64}, {1, 4}}},
    {{Kernel::gemm_swapped, {80, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {168, 128}, {2, 1}}},
    {{Kernel::gemm_swapped, {200, 128}, {1, 4}}},
    {{Kernel::gemm_swapped, {216, 128}, {1, 2}}},
    {{Kernel::gemm_swapped, {80, 192}, {4, 1}}},
    {{Kernel::gemm_swapped, {144, 192}, {2, 1}}},
    {{Kernel::gemm_swapped, {112, 128}, {2, 2}}},
    {{Kernel::gemm_swapped, {144, 128}, {2, 2}}},
    {{Kernel::gemm_swapped, {96, 128}, {2, 2}}},
    {{Kernel::gemm_swapped, {160, 192}, {2, 1}}},
    {{Kernel::gemm_swapped, {96, 128}, {1, 2}}},
    {{Kernel::gemm_swapped, {40, 128}, {1, 2}}},
    {{Kernel::gemm_swapped, {176, 192}, {1, 2}}},
    {{Kernel::gemm_swapped, {152, 192}, {2, 1}}},
    {{Kernel::gemm_multistage, {128, 128}}, OfferedFor::only_16},
    {{Kernel::gemm_multistage, {128, 256}}, OfferedFor::only_16},
    {{Kernel::gemm_multistage, {256, 128}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {16, 32}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {16, 8}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {16, 16}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {16, 64}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {32, 32}}, OfferedFor::only_16},
    {{Kernel::gemm_slicedk, {64, 32}}, OfferedFor::only_16},
    {{Kernel::wgmma_tile, {64, 8}}, OfferedFor::only_16},
    {{Kernel::wgmma_tile, {64, 16}}, OfferedFor::only_16},
    {{Kernel::wgmma_tile, {64, 64}}, OfferedFor::only_16},
    {{Kernel::wgmma_tile, {64, 128}}, OfferedFor::only_16},
    {{Kernel::wgmma_tile, {64, 256}}, OfferedFor::only_16},
    {{Kernel::gemm_fp8_block, {256, 128}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block, {128, 128}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}, {}, 2}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {16, 64}, {}, 2}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {64, 64}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {64, 56}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {64, 80}}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {64, 72}, {}, 4}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {128, 64}, {}, 2}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {128, 72}, {}, 4}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {128, 128}, {}, 2}, OfferedFor::only_fp8},
    {{Kernel::gemm_fp8_block_splitk, {128, 80}}, OfferedFor::only_fp8},
};

/// For launches of several products: of one size, with rows in groups, with K in groups. FP8 has those that promote.
inline constexpr Configuration batched_configurations[] = {
    {Kernel::gemm_cooperative, {128, 256}}, {Kernel::gemm_cooperative, {128, 256}, {2, 1}},
    {Kernel::gemm_cooperative, {256, 128}}, {Kernel::gemm_pingpong, {128, 128}},
    {Kernel::gemm_pingpong, {128, 192}},    {Kernel::gemm_pingpong, {64, 16}},
    {Kernel::gemm_pingpong, {128, 64}},     {Kernel::gemm_swapped, {64, 128}},
    {Kernel::gemm_swapped, {8, 128}},       {Kernel::gemm_swapped, {16, 64}},
    {Kernel::gemm_swapped, {16, 128}},      {Kernel::gemm_swapped, {16, 256}},
    {Kernel::gemm_splitk, {16, 64}, {}, 2}, {Kernel::gemm_splitk, {64, 16}, {}, 2},
    {Kernel::gemm_splitk, {64, 64}, {}, 2}, {Kernel::gemm_slicedk, {16, 32}},
    {Kernel::gemm_slicedk, {64, 32}},
};
inline constexpr Configuration grouped_configurations[] = {
    {Kernel::gemm_cooperative, {128, 256}},
    {Kernel::gemm_cooperative, {128, 256}, {2, 1}},
    {Kernel::gemm_cooperative, {128, 256}, {1, 2}},
    {Kernel::gemm_cooperative, {256, 128}},
    {Kernel::gemm_pingpong, {128, 128}},
    {Kernel::gemm_pingpong, {128, 192}},
    {Kernel::gemm_swapped, {64, 128}},
    {Kernel::gemm_swapped, {16, 128}},
    {Kernel::gemm_swapped, {16, 256}},
    {Kernel::gemm_swapped, {32, 128}},
    {Kernel::gemm_swapped, {64, 256}},
    {Kernel::gemm_swapped, {128, 128}},
    {Kernel::gemm_fp8_block, {256, 128}},
    {Kernel::gemm_fp8_block, {256, 128}, {1, 2}},
    {Kernel::gemm_fp8_block, {192, 128}, {1, 2}},
    {Kernel::gemm_fp8_block, {128, 128}},
    {Kernel::gemm_fp8_block, {128, 64}},
    {Kernel::gemm_fp8_block_splitk, {16, 128}},
    {Kernel::gemm_fp8_block_splitk, {16, 256}},
    {Kernel::gemm_fp8_block_splitk, {32, 128}},
    {Kernel::gemm_fp8_block_splitk, {32, 256}},
    {Kernel::gemm_fp8_block_splitk, {64, 128}},
    {Kernel::gemm_fp8_block_splitk, {64, 256}},
};
inline constexpr Configuration k_grouped_configurations[] = {
    {Kernel::gemm_cooperative, {128, 256}},       {Kernel::gemm_cooperative, {128, 256}, {2, 1}},
    {Kernel::gemm_cooperative, {256, 128}},       {Kernel::gemm_pingpong, {128, 128}},
    {Kernel::gemm_pingpong, {128, 192}},          {Kernel::gemm_fp8_block, {256, 128}},
    {Kernel::gemm_fp8_block, {256, 128}, {1, 2}}, {Kernel::gemm_fp8_block, {128, 128}},
};

template <OfferedFor left_out>
constexpr auto configurations_without() {
  constexpr auto is_in = [](const OfferedConfiguration& x) { return x.operands != left_out; };
  std::array<Configuration, std::ranges::count_if(offered_configurations, is_in)> configurations;
  std::size_t count = 0;
  for (const OfferedConfiguration& x : offered_configurations)
    if (is_in(x)) configurations[count++] = x.configuration;
  return configurations;
}
inline constexpr auto configurations_16 = configurations_without<OfferedFor::only_fp8>();
inline constexpr auto configurations_8 = configurations_without<OfferedFor::only_16>();

}  // namespace rawgemm::bench
