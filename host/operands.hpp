// What kernels get of a call's operands: tensor maps, addresses, factors.
#pragma once
#include <algorithm>
#include <string>

#include <host/arguments.hpp>
#include <host/checks.hpp>
#include <host/device.hpp>
#include <host/tensor_map.hpp>
#include <kernels/epilogue.cuh>
#include <kernels/promote.cuh>
#include <kernels/stages.cuh>

namespace rawgemm {

static_assert(scaled_k == scale_block, "scaled_k: what kernels take");

/// Matrices of a map that has several, `stride` elements apart; count 0: it has one, and no dimension for them.
struct Matrices {
  i64 count = 0;
  i64 stride = 0;
};

/// The map of a row-major [rows, columns] operand, or of several, and its boxes. Messages call it by its operand;
/// that name is put together only where there is one, as it would take longer than all else.
inline Status encode_matrix(const char* kernel, const char* operand, TensorType type, const void* address, i64 rows,
                            i64 columns, i64 leading_dimension, u32 box_rows, u32 box_columns, Swizzle swizzle,
                            TensorMap* map, const Matrices& matrices = {}) {
  const TensorMapRequest request{.type = type,
                                 .rank = matrices.count == 0 ? 2 : 3,
                                 .address = address,
                                 .extent = {columns, rows, matrices.count},
                                 .stride = {leading_dimension * bytes_of(type), matrices.stride * bytes_of(type)},
                                 .box = {box_columns, box_rows, 1},
                                 .swizzle = swizzle,
                                 .overlaps_from = 1};
  const Status s = device::encode_tensor_map(request, "", map);
  return s.ok() ? s : Status{s.code, std::string(kernel) + ": tensor map of " + operand + s.text};
}

/// The map of A or B, [rows, k] in the major of its OperandStage: boxes of box_rows rows, with the 128-byte swizzle,
/// and of its width unless told.
template <class Stage>
Status encode_operand(const char* kernel, const char* operand, const void* address, i64 rows, i64 k, i64 ld,
                      u32 box_rows, TensorMap* map, const Matrices& matrices = {},
                      u32 box_columns = stage_k<typename Stage::Element>) {
  constexpr bool is_k_major = Stage::major == Major::k;
  return encode_matrix(kernel, operand, tensor_type<typename Stage::Element>, address, is_k_major ? rows : k,
                       is_k_major ? k : rows, ld, box_rows, box_columns, Swizzle::bytes_128, map, matrices);
}

/// The edge's map of [rows, k], for tiles of edged->rows rows in all.
template <class Stage, class Map>
Status encode_edge(const char* kernel, const char* operand, const void* address, i64 rows, i64 k, i64 ld,
                   [[maybe_unused]] u32 box_rows, EdgedOperand<Map>* edged, const Matrices& matrices = {}) {
  const auto encode = [&](u32 map_rows, u32 columns) {
    return encode_operand<Stage>(kernel, operand, address, rows, k, ld, map_rows, &edged->edge, matrices, columns);
  };
  if constexpr (Stage::major == Major::k) {
    const u32 rows_of_edge = edged->rows % Stage::rows;
    if (rows_of_edge > max_box_extent)  // no box has so many: the whole tile is loaded
      edged->rows += Stage::rows - rows_of_edge;
    else if (rows_of_edge != 0)
      return encode(rows_of_edge, stage_k<typename Stage::Element>);
  } else {
    const bool is_in_each_tile = Stage::has_edge_in_each_tile(edged->rows);
    const u32 columns_of_edge = Stage::edge_columns(is_in_each_tile ? Stage::rows : edged->rows);
    if (columns_of_edge != 0) return encode(box_rows, columns_of_edge);
  }
  return {};
}

/// Both maps of A or B where tiles begin at multiples of their size, likewise.
template <class Stage, class Map>
Status encode_operand(const char* kernel, const char* operand, const void* address, i64 rows, i64 k, i64 ld,
                      u32 box_rows, EdgedOperand<Map>* edged, const Matrices& matrices = {}) {
  edged->rows = static_cast<u32>(rows);
  if (Status s = encode_edge<Stage>(kernel, operand, address, rows, k, ld, box_rows, edged, matrices); !s.ok())
    return s;
  Map* const whole = edged;
  return encode_operand<Stage>(kernel, operand, address, rows, k, ld, box_rows, whole, matrices);
}

template <class A, class B, class Params>
Status encode_inputs(const char* kernel, const GemmArguments& x, u32 a_box_rows, u32 b_box_rows, Params* params,
                     const Matrices& matrices_a = {}, const Matrices& matrices_b = {}) {
  if (Status s = encode_operand<A>(kernel, "a", x.a, x.m, x.k, x.lda, a_box_rows, &params->a, matrices_a); !s.ok())
    return s;
  return encode_operand<B>(kernel, "b", x.b, x.n, x.k, x.ldb, b_box_rows, &params->b, matrices_b);
}

/// D, but for its map and other problems'.
template <class Output, class Map = TensorMap>
OutputMatrix<Map> output_matrix(const GemmArguments& x) {
  OutputMatrix<Map> d;
  d.address = static_cast<char*>(x.d);
  d.pitch = x.ldd * i64{sizeof(Output)};
  return d;
}

/// D's map, for store_d with this StoreBox. An FP8 D goes another way, and gets some map.
template <class Output, class StoreBox>
Status encode_output(const char* kernel, const GemmArguments& x, TensorMap* map, const Matrices& matrices = {}) {
  // A map cannot be empty: where no chunk of a row is whole, it has one, and store_d leaves it alone.
  constexpr i64 chunk_columns = 16 / sizeof(Output);
  constexpr u32 box_columns = is_fp8<Output> ? chunk_columns : StoreBox::columns;
  constexpr Swizzle swizzle = is_fp8<Output> ? Swizzle::none : StoreBox::swizzle;
  const i64 mapped_columns = std::max<i64>(x.n / chunk_columns, 1) * chunk_columns;
  return encode_matrix(kernel, "d", tensor_type<Output>, x.d, x.m, mapped_columns, x.ldd, StoreBox::rows, box_columns,
                       swizzle, map, matrices);
}

/// How the block scales of several problems lie.
struct ProblemScales {
  ProblemScales(i64 groups_) : groups(groups_) {}
  ProblemScales(const Matrices& a_, const Matrices& b_) : a(a_), b(b_) {}

