// What FP8 kernels that promote have in common: the tensor cores sum each k block of 128 in registers of its own, where
// 13 bits of fraction survive (docs/accumulation.md), and these sums are added up in fp32, each times its scales.
#pragma once
#include <kernels/epilogue.cuh>
#include <kernels/stages.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>

namespace rawgemm {

/// Scales in global memory. TMA fetches those that a k block has for each row: [k / 128, m] and [k / 128, n], rounded
/// up, each a box of as many columns as the tile has rows of A, of B.
template <BlockScales, class Map>
struct BlockScaleMatrices {};
template <class Map>
struct BlockScaleMatrices<BlockScales::b_1x128, Map> {
  Map a;
  Map b;
};
template <class Map>
struct BlockScaleMatrices<BlockScales::b_128x128, Map> {
  Map a;
  const char* b_blocks;  // [n / 128, k / 128], rounded up, fp32, of the first problem
  i64 b_blocks_pitch;    // bytes from one row to the next
  i64 b_problem_pitch;   // bytes from one problem's to the next one's
  u32 b_problems;
  u32 k_blocks;  // of A and B
};
template <class Config>
using ScaleMatricesOf = BlockScaleMatrices<Config::block_scales, MapOf<Config>>;
/// The scales of a problem's blocks of B.
template <class Map>
__device__ inline const char* matrix_of(const BlockScaleMatrices<BlockScales::b_128x128, Map>& scales, u32 problem) {
  return scales.b_blocks + problem * scales.b_problem_pitch;
}

/// A tile's scales of `rows` rows as TMA loads them: from a multiple of 4 rows on, as it takes coordinates at multiples
/// of 16 bytes alone. at_any_row: tiles begin at others, too. Then the scales of up to 3 rows before come along, and
/// what is too wide for a box comes in two, each at a multiple of 128 bytes.
template <u32 rows, bool at_any_row>
struct RowScales {
  static constexpr u32 step = 16 / sizeof(float);
  static constexpr u32 needed = rows + (at_any_row ? step : 0);
  static constexpr u32 boxes = needed <= max_box_extent ? 1 : 2;
  static constexpr u32 box_rows = boxes == 1 ? needed : (needed / 2 + warp_threads - 1) / warp_threads * warp_threads;
  static constexpr u32 loaded = boxes * box_rows;

  /// Which of these is the scale of the tile's first row.
  __device__ static u32 first(u32 row) { return at_any_row ? row % step : 0; }
};

/// The scales of a k block in shared memory, at multiples of 128 bytes for TMA. None: nobody reads or writes these.
template <BlockScales scales, u32 block_m, u32 block_n, bool at_any_row = false>
struct StageScales {
  using OfA = RowScales<block_m, at_any_row>;
  using OfB = RowScales<block_n, at_any_row>;
  alignas(128) float a[scales == BlockScales::none ? 1 : OfA::loaded];
  alignas(128) float b[scales == BlockScales::b_1x128 ? OfB::loaded : 2];
};

/// Shared-window addresses of what a Smem holds whose `scales` has an element for each k block of the ring.
template <class Base, class Smem, class StageScales>
struct ScaledAddresses : Base {
  __device__ SharedAddress scale_a(u32 block) const { return scales(block) + offset_of(&StageScales::a); }
  __device__ SharedAddress scale_b(u32 block) const { return scales(block) + offset_of(&StageScales::b); }

