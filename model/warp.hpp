// What all lanes of a warp execute together.
#pragma once
#include <algorithm>
#include <cstring>

#include <machine.hpp>

namespace rawgemm::model {

/// Waits until every lane of the warp has come; the last one then does `action` for all.
template <class Action>
void meet(const char* instruction, const Site& site, Action action) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  WarpMeeting& meeting = warp.meeting;
  if (meeting.arrived == 0) {
    meeting.instruction = instruction;
    meeting.site = site;
  } else if (meeting.site.line != site.line || std::strcmp(meeting.instruction, instruction) != 0) {
    fail(where(instruction, site) + ": other lanes of the warp are in " + meeting.instruction + " at " +
         to_string(meeting.site) + ", and both need the whole, converged warp");
  }
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
