// Vector clocks: what has happened before a point of the execution.
#pragma once
#include <algorithm>
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

/// What a thread knows to have happened, and which part of it a fence.proxy.async has made visible to the async proxy.
struct Knowledge {
  Clock generic;
  Clock async;

  void learn(const Knowledge& other) {
    generic.learn(other.generic);
    async.learn(other.async);
  }
};

}  // namespace rawgemm::model
