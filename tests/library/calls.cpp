// What the C library passes on to the launchers, and what it refuses itself.
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <library/rawgemm.h>
#include <model.hpp>
#include <tests/catch.hpp>

namespace {

constexpr int m = 3;
constexpr int n = 20;
constexpr int k = 160;
constexpr int k_blocks = 2;

struct alignas(16) Chunk {
  unsigned char bytes[16];
};

/// rows x k elements of 1, in bf16 or e4m3.
std::vector<Chunk> ones(rawgemm_type type, int rows) {
  const bool is_fp8 = type == RAWGEMM_E4M3;
  std::vector<Chunk> matrix(static_cast<std::size_t>(rows * k * (is_fp8 ? 1 : 2) / 16));
  for (Chunk& chunk : matrix)
    for (int i = 0; i < 16; ++i) chunk.bytes[i] = is_fp8 ? 0x38 : i % 2 == 0 ? 0x80 : 0x3f;
  return matrix;
}

/// A problem in which A and B are 1, C is 2 and D -1.
struct Problem {
  explicit Problem(rawgemm_type type) : a(ones(type, m)), b(ones(type, n)) {
    rawgemm::model::settings() = {};
    rawgemm::model::reset_report();
    x.type_a = x.type_b = type;
    x.type_d = RAWGEMM_FP32;
    x.m = m;
    x.n = n;
    x.k = k;
    x.a = a.data();
    x.lda = k;
    x.b = b.data();
    x.ldb = k;
    x.d = d;
    x.ldd = n;
    for (float& number : c) number = 2;
    for (float& number : d) number = -1;
  }

  /// D[i, j] is at(i, j).
  template <class At>
  bool holds(const At& at) const {
    for (int i = 0; i < m; ++i)
      for (int j = 0; j < n; ++j)
        if (d[i * n + j] != static_cast<float>(at(i, j))) return false;
    return true;
  }
  bool is_untouched() const {
    return holds([](int, int) { return -1; });
  }

  std::vector<Chunk> a;
  std::vector<Chunk> b;
  alignas(16) float c[m * n];
  alignas(16) float d[m * n];
  alignas(16) float scales_a[k_blocks * 4] = {1, 2, 3, 0, 4, 5, 6, 0};  // of rows 0 to 2, twice
  alignas(16) float scales_b[k_blocks * n] = {};
  rawgemm_gemm_arguments x = rawgemm_gemm_defaults();
};

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

TEST_CASE("library: alpha, beta and C reach the kernel") {
  Problem problem(RAWGEMM_BF16);
  problem.x.alpha = 3;
  problem.x.beta = 5;
  problem.x.c = problem.c;
  problem.x.ldc = n;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_last_error() == std::string());
  CHECK(problem.holds([](int, int) { return 3 * k + 5 * 2; }));
}

TEST_CASE("library: A and B lie in the majors that the call names") {
  for (const rawgemm_major major_a : {RAWGEMM_MAJOR_K, RAWGEMM_MAJOR_MN})
    for (const rawgemm_major major_b : {RAWGEMM_MAJOR_K, RAWGEMM_MAJOR_MN}) {
      Problem problem(RAWGEMM_BF16);
      // Row 1 of A and row 2 of B are zero, in rows of 8 and of 24 elements where these are m and n.
      std::vector<Chunk> a(k), b(3 * k);
      const auto fill = [](std::vector<Chunk>& matrix, int rows, int zero, bool is_mn, int ld) {
        auto* const elements = reinterpret_cast<std::uint16_t*>(matrix.data());
        for (int i = 0; i < rows; ++i)
          for (int l = 0; l < k; ++l) elements[is_mn ? l * ld + i : i * k + l] = i == zero ? 0 : 0x3f80;
      };
      fill(a, m, 1, major_a == RAWGEMM_MAJOR_MN, 8);
      fill(b, n, 2, major_b == RAWGEMM_MAJOR_MN, 24);
      problem.x.a = a.data();
      problem.x.b = b.data();
      problem.x.major_a = major_a;
      problem.x.major_b = major_b;
      if (major_a == RAWGEMM_MAJOR_MN) problem.x.lda = 8;
      if (major_b == RAWGEMM_MAJOR_MN) problem.x.ldb = 24;
      CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_OK);
      CHECK(problem.holds([](int i, int j) { return i == 1 || j == 2 ? 0 : k; }));
    }
}

