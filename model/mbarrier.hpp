// What TMA and st.async need of mbarriers.
#pragma once
#include <machine.hpp>

namespace rawgemm::model {

/// The mbarrier at `place`; fails unless it is initialised, ordered before the executing thread and, for the async
/// proxy and other CTAs, made visible to them.
Mbarrier& mbarrier_at(const char* instruction, const Place& place, bool from_async_proxy, const Site& site);

/// Bytes that the executing thread writes or counts at `site` complete in the barrier's phase: its CTA has to wait for
/// them, and who does learns which waits that thread knows of.
void note_bytes(Mbarrier& barrier, const Site& site);

/// The copy at `site`, issued in `phase` of the barrier, has written `bytes` bytes.
void complete_tx(Cta& cta, u32 offset, u32 phase, i64 bytes, const Site& site, const char* copy = "TMA load");

}  // namespace rawgemm::model
