// Bulk copies of contiguous bytes, their reductions, bulk groups, and what is wrong with them.
#include <array>
#include <bit>
#include <cstring>
#include <vector>

#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/cp_reduce_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <reduction.hpp>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 data = 64;  // offset of the data in shared memory, behind barriers
constexpr u32 shared_memory = 4096;
using Words = std::array<u32, 16>;
constexpr u32 bytes = sizeof(Words);

void launch(const std::function<void()>& kernel, u32 cluster = 1) {
  model::run({.grid = cluster, .block = 32, .cluster = cluster, .shared_memory = shared_memory}, kernel);
}

void wait_for(SharedAddress bar) {
  while (!ptx::mbarrier_try_wait_parity(bar, 0)) {
  }
}

void initialise(SharedAddress bar, u32 expected) {
  ptx::mbarrier_init(bar, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(bar, expected);
}

void meet_cluster() {
  ptx::barrier_cluster_arrive();
  ptx::barrier_cluster_wait();
}

Words count_from(u32 first) {
  Words words;
  for (u32 i = 0; i < words.size(); ++i) words[i] = first + i;
  return words;
}

void write_words(SharedAddress at, u32 first) {
  for (u32 i = 0; i < Words{}.size(); ++i) ptx::st_shared_b32(at + 4 * i, first + i);
}

/// One thread, with a barrier that expects `bytes`.
std::function<void()> by_one_thread(const std::function<void(SharedAddress bar)>& kernel) {
  return [=] {
    launch([=] {
      if (threadIdx.x != 0) return;
      const SharedAddress bar = ptx::dynamic_smem();
      initialise(bar, bytes);
      kernel(bar);
    });
  };
}

}  // namespace

TEST_CASE("bulk copy: to shared memory and back, with prefetches and cache hints") {
  alignas(16) const Words from = count_from(7);
  alignas(16) Words to{};
  check_clean([&] {
    to = {};
    by_one_thread([&](SharedAddress bar) {
      const u64 first = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(1.0f);
      const u64 last = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_last>(0.5f);
      ptx::cp_async_bulk_prefetch(&from, bytes);
      ptx::cp_async_bulk_prefetch(&from, bytes, last);
      ptx::cp_async_bulk(bar + data, &from, bytes / 2, bar);
      ptx::cp_async_bulk(bar + data + bytes / 2, &from[8], bytes / 2, bar, first);
      wait_for(bar);
      ptx::cp_async_bulk(&to, bar + data, bytes / 2);
      ptx::cp_async_bulk(&to[8], bar + data + bytes / 2, bytes / 2, last);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group_read<0>();
    })();
    CHECK(to == from);  // the launch's end waits for the writes
  });
}

TEST_CASE("bulk copy: multicast, and from one CTA to the next") {
  for (const u32 cluster : {2u, 8u, 16u}) {
    alignas(16) const Words from = count_from(1);
    check_clean([&] {
      launch(
          [&] {
            const SharedAddress bar = ptx::dynamic_smem();
            const SharedAddress bar_of_ring = bar + 8;
            const SharedAddress mine = bar + data;
            const SharedAddress others = mine + bytes;
            const u32 rank = ptx::cluster_ctarank();
            const u32 next = (rank + 1) % cluster;
            if (threadIdx.x == 0) {
              initialise(bar, bytes);
              initialise(bar_of_ring, bytes);
            }
            meet_cluster();
            if (threadIdx.x == 0) {
              const u16 all = static_cast<u16>((1u << cluster) - 1);
              const u64 policy = ptx::createpolicy_fractional<ptx::EvictionPriority::evict_normal>(1.0f);
              if (rank == 0) ptx::cp_async_bulk_multicast(mine, &from, bytes / 2, bar, all);
              if (rank == 1) ptx::cp_async_bulk_multicast(mine + bytes / 2, &from[8], bytes / 2, bar, all, policy);
              wait_for(bar);
              ptx::cp_async_bulk(ptx::mapa(others, next), mine, bytes, ptx::mapa(bar_of_ring, next));
              wait_for(bar_of_ring);
              for (u32 i = 0; i < from.size(); ++i) CHECK(ptx::ld_shared_b32(others + 4 * i) == from[i]);
            }
            meet_cluster();
          },
          cluster);
    });
  }
}

