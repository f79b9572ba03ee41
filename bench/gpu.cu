// The GPU half of the program: librawgemm_gpu.so, opened by the program where there is a GPU.
#include <algorithm>
#include <memory>

#include <bench/backend.hpp>
#include <bench/cublaslt.hpp>
#include <bench/cuda.hpp>
#include <bench/launch.hpp>
#include <bench/nvml.hpp>
#include <bench/round_robin.hpp>
#include <bench/statistics.hpp>

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

struct BufferSet {
  DeviceMatrix a;
  DeviceMatrix b;
  DeviceMatrix d;
};

/// So many sets that what a call finds in L2 is not its own operands from the last round over the sets.
int sets_past_l2(std::size_t set_bytes) {
  constexpr std::size_t l2_bytes = std::size_t{60} << 20;
  return static_cast<int>(std::max<std::size_t>(2, (3 * l2_bytes + set_bytes - 1) / set_bytes));
}

std::string version_name(std::size_t version, std::size_t major, std::size_t minor) {
  return std::to_string(version / major) + "." + std::to_string(version % major / minor);
}

class GpuBackend : public Gpu {
 public:
  GpuBackend(int ordinal, const cudaDeviceProp& device) : ordinal_(ordinal) {
    facts_.name = device.name;
    facts_.multiprocessors = device.multiProcessorCount;
    facts_.driver = driver_version();
    facts_.toolkit = version_name(CUDART_VERSION, 1000, 10);
    const std::size_t cublaslt = cublasLtGetVersion();
    facts_.cublaslt = version_name(cublaslt, 10000, 100) + "." + std::to_string(cublaslt % 100);
  }

  const DeviceFacts& facts() const override { return facts_; }

  Status run(const Problem& problem, const Shape& shape, const Matrix& a, const Matrix& b, Matrix& d) override {
    return caught([&] {
      const BufferSet set{DeviceMatrix(a), DeviceMatrix(b), DeviceMatrix(d)};
      const StreamHandle stream = make_stream();
      require(launch(problem, shape, set.a.get(), set.b.get(), set.d.get(), stream.get()));
      require(cudaStreamSynchronize(stream.get()), problem.kernel.c_str());
      set.d.copy_to(d);
    });
  }

  Status reference(const Problem& problem, const Matrix& a, const Matrix& b, std::vector<float>& want) override {
    return caught([&] {
      want.assign(static_cast<std::size_t>(problem.m * problem.n), 0);
      if (want.empty() || problem.k == 0) return;
      Problem in_fp32 = problem;
      in_fp32.output = TensorType::f32;
      in_fp32.ldd = problem.n;
      const DeviceMatrix device_a(a);
      const DeviceMatrix device_b(b);
      const DeviceBuffer d(want.size() * sizeof(float));
      const DeviceBuffer workspace(CublasLt::workspace_bytes);
      const CublasLt cublaslt(in_fp32);
      const StreamHandle stream = make_stream();
      for (const CublasLt::Algorithm& algorithm : cublaslt.algorithms()) {
        if (!cublaslt.run(algorithm, device_a.get(), device_b.get(), d.get(), workspace.get(), stream.get())) continue;
        require(cudaStreamSynchronize(stream.get()), "cublasLtMatmul");
        require(cudaMemcpy(want.data(), d.get(), want.size() * sizeof(float), cudaMemcpyDeviceToHost), "cudaMemcpy");
        return;
      }
      throw Failure{{StatusCode::cuda_error, "cuBLASLt has no algorithm for this shape"}};
    });
  }

