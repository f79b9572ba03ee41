// Launches the kernel and the configuration that are named at run time.
#pragma once
#include <bench/kernels.hpp>

namespace rawgemm::bench {

/// The operands of a problem, at these addresses.
inline GemmArguments arguments_of(const Problem& x, const void* a, const void* b, void* d) {
  return {.m = x.m, .n = x.n, .k = x.k, .a = a, .lda = x.lda, .b = b, .ldb = x.ldb, .d = d, .ldd = x.ldd};
}

/// The configurations of one kernel for one type: a source file each (launch_instance.hpp), for the model and for the
/// GPU, so that they compile at the same time.
template <class Kernel, class Input>
Status launch_kernel(const Problem& problem, const Shape& shape, const GemmArguments& arguments, Stream stream);

/// As the kernel's launcher. The kernel must have this configuration.
inline Status launch(const Problem& x, const Shape& shape, const GemmArguments& arguments, Stream stream) {
  Status status;
  visit_kernel(x.kernel, [&]<class Kernel>(Kernel) {
    if constexpr (has_configs<Kernel>)
      status = x.input == TensorType::bf16 ? launch_kernel<Kernel, bf16>(x, shape, arguments, stream)
                                           : launch_kernel<Kernel, f16>(x, shape, arguments, stream);
  });
  return status;
}

inline Status launch(const Problem& x, const Shape& shape, const void* a, const void* b, void* d, Stream stream) {
  return launch(x, shape, arguments_of(x, a, b, d), stream);
}

}  // namespace rawgemm::bench
