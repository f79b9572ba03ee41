// Epilogues other than the default one: docs/add_bias.cuh, the same in every kernel, none of which knows it; AddToD,
// of FP8 in add_to_d_fp8.cpp.
#include <docs/add_bias.cuh>
#include <host/add_to_d.hpp>
#include <host/gemm.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// A problem in integers; bias: an integer for each column.
struct IntegerProblem {
  IntegerProblem(TensorType output, const Shape& shape_, u64 seed)
      : random(seed),
        shape(shape_),
        a_values(random_integers(shape.m, shape.k, random)),
        b_values(random_integers(shape.n, shape.k, random)),
        a(TensorType::bf16, shape.m, shape.k, shape.lda),
        b(TensorType::bf16, shape.n, shape.k, shape.ldb),
        d(output, shape.m, shape.n, shape.ldd),
        output_type(output) {
    fill(a, a_values);
    fill(b, b_values);
    for (i64 column = 0; column < shape.n; ++column) bias.push_back(static_cast<float>(random.between(-9, 9)));
  }

  GemmArguments arguments() { return arguments_of(shape, a.data(), b.data(), d.data()); }

  /// value(row, column, sum): of D, sum being that of A B^T.
  template <class Value>
  std::string judge(const Status& status, const Value& value) const {
    std::vector<float> want;
    const std::vector<std::int32_t> sums = multiply(a_values, b_values);
    for (i64 row = 0; row < shape.m; ++row)
      for (i64 column = 0; column < shape.n; ++column)
        want.push_back(value(row, column, static_cast<float>(sums[static_cast<size_t>(row * shape.n + column)])));
    return test::judge(status, d, output_type, want, shape.n);
  }

  Random random;
  Shape shape;
  Integers a_values;
  Integers b_values;
  Matrix a;
  Matrix b;
  Matrix d;
  TensorType output_type;
  std::vector<float> bias;
};

template <class Types, Configuration configuration>
std::string run(i64 m, i64 n, i64 k) {
  const TensorType output = tensor_type<typename Types::Output>;
  IntegerProblem x(output, shape_of(m, n, k, TensorType::bf16, output, 3), 1);
  use({}, configuration.cluster_size());
  return x.judge(launch<Types, configuration>(x.arguments(), nullptr, AddBias{x.bias.data()}),
                 [&](i64, i64 column, float sum) { return sum + x.bias[static_cast<size_t>(column)]; });
}

template <class Types, Configuration configuration>
void adds_a_bias() {
  CHECK(run<Types, configuration>(configuration.tile.m + 13, 2 * configuration.tile.n + 29, 200) == "");
  CHECK(run<Types, configuration>(5, 9, 8) == "");
  CHECK(run<Types, configuration>(5, 9, 0) == "");
}

/// Calls of D += 3 * A * B^T, after a D of integers; all but the first may begin before the one before has ended. Each
/// rounds its terms to D's type, and its sums.
template <Configuration configuration, AddBy by, class Output>
std::string run_added(i64 m, i64 n, i64 k, int calls, const Schedule& schedule = {}) {
  using Types = rawgemm::Types<bf16, Output>;
  constexpr TensorType output = tensor_type<Output>;
  IntegerProblem x(output, shape_of(m, n, k, TensorType::bf16, output, 3), 1);
  const Integers before = random_integers(m, n, x.random);
  fill(x.d, before);
  GemmArguments arguments = x.arguments();
  arguments.alpha = 3;
  arguments.beta = 1;
  arguments.c = arguments.d;
  arguments.ldc = arguments.ldd;
  use(schedule, configuration.cluster_size());
  Status status;
  for (int call = 0; call < calls && status.ok(); ++call) {
    arguments.programmatic = arguments.weights_ready = call > 0;
    status = launch<Types, configuration>(arguments, nullptr, AddToD<Types, by>{});
  }
  return x.judge(status, [&](i64 row, i64 column, float sum) {
    auto value = static_cast<float>(before.at(row, column));
    const auto round = [](float x) { return decode(output, encode(output, x)); };
    const float term = round(3 * sum);
    for (int call = 0; call < calls; ++call) value = round(value + term);
    return value;
  });
}

