#include <shadow.hpp>

#include <cstring>

#include <machine.hpp>

namespace rawgemm::model {

std::string to_string(const Site& site) {
  const char* slash = std::strrchr(site.file, '/');
  return std::string(slash == nullptr ? site.file : slash + 1) + ":" + std::to_string(site.line);
}

namespace {

Viewer::Order order_for(const Thread& thread, const Access& earlier, bool async) {
  using Order = Viewer::Order;
  if (earlier.async()) {
    for (u32 i = 0; i < earlier.components; ++i)
      if (thread.known.generic[earlier.component + i] < earlier.time) return Order::unordered;
    return Order::ordered;
  }
  const u32 solo = machine().thread(earlier.thread).solo_component;
  const auto holds = [&](const Clock& clock) {
    return clock[earlier.component] >= earlier.time || (solo != 0 && clock[solo] >= earlier.thread_time);
  };
  const bool own = earlier.thread == thread.id;
  if (!own && !holds(thread.known.generic)) return Order::unordered;
  // The async proxy sees a write through the generic proxy only behind a fence that lies on the way from one to the
  // other. A read needs none: nothing of it has to become visible.
  if (async && earlier.writes() && !holds(thread.known.async) && !(own && earlier.thread_time <= thread.fenced_time))
    return Order::unfenced;
  return Order::ordered;
}

bool same_event(const Access& x, const Access& y) {
  return x.component == y.component && x.time == y.time && x.thread == y.thread && x.thread_time == y.thread_time &&
         x.kind == y.kind;
}

}  // namespace

Viewer::Order Viewer::order(const Access& earlier, bool async) {
  if (async == last_async_ && same_event(earlier, last_)) return Order::ordered;
  for (u32 i = 0; i < count_; ++i)
    if (const Order order = order_for(*threads_[i], earlier, async); order != Order::ordered) return order;
  last_ = earlier;
  last_async_ = async;
  return Order::ordered;
}

void Shadow::Cell::push(const Access& access) {
  if (count < first.size())
    first[count] = access;
  else
    more.push_back(access);
  ++count;
}

void Shadow::Cell::pop() {
  if (count > first.size()) more.pop_back();
  --count;
}

void Shadow::access(Cta& cta, u32 offset, u32 size, const Access& access, Viewer& viewer, const char* what) {
  const auto touches = [&](u32 at) {
    return what + (" at " + to_string(access.site)) + " touches " + name_of(cta, shared_window_begin + at);
  };
  const u32 end = offset + size;
  for (u32 at = offset / granule * granule; at < end; at += granule) {
    Cell& cell = cells_[at / granule];
    const u32 first = at < offset ? offset - at : 0;
    const u32 last = end - at < granule ? end - at : granule;
    const u16 bytes = static_cast<u16>((0xffffu << first) & (0xffffu >> (granule - last)));

    if (cell.mbarrier_bytes & bytes) fail(touches(at) + ": an mbarrier, which only mbarrier instructions may touch");
    for (u32 i = 0; i < cell.count; ++i) {
      const Access& earlier = cell[i];
      if (!(earlier.bytes & bytes) || !(earlier.writes() || access.writes())) continue;
      const Viewer::Order order = viewer.order(earlier, access.async());
      if (order == Viewer::Order::ordered) continue;
      if (order == Viewer::Order::unfenced)
        fail(touches(at) + ": written through the generic proxy by " + to_string(earlier.site) +
             " without fence.proxy.async");
      fail(touches(at) + ": still being " + (earlier.writes() ? "written" : "read") + " by " + name_of(earlier) +
           " without a wait that orders the two");
    }

    if (!access.writes()) {
      if (bytes & ~cell.written) fail(touches(at) + ": never written");
      // A reader's newest access stands for its earlier ones: to know the newest is to know them all.
      u32 i = 0;
      while (i < cell.count && !(cell[i].kind == access.kind && cell[i].component == access.component &&
                                 cell[i].thread == access.thread))
        ++i;
      if (i < cell.count) {
        const u16 earlier_bytes = cell[i].bytes;
        cell[i] = access;
        cell[i].bytes = static_cast<u16>(earlier_bytes | bytes);
      } else {
        cell.push(access);
        cell[cell.count - 1].bytes = bytes;
      }
      continue;
    }
    // What is ordered before this write need not be remembered for the bytes that it overwrites.
    for (u32 i = 0; i < cell.count;) {
      cell[i].bytes = static_cast<u16>(cell[i].bytes & ~bytes);
      if (cell[i].bytes != 0) {
        ++i;
        continue;
      }
      cell[i] = cell[cell.count - 1];
      cell.pop();
    }
    cell.push(access);
    cell[cell.count - 1].bytes = bytes;
    cell.written |= bytes;
  }
  machine().report().accesses_checked += (end + granule - 1) / granule - offset / granule;
}

}  // namespace rawgemm::model
