// The clock that SMs have while they compute a product. NVML's is a mean over longer than most launches take: here an
// epilogue reads the cycles of its SM and the time.
//
// usage: sm_clock
//   COMMIT  in the environment: what was built
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include <cuda_runtime.h>

#include <bench/device/nvml.hpp>
#include <bench/device/on_device.hpp>
#include <host/kernels.hpp>
#include <ptx/special_registers.cuh>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using test::DeviceBuffer;
using test::require;

namespace {

/// From the end of an SM's first tile to the end of its last one.
struct Span {
  unsigned long long first_cycle, last_cycle, first_ns, last_ns;

  double mhz() const {
    return 1e3 * static_cast<double>(last_cycle - first_cycle) / static_cast<double>(last_ns - first_ns);
  }
};
constexpr Span nothing{~0ull, 0, ~0ull, 0};

/// An epilogue that changes no sum, and tells when CTA 0 has multiplied a tile.
struct Timed {
  Span* span;

  template <class Fragment>
  __device__ void operator()(const Fragment&, u32, float*) const {
    if (blockIdx.x != 0 || threadIdx.x % warpgroup_threads != 0) return;
    const unsigned long long cycle = ptx::clock64(), ns = ptx::globaltimer();
    atomicMin(&span->first_cycle, cycle);  // atomics whose result nobody waits for
    atomicMax(&span->last_cycle, cycle);
    atomicMin(&span->first_ns, ns);
    atomicMax(&span->last_ns, ns);
  }
};

struct Launch {
  double us, mhz;
};

class Stopwatch {
 public:
  template <class Call>
  Launch time(const Call& call) {
    require(cudaMemcpyAsync(span(), &nothing, sizeof nothing, cudaMemcpyHostToDevice, stream()));
    require(cudaEventRecord(begin_.get(), stream()));
    require(call());
    require(cudaEventRecord(end_.get(), stream()));
    Span measured;
    float ms = 0;
    require(cudaMemcpyAsync(&measured, span(), sizeof measured, cudaMemcpyDeviceToHost, stream()));
    require(cudaStreamSynchronize(stream()));
    require(cudaEventElapsedTime(&ms, begin_.get(), end_.get()));
    return {1e3 * ms, measured.mhz()};
  }
  Span* span() const { return reinterpret_cast<Span*>(memory_.data()); }
  cudaStream_t stream() const { return stream_.get(); }