template <Configuration configuration, AddBy by = AddBy::reduction, class Output = float>
void adds_to_d_in_place() {
  const auto run = run_added<configuration, by, Output>;
  CHECK(run(configuration.tile.m + 13, 2 * configuration.tile.n + 29, 200, 2, {}) == "");
  CHECK(run(2 * configuration.tile.m, configuration.tile.n, 128, 1, {}) == "");
  CHECK(run(5, 9, 8, 1, {}) == "");
  CHECK(run(5, 9, 0, 1, {}) == "");
}

/// On so few multiprocessors that the boxes of D go round their ring several times, and boxes that go by hand alone
/// (5 x 3) or in part.
template <Configuration configuration>
void adds_to_a_loaded_d() {
  adds_to_d_in_place<configuration, AddBy::load>();
  const auto run = run_added<configuration, AddBy::load, float>;
  const i64 m = 3 * configuration.tile.m - 5;
  const i64 n = 3 * configuration.tile.n;
  for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random})
    for (const i64 columns : {n - 2, n - 4, n + 1}) {
      const Schedule schedule{.policy = policy, .seed = 7, .multiprocessors = 1};
      INFO(describe(schedule) << ", n = " << columns);
      CHECK(run(m, columns, 72, 2, schedule) == "");
    }
  CHECK(run(5, 3, 8, 2, {}) == "");
}

}  // namespace

TEST_CASE("AddToD: gemm_cooperative adds to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_cooperative, {128, 80}, {1, 2}}>();
}

TEST_CASE("AddToD: gemm_pingpong adds to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 64}}>();
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 176}}>();
}

TEST_CASE("AddToD: gemm_splitk adds to D, from D^T, too") {
  adds_to_d_in_place<Configuration{Kernel::gemm_splitk, {128, 72}, {}, 4}>();
  adds_to_d_in_place<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}>();
}

TEST_CASE("AddToD: gemm_swapped adds to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}>();
}

TEST_CASE("AddToD: gemm_multistage adds to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_multistage, {128, 128}}>();
}

TEST_CASE("AddToD: gemm_slicedk adds to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_slicedk, {16, 32}}>();
  adds_to_d_in_place<Configuration{Kernel::gemm_slicedk, {64, 32}}>();
}

TEST_CASE("AddToD: gemm_cooperative adds to a D that is loaded") {
  adds_to_a_loaded_d<Configuration{Kernel::gemm_cooperative, {128, 80}, {1, 2}}>();
  adds_to_a_loaded_d<Configuration{Kernel::gemm_cooperative, {256, 128}}>();
}

TEST_CASE("AddToD: gemm_pingpong adds to a D that is loaded") {
  adds_to_a_loaded_d<Configuration{Kernel::gemm_pingpong, {128, 64}}>();
  adds_to_a_loaded_d<Configuration{Kernel::gemm_pingpong, {128, 176}}>();
}

TEST_CASE("AddToD: a D of 16 bits") {
  adds_to_d_in_place<Configuration{Kernel::gemm_cooperative, {128, 256}, {2, 1}}, AddBy::reduction, bf16>();
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 128}}, AddBy::reduction, f16>();
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 144}, {2, 1}}, AddBy::reduction, bf16>();
  adds_to_d_in_place<Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}, AddBy::reduction, bf16>();
  adds_to_d_in_place<Configuration{Kernel::gemm_swapped, {144, 64}}, AddBy::reduction, f16>();
}

