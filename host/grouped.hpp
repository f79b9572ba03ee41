// Launches kernels on many problems at once, whose rows lie below each other in A and D (kernels/grouped.cuh).
#pragma once
#include <algorithm>
#include <cstdint>
#include <type_traits>

#include <host/kernels.hpp>
#include <kernels/found_tiles.cuh>
#include <kernels/grouped.cuh>

namespace rawgemm {

/// What says which rows are a group's: an array in the memory of the device, i32 or i64.
struct GroupOffsets {
  GroupOffsets(const i32* offsets) : address(offsets), bytes(sizeof(i32)) {}
  GroupOffsets(const i64* offsets) : address(offsets), bytes(sizeof(i64)) {}

  const void* address;
  u32 bytes;  // of each
};

/// For each group g and its rows of A, C and D: D[rows, n] = alpha * A[rows, k] * B[g, n, k]^T + beta * C[rows, n].
struct GroupedGemmArguments {
  /// A [m, k], B [groups * n, k], C and D [m, n]: group g has the rows g * n to g * n + n - 1 of B. Where the
  /// Configuration has B MN-major: B [groups * k, n], and group g has the rows g * k to g * k + k - 1. Of m rows, all
  /// may belong to groups, or fewer. scale_b: one for each group, or with each_row [groups * n]. block_scales.b: of 128
  /// x 128 blocks [groups, ceil(n / 128), ceil(k / 128)], those of a group begin with its first row of B; of rows
  /// [ceil(k / 128), groups * n]. weights_ready has no effect, as the offsets say which weights are needed. groups * n
  /// is at most 2^30. For the rest as GemmArguments says.
  GemmArguments gemm;
  i64 groups;
  /// Read by the kernel alone, so that they may change from one launch, or replay of a graph, to the next. Offsets and
  /// ends do not decrease, and lie in 0 to m; each may be any such number: groups may be empty, and in the layout of
  /// offsets they need not begin at a multiple of anything. Rows of no group are not written, and change nothing. Of
  /// numbers that break the rules, those below 0 or above m count as 0 or m, an end before the group's begin makes it
  /// empty, and no group begins before the end of the one before. In the layout of indices any labels are right, in any
  /// order; they are i32, at a multiple of 16 bytes.
  GroupOffsets offsets;
  GroupLayout layout = GroupLayout::offsets;  // of them
  /// In the layout of indices: rows of no group become zero, whatever beta and C are. An epilogue of the caller's own
  /// gets sums of zero for them, and no_group as their group. In that of psum: so do those between a group's end and
  /// the next multiple of 128; not with an epilogue of the caller's own. Other layouts have it not. Without groups,
  /// nothing is written.
  bool zeroes_rest = false;
  /// Rows that a group is expected to have, a hint; 0: not known. It steers what host/grouped_choice.hpp chooses, and
  /// no bit of D depends on it.
  i64 expected_rows = 0;
};

inline Status check_offset_array(const char* kernel, const GroupOffsets& offsets) {
  if (offsets.address == nullptr)
    return refuse(StatusCode::null_pointer, kernel, "offsets", 0, "not be null (there are groups)");
  if (reinterpret_cast<std::uintptr_t>(offsets.address) % offsets.bytes != 0)
    return refuse_pointer(StatusCode::misaligned_pointer, kernel, "offsets", offsets.address,
                          "be a multiple of " + std::to_string(offsets.bytes) + " bytes");
  return {};
}
inline MatrixBytes bytes_of(const GroupOffsets& offsets, i64 count) {
  return {offsets.address, 1, count * offsets.bytes, count * offsets.bytes};
}
/// As kernels take them.
inline OffsetArray offset_array(const GroupOffsets& offsets) {
  return {static_cast<const char*>(offsets.address), offsets.bytes};
}

/// Numbers of the array that says which rows are whose.
inline i64 offset_count(const GroupedGemmArguments& x) {
  return x.layout == GroupLayout::indices ? x.gemm.m : x.groups + (x.layout == GroupLayout::offsets ? 1 : 0);
}
/// What must hold of groups, and of that array.
inline Status check_group_numbers(const char* kernel, const GroupedGemmArguments& x) {
  if (x.groups < 0) return refuse(StatusCode::negative_size, kernel, "groups", x.groups, "be at least 0");
  if (x.expected_rows < 0)
    return refuse(StatusCode::negative_size, kernel, "expected_rows", x.expected_rows, "be at least 0 (0: not known)");
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  if (x.groups > max_extent / x.gemm.n)
    return refuse(StatusCode::size_too_large, kernel, "groups", x.groups,
                  "be at most " + std::to_string(max_extent / x.gemm.n) + " (groups * n is at most 2^30)");
  if (Status s = check_offset_array(kernel, x.offsets); !s.ok()) return s;
  const bool has_labels = x.layout == GroupLayout::indices;
  if (has_labels && x.offsets.bytes != sizeof(i32))
    return refuse(StatusCode::unsupported_value, kernel, "bytes of offsets", x.offsets.bytes,
                  "be 4 (the layout of indices has i32)");
  if (has_labels && reinterpret_cast<std::uintptr_t>(x.offsets.address) % label_bytes != 0)
    return refuse_pointer(StatusCode::misaligned_pointer, kernel, "offsets", x.offsets.address,
                          "be a multiple of 16 bytes (indices: several are read at once)");
  if (x.zeroes_rest && !has_labels && x.layout != GroupLayout::psum)
    return refuse(StatusCode::unsupported_value, kernel, "zeroes_rest", 1,
                  "be 0 (the layouts of indices and psum alone have it)");
  if (x.layout == GroupLayout::masked && x.gemm.m % x.groups != 0)
    return refuse(StatusCode::unsupported_size, kernel, "m", x.gemm.m,
                  "be a multiple of groups = " + std::to_string(x.groups) + " (masked: each has as many rows)");
  return {};
}

/// Every rule of GroupedGemmArguments but those that check<Config> has for `gemm`. scales: of A and B.
inline Status check_groups(const char* kernel, const GroupedGemmArguments& x, i64 input_bytes, i64 output_bytes,
                           BlockScales scales, Major major_b = Major::k) {
  if (Status s = check_group_numbers(kernel, x); !s.ok()) return s;
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  const BlockScaleArguments& of = x.gemm.block_scales;
  if (scales == BlockScales::b_1x128 && x.gemm.k > 0)
    if (Status s = check_matrix(kernel, "block_scales.b", of.b, "block_scales.ldb", of.ldb, "groups * n",
                                ceil_div(x.gemm.k, scaled_k), x.groups * x.gemm.n, sizeof(float));
        !s.ok())
      return s;
  const bool is_k_major = major_b == Major::k;
  const i64 rows_b = x.groups * (is_k_major ? x.gemm.n : x.gemm.k), columns_b = is_k_major ? x.gemm.k : x.gemm.n;
  if (Status s = check_matrix(kernel, "b", x.gemm.b, "ldb", x.gemm.ldb, is_k_major ? "k" : "n", rows_b, columns_b,
                              input_bytes);
      !s.ok())
    return s;
  if (!is_k_major && x.gemm.k * x.gemm.ldb >= (i64{1} << 40) / input_bytes)
    return refuse(StatusCode::leading_dimension_too_large, kernel, "ldb", x.gemm.ldb,
                  "be so small that a group's B has less than 2^40 bytes (TMA)");
  const MatrixBytes d = matrix_bytes(x.gemm.d, Major::k, x.gemm.m, x.gemm.n, x.gemm.ldd, output_bytes);
  if (Status s = check_apart(kernel, "offsets", bytes_of(x.offsets, offset_count(x)), d); !s.ok()) return s;
  if (x.gemm.k == 0) return {};
  return check_apart(kernel, "b", matrix_bytes(x.gemm.b, Major::k, rows_b, columns_b, x.gemm.ldb, input_bytes), d);
}

/// D's tiles at most: no offsets make more. Of labels: those of the grid, each of which one cluster takes.
template <class Config>
ClusterTiles most_grouped_tiles(const GroupedGemmArguments& x) {
  const i64 rows = Config::block_m * Config::cluster_m;
  return {x.layout == GroupLayout::indices ? ceil_div(x.gemm.m, rows) : x.gemm.m / rows + std::min(x.groups, x.gemm.m),
          ceil_div(x.gemm.n, Config::block_n * Config::cluster_n)};
}

/// Columns of cluster tiles to compute together: as many as there is room for in L2 beside the rows of A that pass by,
/// but so few that tiles of several rows run at the same time, and each time as many, so that the CTAs of a cluster
/// share out a last row of them. What is faster was measured (docs/grouped.md).
template <class Config>
i64 columns_at_once(const GroupedGemmArguments& x, i64 cluster_tiles_n) {
  constexpr i64 most_bytes = i64{32} << 20, most_columns = 2560;
  constexpr i64 of_tile = Config::block_n * Config::cluster_n;
  const i64 of_column = std::max<i64>(x.gemm.k, 1) * sizeof(typename Config::InputB);
  constexpr i64 step = Config::cluster_m;
  const i64 most = std::max<i64>(std::min(most_bytes / of_column, most_columns) / (of_tile * step), 1) * step;
  return ceil_div(ceil_div(cluster_tiles_n, ceil_div(cluster_tiles_n, most)), step) * step;
}

template <class Types>
Status check_epilogue(const char*, const GemmArguments&, const GroupedCombination<Types>*) {
  return {};
}

template <class Types>
void set_arguments(const GemmArguments& x, GroupedCombination<Types>* epilogue) {
  set_arguments(x, static_cast<LinearCombination<Types>*>(epilogue));
}

template <class Types>
void set_group_arguments(const GemmArguments& x, GroupedCombination<Types>* epilogue) {
  if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales)
    epilogue->group_scales_b = x.scale_b.each_row ? static_cast<u32>(x.n) : 1;
  set_arguments(x, epilogue);
}
/// LinearCombination would take the scales of B's first group for all, and so would any other with scales.
template <class Types>
void set_group_arguments(const GemmArguments& x, LinearCombination<Types>* epilogue) = delete;
template <class Epilogue>
void set_group_arguments(const GemmArguments& x, Epilogue* epilogue) {
  constexpr bool has_scales = requires { epilogue->scale_b; };
  static_assert(!has_scales, "Epilogue: GroupedCombination, which has the scales of each group's B, or without scales");
  set_arguments(x, epilogue);
}

