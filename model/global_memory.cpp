#include <global_memory.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace rawgemm::model {
namespace {

constexpr u64 page_bytes = 64 * 1024;
constexpr u64 granule = 16;
/// What griddepcontrol.wait teaches: stands for a cluster in Knowledge::elsewhere.
constexpr u32 previous_launch = ~u32{0};

/// Bytes from the first to the last of dimensions 0 to `dimensions` - 1.
i64 extent(const GlobalBox& box, std::size_t dimensions) {
  i64 bytes = box.run;
  for (std::size_t d = 0; d < dimensions; ++d) bytes += (box.dimensions[d].count - 1) * box.dimensions[d].stride;
  return bytes;
}

/// Does a run among dimensions 0 to `dimensions` - 1, which begin at 0, touch [begin, end)?
bool touches(const GlobalBox& box, std::size_t dimensions, i64 begin, i64 end) {
  if (dimensions == 0) return begin < box.run && end > 0;
  const auto [count, stride] = box.dimensions[dimensions - 1];
  if (count == 1) return touches(box, dimensions - 1, begin, end);
  // Repetition i lies in [i * stride, i * stride + inner).
  const i64 inner = extent(box, dimensions - 1);
  const i64 first = begin < inner ? 0 : (begin - inner) / stride + 1;
  for (i64 i = first; i < count && i * stride < end; ++i)
    if (touches(box, dimensions - 1, begin - i * stride, end - i * stride)) return true;
  return false;
}

bool acquires(Order order) { return order == Order::acquire || order == Order::acq_rel; }
bool releases(Order order) { return order == Order::release || order == Order::acq_rel; }

/// The thread learns what a release handed over, if each is in the other's scope.
bool acquire(Thread& thread, Scope scope, const Release& release) {
  const u32 mine = cluster_of(*thread.cta);
  const u32 block = thread.cta->block_index;
  if (!includes(scope, block, mine, release.block_index, release.cluster) ||
      !includes(release.scope, release.block_index, release.cluster, block, mine))
    return false;
  const auto learn = [&](u32 cluster, const Clocks& clocks) {
    (cluster == mine ? static_cast<Clocks&>(thread.known) : thread.known.elsewhere[cluster]).learn(clocks);
  };
  learn(release.cluster, release.known);
  for (const auto& [cluster, clocks] : release.known.elsewhere) learn(cluster, clocks);
  return true;
}

void add(std::vector<std::shared_ptr<const Release>>& releases, const std::shared_ptr<const Release>& release) {
  if (std::find(releases.begin(), releases.end(), release) == releases.end()) releases.push_back(release);
}

void observe(Thread& thread, const Observed& seen) {
  std::vector<Observed>& all = thread.global.observed;
  const auto same = [&](const Observed& other) {
    return other.address == seen.address && other.release == seen.release;
  };
  if (std::none_of(all.begin(), all.end(), same)) all.push_back(seen);
}

std::shared_ptr<const Release> release_of(Thread& thread, Scope scope) {
  Release result{scope, thread.cta->block_index, cluster_of(*thread.cta), {}};
  release(thread, result.known);
  return std::make_shared<const Release>(std::move(result));
}

/// The thread has written through the generic proxy: until it fences, the async proxy may not see it.
void mark_written(Thread& thread) {
  thread.global.writes = true;
  if (thread.global.unfenced_epoch == 0) thread.global.unfenced_epoch = thread.warp->epoch;
}

std::string describe_polling(const Thread& thread) {
  return "another value of " + name_of_global(reinterpret_cast<std::uintptr_t>(thread.wait.global));
}

}  // namespace

GlobalMemory& global_memory() {
  static GlobalMemory memory;
  return memory;
}

std::string name_of_global(u64 address) {
  char text[32];
  for (const GlobalObject& object : settings().global_objects) {
    const u64 begin = reinterpret_cast<std::uintptr_t>(object.address);
    if (address < begin || address >= begin + object.bytes) continue;
    std::snprintf(text, sizeof(text), "+0x%llx", address - begin);
    return object.name + (address == begin ? "" : text);
  }
  std::snprintf(text, sizeof(text), "0x%llx", address);
  return std::string("global memory at ") + text;
}

