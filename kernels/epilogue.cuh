// From a warpgroup's accumulators to D in global memory: alpha and beta, and the short way there. The way by TMA:
// store.cuh.
#pragma once
#include <ptx/cvt.cuh>
#include <ptx/ld_st_global.cuh>

namespace rawgemm {

/// A factor for each row of an operand, or one for all of it.
struct Scales {
  const float* address;  // null: 1
  u32 rows;              // what is asked beyond them does not matter
  u32 step;              // 1: one for each row, 0: one for all

  __device__ float operator[](u32 row) const {
    if (address == nullptr) return 1;
    return __builtin_bit_cast(float, ptx::ld_global_b32(address + (row < rows ? row * step : 0)));
  }
};

/// D [rows, columns] in global memory, and what the accumulators become on the way there: alpha * accumulator + beta *
/// C, C [rows, columns] in D's type, not read where beta = 0. Of FP8 operands the accumulator is multiplied by their
/// scales first, and what becomes an FP8 D by the scale of D last.
struct OutputMatrix {
  /// Box: a StoreBox; the map's rows end at the last multiple of 16 bytes (where there is none, it is never used).
  TensorMap map;
  char* address;
  i64 pitch;  // bytes from one row to the next
  u32 rows;
  u32 columns;
  float alpha;
  float beta;
  const char* c;
  i64 c_pitch;
  Scales scale_a;  // of each row of D
  Scales scale_b;  // of each column
  Scales scale_d;  // one
};

/// Where d[4 j + 2 h + i] of this thread belongs, d as wgmma_mma_async gives it: to row(h) of the 64, and to column(j)
/// + i.
struct FragmentPlace {
  u32 warp = threadIdx.x % 128 / 32;
  u32 lane = threadIdx.x % 32;

