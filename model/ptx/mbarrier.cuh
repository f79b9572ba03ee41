// The model of ptx/mbarrier.cuh.
#pragma once
#include <instructions.hpp>
#include <ptx/types.cuh>

namespace rawgemm::ptx {

using model::Site;

void mbarrier_init(SharedAddress bar, u32 count, Site site = Site::here());
void mbarrier_inval(SharedAddress bar, Site site = Site::here());
void mbarrier_arrive(SharedAddress bar, Site site = Site::here());
void mbarrier_arrive(SharedAddress bar, u32 count, Site site = Site::here());

inline void mbarrier_arrive_shared_cluster(SharedAddress bar, Site site = Site::here()) {
  model::mbarrier_arrive_shared_cluster(bar, 1, Scope::cta, site);
}

template <Scope scope>
inline void mbarrier_arrive_shared_cluster(SharedAddress bar, u32 count, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  model::mbarrier_arrive_shared_cluster(bar, count, scope, site);
}

void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes, Site site = Site::here());

template <Scope scope = Scope::cta>
inline void mbarrier_arrive_expect_tx_shared_cluster(SharedAddress bar, u32 bytes, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  model::mbarrier_arrive_expect_tx_shared_cluster(bar, bytes, scope, site);
}

void mbarrier_expect_tx(SharedAddress bar, u32 bytes, Site site = Site::here());
void mbarrier_expect_tx_shared_cluster(SharedAddress bar, u32 bytes, Site site = Site::here());
void mbarrier_complete_tx(SharedAddress bar, u32 bytes, Site site = Site::here());
void mbarrier_complete_tx_shared_cluster(SharedAddress bar, u32 bytes, Site site = Site::here());

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_try_wait_parity(bar, parity, scope, site);
}

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, u32 nanoseconds,
                                                   Site site = Site::here()) {
  static_cast<void>(nanoseconds);
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_try_wait_parity(bar, parity, scope, site);
}

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_test_wait_parity(SharedAddress bar, u32 parity, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_test_wait_parity(bar, parity, scope, site);
}

[[nodiscard]] u64 mbarrier_arrive_state(SharedAddress bar, u32 count, Site site = Site::here());
[[nodiscard]] u64 mbarrier_arrive_expect_tx_state(SharedAddress bar, u32 bytes, Site site = Site::here());
[[nodiscard]] u64 mbarrier_arrive_no_complete(SharedAddress bar, u32 count, Site site = Site::here());
[[nodiscard]] u32 mbarrier_pending_count(u64 state);

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_test_wait(SharedAddress bar, u64 state, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_test_wait(bar, state, scope, site);
}

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_try_wait(SharedAddress bar, u64 state, Site site = Site::here()) {
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_try_wait(bar, state, scope, site);
}

template <Scope scope = Scope::cta>
[[nodiscard]] inline bool mbarrier_try_wait(SharedAddress bar, u64 state, u32 nanoseconds, Site site = Site::here()) {
  static_cast<void>(nanoseconds);
  static_assert(scope == Scope::cta || scope == Scope::cluster, "the scope of an mbarrier operation: cta or cluster");
  return model::mbarrier_try_wait(bar, state, scope, site);
}

}  // namespace rawgemm::ptx
