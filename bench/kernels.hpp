// What the program knows of the kernels: the types and configurations of each, the same for the model and the GPU.
#pragma once
#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <bench/backend.hpp>
#include <bench/configurations.hpp>
#include <host/kernels.hpp>

namespace rawgemm::bench {

/// What all lists hold.
template <class... First, class... Second>
List<First..., Second...> joined_lists(List<First...>, List<Second...>);
template <class First, class Second>
using Joined = decltype(joined_lists(First{}, Second{}));

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

/// A kernel that has configurations of its own.
template <class Description>
struct Configured : Description {
  static constexpr bool chooses = false;
  using Types = std::conditional_t<
      Description::is_one_tile, TypesOfOneTile,
      std::conditional_t<Description::promotes, ScaledTypes,
                         std::conditional_t<Description::takes_fp8, Joined<Types16, Types8>, Types16>>>;
};

/// What gemm(), gemm_fp8() and gemm_fp8_scaled() have in common: for each problem they choose a configuration of
/// another kernel (choice.hpp).
struct Chooser {
  static constexpr bool chooses = true;
  static constexpr bool promotes = false;
  static constexpr bool is_one_tile = false;
};
struct Gemm : Chooser {
  static constexpr const char* name = "gemm";
  using Types = Types16;
};
/// With fast accumulation.
struct GemmFp8 : Chooser {
  static constexpr const char* name = "gemm_fp8";
  using Types = List<rawgemm::Types<e4m3, bf16>, rawgemm::Types<e4m3, float>>;
};
/// gemm_fp8_scaled(), and gemm_fp8() with promotion.
struct GemmFp8Scaled : Chooser {
  static constexpr const char* name = "gemm_fp8_scaled";
  static constexpr bool promotes = true;
  using Types = ScaledTypesOfE4m3;
};

template <class... Descriptions>
List<Configured<Descriptions>...> configured(List<Descriptions...>);
using AllKernels = Joined<List<Gemm, GemmFp8, GemmFp8Scaled>, decltype(configured(Kernels{}))>;

template <class Kernel>
constexpr const char* computes() {
  if (Kernel::is_one_tile) return "D[64, n] = A[64, k] * B[n, k]^T";
  if (Kernel::promotes)
    return "D[m, n] = alpha * sum over blocks b of k: scale_a[m, b] * scale_b[n, b] * A[m, b] * B[n, b]^T + beta * "
           "C[m, n]";
  return "D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]";
}
template <class Kernel>
constexpr const char* limits() {
  if (Kernel::is_one_tile)
    return "one tile; k from 0 to 2^30, a multiple of 16; base addresses and leading dimensions multiples of 16 bytes; "
           "sm_90";
  return "m, n, k from 0 to 2^30; base addresses and leading dimensions multiples of 16 bytes; sm_90";
}

/// The table that holds a kernel's configurations for these types, among others.
template <class Types>
constexpr std::span<const Configuration> table_for() {
  if constexpr (is_fp8<typename Types::Input>)
    return configurations_8;
  else
    return configurations_16;
}

/// Whether the program offers the table's entry for this kernel and these types.
template <class Types>
constexpr bool is_offered(Kernel kernel, std::size_t entry) {
  constexpr bool has_all = !is_fp8<typename Types::Input> ||
                           (is_same<typename Types::Input, e4m3> && is_same<typename Types::InputB, e4m3> &&
                            (is_same<typename Types::Output, bf16> || is_same<typename Types::Output, float>));
  const auto table = table_for<Types>();
  if (table[entry].kernel != kernel) return false;
  return has_all || entry == 0 || table[entry - 1].kernel != kernel;
}

inline std::vector<std::string> kernel_names() {
  std::vector<std::string> names;
  for_each(AllKernels{}, [&](auto kernel) { names.push_back(kernel.name); });
  return names;
}

/// Calls function with the kernel of that name, an object of one of AllKernels.
template <class Function>
void visit_kernel(const std::string& name, Function&& function) {
  for_each(AllKernels{}, [&](auto kernel) {
    if (name == kernel.name) function(kernel);
  });
}

/// The scales that operands of these types may have.
template <class Types>
std::vector<ScaleMode> scales_of() {
  if (!is_fp8<typename Types::Input>) return {ScaleMode::none};
  if (Types::block_scales == BlockScales::none) return {ScaleMode::tensor, ScaleMode::rows};
  return {Types::block_scales == BlockScales::b_128x128 ? ScaleMode::blocks : ScaleMode::blocks_1x128};
}

/// Calls function with each row of the kernel's table, and the Types that it is one of.
template <class Kernel, class Function>
void for_each_types(Function&& function) {
  for_each(typename Kernel::Types{}, [&]<class Types>(Types types) {
    for (const ScaleMode scales : scales_of<Types>())
      function(OperandTypes{element_type<typename Types::Input>, element_type<typename Types::InputB>,
                            element_type<typename Types::Output>, scales},
               types);
  });
}

/// All that a kernel takes; the first one is the default.
inline std::vector<OperandTypes> types_of(const std::string& kernel_name) {
  std::vector<OperandTypes> result;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    for_each_types<Kernel>([&](const OperandTypes& types, auto) { result.push_back(types); });
  });
  return result;
}

