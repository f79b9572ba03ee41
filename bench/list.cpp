#include <algorithm>
#include <iostream>

#include <bench/choice.hpp>
#include <bench/run.hpp>
#include <bench/table.hpp>

namespace rawgemm::bench {

namespace {

/// "bf16 -> bf16, bf16 -> fp32", without scales, of 16 bits or of FP8.
std::string type_names(const std::vector<OperandTypes>& all, bool of_fp8) {
  std::vector<std::string> names;
  for (OperandTypes types : all) {
    types.scales = ScaleMode::none;
    const std::string name = name_of(types);
    if (is_8_bit(types.input) == of_fp8 && std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
  }
  return joined(names, ", ");
}

std::string scale_names(const std::vector<OperandTypes>& all) {
  std::vector<std::string> names;
  for (const OperandTypes& types : all)
    if (const char* name = name_of(types.scales);
        types.scales != ScaleMode::none && std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(name);
  return joined(names, ", ");
}

/// The types of 16 bits or of FP8, and the shapes that the first of them has.
void add_types(Table& table, const std::string& kernel, bool of_fp8) {
  const std::vector<OperandTypes> all = types_of(kernel);
  const auto first = std::find_if(all.begin(), all.end(), [&](const auto& x) { return is_8_bit(x.input) == of_fp8; });
  if (first == all.end()) return;
  const std::string prefix = of_fp8 ? "FP8 " : "";
  table.add({prefix + "types", type_names(all, of_fp8) + "  (A and B -> D)"});
  if (of_fp8) table.add({"FP8 scales", scale_names(all)});
  const std::vector<Shape> shapes = shapes_of(kernel, *first);
  if (shapes.empty()) return;
  table.add({prefix + "tiles", joined(names_of(shapes, tile_name), ", ") + "  (rows x columns of D per CTA" +
                                   (of_fp8 ? "; all for e4m3 -> bf16 or fp32, else the first)" : ")")});
  table.add({prefix + "clusters", joined(names_of(shapes, cluster_name), ", ") + "  (CTAs along m x n)"});
}

}  // namespace

int list() {
  const char* between = "";
  for_each(AllKernels{}, [&](auto kernel) {
    Table table(Table::Align::left);
    table.add({"kernel", kernel.name});
    table.add({"computes", std::string(kernel.computes) + ", row-major, products summed in fp32"});
    add_types(table, kernel.name, false);
    add_types(table, kernel.name, true);
    if (chooses(kernel.name))
      table.add({"chooses", "from " + std::to_string(std::size(shipped_gemms)) +
                                " configurations of the kernels below, by " +
                                std::to_string(std::size(measured_gemms)) + " problems measured on an H200"});
    if (majors_b_of(kernel.name).size() > 1) table.add({"B", "[n, k] (--major-b k) or [k, n] (--major-b mn)"});
    table.add({"limits", kernel.limits});
    std::cout << between;
    table.print(std::cout);
    between = "\n";
  });
  return 0;
}

}  // namespace rawgemm::bench
