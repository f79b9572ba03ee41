// The kernels that the program offers, and the configurations of each: one table for the model and the GPU.
#pragma once
#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include <bench/backend.hpp>
#include <host/gemm_cooperative.hpp>
#include <host/gemm_fp8_block.hpp>
#include <host/gemm_fp8_block_splitk.hpp>
#include <host/gemm_multistage.hpp>
#include <host/gemm_pingpong.hpp>
#include <host/gemm_splitk.hpp>
#include <host/gemm_swapped.hpp>
#include <host/wgmma_tile.hpp>

namespace rawgemm::bench {

template <class... Entries>
struct List {};

/// Of A, D and B; of FP8, which blocks have scales, where it is not A, B or their rows.
template <class Input_, class Output_, class InputB_ = Input_, BlockScales block_scales_ = BlockScales::none>
struct Types {
  using Input = Input_;
  using InputB = InputB_;
  using Output = Output_;
  static constexpr BlockScales block_scales = block_scales_;
  /// The program has these in all shapes of a kernel, of others of FP8 the first one: each takes time to compile.
  static constexpr bool in_all_shapes = !is_fp8<Input> || (is_same<Input, e4m3> && is_same<InputB, e4m3> &&
                                                           (is_same<Output, bf16> || is_same<Output, float>));
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

/// What all lists hold.
template <class... First, class... Second>
List<First..., Second...> joined_lists(List<First...>, List<Second...>);
template <class First, class Second>
using Joined = decltype(joined_lists(First{}, Second{}));

using Types16 = List<Types<bf16, bf16>, Types<bf16, float>, Types<f16, f16>, Types<f16, float>>;
using Types8 = List<Types<e4m3, bf16>, Types<e4m3, float>, Types<e4m3, f16>, Types<e4m3, e4m3>, Types<e4m3, bf16, e5m2>,
                    Types<e4m3, float, e5m2>, Types<e4m3, f16, e5m2>, Types<e4m3, e4m3, e5m2>, Types<e5m2, bf16, e4m3>,
                    Types<e5m2, float, e4m3>, Types<e5m2, f16, e4m3>, Types<e5m2, e4m3, e4m3>, Types<e5m2, bf16>,
                    Types<e5m2, float>, Types<e5m2, f16>, Types<e5m2, e4m3>>;

inline constexpr const char* gemm_computes = "D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n]";
inline constexpr const char* gemm_limits =
    "m, n, k from 0 to 2^30; base addresses and leading dimensions multiples of 16 bytes; sm_90";

/// wgmmas of 64 rows and 32 bytes of K that tiles take, of `rows` rows of A, or of B where D^T is computed; tiles that
/// overhang count as whole ones.
template <class Config>
constexpr i64 wgmmas_of_tiles(i64 tiles, i64 k_blocks, i64 rows = Config::block_m) {
  return tiles * k_blocks * (stage_row_bytes / wgmma_k_bytes) * (rows / wgmma_m);
}

/// The same of tiles for clusters of cluster_m x cluster_n CTAs.
template <class Config>
constexpr i64 wgmmas_of_clusters(i64 m, i64 n, i64 k_blocks, i64 rows = Config::block_m) {
  const i64 clusters_m = ceil_div(m, Config::block_m * Config::cluster_m);
  const i64 clusters_n = ceil_div(n, Config::block_n * Config::cluster_n);
  return wgmmas_of_tiles<Config>(clusters_m * clusters_n * Config::cluster_size, k_blocks, rows);
}

/// The same of kernels that split K.
template <class Config>
constexpr i64 wgmmas_of_split_k(i64 m, i64 n, i64 k) {
  const i64 steps = std::max<i64>(ceil_div(k, stage_k<typename Config::Input> * Config::stage_blocks), Config::splits);
  return ceil_div(m, Config::block_m) * ceil_div(n, Config::block_n) * steps * Config::stage_blocks *
         (stage_row_bytes / wgmma_k_bytes) * (Config::wgmma_rows / wgmma_m);
}

/// What the program knows of a kernel: its name, its configurations, whether D is one tile, how to call it, what its
/// launcher refuses before it asks the device, and how many wgmmas a call takes.
/// Of those that compute a GEMM of any size, this much is the same.
/// Shapes: in 16 bits; Shapes8: in FP8.  promotes: sums of FP8 products, to fp32 after each 128.
template <class Kernel>
struct AnyGemm {
  static constexpr const char* computes = gemm_computes;
  static constexpr const char* limits = gemm_limits;
  using Types = Types16;
  using Shapes8 = List<>;
  static constexpr bool promotes = false;
  using MajorsB = Majors<Major::k>;
  static constexpr bool is_one_tile = false;

