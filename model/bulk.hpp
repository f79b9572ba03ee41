// What bulk operations have in common: copies into shared memory that an mbarrier counts, and operations on global
// memory that belong to a thread's bulk groups.
#pragma once
#include <functional>
#include <optional>

#include <global_memory.hpp>
#include <machine.hpp>

namespace rawgemm::model {

/// Bytes of shared memory that an operation touches, counted from where it begins.
struct SharedRange {
  u32 begin;
  u32 bytes;
};
using SharedRanges = std::vector<SharedRange>;

/// Starts a copy (kind: async_write) into these ranges from `offset` on of a CTA's shared memory, or a reduction there
/// (async_reduce), whose bytes are counted down from the mbarrier at `barrier`. write(memory) is called when it
/// completes. Returns the access: what it reads is read, and what it writes is written, for those who know that phase
/// of the mbarrier.
Access start_copy_to_shared(const char* instruction, Access::Kind kind, Cta& cta, u32 offset,
                            const SharedRanges& ranges, u32 barrier, const Site& site,
                            std::function<void(char* memory)> write);

/// Starts an operation of the thread's open bulk group: it reads these ranges of shared memory, and some time later
/// calls write(source) with the bytes that it has read. Returns the access: reading is over for those who know that
/// group to have read.
Access start_copy_to_global(const char* instruction, u32 offset, const SharedRanges& ranges, const Site& site,
                            std::function<void(const char* source)> write);

/// The executing thread has started a copy that reads this global memory, and that is known as `access` says.
void read_global(const char* instruction, const GlobalBox& box, const Access& access, const Site& site);
/// The executing thread has started an operation of its open bulk group on this global memory; access: as
/// start_copy_to_global gave it.
void write_global(const char* instruction, const GlobalBox& box, GlobalMemory::Bulk kind, const Access& access,
                  const Site& site);

/// Fails for CTAs that the cluster does not have.
void check_mask(const char* instruction, u32 cta_mask, const Site& site);
/// Fails for a cache policy that createpolicy has not made.
void check_policy(const char* instruction, std::optional<u64> cache_policy, const Site& site);

}  // namespace rawgemm::model
