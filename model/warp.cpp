// Registers and election.
#include <global_memory.hpp>
#include <instructions.hpp>
#include <machine.hpp>
#include <ptx/address.cuh>
#include <ptx/control.cuh>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

/// Before a warp's next setmaxnreg the other warps of its warpgroup must have executed the last one, and met since.
void check_warpgroup_has_met(const char* instruction, const Site& site) {
  Thread& self = machine().self();
  const Warp& warp = *self.warp;
  const std::size_t changes = warp.register_changes.size();
  if (changes == 0) return;
  Viewer viewer(self);
  const u32 first = warp.index / 4 * 4;
  for (u32 i = first; i < first + 4 && i < self.cta->warps.size(); ++i) {
    if (i == warp.index) continue;
    const std::vector<RegisterChange>& others = self.cta->warps[i].register_changes;
    if (others.size() < changes || !viewer.knows(others[changes - 1].access))
      fail(where(instruction, site) + ": warp " + std::to_string(i) +
           " may still be in the setmaxnreg before: the warpgroup must meet between two");
  }
}

void change_registers(const char* instruction, u32 count, bool more, const Site& site) {
  machine().step();
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  Cta& cta = *self.cta;
  meet(instruction, site, [&] {
    if (more ? count < warp.registers : count > warp.registers)
      fail(where(instruction, site) + ": count = " + std::to_string(count) + ", and the warp has " +
           std::to_string(warp.registers) + " registers per thread");
    check_warpgroup_has_met(instruction, site);
    warp.register_changes.push_back({access_of(self, Access::Kind::generic_read, site), count});
    const auto describe = [](const Thread& thread) {
      return "setmaxnreg.inc " + std::to_string(thread.wait.detail) + " (" +
             std::to_string(thread.cta->free_registers) + " registers free)";
    };
    while (more && cta.free_registers < (count - warp.registers) * 32)
      machine().block(cta.waiting_for_registers, {describe, 0, count, site});
    cta.free_registers += (warp.registers - count) * 32;  // modulo 2^32, as what it takes away
    warp.registers = count;
    machine().wake(cta.waiting_for_registers);
  });
}

}  // namespace

void setmaxnreg_inc(u32 count, Site site) { change_registers("setmaxnreg.inc", count, true, site); }
void setmaxnreg_dec(u32 count, Site site) { change_registers("setmaxnreg.dec", count, false, site); }

// Allows the next launch to begin; on the model it begins when this one has ended.
}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

bool elect_sync(Site site) {
  // Not lane 0, so that code which takes that for granted is found.
  constexpr u32 elected_lane = 5;
  machine().step();
  meet("elect.sync", site, [] {});
  return machine().self().lane() == elected_lane;
}

u32 redux_sync_max_u32(u32 value, Site site) {
  machine().step();
  Warp& warp = *machine().self().warp;
  u32& mine = warp.fragment[machine().self().lane()][0];
  mine = value;
  meet("redux.sync", site, [&] {
    u32 largest = 0;
    for (u32 lane = 0; lane < warp.lanes.size(); ++lane)
      if (warp.lanes[lane] != nullptr) largest = std::max(largest, warp.fragment[lane][0]);
    for (std::array<u32, 4>& registers : warp.fragment) registers[0] = largest;
  });
  return mine;
}

SharedAddress dynamic_smem() { return shared_window_begin + settings().shared_memory_misalignment; }

void trap(Site site) { fail(where("trap", site)); }

void griddepcontrol_wait() {
  machine().step();
  global_memory().wait_for_previous_launch();
}

void griddepcontrol_launch_dependents() {
  machine().step();
  global_memory().let_next_launch_begin();
}

}  // namespace rawgemm::ptx