  template <class Config>
  static Status check(const GemmArguments& x) {
    return rawgemm::check(Kernel::name, x, sizeof(typename Config::Input), sizeof(typename Config::Output));
  }
};

/// gemm(): no configurations of its own, but for each problem one of another kernel (choice.hpp).
struct Gemm : AnyGemm<Gemm> {
  static constexpr const char* name = "gemm";
  using Shapes = List<>;
};

struct GemmCooperative : AnyGemm<GemmCooperative> {
  static constexpr const char* name = "gemm_cooperative";
  using Shapes =
      List<StaticShape<128, 256>, StaticShape<128, 256, 2, 1>, StaticShape<128, 256, 1, 2>, StaticShape<256, 128>,
           StaticShape<256, 128, 2, 1>, StaticShape<256, 128, 1, 2>, StaticShape<128, 224>, StaticShape<128, 80, 1, 2>>;
  using Types = Joined<Types16, Types8>;
  using Shapes8 = List<StaticShape<128, 256>, StaticShape<256, 128>, StaticShape<128, 224>, StaticShape<128, 80, 1, 2>>;
  template <class Types, class Shape, Major>
  using Config = cooperative::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                     Shape::cluster_m, Shape::cluster_n, typename Types::InputB>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_cooperative<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, std::max<i64>(ceil_div(k, stage_k<typename Config::Input>), 2));
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
  using Shapes = List<StaticShape<128, 128>, StaticShape<128, 64>, StaticShape<128, 112>, StaticShape<128, 160>,
                      StaticShape<128, 176>, StaticShape<128, 192>>;
  using Types = Joined<Types16, Types8>;
  using Shapes8 = Shapes;
  template <class Types, class Shape, Major>
  using Config = pingpong::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                  typename Types::InputB>;

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
                      StaticShape<64, 72, 1, 4>, StaticShape<64, 56>, StaticShape<64, 80>, StaticShape<128, 64, 1, 2>,
                      StaticShape<128, 72, 1, 4>, StaticShape<128, 112, 1, 2>>;
  using Types = Joined<Types16, Types8>;
  using Shapes8 = Shapes;
  template <class Types, class Shape, Major>
  using Config = splitk::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                Shape::cluster_m * Shape::cluster_n, typename Types::InputB>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_splitk<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_split_k<Config>(m, n, k);
  }
};

struct GemmSwapped : AnyGemm<GemmSwapped> {
  static constexpr const char* name = "gemm_swapped";
  using Shapes = List<StaticShape<168, 192, 2, 1>, StaticShape<256, 128, 2, 1>, StaticShape<128, 64, 2, 1>,
                      StaticShape<64, 128, 2, 1>, StaticShape<64, 256>>;
  using Types = Joined<Types16, Types8>;
  using Shapes8 = Shapes;
  template <class Types, class Shape, Major>
  using Config = swapped::Config<typename Types::Input, typename Types::Output, Shape::block_m, Shape::block_n,
                                 Shape::cluster_m, Shape::cluster_n, typename Types::InputB>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_swapped<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, ceil_div(k, stage_k<typename Config::Input>),
                                      Config::block_n * Config::row_groups);
  }
};

/// What kernels with block scales have in common, and those without, which promote sums for scales of tensors and rows.
template <class Kernel>
struct AnyScaledGemm : AnyGemm<Kernel> {
  static constexpr const char* computes =
      "D[m, n] = alpha * sum over blocks b of k: scale_a[m, b] * scale_b[n, b] * A[m, b] * B[n, b]^T + beta * C[m, n]";
  static constexpr bool promotes = true;
  using Shapes = List<>;
  template <BlockScales scales>
  using TypesWith = List<bench::Types<e4m3, bf16, e4m3, scales>, bench::Types<e4m3, float, e4m3, scales>>;
  using TypesOfE4m3 =
      Joined<Joined<TypesWith<BlockScales::b_128x128>, TypesWith<BlockScales::b_1x128>>, TypesWith<BlockScales::none>>;
  using Types = Joined<TypesOfE4m3, List<bench::Types<e4m3, bf16, e5m2, BlockScales::b_128x128>,
                                         bench::Types<e5m2, bf16, e4m3, BlockScales::b_128x128>,
                                         bench::Types<e5m2, bf16, e5m2, BlockScales::b_128x128>>>;

  template <class Config>
  static Status check(const GemmArguments& x) {
    const Status status =
        rawgemm::check(Kernel::name, x, sizeof(typename Config::Input), sizeof(typename Config::Output), Major::k,
                       Config::scales != BlockScales::none);
    return status.ok() ? check_block_scales(Kernel::name, Config::scales, x) : status;
  }
};

