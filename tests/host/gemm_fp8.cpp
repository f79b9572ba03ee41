// What the launchers of the GEMM kernels refuse of scales, in which words, and that they then touch nothing.
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

using Change = std::function<void(GemmArguments&)>;

/// The first one of gemm_fp8_block with these scales and a D of this type.
Fp8Selection block_scaled(BlockScales scales, Number d) {
  return fp8_selections([&](const Fp8Selection& x) {
           return x.kernel == Kernel::gemm_fp8_block && x.scales == scales && x.d == d;
         })
      .at(0);
}
const Fp8Selection blocks = block_scaled(BlockScales::b_128x128, Number::f32);
const Fp8Selection rows = block_scaled(BlockScales::b_1x128, Number::e4m3);

const float* shifted(const float* address, i64 bytes) {
  return reinterpret_cast<const float*>(reinterpret_cast<std::uintptr_t>(address) + static_cast<std::uintptr_t>(bytes));
}
std::string number_of_address(const float* address) {
  return std::to_string(reinterpret_cast<std::uintptr_t>(address));
}

bool is_untouched(const Matrix& d, TensorType type, const Shape& shape) {
  const u32 canary = bytes_of(type) == 4 ? 0xffffffff : bytes_of(type) == 2 ? 0xffff : 0xff;
  for (i64 row = 0; row < shape.m; ++row)
    for (i64 column = 0; column < shape.n; ++column)
      if (d.bits(row, column) != canary) return false;
  return d.damage().empty();
}

void was_refused(const Status& status, StatusCode code, const std::string& text) {
  CHECK(status.code == code);
  CHECK(status.text == text);
  CHECK(model::report().launches == 0);
}

/// 5 x 20 x 300 with scales of everything that may have any.
struct ScaledProblem : Fp8Problem {
  explicit ScaledProblem(const Fp8Selection& x) : Fp8Problem(x, 5, 20, 300) {
    Random random(1);
    fill_integers(*this, random);
    if (x.scales == BlockScales::none) scale_a = scale_b = one_for_all(1);
    if (makes_fp8(x)) scale_d = {1};
  }
};

/// ScaledProblem, but for what `change` makes of the call, is refused.
/// text: of the changed call, without the kernel's name.
template <class Text>
void refuses(const Fp8Selection& selection, const Change& change, StatusCode code, const Text& text) {
  ScaledProblem x(selection);
  Fp8Call call(x);
  change(call.arguments);
  use({}, selection.cluster_size());
  const Status status = selection.launch(call.arguments, nullptr);
  if constexpr (std::is_invocable_v<Text, const GemmArguments&>)
    was_refused(status, code, name_of(selection.kernel) + ": " + text(call.arguments));
  else
    was_refused(status, code, name_of(selection.kernel) + ": " + text);
  CHECK(is_untouched(x.d, tensor_type_of(selection.d), x.shape));
}

/// The same of a kernel of 16-bit operands without any scales.
void refuses_16_bit(const Change& change, StatusCode code, const std::string& text) {
  for (const Selection& selection : all_selections()) {
    const Shape shape = shape_of(selection, 5, 20, 40);
    Operands operands(selection, shape);
    GemmArguments arguments = operands.arguments(shape);
    change(arguments);
    use({}, selection.cluster_size());
    was_refused(launch(selection, arguments), code, name_of(selection.kernel) + ": " + text);
    CHECK(is_untouched(operands.d, selection.output, shape));
  }
}

}  // namespace

TEST_CASE("launcher, scales: the problem that the other tests spoil is right") {
  for (const Fp8Selection& selection : fp8_selections()) {
    ScaledProblem x(selection);
    CHECK(run(x) == "");
  }
}

TEST_CASE("launcher, scales: given to a kernel whose operands are not FP8") {
  static const float scale = 1;
  const std::string text = " = " + number_of_address(&scale) + ", must be null (what it would scale is not FP8)";
  refuses_16_bit([](GemmArguments& x) { x.scale_a.address = &scale; }, StatusCode::unsupported_value, "scale_a" + text);
  refuses_16_bit([](GemmArguments& x) { x.scale_b.address = &scale; }, StatusCode::unsupported_value, "scale_b" + text);
  refuses_16_bit([](GemmArguments& x) { x.scale_d = &scale; }, StatusCode::unsupported_value, "scale_d" + text);
}

TEST_CASE("launcher, scales: each row has its own, and there are none") {
  const std::string text = " = 0, must not be null (each row has its own)";
  for (const Fp8Selection& selection : fp8_selections()) {
    refuses(
        selection,
        [](GemmArguments& x) {
          x.scale_a = {nullptr, true};
        },
        StatusCode::null_pointer, "scale_a" + text);
    refuses(
        selection,
        [](GemmArguments& x) {
          x.scale_b = {nullptr, true};
        },
        StatusCode::null_pointer, "scale_b" + text);
  }
}

