// What all lanes of a warp execute together.
#pragma once
#include <algorithm>

#include <machine.hpp>

namespace rawgemm::model {

/// All lanes of the executing thread's warp must execute this as their next .aligned instruction.
inline void aligned(const char* instruction, const Site& site) {
  Thread& self = machine().self();
  self.warp->aligned.execute(self, instruction, site);
}

/// Waits until every lane of the warp has come; the last one then does `action` for all.
template <class Action>
void meet(const char* instruction, const Site& site, Action action) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  WarpMeeting& meeting = warp.meeting;
  aligned(instruction, site);
  meeting.instruction = instruction;
  const u64 turn = meeting.done;
  const auto lanes = std::count_if(warp.lanes.begin(), warp.lanes.end(), [](Thread* lane) { return lane != nullptr; });
  if (++meeting.arrived == lanes) {
    action();
    meeting.arrived = 0;
    ++meeting.done;
    machine().wake(warp.waiting);
    return;
  }
  const auto describe = [](const Thread& thread) {
    return std::string("the other lanes of its warp in ") + thread.warp->meeting.instruction;
  };
  while (meeting.done == turn) machine().block(warp.waiting, {describe, 0, 0, site});
}

/// Fails if one of `count` 32-bit registers still belongs to a wgmma.
void check_accumulators(const char* instruction, const void* registers, u32 count, const Site& site);

}  // namespace rawgemm::model
