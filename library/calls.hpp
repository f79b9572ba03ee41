// What the C library calls: the launchers of host/ that choose a Config, and, for rows in groups and K in groups, which
// have none, rules of thumb that nothing was measured for.
#pragma once
#include <cstddef>
#include <iterator>

#include <host/add_to_d.hpp>
#include <host/batched_choice.hpp>
#include <host/gemm_fp8.hpp>
#include <host/grouped.hpp>
#include <host/k_grouped.hpp>

namespace rawgemm::library {

/// Rows in groups, 16 bits.
inline constexpr Configuration shipped_groups[] = {
    {Kernel::gemm_swapped, {16, 128}},
    {Kernel::gemm_swapped, {64, 128}},
    {Kernel::gemm_pingpong, {128, 128}},
    {Kernel::gemm_cooperative, {128, 256}},
};
/// Rows in groups, and K in groups, in FP8 with block scales.
inline constexpr Configuration shipped_scaled_groups[] = {
    {Kernel::gemm_fp8_block, {128, 128}},
    {Kernel::gemm_fp8_block, {256, 128}},
};
/// K in groups, 16 bits, both operands MN-major.
inline constexpr Configuration shipped_k_groups[] = {
    in_majors({Kernel::gemm_pingpong, {128, 128}}, {Major::mn, Major::mn}),
    in_majors({Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {Major::mn, Major::mn}),
};

/// expected_rows: of a group, 0 for rows / groups.
constexpr i64 rows_of_group(const GroupedGemmArguments& x, i64 expected_rows) {
  return expected_rows != 0 || x.groups <= 0 ? expected_rows : ceil_div(x.gemm.m, x.groups);
}

/// Tiles are as high as a group, up to 128 rows: rows that a tile has and its group does not are computed in vain.
/// Long sums hide the store of a tile anyway, and load the least with the largest tiles.
constexpr std::size_t choose_grouped(i64 rows, i64 n, i64 k) {
  constexpr i64 long_k = 512;
  if (rows <= 16) return 0;
  if (rows <= 64) return 1;
  return n > 128 && k >= long_k ? 3 : 2;
}

template <class Types>
Status launch_grouped(const GroupedGemmArguments& x, i64 expected_rows, Stream stream) {
  const std::size_t entry = choose_grouped(rows_of_group(x, expected_rows), x.gemm.n, x.gemm.k);
  return launch_entry<std::size(shipped_groups)>(
      entry, [&]<std::size_t i>() { return rawgemm::grouped_gemm<Types, shipped_groups[i]>(x, stream); });
}

/// Labels change at multiples of 128 rows where they are DeepGEMM's, and a higher tile would compute two groups, one
/// after the other.
template <class Types>
Status launch_grouped_scaled(const GroupedGemmArguments& x, i64 expected_rows, Stream stream) {
  const bool is_high = x.layout != GroupLayout::indices && rows_of_group(x, expected_rows) > 128;
  return launch_entry<std::size(shipped_scaled_groups)>(is_high ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::grouped_gemm<Types, shipped_scaled_groups[i]>(x, stream);
  });
}

/// epilogue: none, or AddToD.
template <class Types, class... Epilogue>
Status launch_k_grouped(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_k_groups)>(x.gemm.m > 128 && x.gemm.n > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_k_groups[i]>(x, stream, epilogue...);
  });
}
template <class Types, class... Epilogue>
Status launch_k_grouped_scaled(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_scaled_groups)>(x.gemm.m > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_scaled_groups[i]>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm::library
