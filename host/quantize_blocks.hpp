// Launches quantize_blocks.
#pragma once

#include <host/checks.hpp>
#include <host/launch.hpp>
#include <kernels/quantize_blocks.cuh>

namespace rawgemm {

/// x: [rows, k], where the Config has major_x = Major::mn [k, rows].  q: [rows, k].  Both row-major in the memory of
/// the current device; ldx, ldq: elements from one row to the next. Base addresses and rows begin at multiples of 16
/// bytes. x, q and scales may not overlap each other.
/// scales, at a multiple of 4 bytes: laid out as BlockScaleArguments says, of A (and of B where each row has its own)
/// with ld_scales at least rows, or of B's 128 x 128 blocks with ld_scales at least ceil(k / 128).
struct QuantizeArguments {
  i64 rows;
  i64 k;
  const void* x;
  i64 ldx;
  void* q;
  i64 ldq;
  float* scales;
  i64 ld_scales;
  /// Programmatic dependent launch: the kernel may begin while the one before it in the stream still runs, and waits
  /// for that one's end before it touches memory.
  bool programmatic = false;
};

/// Writes q and scales on `stream`, so that scale * q is close to x: see kernels/quantize_blocks.cuh for how close.
/// Config: quantize::Config. Empty operands: nothing is done. Deterministic; allocates nothing, synchronises nothing,
/// may be captured into a CUDA graph. Errors: as gemm_cooperative.
template <class Config = quantize::Config<>>
[[nodiscard]] Status quantize_blocks(const QuantizeArguments& x, Stream stream) {
  using Input = typename Config::Input;
  constexpr const char* name = "quantize_blocks";
  constexpr bool scale_each_row = Config::block_rows == 1;
  if (Status s = check_extent(name, "rows", x.rows); !s.ok()) return s;
  if (Status s = check_extent(name, "k", x.k); !s.ok()) return s;
  if (x.rows == 0 || x.k == 0) return {};
  constexpr bool is_k_major = Config::major_x == Major::k;
  const Status of_x = is_k_major ? check_matrix(name, "x", x.x, "ldx", x.ldx, "k", x.rows, x.k, sizeof(Input))
                                 : check_matrix(name, "x", x.x, "ldx", x.ldx, "rows", x.k, x.rows, sizeof(Input));
  if (!of_x.ok()) return of_x;
  if (Status s = check_matrix(name, "q", x.q, "ldq", x.ldq, "k", x.rows, x.k, 1); !s.ok()) return s;
  const MatrixBytes bytes_of_x = matrix_bytes(x.x, Config::major_x, x.rows, x.k, x.ldx, sizeof(Input));
  const MatrixBytes bytes_of_q = matrix_bytes(x.q, Major::k, x.rows, x.k, x.ldq, 1);
  if (overlap(bytes_of_x, bytes_of_q))
    return refuse_pointer(StatusCode::unsupported_value, name, "q", x.q,
                          "not overlap x (blocks are stored while others read it)");
  const i64 k_blocks = ceil_div(x.k, quantize::block);
  const i64 row_blocks = ceil_div(x.rows, quantize::block);
  if (x.scales == nullptr) return refuse(StatusCode::null_pointer, name, "scales", 0, "not be null");
  if (Status s = check_factors(name, "scales", x.scales, "ld_scales", x.ld_scales,
                               scale_each_row ? "rows" : "ceil(k / 128)", scale_each_row ? x.rows : k_blocks);
      !s.ok())
    return s;
  const MatrixBytes bytes_of_scales = matrix_bytes(x.scales, Major::k, scale_each_row ? k_blocks : row_blocks,
                                                   scale_each_row ? x.rows : k_blocks, x.ld_scales, sizeof(float));
  for (const auto& [of_other, other] : {std::pair{"x", bytes_of_x}, std::pair{"q", bytes_of_q}})
    if (overlap(bytes_of_scales, other))
      return refuse_pointer(StatusCode::unsupported_value, name, "scales", x.scales,
                            std::string("not overlap ") + of_other + " (blocks are stored while others read it)");
  if (Status s = check_tiles(name, row_blocks * k_blocks, 1, "blocks"); !s.ok()) return s;

  const device::CtaShape shape{
      .block = quantize::threads, .cluster = 1, .shared_memory = Config::shared_memory, .programmatic = x.programmatic};
  static ActiveClusters known{};
  int ctas = 0;
  void (*const kernel)(quantize::Params) = &quantize_blocks<Config>;
  if (Status s = active_clusters(name, reinterpret_cast<const void*>(kernel), shape, known, &ctas); !s.ok()) return s;
  const quantize::Params params{.x = static_cast<const char*>(x.x),
                                .x_pitch = x.ldx * i64{sizeof(Input)},
                                .q = static_cast<char*>(x.q),
                                .q_pitch = x.ldq,
                                .scales = x.scales,
                                .scale_pitch = x.ld_scales,
                                .rows = static_cast<u32>(x.rows),
                                .k = static_cast<u32>(x.k)};
  return device::launch(name, kernel, static_cast<u32>(row_blocks * k_blocks), shape, stream, params);
}

}  // namespace rawgemm
