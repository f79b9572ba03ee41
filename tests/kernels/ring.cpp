// The GEMM kernels on the model: the ring of stages at every length of K, with every configuration.
#include <tests/catch.hpp>
#include <tests/kernels/every_configuration.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr i64 block_k = 64;
constexpr i64 most_stages = 6;

}  // namespace

EACH_KERNEL("K of 1 to 13 blocks: shorter than the ring, as long, and round it") {
  for (i64 blocks = 1; blocks <= 2 * most_stages + 1; ++blocks)
    exact_with_every_configuration<kernel>(
        [=](const Selection& x) {
          return Size{x.tile.m, x.tile.n, blocks * block_k};
        },
        4, static_cast<int>(blocks));
}

TEST_CASE("gemm_splitk: K twice round the ring of each CTA of a cluster, and ragged") {
  // 16x64, split in 2, has the longest one: 5 stages of 4 blocks.
  exact_with_every_configuration<Kernel::gemm_splitk>([](const Selection& x) {
    return Size{x.tile.m, x.tile.n, 2 * (2 * 5 * 4) * block_k + 40};
  });
}

TEMPLATE_TEST_CASE_SIG("several tiles for each warpgroup or cluster, K of 1 to 13 blocks", "",
                       ((Kernel kernel), kernel), Kernel::gemm_pingpong, Kernel::gemm_splitk, Kernel::gemm_swapped) {
  for (i64 blocks = 1; blocks <= 2 * most_stages + 1; ++blocks)
    exact_with_every_configuration<kernel>(
        [=](const Selection& x) {
          return Size{2 * x.tile.m + 8, 3 * x.tile.n - 8, blocks * block_k};
        },
        2, static_cast<int>(blocks));
}
