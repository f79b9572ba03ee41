// Fences: "Parallel Synchronization and Communication Instructions: membar / fence" and "Memory Consistency Model:
// Proxies". Which rule the model follows where the ISA has none is argued in docs/model.md.
#include <global_memory.hpp>
#include <instructions.hpp>
#include <machine.hpp>
#include <ptx/fence.cuh>

namespace rawgemm::model {
namespace {

/// The mbarriers that the thread has initialised are visible to all who learn of this fence: a component of clocks of
/// its own, so that also a relaxed arrival can pass it on.
void publish_mbarriers(Thread& thread) {
  u16 component = 0;
  for (auto& [offset, barrier] : thread.cta->mbarriers) {
    if (barrier.init_thread != &thread || barrier.published) continue;
    if (component == 0) component = thread.cta->cluster->components++;
    barrier.published = true;
    barrier.publication = {.time = 1, .component = component};
  }
  if (component == 0) return;
  thread.known.generic.learn(component, 1);
  thread.published.learn(component, 1);
}

/// All that the thread knows of, not only what it did: the fence then lies on the way from each of these accesses to
/// what the async proxy does after it. With strict_proxy_fences only what it accessed itself, and for its own CTA what
/// others did.
void cover_shared(Thread& thread, bool peers) {
  const auto cover = [&](u32 rank) {
    if (settings().strict_proxy_fences)
      fence_strictly(thread, thread.known, rank);
    else
      thread.known.async_of(rank).learn(thread.known.generic);
  };
  cover(thread.cta->rank);
  thread.own_shared.fenced(thread.time);
  if (peers) {
    for (const Cta* cta : thread.cta->cluster->ctas) cover(cta->rank);
    thread.peer_shared.fenced(thread.time);
  }
  ++thread.time;
  publish_mbarriers(thread);
}

}  // namespace

void fence_acq_rel(Scope scope) {
  machine().step();
  global_memory().fence(scope);
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void fence_mbarrier_init() {
  machine().step();
  publish_mbarriers(machine().self());
}

void fence_proxy_async_shared_cta() {
  machine().step();
  cover_shared(machine().self(), false);
}

void fence_proxy_async_shared_cluster() {
  machine().step();
  cover_shared(machine().self(), true);
}

void fence_proxy_async_global() {
  machine().step();
  global_memory().fence_proxy_async();
}

void fence_proxy_async() {
  machine().step();
  cover_shared(machine().self(), true);
  global_memory().fence_proxy_async();
}

}  // namespace rawgemm::ptx
