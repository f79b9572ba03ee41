// Launches the kernel and the configuration that are named at run time.
#pragma once
#include <bench/kernels.hpp>

namespace rawgemm::bench {

inline GemmArguments arguments_of(const Problem& x, const Addresses& at) {
  GemmArguments arguments{
      .m = x.m, .n = x.n, .k = x.k, .a = at.a, .lda = x.lda, .b = at.b, .ldb = x.ldb, .d = at.d, .ldd = x.ldd};
  if (x.types.scales == ScaleMode::none) return arguments;
  const auto* const scales_a = static_cast<const float*>(at.scales_a);
  const auto* const scales_b = static_cast<const float*>(at.scales_b);
  if (is_8_bit(x.types.output)) arguments.scale_d = static_cast<const float*>(at.scale_d);
  if (block_scales_of(x.types.scales) == BlockScales::none) {
    arguments.scale_a = {.address = scales_a, .each_row = x.types.scales == ScaleMode::rows};
    arguments.scale_b = {.address = scales_b, .each_row = x.types.scales == ScaleMode::rows};
  } else {
    arguments.block_scales = {.a = scales_a, .lda = scale_layout_a(x).ld, .b = scales_b, .ldb = scale_layout_b(x).ld};
  }
  return arguments;
}

/// The configurations of one kernel for one type: a source file each (launch_instance.hpp), for the model and for the
/// GPU, so that they compile at the same time.
template <Kernel kernel, class Input>
Status launch_kernel(const Problem& problem, const Configuration& configuration, const GemmArguments& arguments,
                     Stream stream);

/// As the kernel's launcher. The program must have this configuration.
inline Status launch(const Problem& x, const Configuration& configuration, const GemmArguments& arguments,
                     Stream stream) {
  Status status;
  visit_kernel_and_input(x, configuration, [&]<class Kernel, class Input>(Kernel, Input) {
    status = launch_kernel<Kernel::kernel, Input>(x, configuration, arguments, stream);
  });
  return status;
}

}  // namespace rawgemm::bench
