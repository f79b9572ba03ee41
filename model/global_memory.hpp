// Global memory: whether each access is ordered after those before it, in the launch and, where launches overlap, in
// the one before; and what flags and counters there order.
#pragma once
#include <array>
#include <unordered_map>
#include <vector>

#include <machine.hpp>

namespace rawgemm::model {

/// The bytes that an operation touches: runs of `run` bytes, repeated along up to 5 dimensions.
struct GlobalBox {
  struct Dimension {
    i64 count = 1;
    i64 stride = 0;  // bytes from one repetition to the next, positive where count > 1
    bool operator==(const Dimension&) const = default;
  };
  u64 address = 0;
  i64 run = 0;
  std::array<Dimension, 5> dimensions{};  // the first moves fastest

  bool operator==(const GlobalBox&) const = default;
  bool overlaps(const GlobalBox& other) const;
  /// Calls visit(address) for each run.
  template <class Visit>
  void for_each_run(Visit visit) const {
    std::array<i64, 5> index{};
    for (u64 at = address;;) {
      visit(at);
      std::size_t d = 0;
      for (; d < index.size(); ++d) {
        at += static_cast<u64>(dimensions[d].stride);
        if (++index[d] < dimensions[d].count) break;
        at -= static_cast<u64>(dimensions[d].stride * dimensions[d].count);
        index[d] = 0;
      }
      if (d == index.size()) return;
    }
  }
};

/// One access, as long as it matters.
struct GlobalRecord {
  enum class Kind : u8 { read, read_only, write };  // read_only: ld.global.nc

  u32 cluster = 0;  // its number in the launch
  u32 actor = 0;    // the thread that executed it
  u32 time = 0;     // over for those whose clock of this cluster has reached `time` in `component`
  u32 thread_time = 0;
  u16 component = 0;
  SiteNumber site = 0;
  u16 bytes = 0;  // which of the granule's 16, for accesses of single threads
  Kind kind = Kind::read;
  bool async = false;
  bool strong = false;     // relaxed or stronger, and so no race with others whose scopes include each other
  bool reduction = false;  // strong, and atomic in both proxies
  Scope scope = Scope::gpu;

  bool writes() const { return kind == Kind::write; }
};

/// The number of a CTA's cluster in the launch.
inline u32 cluster_of(const Cta& cta) { return cta.block_index / static_cast<u32>(cta.cluster->ctas.size()); }

/// Does a scope of a thread in CTA `block` of `cluster` include the threads of the other CTA?
inline bool includes(Scope scope, u32 block, u32 cluster, u32 other_block, u32 other_cluster) {
  if (scope == Scope::cta) return block == other_block;
  return scope != Scope::cluster || cluster == other_cluster;
}

/// What reads or writes a word, and says whether it has changed it. Only refers to the function that it is made of:
/// a copy might take memory that a waiting fiber does not free when a finding elsewhere ends the launch.
class AccessToFlag {
 public:
  template <class Function>
  AccessToFlag(const Function& function)
      : function_(&function), call_([](const void* f) { return (*static_cast<const Function*>(f))(); }) {}
  bool operator()() const { return call_(function_); }

 private:
  const void* function_;
  bool (*call_)(const void*);
};

class GlobalMemory {
 public:
  /// A bulk operation that the executing thread issues: `box` is read (or written, or reduced into) from now until
  /// `time` in `component` of its cluster's clocks. Fails with a finding that begins with `what` where it is not
  /// ordered after an access before it.
  enum class Bulk { read, write, reduce };
  void bulk_access(const char* what, const GlobalBox& box, Bulk kind, u16 component, u32 time, const Site& site);

