// From a warpgroup's accumulators to D in global memory: what becomes of them on the way (epilogues), rounding, and the
// short way there. The way by TMA: store.cuh.
//
// An epilogue is a type whose members lie in the kernel's parameters, with operator()(fragment, n, d). It turns n
// accumulators d into what D shall be, before it is rounded; fragment says where they belong. n is known when it is
// compiled. docs/epilogues.md writes one in ten lines.
#pragma once
#include <kernels/configuration.cuh>
#include <kernels/tiles.cuh>
#include <ptx/cvt.cuh>
#include <ptx/ld_st_global.cuh>

namespace rawgemm {

/// D [rows, columns] in global memory.
template <class Map_ = TensorMap>
struct OutputMatrix {
  /// Box: a StoreBox; the map's rows end at the last multiple of 16 bytes (where there is none, it is never used).
  Map_ map;
  char* address;
  i64 pitch;  // bytes from one row to the next

  /// A problem's first element.
  __device__ char* first(u32) const { return address; }
};

/// Where d[4 j + 2 h + i] of this thread belongs, d as wgmma_mma_async gives it: to row(h) of the 64, and to column(j)
/// + i. Of 16 rows, what each warp has of its own: d[4 j] to d[4 j + 3] as mma_m16n8k16 gives them.
template <u32 rows = wgmma_m>
struct FragmentPlace {
  u32 warp = threadIdx.x % (rows / 16 * warp_threads) / warp_threads;
  u32 lane = threadIdx.x % warp_threads;

  __device__ u32 row(u32 h) const { return 16 * warp + 8 * h + lane / 4; }
  __device__ u32 column(u32 j) const { return 8 * j + 2 * (lane % 4); }
};

/// Loads the first `count`, 1 or 2, of two neighbours in a row into x; where it is 2, from a multiple of their size.
template <class Element>
__device__ inline void load_elements(const char* address, u32 count, float (&x)[2]) {
  if constexpr (sizeof(Element) == 4) {
    if (count == 2)
      ptx::ld_global_v2_f32(x[0], x[1], address);
    else
      x[0] = ptx::ld_global_f32(address);
  } else if constexpr (is_fp8<Element>) {
    const u32 pair =
        ptx::cvt_rn_f16x2_x2<Element>(count == 2 ? ptx::ld_global_b16(address) : ptx::ld_global_b8(address));
    for (u32 i = 0; i < 2; ++i) x[i] = ptx::cvt_f32(f16{static_cast<u16>(pair >> 16 * i)});
  } else {
    const u32 pair = count == 2 ? ptx::ld_global_b32(address) : ptx::ld_global_b16(address);
    for (u32 i = 0; i < 2; ++i) x[i] = ptx::cvt_f32(Element{static_cast<u16>(pair >> 16 * i)});
  }
}

/// The place in D of a warpgroup's accumulators (where `rows` is 16, a warp's): 64 rows from `row` on, and columns from
/// `column` on, two for each accumulator of a thread. Where is_transposed: 64 columns, and rows for each accumulator.
template <bool is_transposed_ = false, u32 rows = wgmma_m>
struct Fragment {
  using Place = FragmentPlace<rows>;
  static constexpr bool is_transposed = is_transposed_;
  u32 row, column;
  u32 row_end, column_end;        // of the tile's own
  u32 group = 0, zero_row = ~0u;  // of the tile

  /// From row y, column x of a tile on.
  __device__ Fragment(const WorkTile& tile, u32 y, u32 x)
      : Fragment(tile.row + y, tile.column + x, tile.row_end, tile.column_end, tile.group, tile.zero_row) {}
  __device__ Fragment(u32 row_, u32 column_, u32 row_end_, u32 column_end_, u32 group_ = 0, u32 zero_row_ = ~0u)
      : row(row_), column(column_), row_end(row_end_), column_end(column_end_), group(group_), zero_row(zero_row_) {}

  /// The place of those from the first-th accumulator of each thread on; first: a multiple of 4.
  __device__ Fragment from(u32 first) const {
    const u32 y = is_transposed ? 2 * first : 0, x = is_transposed ? 0 : 2 * first;
    return {row + y, column + x, row_end, column_end, group, zero_row};
  }

  /// Makes zeros of those of n accumulators d that lie from zero_row on.
  __device__ void make_zero(u32 n, float* d) const {
    const Place place{};
#pragma unroll
    for (u32 i = 0; i < n; ++i)
      if (row + (is_transposed ? place.column(i / 4) + i % 2 : place.row(i / 2 % 2)) >= zero_row) d[i] = 0;
  }

