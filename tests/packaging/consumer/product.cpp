// A kernel's launcher, called as on a GPU, on the model: rows of ones times rows that hold their own number.
#include <cstdio>
#include <vector>

#include <host/gemm_multistage.hpp>

using namespace rawgemm;

int main() {
  constexpr u32 m = 8;
  constexpr u32 n = 16;
  constexpr u32 k = 64;
  struct alignas(16) Chunk {
    bf16 elements[8];
  };
  const auto to_bf16 = [](float x) { return bf16{static_cast<u16>(__builtin_bit_cast(u32, x) >> 16)}; };
  std::vector<Chunk> a(m * k / 8);
  std::vector<Chunk> b(n * k / 8);
  std::vector<Chunk> d(m * n / 8);
  for (Chunk& chunk : a)
    for (bf16& x : chunk.elements) x = to_bf16(1);
  for (u32 i = 0; i < b.size(); ++i)
    for (bf16& x : b[i].elements) x = to_bf16(static_cast<float>(i / (k / 8)));
  const Status status = gemm_multistage(
      {.m = m, .n = n, .k = k, .a = a.data(), .lda = k, .b = b.data(), .ldb = k, .d = d.data(), .ldd = n}, nullptr);
  if (!status.ok()) {
    std::puts(status.text.c_str());
    return 1;
  }
  for (u32 i = 0; i < m * n; ++i)
    if (d[i / 8].elements[i % 8].bits != to_bf16(static_cast<float>(k * (i % n))).bits) {
      std::printf("d[%u, %u] is wrong\n", i / n, i % n);
      return 1;
    }
  std::puts("right");
}
