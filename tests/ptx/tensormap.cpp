// Tensor maps that a kernel changes, and the fences without which TMA does not see the change.
#include <array>
#include <cstring>
#include <vector>

#include <ptx/address.cuh>
#include <ptx/atomic.cuh>
#include <ptx/barrier.cuh>
#include <ptx/cache.cuh>
#include <ptx/cp_async_bulk_tensor.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_global.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/tensormap.cuh>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 map_offset = 128;
constexpr u32 box_offset = 1024;
constexpr u32 shared_memory = 8192;

/// 16 x 16 numbers: 0, 1, 2 ...
struct alignas(128) Memory {
  u16 values[256];
  TensorMap map;  // in global memory
};

TensorMapRequest request_of(const Memory& memory) {
  TensorMapRequest request{};
  request.type = TensorType::u16;
  request.rank = 2;
  request.address = memory.values;
  request.extent[0] = request.extent[1] = 16;
  request.stride[0] = 32;
  request.box[0] = 16;
  request.box[1] = 1;
  request.swizzle = Swizzle::none;
  return request;
}

void fill(Memory& memory) {
  for (u16 i = 0; i < 256; ++i) memory.values[i] = i;
  memory.map = model::encode(request_of(memory));
}

void wait_for(SharedAddress bar, u32 parity) {
  while (!ptx::mbarrier_try_wait_parity(bar, parity)) {
  }
}

void launch(const std::function<void()>& kernel) {
  model::run({.grid = 1, .block = 32, .cluster = 1, .shared_memory = shared_memory}, kernel);
}

/// Replaces by what makes a map of 3 columns and 4 rows from (1, 2) on, every second of them in the box.
template <class Map>
void replace(Map map, const Memory& memory) {
  ptx::tensormap_replace_global_address(map, &memory.values[32]);
  ptx::tensormap_replace_rank(map, 1);
  ptx::tensormap_replace_global_dim<0>(map, 3);
  ptx::tensormap_replace_global_dim<1>(map, 4);
  ptx::tensormap_replace_global_stride<0>(map, 32);
  ptx::tensormap_replace_box_dim<0>(map, 8);
  ptx::tensormap_replace_box_dim<1>(map, 4);
  ptx::tensormap_replace_element_stride<0>(map, 1);
  ptx::tensormap_replace_element_stride<1>(map, 2);
  ptx::tensormap_replace_elemtype<TensorType::f16>(map);
  ptx::tensormap_replace_swizzle_mode<Swizzle::bytes_32>(map);
  ptx::tensormap_replace_fill_mode<Fill::nan>(map);
}

void check_replaced(SharedAddress box) {
  for (u32 row = 0; row < 2; ++row)
    for (u32 column = 0; column < 8; ++column)
      CHECK(ptx::ld_shared_b16(box + row * 32 + column * 2) == (column < 3 ? 32 + row * 32 + column : 0x7ff7));
}

}  // namespace

TEST_CASE("tensormap.replace: every field of a map in global memory") {
  static Memory memory;
  check_clean([] {
    fill(memory);
    launch([] {
      if (threadIdx.x != 0) return;
      const SharedAddress bar = ptx::dynamic_smem();
      const SharedAddress box = bar + box_offset;
      ptx::mbarrier_init(bar, 1);
      ptx::fence_mbarrier_init();
      replace(&memory.map, memory);
      ptx::fence_proxy_tensormap_release<Scope::gpu>();
      ptx::fence_proxy_tensormap_acquire<Scope::gpu>(&memory.map);
      ptx::mbarrier_arrive_expect_tx(bar, 32);
      ptx::cp_async_bulk_tensor_2d(box, &memory.map, 0, 0, bar);
      wait_for(bar, 0);
      check_replaced(box);
    });
  });
}

TEST_CASE("tensormap.replace: every field of a map in shared memory, copied to global memory by the warp") {
  static Memory memory;
  check_clean([] {
    fill(memory);
    const TensorMap original = memory.map;
    memory.map = {};
    launch([&] {
      const SharedAddress bar = ptx::dynamic_smem();
      const SharedAddress map = bar + map_offset;
      const SharedAddress box = bar + box_offset;
      if (threadIdx.x == 0) {
        ptx::mbarrier_init(bar, 1);
        ptx::fence_mbarrier_init();
        for (u32 i = 0; i < 16; ++i) ptx::st_shared_b64(map + 8 * i, original.opaque[i]);
        replace(map, memory);
      }
      ptx::bar_sync(0, 32);
      ptx::tensormap_cp_fenceproxy<Scope::cta>(&memory.map, map);
      if (threadIdx.x != 0) return;
      ptx::fence_proxy_tensormap_acquire<Scope::cta>(&memory.map);
      ptx::mbarrier_arrive_expect_tx(bar, 32);
      ptx::cp_async_bulk_tensor_2d(box, &memory.map, 0, 0, bar);
      wait_for(bar, 0);
      check_replaced(box);
    });
  });
}

