// "Data Movement and Conversion Instructions: tensormap.replace, tensormap.cp_fenceproxy" and "Memory Consistency
// Model: Proxies" for tensor maps.
#include <tensor_map.hpp>

#include <algorithm>
#include <cstring>

#include <global_memory.hpp>
#include <instructions.hpp>
#include <ptx/cache.cuh>
#include <warp.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 map_magic = 0x7e450a90;
constexpr u32 map_alignment = 128;

using Event = GlobalTensorMap::Event;

Event event(const Access& access, Scope scope = Scope::sys, const Warp* warp = nullptr) {
  const Thread& self = machine().self();
  return {access, self.cta->block_index, cluster_of(*self.cta), scope, warp, self.solo_component};
}

/// What the executing thread does now.
Event event_now(const Site& site, Scope scope = Scope::sys, const Warp* warp = nullptr) {
  Thread& self = machine().self();
  solo_component_of(self);
  return event(access_of(self, Access::Kind::generic_write, site), scope, warp);
}

/// Does the executing thread know of it?
bool knows(const Event& other) {
  Thread& self = machine().self();
  const Event mine = event({});
  if (other.cluster == mine.cluster) return other.warp == self.warp || Viewer(self).knows(other.access);
  const auto clocks = self.known.elsewhere.find(other.cluster);
  if (clocks == self.known.elsewhere.end()) return false;
  const Clock& known = clocks->second.generic;
  return known[other.access.component] >= other.access.time ||
         (other.solo != 0 && known[other.solo] >= other.access.thread_time);
}

/// Is the CTA of `other` in the scope of a fence?
bool in_scope(const Event& fence, const Event& other) {
  return includes(fence.scope, fence.block_index, fence.cluster, other.block_index, other.cluster);
}

/// A thread's access through the generic proxy, as the race detector of global memory sees it.
void access_global(const char* instruction, const TensorMap* map, bool writes, const Site& site) {
  constexpr u32 bytes = 16;
  for (u32 at = 0; at < sizeof(TensorMap); at += bytes) {
    const char* const address = reinterpret_cast<const char*>(map) + at;
    if (writes)
      global_memory().write(instruction, address, bytes, site);
    else
      global_memory().read(instruction, address, bytes, false, site);
  }
}

bool is_parameter(const void* map) {
  const auto& [begin, end] = machine().self().parameters;
  return machine().on_own_stack(map) && (begin == nullptr || (map >= begin && map < end));
}

void check_not_local(const char* instruction, const TensorMap* map, const Site& site) {
  if (machine().on_own_stack(map) && !is_parameter(map))
    fail(where(instruction, site) + ": the tensor map lies in local memory, where TMA cannot read it");
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
       (here.release ? ", and since then " + acquire + ", with both fences' scopes wide enough"
                     : " without fence.proxy.tensormap::generic.release or tensormap.cp_fenceproxy"));
}

void check_unused(const char* instruction, const GlobalTensorMap& map, const Site& site) {
  for (const Event& use : map.uses)
    if (!knows(use))
      fail(where(instruction, site) + ": the tensor map may still be read by " + to_string(use.access.site) +
           " (async): no wait orders the two");
}

/// The executing thread, or its whole warp, writes a map in global memory.
void change_global(const char* instruction, TensorMap* map, const Map& content, const Site& site,
                   const Warp* warp = nullptr) {
  GlobalTensorMap& here = machine().tensor_maps()[map];
  check_unused(instruction, here, site);
  access_global(instruction, map, true, site);
  here = {};
  here.change = event_now(site, Scope::sys, warp);
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

Map read_shared(const char* instruction, u32 offset, const Site& site) {
  Thread& self = machine().self();
  TensorMap content;
  read_generic(self, {self.cta, offset}, &content, sizeof(content), instruction, site);
  return decode(instruction, &content, site);
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

u32 Map::rows() const {
  u32 rows = 1;
  for (int i = 1; i < rank; ++i) rows *= places(i);
  return rows;
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
  check_not_local(instruction, map, site);
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
  const Event use = event(access);
  for (Event& earlier : uses) {
    if (earlier.cluster != use.cluster || earlier.access.component != access.component) continue;
    earlier = use;
    return;
  }
  uses.push_back(use);
}

void note_store_to_map(const char* instruction, void* address, const void* value, u32 bytes, const Site& site) {
  const void* const map = static_cast<char*>(address) - reinterpret_cast<std::uintptr_t>(address) % map_alignment;
  std::map<const void*, GlobalTensorMap>& maps = machine().tensor_maps();
  // A map begins with a number that nothing else begins with.
  const bool begins =
      address == map && bytes >= sizeof(map_magic) && std::memcmp(value, &map_magic, sizeof(map_magic)) == 0;
  if (!begins && (maps.empty() || maps.count(map) == 0)) return;
  GlobalTensorMap& here = maps[map];
  check_unused(instruction, here, site);
  here = {};
  here.change = event_now(site);
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
  Map content = read_shared(replace, offset, site);
  set(content, field, i, value);
  // All of it: a replacement writes the whole object.
  TensorMap whole{};
  std::memcpy(&whole, &content, sizeof(content));
  write_generic(machine().self(), offset, &whole, sizeof(whole), replace, site);
}

void fence_proxy_tensormap_release(Scope scope, Site site) {
  machine().step();
  for (auto& [address, map] : machine().tensor_maps())
    if (map.change && !map.release && knows(*map.change)) map.release = event_now(site, scope);
}

void fence_proxy_tensormap_acquire(Scope scope, const TensorMap* map, Site site) {
  machine().step();
  check_global("fence.proxy.tensormap", map, site);
  GlobalTensorMap& here = machine().tensor_maps()[map];
  // What the whole warp has done, each of its lanes has done.
  if (!here.change || here.change->warp != machine().self().warp)
    access_global("fence.proxy.tensormap", map, false, site);
  const Event acquire = event_now(site, scope);
  if (here.change) {
    // The change lies before the fence, or the read would have found a race.
    if (!here.release || !in_scope(*here.release, acquire) || !in_scope(acquire, *here.change)) return;
  }
  here.acquires.push_back(acquire);
}

void tensormap_cp_fenceproxy(Scope scope, TensorMap* dst, SharedAddress src, Site site) {
  machine().step();
  constexpr const char* instruction = "tensormap.cp_fenceproxy";
  check_global(instruction, dst, site);
  const u32 offset = shared_map(instruction, src, site);
  meet(instruction, site, [&] {
    const Map content = read_shared(instruction, offset, site);
    const Warp* const warp = machine().self().warp;
    change_global(instruction, dst, content, site, warp);
    machine().tensor_maps()[dst].release = event_now(site, scope, warp);
  });
}

}  // namespace rawgemm::model

namespace rawgemm::ptx {

using namespace model;

void prefetch_tensormap(const TensorMap* map, Site site) {
  machine().step();
  check_not_local("prefetch.tensormap", map, site);
  decode("prefetch.tensormap", map, site);
}

}  // namespace rawgemm::ptx
