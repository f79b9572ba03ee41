// Which outputs are refused because they lie in what is read.
#include <set>

#include <host/checks.hpp>
#include <tests/catch.hpp>
#include <tests/numbers.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

char memory[256];

MatrixBytes matrix(Random& random, i64 pitch) {
  return {memory + random.between(0, 80), random.between(1, 5), random.between(1, pitch), pitch};
}

std::set<const char*> bytes_of(const MatrixBytes& x) {
  std::set<const char*> bytes;
  for (i64 row = 0; row < x.rows; ++row)
    for (i64 i = 0; i < x.row; ++i) bytes.insert(static_cast<const char*>(x.address) + row * x.pitch + i);
  return bytes;
}

bool share_a_byte(const MatrixBytes& x, const MatrixBytes& y) {
  const std::set<const char*> of_x = bytes_of(x);
  for (const char* byte : bytes_of(y))
    if (of_x.contains(byte)) return true;
  return false;
}

}  // namespace

TEST_CASE("overlap: of one pitch, exactly where a byte is shared") {
  Random random(1);
  i64 shared = 0;
  constexpr i64 problems = 20000;
  for (i64 i = 0; i < problems; ++i) {
    const i64 pitch = random.between(1, 16);
    const MatrixBytes x = matrix(random, pitch), y = matrix(random, pitch);
    REQUIRE(overlap(x, y) == share_a_byte(x, y));
    REQUIRE(overlap(y, x) == overlap(x, y));
    shared += overlap(x, y) ? 1 : 0;
  }
  CHECK(shared > problems / 10);
  CHECK(shared < problems * 9 / 10);
}

TEST_CASE("overlap: of any pitches, never where no byte is shared, and wherever the first of one is the other's") {
  Random random(2);
  for (i64 i = 0; i < 20000; ++i) {
    const MatrixBytes x = matrix(random, random.between(1, 16)), y = matrix(random, random.between(1, 16));
    if (overlap(x, y)) REQUIRE(share_a_byte(x, y));
    if (bytes_of(x).contains(static_cast<const char*>(y.address))) REQUIRE(overlap(x, y));
  }
}
