// Bulk copies and reductions of contiguous bytes, between global memory and the shared memory of one or more CTAs.
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_reduce_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <tests/chip/tensors.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 max_bytes = 4096;
constexpr u32 max_cluster = 4;
constexpr u32 begin = 128;  // of the data in shared memory, behind the barrier

__device__ void wait_for(SharedAddress bar) {
  while (!ptx::mbarrier_try_wait_parity(bar, 0)) {
  }
}

__device__ void initialise(SharedAddress bar, u32 bytes) {
  ptx::mbarrier_init(bar, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(bar, bytes);
}

__device__ void meet_cluster() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

__device__ void store_and_wait(void* to, SharedAddress from, u32 bytes) {
  ptx::cp_async_bulk(to, from, bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

u32 random_size(Random& random) { return static_cast<u32>(random.between(1, max_bytes / 16)) * 16; }
u32 random_offset(Random& random) { return static_cast<u32>(random.between(0, 15)) * 16; }

// ------------------------------------------------------------------------------------------------------------ copies

struct CopyParams {
  const u8* from;
  u8* to;
  u32 bytes;
  u32 offset;  // in shared memory
  bool cached;
  bool prefetched;
};

__global__ void copy(const __grid_constant__ CopyParams params) {
  if (threadIdx.x != 0) return;
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress data = bar + begin + params.offset;
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_last>(0.25f);
  if (params.prefetched) {
    ptx::cp_async_bulk_prefetch(params.from, params.bytes);
    ptx::cp_async_bulk_prefetch(params.from, params.bytes, policy);
  }
  initialise(bar, params.bytes);
  if (params.cached)
    ptx::cp_async_bulk(data, params.from, params.bytes, bar, policy);
  else
    ptx::cp_async_bulk(data, params.from, params.bytes, bar);
  wait_for(bar);
  if (params.cached)
    ptx::cp_async_bulk(params.to, data, params.bytes, policy);
  else
    ptx::cp_async_bulk(params.to, data, params.bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

Status bulk_copy(Case& c) {
  Random& random = c.random();
  CopyParams params{};
  params.bytes = random_size(random);
  params.offset = random_offset(random);
  params.cached = random.between(0, 1) == 0;
  params.prefetched = random.between(0, 1) == 0;
  const u32 from = random_offset(random);
  const u32 to = random_offset(random);
  params.from = c.input(random_bytes(random, from + params.bytes)) + from;
  params.to = c.output<u8>(to + params.bytes + 16) + to;
  return device::launch("bulk_copy", &copy, 1, {.block = 32, .cluster = 1, .shared_memory = begin + 256 + max_bytes},
                        nullptr, params);
}

// ---------------------------------------------------------------------------------------------------------- clusters

struct ClusterParams {
  const u8* from;  // [cluster][bytes]: what each CTA begins with
  u8* to;          // [cluster][cluster][bytes]: by receiver and sender; of a ring only [cluster][bytes]
  u32 cluster;
  u32 bytes;
  u16 mask[max_cluster];
  bool cached;
};

__global__ void multicast(const __grid_constant__ ClusterParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress data = bar + begin;
  const u32 me = ptx::cluster_ctarank();
  const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1.0f);
  const auto receives = [&](u32 from) { return (params.mask[from] >> me & 1) != 0; };
  if (threadIdx.x == 0) {
    u32 expected = 0;
    for (u32 from = 0; from < params.cluster; ++from) expected += receives(from) ? params.bytes : 0;
    initialise(bar, expected);
  }
  meet_cluster();
  if (threadIdx.x == 0) {
    const u8* const from = params.from + me * params.bytes;
    const SharedAddress to = data + me * params.bytes;
    if (params.cached)
      ptx::cp_async_bulk_multicast(to, from, params.bytes, bar, params.mask[me], policy);
    else
      ptx::cp_async_bulk_multicast(to, from, params.bytes, bar, params.mask[me]);
    wait_for(bar);
    for (u32 from_cta = 0; from_cta < params.cluster; ++from_cta)
      if (receives(from_cta))
        store_and_wait(params.to + (me * params.cluster + from_cta) * params.bytes, data + from_cta * params.bytes,
                       params.bytes);
  }
  meet_cluster();
}

/// Each CTA gives its data to the next one.
__global__ void ring(const __grid_constant__ ClusterParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress mine = bar + begin;
  const SharedAddress others = mine + params.bytes;
  const SharedAddress bar_of_load = bar + 8;
  const u32 me = ptx::cluster_ctarank();
  const u32 next = (me + 1) % params.cluster;
  if (threadIdx.x == 0) {
    initialise(bar, params.bytes);
    initialise(bar_of_load, params.bytes);
    ptx::cp_async_bulk(mine, params.from + me * params.bytes, params.bytes, bar_of_load);
  }
  meet_cluster();
  if (threadIdx.x == 0) {
    wait_for(bar_of_load);
    ptx::cp_async_bulk(ptx::mapa(others, next), mine, params.bytes, ptx::mapa(bar, next));
    wait_for(bar);
    store_and_wait(params.to + me * params.bytes, others, params.bytes);
  }
  meet_cluster();
}

ClusterParams cluster_params(Random& random) {
  ClusterParams params{};
  params.cluster = one_of(random, {2u, 4u});
  params.bytes = random_size(random);
  for (u32 i = 0; i < params.cluster; ++i)
    params.mask[i] = static_cast<u16>(random.between(1, (1 << params.cluster) - 1));
  params.cached = random.between(0, 1) == 0;
  return params;
}

template <class Params>
Status launch_cluster(const char* name, void (*kernel)(Params), u32 cluster, const Params& params) {
  return device::launch(name, kernel, cluster,
                        {.block = 32, .cluster = cluster, .shared_memory = begin + max_cluster * max_bytes}, nullptr,
                        params);
}

Status bulk_multicast(Case& c) {
  ClusterParams params = cluster_params(c.random());
  params.from = c.input(random_bytes(c.random(), params.cluster * params.bytes));
  params.to = c.output<u8>(params.cluster * params.cluster * params.bytes);
  return launch_cluster("bulk_multicast", &multicast, params.cluster, params);
}

Status bulk_shared_cluster(Case& c) {
  ClusterParams params = cluster_params(c.random());
  params.from = c.input(random_bytes(c.random(), params.cluster * params.bytes));
  params.to = c.output<u8>(params.cluster * params.bytes);
  return launch_cluster("bulk_shared_cluster", &ring, params.cluster, params);
}

// --------------------------------------------------------------------------------------------------------- reductions

struct ReduceParams {
  const u8* from;
  u8* to;
  u32 bytes;
  u32 cluster;
  bool cached;
};

template <Reduction op, class Type>
__global__ void reduce(const __grid_constant__ ReduceParams params) {
  if (threadIdx.x != 0) return;
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress data = bar + begin;
  initialise(bar, params.bytes);
  ptx::cp_async_bulk(data, params.from, params.bytes, bar);
  wait_for(bar);
  if (params.cached)
    ptx::cp_reduce_async_bulk<op, Type>(params.to, data, params.bytes,
                                        ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1.0f));
  else
    ptx::cp_reduce_async_bulk<op, Type>(params.to, data, params.bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

/// All other CTAs reduce into the first one's array, at the same time.
template <Reduction op, class Type>
__global__ void reduce_in_first(const __grid_constant__ ReduceParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  const SharedAddress bar_of_load = bar + 8;
  const SharedAddress data = bar + begin;
  const u32 me = ptx::cluster_ctarank();
  if (threadIdx.x == 0) {
    initialise(bar, (params.cluster - 1) * params.bytes);
    initialise(bar_of_load, params.bytes);
    ptx::cp_async_bulk(data, params.from + me * params.bytes, params.bytes, bar_of_load);
    wait_for(bar_of_load);
  }
  meet_cluster();
  if (threadIdx.x == 0 && me != 0)
    ptx::cp_reduce_async_bulk<op, Type>(ptx::mapa(data, 0), data, params.bytes, ptx::mapa(bar, 0));
  if (threadIdx.x == 0 && me == 0) {
    wait_for(bar);
    store_and_wait(params.to, data, params.bytes);
  }
  meet_cluster();
}

template <class Kernel>
struct Variant {
  TensorType type;
  Kernel kernel;
};

Status bulk_reduce(Case& c) {
  using Kernel = void (*)(ReduceParams);
  constexpr auto add = Reduction::add;
  constexpr auto min = Reduction::min;
  constexpr auto max = Reduction::max;
  static const Variant<Kernel> variants[] = {
      {TensorType::u32, &reduce<add, u32>},    {TensorType::i32, &reduce<add, i32>},
      {TensorType::u64, &reduce<add, u64>},    {TensorType::f32, &reduce<add, float>},
      {TensorType::f64, &reduce<add, double>}, {TensorType::f16, &reduce<add, f16>},
      {TensorType::bf16, &reduce<add, bf16>},  {TensorType::u32, &reduce<min, u32>},
      {TensorType::i32, &reduce<min, i32>},    {TensorType::u64, &reduce<min, u64>},
      {TensorType::i64, &reduce<min, i64>},    {TensorType::f16, &reduce<min, f16>},
      {TensorType::bf16, &reduce<min, bf16>},  {TensorType::u32, &reduce<max, u32>},
      {TensorType::i32, &reduce<max, i32>},    {TensorType::u64, &reduce<max, u64>},
      {TensorType::i64, &reduce<max, i64>},    {TensorType::f16, &reduce<max, f16>},
      {TensorType::bf16, &reduce<max, bf16>}};
  const Variant<Kernel>& variant = variants[c.number() % std::size(variants)];
  Random& random = c.random();
  ReduceParams params{};
  params.bytes = random_size(random);
  params.cached = random.between(0, 1) == 0;
  params.from = c.input(numbers(random, variant.type, params.bytes));
  params.to = c.output(numbers(random, variant.type, params.bytes));
  return launch_cluster("bulk_reduce", variant.kernel, 1, params);
}

Status bulk_reduce_shared_cluster(Case& c) {
  using Kernel = void (*)(ReduceParams);
  static const Kernel kernels[] = {&reduce_in_first<Reduction::add, u32>, &reduce_in_first<Reduction::add, i32>,
                                   &reduce_in_first<Reduction::add, u64>, &reduce_in_first<Reduction::min, u32>,
                                   &reduce_in_first<Reduction::min, i32>, &reduce_in_first<Reduction::max, u32>,
                                   &reduce_in_first<Reduction::max, i32>};
  Random& random = c.random();
  ReduceParams params{};
  params.cluster = one_of(random, {2u, 4u});
  params.bytes = random_size(random);
  params.from = c.input(random_bytes(random, params.cluster * params.bytes));
  params.to = c.output<u8>(params.bytes);
  return launch_cluster("bulk_reduce_shared_cluster", kernels[c.number() % std::size(kernels)], params.cluster, params);
}

}  // namespace

Probes bulk_probes() {
  return {{"bulk_copy", &bulk_copy, 16},
          {"bulk_multicast", &bulk_multicast, 16},
          {"bulk_shared_cluster", &bulk_shared_cluster, 16},
          {"bulk_reduce", &bulk_reduce, 57},
          {"bulk_reduce_shared_cluster", &bulk_reduce_shared_cluster, 28}};
}

}  // namespace rawgemm::test::chip
