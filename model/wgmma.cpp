// wgmma: "Asynchronous Warpgroup Level Matrix Instructions".
#include <cstring>

#include <instructions.hpp>
#include <multiply.hpp>
#include <wgmma_unit.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 row_bytes = 128;
constexpr u32 chunk_bytes = 16;
constexpr u32 chunks_per_row = WgmmaUnit::k * 2 / chunk_bytes;

WgmmaUnit& unit_of(const Thread& thread) { return *thread.cta->wgmma_units.at(thread.index / WgmmaUnit::lanes); }

/// Row and column of register i of a lane ("Register Fragments for wgmma.mma_async: accumulator D").
struct Element {
  u32 row;
  u32 column;
};
Element element(u32 lane, u32 i) {
  return {lane / 32 * 16 + i / 2 % 2 * 8 + lane % 32 / 4, i / 4 * 8 + lane % 4 * 2 + i % 2};
}

/// Calls visit(row, chunk, shared offset) for each 16 bytes of a K-major operand with the 128-byte swizzle ("Matrix
/// Descriptor Format", "Strides", "Swizzling Modes"): addresses are formed first, then their bits 7-9 are xored into
/// bits 4-6.
template <class Visit>
void for_each_chunk(const Cta& cta, u64 descriptor, u32 rows, const Site& site, Visit visit) {
  const u32 start = static_cast<u32>(descriptor & 0x3fff) << 4;
  const u32 stride = static_cast<u32>(descriptor >> 32 & 0x3fff) << 4;
  const u32 base_offset = descriptor >> 49 & 7;
  const u32 swizzle = static_cast<u32>(descriptor >> 62);
  if (swizzle != 1 || base_offset != 0)
    fail("wgmma at " + to_string(site) + ": a matrix descriptor with swizzle mode " + std::to_string(swizzle) +
         " and base offset " + std::to_string(base_offset) + ": the model knows mode 1 (128 bytes) with base offset 0");
  for (u32 row = 0; row < rows; ++row) {
    for (u32 chunk = 0; chunk < chunks_per_row; ++chunk) {
      const u32 address = start + row / 8 * stride + row % 8 * row_bytes + chunk * chunk_bytes;
      const u32 offset = (address ^ (address >> 7 & 7) << 4) - shared_window_begin;
      if (offset >= cta.size)
        fail("wgmma at " + to_string(site) + " reads shared memory at offset " + std::to_string(offset) + " of " +
             std::to_string(cta.size));
      visit(row, chunk, offset);
    }
  }
}

}  // namespace

WgmmaUnit::WgmmaUnit(Cta& cta, u32 first_warp)
    : cta_(cta), first_warp_(first_warp), component_(cta.cluster->components) {
  cta.cluster->components += 4;
}

void WgmmaUnit::issue(Thread& thread, const Instruction& instruction, float* d, const Site& site) {
  const u32 lane = thread.index % lanes;
  const u32 number = thread.wgmmas++;
  if (number - first_ == operations_.size()) {
    operations_.push_back({instruction, site, 0, find_accumulators(lane, d, instruction.n, site)});
    if (operations_.back().accumulators == nullptr) {
      accumulators_.push_back(std::make_unique<Accumulators>());
      accumulators_.back()->n = instruction.n;
      accumulators_.back()->value.resize(m * instruction.n);
      operations_.back().accumulators = accumulators_.back().get();
    }
  }
  Operation& operation = operations_[number - first_];
  if (!(operation.instruction == instruction))
    fail(where("wgmma", site) + ": the lanes of the warpgroup give different descriptors, shapes, types or scales");
  Accumulators& accumulators = *operation.accumulators;
  if (accumulators.registers[lane] == nullptr)
    take(thread, lane, d, accumulators, site);
  else if (accumulators.registers[lane] != d)
    fail(where("wgmma", site) + ": the lanes of the warpgroup disagree on which accumulators it adds to");
  accumulators.users[lane] = number + 1;
  if (++operation.issued_by < lanes) return;
  check_operands(operation, number);
  ++machine().report().wgmmas;
  machine().start([this] { complete_next(); });
}

WgmmaUnit::Accumulators* WgmmaUnit::find_accumulators(u32 lane, const float* d, u32 n, const Site& site) {
  for (const auto& accumulators : accumulators_) {
    const float* const taken = accumulators->registers[lane];
    if (taken == nullptr || d + n / 2 <= taken || taken + accumulators->n / 2 <= d) continue;
    if (taken == d && accumulators->n == n) return accumulators.get();
    fail("wgmma at " + to_string(site) + " uses accumulators of a wgmma of another shape that is still in flight");
  }
  return nullptr;
}

void WgmmaUnit::take(Thread& thread, u32 lane, float* d, Accumulators& accumulators, const Site& site) {
  if (!thread.accumulators_fenced)
    fail(where("wgmma", site) + ": no wgmma.fence since its accumulators were last open to the thread");
  for (u32 i = 0; i < accumulators.n / 2; ++i) {
    const auto [row, column] = element(lane, i);
    u32 bits;
    std::memcpy(&bits, &d[i], sizeof(bits));
    if (is_poison(bits))
      fail(where("wgmma", site) + " takes accumulators that another wgmma in flight has not given back");
    accumulators.value[row * accumulators.n + column] = d[i];
    std::memcpy(&d[i], &poison, sizeof(poison));
  }
  accumulators.registers[lane] = d;
  ++accumulators.taken;
}

