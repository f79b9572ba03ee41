// Launches kernels on many problems of one size at once, each with matrices of its own (kernels/batched.cuh).
#pragma once
#include <algorithm>
#include <type_traits>

#include <host/batched_output.hpp>
#include <host/kernels.hpp>
#include <kernels/batched.cuh>
#include <kernels/batched_slicedk.cuh>

namespace rawgemm {

/// For each i below batch: D[i] [m, n] = alpha * A[i] [m, k] * B[i] [n, k]^T + beta * C[i] [m, n].
struct BatchedGemmArguments {
  /// Of problem 0. scale_a: one for all problems, or with each_row [batch * m], [m] where stride_a is 0; scale_b alike.
  GemmArguments gemm;
  i64 batch;
  /// Elements from one problem's matrix to the next one's; 0: all problems have the same, D excepted. Multiples of 16
  /// bytes, otherwise any: matrices of A, B and C may overlap, as where their rows take turns, [m, batch, k]. Those of
  /// D lie one after the other, each with m rows, or their rows take turns. Where C is D, stride_c is stride_d.
  i64 stride_a;
  i64 stride_b;
  i64 stride_d;
  i64 stride_c = 0;
  /// The same of block scales, in floats, where A and B have any: multiples of 4, but of those of 128 x 128 blocks any.
  i64 stride_scales_a = 0;
  i64 stride_scales_b = 0;
};

/// The stride of one operand, [rows, columns] in memory. by_tma: it is loaded or stored so.
inline Status check_stride(const char* kernel, const char* name, i64 stride, i64 batch, i64 rows, i64 ld,
                           i64 element_bytes, bool by_tma = true) {
  if (stride < 0) return refuse(StatusCode::negative_size, kernel, name, stride, "be at least 0");
  if (stride >= (i64{1} << 40) / element_bytes || stride > (INT64_MAX / element_bytes - rows * ld) / batch)
    return refuse(StatusCode::leading_dimension_too_large, kernel, name, stride,
                  "be less than 2^40 bytes, and with all problems less than 2^63 bytes (TMA)");
  if (by_tma && stride * element_bytes % 16 != 0)
    return refuse(
        StatusCode::leading_dimension_misaligned, kernel, name, stride,
        "be a multiple of " + std::to_string(16 / element_bytes) + " elements (TMA: matrices begin at 16 bytes)");
  return {};
}

inline Status check_scale_strides(const char* kernel, BlockScales scales, const BatchedGemmArguments& x) {
  const BlockScaleArguments& of = x.gemm.block_scales;
  const i64 k_blocks = ceil_div(x.gemm.k, scaled_k);
  const bool is_by_rows = scales == BlockScales::b_1x128;
  const i64 rows_b = is_by_rows ? k_blocks : ceil_div(x.gemm.n, scaled_k);
  constexpr i64 bytes = sizeof(float);
  if (Status s = check_stride(kernel, "stride_scales_a", x.stride_scales_a, x.batch, k_blocks, of.lda, bytes); !s.ok())
    return s;
  return check_stride(kernel, "stride_scales_b", x.stride_scales_b, x.batch, rows_b, of.ldb, bytes, is_by_rows);
}

/// Refuses a D that shares a byte with A, B or C of another problem. That is seen where each problem's matrix is a
/// range of bytes without a gap, which begins behind that of the problem before.
inline Status check_other_problems(const char* kernel, const BatchedGemmArguments& x, const Configuration& of,
                                   i64 input_bytes, i64 output_bytes) {
  const GemmArguments& gemm = x.gemm;
  // Of problem 0's matrix all problems', a row for each; none where it is not seen.
  const auto problems = [&](const MatrixBytes& one, i64 stride) {
    const i64 bytes = one.rows * one.row;
    if ((one.rows != 1 && one.pitch != one.row) || (stride != 0 && stride < bytes)) return MatrixBytes{};
    return MatrixBytes{one.address, stride == 0 ? 1 : x.batch, bytes, std::max(stride, bytes)};
  };
  const auto inputs = [&](const void* address, Major major, i64 extent, i64 ld, i64 stride) {
    return problems(matrix_bytes(address, major, extent, gemm.k, ld, input_bytes), stride * input_bytes);
  };
  const auto outputs = [&](const void* address, i64 ld, i64 stride) {
    return problems(matrix_bytes(address, Major::k, gemm.m, gemm.n, ld, output_bytes), stride * output_bytes);
  };
  const MatrixBytes d = outputs(gemm.d, gemm.ldd, x.stride_d);
  const auto check = [&](const char* name, const MatrixBytes& operand) {
    return d.rows == 0 || operand.rows == 0 ? Status{} : check_apart(kernel, name, operand, d);
  };
  if (gemm.k != 0) {
    if (Status s = check("a", inputs(gemm.a, of.major_a, gemm.m, gemm.lda, x.stride_a)); !s.ok()) return s;
    if (Status s = check("b", inputs(gemm.b, of.major_b, gemm.n, gemm.ldb, x.stride_b)); !s.ok()) return s;
  }
  if (gemm.beta == 0 || gemm.c == gemm.d) return {};
  return check("c", outputs(gemm.c, gemm.ldc, x.stride_c));
}

/// Every rule of BatchedGemmArguments but those that check<Config> has for `gemm`.
inline Status check_batch(const char* kernel, const BatchedGemmArguments& x, const Configuration& configuration,
                          BlockScales scales, i64 input_bytes, i64 output_bytes) {
  const GemmArguments& gemm = x.gemm;
  if (x.batch < 0) return refuse(StatusCode::negative_size, kernel, "batch", x.batch, "be at least 0");
  if (x.batch > max_extent)
    return refuse(StatusCode::size_too_large, kernel, "batch", x.batch,
                  "be at most 2^30 (TMA's coordinates have 32 bits)");
  if (gemm.m == 0 || gemm.n == 0 || x.batch == 0) return {};
  const auto check = [&](const char* name, i64 stride, i64 rows, i64 ld, i64 element_bytes) {
    return check_stride(kernel, name, stride, x.batch, rows, ld, element_bytes);
  };
  if (gemm.k != 0) {
    const i64 rows_a = configuration.major_a == Major::k ? gemm.m : gemm.k;
    const i64 rows_b = configuration.major_b == Major::k ? gemm.n : gemm.k;
    if (Status s = check("stride_a", x.stride_a, rows_a, gemm.lda, input_bytes); !s.ok()) return s;
    if (Status s = check("stride_b", x.stride_b, rows_b, gemm.ldb, input_bytes); !s.ok()) return s;
    if (scales != BlockScales::none)
      if (Status s = check_scale_strides(kernel, scales, x); !s.ok()) return s;
  }
  if (Status s = check("stride_d", x.stride_d, gemm.m, gemm.ldd, output_bytes); !s.ok()) return s;
  const i64 whole = (gemm.m - 1) * gemm.ldd + gemm.n;
  const bool rows_take_turns = x.stride_d >= gemm.n && (x.batch - 1) * x.stride_d + gemm.n <= gemm.ldd;
  if (x.batch > 1 && x.stride_d < whole && !rows_take_turns)
    return refuse(StatusCode::leading_dimension_too_small, kernel, "stride_d", x.stride_d,
                  "be at least " + std::to_string(whole) + ", or at least n = " + std::to_string(gemm.n) +
                      " with all problems' rows in ldd = " + std::to_string(gemm.ldd) + " (problems may not overlap)");
  if (gemm.beta != 0) {
    if (x.batch > 1 && gemm.c == gemm.d && x.stride_c != x.stride_d)
      return refuse(StatusCode::unsupported_value, kernel, "stride_c", x.stride_c,
                    "be stride_d = " + std::to_string(x.stride_d) + " (c is d: others write D's rows meanwhile)");
    if (Status s = check("stride_c", x.stride_c, gemm.m, gemm.ldc, output_bytes); !s.ok()) return s;
  }
  return check_other_problems(kernel, x, configuration, input_bytes, output_bytes);
}
template <class Config>
Status check_batch(const char* kernel, const BatchedGemmArguments& x) {
  return check_batch(kernel, x, Config::configuration, Config::block_scales, sizeof(typename Config::Input),
                     sizeof(typename Config::Output));
}

inline ProblemSteps problem_steps(const BatchedGemmArguments& x) {
  const auto of_scales = [](const OperandScales& scales, i64 stride, i64 rows) {
    return scales.each_row && stride != 0 ? rows : 0;
  };
  return {.c = x.gemm.beta == 0 ? 0 : x.stride_c,
          .scales_a = of_scales(x.gemm.scale_a, x.stride_a, x.gemm.m),
          .scales_b = of_scales(x.gemm.scale_b, x.stride_b, x.gemm.n)};
}

/// A kernel's scheduler of batches. gemm_slicedk has none.
template <Kernel kernel>
using BatchedTilesOf = std::conditional_t<kernel == Kernel::gemm_splitk, BatchedSplitTiles, BatchedTiles>;

template <class Types, Configuration configuration, class Epilogue>
struct BatchedConfigFinder {
  static_assert(configuration.kernel != Kernel::gemm_fp8_block_splitk,
                "kernel: gemm_fp8_block (stages of gemm_fp8_block_splitk hold several k blocks, of which BatchedTiles "
                "steps along one)");
  using Scheduler = BatchedTilesOf<configuration.kernel>;
  using Config = typename ScheduledConfigFinder<Types, configuration, Epilogue, Scheduler>::Config;
};
/// The Config of a configuration for batches, of the kernels gemm_cooperative, gemm_pingpong, gemm_swapped,
/// gemm_splitk, gemm_slicedk and gemm_fp8_block.
template <class Types, Configuration configuration, class Epilogue = BatchedCombination<Types>>
using BatchedConfigOf = typename BatchedConfigFinder<Types, configuration, Epilogue>::Config;

/// What the scheduler takes. tiles: of each problem.  k: that of the first step.
template <class Config>
void set_batch_tiles(const BatchedGemmArguments& x, const ClusterTiles& tiles, u32 k, BatchedTiles::Params* params) {
  const i64 k_blocks = ceil_div(x.gemm.k, stage_k<typename Config::Input>);
  *params = {.problems = static_cast<u32>(x.batch),
             .rows = static_cast<u32>(x.gemm.m),
             .columns = static_cast<u32>(x.gemm.n),
             .cluster_tiles_m = static_cast<u32>(tiles.m),
             .cluster_tiles_n = static_cast<u32>(tiles.n),
             .k_blocks = static_cast<u32>(std::max<i64>(k_blocks, Config::least_k_blocks)),
             .last_k_steps = last_k_steps_of<typename Config::Input>(static_cast<u32>(x.gemm.k)),
             .first_k = k,
             .by_problem = make_divisor(static_cast<u32>(tiles.count())),
             .groups = make_tile_groups(static_cast<u32>(tiles.m), static_cast<u32>(tiles.n), u32{Config::group_m})};
}
template <class Config>
void set_batch_tiles(const BatchedGemmArguments& x, const ClusterTiles& tiles, u32 k,
                     BatchedSplitTiles::Params* params) {
  *params = {{.rows = static_cast<u32>(x.gemm.m),
              .columns = static_cast<u32>(x.gemm.n),
              .tiles_m = static_cast<u32>(tiles.m),
              .tiles = static_cast<u32>(x.batch * tiles.count()),
              .by_tiles_m = make_divisor(static_cast<u32>(tiles.m)),
              .k_steps = static_cast<u32>(split_steps<Config>(x.gemm.k))},
             static_cast<u32>(tiles.count()),
             make_divisor(static_cast<u32>(tiles.count())),
             k};
}

inline ProblemScales scales_of_batch(BlockScales scales, const BatchedGemmArguments& x) {
  const BlockScaleArguments& of = x.gemm.block_scales;
  return {matrices_of(x.batch, x.stride_scales_a, of.lda), scales == BlockScales::b_1x128
                                                               ? matrices_of(x.batch, x.stride_scales_b, of.ldb)
                                                               : Matrices{x.batch, x.stride_scales_b}};
}

/// A kernel with tensor maps, and what it takes of a batch beside that of fill_launch.
template <class Config>
struct BatchedKernel {
  using Description = DescriptionOf<Config::configuration.kernel>;
  using Smem = typename Description::template Smem<Config>;
  static auto function() { return Description::template function<Config>(); }

