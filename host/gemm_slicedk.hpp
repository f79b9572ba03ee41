// Launches gemm_slicedk.
#pragma once
#include <host/description.hpp>
#include <host/divisor.hpp>
#include <kernels/gemm_slicedk.cuh>

namespace rawgemm {

struct GemmSlicedk : AnyGemm<GemmSlicedk> {
  static constexpr Kernel kernel = Kernel::gemm_slicedk;
  static constexpr const char* name = "gemm_slicedk";
  template <class Types, Configuration configuration, class Epilogue, class Scheduler = void>  // it has none
  using Config = slicedk::Config<Types, configuration, Epilogue>;

  template <class Config>
  static Status multiply(const GemmArguments& x, Stream stream, const typename Config::Epilogue& epilogue) {
    using Params = slicedk::Params<Config>;
    void (*const function)(Params) = &gemm_slicedk<Config>;
    Launch<Params> launch;
    if (Status s = fill_launch<Config, slicedk::Smem<Config>>(name, function, x, epilogue, &launch); !s.ok()) return s;
    set_problem(x, launch.tiles.m, &launch.params);
    return device::launch(name, function, static_cast<u32>(launch.tiles.count()), launch.shape, stream, launch.params);
  }

  /// What the kernel takes of a problem beside that of fill_launch.
  template <class Config>
  static void set_problem(const GemmArguments& x, i64 tiles_m, slicedk::Params<Config>* params) {
    constexpr i64 bytes = sizeof(typename Config::Input);
    params->a = {static_cast<const char*>(x.a), x.lda * bytes, static_cast<u32>(x.m)};
    params->b = {static_cast<const char*>(x.b), x.ldb * bytes, static_cast<u32>(x.n)};
    params->k = static_cast<u32>(x.k);
    params->tiles_m = static_cast<u32>(tiles_m);
    params->by_tiles_m = make_divisor(params->tiles_m);
  }

  /// It takes none: mma.sync is another instruction.
  template <class Config>
  static i64 wgmmas(i64, i64, i64) {
    return 0;
  }
  /// By slices.
  template <class Config>
  static std::vector<SharedPart> shared_parts() {
    return {part_of("partial", &slicedk::Smem<Config>::partial)};
  }
};

/// D = alpha * A * B^T + beta * C on `stream` of the current device; see GemmArguments for shapes and strides.
/// Config: slicedk::Config or a type with the same members. FP8 products are summed as those of f16 are.
/// For the rest as gemm_cooperative, errors included.
template <class Config = slicedk::Config<>>
[[nodiscard]] Status gemm_slicedk(const GemmArguments& x, Stream stream, typename Config::Epilogue epilogue = {}) {
  return GemmSlicedk::launch<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
