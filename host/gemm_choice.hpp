// Which kernel and Config computes a problem fastest on an H200: what was measured, and a rule for what lies between.
#pragma once
#include <algorithm>
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

/// By which is chosen among kernels for operands of one kind.
struct GemmTable {
  std::span<const ShippedGemm> shipped;
  std::span<const GemmCost> costs;
  std::span<const MeasuredGemm> measured;  // in the order of m
  i64 element_bytes;                       // of A and B
  i64 batch = 1;                           // problems of one size that are computed at once

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
    return rawgemm::work_of(config, m, n, k, element_bytes, max_sms, batch);
  }
};

/// 16 bits: what gemm() chooses by. K-major, and where A or B is MN-major.
inline constexpr GemmTable gemm_table{shipped_gemms, gemm_costs, measured_gemms, 2};
inline constexpr GemmTable gemm_table_k_mn{shipped_gemms_k_mn, gemm_costs_k_mn, measured_gemms_k_mn, 2};
inline constexpr GemmTable gemm_table_mn_k{shipped_gemms_mn_k, gemm_costs_mn_k, measured_gemms_mn_k, 2};
inline constexpr GemmTable gemm_table_mn_mn{shipped_gemms_mn_mn, gemm_costs_mn_mn, measured_gemms_mn_mn, 2};

constexpr const GemmTable& gemm_table_for(const Majors& majors) {
  if (majors.a == Major::k) return majors.b == Major::k ? gemm_table : gemm_table_k_mn;
  return majors.b == Major::k ? gemm_table_mn_k : gemm_table_mn_mn;
}

/// entry: of table->shipped.  measured: the problem of table->measured on which the choice rests, null where there is
/// none and the estimate decides.
struct GemmChoice {
  const GemmTable* table;
  i64 m;
  i64 n;
  i64 k;
  std::size_t entry;
  const MeasuredGemm* measured;
  i64 max_sms;

  const Configuration& config() const { return table->shipped[entry].config; }
  /// Why, such as "measured: 128x7168x16384".
  std::string reason() const;
};

/// Us on an H200. The CTAs' work and the memory's take their time side by side: the longer one of the two decides, the
/// other one adds a little.
inline double estimated_us(const GemmTable& table, const ShippedGemm& x, i64 m, i64 n, i64 k, i64 max_sms = 0) {
  const GemmWork work = table.work_of(x.config, m, n, k, max_sms);
  const GemmCost& cost = table.cost_of(x.config.kernel);
  const double block_m = x.config.tile.m;
  const double block_n = x.config.tile.n;
  const double area = block_m * block_n / (128 * 128);
  const double step = cost.products * area + cost.rows * (block_m + block_n) / 256;
  const double waves = static_cast<double>(work.waves);
  const double dm = static_cast<double>(m);
  const double dn = static_cast<double>(n);
  const double dk = static_cast<double>(k);
  const double work_us = waves * (static_cast<double>(work.steps) * step + cost.tile + cost.area * area) + cost.launch;
  const double bytes = static_cast<double>(table.element_bytes) * (dm * dk + dn * dk) + 2 * dm * dn;
  const double memory_us =
      static_cast<double>(table.batch) * bytes / 4.8e6;  // at 4.8 TB/s, A, B and D of 16 bits, each once
  const double work_us2 = work_us * work_us;
  const double memory_us2 = memory_us * memory_us;
  return x.slowness * std::sqrt(std::sqrt(work_us2 * work_us2 + memory_us2 * memory_us2));
}

/// How far apart two problems are, in octaves: the sum over m, n and k of |log2 of their ratio|. Those of m and n count
/// twice: what is fastest depends less on the length of K.
inline double distance(const MeasuredGemm& x, i64 m, i64 n, i64 k) {
  const auto octaves = [](i64 a, i64 b) {
    return std::abs(std::log2(static_cast<double>(a) / static_cast<double>(b)));
  };
  return 2 * octaves(x.m, m) + 2 * octaves(x.n, n) + octaves(x.k, k);
}

/// Whether a problem is close to one that was measured, and cut into as many tiles by the configuration that was
/// fastest there: then the work is alike, and so is what is fastest.
inline bool is_alike(const MeasuredGemm& x, i64 m, i64 n, i64 k) {
  // Of most problems this is enough to know: a distance of 1 is a factor of 2 of k, of sqrt(2) of m or n.
  const auto differ = [](i64 a, i64 b, double by) {
    return static_cast<double>(std::max(a, b)) > by * static_cast<double>(std::min(a, b));
  };
  if (differ(x.m, m, 1.5) || differ(x.n, n, 1.5) || differ(x.k, k, 2.1)) return false;
  const GemmWork there = work_of(x.config, x.m, x.n, x.k);
  const GemmWork here = work_of(x.config, m, n, k);
  return there.tiles_m == here.tiles_m && there.tiles_n == here.tiles_n && distance(x, m, n, k) <= 1;
}

