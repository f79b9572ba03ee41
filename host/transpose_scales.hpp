// Launches transpose_scales.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>

#include <host/checks.hpp>
#include <host/launch.hpp>
#include <kernels/transpose_scales.cuh>

namespace rawgemm {

/// s: [rows, k_blocks].  d: [k_blocks, rows].  Both row-major, floats in the memory of the current device; lds, ldd:
/// floats from one row to the next. d may not overlap s. For block scales of a GEMM, ldd is a multiple of 4, and d at
/// one of 16 bytes.
struct TransposeScalesArguments {
  i64 rows;
  i64 k_blocks;
  const float* s;
  i64 lds;
  float* d;
  i64 ldd;
  /// Where rows are those of groups, group_rows each, as of GroupLayout::masked: how many of a group's count, in the
  /// memory of the device, at a multiple of 4 bytes. The others may be written or not; group_rows divides rows. Null:
  /// all rows count.
  const i32* counts = nullptr;
  i64 group_rows = 0;
  /// Programmatic dependent launch: the kernel may begin while the one before it in the stream still runs, and waits
  /// for that one's end before it touches memory.
  bool programmatic = false;
};

/// Writes d = s^T on `stream`. Empty operands: nothing is done. Allocates nothing, synchronises nothing, may be
/// captured into a CUDA graph. Errors: as gemm_cooperative, and unsupported_size of group_rows.
[[nodiscard]] inline Status transpose_scales(const TransposeScalesArguments& x, Stream stream) {
  constexpr const char* name = "transpose_scales";
  if (Status s = check_extent(name, "rows", x.rows); !s.ok()) return s;
  if (Status s = check_extent(name, "k_blocks", x.k_blocks); !s.ok()) return s;
  if (x.rows == 0 || x.k_blocks == 0) return {};
  if (x.s == nullptr) return refuse(StatusCode::null_pointer, name, "s", 0, "not be null (it is not empty)");
  if (x.d == nullptr) return refuse(StatusCode::null_pointer, name, "d", 0, "not be null (it is not empty)");
  if (Status s = check_factors(name, "s", x.s, "lds", x.lds, "k_blocks", x.k_blocks); !s.ok()) return s;
  if (Status s = check_factors(name, "d", x.d, "ldd", x.ldd, "rows", x.rows); !s.ok()) return s;
  if (x.counts != nullptr) {
    if (x.group_rows < 1 || x.rows % x.group_rows != 0)
      return refuse(StatusCode::unsupported_size, name, "group_rows", x.group_rows,
                    "divide rows = " + std::to_string(x.rows) + " (counts are of groups that have as many each)");
    if (reinterpret_cast<std::uintptr_t>(x.counts) % sizeof(i32) != 0)
      return refuse_pointer(StatusCode::misaligned_pointer, name, "counts", x.counts, "be a multiple of 4 bytes");
  }
  const i64 squares = ceil_div(x.rows, transpose::side) * ceil_div(x.k_blocks, transpose::side);
  if (Status s = check_tiles(name, squares, 1, "squares of 32 x 32"); !s.ok()) return s;
  constexpr i64 bytes = sizeof(float);
  if (overlap(matrix_bytes(x.s, Major::k, x.rows, x.k_blocks, x.lds, bytes),
              matrix_bytes(x.d, Major::k, x.k_blocks, x.rows, x.ldd, bytes)))
    return refuse_pointer(StatusCode::unsupported_value, name, "d", x.d,
                          "not overlap s (squares are stored while others read it)");

  const device::CtaShape shape{.block = transpose::threads,
                               .cluster = 1,
                               .shared_memory = transpose::shared_memory,
                               .programmatic = x.programmatic};
  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(transpose::Params) = &transpose_scales;
  if (Status s = active_clusters(name, reinterpret_cast<const void*>(kernel), shape, known, &ctas); !s.ok()) return s;
  const transpose::Params params{.s = reinterpret_cast<const char*>(x.s),
                                 .s_pitch = x.lds * i64{sizeof(float)},
                                 .d = reinterpret_cast<char*>(x.d),
                                 .d_pitch = x.ldd * i64{sizeof(float)},
                                 .rows = static_cast<u32>(x.rows),
                                 .k_blocks = static_cast<u32>(x.k_blocks),
                                 .counts = reinterpret_cast<const char*>(x.counts),
                                 .group_rows = static_cast<u32>(x.group_rows)};
  return device::launch(name, kernel, static_cast<u32>(std::min<i64>(squares, ctas)), shape, stream, params);
}

}  // namespace rawgemm
