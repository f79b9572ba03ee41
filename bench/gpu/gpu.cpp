// The GPU half of the program: librawgemm_gpu.so, opened by the program where there is a GPU.
#include <memory>

#include <bench/backend.hpp>
#include <bench/device/cublaslt.hpp>
#include <bench/device/cuda.hpp>
#include <bench/device/nvml.hpp>
#include <bench/device/sums.hpp>
#include <bench/kernels.hpp>
#include <bench/measure/baseline.hpp>
#include <bench/measure/run_benchmark.hpp>
#include <bench/measure/turns.hpp>
#include <bench/modules.hpp>

namespace rawgemm::bench {

namespace {

/// A copy on the device of a matrix, guards included.
class DeviceMatrix {
 public:
  explicit DeviceMatrix(const Matrix& host) : buffer_(host.size()), bytes_(host.size()) {
    require(cudaMemcpy(buffer_.get(), host.bytes(), bytes_, cudaMemcpyHostToDevice), "cudaMemcpy");
    require(cudaStreamSynchronize(nullptr), "cudaMemcpy");  // it may return before the last bytes are there
  }

  void* get() const { return buffer_.get() + Matrix::guard_bytes; }

  void copy_to(Matrix& host) const {
    require(cudaMemcpy(host.bytes(), buffer_.get(), bytes_, cudaMemcpyDeviceToHost), "cudaMemcpy");
  }

 private:
  DeviceBuffer buffer_;
  std::size_t bytes_;
};

/// The operands of a problem on the device.
struct BufferSet {
  BufferSet(const Problem& problem, const Operand& a_, const Operand& b_, const Matrix& d_)
      : a(a_.elements),
        b(b_.elements),
        d(d_),
        scales_a(a_.scales),
        scales_b(b_.scales),
        scale_d(sizeof(float)),
        groups(group_array(problem)) {
    require(cudaMemcpy(scale_d.get(), &problem.scale_d, sizeof(float), cudaMemcpyHostToDevice), "cudaMemcpy");
    require(cudaStreamSynchronize(nullptr), "cudaMemcpy");
  }

  Addresses addresses() const {
    return {.a = a.get(),
            .b = b.get(),
            .d = d.get(),
            .scales_a = scales_a.get(),
            .scales_b = scales_b.get(),
            .scale_d = scale_d.get(),
            .groups = groups.get()};
  }

  DeviceMatrix a;
  DeviceMatrix b;
  DeviceMatrix d;
  DeviceMatrix scales_a;
  DeviceMatrix scales_b;
  DeviceBuffer scale_d;
  DeviceArray<i32> groups;
};

std::string version_name(std::size_t version, std::size_t major, std::size_t minor) {
  return std::to_string(version / major) + "." + std::to_string(version % major / minor);
}

class GpuBackend : public Gpu {
 public:
  GpuBackend(int ordinal, const cudaDeviceProp& device) {
    // Without it nothing is sampled.
    (void)cudaDeviceGetPCIBusId(bus_id_, sizeof(bus_id_), ordinal);
    facts_.name = device.name;
    facts_.multiprocessors = device.multiProcessorCount;
    facts_.driver = driver_version();
    facts_.toolkit = version_name(CUDART_VERSION, 1000, 10);
    const std::size_t cublaslt = cublasLtGetVersion();
    facts_.cublaslt = version_name(cublaslt, 10000, 100) + "." + std::to_string(cublaslt % 100);
  }

  const DeviceFacts& facts() const override { return facts_; }

  Status require_built(const std::vector<Instance>& instances) override { return require_modules(instances); }

  Status check(const Problem& problem, const Configuration& configuration) override {
    return bench::check(problem, configuration);
  }

  Status run(const Problem& problem, const Configuration& configuration, const Operand& a, const Operand& b,
             Matrix& d) override {
    return caught([&] {
      const BufferSet set(problem, a, b, d);
      const StreamHandle stream = make_stream();
      require(launch(problem, configuration, arguments_of(problem, set.addresses()), stream.get()));
      require(cudaStreamSynchronize(stream.get()), problem.kernel.c_str());
      set.d.copy_to(d);
    });
  }

  Status reference(const Problem& problem, const Operand& a, const Operand& b, std::vector<float>& want) override {
    return caught([&] {
      want.assign(static_cast<std::size_t>(rows_d(problem) * problem.n), 0);
      if (want.empty() || problem.k == 0) return;
      const DeviceBuffer sums(want.size() * sizeof(float));
      const StreamHandle stream = make_stream();
      const BufferSet set(problem, a, b, Matrix(ElementType::fp32, 0, 0, 0));
      compute_sums(problem, set.addresses(), reinterpret_cast<float*>(sums.get()), stream.get());
      require(cudaMemcpy(want.data(), sums.get(), want.size() * sizeof(float), cudaMemcpyDeviceToHost), "cudaMemcpy");
    });
  }