TEST_CASE("library: a call that adds to D does, where the arguments say so in all places") {
  Problem problem(RAWGEMM_BF16);
  problem.x.add_to_d = 1;
  problem.x.alpha = 3;
  problem.x.beta = 1;
  problem.x.c = problem.d;
  problem.x.ldc = n;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_OK);
  CHECK(problem.holds([](int, int) { return 3 * k - 1; }));
  problem.x.beta = 0;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);

  Problem fp8(RAWGEMM_E4M3);
  fp8.x.add_to_d = 1;
  fp8.x.beta = 1;
  fp8.x.c = fp8.d;
  fp8.x.ldc = n;
  for (const rawgemm_accumulation accumulation : {RAWGEMM_FAST, RAWGEMM_PROMOTED})
    CHECK(rawgemm_gemm_fp8(&fp8.x, accumulation, nullptr) == RAWGEMM_OK);
  CHECK(fp8.holds([](int, int) { return 2 * k - 1; }));
}

TEST_CASE("library: quantize_blocks takes X in the major that the call names") {
  // Rows of X are 448, 896 and 1792; a scale each.
  const std::uint16_t bf16_of_row[m] = {0x43e0, 0x4460, 0x44e0};
  std::vector<Chunk> x(k), q(m * k / 16);
  float scales[4 * k_blocks] = {};
  for (int l = 0; l < k; ++l)
    for (int i = 0; i < m; ++i) reinterpret_cast<std::uint16_t*>(x.data())[l * 8 + i] = bf16_of_row[i];
  rawgemm_quantize_arguments quantize{};
  quantize.type_x = RAWGEMM_BF16;
  quantize.type_q = RAWGEMM_E4M3;
  quantize.block = RAWGEMM_BLOCK_1X128;
  quantize.major_x = RAWGEMM_MAJOR_MN;
  quantize.rows = m;
  quantize.k = k;
  quantize.x = x.data();
  quantize.ldx = 8;
  quantize.q = q.data();
  quantize.ldq = k;
  quantize.scales = scales;
  quantize.ld_scales = 4;
  CHECK(rawgemm_quantize_blocks(&quantize, nullptr) == RAWGEMM_OK);
  for (int l = 0; l < k_blocks; ++l)
    for (int i = 0; i < m; ++i) CHECK(scales[4 * l + i] == static_cast<float>(1 << i));
  for (const Chunk& chunk : q)
    for (const unsigned char byte : chunk.bytes) CHECK(byte == 0x7e);  // 448
}

TEST_CASE("library: scales of FP8 operands and of their rows reach the kernel") {
  for (const rawgemm_accumulation accumulation : {RAWGEMM_FAST, RAWGEMM_PROMOTED}) {
    Problem problem(RAWGEMM_E4M3);
    problem.x.scale_a = problem.scales_a;
    problem.x.scale_a_each_row = 1;
    problem.scales_b[0] = 7;
    problem.x.scale_b = problem.scales_b;
    CHECK(rawgemm_gemm_fp8(&problem.x, accumulation, nullptr) == RAWGEMM_OK);
    CHECK(problem.holds([](int i, int) { return (i + 1) * 7 * k; }));
  }
}

TEST_CASE("library: block scales reach the kernel, in either layout of B's") {
  for (const rawgemm_block block : {RAWGEMM_BLOCK_1X128, RAWGEMM_BLOCK_128X128}) {
    Problem problem(RAWGEMM_E4M3);
    const bool each_row = block == RAWGEMM_BLOCK_1X128;
    for (int j = 0; j < k_blocks * n; ++j) problem.scales_b[j] = static_cast<float>(j + 1);
    problem.x.block_scales_a = problem.scales_a;
    problem.x.ld_block_scales_a = 4;
    problem.x.block_scales_b = problem.scales_b;
    problem.x.ld_block_scales_b = each_row ? n : k_blocks;
    CHECK(rawgemm_gemm_fp8_scaled(&problem.x, block, nullptr) == RAWGEMM_OK);
    CHECK(problem.holds([&](int i, int j) {
      const int first = each_row ? j + 1 : 1;
      const int second = each_row ? n + j + 1 : 2;
      return 128 * (i + 1) * first + (k - 128) * (i + 4) * second;
    }));
  }
}