  __device__ u32 row(u32 h) const { return 16 * warp + 8 * h + lane / 4; }
  __device__ u32 column(u32 j) const { return 8 * j + 2 * (lane % 4); }
};

/// Calls function(i, offset, count) for d[i] and, where count is 2, d[i + 1] beside it, for those that lie inside the
/// matrix; offset: bytes from its first element, rows being `pitch` bytes apart. d are n accumulators of the 64 rows
/// from row y, and of the columns from x on; of D^T where is_transposed: of the 64 columns from x, and of the rows from
/// y on, one by one.
template <class Output, bool is_transposed, class Function>
__device__ inline void for_each_element(const OutputMatrix& matrix, u32 x, u32 y, u32 n, i64 pitch,
                                        const Function& function) {
  const FragmentPlace place{};
  constexpr i64 size = sizeof(Output);
  const u32 rows = matrix.rows > y ? matrix.rows - y : 0;  // from there on
  const u32 columns = matrix.columns > x ? matrix.columns - x : 0;
  const u32 long_side = is_transposed ? columns : rows;
  const u32 short_side = is_transposed ? rows : columns;
  const u32 left = short_side > place.column(0) ? short_side - place.column(0) : 0;
#pragma unroll
  for (u32 h = 0; h < 2; ++h) {
    if (place.row(h) >= long_side) continue;
    const u32 row = y + (is_transposed ? place.column(0) : place.row(h));
    const u32 column = x + (is_transposed ? place.row(h) : place.column(0));
    const i64 first = row * pitch + column * size;
#pragma unroll
    for (u32 j = 0; j < n / 4; ++j) {
      const u32 i = 4 * j + 2 * h;
      if constexpr (is_transposed) {
        if (8 * j < left) function(i, first + 8 * j * pitch, 1);
        if (8 * j + 1 < left) function(i + 1, first + (8 * j + 1) * pitch, 1);
      } else if (8 * j < left) {
        function(i, first + 8 * j * size, 8 * j + 1 < left ? 2 : 1);
      }
    }
  }
}

template <class Output>
__device__ inline float load_element(const char* address) {
  if constexpr (sizeof(Output) == 4) {
    return __builtin_bit_cast(float, ptx::ld_global_b32(address));
  } else if constexpr (is_fp8<Output>) {
    const u16 pair = ptx::ld_global_b8(address);
    return ptx::cvt_f32(f16{static_cast<u16>(ptx::cvt_rn_f16x2_x2<Output>(pair))});
  } else {
    return ptx::cvt_f32(Output{ptx::ld_global_b16(address)});
  }
}

/// Multiplies accumulators by scale_a * scale_b of their row and column. Places as for_each_element says.
template <bool is_transposed>
__device__ inline void scale_by_operands(const OutputMatrix& matrix, u32 x, u32 y, u32 n, float* d) {
  if (matrix.scale_a.step == 0 && matrix.scale_b.step == 0) {
    const float scale = matrix.scale_a[0] * matrix.scale_b[0];
#pragma unroll
    for (u32 i = 0; i < n; ++i) d[i] *= scale;
    return;
  }
  const Scales& long_side = is_transposed ? matrix.scale_b : matrix.scale_a;
  const Scales& short_side = is_transposed ? matrix.scale_a : matrix.scale_b;
  const FragmentPlace place{};
  const u32 row = (is_transposed ? x : y) + place.row(0);
  const u32 column = (is_transposed ? y : x) + place.column(0);
#pragma unroll
  for (u32 j = 0; j < n / 4; ++j)
#pragma unroll
    for (u32 i = 0; i < 2; ++i) {
      const float of_column = short_side[column + 8 * j + i];
      // Those of rows are loaded again each time: there is no register to keep them beside 192 accumulators.
      d[4 * j + i] *= long_side[row] * of_column;
      d[4 * j + 2 + i] *= long_side[row + 8] * of_column;
    }
}

/// Turns accumulators into alpha * d + beta * C: alpha * d is rounded, beta * C is added to it by one fused
/// multiply-add. Places as for_each_element says; n is known when it is compiled.
template <class Config, bool is_transposed = false>
__device__ inline void scale_d(const OutputMatrix& matrix, u32 x, u32 y, u32 n, float* d) {
  using Output = typename Config::Output;
  // Where each k block has scales of its own, sums were multiplied by these.
  if constexpr (is_fp8<typename Config::Input> && !requires { requires Config::has_block_scales; })
    scale_by_operands<is_transposed>(matrix, x, y, n, d);
  if (matrix.alpha != 1) {
#pragma unroll
    for (u32 i = 0; i < n; ++i) d[i] *= matrix.alpha;
  }
  if (matrix.beta != 0)
    for_each_element<Output, is_transposed>(matrix, x, y, n, matrix.c_pitch, [&](u32 i, i64 offset, u32 count) {
      d[i] = fmaf(matrix.beta, load_element<Output>(matrix.c + offset), d[i]);
      if (count == 2) d[i + 1] = fmaf(matrix.beta, load_element<Output>(matrix.c + offset + sizeof(Output)), d[i + 1]);
    });
  if constexpr (is_fp8<Output>) {
    const float scale = matrix.scale_d[0];
#pragma unroll
    for (u32 i = 0; i < n; ++i) d[i] *= scale;
  }
}

/// Rounds the first `count`, 1 or 2, of two neighbours in a row of D and stores them.
template <class Output>
__device__ inline void store_elements(char* address, float first, float second, u32 count) {
  if constexpr (sizeof(Output) == 4) {
    ptx::st_global_b32(address, __builtin_bit_cast(u32, first));
    if (count == 2) ptx::st_global_b32(address + 4, __builtin_bit_cast(u32, second));
  } else if constexpr (is_fp8<Output>) {
    const u16 pair = ptx::cvt_rn_satfinite_x2_f32<Output>(second, first);
    if (count == 2)
      ptx::st_global_b16(address, pair);
    else
      ptx::st_global_b8(address, static_cast<u8>(pair));
  } else if (count == 2) {
    ptx::st_global_b32(address, ptx::cvt_rn_x2_f32<Output>(second, first));
  } else {
    ptx::st_global_b16(address, static_cast<u16>(ptx::cvt_rn_x2_f32<Output>(0, first)));
  }
}

/// Rounds n accumulators and stores them without a detour: for small tiles, where latency counts more than that few
/// neighbours go by at a time. Places as for_each_element says; n is known when it is compiled.
template <class Output, bool is_transposed>
__device__ inline void store_from_registers(const OutputMatrix& matrix, u32 x, u32 y, u32 n, const float* d) {
  for_each_element<Output, is_transposed>(matrix, x, y, n, matrix.pitch, [&](u32 i, i64 offset, u32 count) {
    store_elements<Output>(matrix.address + offset, d[i], count == 2 ? d[i + 1] : 0, count);
  });
}

}  // namespace rawgemm
