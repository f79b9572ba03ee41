// GEMMs of rows in groups, one call each: the kernel and Config are chosen for the problem (host/choose_group.hpp).
#pragma once
#include <cstddef>
#include <iterator>

#include <host/choose_group.hpp>
#include <host/gemm.hpp>
#include <host/grouped.hpp>

namespace rawgemm {

/// What the choice takes for the rows of a group.
inline i64 expected_rows(const GroupedGemmArguments& x) { return expected_rows(x.expected_rows, x.gemm.m, x.groups); }
/// Where what grouped_gemm_fp8_scaled() calls stands in promoted_groups.
inline std::size_t choose_promoted_group(const GroupedGemmArguments& x) {
  return choose_promoted_group(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout, x.gemm.max_sms);
}

/// D = alpha * A * B^T + beta * C for each group of rows on `stream` of the current device, in one launch; see
/// GroupedGemmArguments for shapes and strides. Input, InputB: the types of A and B, bf16, f16 or FP8, whose products
/// the tensor cores add up alone.  Output: that of D.  major_b: Major::mn of 16 bits alone.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on expected_rows (or m), groups, n, k, the layout, max_sms and major_b, and no bit of D depends on
/// it.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, class InputB = Input, Major major_b = Major::k, class... Epilogue>
requires(sizeof(Input) == sizeof(InputB) && (is_fp8<Input> || is_same<Input, bf16> || is_same<Input, f16>))
    [[nodiscard]] Status grouped_gemm(const GroupedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const std::size_t entry =
      choose_group<Input>(expected_rows(x), x.groups, x.gemm.n, x.gemm.k, x.layout, x.gemm.max_sms, major_b);
  return launch_entry<std::size(shipped_groups)>(entry, [&]<std::size_t i>() {
    constexpr Configuration configuration = in_majors(shipped_groups[i].config, {Major::k, major_b});
    return grouped_gemm<Types<Input, Output, InputB>, configuration>(x, stream, epilogue...);
  });
}

/// The same with FP8 sums that are promoted, and block scales, or with BlockScales::none a scale of A and one for each
/// group of B, or for each row: what gemm_fp8_scaled() is to gemm_fp8().
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class Output = bf16, class InputB = Input,
          class... Epilogue>
[[nodiscard]] Status grouped_gemm_fp8_scaled(const GroupedGemmArguments& x, Stream stream,
                                             const Epilogue&... epilogue) {
  return launch_entry<std::size(promoted_groups)>(choose_promoted_group(x), [&]<std::size_t i>() {
    return grouped_gemm<Types<Input, Output, InputB, scales>, promoted_groups[i].config>(x, stream, epilogue...);
  });
}

/// Whether grouped_gemm_fp8_scaled() should get block scales of A that lie K-major, with factors of B for 128 rows.
inline bool takes_k_major_scales(const GroupedGemmArguments& x) {
  return takes_k_major_scales(promoted_groups[choose_promoted_group(x)].config);
}

}  // namespace rawgemm
