// GemmArguments::max_sms on the model: how many CTAs a launch takes, and that D does not depend on it.
#include <algorithm>

#include <host/gemm_work.hpp>
#include <tests/kernels/fp8_on_model.hpp>
#include <tests/kernels/grouped.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int multiprocessors = 9;
constexpr i64 every_max_sms[] = {0, 1, 2, 3, 4, 7, 8, 9, 100};

i64 tiles_of(const Configuration& x, i64 m, i64 n) {
  return ceil_div(m, x.tile.m * x.cluster.m) * ceil_div(n, x.tile.n * x.cluster.n);
}

/// CTAs that so many tiles, each for a cluster, are to get; 0 where they are to be refused.
i64 wanted_ctas(const Configuration& x, i64 cluster_tiles, i64 max_sms) {
  const i64 size = x.cluster_size();
  const i64 allowed = max_sms == 0 ? INT64_MAX : std::max<i64>(max_sms / size, 1);
  if (x.splits > 1 || x.kernel == Kernel::gemm_multistage || x.kernel == Kernel::gemm_slicedk)
    return cluster_tiles <= allowed ? cluster_tiles * size : 0;
  const i64 at_once = std::min(multiprocessors / size, allowed);
  return ceil_div(cluster_tiles, ceil_div(cluster_tiles, at_once)) * size;
}

std::string refusal(const Configuration& x, i64 cluster_tiles, i64 max_sms) {
  return name_of(x.kernel) + ": max_sms = " + std::to_string(max_sms) + ", must be 0 or at least " +
         std::to_string(cluster_tiles * x.cluster_size()) + " (its CTAs, none of which takes a second tile)";
}

}  // namespace

EACH_KERNEL("max_sms: no more CTAs, in whole clusters, and the same D; where each has one tile, too few are refused") {
  Random random(21);
  for (const Selection& x : all_selections(kernel)) {
    const Shape shape = shape_of(x, 3 * i64{x.tile.m} + 5, 2 * i64{x.tile.n} + 5, 90);
    const Integers a = random_integers(shape.m, shape.k, random);
    const Integers b = random_integers(shape.n, shape.k, random);
    const i64 tiles = tiles_of(x, shape.m, shape.n);
    for (const i64 max_sms : every_max_sms) {
      Operands operands(x, shape);
      fill(operands.a, a);
      fill(operands.b, b);
      GemmArguments arguments = operands.arguments(shape);
      arguments.max_sms = max_sms;
      use({.multiprocessors = multiprocessors}, x.cluster_size());
      const Status status = launch(x, arguments);
      INFO(describe(x) << ", max_sms = " << max_sms);
      const i64 wanted = wanted_ctas(x, tiles, max_sms);
      CHECK(static_cast<i64>(model::report().ctas) == wanted);
      if (wanted == 0) {
        CHECK(status.code == StatusCode::unsupported_value);
        CHECK(status.text == refusal(x, tiles, max_sms));
      } else {
        const std::vector<float> values = scaled(multiply(a, b), operands.c, shape.n, {});
        CHECK(judge(status, operands.d, x.output, values, shape.n) == "");
      }
    }
  }
}

TEST_CASE("max_sms: kernels of FP8 alone") {
  Random random(22);
  for (const Fp8Selection& x : fp8_selections([](const Fp8Selection& y) {
         return y.kernel == Kernel::gemm_fp8_block || y.kernel == Kernel::gemm_fp8_block_splitk;
       })) {
    Fp8Problem problem(x, 2 * i64{x.tile.m} + 5, 2 * i64{x.tile.n} + 5, 200);
    fill_integers(problem, random);
    const i64 tiles = tiles_of(x, problem.shape.m, problem.shape.n);
    for (const i64 max_sms : {0, 2, 5}) {
      Fp8Call call(problem);
      call.arguments.max_sms = max_sms;
      use({.multiprocessors = multiprocessors}, x.cluster_size());
      const Status status = x.launch(call.arguments, nullptr);
      const i64 wanted = wanted_ctas(x, tiles, max_sms);
      CHECK(static_cast<i64>(model::report().ctas) == wanted);
      if (wanted == 0)
        CHECK(status.text == refusal(x, tiles, max_sms));
      else
        CHECK(judge(status, problem, reference(problem)) == "");
    }
  }
}

EACH_GROUPED_KERNEL("max_sms: grouped") {
  for (const GroupedSelection& x : grouped_selections(kernel)) {
    const Grouping problem{.m = 500, .n = 300, .k = 40, .offsets = {0, 200, 201, 500}};
    for (const i64 max_sms : every_max_sms) {
      GroupedOperands operands(x, problem);
      const auto fill = [](Matrix& matrix, Number type, i64 rows, i64 columns, float value) {
        for (i64 row = 0; row < rows; ++row)
          for (i64 column = 0; column < columns; ++column) matrix.set_bits(row, column, encode(type, value));
      };
      fill(operands.a, x.a, problem.m, problem.k, 1);
      fill(operands.b, x.b, problem.groups() * problem.n, problem.k, 0.5);
      GroupedGemmArguments arguments = operands.arguments(problem);
      arguments.gemm.max_sms = max_sms;
      use({.multiprocessors = multiprocessors}, x.cluster_size());
      REQUIRE(x.launch(arguments, Stream{}).text == "");
      CHECK(model::report().finding == "");
      // By the tiles that there may be at most.
      const i64 size = x.cluster_size();
      const i64 most =
          (problem.m / (x.tile.m * x.cluster.m) + problem.groups()) * ceil_div(problem.n, x.tile.n * x.cluster.n);
      const i64 at_once = std::min(multiprocessors / size, max_sms == 0 ? INT64_MAX : std::max<i64>(max_sms / size, 1));
      CHECK(static_cast<i64>(model::report().ctas) == std::min(most, at_once) * size);
      i64 wrong = 0;
      for (i64 row = 0; row < problem.m; ++row)
        for (i64 column = 0; column < problem.n; ++column)
          wrong += operands.d.bits(row, column) != encode(x.d, 20) ? 1 : 0;
      CHECK(wrong == 0);
    }
  }
}

TEST_CASE("max_sms: K = 0") {
  const Selection x = selection_of(Kernel::gemm_pingpong, TensorType::bf16);
  const Shape shape = shape_of(x, 300, 300, 0);
  for (const i64 max_sms : {0, 1, 4}) {
    Operands operands(x, shape);
    GemmArguments arguments = operands.arguments(shape);
    arguments.max_sms = max_sms;
    use({.multiprocessors = multiprocessors}, x.cluster_size());
    const Status status = launch(x, arguments);
    CHECK(judge(status, operands.d, x.output, std::vector<float>(300 * 300), shape.n) == "");
    CHECK((max_sms == 0 ? model::report().ctas > 4 : static_cast<i64>(model::report().ctas) == max_sms));
  }
}

TEST_CASE("max_sms: below 0 is refused by every kernel") {
  for (const Selection& x : all_selections()) {
    const Shape shape = shape_of(x, 8, 8, 8);
    const Operands operands(x, shape);
    GemmArguments arguments = operands.arguments(shape);
    arguments.max_sms = -1;
    use({}, x.cluster_size());
    const Status status = launch(x, arguments);
    CHECK(status.code == StatusCode::negative_size);
    CHECK(status.text == name_of(x.kernel) + ": max_sms = -1, must be at least 0 (0: all SMs)");
    CHECK(model::report().launches == 0);
  }
}
