// What mbarriers and the barriers of a CTA count, and when they let threads go on.
#include <algorithm>

#include <host/device.hpp>
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <tests/chip/probes.hpp>

namespace rawgemm::test::chip {
namespace {

// --------------------------------------------------------------------------------- one thread, one operation at a time

enum Operation : u32 {
  arrive,
  arrive_state,
  arrive_no_complete,
  arrive_expect_tx,
  arrive_expect_tx_state,
  expect_tx,
  complete_tx,
  renew,  // mbarrier.inval, then mbarrier.init
  test_state,
  try_state,
  try_parity,
  operations
};

struct Step {
  u32 operation;
  u32 value;  // count, bytes or parity
};

struct SequenceParams {
  const Step* steps;
  u32 number;
  u32 count;  // of the first mbarrier.init
  u32* results;
};

/// Of the operation, and in bits 30 and 31 whether the phases of parity 0 and 1 are complete after it.
__device__ u32 execute(SharedAddress bar, Step step, u64& state) {
  switch (step.operation) {
    case arrive:
      if (step.value == 1)
        ptx::mbarrier_arrive(bar);
      else
        ptx::mbarrier_arrive(bar, step.value);
      return 0;
    case arrive_state:
      state = ptx::mbarrier_arrive_state(bar, step.value);
      return 0;
    case arrive_no_complete:
      state = ptx::mbarrier_arrive_no_complete(bar, step.value);
      return ptx::mbarrier_pending_count(state);
    case arrive_expect_tx:
      ptx::mbarrier_arrive_expect_tx(bar, step.value);
      return 0;
    case arrive_expect_tx_state:
      state = ptx::mbarrier_arrive_expect_tx_state(bar, step.value);
      return 0;
    case expect_tx:
      ptx::mbarrier_expect_tx(bar, step.value);
      return 0;
    case complete_tx:
      ptx::mbarrier_complete_tx(bar, step.value);
      return 0;
    case renew:
      ptx::mbarrier_inval(bar);
      ptx::mbarrier_init(bar, step.value);
      return 0;
    case test_state:
      return ptx::mbarrier_test_wait(bar, state) + ptx::mbarrier_test_wait<Scope::cluster>(bar, state);
    case try_state:
      return ptx::mbarrier_try_wait(bar, state) + ptx::mbarrier_try_wait<Scope::cluster>(bar, state) +
             ptx::mbarrier_try_wait(bar, state, 1000) + ptx::mbarrier_try_wait<Scope::cluster>(bar, state, 1000);
    default:
      return ptx::mbarrier_try_wait_parity(bar, step.value) +
             ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, step.value) +
             ptx::mbarrier_try_wait_parity(bar, step.value, 1000) +
             ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, step.value, 1000);
  }
}

__global__ void run_sequence(const __grid_constant__ SequenceParams params) {
  const SharedAddress bar = ptx::dynamic_smem();
  ptx::mbarrier_init(bar, params.count);
  u64 state = 0;
  for (u32 i = 0; i < params.number; ++i) {
    const u32 result = execute(bar, params.steps[i], state);
    params.results[i] = result | u32{ptx::mbarrier_test_wait_parity(bar, 0)} << 30 |
                        u32{ptx::mbarrier_test_wait_parity<Scope::cluster>(bar, 1)} << 31;
  }
}

/// What the ISA allows next, and what it leads to. A state is good for the phase that it was made in and the next.
struct Legal {
  u32 count;
  u32 pending = count;
  i64 bytes = 0;
  u64 phase = 0;
  bool has_state = false;
  u64 state_phase = 0;

  void settle() {
    if (pending != 0 || bytes != 0) return;
    ++phase;
    pending = count;
  }
};

