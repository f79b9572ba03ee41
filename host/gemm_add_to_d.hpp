// D += alpha * A * B^T for any problem: gemm() and gemm_fp8_scaled() with the epilogue AddToD, in the way that is
// faster.
#pragma once
#include <cstddef>

#include <host/add_to_d.hpp>
#include <host/gemm.hpp>
#include <host/gemm_fp8.hpp>

namespace rawgemm {

/// Of what gemm() chooses from, whether a 16-bit D goes by TMA.
constexpr bool stores_boxes(Kernel kernel) {
  return kernel == Kernel::gemm_cooperative || kernel == Kernel::gemm_pingpong || kernel == Kernel::gemm_swapped;
}

/// D += alpha * A * B^T on `stream` of the current device; arguments as AddToD wants them: beta = 1, c = d, ldc = ldd.
/// Input: bf16 or f16, the type of A and B.  Output: of D, float or Input.  major_a, major_b: as of gemm.
/// Floats by reductions or, where K is short and there are many tiles, by load. 16 bits by reductions, before which
/// terms are rounded; or as gemm() adds a C, where a kernel is chosen that stores elements, not boxes, which waits for
/// each.
template <class Input = bf16, class Output = float, Major major_a = Major::k, Major major_b = Major::k>
[[nodiscard]] Status gemm_add_to_d(const GemmArguments& x, Stream stream) {
  using Types = rawgemm::Types<Input, Output>;
  constexpr Majors majors{major_a, major_b};
  if constexpr (is_same<Output, float>) {
    if (is_added_by_load(x.m, x.n, x.k, x.max_sms))
      return launch<Types, in_majors(added_by_load, majors)>(x, stream, AddToD<Types, AddBy::load>{});
    return gemm<Input, float, major_a, major_b>(x, stream, AddToD<Types>{});
  } else {
    const AddToD<Types> epilogue{};
    if (x.m > 0 && x.n > 0)
      if (Status s = check_epilogue("gemm_add_to_d", x, &epilogue); !s.ok()) return s;
    const std::size_t entry = choose_gemm(x.m, x.n, x.k, majors, x.max_sms).entry;
    return launch_entry<shipped_for<major_a, major_b>.size()>(entry, [&]<std::size_t i>() {
      constexpr Configuration configuration = Shipped<i, major_a, major_b>::configuration;
      if constexpr (stores_boxes(configuration.kernel))
        return launch<Types, configuration>(x, stream, epilogue);
      else
        return gemm<Input, Output, major_a, major_b>(x, stream);
    });
  }
}

/// The same of FP8 with block scales, added to a D of floats.
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class InputB = Input>
[[nodiscard]] Status gemm_fp8_scaled_add_to_d(const GemmArguments& x, Stream stream) {
  using Types = rawgemm::Types<Input, float, InputB, scales>;
  if (is_promoted_by_load(x.m, x.n, x.k, x.max_sms))
    return launch<Types, promoted_by_load>(x, stream, AddToD<Types, AddBy::load>{});
  return gemm_fp8_scaled<scales, Input, float, InputB>(x, stream, AddToD<Types>{});
}

}  // namespace rawgemm
