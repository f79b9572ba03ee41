// Prints a hash of D's bits for a fixed list of problems: integers in 16 bits, normal numbers and scales in FP8, whose
// sums the model has to the bit; then what quantize_blocks makes of numbers of every kind. Compiled for the model and
// for the GPU, which must print the same lines: compare_results.sh. Lines that begin with "dump_results:" say what it
// runs on.
//
// dump_results [KIND...]    kinds of operands as exactness has them, or quantize_blocks; all unless some are given
#include <cstdio>
#include <cstdlib>

#include <memory.hpp>
#include <tests/kernels/quantized.hpp>
#include <tests/kernels/variants.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// FNV-1a, 64 bits, over the bits of elements, row by row. Any NaN in fp32 is one: the model's has another sign.
u64 hash(const Matrix& matrix, i64 rows, i64 columns, i64 element_bytes) {
  u64 result = 0xcbf29ce484222325;
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < columns; ++column) {
      u32 bits = matrix.bits(row, column);
      if (element_bytes == 4 && (bits & 0x7fffffff) > 0x7f800000) bits = 0x7fffffff;
      for (i64 byte = 0; byte < element_bytes; ++byte) {
        result ^= bits >> 8 * byte & 0xff;
        result *= 0x100000001b3;
      }
    }
  return result;
}

/// Ends the program where a launcher refused.
void require_launched(const Status& status, const std::string& what) {
  if (status.ok()) return;
  std::fprintf(stderr, "FAILED: %s: %s\n", what.c_str(), status.text.c_str());
  std::exit(1);
}

struct Size {
  i64 m, n, k;
};

constexpr Size sizes[] = {{128, 256, 64}, {1, 1, 1},       {37, 51, 29},    {256, 256, 256}, {300, 520, 100},
                          {7, 700, 640},  {640, 7, 300},   {129, 257, 65},  {384, 768, 72},  {200, 200, 1111},
                          {520, 520, 33}, {1030, 130, 16}, {130, 1030, 130}};

constexpr Size fp8_sizes[] = {{1, 1, 1},       {5, 300, 700},   {128, 256, 128}, {130, 129, 65},
                              {300, 520, 100}, {257, 72, 1300}, {600, 600, 384}};

/// Normal numbers in each element, or small integers.
void fill(Matrix& matrix, Number type, i64 rows, i64 columns, bool integers, Random& random) {
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < columns; ++column) {
      const float value = integers ? static_cast<float>(random.between(-largest_random_integer, largest_random_integer))
                                   : static_cast<float>(random.normal());
      matrix.set_bits(row, column, encode(type, value));
    }
}

Matrix scale_matrix(const ScaleLayout& x) { return Matrix(TensorType::f32, x.rows, x.columns, x.ld); }

