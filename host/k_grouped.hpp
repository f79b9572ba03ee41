// Launches kernels on many problems at once, whose parts of K lie beside each other in A and B (kernels/k_grouped.cuh).
#pragma once
#include <host/batched_output.hpp>
#include <host/grouped.hpp>
#include <kernels/k_grouped.cuh>
#include <kernels/k_grouped_flat.cuh>

namespace rawgemm {

/// For each group g and its elements of K: D[g, m, n] = alpha * A[m, K] * B[n, K]^T + beta * C[g, m, n].
struct KGroupedGemmArguments {
  /// A [m, k] and B [n, k], or, where the Configuration has them MN-major, A [k, m] and B [k, n]: k is that of all
  /// groups. C and D [groups * m, n]: group g has the rows from g * m on, of D less than 2^40 bytes. scale_a, scale_b:
  /// one for each group, or with each_row [groups * m] and [groups * n]. weights_ready has no effect, as the offsets
  /// say which elements are needed. block_scales: for each row of A and of B and 128 elements of a group, from the
  /// group's first one on; the last ones may be fewer. A group's blocks follow those of the group before: that of row i
  /// and block l of group g is a[(first + l) * lda + i], first being the sum of ceil(K / 128) over the groups before,
  /// and the same of b. In memory both have k / 128 (rounded down) + groups rows, which is enough for any sizes. k,
  /// too, is a multiple of k_group_step, and groups * m at most 2^30. For the rest as GemmArguments says.
  GemmArguments gemm;
  i64 groups;
  /// [groups + 1], read by the kernel alone: group g begins with element offsets[g] of K and ends before offsets[g +
  /// 1]. They do not decrease, lie in 0 to k, and are multiples of k_group_step: 1 where A and B are MN-major, 16 bytes
  /// where one is K-major. Of numbers that break the rules, those below 0 or above k count as 0 or k, others are
  /// rounded down to a multiple, an end before the group's begin makes it empty, and no group begins before the end of
  /// the one before.
  GroupOffsets offsets;
  /// Of the flat form alone: flat_workspace_bytes(groups) in the device's memory, at a multiple of 128 bytes, which
  /// overlap nothing else of the call. Nothing need be in it; launches that may run at the same time have one each.
  void* workspace = nullptr;
};

/// DeepGEMM's flat form: of a Config that has it as its Scheduler, FP8. A group's A [m, K] and B [n, K] lie by
/// themselves, with rows that are K apart, and those of all groups follow each other: a group's A begins with element
/// offsets[g] * m, its B with offsets[g] * n. lda and ldb have no effect. k and the offsets are multiples of 128.
/// Matrices of block scales have k / 128 rows.
template <class Config>
inline constexpr bool is_flat = is_same<typename Config::Scheduler, FlatKGroupedTiles>;

/// CTAs that can make tensor maps in the workspace: as many as the largest GPU of this architecture has SMs.
inline constexpr i64 most_flat_ctas = 144;
/// Each of them makes two for each group.
constexpr i64 flat_workspace_bytes(i64 groups) { return groups * 2 * most_flat_ctas * i64{sizeof(TensorMap)}; }

/// Rows of each matrix of block scales.
template <class Config>
i64 most_k_blocks(const KGroupedGemmArguments& x) {
  return x.gemm.k / scaled_k + (is_flat<Config> ? 0 : x.groups);
}

/// From a stage's first element along K to an operand's first one, where the stage ends just before the operand.
template <class Stage>
constexpr i64 stage_bytes(i64 leading_dimension) {
  using Element = typename Stage::Element;
  return Stage::major == Major::k ? stage_row_bytes : leading_dimension * i64{sizeof(Element)} * stage_k<Element>;
}

/// One of A and B: its size along K, and whether its tensor map begins at an address at all.
template <class Stage>
Status check_k_grouped_operand(const char* kernel, const void* address, const char* ld_name, i64 ld, i64 k) {
  constexpr i64 step = k_group_step<typename Stage::Element, Stage::major>;
  if (k % step != 0)
    return refuse(StatusCode::unsupported_size, kernel, "k", k,
                  "be a multiple of " + std::to_string(step) + " (K-major: groups begin and end at 16 bytes)");
  if (stage_bytes<Stage>(ld) >= static_cast<i64>(reinterpret_cast<std::uintptr_t>(address)))
    return refuse(StatusCode::leading_dimension_too_large, kernel, ld_name, ld,
                  "be so small that as many rows as a stage has fit below the operand's address (tensor map)");
  return {};
}

/// Of the workspace of the flat form, in which its kernel writes.
inline Status check_workspace(const char* kernel, const void* workspace, i64 groups,
                              std::initializer_list<std::pair<const char*, MatrixBytes>> others) {
  const auto refuse_workspace = [&](StatusCode code, const std::string& rule) {
    return refuse_pointer(code, kernel, "workspace", workspace, rule + " (the kernel makes tensor maps there)");
  };
  if (workspace == nullptr) return refuse_workspace(StatusCode::null_pointer, "not be null");
  if (reinterpret_cast<std::uintptr_t>(workspace) % sizeof(TensorMap) != 0)
    return refuse_workspace(StatusCode::misaligned_pointer, "be a multiple of 128 bytes");
  const i64 bytes = flat_workspace_bytes(groups);
  for (const auto& [name, other] : others)
    if (overlap({workspace, 1, bytes, bytes}, other))
      return refuse_workspace(StatusCode::unsupported_value, std::string("not overlap ") + name);
  return {};
}

/// What must hold of groups, and of the array that says which elements of K are whose.
inline Status check_k_group_numbers(const char* kernel, const KGroupedGemmArguments& x) {
  if (x.groups < 0) return refuse(StatusCode::negative_size, kernel, "groups", x.groups, "be at least 0");
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  if (x.groups > max_extent / x.gemm.m)
    return refuse(StatusCode::size_too_large, kernel, "groups", x.groups,
                  "be at most " + std::to_string(max_extent / x.gemm.m) + " (groups * m is at most 2^30)");
  return check_offset_array(kernel, x.offsets);
}

/// Every rule of KGroupedGemmArguments but those that check<Config> has for `gemm`.
template <class Config>
Status check_k_groups(const char* kernel, const KGroupedGemmArguments& x) {
  if (Status s = check_k_group_numbers(kernel, x); !s.ok()) return s;
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  const i64 rows = x.groups * x.gemm.m;
  constexpr i64 output_bytes = sizeof(typename Config::Output);
  if (Status s = check_matrix(kernel, "d", x.gemm.d, "ldd", x.gemm.ldd, "n", rows, x.gemm.n, output_bytes); !s.ok())
    return s;
  if (x.gemm.m * x.gemm.ldd >= (i64{1} << 40) / output_bytes)
    return refuse(StatusCode::leading_dimension_too_large, kernel, "ldd", x.gemm.ldd,
                  "be so small that a group's D has less than 2^40 bytes (TMA)");
  const MatrixBytes d = matrix_bytes(x.gemm.d, Major::k, rows, x.gemm.n, x.gemm.ldd, output_bytes);
  if (x.gemm.beta != 0)
    if (Status s = check_c(kernel, x.gemm, rows, output_bytes, d); !s.ok()) return s;
  const MatrixBytes offsets = bytes_of(x.offsets, x.groups + 1);
  if (Status s = check_apart(kernel, "offsets", offsets, d); !s.ok()) return s;
  if (x.gemm.k == 0) return {};
  constexpr i64 input_bytes = sizeof(typename Config::Input);
  constexpr Configuration of = Config::configuration;
  const MatrixBytes a = matrix_bytes(x.gemm.a, of.major_a, x.gemm.m, x.gemm.k, x.gemm.lda, input_bytes);
  const MatrixBytes b = matrix_bytes(x.gemm.b, of.major_b, x.gemm.n, x.gemm.k, x.gemm.ldb, input_bytes);
  if (Status s = check_apart(kernel, "a", a, d); !s.ok()) return s;
  if (Status s = check_apart(kernel, "b", b, d); !s.ok()) return s;
  if constexpr (is_flat<Config>) {
    const MatrixBytes c =
        x.gemm.beta == 0 ? d : matrix_bytes(x.gemm.c, Major::k, rows, x.gemm.n, x.gemm.ldc, output_bytes);
    const BlockScaleArguments& scales = x.gemm.block_scales;
    const i64 k_blocks = x.gemm.k / scaled_k;  // of all groups, each a multiple of it
    const auto scale_bytes = [&](const float* of_operand, i64 rows, i64 ld) {
      return Config::has_block_scales ? matrix_bytes(of_operand, Major::k, k_blocks, rows, ld, sizeof(float)) : d;
    };
    return check_workspace(kernel, x.workspace, x.groups,
                           {{"a", a},
                            {"b", b},
                            {"d", d},
                            {"c", c},
                            {"offsets", offsets},
                            {"block_scales.a", scale_bytes(scales.a, x.gemm.m, scales.lda)},
                            {"block_scales.b", scale_bytes(scales.b, x.gemm.n, scales.ldb)}});
  }
  if (Status s = check_k_grouped_operand<typename Config::StageA>(kernel, x.gemm.a, "lda", x.gemm.lda, x.gemm.k);
      !s.ok())
    return s;
  return check_k_grouped_operand<typename Config::StageB>(kernel, x.gemm.b, "ldb", x.gemm.ldb, x.gemm.k);
}

/// Its rows are those of one D for all groups.
template <class Types>
void set_problem_arguments(const GemmArguments&, const ProblemSteps&, GroupedCombination<Types>*) = delete;

/// A's maps or B's, for steps of groups.
template <class Stage>
Status encode_k_grouped_operand(const char* kernel, const char* operand, const void* address, i64 rows, i64 k, i64 ld,
                                u32 box_rows, KGroupedOperand* to) {
  using Element = typename Stage::Element;
  constexpr bool is_k_major = Stage::major == Major::k;
  constexpr i64 stage = stage_k<Element>;
  constexpr i64 step = k_group_step<Element, Stage::major>;
  const i64 row_bytes = ld * i64{sizeof(Element)};
  to->columns = static_cast<i32>(is_k_major ? stage : rows);
  to->rows = static_cast<i32>(is_k_major ? rows : stage);
  TensorMapRequest request{.type = tensor_type<Element>,
                           .rank = 3,
                           .address = address,
                           .extent = {to->columns, to->rows, std::max<i64>(k - stage, 0) / step + 1},
                           .stride = {row_bytes, is_k_major ? step * i64{sizeof(Element)} : row_bytes},
                           .box = {stage, box_rows, 1},
                           .overlaps_from = 0};
  const std::string what = std::string(kernel) + ": tensor map of " + operand;
  if (Status s = device::encode_tensor_map(request, what, to); !s.ok()) return s;
  const u64 before = reinterpret_cast<std::uintptr_t>(address) - static_cast<u64>(stage_bytes<Stage>(ld));
  request.address = reinterpret_cast<const void*>(before);
  request.extent[2] = stage / step;
  return device::encode_tensor_map(request, what + " a stage before it", &to->stage_before);
}

/// The Config of a configuration with KGroupedTiles, of the kernels gemm_cooperative, gemm_pingpong, gemm_swapped and
/// gemm_fp8_block.
template <class Types, Configuration configuration, class Epilogue = BatchedCombination<Types>,
          class Scheduler = KGroupedTiles>
using KGroupedConfigOf = typename ScheduledConfigFinder<Types, configuration, Epilogue, Scheduler>::Config;

/// D = alpha * A * B^T + beta * C for each group of elements of K on `stream` of the current device, in one launch; see
/// KGroupedGemmArguments for shapes and strides. Config: a KGroupedConfigOf, block scales of both operands 1 x 128;
/// where its Scheduler is FlatKGroupedTiles, A and B are in the flat form (is_flat). epilogue: BatchedCombination, or
/// one of the caller's own, such as AddToD, which adds to a D of floats; rows of its fragments are those of a group. A
/// group's D has the bits that the kernel of the same Configuration gives its elements of K alone. A group without any
/// has the sum 0, which alpha, beta and C make D of as of any other. For the rest as gemm_cooperative; errors:
/// unsupported_size, too.
template <class Config>
[[nodiscard]] Status k_grouped_gemm(KGroupedGemmArguments x, Stream stream, typename Config::Epilogue epilogue = {}) {
  static_assert(Config::block_scales != BlockScales::b_128x128,
                "Types: block scales of both operands 1 x 128 (K lies along the columns of both)");
  using Description = DescriptionOf<Config::configuration.kernel>;
  using Smem = typename Description::template Smem<Config>;
  using A = typename Config::StageA;
  using B = typename Config::StageB;
  constexpr const char* name = Description::name;
  static_assert(!is_flat<Config> || is_fp8<typename Config::Input>, "Types: FP8 (the flat form)");
  if constexpr (is_flat<Config>) {
    if (x.gemm.m > 0 && x.gemm.n > 0 && x.groups > 0 && x.gemm.k > 0 && x.gemm.k % scaled_k != 0)
      return refuse(StatusCode::unsupported_size, name, "k", x.gemm.k,
                    "be a multiple of 128 (flat: groups begin and end there)");
    x.gemm.lda = x.gemm.ldb = x.gemm.k;  // as of one group with all of K
  }
  if (Status s = Description::template check<Config>(where_computed(x.gemm, x.groups)); !s.ok()) return s;
  if (Status s = check_k_groups<Config>(name, x); !s.ok()) return s;
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.groups == 0) return {};
  const ProblemSteps steps{.c = x.gemm.beta == 0 ? 0 : x.gemm.m * x.gemm.ldc,  // else ldc may be anything
                           .scales_a = x.gemm.scale_a.each_row ? x.gemm.m : 1,
                           .scales_b = x.gemm.scale_b.each_row ? x.gemm.n : 1};
  set_problem_arguments(x.gemm, steps, &epilogue);
  if (x.gemm.k == 0)
    return launch_empty_product<typename Config::Output, BatchMap>(name, x.gemm, stream, epilogue, x.groups);

