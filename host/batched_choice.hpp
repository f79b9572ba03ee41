// Batched GEMMs of any size, one call each: the kernel and Config are chosen for the problem (host/choose_batch.hpp).
#pragma once
#include <cstddef>
#include <iterator>

#include <host/batched.hpp>
#include <host/choose_batch.hpp>
#include <host/gemm.hpp>

namespace rawgemm {

template <std::size_t entry, Major major_a, Major major_b>
struct ShippedBatch {
  static constexpr Configuration configuration = in_majors(shipped_batches[entry].config, {major_a, major_b});
};

/// D = alpha * A * B^T + beta * C for each problem of a batch on `stream` of the current device, in one launch; see
/// BatchedGemmArguments for shapes and strides. Input, InputB: the types of A and B, bf16, f16 or FP8.  Output: that of
/// D.  major_a, major_b: Major::mn where a problem's A lies as [k, m], its B as [k, n], not in FP8.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on batch, m, n, k and max_sms alone: the same problem always gives the same bits.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, Major major_a = Major::k, Major major_b = Major::k,
          class InputB = Input, class... Epilogue>
requires(sizeof(Input) == sizeof(InputB) && (is_fp8<Input> || is_same<Input, bf16> || is_same<Input, f16>))
    [[nodiscard]] Status batched_gemm(const BatchedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const GemmArguments& gemm = x.gemm;
  const std::size_t entry = choose_batch<Input>(x.batch, gemm.m, gemm.n, gemm.k, gemm.max_sms);
  return launch_entry<shipped_batch_count<Input>>(entry, [&]<std::size_t i>() {
    return batched_gemm<Types<Input, Output, InputB>, ShippedBatch<i, major_a, major_b>::configuration>(x, stream,
                                                                                                        epilogue...);
  });
}

/// The same with FP8 sums that are promoted, and block scales, or with BlockScales::none a scale of A and one of B, or
/// for each row: what gemm_fp8_scaled() is to gemm_fp8().
template <BlockScales scales = BlockScales::b_128x128, class Input = e4m3, class Output = bf16, class InputB = Input,
          class... Epilogue>
[[nodiscard]] Status batched_gemm_fp8_scaled(const BatchedGemmArguments& x, Stream stream,
                                             const Epilogue&... epilogue) {
  const GemmArguments& gemm = x.gemm;
  const std::size_t entry = choose_promoted_batch(x.batch, gemm.m, gemm.n, gemm.k, gemm.max_sms);
  return launch_entry<std::size(promoted_batches)>(entry, [&]<std::size_t i>() {
    return batched_gemm<Types<Input, Output, InputB, scales>, promoted_batches[i].config>(x, stream, epilogue...);
  });
}

}  // namespace rawgemm
