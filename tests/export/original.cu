// The repository's gemm_cooperative.
#include <host/gemm_cooperative.hpp>

#include "compare.hpp"

namespace {
#include "dispatch.hpp"
}

std::string gemm_of_repository(Instance instance, long long m, long long n, long long k, const void* a, const void* b,
                               void* d) {
  return dispatch(instance, m, n, k, a, b, d);
}