  GemmArguments scaled = x.gemm;  // a group, with the block scales of all
  scaled.k = most_k_blocks<Config>(x) * scaled_k;
  const auto kernel = Description::template function<Config>();
  auto launch = launch_of(kernel);
  const ProblemScales scales{matrices_of(1, 0, x.gemm.block_scales.lda), matrices_of(1, 0, x.gemm.block_scales.ldb)};
  if (Status s = fill_launch<Config, Smem>(name, kernel, scaled, epilogue, &launch, scales); !s.ok()) return s;
  const ClusterTiles of_group = launch.tiles;
  launch.tiles.m *= x.groups;
  if (Status s = check_tiles(name, launch.tiles.count(), Config::cluster_size); !s.ok()) return s;
  GemmArguments mean = x.gemm;  // a group of mean size
  mean.k = std::max<i64>(x.gemm.k / x.groups, 1);
  auto& params = launch.params;
  if constexpr (Config::has_block_scales) params.scales.a.step = params.scales.b.step = 0;
  params.d.map.step = 1;
  params.d.problem_pitch = x.gemm.m * params.d.pitch;
  params.tiles = {
      .offsets = offset_array(x.offsets),
      .k = static_cast<u32>(x.gemm.k),
      .groups = static_cast<u32>(x.groups),
      .rows = static_cast<u32>(x.gemm.m),
      .columns = static_cast<u32>(x.gemm.n),
      .cluster_tiles_m = static_cast<u32>(of_group.m),
      .cluster_tiles_n = static_cast<u32>(of_group.n),
      .scale_blocks = static_cast<u32>(most_k_blocks<Config>(x)),
      .tile_groups = make_tile_groups(static_cast<u32>(of_group.m), static_cast<u32>(of_group.n),
                                      static_cast<u32>(rows_together<Config>(mean, of_group, launch.at_once)))};
  i64 clusters = std::min<i64>(launch.tiles.count(), launch.at_once);
  if constexpr (is_flat<Config>) {
    clusters = std::min(clusters, most_flat_ctas / Config::cluster_size);
    const auto set = [&](FlatOperand& operand, const void* address, i64 rows, i64 first_map) {
      operand.address = static_cast<const char*>(address);
      operand.rows = static_cast<u32>(rows);
      operand.maps = static_cast<TensorMap*>(x.workspace) + first_map;
    };
    set(params.a, x.gemm.a, x.gemm.m, 0);
    set(params.b, x.gemm.b, x.gemm.n, most_flat_ctas * x.groups);
    if (Status s = encode_inputs<A, B>(name, x.gemm, A::rows_of_box(Config::cluster_n),
                                       B::rows_of_box(Config::cluster_m), &params);
        !s.ok())
      return s;
  } else {
    if (Status s = encode_k_grouped_operand<A>(name, "a", x.gemm.a, x.gemm.m, x.gemm.k, x.gemm.lda,
                                               A::rows_of_box(Config::cluster_n), &params.a);
        !s.ok())
      return s;
    if (Status s = encode_k_grouped_operand<B>(name, "b", x.gemm.b, x.gemm.n, x.gemm.k, x.gemm.ldb,
                                               B::rows_of_box(Config::cluster_m), &params.b);
        !s.ok())
      return s;
  }
  if (Status s = encode_output<typename Config::Output, typename Config::StoreBox>(name, x.gemm, &params.d.map,
                                                                                   {x.groups, x.gemm.m * x.gemm.ldd});
      !s.ok())
    return s;
  return device::launch(name, kernel, static_cast<u32>(clusters * Config::cluster_size), launch.shape, stream, params);
}

/// The same by a configuration. epilogue: one of the caller's own, or none.
template <class Types, Configuration configuration, class Epilogue = BatchedCombination<Types>>
[[nodiscard]] Status k_grouped_gemm(const KGroupedGemmArguments& x, Stream stream, const Epilogue& epilogue = {}) {
  using Config = typename ScheduledConfigFinder<Types, configuration, Epilogue, KGroupedTiles>::Config;
  return k_grouped_gemm<Config>(x, stream, epilogue);
}

/// The same of A and B in the flat form.
template <class Types, Configuration configuration, class Epilogue = BatchedCombination<Types>>
[[nodiscard]] Status k_grouped_gemm_flat(const KGroupedGemmArguments& x, Stream stream, const Epilogue& epilogue = {}) {
  using Config = typename ScheduledConfigFinder<Types, configuration, Epilogue, FlatKGroupedTiles>::Config;
  return k_grouped_gemm<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
