// mbarrier: "Parallel Synchronization and Communication Instructions: mbarrier".
#include <mbarrier.hpp>

#include <utility>

#include <instructions.hpp>
#include <ptx/mbarrier.cuh>

namespace rawgemm::model {
namespace {

constexpr i64 max_transactions = (1 << 20) - 1;
constexpr u32 max_count = (1 << 20) - 1;

std::string at(const char* instruction, const Site& site) { return instruction + (" at " + to_string(site)); }

void complete_phase_if_done(Mbarrier& barrier) {
  if (barrier.pending != 0 || barrier.transactions != 0) return;
  ++barrier.phase;
  barrier.pending = barrier.count;
  std::swap(barrier.released, barrier.arriving);
  std::swap(barrier.released_cluster, barrier.arriving_cluster);
  barrier.arriving.clear();
  barrier.arriving_cluster.clear();
  barrier.released.generic.learn(barrier.component, barrier.phase);
  if (barrier.store_component != 0) {
    barrier.released.over.learn(barrier.store_component, barrier.phase);
    barrier.released_cluster.generic.learn(barrier.store_component, barrier.phase);
  }
  ++machine().report().mbarrier_phases;
  machine().wake(barrier.waiting);
}

/// The executing thread has used the barrier: mbarrier.inval must come after that.
void note_use(Mbarrier& barrier) {
  const Thread& self = machine().self();
  if (barrier.users.empty()) barrier.users.resize(machine().threads());
  barrier.users[self.id] = {self.warp->epoch, self.time};
}

/// What the executing thread releases, for those who wait for the barrier: threads of its CTA. To another CTA's only
/// cluster scope does it, and then only to waits with that scope.
void release_to(const Place& place, Mbarrier& barrier, Scope scope) {
  Thread& self = machine().self();
  if (place.cta == self.cta) return release(self, barrier.arriving);
  static Knowledge released;
  released.clear();
  release(self, released);
  barrier.arriving.learn_over(released);
  if (scope == Scope::cluster) barrier.arriving_cluster.learn(released);
}

/// Refuses what may count in the phase before, to this thread's knowledge.
void check_phase_is_seen(const Place& place, const Mbarrier& barrier, const char* what, const char* instruction,
                         const Site& site) {
  if (machine().self().known.waited[barrier.number] < barrier.phase)
    fail(at(instruction, site) + ": " + name_of(place) + " is in phase " + std::to_string(barrier.phase) +
         ", and nothing says that a wait has seen the phase before complete: one must, before " + what);
}

void arrive(const Place& place, Mbarrier& barrier, u32 count, Scope scope, const char* instruction, const Site& site) {
  if (count < 1 || count > max_count)
    fail(at(instruction, site) + ": count = " + std::to_string(count) + ", must be 1 to 2^20 - 1");
  if (barrier.pending < count)
    fail(at(instruction, site) + ": " + name_of(place) + " has more arrivals in this phase than its count " +
         std::to_string(barrier.count));
  check_phase_is_seen(place, barrier, "an arrival in the next", instruction, site);
  note_use(barrier);
  release_to(place, barrier, scope);
  barrier.pending -= count;
  complete_phase_if_done(barrier);
}

std::string describe_phase(const Mbarrier& barrier) {
  return " (phase " + std::to_string(barrier.phase) + ": " + std::to_string(barrier.pending) + " of " +
         std::to_string(barrier.count) + " arrivals and " + std::to_string(barrier.transactions) + " bytes pending)";
}

std::string describe_wait(const Thread& thread) {
  const Mbarrier& barrier = thread.cta->mbarriers.at(thread.wait.address - shared_window_begin);
  return name_of(*thread.cta, thread.wait.address) + " parity " + std::to_string(thread.wait.detail) +
         describe_phase(barrier);
}

/// The state that an arrival returns: the phase, and the pending arrivals that it found.
u64 state_of(const Mbarrier& barrier) { return u64{barrier.phase} << 32 | barrier.pending; }
u32 phase_of(u64 state) { return static_cast<u32>(state >> 32); }

/// An mbarrier of the executing CTA, of any of its cluster.
Place own_place(const char* instruction, SharedAddress bar, const Site& site) {
  return {machine().self().cta, own_offset(instruction, bar, sizeof(u64), site)};
}
Place cluster_place(const char* instruction, SharedAddress bar, const Site& site) {
  Thread& self = machine().self();
  const Place place = place_of(instruction, bar, sizeof(u64), site);
  if (place.cta != self.cta) place.cta->remote_arrivals[self.id] = access_of(self, Access::Kind::generic_read, site);
  return place;
}

enum class Blocking { no, yes };

/// test_wait and try_wait for a phase, given by its parity.
bool wait(SharedAddress bar, u32 parity, Mbarrier& barrier, Blocking blocking, Scope scope, const Site& site) {
  Thread& self = machine().self();
  const Wait wait{.describe = &describe_wait, .address = bar, .detail = parity, .site = site};
  note_use(barrier);
  // The barrier's current phase is incomplete; the one before has the other parity and is complete.
  if (blocking == Blocking::no && (barrier.phase & 1) == parity) {
    machine().poll(wait);
    if ((barrier.phase & 1) == parity) return false;
  }
  while ((barrier.phase & 1) == parity) {
    machine().block(barrier.waiting, wait);
    // The hardware may give up at any time: code that does not call again is wrong.
    if (machine().policy() == Policy::random && machine().random(16) == 0) return false;
  }
  self.known.waited.learn(barrier.number, barrier.phase);
  self.known.learn(barrier.released);
  if (scope == Scope::cluster) self.known.learn(barrier.released_cluster);
  return true;
}

bool wait_for_parity(const char* instruction, SharedAddress bar, u32 parity, Blocking blocking, Scope scope,
                     const Site& site) {
  machine().step();
  Mbarrier& barrier = mbarrier_at(instruction, own_place(instruction, bar, site), false, site);
  if (parity > 1) fail(at(instruction, site) + ": parity = " + std::to_string(parity) + ", must be 0 or 1");
  return wait(bar, parity, barrier, blocking, scope, site);
}

bool wait_for_state(const char* instruction, SharedAddress bar, u64 state, Blocking blocking, Scope scope,
                    const Site& site) {
  machine().step();
  const Place place = own_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  const u32 phase = phase_of(state);
  if (phase != barrier.phase && phase + 1 != barrier.phase)
    fail(at(instruction, site) + ": the state is of phase " + std::to_string(phase) + ", and " + name_of(place) +
         " is in phase " + std::to_string(barrier.phase) + ": only this one and the one before can be waited for");
  return wait(bar, phase & 1, barrier, blocking, scope, site);
}

void expect_tx(const Place& place, Mbarrier& barrier, i64 bytes, const char* instruction, const Site& site) {
  note_use(barrier);
  barrier.transactions += bytes;
  if (barrier.transactions > max_transactions)
    fail(at(instruction, site) + ": the tx-count of " + name_of(place) + " would be " +
         std::to_string(barrier.transactions) + ", outside +-(2^20 - 1)");
}

/// An H200 completes the phase, too, where all had arrived and the bytes came first: probe mbarrier_early_bytes.
void expect_tx_alone(const Place& place, Mbarrier& barrier, i64 bytes, const char* instruction, const Site& site) {
  expect_tx(place, barrier, bytes, instruction, site);
  complete_phase_if_done(barrier);
}

void take_tx(const Place& place, Mbarrier& barrier, u32 bytes, const char* instruction, const Site& site) {
  note_use(barrier);
  Thread& self = machine().self();
  if (place.cta == self.cta)
    barrier.arriving.waited.learn(self.known.waited);
  else
    note_bytes(barrier, site);
  barrier.transactions -= bytes;
  if (barrier.transactions < -max_transactions)
    fail(at(instruction, site) + ": the tx-count of " + name_of(place) + " would be " +
         std::to_string(barrier.transactions) + ", outside +-(2^20 - 1)");
  complete_phase_if_done(barrier);
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
  if (barrier.published && viewer.knows(barrier.publication)) return barrier;
  const bool ordered = viewer.knows(barrier.init);
  if (!ordered || from_async_proxy || place.cta != self.cta)
    fail(where(instruction, site) + ": mbarrier.init of " + name_of(place) + " at " + to_string(barrier.init.site) +
         " is not " + (ordered ? "made visible by fence.mbarrier_init" : "ordered before it"));
  return barrier;
}

void note_bytes(Mbarrier& barrier, const Site& site) {
  barrier.arriving.waited.learn(machine().self().known.waited);
  barrier.last_write_phase = barrier.phase + 1;
  barrier.last_write = site;
}

void complete_tx(Cta& cta, u32 offset, u32 phase, i64 bytes, const Site& site, const char* copy) {
  Mbarrier& barrier = cta.mbarriers.at(offset);
  if (barrier.phase != phase)
    fail(std::string("complete_tx of the ") + copy + " at " + to_string(site) + " (" + std::to_string(bytes) +
         " bytes) reaches " + name_of(cta, shared_window_begin + offset) + " in phase " +
         std::to_string(barrier.phase) + "; it was issued in phase " + std::to_string(phase) +
         ": the phase expected too few bytes");
  barrier.transactions -= bytes;
  complete_phase_if_done(barrier);
}

void mbarrier_arrive_expect_tx_shared_cluster(SharedAddress bar, u32 bytes, Scope scope, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive.expect_tx";
  const Place place = cluster_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  expect_tx(place, barrier, bytes, instruction, site);
  arrive(place, barrier, 1, scope, instruction, site);
}

void mbarrier_arrive_shared_cluster(SharedAddress bar, u32 count, Scope scope, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive";
  const Place place = cluster_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  arrive(place, barrier, count, scope, instruction, site);
}

bool mbarrier_test_wait_parity(SharedAddress bar, u32 parity, Scope scope, Site site) {
  return wait_for_parity("mbarrier.test_wait", bar, parity, Blocking::no, scope, site);
}

bool mbarrier_try_wait_parity(SharedAddress bar, u32 parity, Scope scope, Site site) {
  return wait_for_parity("mbarrier.try_wait", bar, parity, Blocking::yes, scope, site);
}

bool mbarrier_test_wait(SharedAddress bar, u64 state, Scope scope, Site site) {
  return wait_for_state("mbarrier.test_wait", bar, state, Blocking::no, scope, site);
}

bool mbarrier_try_wait(SharedAddress bar, u64 state, Scope scope, Site site) {
  return wait_for_state("mbarrier.try_wait", bar, state, Blocking::yes, scope, site);
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void mbarrier_init(SharedAddress bar, u32 count, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.init";
  Thread& self = machine().self();
  Cta& cta = *self.cta;
  const Place place = own_place(instruction, bar, site);
  if (place.offset % 8 != 0) fail(at(instruction, site) + ": " + name_of(place) + " is not 8-byte aligned");
  if (count < 1 || count > max_count)
    fail(at(instruction, site) + ": count = " + std::to_string(count) + ", must be 1 to 2^20 - 1");
  if (cta.mbarriers.count(place.offset) != 0)
    fail(at(instruction, site) + ": " + name_of(place) + " is an mbarrier already");
  const u64 unspecified = ~u64{0};
  write_generic(self, place, &unspecified, sizeof(unspecified), instruction, site);
  cta.shadow.hold_mbarrier(place.offset);
  Mbarrier& barrier = cta.mbarriers[place.offset];
  barrier.component = cta.cluster->components++;
  barrier.number = cta.cluster->mbarriers++;
  barrier.count = count;
  barrier.pending = count;
  barrier.init = access_of(self, Access::Kind::generic_write, site);
  barrier.init_thread = &self;
}

void mbarrier_inval(SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.inval";
  Thread& self = machine().self();
  const Place place = own_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  if (barrier.last_write_phase > barrier.phase)
    fail(at(instruction, site) + ": a copy that completes on " + name_of(place) + " is in flight" +
         describe_phase(barrier));
  Viewer viewer(self);
  for (u32 id = 0; id < barrier.users.size(); ++id) {
    const auto [epoch, thread_time] = barrier.users[id];
    if (epoch == 0) continue;
    const Thread& user = machine().thread(id);
    const Access use{.time = epoch, .component = user.warp->component, .thread = user.id, .thread_time = thread_time};
    if (!viewer.knows(use))
      fail(where(instruction, site) + ": " + name_of(place) + " may still be in use by " + name_of(user) +
           ": no wait orders that before it");
  }
  self.cta->mbarriers.erase(place.offset);
  self.cta->shadow.free_mbarrier(place.offset);
  const u64 unspecified = ~u64{0};
  write_generic(self, place, &unspecified, sizeof(unspecified), instruction, site);
  self.cta->shadow.free_mbarrier(place.offset);
}

void mbarrier_arrive_expect_tx(SharedAddress bar, u32 bytes, Site site) {
  static_cast<void>(mbarrier_arrive_expect_tx_state(bar, bytes, site));
}

u64 mbarrier_arrive_expect_tx_state(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive.expect_tx";
  const Place place = own_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  const u64 state = state_of(barrier);
  expect_tx(place, barrier, bytes, instruction, site);
  arrive(place, barrier, 1, Scope::cta, instruction, site);
  return state;
}

void mbarrier_expect_tx(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.expect_tx";
  const Place place = own_place(instruction, bar, site);
  expect_tx_alone(place, mbarrier_at(instruction, place, false, site), bytes, instruction, site);
}

void mbarrier_expect_tx_shared_cluster(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.expect_tx";
  const Place place = cluster_place(instruction, bar, site);
  expect_tx_alone(place, mbarrier_at(instruction, place, false, site), bytes, instruction, site);
}

void mbarrier_complete_tx(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.complete_tx";
  const Place place = own_place(instruction, bar, site);
  take_tx(place, mbarrier_at(instruction, place, false, site), bytes, instruction, site);
}

void mbarrier_complete_tx_shared_cluster(SharedAddress bar, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.complete_tx";
  const Place place = place_of(instruction, bar, sizeof(u64), site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  check_phase_is_seen(place, barrier, "bytes of the next", instruction, site);
  take_tx(place, barrier, bytes, instruction, site);
}

void mbarrier_arrive(SharedAddress bar, Site site) { mbarrier_arrive(bar, 1, site); }

void mbarrier_arrive(SharedAddress bar, u32 count, Site site) {
  static_cast<void>(mbarrier_arrive_state(bar, count, site));
}

u64 mbarrier_arrive_state(SharedAddress bar, u32 count, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive";
  const Place place = own_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  const u64 state = state_of(barrier);
  arrive(place, barrier, count, Scope::cta, instruction, site);
  return state;
}

u64 mbarrier_arrive_no_complete(SharedAddress bar, u32 count, Site site) {
  machine().step();
  constexpr const char* instruction = "mbarrier.arrive.noComplete";
  const Place place = own_place(instruction, bar, site);
  Mbarrier& barrier = mbarrier_at(instruction, place, false, site);
  if (count == barrier.pending && barrier.transactions == 0)
    fail(at(instruction, site) + ": count = " + std::to_string(count) + " would complete the phase of " +
         name_of(place));
  const u64 state = state_of(barrier);
  arrive(place, barrier, count, Scope::cta, instruction, site);
  return state;
}

u32 mbarrier_pending_count(u64 state) { return static_cast<u32>(state); }

}  // namespace rawgemm::ptx
