// Global memory: what bulk operations may do at the same time, when their writes are complete, and which fences order
// them after other accesses.
#include <cstring>

#include <host/device.hpp>
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
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 threads = 32;
constexpr u32 words = 32;
constexpr u32 bytes = words * sizeof(u32);
constexpr u32 shared_memory = 4096;
constexpr SharedAddress full_offset = 2048;

void launch(u32 grid, const std::function<void()>& kernel, bool programmatic = false) {
  model::run(
      {.grid = grid, .block = threads, .cluster = 1, .shared_memory = shared_memory, .programmatic = programmatic},
      kernel);
}

/// Thread 0 writes numbers to shared memory, ready for a bulk store.
SharedAddress staged(u32 first) {
  const SharedAddress staging = ptx::dynamic_smem();
  for (u32 i = 0; i < words; ++i) ptx::st_shared_b32(staging + i * 4, first + i);
  ptx::fence_proxy_async_shared_cta();
  return staging;
}

/// Thread 0 loads into shared memory behind what staged() writes, and waits.
SharedAddress loaded(const void* from) {
  const SharedAddress full = ptx::dynamic_smem() + full_offset;
  const SharedAddress to = ptx::dynamic_smem() + 1024;
  ptx::mbarrier_init(full, 1);
  ptx::fence_mbarrier_init();
  ptx::mbarrier_arrive_expect_tx(full, bytes);
  ptx::cp_async_bulk(to, from, bytes, full);
  while (!ptx::mbarrier_try_wait_parity(full, 0)) {
  }
  return to;
}

struct Memory {
  alignas(128) u32 data[words * 4];
  u32 flag;
};

const std::string no_wait = "(async) by CTA 0 warp 0 lane 0 without a wait that orders the two";

enum class Wait { none, read, all };

/// CTA 0 stores by a bulk operation and sets a flag; CTA 1 waits for it and loads.
void hand_over(Memory& x, Wait wait, bool load_by_bulk) {
  x = {};
  launch(2, [&, wait, load_by_bulk] {
    if (threadIdx.x != 0) return;
    if (blockIdx.x == 0) {
      ptx::cp_async_bulk(x.data, staged(5), bytes);
      ptx::cp_async_bulk_commit_group();
      if (wait == Wait::read) ptx::cp_async_bulk_wait_group_read<0>();
      if (wait == Wait::all) ptx::cp_async_bulk_wait_group<0>();
      ptx::st_release_global_u32<Scope::gpu>(&x.flag, 1);
      ptx::cp_async_bulk_wait_group_read<0>();
      return;
    }
    while (ptx::ld_acquire_global_u32<Scope::gpu>(&x.flag) == 0) {
    }
    const u32 got = load_by_bulk ? ptx::ld_shared_b32(loaded(x.data) + 12) : ptx::ld_global_b32(&x.data[3]);
    CHECK(got == 8);
  });
}

}  // namespace

TEST_CASE("global memory: a bulk store is complete after wait_group, not after wait_group.read") {
  Memory x;
  for (const bool load_by_bulk : {false, true}) {
    check_clean([&] { hand_over(x, Wait::all, load_by_bulk); });
    check_found([&] { hand_over(x, Wait::read, load_by_bulk); }, {no_wait});
    check_found([&] { hand_over(x, Wait::none, load_by_bulk); }, {no_wait});
  }
}

TEST_CASE("global memory: bulk stores of several CTAs may touch neighbours, not the same bytes") {
  Memory x;
  const auto store = [&](u32 distance) {
    launch(4, [&, distance] {
      if (threadIdx.x != 0) return;
      ptx::cp_async_bulk(&x.data[blockIdx.x * distance], staged(0), bytes);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group_read<0>();
    });
  };
  check_clean([&] { store(words); });
  check_found([&] { store(words - 4); }, {"bulk store at memory_bulk.cpp:"});
  check_found([&] { store(0); }, {"still being written by memory_bulk.cpp:"});
}

namespace {

struct BoxParams {
  TensorMap map;
  i32 step_x;
  i32 step_y;
};

/// Each CTA stores a box.
__global__ void store_boxes_of_map(const __grid_constant__ BoxParams params) {
  if (threadIdx.x != 0) return;
  const i32 cta = static_cast<i32>(blockIdx.x);
  ptx::cp_async_bulk_tensor_2d(&params.map, cta * params.step_x, cta * params.step_y, staged(0));
  ptx::cp_async_bulk_commit_group();
  ptx::cp_async_bulk_wait_group_read<0>();
}

}  // namespace

