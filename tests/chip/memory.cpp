// Global memory: vectors, atomics, and what flags and counters order.
#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

constexpr u32 threads = 32;

std::vector<u32> random_words(Random& random, size_t count) {
  std::vector<u32> words(count);
  for (u32& x : words) x = static_cast<u32>(random.next());
  return words;
}

__device__ inline float real(u32 bits) { return __builtin_bit_cast(float, bits); }
__device__ inline u32 bits_of(float value) { return __builtin_bit_cast(u32, value); }

struct CopyParams {
  u32* from;        // [threads][4]
  const u32* kind;  // [threads]
  u32* to;          // [threads][4]
};

/// Each thread copies by one kind of load and one kind of store.
__global__ void copy(const __grid_constant__ CopyParams params) {
  const u32* const from = params.from + threadIdx.x * 4;
  u32* const to = params.to + threadIdx.x * 4;
  const u32 kind = params.kind[threadIdx.x];
  const u32 place = kind >> 8 & 3;
  u32 x = 0, y = 0, z = 0, w = 0;
  float a = 0, b = 0, c = 0, d = 0;
  ptx::prefetch_global_l2(from);
  switch (kind % 14) {
    case 0:
      x = ptx::ld_global_b32(from + place);
      break;
    case 1:
      ptx::ld_global_v2_b32(x, y, from + place / 2 * 2);
      break;
    case 2:
      ptx::ld_global_v4_b32(x, y, z, w, from);
      break;
    case 3:
      x = bits_of(ptx::ld_global_f32(from + place));
      break;
    case 4:
      ptx::ld_global_v2_f32(a, b, from + place / 2 * 2);
      break;
    case 5:
      ptx::ld_global_v4_f32(a, b, c, d, from);
      break;
    case 6:
      x = ptx::ld_global_nc_b32(from + place);
      break;
    case 7:
      ptx::ld_global_nc_v4_b32(x, y, z, w, from);
      break;
    case 8:
      x = bits_of(ptx::ld_global_nc_f32(from + place));
      break;
    case 9:
      ptx::ld_global_nc_v4_f32(a, b, c, d, from);
      break;
    case 10:
      x = ptx::ld_relaxed_global_u32<Scope::gpu>(from + place);
      break;
    case 11:
      x = ptx::ld_acquire_global_u32<Scope::cta>(from + place);
      break;
    case 12:
      x = ptx::ld_acquire_global_u32<Scope::cluster>(from + place);
      break;
    default:
      x = ptx::ld_acquire_global_u32<Scope::sys>(from + place);
      break;
  }
  if (kind % 14 == 4 || kind % 14 == 5 || kind % 14 == 9) {
    x = bits_of(a);
    y = bits_of(b);
    z = bits_of(c);
    w = bits_of(d);
  }
  switch (kind / 16 % 11) {
    case 0:
      ptx::st_global_b32(to + place, x);
      break;
    case 1:
      ptx::st_global_v2_b32(to + place / 2 * 2, x, y);
      break;
    case 2:
      ptx::st_global_v4_b32(to, x, y, z, w);
      break;
    case 3:
      ptx::st_global_f32(to + place, real(x));
      break;
    case 4:
      ptx::st_global_v2_f32(to + place / 2 * 2, real(x), real(y));
      break;
    case 5:
      ptx::st_global_v4_f32(to, real(x), real(y), real(z), real(w));
      break;
    case 6:
      ptx::st_global_b16(reinterpret_cast<u16*>(to) + place, static_cast<u16>(x));
      break;
    case 7:
      ptx::st_relaxed_global_u32<Scope::gpu>(to + place, x);
      break;
    case 8:
      ptx::st_release_global_u32<Scope::cta>(to + place, x);
      break;
    case 9:
      ptx::st_release_global_u32<Scope::cluster>(to + place, x);
      break;
    default:
      ptx::st_release_global_u32<Scope::sys>(to + place, x);
      break;
  }
}

Status loads_and_stores(Case& c) {
  const CopyParams params{c.input(random_words(c.random(), threads * 4)), c.input(random_words(c.random(), threads)),
                          c.output<u32>(threads * 4)};
  return device::launch("copy", &copy, 1, {.block = threads, .cluster = 1, .shared_memory = 0}, nullptr, params);
}

struct AddParams {
  u32* to;          // [threads][4]
  const u32* what;  // [threads][4]
  u32 kind;
};

