// D[k_blocks, rows] = S[rows, k_blocks]^T, floats: scales of each row and 128 of K, as quantisers of others write them
// for each row of A, become what gemm_fp8_block takes, where TMA finds those of a k block beside each other.
//
//   S, D: row-major, a leading dimension each.
//
//   A CTA takes 32 x 32 of S: a warp reads 32 neighbours of a row of S, and writes 32 neighbours of a row of D. In
//   between they lie in shared memory, in rows of 33 words: rows and columns alike are in 32 different banks.
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

inline constexpr u32 side = warp_threads;  // of the square that a CTA takes
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
};

}  // namespace transpose

/// Launch: transpose::threads threads, a CTA for each 32 x 32 of S along x, those of the same rows first;
/// transpose::shared_memory bytes of dynamic shared memory.
__global__ inline void __launch_bounds__(transpose::threads)
    transpose_scales(const __grid_constant__ transpose::Params params) {
  if constexpr (!is_sm_90a) return;
  using namespace transpose;
  ptx::griddepcontrol_wait();  // the kernel before may have written S, or read D
  ptx::griddepcontrol_launch_dependents();
  const u32 squares = (params.k_blocks + side - 1) / side;  // beside each other
  const u32 first_row = blockIdx.x / squares * side;
  const u32 first_k_block = blockIdx.x % squares * side;
  const u32 warp = threadIdx.x / warp_threads;
  const u32 lane = threadIdx.x % warp_threads;
  const SharedAddress square = ptx::dynamic_smem();
  const auto word = [&](u32 row, u32 k_block) { return square + (row * pitch + k_block) * u32{sizeof(u32)}; };

  u32 scales[side / warps] = {};  // all on their way at the same time
#pragma unroll
  for (u32 i = 0; i < side / warps; ++i) {
    const u32 row = first_row + warp + i * warps;
    const u32 k_block = first_k_block + lane;
    if (row < params.rows && k_block < params.k_blocks)
      scales[i] = ptx::ld_global_b32(params.s + row * params.s_pitch + k_block * i64{sizeof(float)});
  }
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

}  // namespace rawgemm
