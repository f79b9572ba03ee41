// The model of ptx/mma.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

template <class Type>
inline void mma_m16n8k16(float (&d)[4], const u32 (&a)[4], const u32 (&b)[2], const float (&c)[4],
                         Site site = Site::here()) {
  model::mma(model::number_type<Type>(), d, a, b, c, site);
}

}  // namespace rawgemm::ptx
