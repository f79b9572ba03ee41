// The configurations of gemm_cooperative that the program and the tests offer: one table for the model and the GPU.
#pragma once
#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include <bench/backend.hpp>
#include <host/tensor_map.hpp>
#include <kernels/gemm_cooperative.cuh>

namespace rawgemm::bench {

template <class... Entries>
struct List {};

template <class Input_, class Output_>
struct Types {
  using Input = Input_;
  using Output = Output_;
};

template <u32 block_m, u32 block_n, u32 cluster_m, u32 cluster_n>
struct StaticShape {
  static constexpr Shape value{block_m, block_n, cluster_m, cluster_n};
  template <class Types>
  using Config =
      cooperative::Config<typename Types::Input, typename Types::Output, block_m, block_n, cluster_m, cluster_n>;
};

using AllTypes = List<Types<bf16, bf16>, Types<bf16, float>, Types<f16, f16>, Types<f16, float>>;
using AllShapes = List<StaticShape<128, 256, 1, 1>, StaticShape<128, 256, 2, 1>, StaticShape<128, 256, 1, 2>,
                       StaticShape<256, 128, 1, 1>, StaticShape<256, 128, 2, 1>, StaticShape<256, 128, 1, 2>>;

inline constexpr bool operator==(const Shape& x, const Shape& y) {
  return x.block_m == y.block_m && x.block_n == y.block_n && x.cluster_m == y.cluster_m && x.cluster_n == y.cluster_n;
}

namespace detail {

template <class Types, class... Shapes, class Function>
bool visit_shape(List<Shapes...>, const Shape& shape, Function&& function) {
  return (... || (Shapes::value == shape && (function(typename Shapes::template Config<Types>{}), true)));
}

template <class Input, class... TypeLists, class Function>
bool visit_types(List<TypeLists...>, TensorType output, const Shape& shape, Function&& function) {
  const auto visit = [&]<class Types>(Types) {
    if constexpr (std::is_same_v<typename Types::Input, Input>)
      return tensor_type<typename Types::Output> == output && visit_shape<Types>(AllShapes{}, shape, function);
    return false;
  };
  return (... || visit(TypeLists{}));
}

template <class... Shapes>
std::vector<Shape> values(List<Shapes...>) {
  return {Shapes::value...};
}

}  // namespace detail

inline std::vector<Shape> all_shapes() { return detail::values(AllShapes{}); }

/// What `name` calls the shapes, each name once, in the table's order.
template <class Name>
std::vector<std::string> names_of_shapes(const Name& name) {
  std::vector<std::string> names;
  for (const Shape& shape : all_shapes())
    if (std::find(names.begin(), names.end(), name(shape)) == names.end()) names.push_back(name(shape));
  return names;
}

/// Calls function with an object of the Config that the arguments name; false where the table has none. With Input
/// fixed at compile time, only the Configs of that input are instantiated.
template <class Input, class Function>
bool visit_config(TensorType output, const Shape& shape, Function&& function) {
  return detail::visit_types<Input>(AllTypes{}, output, shape, function);
}

/// The same for any input.
template <class Function>
bool visit_config(TensorType input, TensorType output, const Shape& shape, Function&& function) {
  if (input == TensorType::bf16) return visit_config<bf16>(output, shape, function);
  return input == TensorType::f16 && visit_config<f16>(output, shape, function);
}

}  // namespace rawgemm::bench
