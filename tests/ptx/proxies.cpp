// What one proxy hands to another, and one CTA to another: each rule of docs/model.md under "Between proxies", as it is
// and with Settings::strict_proxy_fences.
#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_reduce_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/ld_st_shared_cluster.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 words = 32;
constexpr u32 bytes = words * sizeof(u32);
constexpr u32 full_offset = 2048;
constexpr u32 empty_offset = 2056;

struct Memory {
  alignas(128) u32 data[words];
  u32 flag;
};

void launch(bool strict, u32 grid, u32 cluster, u32 threads, const std::function<void()>& kernel) {
  model::settings().strict_proxy_fences = strict;
  model::run({.grid = grid, .block = threads, .cluster = cluster, .shared_memory = 4096}, kernel);
}

void meet_cluster() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

/// An mbarrier at `offset`, ready for TMA once other threads have met the one that makes it.
SharedAddress make_barrier(u32 offset, u32 count = 1) {
  const SharedAddress bar = ptx::dynamic_smem() + offset;
  ptx::mbarrier_init(bar, count);
  ptx::fence_mbarrier_init();
  return bar;
}

void wait(SharedAddress bar, u32 parity) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {
  }
}

/// Loads the data by a bulk copy and returns its word 3.
u32 bulk_loaded(const u32* data) {
  const SharedAddress full = make_barrier(full_offset);
  ptx::mbarrier_arrive_expect_tx(full, bytes);
  ptx::cp_async_bulk(ptx::dynamic_smem(), data, bytes, full);
  wait(full, 0);
  return ptx::ld_shared_b32(ptx::dynamic_smem() + 12);
}

/// Writes numbers from `first` to shared memory, ready for a bulk store.
SharedAddress staged(u32 first) {
  const SharedAddress staging = ptx::dynamic_smem() + 1024;
  for (u32 i = 0; i < words; ++i) ptx::st_shared_b32(staging + i * 4, first + i);
  ptx::fence_proxy_async_shared_cta();
  return staging;
}

void store_plain(u32* data) {
  for (u32 i = 0; i < words; ++i) ptx::st_global_b32(&data[i], 5 + i);
}

