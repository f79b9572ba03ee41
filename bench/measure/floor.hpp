// The time that no kernel can beat on an H200.
#pragma once
#include <algorithm>

#include <bench/problem.hpp>

namespace rawgemm::bench {

inline constexpr double peak_tflops = 989.5;        // fp16 and bf16, dense
inline constexpr double peak_tflops_of_fp8 = 1979;  // dense
inline constexpr double memory_bytes_per_us = 4.8e6;

inline double flops(const Problem& x) {
  double sum = 0;
  for (const Product& product : products_of(x))
    sum += 2 * static_cast<double>(product.m) * static_cast<double>(product.n) * static_cast<double>(product.k);
  return sum;
}

/// TFLOP/s of a call that takes `us` microseconds.
inline double tflops(const Problem& x, double us) { return flops(x) / us * 1e-6; }

inline double peak_of(const Problem& x) { return is_8_bit(x.types.input) ? peak_tflops_of_fp8 : peak_tflops; }

/// Of B, without the groups that have no rows.
inline double bytes_of_b(const Problem& x) {
  double sum = 0;
  for (const Product& product : products_of(x))
    if (product.m > 0)
      sum += static_cast<double>(product.n) * static_cast<double>(product.k) *
             static_cast<double>(bytes_of(x.types.input_b));
  return sum;
}

/// Of A, B and D, each moved once, a D that is added to twice; not of scales, which are few.
inline double least_bytes(const Problem& x) {
  const auto bytes = [](i64 rows, i64 columns, ElementType type) {
    return static_cast<double>(rows) * static_cast<double>(columns) * static_cast<double>(bytes_of(type));
  };
  double sum = bytes_of_b(x);
  for (const Product& product : products_of(x))
    sum += bytes(product.m, product.k, x.types.input) + (adds(x) ? 2 : 1) * bytes(product.m, product.n, x.types.output);
  return sum;
}

inline double floor_us(const Problem& x) {
  return std::max(flops(x) / peak_of(x) * 1e-6, least_bytes(x) / memory_bytes_per_us);
}

}  // namespace rawgemm::bench
