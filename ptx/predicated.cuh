// Instructions that a thread executes where a predicate is true, instead of behind a branch: what surrounds them stays
// one block, in which the compiler may move instructions.
// Source: PTX ISA, "Instruction Set: Predicated Execution", "Data Movement and Conversion Instructions: ld",
// https://docs.nvidia.com/cuda/parallel-thread-execution/#predicated-execution
#pragma once
#include <ptx/types.cuh>

namespace rawgemm::ptx {

/// ld.global.v4.b32  {x, y, z, w}, [address];      @p                                             PTX ISA 1.0, sm_10
/// address: in global memory, a multiple of 16 bytes; anything where p is false: x, y, z and w then stay as they are.
__device__ inline void ld_global_v4_b32_if(bool p, u32& x, u32& y, u32& z, u32& w, const void* address) {
  asm volatile(
      "{\n"
      ".reg .pred p;\n"
      "setp.ne.b32 p, %5, 0;\n"
      "@p ld.global.v4.b32 {%0, %1, %2, %3}, [%4];\n"
      "}"
      : "+r"(x), "+r"(y), "+r"(z), "+r"(w)
      : "l"(address), "r"(static_cast<u32>(p))
      : "memory");
}

}  // namespace rawgemm::ptx
