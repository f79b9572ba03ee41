"""The program at the end of an exported header: it calls the kernel and compares its result with a plain loop."""

import re

# Exponent and mantissa bits of what D, A and B may be.
FORMATS = {"bf16": (8, 7), "f16": (5, 10), "e4m3": (4, 3), "e5m2": (5, 2), "float": (8, 23)}

PROGRAM = """
#ifdef RAWGEMM_EXAMPLE
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace {

/// The bits of a floating-point type: a sign, the exponent, the mantissa.
struct Format {
  int exponent;
  int mantissa;

  int bytes() const { return (1 + exponent + mantissa) / 8; }
  int bias() const { return (1 << (exponent - 1)) - 1; }
};
$formats
/// Of a finite number.
double decode(unsigned bits, Format x) {
  const int exponent = static_cast<int>(bits >> x.mantissa) & ((1 << x.exponent) - 1);
  const int mantissa = static_cast<int>(bits & ((1u << x.mantissa) - 1));
  const double size = exponent == 0 ? std::ldexp(mantissa, 1 - x.bias() - x.mantissa)
                                    : std::ldexp(mantissa + (1 << x.mantissa), exponent - x.bias() - x.mantissa);
  return bits >> (x.exponent + x.mantissa) != 0 ? -size : size;
}

/// Of a number that the type has, and that is not too small for its exponent.
unsigned encode(double number, Format x) {
  if (number == 0) return 0;
  int exponent = 0;
  const double mantissa = 2 * std::frexp(std::abs(number), &exponent) - 1;
  return (number < 0 ? 1u << (x.exponent + x.mantissa) : 0u) | static_cast<unsigned>(exponent - 1 + x.bias()) << x.mantissa |
         static_cast<unsigned>(std::ldexp(mantissa, x.mantissa));
}

/// Memory of the host and of the device.
void* allocate(long long bytes) {
#ifdef __CUDACC__
  void* memory = nullptr;
  if (cudaMallocManaged(&memory, static_cast<size_t>(bytes)) == cudaSuccess) return memory;
  std::puts("cudaMallocManaged failed");
  std::exit(1);
#else  // the model's device is the host
  return std::aligned_alloc(256, static_cast<size_t>(bytes + 255) / 256 * 256);
#endif
}

/// Elements in the device's memory, and what they are worth.
struct Matrix {
  Format format;
  void* elements;
  std::vector<double> numbers;

  Matrix(Format format, long long count)
      : format(format), elements(allocate(count * format.bytes())), numbers(static_cast<size_t>(count)) {}

  /// With eighths from -1 to 1, in no order.
  void fill(unsigned seed) {
    for (size_t i = 0; i < numbers.size(); ++i) {
      seed = seed * 1664525 + 1013904223;
      numbers[i] = (static_cast<int>((seed >> 16) % 17) - 8) / 8.0;
      const unsigned bits = encode(numbers[i], format);
      std::memcpy(static_cast<char*>(elements) + i * format.bytes(), &bits, format.bytes());  // little-endian
    }
  }
  void read() {
    for (size_t i = 0; i < numbers.size(); ++i) {
      unsigned bits = 0;
      std::memcpy(&bits, static_cast<const char*>(elements) + i * format.bytes(), format.bytes());
      numbers[i] = decode(bits, format);
    }
  }
};

$factors/// The device has done what it was asked for.
bool is_done(const rawgemm::Status& status) {
  if (!status.ok()) std::puts(status.text.c_str());
#ifdef __CUDACC__
  if (status.ok() && cudaDeviceSynchronize() != cudaSuccess) {
    std::puts("cudaDeviceSynchronize failed");
    return false;
  }
#endif
  return status.ok();
}

}  // namespace

int main() {
#ifdef __CUDACC__
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::puts("$name: no GPU here, nothing was computed");
    return 0;
  }
#endif
$body  std::puts(wrong == 0 ? "right" : "wrong");
  return wrong == 0 ? 0 : 1;
}
#endif  // RAWGEMM_EXAMPLE
"""

