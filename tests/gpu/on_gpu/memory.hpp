// Where dump_results keeps its operands: in the memory of the GPU. on_model has a header of the same name.
#pragma once
#include <tests/gpu/device.cuh>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline void prepare_device() { start("dump_results"); }

/// A matrix with the canaries around it.
class OnDevice {
 public:
  explicit OnDevice(Matrix& matrix) : matrix_(matrix), memory_(static_cast<size_t>(matrix.memory_bytes())) { put(); }
  void* data() const { return memory_.data() + matrix_.first(); }
  DeviceBytes all() const { return {memory_.data(), matrix_.memory_bytes()}; }
  void put() const {
    require(cudaMemcpy(memory_.data(), matrix_.memory(), static_cast<size_t>(matrix_.memory_bytes()),
                       cudaMemcpyHostToDevice));
    require(cudaStreamSynchronize(nullptr));  // or another stream might be faster than the copy's last part
  }
  void fetch() {
    require(cudaMemcpy(matrix_.memory(), memory_.data(), static_cast<size_t>(matrix_.memory_bytes()),
                       cudaMemcpyDeviceToHost));
  }

 private:
  Matrix& matrix_;
  DeviceBuffer memory_;
};

}  // namespace rawgemm::test
