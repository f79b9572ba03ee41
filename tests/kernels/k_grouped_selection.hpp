// K-grouped GEMMs: the configurations that the tests cover, on the model and on the GPU.
#pragma once
#include <vector>

#include <host/k_grouped.hpp>
#include <tests/grouping.hpp>
#include <tests/numbers.hpp>

namespace rawgemm::test {

struct KGroupedSelection : Configuration {
  Number a;
  Number b;
  Number d;
  bool has_block_scales;
  bool is_flat;
  i64 step;                            // of groups along K
  i64 (*wgmmas)(i64 m, i64 n, i64 k);  // that a problem of one group takes; null: nobody asks
  Status (*launch)(const KGroupedGemmArguments&, Stream);
  Status (*launch_dense)(const GemmArguments&, Stream);  // the same Configuration, of one problem
};

/// Compiled once, by k_grouped_launch.cpp.
std::vector<KGroupedSelection> every_k_grouped_selection();

}  // namespace rawgemm::test