template <class Types, Configuration configuration, class Epilogue>
struct GroupedConfigFinder {
  static_assert(!loads_d<Epilogue>,
                "Epilogue: AddToD of rows in groups by reduction (AddBy::load would walk over groups "
                "twice in one thread, which has too few registers)");
  using Tiles = std::conditional_t<configuration.major_b == Major::k, GroupedTiles, GroupedTilesOfMnMajorB>;
  /// Where a load warp has nothing else to do, it finds tiles.
  static constexpr bool has_finder = configuration.kernel == Kernel::gemm_cooperative ||
                                     configuration.kernel == Kernel::gemm_pingpong ||
                                     configuration.kernel == Kernel::gemm_fp8_block;
  using Scheduler = std::conditional_t<has_finder, FoundTiles<Tiles>, Tiles>;
  using Config = typename ScheduledConfigFinder<Types, configuration, Epilogue, Scheduler>::Config;
};

/// The Config of a configuration for groups of rows, of the kernels gemm_cooperative, gemm_pingpong, gemm_swapped,
/// gemm_fp8_block and, where K is not split, gemm_fp8_block_splitk.
template <class Types, Configuration configuration, class Epilogue = GroupedCombination<Types>>
using GroupedConfigOf = typename GroupedConfigFinder<Types, configuration, Epilogue>::Config;

