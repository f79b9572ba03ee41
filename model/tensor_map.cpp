// "Data Movement and Conversion Instructions: tensormap.replace, tensormap.cp_fenceproxy" and "Memory Consistency
// Model: Proxies" for tensor maps.
#include <tensor_map.hpp>

#include <algorithm>
#include <cstring>

#include <instructions.hpp>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 map_magic = 0x7e450a90;
constexpr u32 map_alignment = 128;

using Event = GlobalTensorMap::Event;

Event event_of(const Site& site, const Warp* warp = nullptr) {
  const Thread& self = machine().self();
  return {self.cta->cluster, access_of(self, Access::Kind::generic_write, site), warp};
}

/// Does the executing thread know of it? Clusters know of each other only what has happened before a launch.
bool knows(const Event& event) {
  Thread& self = machine().self();
  if (event.warp == self.warp) return true;
  return event.cluster == self.cta->cluster && Viewer(self).order(event.access, false) == Viewer::Order::ordered;
}

bool is_parameter(const void* map) {
  const auto& [begin, end] = machine().self().parameters;
  return machine().on_own_stack(map) && (begin == nullptr || (map >= begin && map < end));
}

Map decode(const char* instruction, const void* from, const Site& site) {
  Map map;
  std::memcpy(&map, from, sizeof(map));
  if (map.magic != map_magic) fail(where(instruction, site) + ": the tensor map was never encoded");
  return map;
}

TensorMapRequest request_of(const Map& map) {
  TensorMapRequest request{};
  request.type = map.type;
  request.rank = map.rank;
  request.address = map.address;
  request.swizzle = map.swizzle;
  request.fill = map.fill;
  for (int i = 0; i < map.max_rank; ++i) {
    request.extent[i] = map.extent[i];
    request.box[i] = map.box[i];
    request.element_stride[i] = map.element_stride[i];
    if (i + 1 < map.max_rank) request.stride[i] = map.stride[i];
  }
  return request;
}

/// Fails where the executing thread does not know that TMA sees what lies there.
void check_visible(const char* instruction, const TensorMap* map, const Site& site) {
  const GlobalTensorMap& here = machine().tensor_maps()[map];
  if (std::any_of(here.acquires.begin(), here.acquires.end(), [](const Event& event) { return knows(event); })) return;
  const std::string acquire = "no fence.proxy.tensormap::generic.acquire of it is ordered before";
  if (!here.change)
    fail(where(instruction, site) + ": the tensor map lies in global memory, and " + acquire + " in this launch");
  fail(where(instruction, site) + ": the tensor map was changed at " + to_string(here.change->access.site) +
       (here.release ? ", and since then " + acquire
                     : " without fence.proxy.tensormap::generic.release or tensormap.cp_fenceproxy"));
}

/// The executing thread, or its whole warp, writes a map in global memory.
void change_global(const char* instruction, TensorMap* map, const Map& content, const Site& site,
                   const Warp* warp = nullptr) {
  GlobalTensorMap& here = machine().tensor_maps()[map];
  Viewer viewer(machine().self());
  for (const Event& use : here.uses)
    if (use.cluster != machine().self().cta->cluster || viewer.order(use.access, false) != Viewer::Order::ordered)
      fail(where(instruction, site) + ": the tensor map may still be read by " + to_string(use.access.site) +
           " (async): no wait orders the two");
  if (here.change && !knows(*here.change))
    fail(where(instruction, site) + ": the tensor map may still be changed by " + to_string(here.change->access.site) +
         ": no wait orders the two");
  here = {};
  here.change = event_of(site, warp);
  std::memcpy(static_cast<void*>(map), &content, sizeof(content));
}

void check_global(const char* instruction, const TensorMap* map, const Site& site) {
  if (machine().on_own_stack(map)) fail(where(instruction, site) + ": the tensor map must lie in global memory");
  if (reinterpret_cast<std::uintptr_t>(map) % map_alignment != 0)
    fail(where(instruction, site) + ": the tensor map must be 128-byte aligned");
}

u32 shared_map(const char* instruction, SharedAddress map, const Site& site) {
  const u32 offset = own_offset(instruction, map, sizeof(TensorMap), site);
  if (map % map_alignment != 0)
    fail(where(instruction, site) + ": " + name_of(*machine().self().cta, map) + " is not 128-byte aligned");
  return offset;
}

const void* read_shared(const char* instruction, u32 offset, const Site& site) {
  Thread& self = machine().self();
  Viewer viewer(self);
  self.cta->shadow.access(*self.cta, offset, sizeof(TensorMap), access_of(self, Access::Kind::generic_read, site),
                          viewer, instruction);
  return self.cta->memory.get() + offset;
}

