// What the tables of measurements (gemm_table.hpp, gemm_fast_table.hpp, gemm_fp8_table.hpp) are made of, and how much
// work configurations make of a problem.
#pragma once
#include <algorithm>
#include <cstddef>

#include <host/arguments.hpp>
#include <kernels/configuration.cuh>

namespace rawgemm {

/// What the parts of a configuration's time take, over what its kernel's GemmCost and the SharedCost say.
struct Slowness {
  double launch;
  double own;  // products, step, tile and area
  double l2;
  double late;  // at_64, at_32 and at_16
  double memory;

  constexpr Slowness(double of_launch, double of_own, double of_l2, double of_late, double of_memory)
      : launch(of_launch), own(of_own), l2(of_l2), late(of_late), memory(of_memory) {}
  constexpr Slowness(double of_all) : Slowness(of_all, of_all, of_all, of_all, of_all) {}
};

/// A configuration that gemm() may choose. slowness: as measured. most_tiles: it was measured with so many, and is not
/// estimated for more; 0: for any number, as it was measured with the most rows of all.
struct ShippedGemm {
  Configuration config;
  Slowness slowness;
  i64 most_tiles;
};

/// From which entry on configurations are for groups of at most so many rows, and from how many rows on the others are.
struct FewRows {
  std::size_t first;
  i64 most;
  i64 least_of_others;
};

/// From how many rows of a group on one configuration counts as so much of its estimate: where tiles begin with their
/// group, and where rows have labels.
struct ManyRows {
  i64 least;
  double of_estimate;
  Configuration by_ends;
  Configuration by_labels;
};

/// The fastest configuration for a problem, as measured.
struct MeasuredGemm {
  i64 m;
  i64 n;
  i64 k;
  Configuration config;
  i64 batch = 1;  // problems that are computed at once
};

/// What takes a CTA of a kernel how many us. most_k: the power of two up to which the kernel was measured with K, and
/// beyond which it is not estimated; 0: for any K, as it was measured with half of the longest of all, or more.
struct GemmCost {
  Kernel kernel;
  double products;  // of 128 x 128 elements of D and a k block: the tensor cores
  double step;      // a k block, whatever the tile: waits and barriers
  double tile;      // a tile's beginning and end
  double area;      // of 128 x 128 elements of D: their way out
  double first;     // a k block of the CTA's first tile, beyond others: nothing is in L2, and nothing goes on beside it
  double launch;    // where each CTA has one tile
  double several;   // likewise where CTAs have several, one after the other
  i64 most_k;
};

/// What the CTAs of all kernels share.
struct SharedCost {
  double l2;       // us: 256 rows of A or B and a k block, where all SMs load as many
  double at_64;    // us: for TMA of one SM the same, where rows begin at multiples of 64 bytes, not of 128
  double at_32;    // of 32
  double at_16;    // of 16
  double memory;   // us: 10^6 bytes of A or B
  double stored;   // so much of it for a byte of D
  double cluster;  // us: a launch of clusters of 2, of 4 twice that
  double again;    // us: a wave of clusters behind the first one, where K is split and each cluster has one tile
};

/// The problem cut for a configuration.
struct GemmWork {
  i64 tiles_m;  // each for a cluster
  i64 tiles_n;
  i64 waves;  // tiles that a cluster computes one after the other, at most
  i64 steps;  // k blocks that a CTA multiplies for a tile

