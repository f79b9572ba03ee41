// Q[rows, k], scales: X[rows, k] in FP8, each 128 columns of a row, or of 128 rows, with a scale of their own, so that
// scale * Q is close to X: what gemm_fp8_block takes for A and B.
//
//   X: fp16 or bf16, also MN-major, as [k, rows]: Q is its transpose then, which FP8 has to be, and a scale is that of
//   128 rows of a column of X as it lies. Q: e4m3 or e5m2. All row-major, a leading dimension each. scale = the largest
//   |x| of its block / the largest number of Q's type (1 where all x are zero), rounded to fp32; q = x / scale, rounded
//   to fp32 and then to the nearest number of Q's type, ties to even. A block that holds NaN becomes NaN, scale
//   included; one that holds an infinity gets it for a scale, its other numbers become 0 and the infinity NaN.
//
//   A CTA takes 128 x 128 of X, as it lies, each of its 8 warps 16 rows, a lane 4 neighbours of each row. Where X is
//   MN-major, a lane so has 16 neighbours of each of 4 rows of Q, which it stores as they are: no number passes through
//   shared memory.
//
// Test it: tests/kernels/quantize_blocks.cpp          Call it: host/quantize_blocks.hpp
#pragma once
#include <kernels/epilogue.cuh>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cvt.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>

namespace rawgemm {
namespace quantize {

inline constexpr u32 block = scale_block;
inline constexpr u32 warps = 8;
inline constexpr u32 threads = warps * warp_threads;
inline constexpr u32 rows_of_warp = block / warps;
inline constexpr u32 elements_of_lane = block / warp_threads;

/// block_rows: 1 or 128, of Q to each scale.  major_x: Major::mn where X lies as [k, rows].
template <class Input_ = bf16, class Output_ = e4m3, u32 block_rows_ = 1, Major major_x_ = Major::k>
struct Config {
  using Input = Input_;
  using Output = Output_;
  static constexpr u32 block_rows = block_rows_;
  static constexpr Major major_x = major_x_;
  /// Bytes: the largest number of each warp; of Q's transpose, of each column and warp.
  static constexpr u32 shared_memory = warps * sizeof(u32) * (major_x == Major::mn && block_rows == 1 ? block : 1);
  static constexpr float largest = is_same<Output, e4m3> ? 448 : 57344;
  static_assert(sizeof(Input) == 2 && is_fp8<Output>, "Input: fp16 or bf16; Output: e4m3 or e5m2");
  static_assert(block_rows == 1 || block_rows == block, "block_rows: 1 or 128");
};

/// Pitches: bytes from one row in memory to the next. The scale of a block of row r and column c of Q stands at
/// scales[c / 128 * scale_pitch + r] where each row has its own, otherwise at scales[r / 128 * scale_pitch + c / 128].
struct Params {
  const char* x;
  i64 x_pitch;
  char* q;
  i64 q_pitch;
  float* scales;
  i64 scale_pitch;  // floats
  u32 rows;
  u32 k;
};

/// The numbers of a lane in one row of X.
struct Numbers {
  float x[elements_of_lane];
};

/// From column `column` on; 0 beyond the row's columns.
template <class Input>
__device__ inline Numbers load(const char* row, u32 column, u32 columns) {
  Numbers numbers{};
  if (column + elements_of_lane <= columns) {
    u32 pairs[2];
    ptx::ld_global_v2_b32(pairs[0], pairs[1], row + column * i64{sizeof(Input)});
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; ++i)
      numbers.x[i] = ptx::cvt_f32(Input{static_cast<u16>(pairs[i / 2] >> i % 2 * 16)});
  } else {
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; ++i)
      if (column + i < columns) {
        float x[2];
        load_elements<Input>(row + (column + i) * i64{sizeof(Input)}, 1, x);
        numbers.x[i] = x[0];
      }
  }
  return numbers;
}

/// The bits of the larger one of |x| and what has the bits `largest`: of numbers without a sign, those of the larger
/// one are larger, and NaN's are the largest.
__device__ inline u32 larger_bits(u32 largest, float x) {
  const u32 bits = __builtin_bit_cast(u32, x) & 0x7fffffff;
  return bits > largest ? bits : largest;
}
__device__ inline u32 larger_bits(u32 largest, const Numbers& numbers) {
#pragma unroll
  for (const float x : numbers.x) largest = larger_bits(largest, x);
  return largest;
}

template <class Config>
__device__ inline float scale_of(u32 largest_bits) {
  return largest_bits == 0 ? 1 : __builtin_bit_cast(float, largest_bits) / Config::largest;
}

/// Four numbers, the first one in the lowest byte.
template <class Output>
__device__ inline u32 rounded(const float* q) {
  const u32 low = ptx::cvt_rn_satfinite_x2_f32<Output>(q[1], q[0]);
  const u32 high = ptx::cvt_rn_satfinite_x2_f32<Output>(q[3], q[2]);
  return low | high << 16;
}

/// Stores what lies inside K of `count` neighbours: 4, or 16.
template <class Output, u32 count>
__device__ inline void store(char* row, u32 column, u32 k, const float (&q)[count]) {
  if (column + count <= k) {
    if constexpr (count == 4)
      ptx::st_global_b32(row + column, rounded<Output>(q));
    else
      ptx::st_global_v4_b32(row + column, rounded<Output>(q), rounded<Output>(q + 4), rounded<Output>(q + 8),
                            rounded<Output>(q + 12));
  } else {
#pragma unroll
    for (u32 i = 0; i < count; i += 2)
      if (column + i < k)
        ElementsToD<void>::store<Output>(row + column + i, q[i], q[i + 1], column + i + 1 < k ? 2 : 1);
  }
}

