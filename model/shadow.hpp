// The race detector: who touched which byte of shared memory last, and whether that is known to be over.
#pragma once
#include <array>
#include <cstring>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include <ptx/types.cuh>

namespace rawgemm::model {

struct Thread;
struct Cta;
class Shadow;

/// The place in a kernel that called a model function.
struct Site {
  const char* file = "";
  int line = 0;

  static constexpr Site here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
};

/// `gemm_cooperative.cuh:183`
std::string to_string(const Site& site);

/// Sites by number, to keep records short.
using SiteNumber = u16;
SiteNumber number_of(const Site& site);
std::string to_string(SiteNumber site);

/// One access to shared memory, as long as it matters. It is over for those whose clock has reached `time` in
/// `component` (and in the components after it, one per warp, where a warpgroup's wgmma did it).
struct Access {
  /// atomic: also ld.acquire and st.release. wgmma may read what nobody wrote, as it does of a tile that reaches past
  /// its matrix: NaN in every type, so that a result shows what it was made of.
  enum class Kind : unsigned char {
    generic_read,
    generic_write,
    generic_atomic,
    async_read,
    wgmma_read,
    async_write,
    async_reduce
  };

  static constexpr u16 no_thread = 0xffff;

  u32 time = 0;
  u16 component = 0;
  u16 thread = no_thread;  // generic accesses: by whom, and when in its own time
  u32 thread_time = 0;
  SiteNumber site = 0;
  Kind kind = Kind::generic_read;
  unsigned char components = 1;

  bool operator==(const Access&) const = default;
  bool same_actor(const Access& other) const {
    return component == other.component && thread == other.thread && kind == other.kind;
  }
  bool writes() const { return writes(kind); }
  static bool writes(Kind kind) {
    return kind != Kind::generic_read && kind != Kind::async_read && kind != Kind::wgmma_read;
  }
  bool async() const { return async(kind); }
  static bool async(Kind kind) { return kind >= Kind::async_read; }
  bool reduces() const { return kind == Kind::generic_atomic || kind == Kind::async_reduce; }
  /// Neither disturbs the other: both only read, both are reductions by TMA, or both are atomic at the same bytes.
  bool agrees_with(const Access& other, bool same_bytes) const {
    if (!writes()) return !other.writes();
    return reduces() && other.kind == kind && (kind == Kind::async_reduce || same_bytes);
  }
};

/// What has happened to 16 bytes of shared memory. Small, as most of it is fetched from far behind the cache, which is
/// what checks wait for: accesses have numbers, and more than three that still matter are rare, and kept elsewhere.
struct Granule {
  u16 written = 0;             // bytes that have a value
  u16 mbarriers = 0;           // bit i: bytes 8 i to 8 i + 7 are one
  u16 count = 0;               // of accesses; each thread of a cluster may be a reader
  std::array<u16, 3> bytes{};  // which of the 16 each of the first three concerns
  std::array<u32, 3> accesses{};

  bool operator==(const Granule& other) const { return std::memcmp(this, &other, sizeof(Granule)) == 0; }
};
static_assert(std::has_unique_object_representations_v<Granule>);

/// What those who make an access know: all of `threads` (one, or the 128 of a wgmma) must know that what was before is
/// over.
class Viewer {
 public:
  explicit Viewer(Thread& thread) : single_(&thread), threads_(&single_), count_(1) {}
  Viewer(Thread* const* threads, u32 count) : threads_(threads), count_(count) {}
  Viewer(const Viewer&) = delete;

  /// out_of_scope: known to be over, but not by a release and an acquire whose scopes have both threads.
  /// unfenced_here: a fence.proxy.async is missing in the CTA of the access.
  enum class Order { ordered, unordered, out_of_scope, unfenced, unfenced_here };
  /// Is `earlier` ordered before an access of this kind by the viewer, to the shared memory of the CTA with this rank?
  Order order(const Access& earlier, Access::Kind kind, u32 rank) {
    const Access& known = known_[earlier.component % known_.size()];
    const bool covered =
        earlier.same_actor(known) && earlier.time <= known.time && earlier.thread_time <= known.thread_time;
    return covered && kind == known_kind_ && rank == known_rank_ ? Order::ordered : look_up(earlier, kind, rank);
  }
  /// Likewise, where that access is not one to shared memory.
  bool knows(const Access& earlier) { return order(earlier, Access::Kind::generic_read, 0) == Order::ordered; }

 private:
  friend class Shadow;
  /// What an access with this number, to these bytes of a granule of this shadow, made of the granule.
  struct Step {
    const Shadow* shadow = nullptr;
    u32 access = 0;
    u16 bytes = 0;
    Granule before;
    Granule after;
  };

  Order look_up(const Access& earlier, Access::Kind kind, u32 rank);

  Thread* single_ = nullptr;
  Thread* const* threads_;
  u32 count_;
  // Neighbouring granules mostly hold accesses of the same few actors: the latest ones that were found ordered.
  std::array<Access, 8> known_;
  Access::Kind known_kind_ = Access::Kind::generic_read;
  u32 known_rank_ = 0;
  std::array<Step, 8> steps_;
};

/// One record per 16 bytes of a CTA's shared memory.
class Shadow {
 public:
  static constexpr u32 granule = 16;

  explicit Shadow(u32 bytes = 0) : granules_((bytes + granule - 1) / granule) {}

  /// Checks an access to [offset, offset + size) against all before it and records it; fails with a finding that begins
  /// with `what` where the two are not ordered, or where nothing was ever written that is now read.
  void access(Cta& cta, u32 offset, u32 size, const Access& access, Viewer& viewer, const char* what);
  /// Was every byte of [offset, offset + size), which lies in one granule, written?
  bool has_value(u32 offset, u32 size) const {
    const u32 bytes = ((1u << size) - 1) << offset % granule;
    return (granules_[offset / granule].written & bytes) == bytes;
  }
  /// [offset, offset + 8) holds an mbarrier from now on: only mbarrier instructions may touch it.
  void hold_mbarrier(u32 offset) {
    granules_[offset / granule].mbarriers |= static_cast<u16>(1u << offset % granule / 8);
  }
  /// No longer; what it holds is not specified.
  void free_mbarrier(u32 offset) {
    Granule& here = granules_[offset / granule];
    here.mbarriers &= static_cast<u16>(~(1u << offset % granule / 8));
    here.written &= static_cast<u16>(~(0xffu << offset % granule));
  }

 private:
  struct Entry {
    u32 access;  // its number
    u16 bytes;   // which of the granule's 16
  };

  void remember(const Access& access, Viewer& viewer);
  void forget_unused_accesses();
  void check(Cta& cta, u32 number, const Entry& now, const Access& access, Viewer& viewer, const char* what);
  [[noreturn]] void report(const Cta& cta, u32 number, const Access& access, const char* what, const std::string& why);
  Entry entry(u32 number, u32 i);
  void set(u32 number, u32 i, const Entry& entry);
  void push(u32 number, const Entry& entry);
  void drop(u32 number, u32 i);
  void write(u32 number, const Entry& now);

  std::vector<Granule> granules_;
  std::unordered_map<u32, std::vector<Entry>> more_;  // by granule: accesses after the first three
  std::vector<Access> accesses_;                      // by number
  std::size_t most_accesses_ = 0;                     // before those are forgotten that no granule has any more
};

}  // namespace rawgemm::model