bool GlobalBox::overlaps(const GlobalBox& other) const {
  const i64 distance = static_cast<i64>(other.address - address);
  if (distance >= extent(*this, 5) || -distance >= extent(other, 5)) return false;
  bool same_strides = true;
  for (std::size_t d = 0; d < 5; ++d)
    same_strides &= dimensions[d].count == 1 || other.dimensions[d].count == 1 ||
                    dimensions[d].stride == other.dimensions[d].stride;
  if (same_strides) {
    // Runs i of this and j of the other are apart by what depends on i - j alone: the differences make a box.
    GlobalBox differences = *this;
    i64 origin = 0;
    for (std::size_t d = 0; d < 5; ++d) {
      const Dimension& theirs = other.dimensions[d];
      Dimension& both = differences.dimensions[d];
      if (theirs.count > 1) both.stride = theirs.stride;
      origin -= (theirs.count - 1) * both.stride;
      both.count += theirs.count - 1;
    }
    return touches(differences, 5, distance - origin, distance - origin + other.run);
  }
  bool found = false;
  other.for_each_run([&](u64 at) {
    const i64 begin = static_cast<i64>(at - address);
    found = found || touches(*this, 5, begin, begin + other.run);
  });
  return found;
}

u32 GlobalMemory::actor_of(Thread& thread) {
  if (thread.global.actor == 0) {
    thread.global.actor = static_cast<u32>(launch().actors.size());
    launch().actors.push_back({&thread, 0, thread.cta->block_index, thread.index});
  }
  return thread.global.actor;
}

GlobalRecord GlobalMemory::record_of(Thread& thread, GlobalRecord::Kind kind, const Site& site) {
  actor_of(thread);
  return {.cluster = cluster_of(*thread.cta),
          .actor = thread.global.actor,
          .time = thread.warp->epoch,
          .thread_time = thread.time,
          .component = thread.warp->component,
          .site = number_of(site),
          .kind = kind};
}

std::string GlobalMemory::name_of(const Launch& launch, const GlobalRecord& record) const {
  const Actor& actor = launch.actors[record.actor];
  std::string name = to_string(record.site) + (record.async ? " (async)" : "") + " by CTA " +
                     std::to_string(actor.block_index) + " warp " + std::to_string(actor.thread_index / 32) + " lane " +
                     std::to_string(actor.thread_index % 32);
  return &launch == &launches_.back() ? name : name + " of the launch before";
}

GlobalMemory::Verdict GlobalMemory::order(const GlobalRecord& earlier, const GlobalRecord& access,
                                          const Thread& thread) const {
  const Clocks* clocks = &thread.known;
  if (earlier.cluster != access.cluster) {
    const auto found = thread.known.elsewhere.find(earlier.cluster);
    clocks = found == thread.known.elsewhere.end() ? nullptr : &found->second;
  }
  const Actor& actor = launches_.back().actors[earlier.actor];
  const u32 block = thread.cta->block_index;
  const bool strict = access.async && settings().strict_proxy_fences;
  // With the setting: behind an access of another CTA, through either proxy, a thread of this one fences.
  const Clock* const here = strict && clocks != nullptr ? clocks->strictly_fenced_by(block, Clocks::global) : nullptr;
  const bool needs_here = strict && actor.block_index != block;
  if (earlier.async) {
    if (clocks == nullptr || clocks->generic[earlier.component] < earlier.time) return Verdict::unordered;
    const bool fenced = !needs_here || (here != nullptr && (*here)[earlier.component] >= earlier.time);
    return fenced ? Verdict::ordered : Verdict::unfenced_here;
  }
  const u32 solo = actor.thread != nullptr ? actor.thread->solo_component : actor.solo_component;
  const auto known_to = [&](const Clock& clock) {
    return clock[earlier.component] >= earlier.time || (solo != 0 && clock[solo] >= earlier.thread_time);
  };
  const bool own = earlier.actor == access.actor;
  if (!own && (clocks == nullptr || !known_to(clocks->generic))) return Verdict::unordered;
  if (needs_here) return here != nullptr && known_to(*here) ? Verdict::ordered : Verdict::unfenced_here;
  if (!access.async || (own && earlier.thread_time <= thread.global.fenced_time)) return Verdict::ordered;
  const Clock* fenced = clocks == nullptr ? nullptr : &clocks->async_global;
  if (!earlier.writes()) {
    if (!strict) return Verdict::ordered;
    fenced = clocks == nullptr ? nullptr : clocks->strictly_fenced_by(Clocks::each_itself, Clocks::global);
  }
  return fenced != nullptr && known_to(*fenced) ? Verdict::ordered : Verdict::unfenced;
}