struct GemmFp8Block : AnyScaledGemm<GemmFp8Block> {
  static constexpr const char* name = "gemm_fp8_block";
  using Shapes8 =
      List<StaticShape<256, 128>, StaticShape<256, 128, 1, 2>, StaticShape<192, 128, 1, 2>, StaticShape<128, 128>>;
  template <class Types, class Shape, Major>
  using Config = fp8_block::Config<typename Types::Input, typename Types::Output, Types::block_scales, Shape::block_m,
                                   Shape::block_n, Shape::cluster_m, Shape::cluster_n, typename Types::InputB>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_fp8_block<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_clusters<Config>(m, n, ceil_div(k, stage_k<typename Config::Input>));
  }
};

struct GemmFp8BlockSplitk : AnyScaledGemm<GemmFp8BlockSplitk> {
  static constexpr const char* name = "gemm_fp8_block_splitk";
  using Shapes8 = List<StaticShape<64, 64, 1, 2>, StaticShape<16, 64>, StaticShape<16, 64, 1, 2>, StaticShape<64, 64>,
                       StaticShape<64, 56>, StaticShape<64, 80>, StaticShape<64, 72, 1, 4>, StaticShape<128, 64, 1, 2>,
                       StaticShape<128, 72, 1, 4>, StaticShape<128, 128, 1, 2>, StaticShape<128, 80>>;
  template <class Types, class Shape, Major>
  using Config =
      fp8_block_splitk::Config<typename Types::Input, typename Types::Output, Types::block_scales, Shape::block_m,
                               Shape::block_n, Shape::cluster_m * Shape::cluster_n, typename Types::InputB>;

  template <class Config>
  static Status launch(const GemmArguments& x, Stream stream) {
    return gemm_fp8_block_splitk<Config>(x, stream);
  }
  template <class Config>
  static i64 wgmmas(i64 m, i64 n, i64 k) {
    return wgmmas_of_split_k<Config>(m, n, k);
  }
};

/// gemm_fp8() with fast accumulation, which chooses as Gemm.
struct GemmFp8 : AnyGemm<GemmFp8> {
  static constexpr const char* name = "gemm_fp8";
  using Types = List<bench::Types<e4m3, bf16>, bench::Types<e4m3, float>>;
  using Shapes = List<>;
};

/// gemm_fp8_scaled(), and gemm_fp8() with promotion, which chooses among kernels that promote.
struct GemmFp8Scaled : AnyScaledGemm<GemmFp8Scaled> {
  static constexpr const char* name = "gemm_fp8_scaled";
  using Types = TypesOfE4m3;
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
  using Shapes8 = List<>;
  static constexpr bool promotes = false;
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

using AllKernels = List<Gemm, GemmFp8, GemmFp8Scaled, GemmCooperative, GemmPingpong, GemmSplitk, GemmSwapped,
                        GemmMultistage, GemmFp8Block, GemmFp8BlockSplitk, WgmmaTile>;

/// False for those that choose among those of others (choice.hpp).
template <class Kernel>
inline constexpr bool has_configs =
    !std::is_same_v<typename Kernel::Shapes, List<>> || !std::is_same_v<typename Kernel::Shapes8, List<>>;

inline constexpr bool operator==(const Shape& x, const Shape& y) {
  return x.block_m == y.block_m && x.block_n == y.block_n && x.cluster_m == y.cluster_m && x.cluster_n == y.cluster_n;
}

/// Calls function with an object of each entry.
template <class... Entries, class Function>
constexpr void for_each(List<Entries...>, Function&& function) {
  (function(Entries{}), ...);
}

template <class First, class... Others, class Function>
constexpr void for_first(List<First, Others...>, Function&& function) {
  function(First{});
}

/// Calls function with each shape that a kernel has for these types.
template <class Kernel, class Types, class Function>
constexpr void for_each_shape(Function&& function) {
  if constexpr (!is_fp8<typename Types::Input>)
    for_each(typename Kernel::Shapes{}, function);
  else if constexpr (Types::in_all_shapes)
    for_each(typename Kernel::Shapes8{}, function);
  else
    for_first(typename Kernel::Shapes8{}, function);
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

/// The scales that operands of these types may have.
template <class Types>
std::vector<ScaleMode> scales_of() {
  if (!is_fp8<typename Types::Input>) return {ScaleMode::none};
  if (Types::block_scales == BlockScales::none) return {ScaleMode::tensor, ScaleMode::rows};
  return {Types::block_scales == BlockScales::b_128x128 ? ScaleMode::blocks : ScaleMode::blocks_1x128};
}

/// Calls function with each row of the kernel's table, and the Types that it is one of.
template <class Kernel, class Function>
void for_each_types(Function&& function) {
  for_each(typename Kernel::Types{}, [&]<class Types>(Types types) {
    for (const ScaleMode scales : scales_of<Types>())
      function(OperandTypes{element_type<typename Types::Input>, element_type<typename Types::InputB>,
                            element_type<typename Types::Output>, scales},
               types);
  });
}

/// All that a kernel takes; the first one is the default.
inline std::vector<OperandTypes> types_of(const std::string& kernel_name) {
  std::vector<OperandTypes> result;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    for_each_types<Kernel>([&](const OperandTypes& types, auto) { result.push_back(types); });
  });
  return result;
}