/// Each thread adds to words of its own: only the rounding matters.
__global__ void add(const __grid_constant__ AddParams params) {
  u32* const to = params.to + threadIdx.x * 4;
  float* const real_to = reinterpret_cast<float*>(to);
  const u32* const x = params.what + threadIdx.x * 4;
  constexpr Order relaxed = Order::relaxed;
  switch (params.kind) {
    case 0:
      ptx::red_global_add_f32<relaxed, Scope::gpu>(real_to, real(x[0]));
      break;
    case 1:
      ptx::red_global_add_v2_f32<relaxed, Scope::gpu>(real_to, real(x[0]), real(x[1]));
      break;
    case 2:
      ptx::red_global_add_v4_f32<relaxed, Scope::gpu>(real_to, real(x[0]), real(x[1]), real(x[2]), real(x[3]));
      break;
    case 3:
      ptx::red_global_add_bf16x2<relaxed, Scope::gpu>(to, x[0]);
      break;
    case 4:
      ptx::red_global_add_f16x2<relaxed, Scope::gpu>(to, x[0]);
      break;
    default:
      ptx::red_global_add_u32<relaxed, Scope::gpu>(to, x[0]);
      break;
  }
}

/// Any bits, or two numbers whose exponents are so near each other that their sum is rounded.
template <u32 kind>
Status rounding(Case& c) {
  Random& random = c.random();
  std::vector<u32> to = random_words(random, threads * 4);
  std::vector<u32> what = random_words(random, threads * 4);
  for (size_t i = 0; i < to.size(); ++i) {
    const auto near = [&](u32 x, u32 other, int fraction_bits, int exponent_bits) {
      const u32 largest = (1u << exponent_bits) - 1;
      const u32 exponent = other >> fraction_bits & largest;
      const i64 wanted = std::clamp<i64>(exponent + random.between(-fraction_bits - 2, fraction_bits + 2), 0, largest);
      return (x & ~(largest << fraction_bits)) | static_cast<u32>(wanted) << fraction_bits;
    };
    if (random.between(0, 3) == 0) continue;
    if (kind <= 2) {
      what[i] = near(what[i], to[i], 23, 8);
    } else if (kind <= 4) {
      const int fraction_bits = kind == 3 ? 7 : 10;
      const u32 low = near(what[i] & 0xffff, to[i] & 0xffff, fraction_bits, 15 - fraction_bits);
      what[i] = near(what[i] >> 16, to[i] >> 16, fraction_bits, 15 - fraction_bits) << 16 | low;
    }
  }
  const AddParams params{c.output(to), c.input(what), kind};
  return device::launch("add", &add, 1, {.block = threads, .cluster = 1, .shared_memory = 0}, nullptr, params);
}

struct CountParams {
  u32* words;  // [8]
  u32 ctas;
  u32 last;
};

/// What many threads do to the same words, as far as it does not depend on who came first.
template <Order order, Scope scope>
__global__ void count(const __grid_constant__ CountParams params) {
  u32* const x = params.words;
  const u32 number = blockIdx.x * threads + threadIdx.x;
  const u32 total = params.ctas * threads;
  const u32 arrival = ptx::atom_global_add_u32<order, scope>(&x[0], 1);
  ptx::red_global_add_u32<Order::relaxed, Scope::gpu>(&x[1], arrival);  // 0 + 1 + ... + total - 1
  ptx::red_global_add_u32<Order::release, Scope::gpu>(&x[2], number * number);
  (void)ptx::atom_global_inc_u32<order, scope>(&x[3], params.last);
  const u32 before = ptx::atom_global_exch_b32<order, scope>(&x[4], number + 1);
  ptx::red_global_add_u32<Order::relaxed, Scope::gpu>(&x[5],
                                                      before);  // all numbers but the last one's, which is in x[4]
  // One of them finds zero.
  if (ptx::atom_global_cas_b32<order, scope>(&x[6], 0, total) == 0)
    (void)ptx::atom_global_add_u32<order, scope>(&x[7], 1);
}

template <Order order, Scope scope>
Status launch_count(const CountParams& params) {
  return device::launch("count", &count<order, scope>, params.ctas,
                        {.block = threads, .cluster = 1, .shared_memory = 0}, nullptr, params);
}

struct SumParams {
  u32* words;
};

/// x[4] and x[5] depend on who came last, their sum does not.
__global__ void add_last(const __grid_constant__ SumParams params) {
  if (threadIdx.x != 0) return;
  params.words[5] += params.words[4];
  params.words[4] = 0;
}

