// The kernels that the program offers, and the configurations of each: one table for the model and the GPU.
#pragma once
#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include <bench/backend.hpp>
#include <host/gemm_cooperative.hpp>
#include <host/gemm_multistage.hpp>
#include <host/gemm_pingpong.hpp>
#include <host/gemm_splitk.hpp>
#include <host/wgmma_tile.hpp>

namespace rawgemm::bench {

template <class... Entries>
struct List {};

template <class Input_, class Output_>
struct Types {
  using Input = Input_;
  using Output = Output_;
};

template <u32 block_m_, u32 block_n_, u32 cluster_m_ = 1, u32 cluster_n_ = 1>
struct StaticShape {
  static constexpr u32 block_m = block_m_;
  static constexpr u32 block_n = block_n_;
  static constexpr u32 cluster_m = cluster_m_;
  static constexpr u32 cluster_n = cluster_n_;
  static constexpr Shape value{block_m, block_n, cluster_m, cluster_n};
};

template <Major... majors>
using Majors = List<std::integral_constant<Major, majors>...>;

using AllTypes = List<Types<bf16, bf16>, Types<bf16, float>, Types<f16, f16>, Types<f16, float>>;

inline constexpr const char* gemm_computes = "D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]";
inline constexpr const char* gemm_limits =
    "m, n, k from 0 to 2^30; base addresses and leading dimensions multiples of 16 bytes; sm_90";

/// wgmmas of 64 rows and a depth of 16 that tiles of block_m rows take; tiles that overhang count as whole ones.
template <class Config>
constexpr i64 wgmmas_of_tiles(i64 tiles, i64 k_blocks) {
  return tiles * k_blocks * (stage_row_bytes / wgmma_k_bytes) * (Config::block_m / wgmma_m);
}

/// What the program knows of a kernel: its name, its configurations, whether D is one tile, how to call it, what its
/// launcher refuses before it asks the device, and how many wgmmas a call takes.
/// Of those that compute a GEMM of any size, this much is the same.
template <class Kernel>
struct AnyGemm {
  static constexpr const char* computes = gemm_computes;
  static constexpr const char* limits = gemm_limits;
  using Types = AllTypes;
  using MajorsB = Majors<Major::k>;
  static constexpr bool is_one_tile = false;

  template <class Config>
  static Status check(const GemmArguments& x) {
    return rawgemm::check(Kernel::name, x, sizeof(typename Config::Input), sizeof(typename Config::Output));
  }
};

/// gemm(): no configurations of its own, but for each problem one of another kernel (choose_gemm).
struct Gemm : AnyGemm<Gemm> {
  static constexpr const char* name = "gemm";
  using Shapes = List<>;
};

struct GemmCooperative : AnyGemm<GemmCooperative> {
  static constexpr const char* name = "gemm_cooperative";
  using Shapes =
      List<StaticShape<128, 256>, StaticShape<128, 256, 2, 1>, StaticShape<128, 256, 1, 2>, StaticShape<256, 128>,
           StaticShape<256, 128, 2, 1>, StaticShape<256, 128, 1, 2>, StaticShape<128, 224>>;
  template <class Types, class Shape, Major>
  using Config = cooperative::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                     Shape::cluster_m, Shape::cluster_n>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_cooperative<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    const i64 tiles_m = ceil_div(m, Config::block_m * Config::cluster_m) * Config::cluster_m;
    const i64 tiles_n = ceil_div(n, Config::block_n * Config::cluster_n) * Config::cluster_n;
    return wgmmas_of_tiles<Config>(tiles_m * tiles_n, std::max<i64>(ceil_div(k, stage_k<typename Config::Input>), 2));
  }
};

struct GemmMultistage : AnyGemm<GemmMultistage> {
  static constexpr const char* name = "gemm_multistage";
  using Shapes = List<StaticShape<128, 128>, StaticShape<128, 256>, StaticShape<256, 128>>;
  template <class Types, class Shape, Major>
  using Config = multistage::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_multistage<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_tiles<Config>(ceil_div(m, Config::block_m) * ceil_div(n, Config::block_n),
                                   ceil_div(k, stage_k<typename Config::Input>));
  }
};

struct GemmPingpong : AnyGemm<GemmPingpong> {
  static constexpr const char* name = "gemm_pingpong";
  using Shapes = List<StaticShape<128, 128>, StaticShape<128, 64>, StaticShape<128, 96>, StaticShape<128, 112>,
                      StaticShape<128, 160>, StaticShape<128, 176>, StaticShape<128, 192>>;
  template <class Types, class Shape, Major>
  using Config = pingpong::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_pingpong<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_tiles<Config>(ceil_div(m, Config::block_m) * ceil_div(n, Config::block_n),
                                   ceil_div(k, stage_k<typename Config::Input>));
  }
};

struct GemmSplitk : AnyGemm<GemmSplitk> {
  static constexpr const char* name = "gemm_splitk";
  using Shapes = List<StaticShape<64, 64, 1, 2>, StaticShape<16, 64>, StaticShape<16, 64, 1, 2>, StaticShape<64, 64>,
                      StaticShape<64, 72, 1, 4>, StaticShape<64, 56>, StaticShape<64, 80>, StaticShape<64, 224>,
                      StaticShape<128, 56>, StaticShape<128, 64, 1, 2>, StaticShape<128, 72, 1, 4>,
                      StaticShape<128, 112, 1, 2>, StaticShape<128, 128, 1, 2>, StaticShape<128, 136, 1, 2>>;
  template <class Types, class Shape, Major>
  using Config = splitk::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                Shape::cluster_m * Shape::cluster_n>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_splitk<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    const i64 steps =
        std::max<i64>(ceil_div(k, stage_k<typename Config::Input> * Config::stage_blocks), Config::splits);
    return ceil_div(m, Config::block_m) * ceil_div(n, Config::block_n) * steps * Config::stage_blocks *
           (stage_row_bytes / wgmma_k_bytes) * (Config::wgmma_rows / wgmma_m);
  }
};

