// What the programs that need a GPU share: whether there is one, errors, buffers.
#pragma once
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include <host/status.hpp>

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

/// Prints what the program runs on; ends it as skipped where there is no Hopper. Launches nothing.
inline void start(const char* program) {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::printf("%s: skipped, no CUDA device\n", program);
    std::exit(skipped);
  }
  cudaDeviceProp device;
  int driver = 0;
  require(cudaGetDeviceProperties(&device, 0));
  require(cudaDriverGetVersion(&driver));
  std::printf("%s: %s, compute capability %d.%d, driver for CUDA %d.%d, built with CUDA %d.%d\n", program, device.name,
              device.major, device.minor, driver / 1000, driver % 1000 / 10, CUDART_VERSION / 1000,
              CUDART_VERSION % 1000 / 10);
  if (device.major != 9 || device.minor != 0) {
    std::printf("%s: skipped, the kernels need compute capability 9.0\n", program);
    std::exit(skipped);
  }
  std::fflush(stdout);
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
