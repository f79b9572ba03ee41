// What a call of gemm_cooperative costs on the host beyond cudaLaunchKernelExC itself: checks, tensor maps, the grid.
#include <algorithm>
#include <chrono>
#include <vector>

#include <host/gemm_cooperative.hpp>
#include <tests/gpu/device.cuh>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

using Config = cooperative::Config<>;

constexpr double limit_us = 3;
constexpr int rounds = 400;
constexpr int calls = 64;  // per round; fewer than a stream queues, so that no call waits for the device
constexpr int warm_up_rounds = 20;

/// Microseconds of each call.
class Times {
 public:
  template <class Call>
  void measure(Call call) {
    const auto begin = std::chrono::steady_clock::now();
    call();
    const std::chrono::duration<double, std::micro> us = std::chrono::steady_clock::now() - begin;
    us_.push_back(us.count());
  }
  double quantile(double q) {
    std::sort(us_.begin(), us_.end());
    return us_[static_cast<size_t>(q * static_cast<double>(us_.size() - 1))];
  }

 private:
  std::vector<double> us_;
};

}  // namespace

int main() {
  start("launch_cost");
  constexpr i64 m = Config::block_m;
  constexpr i64 n = Config::block_n;
  constexpr i64 k = stage_k<bf16>;
  DeviceBuffer a(m * k * 2);
  DeviceBuffer b(n * k * 2);
  DeviceBuffer d(m * n * 2);
  require(cudaMemset(a.data(), 0, m * k * 2));
  require(cudaMemset(b.data(), 0, n * k * 2));
  cudaStream_t stream;
  require(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  const GemmArguments arguments{
      .m = m, .n = n, .k = k, .a = a.data(), .lda = k, .b = b.data(), .ldb = k, .d = d.data(), .ldd = n};

  // The launch alone, everything prepared: one CTA.
  GemmParams<Config> params;
  params.tiles = persistent_tiles<Config>(arguments, {1, 1}, 1);
  params.weights_ready = false;
  params.d = output_matrix<bf16>(arguments);
  set_arguments(arguments, &params.epilogue);
  // In a template, as in launchers: nvcc cannot write the types of stages and boxes into the host's code elsewhere.
  const auto encode = [&]<class AnyConfig>(AnyConfig) {
    using A = typename AnyConfig::StageA;
    using B = typename AnyConfig::StageB;
    if (Status s = encode_inputs<A, B>("launch_cost", arguments, A::box_rows, B::box_rows, &params); !s.ok()) return s;
    return encode_output<bf16, typename AnyConfig::StoreBox>("launch_cost", arguments, &params.d.map);
  };
  require(encode(Config{}));
  cudaLaunchAttribute attributes[2];
  const cudaLaunchConfig_t config =
      device::launch_config(1, {Config::threads, 1, sizeof(cooperative::Smem<Config>)}, stream, attributes);
  void* kernel_arguments[] = {&params};
  void (*const kernel)(GemmParams<Config>) = &gemm_cooperative<Config>;

  Times whole;
  Times alone;
  for (int round = -warm_up_rounds; round < rounds; ++round) {
    Times discarded;
    Times& whole_of_round = round < 0 ? discarded : whole;
    Times& alone_of_round = round < 0 ? discarded : alone;
    for (int i = 0; i < calls; ++i)
      whole_of_round.measure([&] { require(gemm_cooperative<Config>(arguments, stream)); });
    require(cudaStreamSynchronize(stream));
    for (int i = 0; i < calls; ++i)
      alone_of_round.measure(
          [&] { require(cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(kernel), kernel_arguments)); });
    require(cudaStreamSynchronize(stream));
  }

  const double beyond = whole.quantile(0.5) - alone.quantile(0.5);
  std::printf("gemm_cooperative(): median %.2f us, 90th percentile %.2f us\n", whole.quantile(0.5),
              whole.quantile(0.9));
  std::printf("cudaLaunchKernelExC: median %.2f us, 90th percentile %.2f us\n", alone.quantile(0.5),
              alone.quantile(0.9));
  std::printf("beyond the launch itself: %.2f us, must be at most %.0f us\n", beyond, limit_us);
  require(beyond <= limit_us, "the launch path costs too much");
  std::printf("launch_cost: passed\n");
}
