// The instances for FP8 operands, as values.
#pragma once
#include <string>
#include <vector>

#include <tests/fp8.hpp>
#include <tests/kernels/instances.hpp>

namespace rawgemm::test {

struct Fp8Selection : Configuration {
  Number a;
  Number b;
  Number d;
  BlockScales scales;
  u32 step_k;     // what each CTA's part of K is a multiple of, where it is split; of slices: what is loaded at once
  u32 slices;     // warps that share K, of a kernel that multiplies in f16; 0: of another
  u32 stages;     // of the ring
  bool swapped;   // rows of D are columns of the wgmmas
  bool promotes;  // each k block of 128 is added to a sum in fp32
  Status (*launch)(const GemmArguments&, Stream);
  Major scales_a = Major::mn;  // of blocks
};

/// launch: of the instance, or of it with another epilogue.
template <class Instance>
Fp8Selection fp8_selection(Status (*launch)(const GemmArguments&, Stream)) {
  using Config = typename Instance::Config;
  using Types = typename Instance::Types;
  u32 step_k = stage_k<e4m3>;
  if constexpr (requires { Config::stage_blocks; }) step_k *= Config::stage_blocks;
  u32 slices = 0;
  if constexpr (requires { Config::slices; }) {
    slices = Config::slices;
    step_k = Config::depth * slices * Config::step_k;
  }
  u32 stages = 0;  // a kernel without a ring: none
  if constexpr (requires { Config::stages; }) stages = Config::stages;
  bool swapped = false;
  if constexpr (requires { Config::is_swapped; }) swapped = Config::is_swapped;
  return {Instance::configuration,
          number_of<typename Types::Input>,
          number_of<typename Types::InputB>,
          number_of<typename Types::Output>,
          Types::block_scales,
          step_k,
          slices,
          stages,
          swapped,
          Instance::Description::promotes,
          launch};
}

inline std::vector<Fp8Selection> every_fp8_selection() {
  std::vector<Fp8Selection> selections;
  for (const Fp8Selection& x :
       of_each_instance([]<class Instance>(Instance, auto launch) { return fp8_selection<Instance>(launch); }))
    if (x.a == Number::e4m3 || x.a == Number::e5m2) selections.push_back(x);
  return with_k_major_scales(selections);
}

/// Sampled, as what follows.
inline std::vector<Fp8Selection> fp8_selections(int line = __builtin_LINE()) {
  return sampled(every_fp8_selection(), line);
}

/// Those that are right.
template <class IsRight>
std::vector<Fp8Selection> fp8_selections(const IsRight& is_right, int line = __builtin_LINE()) {
  std::vector<Fp8Selection> selections = every_fp8_selection();
  std::erase_if(selections, [&](const Fp8Selection& x) { return !is_right(x); });
  return sampled(selections, line);
}

/// Whose accumulators hold all of K.
inline std::vector<Fp8Selection> fast_selections(int line = __builtin_LINE()) {
  return fp8_selections([](const Fp8Selection& x) { return !x.promotes; }, line);
}

/// That multiply each k block by its scales.
inline std::vector<Fp8Selection> block_scaled_selections(int line = __builtin_LINE()) {
  return fp8_selections([](const Fp8Selection& x) { return x.scales != BlockScales::none; }, line);
}

/// The same, and TMA reads A's scales.
inline std::vector<Fp8Selection> selections_by_tma(int line = __builtin_LINE()) {
  return fp8_selections([](const Fp8Selection& x) { return x.scales != BlockScales::none && x.scales_a == Major::mn; },
                        line);
}

inline std::vector<Fp8Selection> promoting_selections(int line = __builtin_LINE()) {
  return fp8_selections([](const Fp8Selection& x) { return x.promotes; }, line);
}

/// That multiply sums by scales of A and of B, or of their rows.
inline std::vector<Fp8Selection> operand_scaled_selections(int line = __builtin_LINE()) {
  return fp8_selections([](const Fp8Selection& x) { return x.scales == BlockScales::none; }, line);
}

/// Such as "gemm_fp8_block, e4m3 * e5m2 to f32, scales of 128x128, tile 128x192, cluster 2x1".
inline std::string describe(const Fp8Selection& x) {
  constexpr const char* scales[] = {"", ", scales of 128x128", ", scales of 1x128"};
  return name_of(x.kernel) + ", " + name_of(x.a) + " * " + name_of(x.b) + " to " + name_of(x.d) +
         scales[static_cast<int>(x.scales)] + (x.scales_a == Major::k ? ", of A K-major" : "") + ", tile " +
         tile_name(x) + ", cluster " + cluster_name(x);
}

}  // namespace rawgemm::test
