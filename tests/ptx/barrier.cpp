// bar.sync, bar.arrive, barrier.cluster and fences: what they order, and what is found where they are misused.
#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ld_st_shared_cluster.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/wgmma.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 bytes = 4096;

void cta(u32 threads, const std::function<void(SharedAddress data)>& kernel) {
  model::settings().shared_objects = {{"data", 0, 4, 256}};
  model::run({.grid = 1, .block = threads, .cluster = 1, .shared_memory = bytes}, [&] { kernel(ptx::dynamic_smem()); });
}

void cluster(u32 ctas, u32 threads, const std::function<void(SharedAddress data, u32 rank)>& kernel) {
  model::settings().shared_objects = {{"data", 0, 4, 256}};
  model::run({.grid = ctas, .block = threads, .cluster = ctas, .shared_memory = bytes},
             [&] { kernel(ptx::dynamic_smem(), ptx::cluster_ctarank()); });
}

void meet_cluster() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

void check_value(SharedAddress address, u32 value) {
  if (ptx::ld_shared_b32(address) != value) ptx::trap();
}

}  // namespace

TEST_CASE("bar.sync and bar.arrive: a ring of buffers between a producer and a consumer warp") {
  const auto ring = [](bool waits_for_empty) {
    return [=] {
      cta(64, [&](SharedAddress data) {
        const u32 lane = threadIdx.x % 32;
        for (u32 i = 0; i < 8; ++i) {
          const u32 stage = i % 2;
          const SharedAddress mine = data + stage * 128 + lane * 4;
          if (threadIdx.x < 32) {
            if (i >= 2 && waits_for_empty) ptx::bar_sync(3 + stage, 64);
            ptx::st_shared_b32(mine, i * 32 + lane);
            ptx::bar_arrive(1 + stage, 64);
          } else {
            ptx::bar_sync(1 + stage, 64);
            check_value(data + stage * 128 + (31 - lane) * 4, i * 32 + 31 - lane);
            if (i < 6) ptx::bar_arrive(3 + stage, 64);
          }
        }
      });
    };
  };
  check_clean(ring(true));
  check_found(ring(false), {"still being read", "the warp has arrived at barrier", "still being written"});
}

TEST_CASE("bar.arrive does not let its warp see what others wrote") {
  check_found(
      [] {
        cta(64, [&](SharedAddress data) {
          if (threadIdx.x < 32) {
            ptx::st_shared_b32(data + threadIdx.x * 4, 1);
            ptx::bar_sync(1, 64);
          } else {
            ptx::bar_arrive(1, 64);
            check_value(data + threadIdx.x % 32 * 4, 1);
          }
        });
      },
      {"without a wait that orders the two", "never written"});
}

TEST_CASE("bar.warp.sync: one lane may then arrive for what the others have read and written") {
  const auto hand_over = [](bool meets) {
    return [=] {
      cta(64, [&](SharedAddress data) {
        const SharedAddress bar = data + 1024;
        const SharedAddress mine = data + threadIdx.x % 32 * 4;
        if (threadIdx.x == 0) ptx::mbarrier_init(bar, 1);
        ptx::st_shared_b32(data + threadIdx.x * 4, threadIdx.x);
        ptx::bar_sync(0, 64);
        if (threadIdx.x < 32) {
          check_value(data + (31 - threadIdx.x) * 4, 31 - threadIdx.x);
          ptx::st_shared_b32(mine + 128, 7);
          if (meets) ptx::bar_warp_sync();
          if (threadIdx.x == 3) ptx::mbarrier_arrive(bar);
        } else {
          while (!ptx::mbarrier_try_wait_parity(bar, 0)) {
          }
          ptx::st_shared_b32(mine, 0);
          const u32 written = ptx::ld_shared_b32(mine + 128);
          if (meets && written != 7) ptx::trap();
        }
      });
    };
  };
  check_clean(hand_over(true));
  check_found(hand_over(false), {"still being"});
}

TEST_CASE("bar: misuse is found") {
  const auto launch = [](u32 threads, const std::function<void()>& kernel) {
    return [=] { cta(threads, [&](SharedAddress) { kernel(); }); };
  };
  check_found(launch(64, [] { ptx::bar_sync(16, 64); }), {"bar.sync at barrier.cpp", "id = 16, threads = 64, must be"});
  check_found(launch(64, [] { ptx::bar_sync(0, 40); }), {"threads = 40, must be 0 to 15 and a multiple of 32"});
  check_found(launch(64, [] { ptx::bar_arrive(0, 0); }), {"bar.arrive at barrier.cpp", "threads = 0, must be"});
  check_found(launch(64, [] { ptx::bar_sync(0, 96); }), {"threads = 96, must be"});
  check_found(launch(64, [] { ptx::bar_sync(0, threadIdx.x < 32 ? 64 : 32); }),
              {"is waited for with 32 threads here and 64 elsewhere", "is waited for with 64 threads here and 32"});
  check_found(launch(64,
                     [] {
                       if (threadIdx.x >= 32) return;
                       ptx::bar_arrive(1, 64);
                       ptx::bar_sync(1, 64);
                     }),
              {"the warp has arrived at barrier 1 already, which is not complete"});
  check_found(launch(64,
                     [] {
                       if (threadIdx.x < 32) ptx::bar_sync(1, 64);
                     }),
              {"deadlock: CTA 0 warp 0 (32 lanes, first 0) waits for bar.sync 1 (32 of 64 threads)"});
  check_found(launch(32,
                     [] {
                       if (threadIdx.x < 3) {
                         ptx::bar_sync(2, 32);
                       } else if (threadIdx.x == 7) {
                         ptx::bar_sync(3, 32);
                       }
                     }),
              {"instead, and all lanes of a warp must execute these instructions together", "deadlock"});
}

