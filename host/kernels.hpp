// The GEMM kernels: one list, which all that deal with kernels by name or by configuration read.
#pragma once
#include <host/configurations.hpp>
#include <host/gemm_cooperative.hpp>
#include <host/gemm_fp8_block.hpp>
#include <host/gemm_fp8_block_splitk.hpp>
#include <host/gemm_multistage.hpp>
#include <host/gemm_pingpong.hpp>
#include <host/gemm_slicedk.hpp>
#include <host/gemm_splitk.hpp>
#include <host/gemm_swapped.hpp>
#include <host/wgmma_tile.hpp>

namespace rawgemm {

/// Descriptions (host/description.hpp), in the order in which tables show them. Each has
///   kernel, name        of configurations, of messages
///   takes_16_bits, takes_fp8, promotes
///                       the operands it has, and whether it adds up sums of FP8 products in fp32 after each 128
///   is_one_tile         D is one tile, whatever the arguments
///   Config<Types, configuration, Epilogue>
///                       how a configuration becomes a Config
///   check<Config>(x)    what it refuses before it asks the device
///   launch<Config>(x, stream, epilogue)
///   wgmmas<Config>(m, n, k)
///                       how many a call takes, of 64 rows and 32 bytes of K; tiles that overhang count as whole ones
///   shared_parts<Config>()
///                       names for the parts of its shared memory
using Kernels = List<GemmCooperative, GemmPingpong, GemmSplitk, GemmSwapped, GemmMultistage, GemmSlicedk, GemmFp8Block,
                     GemmFp8BlockSplitk, WgmmaTile>;

template <Kernel kernel, class First, class... Others>
constexpr auto description_in(List<First, Others...>) {
  if constexpr (First::kernel == kernel)
    return First{};
  else
    return description_in<kernel>(List<Others...>{});
}
/// What a kernel says of itself.
template <Kernel kernel>
using DescriptionOf = decltype(description_in<kernel>(Kernels{}));

inline std::string name_of(Kernel kernel) {
  const char* name = "";
  for_each(Kernels{}, [&](auto description) {
    if (description.kernel == kernel) name = description.name;
  });
  return name;
}

/// "gemm_splitk 64x64, cluster 1x2"
inline std::string name_of(const Configuration& x) { return name_of(x.kernel) + " " + name_in_kernel(x); }

/// A type of its own, since g++ 12 breaks off at an alias of an alias with such a value.
template <class Types, Configuration configuration, class Epilogue = LinearCombination<Types>>
struct ConfigFinder {
  using Config = typename DescriptionOf<configuration.kernel>::template Config<Types, configuration, Epilogue>;
};
/// The Config of a configuration.
template <class Types, Configuration configuration, class Epilogue = LinearCombination<Types>>
using ConfigOf = typename ConfigFinder<Types, configuration, Epilogue>::Config;

/// As ConfigFinder, with another scheduler. Where an alias uses it, all arguments are parameters of the alias: g++ 12
/// breaks off at others.
template <class Types, Configuration configuration, class Epilogue, class Scheduler>
struct ScheduledConfigFinder {
  using Config =
      typename DescriptionOf<configuration.kernel>::template Config<Types, configuration, Epilogue, Scheduler>;
};

/// The kernel's launcher. epilogue: one of the caller's own, or none.
template <class Types, Configuration configuration, class... Epilogue>
Status launch(const GemmArguments& x, Stream stream, const Epilogue&... epilogue) {
  using Config = typename ConfigFinder<Types, configuration, Epilogue...>::Config;
  return DescriptionOf<configuration.kernel>::template launch<Config>(x, stream, epilogue...);
}

}  // namespace rawgemm
