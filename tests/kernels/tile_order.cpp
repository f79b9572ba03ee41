// Every tile of D is computed exactly once, by enumeration. What a persistent kernel computes is
//
//   (number of the cluster, round of its loop) -> index -> tile of the cluster;  with the CTA's rank -> the CTA's tile
//
// and each arrow is a bijection by itself, whatever the others are given: the loop knows the number of clusters and of
// indices, the order the grid of tiles and the group, the rank the cluster alone. So it is enough to enumerate each by
// itself, for all grids up to 64 x 64 (4096 indices) and groups up to 16 rows: 70 million tiles. Every combination with
// 7 devices and 3 sizes of clusters would be 1,500 million.
#include <host/divisor.hpp>
#include <host/launch.hpp>
#include <kernels/gemm_cooperative.cuh>
#include <kernels/gemm_pingpong.cuh>
#include <kernels/gemm_swapped.cuh>
#include <kernels/grouped_tile.cuh>
#include <kernels/tiles.cuh>
#include <machine.hpp>
#include <tests/catch.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

using namespace rawgemm;

namespace {

/// Does tile_of(index), for the tiles_m * tiles_n indices, give every tile of the grid exactly once?
template <class TileOf>
bool is_bijection(u32 tiles_m, u32 tiles_n, TileOf tile_of) {
  std::vector<bool> seen(tiles_m * tiles_n);
  for (u32 index = 0; index < tiles_m * tiles_n; ++index) {
    const TileIndex tile = tile_of(index);
    if (tile.m >= tiles_m || tile.n >= tiles_n || seen[tile.m * tiles_n + tile.n]) return false;
    seen[tile.m * tiles_n + tile.n] = true;
  }
  return true;
}

constexpr std::array<u32, 7> multiprocessors = {1, 2, 78, 108, 114, 132, 144};

/// Calls compute(index) for what a persistent kernel computes in the cluster-th of `clusters` clusters: its loop.
template <class Compute>
void persistent_loop(u32 cluster, u32 clusters, u32 tiles, const Compute& compute) {
  for (u32 index = cluster; index < tiles; index += clusters) compute(index);
}

/// The first row and column of the tiles that all CTAs of a persistent grid get, in any order.
template <class Config>
std::vector<std::pair<u32, u32>> origins(u32 cluster_tiles_m, u32 cluster_tiles_n, u32 clusters) {
  const PersistentTiles<>::Params params{.rows = 1,
                                         .columns = 1,
                                         .cluster_tiles_m = cluster_tiles_m,
                                         .cluster_tiles_n = cluster_tiles_n,
                                         .k_blocks = 1,
                                         .last_k_steps = 1,
                                         .groups = make_tile_groups(cluster_tiles_m, cluster_tiles_n, Config::group_m)};
  std::vector<std::pair<u32, u32>> found;
  constexpr u32 size = Config::cluster_size;
  model::run({.grid = clusters * size, .block = 1, .cluster = size, .shared_memory = 0}, [&] {
    for (PersistentTiles<>::Walk<Config> walk(params); !walk.is_done(); walk.advance())
      found.emplace_back(walk.tile().row, walk.tile().column);
  });
  REQUIRE(model::report().finding == "");
  return found;
}

/// The formula of "CUTLASS CUTE 6: Hopper GEMM" (thread_block_swizzle_N_dim_along): the last group's smaller size also
/// moves where that group begins.
TileIndex shifted_last_group(u32 index, u32 tiles_m, u32 tiles_n, u32 group_m) {
  const u32 group = index / (group_m * tiles_n);
  const u32 rows = std::min(group_m, tiles_m - group * group_m);
  const u32 index_in_group = index % (rows * tiles_n);
  return {group * rows + index_in_group % rows, index_in_group / rows};
}

}  // namespace

TEST_CASE("grouped_tile: every tile exactly once, for all grids up to 64 x 64 and groups of 1 to 16 rows") {
  for (u32 group_m = 1; group_m <= 16; ++group_m)
    for (u32 tiles_m = 1; tiles_m <= 64; ++tiles_m)
      for (u32 tiles_n = 1; tiles_n <= 64; ++tiles_n)
        if (!is_bijection(tiles_m, tiles_n, [&](u32 i) { return grouped_tile(i, tiles_m, tiles_n, group_m); }))
          FAIL("grid " << tiles_m << " x " << tiles_n << ", group_m = " << group_m);
}

