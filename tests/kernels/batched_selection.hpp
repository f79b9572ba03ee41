// Batched GEMMs: the configurations that the tests cover, on the model and on the GPU.
#pragma once
#include <vector>

#include <host/batched.hpp>
#include <tests/batching.hpp>
#include <tests/fp8.hpp>

namespace rawgemm::test {

struct BatchedSelection : Configuration {
  Number a;
  Number b;
  Number d;
  BlockScales scales;
  i64 (*wgmmas)(i64 m, i64 n, i64 k);  // that one problem takes
  Status (*launch)(const BatchedGemmArguments&, Stream);
  Status (*launch_dense)(const GemmArguments&, Stream);  // the same Configuration, of one problem
};

/// Compiled once, by batched_launch.cpp.
std::vector<BatchedSelection> every_batched_selection();

}  // namespace rawgemm::test
