// As gemm_choice.hpp, for FP8 problems.
#pragma once
#include <cstddef>
#include <iterator>
#include <limits>

#include <host/gemm_choice.hpp>
#include <host/gemm_fast_table.hpp>
#include <host/gemm_fp8_table.hpp>
#include <host/k_grouped_estimate.hpp>

namespace rawgemm {

/// What gemm_fp8_scaled() chooses by.
inline constexpr GemmTable promoted_table{promoted_gemms, promoted_costs, shared_promoted, measured_promoted, 1};

/// In the place of `entry`, where columns have scales of their own: of the same tiles and larger ones, what takes least
/// by the times of K in groups, which have such scales and D in fp32. The table is of scales of blocks, with which
/// 128 x 192 and 192 x 96 are as fast as 256 x 128.
inline std::size_t choose_for_column_scales(std::size_t entry, i64 m, i64 n, i64 k, i64 max_sms) {
  double least = std::numeric_limits<double>::infinity();
  for (const ShippedKGroups& x : promoted_k_groups)
    for (std::size_t i = 0; i < std::size(promoted_gemms); ++i) {
      if (!(x.config == promoted_gemms[i].config)) continue;
      const double us = k_groups_us(x, 1, m, n, static_cast<double>(k) / scale_block, max_sms);
      if (us >= least) continue;
      least = us;
      entry = i;
    }
  return entry;
}

/// What gemm_fp8_scaled() calls, and gemm_fp8() where sums are promoted. Batches and groups of rows choose alike for
/// all scales.
inline GemmChoice choose_promoted(i64 m, i64 n, i64 k, i64 max_sms, BlockScales scales) {
  GemmChoice choice = choose_once(promoted_table, m, n, k, max_sms);
  if (scales != BlockScales::b_1x128 || !is_multiplied(m, n, k)) return choice;
  // In one wave, and for few rows or columns, nothing was timed with K in groups.
  const Tile& tile = choice.config().tile;
  constexpr Configuration widest{.kernel = Kernel::gemm_fp8_block, .tile = {256, 128}};
  if (choice.config().kernel != Kernel::gemm_fp8_block || tile.m * tile.n <= 128 * 96 ||
      work_of(widest, m, n, k, 1, max_sms).waves < 2)
    return choice;
  if (const std::size_t entry = choose_for_column_scales(choice.entry, m, n, k, max_sms); entry != choice.entry) {
    choice.entry = entry;
    choice.measured = nullptr;
  }
  return choice;
}

/// Whether what is chosen should get block scales of A that lie K-major, with factors of B for 128 rows: for few rows.
/// Others take longer so than transpose_scales and MN-major ones: gemm_fp8_block takes none, and tiles of 128 rows with
/// all of K have shorter steps than a warp needs for their scales.
constexpr bool takes_k_major_scales(const Configuration& chosen) {
  return chosen.kernel == Kernel::gemm_fp8_block_splitk && (chosen.tile.m < 128 || chosen.splits > 1);
}
/// Of gemm_fp8_scaled.
inline bool takes_k_major_scales(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return takes_k_major_scales(choose_promoted(m, n, k, max_sms, BlockScales::b_128x128).config());
}

/// What adds to a D of floats by load where sums are promoted, and whether it should.
inline constexpr Configuration promoted_by_load{Kernel::gemm_fp8_block, {256, 128}, {.n = 2}};
inline bool is_promoted_by_load(i64 m, i64 n, i64 k, i64 max_sms = 0) {
  return is_added_by_load(m, n, k, max_sms, promoted_by_load, 1);
}

/// What gemm_fp8() chooses by where the tensor cores alone add up, as gemm() with half of k: FP8 operands have as many
/// bytes as 16 bits then, and their products take as long.
inline constexpr GemmTable unbounded_fast_table{fast_gemms, fast_costs, shared_fast, measured_fast, 2};
inline constexpr const GemmTable& fast_table = bounded<unbounded_fast_table>;

/// What it calls.
inline GemmChoice choose_fast(i64 m, i64 n, i64 k, i64 max_sms = 0, SumsAre sums = SumsAre::rounded) {
  return choose_once(fast_table, m, n, ceil_div(k, 2), max_sms, sums);
}

}  // namespace rawgemm
