// Which kernel and Config computes a problem fastest: what was measured on an H200 and an H100, and a rule for what
// lies between.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>

#include <host/configurations.hpp>
#include <host/gemm_table.hpp>
#include <host/gemm_table_k_mn.hpp>
#include <host/gemm_table_mn_k.hpp>
#include <host/gemm_table_mn_mn.hpp>
#include <host/gemm_work.hpp>

namespace rawgemm {

inline constexpr std::size_t bounded_at_once = 16;                 // entries
inline constexpr std::size_t most_bounded = 14 * bounded_at_once;  // of a table

/// What entries' estimates are at least, in a few multiplications: of each entry numbers that do not depend on the
/// problem. One number's of all entries lie beside each other, and compilers take several at once. In milliseconds, as
/// squares in microseconds may have no room in a float.
struct EntryBounds {
  using Numbers = std::array<float, most_bounded>;
  std::size_t count;
  Numbers clusters_of_row, clusters_of_column;  // tiles for a cluster
  Numbers steps_of_k;                           // k blocks that a CTA multiplies
  Numbers waves_of_tile;
  Numbers step_ms, tile_ms;  // of a wave's own work
  Numbers first_ms;          // of a k block of the first wave, beyond others
  Numbers rows_of_tile, columns_of_tile;
  Numbers late_row_ms, late_column_ms;  // of one of a tile's rows or columns and a k block, where 256 take 1 us
  Numbers l2_ms;      // of a row of D's with all columns of tiles, or the other way round, and a k block
  Numbers memory_ms;  // of a byte
  Numbers launch_ms;

  static constexpr double rounding = 1 + 1e-5;  // of floats, at most

  /// The square of what all waves take at least, beside the launch. bytes: from memory and to it.  late_a_us,
  /// late_b_us: late_row_us.
  float squared_ms(std::size_t entry, float m, float n, float k, float bytes, float late_a_us, float late_b_us) const {
    constexpr float whole = 0x1.8p23f;  // beside it there is no room for fractions: what is added is rounded
    const auto parts = [](float x) { return (x + 0.499f + whole) - whole; };  // at most ceil(x)
    const float tiles_m = parts(m * clusters_of_row[entry]), tiles_n = parts(n * clusters_of_column[entry]);
    const float steps = parts(k * steps_of_k[entry]);
    const float waves = parts(tiles_m * tiles_n * waves_of_tile[entry]);
    const float own_ms = waves * (steps * step_ms[entry] + tile_ms[entry]) + steps * first_ms[entry];
    const float late_ms = late_a_us * late_row_ms[entry] * std::min(m, rows_of_tile[entry]) +
                          late_b_us * late_column_ms[entry] * std::min(n, columns_of_tile[entry]);
    const float rows_ms = steps * (l2_ms[entry] * (m * tiles_n + n * tiles_m) + waves * late_ms);
    return own_ms * own_ms + rows_ms * rows_ms + memory_ms[entry] * bytes * memory_ms[entry] * bytes;
  }
};

/// By which is chosen among kernels for operands of one kind.
struct GemmTable {
  std::span<const ShippedGemm> shipped;
  std::span<const GemmCost> costs;
  SharedCost shared;
  std::span<const MeasuredGemm> measured;  // in the order of m, n, k and batch
  i64 element_bytes;                       // of A and B
  i64 batch = 1;                           // problems that are computed at once
  Rows rows = Rows::same;                  // of these
  const EntryBounds* bounds = nullptr;     // of `shipped` for one problem, where there are many

