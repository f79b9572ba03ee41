// A Config that fixes n and k: D has the same bits, and other problems are refused.
#include <host/gemm_pingpong.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

template <u32 n, u32 k>
using With = pingpong::Config<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 64}},
                              LinearCombination<Types<bf16>>, PersistentTiles<n, k>>;
using Any = With<0, 0>;
using Known = With<200, 264>;  // the last of 4 tiles overhangs, as does the last of 5 k blocks
using KnownN = With<200, 0>;

const Selection types = selection_of(Kernel::gemm_pingpong, TensorType::bf16);

/// In matrices with canaries.
struct Problem {
  explicit Problem(i64 m, i64 n = 200, i64 k = 264)
      : shape{.m = m, .n = n, .k = k, .lda = k + 8, .ldb = k, .ldd = n + 16}, operands(types, shape) {
    Random random(static_cast<u64>(m));
    fill(operands.a, random_integers(m, k, random));
    fill(operands.b, random_integers(n, k, random));
    use({.multiprocessors = 3});
  }

  Shape shape;
  Operands operands;
};

template <class Config>
void compute(const Problem& problem) {
  CHECK(gemm_pingpong<Config>(problem.operands.arguments(problem.shape), nullptr).text == "");
  CHECK(model::report().finding == "");
  CHECK(model::report().launches == 1);
  CHECK(problem.operands.d.damage() == "");
}

bool same_bits(const Matrix& x, const Matrix& y, const Shape& shape) {
  for (i64 row = 0; row < shape.m; ++row)
    for (i64 column = 0; column < shape.n; ++column)
      if (x.bits(row, column) != y.bits(row, column)) return false;
  return true;
}

template <class Config>
void refuses(i64 n, i64 k, const std::string& text) {
  Problem problem(5, n, k);
  const Status status = gemm_pingpong<Config>(problem.operands.arguments(problem.shape), nullptr);
  CHECK(status.code == StatusCode::unsupported_value);
  CHECK(status.text == "gemm_pingpong: " + text + " (this Config is compiled for it)");
  CHECK(model::report().launches == 0);
}

}  // namespace

TEST_CASE("gemm_pingpong: n and k known when compiled, D has the same bits") {
  for (const i64 m : {1, 128, 129, 700}) {
    Problem any(m);
    compute<Any>(any);
    Problem known(m);
    compute<Known>(known);
    CHECK(same_bits(known.operands.d, any.operands.d, any.shape));
    Problem known_n(m);
    compute<KnownN>(known_n);
    CHECK(same_bits(known_n.operands.d, any.operands.d, any.shape));
  }
}

TEST_CASE("gemm_pingpong: another n or k than the Config's is refused") {
  refuses<Known>(208, 264, "n = 208, must be 200");
  refuses<Known>(200, 256, "k = 256, must be 264");
  refuses<KnownN>(8, 16, "n = 8, must be 200");
}

TEST_CASE("gemm_pingpong: empty problems have any extents") {
  Problem problem(5);
  GemmArguments x = problem.operands.arguments(problem.shape);
  x.n = 0;
  CHECK(gemm_pingpong<Known>(x, nullptr).ok());
  CHECK(model::report().launches == 0);
}
