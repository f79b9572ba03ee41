// Barriers, fences, registers and election.
#include <global_memory.hpp>
#include <instructions.hpp>
#include <machine.hpp>
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

void griddepcontrol_wait() {
  machine().step();
  global_memory().wait_for_previous_launch();
}

// Allows the next launch to begin; on the model it begins when this one has ended.
void griddepcontrol_launch_dependents() { machine().step(); }

}  // namespace rawgemm::model