namespace {

/// A map in global memory, given another address by lane 0 and used by lane 1 behind a barrier.
struct Steps {
  bool change = true;
  bool release = true;
  bool sync = true;
  bool acquire = true;
  bool change_in_flight = false;
  bool break_rule = false;
};

std::function<void()> hand_over(Steps steps) {
  static Memory memory;
  return [=] {
    fill(memory);
    launch([=] {
      const SharedAddress bar = ptx::dynamic_smem();
      const bool changes = threadIdx.x == 0;
      const bool uses = threadIdx.x == 1;
      if (changes) {
        ptx::mbarrier_init(bar, 1);
        ptx::fence_mbarrier_init();
      }
      ptx::bar_sync(0, 32);
      if (changes && steps.change) ptx::tensormap_replace_global_address(&memory.map, &memory.values[16]);
      if (changes && steps.break_rule) ptx::tensormap_replace_global_stride<0>(&memory.map, 24);
      if (changes && steps.release) ptx::fence_proxy_tensormap_release<Scope::gpu>();
      if (steps.sync) ptx::bar_sync(0, 32);
      if (uses && steps.acquire) ptx::fence_proxy_tensormap_acquire<Scope::gpu>(&memory.map);
      if (uses) {
        ptx::mbarrier_arrive_expect_tx(bar, 32);
        ptx::cp_async_bulk_tensor_2d(bar + box_offset, &memory.map, 0, 0, bar);
        if (steps.change_in_flight) ptx::tensormap_replace_rank(&memory.map, 1);
        wait_for(bar, 0);
        CHECK(ptx::ld_shared_b16(bar + box_offset) == (steps.change ? 16 : 0));
        // Now nothing reads the map any more.
        ptx::tensormap_replace_rank(&memory.map, 1);
      }
    });
  };
}

}  // namespace

TEST_CASE("a tensor map in global memory: fences on both sides hand a change over") {
  check_clean(hand_over({}));
  check_clean(hand_over({.change = false, .release = false}));
  check_found(hand_over({.change = false, .release = false, .acquire = false}),
              {"the tensor map lies in global memory, and no fence.proxy.tensormap::generic.acquire of it is ordered "
               "before in this launch"});
  check_found(hand_over({.acquire = false}),
              {"and since then no fence.proxy.tensormap::generic.acquire of it is ordered before"});
  check_found(hand_over({.release = false}),
              {"without fence.proxy.tensormap::generic.release or tensormap.cp_fenceproxy"});
  check_found(hand_over({.sync = false}), {"without a barrier, or a release and acquire, that orders the two"});
  check_found(hand_over({.change_in_flight = true}), {"the tensor map may still be read by"});
  check_found(hand_over({.break_rule = true}), {"stride[0] = 24, must be a multiple of 16 bytes (TMA)"});
}

