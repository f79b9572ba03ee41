// Global memory: what loads, stores and atomics do, what they order, and which races are found.
#include <array>
#include <bit>
#include <cstring>

#include <global_memory.hpp>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/control.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/predicated.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 threads = 64;

void launch(u32 grid, const std::function<void()>& kernel, u32 cluster = 1, bool programmatic = false) {
  model::run({.grid = grid, .block = threads, .cluster = cluster, .shared_memory = 0, .programmatic = programmatic},
             kernel);
}

const std::string not_ordered = "without a barrier, or a release and acquire, that orders the two";

/// CTA 0 writes data and sets a flag, CTA 1 waits for it and reads.
struct HandOver {
  alignas(16) u32 data[threads] = {};
  u32 seen[threads] = {};
  u32 flag = 0;
};

template <class Set, class Get>
void hand_over(HandOver& x, Set set, Get get, bool barriers = true, u32 cluster = 1) {
  x = {};
  model::settings().global_objects = {
      {"data", &x.data, sizeof(x.data)}, {"seen", &x.seen, sizeof(x.seen)}, {"flag", &x.flag, sizeof(x.flag)}};
  launch(
      2,
      [&] {
        if (blockIdx.x == 0) {
          ptx::st_global_b32(&x.data[threadIdx.x], threadIdx.x + 1);
          if (barriers) ptx::bar_sync(0, threads);
          if (threadIdx.x == 0) set(&x.flag);
        } else {
          if (threadIdx.x == 0)
            while (get(&x.flag) == 0) {
            }
          ptx::bar_sync(0, threads);
          ptx::st_global_b32(&x.seen[threadIdx.x], ptx::ld_global_b32(&x.data[threadIdx.x]));
        }
      },
      cluster);
}

template <Scope scope>
void set_release(u32* flag) {
  ptx::st_release_global_u32<scope>(flag, 1);
}
template <Scope scope>
u32 get_acquire(const u32* flag) {
  return ptx::ld_acquire_global_u32<scope>(flag);
}
void set_relaxed(u32* flag) { ptx::st_relaxed_global_u32<Scope::gpu>(flag, 1); }
u32 get_relaxed(const u32* flag) { return ptx::ld_relaxed_global_u32<Scope::gpu>(flag); }

}  // namespace

TEST_CASE("global memory: a flag hands data from one CTA to another") {
  HandOver x;
  check_clean([&] {
    hand_over(x, set_release<Scope::gpu>, get_acquire<Scope::gpu>);
    for (u32 i = 0; i < threads; ++i) CHECK(x.seen[i] == i + 1);
  });
  check_clean([&] { hand_over(x, set_release<Scope::sys>, get_acquire<Scope::sys>); });
  check_clean([&] { hand_over(x, set_release<Scope::cluster>, get_acquire<Scope::cluster>, true, 2); });
  check_clean([&] {
    hand_over(
        x, [](u32* flag) { ptx::red_global_add_u32<Order::release, Scope::gpu>(flag, 1); }, get_acquire<Scope::gpu>);
  });
}

TEST_CASE("global memory: a flag that does not order is found") {
  HandOver x;
  const std::vector<std::string> texts = {"still being written by memory.cpp:"};
  check_found([&] { hand_over(x, set_relaxed, get_acquire<Scope::gpu>); }, texts);
  check_found([&] { hand_over(x, set_release<Scope::gpu>, get_relaxed); }, texts);
  check_found([&] { hand_over(x, set_release<Scope::gpu>, get_acquire<Scope::gpu>, false); }, texts);
  check_found([&] { hand_over(x, set_release<Scope::gpu>, get_acquire<Scope::gpu>, false); }, {"touches data+0x"});
}

