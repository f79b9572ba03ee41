"""The program at the end of an exported header: it calls the kernel and compares its result with a plain loop."""

import re

# Exponent and mantissa bits of what D, A and B may be.
FORMATS = {"bf16": (8, 7), "f16": (5, 10), "e4m3": (4, 3), "e5m2": (5, 2), "float": (8, 23)}

PROGRAM = """\
#ifdef RAWGEMM_EXAMPLE
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
namespace {
void require(bool holds, const char* text, int exit_code = 1) {
  if (holds) return;
  std::puts(text);
  std::exit(exit_code);
}
#ifdef __CUDACC__
void require(cudaError_t error) { require(error == cudaSuccess, cudaGetErrorString(error)); }
void* allocate(size_t bytes) {
  void* memory = nullptr;
  require(cudaMallocManaged(&memory, bytes));
  return memory;
}
void wait() { require(cudaDeviceSynchronize()); }
#else  // the model's device is the host, and has done all it was asked for
void* allocate(size_t bytes) { return std::aligned_alloc(256, (bytes + 255) / 256 * 256); }
void wait() {}
#endif
/// Elements of a floating-point type, which has a sign, the exponent and the mantissa, and their values.
template <int exponent_bits, int mantissa_bits>
struct Matrix {
  int mantissa = mantissa_bits;
  static constexpr size_t bytes = (1 + exponent_bits + mantissa_bits) / 8;  // of an element, little-endian
  std::vector<double> values;
  char* elements = static_cast<char*>(allocate(values.size() * bytes));
  explicit Matrix(long long count) : values(static_cast<size_t>(count)) {}
  /// With numbers from 1/2 to 2, of either sign, in no order; of so few bits that sums of their products are exact.
  void fill(unsigned seed) {
    constexpr int few = bytes == 1 ? 2 : 5;
    for (size_t i = 0; i < values.size(); ++i) {
      seed = seed * 1664525 + 1013904223;
      const unsigned half = ((1u << (exponent_bits - 1)) - 2) << mantissa_bits, sign = seed >> 31 << (8 * bytes - 1);
      const unsigned bits = half + ((seed >> 16) % (2 << few) << (mantissa_bits - few)) + sign;
      std::memcpy(elements + i * bytes, &bits, bytes);
    }
    read();
  }
  void read() {
    wait();
    for (size_t i = 0; i < values.size(); ++i) {
      unsigned bits = 0;
      std::memcpy(&bits, elements + i * bytes, bytes);
      const int exponent = static_cast<int>(bits >> mantissa_bits) & ((1 << exponent_bits) - 1);
      const int fraction = static_cast<int>(bits & ((1u << mantissa_bits) - 1)) + (exponent > 0 ? 1 << mantissa_bits : 0);
      const int power = (exponent > 0 ? exponent : 1) - (1 << (exponent_bits - 1)) + 1 - mantissa_bits;
      values[i] = std::ldexp(bits >> (8 * bytes - 1) != 0 ? -fraction : fraction, power);
    }
  }
};
$factors}  // namespace
int main() {
#ifdef __CUDACC__
  require(cudaFree(nullptr) == cudaSuccess, "$name: no GPU here, nothing was computed", 0);
#endif
$body  std::puts(wrong == 0 ? "right" : "wrong");
  return wrong == 0 ? 0 : 1;
}
#endif  // RAWGEMM_EXAMPLE
"""

