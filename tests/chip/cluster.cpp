// Clusters: ranks and addresses, distributed shared memory, and what orders the CTAs.
#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ld_st_shared_cluster.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/st_async.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 warp = 32;

__device__ void meet() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

/// Clusters of 2 to 16 CTAs of one warp each.
template <class Params>
Status launch(const char* name, void (*kernel)(Params), u32 clusters, u32 cluster, u32 shared_memory,
              const Params& params) {
  const device::CtaShape shape{.block = warp, .cluster = cluster, .shared_memory = shared_memory};
  int active = 0;
  if (Status s = device::make_ready(name, reinterpret_cast<const void*>(kernel), shape, &active); !s.ok()) return s;
  return device::launch(name, kernel, clusters * cluster, shape, nullptr, params);
}

u32 random_cluster(Random& random) { return 2u << random.between(0, 3); }

// ------------------------------------------------------------------------------------------------ ranks and addresses

struct RankParams {
  u32 ctas;
  u32 offset;
  u32* results;  // [ctas of the grid][3 + ctas]
};

__global__ void find_ranks(const __grid_constant__ RankParams params) {
  const SharedAddress own = ptx::dynamic_smem();
  meet();
  if (threadIdx.x == 0) {
    u32* const results = params.results + blockIdx.x * (3 + params.ctas);
    results[0] = ptx::cluster_ctarank();
    results[1] = ptx::getctarank(own);
    // An address of the own CTA through mapa reaches the same memory.
    ptx::st_shared_b32(own + 16, 77 + blockIdx.x);
    results[2] = ptx::ld_shared_cluster_b32(ptx::mapa(own + 16, ptx::cluster_ctarank()));
    for (u32 rank = 0; rank < params.ctas; ++rank) {
      const SharedAddress there = ptx::mapa(own, rank);
      results[3 + rank] = ptx::getctarank(there + params.offset) << 16 | (ptx::mapa(own + params.offset, rank) - there);
    }
  }
  meet();
}

Status cluster_ranks(Case& c) {
  RankParams params{};
  params.ctas = random_cluster(c.random());
  params.offset = static_cast<u32>(c.random().between(0, 4095));
  const u32 clusters = static_cast<u32>(c.random().between(1, 2));
  params.results = c.output<u32>(clusters * params.ctas * (3 + params.ctas));
  return launch("cluster_ranks", &find_ranks, clusters, params.ctas, 4096, params);
}

// ------------------------------------------------------------------------------------------------------ loads, stores

enum Way : u32 {
  b32,
  b64,
  f32,
  v4_b32,
  async_b32,
  async_b64,
  async_f32,
  async_v2_b32,
  async_v2_b64,
  async_v4_b32,
  async_v4_f32,
  ways
};

struct Move {
  u32 way;
  u32 shift;  // to the CTA so many ranks further
  u32 slot;   // of 16 bytes for each thread
};

struct MoveParams {
  const Move* moves;
  u32 number;
  u32 ctas;
  u32 shared_words;
  u32* loaded;  // [ctas][moves][threads]
  u32* memory;  // [ctas][shared_words]
};

constexpr u32 slots = 4;
constexpr u32 bar_offset = slots * warp * 16;
constexpr u32 move_bytes = bar_offset + 16;

__device__ void store(u32 way, SharedAddress to, u32 x, SharedAddress bar) {
  const float f = static_cast<float>(x & 0xffff);
  const u64 wide = u64{x} << 32 | (x ^ 0x5a5a5a5a);
  switch (way) {
    case b32:
      return ptx::st_shared_cluster_b32(to, x);
    case b64:
      return ptx::st_shared_cluster_b64(to, wide);
    case f32:
      return ptx::st_shared_cluster_f32(to, f);
    case v4_b32:
      return ptx::st_shared_cluster_v4_b32(to, x, x + 1, x + 2, x + 3);
    case async_b32:
      return ptx::st_async_b32(to, x, bar);
    case async_b64:
      return ptx::st_async_b64(to, wide, bar);
    case async_f32:
      return ptx::st_async_f32(to, f, bar);
    case async_v2_b32:
      return ptx::st_async_v2_b32(to, x, ~x, bar);
    case async_v2_b64:
      return ptx::st_async_v2_b64(to, wide, ~wide, bar);
    case async_v4_b32:
      return ptx::st_async_v4_b32(to, x, x * 3, x * 5, x * 7, bar);
    default:
      return ptx::st_async_v4_f32(to, f, f + 1, f + 2, f + 3, bar);
  }
}

