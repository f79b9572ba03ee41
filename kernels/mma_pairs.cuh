// How elements of A and B get from 16 bytes of a row into an mma.sync: those of 16 bits as they are; FP8 as f16, which
// has every number of both types, so that its products are summed as those of f16 are.
#pragma once
#include <ptx/cvt.cuh>

namespace rawgemm {

/// What mma.sync takes of an element.
template <class Element>
struct MmaElement {
  using Type = Element;
};
template <class Element>
requires is_fp8<Element>
struct MmaElement<Element> {
  using Type = f16;
};

/// Elements 2 i and 2 i + 1 of 16 bytes.
template <class Element>
__device__ inline u32 pair_of(const u32 (&bytes)[4], u32 i) {
  if constexpr (is_fp8<Element>)
    return ptx::cvt_rn_f16x2_x2<Element>(static_cast<u16>(bytes[i / 2] >> 16 * (i % 2)));
  else
    return bytes[i];
}

}  // namespace rawgemm