  /// Calls function(i, row, column) for each of n accumulators d[i] that is the tile's own.
  template <class Function>
  __device__ void for_each(u32 n, const Function& function) const {
    const Place place{};
#pragma unroll
    for (u32 i = 0; i < n; ++i) {
      const u32 of_64 = place.row(i / 2 % 2);
      const u32 of_n = place.column(i / 4) + i % 2;
      const u32 d_row = row + (is_transposed ? of_n : of_64);
      const u32 d_column = column + (is_transposed ? of_64 : of_n);
      if (d_row < row_end && d_column < column_end) function(i, d_row, d_column);
    }
  }

  /// The same with the place in memory, of two at a time where they are neighbours: function(i, address, count) for
  /// d[i] and, where count is 2, d[i + 1] beside it; of a matrix with `size` bytes an element and `pitch` bytes a row.
  template <i64 size, class Pointer, class Function>
  __device__ void for_each_address(u32 n, Pointer matrix, i64 pitch, const Function& function) const {
    const Place place{};
#pragma unroll
    for (u32 h = 0; h < 2; ++h) {
      const u32 first_row = row + (is_transposed ? place.column(0) : place.row(h));
      const u32 first_column = column + (is_transposed ? place.row(h) : place.column(0));
      if (first_row >= row_end || first_column >= column_end) continue;
      const u32 left = is_transposed ? row_end - first_row : column_end - first_column;
      Pointer address = matrix + first_row * pitch + first_column * size;  // the others at constants from there
#pragma unroll
      for (u32 j = 0; j < n / 4; ++j, address += 8 * (is_transposed ? pitch : size)) {
        const u32 i = 4 * j + 2 * h;
        if constexpr (is_transposed) {
          if (8 * j < left) function(i, address, 1);
          if (8 * j + 1 < left) function(i + 1, address + pitch, 1);
        } else {
          if (8 * j < left) function(i, address, 8 * j + 1 < left ? 2 : 1);
        }
      }
    }
  }

  /// Calls function(i, x) for all of n accumulators d[i] with the element x of a matrix, `pitch` bytes a row, at its
  /// place; or, so that no branch lies between loads, where that is outside the tile, with another one of the thread's.
  template <class Element, class Function>
  __device__ void for_each_element(u32 n, const char* matrix, i64 pitch, const Function& function) const {
    constexpr i64 size = sizeof(Element);
    constexpr u32 neighbours = is_transposed ? 1 : 2;  // loaded at once
    const Place place{};
#pragma unroll
    for (u32 h = 0; h < 2; ++h) {
      const u32 first_row = row + (is_transposed ? place.column(0) : place.row(h));
      const u32 first_column = column + (is_transposed ? place.row(h) : place.column(0));
      if (first_row >= row_end || first_column >= column_end) continue;
      const u32 left = is_transposed ? row_end - first_row : column_end - first_column;
      const char* address = matrix + first_row * pitch + first_column * size;
      float x[2], last[2] = {};  // of neighbours of which the second one is outside
      if (neighbours == 2 && left % 8 == 1 && left < 2 * n)
        load_elements<Element>(address + (left - 1) * size, 1, last);
      if (left < neighbours) {
        function(2 * h, last[0]);
        continue;
      }
#pragma unroll
      for (u32 j = 0; j < n / 4; ++j) {
        load_elements<Element>(address, neighbours, x);
        if (neighbours == 2 && left == 8 * j + 1) x[0] = last[0];
        function(4 * j + 2 * h, x[0]);
        if (is_transposed) load_elements<Element>(address + (8 * j + 1 < left ? pitch : 0), 1, x);
        function(4 * j + 2 * h + 1, x[neighbours - 1]);
        if (8 * j + 7 + neighbours < left) address += 8 * (is_transposed ? pitch : size);
      }
    }
  }
};

/// How one or two neighbours get to D from an epilogue: rounded and stored. kernels/add_to_d.cuh has another way.
template <class Epilogue>
struct ElementsToD {
  template <class Output>
  __device__ static void store(char* address, float first, float second, u32 count) {
    if constexpr (sizeof(Output) == 4) {
      ptx::st_global_b32(address, __builtin_bit_cast(u32, first));
      if (count == 2) ptx::st_global_b32(address + 4, __builtin_bit_cast(u32, second));
    } else if constexpr (is_fp8<Output>) {
      const u16 pair = ptx::cvt_rn_satfinite_x2_f32<Output>(second, first);
      if (count == 2)
        ptx::st_global_b16(address, pair);
      else
        ptx::st_global_b8(address, static_cast<u8>(pair));
    } else {
      if (count == 2)
        ptx::st_global_b32(address, ptx::cvt_rn_x2_f32<Output>(second, first));
      else
        ptx::st_global_b16(address, static_cast<u16>(ptx::cvt_rn_x2_f32<Output>(0, first)));
    }
  }
};

/// Whether an epilogue has D loaded before it is stored, in kernels that can (kernels/load_d.cuh).
template <class Epilogue>
inline constexpr bool loads_d = false;

/// Rounds n accumulators and stores them without a detour: for small tiles, where latency counts more than that few
/// neighbours go by at a time. n is known when it is compiled.
template <class Output, class Epilogue, class Map, class Fragment>
__device__ inline void store_from_registers(const OutputMatrix<Map>& matrix, const Fragment& fragment, u32 n,
                                            const float* d) {
  const auto store = [&](u32 i, char* address, u32 count) {
    ElementsToD<Epilogue>::template store<Output>(address, d[i], count == 2 ? d[i + 1] : 0, count);
  };
  fragment.template for_each_address<sizeof(Output)>(n, matrix.first(fragment.group), matrix.pitch, store);
}

/// A factor for each row of an operand, or one for all of it.
struct Scales {
  const float* address;  // null: 1
  u32 rows;              // what is asked beyond them does not matter
  u32 step;              // 1: one for each row, 0: one for all

