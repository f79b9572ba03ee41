// Grouped GEMMs on the model: the configurations that the tests cover, and one run, judged.
#pragma once
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <host/grouped.hpp>
#include <model.hpp>
#include <tests/fp8.hpp>
#include <tests/grouping.hpp>
#include <tests/kernels/on_model.hpp>

namespace rawgemm::test {

struct GroupedSelection : Configuration {
  Number a;
  Number b;
  Number d;
  i64 (*wgmmas)(i64 m, i64 n, i64 k);  // that a problem of one group takes
  Status (*launch)(const GroupedGemmArguments&);
  Status (*launch_dense)(const GemmArguments&);  // the same Configuration, of one problem
};

/// Compiled once, by grouped_launch.cpp.
std::vector<GroupedSelection> every_grouped_selection();

/// Those of a kernel, sampled.
inline std::vector<GroupedSelection> grouped_selections(Kernel kernel, int line = __builtin_LINE()) {
  std::vector<GroupedSelection> selections = every_grouped_selection();
  std::erase_if(selections, [&](const GroupedSelection& x) { return x.kernel != kernel; });
  return sampled(selections, line);
}

/// A test case for each kernel that takes groups, `kernel` in its body.
#define EACH_GROUPED_KERNEL(name)                                                                              \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_swapped)

/// How it is called, beside that.
struct GroupedCall {
  bool wide_offsets = false;  // i64
  bool padded = false;        // leading dimensions
  Scaling scaling = {};
  bool scales = false;   // FP8: of A and of each group's B
  bool of_rows = false;  // one for each row instead
};

inline std::string describe(const GroupedSelection& x, const Grouping& problem, const GroupedCall& call,
                            const Schedule& schedule) {
  std::ostringstream text;
  text << name_of(x.kernel) << ", " << name_of(x.a) << " * " << name_of(x.b) << " to " << name_of(x.d) << ", tile "
       << tile_name(x) << ", cluster " << cluster_name(x) << "; m = " << problem.m << ", n = " << problem.n
       << ", k = " << problem.k << ", offsets";
  for (const i64 offset : problem.offsets) text << ' ' << offset;
  constexpr const char* layouts[] = {"", ", psum", ", masked"};
  text << layouts[static_cast<int>(problem.layout)] << (call.wide_offsets ? ", i64" : "")
       << (call.padded ? ", padded" : "") << (call.scales ? ", scales" : "") << (call.of_rows ? " of rows" : "") << "; "
       << describe(call.scaling) << "; " << describe(schedule);
  return text.str();
}

/// Operands in memory. Nothing but what groups need is filled: the rest is NaN, and must not reach D.
struct GroupedOperands {
  GroupedOperands(const GroupedSelection& x, const Grouping& problem, const GroupedCall& call = {})
      : padding(call.padded ? 3 : 0),
        lda(shape_of(1, 8, problem.k, tensor_type_of(x.a), tensor_type_of(x.d), padding).lda),
        ldd(shape_of(1, problem.n, 8, tensor_type_of(x.a), tensor_type_of(x.d), padding).ldd),
        a(tensor_type_of(x.a), problem.m, problem.k, lda),
        b(tensor_type_of(x.b), problem.groups() * problem.n, problem.k, lda),
        c(tensor_type_of(x.d), problem.m, problem.n, ldd + 16),
        d(tensor_type_of(x.d), problem.m, problem.n, ldd),
        narrow(problem.offsets.begin(), problem.offsets.end()),
        wide(problem.offsets) {}

  GroupedGemmArguments arguments(const Grouping& problem, const GroupedCall& call = {}) {
    const bool in_place = call.scaling.in_place;
    GroupedGemmArguments x{.gemm = {.m = problem.m,
                                    .n = problem.n,
                                    .k = problem.k,
                                    .a = a.data(),
                                    .lda = lda,
                                    .b = b.data(),
                                    .ldb = lda,
                                    .d = d.data(),
                                    .ldd = ldd,
                                    .alpha = call.scaling.alpha,
                                    .beta = call.scaling.beta,
                                    .c = in_place ? d.data() : c.data(),
                                    .ldc = in_place ? ldd : ldd + 16},
                           .groups = problem.groups(),
                           .offsets = narrow.data(),
                           .layout = problem.layout};
    if (call.wide_offsets) x.offsets = wide.data();
    return x;
  }

