// What every GEMM launcher does before it launches: check the operands, know the device.
#pragma once
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include <host/device.hpp>
#include <host/status.hpp>
#include <host/tensor_map.hpp>
#include <kernels/scale.cuh>
#include <kernels/schedule.cuh>
#include <kernels/store.cuh>

namespace rawgemm {

/// The factors that make numbers of an FP8 operand's elements: one float for all of it, or one for each row of A, of B.
/// In the memory of the device, at a multiple of 4 bytes; null: 1, where it is one.
struct OperandScales {
  const float* address = nullptr;
  bool each_row = false;
};

/// Factors of FP8 operands for each 128 of K, fp32 in the memory of the device, for kernels that promote. The layouts
/// are those of cuBLASLt's VEC128_32F and BLK128x128_32F and of DeepGEMM's TMA-aligned scales.
struct BlockScaleArguments {
  /// Of A: that of row i and k block l at a[l * lda + i].  lda: at least m, a multiple of 4; a: at a multiple of 16
  /// bytes.
  const float* a = nullptr;
  i64 lda = 0;
  /// Of B, where a factor is for 128 rows: that of rows 128 j to 128 j + 127 and k block l at b[j * ldb + l].
  /// ldb: at least ceil(k / 128); b: at a multiple of 4 bytes.
  /// Where it is for one row, as those of A: row j's at b[l * ldb + j].
  const float* b = nullptr;
  i64 ldb = 0;
};

/// D[m, n] = alpha * A[m, k] * B[n, k]^T + beta * C[m, n], all row-major in the memory of the current device; C has the
/// type of D, and may be D itself with the same leading dimension.
/// lda, ldb, ldd, ldc: elements from one row to the next.  Base addresses and rows begin at multiples of 16 bytes.
/// m = 0 or n = 0: nothing is done.  k = 0: D becomes beta * C.  beta = 0: C is not read.  alpha = 0 does multiply: NaN
/// and infinity in A and B reach D.  The pointers of empty operands, and of C where beta = 0, are not looked at.
struct GemmArguments {
  i64 m;
  i64 n;
  i64 k;
  const void* a;
  i64 lda;
  const void* b;
  i64 ldb;
  void* d;
  i64 ldd;
  float alpha = 1;
  float beta = 0;
  const void* c = nullptr;
  i64 ldc = 0;
  /// Programmatic dependent launch: the kernel may begin while the one before it in the stream still runs; it waits for
  /// that one's end before it touches A, C or D or scales, and B and its block scales too unless weights_ready.
  bool programmatic = false;
  /// The caller promises that the kernel before in the stream writes neither B nor its block scales.
  bool weights_ready = false;
  /// Where A and B are FP8: D = alpha * scale_a * scale_b * A * B^T + beta * C, times scale_d where D is FP8, too.
  /// Either these or block scales.
  OperandScales scale_a = {};
  OperandScales scale_b = {};
  const float* scale_d = nullptr;  // one float; null: 1
  BlockScaleArguments block_scales = {};
};

/// Sizes up to here leave room for tiles that overhang, in the 32-bit coordinates of TMA.
inline constexpr i64 max_extent = i64{1} << 30;

/// `<kernel>: <argument> = <value>, must <rule>`
inline Status refuse(StatusCode code, const char* kernel, const char* argument, i64 value, const std::string& rule) {
  return {code, std::string(kernel) + ": " + argument + " = " + std::to_string(value) + ", must " + rule};
}

/// One operand of `rows` rows of `columns` elements. An empty operand is always right.
inline Status check_matrix(const char* kernel, const char* pointer_name, const void* pointer, const char* ld_name,
                           i64 ld, const char* columns_name, i64 rows, i64 columns, i64 element_bytes) {
  if (rows == 0 || columns == 0) return {};
  if (pointer == nullptr)
    return refuse(StatusCode::null_pointer, kernel, pointer_name, 0, "not be null (the operand is not empty)");
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  if (address % 16 != 0)
    return {StatusCode::misaligned_pointer,
            std::string(kernel) + ": " + pointer_name + " = " + std::to_string(address) +
                ", must be a multiple of 16 bytes (TMA); it is " + std::to_string(address % 16) + " bytes past one"};
  if (ld < columns)
    return refuse(
        StatusCode::leading_dimension_too_small, kernel, ld_name, ld,
        std::string("be at least ") + columns_name + " = " + std::to_string(columns) + " (rows may not overlap)");
  // 2^40 bytes is TMA's limit; with at most 2^30 rows the last address still fits in 64 bits only for smaller products.
  if (ld >= (i64{1} << 40) / element_bytes || ld > INT64_MAX / element_bytes / rows)
    return refuse(StatusCode::leading_dimension_too_large, kernel, ld_name, ld,
                  "be less than 2^40 bytes, and less than 2^63 bytes times all rows (TMA)");
  if (ld * element_bytes % 16 != 0)
    return refuse(StatusCode::leading_dimension_misaligned, kernel, ld_name, ld,
                  "be a multiple of " + std::to_string(16 / element_bytes) + " elements (TMA: rows begin at 16 bytes)");
  return {};
}

/// The scales of an operand whose elements have so many bytes: those of FP8 alone have any.
inline Status check_scales(const char* kernel, const char* name, const OperandScales& scales, i64 element_bytes) {
  const auto address = reinterpret_cast<std::uintptr_t>(scales.address);
  if (element_bytes != 1 && (address != 0 || scales.each_row))
    return refuse(StatusCode::unsupported_value, kernel, name, static_cast<i64>(address),
                  "be null (what it would scale is not FP8)");
  if (scales.each_row && address == 0)
    return refuse(StatusCode::null_pointer, kernel, name, 0, "not be null (each row has its own)");
  if (address % sizeof(float) != 0)
    return refuse(StatusCode::misaligned_pointer, kernel, name, static_cast<i64>(address), "be a multiple of 4 bytes");
  return {};
}

/// Every rule of GemmArguments but those of block scales, which must be missing where the kernel does not take any.
/// Where major_b is Major::mn, B is [k, n].
inline Status check(const char* kernel, const GemmArguments& x, i64 input_bytes, i64 output_bytes,
                    Major major_b = Major::k, bool takes_block_scales = false) {
  const auto size = [&](const char* name, i64 value) -> Status {
    if (value < 0) return refuse(StatusCode::negative_size, kernel, name, value, "be at least 0");
    if (value > max_extent)
      return refuse(StatusCode::size_too_large, kernel, name, value,
                    "be at most 2^30 (tiles overhang, and TMA's coordinates have 32 bits)");
    return {};
  };
  if (Status s = size("m", x.m); !s.ok()) return s;
  if (Status s = size("n", x.n); !s.ok()) return s;
  if (Status s = size("k", x.k); !s.ok()) return s;
  if (x.m == 0 || x.n == 0) return {};
  if (Status s = check_matrix(kernel, "a", x.a, "lda", x.lda, "k", x.m, x.k, input_bytes); !s.ok()) return s;
  const Status b = major_b == Major::k ? check_matrix(kernel, "b", x.b, "ldb", x.ldb, "k", x.n, x.k, input_bytes)
                                       : check_matrix(kernel, "b", x.b, "ldb", x.ldb, "n", x.k, x.n, input_bytes);
  if (!b.ok()) return b;
  if (Status s = check_matrix(kernel, "d", x.d, "ldd", x.ldd, "n", x.m, x.n, output_bytes); !s.ok()) return s;
  if (Status s = check_scales(kernel, "scale_a", x.scale_a, input_bytes); !s.ok()) return s;
  if (Status s = check_scales(kernel, "scale_b", x.scale_b, input_bytes); !s.ok()) return s;
  if (Status s = check_scales(kernel, "scale_d", {.address = x.scale_d}, output_bytes); !s.ok()) return s;
  const std::pair<const char*, const float*> operand_scales[] = {{"scale_a", x.scale_a.address},
                                                                 {"scale_b", x.scale_b.address}};
  const std::pair<const char*, const float*> block_scales[] = {{"block_scales.a", x.block_scales.a},
                                                               {"block_scales.b", x.block_scales.b}};
  for (const auto& [name, scales] : takes_block_scales ? operand_scales : block_scales)
    if (scales != nullptr)
      return refuse(StatusCode::unsupported_value, kernel, name,
                    static_cast<i64>(reinterpret_cast<std::uintptr_t>(scales)),
                    takes_block_scales ? "be null (A and B have block scales; alpha is for all of D)"
                                       : "be null (this kernel, with this Config, does not multiply by block scales)");
  if (x.beta == 0) return {};
  return check_matrix(kernel, "c", x.c, "ldc", x.ldc, "n", x.m, x.n, output_bytes);
}

constexpr i64 ceil_div(i64 x, i64 y) { return (x + y - 1) / y; }

/// cluster_tiles: of D, each for a cluster of cluster_size CTAs.
inline Status check_tiles(const char* kernel, i64 cluster_tiles, u32 cluster_size) {
  if (cluster_tiles <= INT32_MAX / cluster_size) return {};
  return refuse(StatusCode::size_too_large, kernel, "tiles of D", cluster_tiles,
                "be at most " + std::to_string(INT32_MAX / cluster_size) + " (tiles are counted in 32 bits)");
}

/// The tiles of D of a persistent kernel.
template <class Config>
Status tile_grid(const char* kernel, const GemmArguments& x, TileGrid* grid) {
  const i64 tiles_m = ceil_div(x.m, Config::block_m * Config::cluster_m);
  const i64 tiles_n = ceil_div(x.n, Config::block_n * Config::cluster_n);
  *grid = {static_cast<u32>(tiles_m), static_cast<u32>(tiles_n),
           static_cast<u32>(ceil_div(x.k, stage_k<typename Config::Input>))};
  return check_tiles(kernel, tiles_m * tiles_n, Config::cluster_m * Config::cluster_n);
}

/// How many clusters of a kernel run at the same time on each device; 0 where not asked yet.
using ActiveClusters = std::array<std::atomic<int>, 64>;

/// Makes the kernel ready on the current device, once per device, and says how many of its clusters run there at the
/// same time. Safe to call from several threads: they find the same.
template <class Params>
Status active_clusters(const char* kernel_name, void (*kernel)(Params), const device::CtaShape& shape,
                       ActiveClusters& known, int* clusters) {
  int ordinal = 0;
  if (Status s = device::current(kernel_name, &ordinal); !s.ok()) return s;
  if (static_cast<size_t>(ordinal) >= known.size())
    return refuse(StatusCode::unsupported_device, kernel_name, "device", ordinal,
                  "be less than " + std::to_string(known.size()));
  *clusters = known[ordinal].load();
  if (*clusters != 0) return {};

  device::Properties device;
  if (Status s = device::properties(kernel_name, ordinal, &device); !s.ok()) return s;
  if (device.compute_major != 9 || device.compute_minor != 0)
    return refuse(StatusCode::unsupported_device, kernel_name, "compute capability",
                  device.compute_major * 10 + device.compute_minor, "be 90 (sm_90a: wgmma and TMA of Hopper)");
  if (device.shared_memory < static_cast<i64>(shape.shared_memory))
    return refuse(StatusCode::too_little_shared_memory, kernel_name, "shared memory per CTA", device.shared_memory,
                  "be at least " + std::to_string(shape.shared_memory) + " bytes (stages and staging of this Config)");
  if (Status s = device::make_ready(kernel_name, kernel, shape, clusters); !s.ok()) return s;
  if (*clusters < 1)
    return refuse(StatusCode::unsupported_device, kernel_name, "active clusters", *clusters,
                  "be at least 1 (the device has no room for one cluster)");
  known[ordinal].store(*clusters);
  return {};
}

/// The map of a row-major [rows, columns] operand and its boxes.
inline Status encode_matrix(const char* kernel, const char* operand, TensorType type, const void* address, i64 rows,
                            i64 columns, i64 leading_dimension, u32 box_rows, u32 box_columns, Swizzle swizzle,
                            TensorMap* map) {
  const TensorMapRequest request{.type = type,
                                 .rank = 2,
                                 .address = address,
                                 .extent = {columns, rows},
                                 .stride = {leading_dimension * bytes_of(type)},
                                 .box = {box_columns, box_rows},
                                 .swizzle = swizzle};
  const std::string name = std::string(kernel) + ": tensor map of " + operand;
  if (Status s = check(request, name); !s.ok()) return s;
  return device::encode_tensor_map(request, name, map);
}

/// Clusters for so many tiles: as few waves as a device that holds `at_once` of them needs, then as few clusters as
/// these waves need, so that each gets the same work.
constexpr i64 even_clusters(i64 tiles, i64 at_once) { return ceil_div(tiles, ceil_div(tiles, at_once)); }

inline u32 even_clusters(const TileGrid& grid, i64 at_once) {
  return static_cast<u32>(even_clusters(i64{grid.cluster_tiles_m} * grid.cluster_tiles_n, at_once));
}

/// The maps of A and B: boxes of a stage's width, with the 128-byte swizzle, of so many rows.
template <class A, class B, class Params>
Status encode_inputs(const char* kernel, const GemmArguments& x, u32 a_box_rows, u32 b_box_rows, Params* params) {
  if (Status s = encode_matrix(kernel, "a", tensor_type<A>, x.a, x.m, x.k, x.lda, a_box_rows, stage_k<A>,
                               Swizzle::bytes_128, &params->a);
      !s.ok())
    return s;
  return encode_matrix(kernel, "b", tensor_type<B>, x.b, x.n, x.k, x.ldb, b_box_rows, stage_k<B>, Swizzle::bytes_128,
                       &params->b);
}

/// D and C as epilogues want them, but for D's map.
template <class Output>
OutputMatrix output_matrix(const GemmArguments& x) {
  OutputMatrix d;
  d.address = static_cast<char*>(x.d);
  d.pitch = x.ldd * i64{sizeof(Output)};
  d.rows = static_cast<u32>(x.m);
  d.columns = static_cast<u32>(x.n);
  d.alpha = x.alpha;
  d.beta = x.beta;
  d.c = static_cast<const char*>(x.c);
  d.c_pitch = x.beta == 0 ? 0 : x.ldc * i64{sizeof(Output)};  // else ldc may be anything
  const auto scales = [](const OperandScales& of, i64 rows) {
    return Scales{.address = of.address, .rows = static_cast<u32>(rows), .step = of.each_row ? 1u : 0u};
  };
  d.scale_a = scales(x.scale_a, x.m);
  d.scale_b = scales(x.scale_b, x.n);
  d.scale_d = scales({.address = x.scale_d}, 1);
  return d;
}

/// D's map, for store_d with this StoreBox. An FP8 D goes another way, and gets some map.
template <class Output, class StoreBox>
Status encode_output(const char* kernel, const GemmArguments& x, TensorMap* map) {
  // A map cannot be empty: where no chunk of a row is whole, it has one, and store_d leaves it alone.
  constexpr i64 chunk_columns = 16 / sizeof(Output);
  constexpr u32 box_columns = is_fp8<Output> ? chunk_columns : StoreBox::columns;
  constexpr bool is_swizzled = StoreBox::is_swizzled && !is_fp8<Output>;
  const i64 mapped_columns = std::max<i64>(x.n / chunk_columns, 1) * chunk_columns;
  return encode_matrix(kernel, "d", tensor_type<Output>, x.d, x.m, mapped_columns, x.ldd, StoreBox::rows, box_columns,
                       is_swizzled ? Swizzle::bytes_128 : Swizzle::none, map);
}

/// D = beta * C, what a GEMM is where k = 0.
template <class Output>
Status launch_scale(const char* name, const GemmArguments& x, Stream stream) {
  const device::CtaShape shape{
      .block = scale_threads, .cluster = 1, .shared_memory = 0, .programmatic = x.programmatic};
  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(OutputMatrix) = &scale_c<Output>;
  if (Status s = active_clusters(name, kernel, shape, known, &ctas); !s.ok()) return s;
  return device::launch(name, kernel, static_cast<u32>(std::min<i64>(x.m, ctas)), shape, stream,
                        output_matrix<Output>(x));
}

/// Launches a persistent kernel that works off tiles of D, with as many clusters as make for even work. x: what check()
/// has found right, with m, n and k above 0. Smem: the kernel's shared memory. params: what the kernel takes beside the
/// maps of A, B and D, the grid and weights_ready. least_k_blocks: the kernel takes no fewer; those past K are zeros.
template <class Config, class Smem, class Params>
Status launch_tiles(const char* name, void (*kernel)(Params), u32 threads, const GemmArguments& x, Stream stream,
                    Params params, u32 least_k_blocks = 1) {
  using Output = typename Config::Output;
  constexpr u32 cluster_size = Config::cluster_m * Config::cluster_n;
  const device::CtaShape shape{
      .block = threads, .cluster = cluster_size, .shared_memory = sizeof(Smem), .programmatic = x.programmatic};

  TileGrid grid;
  if (Status s = tile_grid<Config>(name, x, &grid); !s.ok()) return s;
  static ActiveClusters known{};
  int clusters = 0;
  if (Status s = active_clusters(name, kernel, shape, known, &clusters); !s.ok()) return s;

  params.grid = grid;
  params.grid.k_blocks = std::max(grid.k_blocks, least_k_blocks);
  params.weights_ready = x.weights_ready;
  params.d = output_matrix<Output>(x);
  if (Status s = encode_inputs<typename Config::Input, typename Config::InputB>(
          name, x, Config::block_m / Config::cluster_n, Config::block_n / Config::cluster_m, &params);
      !s.ok())
    return s;
  if (Status s = encode_output<Output, typename Config::StoreBox>(name, x, &params.d.map); !s.ok()) return s;
  const u32 ctas = even_clusters(grid, clusters) * cluster_size;
  return device::launch(name, kernel, ctas, shape, stream, params);
}

}  // namespace rawgemm
