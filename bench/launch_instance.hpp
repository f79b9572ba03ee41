// What a source file of a kernel's module is made of (kernel_module.hpp): the kernel for one type of A, in all
// configurations that the program offers (RAWGEMM_OFFERED; bench/CMakeLists.txt writes these files), or in one, whether
// it is offered or not (RAWGEMM_ONE; scripts/try.sh).
#pragma once
#include <cstddef>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>

#include <bench/kernel_module.hpp>
#include <bench/offered.hpp>
#include <host/add_to_d.hpp>
#include <host/batched.hpp>
#include <host/grouped.hpp>
#include <host/k_grouped.hpp>
#include <host/kernels.hpp>

namespace rawgemm::bench {

template <class Types>
bool are_of(const Problem& x) {
  return element_type<typename Types::InputB> == x.types.input_b &&
         element_type<typename Types::Output> == x.types.output &&
         Types::block_scales == block_scales_of(x.types.scales);
}

/// An entry of a table, for operands in these majors.
template <class Types, std::size_t entry, Major major_a, Major major_b, Form form>
struct Entry {
  static constexpr Configuration configuration = in_majors(table_for<Types, form>()[entry], {major_a, major_b});
};

constexpr bool has_add_to_d(Addition addition) {
  return addition == Addition::by_add_to_d || addition == Addition::by_load;
}
template <Addition addition, class Types, class Default = LinearCombination<Types>>
using EpilogueOf =
    std::conditional_t<has_add_to_d(addition),
                       AddToD<Types, addition == Addition::by_load ? AddBy::load : AddBy::reduction>, Default>;

/// Those of a kernel's types that its epilogue takes.
template <Kernel kernel, Addition addition, Form form>
struct Taken : Configured<DescriptionOf<kernel>> {
  using All = decltype(types_of_form<Configured<DescriptionOf<kernel>>, form>());
  using Types = std::conditional_t<has_add_to_d(addition), WithDInFp32<All>, All>;
};

/// What the launcher of a form takes, made of a problem's arguments, its Config, and what it refuses before it asks the
/// device.
template <Form form>
struct Launcher {
  template <class Types, Configuration configuration, Addition addition>
  using Config = ConfigOf<Types, configuration, EpilogueOf<addition, Types>>;

  template <class Config>
  static Status check(const Problem&, const Arguments& x) {
    return DescriptionOf<Config::configuration.kernel>::template check<Config>(x);
  }
  template <class Config>
  static Status launch(const Problem&, const Arguments& x, Stream stream) {
    return DescriptionOf<Config::configuration.kernel>::template launch<Config>(x, stream);
  }
};

template <>
struct Launcher<Form::batched> {
  template <class Types, Configuration configuration, Addition>
  using Config = BatchedConfigOf<Types, configuration>;

  static BatchedGemmArguments arguments(const Problem& problem, const Arguments& x) {
    return {.gemm = x,
            .batch = problem.parts.count,
            .stride_a = stored_a(problem).rows * x.lda,
            .stride_b = stored_b(problem).rows * x.ldb,
            .stride_d = x.m * x.ldd,
            .stride_scales_a = scale_layout_a(problem).at(x.m, 0),
            .stride_scales_b = scale_layout_b(problem).at(x.n, 0)};
  }
  template <class Config>
  static Status check(const Problem& problem, const Arguments& x) {
    const Status status =
        DescriptionOf<Config::configuration.kernel>::template check<Config>(where_computed(x, problem.parts.count));
    return status.ok() ? check_batch<Config>(name_of(Config::configuration.kernel).c_str(), arguments(problem, x))
                       : status;
  }
  template <class Config>
  static Status launch(const Problem& problem, const Arguments& x, Stream stream) {
    return batched_gemm<Config>(arguments(problem, x), stream);
  }
};

template <>
struct Launcher<Form::grouped> {
  template <class Types, Configuration configuration, Addition>
  using Config = GroupedConfigOf<Types, configuration>;

  static GroupedGemmArguments arguments(const Problem& problem, const Arguments& x) {
    return {.gemm = x, .groups = problem.parts.count, .offsets = x.groups, .layout = problem.parts.layout};
  }
  template <class Config>
  static Status check(const Problem& problem, const Arguments& x) {
    const Status status = Launcher<Form::dense>::check<Config>(problem, x);
    return status.ok() ? check_groups(name_of(Config::configuration.kernel).c_str(), arguments(problem, x),
                                      sizeof(typename Config::InputB), sizeof(typename Config::Output),
                                      Config::block_scales, Config::configuration.major_b)
                       : status;
  }
  template <class Config>
  static Status launch(const Problem& problem, const Arguments& x, Stream stream) {
    return grouped_gemm<Config>(arguments(problem, x), stream);
  }
};

template <>
struct Launcher<Form::k_grouped> {
  template <class Types, Configuration configuration, Addition addition>
  using Config = KGroupedConfigOf<Types, configuration, EpilogueOf<addition, Types, BatchedCombination<Types>>>;

