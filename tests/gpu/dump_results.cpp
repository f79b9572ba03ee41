// Prints a hash of D's bits for a fixed list of problems: integers in 16 bits, normal numbers and scales in FP8, whose
// sums the model has to the bit. Compiled for the model and for the GPU, which must print the same lines:
// compare_results.sh. Lines that begin with "dump_results:" say what it runs on.
#include <cstdio>
#include <cstdlib>
#include <optional>

#include <memory.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/kernels/launch.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// FNV-1a, 64 bits, over the bits of D's elements, row by row.
u64 hash(const Matrix& d, i64 rows, i64 columns, i64 element_bytes) {
  u64 result = 0xcbf29ce484222325;
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < columns; ++column)
      for (i64 byte = 0; byte < element_bytes; ++byte) {
        result ^= d.bits(row, column) >> 8 * byte & 0xff;
        result *= 0x100000001b3;
      }
  return result;
}

/// Ends the program where a launcher refused.
void require_launched(const Status& status, const std::string& what, const Shape& shape) {
  if (status.ok()) return;
  std::fprintf(stderr, "FAILED: %s; %s: %s\n", what.c_str(), describe(shape).c_str(), status.text.c_str());
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

/// Normal numbers in each element.
void fill_normal(Matrix& matrix, Number type, i64 rows, i64 columns, Random& random) {
  for (i64 row = 0; row < rows; ++row)
    for (i64 column = 0; column < columns; ++column)
      matrix.set_bits(row, column, encode(type, static_cast<float>(random.normal())));
}

/// Scales, [rows, columns], as kernels find them on the device.
struct ScalesOnDevice {
  ScalesOnDevice(i64 rows, i64 columns, i64 ld, Random& random) : matrix(TensorType::f32, rows, columns, ld) {
    fill_normal(matrix, Number::f32, rows, columns, random);
    on_device.emplace(matrix);
  }
  const float* data() { return static_cast<const float*>(on_device->data()); }

  Matrix matrix;
  std::optional<OnDevice> on_device;
};

void run_fp8(const Fp8Selection& x, const Size& size, u64 seed) {
  Random random(seed);
  const Shape shape = shape_of(size.m, size.n, size.k, TensorType::u8, tensor_type_of(x.d));
  const i64 k_blocks = ceil_div(shape.k, 128);
  const auto to_4 = [](i64 rows) { return ceil_div(rows, 4) * 4; };
  const bool b_by_rows = x.scales == BlockScales::b_1x128;
  Matrix a(TensorType::u8, shape.m, shape.k, shape.lda);
  Matrix b(TensorType::u8, shape.n, shape.k, shape.ldb);
  Matrix d(tensor_type_of(x.d), shape.m, shape.n, shape.ldd);
  fill_normal(a, x.a, shape.m, shape.k, random);
  fill_normal(b, x.b, shape.n, shape.k, random);
  fill_normal(d, x.d, shape.m, shape.n, random);  // C, too
  OnDevice a_on_device(a);
  OnDevice b_on_device(b);
  OnDevice d_on_device(d);
  ScalesOnDevice rows_of_a(1, shape.m, to_4(shape.m), random);
  ScalesOnDevice rows_of_b(1, shape.n, to_4(shape.n), random);
  ScalesOnDevice blocks_of_a(k_blocks, shape.m, to_4(shape.m), random);
  const i64 ldb = b_by_rows ? to_4(shape.n) : to_4(k_blocks);
  ScalesOnDevice blocks_of_b(b_by_rows ? k_blocks : ceil_div(shape.n, 128), b_by_rows ? shape.n : k_blocks, ldb,
                             random);
  GemmArguments arguments = arguments_of(shape, a_on_device.data(), b_on_device.data(), d_on_device.data());
  arguments.alpha = 0.7f;
  arguments.beta = -1.3f;
  arguments.c = arguments.d;
  arguments.ldc = arguments.ldd;
  if (x.scales == BlockScales::none) {
    arguments.scale_a = {rows_of_a.data(), seed % 2 == 0};
    arguments.scale_b = {rows_of_b.data(), seed % 2 == 0};
  } else {
    arguments.block_scales = {blocks_of_a.data(), to_4(shape.m), blocks_of_b.data(), ldb};
  }
  require_launched(x.launch(arguments, Stream{}), describe(x), shape);
  d_on_device.fetch();
  std::printf("%s; %s: %016llx\n", describe(x).c_str(), describe(shape).c_str(),
              hash(d, shape.m, shape.n, bytes_of(tensor_type_of(x.d))));
}

}  // namespace

int main() {
  prepare_device();
  constexpr Scaling scalings[] = {{}, {.alpha = 0.7f, .beta = -1.3f}};  // in turn
  u64 seed = 0;
  for (const Selection& selection : all_selections())
    for (const Size& size : sizes) {
      Random random(++seed);
      const Scaling& scaling = scalings[seed % 2];
      const Shape shape = shape_of(size.m, size.n, size.k, selection.input, selection.output);
      Matrix a(selection.input, shape.m, shape.k, shape.lda);
      Matrix b(selection.input, shape.n, shape.k, shape.ldb);
      Matrix c(selection.output, shape.m, shape.n, shape.ldd);
      Matrix d(selection.output, shape.m, shape.n, shape.ldd);
      fill(a, random_integers(shape.m, shape.k, random));
      fill(b, random_integers(shape.n, shape.k, random));
      fill(c, random_integers(shape.m, shape.n, random));
      OnDevice a_on_device(a);
      OnDevice b_on_device(b);
      OnDevice c_on_device(c);
      OnDevice d_on_device(d);
      GemmArguments arguments = arguments_of(shape, a_on_device.data(), b_on_device.data(), d_on_device.data());
      arguments.alpha = scaling.alpha;
      arguments.beta = scaling.beta;
      arguments.c = c_on_device.data();
      arguments.ldc = shape.ldd;
      const Status status = launch(selection, arguments);
      require_launched(status, describe(selection), shape);
      d_on_device.fetch();
      std::printf("%s; %s; %s: %016llx\n", describe(selection).c_str(), describe(shape).c_str(),
                  describe(scaling).c_str(), hash(d, shape.m, shape.n, bytes_of(selection.output)));
    }
  for (const Fp8Selection& selection : fp8_selections())
    for (const Size& size : fp8_sizes) run_fp8(selection, size, ++seed);
}
