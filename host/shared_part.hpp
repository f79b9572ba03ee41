// A name for a part of a kernel's shared memory, for the model's messages.
#pragma once
#include <string>

#include <ptx/types.cuh>

namespace rawgemm {

/// A part of shared memory: `count` objects of `bytes` bytes each from `offset` on.
struct SharedPart {
  std::string name;
  u32 offset;
  u32 bytes;
  u32 count;
};

}  // namespace rawgemm
