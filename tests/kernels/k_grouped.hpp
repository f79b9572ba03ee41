// K-grouped GEMMs on the model: one run, judged.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include <model.hpp>
#include <tests/flat.hpp>
#include <tests/fp8.hpp>
#include <tests/kernels/k_grouped_selection.hpp>
#include <tests/kernels/on_model.hpp>

namespace rawgemm::test {

/// Those of a kernel, sampled.
inline std::vector<KGroupedSelection> k_grouped_selections(Kernel kernel, int line = __builtin_LINE()) {
  std::vector<KGroupedSelection> selections = every_k_grouped_selection();
  std::erase_if(selections, [&](const KGroupedSelection& x) { return x.kernel != kernel; });
  return sampled(selections, line);
}

/// A test case for each kernel that takes groups along K, `kernel` in its body.
#define EACH_K_GROUPED_KERNEL(name)                                                                            \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_swapped, Kernel::gemm_fp8_block)

/// Launches it with these operands, if need be in the flat form.
inline Status launch_on_model(const KGroupedSelection& x, const KGroupedGemmArguments& arguments) {
  const auto launch = [&](const KGroupedGemmArguments& y) { return x.launch(y, Stream{}); };
  return x.is_flat ? launch_flat(arguments, launch) : launch(arguments);
}

/// How it is called, beside that.
struct KGroupedCall {
  bool wide_offsets = false;  // i64
  bool padded = false;        // leading dimensions
  Scaling scaling = {};
  bool scales = false;   // FP8 without block scales: of each group's A and B
  bool of_rows = false;  // one for each row of these instead
};

/// Nothing but what groups need is filled: the rest is NaN, and must not reach D.
struct KGroupedOperands {
  KGroupedOperands(const KGroupedSelection& x, const KGrouping& problem, const KGroupedCall& call = {})
      : shape(shape_of(problem.m, problem.n, problem.k, tensor_type_of(x.a), tensor_type_of(x.d), call.padded ? 3 : 0,
                       x.major_a, x.major_b)),
        k_blocks(problem.k / scaled_k + problem.groups()),
        a(tensor_type_of(x.a), problem.m, problem.k, shape.lda, x.major_a),
        b(tensor_type_of(x.b), problem.n, problem.k, shape.ldb, x.major_b),
        c(tensor_type_of(x.d), problem.groups() * problem.m, problem.n, shape.ldd + 16),
        d(tensor_type_of(x.d), problem.groups() * problem.m, problem.n, shape.ldd),
        scales_a(TensorType::f32, k_blocks, problem.m, scales_ld(problem.m, call)),
        scales_b(TensorType::f32, k_blocks, problem.n, scales_ld(problem.n, call)),
        has_block_scales(x.has_block_scales),
        narrow(problem.offsets.begin(), problem.offsets.end()),
        wide(problem.offsets) {}

  static i64 scales_ld(i64 rows, const KGroupedCall& call) { return ceil_div(rows, 4) * 4 + (call.padded ? 8 : 0); }

  KGroupedGemmArguments arguments(const KGrouping& problem, const KGroupedCall& call = {}) {
    KGroupedGemmArguments x{.gemm = arguments_of(shape, a.data(), b.data(), d.data()),
                            .groups = problem.groups(),
                            .offsets = narrow.data()};
    x.gemm.alpha = call.scaling.alpha;
    x.gemm.beta = call.scaling.beta;
    x.gemm.c = call.scaling.in_place ? d.data() : c.data();
    x.gemm.ldc = call.scaling.in_place ? shape.ldd : shape.ldd + 16;
    if (has_block_scales)
      x.gemm.block_scales = {.a = static_cast<const float*>(scales_a.data()),
                             .lda = scales_ld(problem.m, call),
                             .b = static_cast<const float*>(scales_b.data()),
                             .ldb = scales_ld(problem.n, call)};
    if (call.wide_offsets) x.offsets = wide.data();
    return x;
  }

