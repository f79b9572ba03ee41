// Each kernel on the model with Settings::strict_proxy_fences: what it does that the strict reading forbids. Prints a
// line for each launch: kernel, configuration, and the finding or "clean". scripts/proxies.py makes a table of
// docs/model.md from it.
//
// usage: strict_fences [N]    of each N configurations of a kernel, in FP8 with the same scales, one
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <utility>

#include <host/quantize_blocks.hpp>
#include <tests/kernels/fp8_launch.hpp>
#include <tests/kernels/launch.hpp>
#include <tests/kernels/wgmma_tile.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

constexpr int multiprocessors = 4;
// Longer than a CTA's ring: those of the kernels that split K have small stages, and many.
constexpr i64 k_of_split = 2300;
constexpr i64 k_of_others = 1100;

/// Prints what a launch under the setting finds. The name of a configuration begins with its kernel's.
void print(const std::string& name, const std::function<Status()>& launch) {
  model::settings() = {};
  model::settings().multiprocessors = multiprocessors;
  model::settings().ordinal = multiprocessors;
  model::settings().strict_proxy_fences = true;
  model::reset_report();
  const Status status = launch();
  const std::string wrong = status.ok() ? model::report().finding : status.text;
  std::printf("%s\t%s\t%s\n", name.substr(0, name.find(',')).c_str(), name.c_str(),
              wrong.empty() ? "clean" : wrong.c_str());
  std::fflush(stdout);
}

/// More tiles than CTAs, a K that goes round the ring, all ragged; without C, with C, and with C where D is.
template <class Launch>
void print_gemm(const std::string& name, const Configuration& x, TensorType input, TensorType output, i64 k,
                const Launch& launch) {
  const Shape shape = shape_of(x.tile.m + 8, 2 * x.tile.n + 8, k, input, output, 0, x.major_a, x.major_b);
  const Matrix a(input, shape.m, shape.k, shape.lda, shape.major_a);
  const Matrix b(input, shape.n, shape.k, shape.ldb, shape.major_b);
  const Matrix c(output, shape.m, shape.n, shape.ldd);
  Matrix d(output, shape.m, shape.n, shape.ldd);
  GemmArguments arguments = arguments_of(shape, a.data(), b.data(), d.data());
  print(name, [&] { return launch(arguments); });
  arguments.beta = 1;
  arguments.c = c.data();
  arguments.ldc = shape.ldd;
  print(name + ", with C", [&] { return launch(arguments); });
  arguments.c = d.data();
  print(name + ", with C in place", [&] { return launch(arguments); });
}

template <class Config>
void print_quantize(const char* name) {
  constexpr i64 rows = 300;
  constexpr i64 k = 400;
  const Matrix x(tensor_type<typename Config::Input>, rows, k, k);
  Matrix q(TensorType::u8, rows, k, k);
  std::vector<float> scales(rows * 4);
  const QuantizeArguments arguments{.rows = rows,
                                    .k = k,
                                    .x = x.data(),
                                    .ldx = k,
                                    .q = q.data(),
                                    .ldq = k,
                                    .scales = scales.data(),
                                    .ld_scales = Config::block_rows == 1 ? rows : 4};
  print(name, [&] { return quantize_blocks<Config>(arguments, Stream{}); });
}

}  // namespace

int main(int argc, char** argv) {
  const int every = argc == 2 ? std::atoi(argv[1]) : 1;
  std::map<std::pair<Kernel, BlockScales>, int> seen;
  const auto is_taken = [&](Kernel kernel, BlockScales scales) { return seen[{kernel, scales}]++ % every == 0; };
  for (const Selection& x : all_selections())
    if (is_taken(x.kernel, BlockScales::none))
      print_gemm(describe(x), x, x.input, x.output,
                 x.kernel == Kernel::gemm_splitk ? k_of_split * x.splits : k_of_others,
                 [&](const GemmArguments& arguments) { return launch(x, arguments); });
  for (const Fp8Selection& x : every_fp8_selection()) {
    if (!is_taken(x.kernel, x.scales)) continue;
    const std::vector<float> scales(1 << 16, 1.0f);  // more than any of them reads
    print_gemm(describe(x), x, TensorType::u8, tensor_type_of(x.d),
               x.kernel == Kernel::gemm_splitk || x.kernel == Kernel::gemm_fp8_block_splitk ? k_of_split * x.splits
                                                                                            : k_of_others,
               [&](GemmArguments arguments) {
                 // Both operands' scales: by rows of K blocks, or by blocks.
                 if (x.scales != BlockScales::none)
                   arguments.block_scales = {
                       scales.data(), (arguments.m + 3) / 4 * 4, scales.data(),
                       x.scales == BlockScales::b_1x128 ? (arguments.n + 3) / 4 * 4 : (arguments.k + 127) / 128};
                 return x.launch(arguments, nullptr);
               });
  }
  for (const TileSelection& x : all_tile_selections()) {
    Random random(1);
    TileProblem problem(x, 96, 0, random);
    print(describe(x), [&] { return launch(x, problem.arguments()); });
  }
  print_quantize<quantize::Config<bf16, e4m3, 1>>("quantize_blocks, scales of 1x128");
  print_quantize<quantize::Config<f16, e5m2, 128>>("quantize_blocks, scales of 128x128");
}
