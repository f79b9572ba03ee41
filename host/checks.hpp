// Which calls are refused, and with what words.
#pragma once
#include <cstdint>
#include <cstdio>
#include <string>
#include <tuple>
#include <utility>

#include <host/arguments.hpp>
#include <host/status.hpp>
#include <kernels/configuration.cuh>

namespace rawgemm {

/// `<kernel>: <argument> = <value>, must <rule>`
inline Status refuse(StatusCode code, const char* kernel, const char* argument, i64 value, const std::string& rule) {
  return {code, std::string(kernel) + ": " + argument + " = " + std::to_string(value) + ", must " + rule};
}

inline Status refuse_pointer(StatusCode code, const char* kernel, const char* argument, const void* value,
                             const std::string& rule) {
  return refuse(code, kernel, argument, static_cast<i64>(reinterpret_cast<std::uintptr_t>(value)), rule);
}

/// One operand of `rows` rows of `columns` elements. An empty operand is always right.
inline Status check_matrix(const char* kernel, const char* pointer_name, const void* pointer, const char* ld_name,
                           i64 ld, const char* columns_name, i64 rows, i64 columns, i64 element_bytes) {
  if (rows == 0 || columns == 0) return {};
  if (pointer == nullptr)
    return refuse(StatusCode::null_pointer, kernel, pointer_name, 0, "not be null (the operand is not empty)");
  if (const auto past = reinterpret_cast<std::uintptr_t>(pointer) % 16; past != 0)
    return refuse_pointer(StatusCode::misaligned_pointer, kernel, pointer_name, pointer,
                          "be a multiple of 16 bytes (TMA); it is " + std::to_string(past) + " bytes past one");
  if (ld < columns)
    return refuse(
        StatusCode::leading_dimension_too_small, kernel, ld_name, ld,
        std::string("be at least ") + columns_name + " = " + std::to_string(columns) + " (rows may not overlap)");
  // 2^40 bytes is TMA's limit; an operand of as many bytes in each of 2^30 rows would end past 64 bits.
  if (ld >= (i64{1} << 40) / element_bytes || ld > INT64_MAX / element_bytes / rows)
    return refuse(StatusCode::leading_dimension_too_large, kernel, ld_name, ld,
                  "be less than 2^40 bytes, and with all rows less than 2^63 bytes (TMA)");
  if (ld * element_bytes % 16 != 0)
    return refuse(StatusCode::leading_dimension_misaligned, kernel, ld_name, ld,
                  "be a multiple of " + std::to_string(16 / element_bytes) + " elements (TMA: rows begin at 16 bytes)");
  return {};
}

/// Where a row-major matrix lies, in bytes.
struct MatrixBytes {
  const void* address;
  i64 rows;
  i64 row;
  i64 pitch;  // from one row to the next, at least `row`
};
/// Whether the first row of `other` shares a byte with any row of `x`.
inline bool reaches_first_row(const MatrixBytes& x, const MatrixBytes& other) {
  const i64 offset =
      static_cast<i64>(reinterpret_cast<std::uintptr_t>(other.address) - reinterpret_cast<std::uintptr_t>(x.address));
  if (offset < 0) return offset + other.row > 0;
  const i64 row = offset / x.pitch, in_row = offset % x.pitch;
  return (row < x.rows && in_row < x.row) || (row + 1 < x.rows && in_row + other.row > x.pitch);
}
/// Whether two matrices, neither of them empty, share a byte. Matrices of one pitch may lie beside each other. Where
/// pitches differ, what only later rows of both share is not found.
inline bool overlap(const MatrixBytes& x, const MatrixBytes& y) {
  return reaches_first_row(x, y) || reaches_first_row(y, x);
}

/// Of [rows, columns], which lies so where it is K-major, and else transposed.
inline MatrixBytes matrix_bytes(const void* address, Major major, i64 rows, i64 columns, i64 ld, i64 element_bytes) {
  const bool is_k_major = major == Major::k;
  return {address, is_k_major ? rows : columns, (is_k_major ? columns : rows) * element_bytes, ld * element_bytes};
}
/// Refuses a D that shares a byte with `name`.
inline Status check_apart(const char* kernel, const char* name, const MatrixBytes& input, const MatrixBytes& d) {
  if (!overlap(input, d)) return {};
  return refuse_pointer(StatusCode::unsupported_value, kernel, "d", d.address,
                        std::string("not overlap ") + name + " (tiles are stored while others read it)");
}
/// Every rule of a C that is added, of so many rows.
inline Status check_c(const char* kernel, const GemmArguments& x, i64 rows, i64 output_bytes, const MatrixBytes& d) {
  if (Status s = check_matrix(kernel, "c", x.c, "ldc", x.ldc, "n", rows, x.n, output_bytes); !s.ok()) return s;
  if (x.c == x.d && (x.ldc == x.ldd || rows == 1)) return {};
  if (!overlap(matrix_bytes(x.c, Major::k, rows, x.n, x.ldc, output_bytes), d)) return {};
  return refuse_pointer(
      StatusCode::unsupported_value, kernel, "c", x.c,
      "not overlap d, or be d with ldc = ldd = " + std::to_string(x.ldd) + " (tiles are stored while others read it)");
}

/// Scales of rows whose elements have so many bytes: FP8 alone has any.
inline Status check_scales(const char* kernel, const char* name, const OperandScales& x, i64 rows, i64 bytes,
                           const MatrixBytes& d) {
  if (bytes != 1 && (x.address != nullptr || x.each_row))
    return refuse_pointer(StatusCode::unsupported_value, kernel, name, x.address,
                          "be null (what it would scale is not FP8)");
  if (x.each_row && x.address == nullptr)
    return refuse_pointer(StatusCode::null_pointer, kernel, name, x.address, "not be null (each row has its own)");
  if (reinterpret_cast<std::uintptr_t>(x.address) % sizeof(float) != 0)
    return refuse_pointer(StatusCode::misaligned_pointer, kernel, name, x.address, "be a multiple of 4 bytes");
  const MatrixBytes all{x.address, x.each_row ? rows : 1, sizeof(float), sizeof(float)};
  return x.address == nullptr ? Status{} : check_apart(kernel, name, all, d);
}

/// Every rule of GemmArguments but those of block scales, which must be missing where the kernel takes none.
/// Where major_a is Major::mn, A is [k, m], where major_b is, B is [k, n].
inline Status check(const char* kernel, const GemmArguments& x, i64 input_bytes, i64 output_bytes, Major major_a,
                    Major major_b, bool takes_block_scales = false) {
  const std::pair<const char*, i64> sizes[] = {{"m", x.m}, {"n", x.n}, {"k", x.k}};
  for (const auto& [name, size] : sizes) {
    if (size < 0) return refuse(StatusCode::negative_size, kernel, name, size, "be at least 0");
    if (size > max_extent)
      return refuse(StatusCode::size_too_large, kernel, name, size,
                    "be at most 2^30 (tiles overhang, and TMA's coordinates have 32 bits)");
  }
  if (x.max_sms < 0)
    return refuse(StatusCode::negative_size, kernel, "max_sms", x.max_sms, "be at least 0 (0: all SMs)");
  if (x.m == 0 || x.n == 0) return {};
  const Status a = major_a == Major::k ? check_matrix(kernel, "a", x.a, "lda", x.lda, "k", x.m, x.k, input_bytes)
                                       : check_matrix(kernel, "a", x.a, "lda", x.lda, "m", x.k, x.m, input_bytes);
  if (!a.ok()) return a;
  const Status b = major_b == Major::k ? check_matrix(kernel, "b", x.b, "ldb", x.ldb, "k", x.n, x.k, input_bytes)
                                       : check_matrix(kernel, "b", x.b, "ldb", x.ldb, "n", x.k, x.n, input_bytes);
  if (!b.ok()) return b;
  if (Status s = check_matrix(kernel, "d", x.d, "ldd", x.ldd, "n", x.m, x.n, output_bytes); !s.ok()) return s;
  const MatrixBytes d = matrix_bytes(x.d, Major::k, x.m, x.n, x.ldd, output_bytes);
  if (Status s = check_scales(kernel, "scale_a", x.scale_a, x.m, input_bytes, d); !s.ok()) return s;
  if (Status s = check_scales(kernel, "scale_b", x.scale_b, x.n, input_bytes, d); !s.ok()) return s;
  if (Status s = check_scales(kernel, "scale_d", {x.scale_d}, 1, output_bytes, d); !s.ok()) return s;
  using Named = std::pair<const char*, const float*>;
  const Named operand_scales[] = {{"scale_a", x.scale_a.address}, {"scale_b", x.scale_b.address}};
  const Named block_scales[] = {{"block_scales.a", x.block_scales.a}, {"block_scales.b", x.block_scales.b}};
  const char* rule = takes_block_scales ? "be null (A and B have block scales; alpha is for all of D)"
                                        : "be null (this kernel, with this Config, does not multiply by block scales)";
  for (const auto& [name, scales] : takes_block_scales ? operand_scales : block_scales)
    if (scales != nullptr) return refuse_pointer(StatusCode::unsupported_value, kernel, name, scales, rule);
  const MatrixBytes of_a = matrix_bytes(x.a, major_a, x.m, x.k, x.lda, input_bytes);
  const MatrixBytes of_b = matrix_bytes(x.b, major_b, x.n, x.k, x.ldb, input_bytes);
  if (Status s = x.k == 0 ? Status{} : check_apart(kernel, "a", of_a, d); !s.ok()) return s;
  if (Status s = x.k == 0 ? Status{} : check_apart(kernel, "b", of_b, d); !s.ok()) return s;
  return x.beta == 0 ? Status{} : check_c(kernel, x, x.m, output_bytes, d);
}

/// What there is to check of each of `count` problems or groups: of none, no operand.
inline GemmArguments where_computed(GemmArguments x, i64 count) {
  if (count == 0 && x.m > 0) x.m = 0;
  return x;
}

inline Status refuse_factor(const char* kernel, const char* name, float value, int rule, const char* reason) {
  char text[160];
  std::snprintf(text, sizeof(text), "%s: %s = %.9g, must be %d (%s)", kernel, name, value, rule, reason);
  return {StatusCode::unsupported_value, text};
}

/// For a kernel that takes nothing of its epilogue from the arguments; reason: why.
inline Status check_unscaled(const char* kernel, const GemmArguments& x, const char* reason) {
  const std::tuple<const char*, float, int> factors[] = {{"alpha", x.alpha, 1}, {"beta", x.beta, 0}};
  for (const auto& [name, value, rule] : factors)
    if (value != static_cast<float>(rule)) return refuse_factor(kernel, name, value, rule, reason);
  const std::pair<const char*, const float*> scales[] = {
      {"scale_a", x.scale_a.address}, {"scale_b", x.scale_b.address}, {"scale_d", x.scale_d}};
  for (const auto& [name, address] : scales)
    if (address != nullptr)
      return refuse_pointer(StatusCode::unsupported_value, kernel, name, address,
                            std::string("be null (") + reason + ")");
  return {};
}

/// Of a kernel that is no GEMM.
inline Status check_extent(const char* kernel, const char* name, i64 value) {
  if (value < 0) return refuse(StatusCode::negative_size, kernel, name, value, "be at least 0");
  if (value > max_extent) return refuse(StatusCode::size_too_large, kernel, name, value, "be at most 2^30");
  return {};
}

inline Status check_tiles(const char* kernel, i64 cluster_tiles, u32 cluster_size, const char* name = "tiles of D") {
  if (cluster_tiles <= INT32_MAX / cluster_size) return {};
  return refuse(StatusCode::size_too_large, kernel, name, cluster_tiles,
                "be at most " + std::to_string(INT32_MAX / cluster_size) + " (they are counted in 32 bits)");
}

/// A row-major matrix of factors that threads read or write themselves: it need not keep TMA's rules.
inline Status check_factors(const char* kernel, const char* pointer_name, const float* factors, const char* ld_name,
                            i64 ld, const std::string& columns_name, i64 columns) {
  if (reinterpret_cast<std::uintptr_t>(factors) % sizeof(float) != 0)
    return refuse_pointer(StatusCode::misaligned_pointer, kernel, pointer_name, factors, "be a multiple of 4 bytes");
  if (ld < columns)
    return refuse(StatusCode::leading_dimension_too_small, kernel, ld_name, ld,
                  "be at least " + columns_name + " = " + std::to_string(columns) + " (rows may not overlap)");
  if (ld > INT64_MAX / i64{sizeof(float)} / max_extent)
    return refuse(StatusCode::leading_dimension_too_large, kernel, ld_name, ld,
                  "be less than 2^31 (64-bit addresses of all rows)");
  return {};
}

/// Every rule of BlockScaleArguments, for a kernel that multiplies by them.
inline Status check_block_scales(const char* kernel, BlockScales scales, const GemmArguments& x, i64 output_bytes,
                                 bool takes_k_major) {
  const BlockScaleArguments& of = x.block_scales;
  const bool b_by_rows = scales == BlockScales::b_1x128;
  const i64 k_blocks = ceil_div(x.k, scaled_k);
  const struct {
    const char* name;
    const float* factors;
    Major major;  // of [rows, k blocks]
    const char* ld_name;
    i64 ld;
    const char* rows_name;
    i64 rows;
  } operands[] = {{"block_scales.a", of.a, of.major_a, "block_scales.lda", of.lda, "m", x.m},
                  {"block_scales.b", of.b, b_by_rows ? Major::mn : Major::k, "block_scales.ldb", of.ldb, "n",
                   b_by_rows ? x.n : ceil_div(x.n, scaled_k)}};
  for (const auto& operand : operands)
    if (operand.factors == nullptr)
      return refuse(StatusCode::null_pointer, kernel, operand.name, 0, "not be null (this kernel multiplies by them)");
  if (of.major_a == Major::k && (b_by_rows || !takes_k_major))
    return {StatusCode::unsupported_value,
            std::string(kernel) +
                ": block_scales.major_a = k, must be mn (TMA loads them here: transpose_scales makes them so)"};
  for (const auto& [name, factors, major, ld_name, ld, rows_name, rows] : operands) {
    const Status s = major == Major::k
                         ? check_factors(kernel, name, factors, ld_name, ld, "ceil(k / 128)", k_blocks)
                         : check_matrix(kernel, name, factors, ld_name, ld, rows_name, k_blocks, rows, sizeof(float));
    if (!s.ok()) return s;
  }
  const MatrixBytes d = matrix_bytes(x.d, Major::k, x.m, x.n, x.ldd, output_bytes);
  for (const auto& [name, factors, major, ld_name, ld, rows_name, rows] : operands)
    if (Status s = check_apart(kernel, name, matrix_bytes(factors, major, rows, k_blocks, ld, sizeof(float)), d);
        !s.ok())
      return s;
  return {};
}

}  // namespace rawgemm