TEST_CASE("launcher, scales: at each distance from 4 bytes") {
  const std::string rule = ", must be a multiple of 4 bytes";
  for (const Fp8Selection& selection : fp8_selections())
    for (i64 bytes = 1; bytes < 4; ++bytes) {
      refuses(
          selection, [=](GemmArguments& x) { x.scale_a.address = shifted(x.scale_a.address, bytes); },
          StatusCode::misaligned_pointer,
          [&](const GemmArguments& x) { return "scale_a = " + number_of_address(x.scale_a.address) + rule; });
      refuses(
          selection,
          [=](GemmArguments& x) {
            x.scale_b = {shifted(x.scale_b.address, bytes), true};
          },
          StatusCode::misaligned_pointer,
          [&](const GemmArguments& x) { return "scale_b = " + number_of_address(x.scale_b.address) + rule; });
      if (makes_fp8(selection))
        refuses(
            selection, [=](GemmArguments& x) { x.scale_d = shifted(x.scale_d, bytes); }, StatusCode::misaligned_pointer,
            [&](const GemmArguments& x) { return "scale_d = " + number_of_address(x.scale_d) + rule; });
    }
}

TEST_CASE("launcher, scales: of a D that is not FP8") {
  static const float scale = 1;
  for (const Fp8Selection& selection : fp8_selections())
    if (!makes_fp8(selection))
      refuses(
          selection, [](GemmArguments& x) { x.scale_d = &scale; }, StatusCode::unsupported_value,
          [](const GemmArguments& x) {
            return "scale_d = " + number_of_address(x.scale_d) + ", must be null (what it would scale is not FP8)";
          });
}

TEST_CASE("launcher, scales: wrong ones are refused where K = 0, too") {
  for (const Fp8Selection& selection : fp8_selections())
    refuses(
        selection,
        [](GemmArguments& x) {
          x.k = 0, x.scale_a = {nullptr, true};
        },
        StatusCode::null_pointer, "scale_a = 0, must not be null (each row has its own)");
}

TEST_CASE("launcher, scales: where D is empty, none is looked at") {
  for (const Fp8Selection& selection : fp8_selections())
    for (const bool is_m : {true, false}) {
      Fp8Problem x(selection, 5, 20, 300);
      Fp8Call call(x);
      (is_m ? call.arguments.m : call.arguments.n) = 0;
      call.arguments.scale_a = {nullptr, true};
      call.arguments.scale_d = shifted(nullptr, 1);
      call.arguments.block_scales = {shifted(nullptr, 1), -1, nullptr, -1};
      use({}, selection.cluster_size());
      CHECK(selection.launch(call.arguments, nullptr).text == "");
      CHECK(model::report().launches == 0);
      CHECK(is_untouched(x.d, tensor_type_of(selection.d), x.shape));
    }
}

TEST_CASE("launcher, block scales: missing") {
  const std::string text = " = 0, must not be null (this kernel multiplies by them)";
  for (const Fp8Selection& selection : block_scaled_selections()) {
    refuses(
        selection, [](GemmArguments& x) { x.block_scales.a = nullptr; }, StatusCode::null_pointer,
        "block_scales.a" + text);
    refuses(
        selection, [](GemmArguments& x) { x.block_scales.b = nullptr; }, StatusCode::null_pointer,
        "block_scales.b" + text);
  }
}

TEST_CASE("launcher, block scales: given to a kernel that multiplies by none") {
  static const float scale = 1;
  const std::string text = " = " + number_of_address(&scale) +
                           ", must be null (this kernel, with this Config, does not multiply by block scales)";
  for (const Fp8Selection& selection : operand_scaled_selections()) {
    refuses(
        selection, [](GemmArguments& x) { x.block_scales.a = &scale; }, StatusCode::unsupported_value,
        "block_scales.a" + text);
    refuses(
        selection, [](GemmArguments& x) { x.block_scales.b = &scale; }, StatusCode::unsupported_value,
        "block_scales.b" + text);
  }
}

TEST_CASE("launcher, block scales: with scales of all of an operand, or of its rows") {
  static const float scale = 1;
  const std::string text =
      " = " + number_of_address(&scale) + ", must be null (A and B have block scales; alpha is for all of D)";
  for (const Fp8Selection& selection : block_scaled_selections())
    for (const bool each_row : {false, true}) {
      refuses(
          selection,
          [=](GemmArguments& x) {
            x.scale_a = {&scale, each_row};
          },
          StatusCode::unsupported_value, "scale_a" + text);
      refuses(
          selection,
          [=](GemmArguments& x) {
            x.scale_b = {&scale, each_row};
          },
          StatusCode::unsupported_value, "scale_b" + text);
    }
}

