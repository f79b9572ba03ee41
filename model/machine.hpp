// The machine that runs kernels: threads as fibers, CTAs, clusters, asynchronous operations, and who waits for what.
// The instructions themselves are in mbarrier.cpp, tma.cpp, wgmma.cpp and warp.cpp, one function per ptx function.
#pragma once
#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <clock.hpp>
#include <fiber.hpp>
#include <host/tensor_map.hpp>
#include <model.hpp>
#include <ptx/types.cuh>
#include <shadow.hpp>

namespace rawgemm::model {

struct LaunchShape {
  u32 grid;
  u32 block;
  u32 cluster;
  u32 shared_memory;
  bool programmatic = false;  // may begin before the launch before it has ended: griddepcontrol
};

/// Runs kernel once per thread. What was wrong, if anything, is in report().finding.
void run(const LaunchShape& shape, const std::function<void()>& kernel);

/// The model's own contents of a tensor map; `request` has passed check().
TensorMap encode(const TensorMapRequest& request);

/// The executing thread's copy of its kernel's parameters lies there.
void note_parameters(const void* begin, std::size_t bytes);

struct Thread;
struct Warp;
struct Cta;
struct Cluster;
class WgmmaUnit;

/// What a thread that does not run waits for.
struct Wait {
  std::string (*describe)(const Thread&) = nullptr;
  SharedAddress address = 0;
  u32 detail = 0;
  Site site;
  const void* global = nullptr;  // where in global memory
};

/// Bulk operations on global memory of one thread, in groups.
struct BulkGroups {
  u16 reads = 0;               // component of clocks: groups that have read; 0: this thread has stored nothing yet
  u16 writes = 0;              // likewise: groups whose writes are visible
  u32 committed = 0;           // groups closed so far; the open one has this index
  u32 used = 0;                // groups up to the last one with an operation
  u32 waited = 0;              // the first `waited` groups are known to have read their source
  std::map<u32, u32> reading;  // operations of a group that still read their source
  std::map<u32, u32> writing;  // operations of a group that still write to global memory
  Site last_store;
  std::vector<Thread*> waiting;
};

/// What a release hands over, and to whom: threads within `scope` of the CTA that released.
struct Release {
  Scope scope;
  u32 block_index;
  u32 cluster;  // its number in the launch
  Knowledge known;
};

/// What a thread has fenced of what it did through the generic proxy to one kind of memory.
struct ProxyFence {
  u32 time = 0;            // the async proxy comes behind its own accesses up to here
  u32 last_epoch = 0;      // the warp's epoch of its last access; 0: none
  u32 unfenced_epoch = 0;  // of the first access since the last fence; 0: none

  void fenced(u32 now) {
    time = now;
    unfenced_epoch = 0;
  }
};

/// What a thread released at a word, and when in its own time: what it writes there afterwards hands it over, too.
struct OwnRelease {
  std::shared_ptr<const Release> release;
  u32 time;
};

/// What was seen at a word, but not acquired.
struct Observed {
  u64 address;
  std::shared_ptr<const Release> release;
};

/// A thread's part in global memory's races and order.
struct GlobalThread {
  u32 actor = 0;                         // what records call it; 0: no access yet
  u32 fenced_time = 0;                   // as Thread::fenced_time and unfenced_epoch, for global memory
  u32 unfenced_epoch = 0;                //
  bool writes = false;                   // has written through the generic proxy
  std::shared_ptr<const Release> fence;  // its last fence.acq_rel: what relaxed writes after it release
  u32 fence_time = 0;                    // and when, in its own time
  std::map<u64, OwnRelease> releases;    // by address: its last one there
  std::vector<Observed> observed;  // by relaxed reads: what its next fence.acq_rel acquires, or its next acquire there
};

/// A tensor map in global memory, as far as this launch has changed or used it.
struct GlobalTensorMap {
  struct Event {
    Access access;
    u32 block_index;   // of the CTA in which it happened
    u32 cluster;       // its number in the launch
    Scope scope;       // of a fence
    const Warp* warp;  // whose lanes have all taken part, or null
    u16 solo = 0;      // component of clocks of what the thread releases alone
  };
  std::optional<Event> change;   // through the generic proxy
  std::optional<Event> release;  // of that change, by a fence or tensormap.cp_fenceproxy
  std::vector<Event> acquires;   // since then
  std::vector<Event> uses;       // by TMA: a copy may read the map until it is known to be over
};

struct Thread {
  u16 id = 0;     // among the threads that run at the same time
  u32 index = 0;  // in the CTA: threadIdx.x
  Cta* cta = nullptr;
  Warp* warp = nullptr;
  std::optional<Fiber> fiber;
  bool exited = false;
  Wait wait;
  std::pair<const char*, const char*> parameters;  // where the thread's copy of the kernel's parameters lies, if known

