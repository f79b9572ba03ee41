// Where dump_results keeps its operands: the model reads and writes the memory of the host.
#pragma once
#include <model.hpp>
#include <tests/problem.hpp>

namespace rawgemm::test {

inline void prepare_device() { model::settings().policy = model::Policy::eager; }

class OnDevice {
 public:
  explicit OnDevice(Matrix& matrix) : matrix_(matrix) {}
  void* data() { return matrix_.data(); }
  void fetch() {}

 private:
  Matrix& matrix_;
};

}  // namespace rawgemm::test
