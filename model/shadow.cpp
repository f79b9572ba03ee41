#include <shadow.hpp>

#include <cstring>
#include <map>

#include <machine.hpp>

namespace rawgemm::model {

std::string to_string(const Site& site) {
  const char* slash = std::strrchr(site.file, '/');
  return std::string(slash == nullptr ? site.file : slash + 1) + ":" + std::to_string(site.line);
}

namespace {

std::vector<Site>& sites() {
  static std::vector<Site> sites;
  return sites;
}

}  // namespace

SiteNumber number_of(const Site& site) {
  static std::map<std::pair<const char*, int>, SiteNumber> numbers;
  const auto [found, is_new] = numbers.try_emplace({site.file, site.line}, static_cast<SiteNumber>(sites().size()));
  if (is_new) sites().push_back(site);
  return found->second;
}

std::string to_string(SiteNumber site) { return to_string(sites().at(site)); }

namespace {

Viewer::Order order_for(const Thread& thread, const Access& earlier, bool async) {
  using Order = Viewer::Order;
  if (earlier.async()) {
    for (u32 i = 0; i < earlier.components; ++i)
      if (thread.known.generic[earlier.component + i] < earlier.time) return Order::unordered;
    return Order::ordered;
  }
  const bool own = earlier.thread == thread.id;
  if (!own && !knows(thread.known.generic, earlier)) return Order::unordered;
  // The async proxy sees a write through the generic proxy only behind a fence that lies on the way from one to the
  // other. A read needs none: nothing of it has to become visible.
  if (async && earlier.writes() && !knows(thread.known.async, earlier) &&
      !(own && earlier.thread_time <= thread.fenced_time))
    return Order::unfenced;
  return Order::ordered;
}

}  // namespace

Viewer::Order Viewer::look_up(const Access& earlier, bool async) {
  for (u32 i = 0; i < count_; ++i)
    if (const Order order = order_for(*threads_[i], earlier, async); order != Order::ordered) return order;
  if (async != known_async_) known_ = {};
  known_[earlier.component % known_.size()] = earlier;
  known_async_ = async;
  return Order::ordered;
}

void Shadow::push(u32 cell, const Access& access) {
  Cell& here = cells_[cell];
  if (here.count < here.first.size())
    here.first[here.count] = access;
  else
    more_[cell].push_back(access);
  ++here.count;
}

void Shadow::drop(u32 cell, u32 i) {
  Cell& here = cells_[cell];
  entry(cell, i) = entry(cell, here.count - 1);
  if (here.count > here.first.size()) more_[cell].pop_back();
  --here.count;
}

void Shadow::write(u32 cell, const Access& access) {
  // What is ordered before this write need not be remembered for the bytes that it overwrites.
  Cell& here = cells_[cell];
  if (access.bytes == 0xffff && here.count <= here.first.size()) here.count = 0;
  for (u32 i = here.count; i-- > 0;) {
    Access& earlier = entry(cell, i);
    earlier.bytes = static_cast<u16>(earlier.bytes & ~access.bytes);
    if (earlier.bytes == 0) drop(cell, i);
  }
  push(cell, access);
  here.written |= access.bytes;
}

void Shadow::access(Cta& cta, u32 offset, u32 size, Access access, Viewer& viewer, const char* what) {
  const auto report = [&](u32 cell, const std::string& why) {
    fail(what + (" at " + to_string(access.site)) + " touches " + name_of(cta, shared_window_begin + cell * granule) +
         ": " + why);
  };
  const bool reads = !access.writes() || access.kind == Access::Kind::async_reduce;
  const bool async = access.async();
  const u32 end = offset + size;
  for (u32 at = offset / granule * granule; at < end; at += granule) {
    const u32 number = at / granule;
    Cell& cell = cells_[number];
    const u32 first = at < offset ? offset - at : 0;
    const u32 last = end - at < granule ? end - at : granule;
    access.bytes = static_cast<u16>((0xffffu << first) & (0xffffu >> (granule - last)));

    if ((cell.mbarriers & 1 && access.bytes & 0x00ff) || (cell.mbarriers & 2 && access.bytes & 0xff00))
      report(number, "an mbarrier, which only mbarrier instructions may touch");
    if (reads && (access.bytes & ~cell.written) != 0) report(number, "never written");
    u32 same_actor = cell.count;
    for (u32 i = 0; i < cell.count; ++i) {
      const Access& earlier = entry(number, i);
      if (access.agrees_with(earlier)) {
        if (earlier.same_actor(access)) same_actor = i;
        continue;
      }
      if ((earlier.bytes & access.bytes) == 0) continue;
      const Viewer::Order order = viewer.order(earlier, async);
      if (order == Viewer::Order::unfenced)
        report(number,
               "written through the generic proxy by " + to_string(earlier.site) + " without fence.proxy.async");
      if (order == Viewer::Order::unordered)
        report(number, std::string("still being ") + (earlier.writes() ? "written" : "read") + " by " +
                           name_of(earlier) + " without a wait that orders the two");
    }
    if (!reads) {
      write(number, access);
    } else if (same_actor == cell.count) {
      push(number, access);
    } else {
      // A reader's newest access stands for its earlier ones: to know the newest is to know them all.
      Access& earlier = entry(number, same_actor);
      const u16 bytes = earlier.bytes;
      earlier = access;
      earlier.bytes |= bytes;
    }
  }
  machine().report().accesses_checked += (end + granule - 1) / granule - offset / granule;
}

}  // namespace rawgemm::model