  static KGroupedGemmArguments arguments(const Problem& problem, const Arguments& x) {
    return {.gemm = x, .groups = problem.parts.count, .offsets = x.groups};
  }
  template <class Config>
  static Status check(const Problem& problem, const Arguments& x) {
    const Status status = Launcher<Form::dense>::check<Config>(problem, x);
    return status.ok() ? check_k_groups<Config>(name_of(Config::configuration.kernel).c_str(), arguments(problem, x))
                       : status;
  }
  template <class Config>
  static Status launch(const Problem& problem, const Arguments& x, Stream stream) {
    return k_grouped_gemm<Config>(arguments(problem, x), stream);
  }
};

/// How much of what the program offers is compiled: all; besides each type's first tile what small products are
/// computed with; or defaults alone.
enum class Sampled { no, small, defaults };

/// All that the program offers of a kernel for A of type Input, in these majors, with this epilogue and for products of
/// this form.
template <Kernel kernel, Major major_a, Major major_b, Addition addition, Form form_, class Input, Sampled sampled>
struct Offered {
  using Description = Taken<kernel, addition, form_>;
  static constexpr Form form = form_;

  template <class Types>
  static constexpr bool is_compiled(std::size_t i) {
    const Configuration& x = table_for<Types, form>()[i];
    if (!takes_addition(x, addition)) return false;
    return is_default<Description, Types, form>(i) ||
           (sampled != Sampled::defaults && is_offered<Types, form>(kernel, i, {major_a, major_b}) &&
            (sampled == Sampled::no || x.tile.m * x.tile.n <= 64 * 64 || is_first<Types, form>(kernel, i)));
  }

  /// Calls function with an object of the Config that the arguments name, if there is one.
  template <class Function>
  static void visit(const Problem& x, const Configuration& wanted, const Function& function) {
    for_each(typename Description::Types{}, [&]<class Types>(Types) {
      if constexpr (std::is_same_v<typename Types::Input, Input>) {
        if (!are_of<Types>(x)) return;
        const auto visit_entry = [&]<std::size_t i>() {
          if constexpr (is_compiled<Types>(i)) {
            using Offer = Entry<Types, i, major_a, major_b, form>;
            if (Offer::configuration == wanted)
              function(typename Launcher<form>::template Config<Types, Offer::configuration, addition>{});
          }
        };
        [&]<std::size_t... i>(std::index_sequence<i...>) {
          // A fold of so many is too deep for clang.
          (void)std::initializer_list<int>{(visit_entry.template operator()<i>(), 0)...};
        }
        (std::make_index_sequence<table_for<Types, form>().size()>{});
      }
    });
  }
};

template <Configuration configuration, class Types, Addition addition, Form form_>
struct One {
  using Description = DescriptionOf<configuration.kernel>;
  static constexpr Form form = form_;

  template <class Function>
  static void visit(const Problem& x, const Configuration& wanted, const Function& function) {
    if (are_of<Types>(x) && wanted == configuration)
      function(typename Launcher<form>::template Config<Types, configuration, addition>{});
  }
};

/// The functions of what `Configurations`, one of the above, visits.
template <class Configurations>
struct Functions {
  using Description = typename Configurations::Description;
  using Launch = Launcher<Configurations::form>;

  static Status check(const Problem& x, const Configuration& configuration, const Arguments& arguments) {
    Status status = lacks(configuration);
    Configurations::visit(x, configuration,
                          [&]<class Config>(Config) { status = Launch::template check<Config>(x, arguments); });
    return status;
  }
  static Status launch(const Problem& x, const Configuration& configuration, const Arguments& arguments,
                       Stream stream) {
    Status status = lacks(configuration);
    Configurations::visit(x, configuration, [&]<class Config>(Config) {
      status = Launch::template launch<Config>(x, arguments, stream);
    });
    return status;
  }
  static i64 wgmmas(const Problem& x, const Configuration& configuration) {
    i64 result = 0;
    Configurations::visit(x, configuration, [&]<class Config>(Config) {
      for (const Product& product : products_of(x))
        result += Description::template wgmmas<Config>(product.m, product.n, product.k);
    });
    return result;
  }
  static std::vector<SharedPart> shared_parts(const Problem& x, const Configuration& configuration) {
    std::vector<SharedPart> result;
    Configurations::visit(x, configuration,
                          [&]<class Config>(Config) { result = Description::template shared_parts<Config>(); });
    return result;
  }

  static constexpr KernelFunctions table{&check, &launch, &wgmmas, &shared_parts};

 private:
  static Status lacks(const Configuration& x) {
    return {StatusCode::unsupported_value, std::string(Description::name) + ": tile = " + tile_name(x) +
                                               ", cluster = " + cluster_name(x) + majors_name(majors_of(x)) +
                                               ", must be one that this build has for these types"};
  }
};

}  // namespace rawgemm::bench

#define RAWGEMM_EXPORT(input, ...)                                                                                 \
  extern "C" __attribute__((visibility("default"))) const rawgemm::bench::KernelFunctions rawgemm_kernel_##input = \
      rawgemm::bench::Functions<__VA_ARGS__>::table
#define RAWGEMM_OFFERED(kernel, major_a, major_b, addition, form, input, sampled)                                    \
  RAWGEMM_EXPORT(                                                                                                    \
      input, rawgemm::bench::Offered<rawgemm::Kernel::kernel, rawgemm::Major::major_a, rawgemm::Major::major_b,      \
                                     rawgemm::bench::Addition::addition, rawgemm::bench::Form::form, rawgemm::input, \
                                     rawgemm::bench::Sampled::sampled>)
#define RAWGEMM_ONE(input, ...) RAWGEMM_EXPORT(input, rawgemm::bench::One<__VA_ARGS__>)
