// Bulk copies of contiguous bytes, bulk groups and cache policies: "Data Movement and Conversion Instructions:
// cp.async.bulk, cp.reduce.async.bulk, cp.async.bulk.prefetch, cp.async.bulk.commit_group, cp.async.bulk.wait_group,
// createpolicy".
#include <bulk.hpp>

#include <cstring>

#include <global_memory.hpp>
#include <instructions.hpp>
#include <mbarrier.hpp>
#include <ptx/cp_async_bulk.cuh>
#include <reduction.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 bulk_alignment = 16;
constexpr u64 policy_magic = 0x9011c7ull << 32;

void check_range(const char* instruction, u64 dst, u64 src, u32 bytes, const Site& site) {
  const auto refuse = [&](const char* argument, u64 value) {
    fail(where(instruction, site) + ": " + argument + " = " + std::to_string(value) +
         ", must be a multiple of 16 (bytes)");
  };
  if (dst % bulk_alignment != 0) refuse("dst", dst);
  if (src % bulk_alignment != 0) refuse("src", src);
  if (bytes % bulk_alignment != 0) refuse("bytes", bytes);
}

u64 value_of(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

/// A copy from this CTA to another of the cluster: dst and bar there.
struct Route {
  Cta& to;
  u32 dst;
  u32 bar;
  u32 src;
};
Route route(const char* instruction, SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar,
            const Site& site) {
  check_range(instruction, dst, src, bytes, site);
  const Cta& self = *machine().self().cta;
  const Place to = place_of(instruction, dst, bytes, site);
  const Place barrier = place_of(instruction, bar, sizeof(u64), site);
  if (to.cta == &self)
    fail(where(instruction, site) + ": dst = " + name_of(self, dst) + ", must be of another CTA of the cluster");
  if (barrier.cta != to.cta)
    fail(where(instruction, site) + ": bar = " + name_of(self, bar) + ", must be of the same CTA as dst, " +
         name_of(self, dst));
  return {*to.cta, to.offset, barrier.offset, own_offset(instruction, src, bytes, site)};
}

/// The executing CTA's shared memory is read until the other CTA's mbarrier says so: it may not exit before.
void read_for_other_cta(const char* instruction, u32 offset, u32 bytes, Access access, const Site& site) {
  Thread& self = machine().self();
  Cta& cta = *self.cta;
  access.kind = Access::Kind::async_read;
  Viewer viewer(self);
  cta.shadow.access(cta, offset, bytes, access, viewer, instruction);
  CopyOut& out = cta.copies_out[access.component];
  out.phase = access.time;
  out.site = site;
}

void finish(std::map<u32, u32>& operations, u32 group, BulkGroups& bulk) {
  if (--operations[group] == 0) operations.erase(group);
  machine().wake(bulk.waiting);
}

std::string describe_reading(const Thread& thread) {
  return "bulk store group " + std::to_string(thread.bulk.reading.begin()->first) + " to read its source";
}
std::string describe_writing(const Thread& thread) {
  return "bulk store group " + std::to_string(thread.bulk.writing.begin()->first) + " to write to global memory";
}

/// Waits until no group before the latest `pending` is among those that still do something; returns their number.
u32 wait(std::map<u32, u32>& operations, u32 pending, std::string (*describe)(const Thread&), const Site& site) {
  BulkGroups& bulk = machine().self().bulk;
  const u32 target = bulk.committed > pending ? bulk.committed - pending : 0;
  while (!operations.empty() && operations.begin()->first < target)
    machine().block(bulk.waiting, {describe, 0, 0, site});
  return target;
}

void knows_read(Thread& thread, u32 groups) {
  BulkGroups& bulk = thread.bulk;
  if (groups <= bulk.waited) return;
  bulk.waited = groups;
  if (bulk.reads != 0) thread.known.generic.learn(bulk.reads, groups);
}

}  // namespace

