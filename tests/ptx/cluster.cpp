// Distributed shared memory: loads, stores, atomics and st.async between the CTAs of a cluster, and their races.
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ld_st_shared_cluster.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <ptx/st_async.cuh>
#include <tests/numbers.hpp>
#include <tests/ptx/schedules.hpp>
#include <tests/sample.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 bytes = 2048;
constexpr u32 bar_offset = 1024;

void meet() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

/// In each CTA bar[0] counts one arrival; all have met before, and meet afterwards.
void cluster(u32 ctas, u32 threads, const std::function<void(SharedAddress data, u32 rank)>& kernel) {
  model::settings().shared_objects = {{"data", 0, 4, bar_offset / 4}, {"bar", bar_offset, 8, 1}};
  model::run({.grid = ctas, .block = threads, .cluster = ctas, .shared_memory = bytes}, [&] {
    const SharedAddress data = ptx::dynamic_smem();
    if (threadIdx.x == 0) {
      ptx::mbarrier_init(data + bar_offset, 1);
      ptx::fence_mbarrier_init();
    }
    meet();
    kernel(data, ptx::cluster_ctarank());
    meet();
  });
}

/// The same, of one warp in each of two CTAs.
std::function<void()> pair(const std::function<void(SharedAddress data, u32 rank)>& kernel) {
  return [=] { cluster(2, 32, kernel); };
}

void require(bool right) {
  if (!right) ptx::trap();
}

}  // namespace

TEST_CASE("cluster: ranks, and addresses that mapa and getctarank agree on") {
  for (const u32 ctas : {2u, 5u, 16u})
    check_clean([=] {
      cluster(ctas, 32, [&](SharedAddress data, u32 rank) {
        require(rank == blockIdx.x);
        require(ptx::getctarank(data) == rank);
        for (u32 other = 0; other < ctas; ++other) {
          const SharedAddress there = ptx::mapa(data, other);
          require(ptx::getctarank(there) == other);
          require(ptx::mapa(data + 12, other) == there + 12);
        }
      });
    });
}

TEST_CASE("cluster: sizes that there are not") {
  const auto launch = [](u32 grid, u32 cluster) {
    return [=] { model::run({.grid = grid, .block = 32, .cluster = cluster, .shared_memory = 0}, [] {}); };
  };
  check_clean(launch(16, 16));
  check_found(launch(17, 17), {"launch: cluster = 17, must be 1 to 16 and divide the grid of 17 CTAs"});
  check_found(launch(6, 4), {"launch: cluster = 4, must be 1 to 16 and divide the grid of 6 CTAs"});
}

TEST_CASE("cluster: loads and stores of every size reach the CTA that the address names") {
  check_clean(pair([](SharedAddress data, u32 rank) {
    const SharedAddress there = ptx::mapa(data + threadIdx.x * 32, rank ^ 1);
    const u32 value = rank * 100 + threadIdx.x;
    ptx::st_shared_cluster_b32(there, value);
    ptx::st_shared_cluster_f32(there + 4, 0.5f + static_cast<float>(value));
    ptx::st_shared_cluster_b64(there + 8, u64{value} << 32 | 7);
    ptx::st_shared_cluster_v4_b32(there + 16, value, 1, 2, 3);
    meet();
    const u32 theirs = (rank ^ 1) * 100 + threadIdx.x;
    const SharedAddress here = data + threadIdx.x * 32;
    require(ptx::ld_shared_b32(here) == theirs);
    require(ptx::ld_shared_cluster_f32(here + 4) == 0.5f + static_cast<float>(theirs));
    require(ptx::ld_shared_cluster_b64(here + 8) == (u64{theirs} << 32 | 7));
    u32 vector[4];
    ptx::ld_shared_cluster_v4_b32(vector, there + 16);
    require(vector[0] == value && vector[1] == 1 && vector[2] == 2 && vector[3] == 3);
    require(ptx::ld_shared_cluster_b32(there) == value);
  }));
}

