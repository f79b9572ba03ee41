// What the C library passes on to the launchers, and what it refuses itself.
#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include <library/rawgemm.h>
#include <model.hpp>
#include <tests/catch.hpp>
#include <tests/kernels/before.hpp>

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

TEST_CASE("library: what adds to D where K is short and there are many tiles") {
  constexpr int rows = 600, columns = 200;
  static_assert(k <= 1024);
  Problem problem(RAWGEMM_BF16);
  const std::vector<Chunk> a = ones(RAWGEMM_BF16, rows), b = ones(RAWGEMM_BF16, columns);
  std::vector<float> d(rows * columns, -1);
  rawgemm_gemm_arguments& x = problem.x;
  x.m = rows;
  x.n = x.ldd = x.ldc = columns;
  x.a = a.data();
  x.b = b.data();
  x.d = d.data();
  x.c = d.data();
  x.add_to_d = 1;
  x.beta = 1;
  x.max_sms = 2;  // one cluster, for 6 tiles
  CHECK(rawgemm_gemm(&x, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm::model::report().finding == "");
  CHECK(std::ranges::all_of(d, [](float number) { return number == k - 1; }));
  x.beta = 0;
  CHECK(rawgemm_gemm(&x, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(std::string(rawgemm_last_error()).starts_with("gemm_pingpong: beta = 0, must be 1"));
}

TEST_CASE("library: FP8 with block scales adds to D, by load where there are many tiles") {
  for (const rawgemm_block block_b : {RAWGEMM_BLOCK_1X128, RAWGEMM_BLOCK_128X128})
    for (const int rows : {m, 600}) {  // the second ones: three tiles of 256 rows for one cluster
      Problem problem(RAWGEMM_E4M3);
      const std::vector<Chunk> a = ones(RAWGEMM_E4M3, rows);
      const int ld_scales = (rows + 3) / 4 * 4;
      std::vector<float> d(static_cast<size_t>(rows * n), -1);
      const std::vector<float> scales_a(static_cast<size_t>(k_blocks * ld_scales), 1);
      std::fill(std::begin(problem.scales_b), std::end(problem.scales_b), 2.0f);
      rawgemm_gemm_arguments& x = problem.x;
      x.m = rows;
      x.a = a.data();
      x.d = d.data();
      x.c = d.data();
      x.ldc = n;
      x.block_scales_a = scales_a.data();
      x.ld_block_scales_a = ld_scales;
      x.block_scales_b = problem.scales_b;
      x.ld_block_scales_b = block_b == RAWGEMM_BLOCK_1X128 ? n : k_blocks;
      x.add_to_d = 1;
      x.beta = 1;
      x.max_sms = 2;
      CHECK(rawgemm_gemm_fp8_scaled(&x, block_b, nullptr) == RAWGEMM_OK);
      CHECK(rawgemm::model::report().finding == "");
      CHECK(std::ranges::all_of(d, [](float number) { return number == 2 * k - 1; }));
    }
}

TEST_CASE("library: transpose_scales writes columns, and says what it refuses") {
  const float s[] = {1, 2, 3, 4, 5, 6};
  float d[8] = {};
  rawgemm_transpose_arguments transpose = {2, 3, s, 3, d, 2, 0, nullptr, 0};
  CHECK(rawgemm_transpose_scales(&transpose, nullptr) == RAWGEMM_OK);
  const float columns[] = {1, 4, 2, 5, 3, 6, 0, 0};
  CHECK(std::equal(d, d + 8, columns));
  transpose.ldd = 1;
  CHECK(rawgemm_transpose_scales(&transpose, nullptr) == RAWGEMM_LEADING_DIMENSION_TOO_SMALL);
  CHECK(rawgemm_last_error() ==
        std::string("transpose_scales: ldd = 1, must be at least rows = 2 (rows may not overlap)"));
  const std::int32_t counts[] = {1};
  transpose.ldd = 2;
  transpose.counts = counts;
  transpose.group_rows = 3;
  CHECK(rawgemm_transpose_scales(&transpose, nullptr) == RAWGEMM_UNSUPPORTED_SIZE);
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
    for (int j = 0; j < n; ++j) problem.scales_b[j] = static_cast<float>(2 * j + 1);
    problem.x.scale_b_each_row = 1;
    CHECK(rawgemm_gemm_fp8(&problem.x, accumulation, nullptr) == RAWGEMM_OK);
    CHECK(problem.holds([](int i, int j) { return (i + 1) * (2 * j + 1) * k; }));
  }
}

TEST_CASE("library: programmatic and weights_ready reach the kernel, each by itself") {
  for (const int programmatic : {0, 1})
    for (const int weights_ready : {0, 1}) {
      Problem problem(RAWGEMM_BF16);
      const std::vector<Chunk> late = problem.b;
      const auto bytes = static_cast<rawgemm::i64>(late.size() * sizeof(Chunk));
      REQUIRE(rawgemm::test::launch_before(
                  {{reinterpret_cast<char*>(problem.b.data()), reinterpret_cast<const char*>(late.data()), bytes}},
                  problem.d, sizeof(problem.d))
                  .ok());
      problem.x.programmatic = programmatic;
      problem.x.weights_ready = weights_ready;
      const rawgemm_status status = rawgemm_gemm(&problem.x, nullptr);
      if (programmatic == 0 || weights_ready == 0) {
        CHECK(status == RAWGEMM_OK);
        CHECK(problem.holds([](int, int) { return k; }));
      } else {
        CHECK(status == RAWGEMM_CUDA_ERROR);
        CHECK(ends_with(rawgemm_last_error(), "which may still run: no griddepcontrol.wait lies between"));
      }
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

TEST_CASE("library: K-major block scales of A, and where they may be") {
  Problem problem(RAWGEMM_E4M3);
  const float scales_a[m * k_blocks] = {1, 2, 3, 4, 5, 6};
  rawgemm_gemm_arguments& x = problem.x;
  x.block_scales_a = scales_a;
  x.ld_block_scales_a = k_blocks;
  x.block_scales_b = problem.scales_b;
  x.ld_block_scales_b = k_blocks;
  x.k_major_block_scales_a = 1;
  std::fill(std::begin(problem.scales_b), std::end(problem.scales_b), 1.0f);
  CHECK(rawgemm_gemm_fp8_scaled(&x, RAWGEMM_BLOCK_128X128, nullptr) == RAWGEMM_OK);
  CHECK(problem.holds([&](int i, int) { return 128 * scales_a[2 * i] + (k - 128) * scales_a[2 * i + 1]; }));
  x.ld_block_scales_a = 1;
  CHECK(rawgemm_gemm_fp8_scaled(&x, RAWGEMM_BLOCK_128X128, nullptr) == RAWGEMM_LEADING_DIMENSION_TOO_SMALL);
  CHECK(ends_with(rawgemm_last_error(),
                  ": ld_block_scales_a = 1, must be at least ceil(k / 128) = 2 (rows may not overlap)"));
  x.ld_block_scales_b = n;
  CHECK(rawgemm_gemm_fp8_scaled(&x, RAWGEMM_BLOCK_1X128, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(std::string(rawgemm_last_error()).find(": k_major_block_scales_a = 1, must be 0 (") != std::string::npos);

  x.k = 4096;
  CHECK(rawgemm_takes_k_major_block_scales_a(&x, nullptr) == 1);
  x.add_to_d = 1;
  CHECK(rawgemm_takes_k_major_block_scales_a(&x, nullptr) == 0);
  x.add_to_d = 0;
  x.m = x.n = x.k;
  CHECK(rawgemm_takes_k_major_block_scales_a(&x, nullptr) == 0);
  rawgemm_groups groups{};
  groups.groups = 8;
  for (const int rows : {20, 2000}) {
    groups.expected_rows = rows;
    CHECK(rawgemm_takes_k_major_block_scales_a(&x, &groups) == (rows == 20 ? 1 : 0));
  }
  groups = {};
  CHECK(rawgemm_takes_k_major_block_scales_a(&x, &groups) >= 0);  // whatever there is
  CHECK(rawgemm_takes_k_major_block_scales_a(nullptr, nullptr) == 0);
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
  CHECK(rawgemm_transpose_scales(nullptr, nullptr) == RAWGEMM_NULL_POINTER);

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

namespace {

/// 16-bit or FP8 problems in which row i of A is i % 3 + 1, row j of group g's B is g + 1, C is 2 and D -1; offsets of
/// three groups, the second one empty.
struct Groups {
  static constexpr int rows = 9;
  static constexpr int groups = 3;

  explicit Groups(rawgemm_type type) : a(ones(type, rows)), b(ones(type, groups * n)) {
    const auto scale = [&](std::vector<Chunk>& matrix, int row, int factor) {
      const std::uint16_t bf16[] = {0x3f80, 0x4000, 0x4040};
      const unsigned char e4m3[] = {0x38, 0x40, 0x44};
      for (int l = row * k; l < (row + 1) * k; ++l)
        if (type == RAWGEMM_E4M3)
          reinterpret_cast<unsigned char*>(matrix.data())[l] = e4m3[factor - 1];
        else
          reinterpret_cast<std::uint16_t*>(matrix.data())[l] = bf16[factor - 1];
    };
    for (int i = 0; i < rows; ++i) scale(a, i, i % 3 + 1);
    for (int j = 0; j < groups * n; ++j) scale(b, j, j / n + 1);
    rawgemm::model::settings() = {};
    rawgemm::model::reset_report();
    x.type_a = x.type_b = type;
    x.type_d = RAWGEMM_FP32;
    x.m = rows;
    x.n = n;
    x.k = k;
    x.a = a.data();
    x.lda = k;
    x.b = b.data();
    x.ldb = k;
    x.d = d;
    x.ldd = n;
    of.groups = groups;
    of.offsets = offsets;
    of.offset_bytes = 4;
    for (float& number : c) number = 2;
    for (float& number : d) number = -1;
  }

  /// Row i of D is what `at` says of i and its group, or, of no group, `rest`.
  template <class At>
  bool holds(const At& at, const int (&group_of)[rows], float rest = -1) const {
    for (int i = 0; i < rows; ++i)
      for (int j = 0; j < n; ++j)
        if (d[i * n + j] != (group_of[i] < 0 ? rest : static_cast<float>(at(i, group_of[i], j)))) return false;
    return true;
  }

  std::vector<Chunk> a;
  std::vector<Chunk> b;
  alignas(16) std::int32_t offsets[groups + 1] = {1, 4, 4, 8};
  static constexpr int group_of[rows] = {-1, 0, 0, 0, 2, 2, 2, 2, -1};
  alignas(16) float c[rows * n];
  alignas(16) float d[rows * n];
  rawgemm_gemm_arguments x = rawgemm_gemm_defaults();
  rawgemm_groups of{};
};

int product(int i, int group, int) { return (i % 3 + 1) * (group + 1) * k; }

}  // namespace

TEST_CASE("library: rows in groups are multiplied by their group's B, whatever is expected of a group") {
  for (const std::int64_t expected : {0, 1, 20, 100}) {
    Groups problem(RAWGEMM_BF16);
    problem.of.expected_rows = expected;
    problem.x.alpha = 3;
    problem.x.beta = 5;
    problem.x.c = problem.c;
    problem.x.ldc = n;
    CHECK(rawgemm_grouped_gemm(&problem.x, &problem.of, nullptr) == RAWGEMM_OK);
    CHECK(rawgemm_last_error() == std::string());
    CHECK(problem.holds([](int i, int group, int j) { return 3 * product(i, group, j) + 10; }, Groups::group_of));
  }
}

TEST_CASE("library: each layout of groups, with numbers of 4 and of 8 bytes") {
  Groups problem(RAWGEMM_BF16);
  const std::int64_t wide[] = {1, 4, 4, 8};
  problem.of.offsets = wide;
  problem.of.offset_bytes = 8;
  CHECK(rawgemm_grouped_gemm(&problem.x, &problem.of, nullptr) == RAWGEMM_OK);
  CHECK(problem.holds(product, Groups::group_of));

  Groups masked(RAWGEMM_BF16);
  const std::int32_t counts[] = {1, 0, 3};
  masked.of.offsets = counts;
  masked.of.layout = RAWGEMM_GROUP_MASKED;
  CHECK(rawgemm_grouped_gemm(&masked.x, &masked.of, nullptr) == RAWGEMM_OK);
  CHECK(masked.holds(product, {0, -1, -1, -1, -1, -1, 2, 2, 2}));

  Groups ends(RAWGEMM_BF16);  // group 1 would begin with row 128
  const std::int32_t psum[] = {5, 5, 5};
  ends.of.offsets = psum;
  ends.of.layout = RAWGEMM_GROUP_PSUM;
  CHECK(rawgemm_grouped_gemm(&ends.x, &ends.of, nullptr) == RAWGEMM_OK);
  CHECK(ends.holds(product, {0, 0, 0, 0, 0, -1, -1, -1, -1}));
  ends.of.zeroes_rest = 1;
  CHECK(rawgemm_grouped_gemm(&ends.x, &ends.of, nullptr) == RAWGEMM_OK);
  CHECK(ends.holds(product, {0, 0, 0, 0, 0, -1, -1, -1, -1}, 0.0f));

  for (const int zeroes : {0, 1}) {
    Groups labelled(RAWGEMM_BF16);
    alignas(16) const std::int32_t labels[] = {2, 2, -1, 0, 7, 1, 1, 1, 2};
    labelled.of.offsets = labels;
    labelled.of.layout = RAWGEMM_GROUP_INDICES;
    labelled.of.zeroes_rest = zeroes;
    CHECK(rawgemm_grouped_gemm(&labelled.x, &labelled.of, nullptr) == RAWGEMM_OK);
    CHECK(labelled.holds(product, {2, 2, -1, 0, -1, 1, 1, 1, 2}, zeroes ? 0.0f : -1.0f));
  }
}

TEST_CASE("library: block scales of rows in groups, in either layout of B's") {
  for (const rawgemm_block block : {RAWGEMM_BLOCK_1X128, RAWGEMM_BLOCK_128X128})
    for (const std::int64_t expected : {0, 200}) {
      Groups problem(RAWGEMM_E4M3);
      const bool each_row = block == RAWGEMM_BLOCK_1X128;
      alignas(16) float scales_a[k_blocks * 12];
      alignas(16) float scales_b[k_blocks * Groups::groups * n];
      for (int i = 0; i < k_blocks * 12; ++i) scales_a[i] = static_cast<float>(i % 4 + 1);
      for (int i = 0; i < k_blocks * Groups::groups * n; ++i) scales_b[i] = static_cast<float>(i % 8 + 1);
      problem.of.expected_rows = expected;
      problem.x.block_scales_a = scales_a;
      problem.x.ld_block_scales_a = 12;
      problem.x.block_scales_b = scales_b;
      problem.x.ld_block_scales_b = each_row ? Groups::groups * n : k_blocks;
      CHECK(rawgemm_grouped_gemm_fp8_scaled(&problem.x, block, &problem.of, nullptr) == RAWGEMM_OK);
      CHECK(problem.holds(
          [&](int i, int group, int j) {
            float sum = 0;
            for (int l = 0; l < k_blocks; ++l) {
              const int elements = l == 0 ? 128 : k - 128;
              const int of_b = each_row ? l * Groups::groups * n + group * n + j : group * k_blocks + l;
              sum += static_cast<float>(elements * (i % 3 + 1) * (group + 1)) * scales_a[l * 12 + i] * scales_b[of_b];
            }
            return sum;
          },
          Groups::group_of));
      problem.x.ld_block_scales_a = 10;
      CHECK(rawgemm_grouped_gemm_fp8_scaled(&problem.x, block, &problem.of, nullptr) != RAWGEMM_OK);
      CHECK(std::string(rawgemm_last_error()).find(": ld_block_scales_a = 10, must be") != std::string::npos);
      problem.x.block_scales_b = nullptr;
      CHECK(rawgemm_grouped_gemm_fp8_scaled(&problem.x, block, &problem.of, nullptr) == RAWGEMM_NULL_POINTER);
      CHECK(std::string(rawgemm_last_error()).find(": block_scales_b = 0, must") != std::string::npos);
    }
}

TEST_CASE("library: K in groups, whose products may be added to D") {
  // A [k, 8] of 1 and B [k, 24] of 1: an element of D counts its group's elements of K.
  constexpr int groups = 3;
  const std::vector<Chunk> a = ones(RAWGEMM_BF16, 8), b = ones(RAWGEMM_BF16, 24);
  const std::int64_t offsets[] = {3, 40, 40, 155};
  const int elements[] = {37, 0, 115};
  alignas(16) float d[groups * 8 * n];
  rawgemm_gemm_arguments x = rawgemm_gemm_defaults();
  x.type_a = x.type_b = RAWGEMM_BF16;
  x.type_d = RAWGEMM_FP32;
  x.major_a = x.major_b = RAWGEMM_MAJOR_MN;
  x.m = 8;
  x.n = n;
  x.k = k;
  x.a = a.data();
  x.lda = 8;
  x.b = b.data();
  x.ldb = 24;
  x.d = d;
  x.ldd = n;
  rawgemm_groups of{};
  of.groups = groups;
  of.offsets = offsets;
  of.offset_bytes = 8;
  const auto holds = [&](int factor) {
    for (int i = 0; i < groups * 8 * n; ++i)
      if (d[i] != static_cast<float>(factor * elements[i / (8 * n)])) return false;
    return true;
  };
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_OK);
  CHECK(holds(1));
  x.beta = 1;
  x.c = d;
  x.ldc = n;
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_OK);
  CHECK(holds(2));
  x.add_to_d = 1;
  x.alpha = 3;
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_OK);
  CHECK(holds(5));

  of.layout = RAWGEMM_GROUP_PSUM;
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("k_grouped_gemm: layout = 1, must be RAWGEMM_GROUP_OFFSETS (K is in groups)"));
  of.layout = RAWGEMM_GROUP_OFFSETS;
  of.zeroes_rest = 1;
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  of.zeroes_rest = 0;
  x.major_b = RAWGEMM_MAJOR_K;
  CHECK(rawgemm_k_grouped_gemm(&x, &of, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("k_grouped_gemm: major_b = 0, must be RAWGEMM_MAJOR_MN (16 bits, K is in groups)"));
  CHECK(holds(5));
}

TEST_CASE("library: K in groups, FP8 with block scales that begin with each group") {
  // Group 0 has elements 16 to 47 of K, in block 0, group 1 those up to 160, in block 1.
  Problem problem(RAWGEMM_E4M3);
  alignas(16) const float scales_a[3 * 4] = {1, 2, 3, 0, 4, 5, 6, 0};
  alignas(16) float scales_b[3 * n] = {};
  for (int j = 0; j < n; ++j) scales_b[j] = 1, scales_b[n + j] = 7;
  alignas(16) float d[2 * m * n];
  problem.x.d = d;
  problem.x.block_scales_a = scales_a;
  problem.x.ld_block_scales_a = 4;
  problem.x.block_scales_b = scales_b;
  problem.x.ld_block_scales_b = n;
  const std::int32_t offsets[] = {16, 48, k};
  rawgemm_groups of{};
  of.groups = 2;
  of.offsets = offsets;
  of.offset_bytes = 4;
  const auto holds = [&](int factor) {
    for (int i = 0; i < 2 * m; ++i)
      for (int j = 0; j < n; ++j)
        if (d[i * n + j] !=
            static_cast<float>(factor * (i < m ? 32 * scales_a[i] : (k - 48) * scales_a[4 + i - m] * 7)))
          return false;
    return true;
  };
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled(&problem.x, &of, nullptr) == RAWGEMM_OK);
  CHECK(holds(1));
  problem.x.add_to_d = 1;
  problem.x.beta = 1;
  problem.x.c = d;
  problem.x.ldc = n;
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled(&problem.x, &of, nullptr) == RAWGEMM_OK);
  CHECK(holds(2));
  problem.x.k = k - 1;
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled(&problem.x, &of, nullptr) == RAWGEMM_UNSUPPORTED_SIZE);
}

TEST_CASE("library: K in groups in the flat form, FP8 with block scales") {
  // Groups of 128, 0 and 256 elements. A's row i is i + 1 in group 0 and 1 in group 2, where B's row j is j % 3 + 1.
  constexpr int of_all = 384;
  constexpr int groups = 3;
  std::vector<Chunk> a(m * of_all / 16), b(n * of_all / 16);
  const unsigned char e4m3[] = {0x38, 0x40, 0x44};  // 1, 2, 3
  const auto fill = [&](std::vector<Chunk>& operand, int rows, int scaled_group) {
    auto* byte = reinterpret_cast<unsigned char*>(operand.data());
    for (const int group : {0, 2})
      for (int i = 0; i < rows; ++i)
        for (int l = 0; l < (group == 0 ? 128 : 256); ++l) *byte++ = e4m3[group == scaled_group ? i % 3 : 0];
  };
  fill(a, m, 0);
  fill(b, n, 2);
  alignas(16) const float scales_a[3 * 4] = {1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0};
  alignas(16) float scales_b[3 * n];
  for (int i = 0; i < 3 * n; ++i) scales_b[i] = static_cast<float>(i % 5 + 1);
  alignas(16) float d[groups * m * n];
  alignas(128) unsigned char workspace[120000];
  REQUIRE(rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes(0) == 0);
  REQUIRE(rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes(-1) == 0);
  REQUIRE(rawgemm_k_grouped_gemm_fp8_scaled_flat_workspace_bytes(groups) <= static_cast<int>(sizeof workspace));
  const std::int32_t offsets[] = {0, 128, 128, of_all};
  rawgemm_groups of{};
  of.groups = groups;
  of.offsets = offsets;
  of.offset_bytes = 4;
  Problem problem(RAWGEMM_E4M3);
  rawgemm_gemm_arguments& x = problem.x;
  x.k = of_all;
  x.a = a.data();
  x.b = b.data();
  x.lda = x.ldb = 0;
  x.d = d;
  x.block_scales_a = scales_a;
  x.ld_block_scales_a = 4;
  x.block_scales_b = scales_b;
  x.ld_block_scales_b = n;
  const auto holds = [&](int factor) {
    for (int i = 0; i < groups * m; ++i)
      for (int j = 0; j < n; ++j) {
        const int row = i % m;
        float sum = 0;
        if (i < m) sum = 128 * static_cast<float>(row + 1) * scales_a[row] * scales_b[j];
        for (int block = 1; i >= 2 * m && block < 3; ++block)
          sum += 128 * static_cast<float>(j % 3 + 1) * scales_a[block * 4 + row] * scales_b[block * n + j];
        if (d[i * n + j] != static_cast<float>(factor) * sum) return false;
      }
    return true;
  };
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(&x, &of, workspace, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_last_error() == std::string());
  CHECK(holds(1));
  x.beta = 1;
  x.c = d;
  x.ldc = n;
  x.max_sms = 1;
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(&x, &of, workspace, nullptr) == RAWGEMM_OK);
  CHECK(holds(2));
  x.add_to_d = 1;
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(&x, &of, workspace, nullptr) == RAWGEMM_OK);
  CHECK(holds(3));

  const auto refused = [&](rawgemm_status status, void* given, const std::string& text) {
    CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(&x, &of, given, nullptr) == status);
    CHECK(ends_with(rawgemm_last_error(), text));
  };
  refused(RAWGEMM_NULL_POINTER, nullptr, ": workspace = 0, must not be null (the kernel makes tensor maps there)");
  refused(RAWGEMM_MISALIGNED_POINTER, workspace + 64,
          ", must be a multiple of 128 bytes (the kernel makes tensor maps there)");
  x.k = 320;
  refused(RAWGEMM_UNSUPPORTED_SIZE, workspace,
          ": k = 320, must be a multiple of 128 (flat: groups begin and end there)");
  x.k = of_all;
  of.layout = RAWGEMM_GROUP_MASKED;
  refused(RAWGEMM_UNSUPPORTED_VALUE, workspace,
          "k_grouped_gemm_fp8_scaled_flat: layout = 2, must be RAWGEMM_GROUP_OFFSETS (K is in groups)");
  of.layout = RAWGEMM_GROUP_OFFSETS;
  x.major_a = RAWGEMM_MAJOR_MN;
  refused(RAWGEMM_UNSUPPORTED_VALUE, workspace,
          "k_grouped_gemm_fp8_scaled_flat: major_a = 1, must be RAWGEMM_MAJOR_K (FP8; quantize_blocks transposes)");
  x.major_a = RAWGEMM_MAJOR_K;
  x.type_a = x.type_b = RAWGEMM_BF16;
  refused(RAWGEMM_NOT_IN_LIBRARY, workspace, "that this library was built for: e4m3,fp32,e4m3");
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(nullptr, &of, workspace, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_k_grouped_gemm_fp8_scaled_flat(&x, nullptr, workspace, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(holds(3));
}

TEST_CASE("library: a batch, with a stride of each operand, in the majors that the call names") {
  constexpr int batch = 2;
  for (const rawgemm_major major_a : {RAWGEMM_MAJOR_K, RAWGEMM_MAJOR_MN})
    for (const rawgemm_major major_b : {RAWGEMM_MAJOR_K, RAWGEMM_MAJOR_MN}) {
      Problem problem(RAWGEMM_BF16);
      // A of problem 1 is 2; rows of 8 and of 24 elements where these are m and n. B is the same for both.
      std::vector<Chunk> a(batch * k), b(3 * k);
      for (int i = 0; i < batch * k * 8; ++i)
        reinterpret_cast<std::uint16_t*>(a.data())[i] = i < k * 8 ? 0x3f80 : 0x4000;
      for (int i = 0; i < k * 24; ++i) reinterpret_cast<std::uint16_t*>(b.data())[i] = 0x3f80;
      alignas(16) float d[batch * m * n];
      problem.x.a = a.data();
      problem.x.b = b.data();
      problem.x.d = d;
      problem.x.major_a = major_a;
      problem.x.major_b = major_b;
      if (major_a == RAWGEMM_MAJOR_MN) problem.x.lda = 8;
      if (major_b == RAWGEMM_MAJOR_MN) problem.x.ldb = 24;
      problem.x.beta = 5;
      problem.x.c = problem.c;
      problem.x.ldc = n;
      const rawgemm_batch of{batch, k * 8, 0, m * n, 0, 0, 0};
      CHECK(rawgemm_batched_gemm(&problem.x, &of, nullptr) == RAWGEMM_OK);
      bool is_right = true;
      for (int i = 0; i < batch * m * n; ++i) is_right = is_right && d[i] == (i < m * n ? k : 2 * k) + 10;
      CHECK(is_right);
    }
}

TEST_CASE("library: a batch with block scales, in either layout of B's") {
  constexpr int batch = 2;
  for (const rawgemm_block block : {RAWGEMM_BLOCK_1X128, RAWGEMM_BLOCK_128X128}) {
    const bool each_row = block == RAWGEMM_BLOCK_1X128;
    Problem problem(RAWGEMM_E4M3);  // all problems have its A and B
    alignas(16) float scales_a[batch * k_blocks * 4];
    alignas(16) float scales_b[batch * k_blocks * n];
    for (int i = 0; i < batch * k_blocks * 4; ++i) scales_a[i] = static_cast<float>(i / (k_blocks * 4) + 1);
    for (int i = 0; i < batch * k_blocks * n; ++i)
      scales_b[i] = static_cast<float>(i / (each_row ? k_blocks * n : k_blocks) + 1);
    problem.x.block_scales_a = scales_a;
    problem.x.ld_block_scales_a = 4;
    problem.x.block_scales_b = scales_b;
    problem.x.ld_block_scales_b = each_row ? n : k_blocks;
    alignas(16) float want[m * n];
    problem.x.d = want;
    CHECK(rawgemm_gemm_fp8_scaled(&problem.x, block, nullptr) == RAWGEMM_OK);
    alignas(16) float d[batch * m * n];
    problem.x.d = d;
    const rawgemm_batch of{batch, 0, 0, m * n, 0, k_blocks * 4, each_row ? k_blocks * n : k_blocks};
    CHECK(rawgemm_batched_gemm_fp8_scaled(&problem.x, block, &of, nullptr) == RAWGEMM_OK);
    bool is_right = want[0] > 0;
    for (int i = 0; i < batch * m * n; ++i) is_right = is_right && d[i] == want[i % (m * n)] * (i < m * n ? 1 : 4);
    CHECK(is_right);
    CHECK(rawgemm_batched_gemm_fp8_scaled(&problem.x, {}, &of, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
    CHECK(rawgemm_batched_gemm_fp8_scaled(&problem.x, block, nullptr, nullptr) == RAWGEMM_NULL_POINTER);
  }
}

TEST_CASE("library: the first offset that breaks a rule is named, with its place") {
  const std::int32_t narrow[] = {0, 50, 49, 100};
  const std::int64_t wide[] = {0, 48, 49, 160};
  rawgemm_groups of{};
  of.groups = 3;
  of.offsets = narrow;
  of.offset_bytes = 4;
  CHECK(rawgemm_check_offsets(&of, 100, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("check_offsets: offsets[2] = 49, must be at least 50 (where the group before ends)"));
  of.layout = RAWGEMM_GROUP_MASKED;
  CHECK(rawgemm_check_offsets(&of, 150, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_last_error() == std::string());
  CHECK(rawgemm_check_offsets(&of, 100, nullptr) == RAWGEMM_UNSUPPORTED_SIZE);  // no multiple of the groups
  of.layout = RAWGEMM_GROUP_OFFSETS;
  CHECK(rawgemm_check_k_offsets(&of, 100, 1, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);

  of.offsets = wide;
  of.offset_bytes = 8;
  CHECK(rawgemm_check_offsets(&of, 160, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_check_k_offsets(&of, 160, 1, nullptr) == RAWGEMM_OK);
  CHECK(rawgemm_check_k_offsets(&of, 160, 16, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("check_offsets: offsets[2] = 49, must be a multiple of 16 (groups begin and end there)"));
  CHECK(rawgemm_check_k_offsets(&of, 159, 1, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() == std::string("check_offsets: offsets[3] = 160, must be 0 to 159 (elements of K)"));

  CHECK(rawgemm_check_k_offsets(&of, 160, 0, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_check_k_offsets(&of, -1, 1, nullptr) == RAWGEMM_NEGATIVE_SIZE);
  of.layout = RAWGEMM_GROUP_PSUM;
  CHECK(rawgemm_check_k_offsets(&of, 160, 1, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_last_error() ==
        std::string("check_k_offsets: layout = 1, must be RAWGEMM_GROUP_OFFSETS (K is in groups)"));
  of.offset_bytes = 2;
  CHECK(rawgemm_check_offsets(&of, 160, nullptr) == RAWGEMM_UNSUPPORTED_VALUE);
  CHECK(rawgemm_check_offsets(nullptr, 160, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_check_k_offsets(nullptr, 160, 1, nullptr) == RAWGEMM_NULL_POINTER);
}

TEST_CASE("library: the model's memory is on no GPU") {
  int device = 5, current = 5;
  const int number = 0;
  rawgemm::model::settings() = {};
  CHECK(rawgemm_device_of(&number, &device, &current) == RAWGEMM_OK);
  CHECK(device == -1);
  CHECK(current == 0);
  CHECK(rawgemm_device_of(&number, nullptr, &current) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_device_of(&number, &device, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_last_error() == std::string("device_of: current = 0, must not be null (the arguments)"));
}

TEST_CASE("library: what groups and batches cannot be is refused by name, and nothing is written") {
  Groups problem(RAWGEMM_BF16);
  const auto refused = [&](rawgemm_status status, const std::string& text) {
    CHECK(rawgemm_grouped_gemm(&problem.x, &problem.of, nullptr) == status);
    CHECK(ends_with(rawgemm_last_error(), text));
    const Groups fresh(RAWGEMM_BF16);
    problem.x = fresh.x;
    problem.x.a = problem.a.data();
    problem.x.b = problem.b.data();
    problem.x.d = problem.d;
    problem.of = fresh.of;
    problem.of.offsets = problem.offsets;
  };
  CHECK(rawgemm_grouped_gemm(&problem.x, nullptr, nullptr) == RAWGEMM_NULL_POINTER);
  CHECK(rawgemm_last_error() == std::string("grouped_gemm: groups = 0, must not be null (the arguments)"));
  problem.x.major_a = RAWGEMM_MAJOR_MN;
  refused(RAWGEMM_UNSUPPORTED_VALUE, "grouped_gemm: major_a = 1, must be RAWGEMM_MAJOR_K (rows are in groups)");
  problem.x.major_b = static_cast<rawgemm_major>(2);
  refused(RAWGEMM_UNSUPPORTED_VALUE, "grouped_gemm: major_b = 2, must be RAWGEMM_MAJOR_K or RAWGEMM_MAJOR_MN");
  problem.x.add_to_d = 1;
  refused(RAWGEMM_UNSUPPORTED_VALUE, "grouped_gemm: add_to_d = 1, must be 0 (this call has none)");
  problem.x.type_d = RAWGEMM_BF16;
  refused(RAWGEMM_NOT_IN_LIBRARY, "that this library was built for: bf16,fp32,bf16");
  problem.x.max_sms = -1;
  refused(RAWGEMM_NEGATIVE_SIZE, ": max_sms = -1, must be at least 0 (0: all SMs)");
  const rawgemm_groups none{};
  CHECK(rawgemm_grouped_gemm(&problem.x, &none, nullptr) == RAWGEMM_OK);
  problem.of.offset_bytes = 2;
  refused(RAWGEMM_UNSUPPORTED_VALUE, "grouped_gemm: offset_bytes = 2, must be 4 or 8");
  problem.of.layout = static_cast<rawgemm_group_layout>(4);
  refused(RAWGEMM_UNSUPPORTED_VALUE,
          "grouped_gemm: layout = 4, must be RAWGEMM_GROUP_OFFSETS, _PSUM, _MASKED or _INDICES");
  problem.of.expected_rows = -1;
  refused(RAWGEMM_NEGATIVE_SIZE, "grouped_gemm: expected_rows = -1, must be at least 0");
  problem.of.groups = -1;
  refused(RAWGEMM_NEGATIVE_SIZE, ": groups = -1, must be at least 0");
  problem.of.offsets = nullptr;
  refused(RAWGEMM_NULL_POINTER, ": offsets = 0, must not be null (there are groups)");
  problem.of.zeroes_rest = 1;
  refused(RAWGEMM_UNSUPPORTED_VALUE, ": zeroes_rest = 1, must be 0 (the layouts of indices and psum alone have it)");
  problem.of.groups = 2;
  problem.of.layout = RAWGEMM_GROUP_MASKED;
  refused(RAWGEMM_UNSUPPORTED_SIZE, ": m = 9, must be a multiple of groups = 2 (masked: each has as many rows)");
  CHECK(problem.holds(product, {-1, -1, -1, -1, -1, -1, -1, -1, -1}));

  Problem dense(RAWGEMM_BF16);
  CHECK(rawgemm_batched_gemm(&dense.x, nullptr, nullptr) == RAWGEMM_NULL_POINTER);
  const rawgemm_batch overlapping{2, 0, 0, 4, 0, 0, 0};
  CHECK(rawgemm_batched_gemm(&dense.x, &overlapping, nullptr) == RAWGEMM_LEADING_DIMENSION_TOO_SMALL);
  dense.x.type_a = dense.x.type_b = RAWGEMM_E4M3;
  CHECK(rawgemm_batched_gemm(&dense.x, &overlapping, nullptr) == RAWGEMM_NOT_IN_LIBRARY);
  CHECK(dense.is_untouched());
}