TEST_CASE("tile_of_groups: the same tiles as grouped_tile, for all grids up to 64 x 64") {
  for (const u32 group_m : {1u, 2u, 3u, 4u, 5u, 7u, 8u, 13u, 16u, 64u})
    for (u32 tiles_m = 1; tiles_m <= 64; ++tiles_m)
      for (u32 tiles_n = 1; tiles_n <= 64; ++tiles_n) {
        const TileGroups groups = make_tile_groups(tiles_m, tiles_n, group_m);
        for (u32 i = 0; i < tiles_m * tiles_n; ++i) {
          const TileIndex got = tile_of_groups(i, tiles_m, tiles_n, groups);
          const TileIndex want = grouped_tile(i, tiles_m, tiles_n, group_m);
          if (got.m != want.m || got.n != want.n)
            FAIL("tile " << i << " of " << tiles_m << " x " << tiles_n << ", group_m = " << group_m);
        }
      }
}

namespace {

template <u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n>
using Swapped =
    swapped::Config<Types<bf16>, Configuration{Kernel::gemm_swapped, {block_m, block_n}, {cluster_m, cluster_n}}>;

template <class Config>
i64 rows_together_of(i64 m, i64 n, i64 k, i64 at_once) {
  GemmArguments x{};
  x.m = m;
  x.n = n;
  x.k = k;
  ClusterTiles tiles{};
  REQUIRE(cluster_tiles<Config>("", x, &tiles).ok());
  return rows_together<Config>(x, tiles, at_once);
}

}  // namespace

TEST_CASE("rows_together: the kernel's own groups where L2 holds A and B, else few rows of tiles go together") {
  CHECK(rows_together_of<Swapped<112, 128, 1, 2>>(1000, 4104, 1032, 66) == 1);
  CHECK(rows_together_of<Swapped<112, 128, 1, 2>>(514, 19904, 5760, 66) == 5);
  CHECK(rows_together_of<Swapped<64, 128, 2, 1>>(8192, 8192, 8192, 66) == 8);
  CHECK(rows_together_of<Swapped<64, 128, 2, 1>>(64, 65536, 8192, 66) == 1);
  CHECK(rows_together_of<Swapped<64, 128, 2, 1>>(8192, 8192, 8192, 1) == 1);  // of max_sms
}

TEST_CASE("clusters_at_once: what fits into the GPCs of an H200") {
  constexpr i64 counted[] = {132, 66, 39, 30, 22, 17, 15, 15};  // by cudaOccupancyMaxActiveClusters
  for (u32 size = 1; size <= 8; ++size) CHECK(clusters_at_once(size) == counted[size - 1]);
}

TEST_CASE("gpcs_of_clusters: as %smid said of an H200's launches") {
  constexpr auto of_pairs = gpcs_of_clusters<2>();
  const std::vector<int> seen{0, 1, 2, 3, 4,  5,  6, 7, 8, 9, 10, 11, 4,  5,  6, 7, 8, 9, 10, 11, 4,  5,
                              6, 7, 8, 9, 10, 11, 4, 5, 6, 7, 8,  9,  10, 11, 5, 6, 7, 8, 9,  10, 11, 5,
                              6, 7, 8, 9, 10, 11, 5, 6, 7, 8, 9,  10, 11, 5,  6, 7, 8, 9, 10, 11, 10, 11};
  CHECK(std::vector<int>(of_pairs.begin(), of_pairs.end()) == seen);
  constexpr auto of_single = gpcs_of_clusters<1>();
  for (std::size_t gpc = 0; gpc < std::size(gpc_sms); ++gpc)
    CHECK(std::count(of_single.begin(), of_single.end(), gpc) == gpc_sms[gpc]);
}

TEST_CASE("rows_together: where all tiles are computed at once, GPCs read the fewest rows of A and B") {
  using Alone = pingpong::Config<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 128}}>;
  using Pair = pingpong::Config<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 96}, {2, 1}}>;
  CHECK(rows_together_of<Alone>(512, 4096, 4096, 132) == 1);  // those that took the least time, docs/performance.md
  CHECK(rows_together_of<Alone>(1024, 2048, 4096, 132) == 2);
  CHECK(rows_together_of<Alone>(1408, 1536, 4096, 132) == 2);
  CHECK(rows_together_of<Pair>(1024, 1536, 4096, 66) == 2);
  CHECK(rows_together_of<Pair>(3072, 480, 4096, 66) == 8);
  CHECK(rows_together_of<Alone>(128, 8192, 4096, 132) == 1);                   // one row
  CHECK(rows_together_of<Alone>(128 * 66, 256, 4096, 132) == Alone::group_m);  // more rows than a word has bits
  CHECK(rows_together_of<Swapped<64, 128, 2, 2>>(512, 2048, 4096, 33) == 1);   // a cluster of 4: the kernel's own
  CHECK(rows_together_of<Alone>(4096, 8192, 1024, 132) == Alone::group_m);     // several waves, A and B in L2
}