namespace {

/// What a grouped kernel does between two tiles of different groups.
struct Tiles {
  bool wait = true;  // for the load of the tile before, which needs the map as it was
  bool acquire = true;
};

std::function<void()> next_tile(Tiles tiles) {
  static Memory memory;
  return [=] {
    fill(memory);
    const TensorMap original = memory.map;
    launch([=] {
      const SharedAddress bar = ptx::dynamic_smem();
      const SharedAddress map = bar + map_offset;
      if (threadIdx.x == 0) {
        ptx::mbarrier_init(bar, 1);
        ptx::fence_mbarrier_init();
        for (u32 i = 0; i < 16; ++i) ptx::st_shared_b64(map + 8 * i, original.opaque[i]);
      }
      ptx::bar_warp_sync();
      for (u32 tile = 0; tile < 3; ++tile) {
        if (threadIdx.x == 0) ptx::tensormap_replace_global_address(map, &memory.values[16 * tile]);
        ptx::bar_warp_sync();
        ptx::tensormap_cp_fenceproxy<Scope::cta>(&memory.map, map);
        if (threadIdx.x == 0) {
          if (tiles.acquire || tile == 0) ptx::fence_proxy_tensormap_acquire<Scope::cta>(&memory.map);
          ptx::mbarrier_arrive_expect_tx(bar, 32);
          ptx::cp_async_bulk_tensor_2d(bar + box_offset + 128 * tile, &memory.map, 0, 0, bar);
          if (tiles.wait || tile == 2) wait_for(bar, tile & 1);
          if (tiles.wait) CHECK(ptx::ld_shared_b16(bar + box_offset + 128 * tile) == 16 * tile);
        }
        ptx::bar_warp_sync();
      }
    });
  };
}

/// cp_fenceproxy by the warp; a replacement in place by a thread; its plain stores of what lies in shared memory.
enum class By { warp, thread, stores };

/// CTA 0 writes a map, CTA 1 of another cluster loads by it, behind a flag.
std::function<void()> to_other_cta(By by, Scope scope, bool release = true, bool acquire = true) {
  static Memory memory;
  static u32 flag;
  return [=] {
    fill(memory);
    flag = 0;
    const TensorMap original = memory.map;
    model::run({.grid = 2, .block = 32, .cluster = 1, .shared_memory = shared_memory}, [=] {
      const SharedAddress bar = ptx::dynamic_smem();
      const SharedAddress map = bar + map_offset;
      if (blockIdx.x == 0) {
        if (by != By::thread && threadIdx.x == 0) {
          for (u32 i = 0; i < 16; ++i) ptx::st_shared_b64(map + 8 * i, original.opaque[i]);
          ptx::tensormap_replace_global_address(map, &memory.values[16]);
        }
        ptx::bar_warp_sync();
        if (by == By::warp) {
          ptx::tensormap_cp_fenceproxy<Scope::gpu>(&memory.map, map);
          ptx::bar_warp_sync();
        } else if (threadIdx.x == 0) {
          if (by == By::thread) ptx::tensormap_replace_global_address(&memory.map, &memory.values[16]);
          if (by == By::stores)
            for (u32 i = 0; i < 16; ++i) {
              const u64 part = ptx::ld_shared_b64(map + 8 * i);
              ptx::st_global_v2_b32(&memory.map.opaque[i], static_cast<u32>(part), static_cast<u32>(part >> 32));
            }
          if (release) ptx::fence_proxy_tensormap_release<Scope::gpu>();
        }
        if (threadIdx.x == 0) ptx::st_release_global_u32<Scope::gpu>(&flag, 1);
        return;
      }
      if (threadIdx.x != 0) return;
      ptx::mbarrier_init(bar, 1);
      ptx::fence_mbarrier_init();
      while (ptx::ld_acquire_global_u32<Scope::gpu>(&flag) == 0) {
      }
      if (acquire && scope == Scope::gpu) ptx::fence_proxy_tensormap_acquire<Scope::gpu>(&memory.map);
      if (acquire && scope == Scope::cta) ptx::fence_proxy_tensormap_acquire<Scope::cta>(&memory.map);
      ptx::mbarrier_arrive_expect_tx(bar, 32);
      ptx::cp_async_bulk_tensor_2d(bar + box_offset, &memory.map, 0, 0, bar);
      wait_for(bar, 0);
      CHECK(ptx::ld_shared_b16(bar + box_offset) == 16);
    });
  };
}

}  // namespace

TEST_CASE("a tensor map rewritten between tiles: behind the load before, and acquired anew") {
  check_clean(next_tile({}));
  check_found(next_tile({.wait = false}), {"the tensor map may still be read by"});
  check_found(next_tile({.acquire = false}),
              {"and since then no fence.proxy.tensormap::generic.acquire of it is ordered before"});
}

TEST_CASE("a tensor map handed to another CTA: release, flag, acquire, and scopes that have both") {
  for (const By by : {By::warp, By::thread, By::stores}) {
    check_clean(to_other_cta(by, Scope::gpu));
    check_found(to_other_cta(by, Scope::cta), {"with both fences' scopes wide enough"});
    check_found(to_other_cta(by, Scope::gpu, true, false),
                {"and since then no fence.proxy.tensormap::generic.acquire of it is ordered before"});
  }
  for (const By by : {By::thread, By::stores})
    check_found(to_other_cta(by, Scope::gpu, false),
                {"without fence.proxy.tensormap::generic.release or tensormap.cp_fenceproxy"});
}

TEST_CASE("tensormap: misuse is found") {
  static Memory memory;
  using Kernel = std::function<void(SharedAddress)>;
  const std::pair<const char*, Kernel> wrong[] = {
      {"is not 128-byte aligned", [](SharedAddress smem) { ptx::tensormap_replace_rank(smem + 64, 1); }},
      {"never written", [](SharedAddress smem) { ptx::tensormap_replace_rank(smem + map_offset, 1); }},
      {"the tensor map must lie in global memory",
       [](SharedAddress) {
         TensorMap local = memory.map;
         ptx::tensormap_replace_rank(&local, 1);
       }},
      {"the tensor map must be 128-byte aligned",
       [](SharedAddress) {
         ptx::fence_proxy_tensormap_acquire<Scope::sys>(reinterpret_cast<TensorMap*>(&memory.values[8]));
       }},
      {"the tensor map was never encoded", [](SharedAddress) {
         memory.map = {};
         ptx::prefetch_tensormap(&memory.map);
       }}};
  for (const auto& [text, kernel] : wrong)
    check_found(
        [&kernel = kernel] {
          fill(memory);
          launch([&kernel] {
            if (threadIdx.x == 0) kernel(ptx::dynamic_smem());
          });
        },
        {text});
}