  Status time(const Problem& problem, const std::vector<Configuration>& configurations, const Operand& a,
              const Operand& b, int rounds, std::uint64_t seed, Matrix& cublaslt_d, TimedRun& result) override {
    return caught([&] {
      std::vector<BufferSet> sets;
      result.buffer_sets = sets_past_l2(a.elements.size() + b.elements.size() + cublaslt_d.size());
      for (int i = 0; i < result.buffer_sets; ++i) sets.emplace_back(problem, a, b, cublaslt_d);
      const DeviceBuffer workspace(CublasLt::workspace_bytes);
      const CublasLt cublaslt(problem, is_fast_baseline(problem), sets[0].addresses());
      const auto with = [&](const CublasLt::Algorithm& algorithm) -> Contender {
        return [&, algorithm](int set, cudaStream_t stream) {
          const BufferSet& x = sets[static_cast<std::size_t>(set)];
          if (!cublaslt.run(algorithm, x.addresses(), workspace.get(), stream))
            throw Failure{{StatusCode::cuda_error, "cublasLtMatmul failed"}};
        };
      };
      const StreamHandle stream = make_stream();
      const auto is_right = [](const Contender&) { return true; };  // its D goes to the host, which compares it
      const std::optional<Baseline> baseline =
          find_baseline(cublaslt, with, is_right, result.buffer_sets, seed, stream.get());
      if (!baseline) result.without_cublaslt = cublaslt.refusal();

      std::vector<Contender> contenders;
      for (const Configuration& configuration : configurations)
        contenders.push_back([&, configuration](int set, cudaStream_t stream) {
          const BufferSet& x = sets[static_cast<std::size_t>(set)];
          require(launch(problem, configuration, arguments_of(problem, x.addresses()), stream));
        });
      if (baseline) contenders.push_back(with(baseline->best));

      Sampler sampler(bus_id_, static_cast<int>(contenders.size()));
      const auto us = take_turns(captured(contenders, result.buffer_sets, stream.get()), Mode::rr, exactly(rounds),
                                 seed, &sampler, {}, stream.get());
      for (std::size_t i = 0; i < us.size(); ++i) {
        const Timing timing{us[i], sampler.of(static_cast<int>(i))};
        if (i < configurations.size())
          result.kernels.push_back(timing);
        else
          result.cublaslt = timing;
      }

      if (!baseline) return;
      result.algorithms_offered = baseline->offered;
      result.algorithms_timed = baseline->timed;
      const DeviceMatrix d(cublaslt_d);
      Addresses addresses = sets[0].addresses();
      addresses.d = d.get();
      cublaslt.run(baseline->best, addresses, workspace.get(), stream.get());
      require(cudaStreamSynchronize(stream.get()), "cublasLtMatmul");
      d.copy_to(cublaslt_d);
    });
  }

  Status benchmark(const BenchmarkRequest& request, const Progress& progress, BenchmarkResult& result) override {
    return caught([&] { result = run_benchmark(request, bus_id_, progress); });
  }

 private:
  template <class Work>
  static Status caught(const Work& work) {
    try {
      work();
      return {};
    } catch (const Failure& failure) {
      return failure.status;
    }
  }

  DeviceFacts facts_;
  char bus_id_[32] = {};
};

}  // namespace

}  // namespace rawgemm::bench

extern "C" __attribute__((visibility("default"))) rawgemm::bench::Gpu* rawgemm_open_gpu(std::string* why_not) {
  int ordinal = 0;
  cudaDeviceProp device;
  cudaError_t error = cudaGetDevice(&ordinal);
  if (error == cudaSuccess) error = cudaGetDeviceProperties(&device, ordinal);
  if (error != cudaSuccess) {
    *why_not = std::string("no GPU here (CUDA: ") + cudaGetErrorString(error) + ")";
    return nullptr;
  }
  if (device.major != 9 || device.minor != 0) {
    *why_not = std::string("no Hopper GPU here (") + device.name + " is sm_" + std::to_string(device.major) +
               std::to_string(device.minor) + ", must be sm_90)";
    return nullptr;
  }
  return new rawgemm::bench::GpuBackend(ordinal, device);
}
