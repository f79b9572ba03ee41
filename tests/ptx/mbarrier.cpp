// mbarrier: what each operation does, which misuse is found and how the model says it.
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ld_st_shared_cluster.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 bytes = 256;

void name_objects() { model::settings().shared_objects = {{"bar", 0, 8, 4}, {"data", 64, 16, 4}}; }

/// A kernel of one thread per CTA.
void single(const std::function<void(SharedAddress bar)>& kernel) {
  name_objects();
  model::run({.grid = 1, .block = 1, .cluster = 1, .shared_memory = bytes}, [&] { kernel(ptx::dynamic_smem()); });
}

/// Warps of a CTA; thread 0 has initialised bar[0] with `count`, and all have met.
void warps(u32 number, u32 count, const std::function<void(SharedAddress bar)>& kernel) {
  name_objects();
  model::run({.grid = 1, .block = number * 32, .cluster = 1, .shared_memory = bytes}, [&] {
    const SharedAddress bar = ptx::dynamic_smem();
    if (threadIdx.x == 0) ptx::mbarrier_init(bar, count);
    ptx::bar_sync(0, number * 32);
    kernel(bar);
  });
}

/// A cluster of CTAs of one warp; in each, thread 0 has initialised bar[0] with `count`, and all have met.
void cluster(u32 ctas, u32 count, const std::function<void(SharedAddress bar, u32 rank)>& kernel) {
  name_objects();
  model::run({.grid = ctas, .block = 32, .cluster = ctas, .shared_memory = bytes}, [&] {
    const SharedAddress bar = ptx::dynamic_smem();
    if (threadIdx.x == 0) {
      ptx::mbarrier_init(bar, count);
      ptx::fence_mbarrier_init();
    }
    ptx::barrier_cluster_arrive();
    ptx::barrier_cluster_wait();
    kernel(bar, ptx::cluster_ctarank());
    ptx::barrier_cluster_arrive();
    ptx::barrier_cluster_wait();
  });
}

void wait(SharedAddress bar, u32 parity) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {
  }
}
void wait_cluster(SharedAddress bar, u32 parity) {
  while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, parity)) {
  }
}

}  // namespace

TEST_CASE("mbarrier: a phase completes with its last arrival, and test_wait says so") {
  check_clean([] {
    std::vector<bool> done;
    single([&](SharedAddress bar) {
      ptx::mbarrier_init(bar, 3);
      const auto test = [&](u32 parity) { done.push_back(ptx::mbarrier_test_wait_parity(bar, parity)); };
      test(0);
      test(1);  // a fresh barrier counts as having completed the phase before
      ptx::mbarrier_arrive(bar);
      test(0);
      ptx::mbarrier_arrive(bar, 2);
      test(0);
      test(1);
      ptx::mbarrier_arrive(bar, 3);
      test(0);
      test(1);
    });
    CHECK(done == std::vector<bool>{false, true, false, true, false, false, true});
  });
}

TEST_CASE("mbarrier: a phase completes when its bytes have come, too, in any order") {
  check_clean([] {
    std::vector<bool> done;
    single([&](SharedAddress bar) {
      ptx::mbarrier_init(bar, 1);
      ptx::mbarrier_complete_tx(bar, 64);  // before anybody expects them
      ptx::mbarrier_expect_tx(bar, 32);
      ptx::mbarrier_arrive_expect_tx(bar, 48);
      done.push_back(ptx::mbarrier_test_wait_parity(bar, 0));
      ptx::mbarrier_complete_tx(bar, 16);
      done.push_back(ptx::mbarrier_test_wait_parity(bar, 0));
    });
    CHECK(done == std::vector<bool>{false, true});
  });
}

