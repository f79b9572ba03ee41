// The instances for operands of 16 bits, as values.
#pragma once
#include <string>
#include <vector>

#include <tests/kernels/instances.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

/// wgmmas: that a call takes.  loads: boxes of TMA for one k block of a cluster's tiles, if the kernel has stages.
struct Selection : Configuration {
  TensorType input;
  TensorType output;
  i64 loads;
  i64 (*wgmmas)(i64 m, i64 n, i64 k);
  Status (*launch)(const GemmArguments&, Stream);
};

/// Of a stage that so many CTAs of a cluster share: the rows have as many shares, or the CTAs take turns.
template <class Config, class Stage>
constexpr i64 boxes_of_cluster(u32 sharing) {
  const bool in_turns = Stage::major == Major::k && Stage::rows_of_box(sharing) == Stage::rows;
  return Stage::boxes * (Config::cluster_m * Config::cluster_n) / (in_turns ? sharing : 1);
}
template <class Config>
constexpr i64 boxes_of_cluster() {
  if constexpr (requires { Config::stages; })
    return boxes_of_cluster<Config, typename Config::StageA>(Config::cluster_n) +
           boxes_of_cluster<Config, typename Config::StageB>(Config::cluster_m);
  else
    return 0;
}

inline std::vector<Selection> all_selections() {
  std::vector<Selection> selections;
  for (const auto& x : of_each_instance([]<class Instance>(Instance, auto launch) {
         using Types = typename Instance::Types;
         using Config = typename Instance::Config;
         return Selection{Instance::configuration,
                          tensor_type<typename Types::Input>,
                          tensor_type<typename Types::Output>,
                          boxes_of_cluster<Config>(),
                          &Instance::Description::template wgmmas<Config>,
                          launch};
       }))
    if (bytes_of(x.input) == 2) selections.push_back(x);
  return selections;
}

/// Those of a kernel, sampled.
inline std::vector<Selection> all_selections(Kernel kernel, int line = __builtin_LINE()) {
  std::vector<Selection> selections = all_selections();
  std::erase_if(selections, [&](const Selection& x) { return x.kernel != kernel; });
  return sampled(selections, line);
}

/// The first one of a kernel for D of this type; the operands are bf16.
inline Selection selection_of(Kernel kernel, TensorType output) {
  std::vector<Selection> selections = all_selections();
  std::erase_if(selections, [&](const Selection& x) {
    return x.kernel != kernel || x.input != TensorType::bf16 || x.output != output;
  });
  return selections.at(0);
}

/// As shape_of has it, operands in the selection's majors.
inline Shape shape_of(const Selection& x, i64 m, i64 n, i64 k, i64 padding = 0) {
  return shape_of(m, n, k, x.input, x.output, padding, x.major_a, x.major_b);
}

/// Such as "gemm_cooperative, bf16 to f32, tile 128x256, cluster 2x1, A MN-major".
inline std::string describe(const Selection& x) {
  const auto type = [](TensorType t) { return t == TensorType::f32 ? "f32" : t == TensorType::f16 ? "f16" : "bf16"; };
  return name_of(x.kernel) + ", " + type(x.input) + " to " + type(x.output) + ", tile " + name_in_kernel(x);
}

/// The kernel's launcher.
[[nodiscard]] inline Status launch(const Selection& selection, const GemmArguments& x, Stream stream = nullptr) {
  return selection.launch(x, stream);
}

}  // namespace rawgemm::test
