// Registers, what the lanes of a warp agree on, the kernels before and after, the end of one that must not go on.
// Source: PTX ISA, "Miscellaneous Instructions: setmaxnreg, trap", "Parallel Synchronization and Communication
// Instructions: elect.sync, redux.sync, griddepcontrol",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#miscellaneous-instructions
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// setmaxnreg.inc.sync.aligned.u32  count;                                                        PTX ISA 8.0, sm_90a
/// count: registers per thread from here on, a multiple of 8 from 24 to 256. Executed by all warps of a warpgroup;
/// waits until the CTA's pool holds enough of them: what its other warps gave back, since the pool begins empty.
template <u32 count>
__device__ inline void setmaxnreg_inc() {
  static_assert(count % 8 == 0 && count >= 24 && count <= 256, "setmaxnreg: a multiple of 8 from 24 to 256");
  asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(count));
}

/// setmaxnreg.dec.sync.aligned.u32  count;                                                        PTX ISA 8.0, sm_90a
/// Gives registers above count back to the CTA's pool; count as for setmaxnreg_inc.
template <u32 count>
__device__ inline void setmaxnreg_dec() {
  static_assert(count % 8 == 0 && count >= 24 && count <= 256, "setmaxnreg: a multiple of 8 from 24 to 256");
  asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(count));
}

/// elect.sync  _|leader, 0xffffffff;                                                              PTX ISA 8.0, sm_90
/// Executed by a whole, converged warp. True in exactly one of its lanes, the same one at each call.
[[nodiscard]] __device__ inline bool elect_sync() {
  u32 leader;
  asm volatile(
      "{ .reg .pred p;\n"
      "elect.sync _|p, 0xffffffff;\n"
      "selp.b32 %0, 1, 0, p; }"
      : "=r"(leader));
  return leader != 0;
}

/// redux.sync.max.u32  largest, value, 0xffffffff;                                                PTX ISA 7.0, sm_80
/// The largest of all lanes' values; every lane of the warp executes it.
[[nodiscard]] __device__ inline u32 redux_sync_max_u32(u32 value) {
  u32 largest;
  asm volatile("redux.sync.max.u32 %0, %1, 0xffffffff;" : "=r"(largest) : "r"(value));
  return largest;
}

/// griddepcontrol.launch_dependents;                                                              PTX ISA 7.8, sm_90
/// Once every CTA of the grid has executed it or ended, the next kernel of the stream may begin, if it was launched so
/// (CtaShape::programmatic). It promises nothing about memory. Once per CTA is enough.
__device__ inline void griddepcontrol_launch_dependents() {
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
}

/// griddepcontrol.wait;                                                                           PTX ISA 7.8, sm_90
/// Waits until the kernel before has ended and what it wrote is visible: nothing that it wrote may be read, and nothing
/// that it touched be written, without it. Returns at once where the launch did not allow the two to overlap.
__device__ inline void griddepcontrol_wait() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

/// trap;                                                                                          PTX ISA 1.0, sm_10
/// Ends the grid; the host sees cudaErrorLaunchFailure.
__device__ inline void trap() { asm volatile("trap;"); }

}  // namespace rawgemm::ptx
