// A kernel to launch before another one: it lets that one begin at once, and writes its operands, and reads its result,
// only long after that.
#pragma once
#include <ptx/control.cuh>
#include <tests/gpu/device.cuh>

namespace rawgemm::test {

struct LateParams {
  struct Copy {
    unsigned char* to;
    const unsigned char* from;
    i64 bytes;
  };
  static constexpr u32 most = 6;
  Copy copies[most];
  u32 count;
  DeviceBytes read;
  unsigned long long* early;  // bytes of `read` that were no canaries when this kernel read them
};

class LateWriter {
 public:
  /// written: holds what the kernel shall write; at most LateParams::most.
  LateWriter(const std::vector<DeviceBytes>& written, const DeviceBytes& read, cudaStream_t stream)
      : stream_(stream), sources_(written.size()), early_(sizeof(unsigned long long)) {
    require(written.size() <= LateParams::most, "LateWriter: too much to write");
    params_.read = read;
    params_.early = reinterpret_cast<unsigned long long*>(early_.data());
    require(cudaMemsetAsync(params_.early, 0, sizeof(unsigned long long), stream));
    for (const DeviceBytes& x : written) {
      DeviceBuffer& source = sources_[params_.count];
      source.reserve(static_cast<size_t>(x.bytes));
      // In the stream: the host does not wait for copies on the device, and launch() soon overwrites x.
      require(cudaMemcpyAsync(source.data(), x.data, static_cast<size_t>(x.bytes), cudaMemcpyDeviceToDevice, stream));
      params_.copies[params_.count++] = {x.data, source.data(), x.bytes};
    }
  }

  /// Makes canaries of what is written, and launches the kernel that writes it.
  void launch() const;

  /// Waits for the stream. Whether `read` was canaries each time.
  bool saw_canaries() const {
    unsigned long long early = 0;
    require(cudaMemcpyAsync(&early, params_.early, sizeof(early), cudaMemcpyDeviceToHost, stream_));
    require(cudaStreamSynchronize(stream_));
    return early == 0;
  }

 private:
  static constexpr u32 blocks = 8;  // few: the kernel behind must find room beside them
  static constexpr u32 threads = 256;

  cudaStream_t stream_;
  std::vector<DeviceBuffer> sources_;
  DeviceBuffer early_;
  LateParams params_{};
};

__global__ static void write_late(const __grid_constant__ LateParams x) {
  constexpr i64 cycles_late = 60000;  // about 30 us
  ptx::griddepcontrol_launch_dependents();
  const i64 begin = clock64();
  while (clock64() - begin < cycles_late) {
  }
  const i64 first = static_cast<i64>(blockIdx.x) * blockDim.x + threadIdx.x;
  const i64 step = static_cast<i64>(gridDim.x) * blockDim.x;
  for (i64 i = first; i < x.read.bytes; i += step)
    if (*const_cast<const volatile unsigned char*>(x.read.data + i) != canary) atomicAdd(x.early, 1);
  for (u32 copy = 0; copy < x.count; ++copy)
    for (i64 i = first; i < x.copies[copy].bytes; i += step) x.copies[copy].to[i] = x.copies[copy].from[i];
}

inline void LateWriter::launch() const {
  for (u32 i = 0; i < params_.count; ++i) DeviceBytes{params_.copies[i].to, params_.copies[i].bytes}.clear(stream_);
  write_late<<<blocks, threads, 0, stream_>>>(params_);
  require(cudaGetLastError());
}

inline constexpr int late_repetitions = 20;

/// The problem's kernel, which launch() launches, behind that one. The problem has reset_d(), judge() and what().
template <class Problem, class Launch>
void run_behind(const LateWriter& writer, Problem& problem, const Launch& launch) {
  for (int i = 0; i < late_repetitions; ++i) {
    problem.reset_d();
    writer.launch();
    require(launch());
    const std::string wrong = problem.judge();
    require(wrong.empty(), wrong);
  }
  require(writer.saw_canaries(), problem.what() + ": D was written while the kernel before still read it");
}

}  // namespace rawgemm::test
