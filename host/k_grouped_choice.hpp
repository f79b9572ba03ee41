// GEMMs of K in groups, one call each: the Config is chosen for the problem, by an estimate.
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

#include <host/gemm.hpp>
#include <host/k_grouped.hpp>
#include <host/k_grouped_estimate.hpp>

namespace rawgemm {

/// K of a group, in the mean.
inline double mean_k(const KGroupedGemmArguments& x) {
  return static_cast<double>(x.gemm.k) / static_cast<double>(std::max<i64>(x.groups, 1));
}

/// The entry of `all` that is estimated to take least: waves of all groups' tiles, each with steps along a group of
/// mean size.
template <class Input>
std::size_t choose_k_group(std::span<const ShippedKGroups> all, const KGroupedGemmArguments& x) {
  if (!is_multiplied(x.gemm.m, x.gemm.n, 1) || x.groups < 1) return 0;  // nothing is, or the kernel refuses it
  const auto us = [&](const ShippedKGroups& shipped) {
    return k_groups_us(shipped, x.groups, x.gemm.m, x.gemm.n, mean_k(x) / stage_k<Input>, x.gemm.max_sms);
  };
  const auto is_less = [&](const ShippedKGroups& x, const ShippedKGroups& y) { return us(x) < us(y); };
  return static_cast<std::size_t>(std::min_element(all.begin(), all.end(), is_less) - all.begin());
}

/// D = alpha * A * B^T + beta * C for each group of elements of K on `stream` of the current device, in one launch; see
/// KGroupedGemmArguments for shapes and strides. Input: bf16 or f16, the type of A and B, both MN-major.  Output: that
/// of D.  epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on groups, m, n, k and max_sms, and no bit of D depends on it. Errors are those of the chosen
/// kernel, and begin with its name.
template <class Input = bf16, class Output = float, class... Epilogue>
requires(is_same<Input, bf16> || is_same<Input, f16>) [[nodiscard]] Status
    k_grouped_gemm(const KGroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  return launch_entry<std::size(shipped_k_groups)>(choose_k_group<Input>(shipped_k_groups, x), [&]<std::size_t i>() {
    return k_grouped_gemm<Types<Input, Output>, shipped_k_groups[i].config>(x, stream, epilogue...);
  });
}

/// The same of FP8 with block scales, 1 x 128 on both sides, whose sums are promoted; A and B K-major, with one pitch
/// for all groups.
template <class Input = e4m3, class Output = float, class InputB = Input, class... Epilogue>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled(const KGroupedGemmArguments& x, Stream stream,
                                               const Epilogue&... epilogue) {
  return launch_entry<std::size(promoted_k_groups)>(choose_k_group<Input>(promoted_k_groups, x), [&]<std::size_t i>() {
    return k_grouped_gemm<Types<Input, Output, InputB, BlockScales::b_1x128>, promoted_k_groups[i].config>(x, stream,
                                                                                                           epilogue...);
  });
}

/// The same of A and B in the flat form.
template <class Input = e4m3, class Output = float, class InputB = Input, class... Epilogue>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled_flat(const KGroupedGemmArguments& x, Stream stream,
                                                    const Epilogue&... epilogue) {
  return launch_entry<std::size(promoted_k_groups)>(choose_k_group<Input>(promoted_k_groups, x), [&]<std::size_t i>() {
    return k_grouped_gemm_flat<Types<Input, Output, InputB, BlockScales::b_1x128>, promoted_k_groups[i].config>(
        x, stream, epilogue...);
  });
}

}  // namespace rawgemm
