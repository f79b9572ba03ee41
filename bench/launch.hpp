// Launches the configuration that is named at run time. Defined once per input type (launch_bf16, launch_f16), so that
// the kernels compile in parallel; each of these compiles for the model and for the GPU.
#pragma once
#include <bench/configs.hpp>
#include <host/gemm_cooperative.hpp>

namespace rawgemm::bench {

/// As rawgemm::gemm_cooperative. `shape` must be one of all_shapes(), `output` Input's type or fp32.
template <class Input>
Status launch(TensorType output, const Shape& shape, const GemmArguments& arguments, Stream stream) {
  Status status;
  visit_config<Input>(output, shape,
                      [&](auto config) { status = gemm_cooperative<decltype(config)>(arguments, stream); });
  return status;
}

extern template Status launch<bf16>(TensorType, const Shape&, const GemmArguments&, Stream);
extern template Status launch<f16>(TensorType, const Shape&, const GemmArguments&, Stream);

inline Status launch(const Problem& x, const Shape& shape, const void* a, const void* b, void* d, Stream stream) {
  const GemmArguments arguments{
      .m = x.m, .n = x.n, .k = x.k, .a = a, .lda = x.lda, .b = b, .ldb = x.ldb, .d = d, .ldd = x.ldd};
  if (x.input == TensorType::bf16) return launch<bf16>(x.output, shape, arguments, stream);
  return launch<f16>(x.output, shape, arguments, stream);
}

}  // namespace rawgemm::bench
