// Defines faulty.hpp for one configuration of the kernel that the include path finds first.
#pragma once
#include <host/add_to_d.hpp>
#include <host/batched.hpp>
#include <host/k_grouped.hpp>
#include <tests/faults/faulty.hpp>
#include <tests/flat.hpp>

namespace rawgemm::faults {

template <class Base>
using TypesOf = Types<typename Base::Input, typename Base::Output, typename Base::InputB, Base::block_scales>;

/// What becomes of a Config: nothing.
struct AsItIs {
  template <class Base>
  using Config = Base;
};

/// Groups of tiles so low that a small problem has a ragged last one.
struct LowGroups {
  template <class Base>
  struct Config : Base {
    static constexpr u32 group_m = 2;
  };
};

/// Low groups, and so short a ring that a small problem goes round it.
template <u32 stages_>
struct ShortRing {
  template <class Base>
  struct Config : Base {
    static constexpr u32 stages = stages_;
    static constexpr u32 group_m = 2;
  };
};

/// Low groups, and an n and k (0: none) that are known when the kernel is compiled.
template <u32 n, u32 k>
struct KnownExtents {
  template <class Base>
  struct Config : Base {
    using Scheduler = PersistentTiles<n, k>;
    static constexpr u32 group_m = 2;
  };
};

/// Low groups of tiles, and rows in groups.
struct Grouped {
  template <class Base>
  struct Config : GroupedConfigOf<TypesOf<Base>, Base::configuration> {
    static constexpr u32 group_m = 2;
  };
};

/// Low groups of tiles, and a batch.
struct Batched {
  template <class Base>
  struct Config : Base {
    using Scheduler = BatchedTilesOf<Base::configuration.kernel>;
    using Epilogue = BatchedCombination<TypesOf<Base>>;
    static constexpr u32 group_m = 2;
  };
};

/// Low groups of tiles, and K in groups.
struct KGrouped {
  template <class Base>
  struct Config : Base {
    using Scheduler = KGroupedTiles;
    using Epilogue = BatchedCombination<TypesOf<Base>>;
    static constexpr u32 group_m = 2;
  };
};

/// The same, of operands in the flat form.
struct FlatKGrouped {
  template <class Base>
  struct Config : KGrouped::Config<Base> {
    using Scheduler = FlatKGroupedTiles;
  };
};

/// Low groups of tiles, and D is added to.
struct Added {
  template <class Base>
  struct Config : Base {
    using Epilogue = AddToD<TypesOf<Base>>;
    static constexpr u32 group_m = 2;
  };
};

/// The same, with boxes of D that are loaded, for which shared memory is laid out.
struct Loaded {
  template <class Base>
  struct Config : ConfigOf<TypesOf<Base>, Base::configuration, AddToD<TypesOf<Base>, AddBy::load>> {
    static constexpr u32 group_m = 2;
  };
};

template <class Types_, Configuration configuration_, class Change = AsItIs>
struct Instance {
  using Types = Types_;
  using Description = DescriptionOf<configuration_.kernel>;
  using Config = typename Change::template Config<ConfigOf<Types, configuration_>>;
  static constexpr Configuration configuration = configuration_;

  static std::vector<model::SharedObject> shared_objects() {
    std::vector<model::SharedObject> objects;
    for (const SharedPart& x : Description::template shared_parts<Config>())
      objects.push_back({x.name, x.offset, x.bytes, x.count});
    return objects;
  }
  /// The groups are problems of as many rows each, whose matrices follow each other in memory.
  static BatchedGemmArguments batch_of(GemmArguments x, const Groups& groups) {
    x.m /= groups.count;
    return {.gemm = x,
            .batch = groups.count,
            .stride_a = x.m * (configuration.major_a == Major::k ? x.lda : 1),
            .stride_b = groups.share_b ? 0 : (configuration.major_b == Major::k ? x.n : x.k) * x.ldb,
            .stride_d = x.m * x.ldd,
            .stride_c = x.m * x.ldc,
            .stride_scales_a = x.m,
            .stride_scales_b =
                Types::block_scales == BlockScales::b_1x128 ? x.n : ceil_div(x.n, scaled_k) * x.block_scales.ldb};
  }
  static Status launch(const GemmArguments& x, const Groups& groups) {
    const GroupOffsets offsets = groups.is_wide ? GroupOffsets(static_cast<const i64*>(groups.offsets))
                                                : GroupOffsets(static_cast<const i32*>(groups.offsets));
    if constexpr (requires { requires is_same<typename Config::Scheduler::Params, GroupedTiles::Params>; })
      return grouped_gemm<Config>({.gemm = x,
                                   .groups = groups.count,
                                   .offsets = offsets,
                                   .layout = groups.layout,
                                   .zeroes_rest = groups.zeroes_rest},
                                  Stream{});
    else if constexpr (requires { requires is_same<typename Config::Scheduler, KGroupedTiles>; })
      return k_grouped_gemm<Config>({.gemm = x, .groups = groups.count, .offsets = offsets}, Stream{});
    else if constexpr (requires { requires is_same<typename Config::Scheduler, FlatKGroupedTiles>; })
      return test::launch_flat(
          {.gemm = x, .groups = groups.count, .offsets = offsets},
          [](const KGroupedGemmArguments& flat) { return k_grouped_gemm<Config>(flat, Stream{}); });
    else if constexpr (requires { requires is_same<typename Config::Scheduler::Map, BatchMap>; })
      return batched_gemm<Config>(batch_of(x, groups), Stream{});
    else
      return Description::template launch<Config>(x, Stream{});
  }
};

}  // namespace rawgemm::faults

/// The arguments: those of Instance.
#define RAWGEMM_FAULTY(...)                                                                       \
  namespace rawgemm::faults {                                                                     \
  using Copy = Instance<__VA_ARGS__>;                                                             \
  Configuration configuration() { return Copy::configuration; }                                   \
  test::Number input_a() { return test::number_of<Copy::Types::Input>; }                          \
  test::Number input_b() { return test::number_of<Copy::Types::InputB>; }                         \
  test::Number output() { return test::number_of<Copy::Types::Output>; }                          \
  BlockScales block_scales() { return Copy::Types::block_scales; }                                \
  i64 wgmmas(i64 m, i64 n, i64 k) { return Copy::Description::wgmmas<Copy::Config>(m, n, k); }    \
  std::vector<model::SharedObject> shared_objects() { return Copy::shared_objects(); }            \
  Status launch(const GemmArguments& x, const Groups& groups) { return Copy::launch(x, groups); } \
  }