void GlobalMemory::check_record(const char* what, const GlobalBox& box, const GlobalRecord& access,
                                const Thread& thread, const Launch& launch, const GlobalRecord& earlier) const {
  using Kind = GlobalRecord::Kind;
  const auto report = [&](const std::string& why) {
    fail(what + (" at " + to_string(access.site)) + " by " + model::name_of(thread) + " touches " +
         name_of_global(box.address) + ": " + why);
  };
  if (&launch != &launches_.back()) {
    const std::string by = (earlier.writes() ? "written by " : "read by ") + name_of(launch, earlier);
    // griddepcontrol.wait waits for the launch before; for those before that, only if that one waited for them.
    if (!std::all_of(&launch + 1, &launches_.back(), [](const Launch& between) { return between.waited; }))
      report(by + ", which may still run: the launch between has not executed griddepcontrol.wait");
    if (thread.known.elsewhere.count(previous_launch) == 0)
      report(by + ", which may still run: no griddepcontrol.wait lies between");
    return;
  }
  if (earlier.strong && access.strong && (earlier.async == access.async || (earlier.reduction && access.reduction))) {
    const u32 block = thread.cta->block_index;
    const u32 other = launch.actors[earlier.actor].block_index;
    if (includes(access.scope, block, access.cluster, other, earlier.cluster) &&
        includes(earlier.scope, other, earlier.cluster, block, access.cluster))
      return;
  }
  const std::string by = (earlier.writes() ? "written by " : "read by ") + name_of(launch, earlier);
  if (earlier.kind == Kind::read_only || access.kind == Kind::read_only)
    report(by + " in the same launch, and ld.global.nc needs memory that nobody writes");
  switch (order(earlier, access, thread)) {
    case Verdict::ordered:
      return;
    case Verdict::unfenced:
      report((earlier.writes() ? "written" : "read") + (" through the generic proxy by " + to_string(earlier.site)) +
             " without fence.proxy.async");
      return;
    case Verdict::unfenced_here:
      report(by + " without fence.proxy.async by a thread of this CTA behind it");
      return;
    case Verdict::unordered:
      report("still being " + by +
             (earlier.async ? " without a wait" : " without a barrier, or a release and acquire,") +
             " that orders the two");
  }
}

void GlobalMemory::check(const char* what, const GlobalBox& box, const GlobalRecord& access, const Thread& thread) {
  for (const Launch& launch : launches_) {
    if (launch.pages.empty()) continue;
    const auto check_operations = [&](const std::vector<u32>& operations) {
      for (const u32 number : operations)
        if (const BulkOperation& earlier = launch.operations[number]; box.overlaps(earlier.box))
          check_record(what, box, access, thread, launch, earlier.record);
    };
    const auto check_granules = [&](u64 begin, u64 end) {
      for (u64 at = begin / granule * granule; at < end; at += granule) {
        const auto found = launch.granules.find(at / granule);
        if (found == launch.granules.end()) continue;
        const u64 first = at < begin ? begin - at : 0;
        const u64 last = std::min(end - at, granule);
        const u32 bytes = (0xffffu << first) & (0xffffu >> (granule - last));
        const auto check_records = [&](const std::vector<GlobalRecord>& records) {
          for (const GlobalRecord& earlier : records)
            if ((earlier.bytes & bytes) != 0) check_record(what, box, access, thread, launch, earlier);
        };
        check_records(found->second.writes);
        if (access.writes()) check_records(found->second.reads);
      }
    };
    u64 last_number = ~u64{0};
    const Page* page = nullptr;
    box.for_each_run([&](u64 begin) {
      const u64 end = begin + static_cast<u64>(box.run);
      for (u64 number = begin / page_bytes; number <= (end - 1) / page_bytes; ++number) {
        if (number != last_number) {
          last_number = number;
          const auto found = launch.pages.find(number);
          page = found == launch.pages.end() ? nullptr : &found->second;
          if (page != nullptr) check_operations(page->writes);
          if (page != nullptr && access.writes()) check_operations(page->reads);
        }
        if (page != nullptr && page->granules)
          check_granules(std::max(begin, number * page_bytes), std::min(end, (number + 1) * page_bytes));
      }
    });
  }
  ++machine().report().global_accesses_checked;
}