 private:
  DeviceBuffer memory_{sizeof(Span)};
  bench::StreamHandle stream_ = bench::make_stream();
  bench::EventHandle begin_ = bench::make_event(), end_ = bench::make_event();
};

/// Enough launches for so long, which nobody waits for.
template <class Call>
void keep_busy(const Call& call, double us_of_one, double us) {
  for (double passed = 0; passed < us; passed += us_of_one) require(call());
}

template <class Types, Configuration configuration>
void report(Stopwatch& watch, const char* kernel, i64 m, i64 n, i64 k, bool is_random) {
  using Input = typename Types::Input;
  using Output = typename Types::Output;
  constexpr int rests = 10, turns = 3;
  constexpr auto rest = std::chrono::milliseconds(30);
  constexpr double burst_us = 5e3, sustained_us = 4e5;
  enum { in_bursts, sustained, modes };

  const i64 k_blocks = ceil_div(k, scaled_k);
  DeviceBuffer a(static_cast<size_t>(m * k) * sizeof(Input)), b(static_cast<size_t>(n * k) * sizeof(Input)),
      d(static_cast<size_t>(m * n) * sizeof(Output)), scales(static_cast<size_t>((m + n) * k_blocks) * sizeof(float));
  auto* const scales_a = reinterpret_cast<float*>(scales.data());
  const auto fill = [&](bench::ElementType type, void* data, i64 rows, i64 columns, u64 operand) {
    bench::fill_normal({type, rows, columns, columns, data}, 1, operand, watch.stream(), is_random ? 1 : 0);
  };
  fill(bench::element_type<Input>, a.data(), m, k, 0);
  fill(bench::element_type<Input>, b.data(), n, k, 1);
  fill(bench::ElementType::fp32, scales_a, m + n, k_blocks, 2);
  GemmArguments arguments{
      .m = m, .n = n, .k = k, .a = a.data(), .lda = k, .b = b.data(), .ldb = k, .d = d.data(), .ldd = n};
  if (Types::has_block_scales) arguments.block_scales = {scales_a, m, scales_a + m * k_blocks, n};
  const auto call = [&] { return launch<Types, configuration>(arguments, watch.stream(), Timed{watch.span()}); };
  watch.time(call);  // the first one loads the kernel

  char bus_id[32];
  require(cudaDeviceGetPCIBusId(bus_id, sizeof bus_id, 0));
  bench::Sampler sampler(bus_id, modes);
  Launch first{}, in_burst{}, last{};
  const auto add = [](Launch& sum, const Launch& x, int count) {
    sum.us += x.us / count;
    sum.mhz += x.mhz / count;
  };
  for (int i = 0; i < rests; ++i) {
    std::this_thread::sleep_for(rest);
    sampler.attribute_to(in_bursts);
    const Launch x = watch.time(call);
    keep_busy(call, x.us, burst_us - 2 * x.us);
    add(in_burst, watch.time(call), rests);
    add(first, x, rests);
    sampler.attribute_to(bench::Sampler::nobody);
  }
  keep_busy(call, first.us, sustained_us);
  require(cudaStreamSynchronize(watch.stream()));
  sampler.attribute_to(sustained);
  for (int i = 0; i < turns; ++i) {
    keep_busy(call, first.us, sustained_us);
    add(last, watch.time(call), turns);
  }
  sampler.attribute_to(bench::Sampler::nobody);

  const std::string problem = std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k);
  std::printf("%-20s %-32s %-7s %6.0f %5.0f   %6.0f %5.0f %5.0f   %6.0f %5.0f %5.0f\n", problem.c_str(), kernel,
              is_random ? "random" : "zeros", first.us, first.mhz, in_burst.us, in_burst.mhz,
              sampler.of(in_bursts).sm_clock_mhz, last.us, last.mhz, sampler.of(sustained).sm_clock_mhz);
  std::fflush(stdout);
}

}  // namespace

int main() {
  test::device_or_skip("sm_clock");
  cudaDeviceProp device;
  require(cudaGetDeviceProperties(&device, 0));
  const char* const commit = std::getenv("COMMIT");
  std::printf("%s, driver %s, CUDA %d.%d, commit %s; microseconds, MHz of an SM's cycles, MHz by NVML\n\n", device.name,
              bench::driver_version().c_str(), CUDART_VERSION / 1000, CUDART_VERSION % 1000 / 10,
              commit != nullptr ? commit : "unknown");
  std::printf("%-20s %-32s %-7s %12s   %18s   %18s\n%-20s %-32s %-7s %6s %5s   %6s %5s %5s   %6s %5s %5s\n", "", "", "",
              "after a rest", "after 5 ms", "sustained", "m x n x k", "kernel", "A, B", "us", "SM", "us", "SM", "NVML",
              "us", "SM", "NVML");
  using Bf16 = Types<bf16>;
  using Blocks = Types<e4m3, float, e4m3, BlockScales::b_1x128>;
  constexpr Configuration wide{.kernel = Kernel::gemm_cooperative, .tile = {128, 256}, .cluster = {.m = 2}};
  constexpr Configuration in_turns{.kernel = Kernel::gemm_pingpong, .tile = {128, 192}, .cluster = {.m = 2}};
  constexpr Configuration narrow{.kernel = Kernel::gemm_swapped, .tile = {80, 128}};
  constexpr Configuration promoted{.kernel = Kernel::gemm_fp8_block, .tile = {256, 128}, .cluster = {.n = 2}};
  Stopwatch watch;
  report<Bf16, wide>(watch, "gemm_cooperative 128x256, 2x1", 8192, 8192, 8192, true);
  report<Bf16, wide>(watch, "gemm_cooperative 128x256, 2x1", 8192, 8192, 8192, false);
  report<Bf16, in_turns>(watch, "gemm_pingpong 128x192, 2x1", 8192, 8192, 8192, true);
  report<Bf16, wide>(watch, "gemm_cooperative 128x256, 2x1", 4096, 7168, 2112, true);
  report<Bf16, narrow>(watch, "gemm_swapped 80x128, 1x1", 4096, 8192, 1024, true);
  report<Blocks, promoted>(watch, "gemm_fp8_block 256x128, 1x2", 7168, 4096, 16384, true);
}
