// bar.sync, barrier.sync, bar.arrive and barrier.cluster: "Parallel Synchronization and Communication Instructions: bar
// / barrier, barrier.cluster"; mapa and a CTA's rank in its cluster.
#include <algorithm>
#include <bit>
#include <utility>

#include <instructions.hpp>
#include <machine.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/special_registers.cuh>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 all_lanes = ~0u;
constexpr u32 cluster_barrier = 16;  // its place in Warp::at_barrier

/// What these lanes of a warp release together. A whole warp begins a new time; lanes of a warp of which some have
/// exited are known one by one.
void release_warp(Warp& warp, u32 lanes, Knowledge& to) {
  if (lanes != all_lanes) {
    for (u32 i = 0; i < 32; ++i)
      if ((lanes >> i & 1) != 0) release(*warp.lanes[i], to);
    return;
  }
  const Cta& cta = *warp.lanes[0]->cta;
  for (const Thread* lane : warp.lanes) to.learn(lane->known);
  to.generic.learn(warp.component, warp.epoch);
  // Done and fenced by every lane up to here. A lane with an access that it has not fenced holds the warp back; what
  // others did and fenced after that is known of each by itself.
  const auto release_fenced = [&](ProxyFence Thread::*memory, bool of_own_cta) {
    u32 epoch = warp.epoch;
    bool any = false;
    for (const Thread* lane : warp.lanes) {
      const ProxyFence& fence = lane->*memory;
      any |= fence.time != 0;
      if (fence.unfenced_epoch != 0) epoch = std::min(epoch, fence.unfenced_epoch - 1);
    }
    if (!any) return;
    for (const Cta* owner : cta.cluster->ctas) {
      if ((owner == &cta) != of_own_cta) continue;
      Clock& async = to.async_of(owner->rank);
      if (epoch != 0) async.learn(warp.component, epoch);
      if (epoch == warp.epoch) continue;
      for (Thread* lane : warp.lanes) {
        const ProxyFence& fence = lane->*memory;
        if (fence.unfenced_epoch == 0 && fence.last_epoch > epoch) async.learn(solo_component_of(*lane), fence.time);
      }
    }
  };
  release_fenced(&Thread::own_shared, true);
  release_fenced(&Thread::peer_shared, false);
  u32 fenced_global = warp.epoch;
  bool writes_global = false;
  for (const Thread* lane : warp.lanes) {
    writes_global |= lane->global.writes;
    if (lane->global.unfenced_epoch != 0) fenced_global = std::min(fenced_global, lane->global.unfenced_epoch - 1);
  }
  if (writes_global) to.async_global.learn(warp.component, fenced_global);
  ++warp.epoch;
}

/// A barrier waits for all lanes of a warp that have not exited. Once they have come, returns and forgets them: the
/// warp arrives; 0 before.
u32 take_if_complete(Warp& warp, u32 barrier) {
  u32& lanes = warp.at_barrier[barrier];
  return lanes != 0 && (lanes | warp.exited) == all_lanes ? std::exchange(lanes, 0) : 0;
}

/// A lane comes to a barrier. Returns the warp's lanes if it is the last of them.
u32 gather(Thread& thread, u32 barrier) {
  thread.warp->at_barrier[barrier] |= 1u << thread.lane();
  return take_if_complete(*thread.warp, barrier);
}

void arrive(Cta& cta, u32 id, Warp& warp, u32 lanes) {
  NamedBarrier& barrier = cta.barriers[id];
  release_warp(warp, lanes, barrier.arriving);
  ++warp.arrivals[id];
  machine().wake(warp.waiting);
  barrier.warps |= 1u << warp.index;
  if (static_cast<u32>(std::popcount(barrier.warps)) * 32 < barrier.threads) return;
  const u32 met = std::exchange(barrier.warps, 0);
  barrier.threads = 0;
  barrier.complete();
  // Lanes of warps that are not all there yet wait on, for the next time.
  std::vector<Thread*> released;
  std::vector<Thread*> waiting;
  for (Thread* thread : barrier.waiting) {
    const bool took_part = (met >> thread->warp->index & 1) != 0;
    if (took_part) thread->known.learn(barrier.released);
    (took_part ? released : waiting).push_back(thread);
  }
  barrier.waiting = std::move(waiting);
  machine().wake(released);
  for (Warp& other : cta.warps) other.passed[id] += met >> other.index & 1;
}