  __device__ float operator[](u32 row) const {
    if (address == nullptr) return 1;
    if (step == 0 || row >= rows) row = 0;
    return __builtin_bit_cast(float, ptx::ld_global_b32(address + row));
  }
};

__device__ inline void multiply_by(float factor, u32 n, float* d) {
#pragma unroll
  for (u32 i = 0; i < n; ++i) d[i] *= factor;
}

/// Of FP8 operands, unless each k block has scales of its own: the accumulator is multiplied by these first.
template <class Types, bool has_block_scales = Types::has_block_scales>
struct OperandFactors {};
template <class Types>
requires is_fp8<typename Types::Input>
struct OperandFactors<Types, false> {
  Scales scale_a;  // of each row of D
  Scales scale_b;  // of each column

  template <class Fragment>
  __device__ void multiply_by_operand_scales(const Fragment& fragment, u32 n, float* d) const {
    if (scale_a.step == 0 && scale_b.step == 0) {
      multiply_by(scale_a[0] * scale_b[0], n, d);
      return;
    }
    const Scales long_side = Fragment::is_transposed ? scale_b : scale_a;
    const Scales short_side = Fragment::is_transposed ? scale_a : scale_b;
    const typename Fragment::Place place{};
    const u32 of_64 = (Fragment::is_transposed ? fragment.column : fragment.row) + place.row(0);
    const u32 of_n = (Fragment::is_transposed ? fragment.row : fragment.column) + place.column(0);
#pragma unroll
    for (u32 j = 0; j < n / 4; ++j)
#pragma unroll
      for (u32 i = 0; i < 2; ++i) {
        const float of_column = short_side[of_n + 8 * j + i];
        // Those of rows are loaded again each time: there is no register to keep them beside 192 accumulators.
        d[4 * j + i] *= long_side[of_64] * of_column;
        d[4 * j + 2 + i] *= long_side[of_64 + 8] * of_column;
      }
  }
};

/// Of an FP8 D: what becomes it is multiplied by this last.
template <class Types>
struct OutputFactor {};
template <class Types>
requires is_fp8<typename Types::Output>
struct OutputFactor<Types> {
  Scales scale_d;  // one

  __device__ void multiply_by_output_scale(u32 n, float* d) const { multiply_by(scale_d[0], n, d); }
};

/// The epilogue of all kernels where their Config names no other: alpha * accumulator + beta * C, C [rows, columns] in
/// D's type, not read where beta = 0; FP8's factors before and after. alpha * d is rounded, beta * C added by FMA.
template <class Types>
struct LinearCombination : OperandFactors<Types>, OutputFactor<Types> {
  float alpha, beta;
  const char* c;
  i64 c_pitch;  // bytes from one row to the next

  /// always: multiplies by alpha, 1 or not.
  template <class Fragment>
  __device__ void operator()(const Fragment& fragment, u32 n, float* d, bool always = false) const {
    if constexpr (is_fp8<typename Types::Input> && !Types::has_block_scales)
      this->multiply_by_operand_scales(fragment, n, d);
    if (always || alpha != 1) multiply_by(alpha, n, d);
    if (beta != 0) {
      using Output = typename Types::Output;
#pragma unroll
      for (u32 first = 0; first < n; first += 32) {  // so many at a time, or there are not enough registers
        const auto add = [&](u32 i, float x) { d[first + i] = fmaf(beta, x, d[first + i]); };
        fragment.from(first).template for_each_element<Output>(n - first < 32 ? n - first : 32, c, c_pitch, add);
      }
    }
    if constexpr (is_fp8<typename Types::Output>) this->multiply_by_output_scale(n, d);
  }
};

}  // namespace rawgemm
