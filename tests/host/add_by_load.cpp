// AddToD by load in every configuration that the program offers of the kernels that take it: types alone, nothing runs.
#include <cstddef>
#include <iterator>
#include <utility>

#include <bench/configurations.hpp>
#include <host/add_to_d.hpp>
#include <host/kernels.hpp>
#include <tests/catch.hpp>

using namespace rawgemm;

namespace {

template <class Types>
constexpr bool takes_it(const Configuration& x) {
  if (Types::block_scales != BlockScales::none) return x.kernel == Kernel::gemm_fp8_block;
  return x.kernel == Kernel::gemm_pingpong || x.kernel == Kernel::gemm_cooperative;
}

/// Whether stages and at least two boxes of D have room. Configurations that do not are no types: nothing compiles.
template <class Types, const auto& table, std::size_t entry>
constexpr bool has_room() {
  constexpr Configuration configuration = table[entry];
  if constexpr (takes_it<Types>(configuration)) {
    using Config = ConfigOf<Types, configuration, AddToD<Types, AddBy::load>>;
    return Config::stages >= 2 && Config::Staging::slots >= 2 &&
           Config::stages * Config::stage_bytes + sizeof(typename Config::Staging) <= max_shared_memory;
  } else {
    return true;
  }
}

template <class Types, const auto& table, std::size_t... entries>
constexpr bool all_have_room(std::index_sequence<entries...>) {
  for (const bool has : {has_room<Types, table, entries>()...})  // a fold of so many is too deep for clang
    if (!has) return false;
  return true;
}
constexpr std::make_index_sequence<std::size(bench::configurations_16)> entries_16;
constexpr std::make_index_sequence<std::size(bench::configurations_8)> entries_8;

}  // namespace

TEST_CASE("AddToD by load: every configuration that is offered has room for boxes of D") {
  STATIC_REQUIRE(all_have_room<Types<bf16, float>, bench::configurations_16>(entries_16));
  STATIC_REQUIRE(all_have_room<Types<e4m3, float>, bench::configurations_8>(entries_8));
  STATIC_REQUIRE(all_have_room<Types<e4m3, float, e4m3, BlockScales::b_1x128>, bench::configurations_8>(entries_8));
}
