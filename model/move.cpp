// Registers to and from shared memory through the generic proxy: "Data Movement and Conversion Instructions: ld, st",
// "Warp Level Matrix Load Instruction: ldmatrix", "Warp Level Matrix Store Instruction: stmatrix".
#include <cstring>
#include <utility>

#include <instructions.hpp>
#include <machine.hpp>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 row_bytes = 16;
constexpr u32 rows_per_matrix = 8;

using Row = std::array<u16, rows_per_matrix>;

/// The lane that holds an element, and in which half of its register.
struct Holder {
  u32 lane;
  u32 shift;
};
Holder holder(u32 row, u32 column, bool transposed) {
  if (transposed) std::swap(row, column);
  return {row * 4 + column / 2, column % 2 * 16};
}

/// Collects what each lane brings; the last one runs visit(thread, offset, matrix, row) for each row that the lanes
/// give addresses of.
template <class Visit>
void for_each_row(const char* instruction, u32 matrices, SharedAddress row, const Site& site, Visit visit) {
  Thread& self = machine().self();
  Warp& warp = *self.warp;
  if (self.lane() < matrices * rows_per_matrix && row % row_bytes != 0)
    fail(where(instruction, site) + ": " + name_of(*self.cta, row) + " is not 16-byte aligned");
  warp.row[self.lane()] = row;
  meet(instruction, site, [&] {
    for (u32 i = 0; i < matrices; ++i)
      for (u32 j = 0; j < rows_per_matrix; ++j) {
        const u32 lane = rows_per_matrix * i + j;
        if (warp.lanes[lane] == nullptr) fail(where(instruction, site) + ": the warp has fewer than 32 lanes");
        visit(*warp.lanes[lane], own_offset(instruction, warp.row[lane], row_bytes, site), i, j);
      }
  });
}

u32 aligned_offset(const char* instruction, SharedAddress address, u32 size, const Site& site) {
  const u32 offset = own_offset(instruction, address, size, site);
  if (address % size != 0)
    fail(where(instruction, site) + ": " + name_of(*machine().self().cta, address) + " is not " + std::to_string(size) +
         "-byte aligned");
  return offset;
}

}  // namespace

void check_accumulators(const char* instruction, const void* registers, u32 count, const Site& site) {
  for (u32 i = 0; i < count; ++i) {
    u32 bits;
    std::memcpy(&bits, static_cast<const char*>(registers) + i * sizeof(bits), sizeof(bits));
    if (!is_poison(bits)) continue;
    const Thread& self = machine().self();
    if (self.wgmmas > self.wgmmas_done)  // else what looks like poison is a value
      fail(where(instruction, site) + " reads accumulators of a wgmma that wgmma.wait_group has not completed");
  }
}

void stmatrix(u32 matrices, bool transposed, SharedAddress row, std::array<u32, 4> registers, Site site) {
  machine().step();
  constexpr const char* instruction = "stmatrix";
  check_accumulators(instruction, registers.data(), matrices, site);
  Warp& warp = *machine().self().warp;
  warp.fragment[machine().self().lane()] = registers;
  for_each_row(instruction, matrices, row, site, [&](Thread& writer, u32 offset, u32 matrix, u32 number) {
    Row values;
    for (u32 column = 0; column < values.size(); ++column) {
      const auto [lane, shift] = holder(number, column, transposed);
      values[column] = static_cast<u16>(warp.fragment[lane][matrix] >> shift);
    }
    write_generic(writer, offset, values.data(), row_bytes, instruction, site);
  });
}

std::array<u32, 4> ldmatrix(u32 matrices, bool transposed, SharedAddress row, Site site) {
  machine().step();
  constexpr const char* instruction = "ldmatrix";
  Warp& warp = *machine().self().warp;
  for_each_row(instruction, matrices, row, site, [&](Thread& reader, u32 offset, u32 matrix, u32 number) {
    Row values;
    read_generic(reader, {reader.cta, offset}, values.data(), row_bytes, instruction, site);
    for (u32 column = 0; column < values.size(); ++column) {
      const auto [lane, shift] = holder(number, column, transposed);
      u32& pair = warp.fragment[lane][matrix];
      pair = (pair & ~(0xffffu << shift)) | u32{values[column]} << shift;
    }
  });
  return warp.fragment[machine().self().lane()];
}

void st_shared(SharedAddress address, const void* value, u32 size, Site site) {
  machine().step();
  constexpr const char* instruction = "st.shared";
  check_accumulators(instruction, value, size / sizeof(u32), site);
  const u32 offset = aligned_offset(instruction, address, size, site);
  write_generic(machine().self(), offset, value, size, instruction, site);
}

void ld_shared(void* value, u32 size, SharedAddress address, Site site) {
  machine().step();
  constexpr const char* instruction = "ld.shared";
  Thread& self = machine().self();
  const u32 offset = aligned_offset(instruction, address, size, site);
  read_generic(self, {self.cta, offset}, value, size, instruction, site);
}

}  // namespace rawgemm::model
