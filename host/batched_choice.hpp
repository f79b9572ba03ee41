// Batched GEMMs of any size, one call each: the kernel and Config are chosen for the problem, by a rule of thumb that
// nothing was measured for.
#pragma once
#include <cstddef>
#include <iterator>

#include <host/batched.hpp>
#include <host/gemm.hpp>

namespace rawgemm {

/// What batched_gemm() may choose, whatever the operands' majors.
inline constexpr Configuration shipped_batches[] = {
    {Kernel::gemm_swapped, {16, 128}},   {Kernel::gemm_swapped, {16, 256}},
    {Kernel::gemm_pingpong, {64, 16}},   {Kernel::gemm_swapped, {64, 128}},
    {Kernel::gemm_pingpong, {128, 128}}, {Kernel::gemm_cooperative, {128, 256}, {2, 1}},
};
template <std::size_t entry, Major major_a, Major major_b>
struct ShippedBatch {
  static constexpr Configuration configuration = in_majors(shipped_batches[entry], {major_a, major_b});
};

/// An entry of shipped_batches. Few rows are the N of wgmmas, few columns, too; of few rows, tiles are wide, unless too
/// few of them were left for all SMs. Most problems get tiles whose stores hide behind the next one's products. Long
/// sums of many large tiles hide them anyway, and load the least from L2 with the largest tiles.
constexpr std::size_t choose_batch(i64 batch, i64 m, i64 n, i64 k) {
  const i64 sms = clusters_at_once(1);
  const auto tiles = [&](const Configuration& x) { return batch * work_of(x, m, n, k).tiles() * x.cluster_size(); };
  constexpr i64 long_k = 512;
  if (m <= 16) return tiles(shipped_batches[1]) < sms ? 0 : 1;
  if (n <= 16) return 2;
  if (m <= 64) return 3;
  return k >= long_k && m > 128 && n > 128 && tiles(shipped_batches[5]) >= 2 * sms ? 5 : 4;
}

/// D = alpha * A * B^T + beta * C for each problem of a batch on `stream` of the current device, in one launch; see
/// BatchedGemmArguments for shapes and strides. Input, InputB: the types of A and B, bf16, f16 or FP8.  Output: that of
/// D.  major_a, major_b: Major::mn where a problem's A lies as [k, m], its B as [k, n], not in FP8.
/// epilogue: none, or one of the caller's own, as of gemm.
/// The choice rests on batch, m, n and k alone: the same problem always gives the same bits.
/// For the rest as gemm_cooperative; errors are those of the chosen kernel, and begin with its name.
template <class Input = bf16, class Output = Input, Major major_a = Major::k, Major major_b = Major::k,
          class InputB = Input, class... Epilogue>
requires(sizeof(Input) == sizeof(InputB) && (is_fp8<Input> || is_same<Input, bf16> || is_same<Input, f16>))
    [[nodiscard]] Status batched_gemm(const BatchedGemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  const GemmArguments& gemm = x.gemm;
  const bool is_computed = is_multiplied(gemm.m, gemm.n, gemm.k) && x.batch > 0 && x.batch <= max_extent;
  const std::size_t entry = is_computed ? choose_batch(x.batch, gemm.m, gemm.n, gemm.k) : 0;
  return launch_entry<std::size(shipped_batches)>(entry, [&]<std::size_t i>() {
    return batched_gemm<Types<Input, Output, InputB>, ShippedBatch<i, major_a, major_b>::configuration>(x, stream,
                                                                                                        epilogue...);
  });
}

}  // namespace rawgemm
