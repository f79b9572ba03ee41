#include <tests/ptx/tma_edges.cuh>

#include <tests/catch.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

TEST_CASE("TMA loads element by element, and stores the whole chunk in which a row ends, as an H200 does") {
  for (const model::Policy policy : {model::Policy::eager, model::Policy::late, model::Policy::random}) {
    model::settings().policy = policy;
    alignas(16) const tma_edges::Memory from = tma_edges::filled(true);
    alignas(16) tma_edges::Memory to = tma_edges::filled(false);
    const Status status = tma_edges::run(from.data(), to.data(), nullptr);
    INFO(status.text);
    REQUIRE(status.ok());
    CHECK(to == tma_edges::expected());
  }
}