  Knowledge known;
  u32 time = 1;            // of its own; steps on when the thread releases alone and when it fences
  ProxyFence own_shared;   // of the CTA's shared memory
  ProxyFence peer_shared;  // of that of the other CTAs of the cluster
  GlobalThread global;
  u16 solo_component = 0;  // of clocks, for what this thread released alone; 0: nothing yet
  BulkGroups bulk;

  bool in_cluster_barrier = false;
  u64 cluster_phase = 0;
  u64 aligned_instructions = 0;  // executed
  Clock published;               // mbarriers that it has initialised and fenced

  u32 wgmmas = 0;                    // issued
  std::vector<u32> wgmma_group_end;  // number of wgmmas up to the end of each group from the last one waited for on
  u32 wgmmas_done = 0;               // known complete to this thread
  bool accumulators_fenced = false;  // a wgmma.fence since they were last open
  u32 wgmma_fences = 0;              // executed

  u32 lane() const { return index % 32; }
};

/// What all lanes of a warp must come to before it happens (elect.sync, stmatrix, setmaxnreg).
struct WarpMeeting {
  const char* instruction = nullptr;
  u32 arrived = 0;
  u64 done = 0;
};

/// The .aligned instructions that some lanes of a warp have executed and others have not.
class AlignedInstructions {
 public:
  /// The thread executes its next one. Fails where another lane of its warp executed another one in its place.
  void execute(Thread& thread, const char* instruction, const Site& site);

 private:
  struct One {
    const char* instruction;
    Site site;
    u32 lanes;
  };
  std::deque<One> open_;
  u64 first_ = 0;  // number of the one at the front
};

/// The registers of a lane that mma.sync writes and reads.
struct MmaRegisters {
  float* d;
  const u32* a;
  const u32* b;
  const float* c;
};

/// A setmaxnreg that a warp has executed.
struct RegisterChange {
  Access access;
  u32 registers;
};

struct Warp {
  u32 index = 0;  // in the CTA
  u16 component = 0;
  u32 epoch = 1;  // barriers that the whole warp took part in, and 1
  std::array<Thread*, 32> lanes{};
  u32 exited = 0;  // lanes that have, or never were
  AlignedInstructions aligned;
  std::array<u32, 17> at_barrier{};  // lanes that have come to bar 0 to 15, and to barrier.cluster
  std::array<u32, 17> arrivals{};    // there, of the whole warp
  std::array<u32, 16> passed{};      // barriers that it has arrived at and that are complete
  u32 releasing = 0;                 // of those at barrier.cluster
  u32 registers = 0;                 // per thread
  std::vector<RegisterChange> register_changes;
  WarpMeeting meeting;
  std::array<SharedAddress, 32> row{};  // of the stmatrix that the lanes are meeting for
  std::array<std::array<u32, 4>, 32> fragment{};
  std::array<MmaRegisters, 32> mma{};
  std::vector<Thread*> waiting;
};

struct Mbarrier {
  u16 component = 0;
  u32 number = 0;  // in the cluster
  u32 count = 0;
  u32 pending = 0;
  i64 transactions = 0;
  u32 phase = 0;             // completed phases
  u32 last_write_phase = 0;  // the last phase that an asynchronous write into this CTA counted in, and 1
  Site last_write;           // that write
  u16 store_component = 0;   // of clocks, for what st.async writes: the phases; 0: nothing yet
  bool published = false;    // fence.mbarrier_init or fence.proxy.async by the thread that initialised ...
  Access publication;        // ... and when
  Access init;
  Thread* init_thread = nullptr;
  Knowledge arriving;          // what arrivals release in the barrier's own CTA
  Knowledge arriving_cluster;  // and what reaches only waits with cluster scope
  Knowledge released;          // of the last complete phase
  Knowledge released_cluster;
  std::vector<Thread*> waiting;
  /// By thread: its warp's epoch and its own time at its last operation; 0: none.
  struct Use {
    u32 epoch = 0;
    u32 thread_time = 0;
  };
  std::vector<Use> users;
};

/// Where warps wait for each other, phase by phase.
struct Barrier {
  u64 phase = 0;  // completed phases
  Knowledge arriving;
  Knowledge released;
  std::vector<Thread*> waiting;

