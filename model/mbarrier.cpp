// mbarrier: "Parallel Synchronization and Communication Instructions: mbarrier".
#include <instructions.hpp>
#include <machine.hpp>
#include <mbarrier.hpp>

namespace rawgemm::model {
namespace {

constexpr i64 max_transactions = (1 << 20) - 1;

std::string at(const char* instruction, const Site& site) { return instruction + (" at " + to_string(site)); }

std::string name_of(const Place& place) {
  return model::name_of(*machine().self().cta, shared_window_begin + place.offset) +
         (place.cta == machine().self().cta ? "" : " of CTA " + std::to_string(place.cta->block_index));
}

void complete_phase_if_done(Mbarrier& barrier) {
  if (barrier.pending != 0 || barrier.transactions != 0) return;
  ++barrier.phase;
  barrier.pending = barrier.count;
  barrier.released = std::move(barrier.arriving);
  barrier.released.generic.learn(barrier.component, barrier.phase);
  barrier.arriving = {};
  ++machine().report().mbarrier_phases;
  machine().wake(barrier.waiting);
}

void arrive(const Place& place, Mbarrier& barrier, const char* instruction, const Site& site) {
  if (barrier.pending == 0)
    fail(at(instruction, site) + ": " + name_of(place) + " has more arrivals in this phase than its count " +
         std::to_string(barrier.count));
  release(machine().self(), barrier.arriving);
  --barrier.pending;
  complete_phase_if_done(barrier);
}

std::string describe_wait(const Thread& thread) {
  const u32 offset = thread.wait.address - shared_window_begin;
  const Mbarrier& barrier = thread.cta->mbarriers.at(offset);
  return model::name_of(*thread.cta, thread.wait.address) + " parity " + std::to_string(thread.wait.detail) +
         " (phase " + std::to_string(barrier.phase) + ": " + std::to_string(barrier.pending) + " of " +
         std::to_string(barrier.count) + " arrivals and " + std::to_string(barrier.transactions) + " bytes pending)";
}

}  // namespace

Mbarrier& mbarrier_at(const char* instruction, const Place& place, bool from_async_proxy, const Site& site) {
  Thread& self = machine().self();
  const auto found = place.cta->mbarriers.find(place.offset);
  if (found == place.cta->mbarriers.end())
    fail(at(instruction, site) + ": " + name_of(place) + " is no initialised mbarrier");
  Mbarrier& barrier = found->second;
  if (place.cta->live == 0) fail(at(instruction, site) + ": " + name_of(place) + " belongs to a CTA that has exited");
  Viewer viewer(self);
  const bool ordered = viewer.order(barrier.init, false) == Viewer::Order::ordered;
  const bool published = barrier.published && viewer.order(barrier.publication, false) == Viewer::Order::ordered;
  if (!ordered || ((from_async_proxy || place.cta != self.cta) && !published))
    fail(where(instruction, site) + ": mbarrier.init of " + name_of(place) + " at " + to_string(barrier.init.site) +
         " is not " + (ordered ? "made visible by fence.mbarrier_init" : "ordered before it"));
  return barrier;
}

void expect_tx(const Place& place, Mbarrier& barrier, i64 bytes, const char* instruction, const Site& site) {
  barrier.transactions += bytes;
  if (barrier.transactions > max_transactions || barrier.transactions < -max_transactions)
    fail(at(instruction, site) + ": the tx-count of " + name_of(place) + " would be " +
         std::to_string(barrier.transactions) + ", outside +-(2^20 - 1)");
}

void complete_tx(Cta& cta, u32 offset, u32 phase, i64 bytes, const Site& site) {
  Mbarrier& barrier = cta.mbarriers.at(offset);
  if (barrier.phase != phase)
    fail("complete_tx of the TMA load at " + to_string(site) + " (" + std::to_string(bytes) + " bytes) reaches " +
         model::name_of(cta, shared_window_begin + offset) + " in phase " + std::to_string(barrier.phase) +
         "; it was issued in phase " + std::to_string(phase) + ": the phase expected too few bytes");
  barrier.transactions -= bytes;
  complete_phase_if_done(barrier);
}

void mbarrier_init(SharedAddress bar, u32 count, Site site) {
  machine().step();
  Thread& self = machine().self();
  Cta& cta = *self.cta;
  const u32 offset = own_offset("mbarrier.init", bar, sizeof(u64), site);
  const Place place{&cta, offset};
  if (offset % 8 != 0) fail(at("mbarrier.init", site) + ": " + name_of(place) + " is not 8-byte aligned");
  if (count < 1 || count > max_transactions)
    fail(at("mbarrier.init", site) + ": count = " + std::to_string(count) + ", must be 1 to 2^20 - 1");
  if (cta.mbarriers.count(offset) != 0)
    fail(at("mbarrier.init", site) + ": " + name_of(place) + " is an mbarrier already");
  const u64 unspecified = ~u64{0};
  write_generic(self, offset, &unspecified, sizeof(unspecified), "mbarrier.init", site);
  cta.shadow.hold_mbarrier(offset);
  Mbarrier& barrier = cta.mbarriers[offset];
  barrier.component = cta.cluster->components++;
  barrier.count = barrier.pending = count;
  barrier.init = access_of(self, Access::Kind::generic_write, site);
  barrier.init_thread = &self;
}

void fence_mbarrier_init() {
  machine().step();
  Thread& self = machine().self();
  for (auto& [offset, barrier] : self.cta->mbarriers)
    if (barrier.init_thread == &self && !barrier.published) {
      barrier.published = true;
      barrier.publication = barrier.init;
      barrier.publication.time = self.warp->epoch;
      barrier.publication.thread_time = self.time;
    }
}

void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive.expect_tx";
  const Place place{machine().self().cta, own_offset(instruction, bar, sizeof(u64), site)};
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  expect_tx(place, barrier, bytes, instruction, site);
  arrive(place, barrier, instruction, site);
}

void mbarrier_arrive(SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive";
  const Place place{machine().self().cta, own_offset(instruction, bar, sizeof(u64), site)};
  arrive(place, mbarrier_at(instruction, place, false, site), instruction, site);
}

void mbarrier_arrive_cluster(SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive";
  Thread& self = machine().self();
  const Place place = place_of(instruction, bar, sizeof(u64), site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  if (place.cta != self.cta) place.cta->remote_arrivals[self.id] = access_of(self, Access::Kind::generic_read, site);
  arrive(place, barrier, instruction, site);
}

bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.try_wait";
  Thread& self = machine().self();
  const Place place{self.cta, own_offset(instruction, bar, sizeof(u64), site)};
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  if (parity > 1) fail(at(instruction, site) + ": parity = " + std::to_string(parity) + ", must be 0 or 1");
  // The barrier's current phase is incomplete; the one before has the other parity and is complete.
  while ((barrier.phase & 1) == parity) {
    machine().block(barrier.waiting, {&describe_wait, bar, parity, site});
    // The hardware may give up at any time: code that does not call again is wrong.
    if (machine().policy() == Policy::random && machine().random(16) == 0) return false;
  }
  self.known.learn(barrier.released);
  return true;
}

}  // namespace rawgemm::model
