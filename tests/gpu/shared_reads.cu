// Lets some SMs read the same lines of L2 at the same time, for scripts/shared_reads.py to count what L2 was asked for.
//
// usage: shared_reads ([SMS]:[DELAY])...
//   SMS    numbers of SMs by commas, such as 0,1,16; each launch has those of one argument, all others do nothing
//   DELAY  cycles that the second one begins later than the others; none unless given
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <cuda_runtime.h>

#include <ptx/address.cuh>
#include <ptx/cp_async_bulk.cuh>
#include <ptx/fence.cuh>
#include <ptx/mbarrier.cuh>
#include <ptx/special_registers.cuh>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using test::require;

namespace {

constexpr u32 copy_bytes = 8192, copies = 256, in_flight = 8;
constexpr u32 most_sms = 256;
constexpr u32 all_of_shared_memory = 200 << 10;  // so that an SM has one CTA
constexpr u64 nanoseconds_ahead = 8000;          // for all to have seen when they begin

struct Readers {
  u32 count;
  u32 cycles_late[most_sms];  // of each SM; absent: it does not read
};
constexpr u32 absent = ~0u;

struct Start {
  u32 arrived;
  u64 time;  // by globaltimer; 0: not all have arrived
};

__global__ void __launch_bounds__(32, 1)
    read_lines(const char* lines, const __grid_constant__ Readers readers, Start* start) {
  const u32 cycles_late = readers.cycles_late[ptx::smid()];
  if (threadIdx.x != 0 || cycles_late == absent) return;
  const SharedAddress buffers = ptx::dynamic_smem(), barriers = buffers + in_flight * copy_bytes;
  const auto full = [&](u32 copy) { return barriers + copy % in_flight * u32{sizeof(u64)}; };
  for (u32 copy = 0; copy < in_flight; ++copy) ptx::mbarrier_init(full(copy), 1);
  ptx::fence_mbarrier_init();

  if (atomicAdd(&start->arrived, 1) + 1 == readers.count) {
    const u64 time = ptx::globaltimer() + nanoseconds_ahead;
    atomicExch(reinterpret_cast<unsigned long long*>(&start->time), static_cast<unsigned long long>(time));
  }
  u64 time;
  do time = *static_cast<volatile u64*>(&start->time);
  while (time == 0 || ptx::globaltimer() < time);
  for (const u64 clock = ptx::clock64(); ptx::clock64() - clock < cycles_late;) {
  }

  for (u32 copy = 0; copy < copies + in_flight; ++copy) {
    if (copy >= in_flight)
      while (!ptx::mbarrier_try_wait_parity(full(copy), (copy / in_flight - 1) & 1)) {
      }
    if (copy >= copies) continue;
    ptx::mbarrier_arrive_expect_tx(full(copy), copy_bytes);
    ptx::cp_async_bulk(buffers + copy % in_flight * copy_bytes, lines + copy * copy_bytes, copy_bytes, full(copy));
  }
}

Readers parse(const char* argument, u32 sms) {
  Readers readers{};
  for (u32& late : readers.cycles_late) late = absent;
  const char* delay = std::strchr(argument, ':');
  for (const char* sm = argument; sm != nullptr && sm < delay;) {
    const unsigned long number = std::strtoul(sm, nullptr, 10);
    if (number >= sms || readers.cycles_late[number] != absent) {
      readers.count = 0;  // it would wait for ever
      break;
    }
    readers.cycles_late[number] = readers.count++ == 1 ? static_cast<u32>(std::strtoul(delay + 1, nullptr, 10)) : 0;
    sm = static_cast<const char*>(std::memchr(sm, ',', static_cast<std::size_t>(delay - sm)));
    if (sm != nullptr) ++sm;
  }
  if (readers.count < 1) {
    std::fprintf(stderr, "shared_reads: %s, must be such as 0,1,16:200, of this GPU's SMs\n", argument);
    std::exit(2);
  }
  return readers;
}

}  // namespace

int main(int count, char** arguments) {
  char* lines;
  Start* start;
  cudaDeviceProp device;
  require(cudaGetDeviceProperties(&device, 0));
  require(cudaMalloc(&lines, copies * copy_bytes));
  require(cudaMemset(lines, 0, copies * copy_bytes));
  require(cudaMalloc(&start, sizeof(Start)));
  require(cudaFuncSetAttribute(read_lines, cudaFuncAttributeMaxDynamicSharedMemorySize, all_of_shared_memory));
  std::printf("%s, %d SMs\n", device.name, device.multiProcessorCount);
  for (int i = 1; i < count; ++i) {
    const Readers readers = parse(arguments[i], std::min<u32>(device.multiProcessorCount, most_sms));
    require(cudaMemset(start, 0, sizeof(Start)));
    read_lines<<<static_cast<unsigned>(device.multiProcessorCount), 32, all_of_shared_memory>>>(lines, readers, start);
    require(cudaGetLastError());
    require(cudaDeviceSynchronize());
  }
}