  /// Single threads: bytes is 1 to 16, and the address a multiple of it.
  void read(const char* what, const void* address, u32 bytes, bool read_only, const Site& site);
  void write(const char* what, const void* address, u32 bytes, const Site& site);
  /// Strong operations: `access` does it and returns whether *address has changed. A thread that sees twice what it has
  /// seen before lets others go on first.
  enum class Strong { load, store, read_modify_write };
  void strong_access(const char* what, const void* address, u32 bytes, Strong kind, Order order, Scope scope,
                     const Site& site, const AccessToFlag& access);

  /// The part of it that shared memory has as well: what the word at `address` (in the host's memory) hands over.
  /// `waiting` is what the thread waits in where it sees nothing new. Returns when, in its own time, the thread
  /// released.
  u32 hand_over(const void* address, Strong kind, Order order, Scope scope, const Wait& waiting,
                const AccessToFlag& access);

  /// fence.acq_rel at a scope, of the executing thread.
  void fence(Scope scope);
  /// fence.proxy.async that includes global memory, of the executing thread.
  void fence_proxy_async();
  /// griddepcontrol.wait of the executing thread.
  void wait_for_previous_launch();
  void let_next_launch_begin();
  void end_cta(const Cta& cta);

  void begin_launch(bool programmatic);
  /// What the stream does between two launches: the one before is over.
  void other_stream_operation() { launches_.clear(); }
  /// The threads of this batch are about to be gone.
  void end_batch();

 private:
  struct Actor {
    const Thread* thread = nullptr;  // null once its batch has ended
    u16 solo_component = 0;          // then
    u32 block_index = 0;
    u32 thread_index = 0;
  };
  struct BulkOperation {
    GlobalBox box;
    GlobalRecord record;
  };
  /// 64 KiB of memory.
  struct Page {
    std::vector<u32> reads;   // numbers of bulk operations
    std::vector<u32> writes;  //
    bool granules = false;    // single threads have accessed it
  };
  /// What single threads have done to 16 bytes. Apart, as reads are many and concern writes alone.
  struct Granule {
    std::vector<GlobalRecord> reads;
    std::vector<GlobalRecord> writes;
  };
  /// What a launch has done.
  struct Launch {
    bool programmatic = false;
    bool waited = false;  // some thread executed griddepcontrol.wait
    /// A CTA did before it let the next launch begin, which so begins behind the end of the one before.
    bool waits_first = false;
    std::vector<Actor> actors{1};
    std::vector<BulkOperation> operations;
    std::unordered_map<u64, Page> pages;
    std::unordered_map<u64, Granule> granules;
  };
  /// A word through which threads synchronise.
  struct Flag {
    u64 version = 0;                                       // changes so far
    std::vector<std::shared_ptr<const Release>> released;  // what its value hands over
    std::unordered_map<u32, u64> seen;                     // by actor: the version that it has read
  };
  /// unfenced_here: a fence.proxy.async is missing in the CTA of the access.
  enum class Verdict { ordered, unordered, unfenced, unfenced_here };

  void poll(const void* address, u32 actor, const Wait& waiting);
  Launch& launch() { return launches_.back(); }
  u32 actor_of(Thread& thread);
  GlobalRecord record_of(Thread& thread, GlobalRecord::Kind kind, const Site& site);
  Verdict order(const GlobalRecord& earlier, const GlobalRecord& access, const Thread& thread) const;
  void check(const char* what, const GlobalBox& box, const GlobalRecord& access, const Thread& thread);
  void check_record(const char* what, const GlobalBox& box, const GlobalRecord& access, const Thread& thread,
                    const Launch& launch, const GlobalRecord& earlier) const;
  void remember(u64 address, u32 bytes, GlobalRecord record, const Thread& thread);
  std::string name_of(const Launch& launch, const GlobalRecord& record) const;

  std::vector<Launch> launches_;  // the last is the current one; those before may still run
  std::unordered_map<u64, Flag> flags_;
};

GlobalMemory& global_memory();

/// `d+0x480`, as settings().global_objects call it.
std::string name_of_global(u64 address);

}  // namespace rawgemm::model