/// The shapes that a kernel has for these types, in the table's order; the first one is the default. Empty where
/// has_configs is false.
inline std::vector<Shape> shapes_of(const std::string& kernel_name, const OperandTypes& types) {
  std::vector<Shape> shapes;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) {
    for_each_types<Kernel>([&]<class Types>(const OperandTypes& its, Types) {
      if (its == types) for_each_shape<Kernel, Types>([&](auto shape) { shapes.push_back(shape.value); });
    });
  });
  return shapes;
}

/// Whether a kernel chooses its configuration, among those of others.
inline bool chooses(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&]<class Kernel>(Kernel) { result = !has_configs<Kernel>; });
  return result;
}

/// Whether a kernel promotes sums of FP8 products to fp32.
inline bool promotes(const std::string& kernel_name) {
  bool result = false;
  visit_kernel(kernel_name, [&](auto kernel) { result = kernel.promotes; });
  return result;
}

inline Accumulation accumulation_of(const Problem& x) {
  if (!is_8_bit(x.types.input)) return Accumulation::fp32;
  return promotes(x.kernel) ? Accumulation::promoted : Accumulation::fast;
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

/// Whether the baseline has fast accumulation: in FP8, where neither scales of blocks nor a kernel that promotes, which
/// is compared with its like, rules it out. It is the fastest then.
inline bool is_fast_baseline(const Problem& x) {
  return accumulation_of(x) == Accumulation::fast && block_scales_of(x.types.scales) == BlockScales::none;
}
inline std::string cublaslt_name(bool is_fast) { return is_fast ? "cuBLASLt, fast accumulation" : "cuBLASLt"; }

/// Calls function with the kernel and an object of its Config that the arguments name. Instantiates only this kernel's
/// Configs for this Input, which are the problem's.
template <class Kernel, class Input, class Function>
void visit_config_of(const Problem& x, const Shape& wanted, Function&& function) {
  for_each(typename Kernel::Types{}, [&]<class Types>(Types) {
    if constexpr (std::is_same_v<typename Types::Input, Input>)
      for_each_shape<Kernel, Types>([&]<class StaticShape>(StaticShape) {
        for_each(typename Kernel::MajorsB{}, [&]<class MajorB>(MajorB) {
          if (element_type<typename Types::InputB> == x.types.input_b &&
              element_type<typename Types::Output> == x.types.output &&
              Types::block_scales == block_scales_of(x.types.scales) && StaticShape::value == wanted &&
              MajorB::value == x.major_b)
            function(Kernel{}, typename Kernel::template Config<Types, StaticShape, MajorB::value>{});
        });
      });
  });
}

/// Whether a kernel has configurations for A of this type.
template <class Kernel, class Input>
inline constexpr bool takes = [] {
  bool result = false;
  if (has_configs<Kernel>)
    for_each(typename Kernel::Types{},
             [&]<class Types>(Types) { result = result || std::is_same_v<typename Types::Input, Input>; });
  return result;
}();

/// Calls function with the problem's kernel and an object of the type of its A.
template <class Function>
void visit_kernel_and_input(const Problem& x, Function&& function) {
  visit_kernel(x.kernel, [&]<class Kernel>(Kernel kernel) {
    visit_type(x.types.input, [&]<class Input>(Input) {
      if constexpr (takes<Kernel, Input>) function(kernel, Input{});
    });
  });
}

/// As visit_config_of, for any kernel and input.
template <class Function>
void visit_config(const Problem& x, const Shape& wanted, Function&& function) {
  visit_kernel_and_input(
      x, [&]<class Kernel, class Input>(Kernel, Input) { visit_config_of<Kernel, Input>(x, wanted, function); });
}

}  // namespace rawgemm::bench
