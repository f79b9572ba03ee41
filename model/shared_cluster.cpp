// Shared memory of the other CTAs of a cluster: "State Spaces: Shared State Space", "Data Movement and Conversion
// Instructions: ld, st, st.async, getctarank", "Parallel Synchronization and Communication Instructions: atom, red".
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>

#include <global_memory.hpp>
#include <instructions.hpp>
#include <machine.hpp>
#include <mbarrier.hpp>
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>

namespace rawgemm::model {
namespace {

/// Where an access of `bytes` bytes goes. The CTA there must have begun, and is noted to be needed until it is over.
Place checked_place(const char* instruction, SharedAddress address, u32 bytes, const Site& site) {
  Thread& self = machine().self();
  const Place place = place_of(instruction, address, bytes, site);
  if (place.offset % bytes != 0)
    fail(where(instruction, site) + ": " + name_of(place) + " is not " + std::to_string(bytes) + "-byte aligned");
  if (place.cta == self.cta) return place;
  const std::string cta = "CTA " + std::to_string(place.cta->block_index);
  if (place.cta->live == 0) fail(where(instruction, site) + ": " + cta + " of the cluster has exited");
  if (self.known.generic[place.cta->started] == 0 && self.known.over[place.cta->started] == 0)
    fail(where(instruction, site) + ": " + cta +
         " of the cluster may not have started: nothing synchronises with it before");
  return place;
}

/// The same, of an access that the CTA there must know to be over before it exits.
Place accessed_place(const char* instruction, SharedAddress address, u32 bytes, Access::Kind kind, const Site& site) {
  Thread& self = machine().self();
  const Place place = checked_place(instruction, address, bytes, site);
  if (place.cta != self.cta) place.cta->remote_accesses[self.id] = access_of(self, kind, site);
  return place;
}

std::string describe_polling(const Thread& thread) {
  const Place place = place_of("ld.acquire", thread.wait.address, 1, thread.wait.site);
  return "another value of " + name_of(place);
}

/// A strong access to a word: no race with others of its kind, and it may hand over what threads did before.
u32 strong_access(const char* instruction, SharedAddress address, GlobalMemory::Strong kind, Order order,
                  const Site& site, const std::function<u32(u32)>& change) {
  machine().step();
  Thread& self = machine().self();
  const Place place = accessed_place(instruction, address, sizeof(u32), Access::Kind::generic_atomic, site);
  char* const word = place.cta->memory.get() + place.offset;
  u32 before = 0;
  const Wait waiting{.describe = &describe_polling, .address = address, .site = site};
  global_memory().hand_over(word, kind, order, Scope::cluster, waiting, [&] {
    Viewer viewer(self);
    if (kind != GlobalMemory::Strong::store && !place.cta->shadow.has_value(place.offset, sizeof(u32)))
      fail(where(instruction, site) + " touches " + name_of(place) + ": never written");
    place.cta->shadow.access(*place.cta, place.offset, sizeof(u32), access_of(self, Access::Kind::generic_atomic, site),
                             viewer, instruction);
    std::memcpy(&before, word, sizeof(before));
    const u32 after = change(before);
    std::memcpy(word, &after, sizeof(after));
    return after != before;
  });
  mark_accessed(self, *place.cta);
  return before;
}

}  // namespace

void ld_shared_cluster(SharedAddress address, void* value, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "ld.shared::cluster";
  const Place place = accessed_place(instruction, address, bytes, Access::Kind::generic_read, site);
  read_generic(machine().self(), place, value, bytes, instruction, site);
}

void st_shared_cluster(SharedAddress address, const void* value, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "st.shared::cluster";
  const Place place = accessed_place(instruction, address, bytes, Access::Kind::generic_write, site);
  write_generic(machine().self(), place, value, bytes, instruction, site);
}

/// "st.async": performed in the generic proxy, and so needs no proxy fence before a generic read, and one before TMA or
/// wgmma reads it; its complete-tx releases at cluster scope, and so only a wait of that scope acquires it.
void st_async(SharedAddress address, const void* value, u32 bytes, SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "st.async";
  Thread& self = machine().self();
  if (self.cta->cluster->ctas.size() < 2) fail(where(instruction, site) + ": needs a cluster of more than one CTA");
  const Place place = checked_place(instruction, address, bytes, site);  // over once its phase is complete
  const Place bar_place = place_of(instruction, bar, sizeof(u64), site);
  if (bar_place.cta != place.cta)
    fail(where(instruction, site) + ": " + name_of(place) + " and the mbarrier " + name_of(bar_place) +
         " must be of the same CTA");
  Cta& cta = *place.cta;
  Mbarrier& barrier = mbarrier_at(instruction, bar_place, false, site);
  if (barrier.store_component == 0) barrier.store_component = cta.cluster->components++;
  Viewer viewer(self);
  cta.shadow.access(cta, place.offset, bytes,
                    {.time = barrier.phase + 1,
                     .component = barrier.store_component,
                     .site = number_of(site),
                     .kind = Access::Kind::generic_write},
                    viewer, instruction);
  note_bytes(barrier, site);
  ++cta.loads_in_flight;
  cta.last_load = site;
  std::array<char, 16> data{};
  std::memcpy(data.data(), value, bytes);
  machine().start([=, &cta, phase = barrier.phase] {
    std::memcpy(cta.memory.get() + place.offset, data.data(), bytes);
    --cta.loads_in_flight;
    complete_tx(cta, bar_place.offset, phase, bytes, site, "st.async");
  });
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

u32 getctarank(SharedAddress address, Site site) { return place_of("getctarank", address, 1, site).cta->rank; }

u32 ld_acquire_shared_cluster_b32(SharedAddress address, Site site) {
  return strong_access("ld.acquire.shared::cluster", address, GlobalMemory::Strong::load, Order::acquire, site,
                       [](u32 before) { return before; });
}

void st_release_shared_cluster_b32(SharedAddress address, u32 value, Site site) {
  strong_access("st.release.shared::cluster", address, GlobalMemory::Strong::store, Order::release, site,
                [&](u32) { return value; });
}

void red_shared_cluster_add_u32(SharedAddress address, u32 value, Site site) {
  strong_access("red.shared::cluster", address, GlobalMemory::Strong::read_modify_write, Order::relaxed, site,
                [&](u32 before) { return before + value; });
}

void red_shared_cluster_add_f32(SharedAddress address, float value, Site site) {
  strong_access("red.shared::cluster", address, GlobalMemory::Strong::read_modify_write, Order::relaxed, site,
                [&](u32 before) { return std::bit_cast<u32>(std::bit_cast<float>(before) + value); });
}

u32 atom_shared_cluster_add_u32(SharedAddress address, u32 value, Site site) {
  return strong_access("atom.shared::cluster", address, GlobalMemory::Strong::read_modify_write, Order::relaxed, site,
                       [&](u32 before) { return before + value; });
}

u32 atom_shared_cluster_exch_b32(SharedAddress address, u32 value, Site site) {
  return strong_access("atom.shared::cluster", address, GlobalMemory::Strong::read_modify_write, Order::relaxed, site,
                       [&](u32) { return value; });
}

u32 atom_shared_cluster_cas_b32(SharedAddress address, u32 expected, u32 value, Site site) {
  return strong_access("atom.shared::cluster", address, GlobalMemory::Strong::read_modify_write, Order::relaxed, site,
                       [&](u32 before) { return before == expected ? value : before; });
}

}  // namespace rawgemm::ptx
