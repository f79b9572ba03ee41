#include <iostream>

#include <bench/configs.hpp>
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
  Table table(Table::Align::left);
  table.add({"kernel", "gemm_cooperative"});
  table.add({"computes", "D[m, n] = A[m, k] * B[n, k]^T, row-major, products summed in fp32"});
  table.add({"types", type_names(AllTypes{}) + "  (A and B -> D)"});
  table.add({"tiles", joined(names_of_shapes(tile_name), ", ") + "  (rows x columns of D per CTA)"});
  table.add({"clusters", joined(names_of_shapes(cluster_name), ", ") + "  (CTAs along m x n)"});
  table.add({"limits", "m, n, k from 0 to 2^30; base addresses and leading dimensions multiples of 16 bytes; sm_90"});
  table.print(std::cout);
  return 0;
}

}  // namespace rawgemm::bench