void GlobalMemory::bulk_access(const char* what, const GlobalBox& box, Bulk kind, u16 component, u32 time,
                               const Site& site) {
  Thread& thread = machine().self();
  for (const GlobalBox::Dimension& dimension : box.dimensions)
    if (dimension.count == 0) return;
  if (box.run == 0) return;
  GlobalRecord record =
      record_of(thread, kind == Bulk::read ? GlobalRecord::Kind::read : GlobalRecord::Kind::write, site);
  record.time = time;
  record.component = component;
  record.async = true;
  record.strong = record.reduction = kind == Bulk::reduce;
  check(what, box, record, thread);

  const u32 number = static_cast<u32>(launch().operations.size());
  launch().operations.push_back({box, record});
  u64 last_page = ~u64{0};
  box.for_each_run([&](u64 begin) {
    for (u64 i = begin / page_bytes; i <= (begin + static_cast<u64>(box.run) - 1) / page_bytes; ++i) {
      if (i == last_page) continue;
      last_page = i;
      Page& page = launch().pages[i];
      if (!record.writes()) {
        page.reads.push_back(number);
        continue;
      }
      // What is ordered before a write of the same bytes need not be remembered.
      const auto is_past = [&](u32 earlier) {
        const BulkOperation& operation = launch().operations[earlier];
        return operation.box == box && order(operation.record, record, thread) == Verdict::ordered;
      };
      std::erase_if(page.reads, is_past);
      std::erase_if(page.writes, is_past);
      page.writes.push_back(number);
    }
  });
}

void GlobalMemory::remember(u64 address, u32 bytes, GlobalRecord record, const Thread& thread) {
  launch().pages[address / page_bytes].granules = true;
  auto& [reads, writes] = launch().granules[address / granule];
  record.bytes = static_cast<u16>(((1u << bytes) - 1) << address % granule);
  if (!record.writes()) {
    // A reader's newest access stands for its earlier ones: to know the newest is to know them all.
    std::erase_if(reads, [&](const GlobalRecord& earlier) {
      return earlier.actor == record.actor && earlier.kind == record.kind && earlier.strong == record.strong &&
             (earlier.bytes & ~record.bytes) == 0;
    });
    reads.push_back(record);
    return;
  }
  const auto is_past = [&](GlobalRecord& earlier) {
    if (order(earlier, record, thread) == Verdict::ordered)
      earlier.bytes = static_cast<u16>(earlier.bytes & ~record.bytes);
    return earlier.bytes == 0;
  };
  std::erase_if(reads, is_past);
  std::erase_if(writes, is_past);
  writes.push_back(record);
}

void GlobalMemory::read(const char* what, const void* address, u32 bytes, bool read_only, const Site& site) {
  Thread& thread = machine().self();
  const u64 at = reinterpret_cast<std::uintptr_t>(address);
  const GlobalRecord record =
      record_of(thread, read_only ? GlobalRecord::Kind::read_only : GlobalRecord::Kind::read, site);
  check(what, {at, bytes, {}}, record, thread);
  remember(at, bytes, record, thread);
}

void GlobalMemory::write(const char* what, const void* address, u32 bytes, const Site& site) {
  Thread& thread = machine().self();
  const u64 at = reinterpret_cast<std::uintptr_t>(address);
  const GlobalRecord record = record_of(thread, GlobalRecord::Kind::write, site);
  check(what, {at, bytes, {}}, record, thread);
  remember(at, bytes, record, thread);
  mark_written(thread);
  if (!flags_.empty()) flags_.erase(at);  // a weak write hands nothing over
}

void GlobalMemory::poll(const void* address, u32 actor, const Wait& waiting) {
  const auto flag = flags_.find(reinterpret_cast<std::uintptr_t>(address));
  if (flag == flags_.end()) return;
  const auto seen = flag->second.seen.find(actor);
  if (seen == flag->second.seen.end() || seen->second != flag->second.version) return;
  machine().poll(waiting);
}

void GlobalMemory::strong_access(const char* what, const void* address, u32 bytes, Strong kind, Order order,
                                 Scope scope, const Site& site, const AccessToFlag& access) {
  Thread& thread = machine().self();
  const u64 at = reinterpret_cast<std::uintptr_t>(address);
  GlobalRecord record =
      record_of(thread, kind == Strong::load ? GlobalRecord::Kind::read : GlobalRecord::Kind::write, site);
  record.strong = true;
  record.reduction = kind == Strong::read_modify_write;
  record.scope = scope;
  const Wait waiting{.describe = &describe_polling, .site = site, .global = address};
  record.thread_time = hand_over(address, kind, order, scope, waiting, [&] {
    check(what, {at, bytes, {}}, record, thread);
    return access();
  });
  remember(at, bytes, record, thread);
  if (kind != Strong::load) mark_written(thread);
}

