// What FP8 kernels that promote have in common: the tensor cores sum each k block of 128 in registers of its own, where
// 13 bits of fraction survive (docs/accumulation.md), and these sums are added up in fp32, each times its scales.
#pragma once
#include <kernels/epilogue.cuh>

namespace rawgemm {

/// Which parts of B [n, k] have a scale of their own; those of A [m, k] are 1 x 128.
enum class BlockScales {
  none,       // neither A nor B has any
  b_128x128,
  b_1x128,
};

/// Scales in global memory. TMA fetches those that a k block has for each row: [k / 128, m] and [k / 128, n], rounded
/// up, each a box of as many columns as the tile has rows of A, of B.
struct BlockScaleMatrices {
  TensorMap a;
  TensorMap b;               // b_1x128
  const char* b_blocks;      // b_128x128: [n / 128, k / 128], rounded up, fp32
  i64 b_blocks_pitch;        // bytes from one row to the next
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

/// Copies the scales of the (up to two) 128 x 128 blocks of B that a tile from column n on and a k block have to dst, by
/// one thread. Not by TMA, which would take no leading dimension but multiples of 4.
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

/// Factors of two columns beside each other.
struct ColumnFactors {
  float first;
  float second;
};

/// d += t * row factor * column factor, or d = that product where it is a tile's first. t, d: n accumulators of 64 rows;
/// rows: of this thread's two; columns(j): of its two in the j-th 8 columns.
template <u32 n, class Columns>
__device__ inline void promote(const float (&t)[n], const float (&rows)[2], const Columns& columns, bool is_first,
                               float (&d)[n]) {
#pragma unroll
  for (u32 j = 0; j < n / 4; ++j) {
    const ColumnFactors factors = columns(j);
#pragma unroll
    for (u32 i = 0; i < 4; ++i) {
      const float factor = rows[i / 2] * (i % 2 == 0 ? factors.first : factors.second);
      d[4 * j + i] = is_first ? t[4 * j + i] * factor : fmaf(t[4 * j + i], factor, d[4 * j + i]);
    }
  }
}

}  // namespace rawgemm
