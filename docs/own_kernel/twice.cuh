// A kernel of one's own (docs/own_kernel.md): y[i] = 2 x[i], for as many floats as there are threads. nvcc compiles it
// with ptx/, a plain C++ compiler with the model.
//
//   full  arrives: the thread that asks for x, once, and the bytes of x
#pragma once
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>

namespace twice {

using namespace rawgemm;

inline constexpr u32 threads = 128;
inline constexpr u32 bytes = threads * sizeof(float);
inline constexpr u32 shared_bytes = bytes + 16;  // x, and behind it the barrier

struct Params {
  const float* x;  // at a multiple of 16 bytes, as y
  float* y;
};

__global__ void twice(const __grid_constant__ Params params) {
  const SharedAddress x = ptx::dynamic_smem();
  const SharedAddress full = x + bytes;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(full, 1);
    ptx::fence_mbarrier_init();  // the copy, in the async proxy, finds the barrier
    ptx::mbarrier_arrive_expect_tx(full, bytes);
    ptx::cp_async_bulk(x, params.x, bytes, full);
  }
  ptx::bar_sync(0, threads);  // the barrier is there for all
  while (!ptx::mbarrier_try_wait_parity(full, 0)) {
  }
  const SharedAddress mine = x + threadIdx.x * static_cast<u32>(sizeof(float));
  ptx::st_shared_f32(mine, 2 * ptx::ld_shared_f32(mine));
  ptx::fence_proxy_async_shared_cta();  // what this thread wrote is seen by the copy below
  ptx::bar_sync(0, threads);            // all have written
  if (threadIdx.x == 0) {
    ptx::cp_async_bulk(params.y, x, bytes);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read<0>();  // shared memory is read before the CTA ends
  }
}

}  // namespace twice