u32 GlobalMemory::hand_over(const void* address, Strong kind, Order order, Scope scope, const Wait& waiting,
                            const AccessToFlag& access) {
  Thread& thread = machine().self();
  const u64 at = reinterpret_cast<std::uintptr_t>(address);
  const u32 actor = actor_of(thread);
  if (kind == Strong::load) poll(address, actor, waiting);
  const bool changed = access();

  // A write is part of a release pattern behind a fence, and behind a release at the same word.
  const auto own = thread.global.releases.find(at);
  const bool relaxed_write = kind != Strong::load && !releases(order);
  const bool fenced = relaxed_write && thread.global.fence != nullptr;
  const bool follows = relaxed_write && own != thread.global.releases.end();
  const auto found = flags_.find(at);
  // What changes a value and orders nothing, at a place where nobody waits: nothing to keep.
  const bool keep = kind == Strong::load || !changed || releases(order) || fenced || follows;
  Flag* const flag = found != flags_.end() ? &found->second : keep ? &flags_[at] : nullptr;
  if (flag != nullptr && kind != Strong::store) {
    for (const auto& release : flag->released)
      if (!acquires(order) || !acquire(thread, scope, *release)) observe(thread, {at, release});
  }
  // What relaxed reads of the word saw before is acquired with it.
  if (acquires(order))
    std::erase_if(thread.global.observed,
                  [&](const Observed& seen) { return seen.address == at && acquire(thread, scope, *seen.release); });
  // Who reads a value knows that it was written: in such a pattern its time is that of the pattern's beginning.
  u32 time = thread.time;
  if (fenced) time = thread.global.fence_time;
  if (follows) time = std::min(time, own->second.time);
  if (flag == nullptr) return time;

  if (kind == Strong::store) flag->released.clear();
  if (kind != Strong::load && releases(order)) {
    // What this thread has acquired, it hands on itself.
    if (acquires(order) && scope >= Scope::gpu)
      std::erase_if(flag->released, [](const auto& release) { return release->scope >= Scope::gpu; });
    const std::shared_ptr<const Release> release = release_of(thread, scope);
    add(flag->released, release);
    thread.global.releases[at] = {release, time};
  }
  if (fenced) add(flag->released, thread.global.fence);
  if (follows) add(flag->released, own->second.release);
  if (changed) {
    ++flag->version;
  } else if (kind == Strong::read_modify_write) {
    poll(address, actor, waiting);
  }
  flags_[at].seen[actor] = flags_[at].version;
  return time;
}

void GlobalMemory::fence(Scope scope) {
  Thread& thread = machine().self();
  std::erase_if(thread.global.observed, [&](const Observed& seen) { return acquire(thread, scope, *seen.release); });
  thread.global.fence_time = thread.time;
  thread.global.fence = release_of(thread, scope);
}

void GlobalMemory::fence_proxy_async() {
  Thread& thread = machine().self();
  const auto cover = [&](Clocks& clocks) {
    if (settings().strict_proxy_fences)
      fence_strictly(thread, clocks, Clocks::global);
    else
      clocks.async_global.learn(clocks.generic);
  };
  cover(thread.known);
  for (auto& [cluster, clocks] : thread.known.elsewhere) cover(clocks);
  thread.global.fenced_time = thread.time++;
  thread.global.unfenced_epoch = 0;
}

void GlobalMemory::wait_for_previous_launch() {
  launch().waited = true;
  Thread& self = machine().self();
  self.cta->has_waited = true;
  self.known.elsewhere[previous_launch];
}

void GlobalMemory::let_next_launch_begin() {
  const Thread& self = machine().self();
  if (self.cta->lets_next_begin) return;
  self.cta->lets_next_begin = true;
  if (self.known.elsewhere.count(previous_launch) != 0) launch().waits_first = true;
}

void GlobalMemory::end_cta(const Cta& cta) {
  if (cta.has_waited && !cta.lets_next_begin) launch().waits_first = true;
}

void GlobalMemory::begin_launch(bool programmatic) {
  flags_.clear();
  // A launch may begin as soon as each CTA of the one before has let it, which may be while those before that still
  // run.
  const bool all_remain =
      programmatic && !launches_.empty() && launches_.back().programmatic && !launches_.back().waits_first;
  if (!programmatic)
    launches_.clear();
  else if (!all_remain && launches_.size() > 1)
    launches_.erase(launches_.begin(), launches_.end() - 1);
  launches_.emplace_back().programmatic = programmatic;
}

void GlobalMemory::end_batch() {
  for (Actor& actor : launch().actors) {
    if (actor.thread == nullptr) continue;
    actor.solo_component = actor.thread->solo_component;
    actor.thread = nullptr;
  }
}

}  // namespace rawgemm::model
