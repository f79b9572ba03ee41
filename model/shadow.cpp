#include <shadow.hpp>

#include <algorithm>
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

void Shadow::remember(const Access& access, Viewer& viewer) {
  if (accesses_.size() >= most_accesses_) {
    forget_unused_accesses();
    viewer.steps_ = {};  // the numbers are others now
  }
  accesses_.push_back(access);
}

void Shadow::forget_unused_accesses() {
  std::vector<Access> used;
  std::vector<u32> numbers(accesses_.size());  // among those, from 1 on
  const auto keep = [&](u32& access) {
    u32& number = numbers[access];
    if (number == 0) {
      used.push_back(accesses_[access]);
      number = static_cast<u32>(used.size());
    }
    access = number - 1;
  };
  for (Granule& here : granules_)
    for (u32 i = 0; i < here.count && i < here.accesses.size(); ++i) keep(here.accesses[i]);
  for (auto& [number, entries] : more_)
    for (Entry& entry : entries) keep(entry.access);
  accesses_ = std::move(used);
  constexpr std::size_t least = 4096;
  most_accesses_ = std::max(least, 2 * accesses_.size());
}

Shadow::Entry Shadow::entry(u32 number, u32 i) {
  const Granule& here = granules_[number];
  if (i < here.accesses.size()) return {here.accesses[i], here.bytes[i]};
  return more_[number][i - here.accesses.size()];
}

void Shadow::set(u32 number, u32 i, const Entry& entry) {
  Granule& here = granules_[number];
  if (i >= here.accesses.size()) {
    more_[number][i - here.accesses.size()] = entry;
    return;
  }
  here.accesses[i] = entry.access;
  here.bytes[i] = entry.bytes;
}

void Shadow::push(u32 number, const Entry& entry) {
  Granule& here = granules_[number];
  if (here.count >= here.accesses.size()) more_[number].emplace_back();
  set(number, here.count++, entry);
}

void Shadow::drop(u32 number, u32 i) {
  Granule& here = granules_[number];
  set(number, i, entry(number, here.count - 1u));
  if (here.count > here.accesses.size()) more_[number].pop_back();
  --here.count;
}

void Shadow::write(u32 number, const Entry& now) {
  // What is ordered before this write need not be remembered for the bytes that it overwrites.
  Granule& here = granules_[number];
  if (now.bytes == 0xffff && here.count <= here.accesses.size()) here.count = 0;
  for (u32 i = here.count; i-- > 0;) {
    const Entry earlier = entry(number, i);
    const u16 left = static_cast<u16>(earlier.bytes & ~now.bytes);
    set(number, i, {earlier.access, left});
    if (left == 0) drop(number, i);
  }
  push(number, now);
  here.written |= now.bytes;
}

void Shadow::report(const Cta& cta, u32 number, const Access& access, const char* what, const std::string& why) {
  const std::string of = &cta == machine().self().cta ? "" : " of CTA " + std::to_string(cta.block_index);
  fail(what + (" at " + to_string(access.site)) + " touches " + name_of(cta, shared_window_begin + number * granule) +
       of + ": " + why);
}

void Shadow::check(Cta& cta, u32 number, const Entry& now, const Access& access, Viewer& viewer, const char* what) {
  Granule& here = granules_[number];
  const bool overwrites = access.writes() && !access.reduces();
  const bool atomic = access.kind == Access::Kind::generic_atomic;
  if ((here.mbarriers & 1 && now.bytes & 0x00ff) || (here.mbarriers & 2 && now.bytes & 0xff00))
    report(cta, number, access, what, "an mbarrier, which only mbarrier instructions may touch");
  const bool needs_value = !overwrites && !atomic && access.kind != Access::Kind::wgmma_read;
  if (needs_value && (now.bytes & ~here.written) != 0) report(cta, number, access, what, "never written");
  u32 same_actor = here.count;
  for (u32 i = 0; i < here.count; ++i) {
    const Entry before = entry(number, i);
    const Access& earlier = accesses_[before.access];
    if (access.agrees_with(earlier, before.bytes == now.bytes)) {
      if (earlier.same_actor(access)) same_actor = i;
      continue;
    }
    if ((before.bytes & now.bytes) == 0) continue;
    const Viewer::Order order = viewer.order(earlier, access.kind, cta.rank);
    if (order == Viewer::Order::unfenced || order == Viewer::Order::unfenced_here)
      report(cta, number, access, what,
             std::string(earlier.writes() ? "written" : "read") + " through the generic proxy by " +
                 to_string(earlier.site) + " without fence.proxy.async" +
                 (order == Viewer::Order::unfenced_here ? " by a thread of this CTA behind it" : ""));
    if (order == Viewer::Order::out_of_scope)
      report(cta, number, access, what,
             std::string(earlier.writes() ? "written" : "read") + " by " + name_of(earlier) +
                 " of another CTA: an arrival and a wait lie between, and not both have cluster scope");
    if (order == Viewer::Order::unordered)
      report(cta, number, access, what,
             std::string("still being ") + (earlier.writes() ? "written" : "read") + " by " + name_of(earlier) +
                 " without a wait that orders the two");
  }
  if (overwrites) {
    write(number, now);
  } else if (same_actor == here.count) {
    push(number, now);
  } else {
    // A reader's newest access stands for its earlier ones: to know the newest is to know them all.
    set(number, same_actor, {now.access, static_cast<u16>(entry(number, same_actor).bytes | now.bytes)});
  }
  if (atomic) here.written |= now.bytes;
}

void Shadow::access(Cta& cta, u32 offset, u32 size, const Access& access, Viewer& viewer, const char* what) {
  const u32 end = offset + size;
  // One instruction accesses many granules.
  if (accesses_.empty() || accesses_.back() != access) remember(access, viewer);
  const u32 access_number = static_cast<u32>(accesses_.size() - 1);
  for (u32 at = offset / granule * granule; at < end; at += granule) {
    const u32 number = at / granule;
    const u32 first = at < offset ? offset - at : 0;
    const u32 last = end - at < granule ? end - at : granule;
    const Entry now{access_number, static_cast<u16>((0xffffu << first) & (0xffffu >> (granule - last)))};
    Granule& here = granules_[number];
    // Neighbours mostly have one of a few pasts, which differ in what came second: what was found right for one, and
    // made of it, holds for the next.
    Viewer::Step& step = viewer.steps_[here.accesses[1] % viewer.steps_.size()];
    if (here == step.before && step.shadow == this && step.access == now.access && step.bytes == now.bytes) {
      here = step.after;
      continue;
    }
    const Granule before = here;
    check(cta, number, now, access, viewer, what);
    if (std::max(before.count, here.count) <= here.accesses.size()) step = {this, now.access, now.bytes, before, here};
  }
  machine().report().accesses_checked += (end + granule - 1) / granule - offset / granule;
}

}  // namespace rawgemm::model
