// Where dump_results keeps its operands: in the memory of the GPU. on_model has a header of the same name.
#pragma once
#include <tests/gpu/device.cuh>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline void prepare_device() { start("dump_results"); }

class OnDevice {
 public:
  explicit OnDevice(Matrix& matrix) : matrix_(matrix), memory_(static_cast<size_t>(matrix.bytes())) {
    require(cudaMemcpy(memory_.data(), matrix.data(), static_cast<size_t>(matrix.bytes()), cudaMemcpyHostToDevice));
  }
  void* data() { return memory_.data(); }
  void fetch() {
    require(cudaMemcpy(matrix_.data(), memory_.data(), static_cast<size_t>(matrix_.bytes()), cudaMemcpyDeviceToHost));
  }

 private:
  Matrix& matrix_;
  DeviceBuffer memory_;
};

}  // namespace rawgemm::test