TEST_CASE("library: what a kernel refuses has its code and its text, until the next call of the thread") {
  Problem problem(RAWGEMM_BF16);
  problem.x.lda = 8;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_LEADING_DIMENSION_TOO_SMALL);
  CHECK(ends_with(rawgemm_last_error(), ": lda = 8, must be at least k = 160 (rows may not overlap)"));
  std::thread([] { CHECK(rawgemm_last_error() == std::string()); }).join();
  CHECK(rawgemm_last_error() != std::string());
  CHECK(problem.is_untouched());
  problem.x.lda = k;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_last_error() == std::string());
}

TEST_CASE("library: types that it was not built for are refused by name") {
  CHECK(rawgemm_build() == std::string("model: bf16,fp32,bf16 e4m3,fp32,e4m3"));
  Problem problem(RAWGEMM_BF16);
  problem.x.type_d = RAWGEMM_BF16;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_NOT_IN_LIBRARY);
  CHECK(rawgemm_last_error() == std::string("gemm: types of A, D and B = bf16,bf16,bf16, must be among those that this "
                                            "library was built for: bf16,fp32,bf16"));
  problem.x.type_a = problem.x.type_b = RAWGEMM_E4M3;
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_NOT_IN_LIBRARY);
  problem.x.type_b = {};
  CHECK(rawgemm_gemm_fp8(&problem.x, RAWGEMM_FAST, nullptr) == RAWGEMM_NOT_IN_LIBRARY);
  CHECK(rawgemm_last_error() == std::string("gemm_fp8: types of A, D and B = e4m3,bf16,none, must be among those that "
                                            "this library was built for: e4m3,fp32,e4m3"));
  CHECK(rawgemm_gemm_fp8_scaled(&problem.x, RAWGEMM_BLOCK_1X128, nullptr) == RAWGEMM_NOT_IN_LIBRARY);
  CHECK(problem.is_untouched());
}

TEST_CASE("library: missing arguments and enumerators that do not exist are refused") {
  CHECK(rawgemm_gemm(nullptr, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_last_error() == std::string("gemm: x = 0, must not be null (the arguments)"));
  CHECK(rawgemm_gemm_fp8(nullptr, RAWGEMM_FAST, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_gemm_fp8_scaled(nullptr, RAWGEMM_BLOCK_1X128, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_quantize_blocks(nullptr, nullptr) == RAWGEMM_NULL_POINTER);

  Problem problem(RAWGEMM_E4M3);
  CHECK(rawgemm_gemm_fp8_scaled(&problem.x, {}, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("gemm_fp8_scaled: block_b = 0, must be RAWGEMM_BLOCK_1X128 or RAWGEMM_BLOCK_128X128"));
  problem.x.major_b = RAWGEMM_MAJOR_MN;
  CHECK(rawgemm_gemm_fp8(&problem.x, RAWGEMM_FAST, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("gemm_fp8: major_b = 1, must be RAWGEMM_MAJOR_K (FP8; quantize_blocks transposes)"));
  problem.x.major_a = static_cast<rawgemm_major>(3);
  CHECK(rawgemm_gemm(&problem.x, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() == std::string("gemm: major_a = 3, must be RAWGEMM_MAJOR_K or RAWGEMM_MAJOR_MN"));
  CHECK(problem.is_untouched());

  rawgemm_quantize_arguments quantize{};
  CHECK(rawgemm_quantize_blocks(&quantize, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  quantize.block = RAWGEMM_BLOCK_1X128;
  quantize.type_x = RAWGEMM_FP32;
  quantize.type_q = RAWGEMM_E4M3;
  CHECK(rawgemm_quantize_blocks(&quantize, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() == std::string("quantize_blocks: type_x = 3, must be RAWGEMM_BF16 or RAWGEMM_FP16"));
  quantize.type_x = RAWGEMM_FP16;
  CHECK(rawgemm_quantize_blocks(&quantize, nullptr) == RAWGEMM_OK);  // of no rows
}
