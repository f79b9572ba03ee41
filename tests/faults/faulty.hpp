// What driver.cpp needs of a copy of the kernel that has a fault.
#pragma once
#include <vector>

#include <host/arguments.hpp>
#include <host/status.hpp>
#include <kernels/configuration.cuh>
#include <kernels/grouped.cuh>
#include <model.hpp>
#include <tests/fp8.hpp>

namespace rawgemm::faults {

Configuration configuration();
/// The types of A, B and D.
test::Number input_a();
test::Number input_b();
test::Number output();
BlockScales block_scales();
/// wgmmas that the shape needs; tiles that overhang count as whole ones.
i64 wgmmas(i64 m, i64 n, i64 k);
std::vector<model::SharedObject> shared_objects();
/// Groups of rows, or of elements of K; is_wide: their offsets are i64; share_b: all have the same B.
struct Groups {
  i64 count;
  const void* offsets;
  bool is_wide;
  GroupLayout layout;
  bool zeroes_rest;
  bool share_b;
};
/// groups: where the Config has GroupedTiles, KGroupedTiles or BatchedTiles.
Status launch(const GemmArguments& x, const Groups& groups);

}  // namespace rawgemm::faults
