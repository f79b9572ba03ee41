// What a kernel says of itself, beside its launcher, to all that deal with kernels by name (host/kernels.hpp).
#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <host/launch.hpp>
#include <host/shared_part.hpp>

namespace rawgemm {

/// The elements of an array of Smem's.
template <class Smem, class Element, std::size_t count>
SharedPart part_of(const char* name, Element (Smem::*array)[count]) {
  return {name, offset_of(array), sizeof(Element), count};
}

/// D's tiles, with those of a cluster that lie outside D.
template <class Config>
i64 tiles_of_clusters(i64 m, i64 n) {
  constexpr i64 cluster_m = Config::cluster_m;
  constexpr i64 cluster_n = Config::cluster_n;
  return ceil_div(m, Config::block_m * cluster_m) * cluster_m * ceil_div(n, Config::block_n * cluster_n) * cluster_n;
}

/// rows: of a tile's A, or of its B where D^T is computed.
constexpr i64 wgmmas_of_tiles(i64 tiles, i64 k_steps, i64 rows) { return tiles * k_steps * (rows / wgmma_m); }

/// What the arguments of the call may say to an epilogue: to one of a caller's own nothing.
template <class Types>
Status check_epilogue(const char*, const GemmArguments&, const LinearCombination<Types>*) {
  return {};
}
template <class Epilogue>
Status check_epilogue(const char* name, const GemmArguments& x, const Epilogue*) {
  return check_unscaled(name, x, "this Config has an epilogue of its own");
}

/// What all kernels that compute a GEMM of any size have in common. Gemm, the kernel, adds Config, multiply (launch,
/// with m, n and k above 0), wgmmas and shared_parts.
template <class Gemm>
struct AnyGemm {
  static constexpr bool takes_16_bits = true;
  static constexpr bool takes_fp8 = true;
  static constexpr bool promotes = false;
  static constexpr bool is_one_tile = false;

  template <class Config>
  static Status check(const GemmArguments& x) {
    const char* const name = Gemm::name;
    if (Status s =
            rawgemm::check(name, x, sizeof(typename Config::Input), sizeof(typename Config::Output),
                           Config::configuration.major_a, Config::configuration.major_b, Config::has_block_scales);
        !s.ok())
      return s;
    if (x.m == 0 || x.n == 0) return {};
    constexpr const typename Config::Epilogue* epilogue = nullptr;
    if (Status s = check_epilogue(name, x, epilogue); !s.ok()) return s;
    if (x.k == 0) return {};
    if constexpr (requires { requires Config::Scheduler::known_n + Config::Scheduler::known_k > 0; }) {
      const std::tuple<const char*, i64, i64> extents[] = {{"n", x.n, Config::Scheduler::known_n},
                                                           {"k", x.k, Config::Scheduler::known_k}};
      for (const auto& [extent, value, known] : extents)
        if (known != 0 && value != known)
          return refuse(StatusCode::unsupported_value, name, extent, value,
                        "be " + std::to_string(known) + " (this Config is compiled for it)");
    }
    if constexpr (Config::has_block_scales)
      if (Status s = check_block_scales(name, Config::block_scales, x, sizeof(typename Config::Output),
                                        Gemm::takes_k_major_scales);
          !s.ok())
        return s;
    if constexpr (has_one_tile_each(Config::configuration)) {
      ClusterTiles tiles;
      if (Status s = cluster_tiles<Config>(name, x, &tiles); !s.ok()) return s;
      return check_max_sms(name, x, Config::configuration, tiles.count());
    }
    return {};
  }

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
    if (Status s = Gemm::template check<Config>(x); !s.ok()) return s;
    if (x.m == 0 || x.n == 0) return {};
    if (x.k == 0) return launch_empty_product<typename Config::Output>(Gemm::name, x, stream, epilogue);
    set_arguments(x, &epilogue);
    return Gemm::template multiply<Config>(x, stream, epilogue);
  }
};

