// Which types and configurations the program offers of a kernel, by what is known of it without its source: `Kernel` is
// its description (host/description.hpp) or has the same flags.
#pragma once
#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>

#include <bench/configurations.hpp>
#include <bench/matrices/numbers.hpp>
#include <bench/problem.hpp>
#include <host/configurations.hpp>

namespace rawgemm::bench {

template <class... Lists>
struct Join;
template <class... Entries>
struct Join<List<Entries...>> {
  using Type = List<Entries...>;
};
template <class... First, class... Second, class... Others>
struct Join<List<First...>, List<Second...>, Others...> : Join<List<First..., Second...>, Others...> {};
/// What all lists hold.
template <class... Lists>
using Joined = typename Join<Lists...>::Type;

using Types16 = List<Types<bf16, bf16>, Types<bf16, float>, Types<f16, f16>, Types<f16, float>>;
using TypesOfOneTile = List<Types<bf16, float>, Types<f16, float>>;
using Types8 = List<Types<e4m3, bf16>, Types<e4m3, float>, Types<e4m3, f16>, Types<e4m3, e4m3>, Types<e4m3, bf16, e5m2>,
                    Types<e4m3, float, e5m2>, Types<e4m3, f16, e5m2>, Types<e4m3, e4m3, e5m2>, Types<e5m2, bf16, e4m3>,
                    Types<e5m2, float, e4m3>, Types<e5m2, f16, e4m3>, Types<e5m2, e4m3, e4m3>, Types<e5m2, bf16>,
                    Types<e5m2, float>, Types<e5m2, f16>, Types<e5m2, e4m3>>;
template <BlockScales scales>
using TypesWith = List<Types<e4m3, bf16, e4m3, scales>, Types<e4m3, float, e4m3, scales>>;
using ScaledTypesOfE4m3 =
    Joined<Joined<TypesWith<BlockScales::b_128x128>, TypesWith<BlockScales::b_1x128>>, TypesWith<BlockScales::none>>;
using ScaledTypes =
    Joined<ScaledTypesOfE4m3,
           List<Types<e4m3, bf16, e5m2, BlockScales::b_128x128>, Types<e5m2, bf16, e4m3, BlockScales::b_128x128>,
                Types<e5m2, bf16, e5m2, BlockScales::b_128x128>>>;

template <class... All>
Joined<List<>, std::conditional_t<std::is_same_v<typename All::Output, float>, List<All>, List<>>...>
    types_with_d_in_fp32(List<All...>);
/// Those of a list that AddToD takes.
template <class All>
using WithDInFp32 = decltype(types_with_d_in_fp32(All{}));

/// A kernel that has configurations of its own.
template <class Description>
struct Configured : Description {
  static constexpr bool chooses = false;
  using Types = std::conditional_t<
      Description::is_one_tile, TypesOfOneTile,
      std::conditional_t<Description::promotes, ScaledTypes,
                         std::conditional_t<Description::takes_fp8, Joined<Types16, Types8>, Types16>>>;
};

/// Of a launch of several products by a kernel that takes 16 bits, or by one that promotes FP8; D's as they are used.
template <Form form>
struct TypesOfParts {
  using Of16Bits = List<Types<bf16>, Types<f16>>;
  using Promoted = List<Types<e4m3, bf16, e4m3, BlockScales::b_128x128>, Types<e4m3, bf16, e4m3, BlockScales::b_1x128>>;
};
template <>
struct TypesOfParts<Form::k_grouped> {
  using Of16Bits = List<Types<bf16, float>, Types<f16, float>>;
  using Promoted = List<Types<e4m3, float, e4m3, BlockScales::b_1x128>>;
};

/// The table of a kernel's configurations, which has those of others, too.
template <class Types, Form form = Form::dense>
constexpr std::span<const Configuration> table_for() {
  if constexpr (form == Form::batched)
    return batched_configurations;
  else if constexpr (form == Form::grouped)
    return grouped_configurations;
  else if constexpr (form == Form::k_grouped)
    return k_grouped_configurations;
  else if constexpr (is_fp8<typename Types::Input>)
    return configurations_8;
  else
    return configurations_16;
}

/// Whether the table's entry is the kernel's first one, which is its default.
template <class Types, Form form = Form::dense>
constexpr bool is_first(Kernel kernel, std::size_t entry) {
  const auto table = table_for<Types, form>();
  return table[entry].kernel == kernel && (entry == 0 || table[entry - 1].kernel != kernel);
}

/// Whether D may be added to so: tiles that are computed transposed, for want of 64 rows at a time, load no D; wide
/// ones that go by boxes of 8 columns have too few registers for it.
constexpr bool takes_addition(const Configuration& x, Addition addition) {
  const bool is_wide = x.tile.m * x.tile.n > 128 * 160;
  return addition != Addition::by_load || (x.tile.m % 64 == 0 && (!is_wide || x.tile.n % 16 == 0));
}

/// Whether the program offers the table's entry for this kernel, these types and majors.
template <class Types, Form form = Form::dense>
constexpr bool is_offered(Kernel kernel, std::size_t entry, const Majors& majors) {
  if (form == Form::dense && majors != Majors{} && is_offered_k_major_alone(table_for<Types, form>()[entry]))
    return false;
  constexpr bool has_all = form != Form::dense || !is_fp8<typename Types::Input> ||
                           (is_same<typename Types::Input, e4m3> && is_same<typename Types::InputB, e4m3> &&
                            (is_same<typename Types::Output, bf16> || is_same<typename Types::Output, float>));
  return has_all ? table_for<Types, form>()[entry].kernel == kernel : is_first<Types>(kernel, entry);
}

template <Form form>
constexpr bool has_configurations(Kernel kernel) {
  return std::ranges::any_of(table_for<void, form>(), [=](const Configuration& x) { return x.kernel == kernel; });
}
/// What a kernel takes.
template <class Kernel, Form form>
constexpr auto types_of_form() {
  if constexpr (form == Form::dense)
    return typename Kernel::Types{};
  else if constexpr (Kernel::chooses)
    return typename Kernel::template TypesOfForm<form>{};
  else if constexpr (!has_configurations<form>(Kernel::kernel))
    return List<>{};
  else if constexpr (Kernel::promotes)
    return typename TypesOfParts<form>::Promoted{};
  else
    return typename TypesOfParts<form>::Of16Bits{};
}

template <class Input, class First, class... Others>
constexpr auto first_of_input(List<First, Others...>) {
  if constexpr (is_same<typename First::Input, Input>)
    return First{};
  else
    return first_of_input<Input>(List<Others...>{});
}
/// Whether the program takes the table's entry where neither a tile nor other types than that of A were asked for.
template <class Kernel, class Types, Form form = Form::dense>
constexpr bool is_default(std::size_t entry) {
  using First = decltype(first_of_input<typename Types::Input>(typename Kernel::Types{}));
  return is_same<Types, First> && is_first<Types, form>(Kernel::kernel, entry);
}

/// Whether a kernel has configurations for A of this type.
template <class Kernel, class Input>
inline constexpr bool takes = [] {
  bool result = false;
  for_each(typename Kernel::Types{},
           [&]<class Types>(Types) { result = result || std::is_same_v<typename Types::Input, Input>; });
  return result;
}();

}  // namespace rawgemm::bench
