// Where probes keep their operands: in the memory of the GPU.
#pragma once
#include <tests/gpu/device.cuh>

#include <ptx/types.cuh>

namespace rawgemm::test::chip {

class DeviceMemory {
 public:
  /// What the program runs on. Ends it as skipped where there is no Hopper.
  static std::string start() { return device_or_skip("chip_gpu"); }
  static void* allocate(size_t bytes) {
    static const DeviceBuffer arena(capacity);
    used() = (used() + 255) / 256 * 256;
    require(bytes <= capacity - used(), "a case needs more than 64 MiB of device memory");
    used() += bytes;
    return arena.data() + used() - bytes;
  }
  static void release_all() { used() = 0; }
  static void write(void* to, const void* from, size_t bytes) {
    require(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice));
  }
  /// After all launches.
  static void read(void* to, const void* from, size_t bytes) {
    require(cudaDeviceSynchronize());
    require(cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToHost));
  }

 private:
  static constexpr size_t capacity = size_t{64} << 20;
  static size_t& used() {
    static size_t used = 0;
    return used;
  }
};

}  // namespace rawgemm::test::chip