TEST_CASE("bar: lanes that have exited need not come") {
  check_clean([] {
    cta(96, [&](SharedAddress) {
      if (threadIdx.x % 32 >= 5 && threadIdx.x >= 32) return;
      ptx::bar_sync(1, 96);
    });
  });
  check_clean([] { cta(40, [&](SharedAddress) { ptx::bar_sync(1, 64); }); });
}

TEST_CASE(".aligned: lanes of a warp at different instructions are found, and both are named") {
  const std::string together = "instead, and all lanes of a warp must execute these instructions together, converged";
  const auto launch = [](const std::function<void()>& kernel) {
    return [=] { cta(128, [&](SharedAddress) { kernel(); }); };
  };
  check_found(launch([] {
                if (threadIdx.x % 32 < 16)
                  ptx::bar_sync(0, 128);
                else
                  ptx::bar_sync(0, 128);
              }),
              {together});
  check_found(
      launch([] {
        if (threadIdx.x % 2 == 0) ptx::wgmma_fence();
        ptx::wgmma_commit_group();
      }),
      {"of the warp came to wgmma.fence at barrier.cpp", "of the warp came to wgmma.commit_group at barrier.cpp"});
  check_found(launch([] {
                if (threadIdx.x % 32 != 3) ptx::wgmma_wait_group<0>();
                ptx::bar_sync(0, 128);
              }),
              {together});
  check_found(launch([] {
                if (threadIdx.x == 9) static_cast<void>(ptx::elect_sync());
                ptx::bar_sync(0, 128);
              }),
              {together});
  check_clean(launch([] {
    for (u32 i = 0; i < 3; ++i) {
      ptx::wgmma_fence();
      if (threadIdx.x % 32 == i) {
      }
      static_cast<void>(ptx::elect_sync());
      ptx::wgmma_commit_group();
    }
    ptx::bar_sync(0, 128);
  }));
}

TEST_CASE("barrier.sync: lanes and warps meet from different instructions, and see what all have written") {
  check_clean([] {
    cta(128, [](SharedAddress data) {
      ptx::st_shared_b32(data + threadIdx.x * 4, threadIdx.x);
      if (threadIdx.x % 32 < threadIdx.x / 8)
        ptx::barrier_sync(3, 128);
      else
        ptx::barrier_sync(3, 128);
      check_value(data + (127 - threadIdx.x) * 4, 127 - threadIdx.x);
    });
  });
  check_found([] { cta(64, [](SharedAddress) { ptx::barrier_sync(16, 64); }); },
              {"barrier.sync at barrier.cpp", "id = 16, threads = 64, must be"});
}

TEST_CASE("barrier.cluster: what was written before the arrival is visible after the wait, in every CTA") {
  for (const u32 ctas : {2u, 3u, 8u, 16u}) {
    check_clean([=] {
      cluster(ctas, 64, [&](SharedAddress data, u32 rank) {
        for (u32 round = 0; round < 2; ++round) {
          ptx::st_shared_b32(data + threadIdx.x * 4, round * 1000 + rank * 64 + threadIdx.x);
          ptx::barrier_cluster_arrive();
          ptx::barrier_cluster_wait();
          const u32 other = (rank + 1) % ctas;
          const u32 there = ptx::ld_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, other));
          if (there != round * 1000 + other * 64 + threadIdx.x) ptx::trap();
          ptx::barrier_cluster_arrive_aligned();
          ptx::barrier_cluster_wait_aligned();
        }
      });
    });
  }
}

TEST_CASE("barrier.cluster: a write between arrive and wait is not ordered") {
  check_found(
      [] {
        cluster(2, 32, [&](SharedAddress data, u32 rank) {
          meet_cluster();
          ptx::barrier_cluster_arrive();
          if (rank == 0) ptx::st_shared_b32(data + threadIdx.x * 4, 1);
          ptx::barrier_cluster_wait();
          if (rank == 1) static_cast<void>(ptx::ld_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 0)));
          meet_cluster();
        });
      },
      {"ld.shared::cluster at barrier.cpp", "never written"});
}

