// D += alpha * A * B^T, D of floats, for any problem: gemm() with the epilogue AddToD, in the way that is faster.
#pragma once
#include <host/add_to_d.hpp>
#include <host/gemm.hpp>

namespace rawgemm {

/// D += alpha * A * B^T on `stream` of the current device; arguments as AddToD wants them: beta = 1, c = d, ldc = ldd.
/// Input: bf16 or f16, the type of A and B.  major_a, major_b: as of gemm.
/// By reductions, or, where K is short, by load: what differs between them, kernels/add_to_d.cuh says.
template <class Input = bf16, Major major_a = Major::k, Major major_b = Major::k>
[[nodiscard]] Status gemm_add_to_d(const GemmArguments& x, Stream stream) {
  using InFloats = Types<Input, float>;
  constexpr Configuration by_load = in_majors(added_by_load, {major_a, major_b});
  if (is_added_by_load(x.m, x.n, x.k, x.max_sms))
    return launch<InFloats, by_load>(x, stream, AddToD<InFloats, AddBy::load>{});
  return gemm<Input, float, major_a, major_b>(x, stream, AddToD<InFloats>{});
}

}  // namespace rawgemm