/// What those have in common whose CTAs compute tiles with all of K. Gemm adds Config, Smem<Config> and
/// function<Config>, the kernel.
template <class Gemm>
struct AnyTileGemm : AnyGemm<Gemm> {
  /// Rows of a tile that wgmmas take 64 at a time.
  template <class Config>
  static constexpr i64 wgmma_rows = Config::block_m;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    return launch_tiles<Config, typename Gemm::template Smem<Config>>(Gemm::name, Gemm::template function<Config>(), x,
                                                                      stream, epilogue);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    if (k == 0) return 0;
    const i64 k_blocks = std::max<i64>(ceil_div(k, stage_k<typename Config::Input>), Config::least_k_blocks);
    const i64 last = Config::ends_with_k ? last_k_steps_of<typename Config::Input>(static_cast<u32>(k)) : stage_k_steps;
    return wgmmas_of_tiles(tiles_of_clusters<Config>(m, n), (k_blocks - 1) * stage_k_steps + last,
                           Gemm::template wgmma_rows<Config>);
  }
  /// Boxes of d: of all math warpgroups, or, with their barriers, slots; the others by stages.
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    using Smem = typename Gemm::template Smem<Config>;
    constexpr u32 box_bytes = Config::StoreBox::bytes;
    std::vector<SharedPart> parts{part_of("a", &Smem::a),
                                  part_of("b", &Smem::b),
                                  {"d", offset_of(&Smem::d), box_bytes, static_cast<u32>(sizeof(Smem::d) / box_bytes)},
                                  part_of("full", &Smem::full)};
    if constexpr (requires { &Smem::empty; }) parts.push_back(part_of("empty", &Smem::empty));
    if constexpr (requires { &Smem::scales; }) parts.push_back(part_of("scales", &Smem::scales));
    if constexpr (requires { &Config::Staging::loaded; }) {
      using Boxes = typename Config::Staging;
      for (const auto& [name, barriers] : {std::pair{"loaded", &Boxes::loaded}, std::pair{"written", &Boxes::written}})
        parts.push_back({name, offset_of(&Smem::d) + offset_of(barriers), sizeof(u64), Boxes::slots});
    }
    if constexpr (requires { Config::Scheduler::finder_warp; }) {
      using Found = decltype(Smem::tiles);
      const u32 begin = offset_of(&Smem::tiles), slots = Config::Scheduler::slots;
      parts.push_back({"tile", begin + offset_of(&Found::slot), sizeof(Found::slot[0]), slots});
      for (const auto& [name, barriers] : {std::pair{"found", &Found::found}, std::pair{"taken", &Found::taken}})
        parts.push_back({name, begin + offset_of(barriers), sizeof(u64), slots});
    }
    return parts;
  }
};

/// What of those have in common whose math warpgroups share a tile's rows.
template <class Gemm>
struct AnySharedTileGemm : AnyTileGemm<Gemm> {
  /// Of a group that ends within a tile, rows that nobody needs are left out.
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    const i64 of_tiles = AnyTileGemm<Gemm>::template wgmmas<Config>(m, n, k);
    if (Config::Scheduler::ends_at_map || of_tiles == 0) return of_tiles;
    const auto rows = [&](i64 at_once) { return ceil_div(m, at_once) * at_once; };
    return of_tiles * rows(Config::rows_at_once) / rows(Config::block_m * Config::cluster_m);
  }
};

/// What kernels have in common that split K over the CTAs of a cluster. Gemm adds Config, Smem<Config> and
/// function<Config>, the kernel.
template <class Gemm>
struct AnySplitkGemm : AnyGemm<Gemm> {
  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    return launch_split_tiles<Config, typename Gemm::template Smem<Config>>(
        Gemm::name, Gemm::template function<Config>(), x, stream, epilogue);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    if (k == 0) return 0;
    return wgmmas_of_tiles(tiles_of_clusters<Config>(m, n),
                           split_steps<Config>(k) * Config::stage_blocks * stage_k_steps, Config::wgmma_rows);
  }
  /// a, b and scales by k blocks of the ring, full and empty by stages, partial of each other CTA.
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    using Smem = typename Gemm::template Smem<Config>;
    std::vector<SharedPart> parts{part_of("a", &Smem::a),
                                  part_of("b", &Smem::b),
                                  part_of("full", &Smem::full),
                                  part_of("empty", &Smem::empty),
                                  {"pushed", offset_of(&Smem::pushed), sizeof(u64), 1},
                                  {"multiplied", offset_of(&Smem::multiplied), sizeof(u64), 1}};
    if (Config::splits > 1)
      parts.push_back({"partial", offset_of(&Smem::partial), Config::slot_bytes, Config::splits - 1});
    if constexpr (requires { &Smem::scales; }) parts.push_back(part_of("scales", &Smem::scales));
    return parts;
  }
};

}  // namespace rawgemm