void store_bulk(u32* data) {
  ptx::cp_async_bulk(data, staged(5), bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

void add_bulk(u32* data) {
  ptx::cp_reduce_async_bulk<Reduction::add, u32>(data, staged(5), bytes);
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group<0>();
}

u32 load_plain(const u32* data) { return ptx::ld_global_b32(&data[3]); }

struct HandOver {
  void (*write)(u32* data) = &store_plain;
  u32 (*read)(const u32* data) = &bulk_loaded;
  bool fence_writer = false;
  bool fence_reader = false;
  bool strict = false;
};

/// One CTA writes and releases a flag, another acquires it and reads.
std::function<void()> from_cta_to_cta(HandOver how, u32 cluster = 1) {
  return [how, cluster] {
    static Memory x;
    x = {};
    launch(how.strict, 2, cluster, 32, [how, cluster] {
      if (threadIdx.x == 0 && blockIdx.x == 0) {
        how.write(x.data);
        if (how.fence_writer) ptx::fence_proxy_async_global();
        ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
      }
      if (threadIdx.x == 0 && blockIdx.x == 1) {
        while (ptx::ld_acquire_global_u32<Scope::gpu>(&x.flag) == 0) {
        }
        if (how.fence_reader) ptx::fence_proxy_async_global();
        const u32 got = how.read(x.data);
        CHECK(got == 8);
      }
      if (cluster > 1) meet_cluster();
    });
  };
}

const std::string unfenced = "through the generic proxy by proxies.cpp";
const std::string unfenced_here = "without fence.proxy.async by a thread of this CTA behind it";

}  // namespace

TEST_CASE("between proxies: st.global, then a bulk load by another CTA: a fence at either, strictly at the load") {
  for (const u32 cluster : {1, 2}) {
    for (const bool strict : {false, true}) {
      const std::vector<std::string> missing = {strict ? unfenced_here : unfenced};
      check_found(from_cta_to_cta({.strict = strict}, cluster), missing);
      check_clean(from_cta_to_cta({.fence_reader = true, .strict = strict}, cluster));
      check_clean(from_cta_to_cta({.fence_writer = true, .fence_reader = true, .strict = strict}, cluster));
    }
    check_clean(from_cta_to_cta({.fence_writer = true}, cluster));
    check_found(from_cta_to_cta({.fence_writer = true, .strict = true}, cluster), {unfenced_here});
  }
}

TEST_CASE("between proxies: a fence by another thread of the CTA counts once something orders it") {
  const auto kernel = [](bool order) {
    return [order] {
      static Memory x;
      x = {};
      launch(true, 2, 1, 64, [order] {
        if (blockIdx.x == 0) {
          if (threadIdx.x != 0) return;
          store_plain(x.data);
          ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
          return;
        }
        if (threadIdx.x % 32 == 0)
          while (ptx::ld_acquire_global_u32<Scope::gpu>(&x.flag) == 0) {
          }
        if (threadIdx.x == 32) ptx::fence_proxy_async_global();
        if (order) ptx::bar_sync(0, 64);
        if (threadIdx.x == 0) (void)bulk_loaded(x.data);
      });
    };
  };
  check_clean(kernel(true));
  check_found(kernel(false), {unfenced_here});
}

TEST_CASE("between proxies: a bulk store that was waited for, then a bulk load: no fence, strictly one at the load") {
  for (const auto& write : {&store_bulk, &add_bulk}) {
    for (const u32 cluster : {1, 2}) {
      for (const bool writer : {false, true}) {
        check_clean(from_cta_to_cta({.write = write, .fence_writer = writer}, cluster));
        check_found(from_cta_to_cta({.write = write, .fence_writer = writer, .strict = true}, cluster),
                    {unfenced_here});
        check_clean(
            from_cta_to_cta({.write = write, .fence_writer = writer, .fence_reader = true, .strict = true}, cluster));
      }
    }
  }
}

TEST_CASE("between proxies: within a CTA a bulk store and a bulk load need only the wait") {
  for (const bool strict : {false, true})
    check_clean([strict] {
      static Memory x;
      x = {};
      launch(strict, 1, 1, 64, [] {
        if (threadIdx.x == 0) store_bulk(x.data);
        ptx::bar_sync(0, 64);
        if (threadIdx.x != 32) return;
        const u32 got = bulk_loaded(x.data);
        CHECK(got == 8);
      });
    });
}

TEST_CASE(
    "between proxies: a bulk load, then a bulk store over it by another CTA: no fence, strictly one at the store") {
  const auto kernel = [](bool strict, bool fence) {
    return [strict, fence] {
      static Memory x;
      x = {};
      launch(strict, 2, 1, 32, [fence] {
        if (threadIdx.x != 0) return;
        if (blockIdx.x == 0) {
          const u32 got = bulk_loaded(x.data);
          CHECK(got == 0);
          ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
          return;
        }
        while (ptx::ld_acquire_global_u32<Scope::gpu>(&x.flag) == 0) {
        }
        if (fence) ptx::fence_proxy_async_global();
        store_bulk(x.data);
      });
    };
  };
  check_clean(kernel(false, false));
  check_found(kernel(true, false), {unfenced_here});
  check_clean(kernel(true, true));
}

TEST_CASE(
    "between proxies: partial sums, however they are written, are seen by plain loads behind release and acquire") {
  for (const auto& write : {&store_plain, &store_bulk, &add_bulk})
    for (const bool strict : {false, true})
      check_clean(from_cta_to_cta({.write = write, .read = &load_plain, .strict = strict}));
  const auto read_only_waited = +[](u32* data) {
    ptx::cp_reduce_async_bulk<Reduction::add, u32>(data, staged(5), bytes);
    ptx::cp_async_bulk_commit_group();
    ptx::cp_async_bulk_wait_group_read<0>();
  };
  check_found(from_cta_to_cta({.write = read_only_waited, .read = &load_plain}),
              {"without a wait that orders the two"});
}

namespace {

enum class Between { same_thread, barrier, mbarrier };

/// A stage is loaded, read by warp 0 and refilled.
std::function<void()> refilled(Between between, bool fence_reader, bool fence_issuer, bool strict) {
  return [=] {
    static Memory x;
    x = {};
    launch(strict, 1, 1, 64, [=] {
      const SharedAddress stage = ptx::dynamic_smem();
      const SharedAddress full = stage + full_offset;
      const SharedAddress empty = stage + empty_offset;
      if (threadIdx.x == 0) {
        make_barrier(full_offset);
        make_barrier(empty_offset, 32);
        ptx::mbarrier_arrive_expect_tx(full, bytes);
        ptx::cp_async_bulk(stage, x.data, bytes, full);
      }
      ptx::bar_sync(0, 64);
      const bool reader = threadIdx.x < 32;
      const bool issuer = threadIdx.x == (between == Between::same_thread ? 0 : 32);
      if (between == Between::same_thread ? issuer : reader) {
        wait(full, 0);
        (void)ptx::ld_shared_b32(stage + threadIdx.x * 4);
        if (fence_reader) ptx::fence_proxy_async_shared_cta();
        if (between == Between::mbarrier) ptx::mbarrier_arrive(empty);
      }
      if (between == Between::barrier) ptx::bar_sync(0, 64);
      if (!issuer) return;
      if (between == Between::mbarrier) wait(empty, 0);
      if (fence_issuer) ptx::fence_proxy_async_shared_cta();
      ptx::mbarrier_arrive_expect_tx(full, bytes);
      ptx::cp_async_bulk(stage, x.data, bytes, full);
      wait(full, 1);
    });
  };
}

}  // namespace

TEST_CASE("between proxies: ld.shared, then TMA refills it: a fence at either, strictly at each reader") {
  const std::string read = "read through the generic proxy by proxies.cpp";
  for (const Between between : {Between::same_thread, Between::barrier, Between::mbarrier}) {
    for (const bool strict : {false, true}) {
      check_found(refilled(between, false, false, strict), {read});
      check_clean(refilled(between, true, false, strict));
    }
    check_clean(refilled(between, false, true, false));
    if (between == Between::same_thread)
      check_clean(refilled(between, false, true, true));
    else
      check_found(refilled(between, false, true, true), {read});
  }
}

TEST_CASE("between proxies: a fence before the read covers nothing, one of what others read covers all") {
  const auto kernel = [](bool early) {
    return [early] {
      static Memory x;
      x = {};
      launch(true, 1, 1, 32, [early] {
        const SharedAddress stage = ptx::dynamic_smem();
        ptx::st_shared_b32(stage + threadIdx.x * 4, 1);
        ptx::fence_proxy_async_shared_cta();
        ptx::bar_warp_sync();
        if (!early) {
          (void)ptx::ld_shared_b32(stage + threadIdx.x * 4);
          ptx::fence_proxy_async_shared_cta();
        } else {
          ptx::fence_proxy_async_shared_cta();
          (void)ptx::ld_shared_b32(stage + threadIdx.x * 4);
        }
        ptx::bar_sync(0, 32);
        if (threadIdx.x != 0) return;
        (void)bulk_loaded(x.data);
      });
    };
  };
  check_clean(kernel(false));
  check_found(kernel(true), {"read through the generic proxy by proxies.cpp"});
}

TEST_CASE("between proxies: a lane that reads and does not fence leaves what other lanes of its warp fenced as it is") {
  const auto kernel = [](bool reads_stage) {
    return [reads_stage] {
      static Memory x;
      x = {};
      launch(false, 1, 1, 64, [reads_stage] {
        const SharedAddress stage = ptx::dynamic_smem();
        const SharedAddress other = stage + 1024;
        if (threadIdx.x < 32) {
          ptx::st_shared_b32(other + threadIdx.x * 4, 1);
          ptx::st_shared_b32(stage + threadIdx.x * 4, 1);
          ptx::fence_proxy_async_shared_cta();
          ptx::bar_warp_sync();
          if (threadIdx.x == 0)
            ptx::st_shared_b32(stage, 2);
          else
            (void)ptx::ld_shared_b32((reads_stage ? stage : other) + threadIdx.x * 4);
          if (threadIdx.x == 0) ptx::fence_proxy_async_shared_cta();
        }
        ptx::bar_sync(0, 64);
        if (threadIdx.x == 32) (void)bulk_loaded(x.data);
      });
    };
  };
  check_clean(kernel(false));
  check_found(kernel(true), {"read through the generic proxy by proxies.cpp"});
}

TEST_CASE("between proxies: ld.shared, then another CTA's multicast over it: a fence of all shared memory there") {
  const auto kernel = [](bool strict, void (*fence)()) {
    return [strict, fence] {
      static Memory x;
      x = {};
      launch(strict, 2, 2, 32, [fence] {
        const SharedAddress stage = ptx::dynamic_smem();
        const SharedAddress full = stage + full_offset;
        const u32 rank = ptx::cluster_ctarank();
        if (threadIdx.x == 0) {
          make_barrier(full_offset);
          ptx::mbarrier_arrive_expect_tx(full, bytes);
        }
        if (rank == 1) {
          ptx::st_shared_b32(stage + threadIdx.x * 4, 7);
          ptx::fence_proxy_async_shared_cluster();
          ptx::bar_warp_sync();
          (void)ptx::ld_shared_b32(stage + threadIdx.x * 4);
        }
        meet_cluster();
        if (rank == 0 && threadIdx.x == 0) {
          fence();
          ptx::cp_async_bulk_multicast(stage, x.data, bytes, full, 3);
        }
        wait(full, 0);
        meet_cluster();
      });
    };
  };
  for (const bool strict : {false, true}) {
    const std::string missing = strict ? unfenced_here : "read through the generic proxy by proxies.cpp";
    check_found(kernel(strict, [] {}), {missing});
    check_found(kernel(strict, [] { ptx::fence_proxy_async_shared_cta(); }), {missing});
    check_clean(kernel(strict, [] { ptx::fence_proxy_async_shared_cluster(); }));
  }
}

TEST_CASE("between proxies: st.shared::cluster, then its owner's bulk store: strictly a fence of the owner") {
  const auto kernel = [](bool strict, bool fence_writer, bool fence_owner) {
    return [=] {
      static Memory x;
      x = {};
      launch(strict, 2, 2, 32, [=] {
        const SharedAddress data = ptx::dynamic_smem();
        const u32 rank = ptx::cluster_ctarank();
        meet_cluster();
        if (rank == 0) {
          ptx::st_shared_cluster_b32(ptx::mapa(data + threadIdx.x * 4, 1), 3);
          if (fence_writer) ptx::fence_proxy_async_shared_cluster();
        }
        meet_cluster();
        if (rank != 1 || threadIdx.x != 0) return;
        if (fence_owner) ptx::fence_proxy_async_shared_cta();
        ptx::cp_async_bulk(x.data, data, bytes);
        ptx::cp_async_bulk_commit_group();
        ptx::cp_async_bulk_wait_group<0>();
      });
    };
  };
  check_found(kernel(false, false, false), {unfenced});
  check_clean(kernel(false, true, false));
  check_found(kernel(true, true, false), {unfenced_here});
  check_clean(kernel(true, false, true));
}

TEST_CASE("between proxies: ld.global, then a bulk store of the same thread over it: no fence, strictly one") {
  const auto kernel = [](bool strict, bool fence) {
    return [strict, fence] {
      static Memory x;
      x = {};
      launch(strict, 1, 1, 32, [fence] {
        if (threadIdx.x != 0) return;
        (void)load_plain(x.data);
        if (fence) ptx::fence_proxy_async_global();
        store_bulk(x.data);
      });
    };
  };
  check_clean(kernel(false, false));
  check_found(kernel(true, false), {"read through the generic proxy by proxies.cpp"});
  check_clean(kernel(true, true));
}

namespace {

/// CTA 0 writes data and the flag's values 1 and 2 as told; CTA 1 waits for 2 and reads the data.
template <class Write>
std::function<void()> flag_of_two(Write write, u32 third_grid = 2) {
  return [=] {
    static Memory x;
    x = {};
    launch(false, third_grid, 1, 32, [=] {
      if (threadIdx.x != 0) return;
      if (blockIdx.x != 1) return write(x, blockIdx.x);
      while (ptx::ld_acquire_global_u32<Scope::gpu>(&x.flag) != 2) {
      }
      (void)load_plain(x.data);
      ptx::st_global_b32(&x.flag, 0);
    });
  };
}

const std::string no_order = "without a barrier, or a release and acquire, that orders the two";

}  // namespace

TEST_CASE("release pattern: a relaxed store behind a release of the same thread at the same word hands over, too") {
  check_clean(flag_of_two([](Memory& x, u32) {
    store_plain(x.data);
    ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
    ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
  }));
  check_clean(flag_of_two([](Memory& x, u32) {
    store_plain(x.data);
    ptx::red_global_add_u32<Order::release, Scope::gpu>(&x.flag, 1);
    ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
  }));
}

TEST_CASE("release pattern: it hands over what precedes its first instruction, at that one's scope and word") {
  check_found(flag_of_two([](Memory& x, u32) {
                ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
                store_plain(x.data);
                ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
              }),
              {no_order});
  check_found(flag_of_two([](Memory& x, u32) {
                store_plain(x.data);
                ptx::st_release_global_u32<Scope::cta>(&x.flag, 1);
                ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
              }),
              {no_order});
  check_found(flag_of_two([](Memory& x, u32) {
                store_plain(x.data);
                ptx::st_release_global_u32<Scope::gpu>(&x.data[31], 5 + 31);
                ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
              }),
              {no_order});
  check_found(flag_of_two([](Memory& x, u32) {
                store_plain(x.data);
                ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 1);
                ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
              }),
              {no_order});
}