TEST_CASE("global memory: a scope that does not reach the other CTA orders nothing") {
  HandOver x;
  // The flag itself is then a race, too.
  const std::vector<std::string> texts = {not_ordered};
  check_found([&] { hand_over(x, set_release<Scope::cta>, get_acquire<Scope::gpu>); }, texts);
  check_found([&] { hand_over(x, set_release<Scope::gpu>, get_acquire<Scope::cta>); }, texts);
  check_found([&] { hand_over(x, set_release<Scope::cluster>, get_acquire<Scope::cluster>); }, texts);
}

TEST_CASE("global memory: a flag that is read or set by a weak access is found") {
  HandOver x;
  check_found(
      [&] {
        hand_over(
            x, [](u32* flag) { ptx::st_global_b32(flag, 1); }, get_acquire<Scope::gpu>);
      },
      {"touches flag: still being"});
}

namespace {

/// Each CTA writes a partial sum; the last to arrive at a counter adds them up, and resets it.
template <Order order>
void last_to_arrive(u32 ctas, std::vector<u32>& partial, u32& counter, u32& sum) {
  partial.assign(ctas * threads, 0);
  counter = 0;
  sum = 0;
  launch(ctas, [&, ctas] {
    ptx::st_global_b32(&partial[blockIdx.x * threads + threadIdx.x], blockIdx.x + threadIdx.x);
    ptx::bar_sync(0, threads);
    if (threadIdx.x != 0) return;
    if (ptx::atom_global_add_u32<order, Scope::gpu>(&counter, 1) != ctas - 1) return;
    u32 all = 0;
    for (u32 i = 0; i < ctas * threads; ++i) all += ptx::ld_global_b32(&partial[i]);
    ptx::st_global_b32(&sum, all);
    ptx::st_global_b32(&counter, 0);
  });
}

}  // namespace

TEST_CASE("global memory: the last CTA to arrive at a counter may read what all wrote, whichever ran when") {
  std::vector<u32> partial;
  u32 counter;
  u32 sum;
  for (const int at_once : {2, 4, 8})
    check_clean(
        [&] {
          last_to_arrive<Order::acq_rel>(8, partial, counter, sum);
          CHECK(sum == threads * 28 + 8 * threads * (threads - 1) / 2);
          CHECK(counter == 0);
        },
        at_once);
  for (const int at_once : {2, 8}) {
    check_found([&] { last_to_arrive<Order::relaxed>(8, partial, counter, sum); }, {not_ordered}, at_once);
    check_found([&] { last_to_arrive<Order::acquire>(8, partial, counter, sum); }, {not_ordered}, at_once);
    check_found([&] { last_to_arrive<Order::release>(8, partial, counter, sum); }, {not_ordered}, at_once);
  }
}

TEST_CASE("global memory: reductions of several CTAs are no race with each other, but with a plain access") {
  alignas(16) float sums[4];
  check_clean([&] {
    std::memset(sums, 0, sizeof(sums));
    launch(6, [&] {
      ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[0], 1);
      ptx::red_global_add_v2_f32<Order::relaxed, Scope::gpu>(&sums[0], 1, 2);
      ptx::red_global_add_v4_f32<Order::relaxed, Scope::gpu>(&sums[0], 1, 2, 3, 4);
    });
    CHECK(sums[0] == 3 * 6 * threads);
    CHECK(sums[1] == 4 * 6 * threads);
    CHECK(sums[3] == 4 * 6 * threads);
  });
  check_found(
      [&] {
        launch(2, [&] {
          if (blockIdx.x == 0)
            ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[1], 1);
          else if (threadIdx.x == 3)
            ptx::st_global_f32(&sums[2], ptx::ld_global_f32(&sums[1]));
        });
      },
      {not_ordered});
  check_found([&] { launch(2, [&] { ptx::red_global_add_f32<Order::relaxed, Scope::cta>(&sums[1], 1); }); },
              {not_ordered});
}