Access start_copy_to_shared(const char* instruction, Access::Kind kind, Cta& cta, u32 offset,
                            const SharedRanges& ranges, u32 barrier_offset, const Site& site,
                            std::function<void(char* memory)> write) {
  Mbarrier& barrier = mbarrier_at(instruction, {&cta, barrier_offset}, true, site);
  const Access access{.time = barrier.phase + 1, .component = barrier.component, .site = number_of(site), .kind = kind};
  Viewer viewer(machine().self());
  u32 bytes = 0;
  for (const SharedRange& range : ranges) {
    const u32 begin = offset + range.begin;
    cta.shadow.access(cta, begin, range.bytes, access, viewer, instruction);
    // Until it completes: NaN.
    if (kind == Access::Kind::async_write) std::memset(cta.memory.get() + begin, 0xff, range.bytes);
    bytes += range.bytes;
  }
  note_bytes(barrier, site);
  ++cta.loads_in_flight;
  cta.last_load = site;
  machine().start([=, &cta, phase = barrier.phase, write = std::move(write)] {
    write(cta.memory.get() + offset);
    --cta.loads_in_flight;
    complete_tx(cta, barrier_offset, phase, bytes, site);
  });
  return access;
}

Access start_copy_to_global(const char* instruction, u32 offset, const SharedRanges& ranges, const Site& site,
                            std::function<void(const char* source)> write) {
  Thread& self = machine().self();
  Cta& cta = *self.cta;
  BulkGroups& bulk = self.bulk;
  if (bulk.reads == 0) {
    bulk.reads = cta.cluster->components++;
    bulk.writes = cta.cluster->components++;
  }
  const u32 group = bulk.committed;
  Viewer viewer(self);
  const Access access{
      .time = group + 1, .component = bulk.reads, .site = number_of(site), .kind = Access::Kind::async_read};
  u32 end = 0;
  for (const SharedRange& range : ranges) {
    cta.shadow.access(cta, offset + range.begin, range.bytes, access, viewer, instruction);
    end = std::max(end, range.begin + range.bytes);
  }
  ++bulk.reading[group];
  ++bulk.writing[group];
  bulk.used = group + 1;
  bulk.last_store = site;
  machine().start([=, &cta, &bulk, write = std::move(write)] {
    const char* const from = cta.memory.get() + offset;
    std::vector<char> source(from, from + end);
    finish(bulk.reading, group, bulk);
    machine().start([=, &bulk, source = std::move(source)] {
      write(source.data());
      finish(bulk.writing, group, bulk);
    });
  });
  return access;
}

void read_global(const char* instruction, const GlobalBox& box, const Access& access, const Site& site) {
  global_memory().bulk_access(instruction, box, GlobalMemory::Bulk::read, access.component, access.time, site);
}

void write_global(const char* instruction, const GlobalBox& box, GlobalMemory::Bulk kind, const Access& access,
                  const Site& site) {
  global_memory().bulk_access(instruction, box, kind, machine().self().bulk.writes, access.time, site);
}

void check_mask(const char* instruction, u32 cta_mask, const Site& site) {
  const std::size_t ctas = machine().self().cta->cluster->ctas.size();
  if (cta_mask == 0) fail(where(instruction, site) + ": cta_mask = 0 names no CTA");
  if (cta_mask >> ctas != 0)
    fail(where(instruction, site) + ": cta_mask = " + std::to_string(cta_mask) + " names CTAs that the cluster of " +
         std::to_string(ctas) + " does not have");
}

void check_policy(const char* instruction, std::optional<u64> cache_policy, const Site& site) {
  if (cache_policy && *cache_policy != policy_magic)
    fail(where(instruction, site) + ": cache_policy = " + std::to_string(*cache_policy) +
         ", must come from createpolicy");
}

// ----------------------------------------------------------------------------------------------- contiguous copies

void cp_async_bulk_load(SharedAddress dst, const void* src, u32 bytes, SharedAddress bar, std::optional<u16> mask,
                        std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "bulk load";
  Cta& self = *machine().self().cta;
  const u32 cta_mask = mask.value_or(static_cast<u16>(1u << self.rank));
  check_range(instruction, dst, value_of(src), bytes, site);
  check_mask(instruction, cta_mask, site);
  check_policy(instruction, cache_policy, site);
  const u32 offset = own_offset(instruction, dst, bytes, site);
  const u32 barrier = own_offset(instruction, bar, sizeof(u64), site);
  for (u32 rank = 0; cta_mask >> rank != 0; ++rank) {
    if ((cta_mask >> rank & 1) == 0) continue;
    const Access access =
        start_copy_to_shared(instruction, Access::Kind::async_write, *self.cluster->ctas[rank], offset, {{0, bytes}},
                             barrier, site, [=](char* memory) { std::memcpy(memory, src, bytes); });
    read_global(instruction, {value_of(src), bytes, {}}, access, site);
  }
}

