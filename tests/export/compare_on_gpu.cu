// The exported kernel gives the repository's bits. Needs a GPU of compute capability 9.0; skipped where there is none.
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "compare.hpp"

namespace {

constexpr int skipped = 77;

void require(cudaError_t error, const char* call) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s failed: %s\n", call, cudaGetErrorString(error));
  std::exit(1);
}

/// Device memory that holds `bytes`.
char* upload(const std::vector<unsigned char>& bytes) {
  void* memory = nullptr;
  require(cudaMalloc(&memory, bytes.size()), "cudaMalloc");
  require(cudaMemcpy(memory, bytes.data(), bytes.size(), cudaMemcpyHostToDevice), "cudaMemcpy");
  return static_cast<char*>(memory);
}

/// bf16 numbers from -2 to 2 of any fraction.
std::vector<unsigned char> random_bf16(long long count, unsigned seed) {
  std::mt19937 generator(seed);
  std::uniform_real_distribution<float> uniform(-2, 2);
  std::vector<unsigned char> bytes(count * 2);
  for (long long i = 0; i < count; ++i) {
    const float value = uniform(generator);
    std::memcpy(&bytes[i * 2], reinterpret_cast<const char*>(&value) + 2, 2);
  }
  return bytes;
}

std::vector<unsigned char> result(Gemm gemm, Instance instance, long long m, long long n, long long k, const char* a,
                                  const char* b, long long d_bytes) {
  char* d = upload(std::vector<unsigned char>(d_bytes, 0xff));
  if (const std::string error = gemm(instance, m, n, k, a, b, d); !error.empty()) {
    std::fprintf(stderr, "%s\n", error.c_str());
    std::exit(1);
  }
  std::vector<unsigned char> bytes(d_bytes);
  require(cudaMemcpy(bytes.data(), d, d_bytes, cudaMemcpyDeviceToHost), "cudaMemcpy");
  require(cudaFree(d), "cudaFree");
  return bytes;
}

}  // namespace

int main() {
  int devices = 0;
  cudaDeviceProp device{};
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0 ||
      cudaGetDeviceProperties(&device, 0) != cudaSuccess || device.major != 9) {
    std::puts("skipped: no GPU of compute capability 9.0 here");
    return skipped;
  }
  constexpr long long shapes[][3] = {
      {128, 256, 64}, {1, 8, 8}, {200, 264, 1000}, {1024, 2048, 512}, {4096, 4096, 4096}};
  for (const auto& [m, n, k] : shapes) {
    char* a = upload(random_bf16(m * k, 1));
    char* b = upload(random_bf16(n * k, 2));
    for (const Instance instance : {Instance::bf16_128x256, Instance::bf16_256x128, Instance::f32_128x256_shared_b,
                                    Instance::f32_128x256_shared_a}) {
      const bool is_float = instance == Instance::f32_128x256_shared_b || instance == Instance::f32_128x256_shared_a;
      const long long bytes = m * n * (is_float ? 4 : 2);
      if (result(gemm_of_repository, instance, m, n, k, a, b, bytes) !=
          result(gemm_of_export, instance, m, n, k, a, b, bytes)) {
        std::printf("%lldx%lldx%lld, instance %d: the exported kernel's bits differ\n", m, n, k,
                    static_cast<int>(instance));
        return 1;
      }
    }
    std::printf("%lldx%lldx%lld: the same bits\n", m, n, k);
    require(cudaFree(a), "cudaFree");
    require(cudaFree(b), "cudaFree");
  }
  return 0;
}
