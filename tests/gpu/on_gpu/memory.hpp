// Where dump_results keeps its operands: in the memory of the GPU. on_model has a header of the same name.
#pragma once
#include <tests/gpu/device.cuh>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline void prepare_device() { start("dump_results"); }

/// A matrix with the canaries around it.
class OnDevice {
 public:
  explicit OnDevice(Matrix& matrix) : matrix_(matrix), memory_(bytes()) {
    require(cudaMemcpy(memory_.data(), matrix.memory(), bytes(), cudaMemcpyHostToDevice));
  }
  void* data() { return memory_.data() + matrix_.first(); }
  void fetch() { require(cudaMemcpy(matrix_.memory(), memory_.data(), bytes(), cudaMemcpyDeviceToHost)); }

 private:
  size_t bytes() const { return static_cast<size_t>(matrix_.memory_bytes()); }

  Matrix& matrix_;
  DeviceBuffer memory_;
};

}  // namespace rawgemm::test