GEMM = """\
  const long long m = $m, n = $n, k = $k;
  Matrix a(format_a, m * k);  // [m, k], row-major
  Matrix b(format_b, n * k);  // [n, k]
  Matrix d(format_d, m * n);  // [m, n]
  a.fill(1);
  b.fill(2);
$arguments  if (!is_done($call(arguments, $accumulation/* stream */ nullptr))) return 1;
  d.read();
  // Products and sums of these numbers are exact: D is off by its rounding alone.
  long long wrong = 0;
  double largest = 0;
  for (long long row = 0; row < m; ++row)
    for (long long column = 0; column < n; ++column) {
      double sum = 0;
      for (long long i = 0; i < k; ++i) sum += a.numbers[row * k + i] * b.numbers[column * k + i]$scale;
      const double error = std::abs(d.numbers[row * n + column] - sum$scale_of_sum);
      largest = std::max(largest, error);
      wrong += !(error <= std::ldexp(std::abs(sum$scale_of_sum), -1 - format_d.mantissa));
    }
  std::printf("$name: D[%lld, %lld] = A[%lld, %lld] * B[%lld, %lld]^T, D[0, 0] = %g, largest error %g, %lld wrong\\n", m, n, m,
              k, n, k, d.numbers[0], largest, wrong);
"""
ARGUMENTS = """\
  rawgemm::GemmArguments arguments{
      .m = m, .n = n, .k = k, .a = a.elements, .lda = k, .b = b.elements, .ldb = k, .d = d.elements, .ldd = n};
"""
FACTORS = """\
/// Factors in the device's memory: 1/4, 1/2, 1, 1/4, ...
float* allocate_factors(long long count) {
  auto* factors = static_cast<float*>(allocate(count * 4));
  for (long long i = 0; i < count; ++i) factors[i] = i % 3 == 0 ? 0.25f : i % 3 == 1 ? 0.5f : 1;
  return factors;
}

"""
OPERAND_SCALES = """\
  float* scale_a = allocate_factors(1);
  float* scale_b = allocate_factors(1);
  arguments.scale_a = {.address = scale_a};
  arguments.scale_b = {.address = scale_b};
"""
BLOCK_SCALES = """\
  float* scales_a = allocate_factors(k / 128 * m);              // [k / 128, m]
  float* scales_b = allocate_factors(n / 128 * (k / 128));      // [n / 128, k / 128]
  arguments.block_scales = {.a = scales_a, .lda = m, .b = scales_b, .ldb = k / 128};
"""
QUANTIZE = """\
  const long long rows = 256, k = 512;
  Matrix x(format_a, rows * k);  // [rows, k], row-major
  Matrix q(format_d, rows * k);  // [rows, k]
  auto* scales = static_cast<float*>(allocate(k / 128 * rows * 4));  // [k / 128, rows]
  x.fill(1);
  const rawgemm::QuantizeArguments arguments{
      .rows = rows, .k = k, .x = x.elements, .ldx = k, .q = q.elements, .ldq = k, .scales = scales, .ld_scales = rows};
  if (!is_done(rawgemm::quantize_blocks(arguments, /* stream */ nullptr))) return 1;
  q.read();
  // The largest |x| of a block becomes 448, the largest e4m3; q has a mantissa of 3 bits.
  long long wrong = 0;
  double largest = 0;
  for (long long row = 0; row < rows; ++row)
    for (long long block = 0; block < k / 128; ++block) {
      double largest_x = 0;
      for (long long i = 0; i < 128; ++i) largest_x = std::max(largest_x, std::abs(x.numbers[row * k + block * 128 + i]));
      const double scale = scales[block * rows + row];
      wrong += scale != static_cast<float>(largest_x) / 448;
      for (long long i = row * k + block * 128; i < row * k + block * 128 + 128; ++i) {
        const double error = std::abs(scale * q.numbers[i] - x.numbers[i]);
        largest = std::max(largest, error);
        wrong += !(error <= std::abs(x.numbers[i]) / 16);
      }
    }
  std::printf("quantize_blocks: scale * Q[%lld, %lld] = X, scale[0] = %g, largest error %g, %lld wrong\\n", rows, k,
              static_cast<double>(scales[0]), largest, wrong);
"""


def filled(text, **values):
    return re.sub(r"\$(\w+)", lambda match: str(values[match[1]]), text)


def program(name, function, types, tile, scales, accumulation=""):
    """types: the C++ names of A's, B's and D's.  tile: of a kernel that computes just one, (m, n).
    scales: "", "operands" or "blocks".  accumulation: the argument of gemm_fp8."""
    formats = "".join(f"constexpr Format format_{operand}{{{exponent}, {mantissa}}};  // {type_}\n"
                      for operand, type_ in zip("abd", types) for exponent, mantissa in [FORMATS[type_]])
    if name == "quantize_blocks":
        formats = re.sub(r"constexpr Format format_b.*\n", "", formats)
        return filled(PROGRAM, name=name, formats=formats, factors="", body=QUANTIZE)
    m, n = tile or (256, 512)
    body = filled(
        GEMM, m=m, n=n, k=256, name=name, call=function, accumulation=accumulation,
        arguments=ARGUMENTS + {"": "", "operands": OPERAND_SCALES, "blocks": BLOCK_SCALES}[scales],
        scale=" * scales_a[i / 128 * m + row] * scales_b[column / 128 * (k / 128) + i / 128]" if scales == "blocks" else "",
        scale_of_sum=" * *scale_a * *scale_b" if scales == "operands" else "")
    return filled(PROGRAM, name=name, formats=formats, factors=FACTORS if scales else "", body=body)