Status counters(Case& c) {
  Random& random = c.random();
  std::vector<u32> words(8, 0);
  const CountParams params{c.output(words), static_cast<u32>(random.between(1, 4)),
                           static_cast<u32>(random.between(0, 200))};
  const i64 which = random.between(0, 7);
  const auto launch = [&] {
    switch (which) {
      case 0:
        return launch_count<Order::relaxed, Scope::gpu>(params);
      case 1:
        return launch_count<Order::acquire, Scope::gpu>(params);
      case 2:
        return launch_count<Order::release, Scope::gpu>(params);
      case 3:
        return launch_count<Order::acq_rel, Scope::gpu>(params);
      case 4:
        return launch_count<Order::relaxed, Scope::sys>(params);
      case 5:
        return launch_count<Order::acquire, Scope::sys>(params);
      case 6:
        return launch_count<Order::release, Scope::sys>(params);
      default:
        return launch_count<Order::acq_rel, Scope::sys>(params);
    }
  };
  if (Status s = launch(); !s.ok()) return s;
  return device::launch("add_last", &add_last, 1, {.block = threads, .cluster = 1, .shared_memory = 0}, nullptr,
                        SumParams{params.words});
}

struct SplitParams {
  const float* from;  // [ctas][threads]
  float* partial;     // [ctas][threads]
  u32* counter;       // 0 before and after
  float* sum;         // [threads]
};

/// As split-K adds: each CTA leaves its part, and the last to arrive adds all parts in a fixed order.
__global__ void split(const __grid_constant__ SplitParams params) {
  const u32 t = threadIdx.x;
  ptx::st_global_f32(&params.partial[blockIdx.x * threads + t], params.from[blockIdx.x * threads + t] * 2);
  ptx::bar_sync(0, threads);
  u32 arrival = 0;
  if (t == 0) arrival = ptx::atom_global_inc_u32<Order::acq_rel, Scope::gpu>(params.counter, gridDim.x - 1);
  // Thread 0 has learnt what the others did, and hands it on with the barrier; and the number through shared memory.
  const SharedAddress shared = ptx::dynamic_smem();
  if (t == 0) ptx::st_shared_b32(shared, arrival);
  ptx::bar_sync(0, threads);
  if (ptx::ld_shared_b32(shared) != gridDim.x - 1) return;
  float sum = 0;
  for (u32 i = 0; i < gridDim.x; ++i) sum += ptx::ld_global_f32(&params.partial[i * threads + t]);
  ptx::st_global_f32(&params.sum[t], sum);
}

struct AfterParams {
  const float* sum;
  float* to;
};

/// May begin before `split` ends.
__global__ void after(const __grid_constant__ AfterParams params) {
  ptx::griddepcontrol_launch_dependents();
  ptx::griddepcontrol_wait();
  ptx::st_global_f32(&params.to[threadIdx.x], ptx::ld_global_f32(&params.sum[threadIdx.x]) + 1);
}

Status last_to_arrive(Case& c) {
  const u32 ctas = static_cast<u32>(c.random().between(1, 6));
  std::vector<float> from(ctas * threads);
  for (float& x : from) x = static_cast<float>(c.random().normal());
  const SplitParams params{c.input(from), c.output<float>(ctas * threads), c.output(std::vector<u32>(1)),
                           c.output<float>(threads)};
  if (Status s =
          device::launch("split", &split, ctas, {.block = threads, .cluster = 1, .shared_memory = 4}, nullptr, params);
      !s.ok())
    return s;
  return device::launch("after", &after, 1, {.block = threads, .cluster = 1, .shared_memory = 0, .programmatic = true},
                        nullptr, AfterParams{params.sum, c.output<float>(threads)});
}

}  // namespace

Probes memory_probes() {
  return {{"ld_st_global", &loads_and_stores, 4}, {"red_add_f32", &rounding<0>, 8},
          {"red_add_v2_f32", &rounding<1>, 4},    {"red_add_v4_f32", &rounding<2>, 4},
          {"red_add_bf16x2", &rounding<3>, 8},    {"red_add_f16x2", &rounding<4>, 8},
          {"red_add_u32", &rounding<5>, 2},       {"atom", &counters, 8},
          {"last_to_arrive", &last_to_arrive, 4}};
}

}  // namespace rawgemm::test::chip
