// Q[rows, k], scales: X[rows, k] in FP8, each 128 columns of a row, or of 128 rows, with a scale of their own, so that
// scale * Q is close to X: what gemm_fp8_block takes for A and B.
//
//   X: fp16 or bf16; Q: e4m3 or e5m2; both row-major, a leading dimension each. scale = the largest |x| of its block /
//   the largest number of Q's type (1 where all x are zero), rounded to fp32; q = x / scale, rounded to fp32 and then
//   to the nearest number of Q's type, ties to even. A block that holds NaN becomes NaN, scale included; one that holds
//   an infinity gets it for a scale, its other numbers become 0 and the infinity NaN.
//
//   A CTA takes 128 x 128 of X at a time, each of its 8 warps 16 rows, a lane 4 neighbours of each row.
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

/// block_rows: 1 or 128, of X to each scale.
template <class Input_ = bf16, class Output_ = e4m3, u32 block_rows_ = 1>
struct Config {
  using Input = Input_;
  using Output = Output_;
  static constexpr u32 block_rows = block_rows_;
  static constexpr float largest = is_same<Output, e4m3> ? 448 : 57344;
  static_assert(sizeof(Input) == 2 && is_fp8<Output>, "Input: fp16 or bf16; Output: e4m3 or e5m2");
  static_assert(block_rows == 1 || block_rows == block, "block_rows: 1 or 128");
};

/// Pitches: bytes from one row to the next. The scale of a block of row r and column c stands at scales[c / 128 *
/// scale_pitch + r] where each row has its own, otherwise at scales[r / 128 * scale_pitch + c / 128].
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

/// The numbers of a lane in one row.
struct Numbers {
  float x[elements_of_lane];
};

/// From column `column` on; 0 beyond K.
template <class Input>
__device__ inline Numbers load(const char* row, u32 column, u32 k) {
  Numbers numbers{};
  if (column + elements_of_lane <= k) {
    u32 pairs[2];
    ptx::ld_global_v2_b32(pairs[0], pairs[1], row + column * i64{sizeof(Input)});
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; ++i)
      numbers.x[i] = ptx::cvt_f32(Input{static_cast<u16>(pairs[i / 2] >> i % 2 * 16)});
  } else {
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; ++i)
      if (column + i < k) numbers.x[i] = load_element<Input>(row + (column + i) * i64{sizeof(Input)});
  }
  return numbers;
}

/// The bits of the largest |x|: of numbers without a sign, those of the larger one are larger, and NaN's are the
/// largest.
__device__ inline u32 largest_bits(const Numbers& numbers) {
  u32 largest = 0;
#pragma unroll
  for (const float x : numbers.x) {
    const u32 bits = __builtin_bit_cast(u32, x) & 0x7fffffff;
    largest = bits > largest ? bits : largest;
  }
  return largest;
}

template <class Config>
__device__ inline float scale_of(u32 largest_bits) {
  return largest_bits == 0 ? 1 : __builtin_bit_cast(float, largest_bits) / Config::largest;
}

/// Stores what lies inside K.
template <class Output>
__device__ inline void store(char* row, u32 column, u32 k, const Numbers& numbers, float scale) {
  float q[elements_of_lane];
#pragma unroll
  for (u32 i = 0; i < elements_of_lane; ++i) q[i] = numbers.x[i] / scale;
  if (column + elements_of_lane <= k) {
    const u32 low = ptx::cvt_rn_satfinite_x2_f32<Output>(q[1], q[0]);
    const u32 high = ptx::cvt_rn_satfinite_x2_f32<Output>(q[3], q[2]);
    ptx::st_global_b32(row + column, low | high << 16);
  } else {
#pragma unroll
    for (u32 i = 0; i < elements_of_lane; i += 2)
      if (column + i < k) store_elements<Output>(row + column + i, q[i], q[i + 1], column + i + 1 < k ? 2 : 1);
  }
}

}  // namespace quantize

/// Launch: quantize::threads threads, a CTA for each 128 x 128 of X along x, those of a row first; 4 bytes of dynamic
/// shared memory for each warp.
template <class Config>
__global__ void __launch_bounds__(quantize::threads) quantize_blocks(const __grid_constant__ quantize::Params params) {
  if constexpr (!is_sm_90a) return;
  using namespace quantize;
  ptx::griddepcontrol_wait();  // the kernel before may have written X, or read Q
  ptx::griddepcontrol_launch_dependents();
  const u32 blocks_of_row = (params.k + block - 1) / block;
  const u32 warp = threadIdx.x / warp_threads;
  const u32 lane = threadIdx.x % warp_threads;
  const u32 first_row = blockIdx.x / blocks_of_row * block + warp * rows_of_warp;
  const u32 k_block = blockIdx.x % blocks_of_row;
  const u32 column = k_block * block + lane * elements_of_lane;

  Numbers numbers[rows_of_warp];
  u32 largest = 0;  // of this lane, in all rows
#pragma unroll
  for (u32 i = 0; i < rows_of_warp; ++i) {
    const u32 row = first_row + i;
    numbers[i] =
        load<typename Config::Input>(params.x + row * params.x_pitch, column, row < params.rows ? params.k : 0);
    const u32 bits = largest_bits(numbers[i]);
    largest = bits > largest ? bits : largest;
  }
  float scale = 1;
  if constexpr (Config::block_rows == block) {
    const SharedAddress of_warps = ptx::dynamic_smem();
    largest = ptx::redux_sync_max_u32(largest);
    if (lane == 0) ptx::st_shared_b32(of_warps + warp * 4, largest);
    ptx::bar_sync(0, threads);
    for (u32 i = 0; i < warps; ++i) {
      const u32 other = ptx::ld_shared_b32(of_warps + i * 4);
      largest = other > largest ? other : largest;
    }
    scale = scale_of<Config>(largest);
    if (threadIdx.x == 0) ptx::st_global_f32(params.scales + first_row / block * params.scale_pitch + k_block, scale);
  }
#pragma unroll
  for (u32 i = 0; i < rows_of_warp; ++i) {
    const u32 row = first_row + i;
    if constexpr (Config::block_rows == 1) {
      scale = scale_of<Config>(ptx::redux_sync_max_u32(largest_bits(numbers[i])));
      if (lane == 0 && row < params.rows) ptx::st_global_f32(params.scales + k_block * params.scale_pitch + row, scale);
    }
    store<typename Config::Output>(params.q + row * params.q_pitch, column, row < params.rows ? params.k : 0,
                                   numbers[i], scale);
  }
}

}  // namespace rawgemm
