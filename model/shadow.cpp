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

Viewer::Order order_for(const Thread& thread, const Access& earlier, Access::Kind kind, u32 rank) {
  using Order = Viewer::Order;
  const bool own = earlier.thread == thread.id;
  if (!own && !knows(thread.known.generic, earlier)) {
    if (!knows(thread.known.over, earlier)) return Order::unordered;
    // A read that is over cannot see a later write, and a bulk copy that somebody has waited for cannot come after a
    // later one: these need no more than that the one is over when the other begins. What must become visible needs
    // the scope ("Memory Consistency Model: Morally strong operations").
    const bool need_not_see = Access::writes(kind) && (!earlier.writes() || (earlier.async() && Access::async(kind)));
    if (!need_not_see || settings().strict_scopes) return Order::out_of_scope;
  }
  // The async proxy comes behind what was done through the generic proxy only behind a fence that lies on the way from
  // one to the other: it would neither see a write nor keep behind a read.
  if (!Access::async(kind) || earlier.async()) return Order::ordered;
  // With the setting each thread of a CTA fences what it accessed itself, and behind an access of another CTA a thread
  // of this one fences.
  const bool strict = settings().strict_proxy_fences;
  const Cta& cta = *thread.cta;
  // What st.async writes is nobody's own.
  if (strict && (earlier.thread == Access::no_thread || machine().thread(earlier.thread).cta != &cta)) {
    const Clock* const here = thread.known.strictly_fenced_by(cta.block_index, rank);
    return here != nullptr && knows(*here, earlier) ? Order::ordered : Order::unfenced_here;
  }
  const ProxyFence& fence = rank == cta.rank ? thread.own_shared : thread.peer_shared;
  if (own && earlier.thread_time <= fence.time) return Order::ordered;
  const std::vector<Clock>& fences = thread.known.async;
  const Clock* fenced = rank < fences.size() ? &fences[rank] : nullptr;
  if (strict && !earlier.writes()) fenced = thread.known.strictly_fenced_by(Clocks::each_itself, rank);
  return fenced != nullptr && knows(*fenced, earlier) ? Order::ordered : Order::unfenced;
}

}  // namespace

Viewer::Order Viewer::look_up(const Access& earlier, Access::Kind kind, u32 rank) {
  for (u32 i = 0; i < count_; ++i)
    if (const Order order = order_for(*threads_[i], earlier, kind, rank); order != Order::ordered) return order;
  if (kind != known_kind_ || rank != known_rank_) known_ = {};
  known_[earlier.component % known_.size()] = earlier;
  known_kind_ = kind;
  known_rank_ = rank;
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
    const std::string of = &cta == machine().self().cta ? "" : " of CTA " + std::to_string(cta.block_index);
    fail(what + (" at " + to_string(access.site)) + " touches " + name_of(cta, shared_window_begin + cell * granule) +
         of + ": " + why);
  };
  const bool overwrites = access.writes() && !access.reduces();
  const bool atomic = access.kind == Access::Kind::generic_atomic;
  const u32 end = offset + size;
  for (u32 at = offset / granule * granule; at < end; at += granule) {
    const u32 number = at / granule;
    Cell& cell = cells_[number];
    const u32 first = at < offset ? offset - at : 0;
    const u32 last = end - at < granule ? end - at : granule;
    access.bytes = static_cast<u16>((0xffffu << first) & (0xffffu >> (granule - last)));

    if ((cell.mbarriers & 1 && access.bytes & 0x00ff) || (cell.mbarriers & 2 && access.bytes & 0xff00))
      report(number, "an mbarrier, which only mbarrier instructions may touch");
    if (!overwrites && !atomic && (access.bytes & ~cell.written) != 0) report(number, "never written");
    u32 same_actor = cell.count;
    for (u32 i = 0; i < cell.count; ++i) {
      const Access& earlier = entry(number, i);
      if (access.agrees_with(earlier)) {
        if (earlier.same_actor(access)) same_actor = i;
        continue;
      }
      if ((earlier.bytes & access.bytes) == 0) continue;
      const Viewer::Order order = viewer.order(earlier, access.kind, cta.rank);
      if (order == Viewer::Order::unfenced || order == Viewer::Order::unfenced_here)
        report(number, std::string(earlier.writes() ? "written" : "read") + " through the generic proxy by " +
                           to_string(earlier.site) + " without fence.proxy.async" +
                           (order == Viewer::Order::unfenced_here ? " by a thread of this CTA behind it" : ""));
      if (order == Viewer::Order::out_of_scope)
        report(number, std::string(earlier.writes() ? "written" : "read") + " by " + name_of(earlier) +
                           " of another CTA: an arrival and a wait lie between, and not both have cluster scope");
      if (order == Viewer::Order::unordered)
        report(number, std::string("still being ") + (earlier.writes() ? "written" : "read") + " by " +
                           name_of(earlier) + " without a wait that orders the two");
    }
    if (overwrites) {
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
    if (atomic) cell.written |= access.bytes;
  }
  machine().report().accesses_checked += (end + granule - 1) / granule - offset / granule;
}

}  // namespace rawgemm::model
