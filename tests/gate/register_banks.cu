// What test_register_banks.py looks at: block-scaled FP8, one product and rows in groups; OUTPUT: the type of D.
#include <kernels/found_tiles.cuh>
#include <kernels/gemm_fp8_block.cuh>
#include <kernels/grouped.cuh>

using Types = rawgemm::Types<rawgemm::e4m3, OUTPUT, rawgemm::e4m3, rawgemm::BlockScales::b_128x128>;
template <rawgemm::Tile tile>
constexpr rawgemm::Configuration in_pairs{rawgemm::Kernel::gemm_fp8_block, tile, {1, 2}};
template <rawgemm::Tile tile>
using Dense = rawgemm::fp8_block::Config<Types, in_pairs<tile>>;
using Grouped = rawgemm::fp8_block::Config<Types, in_pairs<rawgemm::Tile{192, 128}>, rawgemm::GroupedCombination<Types>,
                                           rawgemm::FoundTiles<rawgemm::GroupedTiles>>;

template __global__ void rawgemm::gemm_fp8_block<Dense<rawgemm::Tile{256, 128}>>(
    const __grid_constant__ rawgemm::fp8_block::Params<Dense<rawgemm::Tile{256, 128}>>);
template __global__ void rawgemm::gemm_fp8_block<Dense<rawgemm::Tile{192, 128}>>(
    const __grid_constant__ rawgemm::fp8_block::Params<Dense<rawgemm::Tile{192, 128}>>);
template __global__ void rawgemm::gemm_fp8_block<Grouped>(const __grid_constant__ rawgemm::fp8_block::Params<Grouped>);