  i64 padding;
  i64 lda;
  i64 ldd;
  Matrix a;
  Matrix b;
  Matrix c;
  Matrix d;
  std::vector<i32> narrow;
  std::vector<i64> wide;
};

/// D of integers, exactly. Empty, or what went wrong.
inline std::string run_grouped(const GroupedSelection& selection, const Grouping& problem, const Schedule& schedule,
                               const GroupedCall& call = {}) {
  Random random(schedule.seed);
  const std::vector<i64> groups = problem.groups_of_rows();
  const bool is_fp8 = is_fp8_number(selection.a);
  const i64 largest = is_fp8_number(selection.d) ? 1 : largest_random_integer;
  const auto integer = [&] { return static_cast<float>(random.between(-largest, largest)); };
  GroupedOperands x(selection, problem, call);
  Integers a(problem.m, problem.k);
  Integers b(problem.groups() * problem.n, problem.k);
  const auto fill_row = [&](Matrix& matrix, Integers& values, Number type, i64 row) {
    for (i64 k = 0; k < problem.k; ++k) {
      values.at(row, k) = static_cast<std::int16_t>(integer());
      matrix.set_bits(row, k, encode(type, values.at(row, k)));
    }
  };
  Matrix& c = call.scaling.in_place ? x.d : x.c;
  std::vector<bool> needed(static_cast<size_t>(problem.groups()));
  for (i64 row = 0; row < problem.m; ++row) {
    const i64 group = groups[static_cast<size_t>(row)];
    if (group < 0) continue;
    needed[static_cast<size_t>(group)] = true;
    fill_row(x.a, a, selection.a, row);
    if (call.scaling.beta != 0)
      for (i64 column = 0; column < problem.n; ++column) c.set_bits(row, column, encode(selection.d, integer()));
  }
  for (i64 row = 0; row < b.rows; ++row)
    if (needed[static_cast<size_t>(row / problem.n)]) fill_row(x.b, b, selection.b, row);
  // Powers of 2.
  std::vector<float> scales_a(call.of_rows ? static_cast<size_t>(problem.m) : 1);
  std::vector<float> scales_b(static_cast<size_t>(call.of_rows ? b.rows : problem.groups()));
  for (std::vector<float>* const scales : {&scales_a, &scales_b})
    for (float& scale : *scales)
      scale = call.scales && is_fp8 ? std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))) : 1;

  std::vector<u32> want;
  for (i64 row = 0; row < problem.m; ++row)
    for (i64 column = 0; column < problem.n; ++column) {
      const i64 group = groups[static_cast<size_t>(row)];
      u32 bits = x.d.bits(row, column);  // of no group: as it is
      if (group >= 0) {
        const i64 row_b = group * problem.n + column;
        std::int32_t sum = 0;
        for (i64 k = 0; k < problem.k; ++k) sum += a.at(row, k) * b.at(row_b, k);
        const float scale = scales_a[static_cast<size_t>(call.of_rows ? row : 0)] *
                            scales_b[static_cast<size_t>(call.of_rows ? row_b : group)];
        float value = problem.k == 0 ? 0 : call.scaling.alpha * scale * static_cast<float>(sum);
        if (call.scaling.beta != 0) value += call.scaling.beta * decode(selection.d, c.bits(row, column));
        bits = encode(selection.d, value);
      }
      want.push_back(bits);
    }

  use(schedule, selection.cluster_size());
  GroupedGemmArguments arguments = x.arguments(problem, call);
  if (is_fp8 && call.scales) {
    arguments.gemm.scale_a = {scales_a.data(), call.of_rows};
    arguments.gemm.scale_b = {scales_b.data(), call.of_rows};
  }
  const Status status = selection.launch(arguments);
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  for (i64 i = 0; i < problem.m * problem.n && wrong.empty(); ++i) {
    const i64 row = i / problem.n;
    const i64 column = i % problem.n;
    const u32 bits = want[static_cast<size_t>(i)];
    if (x.d.bits(row, column) != bits)
      wrong = "d[" + std::to_string(row) + ", " + std::to_string(column) + "] of group " +
              std::to_string(groups[static_cast<size_t>(row)]) + " = " +
              std::to_string(decode(selection.d, x.d.bits(row, column))) + ", must be " +
              std::to_string(decode(selection.d, bits));
  }
  if (wrong.empty()) wrong = x.d.damage();
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  i64 wgmmas = 0;
  for (i64 group = 0; group < problem.groups(); ++group)
    if (needed[static_cast<size_t>(group)]) wgmmas += selection.wgmmas(problem.rows_of(group), problem.n, problem.k);
  if (wrong.empty() && problem.k > 0 && static_cast<i64>(model::report().wgmmas) != wgmmas)
    wrong = std::to_string(model::report().wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  if (wrong.empty()) return wrong;
  return describe(selection, problem, call, schedule) + ": " + wrong;
}

}  // namespace rawgemm::test