  /// The place of a configuration in `shipped`, which must hold it.
  constexpr std::size_t entry_of(const Configuration& config) const {
    std::size_t entry = 0;
    while (!(shipped[entry].config == config)) ++entry;
    return entry;
  }
  /// Of a kernel that has configurations in `shipped`.
  constexpr const GemmCost& cost_of(Kernel kernel) const {
    std::size_t i = 0;
    while (costs[i].kernel != kernel) ++i;
    return costs[i];
  }
  constexpr GemmWork work_of(const Configuration& config, i64 m, i64 n, i64 k, i64 max_sms = 0) const {
    return rawgemm::work_of(config, m, n, k, element_bytes, max_sms, batch, rows);
  }
};

/// Of a CTA's tile, in units of 128 x 128 elements.
constexpr double area_of(const Tile& tile) { return static_cast<double>(tile.m * tile.n) / (128 * 128); }
/// Us that a CTA takes for its own work at each k block, and beside these.
constexpr double step_us_of(const ShippedGemm& x, const GemmCost& cost) {
  return x.slowness.own * (cost.products * area_of(x.config.tile) + cost.step);
}
constexpr double tile_us_of(const ShippedGemm& x, const GemmCost& cost) {
  return x.slowness.own * (cost.tile + cost.area * area_of(x.config.tile));
}
/// Us that a k block of the first tile takes beyond those.
constexpr double first_us_of(const ShippedGemm& x, const GemmCost& cost) { return x.slowness.own * cost.first; }

template <const GemmTable& table>
constexpr EntryBounds bounds_of() {
  static_assert(table.shipped.size() <= most_bounded,
                "what scripts/tune.py wrote: at most most_bounded configurations");
  EntryBounds bounds{};
  bounds.count = table.shipped.size();
  for (std::size_t i = 0; i < bounds.count; ++i) {
    const ShippedGemm& x = table.shipped[i];
    const Configuration& config = x.config;
    const GemmCost& cost = table.cost_of(config.kernel);
    const u32 size = config.cluster_size();
    const double at_once = static_cast<double>(clusters_at_once(size));
    const auto ms = [](double us) { return static_cast<float>(us / 1000); };
    bounds.clusters_of_row[i] = 1.0f / static_cast<float>(config.tile.m * config.cluster.m);
    bounds.clusters_of_column[i] = 1.0f / static_cast<float>(config.tile.n * config.cluster.n);
    bounds.steps_of_k[i] = static_cast<float>(table.element_bytes) / static_cast<float>(128 * config.splits);
    bounds.waves_of_tile[i] = static_cast<float>(1 / at_once);
    bounds.step_ms[i] = ms(step_us_of(x, cost));
    bounds.tile_ms[i] = ms(tile_us_of(x, cost));
    bounds.first_ms[i] = ms(first_us_of(x, cost));
    bounds.rows_of_tile[i] = static_cast<float>(config.tile.m);
    bounds.columns_of_tile[i] = static_cast<float>(config.tile.n);
    bounds.late_row_ms[i] = ms(x.slowness.late / (256 * config.cluster.n));
    bounds.late_column_ms[i] = ms(x.slowness.late / (256 * config.cluster.m));
    bounds.l2_ms[i] = ms(x.slowness.l2 * table.shared.l2 / (256 * at_once * config.cluster.m * config.cluster.n));
    bounds.memory_ms[i] = ms(x.slowness.memory * table.shared.memory * 1e-6);
    const double launch_us = std::min(cost.launch, cost.several) + table.shared.cluster * std::bit_width(size - 1);
    bounds.launch_ms[i] = ms(x.slowness.launch * launch_us);
  }
  return bounds;
}
constexpr GemmTable with_bounds(GemmTable table, const EntryBounds& bounds) {
  table.bounds = &bounds;
  return table;
}

/// 16 bits: what gemm() chooses by, without bounds. K-major, and where A or B is MN-major.
inline constexpr GemmTable unbounded_table{shipped_gemms, gemm_costs, shared_costs, measured_gemms, 2};
inline constexpr GemmTable unbounded_table_k_mn{shipped_gemms_k_mn, gemm_costs_k_mn, shared_costs_k_mn,
                                                measured_gemms_k_mn, 2};
inline constexpr GemmTable unbounded_table_mn_k{shipped_gemms_mn_k, gemm_costs_mn_k, shared_costs_mn_k,
                                                measured_gemms_mn_k, 2};
inline constexpr GemmTable unbounded_table_mn_mn{shipped_gemms_mn_mn, gemm_costs_mn_mn, shared_costs_mn_mn,
                                                 measured_gemms_mn_mn, 2};
template <const GemmTable& table>
inline constexpr EntryBounds entry_bounds = bounds_of<table>();
template <const GemmTable& table>
inline constexpr GemmTable bounded = with_bounds(table, entry_bounds<table>);
inline constexpr const GemmTable& gemm_table = bounded<unbounded_table>;
inline constexpr const GemmTable& gemm_table_k_mn = bounded<unbounded_table_k_mn>;
inline constexpr const GemmTable& gemm_table_mn_k = bounded<unbounded_table_mn_k>;
inline constexpr const GemmTable& gemm_table_mn_mn = bounded<unbounded_table_mn_mn>;

constexpr const GemmTable& gemm_table_for(const Majors& majors) {
  if (majors.a == Major::k) return majors.b == Major::k ? gemm_table : gemm_table_k_mn;
  return majors.b == Major::k ? gemm_table_mn_k : gemm_table_mn_mn;
}

/// What becomes of the sums. All was measured with them rounded to 16 bits, without a C.
enum class SumsAre { rounded, rounded_with_c, floats };
/// By the bytes of D's elements.
constexpr SumsAre sums_in(i64 output_bytes, bool adds_c = false) {
  if (output_bytes == sizeof(float)) return SumsAre::floats;
  return adds_c ? SumsAre::rounded_with_c : SumsAre::rounded;
}

/// entry: of table->shipped.  measured: the problem, where it is one of table->measured; null where the estimate
/// decides.
struct GemmChoice {
  const GemmTable* table;
  i64 m;
  i64 n;
  i64 k;
  std::size_t entry;
  const MeasuredGemm* measured;
  i64 max_sms;
  SumsAre sums;

