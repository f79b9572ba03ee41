// GEMMs of K in groups, one call each: the Config is chosen for the problem, by rules of thumb.
#pragma once
#include <cmath>
#include <cstddef>
#include <iterator>

#include <host/gemm.hpp>
#include <host/k_grouped.hpp>

namespace rawgemm {

/// Of 16 bits, both operands MN-major: for few rows or columns of each D, and for more.
inline constexpr Configuration shipped_k_groups[] = {
    in_majors({Kernel::gemm_pingpong, {128, 128}}, {Major::mn, Major::mn}),
    in_majors({Kernel::gemm_cooperative, {128, 256}, {2, 1}}, {Major::mn, Major::mn}),
};
/// FP8 with block scales.
inline constexpr Configuration promoted_k_groups[] = {
    {Kernel::gemm_fp8_block, {128, 128}},
    {Kernel::gemm_fp8_block, {256, 128}},
};

inline std::size_t choose_k_group(const KGroupedGemmArguments& x) { return x.gemm.m > 128 && x.gemm.n > 128 ? 1 : 0; }
/// An entry of promoted_k_groups: of the larger tiles, which take 1.7 times as long as the smaller ones, unless waves
/// of those are over before.
inline std::size_t choose_promoted_k_group(const KGroupedGemmArguments& x) {
  const auto waves = [&](const Tile& tile) {
    const double of_group = static_cast<double>(ceil_div(x.gemm.m, tile.m)) * ceil_div(x.gemm.n, tile.n);
    return std::ceil(static_cast<double>(x.groups) * of_group / clusters_at_once(1));
  };
  return waves(promoted_k_groups[0].tile) < 1.7 * waves(promoted_k_groups[1].tile) ? 0 : 1;
}

/// D = alpha * A * B^T + beta * C for each group of elements of K on `stream` of the current device, in one launch; see
/// KGroupedGemmArguments for shapes and strides. Input: bf16 or f16, the type of A and B, both MN-major.  Output: that
/// of D.  epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on m and n, and no bit of D depends on it. Errors are those of the chosen kernel, and begin with
/// its name.
template <class Input = bf16, class Output = float, class... Epilogue>
requires(is_same<Input, bf16> || is_same<Input, f16>) [[nodiscard]] Status
    k_grouped_gemm(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_k_groups)>(choose_k_group(x), [&]<std::size_t i>() {
    return k_grouped_gemm<Types<Input, Output>, shipped_k_groups[i]>(x, stream, epilogue...);
  });
}

/// The same of FP8 with block scales, 1 x 128 on both sides, whose sums are promoted; A and B K-major, with one pitch
/// for all groups. The choice rests on groups, m and n.
template <class Input = e4m3, class Output = float, class InputB = Input, class... Epilogue>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled(const KGroupedGemmArguments& x, Stream stream,
                                               const Epilogue&... epilogue) {
  return launch_entry<std::size(promoted_k_groups)>(choose_promoted_k_group(x), [&]<std::size_t i>() {
    return k_grouped_gemm<Types<Input, Output, InputB, BlockScales::b_1x128>, promoted_k_groups[i]>(x, stream,
                                                                                                    epilogue...);
  });
}

/// The same of A and B in the flat form.
template <class Input = e4m3, class Output = float, class InputB = Input, class... Epilogue>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled_flat(const KGroupedGemmArguments& x, Stream stream,
                                                    const Epilogue&... epilogue) {
  return launch_entry<std::size(promoted_k_groups)>(choose_promoted_k_group(x), [&]<std::size_t i>() {
    return k_grouped_gemm_flat<Types<Input, Output, InputB, BlockScales::b_1x128>, promoted_k_groups[i]>(x, stream,
                                                                                                         epilogue...);
  });
}

}  // namespace rawgemm
