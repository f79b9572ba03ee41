// What driver.cpp needs of a copy of the kernel that has a fault.
#pragma once
#include <vector>

#include <host/arguments.hpp>
#include <host/status.hpp>
#include <kernels/configuration.cuh>
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
/// offsets: of groups of rows, where the Config has GroupedTiles; else there are none.
Status launch(const GemmArguments& x, const std::vector<i32>& offsets);

}  // namespace rawgemm::faults
