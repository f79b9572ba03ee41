// The race detector: who touched which byte of shared memory last, and whether that is known to be over.
#pragma once
#include <array>
#include <string>
#include <vector>

#include <ptx/types.cuh>

namespace rawgemm::model {

struct Thread;
struct Cta;

/// The place in a kernel that called a model function.
struct Site {
  const char* file = "";
  int line = 0;

  static constexpr Site here(const char* file = __builtin_FILE(), int line = __builtin_LINE()) { return {file, line}; }
};

/// `gemm_cooperative.cuh:183`
std::string to_string(const Site& site);

/// One access to shared memory, as long as it matters. It is over for those whose clock has reached `time` in
/// `component` (and in the components after it, one per warp, where a warpgroup's wgmma did it).
struct Access {
  enum class Kind : unsigned char { generic_read, generic_write, async_read, async_write };

  static constexpr u32 no_thread = ~0u;

  u32 component = 0;
  u32 time = 0;
  u32 thread = no_thread;  // generic accesses: by whom, and when in its own time
  u32 thread_time = 0;
  Site site;
  Kind kind = Kind::generic_read;
  unsigned char components = 1;
  u16 bytes = 0;  // which of the granule's 16

  bool writes() const { return kind == Kind::generic_write || kind == Kind::async_write; }
  bool async() const { return kind == Kind::async_read || kind == Kind::async_write; }
};

/// What those who make an access know: all of `threads` (one, or the 128 of a wgmma) must know that what was before is
/// over.
class Viewer {
 public:
  Viewer(Thread* const* threads, u32 count) : threads_(threads), count_(count) {}

  enum class Order { ordered, unordered, unfenced };
  /// Is `earlier` ordered before an access of this kind by the viewer?
  Order order(const Access& earlier, bool async);

 private:
  Thread* const* threads_;
  u32 count_;
  Access last_;  // neighbouring granules mostly hold the same access: the last one found ordered
  bool last_async_ = false;
};

/// One record per 16 bytes of a CTA's shared memory.
class Shadow {
 public:
  static constexpr u32 granule = 16;

  explicit Shadow(u32 bytes = 0) : cells_((bytes + granule - 1) / granule) {}

  /// Checks an access to [offset, offset + size) against all before it and records it; fails with a finding that begins
  /// with `what` where the two are not ordered, or where nothing was ever written that is now read.
  void access(Cta& cta, u32 offset, u32 size, const Access& access, Viewer& viewer, const char* what);
  /// [offset, offset + 8) holds an mbarrier from now on: only mbarrier instructions may touch it.
  void hold_mbarrier(u32 offset) { cells_[offset / granule].mbarrier_bytes |= static_cast<u16>(0xff << offset % granule); }

 private:
  struct Cell {
    u16 written = 0;  // bytes that have a value
    u16 mbarrier_bytes = 0;
    u32 count = 0;
    std::array<Access, 3> first;
    std::vector<Access> more;

    Access& operator[](u32 i) { return i < first.size() ? first[i] : more[i - first.size()]; }
    void push(const Access& access);
    void pop();
  };

  std::vector<Cell> cells_;
};

}  // namespace rawgemm::model