/// What st.async counts down from the barrier; 0 for what is no st.async.
__device__ u32 bytes_of_store(u32 way) {
  if (way < async_b32) return 0;
  if (way == async_b32 || way == async_f32) return 4;
  return way == async_b64 || way == async_v2_b32 ? 8 : 16;
}

__global__ void move_data(const __grid_constant__ MoveParams params) {
  const SharedAddress own = ptx::dynamic_smem();
  const SharedAddress bar = own + bar_offset;
  const u32 rank = ptx::cluster_ctarank();
  for (u32 i = threadIdx.x; i < bar_offset / 4; i += warp) ptx::st_shared_b32(own + i * 4, i);
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(bar, 1);
    ptx::fence_mbarrier_init();
  }
  meet();
  u32 phase = 0;
  for (u32 i = 0; i < params.number; ++i) {
    const Move move = params.moves[i];
    const SharedAddress mine = own + (move.slot * warp + threadIdx.x) * 16;
    const u32 to = (rank + move.shift) % params.ctas;
    const u32 bytes = bytes_of_store(move.way);
    if (threadIdx.x == 0 && bytes > 0) ptx::mbarrier_arrive_expect_tx(bar, bytes * warp);
    store(move.way, ptx::mapa(mine, to), i * 0x10001 + rank * 0x1000 + threadIdx.x, ptx::mapa(bar, to));
    if (bytes > 0) {
      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, phase & 1)) {
      }
      ++phase;
    }
    meet();
    // What arrived here, and what went there.
    u32 d[4];
    ptx::ld_shared_cluster_v4_b32(d, ptx::mapa(mine, to));
    const u64 wide = ptx::ld_shared_cluster_b64(mine);
    const u32 sum = d[0] + 3 * d[1] + 5 * d[2] + 7 * d[3] + ptx::ld_shared_cluster_b32(mine) * 11 +
                    static_cast<u32>(wide >> 32) * 13 +
                    __builtin_bit_cast(u32, ptx::ld_shared_cluster_f32(ptx::mapa(mine + 4, to))) * 17;
    params.loaded[(blockIdx.x * params.number + i) * warp + threadIdx.x] = sum;
    meet();
  }
  for (u32 i = threadIdx.x; i < bar_offset / 4; i += warp)
    params.memory[blockIdx.x * (bar_offset / 4) + i] = ptx::ld_shared_b32(own + i * 4);
}

Status cluster_moves(Case& c) {
  MoveParams params{};
  params.ctas = random_cluster(c.random());
  params.number = static_cast<u32>(c.random().between(1, 5));
  std::vector<Move> moves;
  for (u32 i = 0; i < params.number; ++i)
    moves.push_back({static_cast<u32>(c.random().between(0, ways - 1)),
                     static_cast<u32>(c.random().between(0, params.ctas - 1)),
                     static_cast<u32>(c.random().between(0, slots - 1))});
  params.moves = c.input(moves);
  params.loaded = c.output<u32>(params.ctas * params.number * warp);
  params.memory = c.output<u32>(params.ctas * bar_offset / 4);
  return launch("cluster_moves", &move_data, 1, params.ctas, move_bytes, params);
}

// ------------------------------------------------------------------------------------------------------------ atomics

struct AtomicParams {
  u32 ctas;
  u32 shift;
  u32 seed;
  u32* returned;  // [ctas][threads][4]
  u32* memory;    // [ctas][shared_words]
};

