// The model of ptx/wgmma.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

[[nodiscard]] u64 matrix_descriptor(SharedAddress address, Swizzle swizzle, u32 leading_byte_offset,
                                    u32 stride_byte_offset, u32 base_offset = 0, Site site = Site::here());

void wgmma_fence(Site site = Site::here());
void wgmma_commit_group(Site site = Site::here());

template <u32 pending>
inline void wgmma_wait_group(Site site = Site::here()) {
  model::wgmma_wait_group(pending, site);
}

template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
inline void wgmma_mma_async(Register (&d)[count], u64 a_desc, u64 b_desc, u32 scale_d, Site site = Site::here()) {
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  model::wgmma_mma_async({.arithmetic = model::arithmetic<Register, A, B>(),
                          .n = n,
                          .a_in_registers = false,
                          .negate_a = scale_a < 0,
                          .negate_b = scale_b < 0,
                          .major_a = major_a,
                          .major_b = major_b,
                          .a_desc = a_desc,
                          .b_desc = b_desc,
                          .scale_d = scale_d != 0},
                         reinterpret_cast<u32*>(d), nullptr, site);
}

template <u32 n, class A, class B = A, i32 scale_a = 1, i32 scale_b = 1, Major major_a = Major::k,
          Major major_b = Major::k, class Register, u32 count>
inline void wgmma_mma_async(Register (&d)[count], const u32 (&a)[4], u64 b_desc, u32 scale_d,
                            Site site = Site::here()) {
  static_assert(major_a == Major::k, "wgmma_mma_async: A in registers is not transposed: major_a is Major::k");
  [[maybe_unused]] constexpr WgmmaRules<n, A, B, scale_a, scale_b, major_a, major_b, Register, count> rules;
  model::wgmma_mma_async({.arithmetic = model::arithmetic<Register, A, B>(),
                          .n = n,
                          .a_in_registers = true,
                          .negate_a = scale_a < 0,
                          .negate_b = scale_b < 0,
                          .major_a = major_a,
                          .major_b = major_b,
                          .a_desc = 0,
                          .b_desc = b_desc,
                          .scale_d = scale_d != 0},
                         reinterpret_cast<u32*>(d), a, site);
}

}  // namespace rawgemm::ptx