  Shape shape;
  i64 k_blocks;
  Matrix a;
  Matrix b;
  Matrix c;
  Matrix d;
  Matrix scales_a;
  Matrix scales_b;
  bool has_block_scales;
  std::vector<i32> narrow;
  std::vector<i64> wide;
};

inline std::string describe(const KGroupedSelection& x, const KGrouping& problem, const KGroupedCall& call,
                            const Schedule& schedule) {
  std::ostringstream text;
  text << name_of(x) << ", " << name_of(x.a) << " * " << name_of(x.b) << " to " << name_of(x.d)
       << (x.has_block_scales ? ", block scales" : "") << "; m = " << problem.m << ", n = " << problem.n
       << ", k = " << problem.k << ", offsets";
  for (const i64 offset : problem.offsets) text << ' ' << offset;
  text << (call.wide_offsets ? ", i64" : "") << (call.padded ? ", padded" : "") << (call.scales ? ", scales" : "")
       << (call.of_rows ? " of rows" : "") << "; " << describe(call.scaling) << "; " << describe(schedule);
  return text.str();
}

/// D of integers, exactly; what scales there are, are powers of 2. Empty, or what went wrong.
inline std::string run_k_grouped(const KGroupedSelection& selection, KGrouping problem, const Schedule& schedule,
                                 const KGroupedCall& call = {}) {
  problem.step = selection.step;
  problem.k = ceil_div(problem.k, problem.step) * problem.step;
  Random random(schedule.seed);
  const std::vector<KGrouping::Range> ranges = problem.ranges();
  const i64 groups = problem.groups();
  KGroupedOperands x(selection, problem, call);
  Integers a = random_integers(problem.m, problem.k, random);
  Integers b = random_integers(problem.n, problem.k, random);
  const auto random_power = [&] { return std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))); };
  const auto fill_group = [&](Matrix& matrix, Number type, const Integers& values, const KGrouping::Range& range) {
    for (i64 row = 0; row < values.rows; ++row)
      for (i64 k = range.begin; k < range.end; ++k) matrix.set_bits(row, k, encode(type, values.at(row, k)));
  };
  const auto fill_scales = [&](Matrix& matrix, i64 block, i64 rows) {
    for (i64 row = 0; row < rows; ++row) matrix.set(block, row, random_power());
  };
  i64 blocks = 0;
  i64 wgmmas = 0;
  for (const KGrouping::Range& range : ranges) {
    fill_group(x.a, selection.a, a, range);
    fill_group(x.b, selection.b, b, range);
    for (i64 k = range.begin; k < range.end; k += scaled_k, ++blocks) {
      fill_scales(x.scales_a, blocks, problem.m);
      fill_scales(x.scales_b, blocks, problem.n);
    }
    if (selection.wgmmas != nullptr) wgmmas += selection.wgmmas(problem.m, problem.n, std::max<i64>(range.size(), 1));
  }
  Matrix& c = call.scaling.in_place ? x.d : x.c;
  if (call.scaling.beta != 0)
    for (i64 row = 0; row < groups * problem.m; ++row)
      for (i64 column = 0; column < problem.n; ++column)
        c.set_bits(row, column, encode(selection.d, static_cast<float>(random.between(-9, 9))));
  const bool has_scales = call.scales && is_fp8_number(selection.a) && !selection.has_block_scales;
  std::vector<float> factors_a(static_cast<size_t>(call.of_rows ? groups * problem.m : groups), 1);
  std::vector<float> factors_b(static_cast<size_t>(call.of_rows ? groups * problem.n : groups), 1);
  for (std::vector<float>* const factors : {&factors_a, &factors_b})
    for (float& factor : *factors)
      if (has_scales) factor = random_power();

  std::vector<u32> want;
  i64 first_block = 0;
  for (i64 group = 0; group < groups; ++group) {
    const KGrouping::Range& range = ranges[static_cast<size_t>(group)];
    for (i64 row = 0; row < problem.m; ++row)
      for (i64 column = 0; column < problem.n; ++column) {
        float sum = 0;
        for (i64 first = range.begin, block = first_block; first < range.end; first += scaled_k, ++block) {
          std::int32_t part = 0;
          for (i64 k = first; k < std::min(first + scaled_k, range.end); ++k) part += a.at(row, k) * b.at(column, k);
          const float scale =
              selection.has_block_scales ? x.scales_a.value(block, row) * x.scales_b.value(block, column) : 1;
          sum += static_cast<float>(part) * scale;
        }
        sum *= factors_a[static_cast<size_t>(call.of_rows ? group * problem.m + row : group)] *
               factors_b[static_cast<size_t>(call.of_rows ? group * problem.n + column : group)];
        float value = problem.k == 0 ? 0 : call.scaling.alpha * sum;
        if (call.scaling.beta != 0)
          value += call.scaling.beta * decode(selection.d, c.bits(group * problem.m + row, column));
        want.push_back(encode(selection.d, value));
      }
    first_block += ceil_div(range.size(), scaled_k);
  }

  use(schedule, selection.cluster_size());
  KGroupedGemmArguments arguments = x.arguments(problem, call);
  if (has_scales) {
    arguments.gemm.scale_a = {factors_a.data(), call.of_rows};
    arguments.gemm.scale_b = {factors_b.data(), call.of_rows};
  }
  const Status status = launch_on_model(selection, arguments);
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  for (i64 i = 0; i < groups * problem.m * problem.n && wrong.empty(); ++i) {
    const i64 row = i / problem.n;
    const i64 column = i % problem.n;
    const u32 bits = want[static_cast<size_t>(i)];
    if (x.d.bits(row, column) != bits)
      wrong = "d[" + std::to_string(row % problem.m) + ", " + std::to_string(column) + "] of group " +
              std::to_string(row / problem.m) + " = " + std::to_string(decode(selection.d, x.d.bits(row, column))) +
              ", must be " + std::to_string(decode(selection.d, bits));
  }
  if (wrong.empty()) wrong = x.d.damage();
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  if (wrong.empty() && problem.k > 0 && selection.wgmmas != nullptr &&
      static_cast<i64>(model::report().wgmmas) != wgmmas)
    wrong = std::to_string(model::report().wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  if (wrong.empty()) return wrong;
  return describe(selection, problem, call, schedule) + ": " + wrong;
}

}  // namespace rawgemm::test
