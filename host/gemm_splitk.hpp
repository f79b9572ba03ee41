// Launches gemm_splitk.
#pragma once
#include <host/description.hpp>
#include <kernels/gemm_splitk.cuh>

namespace rawgemm {

/// What kernels that split K have in common.
template <class Gemm>
struct AnySplitkGemm : AnyGemm<Gemm> {
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    if (k == 0) return 0;
    const i64 step_k = stage_k<typename Config::Input> * Config::stage_blocks;
    const i64 steps = std::max<i64>(ceil_div(k, step_k), Config::splits);
    return wgmmas_of_tiles(ceil_div(m, Config::block_m) * ceil_div(n, Config::block_n), steps * Config::stage_blocks,
                           Config::wgmma_rows);
  }
  /// a[k block of the ring], b[k block of the ring], full[stage], empty[stage], pushed, partial[of each other CTA].
  template <class Config, class Smem>
  static std::vector<SharedPart> parts_of_split_k() {
    std::vector<SharedPart> parts{part_of("a", &Smem::a),
                                  part_of("b", &Smem::b),
                                  part_of("full", &Smem::full),
                                  part_of("empty", &Smem::empty),
                                  {"pushed", offset_of(&Smem::pushed), sizeof(u64), 1}};
    if (Config::splits > 1)
      parts.push_back({"partial", offset_of(&Smem::partial), Config::slot_bytes, Config::splits - 1});
    return parts;
  }
};

struct GemmSplitk : AnySplitkGemm<GemmSplitk> {
  static constexpr Kernel kernel = Kernel::gemm_splitk;
  static constexpr const char* name = "gemm_splitk";
  template <class Types, Configuration configuration, class Epilogue>
  using Config = splitk::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    void (*const function)(splitk::Params<Config>) = &gemm_splitk<Config>;
    splitk::Params<Config> params{};
    params.epilogue = epilogue;
    return launch_split_tiles<Config, splitk::Smem<Config>>(name, function, x, stream, params);
  }
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    return parts_of_split_k<Config, splitk::Smem<Config>>();
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: splitk::Config or a type with the same members. For the rest as gemm_cooperative, errors included.
template <class Config = splitk::Config<>>
[[nodiscard]] Status gemm_splitk(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmSplitk::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