TEST_CASE("rows_together: one row where B has at most 64 KB for each SM and there are several waves") {
  using Alone = pingpong::Config<Types<bf16>, Configuration{Kernel::gemm_pingpong, {128, 128}}>;
  CHECK(rows_together_of<Alone>(8192, 8192, 512, 132) == 1);
  CHECK(rows_together_of<Alone>(65536, 4096, 1024, 132) == 1);  // L2 does not hold A
  CHECK(rows_together_of<Alone>(8192, 8448, 512, 132) == 1);
  CHECK(rows_together_of<Alone>(8192, 8449, 512, 132) == Alone::group_m);
  CHECK(rows_together_of<Alone>(296, 256, 512, 4) == 1);  // the model
  CHECK(rows_together_of<Alone>(296, 257, 512, 4) == Alone::group_m);
}

TEMPLATE_TEST_CASE("rows_together: where all tiles are computed at once, no other groups read less", "",
                   (Swapped<112, 128, 1, 2>), (Swapped<64, 128, 2, 1>), (Swapped<128, 128, 1, 1>)) {
  using Config = TestType;
  constexpr u32 rows = Config::block_m * Config::cluster_m, columns = Config::block_n * Config::cluster_n;
  constexpr auto gpcs = gpcs_of_clusters<Config::cluster_size>();
  for (u32 tiles_m = 1; tiles_m <= 64; ++tiles_m)
    for (u32 tiles_n = 1; tiles_n <= 64 && tiles_m * tiles_n <= gpcs.size(); ++tiles_n) {
      const auto read = [&](u32 group_m) {
        std::array<std::set<u32>, std::size(gpc_sms)> of_m, of_n;
        for (u32 i = 0; i < tiles_m * tiles_n; ++i) {
          const TileIndex tile = grouped_tile(i, tiles_m, tiles_n, group_m);
          of_m[gpcs[i]].insert(tile.m);
          of_n[gpcs[i]].insert(tile.n);
        }
        std::size_t sum = 0;
        for (std::size_t gpc = 0; gpc < std::size(gpc_sms); ++gpc)
          sum += of_m[gpc].size() * rows + of_n[gpc].size() * columns;
        return sum;
      };
      for (int call = 0; call < 2; ++call) {  // the second one finds what the first one found
        const i64 chosen = rows_together_of<Config>(tiles_m * rows, tiles_n * columns, 64, gpcs.size());
        for (u32 group_m = 16 / Config::cluster_m; group_m >= 1; group_m /= 2)
          if (read(group_m) < read(static_cast<u32>(chosen)))
            FAIL(tiles_m << " x " << tiles_n << " tiles: " << chosen << " rows together, better " << group_m);
      }
    }
}

TEST_CASE("rows_together: no other groups read a tenth less") {
  using Config = Swapped<64, 192, 2, 1>;
  for (const i64 at_once : {4, 22, 66})
    for (i64 tiles_m = 1; tiles_m <= 128; ++tiles_m) {
      const auto read = [&](i64 group_m) {  // of a column of cluster tiles and an element of K
        const i64 of_a = group_m * tiles_m * Config::block_m * Config::cluster_m;
        return double(ceil_div(tiles_m, group_m) * Config::block_n * Config::cluster_n) +
               double(of_a) / double(at_once);
      };
      const i64 rows = rows_together_of<Config>(tiles_m * 128, 65536, 8192, at_once);
      for (i64 group_m = 1; group_m <= tiles_m; ++group_m)
        if (read(group_m) < 0.9 * read(rows))
          FAIL(tiles_m << " rows of tiles, " << at_once << " at once: " << rows << ", better " << group_m);
    }
}

TEST_CASE("make_divisor: the quotient, at all multiples of the divisor and before them, below 2^31") {
  for (const u32 divisor :
       {1u, 2u, 3u, 5u, 6u, 7u, 64u, 127u, 641u, 65535u, 65537u, 46341u, 1000003u, 0x40000001u, 0x7fffffffu}) {
    const Divisor by = make_divisor(divisor);
    const u32 quotients = 0x7fffffff / divisor;
    const u32 step = std::max(quotients / 100000, 1u);
    for (u32 i = 0; i <= quotients; i += std::min(step, std::max(quotients - i, 1u))) {
      if (by.divide(i * divisor) != i) FAIL(i * divisor << " / " << divisor);
      if (i > 0 && by.divide(i * divisor - 1) != i - 1) FAIL(i * divisor - 1 << " / " << divisor);
    }
    CHECK(by.divide(0x7fffffff) == quotients);
  }
}

