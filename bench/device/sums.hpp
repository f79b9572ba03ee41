// What all results of a problem are compared with on the GPU.
#pragma once
#include <cuda_runtime.h>

#include <bench/problem.hpp>

namespace rawgemm::bench {

/// A * B^T of each product, packed [rows of D, n], where a product has a row: of 16 bits by cuBLASLt in fp32, of FP8 in
/// fp64 from what A and B mean with their scales and with that of D, so that it does not depend on what cuBLASLt has.
/// Synchronises. at.d is not looked at.
void compute_sums(const Problem& x, const Addresses& at, float* sums, cudaStream_t stream);

/// The 4-norms of the rows of A and of B, of what they mean likewise: of A for each row of D, of B [products, n].
void compute_norms4(const Problem& x, const Addresses& at, double* of_a, double* of_b, cudaStream_t stream);

}  // namespace rawgemm::bench
