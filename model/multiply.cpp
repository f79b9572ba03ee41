#include <multiply.hpp>

namespace rawgemm::model {
namespace {

constexpr u32 m = 64;
constexpr u32 b_row = 256;

constexpr u32 vector_floats = 8;
typedef float Vector __attribute__((vector_size(vector_floats * sizeof(float)), aligned(sizeof(float))));

/// `rows` x `vectors` vectors of D stay in registers while k goes by.
template <u32 k, u32 rows, u32 vectors>
[[gnu::always_inline]] inline void multiply_block(float* d, const float* a, const float* b, u32 n) {
  Vector sum[rows][vectors];
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) sum[r][v] = *reinterpret_cast<Vector*>(d + r * n + v * vector_floats);
  for (u32 i = 0; i < k; ++i)
    for (u32 r = 0; r < rows; ++r)
      for (u32 v = 0; v < vectors; ++v)
        sum[r][v] += a[r * k + i] * *reinterpret_cast<const Vector*>(b + i * b_row + v * vector_floats);
  for (u32 r = 0; r < rows; ++r)
    for (u32 v = 0; v < vectors; ++v) *reinterpret_cast<Vector*>(d + r * n + v * vector_floats) = sum[r][v];
}

template <u32 k>
[[gnu::always_inline]] inline void multiply_all(float* d, const float* a, const float* b, u32 n) {
  constexpr u32 rows = 4;
  constexpr u32 wide = 2 * vector_floats;
  for (u32 row = 0; row < m; row += rows) {
    u32 column = 0;
    for (; column + wide <= n; column += wide)
      multiply_block<k, rows, 2>(d + row * n + column, a + row * k, b + column, n);
    if (column < n) multiply_block<k, rows, 1>(d + row * n + column, a + row * k, b + column, n);
  }
}

#if defined(__x86_64__)
template <u32 k>
[[gnu::target("avx2,fma")]] void multiply_avx2(float* d, const float* a, const float* b, u32 n) {
  multiply_all<k>(d, a, b, n);
}
#endif

template <u32 k>
void multiply_k(float* d, const float* a, const float* b, u32 n) {
#if defined(__x86_64__)
  static const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (has_avx2) return multiply_avx2<k>(d, a, b, n);
#endif
  multiply_all<k>(d, a, b, n);
}

}  // namespace

void multiply(const Arithmetic& arithmetic, float* d, const float* a, const float* b, u32 n, u32 k) {
  if (k == 16)
    multiply_k<16>(d, a, b, n);
  else
    multiply_k<32>(d, a, b, n);
  if (arithmetic.f16_accumulators)
    for (u32 i = 0; i < m * n; ++i) d[i] = f16_value(round_to_f16(d[i]));
}

}  // namespace rawgemm::model
