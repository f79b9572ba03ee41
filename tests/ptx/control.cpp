// Registers, election, and the end of a kernel that must not go on.
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <tests/ptx/schedules.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

void launch(u32 threads, const std::function<void()>& kernel) {
  model::run({.grid = 2, .block = threads, .cluster = 1, .shared_memory = 16}, kernel);
}

}  // namespace

TEST_CASE("elect.sync chooses the same one lane of each warp") {
  check_clean([] {
    u32 elected[3] = {};
    u32 again[3] = {};
    launch(96, [&] {
      const bool first = ptx::elect_sync();
      if (first) ++elected[threadIdx.x / 32];
      if (ptx::elect_sync() == first && first) ++again[threadIdx.x / 32];
    });
    for (u32 warp = 0; warp < 3; ++warp) {
      CHECK(elected[warp] == 2);  // by each of two CTAs
      CHECK(again[warp] == 2);
    }
  });
  check_found(
      [] {
        launch(32, [] {
          if (threadIdx.x < 31) [[maybe_unused]]
            const bool elected = ptx::elect_sync();
        });
      },
      {"the other lanes of its warp in elect.sync"});
}

TEST_CASE("redux.sync.max: every lane gets the largest value of its warp, time after time") {
  check_clean([] {
    launch(96, [] {
      for (u32 i = 0; i < 3; ++i) {
        const u32 largest = ptx::redux_sync_max_u32((threadIdx.x * 7 + i * 13) % 96);
        u32 want = 0;
        for (u32 lane = 0; lane < 32; ++lane) want = std::max(want, ((threadIdx.x / 32 * 32 + lane) * 7 + i * 13) % 96);
        if (largest != want) ptx::trap();
      }
    });
  });
  check_found(
      [] {
        launch(32, [] {
          if (threadIdx.x < 31) [[maybe_unused]]
            const u32 largest = ptx::redux_sync_max_u32(0);
        });
      },
      {"the other lanes of its warp in redux.sync"});
}

TEST_CASE("setmaxnreg moves registers between warpgroups, and waits for those that are not free yet") {
  // 512 threads begin with 128 registers each, all there are.
  check_clean([] {
    launch(512, [] {
      if (threadIdx.x < 256)
        ptx::setmaxnreg_inc<216>();
      else
        ptx::setmaxnreg_dec<40>();
    });
  });
  check_found([] { launch(512, [] { ptx::setmaxnreg_inc<136>(); }); }, {"setmaxnreg.inc 136 (0 registers free)"});
  // 384 threads begin with 168 each. 64 Ki registers would be enough for 32 and twice 240, but 168 times three are all
  // that the CTA has: an H200 hung.
  check_clean([] {
    launch(384, [] {
      if (threadIdx.x < 128)
        ptx::setmaxnreg_dec<24>();
      else
        ptx::setmaxnreg_inc<240>();
    });
  });
  check_found(
      [] {
        launch(384, [] {
          if (threadIdx.x < 128)
            ptx::setmaxnreg_dec<32>();
          else
            ptx::setmaxnreg_inc<240>();
        });
      },
      {"setmaxnreg.inc 240 ("});
  check_found([] { launch(512, [] { ptx::setmaxnreg_inc<120>(); }); },
              {"setmaxnreg.inc at control.cpp:", "count = 120, and the warp has 128 registers per thread"});
  check_found([] { launch(512, [] { ptx::setmaxnreg_dec<136>(); }); }, {"count = 136, and the warp has 128"});
}

TEST_CASE("setmaxnreg binds all four warps of a warpgroup, and they must meet between two") {
  check_found(
      [] {
        launch(128, [] {
          if (threadIdx.x < 96) ptx::setmaxnreg_dec<40>();
        });
      },
      {"all four must execute each"});
  check_found(
      [] {
        launch(128, [] {
          if (threadIdx.x < 96)
            ptx::setmaxnreg_dec<40>();
          else
            ptx::setmaxnreg_dec<24>();
        });
      },
      {"warp 3 executed setmaxnreg 24 at control.cpp:", "and warp 0 of the same warpgroup 40",
       "must execute the same"});
  const auto twice = [](bool barrier) {
    return [barrier] {
      launch(128, [barrier] {
        ptx::setmaxnreg_dec<64>();
        if (barrier) ptx::bar_sync(0, 128);
        ptx::setmaxnreg_dec<40>();
      });
    };
  };
  check_clean(twice(true));
  check_found(twice(false), {"the warpgroup must meet between two"});
}

TEST_CASE("trap ends the launch, and says where") {
  check_found([] { launch(32, [] { ptx::trap(); }); }, {"trap at control.cpp:"});
}
