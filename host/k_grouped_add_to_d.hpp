// D += alpha * A * B^T for each group along K: the calls of host/k_grouped_choice.hpp with the epilogue AddToD, in the
// way that is faster.
#pragma once
#include <host/add_to_d.hpp>
#include <host/k_grouped_choice.hpp>

namespace rawgemm {

/// What adds by load (kernels/add_to_d.cuh), and whether it should: where K is short, D, which is read and written,
/// takes most of the time, and reductions leave half of the memory's bandwidth.
inline constexpr Configuration k_groups_by_load =
    in_majors({Kernel::gemm_pingpong, {128, 192}, {2, 1}}, {Major::mn, Major::mn});
inline constexpr Configuration promoted_k_groups_by_load{Kernel::gemm_fp8_block, {128, 128}};
inline bool is_added_by_load(const KGroupedGemmArguments& x, const Configuration& by_load) {
  constexpr double short_k = 1024;
  return mean_k(x) <= short_k && (x.gemm.max_sms == 0 || x.gemm.max_sms >= by_load.cluster_size());
}

/// D += alpha * A * B^T for each group of elements of K on `stream` of the current device; arguments as AddToD wants
/// them: beta = 1, c = d, ldc = ldd. For the rest as k_grouped_gemm.
template <class Input = bf16>
[[nodiscard]] Status k_grouped_gemm_add_to_d(const KGroupedGemmArguments& x, Stream stream) {
  using T = Types<Input, float>;
  if (is_added_by_load(x, k_groups_by_load))
    return k_grouped_gemm<T, k_groups_by_load>(x, stream, AddToD<T, AddBy::load>{});
  return k_grouped_gemm<Input, float>(x, stream, AddToD<T>{});
}

/// The same of FP8, as k_grouped_gemm_fp8_scaled.
template <class Input = e4m3, class InputB = Input>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled_add_to_d(const KGroupedGemmArguments& x, Stream stream) {
  using T = Types<Input, float, InputB, BlockScales::b_1x128>;
  if (is_added_by_load(x, promoted_k_groups_by_load))
    return k_grouped_gemm<T, promoted_k_groups_by_load>(x, stream, AddToD<T, AddBy::load>{});
  return k_grouped_gemm_fp8_scaled<Input, float, InputB>(x, stream, AddToD<T>{});
}

/// The same of A and B in the flat form.
template <class Input = e4m3, class InputB = Input>
[[nodiscard]] Status k_grouped_gemm_fp8_scaled_flat_add_to_d(const KGroupedGemmArguments& x, Stream stream) {
  using T = Types<Input, float, InputB, BlockScales::b_1x128>;
  if (is_added_by_load(x, promoted_k_groups_by_load))
    return k_grouped_gemm_flat<T, promoted_k_groups_by_load>(x, stream, AddToD<T, AddBy::load>{});
  return k_grouped_gemm_fp8_scaled_flat<Input, float, InputB>(x, stream, AddToD<T>{});
}

}  // namespace rawgemm
