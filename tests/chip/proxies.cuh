// The kernels of proxies.cu, which runs them on a GPU; proxies_model.cpp runs them on the model.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <vector>

#include <host/tensor_map.hpp>
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/cp_reduce_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/tensormap.cuh>

namespace rawgemm::test::proxies {

/// What every probe takes. Each warp that takes part runs rounds `first` to `first` + `rounds` - 1.
struct Params {
  u32 first;
  u32 rounds;
  bool noise;  // other warps load the memory system while the probe runs
  bool warm;   // who reads has old lines in the first-level cache: a race on purpose
  u32 delay;
  unsigned char* memory;
  unsigned char* noise_memory;
  u32* wrong;
  TensorMap map;
};

/// What a kernel is made for, as a number: nvcc cannot call kernels whose template arguments are objects.
template <class Choice>
constexpr u64 pack(const Choice& x) {
  const auto bytes = std::bit_cast<std::array<u8, sizeof(Choice)>>(x);
  u64 packed = 0;
  for (size_t i = 0; i < sizeof(Choice); ++i) packed |= u64{bytes[i]} << 8 * i;
  return packed;
}
template <class Choice>
constexpr Choice unpack(u64 packed) {
  std::array<u8, sizeof(Choice)> bytes{};
  for (size_t i = 0; i < sizeof(Choice); ++i) bytes[i] = static_cast<u8>(packed >> 8 * i);
  return std::bit_cast<Choice>(bytes);
}
template <class Choice, u64 packed>
constexpr Choice unpacked = unpack<Choice>(packed);

constexpr u32 warp_size = 32;
constexpr u32 shared_memory = 160 * 1024;     // so that a CTA has an SM for itself
constexpr u64 longest_wait = 20'000'000'000;  // nanoseconds: what waits longer waits for ever

__host__ __device__ inline u32 hash(u32 round, u32 word) { return round * 0x9e3779b1u + (word + 1) * 0x85ebca6bu; }

/// Ends the launch with an error where `polls` have taken too long.
__device__ inline void give_up(u32 polls, u64& begin) {
  if (polls % 256 != 255) return;
  const u64 now = ptx::globaltimer();
  if (begin == 0) begin = now;
  if (now - begin > longest_wait) ptx::trap();
}

__device__ inline void wait_phase(SharedAddress bar, u32 phase) {
  u64 begin = 0;
  for (u32 i = 0; !ptx::mbarrier_try_wait_parity(bar, phase & 1); ++i) give_up(i, begin);
}

template <Scope scope, bool acquire>
__device__ void wait_value(const u32* word, u32 value) {
  u64 begin = 0;
  for (u32 i = 0;; ++i) {
    const u32 now = acquire ? ptx::ld_acquire_global_u32<scope>(word) : ptx::ld_relaxed_global_u32<scope>(word);
    if (now == value) return;
    give_up(i, begin);
  }
}

/// The repetition was wrong if it was for any lane.
__device__ inline void count(bool wrong, u32* counter) {
  const u32 any = ptx::redux_sync_max_u32(wrong ? 1u : 0u);
  if (any != 0 && ptx::laneid() == 0) ptx::red_global_add_u32<Order::relaxed, Scope::gpu>(counter, 1);
}

__device__ inline void spin(u32 cycles) {
  const u64 begin = ptx::clock64();
  while (ptx::clock64() - begin < cycles) {
  }
}

// ------------------------------------------------------------------------------- from CTA to CTA in global memory

enum class Place : u8 { same_thread, barrier, mbarrier, flag_in_cta, cluster, other_sm };
enum class Write : u8 { plain, bulk_store, bulk_add };
enum class Read : u8 { plain, bulk };
enum class Signal : u8 { release, red_release, release_then_relaxed, relaxed, relaxed_twice, not_acquired };

struct HandOver {
  Place place = Place::other_sm;
  Write write = Write::plain;
  Read read = Read::plain;
  bool fence_writer = false;  // fence.proxy.async.global behind the write
  bool fence_reader = false;  // and before the read
  Signal signal = Signal::release;
  bool wait_all = true;       // cp.async.bulk.wait_group; without it .read
  bool fence_staging = true;  // fence.proxy.async between st.shared and the bulk store
};

// A channel is a producing and a consuming warp, or one that does both, which hand over slot after slot.
constexpr u32 channel_warps = 16;  // in a CTA
constexpr u32 hand_over_threads = (channel_warps + 4) * warp_size;
constexpr u32 lane_bytes = 32;
constexpr u32 slot_bytes = lane_bytes * warp_size;
constexpr u32 slots = 8;
constexpr u32 flag_offset = slots * slot_bytes;
constexpr u32 ack_offset = flag_offset + 128;
constexpr u32 channel_bytes = ack_offset + 128;
constexpr u32 noise_bytes = 16u << 20;
constexpr u32 all_noise_bytes = noise_bytes + 4096;  // and the places that are added to

struct ChannelSmem {
  unsigned char staging[slot_bytes];
  unsigned char landing[slot_bytes];
  u64 full;   // 1 or 32 arrivals of those who load, and the bytes
  u64 ready;  // 32 arrivals: the producer's lanes have written
  u64 free;   // 32 arrivals: the consumer's lanes have read
  u64 unused[13];
};
struct HandOverSmem {
  ChannelSmem channels[channel_warps];
  u64 finished;  // an arrival of each warp: the noise may end
};

/// Stores all over the second-level cache and additions to few places, which delay the stores of the others.
__device__ inline void make_noise(const Params& params, SharedAddress finished) {
  u32 state = (blockIdx.x * blockDim.x + threadIdx.x) * 2654435761u + 1;
  while (!ptx::mbarrier_test_wait_parity<Scope::cta>(finished, 0)) {
    for (u32 i = 0; i < 8; ++i) {
      state = state * 1664525u + 1013904223u;
      ptx::st_global_v4_b32(params.noise_memory + state % noise_bytes / 16 * 16, state, state, state, state);
    }
    ptx::red_global_add_u32<Order::relaxed, Scope::gpu>(
        reinterpret_cast<u32*>(params.noise_memory + noise_bytes) + state % 64, 1);
    spin(300);
  }
}

template <HandOver x>
constexpr Scope scope_of = x.place == Place::other_sm  ? Scope::gpu
                           : x.place == Place::cluster ? Scope::cluster
                                                       : Scope::cta;

template <HandOver x>
__device__ void produce(u32 round, unsigned char* slot, SharedAddress staging) {
  const u32 lane = ptx::laneid();
  constexpr bool alone = x.place == Place::same_thread;
  u32 values[8];
  for (u32 i = 0; i < 8; ++i) {
    values[i] = hash(round, lane * 8 + i);
    // What was added before stands there.
    if (x.write == Write::bulk_add && round > slots) values[i] -= hash(round - slots, lane * 8 + i);
  }
  if constexpr (x.write == Write::plain) {
    unsigned char* const at = slot + lane * lane_bytes;
    ptx::st_global_v4_b32(at, values[0], values[1], values[2], values[3]);
    ptx::st_global_v4_b32(at + 16, values[4], values[5], values[6], values[7]);
    if constexpr (x.fence_writer) ptx::fence_proxy_async_global();
    if constexpr (!alone) ptx::bar_warp_sync();
  } else {
    const SharedAddress at = staging + lane * lane_bytes;
    ptx::st_shared_v4_b32(at, values[0], values[1], values[2], values[3]);
    ptx::st_shared_v4_b32(at + 16, values[4], values[5], values[6], values[7]);
    if constexpr (x.fence_staging) ptx::fence_proxy_async_shared_cta();
    if constexpr (!alone) ptx::bar_warp_sync();
    if (alone || lane == 0) {
      unsigned char* const to = alone ? slot + lane * lane_bytes : slot;
      const SharedAddress from = alone ? at : staging;
      constexpr u32 bytes = alone ? lane_bytes : slot_bytes;
      if constexpr (x.write == Write::bulk_add)
        ptx::cp_reduce_async_bulk<Reduction::add, u32>(to, from, bytes);
      else
        ptx::cp_async_bulk(to, from, bytes);
      ptx::cp_async_bulk_commit_group();
      if constexpr (x.wait_all)
        ptx::cp_async_bulk_wait_group<0>();
      else
        ptx::cp_async_bulk_wait_group_read<0>();
      if constexpr (x.fence_writer) ptx::fence_proxy_async_global();
    }
  }
}

template <HandOver x>
__device__ void signal(u32* flag, u32 round) {
  constexpr Scope scope = scope_of<x>;
  if constexpr (x.signal == Signal::release || x.signal == Signal::not_acquired)
    ptx::st_release_global_u32<scope>(flag, round);
  if constexpr (x.signal == Signal::red_release) ptx::red_global_add_u32<Order::release, scope>(flag, 1);
  if constexpr (x.signal == Signal::relaxed) ptx::st_relaxed_global_u32<scope>(flag, round);
  if constexpr (x.signal == Signal::release_then_relaxed) {
    ptx::st_release_global_u32<scope>(flag, 2 * round - 1);
    ptx::st_relaxed_global_u32<scope>(flag, 2 * round);
  }
  if constexpr (x.signal == Signal::relaxed_twice) {
    ptx::st_relaxed_global_u32<scope>(flag, 2 * round - 1);
    ptx::st_relaxed_global_u32<scope>(flag, 2 * round);
  }
}

/// What is in the slot now, by plain loads: brings it into the first-level cache, too.
__device__ inline void load_plain(u32 (&values)[8], const unsigned char* slot) {
  const unsigned char* const at = slot + ptx::laneid() * lane_bytes;
  ptx::ld_global_v4_b32(values[0], values[1], values[2], values[3], at);
  ptx::ld_global_v4_b32(values[4], values[5], values[6], values[7], at + 16);
}

/// Issues the load of a slot: all lanes for themselves, or lane 0 for all.
template <HandOver x>
__device__ void issue_load(const unsigned char* slot, SharedAddress landing, SharedAddress full) {
  const u32 lane = ptx::laneid();
  if constexpr (x.fence_reader) ptx::fence_proxy_async_global();
  if constexpr (x.place == Place::same_thread)
    ptx::cp_async_bulk(landing + lane * lane_bytes, slot + lane * lane_bytes, lane_bytes, full);
  else
    ptx::cp_async_bulk(landing, slot, slot_bytes, full);
}

template <u64 packed>
__global__ void __launch_bounds__(hand_over_threads, 1) hand_over(const __grid_constant__ Params params) {
  constexpr HandOver x = unpacked<HandOver, packed>;
  constexpr bool alone = x.place == Place::same_thread;
  constexpr bool in_cta = x.place == Place::barrier || x.place == Place::mbarrier || x.place == Place::flag_in_cta;
  constexpr Scope scope = scope_of<x>;
  const u32 warp = threadIdx.x / warp_size;
  const u32 lane = ptx::laneid();
  const SharedAddress smem = ptx::dynamic_smem();
  const SharedAddress finished = smem + offsetof(HandOverSmem, finished);
  if (threadIdx.x == 0) {
    for (u32 i = 0; i < channel_warps; ++i) {
      const SharedAddress at = smem + i * static_cast<u32>(sizeof(ChannelSmem));
      ptx::mbarrier_init(at + offsetof(ChannelSmem, full), alone ? warp_size : 1);
      ptx::mbarrier_init(at + offsetof(ChannelSmem, ready), warp_size);
      ptx::mbarrier_init(at + offsetof(ChannelSmem, free), warp_size);
    }
    ptx::mbarrier_init(finished, channel_warps);
    ptx::fence_mbarrier_init();
  }
  ptx::bar_sync(0, hand_over_threads);
  if (warp >= channel_warps) {
    if (params.noise) make_noise(params, finished);
    return;
  }

  // Both warps of a channel in a CTA use the same part of its shared memory: of each the one that it needs.
  const u32 half = channel_warps / 2;
  const u32 in_block = in_cta ? warp % half : warp;
  const bool producer = alone || (in_cta                      ? warp < half
                                  : x.place == Place::cluster ? ptx::cluster_ctarank() == 0
                                                              : blockIdx.x < gridDim.x / 2);
  const bool consumer = alone || !producer;
  const u32 block = alone || in_cta             ? blockIdx.x
                    : x.place == Place::cluster ? blockIdx.x / 2
                                                : blockIdx.x % (gridDim.x / 2);
  unsigned char* const channel = params.memory + u64{block * channel_warps + in_block} * channel_bytes;
  u32* const flag = reinterpret_cast<u32*>(channel + flag_offset);
  u32* const ack = reinterpret_cast<u32*>(channel + ack_offset);
  const SharedAddress mine = smem + in_block * static_cast<u32>(sizeof(ChannelSmem));
  const SharedAddress staging = mine + offsetof(ChannelSmem, staging);
  const SharedAddress landing = mine + offsetof(ChannelSmem, landing);
  const SharedAddress full = mine + offsetof(ChannelSmem, full);
  const SharedAddress ready = mine + offsetof(ChannelSmem, ready);
  const SharedAddress free = mine + offsetof(ChannelSmem, free);

  for (u32 i = 0; i < params.rounds; ++i) {
    const u32 round = params.first + i;
    unsigned char* const slot = channel + round % slots * slot_bytes;
    if (producer && !alone) {
      // The consumer has done with the round before, and is waiting for this one by the time it is there.
      if constexpr (x.place == Place::mbarrier) {
        if (i > 0) wait_phase(free, i - 1);
      } else if constexpr (x.place != Place::barrier) {
        if (lane == 0) wait_value<scope, true>(ack, round - 1);
        ptx::bar_warp_sync();
      }
      produce<x>(round, slot, staging);
      if constexpr (x.place == Place::barrier) {
        ptx::bar_sync(1 + in_block, 2 * warp_size);
        ptx::bar_sync(1 + in_block, 2 * warp_size);
      } else if constexpr (x.place == Place::mbarrier) {
        ptx::mbarrier_arrive(ready);
      } else if (lane == 0) {
        signal<x>(flag, round);
      }
    }
    if (!consumer) continue;

    if constexpr (x.read == Read::bulk) {
      if (alone)
        ptx::mbarrier_arrive_expect_tx(full, lane_bytes);
      else if (lane == 0)
        ptx::mbarrier_arrive_expect_tx(full, slot_bytes);
    }
    u32 values[8];
    bool wrong = false;
    if (params.warm) {
      load_plain(values, slot);
      // Never so; the loads must be there.
      wrong = values[0] == hash(round + 1, lane * 8) && values[1] == hash(round, lane * 8 + 1);
    }
    if constexpr (alone) {
      produce<x>(round, slot, staging);
      issue_load<x>(slot, landing, full);
    } else {
      constexpr bool twice = x.signal == Signal::release_then_relaxed || x.signal == Signal::relaxed_twice;
      if constexpr (x.place == Place::barrier) ptx::bar_sync(1 + in_block, 2 * warp_size);
      if constexpr (x.place == Place::mbarrier) wait_phase(ready, i);
      if (lane == 0) {
        if constexpr (x.place != Place::barrier && x.place != Place::mbarrier)
          wait_value<scope, x.signal != Signal::not_acquired>(flag, twice ? 2 * round : round);
        if constexpr (x.read == Read::bulk) issue_load<x>(slot, landing, full);
      }
      if constexpr (x.read == Read::plain) ptx::bar_warp_sync();
    }
    if constexpr (x.read == Read::plain) {
      load_plain(values, slot);
    } else {
      wait_phase(full, i);
      const SharedAddress at = landing + lane * lane_bytes;
      ptx::ld_shared_v4_b32(values[0], values[1], values[2], values[3], at);
      ptx::ld_shared_v4_b32(values[4], values[5], values[6], values[7], at + 16);
      ptx::fence_proxy_async_shared_cta();  // the next load may come over them
    }
    for (u32 j = 0; j < 8; ++j) wrong |= values[j] != hash(round, lane * 8 + j);
    count(wrong, params.wrong);
    ptx::bar_warp_sync();
    if constexpr (x.place == Place::barrier) {
      ptx::bar_sync(1 + in_block, 2 * warp_size);
    } else if constexpr (x.place == Place::mbarrier) {
      ptx::mbarrier_arrive(free);
    } else if (!alone && lane == 0) {
      ptx::st_release_global_u32<scope>(ack, round);
    }
  }
  if (!x.wait_all && lane == 0) ptx::cp_async_bulk_wait_group<0>();
  ptx::bar_warp_sync();
  if (lane == 0) ptx::mbarrier_arrive(finished);
}

// ------------------------------------------------------------------------- a stage is read, then refilled by TMA

enum class Between : u8 { same_warp, barrier, mbarrier, control };
enum class Source : u8 { global, shared };

struct Refill {
  Between between = Between::same_warp;  // the read and the copy; control: the copy comes first
  Source source = Source::global;
  bool fence_reader = false;  // fence.proxy.async behind the read
  bool fence_issuer = false;  // and before the copy
};

constexpr u32 groups = 4;  // a warp that reads and one that issues
constexpr u32 refill_threads = 16 * warp_size;
constexpr u32 stage_bytes = 4096;  // 128 for each lane: all of them in the same bank
constexpr u32 versions = 8;
constexpr u32 reads = 8;  // of 16 bytes, by each lane: all that it has

struct RefillSmem {
  unsigned char stages[groups][stage_bytes];
  unsigned char sources[versions][stage_bytes];
  u64 full[groups];   // 1 arrival of who issues, and the bytes
  u64 empty[groups];  // 32 arrivals: the lanes have issued their reads
  u64 finished;       // an arrival of each group
};

template <Refill x>
__device__ void refill_stage(const Params& params, SharedAddress smem, SharedAddress stage, u32 round,
                             SharedAddress full) {
  if constexpr (x.fence_issuer) ptx::fence_proxy_async_shared_cta();
  const u32 version = round % versions;
  if constexpr (x.source == Source::shared)
    ptx::cp_async_bulk(stage, smem + offsetof(RefillSmem, sources) + version * stage_bytes, stage_bytes, full);
  else
    ptx::cp_async_bulk(stage, params.memory + version * stage_bytes, stage_bytes, full);
}

__device__ inline void issue_reads(u32 (&values)[4 * reads], SharedAddress stage) {
  for (u32 j = 0; j < reads; ++j)
    ptx::ld_shared_v4_b32(values[4 * j], values[4 * j + 1], values[4 * j + 2], values[4 * j + 3],
                          stage + ptx::laneid() * 128 + j * 16);
}

template <u64 packed>
__global__ void __launch_bounds__(refill_threads, 1) refill(const __grid_constant__ Params params) {
  constexpr Refill x = unpacked<Refill, packed>;
  const u32 warp = threadIdx.x / warp_size;
  const u32 lane = ptx::laneid();
  const SharedAddress smem = ptx::dynamic_smem();
  const SharedAddress finished = smem + offsetof(RefillSmem, finished);
  for (u32 i = threadIdx.x; i < versions * stage_bytes / 4; i += refill_threads)
    ptx::st_shared_b32(smem + offsetof(RefillSmem, sources) + i * 4,
                       hash(i / (stage_bytes / 4), i % (stage_bytes / 4)));
  if (threadIdx.x == 0) {
    for (u32 g = 0; g < groups; ++g) {
      ptx::mbarrier_init(smem + offsetof(RefillSmem, full) + g * 8, 1);
      ptx::mbarrier_init(smem + offsetof(RefillSmem, empty) + g * 8, warp_size);
    }
    ptx::mbarrier_init(finished, groups);
    ptx::fence_mbarrier_init();
  }
  ptx::fence_proxy_async_shared_cta();
  ptx::bar_sync(0, refill_threads);

  if (warp >= 2 * groups) {
    // Loads with bank conflicts, which fill the queues that the others' loads stand in.
    u32 sum = 0;
    while (params.noise && !ptx::mbarrier_test_wait_parity<Scope::cta>(finished, 0))
      for (u32 j = 0; j < 16; ++j)
        sum += ptx::ld_shared_b32(smem + offsetof(RefillSmem, sources) + lane * 128 + j % 8 * 4096);
    if (sum == 0x12345678u) ptx::st_global_v2_b32(params.noise_memory, sum, sum);  // hardly ever
    return;
  }
  // The issuing warp of a group is in another part of the SM than the reading one.
  const bool reader = warp < groups;
  const u32 group = reader ? warp : (warp + 1) % groups;
  const SharedAddress stage = smem + group * stage_bytes;
  const SharedAddress full = smem + offsetof(RefillSmem, full) + group * 8;
  const SharedAddress empty = smem + offsetof(RefillSmem, empty) + group * 8;
  constexpr bool alone = x.between == Between::same_warp || x.between == Between::control;
  if (alone && !reader) return;
  const bool issuer = alone || !reader;
  if (issuer && lane == 0) {
    ptx::mbarrier_arrive_expect_tx(full, stage_bytes);
    refill_stage<x>(params, smem, stage, params.first, full);
  }
  for (u32 i = 0; i < params.rounds; ++i) {
    const u32 round = params.first + i;
    if (reader || lane == 0) wait_phase(full, i);
    if (issuer && lane == 0) ptx::mbarrier_arrive_expect_tx(full, stage_bytes);
    if (alone) ptx::bar_warp_sync();
    u32 values[4 * reads];
    if (reader) {
      if constexpr (x.between == Between::control) {
        if (lane == 0) refill_stage<x>(params, smem, stage, round + 1, full);
        spin(params.delay);
        ptx::bar_warp_sync();
      }
      issue_reads(values, stage);
      if constexpr (x.fence_reader) ptx::fence_proxy_async_shared_cta();
    }
    if constexpr (x.between == Between::barrier) {
      if (!reader) ptx::bar_warp_sync();
      ptx::bar_sync(1 + group, 2 * warp_size);
    }
    if constexpr (x.between == Between::mbarrier) {
      if (reader)
        ptx::mbarrier_arrive(empty);
      else if (lane == 0)
        wait_phase(empty, i);
    }
    if (x.between == Between::same_warp) ptx::bar_warp_sync();
    if (x.between != Between::control && issuer && lane == 0) refill_stage<x>(params, smem, stage, round + 1, full);
    if (reader) {
      bool wrong = false;
      for (u32 j = 0; j < 4 * reads; ++j) wrong |= values[j] != hash(round % versions, lane * 32 + j);
      count(wrong, params.wrong);
    }
  }
  if (reader || lane == 0) wait_phase(full, params.rounds);
  if (reader && lane == 0) ptx::mbarrier_arrive(finished);
}

// ----------------------------------------------------------------------------------- tensor maps that are rewritten

enum class MapWrite : u8 { cp_fenceproxy, copy };

struct Rewrite {
  bool other_cta = false;  // who loads is in another CTA than who writes the map
  MapWrite write = MapWrite::cp_fenceproxy;
  bool release = true;         // by who copies the map with plain stores: fence.proxy.tensormap release
  bool acquire = true;         // by who loads: fence.proxy.tensormap acquire
  bool while_loading = false;  // the load before may still need the map
};

constexpr u32 map_warps = 8;
constexpr u32 map_threads = map_warps * warp_size;
constexpr u32 box_words = 64;
constexpr u32 box_bytes = box_words * 4;
constexpr u32 tensors = 16;
constexpr u32 map_channel_bytes = 3 * 128;  // map, flag, ack; behind the tensors

struct MapSmem {
  TensorMap maps[map_warps];
  unsigned char landing[map_warps][2][box_bytes];
  u64 full[map_warps][2];  // 1 arrival of who loads, and the bytes
};

template <Rewrite x>
__device__ void write_map(TensorMap* map, SharedAddress own, const unsigned char* tensor) {
  const u32 lane = ptx::laneid();
  if (lane == 0) ptx::tensormap_replace_global_address(own, tensor);
  ptx::bar_warp_sync();
  if constexpr (x.write == MapWrite::cp_fenceproxy) {
    ptx::tensormap_cp_fenceproxy<Scope::gpu>(map, own);
  } else if (lane == 0) {
    for (u32 i = 0; i < 8; ++i) {
      u32 a, b, c, d;
      ptx::ld_shared_v4_b32(a, b, c, d, own + i * 16);
      ptx::st_global_v4_b32(reinterpret_cast<unsigned char*>(map) + i * 16, a, b, c, d);
    }
    if constexpr (x.release) ptx::fence_proxy_tensormap_release<Scope::gpu>();
  }
}

template <u64 packed>
__global__ void __launch_bounds__(map_threads, 1) rewrite(const __grid_constant__ Params params) {
  constexpr Rewrite x = unpacked<Rewrite, packed>;
  const u32 warp = threadIdx.x / warp_size;
  const u32 lane = ptx::laneid();
  const SharedAddress smem = ptx::dynamic_smem();
  const SharedAddress own = smem + offsetof(MapSmem, maps) + warp * 128;
  const SharedAddress landing = smem + offsetof(MapSmem, landing) + warp * 2 * box_bytes;
  const SharedAddress full = smem + offsetof(MapSmem, full) + warp * 16;
  const bool producer = !x.other_cta || blockIdx.x < gridDim.x / 2;
  const bool consumer = !x.other_cta || !producer;
  const u32 block = x.other_cta ? blockIdx.x % (gridDim.x / 2) : blockIdx.x;
  unsigned char* const channel =
      params.memory + tensors * box_bytes + u64{block * map_warps + warp} * map_channel_bytes;
  TensorMap* const map = reinterpret_cast<TensorMap*>(channel);
  u32* const flag = reinterpret_cast<u32*>(channel + 128);
  u32* const ack = reinterpret_cast<u32*>(channel + 256);
  if (lane < 8) {
    u32 words[4];
    const u32* const from = reinterpret_cast<const u32*>(&params.map) + lane * 4;
    for (u32 i = 0; i < 4; ++i) words[i] = from[i];
    ptx::st_shared_v4_b32(own + lane * 16, words[0], words[1], words[2], words[3]);
  }
  if (lane == 0) {
    ptx::mbarrier_init(full, 1);
    ptx::mbarrier_init(full + 8, 1);
    ptx::fence_mbarrier_init();
  }
  ptx::bar_warp_sync();

  const auto check = [&](u32 round, u32 i) {
    const u32 b = round % 2;
    wait_phase(full + b * 8, i / 2);
    u32 values[2];
    for (u32 j = 0; j < 2; ++j) values[j] = ptx::ld_shared_b32(landing + b * box_bytes + (lane * 2 + j) * 4);
    ptx::fence_proxy_async_shared_cta();  // the next load may come over them
    bool wrong = false;
    for (u32 j = 0; j < 2; ++j) wrong |= values[j] != hash(round % tensors, lane * 2 + j);
    count(wrong, params.wrong);
    ptx::bar_warp_sync();
  };
  for (u32 i = 0; i < params.rounds; ++i) {
    const u32 round = params.first + i;  // even for i = 0
    const unsigned char* const tensor = params.memory + round % tensors * box_bytes;
    if (producer) {
      if constexpr (x.other_cta) {
        if (lane == 0) wait_value<Scope::gpu, true>(ack, round - 1);
        ptx::bar_warp_sync();
      }
      write_map<x>(map, own, tensor);
      if constexpr (x.other_cta) {
        ptx::bar_warp_sync();
        if (lane == 0) ptx::st_release_global_u32<Scope::gpu>(flag, round);
      }
    }
    if (!consumer) continue;
    const u32 b = round % 2;
    if (lane == 0) {
      ptx::mbarrier_arrive_expect_tx(full + b * 8, box_bytes);
      if constexpr (x.other_cta) wait_value<Scope::gpu, true>(flag, round);
      if constexpr (x.acquire) ptx::fence_proxy_tensormap_acquire<Scope::gpu>(map);
      ptx::cp_async_bulk_tensor_1d(landing + b * box_bytes, map, 0, full + b * 8);
    }
    ptx::bar_warp_sync();
    if (!x.while_loading) check(round, i);
    if (x.while_loading && i > 0) check(round - 1, i - 1);
    if constexpr (x.other_cta)
      if (lane == 0) ptx::st_release_global_u32<Scope::gpu>(ack, round);
  }
  if (x.while_loading && consumer) check(params.first + params.rounds - 1, params.rounds - 1);
}

// ------------------------------------------------------------------------------------------------------ the probes

enum class Kind { ordered, open, control };

struct Variant {
  std::string probe;
  std::string text;
  Kind kind;
  void (*kernel)(Params);
  u32 threads;
  u32 cluster;
  u32 warps_of_cta;  // that count repetitions
  bool pairs;        // two CTAs, one of which counts
  bool has_map = false;
  u32 delay = 0;
};

inline const char* text_of(Kind kind) {
  return kind == Kind::ordered ? "ordered" : kind == Kind::open ? "open" : "control";
}

template <HandOver x>
Variant variant(const char* probe, const char* text, Kind kind) {
  const bool in_cta = x.place == Place::barrier || x.place == Place::mbarrier || x.place == Place::flag_in_cta;
  const bool pairs = x.place == Place::cluster || x.place == Place::other_sm;
  return {probe,
          text,
          kind,
          &hand_over<pack(x)>,
          hand_over_threads,
          x.place == Place::cluster ? 2u : 1u,
          in_cta ? channel_warps / 2 : channel_warps,
          pairs};
}

template <Refill x>
Variant variant(const char* probe, const char* text, Kind kind, u32 delay = 0) {
  return {probe, text, kind, &refill<pack(x)>, refill_threads, 1, groups, false, false, delay};
}

template <Rewrite x>
Variant variant(const char* probe, const char* text, Kind kind) {
  return {probe, text, kind, &rewrite<pack(x)>, map_threads, 1, map_warps, x.other_cta, true};
}

/// No fence, one of the writer, one of the reader, both; `kinds` in this order.
template <HandOver x>
void add_fences(std::vector<Variant>& all, const char* probe, const std::string& place, const Kind (&kinds)[4]) {
  constexpr auto fenced = [](bool writer, bool reader) {
    HandOver y = x;
    y.fence_writer = writer;
    y.fence_reader = reader;
    return y;
  };
  all.push_back(variant<fenced(false, false)>(probe, (place + ", no fence").c_str(), kinds[0]));
  all.push_back(variant<fenced(true, false)>(probe, (place + ", fence of the writer").c_str(), kinds[1]));
  all.push_back(variant<fenced(false, true)>(probe, (place + ", fence of the reader").c_str(), kinds[2]));
  all.push_back(variant<fenced(true, true)>(probe, (place + ", both fences").c_str(), kinds[3]));
}

inline std::vector<Variant> all_variants() {
  using enum Kind;
  std::vector<Variant> all;
  const char* probe = "st_to_bulk_load";
  constexpr HandOver a{.read = Read::bulk};
  constexpr auto at = [](HandOver x, Place place) {
    x.place = place;
    return x;
  };
  constexpr Kind of_cta[] = {control, ordered, ordered, ordered};
  constexpr Kind of_ctas[] = {control, open, ordered, ordered};
  constexpr HandOver own{.place = Place::same_thread, .read = Read::bulk};
  all.push_back(variant<own>(probe, "same thread, no fence", control));
  constexpr HandOver own_fenced{.place = Place::same_thread, .read = Read::bulk, .fence_writer = true};
  all.push_back(variant<own_fenced>(probe, "same thread, fence", ordered));
  add_fences<at(a, Place::barrier)>(all, probe, "bar.sync", of_cta);
  add_fences<at(a, Place::mbarrier)>(all, probe, "mbarrier", of_cta);
  add_fences<at(a, Place::flag_in_cta)>(all, probe, "flag in the CTA", of_cta);
  add_fences<at(a, Place::cluster)>(all, probe, "other CTA of the cluster", of_ctas);
  add_fences<at(a, Place::other_sm)>(all, probe, "other SM", of_ctas);
  all.push_back(
      variant<HandOver{.read = Read::bulk, .fence_writer = true, .fence_reader = true, .signal = Signal::relaxed}>(
          probe, "other SM, both fences, no release", control));

  probe = "bulk_store_to_bulk_load";
  constexpr HandOver b{.write = Write::bulk_store, .read = Read::bulk};
  constexpr Kind same_proxy[] = {open, open, open, ordered};
  all.push_back(variant<at(b, Place::same_thread)>(probe, "same thread, no fence", ordered));
  all.push_back(variant<at(b, Place::barrier)>(probe, "bar.sync, no fence", ordered));
  add_fences<at(b, Place::cluster)>(all, probe, "other CTA of the cluster", same_proxy);
  add_fences<at(b, Place::other_sm)>(all, probe, "other SM", same_proxy);
  all.push_back(variant<HandOver{.write = Write::bulk_store,
                                 .read = Read::bulk,
                                 .fence_writer = true,
                                 .fence_reader = true,
                                 .wait_all = false}>(probe, "other SM, both fences, wait_group.read", control));

  probe = "read_then_refill";
  const auto add_refills = [&]<Source source>(const std::string& from) {
    const auto name = [&](const char* what) { return from + ", " + what; };
    all.push_back(variant<Refill{Between::same_warp, source}>(probe, name("same warp, no fence").c_str(), control));
    all.push_back(variant<Refill{Between::same_warp, source, true}>(probe, name("same warp, fence").c_str(), ordered));
    all.push_back(variant<Refill{Between::barrier, source}>(probe, name("bar.sync, no fence").c_str(), control));
    all.push_back(
        variant<Refill{Between::barrier, source, true}>(probe, name("bar.sync, fence of the reader").c_str(), ordered));
    all.push_back(variant<Refill{Between::barrier, source, false, true}>(
        probe, name("bar.sync, fence of the issuer").c_str(), ordered));
    all.push_back(variant<Refill{Between::mbarrier, source}>(probe, name("mbarrier, no fence").c_str(), control));
    all.push_back(variant<Refill{Between::mbarrier, source, true}>(probe, name("mbarrier, fence of the reader").c_str(),
                                                                   ordered));
    all.push_back(variant<Refill{Between::mbarrier, source, false, true}>(
        probe, name("mbarrier, fence of the issuer").c_str(), ordered));
    for (const u32 cycles : {0, 100, 200, 400, 600, 800, 1200})
      all.push_back(variant<Refill{Between::control, source}>(
          probe, name(("read " + std::to_string(cycles) + " cycles behind the copy").c_str()).c_str(), control,
          cycles));
  };
  add_refills.operator()<Source::global>("from global memory");
  add_refills.operator()<Source::shared>("from shared memory");

  probe = "release_then_relaxed";
  all.push_back(variant<HandOver{.place = Place::cluster, .signal = Signal::release_then_relaxed}>(
      probe, "other CTA of the cluster, ld", open));
  all.push_back(variant<HandOver{.signal = Signal::release_then_relaxed}>(probe, "other SM, ld", open));
  all.push_back(
      variant<HandOver{
          .read = Read::bulk, .fence_writer = true, .fence_reader = true, .signal = Signal::release_then_relaxed}>(
          probe, "other SM, bulk load, both fences", open));
  all.push_back(
      variant<HandOver{.signal = Signal::relaxed_twice}>(probe, "other SM, ld, both stores relaxed", control));

  probe = "tensor_map";
  all.push_back(variant<Rewrite{}>(probe, "same warp, cp_fenceproxy, acquire", ordered));
  all.push_back(variant<Rewrite{.acquire = false}>(probe, "same warp, cp_fenceproxy, no acquire", control));
  all.push_back(variant<Rewrite{.write = MapWrite::copy}>(probe, "same warp, st, release, acquire", ordered));
  all.push_back(variant<Rewrite{.write = MapWrite::copy, .release = false}>(probe, "same warp, st, acquire", control));
  all.push_back(variant<Rewrite{.while_loading = true}>(
      probe, "same warp, cp_fenceproxy, acquire, while the load before runs", control));
  all.push_back(variant<Rewrite{.other_cta = true}>(probe, "other SM, cp_fenceproxy, acquire", ordered));
  all.push_back(
      variant<Rewrite{.other_cta = true, .acquire = false}>(probe, "other SM, cp_fenceproxy, no acquire", control));
  all.push_back(
      variant<Rewrite{.other_cta = true, .write = MapWrite::copy}>(probe, "other SM, st, release, acquire", ordered));
  all.push_back(variant<Rewrite{.other_cta = true, .write = MapWrite::copy, .release = false}>(
      probe, "other SM, st, acquire", control));

  probe = "partial_sums";
  all.push_back(variant<HandOver{}>(probe, "st, st.release, ld", ordered));
  all.push_back(variant<HandOver{.signal = Signal::red_release}>(probe, "st, red.release, ld", ordered));
  all.push_back(variant<HandOver{.write = Write::bulk_store}>(probe, "bulk store, st.release, ld", open));
  all.push_back(variant<HandOver{.write = Write::bulk_store, .signal = Signal::red_release}>(
      probe, "bulk store, red.release, ld", open));
  all.push_back(variant<HandOver{.write = Write::bulk_add}>(probe, "bulk reduction, st.release, ld", open));
  all.push_back(variant<HandOver{.write = Write::bulk_add, .signal = Signal::red_release}>(
      probe, "bulk reduction, red.release, ld", open));
  all.push_back(variant<HandOver{.write = Write::bulk_add, .read = Read::bulk}>(
      probe, "bulk reduction, st.release, bulk load", open));
  all.push_back(
      variant<HandOver{.write = Write::bulk_add, .read = Read::bulk, .fence_writer = true, .fence_reader = true}>(
          probe, "bulk reduction, st.release, bulk load, both fences", ordered));
  all.push_back(variant<HandOver{.signal = Signal::relaxed}>(probe, "st, st.relaxed, ld", control));
  all.push_back(variant<HandOver{.signal = Signal::not_acquired}>(probe, "st, st.release, no acquire, ld", control));
  all.push_back(variant<HandOver{.write = Write::bulk_add, .wait_all = false}>(
      probe, "bulk reduction, wait_group.read, st.release, ld", control));

  probe = "st_shared_to_bulk_store";
  all.push_back(variant<HandOver{.write = Write::bulk_store, .fence_staging = true}>(probe, "fence", ordered));
  all.push_back(variant<HandOver{.write = Write::bulk_store, .fence_staging = false}>(probe, "no fence", control));
  all.push_back(
      variant<HandOver{
          .place = Place::same_thread, .write = Write::bulk_store, .read = Read::bulk, .fence_staging = false}>(
          probe, "no fence, same thread", control));
  return all;
}

/// What stands at the beginning of Params::memory: stages' contents, or tensors.
inline std::vector<u32> contents(const Variant& variant) {
  const u32 columns = variant.has_map ? box_words : stage_bytes / 4;
  const u32 rows = variant.has_map ? tensors : variant.threads == refill_threads ? versions : 0;
  std::vector<u32> words;
  for (u32 i = 0; i < rows * columns; ++i) words.push_back(hash(i / columns, i % columns));
  return words;
}

/// Of the tensor that stands there, which has one row.
inline TensorMapRequest tensor_at(const void* memory) {
  return {.type = TensorType::u32,
          .rank = 1,
          .address = memory,
          .extent = {box_words},
          .stride = {},
          .box = {box_words},
          .swizzle = Swizzle::none};
}

/// The first round: even where there are maps, and then behind one that is acknowledged, by a 1 at these places.
inline u32 first_round(const Variant& variant) { return variant.has_map ? 2 : 1; }
inline u32 map_ack_offset(u32 channel) { return tensors * box_bytes + channel * map_channel_bytes + 256; }

}  // namespace rawgemm::test::proxies
