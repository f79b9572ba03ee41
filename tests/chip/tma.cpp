// What TMA does with boxes of tensors, at and beyond their edges.
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/tensormap.cuh>
#include <tests/chip/tensors.hpp>
#include <tests/ptx/by_rank.cuh>

namespace rawgemm::test::chip {
namespace {

/// Offsets in shared memory: a full barrier and a tensor map; the box begins somewhere from box_begin on.
constexpr u32 map_offset = 128;
constexpr u32 box_begin = 1024;
constexpr u32 box_places = 8;  // 128 bytes apart: one period of the 128-byte swizzle
constexpr u32 smem_bytes = box_begin + box_places * 128 + max_box_span;

Hints random_hints(Random& random) { return {random.between(0, 1) == 0, random.between(0, 1) == 0}; }

__device__ void wait_for(SharedAddress bar, u32 parity) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {
  }
}

struct BoxParams {
  TensorMap map;
  Place place;
  u32 rank;
  u32 box_place;
  u32 bytes;
  u32 span;  // of shared memory: what lies between narrow rows included
  Hints hints;
  Reduction op;
  const u8* from;  // what shared memory holds before
  u8* to;          // for what is loaded
};

/// Shared memory as params.from says; phase 0 of the barrier is over.
__device__ SharedAddress box_of_input(const BoxParams& params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress box = bar + box_begin + params.box_place * 128;
  ptx::mbarrier_init(bar, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(bar, params.span);
  ptx::cp_async_bulk(box, params.from, params.span, bar);
  wait_for(bar, 0);
  return box;
}

// ------------------------------------------------------------------------------------------------------------ loads

__global__ void load_box(const __grid_constant__ BoxParams params) {
  if (threadIdx.x != 0) return;
  const SharedAddress box = box_of_input(params);
  const SharedAddress bar = ptx::dynamic_smem();
  ptx::mbarrier_arrive_expect_tx(bar, params.bytes);
  load(&params.map, params.rank, params.place.at, box, bar, params.hints);
  wait_for(bar, 1);
  ptx::cp_async_bulk(params.to, box, params.span);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

Status launch_box(const char* name, void (*kernel)(BoxParams), const BoxParams& params) {
  return device::launch(name, kernel, 1, {.block = 32, .cluster = 1, .shared_memory = smem_bytes}, nullptr, params);
}

BoxParams box_params(Random& random, const TensorMapRequest& request, Begin begin) {
  BoxParams params{};
  params.place = random_place(random, request, begin);
  params.rank = static_cast<u32>(request.rank);
  params.box_place = static_cast<u32>(random.between(0, box_places - 1));
  params.bytes = box_bytes(request);
  params.span = box_span(request);
  params.hints = random_hints(random);
  return params;
}

/// The box as it lies in shared memory, and what lies between its rows.
Status tma_load(Case& c) {
  Random& random = c.random();
  RandomTensor x = random_tensor(random, one_of(random, tensor_types));
  const size_t lead = static_cast<size_t>(random.between(0, 7)) * 16;
  x.request.address = c.input(random_bytes(random, lead + x.bytes)) + lead;
  BoxParams params = box_params(random, x.request, Begin::anywhere);
  params.from = c.input(std::vector<u8>(params.span, 0xa5));
  params.to = c.output<u8>(params.span);
  if (Status s = encode(x.request, &params.map); !s.ok()) return s;
  return launch_box("tma_load", &load_box, params);
}

// ------------------------------------------------------------------------------------------- stores and reductions

__global__ void store_box(const __grid_constant__ BoxParams params) {
  if (threadIdx.x != 0) return;
  store(&params.map, params.rank, params.place.at, box_of_input(params), params.hints.cache);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

__global__ void reduce_box(const __grid_constant__ BoxParams params) {
  if (threadIdx.x != 0) return;
  const SharedAddress box = box_of_input(params);
  if (params.op == Reduction::add)
    reduce<Reduction::add>(&params.map, params.rank, params.place.at, box, params.hints.cache);
  else if (params.op == Reduction::min)
    reduce<Reduction::min>(&params.map, params.rank, params.place.at, box, params.hints.cache);
  else
    reduce<Reduction::max>(&params.map, params.rank, params.place.at, box, params.hints.cache);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

/// The tensor and what lies around it.
Status tma_store(Case& c) {
  Random& random = c.random();
  RandomTensor x = random_tensor(random, one_of(random, tensor_types));
  const size_t lead = 16 + static_cast<size_t>(random.between(0, 7)) * 16;
  BoxParams params = box_params(random, x.request, Begin::not_before_tensor);
  x.request.address = c.output<u8>(lead + x.bytes) + lead;
  params.from = c.input(random_bytes(random, params.span));
  if (Status s = encode(x.request, &params.map); !s.ok()) return s;
  return launch_box("tma_store", &store_box, params);
}

Status tma_reduce(Case& c) {
  Random& random = c.random();
  const TensorType type = one_of(random, {TensorType::u32, TensorType::i32, TensorType::u64, TensorType::i64,
                                          TensorType::f16, TensorType::bf16, TensorType::f32, TensorType::f64});
  const bool only_adds = type == TensorType::f32 || type == TensorType::f64;
  const bool never_adds = type == TensorType::i64;
  RandomTensor x = random_tensor(random, type);
  const size_t lead = 16 + static_cast<size_t>(random.between(0, 7)) * 16;
  BoxParams params = box_params(random, x.request, Begin::not_before_tensor);
  params.op = only_adds ? Reduction::add : static_cast<Reduction>(random.between(never_adds ? 1 : 0, 2));
  x.request.address = c.output(numbers(random, type, lead + x.bytes)) + lead;
  params.from = c.input(numbers(random, type, params.span));
  if (Status s = encode(x.request, &params.map); !s.ok()) return s;
  return launch_box("tma_reduce", &reduce_box, params);
}

// -------------------------------------------------------------------------------------------------------- multicast

constexpr u32 max_cluster = 4;

struct MulticastParams {
  TensorMap map;
  Place place[max_cluster];  // of the box that each CTA loads ...
  u16 mask[max_cluster];     // ... and to whom
  u32 rank;
  u32 cluster;
  u32 bytes;
  bool cached;
  u8* to;  // [cluster][cluster][bytes]: by receiver and sender
};

__global__ void multicast_boxes(const __grid_constant__ MulticastParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress boxes = bar + box_begin;
  const u32 pitch = (params.bytes + 1023) / 1024 * 1024;
  const u32 me = ptx::cluster_ctarank();
  const auto receives = [&](u32 from) { return (params.mask[from] >> me & 1) != 0; };
  if (threadIdx.x == 0) {
    u32 expected = 0;
    for (u32 from = 0; from < params.cluster; ++from) expected += receives(from) ? params.bytes : 0;
    ptx::mbarrier_init(bar, 1);
    ptx::fence_mbarrier_init();
    ptx::mbarrier_arrive_expect_tx(bar, expected);
  }
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
  if (threadIdx.x == 0) {
    load_multicast(&params.map, params.rank, params.place[me].at, boxes + me * pitch, bar, params.mask[me],
                   params.cached);
    wait_for(bar, 0);
    for (u32 from = 0; from < params.cluster; ++from)
      if (receives(from))
        ptx::cp_async_bulk(params.to + (me * params.cluster + from) * params.bytes, boxes + from * pitch, params.bytes);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read<0>();
  }
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

Status tma_multicast(Case& c) {
  Random& random = c.random();
  RandomTensor x = random_tensor(random, one_of(random, tensor_types));
  if (box_span(x.request) != box_bytes(x.request)) x.request.swizzle = Swizzle::none;  // or nobody writes some of it
  x.request.address = c.input(random_bytes(random, x.bytes));
  MulticastParams params{};
  params.cluster = one_of(random, {2u, 4u});
  for (u32 i = 0; i < params.cluster; ++i) {
    params.place[i] = random_place(random, x.request);
    params.mask[i] = static_cast<u16>(random.between(1, (1 << params.cluster) - 1));
  }
  params.rank = static_cast<u32>(x.request.rank);
  params.bytes = box_bytes(x.request);
  params.cached = random.between(0, 1) == 0;
  params.to = c.output<u8>(params.cluster * params.cluster * params.bytes);
  if (Status s = encode(x.request, &params.map); !s.ok()) return s;
  const u32 shared_memory = box_begin + params.cluster * ((params.bytes + 1023) / 1024 * 1024);
  return device::launch("tma_multicast", &multicast_boxes, params.cluster,
                        {.block = 32, .cluster = params.cluster, .shared_memory = shared_memory}, nullptr, params);
}

// --------------------------------------------------------------------------------------------- maps changed in place

/// What a map shall hold, and which of it differs from the map that the kernel is given.
struct Replacements {
  TensorMapRequest request;
  bool address, rank, box, extent, stride, element_stride, type, swizzle, fill;
};

struct ReplaceParams {
  TensorMap* map;  // in global memory, what the kernel begins with
  Replacements by;
  Place place;
  u32 bytes;
  bool in_shared;  // changed there and copied back
  u8* to;
};

/// Map: TensorMap* or SharedAddress.
template <class Map>
__device__ void replace(Map map, const Replacements& by) {
  const TensorMapRequest& x = by.request;
  if (by.address) ptx::tensormap_replace_global_address(map, x.address);
  if (by.rank) ptx::tensormap_replace_rank(map, static_cast<u32>(x.rank) - 1);
  if (by.box) {
    ptx::tensormap_replace_box_dim<0>(map, static_cast<u32>(x.box[0]));
    if (x.rank > 1) ptx::tensormap_replace_box_dim<1>(map, static_cast<u32>(x.box[1]));
    if (x.rank > 2) ptx::tensormap_replace_box_dim<2>(map, static_cast<u32>(x.box[2]));
    if (x.rank > 3) ptx::tensormap_replace_box_dim<3>(map, static_cast<u32>(x.box[3]));
    if (x.rank > 4) ptx::tensormap_replace_box_dim<4>(map, static_cast<u32>(x.box[4]));
  }
  if (by.extent) {
    ptx::tensormap_replace_global_dim<0>(map, static_cast<u32>(x.extent[0]));
    if (x.rank > 1) ptx::tensormap_replace_global_dim<1>(map, static_cast<u32>(x.extent[1]));
    if (x.rank > 2) ptx::tensormap_replace_global_dim<2>(map, static_cast<u32>(x.extent[2]));
    if (x.rank > 3) ptx::tensormap_replace_global_dim<3>(map, static_cast<u32>(x.extent[3]));
    if (x.rank > 4) ptx::tensormap_replace_global_dim<4>(map, static_cast<u32>(x.extent[4]));
  }
  if (by.stride) {
    if (x.rank > 1) ptx::tensormap_replace_global_stride<0>(map, static_cast<u64>(x.stride[0]));
    if (x.rank > 2) ptx::tensormap_replace_global_stride<1>(map, static_cast<u64>(x.stride[1]));
    if (x.rank > 3) ptx::tensormap_replace_global_stride<2>(map, static_cast<u64>(x.stride[2]));
    if (x.rank > 4) ptx::tensormap_replace_global_stride<3>(map, static_cast<u64>(x.stride[3]));
  }
  if (by.element_stride) {
    ptx::tensormap_replace_element_stride<0>(map, static_cast<u32>(x.element_stride[0]));
    if (x.rank > 1) ptx::tensormap_replace_element_stride<1>(map, static_cast<u32>(x.element_stride[1]));
    if (x.rank > 2) ptx::tensormap_replace_element_stride<2>(map, static_cast<u32>(x.element_stride[2]));
    if (x.rank > 3) ptx::tensormap_replace_element_stride<3>(map, static_cast<u32>(x.element_stride[3]));
    if (x.rank > 4) ptx::tensormap_replace_element_stride<4>(map, static_cast<u32>(x.element_stride[4]));
  }
  if (by.type) switch (x.type) {
      case TensorType::u8:
        ptx::tensormap_replace_elemtype<TensorType::u8>(map);
        break;
      case TensorType::u16:
        ptx::tensormap_replace_elemtype<TensorType::u16>(map);
        break;
      case TensorType::u32:
        ptx::tensormap_replace_elemtype<TensorType::u32>(map);
        break;
      case TensorType::i32:
        ptx::tensormap_replace_elemtype<TensorType::i32>(map);
        break;
      case TensorType::u64:
        ptx::tensormap_replace_elemtype<TensorType::u64>(map);
        break;
      case TensorType::i64:
        ptx::tensormap_replace_elemtype<TensorType::i64>(map);
        break;
      case TensorType::f16:
        ptx::tensormap_replace_elemtype<TensorType::f16>(map);
        break;
      case TensorType::f32:
        ptx::tensormap_replace_elemtype<TensorType::f32>(map);
        break;
      case TensorType::f64:
        ptx::tensormap_replace_elemtype<TensorType::f64>(map);
        break;
      case TensorType::bf16:
        ptx::tensormap_replace_elemtype<TensorType::bf16>(map);
        break;
    }
  if (by.swizzle) switch (x.swizzle) {
      case Swizzle::none:
        ptx::tensormap_replace_swizzle_mode<Swizzle::none>(map);
        break;
      case Swizzle::bytes_32:
        ptx::tensormap_replace_swizzle_mode<Swizzle::bytes_32>(map);
        break;
      case Swizzle::bytes_64:
        ptx::tensormap_replace_swizzle_mode<Swizzle::bytes_64>(map);
        break;
      case Swizzle::bytes_128:
        ptx::tensormap_replace_swizzle_mode<Swizzle::bytes_128>(map);
        break;
    }
  if (by.fill) {
    if (x.fill == Fill::zero)
      ptx::tensormap_replace_fill_mode<Fill::zero>(map);
    else
      ptx::tensormap_replace_fill_mode<Fill::nan>(map);
  }
}

__global__ void replace_and_load(const __grid_constant__ ReplaceParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress in_shared = bar + map_offset;
  const SharedAddress box = bar + box_begin;
  const bool leader = threadIdx.x == 0;
  if (leader) {
    ptx::mbarrier_init(bar, 1);
    ptx::fence_mbarrier_init();
    if (params.in_shared) {
      ptx::mbarrier_arrive_expect_tx(bar, sizeof(TensorMap));
      ptx::cp_async_bulk(in_shared, params.map, sizeof(TensorMap), bar);
      wait_for(bar, 0);
      replace(in_shared, params.by);
    } else {
      replace(params.map, params.by);
      ptx::fence_proxy_tensormap_release<Scope::gpu>();
    }
  }
  ptx::bar_sync(0, 32);
  if (params.in_shared) ptx::tensormap_cp_fenceproxy<Scope::gpu>(params.map, in_shared);
  if (!leader) return;
  ptx::fence_proxy_tensormap_acquire<Scope::gpu>(params.map);
  ptx::mbarrier_arrive_expect_tx(bar, params.bytes);
  load(params.map, static_cast<u32>(params.by.request.rank), params.place.at, box, bar, {});
  wait_for(bar, params.in_shared ? 1 : 0);
  ptx::cp_async_bulk(params.to, box, params.bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

/// The map that a kernel is given, so that the replacements make the wanted one of it.
TensorMapRequest before(const Replacements& by, const void* elsewhere) {
  TensorMapRequest x = by.request;
  if (by.address) x.address = elsewhere;
  // Another rank, type or swizzle asks for other boxes and strides as well: `by` then has them all.
  if (by.rank) {
    x = {};
    x.type = by.type ? TensorType::u8 : by.request.type;
    x.rank = by.request.rank == 1 ? 2 : 1;
    x.address = by.address ? elsewhere : by.request.address;
    x.extent[0] = x.extent[1] = 64;
    x.stride[0] = 64 * 8;
    x.box[0] = 16 / bytes_of(x.type);
    x.box[1] = 1;
    x.swizzle = by.swizzle ? Swizzle::none : by.request.swizzle;
    return x;
  }
  if (by.type) {
    x.type = TensorType::u8;
    x.fill = Fill::zero;
    for (int i = 0; i < x.rank; ++i) x.box[i] = i == 0 ? 16 : 1;
    return x;
  }
  if (by.box)
    for (int i = 1; i < x.rank; ++i) x.box[i] = 1;
  if (by.extent)
    for (int i = 0; i < x.rank; ++i) x.extent[i] = 1;
  if (by.element_stride)
    for (int i = 0; i < x.rank; ++i) x.element_stride[i] = 1;
  if (by.swizzle) x.swizzle = Swizzle::none;
  if (by.fill) x.fill = x.fill == Fill::zero && is_floating_point(x.type) ? Fill::nan : Fill::zero;
  if (by.stride)
    for (int i = 0; i + 1 < x.rank; ++i) x.stride[i] += 16 << i;
  return x;
}

Status tensormap_replace(Case& c) {
  Random& random = c.random();
  ReplaceParams params{};
  RandomTensor x = random_tensor(random, one_of(random, tensor_types));
  if (box_span(x.request) != box_bytes(x.request)) x.request.swizzle = Swizzle::none;
  const std::vector<u8> memory = random_bytes(random, x.bytes + 4096);
  x.request.address = c.input(memory);
  const auto flip = [&] { return random.between(0, 1) == 0; };
  Replacements& by = params.by;
  by = {x.request, flip(), flip(), flip(), flip(), flip(), flip(), flip(), flip(), flip()};
  if (by.rank || by.type) by.box = by.extent = by.stride = by.element_stride = by.fill = true;
  if (by.element_stride) by.box = true;
  if (by.stride) by.extent = true;
  const TensorMapRequest given = before(by, c.input(memory));
  params.place = random_place(random, x.request);
  params.bytes = box_bytes(x.request);
  params.in_shared = flip();
  params.to = c.output<u8>(params.bytes);
  std::vector<TensorMap> map(1);
  if (Status s = encode(given, &map[0]); !s.ok()) return s;
  if (Status s = check(x.request, "probe"); !s.ok()) return s;
  params.map = c.input(map);
  return device::launch("tensormap_replace", &replace_and_load, 1,
                        {.block = 32, .cluster = 1, .shared_memory = smem_bytes}, nullptr, params);
}

}  // namespace

Probes tma_probes() {
  return {{"tma_load", &tma_load, 64},
          {"tma_store", &tma_store, 64},
          {"tma_reduce", &tma_reduce, 64},
          {"tma_multicast", &tma_multicast, 32},
          {"tensormap_replace", &tensormap_replace, 64}};
}

}  // namespace rawgemm::test::chip
