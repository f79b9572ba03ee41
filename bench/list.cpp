#include <iostream>

#include <bench/choice.hpp>
#include <bench/run.hpp>
#include <bench/table.hpp>

namespace rawgemm::bench {

namespace {

template <class... TypeLists>
std::string type_names(List<TypeLists...>) {
  return joined({std::string(name_of(tensor_type<typename TypeLists::Input>)) + " -> " +
                 name_of(tensor_type<typename TypeLists::Output>)...},
                ", ");
}

}  // namespace

int list() {
  const char* between = "";
  for_each(AllKernels{}, [&](auto kernel) {
    const std::vector<Shape> shapes = shapes_of(kernel.name);
    Table table(Table::Align::left);
    table.add({"kernel", kernel.name});
    table.add({"computes", std::string(kernel.computes) + ", row-major, products summed in fp32"});
    table.add({"types", type_names(typename decltype(kernel)::Types{}) + "  (A and B -> D)"});
    if (shapes.empty())
      table.add({"chooses", "from " + std::to_string(std::size(shipped_gemms)) +
                                " configurations of the kernels below, by " +
                                std::to_string(std::size(measured_gemms)) + " problems measured on an H200"});
    else
      table.add({"tiles", joined(names_of(shapes, tile_name), ", ") + "  (rows x columns of D per CTA)"});
    if (majors_b_of(kernel.name).size() > 1) table.add({"B", "[n, k] (--major-b k) or [k, n] (--major-b mn)"});
    if (!shapes.empty()) table.add({"clusters", joined(names_of(shapes, cluster_name), ", ") + "  (CTAs along m x n)"});
    table.add({"limits", kernel.limits});
    std::cout << between;
    table.print(std::cout);
    between = "\n";
  });
  return 0;
}

}  // namespace rawgemm::bench