TEST_CASE("global memory: two CTAs may write neighbours, not the same bytes") {
  alignas(16) u32 words[threads * 4];
  check_clean([&] { launch(4, [&] { ptx::st_global_b32(&words[threadIdx.x * 4 + blockIdx.x], 1); }); });
  check_clean([&] { launch(2, [&] { ptx::st_global_v2_b32(&words[threadIdx.x * 4 + blockIdx.x * 2], 1, 2); }); });
  check_found([&] { launch(4, [&] { ptx::st_global_b32(&words[threadIdx.x * 4 + blockIdx.x / 2], 1); }); },
              {not_ordered});
  check_found([&] { launch(2, [&] { ptx::st_global_v2_b32(&words[threadIdx.x * 4], 1, 2); }); }, {not_ordered});
  // In one CTA, too; a barrier orders.
  check_found([&] { launch(1, [&] { ptx::st_global_b32(&words[threadIdx.x / 2], 1); }); }, {not_ordered});
  check_clean([&] {
    launch(1, [&] {
      if (threadIdx.x < 32) ptx::st_global_b32(&words[threadIdx.x], 1);
      ptx::bar_sync(0, threads);
      if (threadIdx.x >= 32) ptx::st_global_b32(&words[threadIdx.x - 32], 2);
    });
  });
}

TEST_CASE("global memory: single bytes beside each other, by different CTAs") {
  u8 bytes[threads * 2] = {};
  check_clean([&] {
    launch(2, [&] {
      u8& mine = bytes[threadIdx.x * 2 + blockIdx.x];
      ptx::st_global_b8(&mine, static_cast<u8>(threadIdx.x + 0x80));
      if (ptx::ld_global_b8(&mine) != static_cast<u8>(threadIdx.x + 0x80)) ptx::trap();
    });
  });
  check_found([&] { launch(2, [&] { ptx::st_global_b8(&bytes[threadIdx.x], 1); }); }, {not_ordered});
}

TEST_CASE("global memory: ld.global.nc is for what nobody writes") {
  alignas(16) u32 words[4] = {1, 2, 3, 4};
  check_clean([&] {
    launch(2, [&] {
      u32 x, y, z, w;
      ptx::ld_global_nc_v4_b32(x, y, z, w, words);
      CHECK(ptx::ld_global_nc_b32(&words[2]) == z);
    });
  });
  // Though the same thread writes and reads, in either order.
  check_found(
      [&] {
        launch(1, [&] {
          if (threadIdx.x != 0) return;
          ptx::st_global_b32(words, 1);
          [[maybe_unused]] const u32 x = ptx::ld_global_nc_b32(words);
        });
      },
      {"ld.global.nc needs memory that nobody writes"});
  check_found(
      [&] {
        launch(1, [&] {
          if (threadIdx.x != 0) return;
          [[maybe_unused]] const u32 x = ptx::ld_global_nc_b32(words);
          ptx::st_global_b32(words, 1);
        });
      },
      {"ld.global.nc needs memory that nobody writes"});
}

TEST_CASE("global memory: addresses must be aligned to what is moved") {
  alignas(16) u32 words[8] = {};
  char* const bytes = reinterpret_cast<char*>(words);
  const auto alone = [](const std::function<void()>& kernel) {
    return [kernel] {
      launch(1, [&] {
        if (threadIdx.x == 0) kernel();
      });
    };
  };
  check_found(alone([&] { ptx::st_global_b32(bytes + 2, 1); }), {"is not 4-byte aligned"});
  check_found(alone([&] { ptx::st_global_b16(bytes + 1, 1); }), {"is not 2-byte aligned"});
  check_found(alone([&] { ptx::st_global_v2_f32(bytes + 4, 1, 2); }), {"is not 8-byte aligned"});
  check_found(alone([&] { ptx::st_global_v4_b32(bytes + 8, 1, 2, 3, 4); }), {"st.global at memory.cpp:"});
  check_found(alone([&] {
                ptx::red_global_add_v4_f32<Order::relaxed, Scope::gpu>(reinterpret_cast<float*>(bytes + 8), 1, 2, 3, 4);
              }),
              {"is not 16-byte aligned"});
  check_found(
      alone([&] { (void)ptx::atom_global_add_u32<Order::relaxed, Scope::gpu>(reinterpret_cast<u32*>(bytes + 2), 1); }),
      {"atom.add at memory.cpp:"});
  check_found(alone([&] { (void)ptx::ld_acquire_global_u32<Scope::gpu>(nullptr); }),
              {"address = 0, must be in global memory"});
  check_found(alone([&] { ptx::prefetch_global_l2(nullptr); }), {"prefetch.global.L2 at memory.cpp:"});
}

