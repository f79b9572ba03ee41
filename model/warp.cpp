// Barriers, fences, registers, and what warps do to shared memory through the generic proxy.
#include <algorithm>
#include <cstring>

#include <instructions.hpp>
#include <machine.hpp>
#include <numbers.hpp>

namespace rawgemm::model {
namespace {

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
    const std::vector<Access>& others = self.cta->warps[i].register_changes;
    if (others.size() < changes || viewer.order(others[changes - 1], false) != Viewer::Order::ordered)
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
    warp.register_changes.push_back(access_of(self, Access::Kind::generic_read, site));
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

u32 bits_of(float value) {
  u32 bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return bits;
}

void check_accumulators(const char* instruction, float x, float y, const Site& site) {
  if (is_poison(bits_of(x)) || is_poison(bits_of(y)))
    fail(where(instruction, site) + " reads accumulators of a wgmma that wgmma.wait_group has not completed");
}

std::string describe_bar_sync(const Thread& thread) {
  const NamedBarrier& barrier = thread.cta->barriers[thread.wait.detail];
  return "bar.sync " + std::to_string(thread.wait.detail) + " (" + std::to_string(barrier.meeting.arrived()) + " of " +
         std::to_string(barrier.threads) + " threads)";
}

std::string describe_cluster_wait(const Thread& thread) {
  return "barrier.cluster.wait (" + std::to_string(thread.cta->cluster->barrier.meeting.arrived()) +
         " threads have arrived)";
}

}  // namespace

void bar_sync(u32 id, u32 threads, Site site) {
  machine().step();
  Thread& self = machine().self();
  if (id >= self.cta->barriers.size() || threads == 0 || threads % 32 != 0 || threads > self.cta->threads.size())
    fail(where("bar.sync", site) + ": id = " + std::to_string(id) + ", threads = " + std::to_string(threads) +
         ", must be 0 to 15 and a multiple of 32, at most all threads of the CTA");
  NamedBarrier& barrier = self.cta->barriers[id];
  if (barrier.meeting.arrived() == 0) barrier.threads = threads;
  if (barrier.threads != threads)
    fail(where("bar.sync", site) + ": barrier " + std::to_string(id) + " is waited for with " +
         std::to_string(threads) + " threads here and " + std::to_string(barrier.threads) + " elsewhere");
  const u64 turn = barrier.phase;
  barrier.meeting.arrive(self);
  if (barrier.meeting.arrived() == threads) {
    barrier.complete();
  }
  while (barrier.phase == turn) machine().block(barrier.waiting, {&describe_bar_sync, 0, id, site});
  self.known.learn(barrier.released);
}

void barrier_cluster_arrive(Site site) {
  machine().step();
  Thread& self = machine().self();
  Cluster& cluster = *self.cta->cluster;
  if (self.in_cluster_barrier)
    fail(where("barrier.cluster.arrive", site) + ": the thread has arrived already and not waited");
  self.in_cluster_barrier = true;
  self.cluster_phase = cluster.barrier.phase;
  cluster.barrier.meeting.arrive(self);
  cluster.complete_barrier_if_all_arrived();
}

void barrier_cluster_wait(Site site) {
  machine().step();
  Thread& self = machine().self();
  Cluster& cluster = *self.cta->cluster;
  if (!self.in_cluster_barrier) fail(where("barrier.cluster.wait", site) + ": the thread has not arrived");
  while (cluster.barrier.phase == self.cluster_phase)
    machine().block(cluster.barrier.waiting, {&describe_cluster_wait, 0, 0, site});
  self.in_cluster_barrier = false;
  self.known.learn(cluster.barrier.released);
}

u32 cluster_ctarank() { return machine().self().cta->rank; }

SharedAddress mapa(SharedAddress address, u32 rank, Site site) {
  const Cta& cta = *machine().self().cta;
  if (rank >= cta.cluster->ctas.size())
    fail(where("mapa", site) + ": rank = " + std::to_string(rank) + ", must be less than the cluster's " +
         std::to_string(cta.cluster->ctas.size()) + " CTAs");
  return shared_window_begin + own_offset("mapa", address, 1, site) + ((rank + 1) << rank_shift);
}

void setmaxnreg_inc(u32 count, Site site) { change_registers("setmaxnreg.inc", count, true, site); }
void setmaxnreg_dec(u32 count, Site site) { change_registers("setmaxnreg.dec", count, false, site); }

bool elect_sync(Site site) {
  // Not lane 0, so that code which takes that for granted is found.
  constexpr u32 elected_lane = 5;
  machine().step();
  meet("elect.sync", site, [] {});
  return machine().self().lane() == elected_lane;
}

SharedAddress dynamic_smem() { return shared_window_begin + settings().shared_memory_misalignment; }

void trap(Site site) { fail(where("trap", site)); }

void fence_proxy_async() {
  machine().step();
  Thread& self = machine().self();
  // All that the thread knows, not only what it wrote: the fence then lies on the way from each of these writes to what
  // the async proxy does after it ("Memory Consistency Model: Proxy-preserved base causality order").
  self.known.async.learn(self.known.generic);
  self.fenced_time = self.time++;
  self.unfenced_epoch = 0;
  fence_mbarrier_init();
}

u32 cvt_rn_bf16x2_f32(float high, float low, Site site) {
  check_accumulators("cvt", high, low, site);
  return u32{round_to_bf16(high)} << 16 | round_to_bf16(low);
}

u32 cvt_rn_f16x2_f32(float high, float low, Site site) {
  check_accumulators("cvt", high, low, site);
  return u32{round_to_f16(high)} << 16 | round_to_f16(low);
}

void stmatrix_x4(SharedAddress row, u32 r0, u32 r1, u32 r2, u32 r3, Site site) {
  machine().step();
  constexpr u32 row_bytes = 16;
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  if (row % row_bytes != 0) fail(where("stmatrix", site) + ": " + name_of(*self.cta, row) + " is not 16-byte aligned");
  warp.row[self.lane()] = row;
  warp.fragment[self.lane()] = {r0, r1, r2, r3};
  meet("stmatrix", site, [&] {
    for (u32 i = 0; i < 4; ++i) {
      for (u32 j = 0; j < 8; ++j) {
        // Row j of matrix i: its four pairs are in r_i of lanes 4 j to 4 j + 3, its address in lane 8 i + j.
        u32 pairs[4];
        for (u32 k = 0; k < 4; ++k) pairs[k] = warp.fragment[4 * j + k][i];
        Thread& writer = *warp.lanes[8 * i + j];
        const u32 offset = own_offset("stmatrix", warp.row[8 * i + j], row_bytes, site);
        write_generic(writer, offset, pairs, row_bytes, "stmatrix", site);
      }
    }
  });
}

void st_shared_v2_f32(SharedAddress address, float x, float y, Site site) {
  machine().step();
  check_accumulators("st.shared", x, y, site);
  const u32 offset = own_offset("st.shared", address, 8, site);
  if (address % 8 != 0)
    fail(where("st.shared", site) + ": " + name_of(*machine().self().cta, address) + " is not 8-byte aligned");
  const float values[] = {x, y};
  write_generic(machine().self(), offset, values, sizeof(values), "st.shared", site);
}

u16 ld_shared_b16(SharedAddress address, Site site) {
  machine().step();
  Thread& self = machine().self();
  const u32 offset = own_offset("ld.shared", address, sizeof(u16), site);
  if (address % sizeof(u16) != 0)
    fail(where("ld.shared", site) + ": " + name_of(*self.cta, address) + " is not 2-byte aligned");
  Viewer viewer(self);
  self.cta->shadow.access(*self.cta, offset, sizeof(u16), access_of(self, Access::Kind::generic_read, site), viewer,
                          "ld.shared");
  u16 value;
  std::memcpy(&value, self.cta->memory.get() + offset, sizeof(value));
  return value;
}

void st_global_b16(void* address, u16 value) {
  machine().step();
  std::memcpy(address, &value, sizeof(value));
}

}  // namespace rawgemm::model
