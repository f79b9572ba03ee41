// Launches wgmma_tile.
#pragma once
#include <host/description.hpp>
#include <kernels/wgmma_tile.cuh>

namespace rawgemm {

struct WgmmaTile {
  static constexpr Kernel kernel = Kernel::wgmma_tile;
  static constexpr const char* name = "wgmma_tile";
  static constexpr bool takes_16_bits = true;
  static constexpr bool takes_fp8 = false;
  static constexpr bool promotes = false;
  static constexpr bool is_one_tile = true;
  template <class Types, Configuration configuration, class>  // it has no epilogue
  using Config = tile::Config<Types, configuration>;

  /// What check() says, and the sizes that one instruction has.
  template <class Config>
  static Status check(const GemmArguments& x) {
    const auto size = [&](const char* argument, i64 value, const std::string& rule) {
      return refuse(StatusCode::unsupported_size, name, argument, value, "be " + rule);
    };
    if (Status s = rawgemm::check(name, x, sizeof(typename Config::Input), sizeof(float), Major::k, Config::major_b);
        !s.ok())
      return s;
    if (x.m == 0 || x.n == 0) return {};
    if (x.m != tile::m) return size("m", x.m, std::to_string(tile::m) + " (the rows of a wgmma)");
    if (x.n != Config::n) return size("n", x.n, std::to_string(Config::n) + " (Config::n, the columns of its wgmma)");
    if (x.k % tile::slice_k != 0)
      return size("k", x.k, "a multiple of " + std::to_string(tile::slice_k) + " (the depth of a wgmma)");
    return check_unscaled(name, x, "it does not scale");
  }

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    const device::CtaShape shape{.block = tile::threads,
                                 .cluster = 1,
                                 .shared_memory = sizeof(tile::Smem<Config>),
                                 .programmatic = x.programmatic};
    if (Status s = check<Config>(x); !s.ok()) return s;
    if (x.m == 0 || x.n == 0) return {};

    static ActiveClusters known{};
    int ctas = 0;
    void (*const function)(tile::Params) = &wgmma_tile<Config>;
    if (Status s = active_clusters(name, reinterpret_cast<const void*>(function), shape, known, &ctas); !s.ok())
      return s;
    constexpr i64 input_bytes = sizeof(typename Config::Input);
    const tile::Params params{.a = static_cast<const char*>(x.a),
                              .b = static_cast<const char*>(x.b),
                              .d = static_cast<char*>(x.d),
                              .a_pitch = x.lda * input_bytes,
                              .b_pitch = x.ldb * input_bytes,
                              .d_pitch = x.ldd * i64{sizeof(float)},
                              .k = static_cast<u32>(x.k)};
    return device::launch(name, function, 1, shape, stream, params);
  }

  template <class Config>
  static i64 wgmmas(i64, i64, i64 k) {
    return k / tile::slice_k;
  }
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    using Smem = tile::Smem<Config>;
    return {{"a", offset_of(&Smem::a), sizeof(Smem::a), 1}, {"b", offset_of(&Smem::b), sizeof(Smem::b), 1}};
  }
};

/// D[64, n] = A[64, k] * B on `stream` of the current device, on one multiprocessor; see GemmArguments, but B is [k, n]
/// row-major where Config::major_b is Major::mn, and D is fp32.
/// Config: tile::Config or a type with the same members. m is 64, n is Config::n, k is a multiple of 16.
/// For the rest as gemm_cooperative; errors: unsupported_size, too, and no tensor map's.
template <class Config = tile::Config<>>
[[nodiscard]] Status wgmma_tile(const GemmArguments& x, Stream stream) {
  return WgmmaTile::launch<Config>(x, stream);
}

}  // namespace rawgemm