 private:
  __device__ SharedAddress scales(u32 block) const {
    return this->base + offset_of(&Smem::scales) + block * sizeof(StageScales);
  }
};

/// Bytes of a stage that the thread which loads A, or B, has coming for scales of each row.
template <class Config>
inline constexpr u32 row_scale_bytes_a = (Config::has_block_scales ? Config::stage_blocks : 0) *
                                         sizeof(Config::StageScales::a);
template <class Config>
inline constexpr u32 row_scale_bytes_b = (Config::block_scales == BlockScales::b_1x128 ? Config::stage_blocks : 0) *
                                         sizeof(Config::StageScales::b);
/// Warps that load scales alone, those of B's 128 x 128 blocks.
template <BlockScales scales>
inline constexpr u32 scale_load_warps = scales == BlockScales::b_128x128 ? 1 : 0;

/// The k block with which a step along K begins; k: as load_operand takes it.
__device__ inline u32 first_k_block(u32 k) { return k / stage_k<e4m3>; }

template <class Config>
using StepOf = decltype(Walk<Config>(typename Config::Scheduler::Params{}).k(0));  // what k() of its Walk gives

/// Loads a stage's RowScales of a tile's rows from `row` on, and of the k blocks from k on. Math has read the stage's
/// last ones by ld.shared, and its release alone does not keep TMA's writes behind these reads (docs/model.md): so the
/// thread that has seen the release fences. In math, under its products, the fence took up to 3 % longer.
template <class Config, class RowScales, class Matrix, class K>
__device__ inline void load_row_scales(const Matrix& of, u32 row, const K& k, SharedAddress dst, SharedAddress full) {
  ptx::fence_proxy_async_shared_cta();
  for (u32 i = 0; i < Config::stage_blocks; ++i)
    for (u32 box = 0; box < RowScales::boxes; ++box) {
      const u32 first = box * RowScales::box_rows;
      load_box(dst + i * sizeof(typename Config::StageScales) + first * sizeof(float), of,
               static_cast<i32>(row - RowScales::first(row) + first), static_cast<i32>(first_k_block(k) + i), full);
    }
}

/// What loads the scales of a tile's rows of A beside A, of B where each has its own beside B: load_a's load_more.
template <class Config, class Addresses>
__device__ inline auto load_scales_a(const ScaleMatricesOf<Config>& scales, Addresses smem) {
  if constexpr (Config::has_block_scales)
    return [&scales, smem](const WorkTile& tile, StepOf<Config> k, u32 stage) {
      load_row_scales<Config, typename Config::StageScales::OfA>(
          matrix_of(scales.a, tile.group), tile.a_row, k, smem.scale_a(stage * Config::stage_blocks), smem.full(stage));
    };
  else
    return LoadNoMore{};
}
template <class Config, class Addresses>
__device__ inline auto load_scales_b(const ScaleMatricesOf<Config>& scales, Addresses smem) {
  if constexpr (Config::block_scales == BlockScales::b_1x128)
    return [&scales, smem](const WorkTile& tile, StepOf<Config> k, u32 stage) {
      load_row_scales<Config, typename Config::StageScales::OfB>(
          matrix_of(scales.b, tile.group), tile.b_row, k, smem.scale_b(stage * Config::stage_blocks), smem.full(stage));
    };
  else
    return LoadNoMore{};
}

/// Tiles of block_n columns that lie side by side begin at multiples of this many columns of a 128 x 128 block of B.
template <u32 block_n>
inline constexpr u32 block_step = block_n % scale_block == 0 ? scale_block : block_n & -block_n;
/// So many of these blocks a tile touches at most.
template <u32 block_n>
inline constexpr u32 blocks_of_tile = (2 * scale_block - 1 - block_step<block_n> + block_n) / scale_block;

/// That of the i-th block of B that a tile touches, of a k block; of_problem: matrix_of(scales, tile.group). Beyond B
/// and K it is 0, as TMA's are.
template <class Map>
__device__ inline float scale_of_block(const BlockScaleMatrices<BlockScales::b_128x128, Map>& scales,
                                       const char* of_problem, const WorkTile& tile, u32 i, u32 k_block) {
  const u32 row = tile.column / scale_block + i;
  const char* const scale = of_problem + row * scales.b_blocks_pitch + k_block * i64{sizeof(float)};
  const bool is_inside =
      tile.group < scales.b_problems && row * scale_block < tile.column_end && k_block < scales.k_blocks;
  return is_inside ? __builtin_bit_cast(float, ptx::ld_global_b32(scale)) : 0;
}

__device__ inline float load_scale(SharedAddress scales, u32 index) {
  return __builtin_bit_cast(float, ptx::ld_shared_b32(scales + index * sizeof(float)));
}

/// Factors of two columns beside each other.
struct ColumnFactors {
  float first;
  float second;
};

/// Column factors, called with j, give those of a thread's two columns in the j-th 8 columns of a wgmma. These are 1.
struct NoColumnFactors {
  __device__ ColumnFactors operator()(u32) const { return {1, 1}; }
};

/// From a vector in shared memory, from that of the first column on.
struct ColumnVector {
  SharedAddress scales;

  __device__ ColumnFactors operator()(u32 j) const {
    const SharedAddress of_lane = scales + FragmentPlace<>{}.column(0) * u32{sizeof(float)};  // then j is in the load
    return {load_scale(of_lane, 8 * j), load_scale(of_lane, 8 * j + 1)};
  }
};

/// From those of 128 x 128 blocks that a warp wrote for a tile of block_n columns from column n on.
template <u32 block_n>
struct ColumnBlocks {
  u32 columns_of_first;
  float factors[2];

  __device__ ColumnBlocks(SharedAddress scales, u32 n)
      : columns_of_first(scale_block - n % scale_block), factors{load_scale(scales, 0), load_scale(scales, 1)} {}

  __device__ ColumnFactors operator()(u32 j) const {
    const u32 group = j * 8 / block_step<block_n> * block_step<block_n>;  // whose columns are all of one block
    const float factor = blocks_of_tile<block_n> == 1 || group < columns_of_first ? factors[0] : factors[1];
    return {factor, factor};
  }
};

/// Those of B for block_n columns of D from column n on, whose vector has that of the first one at `first`.
/// OfVector: how that is read, ColumnVector or ColumnRegisters.
template <BlockScales scales, u32 block_n, class OfVector = ColumnVector>
__device__ inline auto columns_of_b(SharedAddress scale_b, u32 n, u32 first = 0) {
  if constexpr (scales == BlockScales::none)
    return NoColumnFactors{};
  else if constexpr (scales == BlockScales::b_1x128)
    return OfVector(ColumnVector{scale_b + first * u32{sizeof(float)}});
  else
    return ColumnBlocks<block_n>(scale_b, n);
}

/// Those of a thread's two rows in each of `count` blocks of 64.
template <u32 count>
struct RowFactors {
  float factors[count][2];
};

/// From a vector in shared memory, whose element `first` is that of the first row.
template <BlockScales scales, u32 count>
__device__ inline RowFactors<count> row_vector(SharedAddress vector, u32 first) {
  RowFactors<count> rows;
#pragma unroll
  for (u32 i = 0; i < 2 * count; ++i)
    rows.factors[i / 2][i % 2] =
        scales == BlockScales::none ? 1 : load_scale(vector, first + i / 2 * wgmma_m + FragmentPlace<>{}.row(i % 2));
  return rows;
}

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
