// What the benchmark is told and what it tells: shapes, floors, confidence intervals.
#include "../catch.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include <bench/cli/extents.hpp>
#include <bench/cli/refusal.hpp>
#include <bench/matrices/matrix.hpp>
#include <bench/measure/floor.hpp>
#include <bench/measure/statistics.hpp>

using namespace rawgemm;
using namespace rawgemm::bench;

namespace {

/// A file that is gone when this is.
class File {
 public:
  explicit File(const std::string& text)
      : path_(std::filesystem::temp_directory_path() / ("rawgemm_shapes_" + std::to_string(getpid()))) {
    std::ofstream(path_) << text;
  }
  ~File() { std::filesystem::remove(path_); }

  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// What is said of a file of this text; FILE stands for its name.
std::string refusal_of(const std::string& text) {
  const File file(text);
  try {
    extents_of_file(file.path());
  } catch (const Refusal& refusal) {
    std::string said = refusal.what();
    const std::size_t place = said.find(file.path());
    return place == std::string::npos ? said : said.replace(place, file.path().size(), "FILE");
  }
  return "";
}

double floor_of(i64 m, i64 n, i64 k, ElementType input = ElementType::bf16) {
  return floor_us({.kernel = "",
                   .types = {input, input, ElementType::bf16, ScaleMode::none},
                   .m = m,
                   .n = n,
                   .k = k,
                   .lda = k,
                   .ldb = k,
                   .ldd = n});
}

/// The coverage of the interval from the r-th smallest to the r-th largest of n numbers, by enumeration: of the 2^n
/// ways in which they can lie around the median, those with at least r on each side.
double coverage(int n, int r) {
  int covered = 0;
  for (unsigned way = 0; way < 1u << n; ++way) {
    const int below = __builtin_popcount(way);
    covered += below >= r && n - below >= r;
  }
  return covered / std::ldexp(1, n);
}

}  // namespace

TEST_CASE("shapes: lines, comments, empty lines") {
  const File file("# m n k\n1 2 3\n\n  1073741824 5\t6  # large\n#7 8 9\n");
  const std::vector<Extents> extents = extents_of_file(file.path());
  REQUIRE(extents.size() == 2);
  CHECK(name_of(extents[0]) == "1x2x3");
  CHECK(name_of(extents[1]) == "1073741824x5x6");
  CHECK(default_extents().size() == 11);
}

TEST_CASE("shapes: a bad line is named with its value and the rule") {
  const std::string number = ", must be a number from 1 to 1073741824";
  CHECK(refusal_of("1 2 3\n4 5\n") == "rawgemm: FILE:2: 2 words, must be three numbers: m n k");
  CHECK(refusal_of("1 2 3 4\n") == "rawgemm: FILE:1: 4 words, must be three numbers: m n k");
  CHECK(refusal_of("# c\n0 2 3\n") == "rawgemm: FILE:2: m = 0" + number);
  CHECK(refusal_of("1 -2 3\n") == "rawgemm: FILE:1: n = -2" + number);
  CHECK(refusal_of("1 2 3x\n") == "rawgemm: FILE:1: k = 3x" + number);
  CHECK(refusal_of("1 2 1073741825\n") == "rawgemm: FILE:1: k = 1073741825" + number);
  CHECK(refusal_of("1 2 99999999999999999999\n") == "rawgemm: FILE:1: k = 99999999999999999999" + number);
  CHECK(refusal_of("# nothing\n") == "rawgemm: FILE: 0 shapes, must be at least 1 (lines `m n k`)");
  CHECK_THROWS_AS(extents_of_file("/no/such/file"), Refusal);
}

TEST_CASE("shapes: several products have a line of their own") {
  const File batch("128 2048 64 32\n");
  CHECK(name_of(extents_of_file(batch.path(), Form::batched).front()) == "128 of 2048x64x32");
  const File groups("even 4 100 64 32 # rows\n");
  const Extents of_rows = extents_of_file(groups.path(), Form::grouped).front();
  CHECK(name_of(of_rows) == "even 4 100: 400x64x32");
  CHECK(of_rows.parts.sizes == std::vector<i64>(4, 100));
  CHECK(name_of(extents_of_file(groups.path(), Form::k_grouped).front()) == "even 4 100: 64x32x400");
}

TEST_CASE("sizes of groups: each name gives so many, of the mean that was asked for") {
  for (const std::string& name : size_names)
    for (const i64 groups : {1, 2, 7, 64}) {
      const std::vector<i64> sizes = group_sizes(name, groups, 1000);
      CHECK(static_cast<i64>(sizes.size()) == groups);
      i64 sum = 0;
      for (const i64 size : sizes) {
        CHECK(size >= 0);
        sum += size;
      }
      if (name == "single") CHECK(sum == groups);
      if (name == "even" || name == "zipf" || name == "one") CHECK(sum == groups * 1000);
      if (name == "random") CHECK(std::abs(sum - groups * 1000) <= groups * 300);
    }
  CHECK(group_sizes("zipf", 3, 600) == std::vector<i64>{983, 490, 327});
  CHECK(group_sizes("one", 4, 5) == std::vector<i64>{0, 0, 20, 0});
  CHECK(group_sizes("random", 100, 1000) != group_sizes("even", 100, 1000));
}

TEST_CASE("groups of rows: where the layouts have them, and what says so") {
  Problem x{.kernel = "",
            .types = {ElementType::bf16, ElementType::bf16, ElementType::bf16, ScaleMode::none},
            .m = 0,
            .n = 8,
            .k = 16,
            .lda = 16,
            .ldb = 16,
            .ldd = 8,
            .parts = {.form = Form::grouped, .count = 3, .sizes = {2, 0, 130}}};
  x = in_layout(x, GroupLayout::offsets);
  CHECK(x.m == 132);
  CHECK(group_array(x) == std::vector<i32>{0, 2, 2, 132});
  CHECK(products_of_rows(x)[1] == 0);
  CHECK(products_of_rows(x)[2] == 2);
  x = in_layout(x, GroupLayout::psum);
  CHECK(x.m == 384);
  CHECK(group_array(x) == std::vector<i32>{2, 128, 258});
  CHECK(products_of_rows(x)[2] == -1);
  x = in_layout(x, GroupLayout::masked);
  CHECK(x.m == 3 * 256);
  CHECK(group_array(x) == std::vector<i32>{2, 0, 130});
  x = in_layout(x, GroupLayout::indices);
  CHECK(x.m == 384);
  CHECK(group_array(x)[1] == 0);
  CHECK(group_array(x)[2] == -1);
  CHECK(group_array(x)[128] == 2);
  CHECK(flops(x) == 2.0 * 132 * 8 * 16);
  CHECK(bytes_of_b(x) == 2.0 * 2 * 8 * 16);
  CHECK(dense_bound(x).m == 64 + 192);
}

TEST_CASE("batches: of MN-major operands, each problem's matrix lies by itself") {
  Problem x{.kernel = "",
            .types = {ElementType::fp32, ElementType::fp32, ElementType::fp32, ScaleMode::none},
            .majors = {Major::mn, Major::k},
            .m = 3,
            .n = 5,
            .k = 4,
            .lda = 3,
            .ldb = 4,
            .ldd = 5,
            .parts = {.form = Form::batched, .count = 2}};
  CHECK(rows_a(x) == 6);
  CHECK(all_stored_a(x).rows == 8);
  CHECK(all_stored_a(x).columns == 3);
  CHECK(all_stored_b(x).rows == 10);
  CHECK(all_stored_b(x).columns == 4);
  Matrix a(ElementType::fp32, rows_a(x), x.k, x.k);
  for (i64 i = 0; i < a.rows(); ++i)
    for (i64 j = 0; j < a.columns(); ++j) a.row<float>(i)[j] = static_cast<float>(10 * i + j);
  const Matrix in_memory = transposed(a, x.lda, matrices_a(x));
  CHECK(in_memory.row<float>(1)[2] == 21);
  CHECK(in_memory.row<float>(4 + 3)[1] == 43);
  x.parts.form = Form::grouped;
  x.majors = {Major::k, Major::mn};
  CHECK(all_stored_a(x).rows == 3);
  CHECK(all_stored_b(x).rows == 8);
  CHECK(all_stored_b(x).columns == 5);
}

TEST_CASE("floor: the tensor cores' for large products, the memory's for few rows") {
  CHECK(std::abs(floor_of(2048, 2048, 2048) - 17.4) < 0.05);
  CHECK(std::abs(floor_of(4096, 7168, 16384) - 972) < 0.5);
  CHECK(std::abs(floor_of(128, 7168, 16384) - 50.2) < 0.05);
  CHECK(std::abs(floor_of(128, 2112, 7168) - 6.8) < 0.05);
}

TEST_CASE("floor: FP8 is twice as fast, and moves half of A and B") {
  CHECK(std::abs(floor_of(4096, 7168, 16384, ElementType::e4m3) - 486.1) < 0.1);
  CHECK(std::abs(floor_of(128, 7168, 16384, ElementType::e5m2) - 25.3) < 0.05);
}

TEST_CASE("statistics: the interval of the median is the narrowest that covers it with 95 %") {
  for (int n = 6; n <= 16; ++n) {
    std::vector<double> x;
    for (int i = n; i >= 1; --i) x.push_back(i);
    const auto interval = median_interval(x);
    REQUIRE(interval.has_value());
    const int r = static_cast<int>(interval->low);
    CHECK(interval->high == n + 1 - r);
    CHECK(coverage(n, r) >= 0.95);
    CHECK(coverage(n, r + 1) < 0.95);
  }
  const auto of_most = median_interval(std::vector<double>(most_rounds, 2.5));
  REQUIRE(of_most.has_value());
  CHECK(of_most->low == 2.5);
}

TEST_CASE("statistics: five numbers or fewer say too little of the median") {
  for (std::size_t n = 1; n <= 5; ++n) CHECK(!median_interval(std::vector<double>(n, 1)).has_value());
}

TEST_CASE("statistics: ratios are taken round by round") {
  CHECK(median_ratio({10, 20, 40}, {5, 20, 10}) == 2);
  CHECK(std::abs(geometric_mean({2, 8}) - 4) < 1e-12);
}
