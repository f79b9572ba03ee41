// What the benchmark is told and what it tells: shapes, floors, confidence intervals.
#include "../catch.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include <bench/cli/extents.hpp>
#include <bench/cli/refusal.hpp>
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
