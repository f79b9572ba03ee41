// D[k_blocks, rows] = S[rows, k_blocks]^T, floats: scales of each row and 128 of K, as quantisers of others write them
// for each row of A, become what gemm_fp8_block takes, where TMA finds those of a k block beside each other.
//
//   S, D: row-major, a leading dimension each. Where rows belong to groups, as many each, of which an array on the
//   device says how many count, the others need not be written.
//
//   CTAs take 32 x 32 of S in turns: a warp reads 32 neighbours of a row of S, and writes 32 neighbours of a row of D.
//   In between they lie in shared memory, in rows of 33 words: rows and columns alike are in 32 different banks.
//
// Test it: tests/kernels/transpose_scales.cpp          Call it: host/transpose_scales.hpp
#pragma once
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/special_registers.cuh>

namespace rawgemm {
namespace transpose {

inline constexpr u32 side = warp_threads;  // of a square
inline constexpr u32 warps = 8;
inline constexpr u32 threads = warps * warp_threads;
inline constexpr u32 pitch = side + 1;  // words
inline constexpr u32 shared_memory = side * pitch * sizeof(u32);

struct Params {
  const char* s;
  i64 s_pitch;  // bytes from one row to the next
  char* d;
  i64 d_pitch;
  u32 rows;  // of S
  u32 k_blocks;
  const char* counts;  // i32: rows of each group that count; null: there are no groups, and all rows do
  u32 group_rows;
};

/// Whether one of a square's rows counts; of a square with rows of several groups nobody asks.
__device__ inline bool has_rows(const Params& params, u32 first_row) {
  if (params.counts == nullptr) return true;
  const u32 group = first_row / params.group_rows;
  const u32 row = first_row - group * params.group_rows;
  if (row + side > params.group_rows) return true;
  const i32 count = static_cast<i32>(ptx::ld_global_b32(params.counts + group * i64{sizeof(i32)}));
  return static_cast<i32>(row) < count;
}

}  // namespace transpose

/// Launch: transpose::threads threads, any number of CTAs along x, at most as many as there are squares;
/// transpose::shared_memory bytes of dynamic shared memory.
__global__ inline void __launch_bounds__(transpose::threads)
    transpose_scales(const __grid_constant__ transpose::Params params) {
  if constexpr (!is_sm_90a) return;
  using namespace transpose;
  ptx::griddepcontrol_wait();  // the kernel before may have written S, or read D
  ptx::griddepcontrol_launch_dependents();
  const u32 squares_k = (params.k_blocks + side - 1) / side;  // beside each other
  const u32 squares = (params.rows + side - 1) / side * squares_k;
  const u32 warp = threadIdx.x / warp_threads;
  const u32 lane = threadIdx.x % warp_threads;
  const SharedAddress shared = ptx::dynamic_smem();
  const auto word = [&](u32 row, u32 k_block) { return shared + (row * pitch + k_block) * u32{sizeof(u32)}; };

  for (u32 square = blockIdx.x; square < squares; square += gridDim.x) {
    const u32 first_row = square / squares_k * side;
    const u32 first_k_block = square % squares_k * side;
    if (!has_rows(params, first_row)) continue;
    u32 scales[side / warps] = {};  // all on their way at the same time
#pragma unroll
    for (u32 i = 0; i < side / warps; ++i) {
      const u32 row = first_row + warp + i * warps;
      const u32 k_block = first_k_block + lane;
      if (row < params.rows && k_block < params.k_blocks)
        scales[i] = ptx::ld_global_b32(params.s + row * params.s_pitch + k_block * i64{sizeof(float)});
    }
    ptx::bar_sync(0, threads);  // nobody reads the square before any more
#pragma unroll
    for (u32 i = 0; i < side / warps; ++i) ptx::st_shared_b32(word(warp + i * warps, lane), scales[i]);
    ptx::bar_sync(0, threads);
#pragma unroll
    for (u32 i = 0; i < side / warps; ++i) {
      const u32 row = first_row + lane;
      const u32 k_block = first_k_block + warp + i * warps;
      if (row < params.rows && k_block < params.k_blocks)
        ptx::st_global_b32(params.d + k_block * params.d_pitch + row * i64{sizeof(float)},
                           ptx::ld_shared_b32(word(lane, warp + i * warps)));
    }
  }
}

}  // namespace rawgemm