constexpr u32 shared_words = 2 * warp + 2;

__global__ void add_up(const __grid_constant__ AtomicParams params) {
  const SharedAddress own = ptx::dynamic_smem();
  const u32 rank = ptx::cluster_ctarank();
  for (u32 i = threadIdx.x; i < shared_words; i += warp) ptx::st_shared_b32(own + i * 4, i < 2 * warp ? i * 3 : 0);
  meet();
  // A word of one's own in another CTA: what the atomics return is then determined.
  const SharedAddress there = ptx::mapa(own, (rank + params.shift) % params.ctas);
  const SharedAddress word = there + threadIdx.x * 4;
  const u32 x = params.seed * (rank + 1) + threadIdx.x;
  u32* const returned = params.returned + (blockIdx.x * warp + threadIdx.x) * 4;
  returned[0] = ptx::atom_shared_cluster_add_u32(word, x);
  returned[1] = ptx::atom_shared_cluster_exch_b32(word, x % 5);
  returned[2] = ptx::atom_shared_cluster_cas_b32(word, 2, x * 9);
  returned[3] = ptx::atom_shared_cluster_add_u32(word, ~u32{0});
  ptx::red_shared_cluster_add_u32(there + (warp + threadIdx.x) * 4, x);
  // Two words of CTA 0 for all: sums do not depend on the order.
  ptx::red_shared_cluster_add_u32(ptx::mapa(own + 2 * warp * 4, 0), x);
  ptx::red_shared_cluster_add_f32(ptx::mapa(own + (2 * warp + 1) * 4, 0), static_cast<float>(x % 1024));
  meet();
  for (u32 i = threadIdx.x; i < shared_words; i += warp)
    params.memory[blockIdx.x * shared_words + i] = ptx::ld_shared_b32(own + i * 4);
}

Status cluster_atomics(Case& c) {
  AtomicParams params{};
  params.ctas = random_cluster(c.random());
  params.shift = static_cast<u32>(c.random().between(0, params.ctas - 1));
  params.seed = static_cast<u32>(c.random().next());
  params.returned = c.output<u32>(params.ctas * warp * 4);
  params.memory = c.output<u32>(params.ctas * shared_words);
  return launch("cluster_atomics", &add_up, 1, params.ctas, shared_words * 4, params);
}

// ----------------------------------------------------------------------------------------- hand-over between the CTAs

enum Hand : u32 {
  by_cluster_barrier,
  by_aligned_cluster_barrier,
  by_fence_and_relaxed_arrival,
  by_fence_and_relaxed_aligned_arrival,
  by_remote_arrival,
  by_remote_expect_tx,
  by_remote_complete_tx,
  by_flag,
  by_counter,
  hands
};

struct ChainParams {
  const u32* hands;
  u32 number;
  u32 ctas;
  u32 seed;
  u32* results;  // [ctas][number][threads]
};

constexpr u32 flag_offset = warp * 4;
constexpr u32 chain_bar_offset = flag_offset + 8;
constexpr u32 chain_bytes = chain_bar_offset + 8;

