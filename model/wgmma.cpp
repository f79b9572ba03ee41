// wgmma: "Asynchronous Warpgroup Level Matrix Instructions".
#include <algorithm>
#include <cstring>

#include <instructions.hpp>
#include <multiply.hpp>
#include <ptx/wgmma.cuh>
#include <warp.hpp>
#include <wgmma_unit.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 chunk_bytes = 16;
constexpr u32 address_bits = 0x3ffff;

WgmmaUnit& unit_of(const char* instruction, const Thread& thread, const Site& site) {
  const auto& units = thread.cta->wgmma_units;
  const u32 unit = thread.index / WgmmaUnit::lanes;
  if (unit >= units.size())
    fail(where(instruction, site) + ": needs a warpgroup, 4 warps from a multiple of 4 on, and the CTA has " +
         std::to_string(thread.cta->warps.size()) + " warps");
  return *units[unit];
}

/// Row and column of float i of a lane ("Register Fragments": accumulator D). Two f16 in a register are floats 2 i and
/// 2 i + 1.
struct Element {
  u32 row;
  u32 column;
};
Element element(u32 lane, u32 i) {
  return {lane / 32 * 16 + i / 2 % 2 * 8 + lane % 32 / 4, i / 4 * 8 + lane % 4 * 2 + i % 2};
}

/// The fields of a matrix descriptor ("Matrix Descriptor Format"), in bytes.
struct Layout {
  u32 address;
  u32 leading;
  u32 stride;
  u32 base_offset;
  u32 swizzle_bits;  // how many bits of an address are xored into others
  Major major;

  Layout(u64 descriptor, Major operand_major, const char* operand, const Site& site)
      : address(static_cast<u32>(descriptor & 0x3fff) << 4),
        leading(static_cast<u32>(descriptor >> 16 & 0x3fff) << 4),
        stride(static_cast<u32>(descriptor >> 32 & 0x3fff) << 4),
        base_offset(descriptor >> 49 & 7),
        swizzle_bits((4 - static_cast<u32>(descriptor >> 62)) % 4),
        major(operand_major) {
    constexpr u64 reserved = u64{3} << 14 | u64{3} << 30 | u64{7} << 46 | u64{0x3ff} << 52;
    const auto refuse = [&](const std::string& why) {
      fail("wgmma at " + to_string(site) + ": the matrix descriptor of " + operand + " has " + why);
    };
    if ((descriptor & reserved) != 0) refuse("bits set that mean nothing (14-15, 30-31, 46-48 or 52-61)");
    if (base_offset != 0 && swizzle_bits == 0)
      refuse("base offset " + std::to_string(base_offset) + " and no swizzle: it belongs to a swizzle's pattern");
  }

  /// Calls visit(row, k chunk or k, offset in shared memory) for each 16 bytes: K-major, 16 bytes of K of one row;
  /// MN-major, 8 rows of one k ("Canonical Layouts").
  template <class Visit>
  void for_each_chunk(const Cta& cta, u32 rows, const Site& site, Visit visit) const {
    const u32 width = chunk_bytes << swizzle_bits;
    const auto at = [&](u32 row, u32 k, u32 offset) { visit(row, k, place(cta, address + offset, site)); };
    if (major == Major::k) {
      const u32 step = swizzle_bits == 0 ? leading : chunk_bytes;
      for (u32 row = 0; row < rows; ++row)
        for (u32 chunk = 0; chunk < k_bytes / chunk_bytes; ++chunk)
          at(row, chunk, row / 8 * stride + row % 8 * width + chunk * step);
    } else {
      const u32 chunks_together = width / chunk_bytes;
      const u32 next_rows = swizzle_bits == 0 ? stride : leading;
      const u32 next_k = swizzle_bits == 0 ? leading : stride;
      for (u32 chunk = 0; chunk < rows / 8; ++chunk)
        for (u32 k = 0; k < 16; ++k)
          at(chunk * 8, k,
             chunk % chunks_together * chunk_bytes + chunk / chunks_together * next_rows + k % 8 * width +
                 k / 8 * next_k);
    }
  }

