// How kernels are launched: what the device holds, how many CTAs there are, and the steps of every GEMM launcher.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>

#include <host/arguments.hpp>
#include <host/checks.hpp>
#include <host/device.hpp>
#include <host/divisor.hpp>
#include <host/gemm_work.hpp>
#include <host/operands.hpp>
#include <kernels/empty_product.cuh>
#include <kernels/operands.cuh>
#include <kernels/store.cuh>

namespace rawgemm {

/// How many clusters of a kernel run at the same time on each device; 0 where not asked yet.
using ActiveClusters = std::array<std::atomic<int>, 64>;

/// Makes the kernel ready on the current device, and says how many of its clusters run there at once. Once per device,
/// and per thread, which so gets the context that the driver needs for tensor maps.
inline Status active_clusters(const char* kernel_name, const void* kernel, const device::CtaShape& shape,
                              ActiveClusters& known, int* clusters) {
  int ordinal = 0;
  if (Status s = device::current(kernel_name, &ordinal); !s.ok()) return s;
  if (static_cast<size_t>(ordinal) >= known.size())
    return refuse(StatusCode::unsupported_device, kernel_name, "device", ordinal,
                  "be less than " + std::to_string(known.size()));
  thread_local std::array<bool, std::tuple_size_v<ActiveClusters>> has_context = {};
  *clusters = known[ordinal].load();
  if (*clusters != 0 && std::exchange(has_context[ordinal], true)) return {};
  device::Properties device;
  if (Status s = device::properties(kernel_name, ordinal, &device); !s.ok()) return s;
  if (device.compute_major != 9 || device.compute_minor != 0)
    return refuse(StatusCode::unsupported_device, kernel_name, "compute capability",
                  device.compute_major * 10 + device.compute_minor, "be 90 (sm_90a: wgmma and TMA of Hopper)");
  if (device.shared_memory < static_cast<i64>(shape.shared_memory))
    return refuse(StatusCode::too_little_shared_memory, kernel_name, "shared memory per CTA", device.shared_memory,
                  "be at least " + std::to_string(shape.shared_memory) + " bytes (stages and staging of this Config)");
  if (Status s = device::make_ready(kernel_name, kernel, shape, clusters); !s.ok()) return s;
  if (*clusters < 1)
    return refuse(StatusCode::unsupported_device, kernel_name, "active clusters", *clusters,
                  "be at least 1 (the device has no room for one cluster)");
  known[ordinal].store(*clusters);
  return {};
}

/// Clusters for so many tiles: as few as need no more waves than `at_once` do, so that each gets the same work.
constexpr i64 even_clusters(i64 tiles, i64 at_once) { return ceil_div(tiles, ceil_div(tiles, at_once)); }

/// The shape of a kernel's CTAs.
template <class Config, class Smem>
device::CtaShape cta_shape(const GemmArguments& x) {
  return {.block = Config::threads,
          .cluster = Config::cluster_size,
          .shared_memory = sizeof(Smem),
          .programmatic = x.programmatic};
}

/// D's tiles, each for a cluster: one for each of its CTAs, or one that they share.
struct ClusterTiles {
  i64 m;
  i64 n;

