// Prints a hash of D's bits for a fixed list of integer problems. Compiled for the model and for the GPU, which must
// print the same lines: compare_results.sh. Lines that begin with "dump_results:" say what it runs on.
#include <cstdio>

#include <memory.hpp>
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

struct Size {
  i64 m, n, k;
};

constexpr Size sizes[] = {{128, 256, 64}, {1, 1, 1},       {37, 51, 29},    {256, 256, 256}, {300, 520, 100},
                          {7, 700, 640},  {640, 7, 300},   {129, 257, 65},  {384, 768, 72},  {200, 200, 1111},
                          {520, 520, 33}, {1030, 130, 16}, {130, 1030, 130}};

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
      if (!status.ok()) {
        std::fprintf(stderr, "FAILED: %s; %s: %s\n", describe(selection).c_str(), describe(shape).c_str(),
                     status.text.c_str());
        return 1;
      }
      d_on_device.fetch();
      std::printf("%s; %s; %s: %016llx\n", describe(selection).c_str(), describe(shape).c_str(),
                  describe(scaling).c_str(), hash(d, shape.m, shape.n, bytes_of(selection.output)));
    }
}