TEST_CASE("global memory: a load whose predicate is false looks at no address and leaves its registers alone") {
  alignas(16) const u32 words[4] = {1, 2, 3, 4};
  const auto load = [](bool p, const void* address) {
    std::array<u32, 4> x = {5, 6, 7, 8};
    ptx::ld_global_v4_b32_if(p, x[0], x[1], x[2], x[3], address);
    return x;
  };
  check_clean([&] {
    launch(1, [&] {
      CHECK(load(true, words) == std::array<u32, 4>{1, 2, 3, 4});
      CHECK(load(false, words) == std::array<u32, 4>{5, 6, 7, 8});
      CHECK(load(false, nullptr) == std::array<u32, 4>{5, 6, 7, 8});
    });
  });
  check_found([&] { launch(1, [&] { load(true, nullptr); }); }, {"ld.global at memory.cpp:"});
  check_found([&] { launch(1, [&] { load(true, words + 1); }); }, {"is not 16-byte aligned"});
}

TEST_CASE("global memory: a flag that nobody sets is a deadlock") {
  u32 flag = 7;
  check_found(
      [&] {
        model::settings().global_objects = {{"flag", &flag, sizeof(flag)}};
        launch(1, [&] {
          while (ptx::ld_acquire_global_u32<Scope::gpu>(&flag) == 7) {
          }
        });
      },
      {"deadlock: CTA 0 warps 0 to 1 (64 lanes) wait for another value of flag at memory.cpp:"});
  // A CTA that waits for one that cannot begin before it ends.
  check_found(
      [&] {
        flag = 0;
        launch(3, [&] {
          if (blockIdx.x == 2) ptx::st_release_global_u32<Scope::gpu>(&flag, 1);
          while (ptx::ld_acquire_global_u32<Scope::gpu>(&flag) == 0) {
          }
        });
      },
      {"1 of 3 CTAs have not begun: 2 run at the same time"});
}

TEST_CASE("global memory: a lock orders what it protects") {
  u32 lock;
  u32 count;
  check_clean([&] {
    lock = count = 0;
    launch(4, [&] {
      if (threadIdx.x % 32 != 0) return;
      while (ptx::atom_global_cas_b32<Order::acquire, Scope::gpu>(&lock, 0, 1) != 0) {
      }
      ptx::st_global_b32(&count, ptx::ld_global_b32(&count) + 1);
      ptx::st_release_global_u32<Scope::gpu>(&lock, 0);
    });
    CHECK(count == 8);
  });
  check_clean([&] {
    lock = count = 0;
    launch(4, [&] {
      if (threadIdx.x % 32 != 0) return;
      while (ptx::atom_global_exch_b32<Order::acquire, Scope::gpu>(&lock, 1) != 0) {
      }
      ptx::st_global_b32(&count, ptx::ld_global_b32(&count) + 1);
      (void)ptx::atom_global_exch_b32<Order::release, Scope::gpu>(&lock, 0);
    });
    CHECK(count == 8);
  });
  check_found(
      [&] {
        lock = count = 0;
        launch(4, [&] {
          if (threadIdx.x % 32 != 0) return;
          while (ptx::atom_global_cas_b32<Order::acquire, Scope::gpu>(&lock, 0, 1) != 0) {
          }
          ptx::st_global_b32(&count, ptx::ld_global_b32(&count) + 1);
          ptx::st_relaxed_global_u32<Scope::gpu>(&lock, 0);
        });
      },
      {not_ordered});
}

