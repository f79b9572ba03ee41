// What driver.cpp needs of a copy of the kernel that has a fault.
#pragma once
#include <vector>

#include <host/launcher.hpp>
#include <kernels/promote.cuh>
#include <model.hpp>

namespace rawgemm::faults {

/// The types of A and B, bf16 or u8 (e4m3), and of D.
TensorType input();
TensorType output();
BlockScales block_scales();
/// How B lies in memory: [n, k], or [k, n] for Major::mn.
Major major_b();
/// CTAs of a cluster.
u32 cluster_size();
/// wgmmas that the shape needs; tiles that overhang count as whole ones.
i64 wgmmas(i64 m, i64 n, i64 k);
std::vector<model::SharedObject> shared_objects();
Status launch(const GemmArguments& x);

}  // namespace rawgemm::faults
