// Grouped GEMMs: the configurations that the tests cover, on the model and on the GPU.
#pragma once
#include <vector>

#include <host/grouped.hpp>
#include <tests/grouping.hpp>
#include <tests/numbers.hpp>

namespace rawgemm::test {

struct GroupedSelection : Configuration {
  Number a;
  Number b;
  Number d;
  BlockScales scales;
  i64 (*wgmmas)(i64 m, i64 n, i64 k);  // that a problem of one group takes
  Status (*launch)(const GroupedGemmArguments&, Stream);
  Status (*launch_dense)(const GemmArguments&, Stream);  // the same Configuration, of one problem
  Major scales_a = Major::mn;                            // of blocks
};

/// Compiled once, by grouped_launch.cpp.
std::vector<GroupedSelection> every_grouped_selection();

}  // namespace rawgemm::test
