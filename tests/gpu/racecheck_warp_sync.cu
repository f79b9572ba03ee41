// What compute-sanitizer's racecheck makes of bar.warp.sync. Lanes read a word of shared memory, and an mbarrier tells
// the warp that writes it anew: either each lane arrives for itself, or one lane for all, behind bar.warp.sync. By the
// PTX ISA ("Causality order") both order the reads before the next write; racecheck is silent about the first alone.
//
// racecheck_warp_sync EACH_LANE|ONE_LANE
#include <cstdio>
#include <string_view>

#include <ptx/address.cuh>
#include <ptx/barrier.cuh>
#include <ptx/control.cuh>
#include <ptx/fence.cuh>
#include <ptx/ld_st_shared.cuh>
#include <ptx/mbarrier.cuh>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr u32 rounds = 100;

struct Smem {
  u64 full;   // 1 arrival: the word is written
  u64 empty;  // of each lane, or of one: it is read
  u32 word;
};

template <bool each_lane_arrives>
__global__ void hand_over(u32* sums) {
  const SharedAddress smem = ptx::dynamic_smem();
  const SharedAddress full = smem, empty = smem + sizeof(u64), word = smem + 2 * sizeof(u64);
  const u32 lane = threadIdx.x % warp_threads;
  if (threadIdx.x == 0) {
    ptx::mbarrier_init(full, 1);
    ptx::mbarrier_init(empty, each_lane_arrives ? warp_threads : 1);
    ptx::fence_mbarrier_init();
  }
  ptx::bar_sync(0, 2 * warp_threads);
  if (threadIdx.x < warp_threads) {
    for (u32 round = 0; round < rounds; ++round) {
      while (!ptx::mbarrier_try_wait_parity(empty, round % 2 ^ 1)) {
      }
      if (lane == 0) {
        ptx::st_shared_b32(word, round);
        ptx::mbarrier_arrive(full);
      }
      ptx::bar_warp_sync();
    }
  } else {
    u32 sum = 0;
    for (u32 round = 0; round < rounds; ++round) {
      while (!ptx::mbarrier_try_wait_parity(full, round % 2)) {
      }
      sum += ptx::ld_shared_b32(word);
      if (!each_lane_arrives) ptx::bar_warp_sync();
      if (each_lane_arrives || lane == 0) ptx::mbarrier_arrive(empty);
    }
    sums[lane] = sum;
  }
}

}  // namespace

int main(int count, char** arguments) {
  start("racecheck_warp_sync");
  const bool each_lane = count < 2 || std::string_view(arguments[1]) == "EACH_LANE";
  DeviceBuffer sums(warp_threads * sizeof(u32));
  const auto kernel = each_lane ? hand_over<true> : hand_over<false>;
  kernel<<<1, 2 * warp_threads, sizeof(Smem)>>>(reinterpret_cast<u32*>(sums.data()));
  require(cudaDeviceSynchronize());
  u32 got[warp_threads];
  require(cudaMemcpy(got, sums.data(), sizeof(got), cudaMemcpyDeviceToHost));
  for (const u32 sum : got) require(sum == rounds * (rounds - 1) / 2, "a lane has read something else");
  std::printf("racecheck_warp_sync: passed, %s arrive%s\n", each_lane ? "all lanes" : "one lane", each_lane ? "" : "s");
}