TEST_CASE("bulk reduction: to global memory, and by all CTAs at once into one") {
  alignas(16) Words to{};
  check_clean([&] {
    to = count_from(1000);
    launch(
        [&] {
          const SharedAddress bar = ptx::dynamic_smem();
          const SharedAddress mine = bar + data;
          if (threadIdx.x == 0) {
            initialise(bar, 3 * bytes);
            write_words(mine, 10);
            ptx::fence_proxy_async_shared_cta();
          }
          meet_cluster();
          if (threadIdx.x == 0) {
            if (ptx::cluster_ctarank() != 0)
              ptx::cp_reduce_async_bulk<Reduction::add, u32>(ptx::mapa(mine, 0), mine, bytes, ptx::mapa(bar, 0));
            else
              wait_for(bar);
          }
          meet_cluster();
          if (threadIdx.x == 0 && ptx::cluster_ctarank() == 0) {
            ptx::cp_reduce_async_bulk<Reduction::max, u32>(&to, mine, bytes / 2);
            ptx::cp_reduce_async_bulk<Reduction::add, u32>(&to[8], mine + bytes / 2, bytes / 2);
            ptx::cp_async_bulk_commit_group();
            ptx::cp_async_bulk_wait_group<0>();
          }
        },
        4);
    for (u32 i = 0; i < 8; ++i) CHECK(to[i] == 1000 + i);
    for (u32 i = 8; i < 16; ++i) CHECK(to[i] == 1000 + i + 4 * (10 + i));
  });
}

TEST_CASE("bulk reduction: arithmetic of each type") {
  const auto combine = [](Reduction op, TensorType type, auto x, auto y) {
    model::reduce(op, type, &x, &y, sizeof(x));
    return x;
  };
  const auto of_floats = [&](float x, float y) {
    return std::bit_cast<float>(combine(Reduction::add, TensorType::f32, std::bit_cast<u32>(x), std::bit_cast<u32>(y)));
  };
  CHECK(combine(Reduction::add, TensorType::u32, 0xffffffffu, 2u) == 1u);
  CHECK(combine(Reduction::min, TensorType::i32, -5, 3) == -5);
  CHECK(combine(Reduction::min, TensorType::u32, 0xfffffffbu, 3u) == 3u);
  CHECK(combine(Reduction::max, TensorType::i64, i64{-1}, i64{1} << 40) == i64{1} << 40);
  CHECK(combine(Reduction::max, TensorType::u64, ~u64{0}, u64{1}) == ~u64{0});
  CHECK(of_floats(1.5f, 2.25f) == 3.75f);
  // Subnormal numbers count, in what is added and in the sum.
  CHECK(of_floats(0x1p-140f, 0x1p-120f) == 0x1p-120f + 0x1p-140f);
  CHECK(of_floats(0x1.8p-126f, -0x1p-126f) == 0x1p-127f);
  // Ties go to the even neighbour: 2048 + 1 and 2048 + 3 in f16, 256 + 1 and 256 + 3 in bf16.
  CHECK(combine(Reduction::add, TensorType::f16, u16{0x6800}, u16{0x3c00}) == 0x6800);
  CHECK(combine(Reduction::add, TensorType::f16, u16{0x6800}, u16{0x4200}) == 0x6802);
  CHECK(combine(Reduction::add, TensorType::bf16, u16{0x4380}, u16{0x3f80}) == 0x4380);
  CHECK(combine(Reduction::add, TensorType::bf16, u16{0x4380}, u16{0x4040}) == 0x4382);
  CHECK(combine(Reduction::add, TensorType::f16, u16{1}, u16{1}) == 2);  // subnormals are kept
  CHECK(combine(Reduction::min, TensorType::f16, u16{0x0000}, u16{0x8000}) == 0x8000);
  CHECK(combine(Reduction::max, TensorType::bf16, u16{0x7fc0}, u16{0x3f80}) == 0x3f80);  // NaN loses
  CHECK(combine(Reduction::add, TensorType::f64, std::bit_cast<u64>(1.0), std::bit_cast<u64>(2.0)) ==
        std::bit_cast<u64>(3.0));
}

TEST_CASE("bulk groups: wait_group.read gives back the source, wait_group what was written") {
  alignas(16) Words to{};
  const auto kernel = [&](bool wait_for_writes) {
    return by_one_thread([&to, wait_for_writes](SharedAddress bar) {
      write_words(bar + data, 1);
      ptx::fence_proxy_async_shared_cta();
      ptx::cp_async_bulk(&to, bar + data, bytes);
      ptx::cp_async_bulk_commit_group();
      if (wait_for_writes)
        ptx::cp_async_bulk_wait_group<0>();
      else
        ptx::cp_async_bulk_wait_group_read<0>();
      initialise(bar + 8, bytes);
      ptx::cp_async_bulk(bar + data, &to, bytes, bar + 8);
      wait_for(bar + 8);
    });
  };
  check_clean(kernel(true));
  check_found(kernel(false), {"still being written by"});
}

