// A kernel of the model to launch before another one: it writes that one's operands and reads its result.
#pragma once
#include <vector>

#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>
#include <tests/problem.hpp>

namespace rawgemm::test {

/// What it copies, word by word, and what it reads.
struct Before {
  struct Copy {
    char* to;
    const char* from;
    i64 bytes;
  };
  static constexpr u32 most = 8;
  Copy copies[most];
  u32 count;
  const char* d;
  i64 d_bytes;
};

inline constexpr u32 threads_before = 128;

__global__ inline void copy_and_read(const __grid_constant__ Before params) {
  ptx::griddepcontrol_launch_dependents();
  constexpr i64 step = threads_before * sizeof(u32);
  const i64 first = threadIdx.x * i64{sizeof(u32)};
  for (u32 i = 0; i < params.count; ++i)
    for (i64 byte = first; byte < params.copies[i].bytes; byte += step)
      ptx::st_global_b32(params.copies[i].to + byte, ptx::ld_global_b32(params.copies[i].from + byte));
  for (i64 byte = first; byte < params.d_bytes; byte += step) (void)ptx::ld_global_b32(params.d + byte);
}

/// Makes at most `most` copies, and reads d.
inline Status launch_before(const std::vector<Before::Copy>& copies, const void* d, i64 d_bytes) {
  Before params{{}, 0, static_cast<const char*>(d), d_bytes};
  for (const Before::Copy& copy : copies) params.copies[params.count++] = copy;
  const device::CtaShape shape{.block = threads_before, .cluster = 1, .shared_memory = 0};
  return device::launch("copy_and_read", &copy_and_read, 1, shape, nullptr, params);
}

inline Status launch_before(const std::vector<Before::Copy>& copies, const Matrix& d) {
  return launch_before(copies, d.data(), d.bytes());
}

inline Before::Copy copy_of(Matrix& to, const Matrix& from) {
  return {static_cast<char*>(to.data()), static_cast<const char*>(from.data()), to.bytes()};
}

/// Copies each matrix of `sources` to the one beside it, of the same size, and reads d.
inline Status launch_before(const std::vector<std::pair<Matrix*, const Matrix*>>& matrices, const Matrix& d) {
  std::vector<Before::Copy> copies;
  for (const auto& [to, from] : matrices) copies.push_back(copy_of(*to, *from));
  return launch_before(copies, d);
}

}  // namespace rawgemm::test