TEST_CASE("atom and red: values") {
  alignas(16) u32 words[8] = {5, 5, 5, 5, 0x3f803f80, 0x3c003c00, 0, 0};
  float sums[4] = {0x1p-149f, 1.0f, 0x1p-126f, 1.0f};
  launch(1, [&] {
    if (threadIdx.x != 0) return;
    CHECK(ptx::atom_global_add_u32<Order::relaxed, Scope::gpu>(&words[0], 3) == 5);
    CHECK(ptx::atom_global_inc_u32<Order::acq_rel, Scope::gpu>(&words[1], 6) == 5);
    CHECK(ptx::atom_global_inc_u32<Order::acq_rel, Scope::gpu>(&words[1], 6) == 6);
    CHECK(ptx::atom_global_exch_b32<Order::release, Scope::gpu>(&words[2], 9) == 5);
    CHECK(ptx::atom_global_cas_b32<Order::acquire, Scope::gpu>(&words[3], 4, 9) == 5);
    CHECK(ptx::atom_global_cas_b32<Order::acquire, Scope::gpu>(&words[3], 5, 9) == 5);
    ptx::red_global_add_bf16x2<Order::relaxed, Scope::gpu>(&words[4], 0x40003f80);  // 1 + 2, 1 + 1
    ptx::red_global_add_f16x2<Order::relaxed, Scope::gpu>(&words[5], 0x3c010001);   // 1 + (1 + 2^-10), 1 + 2^-24
    ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[0], 0);               // subnormal
    ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[1], 0x1p-24f);        // a tie, to even
    ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[2], -0x1.8p-126f);    // a subnormal difference
    ptx::red_global_add_f32<Order::relaxed, Scope::gpu>(&sums[3], 0x1.8p-23f);      // a tie, to even
  });
  CHECK(model::report().finding == "");
  CHECK(words[0] == 8);
  CHECK(words[1] == 0);
  CHECK(words[2] == 9);
  CHECK(words[3] == 9);
  CHECK(words[4] == 0x40404000);
  CHECK(words[5] == 0x40003c00);
  CHECK(std::bit_cast<u32>(sums[0]) == 0);
  CHECK(sums[1] == 1.0f);
  CHECK(std::bit_cast<u32>(sums[2]) == 0x80000000);
  CHECK(sums[3] == 1.0f + 0x1p-22f);
}

namespace {

struct Overlapping {
  u32 data[threads];
  u32 result[threads];
};

void produce(Overlapping& x, bool programmatic = false) {
  launch(
      1,
      [&] {
        ptx::griddepcontrol_launch_dependents();
        ptx::st_global_b32(&x.data[threadIdx.x], threadIdx.x);
      },
      1, programmatic);
}

}  // namespace

TEST_CASE("griddepcontrol.wait: what the kernel before wrote may be read after it") {
  Overlapping x;
  const auto read = [&] { ptx::st_global_b32(&x.result[threadIdx.x], ptx::ld_global_b32(&x.data[threadIdx.x])); };
  check_clean([&] {
    produce(x);
    launch(
        2,
        [&] {
          ptx::griddepcontrol_wait();
          if (blockIdx.x == 0) read();
        },
        1, true);
  });
  // One thread's wait holds for those that meet it afterwards.
  check_clean([&] {
    produce(x);
    launch(
        1,
        [&] {
          if (threadIdx.x == 5) ptx::griddepcontrol_wait();
          ptx::bar_sync(0, threads);
          read();
        },
        1, true);
  });
  const std::vector<std::string> text = {
      "of the launch before, which may still run: no griddepcontrol.wait lies between"};
  check_found(
      [&] {
        produce(x);
        launch(1, read, 1, true);
      },
      text);
  check_found(
      [&] {
        produce(x);
        launch(
            1,
            [&] {
              if (threadIdx.x == 5) ptx::griddepcontrol_wait();
              read();
            },
            1, true);
      },
      text);
  // Without the attribute the kernels follow each other.
  check_clean([&] {
    produce(x);
    launch(1, read);
  });
}