  /// All have arrived: what they know is released.
  void complete();
};

struct NamedBarrier : Barrier {
  u32 threads = 0;  // that take part, from the first lane that comes
  u32 warps = 0;    // that have arrived, by index
};

/// Counts threads: those that have exited need not arrive.
struct ClusterBarrier : Barrier {
  u32 arrived = 0;
};

/// The latest copy that reads this CTA's shared memory and completes in that phase of an mbarrier of another CTA.
struct CopyOut {
  u32 phase = 0;
  Site site;
};

struct Cta {
  u32 block_index = 0;
  u32 rank = 0;
  Cluster* cluster = nullptr;
  std::unique_ptr<char, void (*)(void*)> memory{nullptr, nullptr};
  u32 size = 0;
  Shadow shadow;
  std::map<u32, Mbarrier> mbarriers;  // by offset
  std::array<NamedBarrier, 16> barriers;
  std::vector<std::unique_ptr<WgmmaUnit>> wgmma_units;
  std::vector<Warp> warps;
  std::vector<Thread> threads;
  u32 live = 0;
  u32 free_registers = 0;
  std::vector<Thread*> waiting_for_registers;
  u32 loads_in_flight = 0;  // bulk copies and st.async that will still write here
  Site last_load;
  std::map<u16, CopyOut> copies_out;      // by component of the mbarrier
  u16 started = 0;                        // of clocks: known to all who have synchronised with a thread of this CTA
  Knowledge at_exit;                      // of all threads that have exited
  std::map<u32, Access> remote_arrivals;  // by the id of a thread of another CTA: its last one here
  std::map<u32, Access> remote_accesses;  // likewise, to its memory
  bool has_waited = false;                // some thread executed griddepcontrol.wait
  bool lets_next_begin = false;           // or griddepcontrol.launch_dependents
};

struct Cluster {
  std::vector<Cta*> ctas;
  u16 components = 1;  // of the clocks of its threads: clusters learn nothing of each other; 0 is none
  u32 mbarriers = 0;   // initialised so far
  ClusterBarrier barrier;

  /// The barrier is complete once all threads that have not exited have arrived.
  void complete_barrier_if_all_arrived();
};

class Machine {
 public:
  void run(const LaunchShape& shape, const std::function<void()>& kernel);

  Thread& self() const { return *self_; }
  Report& report() { return report_; }
  std::map<const void*, GlobalTensorMap>& tensor_maps() { return tensor_maps_; }
  /// Is it local memory of the executing thread, or its copy of the kernel's parameters?
  bool on_own_stack(const void* address) const;
  Thread& thread(u32 id) { return *threads_[id]; }
  std::size_t threads() const { return threads_.size(); }

  /// Every model call begins here: under Policy::random another thread may run first.
  void step() {
    ++calls_;
    constexpr u64 calls_between_preemptions = 64;
    if (policy_ == Policy::random && random(calls_between_preemptions) == 0) preempt();
  }
  /// Lets other threads run until one wakes this list of waiters. The caller then looks again at what it waits for.
  void block(std::vector<Thread*>& waiters, const Wait& wait);
  void wake(std::vector<Thread*>& waiters);
  /// The thread has looked at something and seen nothing new: others have their turn before it goes on.
  void poll(const Wait& wait);
  /// Completes now, later or last, as the policy says.
  void start(std::function<void()> complete);
  /// A number in [0, bound).
  u32 random(u64 bound) {
    random_state_ ^= random_state_ << 13;
    random_state_ ^= random_state_ >> 7;
    random_state_ ^= random_state_ << 17;
    return static_cast<u32>((random_state_ >> 32) * bound >> 32);
  }
  Policy policy() const { return policy_; }