 private:
  /// Addresses are formed first; then the bits that number the rows of the swizzle's pattern are xored into those that
  /// number the chunks of a row.
  u32 place(const Cta& cta, u32 formed, const Site& site) const {
    formed &= address_bits;
    const u32 row = ((formed >> 7) - base_offset) & ((1u << swizzle_bits) - 1);
    const u32 offset = (formed ^ row << 4) - shared_window_begin;
    if (offset >= cta.size || cta.size - offset < chunk_bytes)
      fail("wgmma at " + to_string(site) + " reads shared memory at offset " +
           std::to_string(static_cast<i32>(offset)) + " of " + std::to_string(cta.size));
    return offset;
  }
};

/// An operand in shared memory, chunk by chunk, to where the multiplier finds it.
void read_operand(const Cta& cta, const Layout& layout, u32 rows, char* to, const Site& site) {
  layout.for_each_chunk(cta, rows, site, [&](u32 row, u32 k, u32 offset) {
    char* const place = layout.major == Major::k ? to + row * k_bytes + k * chunk_bytes : to + (k * rows + row) * 2;
    std::memcpy(place, cta.memory.get() + offset, chunk_bytes);
  });
}

}  // namespace

WgmmaUnit::WgmmaUnit(Cta& cta, u32 first_warp)
    : cta_(cta), first_warp_(first_warp), component_(cta.cluster->components) {
  cta.cluster->components += 4;
}

WgmmaUnit::~WgmmaUnit() {
  for (const auto& accumulators : accumulators_) multiplier().finish(accumulators->multiplication);
}