/// Makes of the largest bits of the lane's columns of X in its warp's rows those in all 128 rows. Lanes beside each
/// other write and read words beside each other, each warp 32 of them: no bank conflict.
__device__ inline void exchange_largest(SharedAddress shared, u32 warp, u32 lane, u32 (&largest)[elements_of_lane]) {
  const auto place = [&](u32 of_warp, u32 i) {
    return shared + ((of_warp * elements_of_lane + i) * warp_threads + lane) * static_cast<u32>(sizeof(u32));
  };
#pragma unroll
  for (u32 i = 0; i < elements_of_lane; ++i) ptx::st_shared_b32(place(warp, i), largest[i]);
  ptx::bar_sync(0, threads);
  for (u32 other = 0; other < warps; ++other)
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; ++i) {
      const u32 bits = ptx::ld_shared_b32(place(other, i));
      largest[i] = bits > largest[i] ? bits : largest[i];
    }
}

}  // namespace quantize

/// Launch: quantize::threads threads, a CTA for each 128 x 128 of Q along x, those of a row first;
/// Config::shared_memory bytes of dynamic shared memory.
template <class Config>
__global__ void __launch_bounds__(quantize::threads) quantize_blocks(const __grid_constant__ quantize::Params params) {
  if constexpr (!is_sm_90a) return;
  using namespace quantize;
  ptx::griddepcontrol_wait();  // the kernel before may have written X, or read Q
  ptx::griddepcontrol_launch_dependents();
  constexpr bool is_transposed = Config::major_x == Major::mn;
  const u32 blocks_of_row = (params.k + block - 1) / block;
  const u32 warp = threadIdx.x / warp_threads;
  const u32 lane = threadIdx.x % warp_threads;
  const u32 row_block = blockIdx.x / blocks_of_row;
  const u32 k_block = blockIdx.x % blocks_of_row;
  // Of X as it lies.
  const u32 first_row = (is_transposed ? k_block : row_block) * block + warp * rows_of_warp;
  const u32 column = (is_transposed ? row_block : k_block) * block + lane * elements_of_lane;
  const u32 rows = is_transposed ? params.k : params.rows;
  const u32 columns = is_transposed ? params.rows : params.k;

  Numbers numbers[rows_of_warp];
#pragma unroll
  for (u32 i = 0; i < rows_of_warp; ++i) {
    const u32 row = first_row + i;
    numbers[i] = load<typename Config::Input>(params.x + row * params.x_pitch, column, row < rows ? columns : 0);
  }

  float scale = 1;
  if constexpr (Config::block_rows == block) {
    u32 largest = 0;  // of this lane, then of its warp, then of all
#pragma unroll
    for (u32 i = 0; i < rows_of_warp; ++i) largest = larger_bits(largest, numbers[i]);
    const SharedAddress of_warps = ptx::dynamic_smem();
    largest = ptx::redux_sync_max_u32(largest);
    if (lane == 0) ptx::st_shared_b32(of_warps + warp * 4, largest);
    ptx::bar_sync(0, threads);
    for (u32 i = 0; i < warps; ++i) {
      const u32 other = ptx::ld_shared_b32(of_warps + i * 4);
      largest = other > largest ? other : largest;
    }
    scale = scale_of<Config>(largest);
    if (threadIdx.x == 0) ptx::st_global_f32(params.scales + row_block * params.scale_pitch + k_block, scale);
  }
  float* const scales_of_rows = params.scales + k_block * params.scale_pitch;
  if constexpr (is_transposed) {
    u32 largest[elements_of_lane] = {};  // of a row of Q each
    if constexpr (Config::block_rows == 1) {
#pragma unroll
      for (u32 i = 0; i < rows_of_warp; ++i)
#pragma unroll
        for (u32 j = 0; j < elements_of_lane; ++j) largest[j] = larger_bits(largest[j], numbers[i].x[j]);
      exchange_largest(ptx::dynamic_smem(), warp, lane, largest);
    }
#pragma unroll
    for (u32 j = 0; j < elements_of_lane; ++j) {
      const u32 row = column + j;
      if constexpr (Config::block_rows == 1) {
        scale = scale_of<Config>(largest[j]);
        if (warp == 0 && row < params.rows) ptx::st_global_f32(scales_of_rows + row, scale);
      }
      float q[rows_of_warp];
#pragma unroll
      for (u32 i = 0; i < rows_of_warp; ++i) q[i] = numbers[i].x[j] / scale;
      store<typename Config::Output>(params.q + row * params.q_pitch, first_row, row < params.rows ? params.k : 0, q);
    }
  } else {
#pragma unroll
    for (u32 i = 0; i < rows_of_warp; ++i) {
      const u32 row = first_row + i;
      if constexpr (Config::block_rows == 1) {
        scale = scale_of<Config>(ptx::redux_sync_max_u32(larger_bits(0, numbers[i])));
        if (lane == 0 && row < params.rows) ptx::st_global_f32(scales_of_rows + row, scale);
      }
      float q[elements_of_lane];
#pragma unroll
      for (u32 j = 0; j < elements_of_lane; ++j) q[j] = numbers[i].x[j] / scale;
      store<typename Config::Output>(params.q + row * params.q_pitch, column, row < params.rows ? params.k : 0, q);
    }
  }
}

}  // namespace rawgemm
