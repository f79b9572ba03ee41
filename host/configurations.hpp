// What deals with configurations by value and with types in lists; it includes no kernel.
#pragma once
#include <string>

#include <kernels/configuration.cuh>

namespace rawgemm {

/// Of A and of B, as of a Configuration.
struct Majors {
  Major a = Major::k;
  Major b = Major::k;

  constexpr bool operator==(const Majors&) const = default;
};
inline constexpr Majors all_majors[] = {{}, {.b = Major::mn}, {.a = Major::mn}, {.a = Major::mn, .b = Major::mn}};

constexpr Majors majors_of(const Configuration& x) { return {x.major_a, x.major_b}; }
/// The same for operands in these majors.
constexpr Configuration in_majors(Configuration x, const Majors& majors) {
  x.major_a = majors.a;
  x.major_b = majors.b;
  return x;
}

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
/// "2x1"; of a kernel that splits K, the CTAs that share a tile: "1x2", or, of several tiles, tiles and CTAs: "2x1x4".
inline std::string cluster_name(const Configuration& x) {
  const bool has_one_tile = x.cluster == Cluster{};
  std::string name = std::to_string(x.cluster.m) + "x" + std::to_string(has_one_tile ? x.splits : x.cluster.n);
  if (!has_one_tile && x.splits > 1) name.append("x").append(std::to_string(x.splits));
  return name;
}
/// ", A MN-major, B MN-major", where they are; of K-major ones nothing.
inline std::string majors_name(const Majors& x) {
  return std::string(x.a == Major::mn ? ", A MN-major" : "") + (x.b == Major::mn ? ", B MN-major" : "");
}
/// "64x64, cluster 1x2, B MN-major"
inline std::string name_in_kernel(const Configuration& x) {
  return tile_name(x) + ", cluster " + cluster_name(x) + majors_name(majors_of(x));
}

}  // namespace rawgemm
