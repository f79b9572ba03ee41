// Vector clocks: what has happened before a point of the execution.
#pragma once
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <ptx/types.cuh>

namespace rawgemm::model {

/// For each component the time up to which its past is known. A component is a line of events whose end others can
/// learn of by synchronising: a warp (time = barriers it took part in), a thread that released alone (its releases and
/// fences), an mbarrier (its phases), a warp's wgmmas (their number), a thread's bulk stores (their groups).
class Clock {
 public:
  u32 operator[](u32 component) const { return component < times_.size() ? times_[component] : 0; }

  void learn(u32 component, u32 time) {
    if (component >= times_.size()) times_.resize(component + 1);
    times_[component] = std::max(times_[component], time);
  }

  void learn(const Clock& other) {
    if (times_.size() < other.times_.size()) times_.resize(other.times_.size());
    u32* const mine = times_.data();
    const u32* const theirs = other.times_.data();
    for (std::size_t i = 0, count = other.times_.size(); i < count; ++i) mine[i] = std::max(mine[i], theirs[i]);
  }

  void clear() { times_.clear(); }

 private:
  std::vector<u32> times_;
};

/// What is known to have happened in a cluster, and which part of it a fence.proxy.async has made visible to the async
/// proxy: in the shared memory of each CTA (by rank; none where nobody fenced), and in global memory.
struct Clocks {
  static constexpr u32 each_itself = ~0u;
  static constexpr u32 global = ~0u;

  Clock generic;
  Clock over;  // besides: has been executed, but was released or acquired in too narrow a scope to be visible
  /// Of each mbarrier of the cluster, by number: the phases that some wait has seen complete. Whatever came after that
  /// wait tells of it: any release, and bytes of a copy that was issued then.
  Clock waited;
  std::vector<Clock> async;
  Clock async_global;
  /// With Settings::strict_proxy_fences only: what fences of a CTA's threads (by block index) have covered, or what
  /// each thread has fenced of its own reads (each_itself); in the shared memory of a CTA (by rank), or in global.
  std::map<std::pair<u32, u32>, Clock> strictly_fenced;

  Clock& async_of(u32 rank) {
    if (async.size() <= rank) async.resize(rank + 1);
    return async[rank];
  }

  void learn(const Clocks& other) {
    generic.learn(other.generic);
    over.learn(other.over);
    waited.learn(other.waited);
    for (u32 rank = 0; rank < other.async.size(); ++rank) async_of(rank).learn(other.async[rank]);
    async_global.learn(other.async_global);
    for (const auto& [by, clock] : other.strictly_fenced) strictly_fenced[by].learn(clock);
  }

  /// Null where nobody has fenced.
  const Clock* strictly_fenced_by(u32 block_index, u32 memory) const {
    const auto found = strictly_fenced.find({block_index, memory});
    return found == strictly_fenced.end() ? nullptr : &found->second;
  }

  /// What reaches threads that are not in scope: that it happened, not what it wrote.
  void learn_over(const Clocks& other) {
    over.learn(other.generic);
    over.learn(other.over);
    waited.learn(other.waited);
  }

  /// Keeps the memory for the next time.
  void clear() {
    generic.clear();
    over.clear();
    waited.clear();
    for (Clock& clock : async) clock.clear();
    async_global.clear();
    strictly_fenced.clear();
  }
};

/// What a thread knows: of its own cluster, and of others by their number in the launch. Of those it learns only
/// through global memory, so that a kernel without flags or counters there pays nothing for them.
struct Knowledge : Clocks {
  std::map<u32, Clocks> elsewhere;

  void learn(const Knowledge& other) {
    Clocks::learn(other);
    for (const auto& [cluster, clocks] : other.elsewhere) elsewhere[cluster].learn(clocks);
  }

  void clear() {
    Clocks::clear();
    elsewhere.clear();
  }
};

}  // namespace rawgemm::model
