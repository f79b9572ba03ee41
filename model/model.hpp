// The executable model of a Hopper GPU: what a program sets before it launches, and what it learns afterwards.
// Kernels are launched on it by the same launchers as on a GPU; see host/device.hpp in this folder.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rawgemm::model {

/// When asynchronous operations (TMA, wgmma) complete, and who runs next.
/// eager: at once, threads in order.  late: only when no thread can go on.  random: at any time, threads in any order
/// and interrupted at any model call, all drawn from the schedule's seed.
enum class Policy { eager, late, random };

/// A name for a part of shared memory in messages: `count` objects of `bytes` bytes each from `offset`: a[0], a[1], ...
struct SharedObject {
  std::string name;
  std::uint32_t offset;
  std::uint32_t bytes;
  std::uint32_t count;
};

/// A name for a part of global memory in messages.
struct GlobalObject {
  std::string name;
  const void* address;
  std::uint64_t bytes;
};

/// What the launches so far have executed and checked. finding is empty, or the first thing that was wrong.
struct Report {
  std::string finding;
  std::uint64_t launches = 0;
  std::uint64_t ctas = 0;
  std::uint64_t tma_loads = 0;
  std::uint64_t tma_load_bytes = 0;
  std::uint64_t tma_stores = 0;
  std::uint64_t tma_store_bytes = 0;
  std::uint64_t wgmmas = 0;
  std::uint64_t mmas = 0;              // mma.sync
  std::uint64_t mbarrier_phases = 0;   // completed
  std::uint64_t barriers = 0;          // bar.sync and barrier.cluster, completed
  std::uint64_t accesses_checked = 0;  // 16-byte granules of shared memory looked up by the race detector
  std::uint64_t global_accesses_checked = 0;
};

/// The model's device and schedule, for the launches that follow.
struct Settings {
  Policy policy = Policy::random;
  std::uint64_t schedule_seed = 1;
  int ordinal = 0;  // of the current device
  int compute_major = 9;
  int compute_minor = 0;
  int shared_memory = 232448;                    // bytes that one CTA can have
  int multiprocessors = 4;                       // CTAs that run at the same time
  std::uint32_t shared_memory_misalignment = 0;  // bytes past a multiple of 1024 where dynamic shared memory begins
  std::vector<SharedObject> shared_objects;
  std::vector<GlobalObject> global_objects;
  // Rules that kernels which work on an H200 do not all keep: docs/model.md.
  bool strict_proxy_fences = false;  // the strictest reading that the ISA or NVIDIA's paper on proxies has
  bool strict_scopes = false;        // what is over but was released in too narrow a scope is not ordered either
  std::function<void(const Report&)> progress;  // called now and then while a launch runs
};

Settings& settings();

/// Since the last call of reset_report.
const Report& report();
void reset_report();

}  // namespace rawgemm::model