GEMM = """\
  const long long m = $m, n = $n, k = $k;
  Matrix<$format_a> a(m * k);  // $lies_a, row-major, $type_a
  Matrix<$format_b> b(n * k);  // $lies_b, $type_b
  Matrix<$format_d> d(m * n);  // [m, n], $type_d
  a.fill(1);
  b.fill(2);
$arguments$config  const rawgemm::Status status = $call(arguments, $accumulation/* stream */ nullptr);
  require(status.ok(), status.text.c_str());
  d.read();
  long long wrong = 0;  // D is off by its rounding alone; below 1/64 e4m3 has fewer bits
  for (long long row = 0; row < m; ++row)
    for (long long column = 0; column < n; ++column) {
      double sum = 0;
      for (long long i = 0; i < k; ++i)
        sum += a.values[$place_a] * b.values[$place_b]$scale;
$scaled      wrong += !(std::abs(d.values[row * n + column] - sum) <= std::ldexp(std::fmax(std::abs(sum), 1.0 / 64), -1 - d.mantissa));
    }
  std::printf("$name: D[%lld, %lld] = $product, D[0, 0] = %g, %lld wrong\\n", m, n, $extents, d.values[0],
              wrong);
"""
ARGUMENTS = """\
  rawgemm::GemmArguments arguments{
      .m = m, .n = n, .k = k, .a = a.elements, .lda = $lda, .b = b.elements, .ldb = $ldb, .d = d.elements, .ldd = n};
"""
FACTORS = """\
/// Scales: 1/4, 1/2, 1, 1/4, ...
const float* factors(long long count) {
  float* const all = static_cast<float*>(allocate(count * sizeof(float)));
  for (long long i = 0; i < count; ++i) all[i] = 0.25f * (1 << i % 3);
  return all;
}
"""
OPERAND_SCALES = """\
  arguments.scale_a = {.address = factors(1)};
  arguments.scale_b = {.address = factors(1)};
"""
BLOCK_SCALES = """\
  const float* const scales_a = factors(k / 128 * m);          // [k / 128, m]
  const float* const scales_b = factors(n / 128 * (k / 128));  // [n / 128, k / 128]
  arguments.block_scales = {.a = scales_a, .lda = m, .b = scales_b, .ldb = k / 128};
"""
QUANTIZE = """\
  const long long rows = 256, k = 512;
  Matrix<$format_a> x(rows * k);  // [rows, k], row-major, $type_a
  Matrix<$format_d> q(rows * k);  // [rows, k], $type_d
  auto* scales = static_cast<float*>(allocate(k / 128 * rows * 4));  // [k / 128, rows]
  x.fill(1);
  const rawgemm::QuantizeArguments arguments{
      .rows = rows, .k = k, .x = x.elements, .ldx = k, .q = q.elements, .ldq = k, .scales = scales, .ld_scales = rows};
  const rawgemm::Status status = rawgemm::quantize_blocks(arguments, /* stream */ nullptr);
  require(status.ok(), status.text.c_str());
  q.read();
  // The largest |x| of a block becomes 448, the largest e4m3; q has a mantissa of 3 bits.
  long long wrong = 0;
  double largest = 0;
  for (long long row = 0; row < rows; ++row)
    for (long long block = 0; block < k / 128; ++block) {
      double largest_x = 0;
      const long long begin = row * k + block * 128;
      for (long long i = begin; i < begin + 128; ++i) largest_x = std::fmax(largest_x, std::abs(x.values[i]));
      const double factor = scales[block * rows + row];
      wrong += factor != static_cast<float>(largest_x) / 448;
      for (long long i = begin; i < begin + 128; ++i) {
        const double error = std::abs(factor * q.values[i] - x.values[i]);
        largest = std::fmax(largest, error);
        wrong += !(error <= std::abs(x.values[i]) / 16);
      }
    }
  std::printf("quantize_blocks: scale * Q[%lld, %lld] = X, scale[0] = %g, largest error %g, %lld wrong\\n", rows, k,
              static_cast<double>(scales[0]), largest, wrong);
"""


def indented(text):
    return re.sub(r"^", "  ", text.rstrip("\n"), flags=re.MULTILINE) + "\n"


def filled(text, **values):
    return re.sub(r"\$(\w+)", lambda match: str(values[match[1]]), text)


def program(name, config, function, types, tile, scales, accumulation="", majors=("k", "k")):
    """types: the C++ names of A's, B's and D's.  tile: of a kernel that computes just one, (m, n).
    scales: "", "operands" or "blocks".  accumulation: the argument of gemm_fp8."""
    formats = {f"format_{operand}": "{}, {}".format(*FORMATS[type_]) for operand, type_ in zip("abd", types)}
    formats |= {f"type_{operand}": type_ for operand, type_ in zip("abd", types)}
    if name == "quantize_blocks":
        return filled(PROGRAM, name=name, factors="", body=filled(QUANTIZE, **formats))
    m, n = tile or (256, 512)
    # Of A and of B: how each lies, its leading dimension, an element's place, the product in the line that is printed.
    a = {"k": ("[m, k]", "k", "row * k + i", "A[%lld, %lld]", "m, k"), "mn": ("[k, m]", "m", "i * m + row", "A[%lld, %lld]^T", "k, m")}
    b = {"k": ("[n, k]", "k", "column * k + i", "B[%lld, %lld]^T", "n, k"), "mn": ("[k, n]", "n", "i * n + column", "B[%lld, %lld]", "k, n")}
    (lies_a, lda, place_a, factor_a, extents_a), (lies_b, ldb, place_b, factor_b, extents_b) = a[majors[0]], b[majors[1]]
    arguments = filled(ARGUMENTS, lda=lda, ldb=ldb)
    body = filled(
        GEMM, lies_a=lies_a, lies_b=lies_b, place_a=place_a, place_b=place_b, product=f"{factor_a} * {factor_b}",
        extents=f"{extents_a}, {extents_b}", config=indented(f"using Config = {config};\n") if config else "", m=m, n=n, k=256, name=name, call=function, accumulation=accumulation,
        arguments=arguments + {"": "", "operands": OPERAND_SCALES, "blocks": BLOCK_SCALES}[scales],
        scale=" * scales_a[i / 128 * m + row] *\n               scales_b[column / 128 * (k / 128) + i / 128]" if scales == "blocks" else "",
        scaled="      sum *= *arguments.scale_a.address * *arguments.scale_b.address;\n" if scales == "operands" else "", **formats)
    return filled(PROGRAM, name=name, factors=FACTORS if scales else "", body=body)
