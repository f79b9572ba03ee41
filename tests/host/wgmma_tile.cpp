// What the launcher of wgmma_tile refuses besides what every launcher does, and that it then touches nothing.
#include <functional>

#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/wgmma_tile.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr TileSelection k_major{TensorType::bf16, Major::k, 16};
constexpr TileSelection mn_major{TensorType::bf16, Major::mn, 16};

/// The right call, but for one change, is answered with this code and text; nothing is launched or written.
void refuses(const TileSelection& selection, const std::function<void(GemmArguments&)>& change, StatusCode code,
             const std::string& text) {
  model::settings() = {};
  model::reset_report();
  Random random(1);
  TileProblem problem(selection, 32, 1, random);
  GemmArguments x = problem.arguments();
  change(x);
  const Status status = launch(selection, x);
  CHECK(status.code == code);
  CHECK(status.text == "wgmma_tile: " + text);
  CHECK(model::report().launches == 0);
  CHECK(problem.d.bits(0, 0) == 0xffffffff);
  CHECK(problem.d.damage() == "");
}

void both_refuse(const std::function<void(GemmArguments&)>& change, StatusCode code, const std::string& text) {
  for (const TileSelection& selection : {k_major, mn_major}) refuses(selection, change, code, text);
}

}  // namespace

TEST_CASE("wgmma_tile's launcher: sizes that are not the instruction's") {
  const StatusCode code = StatusCode::unsupported_size;
  for (const i64 m : {1, 63, 65, 128})
    both_refuse([=](GemmArguments& x) { x.m = m; }, code,
                "m = " + std::to_string(m) + ", must be 64 (the rows of a wgmma)");
  for (const i64 n : {1, 8, 15})
    both_refuse([=](GemmArguments& x) { x.n = n; }, code,
                "n = " + std::to_string(n) + ", must be 16 (Config::n, the columns of its wgmma)");
  for (const i64 k : {1, 8, 17, 31})
    both_refuse([=](GemmArguments& x) { x.k = k; }, code,
                "k = " + std::to_string(k) + ", must be a multiple of 16 (the depth of a wgmma)");
}

TEST_CASE("wgmma_tile's launcher: alpha and beta that it does not have") {
  both_refuse([](GemmArguments& x) { x.alpha = 1.0000001f; }, StatusCode::unsupported_value,
              "alpha = 1.00000012, must be 1 (it does not scale)");
  both_refuse([](GemmArguments& x) { x.beta = -1, x.c = x.d, x.ldc = x.ldd; }, StatusCode::unsupported_value,
              "beta = -1, must be 0 (it does not scale)");
}

TEST_CASE("wgmma_tile's launcher: what every launcher refuses") {
  const std::string null = " = 0, must not be null (the operand is not empty)";
  both_refuse([](GemmArguments& x) { x.a = nullptr; }, StatusCode::null_pointer, "a" + null);
  both_refuse([](GemmArguments& x) { x.b = nullptr; }, StatusCode::null_pointer, "b" + null);
  both_refuse([](GemmArguments& x) { x.d = nullptr; }, StatusCode::null_pointer, "d" + null);
  both_refuse([](GemmArguments& x) { x.k = -16; }, StatusCode::negative_size, "k = -16, must be at least 0");
  both_refuse([](GemmArguments& x) { x.m = -1; }, StatusCode::negative_size, "m = -1, must be at least 0");
  both_refuse([](GemmArguments& x) { x.n = i64{1} << 31; }, StatusCode::size_too_large,
              "n = 2147483648, must be at most 2^30 (tiles overhang, and TMA's coordinates have 32 bits)");
  const std::string apart = " elements (TMA: rows begin at 16 bytes)";
  both_refuse([](GemmArguments& x) { x.lda = 41; }, StatusCode::leading_dimension_misaligned,
              "lda = 41, must be a multiple of 8" + apart);
  both_refuse([](GemmArguments& x) { x.ldb = 41; }, StatusCode::leading_dimension_misaligned,
              "ldb = 41, must be a multiple of 8" + apart);
  both_refuse([](GemmArguments& x) { x.ldd = 18; }, StatusCode::leading_dimension_misaligned,
              "ldd = 18, must be a multiple of 4" + apart);
  both_refuse([](GemmArguments& x) { x.ldd = 12; }, StatusCode::leading_dimension_too_small,
              "ldd = 12, must be at least n = 16 (rows may not overlap)");
  both_refuse([](GemmArguments& x) { x.lda = i64{1} << 39; }, StatusCode::leading_dimension_too_large,
              "lda = 549755813888, must be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  for (int bytes = 1; bytes < 16; ++bytes)
    for (const TileSelection& selection : {k_major, mn_major}) {
      Random random(1);
      TileProblem problem(selection, 32, 1, random);
      GemmArguments x = problem.arguments();
      x.b = static_cast<const char*>(x.b) + bytes;
      const Status status = launch(selection, x);
      CHECK(status.code == StatusCode::misaligned_pointer);
      CHECK(status.text == "wgmma_tile: b = " + std::to_string(reinterpret_cast<std::uintptr_t>(x.b)) +
                               ", must be a multiple of 16 bytes (TMA); it is " + std::to_string(bytes) +
                               " bytes past one");
    }
}

TEST_CASE("wgmma_tile's launcher: the rows of B are its k where it is K-major, its n where it is MN-major") {
  refuses(
      k_major, [](GemmArguments& x) { x.ldb = 24; }, StatusCode::leading_dimension_too_small,
      "ldb = 24, must be at least k = 32 (rows may not overlap)");
  refuses(
      mn_major, [](GemmArguments& x) { x.ldb = 8; }, StatusCode::leading_dimension_too_small,
      "ldb = 8, must be at least n = 16 (rows may not overlap)");
}

TEST_CASE("wgmma_tile's launcher: a device that is not Hopper") {
  model::settings() = {};
  model::settings().ordinal = 21;
  model::settings().compute_major = 8;
  Random random(1);
  TileProblem problem(k_major, 32, 0, random);
  const Status status = launch(k_major, problem.arguments());
  CHECK(status.code == StatusCode::unsupported_device);
  CHECK(status.text == "wgmma_tile: compute capability = 80, must be 90 (sm_90a: wgmma and TMA of Hopper)");
}

TEST_CASE("wgmma_tile's launcher: M = 0 or N = 0 does nothing, K = 0 gives zeros and looks at neither A nor B") {
  model::settings() = {};
  for (const TileSelection& selection : {k_major, mn_major}) {
    Random random(1);
    TileProblem problem(selection, 0, 1, random);
    for (const bool no_rows : {true, false}) {
      model::reset_report();
      GemmArguments x = problem.arguments();
      (no_rows ? x.m : x.n) = 0;
      CHECK(launch(selection, x).text == "");
      CHECK(model::report().launches == 0);
    }
    GemmArguments x = problem.arguments();
    x.a = x.b = nullptr;
    x.lda = x.ldb = -1;
    CHECK(launch(selection, x).text == "");
    CHECK(problem.judge() == "");
  }
}
