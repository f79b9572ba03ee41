// An epilogue of one's own, docs/add_bias.cuh: the same in every kernel, none of which knows it.
#include <docs/add_bias.cuh>
#include <host/gemm.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// A problem in integers; bias: an integer for each column.
struct BiasedProblem {
  BiasedProblem(TensorType output, const Shape& shape_, u64 seed)
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

  std::string judge(const Status& status) const {
    std::vector<float> want;
    const std::vector<std::int32_t> sums = multiply(a_values, b_values);
    for (i64 row = 0; row < shape.m; ++row)
      for (i64 column = 0; column < shape.n; ++column)
        want.push_back(static_cast<float>(sums[static_cast<size_t>(row * shape.n + column)]) +
                       bias[static_cast<size_t>(column)]);
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
  BiasedProblem x(output, shape_of(m, n, k, TensorType::bf16, output, 3), 1);
  use({}, configuration.cluster_size());
  return x.judge(launch<Types, configuration>(x.arguments(), nullptr, AddBias{x.bias.data()}));
}

template <class Types, Configuration configuration>
void adds_a_bias() {
  CHECK(run<Types, configuration>(configuration.tile.m + 13, 2 * configuration.tile.n + 29, 200) == "");
  CHECK(run<Types, configuration>(5, 9, 8) == "");
  CHECK(run<Types, configuration>(5, 9, 0) == "");
}

}  // namespace

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

TEST_CASE("an epilogue of one's own decides what D is: alpha, beta and scales are refused") {
  constexpr Configuration configuration{Kernel::gemm_pingpong, {128, 64}};
  BiasedProblem x(TensorType::bf16, shape_of(5, 9, 8, TensorType::bf16, TensorType::bf16), 1);
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