  i64 groups = 1;  // B has so many times n rows
  Matrices a;      // of a batch: each problem's scales of A
  Matrices b;      // and of B
};

/// Where the kernel finds block scales.
template <class Config, class Params>
Status encode_block_scales(const char* kernel, const GemmArguments& x, const ProblemScales& problems, Params* params) {
  using StageScales = typename Config::StageScales;
  const BlockScaleArguments& of = x.block_scales;
  ScaleMatricesOf<Config>& matrices = params->scales;
  const i64 k_blocks = ceil_div(x.k, scaled_k);
  const auto encode = [&](const char* name, const float* address, i64 rows, i64 ld, u32 box, TensorMap* map,
                          const Matrices& of_problems) {
    const i64 not_empty = std::max<i64>(k_blocks, 1);  // as a map must be: what does not exist, nobody reads
    return encode_matrix(kernel, name, TensorType::f32, address, not_empty, rows, ld, 1, box, Swizzle::none, map,
                         of_problems);
  };
  const i64 rows_b = problems.groups * x.n;
  if (of.major_a == Major::k) {
    if constexpr (requires { params->k_major_scales; })  // others are refused before
      params->k_major_scales = {.address = reinterpret_cast<const char*>(of.a),
                                .pitch = of.lda * i64{sizeof(float)},
                                .rows = static_cast<u32>(x.m)};
  } else {
    if (Status s = encode("block_scales.a", of.a, x.m, of.lda, StageScales::OfA::box_rows, &matrices.a, problems.a);
        !s.ok())
      return s;
  }
  if constexpr (Config::block_scales == BlockScales::b_1x128)
    return encode("block_scales.b", of.b, rows_b, of.ldb, StageScales::OfB::box_rows, &matrices.b, problems.b);
  else {
    matrices.b_blocks = reinterpret_cast<const char*>(of.b);
    matrices.b_blocks_pitch = of.ldb * i64{sizeof(float)};
    const bool is_batch = problems.b.count != 0;
    matrices.b_problem_pitch =
        is_batch ? problems.b.stride * i64{sizeof(float)} : ceil_div(x.n, scaled_k) * matrices.b_blocks_pitch;
    matrices.b_problems = static_cast<u32>(is_batch ? problems.b.count : problems.groups);
    matrices.k_blocks = static_cast<u32>(k_blocks);
    return {};
  }
}

inline Scales scales_of(const OperandScales& x, i64 rows) {
  return {.address = x.address, .rows = static_cast<u32>(rows), .step = x.each_row ? 1u : 0u};
}

/// alpha, and the factors of FP8 operands.
template <class Types, class Epilogue>
void set_product_arguments(const GemmArguments& x, Epilogue* epilogue) {
  if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales) {
    epilogue->scale_a = scales_of(x.scale_a, x.m);
    epilogue->scale_b = scales_of(x.scale_b, x.n);
  }
  epilogue->alpha = x.alpha;
}

/// For a launcher whose kernel runs where k is 0, too: any matrix in place of A and B. The kernel looks past its end
/// alone, and finds zeros.
template <class Config>
void replace_empty_operands(GemmArguments* x) {
  x->m = x->n = x->k = 1;
  x->a = x->b = x->d;
  x->lda = x->ldb = stage_k<typename Config::Input>;
}
/// The same of block scales, of so many rows of B.
inline void replace_empty_scales(GemmArguments* x, i64 rows_b) {
  const float* const scales = static_cast<const float*>(x->d);
  const i64 ld = ceil_div(std::max(x->m, rows_b), 4) * 4;
  x->block_scales = {.a = scales, .lda = ld, .b = scales, .ldb = ld};
}
/// Nothing is scaled where there are no products: 0 * infinity would be NaN.
inline void remove_product_factors(GemmArguments* x) {
  x->alpha = 1;
  x->scale_a = x->scale_b = {};
}

/// What an epilogue takes from the arguments of the call. One of a caller's own has been made by the caller.
template <class Types>
void set_arguments(const GemmArguments& x, LinearCombination<Types>* epilogue) {
  set_product_arguments<Types>(x, epilogue);
  if constexpr (is_fp8<typename Types::Output>) epilogue->scale_d = scales_of({.address = x.scale_d}, 1);
  epilogue->beta = x.beta;
  epilogue->c = static_cast<const char*>(x.c);
  epilogue->c_pitch = x.beta == 0 ? 0 : x.ldc * i64{sizeof(typename Types::Output)};  // else ldc may be anything
}
template <class Epilogue>
void set_arguments(const GemmArguments&, Epilogue*) {}

}  // namespace rawgemm