/// In step i each CTA adds to what it holds and hands it to the next rank in the way that hands[i] says.
__global__ void run_chain(const __grid_constant__ ChainParams params) {
  const SharedAddress own = ptx::dynamic_smem();
  const SharedAddress mine = own + threadIdx.x * 4;
  const SharedAddress flag = own + flag_offset;
  const SharedAddress bar = own + chain_bar_offset;
  const u32 rank = ptx::cluster_ctarank();
  const u32 next = (rank + 1) % params.ctas;
  ptx::st_shared_b32(mine, params.seed * (rank * 1000 + threadIdx.x));
  if (threadIdx.x == 0) {
    ptx::st_shared_b32(flag, 0);
    ptx::mbarrier_init(bar, warp);
    ptx::fence_mbarrier_init();
  }
  meet();
  u32 phase = 0;
  u32 flags = 0;
  for (u32 i = 0; i < params.number; ++i) {
    const u32 hand = params.hands[i];
    const u32 value = ptx::ld_shared_b32(mine) * 3 + i;
    meet();
    ptx::st_shared_cluster_b32(ptx::mapa(mine, next), value);
    const SharedAddress next_bar = ptx::mapa(bar, next);
    const SharedAddress next_flag = ptx::mapa(flag, next);
    switch (hand) {
      case by_cluster_barrier:
        meet();
        break;
      case by_aligned_cluster_barrier:
        ptx::barrier_cluster_arrive_aligned();
        ptx::barrier_cluster_wait_aligned();
        break;
      case by_fence_and_relaxed_arrival:
        ptx::fence_acq_rel<Scope::cluster>();
        ptx::barrier_cluster_arrive_relaxed();
        ptx::barrier_cluster_wait();
        break;
      case by_fence_and_relaxed_aligned_arrival:
        ptx::fence_acq_rel<Scope::cluster>();
        ptx::barrier_cluster_arrive_relaxed_aligned();
        ptx::barrier_cluster_wait();
        break;
      case by_remote_arrival:
        ptx::mbarrier_arrive_shared_cluster<Scope::cluster>(next_bar, 1);
        break;
      case by_remote_expect_tx:
        ptx::mbarrier_arrive_expect_tx_shared_cluster<Scope::cluster>(next_bar, 12);
        ptx::mbarrier_complete_tx_shared_cluster(next_bar, 12);
        break;
      case by_remote_complete_tx:
        ptx::mbarrier_expect_tx_shared_cluster(next_bar, 8);
        ptx::mbarrier_arrive_shared_cluster<Scope::cluster>(next_bar, 1);
        ptx::mbarrier_complete_tx_shared_cluster(next_bar, 8);
        break;
      case by_flag:
        ptx::bar_sync(0, warp);
        if (threadIdx.x == 0) {
          ptx::st_release_shared_cluster_b32(next_flag, ++flags);
          while (ptx::ld_acquire_shared_cluster_b32(flag) != flags) {
          }
        }
        ptx::bar_sync(0, warp);
        break;
      default:
        ptx::bar_sync(0, warp);
        if (threadIdx.x == 0) {
          ++flags;
          ptx::fence_acq_rel<Scope::cluster>();
          ptx::red_shared_cluster_add_u32(next_flag, 1);
          while (ptx::atom_shared_cluster_add_u32(flag, 0) != flags) {
          }
          ptx::fence_acq_rel<Scope::cluster>();
        }
        ptx::bar_sync(0, warp);
    }
    if (hand == by_remote_arrival || hand == by_remote_expect_tx || hand == by_remote_complete_tx) {
      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, phase & 1)) {
      }
      ++phase;
    }
    params.results[(blockIdx.x * params.number + i) * warp + threadIdx.x] = ptx::ld_shared_b32(mine);
  }
  meet();
}

Status cluster_chain(Case& c) {
  ChainParams params{};
  params.ctas = random_cluster(c.random());
  params.number = static_cast<u32>(c.random().between(1, 8));
  params.seed = static_cast<u32>(c.random().next()) | 1;
  std::vector<u32> ways;
  for (u32 i = 0; i < params.number; ++i) ways.push_back(static_cast<u32>(c.random().between(0, hands - 1)));
  params.hands = c.input(ways);
  params.results = c.output<u32>(params.ctas * params.number * warp);
  return launch("cluster_chain", &run_chain, 1, params.ctas, chain_bytes, params);
}

}  // namespace

Probes cluster_probes() {
  return {{"cluster_ranks", &cluster_ranks, 16},
          {"cluster_moves", &cluster_moves, 32},
          {"cluster_atomics", &cluster_atomics, 8},
          {"cluster_chain", &cluster_chain, 16}};
}

}  // namespace rawgemm::test::chip