void cp_async_bulk_shared_cluster(SharedAddress dst, SharedAddress src, u32 bytes, SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "bulk copy to another CTA";
  const Route on = route(instruction, dst, src, bytes, bar, site);
  const char* const from = machine().self().cta->memory.get() + on.src;
  const Access access = start_copy_to_shared(instruction, Access::Kind::async_write, on.to, on.dst, {{0, bytes}},
                                             on.bar, site, [=](char* memory) { std::memcpy(memory, from, bytes); });
  read_for_other_cta(instruction, on.src, bytes, access, site);
}

void cp_async_bulk_store(void* dst, SharedAddress src, u32 bytes, std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "bulk store";
  check_range(instruction, value_of(dst), src, bytes, site);
  check_policy(instruction, cache_policy, site);
  const Access access = start_copy_to_global(instruction, own_offset(instruction, src, bytes, site), {{0, bytes}}, site,
                                             [=](const char* source) { std::memcpy(dst, source, bytes); });
  write_global(instruction, {value_of(dst), bytes, {}}, GlobalMemory::Bulk::write, access, site);
}

void cp_async_bulk_prefetch(const void* src, u32 bytes, std::optional<u64> cache_policy, Site site) {
  machine().step();
  check_range("bulk prefetch", 0, value_of(src), bytes, site);
  check_policy("bulk prefetch", cache_policy, site);
}

void cp_reduce_async_bulk(Reduction op, TensorType type, void* dst, SharedAddress src, u32 bytes,
                          std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "bulk reduction";
  check_range(instruction, value_of(dst), src, bytes, site);
  check_policy(instruction, cache_policy, site);
  const Access access = start_copy_to_global(instruction, own_offset(instruction, src, bytes, site), {{0, bytes}}, site,
                                             [=](const char* source) { reduce(op, type, dst, source, bytes); });
  write_global(instruction, {value_of(dst), bytes, {}}, GlobalMemory::Bulk::reduce, access, site);
}

void cp_reduce_async_bulk_shared_cluster(Reduction op, TensorType type, SharedAddress dst, SharedAddress src, u32 bytes,
                                         SharedAddress bar, Site site) {
  machine().step();
  constexpr const char* instruction = "bulk reduction in another CTA";
  const Route on = route(instruction, dst, src, bytes, bar, site);
  const char* const from = machine().self().cta->memory.get() + on.src;
  const Access access =
      start_copy_to_shared(instruction, Access::Kind::async_reduce, on.to, on.dst, {{0, bytes}}, on.bar, site,
                           [=](char* memory) { reduce(op, type, memory, from, bytes); });
  read_for_other_cta(instruction, on.src, bytes, access, site);
}

// ---------------------------------------------------------------------------------------------------------- groups

void cp_async_bulk_wait_group(u32 pending, Site site) {
  machine().step();
  Thread& self = machine().self();
  const u32 groups = wait(self.bulk.writing, pending, &describe_writing, site);
  if (self.bulk.writes != 0) self.known.generic.learn(self.bulk.writes, groups);
  knows_read(self, groups);
}

void cp_async_bulk_wait_group_read(u32 pending, Site site) {
  machine().step();
  Thread& self = machine().self();
  knows_read(self, wait(self.bulk.reading, pending, &describe_reading, site));
}

u64 createpolicy_fractional(float fraction, Site site) {
  machine().step();
  if (!(fraction > 0 && fraction <= 1))
    fail(where("createpolicy", site) + ": fraction = " + std::to_string(fraction) + ", must be above 0, at most 1");
  return policy_magic;
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void cp_async_bulk_commit_group() {
  machine().step();
  ++machine().self().bulk.committed;
}

}  // namespace rawgemm::ptx
