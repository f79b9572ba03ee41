// Host time of a call into the C library beside those of the C++ launcher behind it and of CUDA's launch alone, on a
// GPU: tests/python/time_calls.py compiles and runs it.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include <cuda_runtime.h>
#include <library/rawgemm.h>
#include <host/gemm.hpp>

namespace {

constexpr int calls = 200;   // fewer than a stream takes without waiting
constexpr int rounds = 101;  // of which the median counts
constexpr int size = 128;    // so small that the GPU keeps up

using Params = rawgemm::GemmParams<rawgemm::cooperative::Config<>>;  // as large as those of the kernel that is called
__global__ void empty_kernel(const __grid_constant__ Params) {}

template <class Call>
double microseconds(const Call& call) {
  std::vector<double> of_rounds;
  for (int round = 0; round < rounds; ++round) {
    cudaDeviceSynchronize();
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < calls; ++i)
      if (!call()) return -1;
    const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - begin;
    of_rounds.push_back(time.count() / calls);
  }
  std::nth_element(of_rounds.begin(), of_rounds.begin() + rounds / 2, of_rounds.end());
  return of_rounds[rounds / 2];
}

}  // namespace

int main() {
  void* memory = nullptr;
  if (cudaMalloc(&memory, size * size * 8) != cudaSuccess) {
    std::puts("no GPU");
    return 1;
  }
  cudaMemset(memory, 0, size * size * 8);
  char* const a = static_cast<char*>(memory);
  char* const b = a + size * size * 2;
  char* const d = b + size * size * 2;
  rawgemm_gemm_arguments x = rawgemm_gemm_defaults();
  x.type_a = x.type_b = RAWGEMM_BF16;
  x.type_d = RAWGEMM_FP32;
  x.m = x.n = x.k = x.lda = x.ldb = x.ldd = size;
  x.a = a;
  x.b = b;
  x.d = d;
  const rawgemm::GemmArguments arguments{
      .m = size, .n = size, .k = size, .a = a, .lda = size, .b = b, .ldb = size, .d = d, .ldd = size};
  const auto launcher = [&] { return rawgemm::gemm<rawgemm::bf16, float>(arguments, nullptr).ok(); };
  const auto library = [&] { return rawgemm_gemm(&x, nullptr) == RAWGEMM_OK; };
  const rawgemm::device::CtaShape shape{.block = 128, .cluster = 1, .shared_memory = 64 * 1024};
  int clusters = 0;
  const bool is_ready =
      rawgemm::device::make_ready("empty_kernel", reinterpret_cast<const void*>(&empty_kernel), shape, &clusters).ok();
  const auto bare = [&] {
    return rawgemm::device::launch("empty_kernel", &empty_kernel, size, shape, nullptr, Params{}).ok();
  };
  if (!launcher() || !library() || !is_ready || !bare()) {
    std::printf("refused: %s\n", rawgemm_last_error());
    return 1;
  }
  const double of_bare = microseconds(bare);
  const double of_launcher = microseconds(launcher);
  const double of_library = microseconds(library);
  std::printf("bare launch %.2f us, C++ launcher %.2f us, C library %.2f us\n", of_bare, of_launcher, of_library);
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}