TEST_CASE("cluster: atomics of all threads of all CTAs lose nothing") {
  for (const u32 ctas : {2u, 8u})
    check_clean([=] {
      cluster(ctas, 64, [&](SharedAddress data, u32 rank) {
        if (rank == 0 && threadIdx.x < 4) ptx::st_shared_b32(data + threadIdx.x * 4, 0);
        meet();
        const SharedAddress counters = ptx::mapa(data, 0);
        ptx::red_shared_cluster_add_u32(counters, 1);
        ptx::red_shared_cluster_add_f32(counters + 4, 1.0f);
        require(ptx::atom_shared_cluster_add_u32(counters + 8, 1) < ctas * 64);
        require(ptx::atom_shared_cluster_exch_b32(counters + 12, 5) <= 5);
        meet();
        require(ptx::atom_shared_cluster_cas_b32(counters + 12, 6, 7) == 5);
        meet();
        require(ptx::ld_shared_cluster_b32(counters) == ctas * 64);
        require(ptx::ld_shared_cluster_f32(counters + 4) == static_cast<float>(ctas * 64));
        require(ptx::ld_shared_cluster_b32(counters + 8) == ctas * 64);
        require(ptx::ld_shared_cluster_b32(counters + 12) == 5);
      });
    });
}

TEST_CASE("cluster: flags hand over data, by release and acquire or by fences around atomics") {
  const auto kernel = [](auto set, auto get) {
    return pair([=](SharedAddress data, u32 rank) {
      const SharedAddress flag = data + 512;
      if (threadIdx.x == 0) ptx::st_shared_b32(flag, 0);
      meet();
      if (threadIdx.x != 0) return;
      if (rank == 0) {
        ptx::st_shared_cluster_b32(ptx::mapa(data, 1), 9);
        set(ptx::mapa(flag, 1));
      } else {
        while (get(flag) == 0) {
        }
        require(ptx::ld_shared_b32(data) == 9);
      }
    });
  };
  const auto release = [](SharedAddress flag) { ptx::st_release_shared_cluster_b32(flag, 1); };
  const auto acquire = [](SharedAddress flag) { return ptx::ld_acquire_shared_cluster_b32(flag); };
  const auto count = [](SharedAddress flag) { ptx::red_shared_cluster_add_u32(flag, 1); };
  const auto look = [](SharedAddress flag) { return ptx::atom_shared_cluster_add_u32(flag, 0); };
  const auto fence_count = [](SharedAddress flag) {
    ptx::fence_acq_rel<Scope::cluster>();
    ptx::red_shared_cluster_add_u32(flag, 1);
  };
  const auto fence_count_cta = [](SharedAddress flag) {
    ptx::fence_acq_rel<Scope::cta>();
    ptx::red_shared_cluster_add_u32(flag, 1);
  };
  const auto look_fence = [](SharedAddress flag) {
    const u32 value = ptx::atom_shared_cluster_add_u32(flag, 0);
    ptx::fence_acq_rel<Scope::gpu>();
    return value;
  };
  check_clean(kernel(release, acquire));
  check_clean(kernel(fence_count, acquire));
  check_clean(kernel(fence_count, look_fence));
  const std::string race = "still being written by cluster.cpp";
  check_found(kernel(count, acquire), {race});
  check_found(kernel(fence_count, look), {race});
  check_found(kernel(release, look), {race});
  check_found(kernel(fence_count_cta, look_fence), {race});
}

TEST_CASE("cluster: st.async of every size arrives with its bytes") {
  check_clean(pair([](SharedAddress data, u32 rank) {
    const SharedAddress bar = data + bar_offset;
    const SharedAddress there = ptx::mapa(data, rank ^ 1);
    const SharedAddress bar_there = ptx::mapa(bar, rank ^ 1);
    for (u32 round = 0; round < 2; ++round) {
      if (threadIdx.x == 0) {
        ptx::mbarrier_arrive_expect_tx(bar, 4 + 8 + 4 + 8 + 16 + 16 + 16);
        ptx::st_async_b32(there, 1 + round, bar_there);
        ptx::st_async_f32(there + 4, 1.5f, bar_there);
        ptx::st_async_b64(there + 8, u64{3} << 40, bar_there);
        ptx::st_async_v2_b32(there + 16, 4, 5, bar_there);
        ptx::st_async_v2_b64(there + 32, 6, 7, bar_there);
        ptx::st_async_v4_b32(there + 48, 8, 9, 10, 11, bar_there);
        ptx::st_async_v4_f32(there + 64, 1, 2, 3, 4, bar_there);
      }
      while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, round)) {
      }
      require(ptx::ld_shared_b32(data) == 1 + round);
      require(ptx::ld_shared_cluster_f32(data + 4) == 1.5f);
      require(ptx::ld_shared_cluster_b64(data + 8) == u64{3} << 40);
      require(ptx::ld_shared_b32(data + 20) == 5);
      require(ptx::ld_shared_cluster_b64(data + 40) == 7);
      require(ptx::ld_shared_b32(data + 60) == 11);
      require(ptx::ld_shared_cluster_f32(data + 72) == 3);
      meet();
    }
  }));
}