TEST_CASE("mbarrier: a state tells the phase it was made in and the arrivals that it lacked") {
  check_clean([] {
    std::vector<u32> seen;
    single([&](SharedAddress bar) {
      ptx::mbarrier_init(bar, 5);
      const u64 first = ptx::mbarrier_arrive_no_complete(bar, 2);
      seen.push_back(ptx::mbarrier_pending_count(first));
      seen.push_back(ptx::mbarrier_pending_count(ptx::mbarrier_arrive_no_complete(bar, 1)));
      seen.push_back(ptx::mbarrier_test_wait(bar, first));
      const u64 last = ptx::mbarrier_arrive_state(bar, 2);
      seen.push_back(ptx::mbarrier_test_wait(bar, first));
      seen.push_back(ptx::mbarrier_try_wait(bar, last));
      const u64 next = ptx::mbarrier_arrive_expect_tx_state(bar, 8);
      seen.push_back(ptx::mbarrier_test_wait<Scope::cluster>(bar, next));
      seen.push_back(ptx::mbarrier_try_wait<Scope::cluster>(bar, last));
      seen.push_back(ptx::mbarrier_try_wait(bar, last, 100));
      seen.push_back(ptx::mbarrier_try_wait_parity(bar, 0, 100));
    });
    CHECK(seen == std::vector<u32>{5, 3, 0, 1, 1, 0, 1, 1, 1});
  });
}

TEST_CASE("mbarrier: data goes from who arrives to who waits, by try_wait and by polling with test_wait") {
  for (const bool polls : {false, true}) {
    check_clean([&] {
      warps(2, 32, [&](SharedAddress bar) {
        const SharedAddress data = bar + 64 + threadIdx.x % 32 * 4;
        for (u32 round = 0; round < 4; ++round) {
          if (threadIdx.x < 32) {
            ptx::st_shared_b32(data, round * 100 + threadIdx.x);
            ptx::mbarrier_arrive(bar);
          }
          if (polls)
            while (!ptx::mbarrier_test_wait_parity(bar, round & 1)) {
            }
          else
            wait(bar, round & 1);
          if (threadIdx.x >= 32 && ptx::ld_shared_b32(data) != round * 100 + threadIdx.x % 32) ptx::trap();
          ptx::bar_sync(1, 64);
        }
      });
    });
  }
}

TEST_CASE("mbarrier: an arrival in too narrow a scope hands over no data to another CTA") {
  const auto hand_over = [](auto arrive, auto wait) {
    return [=] {
      cluster(2, 32, [&](SharedAddress bar, u32 rank) {
        const SharedAddress data = bar + 64 + threadIdx.x * 4;
        if (rank == 0) {
          ptx::st_shared_cluster_b32(ptx::mapa(data, 1), 7);
          arrive(ptx::mapa(bar, 1));
        } else {
          wait(bar, 0);
          if (ptx::ld_shared_b32(data) != 7) ptx::trap();
        }
      });
    };
  };
  const auto narrow = [](SharedAddress bar) { ptx::mbarrier_arrive_shared_cluster(bar); };
  const auto narrow_count = [](SharedAddress bar) { ptx::mbarrier_arrive_shared_cluster<Scope::cta>(bar, 1); };
  const auto narrow_expect = [](SharedAddress bar) { ptx::mbarrier_arrive_expect_tx_shared_cluster(bar, 0); };
  const auto wide = [](SharedAddress bar) { ptx::mbarrier_arrive_shared_cluster<Scope::cluster>(bar, 1); };
  const auto wide_expect = [](SharedAddress bar) {
    ptx::mbarrier_arrive_expect_tx_shared_cluster<Scope::cluster>(bar, 0);
  };
  const auto wait_cta = [](SharedAddress bar, u32 parity) { wait(bar, parity); };
  const auto wait_wide = [](SharedAddress bar, u32 parity) { wait_cluster(bar, parity); };
  const std::string out_of_scope = "of another CTA: an arrival and a wait lie between, and not both have cluster scope";
  check_found(hand_over(narrow, wait_wide), {out_of_scope});
  check_found(hand_over(narrow_count, wait_wide), {out_of_scope});
  check_found(hand_over(narrow_expect, wait_wide), {out_of_scope});
  check_found(hand_over(wide, wait_cta), {out_of_scope});
  check_clean(hand_over(wide, wait_wide));
  check_clean(hand_over(wide_expect, wait_wide));
}