 private:
  void run_clusters(const LaunchShape& shape, u32 first_cta, u32 ctas);
  void schedule();
  void resume(Thread& thread);
  void preempt();
  void complete_one();
  void exit_thread();
  void check_exit_of_cta(Cta& cta);
  std::string deadlock() const;
  static void enter_fiber(void* thread);

  Policy policy_ = Policy::random;
  u64 random_state_ = 1;
  const std::function<void()>* kernel_ = nullptr;
  Thread* self_ = nullptr;
  std::deque<Thread*> ready_;
  std::deque<std::function<void()>> in_flight_;  // what completes an operation of the async proxy
  std::vector<Thread*> polling_;
  u64 calls_ = 0;       // of the model's functions, less those that only polled
  u64 seen_calls_ = 0;  // when those who poll last had their turn
  u32 idle_turns_ = 0;  // of theirs since anything else was called
  std::vector<Thread*> threads_;
  Stacks stacks_;
  u32 live_ = 0;
  u32 ctas_to_come_ = 0;
  std::map<const void*, GlobalTensorMap> tensor_maps_;  // of this launch, by address
  Report report_;
};

extern Machine the_machine;
inline Machine& machine() { return the_machine; }

/// Ends the launch: the first finding is the one that counts, since what follows may be its consequence.
[[noreturn]] void fail(const std::string& finding);

/// `CTA 0 warp 5 lane 31`
std::string name_of(const Thread& thread);
/// `wgmma at gemm_cooperative.cuh:183 by CTA 0 warp 5 lane 31`, of the executing thread.
std::string where(const char* instruction, const Site& site);
/// `full[2]`, `a[1]+0x480`, as settings().shared_objects call it; address as the thread of `cta` sees it.
std::string name_of(const Cta& cta, SharedAddress address);
std::string name_of(const Access& access);

struct Place {
  Cta* cta;
  u32 offset;  // in its shared memory
};
/// `full[2]`, `a[1]+0x480 of CTA 1`.
std::string name_of(const Place& place);
/// The place that an address names. Fails for an address outside.
Place place_of(const char* instruction, SharedAddress address, u32 bytes, const Site& site);
/// Likewise, where only the executing CTA's own memory is allowed (.shared::cta).
u32 own_offset(const char* instruction, SharedAddress address, u32 bytes, const Site& site);

/// Where dynamic shared memory begins in the shared window, and how a CTA of the cluster is named above it.
inline constexpr u32 shared_window_begin = 0x400;
inline constexpr u32 rank_shift = 24;

/// A record of what the executing thread does to shared memory now.
Access access_of(const Thread& thread, Access::Kind kind, const Site& site);
/// The thread writes through the generic proxy: until it fences, the async proxy may not see it.
void write_generic(Thread& thread, const Place& place, const void* bytes, u32 size, const char* instruction,
                   const Site& site);
inline void write_generic(Thread& thread, u32 offset, const void* bytes, u32 size, const char* instruction,
                          const Site& site) {
  write_generic(thread, {thread.cta, offset}, bytes, size, instruction, site);
}
/// The thread reads through the generic proxy.
void read_generic(Thread& thread, const Place& place, void* bytes, u32 size, const char* instruction, const Site& site);
/// What remains of an access through the generic proxy that has been checked and made.
void mark_accessed(Thread& thread, const Cta& owner);
/// The component of clocks for what this thread releases alone.
u16 solo_component_of(Thread& thread);

/// Does who has this clock know that a thread's access is over?
bool knows(const Clock& clock, const Access& access);

/// What the thread hands over when it alone releases.
void release(Thread& thread, Knowledge& to);

/// fence.proxy.async of the thread as Settings::strict_proxy_fences understands it: in the shared memory of the CTA
/// with that rank, or in global memory, the accesses in `known` are covered for its own CTA, its own reads for all.
void fence_strictly(Thread& thread, Clocks& known, u32 memory);

/// The thread has exited: no barrier waits for it any more.
void leave_barriers(Thread& thread);

inline constexpr u32 poison = 0x7fa0bad1;  // a signalling NaN: an accumulator that a wgmma in flight owns
inline bool is_poison(u32 bits) { return (bits & ~0x00400000u) == (poison & ~0x00400000u); }  // arithmetic quiets it

}  // namespace rawgemm::model
