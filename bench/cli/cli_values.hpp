// The words that the command line has for types.
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <bench/cli/refusal.hpp>
#include <bench/cli/table.hpp>
#include <bench/kernels.hpp>

namespace rawgemm::bench {

inline const std::vector<std::string> input_types{"bf16", "fp16", "e4m3", "e5m2"};
inline const std::vector<std::string> output_types{"bf16", "fp16", "fp32", "e4m3"};
inline const std::vector<std::string> scale_modes{"tensor", "rows", "blocks", "blocks-1x128"};

inline const std::map<std::string, Major> majors{{"k", Major::k}, {"mn", Major::mn}};
inline const std::map<std::string, Addition> additions{{"reduce", Addition::by_add_to_d}, {"load", Addition::by_load}};

template <class Value>
std::vector<std::string> names(const std::map<std::string, Value>& map) {
  std::vector<std::string> result;
  for (const auto& [name, value] : map) result.push_back(name);
  return result;
}

inline const std::map<std::string, Form> forms{{name_of(Form::dense), Form::dense},
                                               {name_of(Form::batched), Form::batched},
                                               {name_of(Form::grouped), Form::grouped},
                                               {name_of(Form::k_grouped), Form::k_grouped}};
inline const std::map<std::string, GroupLayout> layouts{{"offsets", GroupLayout::offsets},
                                                        {"psum", GroupLayout::psum},
                                                        {"masked", GroupLayout::masked},
                                                        {"indices", GroupLayout::indices}};

/// What was asked for of the operands' types, empty where nothing was.
struct AskedTypes {
  std::string form = name_of(Form::dense);
  std::string accumulate;
  std::string input;
  std::string input_b;
  std::string output;
  std::string scales;
};

/// Those of the products that a kernel launches.
inline std::vector<std::string> names_of_forms(const std::string& kernel) {
  std::vector<std::string> result;
  for (const auto& [name, form] : forms)
    if (!types_of(kernel, form).empty()) result.push_back(name);
  return result;
}

/// Throws Refusal unless the option's value is one of those that `what` has.
inline void require_known(const char* option, const std::string& value, const std::vector<std::string>& known,
                          const std::string& what) {
  if (std::find(known.begin(), known.end(), value) == known.end())
    throw Refusal(std::string("rawgemm: ") + option + " = " + value + ", must be " + joined(known, " or ") + " (" +
                  what + ")");
}

/// Throws Refusal where nothing adds to D in such launches.
inline void require_form_that_accumulates(const AskedTypes& asked) {
  const Form form = forms.at(asked.form);
  if (!asked.accumulate.empty() && form != Form::dense && form != Form::k_grouped)
    throw Refusal("rawgemm: --accumulate: form = " + asked.form + ", must be dense or k-grouped");
}

/// The first of the types that a kernel has, of those that were asked for. B has the type of A unless one was asked
/// for. Throws Refusal, which names the first option whose value the kernel does not have beside those before it.
inline OperandTypes chosen_types(const std::string& kernel, const char* input_option, const AskedTypes& asked) {
  const bool accumulates = !asked.accumulate.empty();
  const Form form = forms.at(asked.form);
  require_form_that_accumulates(asked);
  if (accumulates && is_one_tile(kernel))
    throw Refusal("rawgemm: --accumulate: kernel = " + kernel + ", must be one for any size (it stores D alone)");
  std::vector<OperandTypes> rest = accumulates ? types_that_accumulate(kernel, form) : types_of(kernel, form);
  if (rest.empty())
    throw Refusal("rawgemm: --form = " + asked.form + ", must be " + joined(names_of_forms(kernel), " or ") +
                  " (what " + kernel + " launches)");
  const std::string what = "the configurations of " + kernel + (accumulates ? " that accumulate" : "");
  const auto choose = [&](const char* option, std::string value, auto member) {
    std::vector<std::string> known;
    for (const OperandTypes& x : rest)
      if (const char* name = name_of(x.*member); std::find(known.begin(), known.end(), name) == known.end())
        known.push_back(name);
    if (value.empty()) value = known.front();
    require_known(option, value, known, what);
    std::erase_if(rest, [&](const OperandTypes& x) { return name_of(x.*member) != value; });
  };
  choose(input_option, asked.input, &OperandTypes::input);
  choose("--type-b", asked.input_b.empty() ? name_of(rest.front().input) : asked.input_b, &OperandTypes::input_b);
  choose("--out", asked.output, &OperandTypes::output);
  if (!asked.scales.empty() && rest.front().scales == ScaleMode::none)
    throw Refusal("rawgemm: --scales = " + asked.scales + ", must not be given (" + name_of(rest.front().input) +
                  " has no scales)");
  choose("--scales", asked.scales, &OperandTypes::scales);
  return rest.front();
}

/// Throws Refusal unless one of the kernels chooses for groups of rows, by the rows that it is told to expect.
inline void require_choice_by_rows(Form form, const std::vector<std::string>& kernels) {
  if (form != Form::grouped || std::ranges::none_of(kernels, chooses))
    throw Refusal(
        "rawgemm: --expected-rows, must not be given but with --form grouped and a kernel that chooses (gemm)");
}

/// What was asked for of operands in memory.
struct AskedMajors {
  std::string a = "k";
  std::string b = "k";

  Majors majors() const { return {bench::majors.at(a), bench::majors.at(b)}; }
};

/// Throws Refusal, which names the first option whose value the kernel does not have for these types.
inline void require_majors(const std::string& kernel, const OperandTypes& types, const AskedMajors& asked,
                           Form form = Form::dense) {
  std::vector<std::string> of_a;
  std::vector<std::string> of_b;
  for (const auto& [name, major] : majors) {
    const bool is_with_both = form == Form::k_grouped;  // where both are the same
    if (takes_majors(kernel, types, {.a = major, .b = is_with_both ? major : Major::k}, form)) of_a.push_back(name);
    if (takes_majors(kernel, types, {.a = is_with_both ? major : Major::k, .b = major}, form)) of_b.push_back(name);
  }
  const std::string what = is_8_bit(types.input) ? "the tensor cores take FP8 K-major alone; quantize_blocks transposes"
                                                 : "the operands of " + kernel;
  require_known("--major-a", asked.a, of_a, what);
  require_known("--major-b", asked.b, of_b, what);
}

}  // namespace rawgemm::bench
