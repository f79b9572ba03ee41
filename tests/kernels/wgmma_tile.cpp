// wgmma_tile on the model.
#include <tests/kernels/wgmma_tile.hpp>

#include <tests/catch.hpp>
#include <tests/kernels/on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// Runs it. Empty, or what went wrong.
std::string run(const TileSelection& selection, TileProblem& problem, const Schedule& schedule) {
  use(schedule);
  const Status status = launch(selection, problem.arguments());
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  if (wrong.empty()) wrong = problem.judge();
  return wrong.empty()
             ? wrong
             : describe(selection) + "; " + describe(problem.shape) + "; " + describe(schedule) + ": " + wrong;
}

std::string run_random(const TileSelection& selection, i64 k, i64 padding, const Schedule& schedule, Random& random) {
  TileProblem problem(selection, k, padding, random);
  return run(selection, problem, schedule);
}

}  // namespace

TEST_CASE("wgmma_tile: exact for every configuration, K of 0, 1, 2 and 10 instructions, rows packed and padded") {
  Random random(1);
  for (const TileSelection& selection : all_tile_selections())
    for (const i64 k : {0, 16, 32, 160})
      for (const i64 padding : {0, 3}) {
        CHECK(run_random(selection, k, padding, {.seed = random.next()}, random) == "");
        CHECK(model::report().wgmmas == static_cast<std::uint64_t>(k / 16));
        CHECK(model::report().ctas == 1);
      }
}

TEST_CASE("wgmma_tile: each element of A at its own place") {
  // B picks one k: D's columns are then columns of A.
  for (const TileSelection& selection : all_tile_selections()) {
    Integers a(64, 32);
    Integers b(selection.n, 32);
    for (i64 row = 0; row < 64; ++row)
      for (i64 k = 0; k < 32; ++k) a.at(row, k) = static_cast<std::int16_t>(row * 4 + k % 4);  // bf16 holds 0 to 256
    for (i64 j = 0; j < b.rows; ++j) b.at(j, j % 32) = 1;
    TileProblem problem(selection, 32, 0, a, b);
    CHECK(run(selection, problem, {}) == "");
  }
}

TEST_CASE("wgmma_tile: each element of B at its own place") {
  for (const TileSelection& selection : all_tile_selections()) {
    Integers a(64, 32);
    Integers b(selection.n, 32);
    for (i64 row = 0; row < 64; ++row) a.at(row, row % 32) = 1;
    for (i64 j = 0; j < b.rows; ++j)
      for (i64 k = 0; k < 32; ++k) b.at(j, k) = static_cast<std::int16_t>((j * 8 + k) % 256);
    TileProblem problem(selection, 32, 0, a, b);
    CHECK(run(selection, problem, {}) == "");
  }
}

TEST_CASE("wgmma_tile: runs over policies and seeds without a finding") {
  const std::vector<TileSelection> selections = all_tile_selections();
  const u64 runs = soaks() ? 1000 : 200;
  for (u64 i = 0; i < runs; ++i) {
    Random random(3000 + i);
    const Schedule schedule{.policy = static_cast<model::Policy>(random.between(0, 2)), .seed = random.next()};
    const i64 k = 16 * random.between(0, 6);
    REQUIRE(run_random(selections[i % selections.size()], k, random.between(0, 2), schedule, random) == "");
  }
}
