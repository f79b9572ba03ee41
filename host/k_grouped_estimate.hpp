// What K in groups takes, as it was measured (scripts/tune_k_groups.py).
#pragma once
#include <cmath>
#include <limits>

#include <host/gemm_work.hpp>
#include <host/k_grouped_table.hpp>

namespace rawgemm {

/// us of groups with D [m, n] each: waves of their tiles, which take so many steps along K in the mean.
inline double k_groups_us(const ShippedKGroups& shipped, i64 groups, i64 m, i64 n, double steps, i64 max_sms) {
  const Configuration& config = shipped.config;
  const u32 size = config.cluster_size();
  if (max_sms > 0 && max_sms < size) return std::numeric_limits<double>::infinity();
  const double tiles = static_cast<double>(groups) *
                       static_cast<double>(ceil_div(m, i64{config.tile.m} * config.cluster.m)) *
                       static_cast<double>(ceil_div(n, i64{config.tile.n} * config.cluster.n));
  const double at_once = static_cast<double>(allowed_clusters(clusters_at_once(size), size, max_sms));
  return std::ceil(tiles / at_once) * (steps * shipped.step + shipped.wave) + shipped.launch;
}

}  // namespace rawgemm