void set(Map& map, MapField field, u32 i, u64 value) {
  switch (field) {
    case MapField::global_address:
      map.address = reinterpret_cast<char*>(value);
      break;
    case MapField::rank:
      map.rank = static_cast<unsigned char>(value + 1);
      break;
    case MapField::box_dim:
      map.box[i] = static_cast<u16>(value);
      break;
    case MapField::global_dim:
      map.extent[i] = static_cast<i64>(value);
      break;
    case MapField::global_stride:
      map.stride[i] = static_cast<i64>(value);
      break;
    case MapField::element_stride:
      map.element_stride[i] = static_cast<unsigned char>(value);
      break;
    case MapField::elemtype:
      map.type = static_cast<TensorType>(value);
      break;
    case MapField::swizzle_mode:
      map.swizzle = static_cast<Swizzle>(value);
      break;
    case MapField::fill_mode:
      map.fill = static_cast<Fill>(value);
      break;
  }
}

constexpr const char* replace = "tensormap.replace";

}  // namespace

u32 Map::bytes() const {
  u32 bytes = row_bytes();
  for (int i = 1; i < rank; ++i) bytes *= places(i);
  return bytes;
}

TensorMap encode(const TensorMapRequest& request) {
  Map map{};
  map.magic = map_magic;
  map.rank = static_cast<unsigned char>(request.rank);
  map.type = request.type;
  map.swizzle = request.swizzle;
  map.fill = request.fill;
  map.address = static_cast<char*>(const_cast<void*>(request.address));
  for (int i = 0; i < request.rank; ++i) {
    map.box[i] = static_cast<u16>(request.box[i]);
    map.element_stride[i] = static_cast<unsigned char>(request.element_stride[i]);
    map.extent[i] = request.extent[i];
    if (i + 1 < request.rank) map.stride[i] = request.stride[i];
  }
  TensorMap result{};
  std::memcpy(&result, &map, sizeof(map));
  return result;
}

Map map_for_tma(const char* instruction, const TensorMap* map, int dimensions, const Site& site) {
  if (machine().on_own_stack(map) && !is_parameter(map))
    fail(where(instruction, site) + ": the tensor map lies in local memory, where TMA cannot read it");
  const Map result = decode(instruction, map, site);
  if (!is_parameter(map)) {
    check_visible(instruction, map, site);
    if (const Status status = check(request_of(result), "the tensor map"); !status.ok())
      fail(where(instruction, site) + ": " + status.text);
  }
  if (result.rank != dimensions)
    fail(where(instruction, site) + ": the tensor map has " + std::to_string(result.rank) + " dimensions, not " +
         std::to_string(dimensions));
  return result;
}

void use_map(const TensorMap* map, const Access& access) {
  if (is_parameter(map)) return;
  std::vector<Event>& uses = machine().tensor_maps()[map].uses;
  const Cluster* const cluster = machine().self().cta->cluster;
  for (Event& use : uses) {
    if (use.cluster != cluster || use.access.component != access.component) continue;
    use.access = access;
    return;
  }
  uses.push_back({cluster, access, nullptr});
}

void prefetch_tensormap(const TensorMap* map, Site site) {
  machine().step();
  if (machine().on_own_stack(map) && !is_parameter(map))
    fail(where("prefetch.tensormap", site) + ": the tensor map lies in local memory, where TMA cannot read it");
  decode("prefetch.tensormap", map, site);
}

void tensormap_replace(MapField field, TensorMap* map, u32 i, u64 value, Site site) {
  machine().step();
  check_global(replace, map, site);
  Map content = decode(replace, map, site);
  set(content, field, i, value);
  change_global(replace, map, content, site);
}

void tensormap_replace(MapField field, SharedAddress map, u32 i, u64 value, Site site) {
  machine().step();
  const u32 offset = shared_map(replace, map, site);
  Map content = decode(replace, read_shared(replace, offset, site), site);
  set(content, field, i, value);
  // All of it: a replacement writes the whole object.
  TensorMap whole{};
  std::memcpy(&whole, &content, sizeof(content));
  write_generic(machine().self(), offset, &whole, sizeof(whole), replace, site);
}

void fence_proxy_tensormap_release(Scope, Site site) {
  machine().step();
  for (auto& [address, map] : machine().tensor_maps())
    if (map.change && !map.release && knows(*map.change)) map.release = event_of(site);
}

void fence_proxy_tensormap_acquire(Scope, const TensorMap* map, Site site) {
  machine().step();
  check_global("fence.proxy.tensormap", map, site);
  GlobalTensorMap& here = machine().tensor_maps()[map];
  if (!here.change || (here.release && knows(*here.release))) here.acquires.push_back(event_of(site));
}

void tensormap_cp_fenceproxy(Scope, TensorMap* dst, SharedAddress src, Site site) {
  machine().step();
  constexpr const char* instruction = "tensormap.cp_fenceproxy";
  check_global(instruction, dst, site);
  const u32 offset = shared_map(instruction, src, site);
  meet(instruction, site, [&] {
    const Map content = decode(instruction, read_shared(instruction, offset, site), site);
    const Warp* const warp = machine().self().warp;
    change_global(instruction, dst, content, site, warp);
    machine().tensor_maps()[dst].release = event_of(site, warp);
  });
}

}  // namespace rawgemm::model
