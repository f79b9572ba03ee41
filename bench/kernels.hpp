// What the program knows of the kernels: the types and configurations of each, the same for the model and the GPU. The
// kernels' sources are no part of it: they come as modules (modules.hpp).
#pragma once
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <bench/kernel_facts.hpp>
#include <bench/matrices/bound.hpp>
#include <bench/offered.hpp>
#include <bench/problem.hpp>

namespace rawgemm::bench {

/// What gemm(), gemm_fp8() and gemm_fp8_scaled() have in common: for each problem they choose a configuration of
/// another kernel (choice.hpp).
struct Chooser {
  static constexpr bool chooses = true;
  template <Form>
  using TypesOfForm = List<>;  // of several products: none
  static constexpr bool promotes = false;
  static constexpr bool is_one_tile = false;
};
/// Whether there are calls that choose for products of this form. Of groups of K the program has none.
template <Form form>
inline constexpr bool is_chosen_for = form == Form::batched || form == Form::grouped;
struct Gemm : Chooser {
  static constexpr const char* name = "gemm";
  using Types = Types16;
  template <Form form>  // of batches as batched_gemm(), of groups as grouped_gemm()
  using TypesOfForm = std::conditional_t<is_chosen_for<form>, typename TypesOfParts<form>::Of16Bits, List<>>;
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
  template <Form form>  // as batched_gemm_fp8_scaled() and grouped_gemm_fp8_scaled()
  using TypesOfForm = std::conditional_t<is_chosen_for<form>, typename TypesOfParts<form>::Promoted, List<>>;
};

/// What kernel_facts say of a kernel, by the names that its description has for it.
template <std::size_t entry>
struct Facts {
  static constexpr Kernel kernel = kernel_facts[entry].kernel;
  static constexpr const char* name = kernel_facts[entry].name;
  static constexpr bool takes_16_bits = kernel_facts[entry].takes_16_bits;
  static constexpr bool takes_fp8 = kernel_facts[entry].takes_fp8;
  static constexpr bool promotes = kernel_facts[entry].promotes;
  static constexpr bool is_one_tile = kernel_facts[entry].is_one_tile;
};

template <std::size_t... entries>
List<Configured<Facts<entries>>...> configured(std::index_sequence<entries...>);
using AllKernels = Joined<List<Gemm, GemmFp8, GemmFp8Scaled>,
                          decltype(configured(std::make_index_sequence<std::size(kernel_facts)>{}))>;

inline std::string name_of(Kernel kernel) {
  std::string name;
  for (const KernelFacts& x : kernel_facts)
    if (x.kernel == kernel) name = x.name;
  return name;
}
/// Of a name that a kernel has.
inline Kernel kernel_of(const std::string& name) {
  std::size_t entry = 0;
  while (kernel_facts[entry].name != name) ++entry;
  return kernel_facts[entry].kernel;
}
/// "gemm_splitk 64x64, cluster 1x2"
inline std::string name_of(const Configuration& x) { return name_of(x.kernel) + " " + name_in_kernel(x); }

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
template <class Kernel, Form form, class Function>
void for_each_types(Function&& function) {
  for_each(types_of_form<Kernel, form>(), [&]<class Types>(Types types) {
    for (const ScaleMode scales : scales_of<Types>())
      function(OperandTypes{element_type<typename Types::Input>, element_type<typename Types::InputB>,
                            element_type<typename Types::Output>, scales},
               types);
  });
}

/// Calls function<form>().
template <class Function>
void visit_form(Form form, Function&& function) {
  if (form == Form::dense) function.template operator()<Form::dense>();
  if (form == Form::batched) function.template operator()<Form::batched>();
  if (form == Form::grouped) function.template operator()<Form::grouped>();
  if (form == Form::k_grouped) function.template operator()<Form::k_grouped>();
}

/// All that a kernel takes; the first one is the default. None where it does not launch products of this form.
inline std::vector<OperandTypes> types_of(const std::string& kernel_name, Form form = Form::dense) {
  std::vector<OperandTypes> result;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    visit_form(form, [&]<Form its_form>() {
      for_each_types<Kernel, its_form>([&](const OperandTypes& types, auto) { result.push_back(types); });
    });
  });
  return result;
}

/// Those with which AddToD adds to D, in fp32.
inline std::vector<OperandTypes> types_that_accumulate(const std::string& kernel_name, Form form) {
  std::vector<OperandTypes> types = types_of(kernel_name, form);
  std::erase_if(types, [](const OperandTypes& x) { return x.output != ElementType::fp32; });
  return types;
}

/// Whether a kernel takes operands of these types in these majors. The tensor cores take FP8 K-major alone; the kernel
/// of one tile puts A into its place as [m, k]. A of groups of rows is K-major. Of groups of K both operands of 16 bits
/// are MN-major, as they lie where gradients of weights are computed.
inline bool takes_majors(const std::string& kernel_name, const OperandTypes& types, const Majors& majors,
                         Form form = Form::dense) {
  constexpr Majors both_mn{Major::mn, Major::mn};
  if (form == Form::k_grouped) return majors == (is_8_bit(types.input) ? Majors{} : both_mn);
  if (form == Form::grouped && majors.a == Major::mn) return false;
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) {
    result = majors == Majors{} || (!is_8_bit(types.input) && (majors.a == Major::k || !kernel.is_one_tile));
  });
  return result;
}

/// The configurations that a kernel has for these types in these majors, which it takes, in the table's order; the
/// first one is the default. Empty where the kernel chooses.
inline std::vector<Configuration> configurations_of(const std::string& kernel_name, const OperandTypes& types,
                                                    const Majors& majors = {}, Form form = Form::dense) {
  std::vector<Configuration> configurations;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    if constexpr (!Kernel::chooses)
      visit_form(form, [&]<Form its_form>() {
        for_each_types<Kernel, its_form>([&]<class Types>(const OperandTypes& its, Types) {
          const auto table = table_for<Types, its_form>();
          for (std::size_t i = 0; i < table.size(); ++i)
            if (its == types && is_offered<Types, its_form>(Kernel::kernel, i, majors))
              configurations.push_back(in_majors(table[i], majors));
        });
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

/// Whether the CTAs of a kernel's cluster may share a tile, each with a part of K.
inline bool splits_k(const std::string& kernel_name) {
  bool result = false;
  for (const KernelFacts& x : kernel_facts) result = result || (x.name == kernel_name && x.splits_k);
  return result;
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

}  // namespace rawgemm::bench
