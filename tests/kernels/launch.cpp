#include <tests/kernels/launch.hpp>

namespace rawgemm::test {

template <class Input, class Output>
static Status launch(const Selection& s, const GemmArguments& x, Stream stream) {
  return s.block_m == 128 ? Instance<Input, Output, 128, 256>::launch(s.cluster_m, s.cluster_n, x, stream)
                          : Instance<Input, Output, 256, 128>::launch(s.cluster_m, s.cluster_n, x, stream);
}

Status launch(const Selection& s, const GemmArguments& x, Stream stream) {
  if (s.input == TensorType::bf16)
    return s.output == TensorType::f32 ? launch<bf16, float>(s, x, stream) : launch<bf16, bf16>(s, x, stream);
  return s.output == TensorType::f32 ? launch<f16, float>(s, x, stream) : launch<f16, f16>(s, x, stream);
}

}  // namespace rawgemm::test
