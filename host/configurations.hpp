// What deals with configurations by value and with types in lists; it includes no kernel.
#pragma once
#include <string>

#include <kernels/configuration.cuh>

namespace rawgemm {

template <class... Entries>
struct List {};

/// Calls function with an object of each entry.
template <class... Entries, class Function>
constexpr void for_each(List<Entries...>, Function&& function) {
  (function(Entries{}), ...);
}

/// "128x256"
inline std::string tile_name(const Configuration& x) {
  return std::to_string(x.tile.m) + "x" + std::to_string(x.tile.n);
}
/// "2x1"; of a kernel that splits K, the CTAs that share a tile: "1x2".
inline std::string cluster_name(const Configuration& x) {
  return std::to_string(x.cluster.m) + "x" + std::to_string(x.cluster.n * x.splits);
}
/// "64x64, cluster 1x2"
inline std::string tile_and_cluster_name(const Configuration& x) {
  return tile_name(x) + ", cluster " + cluster_name(x);
}

}  // namespace rawgemm