  /// tiles: of each problem.
  template <class Params>
  static Status set_params(BatchedGemmArguments x, const ClusterTiles& tiles, Params* params) {
    using A = typename Config::StageA;
    using B = typename Config::StageB;
    constexpr const char* name = Description::name;
    set_batch_tiles<Config>(x, tiles, x.gemm.k == 0 ? stage_k<typename Config::Input> : 0, &params->tiles);
    if constexpr (requires { params->keeps_b; })
      params->keeps_b =
          (x.gemm.m > Config::block_m || x.stride_b == 0) && keeps_rows<typename Config::InputB>(x.gemm.ldb);
    GemmArguments inputs = x.gemm;
    if (x.gemm.k == 0) {
      replace_empty_operands<Config>(&inputs);
      x.stride_a = x.stride_b = 0;
    }
    params->a.step = params->a.edge.step = x.stride_a == 0 ? 0 : 1;
    params->b.step = params->b.edge.step = x.stride_b == 0 ? 0 : 1;
    if constexpr (Config::has_block_scales) params->scales.a.step = x.stride_scales_a == 0 ? 0 : 1;
    if constexpr (Config::block_scales == BlockScales::b_1x128) params->scales.b.step = x.stride_scales_b == 0 ? 0 : 1;
    params->d.map.step = 1;
    params->d.problem_pitch = x.stride_d * i64{sizeof(typename Config::Output)};
    const u32 box_rows_a = A::rows_of_box(Config::cluster_n), box_rows_b = B::rows_of_box(Config::cluster_m);
    const Matrices of_a = matrices_of(x.batch, x.stride_a, inputs.lda),
                   of_b = matrices_of(x.batch, x.stride_b, inputs.ldb);
    if (Status s = encode_inputs<A, B>(name, inputs, box_rows_a, box_rows_b, params, of_a, of_b); !s.ok()) return s;
    if (x.gemm.k == 0) {  // more rows than tiles have, so that TMA fills whole stages with zeros
      params->a.rows = ~0u / A::rows * A::rows;
      params->b.rows = ~0u / B::rows * B::rows;
      if (Status s = encode_edge<A>(name, "a", inputs.a, 1, 1, inputs.lda, box_rows_a, &params->a, of_a); !s.ok())
        return s;
      if (Status s = encode_edge<B>(name, "b", inputs.b, 1, 1, inputs.ldb, box_rows_b, &params->b, of_b); !s.ok())
        return s;
    }
    if constexpr (requires { typename Config::StoreBox; })
      return encode_output<typename Config::Output, typename Config::StoreBox>(
          name, x.gemm, &params->d.map, matrices_of(x.batch, x.stride_d, x.gemm.ldd));
    return {};
  }
};

template <class Config>
requires(Config::configuration.kernel == Kernel::gemm_slicedk) struct BatchedKernel<Config> {
  using Smem = slicedk::Smem<Config>;
  static auto function() { return &batched_gemm_slicedk<Config>; }

  static Status set_params(const BatchedGemmArguments& x, const ClusterTiles& tiles,
                           slicedk::BatchedParams<Config>* params) {
    constexpr i64 bytes = sizeof(typename Config::Input);
    GemmSlicedk::set_problem<Config>(x.gemm, tiles.m, params);
    params->tiles_n = static_cast<u32>(tiles.n);
    params->by_tiles_n = make_divisor(params->tiles_n);
    params->problem_pitch_a = x.gemm.k == 0 ? 0 : x.stride_a * bytes;
    params->problem_pitch_b = x.gemm.k == 0 ? 0 : x.stride_b * bytes;
    params->problem_pitch_d = x.stride_d * i64{sizeof(typename Config::Output)};
    return {};
  }
};

/// D = alpha * A * B^T + beta * C for each problem of a batch on `stream` of the current device, in one launch; see
/// BatchedGemmArguments for shapes and strides. Config: a BatchedConfigOf.
/// Each problem's D has the bits that the kernel of the same Configuration gives it alone. For the rest as
/// gemm_cooperative, errors included.
template <class Config>
[[nodiscard]] Status batched_gemm(BatchedGemmArguments x, Stream stream, typename Config::Epilogue epilogue = {}) {
  using Description = DescriptionOf<Config::configuration.kernel>;
  constexpr const char* name = Description::name;
  GemmArguments of_problem = where_computed(x.gemm, x.batch);
  of_problem.max_sms = std::min<i64>(of_problem.max_sms, 0);  // it must do for all problems, see below
  if (Status s = Description::template check<Config>(of_problem); !s.ok()) return s;
  if (Status s = check_batch<Config>(name, x); !s.ok()) return s;
  if (x.gemm.m == 0 || x.gemm.n == 0 || x.batch == 0) return {};
  if (x.gemm.k == 0) {
    remove_product_factors(&x.gemm);
    replace_empty_scales(&x.gemm, x.gemm.n);
    x.stride_scales_a = x.stride_scales_b = 0;
  }
  set_problem_arguments(x.gemm, problem_steps(x), &epilogue);

  using Batched = BatchedKernel<Config>;
  const auto kernel = Batched::function();
  auto launch = launch_of(kernel);
  if (Status s = fill_launch<Config, typename Batched::Smem>(name, kernel, x.gemm, epilogue, &launch,
                                                             scales_of_batch(Config::block_scales, x));
      !s.ok())
    return s;
  const ClusterTiles tiles_of_problem = launch.tiles;
  launch.tiles.m *= x.batch;
  if (Status s = check_tiles(name, launch.tiles.count(), Config::cluster_size); !s.ok()) return s;
  const i64 clusters = launch.template clusters<Config>();
  if (Status s = check_max_sms(name, x.gemm, Config::configuration, clusters); !s.ok()) return s;
  if (Status s = Batched::set_params(x, tiles_of_problem, &launch.params); !s.ok()) return s;
  return device::launch(name, kernel, static_cast<u32>(clusters * Config::cluster_size), launch.shape, stream,
                        launch.params);
}

/// The same by a configuration. epilogue: one of the caller's own, or none.
template <class Types, Configuration configuration, class Epilogue = BatchedCombination<Types>>
[[nodiscard]] Status batched_gemm(const BatchedGemmArguments& x, Stream stream, const Epilogue& epilogue = {}) {
  using Config = typename BatchedConfigFinder<Types, configuration, Epilogue>::Config;
  return batched_gemm<Config>(x, stream, epilogue);
}

}  // namespace rawgemm