TEST_CASE("barrier.cluster: a relaxed arrival releases nothing, a fence before it does") {
  const auto kernel = [](bool fence, bool is_aligned) {
    return [=] {
      cluster(2, 32, [&](SharedAddress data, u32 rank) {
        meet_cluster();
        if (rank == 0) ptx::st_shared_b32(data + threadIdx.x * 4, 1);
        if (fence) ptx::fence_acq_rel<Scope::cluster>();
        if (is_aligned)
          ptx::barrier_cluster_arrive_relaxed_aligned();
        else
          ptx::barrier_cluster_arrive_relaxed();
        ptx::barrier_cluster_wait();
        if (rank == 1) static_cast<void>(ptx::ld_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 0)));
        meet_cluster();
      });
    };
  };
  check_found(kernel(false, false), {"still being written by barrier.cpp"});
  check_found(kernel(false, true), {"still being written by barrier.cpp"});
  check_clean(kernel(true, false));
  check_clean(kernel(true, true));
}

TEST_CASE("barrier.cluster: a relaxed arrival passes on mbarriers that fence.mbarrier_init has made visible") {
  const auto kernel = [](bool fence) {
    return [=] {
      cluster(2, 32, [&](SharedAddress data, u32 rank) {
        if (threadIdx.x == 0) {
          ptx::mbarrier_init(data, 1);
          if (fence) ptx::fence_mbarrier_init();
        }
        ptx::barrier_cluster_arrive_relaxed();
        ptx::barrier_cluster_wait();
        if (threadIdx.x == 0) ptx::mbarrier_arrive_shared_cluster(ptx::mapa(data, rank ^ 1));
        while (!ptx::mbarrier_try_wait_parity(data, 0)) {
        }
        meet_cluster();
      });
    };
  };
  check_clean(kernel(true));
  check_found(kernel(false), {"is not ordered before it"});
}

TEST_CASE("barrier.cluster: misuse is found") {
  check_found([] { cluster(2, 32, [&](SharedAddress, u32) { ptx::barrier_cluster_wait(); }); },
              {"the thread has not arrived"});
  check_found(
      [] {
        cluster(2, 32, [&](SharedAddress, u32) {
          ptx::barrier_cluster_arrive();
          ptx::barrier_cluster_arrive();
        });
      },
      {"the thread has arrived already and not waited"});
  check_clean([] {
    cluster(2, 64, [&](SharedAddress, u32 rank) {
      if (rank == 1 && threadIdx.x > 40) return;  // those who have exited count as arrived
      meet_cluster();
    });
  });
}

namespace {

constexpr u32 copied = 16;

/// Stores 16 bytes of shared memory with the async proxy.
void store(void* to, SharedAddress from) {
  ptx::cp_async_bulk(to, from, copied);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace

TEST_CASE("fence.proxy.async: by each writer before the barrier, or by the issuing thread behind it") {
  alignas(16) static unsigned char to[copied];
  const auto kernel = [](auto before, auto behind, bool strict = false) {
    return [=] {
      model::settings().strict_proxy_fences = strict;
      cta(32, [&](SharedAddress data) {
        if (threadIdx.x < 4) ptx::st_shared_b32(data + threadIdx.x * 4, threadIdx.x);
        before();
        ptx::bar_sync(0, 32);
        if (threadIdx.x == 0) {
          behind();
          store(to, data);
        }
      });
    };
  };
  const auto nothing = [] {};
  const auto own = [] { ptx::fence_proxy_async_shared_cta(); };
  const auto shared = [] { ptx::fence_proxy_async_shared_cluster(); };
  const auto global = [] { ptx::fence_proxy_async_global(); };
  const auto all = [] { ptx::fence_proxy_async(); };
  const std::string unfenced = "written through the generic proxy by barrier.cpp";
  check_found(kernel(nothing, nothing), {unfenced});
  check_found(kernel(global, global), {unfenced});
  check_clean(kernel(own, nothing));
  check_clean(kernel(shared, nothing));
  check_clean(kernel(all, nothing));
  check_clean(kernel(nothing, own));
  check_clean(kernel(nothing, shared));
  check_clean(kernel(nothing, all));
  check_clean(kernel(own, nothing, true));
  check_found(kernel(nothing, own, true), {unfenced});
}

TEST_CASE("fence.proxy.async.shared::cta does not cover what was written to another CTA") {
  alignas(16) static unsigned char to[copied];
  const auto kernel = [](auto writer, auto reader) {
    return [=] {
      cluster(2, 32, [&](SharedAddress data, u32 rank) {
        meet_cluster();
        if (rank == 0 && threadIdx.x < 4) ptx::st_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 1), 3);
        if (rank == 0) writer();
        meet_cluster();
        if (rank == 1 && threadIdx.x == 0) {
          reader();
          store(to, data);
        }
        meet_cluster();
      });
    };
  };
  const auto nothing = [] {};
  const auto own = [] { ptx::fence_proxy_async_shared_cta(); };
  const auto shared = [] { ptx::fence_proxy_async_shared_cluster(); };
  check_found(kernel(own, nothing), {"written through the generic proxy by barrier.cpp"});
  check_clean(kernel(shared, nothing));
  check_clean(kernel(nothing, own));
}