TEST_CASE("launcher, block scales: K-major ones of A have rules of their own, and not everybody takes them") {
  for (const Fp8Selection& selection : fp8_selections([](const Fp8Selection& x) { return x.scales_a == Major::k; })) {
    for (i64 bytes = 1; bytes < 4; ++bytes)
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.a = shifted(x.block_scales.a, bytes); },
          StatusCode::misaligned_pointer,
          [&](const GemmArguments& x) {
            return "block_scales.a = " + number_of_address(x.block_scales.a) + ", must be a multiple of 4 bytes";
          });
    for (const i64 ld : {i64{2}, i64{0}, i64{-8}, i64{INT64_MIN}})
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.lda = ld; }, StatusCode::leading_dimension_too_small,
          "block_scales.lda = " + std::to_string(ld) + ", must be at least ceil(k / 128) = 3 (rows may not overlap)");
    for (const i64 ld : {i64{1} << 31, i64{INT64_MAX}})
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.lda = ld; }, StatusCode::leading_dimension_too_large,
          "block_scales.lda = " + std::to_string(ld) + ", must be less than 2^31 (64-bit addresses of all rows)");
  }
  for (const Fp8Selection& selection : selections_by_tma())
    if (!takes_k_major_scales(selection.kernel, selection.scales))
      refuses(
          selection, [](GemmArguments& x) { x.block_scales.major_a = Major::k; }, StatusCode::unsupported_value,
          "block_scales.major_a = k, must be mn (TMA loads them here: transpose_scales makes them so)");
}

TEST_CASE("launcher, block scales: those that TMA reads at each distance from 16 bytes") {
  for (i64 bytes = 1; bytes < 16; ++bytes) {
    const std::string rule =
        ", must be a multiple of 16 bytes (TMA); it is " + std::to_string(bytes) + " bytes past one";
    for (const Fp8Selection& selection : selections_by_tma())
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.a = shifted(x.block_scales.a, bytes); },
          StatusCode::misaligned_pointer,
          [&](const GemmArguments& x) { return "block_scales.a = " + number_of_address(x.block_scales.a) + rule; });
    refuses(
        rows, [=](GemmArguments& x) { x.block_scales.b = shifted(x.block_scales.b, bytes); },
        StatusCode::misaligned_pointer,
        [&](const GemmArguments& x) { return "block_scales.b = " + number_of_address(x.block_scales.b) + rule; });
  }
}

TEST_CASE("launcher, block scales: those of 128 x 128 blocks at each distance from 4 bytes") {
  for (i64 bytes = 1; bytes < 4; ++bytes)
    refuses(
        blocks, [=](GemmArguments& x) { x.block_scales.b = shifted(x.block_scales.b, bytes); },
        StatusCode::misaligned_pointer,
        [](const GemmArguments& x) {
          return "block_scales.b = " + number_of_address(x.block_scales.b) + ", must be a multiple of 4 bytes";
        });
}

TEST_CASE("launcher, block scales: leading dimensions shorter than the row") {
  const std::string reason = " (rows may not overlap)";
  for (const i64 ld : {i64{4}, i64{0}, i64{-8}, i64{INT64_MIN}})
    for (const Fp8Selection& selection : selections_by_tma())
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.lda = ld; }, StatusCode::leading_dimension_too_small,
          "block_scales.lda = " + std::to_string(ld) + ", must be at least m = 5" + reason);
  for (const i64 ld : {i64{16}, i64{0}, i64{-8}, i64{INT64_MIN}})
    refuses(
        rows, [=](GemmArguments& x) { x.block_scales.ldb = ld; }, StatusCode::leading_dimension_too_small,
        "block_scales.ldb = " + std::to_string(ld) + ", must be at least n = 20" + reason);
  for (const i64 ld : {i64{2}, i64{0}, i64{-8}, i64{INT64_MIN}})
    refuses(
        blocks, [=](GemmArguments& x) { x.block_scales.ldb = ld; }, StatusCode::leading_dimension_too_small,
        "block_scales.ldb = " + std::to_string(ld) + ", must be at least ceil(k / 128) = 3" + reason);
}

TEST_CASE("launcher, block scales: leading dimensions that do not keep rows at 16 bytes, where TMA reads them") {
  for (i64 past = 1; past < 4; ++past) {
    const std::string text =
        " = " + std::to_string(32 + past) + ", must be a multiple of 4 elements (TMA: rows begin at 16 bytes)";
    for (const Fp8Selection& selection : selections_by_tma())
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.lda = 32 + past; },
          StatusCode::leading_dimension_misaligned, "block_scales.lda" + text);
    refuses(
        rows, [=](GemmArguments& x) { x.block_scales.ldb = 32 + past; }, StatusCode::leading_dimension_misaligned,
        "block_scales.ldb" + text);
  }
}

TEST_CASE("launcher, block scales: leading dimensions that are too large") {
  const std::string rule = ", must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)";
  for (const i64 ld : {i64{1} << 38, i64{INT64_MAX}}) {
    for (const Fp8Selection& selection : selections_by_tma())
      refuses(
          selection, [=](GemmArguments& x) { x.block_scales.lda = ld; }, StatusCode::leading_dimension_too_large,
          "block_scales.lda = " + std::to_string(ld) + rule);
    refuses(
        rows, [=](GemmArguments& x) { x.block_scales.ldb = ld; }, StatusCode::leading_dimension_too_large,
        "block_scales.ldb = " + std::to_string(ld) + rule);
  }
  for (const i64 ld : {i64{1} << 31, i64{INT64_MAX}})
    refuses(
        blocks, [=](GemmArguments& x) { x.block_scales.ldb = ld; }, StatusCode::leading_dimension_too_large,
        "block_scales.ldb = " + std::to_string(ld) + ", must be less than 2^31 (64-bit addresses of all rows)");
}
