// What tests/gpu/bad_input.cu lets a GPU refuse, the kernels refuse on the model: by the first instance of each kernel
// with a D in FP8, and with another one.
#include <tests/kernels/on_model.hpp>
#include <tests/kernels/refused_cases.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

TEST_CASE("gemm kernels: what is refused on a GPU is refused on the model, and nothing is launched") {
  for (const OperandKind kind : operand_kinds)
    for (const Variant& variant : variants_that_refuse(kind)) {
      const Shape shape = shape_of(variant, 150, 300, 80, 1);
      Selection types{};
      types.input = variant.input();
      types.output = variant.output();
      const Operands x(types, shape);
      GemmArguments good = x.arguments(shape);
      const Matrix scales(TensorType::f32, 1, shape.n, shape.n + 4);
      const auto* const address = static_cast<const float*>(scales.data());
      set_scales(variant, all_scales(variant), {address, address, address}, &good);
      use({}, variant.cluster_size());
      for (const RefusedGemm& refused : refused_cases(variant)) {
        GemmArguments bad = good;
        refused.change(bad);
        const Status status = variant.launch(bad, Stream{});
        INFO(describe(variant) << ": " << refused.name << ": " << status.text);
        CHECK(status.code == refused.code);
      }
      CHECK(model::report().launches == 0);
      CHECK(x.d.damage() == "");
    }
}