void WgmmaUnit::give_back(Thread& thread, u32 lane, Accumulators& accumulators) {
  float* const d = accumulators.registers[lane];
  for (u32 i = 0; i < accumulators.n / 2; ++i) {
    if (std::memcmp(&d[i], &poison, sizeof(poison)) != 0)
      fail(name_of(thread) + " wrote accumulator " + std::to_string(i) +
           " of a wgmma in flight: no wgmma.wait_group had completed it");
    const auto [row, column] = element(lane, i);
    d[i] = accumulators.value[row * accumulators.n + column];
  }
  accumulators.registers[lane] = nullptr;
  --accumulators.taken;
  thread.accumulators_fenced = false;
}

void WgmmaUnit::check_operands(const Operation& operation, u32 number) {
  std::array<Thread*, lanes> threads;
  for (u32 lane = 0; lane < lanes; ++lane) threads[lane] = cta_.warps[first_warp_ + lane / 32].lanes[lane % 32];
  Viewer viewer(threads.data(), lanes);
  const auto check = [&](u64 descriptor, u32 rows, const char* what) {
    const Access access{.time = number + 1,
                        .component = component_,
                        .site = number_of(operation.site),
                        .kind = Access::Kind::async_read,
                        .components = 4};
    for_each_chunk(cta_, descriptor, rows, operation.site,
                   [&](u32, u32, u32 offset) { cta_.shadow.access(cta_, offset, chunk_bytes, access, viewer, what); });
  };
  check(operation.instruction.a_desc, m, "wgmma (A)");
  check(operation.instruction.b_desc, operation.instruction.n, "wgmma (B)");
}

void WgmmaUnit::complete_next() {
  const Operation& operation = operations_.front();
  const Instruction& instruction = operation.instruction;
  const u32 n = instruction.n;
  static float a[m][k];
  static float b[k][max_n];  // transposed, for the multiplication to go along n
  const auto decode = [&](u32 offset, float* to, std::size_t step) {
    u16 bits[chunk_bytes / 2];
    std::memcpy(bits, cta_.memory.get() + offset, sizeof(bits));
    for (u32 i = 0; i < chunk_bytes / 2; ++i)
      to[i * step] = instruction.is_bf16 ? bf16_value(bits[i]) : f16_value(bits[i]);
  };
  for_each_chunk(cta_, instruction.a_desc, m, operation.site,
                 [&](u32 row, u32 chunk, u32 offset) { decode(offset, &a[row][chunk * 8], 1); });
  for_each_chunk(cta_, instruction.b_desc, n, operation.site,
                 [&](u32 row, u32 chunk, u32 offset) { decode(offset, &b[chunk * 8][row], max_n); });
  float* const d = operation.accumulators->value.data();
  if (!instruction.scale_d) std::memset(d, 0, m * n * sizeof(float));
  const NumberType type = instruction.is_bf16 ? NumberType::bf16 : NumberType::f16;
  multiply({type, type, false}, d, &a[0][0], &b[0][0], n, k);
  operations_.pop_front();
  ++first_;
  ++done_;
  machine().wake(waiting_);
}

std::string WgmmaUnit::describe_wait(const Thread& thread) {
  const WgmmaUnit& unit = unit_of(thread);
  const u32 issued_by = unit.operations_.empty() ? 0 : unit.operations_.front().issued_by;
  return "wgmma.wait_group (wgmma " + std::to_string(unit.done_) + " issued by " + std::to_string(issued_by) +
         " of 128 threads)";
}

void WgmmaUnit::wait(Thread& thread, u32 count, const Site& site) {
  const u32 lane = thread.index % lanes;
  while (done_ < count) machine().block(waiting_, {&describe_wait, 0, 0, site});
  if (count > thread.wgmmas_done) {
    thread.wgmmas_done = count;
    thread.known.generic.learn(component_ + lane / 32, count);
  }
  for (const auto& accumulators : accumulators_)
    if (accumulators->registers[lane] != nullptr && accumulators->users[lane] <= count)
      give_back(thread, lane, *accumulators);
  std::erase_if(accumulators_, [&](const auto& x) {
    if (x->taken > 0) return false;
    for (const Operation& operation : operations_)
      if (operation.accumulators == x.get()) return false;
    return true;
  });
}

void wgmma_fence() {
  machine().step();
  machine().self().accumulators_fenced = true;
}

void wgmma_commit_group() {
  machine().step();
  Thread& self = machine().self();
  self.wgmma_group_end.push_back(self.wgmmas);
}

void wgmma_wait_group(u32 pending, Site site) {
  machine().step();
  Thread& self = machine().self();
  const std::size_t groups = self.wgmma_group_end.size();
  if (groups <= pending) return;
  unit_of(self).wait(self, self.wgmma_group_end[groups - 1 - pending], site);
}

void wgmma_mma_async(bool is_bf16, u32 n, float* d, u64 a_desc, u64 b_desc, u32 scale_d, Site site) {
  machine().step();
  Thread& self = machine().self();
  unit_of(self).issue(self, {is_bf16, n, a_desc, b_desc, scale_d != 0}, d, site);
}

}  // namespace rawgemm::model