TEST_CASE("griddepcontrol.wait: what the kernel before reads may be written after it") {
  Overlapping x;
  const auto first = [&] {
    launch(1, [&] { ptx::st_global_b32(&x.result[threadIdx.x], ptx::ld_global_b32(&x.data[threadIdx.x])); });
  };
  check_found(
      [&] {
        first();
        launch(
            1, [&] { ptx::st_global_b32(&x.data[threadIdx.x], 0); }, 1, true);
      },
      {"read by memory.cpp:"});
  // Reading what it reads is harmless.
  check_clean([&] {
    first();
    launch(
        1, [&] { (void)ptx::ld_global_b32(&x.data[threadIdx.x]); }, 1, true);
  });
}

TEST_CASE("griddepcontrol.wait: a kernel that never waited may end before the one before it") {
  Overlapping x;
  const auto read_after_wait = [&] {
    launch(
        1,
        [&] {
          ptx::griddepcontrol_wait();
          (void)ptx::ld_global_b32(&x.data[threadIdx.x]);
        },
        1, true);
  };
  check_clean([&] {
    produce(x);
    launch(
        1, [] { ptx::griddepcontrol_wait(); }, 1, true);
    read_after_wait();
  });
  check_found(
      [&] {
        produce(x);
        launch(
            1, [] {}, 1, true);
        read_after_wait();
      },
      {"the launch between has not executed griddepcontrol.wait"});
}

TEST_CASE("griddepcontrol.launch_dependents before a wait lets the next kernel begin beside the one before the last") {
  Overlapping x;
  const auto three = [&](bool waits_first, bool last_waits) {
    produce(x);
    launch(
        1,
        [&] {
          if (waits_first) ptx::griddepcontrol_wait();
          ptx::griddepcontrol_launch_dependents();
          if (!waits_first) ptx::griddepcontrol_wait();
        },
        1, true);
    launch(
        1,
        [&] {
          if (last_waits) ptx::griddepcontrol_wait();
          (void)ptx::ld_global_b32(&x.data[threadIdx.x]);
        },
        1, true);
  };
  check_clean([&] { three(true, false); });
  check_clean([&] { three(false, true); });
  check_found([&] { three(false, false); }, {"which may still run: no griddepcontrol.wait lies between"});
}

TEST_CASE("global memory: boxes overlap where one of their bytes is the same") {
  Random random(1);
  for (int i = 0; i < 3000; ++i) {
    const auto box = [&](i64 pitch) {
      model::GlobalBox x;
      x.address = 4096 + static_cast<u64>(random.between(0, 300));
      x.run = random.between(1, 12);
      x.dimensions[0] = {random.between(1, 4), pitch};
      x.dimensions[1] = {random.between(1, 3), pitch * 4 + random.between(0, 1) * 8};
      x.dimensions[3] = {random.between(1, 2), 200};
      return x;
    };
    const i64 pitch = random.between(12, 20);
    const model::GlobalBox a = box(pitch);
    const model::GlobalBox b = box(random.between(0, 1) == 0 ? pitch : random.between(12, 20));
    std::vector<bool> bytes(8192);
    a.for_each_run([&](u64 at) {
      for (u64 byte = at; byte < at + static_cast<u64>(a.run); ++byte) bytes[byte] = true;
    });
    bool overlap = false;
    b.for_each_run([&](u64 at) {
      for (u64 byte = at; byte < at + static_cast<u64>(b.run); ++byte) overlap = overlap || bytes[byte];
    });
    CHECK(a.overlaps(b) == overlap);
    CHECK(b.overlaps(a) == overlap);
  }
}
