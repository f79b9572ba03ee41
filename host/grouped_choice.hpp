// GEMMs of rows in groups, one call each: the kernel and Config are chosen for the problem, by a rule of thumb after
// what was measured (docs/grouped.md).
#pragma once
#include <cstddef>
#include <iterator>

#include <host/gemm.hpp>
#include <host/grouped.hpp>

namespace rawgemm {

/// What grouped_gemm() may choose. All of them add up a row's products in the same order: its bits do not depend on
/// the choice.
inline constexpr Configuration shipped_groups[] = {
    {Kernel::gemm_swapped, {16, 128}},
    {Kernel::gemm_swapped, {16, 256}},
    {Kernel::gemm_swapped, {32, 128}},
    {Kernel::gemm_swapped, {64, 128}},
    {Kernel::gemm_pingpong, {128, 192}, {1, 2}},
    {Kernel::gemm_cooperative, {128, 256}, {2, 1}},
    {Kernel::gemm_cooperative, {128, 256}, {1, 2}},
};
/// What grouped_gemm_fp8_scaled() may choose, likewise: pairs for more and more rows, and one for many.
inline constexpr Configuration promoted_groups[] = {
    {Kernel::gemm_fp8_block_splitk, {16, 128}},   {Kernel::gemm_fp8_block_splitk, {16, 256}},
    {Kernel::gemm_fp8_block_splitk, {32, 128}},   {Kernel::gemm_fp8_block_splitk, {32, 256}},
    {Kernel::gemm_fp8_block_splitk, {64, 128}},   {Kernel::gemm_fp8_block_splitk, {64, 256}},
    {Kernel::gemm_fp8_block, {128, 64}},          {Kernel::gemm_fp8_block, {128, 128}, {1, 2}},
    {Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, {Kernel::gemm_fp8_block, {256, 128}, {1, 2}},
};

/// What the choice takes for the rows of a group: what the caller expects, or as many for each as A has room for.
inline i64 expected_rows(const GroupedGemmArguments& x) {
  return x.expected_rows != 0 ? x.expected_rows : ceil_div(x.gemm.m, x.groups);
}

/// Tiles of as many groups, of `rows` rows each.
constexpr i64 tiles_of_groups(const Configuration& x, i64 rows, i64 groups, i64 n, i64 k) {
  return groups * work_of(x, rows, n, k).tiles() * x.cluster_size();
}
/// Whether every SM has one.
constexpr bool fills_sms(const Configuration& x, i64 rows, i64 groups, i64 n, i64 k) {
  return tiles_of_groups(x, rows, groups, n, k) >= clusters_at_once(1);
}
/// Whether the wide of two tiles, of which one is twice as wide as the other, are done in no more time.
constexpr bool fits_wide(const Configuration& wide, const Configuration& narrow, i64 rows, i64 groups, i64 n, i64 k) {
  const auto rounds = [&](const Configuration& x) {
    return ceil_div(tiles_of_groups(x, rows, groups, n, k), clusters_at_once(1));
  };
  return fills_sms(wide, rows, groups, n, k) && 2 * rounds(wide) <= rounds(narrow);
}

/// An entry of shipped_groups. Few rows are the N of wgmmas; of the fewest, tiles are wide, unless too few of them were
/// left for all SMs. Two CTAs share what they load of B where a group has two tiles of rows, else of A: of more rows
/// the last tile of 256 that they had together would be in part for nothing, and of rows with labels, where such a tile
/// may begin in any group, many of them. One tile of rows, and short sums, get tiles whose stores hide behind the next
/// one's products.
constexpr std::size_t choose_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout) {
  constexpr i64 long_k = 512;
  if (rows <= 16) return fills_sms(shipped_groups[1], rows, groups, n, k) ? 1 : 0;
  if (rows <= 32) return 2;
  if (rows <= 64) return 3;
  if (k < long_k || rows <= 128) return 4;
  const std::size_t entry = rows <= 256 && layout != GroupLayout::indices ? 5 : 6;
  return fills_sms(shipped_groups[entry], rows, groups, n, k) ? entry : 4;
}

/// An entry of promoted_groups, likewise. Few rows of A are loaded again for each tile: tiles are wide, unless the last
/// round of them had work for few SMs. Up to 512 rows are a tile or two, of the tallest that there are, whose rows are
/// left out 64 at a time; of more, 192 at a time are faster. But where rows have labels, tiles begin at multiples of
/// their size in all of D, and groups mostly at multiples of 128: up to 2048 rows, too many tall tiles would belong to
/// two.
constexpr std::size_t choose_promoted_group(i64 rows, i64 groups, i64 n, i64 k, GroupLayout layout) {
  constexpr std::size_t tall = 9, fast = 8;
  const std::size_t narrow = rows <= 16 ? 0 : rows <= 32 ? 2 : rows <= 64 ? 4 : 6;
  if (rows <= 64)
    return narrow + (fits_wide(promoted_groups[narrow + 1], promoted_groups[narrow], rows, groups, n, k) ? 1 : 0);
  if (!fills_sms(promoted_groups[narrow + 1], rows, groups, n, k)) return narrow;
  if (rows <= (layout == GroupLayout::indices ? 2048 : 128)) return narrow + 1;
  const std::size_t entry = rows <= 512 ? tall : fast;
  return fills_sms(promoted_groups[entry], rows, groups, n, k) ? entry : narrow + 1;
}

/// Whether there is anything to choose for; else any kernel refuses the call, or has nothing to do.
inline bool is_multiplied(const GroupedGemmArguments& x) {
  return rawgemm::is_multiplied(x.gemm.m, x.gemm.n, x.gemm.k) && x.groups > 0 && x.groups <= max_extent &&
         x.expected_rows >= 0 && x.expected_rows <= max_extent;
}

/// D = alpha * A * B^T + beta * C for each group of rows on `stream` of the current device, in one launch; see
/// GroupedGemmArguments for shapes and strides. Input, InputB: the types of A and B, bf16, f16 or FP8, whose products
/// the tensor cores add up alone.  Output: that of D.  major_b: Major::mn of 16 bits alone.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on expected_rows (or m), groups, n and k, and no bit of D depends on it.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, class InputB = Input, Major major_b = Major::k, class... Epilogue>
requires(sizeof(Input) == sizeof(InputB) && (is_fp8<Input> || is_same<Input, bf16> || is_same<Input, f16>))
    [[nodiscard]] Status grouped_gemm(const GroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const std::size_t entry =
      is_multiplied(x) ? choose_group(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout) : 0;
  return launch_entry<std::size(shipped_groups)>(entry, [&]<std::size_t i>() {
    constexpr Configuration configuration = in_majors(shipped_groups[i], {Major::k, major_b});
    return grouped_gemm<Types<Input, Output, InputB>, configuration>(x, stream, epilogue...);
  });
}

/// The same with FP8 sums that are promoted, and block scales, or with BlockScales::none a scale of A and one for each
/// group of B, or for each row: what gemm_fp8_scaled() is to gemm_fp8().
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class Output = bf16, class InputB = Input,
          class... Epilogue>
[[nodiscard]] Status grouped_gemm_fp8_scaled(const GroupedGemmArguments& x, Stream stream,
                                             const Epilogue&... epilogue) {
  const std::size_t entry =
      is_multiplied(x) ? choose_promoted_group(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout) : 0;
  return launch_entry<std::size(promoted_groups)>(entry, [&]<std::size_t i>() {
    return grouped_gemm<Types<Input, Output, InputB, scales>, promoted_groups[i]>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm
