// TMA: "Data Movement and Conversion Instructions: cp.async.bulk.tensor" and "Tensors: Tiled Mode, Swizzling Modes".
#include <cstring>

#include <instructions.hpp>
#include <machine.hpp>
#include <mbarrier.hpp>

namespace rawgemm {
namespace model {
namespace {

constexpr u32 map_magic = 0x7e450a90;
constexpr u32 tma_alignment = 128;
constexpr u32 chunk_bytes = 16;  // what the swizzle moves

/// The model's contents of a TensorMap.
struct Map {
  u32 magic;
  u16 box[TensorMapRequest::max_rank];
  unsigned char rank;
  unsigned char element_bytes;
  unsigned char swizzle_bits;  // address bits 7.. that are xored into bits 4..
  char* address;
  i64 extent[TensorMapRequest::max_rank];
  i64 stride[TensorMapRequest::max_rank - 1];

  u32 row_bytes() const { return u32{box[0]} * element_bytes; }
  u32 bytes() const { return row_bytes() * box[1]; }
};
static_assert(sizeof(Map) <= sizeof(TensorMap));

Map map_at(const char* instruction, const TensorMap* map, const Site& site) {
  Map result;
  std::memcpy(&result, map, sizeof(result));
  if (result.magic != map_magic) fail(where(instruction, site) + ": the tensor map was never encoded");
  if (result.rank != 2)
    fail(where(instruction, site) + ": the tensor map has " + std::to_string(result.rank) + " dimensions, not 2");
  return result;
}

void check_alignment(const char* instruction, const Place& place, const Site& site) {
  if ((shared_window_begin + place.offset) % tma_alignment != 0)
    fail(where(instruction, site) + ": " + name_of(*place.cta, shared_window_begin + place.offset) +
         " is not 128-byte aligned");
}

/// Where byte `at` of a box that begins at offset `begin` lies.
u32 swizzled(const Map& map, u32 begin, u32 at) {
  const u32 address = shared_window_begin + begin + at;
  const u32 mask = (1u << map.swizzle_bits) - 1;
  return (address ^ ((address >> 7 & mask) << 4)) - shared_window_begin;
}

/// Calls copy(shared offset, global address, bytes) for each piece of a box that is inside the tensor and at most 16
/// bytes long, and outside(shared offset, bytes) for the rest. An H200 loads element by element, but stores the whole
/// of a chunk in which a row ends: tests/gpu/tma_edges.cu.
enum class Edge { by_element, by_chunk };
template <class Copy, class Outside>
void for_each_piece(const Map& map, i32 x, i32 y, u32 begin, Edge edge, Copy copy, Outside outside) {
  const i64 first = i64{x} * map.element_bytes;
  const i64 extent = map.extent[0] * map.element_bytes;
  for (u32 row = 0; row < map.box[1]; ++row) {
    const i64 global_row = i64{y} + row;
    const bool row_inside = global_row >= 0 && global_row < map.extent[1];
    char* const row_address = map.address + (row_inside ? global_row * map.stride[0] : 0);
    for (u32 at = 0; at < map.row_bytes(); at += chunk_bytes) {
      const u32 shared = swizzled(map, begin, row * map.row_bytes() + at);
      const i64 column = first + at;
      if (row_inside && column >= 0 && (edge == Edge::by_chunk ? column : column + chunk_bytes - 1) < extent) {
        copy(shared, row_address + column, chunk_bytes);
        continue;
      }
      for (u32 i = 0; i < chunk_bytes; i += map.element_bytes) {
        if (row_inside && column + i >= 0 && column + i < extent)
          copy(shared + i, row_address + column + i, map.element_bytes);
        else
          outside(shared + i, map.element_bytes);
      }
    }
  }
}

void load(const char* instruction, SharedAddress dst, const TensorMap* tensor_map, i32 x, i32 y, SharedAddress bar,
          u32 cta_mask, const Site& site) {
  machine().step();
  Thread& self = machine().self();
  const Map map = map_at(instruction, tensor_map, site);
  const u32 offset = own_offset(instruction, dst, map.bytes(), site);
  const u32 barrier_offset = own_offset(instruction, bar, sizeof(u64), site);
  if (cta_mask == 0 || cta_mask >> self.cta->cluster->ctas.size() != 0)
    fail(where(instruction, site) + ": cta_mask = " + std::to_string(cta_mask) + " names CTAs that the cluster of " +
         std::to_string(self.cta->cluster->ctas.size()) + " does not have");

  Viewer viewer(self);
  for (u32 rank = 0; cta_mask >> rank != 0; ++rank) {
    if ((cta_mask >> rank & 1) == 0) continue;
    Cta& cta = *self.cta->cluster->ctas[rank];
    check_alignment(instruction, {&cta, offset}, site);
    Mbarrier& barrier = mbarrier_at(instruction, {&cta, barrier_offset}, true, site);
    cta.shadow.access(cta, offset, map.bytes(),
                      {.time = barrier.phase + 1,
                       .component = barrier.component,
                       .site = number_of(site),
                       .kind = Access::Kind::async_write},
                      viewer, "TMA load");
    std::memset(cta.memory.get() + offset, 0xff, map.bytes());  // until it completes: NaN
    barrier.last_write_phase = barrier.phase + 1;
    ++cta.loads_in_flight;
    cta.last_load = site;
    machine().start([=, &cta, phase = barrier.phase] {
      char* const memory = cta.memory.get();
      for_each_piece(
          map, x, y, offset, Edge::by_element,
          [&](u32 at, const char* from, u32 bytes) { std::memcpy(memory + at, from, bytes); },
          [&](u32 at, u32 bytes) { std::memset(memory + at, 0, bytes); });
      --cta.loads_in_flight;
      complete_tx(cta, barrier_offset, phase, map.bytes(), site);
    });
  }
  ++machine().report().tma_loads;
  machine().report().tma_load_bytes += map.bytes();
}

std::string describe_wait(const Thread& thread) {
  return "bulk store group " + std::to_string(thread.bulk.reading.begin()->first) + " to read its source";
}

}  // namespace

TensorMap encode(const TensorMapRequest& request) {
  constexpr unsigned char swizzle_bits[] = {0, 1, 2, 3};
  Map map{};
  map.magic = map_magic;
  map.rank = static_cast<unsigned char>(request.rank);
  map.element_bytes = static_cast<unsigned char>(bytes_of(request.type));
  map.swizzle_bits = swizzle_bits[static_cast<int>(request.swizzle)];
  map.address = static_cast<char*>(const_cast<void*>(request.address));
  for (int i = 0; i < request.rank; ++i) {
    map.box[i] = static_cast<u16>(request.box[i]);
    map.extent[i] = request.extent[i];
    if (i + 1 < request.rank) map.stride[i] = request.stride[i];
  }
  TensorMap result{};
  std::memcpy(&result, &map, sizeof(map));
  return result;
}

void prefetch_tensormap(const TensorMap* map, Site site) {
  machine().step();
  map_at("prefetch.tensormap", map, site);
}

void cp_async_bulk_tensor_2d_load(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar, Site site) {
  load("TMA load", dst, map, x, y, bar, 1u << machine().self().cta->rank, site);
}

void cp_async_bulk_tensor_2d_load_multicast(SharedAddress dst, const TensorMap* map, i32 x, i32 y, SharedAddress bar,
                                            u16 cta_mask, Site site) {
  load("TMA load", dst, map, x, y, bar, cta_mask, site);
}

void cp_async_bulk_tensor_2d_store(const TensorMap* tensor_map, i32 x, i32 y, SharedAddress src, Site site) {
  machine().step();
  constexpr const char* instruction = "TMA store";
  Thread& self = machine().self();
  Cta& cta = *self.cta;
  const Map map = map_at(instruction, tensor_map, site);
  const u32 offset = own_offset(instruction, src, map.bytes(), site);
  check_alignment(instruction, {&cta, offset}, site);

  BulkGroups& bulk = self.bulk;
  if (bulk.component == 0) bulk.component = cta.cluster->components++;
  const u32 group = bulk.committed;
  Viewer viewer(self);
  cta.shadow.access(
      cta, offset, map.bytes(),
      {.time = group + 1, .component = bulk.component, .site = number_of(site), .kind = Access::Kind::async_read},
      viewer, instruction);
  ++bulk.reading[group];
  bulk.last_store = site;
  machine().start([=, &cta, &self] {
    const char* const memory = cta.memory.get();
    for_each_piece(
        map, x, y, offset, Edge::by_chunk, [&](u32 at, char* to, u32 bytes) { std::memcpy(to, memory + at, bytes); },
        [](u32, u32) {});
    if (--self.bulk.reading[group] == 0) self.bulk.reading.erase(group);
    machine().wake(self.bulk.waiting);
  });
  ++machine().report().tma_stores;
  machine().report().tma_store_bytes += map.bytes();
}

void cp_async_bulk_commit_group() {
  machine().step();
  ++machine().self().bulk.committed;
}

void cp_async_bulk_wait_group_read(u32 pending, Site site) {
  machine().step();
  Thread& self = machine().self();
  BulkGroups& bulk = self.bulk;
  const u32 target = bulk.committed > pending ? bulk.committed - pending : 0;
  while (!bulk.reading.empty() && bulk.reading.begin()->first < target)
    machine().block(bulk.waiting, {&describe_wait, 0, 0, site});
  if (target <= bulk.waited) return;
  bulk.waited = target;
  if (bulk.component != 0) self.known.generic.learn(bulk.component, target);
}

}  // namespace model
}  // namespace rawgemm