TEST_CASE("cluster: st.async is seen only behind a wait of cluster scope") {
  const auto kernel = [](auto wait) {
    return pair([=](SharedAddress data, u32 rank) {
      const SharedAddress bar = data + bar_offset;
      if (threadIdx.x != 0) return;
      if (rank == 0) {
        ptx::st_async_b32(ptx::mapa(data, 1), 1, ptx::mapa(bar, 1));
      } else {
        ptx::mbarrier_arrive_expect_tx(bar, 4);
        wait(bar);
        static_cast<void>(ptx::ld_shared_b32(data));
        while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, 0)) {
        }
      }
    });
  };
  check_found(kernel([](SharedAddress bar) {
                while (!ptx::mbarrier_try_wait_parity(bar, 0)) {
                }
              }),
              {"(st.async) of another CTA: an arrival and a wait lie between, and not both have cluster scope"});
  check_found(kernel([](SharedAddress) {}), {"still being written by cluster.cpp", "never written"});
}

TEST_CASE("cluster: whoever waits for a st.async may exit without meeting its sender") {
  const auto kernel = [](bool waits) {
    return pair([=](SharedAddress data, u32 rank) {
      const SharedAddress bar = data + bar_offset;
      if (threadIdx.x != 0) return;
      if (rank == 0) {
        ptx::st_async_b32(ptx::mapa(data, 1), 1, ptx::mapa(bar, 1));
      } else {
        ptx::mbarrier_arrive_expect_tx(bar, 4);
        while (waits && !ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, 0)) {
        }
      }
    });
  };
  check_clean(kernel(true));
  check_found(kernel(false),
              {"exits without having waited", "still writes to its shared memory", "CTA 1 of the cluster has exited"});
}

TEST_CASE("cluster: misuse of distributed shared memory is found") {
  check_found(
      [] {
        model::settings().shared_objects = {};
        model::run({.grid = 1, .block = 1, .cluster = 1, .shared_memory = bytes}, [] {
          const SharedAddress data = ptx::dynamic_smem();
          ptx::st_async_b32(data, 1, data + 8);
        });
      },
      {"st.async at cluster.cpp", "needs a cluster of more than one CTA"});
  check_found(
      pair([](SharedAddress data, u32 rank) { ptx::st_async_b32(ptx::mapa(data, rank ^ 1), 1, data + bar_offset); }),
      {"must be of the same CTA"});
  check_found(pair([](SharedAddress data, u32 rank) { ptx::st_shared_cluster_b64(ptx::mapa(data + 4, rank ^ 1), 1); }),
              {"is not 8-byte aligned"});
  check_found(pair([](SharedAddress data, u32 rank) { ptx::st_shared_cluster_b32(ptx::mapa(data, rank + 1), 1); }),
              {"rank = 2, must be less than the cluster's 2 CTAs"});
  check_found(pair([](SharedAddress data, u32 rank) {
                static_cast<void>(ptx::ld_shared_cluster_b32(ptx::mapa(data, rank) + bytes));
              }),
              {"lies outside the 2048 bytes of shared memory"});
  check_found(pair([](SharedAddress data, u32 rank) { ptx::red_shared_cluster_add_u32(ptx::mapa(data, rank), 1); }),
              {"red.shared::cluster at cluster.cpp", "never written"});
}

TEST_CASE("cluster: a CTA is written to before it has started, or may have exited") {
  const auto kernel = [](bool starts, bool ends) {
    return [=] {
      model::settings().shared_objects = {};
      model::run({.grid = 2, .block = 32, .cluster = 2, .shared_memory = bytes}, [=] {
        if (starts) meet();
        if (ptx::cluster_ctarank() == 0)
          ptx::st_shared_cluster_b32(ptx::mapa(ptx::dynamic_smem(), 1) + threadIdx.x * 4, 1);
        if (ends) meet();
      });
    };
  };
  check_clean(kernel(true, true));
  check_found(kernel(false, true), {"CTA 1 of the cluster may not have started"});
  check_found(kernel(true, false), {"CTA 1 may exit before the access from another CTA of its cluster at cluster.cpp",
                                    "CTA 1 of the cluster has exited"});
}