TEST_CASE("bulk groups: only the latest `pending` ones may be incomplete") {
  alignas(16) Words to{};
  const auto kernel = [&](u32 overwritten) {
    return by_one_thread([&to, overwritten](SharedAddress bar) {
      for (u32 i = 0; i < 2; ++i) {
        write_words(bar + data + i * bytes, 1);
        ptx::fence_proxy_async_shared_cta();
        ptx::cp_async_bulk(&to[i * 8], bar + data + i * bytes, bytes / 2);
        ptx::cp_async_bulk_commit_group();
      }
      ptx::cp_async_bulk_wait_group_read<1>();
      ptx::st_shared_b32(bar + data + overwritten * bytes, 0);
      ptx::cp_async_bulk_wait_group_read<0>();
    });
  };
  check_clean(kernel(0));
  check_found(kernel(1), {"still being read by"});
}

TEST_CASE("bulk copy: misuse is found") {
  alignas(16) static Words memory{};
  using Kernel = std::function<void(SharedAddress bar)>;
  const std::pair<const char*, Kernel> wrong[] = {
      {"dst = 1096, must be a multiple of 16",
       [](SharedAddress bar) { ptx::cp_async_bulk(bar + data + 8, &memory, 16, bar); }},
      {"must be a multiple of 16 (bytes)",
       [](SharedAddress bar) { ptx::cp_async_bulk(bar + data, &memory[1], 16, bar); }},
      {"bytes = 24, must be a multiple of 16",
       [](SharedAddress bar) { ptx::cp_async_bulk(bar + data, &memory, 24, bar); }},
      {"bytes = 8, must be a multiple of 16", [](SharedAddress bar) { ptx::cp_async_bulk(&memory, bar + data, 8); }},
      {"src = 1092, must be a multiple of 16",
       [](SharedAddress bar) { ptx::cp_reduce_async_bulk<Reduction::add, float>(&memory, bar + data + 4, 16); }},
      {"bytes = 8, must be a multiple of 16", [](SharedAddress) { ptx::cp_async_bulk_prefetch(&memory, 8); }},
      {"cta_mask = 4 names CTAs that the cluster of 1 does not have",
       [](SharedAddress bar) { ptx::cp_async_bulk_multicast(bar + data, &memory, 16, bar, 4); }},
      {"must be of another CTA of the cluster",
       [](SharedAddress bar) { ptx::cp_async_bulk(bar + data, bar + data + 16, 16, bar); }},
      {"never written", [](SharedAddress bar) { ptx::cp_async_bulk(&memory, bar + data, 16); }},
      {"fraction = 0.000000, must be above 0, at most 1",
       [](SharedAddress) { (void)ptx::createpolicy_fractional<ptx::EvictionPriority::evict_first>(0.0f); }},
      {"cache_policy = 1, must come from createpolicy",
       [](SharedAddress bar) { ptx::cp_async_bulk(bar + data, &memory, 16, bar, 1); }},
      {"exits while its bulk store group 0", [](SharedAddress bar) {
         write_words(bar + data, 0);
         ptx::fence_proxy_async_shared_cta();
         ptx::cp_async_bulk(&memory, bar + data, 16);  // and no commit
       }}};
  for (const auto& [text, kernel] : wrong) check_found(by_one_thread(kernel), {text});
}

namespace {

/// CTA 0 copies to CTA 1; what is wrong: its barrier lies elsewhere, or CTA 0 leaves before it knows the end.
void check_copy_found(const std::string& text, bool barrier_elsewhere, bool leaves_early) {
  check_found(
      [=] {
        launch(
            [=] {
              const SharedAddress bar = ptx::dynamic_smem();
              const u32 rank = ptx::cluster_ctarank();
              if (threadIdx.x == 0) {
                initialise(bar, bytes);
                write_words(bar + data, 0);
                ptx::fence_proxy_async_shared_cta();
              }
              meet_cluster();
              if (threadIdx.x == 0 && rank == 0)
                ptx::cp_async_bulk(ptx::mapa(bar + data + bytes, 1), bar + data, bytes,
                                   ptx::mapa(bar, barrier_elsewhere ? 0 : 1));
              if (threadIdx.x == 0 && rank == 1) wait_for(bar);
              if (!leaves_early) meet_cluster();
            },
            2);
      },
      {text});
}

}  // namespace

TEST_CASE("bulk copy to another CTA: misuse is found") {
  check_copy_found("must be of the same CTA as dst", true, false);
  check_copy_found("exits without knowing that the copy at", false, true);
}