/// D = alpha * A * B^T + beta * C for each group of rows on `stream` of the current device, in one launch; see
/// GroupedGemmArguments for shapes and strides. Config: a GroupedConfigOf, A K-major.
/// A row of D has the bits that the kernel of the same Configuration gives it in a problem of one group, wherever the
/// row's group lies and whatever the others are. For the rest as gemm_cooperative; errors: unsupported_size, too.
template <class Config>
[[nodiscard]] Status grouped_gemm(GroupedGemmArguments x, Stream stream, typename Config::Epilogue epilogue = {}) {
  static_assert(Config::configuration.major_a == Major::k,
                "major_a: Major::k (of an MN-major A, TMA takes groups at multiples of 16 bytes alone)");
  constexpr Major major_b = Config::configuration.major_b;
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  using Description = DescriptionOf<Config::configuration.kernel>;
  using Smem = typename Description::template Smem<Config>;
  constexpr const char* name = Description::name;
  constexpr i64 k_step = stage_k<typename Config::Input>;
  const u32 past_k = static_cast<u32>(ceil_div(std::max<i64>(x.gemm.k, 1), k_step) * k_step);
  if (Status s = Description::template check<Config>(where_computed(x.gemm, x.groups)); !s.ok()) return s;
  if (Status s = check_groups(name, x, sizeof(typename Config::InputB), sizeof(typename Config::Output),
                              Config::block_scales, major_b);
      !s.ok())
    return s;
  if (x.zeroes_rest && x.layout == GroupLayout::psum && !zeroes_rest_of_tile<typename Config::Epilogue>)
    return refuse(StatusCode::unsupported_value, name, "zeroes_rest", 1,
                  "be 0 (psum: an epilogue of the caller's own)");
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};

  GemmArguments maps = x.gemm;
  if (major_b == Major::k) maps.n *= x.groups;
  if (x.gemm.k == 0) {
    replace_empty_operands<Config>(&maps);
    remove_product_factors(&x.gemm);
    replace_empty_scales(&x.gemm, x.groups * x.gemm.n);
  }
  set_group_arguments(x.gemm, &epilogue);

  const auto kernel = Description::template function<Config>();
  auto launch = launch_of(kernel);
  if (Status s = fill_launch<Config, Smem>(name, kernel, x.gemm, epilogue, &launch, x.groups); !s.ok()) return s;
  launch.tiles = most_grouped_tiles<Config>(x);
  if (Status s = check_tiles(name, launch.tiles.count(), Config::cluster_size); !s.ok()) return s;
  auto& params = launch.params;
  params.tiles = {
      .offsets = offset_array(x.offsets),
      .layout = x.layout,
      .groups = static_cast<u32>(x.groups),
      .rows = static_cast<u32>(x.gemm.m),
      .masked_rows = static_cast<u32>(x.gemm.m / x.groups),
      .columns = static_cast<u32>(x.gemm.n),
      .cluster_tiles_m = static_cast<u32>(ceil_div(x.gemm.m, Config::block_m * Config::cluster_m)),
      .cluster_tiles_n = static_cast<u32>(launch.tiles.n),
      .columns_at_once = static_cast<u32>(columns_at_once<Config>(x, launch.tiles.n)),
      .k_blocks = static_cast<u32>(std::max<i64>(ceil_div(x.gemm.k, k_step), Config::least_k_blocks)),
      .last_k_steps = last_k_steps_of<typename Config::Input>(static_cast<u32>(x.gemm.k)),
      .first_k = x.gemm.k == 0 ? past_k : 0,
      .past_k = past_k,
      .zeroes_rest = x.zeroes_rest,
  };
  Matrices matrices_a, matrices_b;
  if constexpr (major_b == Major::mn) {
    const bool is_empty = x.gemm.k == 0;
    params.a.step = 0;
    params.b.step = is_empty ? 0 : 1;
    matrices_a = {1, maps.lda};
    matrices_b = is_empty ? Matrices{1, maps.ldb} : Matrices{x.groups, x.gemm.k * maps.ldb};
  }
  if (Status s = encode_inputs<A, B>(name, maps, A::rows_of_box(Config::cluster_n), B::rows_of_box(Config::cluster_m),
                                     &params, matrices_a, matrices_b);
      !s.ok())
    return s;
  if constexpr (requires { params.keeps_b; }) {  // it stores from registers, without a map of D
    params.keeps_b = false;                      // it is for few rows of each group
  } else if (Status s = encode_output<typename Config::Output, typename Config::StoreBox>(name, x.gemm, &params.d.map);
             !s.ok()) {
    return s;
  }
  const i64 clusters = std::min<i64>(launch.tiles.count(), launch.at_once);
  return device::launch(name, kernel, static_cast<u32>(clusters * Config::cluster_size), launch.shape, stream, params);
}

/// The same by a configuration. epilogue: one of the caller's own, or none.
template <class Types, Configuration configuration, class Epilogue = GroupedCombination<Types>>
[[nodiscard]] Status grouped_gemm(const GroupedGemmArguments& x, Stream stream, const Epilogue& epilogue = {}) {
  return grouped_gemm<GroupedConfigOf<Types, configuration, Epilogue>>(x, stream, epilogue);
}

}  // namespace rawgemm
