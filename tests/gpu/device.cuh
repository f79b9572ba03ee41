// What the programs that need a GPU share: whether there is one, errors, buffers.
#pragma once
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <host/status.hpp>
#include <ptx/types.cuh>

namespace rawgemm::test {

/// What ctest takes for "skipped".
inline constexpr int skipped = 77;

[[noreturn]] inline void stop(const std::string& text) {
  std::fflush(stdout);
  std::fprintf(stderr, "FAILED: %s\n", text.c_str());
  std::exit(1);
}

inline void require(cudaError_t error, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (error != cudaSuccess)
    stop(std::string(file) + ":" + std::to_string(line) + ": " + cudaGetErrorName(error) + ": " +
         cudaGetErrorString(error));
}

inline void require(bool condition, const std::string& text) {
  if (!condition) stop(text);
}

inline void require(const Status& status) {
  if (!status.ok()) stop(status.text);
}

/// What the program runs on; ends it as skipped where there is no Hopper. Launches nothing.
inline std::string device_or_skip(const char* program) {
  int devices = 0;
  const cudaError_t counted = cudaGetDeviceCount(&devices);
  if (counted == cudaErrorNoDevice || counted == cudaErrorInsufficientDriver ||
      (counted == cudaSuccess && devices == 0)) {
    std::printf("%s: skipped, no CUDA device\n", program);
    std::exit(skipped);
  }
  require(counted);
  cudaDeviceProp device;
  int driver = 0;
  require(cudaGetDeviceProperties(&device, 0));
  require(cudaDriverGetVersion(&driver));
  if (device.major != 9 || device.minor != 0) {
    std::printf("%s: skipped, %s has not the compute capability 9.0\n", program, device.name);
    std::exit(skipped);
  }
  const auto version = [](int number) {
    return "CUDA " + std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10);
  };
  return std::string(device.name) + ", compute capability 9.0, driver for " + version(driver) + ", built with " +
         version(CUDART_VERSION);
}

/// Prints what the program runs on, or ends it.
inline void start(const char* program) {
  std::printf("%s: %s\n", program, device_or_skip(program).c_str());
  std::fflush(stdout);
}

/// How many random cases a program runs, drawn from which seed.
struct CasesWanted {
  i64 cases = 2000;
  u64 seed = 1;
  bool is_small = false;  // for compute-sanitizer: one small case of each configuration
  bool no_clusters = false;
  bool no_block_scales = false;
};

inline CasesWanted cases_wanted(int count, char** arguments) {
  CasesWanted wanted;
  for (int i = 1; i < count; ++i) {
    const std::string name = arguments[i];
    const bool has_value = i + 1 < count;
    if (name == "--small")
      wanted.is_small = true;
    else if (name == "--no-clusters")
      wanted.no_clusters = true;
    else if (name == "--no-block-scales")
      wanted.no_block_scales = true;
    else if (name == "--cases" && has_value)
      wanted.cases = std::atoll(arguments[++i]);
    else if (name == "--seed" && has_value)
      wanted.seed = static_cast<u64>(std::atoll(arguments[++i]));
    else
      stop("unknown argument, or no value: " + name);
  }
  return wanted;
}

inline constexpr unsigned char canary = 0xff;  // a NaN in every type

/// Whether nobody wrote any of these bytes.
inline bool is_untouched(const std::vector<unsigned char>& bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](unsigned char byte) { return byte == canary; });
}

/// Memory on the device, such as a matrix and the canaries around it; a multiple of 4 bytes.
struct DeviceBytes {
  unsigned char* data;
  i64 bytes;

  void clear(cudaStream_t stream) const { require(cudaMemsetAsync(data, canary, static_cast<size_t>(bytes), stream)); }
};

inline std::vector<unsigned char> fetch(const DeviceBytes& memory) {
  std::vector<unsigned char> copy(static_cast<size_t>(memory.bytes));
  require(cudaMemcpy(copy.data(), memory.data, copy.size(), cudaMemcpyDeviceToHost));
  return copy;
}

/// How many nodes a call adds to a graph, 0 where it launches nothing, and what it answers.
template <class Call>
size_t captured_nodes(cudaStream_t stream, const Call& call, Status* status) {
  cudaGraph_t graph;
  require(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
  *status = call();
  require(cudaStreamEndCapture(stream, &graph));
  size_t nodes = 0;
  require(cudaGraphGetNodes(graph, nullptr, &nodes));
  require(cudaGraphDestroy(graph));
  return nodes;
}

/// Device memory that grows.
class DeviceBuffer {
 public:
  DeviceBuffer() = default;
  explicit DeviceBuffer(size_t bytes) { reserve(bytes); }
  DeviceBuffer(const DeviceBuffer&) = delete;
  DeviceBuffer& operator=(const DeviceBuffer&) = delete;
  ~DeviceBuffer() { cudaFree(data_); }

  /// What it held is lost when it grows.
  void reserve(size_t bytes) {
    if (bytes <= bytes_) return;
    require(cudaFree(data_));
    require(cudaMalloc(&data_, bytes));
    bytes_ = bytes;
  }

  unsigned char* data() const { return static_cast<unsigned char*>(data_); }

 private:
  void* data_ = nullptr;
  size_t bytes_ = 0;
};

}  // namespace rawgemm::test