Step next_step(Legal& x, Random& random, u32 max_count) {
  constexpr i64 max_bytes = (1 << 20) - 1;
  const auto up_to = [&](i64 most) { return static_cast<u32>(random.between(1, most)); };
  const auto note_state = [&] {
    x.has_state = true;
    x.state_phase = x.phase;
  };
  for (;;) {
    Step step{static_cast<u32>(random.between(0, operations - 1)), 0};
    switch (step.operation) {
      case arrive:
      case arrive_state:
        if (x.pending == 0) continue;
        step.value = up_to(x.pending);
        if (step.operation == arrive_state) note_state();
        x.pending -= step.value;
        x.settle();
        return step;
      case arrive_no_complete:
        if (x.pending < 2) continue;
        step.value = up_to(x.pending - 1);
        note_state();
        x.pending -= step.value;
        return step;
      case arrive_expect_tx:
      case arrive_expect_tx_state:
        if (x.pending == 0 || x.bytes < 0 || x.bytes == max_bytes) continue;
        step.value = up_to(std::min<i64>(max_bytes - x.bytes, 1 << random.between(0, 19)));
        if (step.operation == arrive_expect_tx_state) note_state();
        x.bytes += step.value;
        --x.pending;
        return step;
      case expect_tx:
        if (x.bytes == max_bytes) continue;
        step.value = up_to(std::min<i64>(max_bytes - x.bytes, 1 << random.between(0, 19)));
        x.bytes += step.value;
        x.settle();
        return step;
      case complete_tx:
        if (x.pending == 0 && x.bytes > 0) {
          step.value = random.between(0, 1) == 0 ? static_cast<u32>(x.bytes) : up_to(x.bytes);
        } else {
          if (x.bytes < -max_bytes / 2) continue;
          step.value = up_to(std::min<i64>(x.bytes + max_bytes, 1 << random.between(0, 19)));
        }
        x.bytes -= step.value;
        x.settle();
        return step;
      case renew:
        if (random.between(0, 7) != 0) continue;
        step.value = up_to(max_count);
        x = {step.value};
        return step;
      case test_state:
        if (!x.has_state || x.state_phase + 1 < x.phase) continue;
        return step;
      case try_state:
        if (!x.has_state || x.state_phase + 1 != x.phase) continue;
        return step;
      default:
        step.value = (x.phase & 1) ^ 1;  // of the phase before: complete
        return step;
    }
  }
}

/// Random operations of one thread, each of which the ISA allows.
Status mbarrier_sequence(Case& c) {
  constexpr u32 number = 40;
  const u32 max_count = c.random().between(0, 3) == 0 ? (1 << 20) - 1 : static_cast<u32>(c.random().between(1, 6));
  const u32 count = static_cast<u32>(c.random().between(1, max_count));
  Legal legal{count};
  std::vector<Step> steps;
  for (u32 i = 0; i < number; ++i) steps.push_back(next_step(legal, c.random(), max_count));
  const SequenceParams params{c.input(steps), number, count, c.output<u32>(number)};
  return device::launch("mbarrier_sequence", &run_sequence, 1, {.block = 1, .cluster = 1, .shared_memory = 8}, nullptr,
                        params);
}

/// Bytes that come before anybody expects them, and before the last arrival: does expect_tx complete the phase?
Status mbarrier_early_bytes(Case& c) {
  const u32 early = static_cast<u32>(c.number() % 3 + 1) * 100;
  const std::vector<Step> steps{{complete_tx, early}, {arrive, 1}, {expect_tx, early - 50}, {expect_tx, 50}};
  const u32 number = static_cast<u32>(steps.size());
  const SequenceParams params{c.input(steps), number, 1, c.output<u32>(number)};
  return device::launch("mbarrier_early_bytes", &run_sequence, 1, {.block = 1, .cluster = 1, .shared_memory = 8},
                        nullptr, params);
}

// ------------------------------------------------------------------------------------------ producers and consumers

struct RingParams {
  u32 stages;
  u32 rounds;
  u32 producers;  // warps; the rest of the block consumes
  u32 producer_arrivals;
  u32 consumer_arrivals;
  bool by_state;  // consumers' own arrivals at `empty` tell them when the others have come, too
  bool named;     // bar.sync and bar.arrive instead of mbarriers; one warp of each role
  u32* results;   // [rounds][consumer threads]
};

constexpr u32 max_stages = 4;
constexpr u32 data_offset = 2 * max_stages * 8;