TEST_CASE("release pattern: a relaxed store of another thread ends it") {
  const auto kernel = flag_of_two(
      [](Memory& x, u32 block) {
        if (block == 0) {
          store_plain(x.data);
          ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
          return;
        }
        while (ptx::ld_relaxed_global_u32<Scope::gpu>(&x.flag) != 1) {
        }
        ptx::st_relaxed_global_u32<Scope::gpu>(&x.flag, 2);
      },
      3);
  check_found(kernel, {no_order}, 3);
}

TEST_CASE("acquire pattern: a relaxed load, then an acquire of the same word, acquires what the first one saw") {
  const auto kernel = [](bool same_word) {
    return [same_word] {
      static Memory x;
      static u32 other;
      x = {};
      other = 0;
      launch(false, 2, 1, 32, [same_word] {
        if (threadIdx.x != 0) return;
        if (blockIdx.x == 0) {
          store_plain(x.data);
          ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
          return;
        }
        while (ptx::ld_relaxed_global_u32<Scope::gpu>(&x.flag) != 1) {
        }
        // Its own value, so that nothing is acquired but by the pattern.
        u32* const word = same_word ? &x.flag : &other;
        ptx::st_relaxed_global_u32<Scope::gpu>(word, 3);
        (void)ptx::ld_acquire_global_u32<Scope::gpu>(word);
        (void)load_plain(x.data);
      });
    };
  };
  check_clean(kernel(true));
  check_found(kernel(false), {no_order});
}
