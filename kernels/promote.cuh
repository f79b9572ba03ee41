// What FP8 kernels that promote have in common: the tensor cores sum each k block of 128 in registers of its own, where
// 13 bits of fraction survive (docs/accumulation.md), and these sums are added up in fp32, each times its scales.
#pragma once
#include <kernels/epilogue.cuh>

namespace rawgemm {

/// Which parts of B [n, k] have a scale of their own; those of A [m, k] are 1 x 128.
enum class BlockScales {
  none,  // neither A nor B has any
  b_128x128,
  b_1x128,
};

/// Scales in global memory. TMA fetches those that a k block has for each row: [k / 128, m] and [k / 128, n], rounded
/// up, each a box of as many columns as the tile has rows of A, of B.
struct BlockScaleMatrices {
  TensorMap a;
  TensorMap b;           // b_1x128
  const char* b_blocks;  // b_128x128: [n / 128, k / 128], rounded up, fp32
  i64 b_blocks_pitch;    // bytes from one row to the next
  u32 b_blocks_rows;
};

/// The scales of a k block in shared memory, at multiples of 128 bytes for TMA.
template <BlockScales scales, u32 block_m, u32 block_n>
struct StageScales {
  alignas(128) float a[block_m];
  alignas(128) float b[scales == BlockScales::b_1x128 ? block_n : 2];
};
/// Nothing, in 128 bytes.
template <u32 block_m, u32 block_n>
struct StageScales<BlockScales::none, block_m, block_n> {
  alignas(128) float a[1];
  alignas(128) float b[1];
};

/// Tiles of block_n columns that lie side by side begin at multiples of this many columns of a 128 x 128 block of B.
template <u32 block_n>
inline constexpr u32 block_step = block_n % 128 == 0 ? 128 : block_n & -block_n;
/// So many of these blocks a tile touches at most.
template <u32 block_n>
inline constexpr u32 blocks_of_tile = (128 - block_step<block_n> + block_n + 127) / 128;

/// Copies the scales of the (up to two) 128 x 128 blocks of B that a tile from column n on and a k block have to dst,
/// by one thread. Not by TMA, which would take no leading dimension but multiples of 4.
__device__ inline void copy_block_scales(const BlockScaleMatrices& scales, u32 n, u32 k_block, SharedAddress dst) {
  const u32 row = n / 128;
  const char* const first = scales.b_blocks + row * scales.b_blocks_pitch + k_block * sizeof(float);
  const char* const second = first + (row + 1 < scales.b_blocks_rows ? scales.b_blocks_pitch : 0);
  ptx::st_shared_v2_f32(dst, __builtin_bit_cast(float, ptx::ld_global_b32(first)),
                        __builtin_bit_cast(float, ptx::ld_global_b32(second)));
}

__device__ inline float load_scale(SharedAddress scales, u32 index) {
  return __builtin_bit_cast(float, ptx::ld_shared_b32(scales + index * sizeof(float)));
}

/// The scales of A for this thread's two rows in each of `count` blocks of 64, from row `first` of the tile on.
template <BlockScales scales, u32 count>
struct RowFactors {
  float factors[count][2];

  __device__ RowFactors(SharedAddress scale_a, u32 first) {
#pragma unroll
    for (u32 i = 0; i < 2 * count; ++i)
      factors[i / 2][i % 2] =
          scales == BlockScales::none ? 1 : load_scale(scale_a, first + i / 2 * 64 + FragmentPlace{}.row(i % 2));
  }
};

/// Factors of two columns beside each other.
struct ColumnFactors {
  float first;
  float second;
};

/// The scales of B for this thread's two columns in each block of 8 of the tile from column n on.
template <BlockScales scales, u32 block_n>
struct ColumnsOf {
  SharedAddress scale_b;
  u32 columns_of_first;  // 128 x 128 block
  float blocks[2];

  __device__ ColumnsOf(SharedAddress scale_b_, u32 n)
      : scale_b(scale_b_), columns_of_first(128 - n % 128), blocks{1, 1} {
    if constexpr (scales == BlockScales::b_128x128) {
      blocks[0] = load_scale(scale_b, 0);
      if constexpr (blocks_of_tile<block_n> == 2) blocks[1] = load_scale(scale_b, 1);
    }
  }

  __device__ ColumnFactors operator()(u32 j) const {
    if constexpr (scales == BlockScales::b_1x128) {
      const u32 column = FragmentPlace{}.column(j);
      return {load_scale(scale_b, column), load_scale(scale_b, column + 1)};
    } else if constexpr (blocks_of_tile<block_n> == 2) {
      const u32 group = j * 8 / block_step<block_n> * block_step<block_n>;  // whose columns are all of one block
      const float factor = group < columns_of_first ? blocks[0] : blocks[1];
      return {factor, factor};
    } else {
      return {blocks[0], blocks[0]};
    }
  }
};

/// d += t * row factor * column factor, d counting as 0 where it is a tile's first k block. t, d: n accumulators of 64
/// rows, of which this thread has two; columns(j): the factors of its two columns in the j-th block of 8.
template <u32 n, class Columns>
__device__ inline void promote(const float (&t)[n], const float (&rows)[2], const Columns& columns, bool is_first,
                               float (&d)[n]) {
#pragma unroll
  for (u32 j = 0; j < n / 4; ++j) {
    const ColumnFactors factors = columns(j);
#pragma unroll
    for (u32 i = 0; i < 4; ++i) {
      const float factor = rows[i / 2] * (i % 2 == 0 ? factors.first : factors.second);
      d[4 * j + i] = fmaf(t[4 * j + i], factor, is_first ? 0 : d[4 * j + i]);
    }
  }
}

}  // namespace rawgemm
