// Division by a number that the host knows.
#pragma once
#include <ptx/types.cuh>

namespace rawgemm {

/// Divides numbers below 2^31 in a tenth of the time that a division takes; host/divisor.hpp makes it.
struct Divisor {
  u32 multiplier;
  u32 shift;

  __device__ u32 divide(u32 x) const { return static_cast<u32>(u64{x} * multiplier >> shift); }
};

}  // namespace rawgemm