  constexpr i64 tiles() const { return tiles_m * tiles_n; }
};

/// SMs of each GPC of an H200, in the order in which GPCs get a cluster of a launch each, in turns, as long as they
/// have room for one (%smid of the CTAs of such launches). Four pairs of SMs take clusters with no others.
inline constexpr u32 gpc_sms[] = {2, 2, 2, 2, 8, 16, 16, 16, 16, 16, 18, 18};

/// Clusters of so many CTAs, 1 to 8, that an H200 runs at once: larger ones than 2 do not fill its GPCs.
constexpr i64 clusters_at_once(u32 cluster_size) {
  i64 clusters = 0;
  for (const u32 sms : gpc_sms) clusters += sms / cluster_size;
  return clusters;
}

/// Of so many clusters that a device runs at once, those that a launch may take (GemmArguments::max_sms).
constexpr i64 allowed_clusters(i64 at_once, u32 cluster_size, i64 max_sms) {
  return max_sms == 0 ? at_once : std::min(at_once, std::max<i64>(max_sms / cluster_size, 1));
}

/// Whether the kernel's clusters have one tile each, however many there are.
constexpr bool has_one_tile_each(const Configuration& x) {
  return x.splits > 1 || x.kernel == Kernel::gemm_multistage || x.kernel == Kernel::gemm_slicedk;
}
/// Whether so many tiles, each for a cluster, can be computed by the CTAs that max_sms allows.
constexpr bool keeps_to(i64 max_sms, const Configuration& x, i64 tiles) {
  return !has_one_tile_each(x) || tiles <= allowed_clusters(tiles, x.cluster_size(), max_sms);
}

/// What launchers neither refuse nor find empty.
constexpr bool is_multiplied(i64 m, i64 n, i64 k) {
  return m >= 1 && n >= 1 && k >= 1 && m <= max_extent && n <= max_extent && k <= max_extent;
}

/// Of several problems that are computed at once, how many rows each has: all the same number; about as many, 0.7
/// to 1.3 times; likewise, but each problem begins at some multiple of 128 in one grid of tiles, in which a tile that
/// belongs to two problems is computed for each.
enum class Rows { same, about, in_grid };

/// The mean of ceil(x / of), where x is any number from `low` to `high`.
constexpr double mean_parts(double low, double high, double of) {
  const auto integral = [of](double x) {  // of ceil(x / of), from 0 on
    const double whole = static_cast<double>(static_cast<i64>(x / of));
    return of * whole * (whole + 1) / 2 + (x - of * whole) * (whole + 1);
  };
  return (integral(high) - integral(low)) / (high - low);
}
/// Tiles of `of` rows that problems with about so many rows have, in the mean.
constexpr double mean_tiles(Rows rows, double of_problem, u32 of) {
  constexpr double least = 0.7, most = 1.3;
  double sum = 0;
  constexpr u32 begins = 3, step = 128;
  for (u32 i = 0; i < begins; ++i) {
    const u32 begin = rows == Rows::in_grid ? i * step % of : 0;
    sum += mean_parts(begin + least * of_problem, begin + most * of_problem, of);
  }
  return sum / begins;
}

/// m, n, k: 1 to 2^30.  element_bytes: of A and B, of which a k block has 128 bytes.  batch: so many problems, whose
/// rows are m, or about m.
constexpr GemmWork work_of(const Configuration& x, i64 m, i64 n, i64 k, i64 element_bytes = 2, i64 max_sms = 0,
                           i64 batch = 1, Rows rows = Rows::same) {
  const auto parts = [](i64 extent, i64 of) {  // in 32 bits, which are divided several times as fast
    return (static_cast<u32>(extent) + static_cast<u32>(of) - 1) / static_cast<u32>(of);
  };
  const auto about = [&] {  // CTAs of a cluster take rows of tiles each, whosever these are
    const double tiles = static_cast<double>(batch) * mean_tiles(rows, static_cast<double>(m), x.tile.m);
    return static_cast<i64>(tiles / x.cluster.m + 0.5);
  };
  GemmWork work{.tiles_m = rows == Rows::same ? batch * parts(m, x.tile.m * x.cluster.m) : std::max<i64>(about(), 1),
                .tiles_n = parts(n, x.tile.n * x.cluster.n),
                .waves = 0,
                .steps = parts(parts(k, 128 / element_bytes), x.splits)};
  const u32 size = x.cluster_size();
  const i64 at_once = allowed_clusters(clusters_at_once(size), size, max_sms);
  work.waves = work.tiles() <= at_once ? 1 : ceil_div(work.tiles(), at_once);
  return work;
}

}  // namespace rawgemm
