// The body of both functions of compare.hpp; `rawgemm` is whichever copy the including file has included.
template <class Config>
std::string call(long long m, long long n, long long k, const void* a, const void* b, void* d) {
  return rawgemm::gemm_cooperative<Config>(
             {.m = m, .n = n, .k = k, .a = a, .lda = k, .b = b, .ldb = k, .d = d, .ldd = n}, nullptr)
      .text;
}

std::string dispatch(Instance instance, long long m, long long n, long long k, const void* a, const void* b, void* d) {
  using rawgemm::bf16;
  using rawgemm::cooperative::Config;
  switch (instance) {
    case Instance::bf16_128x256:
      return call<Config<bf16, bf16, 128, 256>>(m, n, k, a, b, d);
    case Instance::bf16_256x128:
      return call<Config<bf16, bf16, 256, 128>>(m, n, k, a, b, d);
    case Instance::f32_128x256_shared_b:
      return call<Config<bf16, float, 128, 256, 2, 1>>(m, n, k, a, b, d);
    case Instance::f32_128x256_shared_a:
      return call<Config<bf16, float, 128, 256, 1, 2>>(m, n, k, a, b, d);
  }
  return "no such instance";
}