void run(const Variant& x, const Size& size, u64 seed) {
  constexpr Scaling scalings[] = {
      {}, {.alpha = 0.7f, .beta = -1.3f}, {.alpha = 0.7f, .beta = -1.3f, .in_place = true}};  // in turn
  const Scaling& scaling = scalings[seed % std::size(scalings)];
  const bool integers = x.operands == OperandKind::bits_16;
  Random random(seed);
  const ScaleChoice choice = random_scales(x, random);
  const Shape shape = shape_of(x, size.m, size.n, size.k);
  Matrix a(x.input(), shape.m, shape.k, shape.lda, shape.major_a);
  Matrix b(x.input(), shape.n, shape.k, shape.ldb, shape.major_b);
  Matrix c(x.output(), shape.m, shape.n, shape.ldd);
  Matrix d(x.output(), shape.m, shape.n, shape.ldd);
  const ScaleLayout of_a = scale_layout(choice.a, shape.m, shape.k, choice.padding);
  const ScaleLayout of_b = scale_layout(choice.b, shape.n, shape.k, choice.padding);
  Matrix scale_a = scale_matrix(of_a);
  Matrix scale_b = scale_matrix(of_b);
  Matrix scale_d = scale_matrix({1, 1, 1, false});
  fill(a, x.a, shape.m, shape.k, integers, random);
  fill(b, x.b, shape.n, shape.k, integers, random);
  fill(scaling.in_place ? d : c, x.d, shape.m, shape.n, integers, random);
  fill(scale_a, Number::f32, of_a.rows, of_a.columns, false, random);
  fill(scale_b, Number::f32, of_b.rows, of_b.columns, false, random);
  fill(scale_d, Number::f32, 1, 1, false, random);

  OnDevice a_on_device(a);
  OnDevice b_on_device(b);
  OnDevice c_on_device(c);
  OnDevice d_on_device(d);
  OnDevice scale_a_on_device(scale_a);
  OnDevice scale_b_on_device(scale_b);
  OnDevice scale_d_on_device(scale_d);
  const auto floats = [](OnDevice& matrix) { return static_cast<const float*>(matrix.data()); };
  GemmArguments arguments = arguments_of(shape, a_on_device.data(), b_on_device.data(), d_on_device.data());
  arguments.alpha = scaling.alpha;
  arguments.beta = scaling.beta;
  arguments.c = scaling.in_place ? d_on_device.data() : c_on_device.data();
  arguments.ldc = shape.ldd;
  set_scales(x, choice, {floats(scale_a_on_device), floats(scale_b_on_device), floats(scale_d_on_device)}, &arguments);
  const std::string what = describe(x) + "; " + describe(shape) + "; " + describe(scaling);
  require_launched(x.launch(arguments, Stream{}), what);
  d_on_device.fetch();
  std::printf("%s: %016llx\n", what.c_str(), hash(d, shape.m, shape.n, bytes_of(x.output())));
}

struct Extents {
  i64 rows, k;
};

constexpr Extents quantize_sizes[] = {{1, 1},    {3, 17},    {128, 128}, {1, 700},
                                      {260, 71}, {131, 130}, {129, 513}, {500, 1000}};

template <class Config>
void run_quantize(const Extents& size, Hard hard, u64 seed) {
  Random random(seed);
  Quantized<Config> x(size.rows, size.k, random.between(0, 2));
  x.fill([&] { return number_to_quantize(hard, tensor_type<typename Config::Input>, random); });
  OnDevice x_on_device(x.x);
  OnDevice q_on_device(x.q);
  OnDevice scales_on_device(x.scales);
  const QuantizeArguments arguments = x.arguments(x_on_device.data(), q_on_device.data(), scales_on_device.data());
  const std::string what = describe_quantize<Config>() + ", numbers " + std::to_string(static_cast<int>(hard)) +
                           "; rows = " + std::to_string(x.rows) + ", k = " + std::to_string(x.k);
  require_launched(quantize_blocks<Config>(arguments, Stream{}), what);
  q_on_device.fetch();
  scales_on_device.fetch();
  const i64 scale_columns = x.scale_each_row ? x.rows : x.k_blocks();
  std::printf("%s: %016llx %016llx\n", what.c_str(), hash(x.q, x.rows, x.k, 1),
              hash(x.scales, x.scale_rows(), scale_columns, 4));
}

void run_kind(OperandKind kind) {
  u64 seed = 1000 * static_cast<u64>(kind);
  for (const Variant& variant : variants(kind))
    if (kind == OperandKind::bits_16)
      for (const Size& size : sizes) run(variant, size, ++seed);
    else
      for (const Size& size : fp8_sizes) run(variant, size, ++seed);
}

void run_quantize() {
  u64 seed = 0;
  for_each(QuantizeConfigs{}, [&]<class Config>(Config) {
    for (const Extents& size : quantize_sizes)
      for (const Hard hard : hard_numbers) run_quantize<Config>(size, hard, ++seed);
  });
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> names(arguments + 1, arguments + count);
  const auto is_chosen = [&](const char* name) {
    return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
  };
  prepare_device();
  for (const OperandKind kind : operand_kinds)
    if (is_chosen(name_of(kind))) run_kind(kind);
  if (is_chosen("quantize_blocks")) run_quantize();
}