  const Configuration& config() const { return table->shipped[entry].config; }
  /// Why, such as "measured: 128x7168x16384".
  std::string reason() const;
};

/// Of 256 rows and a k block, beyond what rows take that begin at multiples of 128 bytes.
constexpr double late_row_us(const SharedCost& shared, i64 pitch_bytes) {
  if (pitch_bytes % 128 == 0) return 0;
  return pitch_bytes % 64 == 0 ? shared.at_64 : pitch_bytes % 32 == 0 ? shared.at_32 : shared.at_16;
}
/// Of packed rows of A, and of B.
constexpr double late_row_us_of_a(const GemmTable& table, const Configuration& config, i64 m, i64 k) {
  return late_row_us(table.shared, (config.major_a == Major::k ? k : m) * table.element_bytes);
}
constexpr double late_row_us_of_b(const GemmTable& table, const Configuration& config, i64 n, i64 k) {
  return late_row_us(table.shared, (config.major_b == Major::k ? k : n) * table.element_bytes);
}

/// Us, in the mean of both. Clusters compute their tiles in waves, all at once but for the last ones. What takes a wave
/// its time goes on side by side, and the longest part hides most of the others: a wave takes the root of the sum of
/// squares of
///   - the CTA's own work: k blocks * (products * area + step) + tile + area's way out;
///   - what it loads from L2: k blocks * rows, of which CTAs that share a tile's rows load a part each. Where fewer
///     clusters than all run, each has more of L2 for itself. And what its TMA takes beyond that for rows that do not
///     begin at multiples of 128 bytes;
///   - its part of the bytes that come from memory and go there, A, B and D each once.
/// Beside these, the launch, which is shorter where all that CTAs do between two tiles is hidden by others, and what k
/// blocks of the first tile take longer. Each part takes a configuration as much longer as Slowness says.
inline double estimated_us(const GemmTable& table, const ShippedGemm& x, i64 m, i64 n, i64 k, i64 max_sms = 0) {
  const Configuration& config = x.config;
  const GemmWork work = table.work_of(config, m, n, k, max_sms);
  const GemmCost& cost = table.cost_of(config.kernel);
  const SharedCost& shared = table.shared;
  const u32 size = config.cluster_size();
  const double at_once = static_cast<double>(clusters_at_once(size));
  const double allowed = static_cast<double>(allowed_clusters(clusters_at_once(size), size, max_sms));
  const double tiles = static_cast<double>(work.tiles());
  const double steps = static_cast<double>(work.steps);
  const double dm = static_cast<double>(table.batch) * static_cast<double>(m);
  const double dn = static_cast<double>(n);
  const double dk = static_cast<double>(k);

  const double own_us = steps * step_us_of(x, cost) + tile_us_of(x, cost);
  const double again_us = config.splits > 1 ? static_cast<double>(work.waves - 1) * shared.again : 0;
  const double of_launch = work.waves > 1 ? cost.several : cost.launch;
  const double launch_us = x.slowness.launch * (of_launch + shared.cluster * std::bit_width(size - 1) + again_us);
  // Of the last wave, clusters that have a tile.
  const double rest = tiles - static_cast<double>(work.waves - 1) * allowed;

  // Rows that a CTA asks for with each k block: of A and B, the part of those that a cluster shares.
  const double inside_a = dm / static_cast<double>(work.tiles_m * config.cluster.m) / config.cluster.n;
  const double inside_b = dn / static_cast<double>(work.tiles_n * config.cluster.n) / config.cluster.m;
  const double of_tile_a = static_cast<double>(std::min<i64>(config.tile.m, m)) / config.cluster.n;
  const double of_tile_b = static_cast<double>(std::min<i64>(config.tile.n, n)) / config.cluster.m;
  const double late_us =
      x.slowness.late * steps / 256 *
      (of_tile_a * late_row_us_of_a(table, config, m, k) + of_tile_b * late_row_us_of_b(table, config, n, k));
  const double read = static_cast<double>(table.element_bytes) * (dm * dk + static_cast<double>(table.batch) * dn * dk);
  const double stored = 2 * dm * dn;
  // Of one cluster that runs.
  const double l2_us = x.slowness.l2 * steps * (inside_a + inside_b) / 256 * shared.l2 / at_once;
  const double memory_us = x.slowness.memory * (read + shared.stored * stored) * 1e-6 * shared.memory / tiles;

  const auto wave_us = [&](double clusters) {
    const double rows_us = late_us + l2_us * clusters;
    const double bytes_us = memory_us * clusters;
    return std::sqrt(own_us * own_us + rows_us * rows_us + bytes_us * bytes_us);
  };
  const double before_us = work.waves > 1 ? static_cast<double>(work.waves - 1) * wave_us(allowed) : 0;
  return before_us + wave_us(rest) + steps * first_us_of(x, cost) + launch_us;
}

/// Us that a C of 16 bits takes beyond estimated_us, as measured where it is D itself, of 128 x 128 elements and a
/// wave. Ping-pong reads it under another tile's products, as far as these are long enough, but for the last tile; and
/// a CTA alone, which loads all of its A and B, leaves too little of L2 for that. Where boxes of D are not 128 bytes
/// wide, their rows begin within 32 bytes that others store.
inline double added_us(const GemmTable& table, const Configuration& x, i64 m, i64 n, i64 k, i64 max_sms) {
  const double dk = static_cast<double>(k);
  double of_area = x.kernel == Kernel::gemm_cooperative ? std::max(1.2, 2.5 - dk / 4096) : 2.7;
  if (x.kernel == Kernel::gemm_pingpong) {
    if (x.cluster_size() > 1) of_area = std::max(0.7, 3.3 - dk / 600);
    if (x.tile.n % 64 != 0) of_area += std::max(1.0, 3 - dk / 4096);
  }
  const double of_last = std::max(1.5, 3.5 - dk / 2048);
  return area_of(x.tile) * (static_cast<double>(table.work_of(x, m, n, k, max_sms).waves - 1) * of_area + of_last);
}

/// Whether a kernel's several tiles take long to store floats, up to a fifth longer than others where D has thousands
/// of columns: those of D^T go one at a time (kernels/store_transposed.cuh).
inline bool is_slow_with_floats(const GemmTable& table, const Configuration& x, i64 m, i64 n, i64 k, i64 max_sms) {
  const bool is_transposed =
      x.kernel == Kernel::gemm_swapped || (x.kernel == Kernel::gemm_pingpong && x.tile.m % wgmma_m != 0);
  return is_transposed && table.work_of(x, m, n, k, max_sms).waves > 1;
}

/// Calls look_at(entry), which may make least_us less, for the table's entries but those whose bound is beyond it.
template <class LookAt>
void look_at_some(const GemmTable& table, i64 m, i64 n, i64 k, const double& least_us, const LookAt& look_at) {
  const float fm = static_cast<float>(m), fn = static_cast<float>(n), fk = static_cast<float>(k);
  const float read = static_cast<float>(table.element_bytes) * (fm + fn) * fk;
  const float bytes = read + static_cast<float>(table.shared.stored) * 2 * fm * fn;
  const Configuration& config = table.shipped[0].config;  // all have its majors
  const float late_a_us = static_cast<float>(late_row_us_of_a(table, config, m, k));
  const float late_b_us = static_cast<float>(late_row_us_of_b(table, config, n, k));
  const EntryBounds& bounds = *table.bounds;
  std::array<float, most_bounded> squared_ms;
  for (std::size_t begin = 0; begin < bounds.count; begin += bounded_at_once)
    for (std::size_t i = begin; i < begin + bounded_at_once; ++i)
      squared_ms[i] = bounds.squared_ms(i, fm, fn, fk, bytes, late_a_us, late_b_us);
  std::size_t first = 0;  // what is likely to be the fastest
  for (std::size_t i = 1; i < bounds.count; ++i)
    if (squared_ms[i] < squared_ms[first]) first = i;
  look_at(first);
  const auto least_ms = [&] { return static_cast<float>(least_us / 1000 * EntryBounds::rounding); };
  float most_ms = least_ms();
  for (std::size_t entry = 0; entry < bounds.count; ++entry) {
    const float left_ms = most_ms - bounds.launch_ms[entry];
    if (left_ms < 0 || squared_ms[entry] > left_ms * left_ms || entry == first) continue;
    look_at(entry);
    most_ms = least_ms();
  }
}

/// A measured problem gets its fastest configuration. Another one gets, of the shipped configurations that were
/// measured with as many tiles and as long a K, the one with the smallest estimate. scripts/tune.py follows the
/// same rule to say how much it loses. Any configuration will do where nothing is multiplied. No call to CUDA.
/// max_sms: as of GemmArguments; what does not keep to it is left out. On fewer SMs than all nothing was measured.
/// sums: with a C of 16 bits, what a measured problem has counts as 5 % faster without C than the smallest estimate;
/// what is slow with floats is left out.
inline GemmChoice choose(const GemmTable& table, i64 m, i64 n, i64 k, i64 max_sms, SumsAre sums = SumsAre::rounded) {
  GemmChoice choice{&table, m, n, k, 0, nullptr, max_sms, sums};
  if (!is_multiplied(m, n, k)) return choice;
  const auto is_allowed = [&](const Configuration& x) {
    if (sums == SumsAre::floats && is_slow_with_floats(table, x, m, n, k, max_sms)) return false;
    return max_sms == 0 || keeps_to(max_sms, x, table.work_of(x, m, n, k).tiles());
  };
  const bool adds_c = sums == SumsAre::rounded_with_c;
  const bool on_all_sms = max_sms == 0 || max_sms >= clusters_at_once(1);
  const std::array size{m, n, k, table.batch};
  const auto size_of = [](const MeasuredGemm& x) { return std::array{x.m, x.n, x.k, x.batch}; };
  const auto found = std::ranges::lower_bound(table.measured, size, {}, size_of);
  const bool is_measured =
      on_all_sms && found != table.measured.end() && size_of(*found) == size && is_allowed(found->config);
  const auto choose_measured = [&] {
    choice.measured = &*found;
    choice.entry = table.entry_of(found->config);
    return choice;
  };
  if (is_measured && !adds_c) return choose_measured();
  const auto is_known = [&](const ShippedGemm& x) {
    const i64 most_k = table.cost_of(x.config.kernel).most_k;
    return (most_k == 0 || k <= most_k) &&
           (x.most_tiles == 0 || table.work_of(x.config, m, n, k).tiles() <= x.most_tiles);
  };
  const auto us_of_c = [&](const Configuration& x) { return adds_c ? added_us(table, x, m, n, k, max_sms) : 0; };
  double least_us = INFINITY;
  double least_us_without_c = INFINITY;
  const auto look_at = [&](std::size_t entry) {
    const ShippedGemm& x = table.shipped[entry];
    const double without_c = estimated_us(table, x, m, n, k, max_sms);
    if (without_c > least_us || !is_known(x) || !is_allowed(x.config)) return;
    least_us_without_c = std::min(least_us_without_c, without_c);
    const double us = without_c + us_of_c(x.config);
    if (us > least_us || (us == least_us && entry > choice.entry)) return;
    least_us = us;
    choice.entry = entry;
  };
  if (table.bounds == nullptr) {
    for (std::size_t entry = 0; entry < table.shipped.size(); ++entry) look_at(entry);
  } else {
    look_at_some(table, m, n, k, least_us, look_at);
  }
  if (is_measured && 0.95 * least_us_without_c + us_of_c(found->config) <= least_us) return choose_measured();
  return choice;
}

/// The table's entry for so many problems: the measured one, or that with the smallest estimate for the tiles and the
/// bytes of all; any where nothing is multiplied. `rows`: of these, as m says.
inline std::size_t choose_for_all(GemmTable table, i64 count, i64 m, i64 n, i64 k, i64 max_sms,
                                  Rows rows = Rows::same) {
  if (!is_multiplied(m, n, k) || count < 1) return 0;
  const i64 most =
      std::max<i64>((i64{1} << 58) / (m * n), 1);  // more have no room in memory, nor their tiles in an i64
  table.batch = std::min(count, most);
  table.rows = rows;
  return choose(table, m, n, k, max_sms).entry;
}

/// The same by a table that is there for good. It takes most of a call's time on the host, and rests on its arguments
/// alone: each thread keeps its last choices.
inline GemmChoice choose_once(const GemmTable& table, i64 m, i64 n, i64 k, i64 max_sms,
                              SumsAre sums = SumsAre::rounded) {
  constexpr int log2_places = 6;  // of problems that share one, the last is kept
  static thread_local GemmChoice kept[1 << log2_places]{};
  u64 hash = 0;
  for (const i64 x : {m, n, k, max_sms, static_cast<i64>(sums)})
    hash = (hash + static_cast<u64>(x)) * 0x9E3779B97F4A7C15;
  GemmChoice& choice = kept[hash >> (64 - log2_places)];
  if (choice.table != &table || choice.m != m || choice.n != n || choice.k != k || choice.max_sms != max_sms ||
      choice.sums != sums)
    choice = choose(table, m, n, k, max_sms, sums);
  return choice;
}

/// What gemm() calls.
inline GemmChoice choose_gemm(i64 m, i64 n, i64 k, const Majors& majors = {}, i64 max_sms = 0,
                              SumsAre sums = SumsAre::rounded) {
  return choose_once(gemm_table_for(majors), m, n, k, max_sms, sums);
}

/// What adds to a D of floats by load (kernels/add_to_d.cuh), and whether it should: where K is short and there are
/// many tiles, D, which is read and written, takes most of the time, and reductions leave half of the memory's
/// bandwidth.
inline constexpr Configuration added_by_load{Kernel::gemm_pingpong, {128, 192}, {.m = 2}};
inline bool is_added_by_load(i64 m, i64 n, i64 k, i64 max_sms = 0, const Configuration& by_load = added_by_load,
                             i64 element_bytes = 2) {
  constexpr i64 short_k = 1024, many_waves = 3;
  if (max_sms != 0 && max_sms < by_load.cluster_size()) return false;
  return is_multiplied(m, n, k) && k <= short_k &&
         work_of(by_load, m, n, k, element_bytes, max_sms).waves >= many_waves;
}

inline std::string GemmChoice::reason() const {
  if (!is_multiplied(m, n, k)) return "any: nothing is multiplied";
  const GemmWork work = table->work_of(config(), m, n, k, max_sms);
  const std::string parts = std::to_string(work.tiles()) + (work.tiles() == 1 ? " tile in " : " tiles in ") +
                            std::to_string(work.waves) + (work.waves == 1 ? " wave" : " waves");
  if (measured == nullptr) return "smallest estimate: " + parts;
  return "measured: " + std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k);
}

}  // namespace rawgemm
