// What the C library calls: the launchers of host/ that choose a Config, and, for K in groups, which has none, rules of
// thumb.
#pragma once
#include <cmath>
#include <cstddef>
#include <iterator>

#include <host/batched_choice.hpp>
#include <host/gemm_add_to_d.hpp>
#include <host/gemm_fp8.hpp>
#include <host/grouped_choice.hpp>
#include <host/k_grouped.hpp>

namespace rawgemm::library {

/// How calls add to a D of floats: with block scales to boxes that are loaded ahead, which is as fast where K is long,
/// and faster where it is not; else by reductions, but gemm_add_to_d, which looks at K.
template <class Types>
using AddsToD = AddToD<Types, Types::has_block_scales ? AddBy::load : AddBy::reduction>;

/// K in groups, FP8 with block scales.
inline constexpr Configuration shipped_scaled_k_groups[] = {
    {Kernel::gemm_fp8_block, {128, 128}},
    {Kernel::gemm_fp8_block, {256, 128}},
};
/// The same of 16 bits, both operands MN-major.
inline constexpr Configuration shipped_k_groups[] = {
    in_majors({Kernel::gemm_pingpong, {128, 128}}, {Major::mn, Major::mn}),
    in_majors({Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {Major::mn, Major::mn}),
};

/// An entry of shipped_scaled_k_groups: of the larger tiles, which take 1.7 times as long as the smaller ones, unless
/// waves of those are over before.
inline std::size_t choose_scaled_k_group(const KGroupedGemmArguments& x) {
  const auto waves = [&](const Tile& tile) {
    const double of_group = static_cast<double>(ceil_div(x.gemm.m, tile.m)) * ceil_div(x.gemm.n, tile.n);
    return std::ceil(static_cast<double>(x.groups) * of_group / clusters_at_once(1));
  };
  return waves(shipped_scaled_k_groups[0].tile) < 1.7 * waves(shipped_scaled_k_groups[1].tile) ? 0 : 1;
}

/// epilogue: none, or AddsToD.
template <class Types, class... Epilogue>
Status launch_k_grouped(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_k_groups)>(x.gemm.m > 128 && x.gemm.n > 128 ? 1 : 0, [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_k_groups[i]>(x, stream, epilogue...);
  });
}
template <class Types, class... Epilogue>
Status launch_k_grouped_scaled(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_scaled_k_groups)>(choose_scaled_k_group(x), [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm<Types, shipped_scaled_k_groups[i]>(x, stream, epilogue...);
  });
}
/// The same of A and B in the flat form.
template <class Types, class... Epilogue>
Status launch_k_grouped_flat(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_scaled_k_groups)>(choose_scaled_k_group(x), [&]<std::size_t i>() {
    return rawgemm::k_grouped_gemm_flat<Types, shipped_scaled_k_groups[i]>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm::library
