// The exported gemm_cooperative, in a namespace of another name, so that the two can live in one program.
#define rawgemm rawgemm_exported
#include "gemm_cooperative.cuh"

#include "compare.hpp"

namespace {
#include "dispatch.hpp"
}

std::string gemm_of_export(Instance instance, long long m, long long n, long long k, const void* a, const void* b,
                           void* d) {
  return dispatch(instance, m, n, k, a, b, d);
}
