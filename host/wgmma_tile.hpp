// Launches wgmma_tile.
#pragma once
#include <host/launcher.hpp>
#include <kernels/wgmma_tile.cuh>

namespace rawgemm {

/// What check() says, and the sizes that one instruction has.
template <class Config>
Status check_wgmma_tile(const GemmArguments& x) {
  constexpr const char* name = "wgmma_tile";
  const auto size = [&](const char* argument, i64 value, const std::string& rule) {
    return refuse(StatusCode::unsupported_size, name, argument, value, "be " + rule);
  };
  if (Status s = check(name, x, sizeof(typename Config::Input), sizeof(float), Config::major_b); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (x.m != tile::m) return size("m", x.m, std::to_string(tile::m) + " (the rows of a wgmma)");
  if (x.n != Config::n) return size("n", x.n, std::to_string(Config::n) + " (Config::n, the columns of its wgmma)");
  if (x.k % tile::slice_k != 0)
    return size("k", x.k, "a multiple of " + std::to_string(tile::slice_k) + " (the depth of a wgmma)");
  if (x.alpha != 1 || x.beta != 0)
    return {StatusCode::unsupported_value, std::string(name) + ": alpha = " + std::to_string(x.alpha) + ", beta = " +
                                               std::to_string(x.beta) + ", must be 1 and 0 (it does not scale)"};
  return {};
}

/// D[64, n] = A[64, k] * B on `stream` of the current device, on one multiprocessor; see GemmArguments, but B is [k, n]
/// row-major where Config::major_b is Major::mn, and D is fp32.
/// Config: tile::Config or a type with the same members. m is 64, n is Config::n, k is a multiple of 16.
/// For the rest as gemm_cooperative; errors: unsupported_size, too, and no tensor map's.
template <class Config = tile::Config<>>
[[nodiscard]] Status wgmma_tile(const GemmArguments& x, Stream stream) {
  constexpr const char* name = "wgmma_tile";
  const device::CtaShape shape{.block = tile::threads,
                               .cluster = 1,
                               .shared_memory = sizeof(tile::Smem<Config>),
                               .programmatic = x.programmatic};
  if (Status s = check_wgmma_tile<Config>(x); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};

  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(tile::Params) = &wgmma_tile<Config>;
  if (Status s = active_clusters(name, kernel, shape, known, &ctas); !s.ok()) return s;
  constexpr i64 input_bytes = sizeof(typename Config::Input);
  const tile::Params params{.a = static_cast<const char*>(x.a),
                            .b = static_cast<const char*>(x.b),
                            .d = static_cast<char*>(x.d),
                            .a_pitch = x.lda * input_bytes,
                            .b_pitch = x.ldb * input_bytes,
                            .d_pitch = x.ldd * i64{sizeof(float)},
                            .k = static_cast<u32>(x.k)};
  return device::launch(name, kernel, 1, shape, stream, params);
}

}  // namespace rawgemm