/// A measured problem gets its fastest configuration. Another one gets that of the nearest problem that is alike; where
/// none is, of the shipped configurations that were measured with as many tiles and as long a K, the one with the
/// smallest estimate.
/// scripts/tune.py follows the same rule to say how much it loses. Any configuration will do where nothing is
/// multiplied. No call to CUDA.
/// max_sms: as of GemmArguments; what does not keep to it is left out. On fewer SMs than all nothing was measured.
inline GemmChoice choose(const GemmTable& table, i64 m, i64 n, i64 k, i64 max_sms) {
  GemmChoice choice{&table, m, n, k, 0, nullptr, max_sms};
  if (!is_multiplied(m, n, k)) return choice;
  const auto is_allowed = [&](const Configuration& x) {
    return max_sms == 0 || keeps_to(max_sms, x, table.work_of(x, m, n, k).tiles());
  };
  const bool on_all_sms = max_sms == 0 || max_sms >= clusters_at_once(1);
  const auto first = std::ranges::lower_bound(table.measured, m / 2, {}, &MeasuredGemm::m);  // none before is alike
  for (auto x = first; on_all_sms && x != table.measured.end() && x->m <= 2 * m; ++x)
    if (is_alike(*x, m, n, k) && is_allowed(x->config) &&
        (choice.measured == nullptr || distance(*x, m, n, k) < distance(*choice.measured, m, n, k)))
      choice.measured = &*x;
  if (choice.measured != nullptr) {
    choice.entry = table.entry_of(choice.measured->config);
    return choice;
  }
  const auto is_known = [&](const ShippedGemm& x) {
    const i64 most_k = table.cost_of(x.config.kernel).most_k;
    return (most_k == 0 || k <= most_k) &&
           (x.most_tiles == 0 || table.work_of(x.config, m, n, k).tiles() <= x.most_tiles);
  };
  double least_us = INFINITY;
  for (std::size_t entry = 0; entry < table.shipped.size(); ++entry) {
    const ShippedGemm& x = table.shipped[entry];
    const double us = estimated_us(table, x, m, n, k, max_sms);
    if (us >= least_us || !is_known(x) || !is_allowed(x.config)) continue;
    least_us = us;
    choice.entry = entry;
  }
  return choice;
}

/// The same by a table that is there for good. It takes most of a call's time on the host, and rests on its arguments
/// alone: each thread keeps its last choices.
inline GemmChoice choose_once(const GemmTable& table, i64 m, i64 n, i64 k, i64 max_sms) {
  constexpr int log2_places = 6;  // of problems that share one, the last is kept
  static thread_local GemmChoice kept[1 << log2_places]{};
  u64 hash = 0;
  for (const i64 x : {m, n, k, max_sms}) hash = (hash + static_cast<u64>(x)) * 0x9E3779B97F4A7C15;
  GemmChoice& choice = kept[hash >> (64 - log2_places)];
  if (choice.table != &table || choice.m != m || choice.n != n || choice.k != k || choice.max_sms != max_sms)
    choice = choose(table, m, n, k, max_sms);
  return choice;
}

/// What gemm() calls.
inline GemmChoice choose_gemm(i64 m, i64 n, i64 k, const Majors& majors = {}, i64 max_sms = 0) {
  return choose_once(gemm_table_for(majors), m, n, k, max_sms);
}

inline std::string GemmChoice::reason() const {
  if (!is_multiplied(m, n, k)) return "any: nothing is multiplied";
  const GemmWork work = table->work_of(config(), m, n, k, max_sms);
  const std::string parts = std::to_string(work.tiles()) + (work.tiles() == 1 ? " tile in " : " tiles in ") +
                            std::to_string(work.waves) + (work.waves == 1 ? " wave" : " waves");
  if (measured == nullptr) return "smallest estimate: " + parts;
  const std::string problem =
      std::to_string(measured->m) + "x" + std::to_string(measured->n) + "x" + std::to_string(measured->k);
  if (measured->m == m && measured->n == n && measured->k == k) return "measured: " + problem;
  return "nearest measured: " + problem + ", also " + parts;
}

}  // namespace rawgemm