TEST_CASE("mbarrier: an arrival in any scope hands back a buffer that was only read") {
  const auto hand_back = [] {
    cluster(2, 32, [&](SharedAddress bar, u32 rank) {
      const SharedAddress data = bar + 64 + threadIdx.x * 4;
      if (rank == 1) {
        ptx::st_shared_b32(data, 1);
        if (ptx::ld_shared_b32(data) != 1) ptx::trap();
      }
      ptx::barrier_cluster_arrive();
      ptx::barrier_cluster_wait();
      if (rank == 1) {
        if (ptx::ld_shared_b32(data) != 1) ptx::trap();
        ptx::mbarrier_arrive_shared_cluster(ptx::mapa(bar, 0));
      } else {
        wait(bar, 0);
        ptx::st_shared_cluster_b32(ptx::mapa(data, 1), 2);
      }
    });
  };
  check_clean(hand_back);
  check_found(
      [&] {
        model::settings().strict_scopes = true;
        hand_back();
      },
      {"read by"});
}

TEST_CASE("mbarrier: expect_tx and complete_tx reach the barrier of another CTA") {
  check_clean([] {
    cluster(2, 1, [&](SharedAddress bar, u32 rank) {
      if (rank == 0 && threadIdx.x == 0) {
        ptx::mbarrier_expect_tx_shared_cluster(ptx::mapa(bar, 1), 24);
        ptx::mbarrier_arrive_shared_cluster(ptx::mapa(bar, 1));
        ptx::mbarrier_complete_tx_shared_cluster(ptx::mapa(bar, 1), 24);
      }
      if (rank == 1) wait(bar, 0);
    });
  });
}

TEST_CASE("mbarrier: before a CTA arrives in the next phase it must have been told that a wait has seen the last one") {
  using Tell = void (*)(SharedAddress bar);
  const auto arrive_twice = [](Tell tell, bool wait_first) {
    cluster(2, 1, [&](SharedAddress bar, u32 rank) {
      if (threadIdx.x != 0) return;
      if (rank == 0) {
        if (wait_first) wait(bar, 0);
        tell(ptx::mapa(bar, 1));
        if (!wait_first) wait(bar, 0);
        wait(bar, 1);
      } else {
        ptx::mbarrier_arrive_shared_cluster(ptx::mapa(bar, 0));
        ptx::mbarrier_arrive_expect_tx(bar, 4);
        wait(bar, 0);
        ptx::mbarrier_arrive_shared_cluster(ptx::mapa(bar, 0));
      }
    });
  };
  const auto by_bytes = [](SharedAddress bar) { ptx::mbarrier_complete_tx_shared_cluster(bar, 4); };
  const auto by_store = [](SharedAddress bar) { ptx::st_async_b32(bar + 64, 0, bar); };
  for (const Tell tell : {Tell{by_bytes}, Tell{by_store}}) {
    check_clean([=] { arrive_twice(tell, true); });
    check_found(
        [=] { arrive_twice(tell, false); },
        {"mbarrier.arrive", "bar[0] of CTA 0 is in phase 1, and nothing says that a wait has seen the phase before"});
  }
}

