// The model of ptx/mbarrier.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

inline void mbarrier_init(SharedAddress bar, u32 count, Site site = Site::here()) {
  model::mbarrier_init(bar, count, site);
}

inline void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes, Site site = Site::here()) {
  model::mbarrier_arrive_expect_tx(bar, bytes, site);
}

inline void mbarrier_arrive(SharedAddress bar, Site site = Site::here()) { model::mbarrier_arrive(bar, site); }

inline void mbarrier_arrive_cluster(SharedAddress bar, Site site = Site::here()) {
  model::mbarrier_arrive_cluster(bar, site);
}

[[nodiscard]] inline bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Site site = Site::here()) {
  return model::mbarrier_try_wait_parity(bar, parity, site);
}

}  // namespace rawgemm::ptx
