// What compare_on_gpu.cu asks of the two copies of the kernel.
#pragma once
#include <string>

/// One of the instantiations that are compared; names are output and tile.
enum class Instance { bf16_128x256, bf16_256x128, f32_128x256_shared_b, f32_128x256_shared_a };

/// D[m, n] = A[m, k] * B[n, k]^T, packed bf16 in device memory, on the default stream; the error, empty if there is
/// none.
using Gemm = std::string (*)(Instance instance, long long m, long long n, long long k, const void* a, const void* b,
                             void* d);

std::string gemm_of_repository(Instance, long long, long long, long long, const void*, const void*, void*);
std::string gemm_of_export(Instance, long long, long long, long long, const void*, const void*, void*);