  i64 count() const { return m * n; }
};
template <class Config>
Status cluster_tiles(const char* name, const GemmArguments& x, ClusterTiles* tiles) {
  *tiles = {ceil_div(x.m, Config::block_m * Config::cluster_m), ceil_div(x.n, Config::block_n * Config::cluster_n)};
  return check_tiles(name, tiles->count(), Config::cluster_size);
}

/// Refuses fewer SMs than tiles need, each a cluster's, of a kernel whose CTAs take one tile each.
inline Status check_max_sms(const char* name, const GemmArguments& x, const Configuration& configuration, i64 tiles) {
  if (keeps_to(x.max_sms, configuration, tiles)) return {};
  return refuse(StatusCode::unsupported_value, name, "max_sms", x.max_sms,
                "be 0 or at least " + std::to_string(tiles * configuration.cluster_size()) +
                    " (its CTAs, none of which takes a second tile)");
}

inline constexpr i64 l2_bytes = i64{48} << 20;  // of an H200's and an H100's 50 MB
inline constexpr i64 b_of_sm = i64{64} << 10;   // of B for each SM stay there

/// The GPC that each cluster of a launch begins on, of gpc_sms.
template <u32 cluster_size>
constexpr auto gpcs_of_clusters() {
  std::array<unsigned char, clusters_at_once(cluster_size)> gpcs{};
  std::size_t cluster = 0;
  for (u32 turn = 0; cluster < gpcs.size(); ++turn)
    for (std::size_t gpc = 0; gpc < std::size(gpc_sms); ++gpc)
      if (turn < gpc_sms[gpc] / cluster_size) gpcs[cluster++] = static_cast<unsigned char>(gpc);
  return gpcs;
}

/// Rows of cluster tiles that are computed together where all, at most 64 x 64, are computed at once. A GPC's SMs get
/// from L2 once what several of them want at a time: those with which GPCs read the fewest rows of A and B, each for
/// itself (docs/performance.md).
template <class Config>
i64 rows_together_at_once(const ClusterTiles& tiles) {
  static constexpr auto gpcs = gpcs_of_clusters<Config::cluster_size>();
  static std::atomic<u64> last = 0;  // tiles and what is best for them: most calls are of sizes that were there before
  const u64 key = static_cast<u64>(tiles.m << 8 | tiles.n) << 8;
  if (const u64 known = last.load(std::memory_order_relaxed); known >> 8 << 8 == key) return known & 255;
  constexpr i64 rows = Config::block_m * Config::cluster_m, columns = Config::block_n * Config::cluster_n;
  i64 best = 1, least = std::numeric_limits<i64>::max();
  for (i64 group_m = 16 / Config::cluster_m; group_m > 0; group_m /= 2) {
    if (group_m >= 2 * tiles.m) continue;                              // the same order as half of it
    u64 of_m[std::size(gpc_sms)] = {}, of_n[std::size(gpc_sms)] = {};  // of a GPC's tiles, a bit each
    i64 read = 0, first_m = 0, m = 0, n = 0;
    for (i64 cluster = 0; cluster < tiles.count(); ++cluster) {
      const u32 gpc = gpcs[cluster];
      read += rows * static_cast<i64>(~of_m[gpc] >> m & 1) + columns * static_cast<i64>(~of_n[gpc] >> n & 1);
      of_m[gpc] |= u64{1} << m;
      of_n[gpc] |= u64{1} << n;
      if (++m < std::min(first_m + group_m, tiles.m)) continue;
      if (++n == tiles.n) {
        n = 0;
        first_m += group_m;
      }
      m = first_m;
    }
    if (read < least) {
      least = read;
      best = group_m;
    }
  }
  last.store(key | static_cast<u64>(best), std::memory_order_relaxed);
  return best;
}

/// Rows of cluster tiles that are computed together, before the next ones. at_once: clusters that run.
/// Where all tiles are computed at once, rows_together_at_once; in clusters of 4 and more those of the kernel, as where
/// L2 holds A and B. One where B stays there: memory takes whole rows of D faster than parts of many. Else those with
/// which about the least is read from memory: B once for each group of rows, and the group's rows of A once for each
/// wave of clusters (docs/performance.md).
template <class Config>
i64 rows_together(const GemmArguments& x, const ClusterTiles& tiles, i64 at_once) {
  if constexpr (Config::cluster_size <= 2)
    if (tiles.count() <= std::min(at_once, clusters_at_once(Config::cluster_size)) && tiles.m <= 64 && tiles.n <= 64)
      return rows_together_at_once<Config>(tiles);
  if (tiles.count() <= at_once) return Config::group_m;
  const i64 k_bytes = x.k * i64{sizeof(typename Config::Input)};
  if (x.n <= at_once * Config::cluster_size * b_of_sm / k_bytes) return 1;
  if (x.m + x.n <= l2_bytes / k_bytes) return Config::group_m;
  constexpr double rows = Config::block_m * Config::cluster_m, columns = Config::block_n * Config::cluster_n;
  const double clusters = static_cast<double>(at_once);
  // Of a column of cluster tiles and an element of K: elements of B, and of A.
  const auto read = [&](i64 groups) {
    return static_cast<double>(groups) * columns +
           static_cast<double>(ceil_div(tiles.m, groups) * tiles.m) * rows / clusters;
  };
  const double group_m = std::sqrt(clusters * columns / rows);  // the least, were groups of any size
  const i64 fewer = std::max<i64>(static_cast<i64>(static_cast<double>(tiles.m) / group_m), 1);
  return ceil_div(tiles.m, read(fewer) <= read(fewer + 1) ? fewer : fewer + 1);
}

template <class Config>
typename Config::Scheduler::Params persistent_tiles(const GemmArguments& x, const ClusterTiles& tiles, i64 at_once) {
  const i64 k_blocks = ceil_div(x.k, stage_k<typename Config::Input>);
  return {.rows = static_cast<u32>(x.m),
          .columns = static_cast<u32>(x.n),
          .cluster_tiles_m = static_cast<u32>(tiles.m),
          .cluster_tiles_n = static_cast<u32>(tiles.n),
          .k_blocks = static_cast<u32>(std::max<i64>(k_blocks, Config::least_k_blocks)),
          .last_k_steps = last_k_steps_of<typename Config::Input>(static_cast<u32>(x.k)),
          .groups = make_tile_groups(static_cast<u32>(tiles.m), static_cast<u32>(tiles.n),
                                     static_cast<u32>(rows_together<Config>(x, tiles, at_once)))};
}

/// What a kernel is launched with.
template <class Params>
struct Launch {
  device::CtaShape shape;
  ClusterTiles tiles;
  i64 at_once = 0;  // clusters that the device holds, and x.max_sms allows
  Params params{};