void WgmmaUnit::issue(Thread& thread, const Wgmma& instruction, u32* d, const u32* a, const Site& site) {
  const u32 lane = thread.index % lanes;
  const u32 number = thread.wgmmas++;
  if (number - first_ == operations_.size()) {
    operations_.push_back({instruction, site, 0, find_accumulators(lane, d, instruction, site), {}});
    Operation& operation = operations_.back();
    if (operation.accumulators == nullptr) {
      accumulators_.push_back(std::make_unique<Accumulators>());
      accumulators_.back()->n = instruction.n;
      accumulators_.back()->k = instruction.k();
      accumulators_.back()->is_f16 = instruction.arithmetic.f16_accumulators;
      accumulators_.back()->value.resize(m * instruction.n);
      operation.accumulators = accumulators_.back().get();
    }
    if (instruction.a_in_registers) operation.a.resize(lanes);
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
  if (instruction.a_in_registers) take_a(thread, lane, a, number, operation, site);
  if (++operation.issued_by < lanes) return;
  check_operands(operation, number);
  ++machine().report().wgmmas;
  machine().start([this] { complete_next(); });
}

WgmmaUnit::Accumulators* WgmmaUnit::find_accumulators(u32 lane, const u32* d, const Wgmma& instruction,
                                                      const Site& site) {
  const u32 count = instruction.n / (instruction.arithmetic.f16_accumulators ? 4 : 2);
  for (const auto& x : accumulators_) {
    const u32* const taken = x->registers[lane];
    if (taken == nullptr || d + count <= taken || taken + x->count() <= d) continue;
    if (taken == d && x->n == instruction.n && x->k == instruction.k() &&
        x->is_f16 == instruction.arithmetic.f16_accumulators)
      return x.get();
    fail("wgmma at " + to_string(site) + " uses accumulators of a wgmma of another shape that is still in flight");
  }
  return nullptr;
}

void WgmmaUnit::take(Thread& thread, u32 lane, u32* d, Accumulators& accumulators, const Site& site) {
  if (!thread.accumulators_fenced)
    fail(where("wgmma", site) + ": no wgmma.fence since its accumulators were last open to the thread");
  const bool others_in_flight = thread.wgmmas - 1 > thread.wgmmas_done;  // else what looks like poison is a value
  for (u32 i = 0; i < accumulators.count(); ++i) {
    u32 bits;
    std::memcpy(&bits, &d[i], sizeof(bits));
    if (others_in_flight && is_poison(bits))
      fail(where("wgmma", site) + " takes accumulators that another wgmma in flight has not given back");
    const auto put = [&](u32 number, float value) {
      const auto [row, column] = element(lane, number);
      accumulators.value[row * accumulators.n + column] = value;
    };
    if (accumulators.is_f16) {
      put(2 * i, f16_value(static_cast<u16>(bits)));
      put(2 * i + 1, f16_value(static_cast<u16>(bits >> 16)));
    } else {
      put(i, std::bit_cast<float>(bits));
    }
    std::memcpy(&d[i], &poison, sizeof(poison));
  }
  accumulators.registers[lane] = d;
  ++accumulators.taken;
}

void WgmmaUnit::give_back(Thread& thread, u32 lane, Accumulators& accumulators) {
  multiplier().finish(accumulators.multiplication);
  u32* const d = accumulators.registers[lane];
  for (u32 i = 0; i < accumulators.count(); ++i) {
    if (std::memcmp(&d[i], &poison, sizeof(poison)) != 0)
      fail(name_of(thread) + " wrote accumulator " + std::to_string(i) +
           " of a wgmma in flight: no wgmma.wait_group had completed it");
    const auto value = [&](u32 number) {
      const auto [row, column] = element(lane, number);
      return accumulators.value[row * accumulators.n + column];
    };
    const u32 bits = accumulators.is_f16 ? round_to_f16(value(2 * i)) | u32{round_to_f16(value(2 * i + 1))} << 16
                                         : std::bit_cast<u32>(value(i));
    std::memcpy(&d[i], &bits, sizeof(bits));
  }
  accumulators.registers[lane] = nullptr;
  --accumulators.taken;
  thread.accumulators_fenced = false;
}

void WgmmaUnit::take_a(Thread& thread, u32 lane, const u32* a, u32 number, Operation& operation, const Site& site) {
  auto& value = operation.a[lane];
  std::copy_n(a, a_registers, value.begin());
  if (number > thread.wgmmas_done) check_accumulators("wgmma", a, a_registers, site);
  if (thread.wgmma_fences == 0) fail(where("wgmma", site) + ": no wgmma.fence since A's registers were written");
  for (FragmentOfA& earlier : fragments_of_a_[lane]) {
    if (a + a_registers <= earlier.registers || earlier.registers + a_registers <= a) continue;
    if (earlier.registers == a && earlier.value == value) {
      earlier.number = number + 1;
      earlier.in_flight = true;
      earlier.site = site;
      return;
    }
    if (earlier.in_flight)
      fail(where("wgmma", site) + ": A's registers were written while the wgmma at " + to_string(earlier.site) +
           " may still read them: no wgmma.wait_group had completed it");
    if (earlier.fences == thread.wgmma_fences)
      fail(where("wgmma", site) + ": no wgmma.fence since A's registers were written");
    earlier = {a, value, number + 1, thread.wgmma_fences, true, site};
    return;
  }
  fragments_of_a_[lane].push_back({a, value, number + 1, thread.wgmma_fences, true, site});
}

void WgmmaUnit::check_operands(const Operation& operation, u32 number) {
  std::array<Thread*, lanes> threads;
  for (u32 lane = 0; lane < lanes; ++lane) threads[lane] = cta_.warps[first_warp_ + lane / 32].lanes[lane % 32];
  Viewer viewer(threads.data(), lanes);
  const auto check = [&](u64 descriptor, Major major, u32 rows, const char* operand, const char* what) {
    const Access access{.time = number + 1,
                        .component = component_,
                        .site = number_of(operation.site),
                        .kind = Access::Kind::wgmma_read,
                        .components = 4};
    Layout(descriptor, major, operand, operation.site)
        .for_each_chunk(cta_, rows, operation.site, [&](u32, u32, u32 offset) {
          cta_.shadow.access(cta_, offset, chunk_bytes, access, viewer, what);
        });
  };
  const Wgmma& x = operation.instruction;
  if (!x.a_in_registers) check(x.a_desc, x.major_a, m, "A", "wgmma (A)");
  check(x.b_desc, x.major_b, x.n, "B", "wgmma (B)");
}

void WgmmaUnit::complete_next() {
  const Operation& operation = operations_.front();
  const Wgmma& x = operation.instruction;
  Multiplier::Task& task = multiplier().next();
  char* const a = task.a.data();
  if (x.a_in_registers) {
    // "Register Fragments": multiplicand A. A register holds 4 bytes of K, register i those of row 8 (i % 2).
    for (u32 lane = 0; lane < lanes; ++lane)
      for (u32 i = 0; i < a_registers; ++i) {
        const u32 row = lane / 32 * 16 + i % 2 * 8 + lane % 32 / 4;
        std::memcpy(a + row * k_bytes + i / 2 * 16 + lane % 4 * 4, &operation.a[lane][i], sizeof(u32));
      }
  } else {
    read_operand(cta_, Layout(x.a_desc, x.major_a, "A", operation.site), m, a, operation.site);
  }
  read_operand(cta_, Layout(x.b_desc, x.major_b, "B", operation.site), x.n, task.b.data(), operation.site);
  task.instruction = x;
  task.d = operation.accumulators->value.data();
  operation.accumulators->multiplication = multiplier().start();
  operations_.pop_front();
  ++first_;
  ++done_;
  machine().wake(waiting_);
}

std::string WgmmaUnit::describe_wait(const Thread& thread) {
  const WgmmaUnit& unit = unit_of("wgmma.wait_group", thread, thread.wait.site);
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
  for (FragmentOfA& fragment : fragments_of_a_[lane]) {
    if (!fragment.in_flight || fragment.number > count) continue;
    if (!std::equal(fragment.value.begin(), fragment.value.end(), fragment.registers))
      fail(name_of(thread) + " wrote A's registers of the wgmma at " + to_string(fragment.site) +
           " in flight: no wgmma.wait_group had completed it");
    fragment.in_flight = false;
  }
  std::erase_if(accumulators_, [&](const auto& x) {
    if (x->taken > 0) return false;
    for (const Operation& operation : operations_)
      if (operation.accumulators == x.get()) return false;
    return true;
  });
}

void wgmma_wait_group(u32 pending, Site site) {
  machine().step();
  aligned("wgmma.wait_group", site);
  Thread& self = machine().self();
  std::vector<u32>& ends = self.wgmma_group_end;
  if (ends.size() <= pending) return;
  ends.erase(ends.begin(), ends.end() - 1 - pending);
  unit_of("wgmma.wait_group", self, site).wait(self, ends.front(), site);
}

void wgmma_mma_async(const Wgmma& instruction, u32* d, const u32* a, Site site) {
  machine().step();
  aligned("wgmma.mma_async", site);
  Thread& self = machine().self();
  unit_of("wgmma", self, site).issue(self, instruction, d, a, site);
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

u64 matrix_descriptor(SharedAddress address, Swizzle swizzle, u32 leading_byte_offset, u32 stride_byte_offset,
                      u32 base_offset, Site site) {
  const auto encode = [&](const char* what, u32 bytes) -> u64 {
    if (bytes % chunk_bytes != 0 || bytes > address_bits)
      fail(where("matrix_descriptor", site) + ": " + what + " = " + std::to_string(bytes) +
           ", must be a multiple of 16 less than 2^18");
    return bytes / chunk_bytes;
  };
  if (base_offset > 7)
    fail(where("matrix_descriptor", site) + ": base_offset = " + std::to_string(base_offset) + ", must be 0 to 7");
  constexpr u64 modes[] = {0, 3, 2, 1};  // of Swizzle's none, 32, 64 and 128 bytes
  return encode("address", address) | encode("leading_byte_offset", leading_byte_offset) << 16 |
         encode("stride_byte_offset", stride_byte_offset) << 32 | u64{base_offset} << 49 |
         modes[static_cast<u32>(swizzle)] << 62;
}

void wgmma_fence(Site site) {
  machine().step();
  aligned("wgmma.fence", site);
  Thread& self = machine().self();
  self.accumulators_fenced = true;
  ++self.wgmma_fences;
}

void wgmma_commit_group(Site site) {
  machine().step();
  aligned("wgmma.commit_group", site);
  Thread& self = machine().self();
  self.wgmma_group_end.push_back(self.wgmmas);
}

}  // namespace rawgemm::ptx
