#include <tests/kernels/launch.hpp>

namespace rawgemm::test {

template <class Input, class Output>
static Status launch(const Selection& s, const GemmArguments& x, Stream stream) {
  constexpr Kernel cooperative = Kernel::gemm_cooperative;
  constexpr Kernel multistage = Kernel::gemm_multistage;
  if (s.kernel == cooperative)
    return s.block_m == 128
               ? Instance<cooperative, Input, Output, 128, 256>::launch(s.cluster_m, s.cluster_n, x, stream)
               : Instance<cooperative, Input, Output, 256, 128>::launch(s.cluster_m, s.cluster_n, x, stream);
  if (s.block_m == 256) return Instance<multistage, Input, Output, 256, 128>::launch(1, 1, x, stream);
  return s.block_n == 128 ? Instance<multistage, Input, Output, 128, 128>::launch(1, 1, x, stream)
                          : Instance<multistage, Input, Output, 128, 256>::launch(1, 1, x, stream);
}

static Status launch_pingpong(const Selection& s, const GemmArguments& x, Stream stream) {
  constexpr Kernel pingpong = Kernel::gemm_pingpong;
  if (s.input == TensorType::f16) return Instance<pingpong, f16, float, 128, 128>::launch(1, 1, x, stream);
  if (s.output == TensorType::f32) return Instance<pingpong, bf16, float, 128, 176>::launch(1, 1, x, stream);
  return s.block_n == 128 ? Instance<pingpong, bf16, bf16, 128, 128>::launch(1, 1, x, stream)
                          : Instance<pingpong, bf16, bf16, 128, 176>::launch(1, 1, x, stream);
}

static Status launch_splitk(const Selection& s, const GemmArguments& x, Stream stream) {
  constexpr Kernel splitk = Kernel::gemm_splitk;
  if (s.input == TensorType::f16)
    return s.output == TensorType::f32 ? Instance<splitk, f16, float, 16, 64>::launch(1, 1, x, stream)
                                       : Instance<splitk, f16, f16, 64, 56>::launch(1, 1, x, stream);
  if (s.output == TensorType::f32) return Instance<splitk, bf16, float, 128, 72>::launch(1, 1, x, stream);
  return Instance<splitk, bf16, bf16, 64, 64>::launch(1, 1, x, stream);
}

static Status launch_swapped(const Selection& s, const GemmArguments& x, Stream stream) {
  constexpr Kernel swapped = Kernel::gemm_swapped;
  if (s.input == TensorType::f16)
    return s.block_m == 64 ? Instance<swapped, f16, f16, 64, 256>::launch(1, 1, x, stream)
                           : Instance<swapped, f16, f16, 256, 128>::launch(1, 1, x, stream);
  if (s.block_m == 64) return Instance<swapped, bf16, bf16, 64, 128>::launch(2, 1, x, stream);
  if (s.output == TensorType::f32) return Instance<swapped, bf16, float, 128, 64>::launch(1, 2, x, stream);
  return Instance<swapped, bf16, bf16, 168, 192>::launch(2, 1, x, stream);
}

Status launch(const Selection& s, const GemmArguments& x, Stream stream) {
  if (s.block_n == 80) return Instance<Kernel::gemm_cooperative, bf16, float, 128, 80>::launch(1, 2, x, stream);
  if (s.kernel == Kernel::gemm_swapped) return launch_swapped(s, x, stream);
  if (s.kernel == Kernel::gemm_splitk) return launch_splitk(s, x, stream);
  if (s.kernel == Kernel::gemm_pingpong) return launch_pingpong(s, x, stream);
  if (s.input == TensorType::bf16)
    return s.output == TensorType::f32 ? launch<bf16, float>(s, x, stream) : launch<bf16, bf16>(s, x, stream);
  return s.output == TensorType::f32 ? launch<f16, float>(s, x, stream) : launch<f16, f16>(s, x, stream);
}

}  // namespace rawgemm::test