TEST_CASE("persistent loop: every index exactly once, for 4096 indices and fewer, and any number of clusters") {
  // A launcher starts at most as many clusters as the device holds at once, 144 of one CTA. The math warpgroups of
  // gemm_pingpong, each with every second index of its CTA, are as many again: warpgroup w of CTA i is number i + w *
  // CTAs. Of fewer indices the loop computes the same ones up to its bound: one enumeration stands for all of them.
  constexpr u32 indices = 64 * 64;
  for (u32 clusters = 1; clusters <= 2 * multiprocessors.back(); ++clusters) {
    std::vector<u32> times(indices);
    for (u32 cluster = 0; cluster < clusters; ++cluster) {
      u32 next = cluster;
      persistent_loop(cluster, clusters, indices, [&](u32 index) {
        REQUIRE(index >= next);
        next = index + 1;
        ++times[index];
      });
    }
    INFO(clusters << " clusters");
    CHECK(times == std::vector<u32>(indices, 1));
  }
}

TEMPLATE_TEST_CASE_SIG("PersistentTiles: the CTAs of all clusters together get every tile exactly once", "",
                       ((u32 cluster_m, u32 cluster_n), cluster_m, cluster_n), (1, 1), (2, 1), (1, 2), (2, 2), (4, 1),
                       (1, 4)) {
  using Config =
      cooperative::Config<Types<bf16>, Configuration{Kernel::gemm_cooperative, {128, 256}, {cluster_m, cluster_n}}>;
  // One group; groups and a ragged last one; fewer cluster tiles than clusters; many rounds.
  const std::pair<u32, u32> grids[] = {{Config::group_m, 3}, {2 * Config::group_m + 1, 5}, {1, 1}, {64, 64}};
  for (const u32 count : multiprocessors)
    for (const auto& [m, n] : grids) {
      const u32 clusters = count / Config::cluster_size;
      if (clusters == 0) continue;  // of a cluster that no such device runs
      std::vector<std::pair<u32, u32>> want;
      for (u32 i = 0; i < m * cluster_m; ++i)
        for (u32 j = 0; j < n * cluster_n; ++j) want.emplace_back(i * Config::block_m, j * Config::block_n);
      std::vector<std::pair<u32, u32>> got = origins<Config>(m, n, clusters);
      std::sort(got.begin(), got.end());
      INFO(m << " x " << n << " cluster tiles on " << count << " multiprocessors");
      CHECK(got == want);
    }
}

TEST_CASE("grouped_tile: down the columns of a group, then the next group") {
  // 3 x 2 tiles in groups of 2 rows.
  const std::vector<std::pair<u32, u32>> order = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {2, 1}};
  for (u32 i = 0; i < order.size(); ++i) {
    INFO("index " << i);
    const TileIndex tile = grouped_tile(i, 3, 2, 2);
    CHECK(tile.m == order[i].first);
    CHECK(tile.n == order[i].second);
  }
}

TEST_CASE("tile order: the smallest grid on which the published formula fails, 3 x 1 tiles in groups of 2") {
  const std::vector<std::pair<u32, u32>> order = {{0, 0}, {1, 0}, {1, 0}};  // a tile twice, and (2, 0) never
  for (u32 i = 0; i < order.size(); ++i) {
    INFO("index " << i);
    const TileIndex tile = shifted_last_group(i, 3, 1, 2);
    CHECK(tile.m == order[i].first);
    CHECK(tile.n == order[i].second);
  }
}

TEST_CASE("tile order: a last group that begins at a multiple of its own size loses tiles, and enumeration shows it") {
  int wrong = 0;
  for (u32 group_m = 1; group_m <= 8; ++group_m)
    for (u32 tiles_m = 1; tiles_m <= 16; ++tiles_m)
      for (u32 tiles_n = 1; tiles_n <= 16; ++tiles_n) {
        const bool right =
            is_bijection(tiles_m, tiles_n, [&](u32 i) { return shifted_last_group(i, tiles_m, tiles_n, group_m); });
        const bool whole_groups = tiles_m <= group_m || tiles_m % group_m == 0;
        INFO("grid " << tiles_m << " x " << tiles_n << ", group_m = " << group_m);
        REQUIRE(right == whole_groups);
        wrong += right ? 0 : 1;
      }
  CHECK(wrong == 928);  // of 2048
}