  /// As many as make for even work, where they take several tiles.
  template <class Config>
  i64 clusters() const {
    return has_one_tile_each(Config::configuration) ? tiles.count() : even_clusters(tiles.count(), at_once);
  }
};

template <class Params>
Launch<Params> launch_of(void (*)(Params)) {
  return {};
}

/// Fills a launch of so many clusters' tiles: all but the maps of A, B and D and what the scheduler takes. x: what
/// check() has found right, with m, n and k above 0. Smem: the kernel's shared memory.  scales: how those of blocks
/// lie, as ProblemScales or as it is made of.
template <class Config, class Smem, class Params, class Lie = i64>
Status fill_launch(const char* name, void (*kernel)(Params), const GemmArguments& x,
                   const typename Config::Epilogue& epilogue, Launch<Params>* launch, [[maybe_unused]] Lie scales = 1) {
  launch->shape = cta_shape<Config, Smem>(x);
  if (Status s = cluster_tiles<Config>(name, x, &launch->tiles); !s.ok()) return s;
  static ActiveClusters known{};
  int held = 0;
  if (Status s = active_clusters(name, reinterpret_cast<const void*>(kernel), launch->shape, known, &held); !s.ok())
    return s;
  launch->at_once = allowed_clusters(held, Config::cluster_size, x.max_sms);
  Params& params = launch->params;
  params.epilogue = epilogue;
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<typename Config::Output, decltype(params.d.map)>(x);
  if constexpr (Config::has_block_scales) return encode_block_scales<Config>(name, x, scales, &params);
  return {};
}

/// Launches a kernel that takes tiles with all of K, on as many clusters as make for even work where they take several.
template <class Config, class Smem, class Params>
Status launch_tiles(const char* name, void (*kernel)(Params), const GemmArguments& x, Stream stream,
                    const typename Config::Epilogue& epilogue) {
  Launch<Params> launch;
  if (Status s = fill_launch<Config, Smem>(name, kernel, x, epilogue, &launch); !s.ok()) return s;
  Params& params = launch.params;
  params.tiles = persistent_tiles<Config>(x, launch.tiles, launch.at_once);
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  if (Status s =
          encode_inputs<A, B>(name, x, A::rows_of_box(Config::cluster_n), B::rows_of_box(Config::cluster_m), &params);
      !s.ok())
    return s;
  if (Status s = encode_output<typename Config::Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok())
    return s;
  const i64 clusters = launch.template clusters<Config>();
  return device::launch(name, kernel, static_cast<u32>(clusters * Config::cluster_size), launch.shape, stream, params);
}

/// Steps along K of a tile that CTAs share: each of them has one at least.
template <class Config>
constexpr i64 split_steps(i64 k) {
  return std::max<i64>(ceil_div(k, stage_k<typename Config::Input> * Config::stage_blocks), Config::splits);
}

/// Whether it pays to keep an operand in L2 that is read again: where rows begin within 64 bytes, measured on an H200,
/// a kernel was up to 12 % slower, else up to 7 % faster.
template <class Element>
constexpr bool keeps_rows(i64 leading_dimension) {
  return leading_dimension * i64{sizeof(Element)} % 64 == 0;
}

/// The same as launch_tiles for a kernel whose CTAs share tiles, each with a part of K.
template <class Config, class Smem, class Params>
Status launch_split_tiles(const char* name, void (*kernel)(Params), const GemmArguments& x, Stream stream,
                          const typename Config::Epilogue& epilogue) {
  Launch<Params> launch;
  if (Status s = fill_launch<Config, Smem>(name, kernel, x, epilogue, &launch); !s.ok()) return s;
  Params& params = launch.params;
  params.tiles = {.rows = static_cast<u32>(x.m),
                  .columns = static_cast<u32>(x.n),
                  .tiles_m = static_cast<u32>(launch.tiles.m),
                  .tiles = static_cast<u32>(launch.tiles.count()),
                  .by_tiles_m = make_divisor(static_cast<u32>(launch.tiles.m)),
                  .k_steps = static_cast<u32>(split_steps<Config>(x.k))};
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  params.keeps_b = launch.tiles.m > 1 && keeps_rows<typename Config::InputB>(x.ldb);
  if (Status s =
          encode_inputs<A, B>(name, x, A::rows_of_box(Config::cluster_n), B::rows_of_box(Config::cluster_m), &params);
      !s.ok())
    return s;
  const i64 clusters = launch.template clusters<Config>();
  return device::launch(name, kernel, static_cast<u32>(clusters * Config::cluster_size), launch.shape, stream, params);
}

/// The epilogue of no products, such as D = beta * C: what a GEMM is where k = 0. problems: of m rows each, below each
/// other in a D with the map of several problems; what the epilogue has of each one, it has already.
template <class Output, class Map = TensorMap, class Epilogue>
Status launch_empty_product(const char* name, GemmArguments x, Stream stream, Epilogue epilogue, i64 problems = 1) {
  using Params = empty_product::Params<Epilogue, Map>;
  const device::CtaShape shape{
      .block = empty_product::threads, .cluster = 1, .shared_memory = 0, .programmatic = x.programmatic};
  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(Params) = &store_empty_product<Output, Params>;
  if (Status s = active_clusters(name, reinterpret_cast<const void*>(kernel), shape, known, &ctas); !s.ok()) return s;
  remove_product_factors(&x);
  set_arguments(x, &epilogue);
  const i64 tiles = problems * ceil_div(x.m, empty_product::block) * ceil_div(x.n, empty_product::block);
  if (Status s = check_tiles(name, tiles, 1); !s.ok()) return s;
  Params params{.d = output_matrix<Output, Map>(x),
                .epilogue = epilogue,
                .rows = static_cast<u32>(x.m),
                .problems = static_cast<u32>(problems),
                .columns = static_cast<u32>(x.n)};
  if constexpr (requires { params.d.problem_pitch; }) params.d.problem_pitch = x.m * params.d.pitch;
  return device::launch(name, kernel, static_cast<u32>(std::min(tiles, allowed_clusters(ctas, 1, x.max_sms))), shape,
                        stream, params);
}

}  // namespace rawgemm