__global__ void run_ring(const __grid_constant__ RingParams params) {
  const SharedAddress base = ptx::dynamic_smem();
  const u32 producers = params.producers * 32;
  const u32 consumers = blockDim.x - producers;
  const auto full = [&](u32 stage) { return base + stage * 8; };
  const auto empty = [&](u32 stage) { return base + (max_stages + stage) * 8; };
  const auto data = [&](u32 stage, u32 i) { return base + data_offset + (stage * producers + i) * 4; };
  if (threadIdx.x == 0 && !params.named)
    for (u32 stage = 0; stage < params.stages; ++stage) {
      ptx::mbarrier_init(full(stage), producers * params.producer_arrivals);
      ptx::mbarrier_init(empty(stage), consumers * params.consumer_arrivals);
    }
  ptx::bar_sync(0, blockDim.x);
  const bool is_producer = threadIdx.x < producers;
  for (u32 round = 0; round < params.rounds; ++round) {
    const u32 stage = round % params.stages;
    const u32 parity = round / params.stages & 1;
    const u32 first_named = 1 + stage;
    const u32 second_named = 1 + max_stages + stage;
    if (is_producer) {
      if (params.named) {
        if (round >= params.stages) ptx::bar_sync(second_named, blockDim.x);
      } else {
        while (!ptx::mbarrier_try_wait_parity(empty(stage), parity ^ 1)) {
        }
      }
      ptx::st_shared_b32(data(stage, threadIdx.x), round * 1000 + threadIdx.x);
      if (params.named)
        ptx::bar_arrive(first_named, blockDim.x);
      else
        ptx::mbarrier_arrive(full(stage), params.producer_arrivals);
    } else {
      const u32 consumer = threadIdx.x - producers;
      if (params.named) {
        ptx::bar_sync(first_named, blockDim.x);
      } else {
        while (!ptx::mbarrier_test_wait_parity(full(stage), parity)) {
        }
      }
      u32 sum = 0;
      for (u32 i = 0; i < 5; ++i) sum += ptx::ld_shared_b32(data(stage, (consumer * 7 + i * 3) % producers));
      params.results[round * consumers + consumer] = sum;
      if (params.named) {
        if (round + params.stages < params.rounds) ptx::bar_arrive(second_named, blockDim.x);
      } else if (params.by_state) {
        const u64 state = ptx::mbarrier_arrive_state(empty(stage), params.consumer_arrivals);
        while (!ptx::mbarrier_try_wait(empty(stage), state)) {
        }
      } else {
        ptx::mbarrier_arrive(empty(stage), params.consumer_arrivals);
      }
    }
  }
}

/// Data through a ring of stages, handed over and back by mbarriers or by named barriers.
Status ring(Case& c, bool named) {
  Random& random = c.random();
  RingParams params{};
  params.named = named;
  params.stages = static_cast<u32>(random.between(1, max_stages));
  params.rounds = static_cast<u32>(random.between(1, 12));
  params.producers = named ? 1 : static_cast<u32>(random.between(1, 3));
  params.producer_arrivals = static_cast<u32>(random.between(1, 3));
  params.consumer_arrivals = static_cast<u32>(random.between(1, 3));
  params.by_state = random.between(0, 1) == 0;
  const u32 consumers = named ? 1 : static_cast<u32>(random.between(1, 3));
  params.results = c.output<u32>(params.rounds * consumers * 32);
  return device::launch(named ? "bar_ring" : "mbarrier_ring", &run_ring, 1,
                        {.block = (params.producers + consumers) * 32,
                         .cluster = 1,
                         .shared_memory = data_offset + params.stages * params.producers * 32 * 4},
                        nullptr, params);
}

Status mbarrier_ring(Case& c) { return ring(c, false); }
Status bar_ring(Case& c) { return ring(c, true); }

}  // namespace

Probes mbarrier_probes() {
  return {{"mbarrier_sequence", &mbarrier_sequence, 64},
          {"mbarrier_early_bytes", &mbarrier_early_bytes, 3},
          {"mbarrier_ring", &mbarrier_ring, 8},
          {"bar_ring", &bar_ring, 8}};
}

}  // namespace rawgemm::test::chip