/// The last lane of the warp has come.
void arrive(Cluster& cluster, Warp& warp, u32 lanes) {
  release_warp(warp, std::exchange(warp.releasing, 0), cluster.barrier.arriving);
  cluster.barrier.arrived += static_cast<u32>(std::popcount(lanes));
  ++warp.arrivals[cluster_barrier];
  machine().wake(warp.waiting);
  cluster.complete_barrier_if_all_arrived();
}

std::string describe_bar(const Thread& thread) {
  const NamedBarrier& barrier = thread.cta->barriers[thread.wait.detail];
  int arrived = std::popcount(barrier.warps) * 32;
  for (const Warp& warp : thread.cta->warps) arrived += std::popcount(warp.at_barrier[thread.wait.detail]);
  return "bar.sync " + std::to_string(thread.wait.detail) + " (" + std::to_string(arrived) + " of " +
         std::to_string(barrier.threads) + " threads)";
}

std::string describe_gathering(const Thread& thread) {
  const u32 barrier = thread.wait.detail;
  return (barrier == cluster_barrier ? "barrier.cluster.arrive" : "bar.arrive " + std::to_string(barrier)) + " (" +
         std::to_string(std::popcount(thread.warp->at_barrier[barrier])) + " lanes of the warp have come)";
}

std::string describe_cluster_wait(const Thread& thread) {
  return "barrier.cluster.wait (" + std::to_string(thread.cta->cluster->barrier.arrived) + " threads have arrived)";
}

/// The part that bar.sync, barrier.sync and bar.arrive share.
NamedBarrier& come_to(const char* instruction, u32 id, u32 threads, const Site& site) {
  machine().step();
  Thread& self = machine().self();
  const u32 warps = static_cast<u32>(self.cta->warps.size());
  if (id >= self.cta->barriers.size() || threads == 0 || threads % 32 != 0 || threads > warps * 32)
    fail(where(instruction, site) + ": id = " + std::to_string(id) + ", threads = " + std::to_string(threads) +
         ", must be 0 to 15 and a multiple of 32, at most all threads of the CTA");
  NamedBarrier& barrier = self.cta->barriers[id];
  if (barrier.threads == 0) barrier.threads = threads;
  if (barrier.threads != threads)
    fail(where(instruction, site) + ": barrier " + std::to_string(id) + " is waited for with " +
         std::to_string(threads) + " threads here and " + std::to_string(barrier.threads) + " elsewhere");
  if ((barrier.warps >> self.warp->index & 1) != 0)
    fail(where(instruction, site) + ": the warp has arrived at barrier " + std::to_string(id) +
         " already, which is not complete");
  return barrier;
}

void wait_at(NamedBarrier& barrier, u32 id, const Site& site) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  const u32 turn = warp.passed[id];
  if (const u32 lanes = gather(self, id); lanes != 0) arrive(*self.cta, id, warp, lanes);
  if (warp.passed[id] != turn) return self.known.learn(barrier.released);
  while (warp.passed[id] == turn)
    machine().block(barrier.waiting, {.describe = &describe_bar, .detail = id, .site = site});
}

void arrive_at_cluster_barrier(const char* instruction, bool releases, const Site& site) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  Cluster& cluster = *self.cta->cluster;
  if (self.in_cluster_barrier) fail(where(instruction, site) + ": the thread has arrived already and not waited");
  self.in_cluster_barrier = true;
  self.cluster_phase = cluster.barrier.phase;
  if (releases) {
    warp.releasing |= 1u << self.lane();
  } else {
    // What fences before it have released, and that the thread has come so far.
    Knowledge& arriving = cluster.barrier.arriving;
    arriving.generic.learn(self.cta->started, 1);
    arriving.generic.learn(self.published);
    if (self.global.fence != nullptr && self.global.fence->scope != Scope::cta)
      arriving.learn(self.global.fence->known);
  }
  const u32 turn = warp.arrivals[cluster_barrier];
  if (const u32 lanes = gather(self, cluster_barrier); lanes != 0) arrive(cluster, warp, lanes);
  while (warp.arrivals[cluster_barrier] == turn)
    machine().block(warp.waiting, {.describe = &describe_gathering, .detail = cluster_barrier, .site = site});
}

void wait_for_cluster_barrier(const char* instruction, const Site& site) {
  Thread& self = machine().self();
  ClusterBarrier& barrier = self.cta->cluster->barrier;
  if (!self.in_cluster_barrier) fail(where(instruction, site) + ": the thread has not arrived");
  self.in_cluster_barrier = false;
  if (barrier.phase != self.cluster_phase) return self.known.learn(barrier.released);
  while (barrier.phase == self.cluster_phase)
    machine().block(barrier.waiting, {.describe = &describe_cluster_wait, .site = site});
}

}  // namespace

