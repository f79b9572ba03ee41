// One wgmma.mma_async of any kind with operands as one likes. tests/ptx/wgmma.cpp runs it on the model, and
// tests/chip/wgmma.cpp on a GPU, too; tests/compile/ compiles it in every form.
#pragma once
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/wgmma.cuh>

namespace rawgemm::test::wgmma {

/// What matrix_descriptor takes.
struct Matrix {
  u32 offset;  // from the beginning of shared memory
  Swizzle swizzle;
  u32 leading_byte_offset;
  u32 stride_byte_offset;
  u32 base_offset;
};

struct Params {
  const void* shared;  // what shared memory holds
  u32 bytes;           // of it, a multiple of 16
  Matrix a;            // where A is in shared memory
  Matrix b;
  const u32* a_registers;  // [128][4], where it is not
  u32 scale_d;
  void* d;  // [128][registers of D], before and after
};

inline constexpr u32 threads = 128;

/// Launch: one CTA of `threads` threads, params.bytes + 8 bytes of dynamic shared memory.
template <u32 n, class A, class B, class Register, i32 scale_a, i32 scale_b, Major major_a, Major major_b,
          bool a_in_registers>
__global__ void product(const __grid_constant__ Params params) {
  constexpr u32 count = n / (is_same<Register, float> ? 2 : 4);
  const SharedAddress shared = ptx::dynamic_smem();
  const SharedAddress full = shared + params.bytes;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(full, 1);  // the arrival below
    ptx::fence_mbarrier_init();
    ptx::mbarrier_arrive_expect_tx(full, params.bytes);
    ptx::cp_async_bulk(shared, params.shared, params.bytes, full);
  }
  ptx::bar_sync(0, threads);
  while (!ptx::mbarrier_try_wait_parity(full, 0)) {
  }
  const auto descriptor = [&](const Matrix& x) {
    return ptx::matrix_descriptor(shared + x.offset, x.swizzle, x.leading_byte_offset, x.stride_byte_offset,
                                  x.base_offset);
  };
  Register* const lane = static_cast<Register*>(params.d) + threadIdx.x * count;
  Register d[count];
#pragma unroll
  for (u32 i = 0; i < count; ++i) d[i] = lane[i];
  if constexpr (a_in_registers) {
    u32 a[4];
#pragma unroll
    for (u32 i = 0; i < 4; ++i) a[i] = params.a_registers[threadIdx.x * 4 + i];
    ptx::wgmma_fence();
    ptx::wgmma_mma_async<n, A, B, scale_a, scale_b, major_a, major_b>(d, a, descriptor(params.b), params.scale_d);
    ptx::wgmma_commit_group();
    ptx::wgmma_wait_group<0>();
  } else {
    ptx::wgmma_fence();
    ptx::wgmma_mma_async<n, A, B, scale_a, scale_b, major_a, major_b>(d, descriptor(params.a), descriptor(params.b),
                                                                      params.scale_d);
    ptx::wgmma_commit_group();
    ptx::wgmma_wait_group<0>();
  }
#pragma unroll
  for (u32 i = 0; i < count; ++i) lane[i] = d[i];
}

}  // namespace rawgemm::test::wgmma