TEST_CASE(
    "mbarrier: before a CTA counts bytes of the next phase it must have been told that a wait has seen the last one") {
  const auto count_bytes = [](bool is_told) {
    cluster(2, 1, [&](SharedAddress bar, u32 rank) {
      if (rank == 1 && threadIdx.x == 0) {
        ptx::mbarrier_arrive(bar);
        wait(bar, 0);
      }
      is_told ? ptx::barrier_cluster_arrive() : ptx::barrier_cluster_arrive_relaxed();
      ptx::barrier_cluster_wait();
      if (threadIdx.x != 0) return;
      if (rank == 0) {
        ptx::mbarrier_complete_tx_shared_cluster(ptx::mapa(bar, 1), 4);
      } else {
        ptx::mbarrier_arrive_expect_tx(bar, 4);
        wait(bar, 1);
      }
    });
  };
  check_clean([&] { count_bytes(true); });
  check_found(
      [&] { count_bytes(false); },
      {"mbarrier.complete_tx", "bar[0] of CTA 1 is in phase 1, and nothing says that", "before bytes of the next"});
}

TEST_CASE("mbarrier: a CTA must wait for the bytes that another one counts at its barrier") {
  check_found(
      [] {
        name_objects();
        model::run({.grid = 2, .block = 32, .cluster = 2, .shared_memory = bytes}, [&] {
          const SharedAddress bar = ptx::dynamic_smem();
          if (threadIdx.x == 0) {
            ptx::mbarrier_init(bar, 1);
            ptx::fence_mbarrier_init();
          }
          ptx::barrier_cluster_arrive();
          ptx::barrier_cluster_wait();
          if (threadIdx.x == 0 && ptx::cluster_ctarank() == 0)
            ptx::mbarrier_complete_tx_shared_cluster(ptx::mapa(bar, 1), 4);
        });
      },
      {"CTA 1 exits without having waited", "completes on bar[0]"});
}

TEST_CASE("mbarrier: memory serves again after mbarrier.inval") {
  check_clean([] {
    warps(1, 32, [&](SharedAddress bar) {
      for (u32 round = 0; round < 3; ++round) {
        ptx::mbarrier_arrive(bar);
        wait(bar, 0);
        ptx::bar_sync(0, 32);
        if (threadIdx.x == 0) {
          ptx::mbarrier_inval(bar);
          ptx::st_shared_b32(bar, 5);
          if (ptx::ld_shared_b32(bar) != 5) ptx::trap();
          ptx::mbarrier_init(bar, 32);
        }
        ptx::bar_sync(0, 32);
      }
    });
  });
}

TEST_CASE("mbarrier: misuse of its memory is found") {
  const auto one = [](const std::function<void(SharedAddress)>& kernel) { return [=] { single(kernel); }; };
  check_found(one([](SharedAddress bar) { ptx::mbarrier_init(bar + 4, 1); }), {"bar[0]+0x4 is not 8-byte aligned"});
  check_found(one([](SharedAddress bar) { ptx::mbarrier_init(bar + bytes, 1); }), {"lies outside the 256 bytes"});
  check_found(one([](SharedAddress bar) { ptx::mbarrier_init(bar, 0); }), {"count = 0, must be 1 to 2^20 - 1"});
  check_found(one([](SharedAddress bar) { ptx::mbarrier_init(bar, 1 << 20); }), {"count = 1048576, must be 1 to"});
  check_found(one([](SharedAddress bar) {
                ptx::mbarrier_init(bar, 1);
                ptx::mbarrier_init(bar, 1);
              }),
              {"mbarrier.init at mbarrier.cpp", "bar[0] is an mbarrier already"});
  check_found(one([](SharedAddress bar) { ptx::mbarrier_arrive(bar); }), {"bar[0] is no initialised mbarrier"});
  check_found(one([](SharedAddress bar) { ptx::mbarrier_inval(bar); }), {"bar[0] is no initialised mbarrier"});
  check_found(one([](SharedAddress bar) {
                ptx::mbarrier_init(bar, 1);
                ptx::mbarrier_inval(bar);
                ptx::mbarrier_arrive(bar);
              }),
              {"bar[0] is no initialised mbarrier"});
  check_found(one([](SharedAddress bar) {
                ptx::mbarrier_init(bar, 1);
                ptx::st_shared_b32(bar + 4, 0);
              }),
              {"an mbarrier, which only mbarrier instructions may touch"});
  check_found(one([](SharedAddress bar) {
                ptx::mbarrier_init(bar, 1);
                ptx::mbarrier_inval(bar);
                static_cast<void>(ptx::ld_shared_b32(bar));
              }),
              {"bar[0]: never written"});
}