TEST_CASE("global memory: boxes of one tensor may lie beside each other, not on each other") {
  constexpr i64 columns = 64;
  constexpr i64 rows = 16;
  alignas(128) static u32 tensor[rows * columns];
  BoxParams params;
  const TensorMapRequest request{.type = TensorType::f32,
                                 .rank = 2,
                                 .address = tensor,
                                 .extent = {columns, rows},
                                 .stride = {columns * 4},
                                 .box = {8, 4},
                                 .swizzle = Swizzle::none};
  REQUIRE(check(request, "test").ok());
  REQUIRE(device::encode_tensor_map(request, "test", &params.map).ok());
  const auto store = [&](i32 step_x, i32 step_y) {
    params.step_x = step_x;
    params.step_y = step_y;
    (void)device::launch("test", &store_boxes_of_map, 4,
                         {.block = threads, .cluster = 1, .shared_memory = shared_memory}, nullptr, params);
  };
  check_clean([&] { store(8, 0); });
  check_clean([&] { store(0, 4); });
  check_clean([&] { store(8, 4); });
  check_found([&] { store(4, 0); }, {"TMA store at memory_bulk.cpp:"});
  check_found([&] { store(4, 3); }, {"still being written by memory_bulk.cpp:"});
  check_clean([&] { store(64, 0); });  // all but one lie outside
}

TEST_CASE("global memory: bulk reductions are no race with each other, but with a plain access") {
  Memory x;
  const auto reduce = [&](bool read) {
    x = {};
    launch(4, [&, read] {
      if (threadIdx.x != 0) return;
      ptx::cp_reduce_async_bulk<Reduction::add, u32>(x.data, staged(1), bytes);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group<0>();
      ptx::red_global_add_u32<Order::relaxed, Scope::gpu>(&x.data[1], 1);
      if (read) (void)ptx::ld_global_b32(&x.data[0]);
    });
  };
  check_clean([&] {
    reduce(false);
    CHECK(x.data[0] == 4);
    CHECK(x.data[1] == 12);
  });
  check_found([&] { reduce(true); }, {"orders the two"});
}

TEST_CASE("global memory: what st.global wrote needs fence.proxy.async before a bulk load") {
  Memory x;
  const auto load = [&](void (*fence)(), bool write_elsewhere) {
    x = {};
    launch(1, [&, fence, write_elsewhere] {
      // All write, thread 0 loads.
      if (!write_elsewhere || threadIdx.x != 0) ptx::st_global_b32(&x.data[threadIdx.x], threadIdx.x);
      fence();
      ptx::bar_sync(0, threads);
      if (threadIdx.x != 0) return;
      const u32 got = ptx::ld_shared_b32(loaded(x.data) + 8);
      CHECK(got == 2);
    });
  };
  for (const bool write_elsewhere : {false, true}) {
    check_clean([&] { load([] { ptx::fence_proxy_async_global(); }, write_elsewhere); });
    check_clean([&] { load([] { ptx::fence_proxy_async(); }, write_elsewhere); });
    check_found([&] { load([] { ptx::fence_proxy_async_shared_cta(); }, write_elsewhere); },
                {"written through the generic proxy by memory_bulk.cpp:"});
    check_found([&] { load([] {}, write_elsewhere); }, {"without fence.proxy.async"});
  }
}

TEST_CASE("global memory: a fence.acq_rel makes relaxed accesses hand over") {
  Memory x;
  const auto hand_over_by_fences = [&](bool release, bool acquire) {
    x = {};
    launch(3, [&, release, acquire] {
      ptx::st_global_b32(&x.data[blockIdx.x * words + threadIdx.x], 1);
      ptx::bar_sync(0, threads);
      if (threadIdx.x == 0) {
        if (release) ptx::fence_acq_rel<Scope::gpu>();
        const u32 arrival = ptx::atom_global_add_u32<Order::relaxed, Scope::gpu>(&x.flag, 1);
        if (arrival != 2) return;
        if (acquire) ptx::fence_acq_rel<Scope::gpu>();
        u32 sum = 0;
        for (u32 i = 0; i < 3 * words; ++i) sum += ptx::ld_global_b32(&x.data[i]);
        CHECK(sum == 3 * words);
        ptx::st_global_b32(&x.flag, 0);
      }
    });
  };
  for (const int at_once : {1, 3}) {
    check_clean([&] { hand_over_by_fences(true, true); }, at_once);
    check_found([&] { hand_over_by_fences(false, true); }, {"still being written by"}, at_once);
    check_found([&] { hand_over_by_fences(true, false); }, {"still being written by"}, at_once);
  }
}

TEST_CASE("griddepcontrol.wait holds for bulk operations, too") {
  Memory x;
  const auto copy = [&](bool wait) {
    x = {};
    launch(1, [&] {
      if (threadIdx.x != 0) return;
      ptx::cp_async_bulk(x.data, staged(1), bytes);
      ptx::cp_async_bulk_commit_group();
      ptx::cp_async_bulk_wait_group_read<0>();
    });
    launch(
        1,
        [&, wait] {
          if (threadIdx.x != 0) return;
          if (wait) ptx::griddepcontrol_wait();
          const u32 got = ptx::ld_shared_b32(loaded(x.data));
          CHECK(got == 1);
        },
        true);
  };
  check_clean([&] { copy(true); });
  check_found([&] { copy(false); }, {"no griddepcontrol.wait lies between"});
}