void Barrier::complete() {
  std::swap(released, arriving);
  arriving.clear();
  ++phase;
  ++machine().report().barriers;
}

void Cluster::complete_barrier_if_all_arrived() {
  u32 expected = 0;
  for (const Cta* cta : ctas) expected += cta->live;
  if (barrier.arrived == 0 || barrier.arrived < expected) return;
  barrier.arrived = 0;
  barrier.complete();
  for (Thread* thread : barrier.waiting) thread->known.learn(barrier.released);
  machine().wake(barrier.waiting);
}

void leave_barriers(Thread& thread) {
  Warp& warp = *thread.warp;
  Cluster& cluster = *thread.cta->cluster;
  warp.exited |= 1u << thread.lane();
  for (u32 id = 0; id < thread.cta->barriers.size(); ++id)
    if (const u32 lanes = take_if_complete(warp, id); lanes != 0) arrive(*thread.cta, id, warp, lanes);
  if (thread.in_cluster_barrier && thread.cluster_phase == cluster.barrier.phase) --cluster.barrier.arrived;
  if (const u32 lanes = take_if_complete(warp, cluster_barrier); lanes != 0)
    arrive(cluster, warp, lanes);
  else
    cluster.complete_barrier_if_all_arrived();
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void bar_sync(u32 id, u32 threads, Site site) {
  NamedBarrier& barrier = come_to("bar.sync", id, threads, site);
  aligned("bar.sync", site);
  wait_at(barrier, id, site);
}

void barrier_sync(u32 id, u32 threads, Site site) { wait_at(come_to("barrier.sync", id, threads, site), id, site); }

void bar_arrive(u32 id, u32 threads, Site site) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  come_to("bar.arrive", id, threads, site);
  aligned("bar.arrive", site);
  const u32 turn = warp.arrivals[id];
  if (const u32 lanes = gather(self, id); lanes != 0) return arrive(*self.cta, id, warp, lanes);
  while (warp.arrivals[id] == turn)
    machine().block(warp.waiting, {.describe = &describe_gathering, .detail = id, .site = site});
}

void bar_warp_sync(Site site) {
  machine().step();
  Warp& warp = *machine().self().warp;
  meet("bar.warp.sync", site, [&] {
    u32 lanes = 0;
    for (u32 i = 0; i < warp.lanes.size(); ++i)
      if (warp.lanes[i] != nullptr) lanes |= 1u << i;
    Knowledge released;
    release_warp(warp, lanes, released);
    for (Thread* lane : warp.lanes)
      if (lane != nullptr) lane->known.learn(released);
  });
}

void barrier_cluster_arrive(Site site) {
  machine().step();
  arrive_at_cluster_barrier("barrier.cluster.arrive", true, site);
}

void barrier_cluster_arrive_aligned(Site site) {
  machine().step();
  aligned("barrier.cluster.arrive.aligned", site);
  arrive_at_cluster_barrier("barrier.cluster.arrive.aligned", true, site);
}

void barrier_cluster_arrive_relaxed(Site site) {
  machine().step();
  arrive_at_cluster_barrier("barrier.cluster.arrive.relaxed", false, site);
}

void barrier_cluster_arrive_relaxed_aligned(Site site) {
  machine().step();
  aligned("barrier.cluster.arrive.relaxed.aligned", site);
  arrive_at_cluster_barrier("barrier.cluster.arrive.relaxed.aligned", false, site);
}

void barrier_cluster_wait(Site site) {
  machine().step();
  wait_for_cluster_barrier("barrier.cluster.wait", site);
}

void barrier_cluster_wait_aligned(Site site) {
  machine().step();
  aligned("barrier.cluster.wait.aligned", site);
  wait_for_cluster_barrier("barrier.cluster.wait.aligned", site);
}

u32 cluster_ctarank() { return machine().self().cta->rank; }

SharedAddress mapa(SharedAddress address, u32 rank, Site site) {
  const Cta& cta = *machine().self().cta;
  if (rank >= cta.cluster->ctas.size())
    fail(where("mapa", site) + ": rank = " + std::to_string(rank) + ", must be less than the cluster's " +
         std::to_string(cta.cluster->ctas.size()) + " CTAs");
  return shared_window_begin + own_offset("mapa", address, 1, site) + ((rank + 1) << rank_shift);
}

}  // namespace rawgemm::ptx
