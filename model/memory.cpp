// Global memory through the generic proxy: "Data Movement and Conversion Instructions: ld, st", "Parallel
// Synchronization and Communication Instructions: atom, red".
#include <cmath>
#include <cstdint>
#include <cstring>

#include <global_memory.hpp>
#include <instructions.hpp>
#include <numbers.hpp>
#include <ptx/cache.cuh>
#include <tensor_map.hpp>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

void check_address(const char* instruction, const void* address, u32 bytes, const Site& site) {
  const u64 at = reinterpret_cast<std::uintptr_t>(address);
  if (at == 0) fail(where(instruction, site) + ": address = 0, must be in global memory");
  if (at % bytes != 0)
    fail(where(instruction, site) + ": " + name_of_global(at) + " is not " + std::to_string(bytes) + "-byte aligned");
}

u32 value_at(const u32* address) {
  u32 value;
  std::memcpy(&value, address, sizeof(value));
  return value;
}

/// Both instructions read, compute and write as one step.
template <class Compute>
u32 read_modify_write(const char* instruction, u32* address, Order order, Scope scope, const Site& site,
                      Compute compute) {
  machine().step();
  check_address(instruction, address, sizeof(u32), site);
  u32 old = 0;
  global_memory().strong_access(instruction, address, sizeof(u32), GlobalMemory::Strong::read_modify_write, order,
                                scope, site, [&] {
                                  old = value_at(address);
                                  const u32 value = compute(old);
                                  std::memcpy(address, &value, sizeof(value));
                                  return value != old;
                                });
  return old;
}

/// Subnormal numbers count as zero, before and after.
float add_and_flush(float x, float y) {
  const auto flush = [](float value) {
    return std::fpclassify(value) == FP_SUBNORMAL ? std::copysign(0.0f, value) : value;
  };
  const float sum = flush(flush(x) + flush(y));
  return std::isnan(sum) ? canonical_nan() : sum;
}

}  // namespace

void ld_global(void* value, u32 bytes, const void* address, bool read_only, Site site) {
  machine().step();
  const char* const instruction = read_only ? "ld.global.nc" : "ld.global";
  check_address(instruction, address, bytes, site);
  global_memory().read(instruction, address, bytes, read_only, site);
  std::memcpy(value, address, bytes);
}

void st_global(void* address, const void* value, u32 bytes, Site site) {
  machine().step();
  constexpr const char* instruction = "st.global";
  check_accumulators(instruction, value, bytes / sizeof(u32), site);
  check_address(instruction, address, bytes, site);
  note_store_to_map(instruction, address, value, bytes, site);
  global_memory().write(instruction, address, bytes, site);
  std::memcpy(address, value, bytes);
}

u32 ld_global_ordered(Order order, Scope scope, const u32* address, Site site) {
  machine().step();
  const char* const instruction = order == Order::acquire ? "ld.acquire" : "ld.relaxed";
  check_address(instruction, address, sizeof(u32), site);
  u32 value = 0;
  global_memory().strong_access(instruction, address, sizeof(value), GlobalMemory::Strong::load, order, scope, site,
                                [&] {
                                  value = value_at(address);
                                  return false;
                                });
  return value;
}

void st_global_ordered(Order order, Scope scope, u32* address, u32 value, Site site) {
  machine().step();
  const char* const instruction = order == Order::release ? "st.release" : "st.relaxed";
  check_address(instruction, address, sizeof(u32), site);
  global_memory().strong_access(instruction, address, sizeof(value), GlobalMemory::Strong::store, order, scope, site,
                                [&] {
                                  const bool changes = value_at(address) != value;
                                  std::memcpy(address, &value, sizeof(value));
                                  return changes;
                                });
}

u32 atom_add(Order order, Scope scope, u32* address, u32 value, Site site) {
  return read_modify_write("atom.add", address, order, scope, site, [&](u32 old) { return old + value; });
}

u32 atom_inc(Order order, Scope scope, u32* address, u32 last, Site site) {
  return read_modify_write("atom.inc", address, order, scope, site, [&](u32 old) { return old >= last ? 0 : old + 1; });
}

u32 atom_exch(Order order, Scope scope, u32* address, u32 value, Site site) {
  return read_modify_write("atom.exch", address, order, scope, site, [&](u32) { return value; });
}

u32 atom_cas(Order order, Scope scope, u32* address, u32 expected, u32 value, Site site) {
  return read_modify_write("atom.cas", address, order, scope, site,
                           [&](u32 old) { return old == expected ? value : old; });
}

void red_add_u32(Order order, Scope scope, u32* address, u32 value, Site site) {
  read_modify_write("red.add", address, order, scope, site, [&](u32 old) { return old + value; });
}

void red_add_f32(Order order, Scope scope, float* address, const float* values, u32 count, Site site) {
  machine().step();
  constexpr const char* instruction = "red.add";
  check_accumulators(instruction, values, count, site);
  check_address(instruction, address, count * sizeof(float), site);
  global_memory().strong_access(instruction, address, count * sizeof(float), GlobalMemory::Strong::read_modify_write,
                                order, scope, site, [&] {
                                  for (u32 i = 0; i < count; ++i) {
                                    float old;
                                    std::memcpy(&old, &address[i], sizeof(old));
                                    const float sum = add_and_flush(old, values[i]);
                                    std::memcpy(&address[i], &sum, sizeof(sum));
                                  }
                                  return true;
                                });
}

void red_add_x2(NumberType type, Order order, Scope scope, u32* address, u32 pair, Site site) {
  // FP32 has more than twice the bits: rounding its sum gives what rounding the exact sum gives.
  const auto add = [type](u32 x, u32 y) -> u32 {
    const u16 a = static_cast<u16>(x);
    const u16 b = static_cast<u16>(y);
    return type == NumberType::bf16 ? round_to_bf16(bf16_value(a) + bf16_value(b))
                                    : round_to_f16(f16_value(a) + f16_value(b));
  };
  read_modify_write("red.add", address, order, scope, site,
                    [&](u32 old) { return add(old >> 16, pair >> 16) << 16 | add(old, pair); });
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void prefetch_global_l2(const void* address, Site site) {
  machine().step();
  check_address("prefetch.global.L2", address, 1, site);
}

}  // namespace rawgemm::ptx
