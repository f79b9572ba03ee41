// Copies and reductions of tensor boxes: "Data Movement and Conversion Instructions: cp.async.bulk.tensor,
// cp.reduce.async.bulk.tensor, cp.async.bulk.prefetch.tensor" and "Tensors: Tiled Mode, Swizzling Modes".
#include <unistd.h>

#include <array>
#include <cstring>

#include <bulk.hpp>
#include <instructions.hpp>
#include <reduction.hpp>
#include <tensor_map.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 tma_alignment = 128;
constexpr u32 chunk_bytes = 16;  // what the swizzle moves

/// The elements that one operation is about: what the map says, from these coordinates on.
struct Box {
  Map map;
  std::array<i32, Map::max_rank> at{};
};

Box box_of(const char* instruction, const TensorMap* tensor_map, std::initializer_list<i32> coordinates,
           const Site& site) {
  Box box{map_for_tma(instruction, tensor_map, static_cast<int>(coordinates.size()), site)};
  std::copy(coordinates.begin(), coordinates.end(), box.at.begin());
  // An H200 raises an illegal instruction; no document says so.
  const i32 step = static_cast<i32>(chunk_bytes / box.map.element_bytes());
  if (box.at[0] % step != 0)
    fail(where(instruction, site) + ": x = " + std::to_string(box.at[0]) + ", must be a multiple of " +
         std::to_string(step) + " elements (16 bytes)");
  return box;
}

/// Of a store or a reduction. By the CUDA C++ Programming Guide no coordinate may be negative there; an H200 raises an
/// illegal instruction.
Box box_to_write(const char* instruction, const TensorMap* tensor_map, std::initializer_list<i32> coordinates,
                 const Site& site) {
  const Box box = box_of(instruction, tensor_map, coordinates, site);
  for (int i = 0; i < box.map.rank; ++i)
    if (box.at[i] < 0)
      fail(where(instruction, site) + ": " + "xyzuv"[i] + " = " + std::to_string(box.at[i]) +
           ", must not be negative: only loads and prefetches may begin before the tensor");
  return box;
}

u32 aligned_offset(const char* instruction, SharedAddress address, const Map& map, const Site& site) {
  const u32 offset = own_offset(instruction, address, map.rows() * map.row_pitch(), site);
  if (address % tma_alignment != 0)
    fail(where(instruction, site) + ": " + name_of(*machine().self().cta, address) + " is not 128-byte aligned");
  return offset;
}

/// The byte that a map's swizzle puts at `address` of the shared window stands here in the order of the box: bits 4 and
/// up are xored with as many bits from bit 7 on.
u32 swizzled(Swizzle swizzle, u32 address) {
  const u32 mask = (1u << static_cast<u32>(swizzle)) - 1;
  return address ^ (address >> 7 & mask) << 4;
}

/// What a box touches in shared memory: all of its place there, unless its rows are narrower than the swizzle.
SharedRanges ranges_of(const Map& map, SharedAddress begin) {
  if (map.row_pitch() == map.row_bytes()) return {{0, map.bytes()}};
  SharedRanges ranges;
  for (u32 row = 0; row < map.rows(); ++row)
    for (u32 at = 0; at < map.row_bytes(); at += chunk_bytes)
      ranges.push_back({swizzled(map.swizzle, begin + row * map.row_pitch() + at) - begin, chunk_bytes});
  return ranges;
}

/// Calls row(offset in shared memory before the swizzle, address of its first element, whether dimensions 1 and up lie
/// inside the tensor) for each row of a box. The address counts from the tensor's origin, also where that is before or
/// behind the tensor.
template <class Row>
void for_each_row(const Box& box, Row row) {
  const Map& map = box.map;
  std::array<u32, Map::max_rank> place{};
  for (u32 number = 0; number < map.rows(); ++number) {
    bool inside = true;
    i64 distance = i64{box.at[0]} * map.element_bytes();
    for (int i = 1; i < map.rank; ++i) {
      const i64 coordinate = i64{box.at[i]} + i64{place[i]} * map.element_stride[i];
      inside &= coordinate >= 0 && coordinate < map.extent[i];
      distance += coordinate * map.stride[i - 1];
    }
    row(number * map.row_pitch(), distance, inside);
    for (int i = 1; i < map.rank && ++place[i] == map.places(i); ++i) place[i] = 0;
  }
}

/// Calls copy(offset, global address, bytes) for each piece of a box that is inside the tensor and at most 16 bytes
/// long, and outside(offset, bytes) for the rest; offset: from the box's first byte at `begin` of the shared window. An
/// H200 loads element by element, but stores the whole of a chunk in which a row ends.
enum class Edge { by_element, by_chunk };
template <class Copy, class Outside>
void for_each_piece(const Box& box, SharedAddress begin, Edge edge, Copy copy, Outside outside) {
  const Map map = box.map;  // a copy, which no copied byte can change: it stays in registers
  const i64 first = i64{box.at[0]} * map.element_bytes();
  const i64 extent = map.extent[0] * map.element_bytes();
  const u32 row_bytes = map.row_bytes();
  for_each_row(box, [&](u32 row, i64 distance, bool row_inside) {
    for (u32 at = 0; at < row_bytes; at += chunk_bytes) {
      const u32 offset = swizzled(map.swizzle, begin + row + at) - begin;
      const i64 column = first + at;
      if (row_inside && column >= 0 && (edge == Edge::by_chunk ? column : column + chunk_bytes - 1) < extent) {
        copy(offset, map.address + distance + at, chunk_bytes);
        continue;
      }
      for (u32 i = 0; i < chunk_bytes; i += map.element_bytes()) {
        if (row_inside && column + i >= 0 && column + i < extent)
          copy(offset + i, map.address + distance + at + i, map.element_bytes());
        else
          outside(offset + i, map.element_bytes());
      }
    }
  });
}

/// The global memory that an operation touches.
GlobalBox global_box(const Box& box, Edge edge) {
  const Map& map = box.map;
  // Of the places first + i * step for i < places, those that lie in [0, extent): the first i, and how many.
  struct Range {
    i64 first;
    i64 count;
  };
  const auto inside = [](i64 first, i64 step, i64 places, i64 extent) -> Range {
    const i64 skipped = first < 0 ? (-first + step - 1) / step : 0;
    const i64 end = first < extent ? std::min(places, (extent - first + step - 1) / step) : 0;
    return {skipped, std::max<i64>(end - skipped, 0)};
  };
  GlobalBox result;
  i64 distance = i64{box.at[0]} * map.element_bytes();
  const i64 granularity = edge == Edge::by_chunk ? chunk_bytes : 1;
  const i64 begin = std::max<i64>(0, -distance);
  const i64 left = map.extent[0] * map.element_bytes() - distance;
  const i64 end = std::min<i64>(map.row_bytes(), (left + granularity - 1) / granularity * granularity);
  result.run = std::max<i64>(end - begin, 0);
  distance += begin;
  for (int i = 1; i < map.rank; ++i) {
    const i64 stride = map.stride[i - 1];
    const Range range = inside(box.at[i], map.element_stride[i], map.places(i), map.extent[i]);
    distance += (box.at[i] + range.first * map.element_stride[i]) * stride;
    result.dimensions[static_cast<std::size_t>(i - 1)] = {range.count, stride * map.element_stride[i]};
  }
  result.address = reinterpret_cast<std::uintptr_t>(map.address) + static_cast<u64>(distance);
  return result;
}

/// Whether a byte can be read there: the system is asked to copy it.
bool is_mapped(const char* address) {
  static const std::array<int, 2> ends = [] {
    std::array<int, 2> made{};
    if (pipe(made.data()) != 0) fail("no pipe can be made");
    return made;
  }();
  char byte = 0;
  return write(ends[1], address, 1) == 1 && read(ends[0], &byte, 1) == 1;
}

/// Of a box that lies outside of the tensor altogether, an H200 reads something at the map's address, and raises an
/// illegal address where nothing is mapped (tests/gpu/box_outside.cu); no document says so.
void check_address_of_outside(const char* instruction, const Box& box, const GlobalBox& inside, const Site& site) {
  bool is_outside = inside.run == 0;
  for (const GlobalBox::Dimension& dimension : inside.dimensions) is_outside |= dimension.count == 0;
  if (is_outside && !is_mapped(box.map.address))
    fail(where(instruction, site) +
         ": the box lies outside of the tensor altogether, for which TMA reads at the map's " + "address, " +
         name_of_global(reinterpret_cast<std::uintptr_t>(box.map.address)) + ": nothing is mapped there");
}

/// What a load writes for an element outside the tensor, as an H200 does it: the same for every type.
unsigned char fill_byte(Fill fill, u32 byte) {
  if (fill == Fill::zero) return 0;
  return byte % 2 == 0 ? 0xf7 : 0x7f;
}

/// A store or a reduction of a box: put(to, from, bytes) does it for each piece.
template <class Put>
void write_box(const char* instruction, const Box& box, const TensorMap* tensor_map, SharedAddress src,
               std::optional<u64> cache_policy, GlobalMemory::Bulk kind, const Site& site, Put put) {
  const u32 offset = aligned_offset(instruction, src, box.map, site);
  check_policy(instruction, cache_policy, site);
  const auto write = [box, src, put](const char* source) {
    for_each_piece(
        box, src, Edge::by_chunk, [&](u32 at, char* to, u32 size) { put(to, source + at, size); }, [](u32, u32) {});
  };
  const Access access = start_copy_to_global(instruction, offset, ranges_of(box.map, src), site, write);
  use_map(tensor_map, access);
  write_global(instruction, global_box(box, Edge::by_chunk), kind, access, site);
  ++machine().report().tma_stores;
  machine().report().tma_store_bytes += box.map.bytes();
}

}  // namespace

void cp_async_bulk_tensor_load(SharedAddress dst, const TensorMap* tensor_map, std::initializer_list<i32> coordinates,
                               SharedAddress bar, std::optional<u16> mask, std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "TMA load";
  Cta& self = *machine().self().cta;
  const Box box = box_of(instruction, tensor_map, coordinates, site);
  const u32 bytes = box.map.bytes();
  const SharedRanges ranges = ranges_of(box.map, dst);
  const u32 offset = aligned_offset(instruction, dst, box.map, site);
  const u32 barrier = own_offset(instruction, bar, sizeof(u64), site);
  const u32 cta_mask = mask.value_or(static_cast<u16>(1u << self.rank));
  check_mask(instruction, cta_mask, site);
  check_policy(instruction, cache_policy, site);
  const auto write = [box, dst](char* memory) {
    for_each_piece(
        box, dst, Edge::by_element, [&](u32 at, const char* from, u32 size) { std::memcpy(memory + at, from, size); },
        [&](u32 at, u32 size) {
          for (u32 i = 0; i < size; ++i) memory[at + i] = static_cast<char>(fill_byte(box.map.fill, i));
        });
  };
  const GlobalBox read = global_box(box, Edge::by_element);
  check_address_of_outside(instruction, box, read, site);
  for (u32 rank = 0; cta_mask >> rank != 0; ++rank) {
    if ((cta_mask >> rank & 1) == 0) continue;
    const Access access = start_copy_to_shared(instruction, Access::Kind::async_write, *self.cluster->ctas[rank],
                                               offset, ranges, barrier, site, write);
    use_map(tensor_map, access);
    read_global(instruction, read, access, site);
  }
  ++machine().report().tma_loads;
  machine().report().tma_load_bytes += bytes;
}

void cp_async_bulk_tensor_store(const TensorMap* tensor_map, std::initializer_list<i32> coordinates, SharedAddress src,
                                std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "TMA store";
  const Box box = box_to_write(instruction, tensor_map, coordinates, site);
  write_box(instruction, box, tensor_map, src, cache_policy, GlobalMemory::Bulk::write, site,
            [](char* to, const char* from, u32 size) { std::memcpy(to, from, size); });
}

void cp_reduce_async_bulk_tensor(Reduction op, const TensorMap* tensor_map, std::initializer_list<i32> coordinates,
                                 SharedAddress src, std::optional<u64> cache_policy, Site site) {
  machine().step();
  constexpr const char* instruction = "TMA reduction";
  const Box box = box_to_write(instruction, tensor_map, coordinates, site);
  const TensorType type = box.map.type;
  if (!is_bulk_reduction(op, type))
    fail(where(instruction, site) +
         ": add takes u32, i32, u64, f16, bf16, f32 and f64; min and max take u32, i32, u64, i64, f16 and bf16");
  write_box(instruction, box, tensor_map, src, cache_policy, GlobalMemory::Bulk::reduce, site,
            [op, type](char* to, const char* from, u32 size) { reduce(op, type, to, from, size); });
}

void cp_async_bulk_prefetch_tensor(const TensorMap* tensor_map, std::initializer_list<i32> coordinates,
                                   std::optional<u64> cache_policy, Site site) {
  machine().step();
  box_of("TMA prefetch", tensor_map, coordinates, site);
  check_policy("TMA prefetch", cache_policy, site);
}

}  // namespace rawgemm::model
