#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include <bench/choice.hpp>
#include <bench/cli/cli_values.hpp>
#include <bench/cli/table.hpp>
#include <bench/commands/run.hpp>

namespace rawgemm::bench {

namespace {

/// Those that were asked for.
std::vector<OperandTypes> types_of(const std::string& kernel, const ListOptions& options) {
  std::vector<OperandTypes> types;
  if (!options.accumulates)
    types = bench::types_of(kernel, options.form);
  else if (!is_one_tile(kernel))
    types = types_that_accumulate(kernel, options.form);
  std::erase_if(types, [&](const OperandTypes& x) { return !takes_majors(kernel, x, options.majors, options.form); });
  return types;
}
/// Those of 16 bits or of FP8.
std::vector<OperandTypes> types_of(const std::string& kernel, bool of_fp8, const ListOptions& options) {
  std::vector<OperandTypes> types = types_of(kernel, options);
  std::erase_if(types, [&](const OperandTypes& x) { return is_8_bit(x.input) != of_fp8; });
  return types;
}

/// What `name` calls the types, each name once.
template <class Name>
std::string distinct_names(const std::vector<OperandTypes>& types, const Name& name) {
  std::vector<std::string> names;
  for (const OperandTypes& x : types)
    if (std::find(names.begin(), names.end(), name(x)) == names.end()) names.push_back(name(x));
  return joined(names, ", ");
}

/// "bf16 -> fp32"; for FP8, where D may be of many types: "e4m3 x e5m2 -> fp32 or bf16"
std::string name_without_scales(const std::vector<OperandTypes>& all, const OperandTypes& x) {
  if (!is_8_bit(x.input)) return name_of(x);
  std::vector<std::string> outputs;
  for (const OperandTypes& other : all)
    if (other.input == x.input && other.input_b == x.input_b && other.scales == x.scales)
      outputs.push_back(name_of(other.output));
  return std::string(name_of(x.input)) + " x " + name_of(x.input_b) + " -> " + joined(outputs, " or ");
}

/// Of a line: the terminal's columns, 80 where standard output is none.
std::size_t line_width() {
  constexpr std::size_t usual = 80;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return usual;  // no terminal, or an odd one
  return std::max<std::size_t>(size.ws_col, usual / 2);
}

/// The name in a column of its own, the text beside it in as many lines as it takes.
void print_fact(const std::string& name, const std::string& text) {
  constexpr std::size_t column = 14;
  std::string line = name;
  line.resize(column, ' ');
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (line.size() > column && line.size() + 1 + word.size() > line_width()) {
      std::cout << line << "\n";
      line.assign(column, ' ');
    }
    line += (line.size() > column ? " " : "") + word;
  }
  std::cout << line << "\n";
}

/// The types of 16 bits or of FP8, and the configurations of those that have the most; nothing where there are none.
void print_types(const std::string& kernel, bool of_fp8, const ListOptions& options) {
  const std::vector<OperandTypes> types = types_of(kernel, of_fp8, options);
  if (types.empty()) return;
  const std::string prefix = of_fp8 ? "FP8 " : "";
  print_fact(prefix + "types", distinct_names(types, [&](const auto& x) { return name_without_scales(types, x); }) +
                                   (of_fp8 ? " (A x B -> D)" : " (A and B -> D)"));
  if (of_fp8) {
    print_fact("FP8 scales", distinct_names(types, [](const auto& x) { return std::string(name_of(x.scales)); }));
    print_fact("FP8 sums", promotes(kernel) ? "promoted to fp32 after each 128 of k"
                                            : "fast, by the tensor cores alone (docs/accumulation.md)");
  }
  std::vector<Configuration> configurations;
  for (const OperandTypes& x : types)
    if (const std::vector<Configuration> its = configurations_of(kernel, x, options.majors, options.form);
        its.size() > configurations.size())
      configurations = its;
  if (configurations.empty()) return;
  print_fact(
      prefix + "tiles",
      joined(names_of(configurations, tile_name), ", ") + " (rows x columns of D per CTA" +
          (of_fp8 && options.form == Form::dense ? "; most of them for e4m3 x e4m3 -> bf16 or fp32 alone)" : ")"));
  print_fact(prefix + "clusters", joined(names_of(configurations, cluster_name), ", ") + " (CTAs along m x n" +
                                      (splits_k(kernel) ? "; of 1x4, 4 share a tile, of 1x2x4, 4 each of 2)" : ")"));
}

/// The types of 16 bits or of FP8 for which a kernel has the configuration; nothing where there are none.
std::string types_with(const std::string& kernel, bool of_fp8, const Configuration& x, const ListOptions& options) {
  const std::vector<OperandTypes> all = types_of(kernel, of_fp8, options);
  if (all.empty()) return "";
  std::vector<OperandTypes> types = all;
  std::erase_if(types, [&](const OperandTypes& of) {
    const std::vector<Configuration> its = configurations_of(kernel, of, options.majors, options.form);
    return std::find(its.begin(), its.end(), x) == its.end();
  });
  if (types.size() == all.size()) return of_fp8 ? "FP8" : "16 bits";
  return distinct_names(types, [&](const auto& of) { return name_without_scales(types, of); });
}

/// How A and B may lie in memory.
std::string operands(const std::string& kernel, Form form) {
  const std::vector<OperandTypes> all = bench::types_of(kernel, form);
  const auto takes = [&](const Majors& majors) { return takes_majors(kernel, all.front(), majors, form); };
  if (!takes({})) return "A [k, m], B [k, n] (--major-a mn --major-b mn)";
  const std::string of_b = takes({.b = Major::mn}) ? " or [k, n] (--major-b mn)" : "";
  const std::string of_a = takes({.a = Major::mn}) ? " or [k, m] (--major-a mn)" : "";
  const bool also_fp8 = !of_b.empty() && std::ranges::any_of(all, [](const auto& x) { return is_8_bit(x.input); });
  return "A [m, k]" + of_a + ", B [n, k]" + of_b + (also_fp8 ? "; of FP8 A [m, k], B [n, k]" : "");
}

/// How a kernel adds to D, and of which products.
std::string accumulation(const std::string& kernel) {
  std::string text = "D += A * B^T in fp32, by AddToD (--accumulate, --accumulate=load)";
  const std::string by_load = ", where k is short by load, with ";
  if (kernel == Gemm::name) text += by_load + name_of(added_by_load);
  if (kernel == GemmFp8Scaled::name) text += by_load + name_of(promoted_by_load);
  return text + (types_that_accumulate(kernel, Form::k_grouped).empty() ? "" : "; also of k-grouped products");
}

/// Each configuration of a kernel, the default first; of one that chooses: those that it chooses from.
void print_configurations(const std::string& kernel, const ListOptions& options) {
  Table table(Table::Align::left);
  if (chooses(kernel)) {
    table.add({"kernel", "tile", "cluster"});
    for (const ShippedGemm& x : shipped_by(kernel, options.majors, options.form))
      table.add({name_of(x.config.kernel), tile_name(x.config), cluster_name(x.config)});
  } else {
    table.add({"tile", "cluster", "types"});
    std::vector<Configuration> configurations;
    for (const OperandTypes& types : types_of(kernel, options))
      for (const Configuration& x : configurations_of(kernel, types, options.majors, options.form))
        if (std::find(configurations.begin(), configurations.end(), x) == configurations.end())
          configurations.push_back(x);
    for (const Configuration& x : configurations) {
      std::vector<std::string> types{types_with(kernel, false, x, options), types_with(kernel, true, x, options)};
      std::erase(types, "");
      table.add({tile_name(x), cluster_name(x), joined(types, "; ")});
    }
  }
  table.print(std::cout);
}

}  // namespace

void list(const ListOptions& options) {
  const std::string& only = options.kernel;
  const char* between = "";
  for_each(AllKernels{}, [&](auto kernel) {
    if (!only.empty() && only != kernel.name) return;
    if (types_of(kernel.name, options).empty()) return;
    std::cout << between;
    between = "\n";
    print_fact("kernel", kernel.name);
    print_fact("computes", std::string(computes<decltype(kernel)>()) + ", row-major, products summed in fp32");
    print_types(kernel.name, false, options);
    print_types(kernel.name, true, options);
    if (chooses(kernel.name)) print_fact("chooses", how_it_chooses(kernel.name, options.majors, options.form));
    if (!kernel.is_one_tile && (options.form == Form::dense || options.form == Form::k_grouped))
      print_fact("accumulates", accumulation(kernel.name));
    if (const std::vector<std::string> forms = names_of_forms(kernel.name); forms.size() > 1)
      print_fact("forms", joined(forms, ", ") + " (--form; docs/batched.md, docs/grouped.md)");
    print_fact("operands", operands(kernel.name, options.form));
    print_fact("limits", limits<decltype(kernel)>());
  });
  if (only.empty()) return;
  std::cout << "\n";
  print_configurations(only, options);
}

}  // namespace rawgemm::bench
