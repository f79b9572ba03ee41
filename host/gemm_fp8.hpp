// FP8 GEMMs of any size, one call each: the kernel and Config are chosen for the problem.
#pragma once
#include <cstddef>
#include <iterator>

#include <host/gemm.hpp>
#include <host/gemm_fp8_choice.hpp>

namespace rawgemm {

/// How FP8 products are added up.
enum class Accumulation {
  fast,      // by the tensor cores, which keep 13 bits of fraction, of tiny products more: the error grows with K
  promoted,  // by the tensor cores within each 128 of K, the rest in fp32: the error does not grow
};

/// D = alpha * sum over k blocks of block_scales.a * block_scales.b * A * B^T + beta * C on `stream` of the current
/// device, promoted, by the kernel that choose_promoted names. See GemmArguments and BlockScaleArguments for shapes and
/// strides.
/// scales: which parts of A and B have one.  Input, InputB: e4m3 or e5m2, the types of A and B.
/// Output: of D, bf16, f16, float, e4m3 or e5m2.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on m, n, k, max_sms and scales alone: the same problem always gives the same bits.
/// For the rest as gemm_fp8_block; errors are those of the chosen kernel, and begin with its name.
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class Output = bf16, class InputB = Input,
          class... Epilogue>
[[nodiscard]] Status gemm_fp8_scaled(const GemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const std::size_t entry = choose_promoted(x.m, x.n, x.k, x.max_sms, scales).entry;
  return launch_entry<std::size(promoted_gemms)>(entry, [&]<std::size_t i>() {
    return launch<Types<Input, Output, InputB, scales>, promoted_gemms[i].config>(x, stream, epilogue...);
  });
}

/// D = alpha * scale_a * scale_b * A * B^T + beta * C, times scale_d where D is FP8, on `stream` of the current device;
/// a scale for each operand, or for each of its rows. See GemmArguments for shapes and strides; types and epilogue as
/// gemm_fp8_scaled; accumulation: see there.
/// Fast sums are computed by the kernel that choose_fast names.
template <class Input = e4m3, class Output = bf16, class InputB = Input, class... Epilogue>
[[nodiscard]] Status gemm_fp8(const GemmArguments& x, Accumulation accumulation, Stream stream,
                              const Epilogue&... epilogue) {
  if (accumulation == Accumulation::promoted)
    return gemm_fp8_scaled<BlockScales::none, Input, Output, InputB>(x, stream, epilogue...);
  const std::size_t entry = choose_fast(x.m, x.n, x.k, x.max_sms, sums_in(sizeof(Output))).entry;
  return launch_entry<std::size(fast_gemms)>(entry, [&]<std::size_t i>() {
    return launch<Types<Input, Output, InputB>, fast_gemms[i].config>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm
