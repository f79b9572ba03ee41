#include <machine.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <tuple>
#include <utility>

#include <global_memory.hpp>
#include <ptx/types.cuh>
#include <wgmma_unit.hpp>

namespace rawgemm {

// CUDA's built-in variables: set whenever a thread goes on.
Dim3 threadIdx, blockIdx, blockDim, gridDim;

namespace model {
namespace {

/// Thrown by fail and caught where the fiber began.
struct Finding {};

constexpr u32 registers_per_sm = 65536;
constexpr u32 max_cluster = 16;  // above 8 it is not portable: cudaFuncAttributeNonPortableClusterSizeAllowed

}  // namespace

Settings& settings() {
  static Settings settings;
  return settings;
}

Machine the_machine;

const Report& report() { return machine().report(); }
void reset_report() { machine().report() = {}; }

void run(const LaunchShape& shape, const std::function<void()>& kernel) { machine().run(shape, kernel); }

void fail(const std::string& finding) {
  if (machine().report().finding.empty()) machine().report().finding = finding;
  throw Finding{};
}

// ---------------------------------------------------------------------------------------------- names in messages

std::string name_of(const Thread& thread) {
  return "CTA " + std::to_string(thread.cta->block_index) + " warp " + std::to_string(thread.warp->index) + " lane " +
         std::to_string(thread.lane());
}

std::string where(const char* instruction, const Site& site) {
  return instruction + (" at " + to_string(site)) + " by " + name_of(machine().self());
}

std::string name_of(const Cta& cta, SharedAddress address) {
  const u32 rank = address >> rank_shift;
  const Cta& owner = rank == 0 ? cta : *cta.cluster->ctas[rank - 1];
  const std::string of = &owner == &cta ? "" : " of CTA " + std::to_string(owner.block_index);
  const u32 offset = (address & ((1u << rank_shift) - 1)) - shared_window_begin;
  const auto hex = [](u32 value) {
    char text[16];
    std::snprintf(text, sizeof(text), "+0x%x", value);
    return std::string(text);
  };
  for (const SharedObject& object : settings().shared_objects) {
    if (offset < object.offset || offset >= object.offset + object.bytes * object.count) continue;
    const u32 index = (offset - object.offset) / object.bytes;
    const u32 rest = (offset - object.offset) % object.bytes;
    return object.name + (object.count > 1 ? "[" + std::to_string(index) + "]" : "") + (rest != 0 ? hex(rest) : "") +
           of;
  }
  return "shared memory" + hex(offset) + of;
}

std::string name_of(const Access& access) {
  if (access.thread == Access::no_thread) return to_string(access.site) + (access.async() ? " (async)" : " (st.async)");
  return to_string(access.site) + " by " + name_of(machine().thread(access.thread));
}

std::string name_of(const Place& place) {
  const Cta& own = *machine().self().cta;
  return name_of(own, shared_window_begin + place.offset) +
         (place.cta == &own ? "" : " of CTA " + std::to_string(place.cta->block_index));
}

Place place_of(const char* instruction, SharedAddress address, u32 bytes, const Site& site) {
  const Thread& self = machine().self();
  const u32 rank = address >> rank_shift;
  const u32 offset = (address & ((1u << rank_shift) - 1)) - shared_window_begin;
  if (rank > self.cta->cluster->ctas.size() || offset >= self.cta->size || bytes > self.cta->size - offset)
    fail(where(instruction, site) + ": address " + std::to_string(address) + " lies outside the " +
         std::to_string(self.cta->size) + " bytes of shared memory");
  return {rank == 0 ? self.cta : self.cta->cluster->ctas[rank - 1], offset};
}

u32 own_offset(const char* instruction, SharedAddress address, u32 bytes, const Site& site) {
  const Place place = place_of(instruction, address, bytes, site);
  if (address >> rank_shift != 0)
    fail(instruction + (" at " + to_string(site)) + ": " + name_of(*machine().self().cta, address) +
         " was given as an address of the cluster, and this instruction takes one of the executing CTA");
  return place.offset;
}

// ------------------------------------------------------------------------------------------- knowledge and barriers

Access access_of(const Thread& thread, Access::Kind kind, const Site& site) {
  return {.time = thread.warp->epoch,
          .component = thread.warp->component,
          .thread = thread.id,
          .thread_time = thread.time,
          .site = number_of(site),
          .kind = kind};
}

void mark_accessed(Thread& thread, const Cta& owner) {
  ProxyFence& fence = &owner == thread.cta ? thread.own_shared : thread.peer_shared;
  fence.last_epoch = thread.warp->epoch;
  if (fence.unfenced_epoch == 0) fence.unfenced_epoch = thread.warp->epoch;
}

void write_generic(Thread& thread, const Place& place, const void* bytes, u32 size, const char* instruction,
                   const Site& site) {
  Viewer viewer(thread);
  place.cta->shadow.access(*place.cta, place.offset, size, access_of(thread, Access::Kind::generic_write, site), viewer,
                           instruction);
  std::memcpy(place.cta->memory.get() + place.offset, bytes, size);
  mark_accessed(thread, *place.cta);
}

void read_generic(Thread& thread, const Place& place, void* bytes, u32 size, const char* instruction,
                  const Site& site) {
  Viewer viewer(thread);
  place.cta->shadow.access(*place.cta, place.offset, size, access_of(thread, Access::Kind::generic_read, site), viewer,
                           instruction);
  std::memcpy(bytes, place.cta->memory.get() + place.offset, size);
  mark_accessed(thread, *place.cta);
}

u16 solo_component_of(Thread& thread) {
  if (thread.solo_component == 0) thread.solo_component = thread.cta->cluster->components++;
  return thread.solo_component;
}

bool knows(const Clock& clock, const Access& access) {
  bool known = true;
  for (u32 i = 0; i < access.components; ++i) known &= clock[access.component + i] >= access.time;
  if (known || access.thread == Access::no_thread) return known;
  const u32 solo = machine().thread(access.thread).solo_component;
  return solo != 0 && clock[solo] >= access.thread_time;
}

void release(Thread& thread, Knowledge& to) {
  const u16 component = solo_component_of(thread);
  to.learn(thread.known);
  to.generic.learn(component, thread.time);
  if (thread.own_shared.time != 0) to.async_of(thread.cta->rank).learn(component, thread.own_shared.time);
  if (thread.peer_shared.time != 0)
    for (const Cta* cta : thread.cta->cluster->ctas)
      if (cta != thread.cta) to.async_of(cta->rank).learn(component, thread.peer_shared.time);
  if (thread.global.fenced_time != 0) to.async_global.learn(component, thread.global.fenced_time);
  ++thread.time;
}

void fence_strictly(Thread& thread, Clocks& known, u32 memory) {
  Clock& here = known.strictly_fenced[{thread.cta->block_index, memory}];
  here.learn(known.generic);
  here.learn(known.over);
  if (&known != &thread.known) return;
  known.strictly_fenced[{Clocks::each_itself, memory}].learn(solo_component_of(thread), thread.time);
}

void AlignedInstructions::execute(Thread& thread, const char* instruction, const Site& site) {
  const u64 i = thread.aligned_instructions++ - first_;
  if (i == open_.size()) open_.push_back({instruction, site, 0});
  One& one = open_[i];
  // The same text stands in the same place, mostly.
  const auto same = [](const char* x, const char* y) { return x == y || std::strcmp(x, y) == 0; };
  if (one.site.line != site.line || !same(one.instruction, instruction) || !same(one.site.file, site.file))
    fail(where(instruction, site) + ": lane " + std::to_string(__builtin_ctz(one.lanes)) + " of the warp came to " +
         one.instruction + " at " + to_string(one.site) +
         " instead, and all lanes of a warp must execute these instructions together, converged");
  one.lanes |= 1u << thread.lane();
  while (!open_.empty() && (open_.front().lanes | thread.warp->exited) == ~0u) {
    open_.pop_front();
    ++first_;
  }
}

// ------------------------------------------------------------------------------------------------------- scheduling

void Machine::preempt() {
  ready_.push_back(self_);
  self_->fiber->suspend();
}

void Machine::block(std::vector<Thread*>& waiters, const Wait& wait) {
  self_->wait = wait;
  waiters.push_back(self_);
  self_->fiber->suspend();
}

void Machine::wake(std::vector<Thread*>& waiters) {
  ready_.insert(ready_.end(), waiters.begin(), waiters.end());
  waiters.clear();
}

void Machine::poll(const Wait& wait) {
  --calls_;
  if (policy_ == Policy::random && random(4) == 0) return preempt();
  self_->wait = wait;
  polling_.push_back(self_);
  self_->fiber->suspend();
}

void Machine::start(std::function<void()> complete) {
  if (policy_ == Policy::eager)
    complete();
  else
    in_flight_.push_back(std::move(complete));
}

void Machine::complete_one() {
  if (policy_ == Policy::random) std::swap(in_flight_.front(), in_flight_[random(in_flight_.size())]);
  const std::function<void()> complete = std::move(in_flight_.front());
  in_flight_.pop_front();
  complete();
}

void Machine::resume(Thread& thread) {
  self_ = &thread;
  threadIdx.x = thread.index;
  blockIdx.x = thread.cta->block_index;
  thread.fiber->resume();
}

void Machine::schedule() {
  using Clock = std::chrono::steady_clock;
  constexpr auto progress_interval = std::chrono::milliseconds(100);
  constexpr u32 most_idle_turns = 1000;  // some polls may count, and give up
  auto next_progress = Clock::now() + progress_interval;
  for (u64 turn = 0; live_ > 0 && report_.finding.empty(); ++turn) {
    if (turn % 4096 == 0 && settings().progress && Clock::now() >= next_progress) {
      settings().progress(report_);
      next_progress = Clock::now() + progress_interval;
    }
    const bool async_first = policy_ == Policy::random && !in_flight_.empty() && random(8) == 0;
    if (!ready_.empty() && !async_first) {
      // Not every time: neighbours that run in turn find each other's memory in the cache.
      if (policy_ == Policy::random && random(8) == 0) std::swap(ready_.front(), ready_[random(ready_.size())]);
      Thread* next = ready_.front();
      ready_.pop_front();
      // Those who come next are far behind the cache: they are fetched while this one runs.
      if (ready_.size() > 1) __builtin_prefetch(ready_[1]);
      if (!ready_.empty()) ready_.front()->fiber->prefetch();
      resume(*next);
    } else if (!in_flight_.empty()) {
      try {
        complete_one();
      } catch (const Finding&) {
      }
    } else if (!polling_.empty() && idle_turns_ < most_idle_turns) {
      idle_turns_ = calls_ == seen_calls_ ? idle_turns_ + 1 : 0;
      seen_calls_ = calls_;
      wake(polling_);
    } else {
      report_.finding = deadlock();
    }
  }
  // Threads may exit before their bulk groups have written to global memory.
  while (!in_flight_.empty() && report_.finding.empty()) complete_one();
}

bool Machine::on_own_stack(const void* address) const {
  const char* const bottom = stacks_[self_->id];
  return address >= bottom && address < bottom + Stacks::size();
}

void note_parameters(const void* begin, std::size_t bytes) {
  const char* const first = static_cast<const char*>(begin);
  machine().self().parameters = {first, first + bytes};
}

void Machine::enter_fiber(void* argument) {
  Fiber::arrived();
  Thread& thread = *static_cast<Thread*>(argument);
  try {
    (*machine().kernel_)();
    machine().exit_thread();
  } catch (const Finding&) {
  }
  for (;;) thread.fiber->suspend();
}

void Machine::exit_thread() {
  Thread& thread = *self_;
  Cta& cta = *thread.cta;
  if (thread.bulk.waited < thread.bulk.used)
    fail(name_of(thread) + " exits while its bulk store group " + std::to_string(thread.bulk.waited) + " at " +
         to_string(thread.bulk.last_store) + " may still read shared memory");
  if (thread.wgmmas_done < thread.wgmmas)
    fail(name_of(thread) + " exits while its wgmma " + std::to_string(thread.wgmmas_done) +
         " may be in flight: no wgmma.wait_group has completed it");
  thread.exited = true;
  --live_;
  --cta.live;
  release(thread, cta.at_exit);
  leave_barriers(thread);
  if (cta.live == 0) check_exit_of_cta(cta);
}

void Machine::check_exit_of_cta(Cta& cta) {
  const std::string name = "CTA " + std::to_string(cta.block_index);
  if (cta.loads_in_flight > 0)
    fail(name + " exits while the asynchronous write at " + to_string(cta.last_load) +
         " still writes to its shared memory");
  for (const auto& [offset, barrier] : cta.mbarriers)
    if (cta.at_exit.generic[barrier.component] < barrier.last_write_phase)
      fail(name + " exits without having waited for the asynchronous write at " + to_string(barrier.last_write) +
           " that completes on " + name_of(cta, shared_window_begin + offset));
  for (const auto& [component, copy] : cta.copies_out)
    if (cta.at_exit.generic[component] < copy.phase)
      fail(name + " exits without knowing that the copy at " + to_string(copy.site) +
           " to another CTA has read its shared memory");
  const auto check_remote = [&](const std::map<u32, Access>& uses, const char* what) {
    for (const auto& [id, use] : uses)
      if (!knows(cta.at_exit.generic, use) && !knows(cta.at_exit.over, use))
        fail(name + " may exit before the " + what + " from another CTA of its cluster at " + to_string(use.site));
  };
  check_remote(cta.remote_arrivals, "arrival");
  check_remote(cta.remote_accesses, "access");
  for (std::size_t first = 0; first + 3 < cta.warps.size(); first += 4)
    for (std::size_t i = first + 1; i < first + 4; ++i) {
      const std::vector<RegisterChange>& one = cta.warps[i].register_changes;
      const std::vector<RegisterChange>& other = cta.warps[first].register_changes;
      const std::string of_both = ": warp " + std::to_string(i) + " executed ";
      const std::string and_other = " and warp " + std::to_string(first) + " of the same warpgroup ";
      if (one.size() != other.size())
        fail(name + of_both + std::to_string(one.size()) + " setmaxnreg" + and_other + std::to_string(other.size()) +
             ": all four must execute each");
      for (std::size_t change = 0; change < one.size(); ++change)
        if (one[change].registers != other[change].registers)
          fail(name + of_both + "setmaxnreg " + std::to_string(one[change].registers) + " at " +
               to_string(one[change].access.site) + and_other + std::to_string(other[change].registers) + " at " +
               to_string(other[change].access.site) + ": all four must execute the same");
    }
  global_memory().end_cta(cta);
}

std::string Machine::deadlock() const {
  // Equal waits of a CTA make one line; waits for data come before the barriers that only pass them on.
  struct Waiting {
    const Thread* first = nullptr;
    u32 lanes = 0;
    std::vector<u32> warps;
  };
  std::map<std::tuple<bool, std::string, u32>, Waiting> lines;
  for (const Thread* thread : threads_) {
    if (thread->exited) continue;
    const std::string what = thread->wait.describe(*thread) + " at " + to_string(thread->wait.site);
    const bool barrier = what.rfind("bar", 0) == 0;
    Waiting& waiting = lines[{barrier, what, thread->cta->block_index}];
    if (waiting.lanes++ == 0) waiting.first = thread;
    if (waiting.warps.empty() || waiting.warps.back() != thread->warp->index)
      waiting.warps.push_back(thread->warp->index);
  }
  std::string finding;
  for (const auto& [key, waiting] : lines) {
    const auto& [barrier, what, cta] = key;
    finding += (finding.empty() ? "deadlock: CTA " : "; CTA ") + std::to_string(cta);
    if (waiting.warps.size() == 1)
      finding += " warp " + std::to_string(waiting.warps.front()) + " (" + std::to_string(waiting.lanes) +
                 (waiting.lanes == 1 ? " lane, " : " lanes, first ") + std::to_string(waiting.first->lane()) +
                 ") waits for " + what;
    else
      finding += " warps " + std::to_string(waiting.warps.front()) + " to " + std::to_string(waiting.warps.back()) +
                 " (" + std::to_string(waiting.lanes) + " lanes) wait for " + what;
  }
  if (ctas_to_come_ > 0)
    finding += "; " + std::to_string(ctas_to_come_) + " of " + std::to_string(gridDim.x) +
               " CTAs have not begun: " + std::to_string(settings().multiprocessors) + " run at the same time";
  return finding;
}

// ---------------------------------------------------------------------------------------------------------- launches

void Machine::run(const LaunchShape& shape, const std::function<void()>& kernel) {
  policy_ = settings().policy;
  random_state_ = settings().schedule_seed * 0x9e3779b97f4a7c15u + 1;
  kernel_ = &kernel;
  idle_turns_ = 0;
  report_.finding.clear();
  tensor_maps_.clear();
  ++report_.launches;
  global_memory().begin_launch(shape.programmatic);
  report_.ctas += shape.grid;
  blockDim.x = shape.block;
  gridDim.x = shape.grid;
  if (shape.cluster == 0 || shape.cluster > max_cluster || shape.grid % shape.cluster != 0) {
    report_.finding = "launch: cluster = " + std::to_string(shape.cluster) + ", must be 1 to " +
                      std::to_string(max_cluster) + " and divide the grid of " + std::to_string(shape.grid) + " CTAs";
    return;
  }
  const u32 at_once =
      std::max(shape.cluster, static_cast<u32>(settings().multiprocessors) / shape.cluster * shape.cluster);
  for (u32 first = 0; first < shape.grid && report_.finding.empty(); first += at_once)
    run_clusters(shape, first, std::min(at_once, shape.grid - first));
}

void Machine::run_clusters(const LaunchShape& shape, u32 first_cta, u32 count) {
  const u32 registers = registers_per_sm / shape.block / 8 * 8;
  std::vector<Cluster> clusters(count / shape.cluster);
  std::vector<std::unique_ptr<Cta>> ctas;
  stacks_.reserve(std::size_t{count} * shape.block);

  for (u32 i = 0; i < count; ++i) {
    Cta& cta = *ctas.emplace_back(std::make_unique<Cta>());
    cta.block_index = first_cta + i;
    cta.rank = i % shape.cluster;
    cta.cluster = &clusters[i / shape.cluster];
    cta.cluster->ctas.push_back(&cta);
    cta.size = shape.shared_memory;
    cta.memory = {static_cast<char*>(std::aligned_alloc(1024, (shape.shared_memory + 1023) / 1024 * 1024)), std::free};
    std::memset(cta.memory.get(), 0xff, shape.shared_memory);
    cta.shadow = Shadow(shape.shared_memory);
    cta.started = cta.cluster->components++;
    cta.live = shape.block;
    cta.free_registers = 0;  // what rounding left of the SM's is not the CTA's: an H200 waits for ever for it
    cta.warps.resize((shape.block + 31) / 32);
    cta.threads.resize(shape.block);
    for (u32 w = 0; w < cta.warps.size(); ++w) {
      cta.warps[w].index = w;
      cta.warps[w].component = cta.cluster->components++;
      if (const u32 lanes = shape.block - w * 32; lanes < 32) cta.warps[w].exited = ~0u << lanes;
      cta.warps[w].registers = registers;
    }
    for (u32 t = 0; t < shape.block; ++t) {
      Thread& thread = cta.threads[t];
      thread.id = static_cast<u16>(threads_.size());
      thread.index = t;
      thread.cta = &cta;
      thread.warp = &cta.warps[t / 32];
      thread.warp->lanes[t % 32] = &thread;
      thread.known.generic.learn(cta.started, 1);
      thread.fiber.emplace(stacks_[thread.id], &Machine::enter_fiber, &thread);
      threads_.push_back(&thread);
      ready_.push_back(&thread);
    }
    for (u32 first = 0; first + 4 <= cta.warps.size(); first += 4)
      cta.wgmma_units.push_back(std::make_unique<WgmmaUnit>(cta, first));
  }
  live_ = count * shape.block;
  ctas_to_come_ = shape.grid - first_cta - count;
  schedule();
  global_memory().end_batch();
  self_ = nullptr;
  ready_.clear();
  in_flight_.clear();
  polling_.clear();
  threads_.clear();
}

}  // namespace model
}  // namespace rawgemm
