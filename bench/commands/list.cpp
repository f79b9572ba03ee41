#include <algorithm>
#include <iostream>

#include <bench/choice.hpp>
#include <bench/cli/table.hpp>
#include <bench/commands/run.hpp>

namespace rawgemm::bench {

namespace {

/// Those of 16 bits or of FP8: "bf16 -> bf16, bf16 -> fp32"
std::vector<OperandTypes> types_of(const std::string& kernel, bool of_fp8) {
  std::vector<OperandTypes> types = bench::types_of(kernel);
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

/// The types of 16 bits or of FP8, and the configurations of those that have the most.
void add_types(Table& table, const std::string& kernel, bool of_fp8) {
  const std::vector<OperandTypes> types = types_of(kernel, of_fp8);
  if (types.empty()) return;
  const std::string prefix = of_fp8 ? "FP8 " : "";
  table.add({prefix + "types", distinct_names(types, [&](const auto& x) { return name_without_scales(types, x); }) +
                                   (of_fp8 ? "  (A x B -> D)" : "  (A and B -> D)")});
  if (of_fp8) {
    table.add({"FP8 scales", distinct_names(types, [](const auto& x) { return std::string(name_of(x.scales)); })});
    table.add({"FP8 sums", promotes(kernel) ? "promoted to fp32 after each 128 of k"
                                            : "fast, by the tensor cores alone (docs/accumulation.md)"});
  }
  std::vector<Configuration> configurations;
  for (const OperandTypes& x : types)
    if (const std::vector<Configuration> its = configurations_of(kernel, x); its.size() > configurations.size())
      configurations = its;
  if (configurations.empty()) return;
  table.add({prefix + "tiles", joined(names_of(configurations, tile_name), ", ") + "  (rows x columns of D per CTA" +
                                   (of_fp8 ? "; most of them for e4m3 x e4m3 -> bf16 or fp32 alone)" : ")")});
  table.add({prefix + "clusters", joined(names_of(configurations, cluster_name), ", ") + "  (CTAs along m x n)"});
}

}  // namespace

int list() {
  const char* between = "";
  for_each(AllKernels{}, [&](auto kernel) {
    Table table(Table::Align::left);
    table.add({"kernel", kernel.name});
    table.add({"computes", std::string(computes<decltype(kernel)>()) + ", row-major, products summed in fp32"});
    add_types(table, kernel.name, false);
    add_types(table, kernel.name, true);
    if (chooses(kernel.name)) table.add({"chooses", how_it_chooses(kernel.name)});
    if (majors_b_of(kernel.name).size() > 1) table.add({"B", "[n, k] (--major-b k) or [k, n] (--major-b mn)"});
    table.add({"limits", limits<decltype(kernel)>()});
    std::cout << between;
    table.print(std::cout);
    between = "\n";
  });
  return 0;
}

}  // namespace rawgemm::bench
