// wgmma_tile with a configuration chosen at run time, and problems for it.
#pragma once
#include <string>
#include <vector>

#include <tests/problem.hpp>

namespace rawgemm::test {

/// One instantiation of wgmma_tile.
struct TileSelection {
  TensorType input;
  Major major_b;
  u32 n;
};

/// {bf16, f16} x B {K-major, MN-major} x n {8, 16, 64, 128, 256}.
inline std::vector<TileSelection> all_tile_selections() {
  std::vector<TileSelection> selections;
  for (const TensorType input : {TensorType::bf16, TensorType::f16})
    for (const Major major_b : {Major::k, Major::mn})
      for (const u32 n : {8u, 16u, 64u, 128u, 256u}) selections.push_back({input, major_b, n});
  return selections;
}

/// Such as "wgmma_tile, bf16, n = 64, B MN-major".
inline std::string describe(const TileSelection& x) {
  return std::string("wgmma_tile, ") + (x.input == TensorType::bf16 ? "bf16" : "f16") + ", n = " + std::to_string(x.n) +
         ", B " + (x.major_b == Major::k ? "K-major" : "MN-major");
}

/// wgmma_tile<Config>, see host/wgmma_tile.hpp.
[[nodiscard]] Status launch(const TileSelection& selection, const GemmArguments& x, Stream stream = nullptr);

/// Integers in matrices with canaries, B as the configuration wants it, and what D must be.
struct TileProblem {
  TileProblem(const TileSelection& selection, i64 k, i64 padding, const Integers& a_values, const Integers& b_values)
      : shape(shape_of(64, selection.n, k, selection.input, TensorType::f32, padding)),
        k_major(selection.major_b == Major::k),
        ldb(k_major ? shape.ldb : shape_of(1, 1, selection.n, selection.input, TensorType::f32, padding).ldb),
        a(selection.input, 64, k, shape.lda),
        b(selection.input, k_major ? shape.n : k, k_major ? k : shape.n, ldb),
        d(TensorType::f32, 64, shape.n, shape.ldd),
        sums(multiply(a_values, b_values)) {
    fill(a, a_values);
    for (i64 j = 0; j < b_values.rows; ++j)
      for (i64 l = 0; l < k; ++l) b.set(k_major ? j : l, k_major ? l : j, b_values.at(j, l));
  }
  TileProblem(const TileSelection& selection, i64 k, i64 padding, Random& random)
      : TileProblem(selection, k, padding, random_integers(64, k, random), random_integers(selection.n, k, random)) {}

  /// The call, with the operands at these addresses.
  GemmArguments arguments(const void* a_address, const void* b_address, void* d_address) const {
    GemmArguments x = arguments_of(shape, a_address, b_address, d_address);
    x.ldb = ldb;
    return x;
  }
  GemmArguments arguments() { return arguments(a.data(), b.data(), d.data()); }

  /// Empty, or what is wrong with D.
  std::string judge() const {
    const std::string wrong = mismatch(d, TensorType::f32, sums, shape.n);
    return wrong.empty() ? d.damage() : wrong;
  }

  Shape shape;  // but for ldb
  bool k_major;
  i64 ldb;
  Matrix a;
  Matrix b;
  Matrix d;
  std::vector<std::int32_t> sums;
};

}  // namespace rawgemm::test
