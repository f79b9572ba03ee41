// The body of both functions of compare.hpp; `rawgemm` is whichever copy the including file has included.
template <class Config>
std::string call(long long m, long long n, long long k, const void* a, const void* b, void* d) {
  return rawgemm::gemm_cooperative<Config>(
             {.m = m, .n = n, .k = k, .a = a, .lda = k, .b = b, .ldb = k, .d = d, .ldd = n}, nullptr)
      .text;
}

std::string dispatch(Instance instance, long long m, long long n, long long k, const void* a, const void* b, void* d) {
  using namespace rawgemm;
  constexpr Kernel kernel = Kernel::gemm_cooperative;
  switch (instance) {
    case Instance::bf16_128x256:
      return call<cooperative::Config<Types<bf16>, Configuration{kernel, {128, 256}}>>(m, n, k, a, b, d);
    case Instance::bf16_256x128:
      return call<cooperative::Config<Types<bf16>, Configuration{kernel, {256, 128}}>>(m, n, k, a, b, d);
    case Instance::f32_128x256_shared_b:
      return call<cooperative::Config<Types<bf16, float>, Configuration{kernel, {128, 256}, {2, 1}}>>(m, n, k, a, b, d);
    case Instance::f32_128x256_shared_a:
      return call<cooperative::Config<Types<bf16, float>, Configuration{kernel, {128, 256}, {1, 2}}>>(m, n, k, a, b, d);
  }
  return "no such instance";
}