/// The configurations that a kernel has for these types and a major of B, in the table's order; the first one is the
/// default. Empty where the kernel chooses.
inline std::vector<Configuration> configurations_of(const std::string& kernel_name, const OperandTypes& types,
                                                    Major major_b = Major::k) {
  std::vector<Configuration> configurations;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    if constexpr (!Kernel::chooses)
      for_each_types<Kernel>([&]<class Types>(const OperandTypes& its, Types) {
        const auto table = table_for<Types>();
        for (std::size_t i = 0; i < table.size(); ++i)
          if (its == types && is_offered<Types>(Kernel::kernel, i) && table[i].major_b == major_b)
            configurations.push_back(table[i]);
      });
  });
  return configurations;
}

/// Whether a kernel chooses its configuration, among those of others.
inline bool chooses(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) { result = kernel.chooses; });
  return result;
}

/// Whether a kernel promotes sums of FP8 products to fp32.
inline bool promotes(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) { result = kernel.promotes; });
  return result;
}

inline Accumulation accumulation_of(const Problem& x) {
  if (!is_8_bit(x.types.input)) return Accumulation::fp32;
  return promotes(x.kernel) ? Accumulation::promoted : Accumulation::fast;
}

inline std::vector<Major> majors_b_of(const std::string& kernel_name) {
  std::vector<Major> majors;
  for (const Major major : {Major::k, Major::mn})
    if (chooses(kernel_name) ? major == Major::k
                             : !configurations_of(kernel_name, types_of(kernel_name).front(), major).empty())
      majors.push_back(major);
  return majors;
}

inline bool is_one_tile(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) { result = kernel.is_one_tile; });
  return result;
}

/// What `name` calls the configurations, each name once.
template <class Name>
std::vector<std::string> names_of(const std::vector<Configuration>& configurations, const Name& name) {
  std::vector<std::string> names;
  for (const Configuration& x : configurations)
    if (std::find(names.begin(), names.end(), name(x)) == names.end()) names.push_back(name(x));
  return names;
}

/// Whether the baseline has fast accumulation: in FP8, where neither scales of blocks nor a kernel that promotes, which
/// is compared with its like, rules it out. It is the fastest then.
inline bool is_fast_baseline(const Problem& x) {
  return accumulation_of(x) == Accumulation::fast && block_scales_of(x.types.scales) == BlockScales::none;
}
inline std::string cublaslt_name(bool is_fast) { return is_fast ? "cuBLASLt, fast accumulation" : "cuBLASLt"; }

/// Calls function with the kernel and an object of its Config that the arguments name. Instantiates only this kernel's
/// Configs for this Input, which are the problem's.
template <class Kernel, class Input, class Function>
void visit_config_of(const Problem& x, const Configuration& wanted, Function&& function) {
  for_each(typename Kernel::Types{}, [&]<class Types>(Types) {
    if constexpr (std::is_same_v<typename Types::Input, Input>) {
      if (element_type<typename Types::InputB> != x.types.input_b ||
          element_type<typename Types::Output> != x.types.output ||
          Types::block_scales != block_scales_of(x.types.scales))
        return;
      const auto visit = [&]<std::size_t i>() {
        if constexpr (is_offered<Types>(Kernel::kernel, i))
          if (table_for<Types>()[i] == wanted) function(Kernel{}, ConfigOf<Types, table_for<Types>()[i]>{});
      };
      [&]<std::size_t... i>(std::index_sequence<i...>) { (visit.template operator()<i>(), ...); }
      (std::make_index_sequence<table_for<Types>().size()>{});
    }
  });
}

/// Whether a kernel has configurations for A of this type.
template <class Kernel, class Input>
inline constexpr bool takes = [] {
  bool result = false;
  if (!Kernel::chooses)
    for_each(typename Kernel::Types{},
             [&]<class Types>(Types) { result = result || std::is_same_v<typename Types::Input, Input>; });
  return result;
}();

/// Calls function with the configuration's kernel and an object of the type of the problem's A.
template <class Function>
void visit_kernel_and_input(const Problem& x, const Configuration& configuration, Function&& function) {
  visit_kernel(name_of(configuration.kernel), [&]<class Kernel>(Kernel kernel) {
    visit_type(x.types.input, [&]<class Input>(Input) {
      if constexpr (takes<Kernel, Input>) function(kernel, Input{});
    });
  });
}

/// As visit_config_of, for any kernel and input.
template <class Function>
void visit_config(const Problem& x, const Configuration& wanted, Function&& function) {
  visit_kernel_and_input(x, wanted, [&]<class Kernel, class Input>(Kernel, Input) {
    visit_config_of<Kernel, Input>(x, wanted, function);
  });
}

}  // namespace rawgemm::bench
