// gemm(): every configuration that it may choose computes exactly; it launches what choose_gemm names. gemm_add_to_d().
#include <host/gemm_add_to_d.hpp>
#include <tests/kernels/any.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Types for Operands; all else is of no meaning here.
constexpr Selection types_of(TensorType input, TensorType output) {
  Selection types{};
  types.input = input;
  types.output = output;
  return types;
}
constexpr Selection in_bf16 = types_of(TensorType::bf16, TensorType::bf16);
constexpr Selection to_fp32 = types_of(TensorType::f16, TensorType::f32);

/// [m, n, k] with both operands in this major.
Shape shape_in(Major major, const Selection& types, i64 m, i64 n, i64 k) {
  return shape_of(m, n, k, types.input, types.output, 0, major, major);
}

/// Empty, or what was wrong with D = alpha A B^T + beta C by `call`, which is given a random schedule.
template <class Call>
std::string run_call(Selection types, const Shape& shape, const Scaling& scaling, const Call& call) {
  Random random(1);
  const Integers a = random_integers(shape.m, shape.k, random);
  const Integers b = random_integers(shape.n, shape.k, random);
  types.major_a = shape.major_a;
  types.major_b = shape.major_b;
  Operands x(types, shape);
  fill(x.a, a);
  fill(x.b, b);
  Matrix& c = scaling.in_place ? x.d : x.c;
  for (i64 row = 0; row < shape.m; ++row)
    for (i64 column = 0; column < shape.n; ++column)
      c.set(row, column, static_cast<float>(random.between(-32, 32)) / 8);
  const std::vector<float> values = scaled(multiply(a, b), c, shape.n, scaling);
  use({.multiprocessors = 8});
  const Status status = call(x.arguments(shape, scaling));
  const std::string wrong = judge(status, x.d, types.output, values, shape.n);
  return wrong.empty() ? "" : describe(shape) + "; " + describe(scaling) + ": " + wrong;
}

template <class Input, class Output, Major major = Major::k>
void every_configuration(const Selection& types) {
  const auto launchers = shipped_launchers<Input, Output, major>();
  for (std::size_t i = 0; i < launchers.size(); ++i) {
    INFO(i);
    const Shape shape = shape_in(major, types, 140, 264, 328);
    CHECK(run_call(types, shape, {.alpha = 0.5, .beta = 2},
                   [&](const GemmArguments& x) { return launchers[i](x, Stream{}); }) == "");
  }
}

}  // namespace

TEST_CASE("gemm: every configuration that it may choose, bf16") { every_configuration<bf16, bf16>(in_bf16); }

TEST_CASE("gemm: every configuration that it may choose, fp16 to fp32") { every_configuration<f16, float>(to_fp32); }

TEST_CASE("gemm: every configuration that it may choose, MN-major") {
  every_configuration<bf16, bf16, Major::mn>(in_bf16);
}

TEST_CASE("gemm: exact, with alpha and beta, launched programmatically or not, empty or not") {
  const auto computes = [](const Selection& types, Major major, const auto& call) {
    for (const auto& [m, n, k] : {std::array<i64, 3>{1, 8, 8}, {16, 264, 1032}, {130, 1032, 72}, {64, 72, 0}})
      for (const Scaling& scaling : {Scaling{}, Scaling{.alpha = 0.5, .beta = 2}})
        for (const bool programmatic : {false, true}) {
          const auto launch = [&](GemmArguments x) {
            x.programmatic = x.weights_ready = programmatic;
            return call(x);
          };
          CHECK(run_call(types, shape_in(major, types, m, n, k), scaling, launch) == "");
        }
  };
  computes(in_bf16, Major::k, [](const GemmArguments& x) { return gemm(x, Stream{}); });
  computes(to_fp32, Major::k, [](const GemmArguments& x) { return gemm<f16, float>(x, Stream{}); });
  computes(in_bf16, Major::mn,
           [](const GemmArguments& x) { return gemm<bf16, bf16, Major::mn, Major::mn>(x, Stream{}); });
}

TEST_CASE("gemm: calls the kernel that was chosen, which says what it refuses") {
  use({});
  const auto refuses = [](const MeasuredGemm& x, Majors majors, const auto& call) {
    const Shape shape = shape_of(x.m, x.n, x.k, TensorType::bf16, TensorType::bf16, 0, majors.a, majors.b);
    const Status status = call(arguments_of(shape, nullptr, nullptr, nullptr));
    CHECK(status.code == StatusCode::null_pointer);
    CHECK(status.text ==
          std::string(name_of(x.config.kernel)) + ": a = 0, must not be null (the operand is not empty)");
  };
  for (const MeasuredGemm& x : measured_gemms)
    refuses(x, {}, [](const GemmArguments& arguments) { return gemm(arguments, Stream{}); });
  for (const MeasuredGemm& x : measured_gemms_mn_mn)
    refuses(x, {.a = Major::mn, .b = Major::mn},
            [](const GemmArguments& arguments) { return gemm<bf16, bf16, Major::mn, Major::mn>(arguments, Stream{}); });
}

TEST_CASE("gemm: leading dimensions are those of operands as they lie") {
  use({});
  alignas(16) static char memory[16];
  const auto refused = [](i64 lda, i64 ldb) {
    const GemmArguments x{
        .m = 24, .n = 40, .k = 8, .a = memory, .lda = lda, .b = memory, .ldb = ldb, .d = memory, .ldd = 40};
    return gemm<bf16, bf16, Major::mn, Major::mn>(x, Stream{}).text;
  };
  const std::string kernel = name_of(choose_gemm(24, 40, 8, {.a = Major::mn, .b = Major::mn}).config().kernel);
  CHECK(refused(8, 40) == kernel + ": lda = 8, must be at least m = 24 (rows may not overlap)");
  CHECK(refused(24, 32) == kernel + ": ldb = 32, must be at least n = 40 (rows may not overlap)");
}

TEST_CASE("gemm: sizes that every kernel refuses, and none") {
  use({});
  GemmArguments x{.m = -1, .n = 8, .k = 8, .a = nullptr, .lda = 8, .b = nullptr, .ldb = 8, .d = nullptr, .ldd = 8};
  CHECK(gemm(x, Stream{}).code == StatusCode::negative_size);
  x.m = (i64{1} << 30) + 1;
  CHECK(gemm(x, Stream{}).code == StatusCode::size_too_large);
  x.m = 0;
  CHECK(gemm(x, Stream{}).text == "");
  CHECK(model::report().launches == 0);
}

TEST_CASE("gemm_add_to_d: a D of 16 bits, by reductions or as gemm() adds a C") {
  constexpr i64 k = 8;  // terms are exact in bf16
  const auto adds = [&](i64 m, i64 n, const Scaling& scaling) {
    return run_call(in_bf16, shape_in(Major::k, in_bf16, m, n, k), scaling,
                    [](const GemmArguments& x) { return gemm_add_to_d<bf16, bf16>(x, nullptr); });
  };
  const auto kernel = [](i64 m, i64 n) { return choose_gemm(m, n, k).config().kernel; };
  CHECK(stores_boxes(kernel(600, 3000)));
  CHECK(!stores_boxes(kernel(3, 40)));
  for (const auto& [m, n] : {std::pair<i64, i64>{600, 3000}, {3, 40}}) {
    CHECK(adds(m, n, {.alpha = -1, .beta = 1, .in_place = true}) == "");
    CHECK(adds(m, n, {.beta = 2, .in_place = true}).ends_with("gemm_add_to_d: beta = 2, must be 1 (AddToD adds to D)"));
  }
}
