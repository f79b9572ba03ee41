// Launches the kernel and the configuration that are named at run time. Defined once per input type (launch_bf16,
// launch_f16), so that the kernels compile in parallel; each of these compiles for the model and for the GPU.
#pragma once
#include <bench/kernels.hpp>

namespace rawgemm::bench {

/// The operands of a problem, at these addresses.
inline GemmArguments arguments_of(const Problem& x, const void* a, const void* b, void* d) {
  return {.m = x.m, .n = x.n, .k = x.k, .a = a, .lda = x.lda, .b = b, .ldb = x.ldb, .d = d, .ldd = x.ldd};
}

/// As the kernel's launcher. The kernel must have this configuration; Input is the problem's.
template <class Input>
Status launch(const Problem& problem, const Shape& shape, const GemmArguments& arguments, Stream stream) {
  Status status;
  visit_config<Input>(problem, shape, [&](auto kernel, auto config) {
    status = kernel.template launch<decltype(config)>(arguments, stream);
  });
  return status;
}

extern template Status launch<bf16>(const Problem&, const Shape&, const GemmArguments&, Stream);
extern template Status launch<f16>(const Problem&, const Shape&, const GemmArguments&, Stream);

inline Status launch(const Problem& x, const Shape& shape, const GemmArguments& arguments, Stream stream) {
  return x.input == TensorType::bf16 ? launch<bf16>(x, shape, arguments, stream)
                                     : launch<f16>(x, shape, arguments, stream);
}

inline Status launch(const Problem& x, const Shape& shape, const void* a, const void* b, void* d, Stream stream) {
  return launch(x, shape, arguments_of(x, a, b, d), stream);
}

}  // namespace rawgemm::bench