  Status time(const Problem& problem, const std::vector<Shape>& shapes, const Matrix& a, const Matrix& b, int rounds,
              std::uint64_t seed, Matrix& cublaslt_d, TimedRun& result) override {
    return caught([&] {
      std::vector<BufferSet> sets;
      result.buffer_sets = sets_past_l2(a.size() + b.size() + cublaslt_d.size());
      for (int i = 0; i < result.buffer_sets; ++i)
        sets.push_back({DeviceMatrix(a), DeviceMatrix(b), DeviceMatrix(cublaslt_d)});
      const DeviceBuffer workspace(CublasLt::workspace_bytes);
      const CublasLt cublaslt(problem);
      const auto with = [&](const CublasLt::Algorithm& algorithm) {
        return [&](int set, cudaStream_t stream) {
          const BufferSet& x = sets[static_cast<std::size_t>(set)];
          if (!cublaslt.run(algorithm, x.a.get(), x.b.get(), x.d.get(), workspace.get(), stream))
            throw Failure{{StatusCode::cuda_error, "cublasLtMatmul failed"}};
        };
      };
      const CublasLt::Algorithm best = best_algorithm(cublaslt, sets[0], workspace, with, seed, result);

      std::vector<Contender> contenders;
      for (const Shape& shape : shapes)
        contenders.push_back([&, shape](int set, cudaStream_t stream) {
          const BufferSet& x = sets[static_cast<std::size_t>(set)];
          require(launch(problem, shape, x.a.get(), x.b.get(), x.d.get(), stream));
        });
      contenders.push_back(with(best));

      char bus_id[32] = {};
      require(cudaDeviceGetPCIBusId(bus_id, sizeof(bus_id), ordinal_), "cudaDeviceGetPCIBusId");
      Sampler sampler(bus_id, static_cast<int>(contenders.size()));
      const auto us = round_robin(contenders, result.buffer_sets, rounds, seed, &sampler);
      for (std::size_t i = 0; i < us.size(); ++i) {
        const Timing timing{us[i], sampler.of(static_cast<int>(i))};
        if (i < shapes.size())
          result.kernels.push_back(timing);
        else
          result.cublaslt = timing;
      }

      const DeviceMatrix d(cublaslt_d);
      const StreamHandle stream = make_stream();
      cublaslt.run(best, sets[0].a.get(), sets[0].b.get(), d.get(), workspace.get(), stream.get());
      require(cudaStreamSynchronize(stream.get()), "cublasLtMatmul");
      d.copy_to(cublaslt_d);
    });
  }

 private:
  /// Every algorithm that runs, timed in turn; the one with the smallest median.
  template <class With>
  static CublasLt::Algorithm best_algorithm(const CublasLt& cublaslt, const BufferSet& set,
                                            const DeviceBuffer& workspace, const With& with, std::uint64_t seed,
                                            TimedRun& result) {
    constexpr int rounds = 3;
    const StreamHandle stream = make_stream();
    std::vector<CublasLt::Algorithm> algorithms;
    for (const CublasLt::Algorithm& algorithm : cublaslt.algorithms())
      if (cublaslt.run(algorithm, set.a.get(), set.b.get(), set.d.get(), workspace.get(), stream.get()))
        algorithms.push_back(algorithm);
    require(cudaStreamSynchronize(stream.get()), "cublasLtMatmul");
    result.algorithms_offered = static_cast<int>(cublaslt.algorithms().size());
    result.algorithms_timed = static_cast<int>(algorithms.size());
    if (algorithms.empty()) throw Failure{{StatusCode::cuda_error, "cuBLASLt has no algorithm for this shape"}};

    std::vector<Contender> contenders;
    for (const CublasLt::Algorithm& algorithm : algorithms) contenders.push_back(with(algorithm));
    const auto us = round_robin(contenders, result.buffer_sets, rounds, seed, nullptr);
    const auto slower = [&](const auto& x, const auto& y) { return median(x) < median(y); };
    return algorithms[static_cast<std::size_t>(std::min_element(us.begin(), us.end(), slower) - us.begin())];
  }

  template <class Work>
  static Status caught(const Work& work) {
    try {
      work();
      return {};
    } catch (const Failure& failure) {
      return failure.status;
    }
  }

  int ordinal_;
  DeviceFacts facts_;
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