TEST_CASE("mbarrier: misuse of arrivals, bytes and waits is found") {
  const auto one = [](u32 count, const std::function<void(SharedAddress)>& kernel) {
    return [=] {
      single([&](SharedAddress bar) {
        ptx::mbarrier_init(bar, count);
        kernel(bar);
      });
    };
  };
  check_found(one(2, [](SharedAddress bar) { ptx::mbarrier_arrive(bar, 3); }),
              {"bar[0] has more arrivals in this phase than its count 2"});
  check_found(one(2, [](SharedAddress bar) { ptx::mbarrier_arrive(bar, 0); }), {"count = 0, must be 1 to 2^20 - 1"});
  check_found(one(1,
                  [](SharedAddress bar) {
                    ptx::mbarrier_arrive(bar);
                    ptx::mbarrier_arrive(bar);
                  }),
              {"bar[0] is in phase 1, and nothing says that a wait has seen the phase before complete"});
  check_found(one(2, [](SharedAddress bar) { static_cast<void>(ptx::mbarrier_arrive_no_complete(bar, 2)); }),
              {"count = 2 would complete the phase of bar[0]"});
  check_found(one(1, [](SharedAddress bar) { ptx::mbarrier_expect_tx(bar, 1 << 20); }),
              {"the tx-count of bar[0] would be 1048576, outside"});
  check_found(one(1, [](SharedAddress bar) { ptx::mbarrier_complete_tx(bar, 1 << 20); }),
              {"the tx-count of bar[0] would be -1048576, outside"});
  check_found(one(1, [](SharedAddress bar) { static_cast<void>(ptx::mbarrier_test_wait_parity(bar, 2)); }),
              {"mbarrier.test_wait", "parity = 2, must be 0 or 1"});
  check_found(one(1,
                  [](SharedAddress bar) {
                    const u64 old = ptx::mbarrier_arrive_state(bar, 1);
                    wait(bar, 0);
                    ptx::mbarrier_arrive(bar);
                    static_cast<void>(ptx::mbarrier_test_wait(bar, old));
                  }),
              {"the state is of phase 0, and bar[0] is in phase 2"});
  check_found(one(1,
                  [](SharedAddress bar) {
                    while (!ptx::mbarrier_test_wait_parity(bar, 0)) {
                    }
                  }),
              {"deadlock: CTA 0 warp 0 (1 lane, 0) waits for bar[0] parity 0 (phase 0: 1 of 1 arrivals and 0 bytes"});
}

TEST_CASE("mbarrier: init and inval must be ordered with what other threads do") {
  check_found(
      [] {
        name_objects();
        model::run({.grid = 1, .block = 64, .cluster = 1, .shared_memory = bytes}, [&] {
          const SharedAddress bar = ptx::dynamic_smem();
          if (threadIdx.x == 0) ptx::mbarrier_init(bar, 1);
          if (threadIdx.x == 32) ptx::mbarrier_arrive(bar);
        });
      },
      {"bar[0] is no initialised mbarrier", "mbarrier.init of bar[0] at mbarrier.cpp"});
  check_found(
      [] {
        warps(2, 32, [&](SharedAddress bar) {
          if (threadIdx.x < 32) ptx::mbarrier_arrive(bar);
          wait(bar, 0);  // orders the arrivals before the inval, not the other waits
          if (threadIdx.x == 0) ptx::mbarrier_inval(bar);
        });
      },
      {"bar[0] may still be in use by CTA 0 warp", "bar[0] is no initialised mbarrier"});
}