TEST_CASE("cluster: races between CTAs are found") {
  const std::string unordered = "without a wait that orders the two";
  check_found(
      pair([](SharedAddress data, u32) { ptx::st_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 0), 1); }),
      {unordered});
  check_found(pair([](SharedAddress data, u32 rank) {
                if (rank == 0)
                  ptx::st_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 1), 1);
                else
                  static_cast<void>(ptx::ld_shared_b32(data + threadIdx.x * 4));
              }),
              {unordered, "never written"});
  check_found(pair([](SharedAddress data, u32 rank) {
                if (rank == 0) ptx::st_shared_b32(data, threadIdx.x == 0 ? 1 : 1);
                meet();
                ptx::red_shared_cluster_add_u32(ptx::mapa(data, 0), 1);
              }),
              {unordered});
  check_found(pair([](SharedAddress data, u32 rank) {
                if (rank == 0 && threadIdx.x == 0) ptx::st_shared_b32(data, 1);
                meet();
                if (rank == 0)
                  static_cast<void>(ptx::ld_shared_b32(data));
                else
                  ptx::red_shared_cluster_add_u32(ptx::mapa(data, 0), 1);
              }),
              {unordered});
}

TEST_CASE("shadow: bytes of one granule belong to different warps, and any number of readers is remembered") {
  const auto kernel = [](bool forgets_one) {
    return [=] {
      model::settings().shared_objects = {{"data", 0, 4, 4}};
      model::run({.grid = 1, .block = 8 * 32, .cluster = 1, .shared_memory = bytes}, [=] {
        const SharedAddress data = ptx::dynamic_smem();
        const u32 warp = threadIdx.x / 32;
        // 16 bytes: two of each warp.
        if (threadIdx.x % 32 == 0) ptx::st_shared_b16(data + warp * 2, static_cast<u16>(warp));
        ptx::bar_sync(0, 256);
        // Read whole by every warp; then one of them writes, when it has met all, or all but one.
        if (ptx::ld_shared_b32(data + 12) >> 16 != 7) ptx::trap();
        if (warp == 5 && forgets_one) return;
        ptx::bar_sync(1, forgets_one ? 224 : 256);
        if (threadIdx.x == 0) ptx::st_shared_b32(data + 12, 1);
      });
    };
  };
  check_clean(kernel(false));
  check_found(kernel(true), {"touches data[0]: still being read by cluster.cpp"});
}

TEST_CASE("cluster: random clean programs are not accused") {
  for (u64 seed = 1; seed <= 40 / one_of(3); ++seed) {
    INFO("seed " << seed);
    check_clean([&] {
      Random shape(seed);
      const u32 ctas = static_cast<u32>(shape.between(2, 6));
      const u32 warps = static_cast<u32>(shape.between(1, 3));
      const u32 steps = static_cast<u32>(shape.between(3, 12));
      cluster(ctas, warps * 32, [&](SharedAddress data, u32 rank) {
        // All draw the same numbers: in each step every thread owns one word of some CTA, and all meet in between.
        Random random(seed * 1000);
        u32 phase = 0;
        const u32 threads = warps * 32;
        std::vector<u32> last(2 * threads, ~0u);
        for (u32 step = 0; step < steps; ++step) {
          const u32 shift = static_cast<u32>(random.between(0, ctas - 1));
          const u32 half = static_cast<u32>(random.between(0, 1)) * threads;
          const u32 way = static_cast<u32>(random.between(0, 3));
          const u32 to = (rank + shift) % ctas;
          const SharedAddress own = data + (half + threadIdx.x) * 4;
          const u32 value = step * 4096 + rank * 256 + threadIdx.x;
          const u32 expected = step * 4096 + (rank + ctas - shift) % ctas * 256 + threadIdx.x;
          if (way == 0) {
            ptx::st_shared_cluster_b32(ptx::mapa(own, to), value);
            meet();
          } else if (way == 1) {
            const SharedAddress bar = data + bar_offset;
            if (threadIdx.x == 0) ptx::mbarrier_arrive_expect_tx(bar, threads * 4);
            ptx::st_async_b32(ptx::mapa(own, to), value, ptx::mapa(bar, to));
            while (!ptx::mbarrier_try_wait_parity<Scope::cluster>(bar, phase & 1)) {
            }
            ++phase;
          } else if (way == 2) {
            ptx::st_shared_cluster_b32(ptx::mapa(own, to), 0);
            meet();
            ptx::red_shared_cluster_add_u32(ptx::mapa(own, to), value);
            meet();
          } else {
            ptx::st_shared_cluster_b32(ptx::mapa(own, to), value);
            ptx::fence_acq_rel<Scope::cluster>();
            ptx::barrier_cluster_arrive_relaxed();
            ptx::barrier_cluster_wait();
          }
          require(ptx::ld_shared_b32(own) == expected);
          meet();
        }
      });
    });
  }
}