TEST_CASE("AddToD: what is no sum in place is refused") {
  constexpr Configuration configuration{Kernel::gemm_pingpong, {128, 64}};
  using Types = rawgemm::Types<bf16, float>;
  IntegerProblem x(TensorType::f32, shape_of(5, 9, 8, TensorType::bf16, TensorType::f32), 1);
  GemmArguments in_place = x.arguments();
  in_place.beta = 1;
  in_place.c = in_place.d;
  in_place.ldc = in_place.ldd;
  const auto refuses = [&](const GemmArguments& arguments, const std::string& text) {
    use({});
    const Status status = launch<Types, configuration>(arguments, nullptr, AddToD<Types>{});
    CHECK(status.code == StatusCode::unsupported_value);
    CHECK(status.text == "gemm_pingpong: " + text + " (AddToD adds to D)");
    CHECK(model::report().launches == 0);
  };
  GemmArguments wrong = in_place;
  wrong.beta = 0;
  refuses(wrong, "beta = 0, must be 1");
  wrong = in_place;
  wrong.c = x.a.data();
  const Status status = launch<Types, configuration>(wrong, nullptr, AddToD<Types>{});
  CHECK(status.code == StatusCode::unsupported_value);
  CHECK(status.text.find("gemm_pingpong: c = ") == 0);
  CHECK(status.text.find(", must be d (AddToD adds to D)") != std::string::npos);
}

TEST_CASE("an epilogue of one's own: gemm_cooperative adds a bias") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 80}, {1, 2}}>();
  adds_a_bias<Types<bf16, float>, Configuration{Kernel::gemm_cooperative, {128, 80}}>();
}

TEST_CASE("an epilogue of one's own: gemm_pingpong adds a bias") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 64}}>();
}

TEST_CASE("an epilogue of one's own: gemm_splitk adds a bias to D and to D^T") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_splitk, {64, 56}, {}, 2}>();
  adds_a_bias<Types<bf16, float>, Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}>();
}

TEST_CASE("an epilogue of one's own: gemm_swapped adds a bias") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_swapped, {64, 128}, {2, 1}}>();
}

TEST_CASE("an epilogue of one's own: gemm_multistage adds a bias") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_multistage, {128, 128}}>();
}

TEST_CASE("an epilogue of one's own: gemm_slicedk adds a bias") {
  adds_a_bias<Types<bf16>, Configuration{Kernel::gemm_slicedk, {16, 32}}>();
  adds_a_bias<Types<bf16, float>, Configuration{Kernel::gemm_slicedk, {64, 32}}>();
}

TEST_CASE("an epilogue of one's own decides what D is: alpha, beta and scales are refused") {
  constexpr Configuration configuration{Kernel::gemm_pingpong, {128, 64}};
  IntegerProblem x(TensorType::bf16, shape_of(5, 9, 8, TensorType::bf16, TensorType::bf16), 1);
  const auto refuses = [&](const GemmArguments& arguments, const std::string& text) {
    use({});
    const Status status = launch<Types<bf16>, configuration>(arguments, nullptr, AddBias{x.bias.data()});
    CHECK(status.code == StatusCode::unsupported_value);
    CHECK(status.text == "gemm_pingpong: " + text + " (this Config has an epilogue of its own)");
    CHECK(model::report().launches == 0);
  };
  GemmArguments scaled = x.arguments();
  scaled.alpha = 2;
  refuses(scaled, "alpha = 2, must be 1");
  GemmArguments added = x.arguments();
  added.beta = 1;
  added.c = x.d.data();
  added.ldc = x.shape.ldd;
  refuses(added, "beta = 1, must be 0");
}

TEST_CASE("the default epilogue has what its types use, and no more") {
  struct Parameters {
    float alpha;
    float beta;
    const char* c;
    i64 c_pitch;
  };
  CHECK(sizeof(LinearCombination<Types<bf16, float>>) == sizeof(Parameters));
  CHECK(sizeof(LinearCombination<Types<e4m3, bf16, e4m3, BlockScales::b_128x128>>) == sizeof(Parameters));
  CHECK(sizeof(LinearCombination<Types<e4m3, bf16>>) == sizeof(Parameters) + 2 * sizeof(Scales));
  CHECK(sizeof(LinearCombination<Types<e4m3, e4m3>>) == sizeof(Parameters) + 3 * sizeof(Scales));
}
