// AddToD with FP8 operands: tensor scales and those of rows, in one accumulator or promoted, and scales of blocks.
#include <host/add_to_d.hpp>
#include <host/gemm_fp8.hpp>
#include <tests/kernels/fp8_on_model.hpp>

using namespace rawgemm;
using namespace rawgemm::test;

namespace {

/// D += 0.7 * A * B^T, D holding multiples of 1/8, A and B integers, their scales any numbers: to the last bit what
/// beta = 1 and C = D give.
template <Configuration configuration, class Types, AddBy by>
std::string run_added(i64 m, i64 n, i64 k, bool each_row_scaled) {
  Random random(1);
  Fp8Problem x(fp8_selection<Instance<configuration, Types>>([](const GemmArguments& arguments, Stream stream) {
                 return launch<Types, configuration>(arguments, stream, AddToD<Types, by>{});
               }),
               m, n, k, 1);
  fill_integers(x, random);
  if (Types::has_block_scales) {
    fill_block_scales(x, [&] { return static_cast<float>(random.normal()); });
  } else if (each_row_scaled) {
    x.scale_a = each_row(m, random);
    x.scale_b = each_row(n, random);
  } else {
    x.scale_a = one_for_all(1.3f);
    x.scale_b = one_for_all(-0.4f);
  }
  x.scaling = {.alpha = 0.7f, .beta = 1, .in_place = true};
  x.fill_c(random);
  return run(x);
}

template <Configuration configuration, class Types, AddBy by = AddBy::reduction>
void adds_to_d_in_place() {
  for (const bool each_row_scaled : {false, true}) {
    CHECK(run_added<configuration, Types, by>(configuration.tile.m + 13, 2 * configuration.tile.n + 29, 400,
                                              each_row_scaled) == "");
    CHECK(run_added<configuration, Types, by>(5, 9, 8, each_row_scaled) == "");
    if (Types::has_block_scales) break;
  }
  CHECK(run_added<configuration, Types, by>(2 * configuration.tile.m, configuration.tile.n, 128, false) == "");
  CHECK(run_added<configuration, Types, by>(5, 9, 0, false) == "");
}

template <class Input, class InputB>
using Scaled = Types<Input, float, InputB, BlockScales::b_1x128>;

}  // namespace

TEST_CASE("AddToD, FP8: gemm_fp8_block adds to D, with scales of blocks and without") {
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Scaled<e4m3, e4m3>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block, {128, 160}}, Types<e4m3, float, e5m2>>();
}

TEST_CASE("AddToD, FP8: the kernels that can add to a D that is loaded") {
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block, {192, 128}, {1, 2}}, Scaled<e4m3, e4m3>, AddBy::load>();
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block, {128, 160}}, Types<e4m3, float, e5m2>, AddBy::load>();
  adds_to_d_in_place<Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}, Types<e4m3, float>, AddBy::load>();
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 64}}, Types<e5m2, float, e4m3>, AddBy::load>();
}

TEST_CASE("AddToD, FP8: gemm_fp8_block_splitk adds to D, from D^T, too") {
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block_splitk, {128, 72}, {}, 4}, Scaled<e5m2, e4m3>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_fp8_block_splitk, {16, 64}, {}, 2}, Scaled<e4m3, e4m3>>();
}

TEST_CASE("AddToD, FP8: the kernels for all types add to D") {
  adds_to_d_in_place<Configuration{Kernel::gemm_cooperative, {128, 80}, {2, 1}}, Types<e4m3, float>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_pingpong, {128, 64}}, Types<e5m2, float, e4m3>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_splitk, {16, 64}, {}, 2}, Types<e4m3, float>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_swapped, {64, 128}}, Types<e4m3, float, e5m2>>();
  adds_to_d_in_place<Configuration{Kernel::gemm_slicedk, {16, 32}}, Types<e4m3, float, e5m2>>();
}

TEST_CASE("AddToD, FP8: gemm_fp8_scaled adds to D, whatever it chooses") {
  using Types = Scaled<e4m3, e4m3>;
  // The order of sums is that of the chosen kernel: all of them are exact.
  const Fp8Selection any = fp8_selection<Instance<Configuration{Kernel::gemm_fp8_block, {128, 128}}, Types>>(
      [](const GemmArguments& arguments, Stream stream) {
        return gemm_fp8_scaled<BlockScales::b_1x128, e4m3, float>(arguments, stream, AddToD<Types>{});
      });
  Random random(1);
  for (const i64 m : {20, 300}) {
    Fp8Problem x(any, m, 140, 300);
    fill_integers(x, random);
    fill_block_scales(x, [&] { return std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))); });
    x.scaling = {.alpha = 2, .beta = 1, .in_place = true};
    x.fill_c(random);
    CHECK(run(x) == "");
  }
}