struct WgmmaTile {
  static constexpr const char* name = "wgmma_tile";
  static constexpr const char* computes = "D[64, n] = A[64, k] * B[n, k]^T";
  static constexpr const char* limits =
      "one tile; k from 0 to 2^30, a multiple of 16; base addresses and leading dimensions multiples of 16 bytes; "
      "sm_90";
  using Types = List<bench::Types<bf16, float>, bench::Types<f16, float>>;
  using Shapes =
      List<StaticShape<64, 8>, StaticShape<64, 16>, StaticShape<64, 64>, StaticShape<64, 128>, StaticShape<64, 256>>;
  using MajorsB = Majors<Major::k, Major::mn>;
  static constexpr bool is_one_tile = true;
  template <class Types, class Shape, Major major_b>
  using Config = tile::Config<typename Types::Input, Shape::block_n, major_b>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return wgmma_tile<Config>(x, stream);
  }
  template <class Config>
  static Status check(const GemmArguments& x) {
    return check_wgmma_tile<Config>(x);
  }
  template <class Config>
  static i64 wgmmas(i64, i64, i64 k) {
    return k / tile::slice_k;
  }
};

using AllKernels = List<Gemm, GemmCooperative, GemmPingpong, GemmSplitk, GemmMultistage, WgmmaTile>;

/// False for Gemm, which chooses among those of others.
template <class Kernel>
inline constexpr bool has_configs = !std::is_same_v<typename Kernel::Shapes, List<>>;

inline constexpr bool operator==(const Shape& x, const Shape& y) {
  return x.block_m == y.block_m && x.block_n == y.block_n && x.cluster_m == y.cluster_m && x.cluster_n == y.cluster_n;
}

/// Calls function with an object of each entry.
template <class... Entries, class Function>
constexpr void for_each(List<Entries...>, Function&& function) {
  (function(Entries{}), ...);
}

inline std::vector<std::string> kernel_names() {
  std::vector<std::string> names;
  for_each(AllKernels{}, [&](auto kernel) { names.push_back(kernel.name); });
  return names;
}

/// Calls function with the kernel of that name, an object of one of AllKernels.
template <class Function>
void visit_kernel(const std::string& name, Function&& function) {
  for_each(AllKernels{}, [&](auto kernel) {
    if (name == kernel.name) function(kernel);
  });
}

/// The shapes that a kernel has, in the table's order; the first one is the default. Empty where has_configs is false.
inline std::vector<Shape> shapes_of(const std::string& kernel_name) {
  std::vector<Shape> shapes;
  visit_kernel(kernel_name, [&](auto kernel) {
    for_each(typename decltype(kernel)::Shapes{}, [&](auto shape) { shapes.push_back(shape.value); });
  });
  return shapes;
}

/// The types of D that a kernel has for this input; the first one is the default.
inline std::vector<TensorType> outputs_of(const std::string& kernel_name, TensorType input) {
  std::vector<TensorType> outputs;
  visit_kernel(kernel_name, [&](auto kernel) {
    for_each(typename decltype(kernel)::Types{}, [&]<class Types>(Types) {
      if (tensor_type<typename Types::Input> == input) outputs.push_back(tensor_type<typename Types::Output>);
    });
  });
  return outputs;
}

inline std::vector<Major> majors_b_of(const std::string& kernel_name) {
  std::vector<Major> majors;
  visit_kernel(kernel_name, [&](auto kernel) {
    for_each(typename decltype(kernel)::MajorsB{}, [&](auto major) { majors.push_back(major); });
  });
  return majors;
}

inline bool is_one_tile(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) { result = kernel.is_one_tile; });
  return result;
}

/// What `name` calls the shapes, each name once.
template <class Name>
std::vector<std::string> names_of(const std::vector<Shape>& shapes, const Name& name) {
  std::vector<std::string> names;
  for (const Shape& shape : shapes)
    if (std::find(names.begin(), names.end(), name(shape)) == names.end()) names.push_back(name(shape));
  return names;
}

/// Calls function with the kernel and an object of its Config that the arguments name. Instantiates only this kernel's
/// Configs for this Input, which are the problem's.
template <class Kernel, class Input, class Function>
void visit_config_of(const Problem& x, const Shape& wanted, Function&& function) {
  for_each(typename Kernel::Types{}, [&]<class Types>(Types) {
    if constexpr (std::is_same_v<typename Types::Input, Input>)
      for_each(typename Kernel::Shapes{}, [&]<class StaticShape>(StaticShape) {
        for_each(typename Kernel::MajorsB{}, [&]<class MajorB>(MajorB) {
          if (tensor_type<typename Types::Output> == x.output && StaticShape::value == wanted &&
              MajorB::value == x.major_b)
            function(Kernel{}, typename Kernel::template Config<Types, StaticShape, MajorB::value>{});
        });
      });
  });
}

/// The same for any kernel and input.
template <class Function>
void visit_config(const Problem& x, const Shape& wanted, Function&& function) {
  visit_kernel(x.kernel, [&]<class Kernel>(Kernel) {
    if constexpr (has_configs<Kernel>) {
      if (x.input == TensorType::bf16) visit_config_of<Kernel, bf16>(x, wanted, function);
      if (x.input == TensorType::f16) visit_config_of<Kernel, f16>(x, wanted, function);
    }
  });
}

}  // namespace rawgemm::bench
