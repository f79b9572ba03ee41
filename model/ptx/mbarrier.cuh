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

inline void mbarrier_arrive(SharedAddress bar, Site site = Site::here()) { model::mbarrier_arrive(bar, 1, site); }

inline void mbarrier_arrive_cluster(SharedAddress bar, Site site = Site::here()) {
  model::mbarrier_arrive_cluster(bar, 1, Scope::cta, site);
}

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_try_wait_parity(bar, parity, scope, site);
}

}  // namespace rawgemm::ptx
