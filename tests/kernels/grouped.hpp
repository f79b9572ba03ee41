// Grouped GEMMs on the model: one run, judged.
#pragma once
#include <cmath>
#include <string>
#include <vector>

#include <model.hpp>
#include <tests/fp8.hpp>
#include <tests/kernels/fp8_on_model.hpp>
#include <tests/kernels/grouped_selection.hpp>
#include <tests/kernels/on_model.hpp>

namespace rawgemm::test {

/// Those of a kernel, sampled.
inline std::vector<GroupedSelection> grouped_selections(Kernel kernel, int line = __builtin_LINE()) {
  std::vector<GroupedSelection> selections = with_k_major_scales(every_grouped_selection());
  std::erase_if(selections, [&](const GroupedSelection& x) { return x.kernel != kernel; });
  return sampled(selections, line);
}

/// A test case for each kernel that takes groups, `kernel` in its body.
#define EACH_GROUPED_KERNEL(name)                                                                              \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_swapped, Kernel::gemm_fp8_block, Kernel::gemm_fp8_block_splitk)

/// How it is called, beside that.
struct GroupedCall {
  bool wide_offsets = false;  // i64
  bool padded = false;        // leading dimensions
  Scaling scaling = {};
  bool scales = false;   // FP8: of A and of each group's B
  bool of_rows = false;  // one for each row instead
  bool zeroes_rest = false;
};

inline std::string describe(const GroupedSelection& x, const Grouping& problem, const GroupedCall& call,
                            const Schedule& schedule) {
  std::ostringstream text;
  text << name_of(x.kernel) << ", " << name_of(x.a) << " * " << name_of(x.b) << " to " << name_of(x.d) << ", tile "
       << tile_name(x) << ", cluster " << cluster_name(x) << (x.scales_a == Major::k ? ", scales of A K-major" : "")
       << "; m = " << problem.m << ", n = " << problem.n << ", k = " << problem.k << ", offsets";
  for (const i64 offset : problem.offsets) text << ' ' << offset;
  constexpr const char* layouts[] = {"", ", psum", ", masked", ", indices"};
  text << layouts[static_cast<int>(problem.layout)] << (call.wide_offsets ? ", i64" : "")
       << (call.zeroes_rest ? ", the rest zero" : "") << (call.padded ? ", padded" : "")
       << (call.scales ? ", scales" : "") << (call.of_rows ? " of rows" : "") << "; " << describe(call.scaling) << "; "
       << describe(schedule);
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
        wide(problem.offsets) {
    if (problem.layout == GroupLayout::indices) {  // at a multiple of 16 bytes
      labels.reset(new (std::align_val_t{16}) i32[narrow.size()]);
      std::copy(narrow.begin(), narrow.end(), labels.get());
    }
    if (x.scales == BlockScales::none) return;
    const i64 k_blocks = ceil_div(problem.k, 128);
    block_a = row_scale_values(problem.m, k_blocks, padding, x.scales_a);
    block_b =
        x.scales == BlockScales::b_1x128
            ? row_scale_values(problem.groups() * problem.n, k_blocks, padding, Major::mn)
            : block_scale_values(problem.groups() * ceil_div(problem.n, 128), k_blocks, k_blocks + padding, false);
    for (BlockScaleValues* const scales : {&block_a, &block_b})
      Fp8Problem::fill(*scales, [](i64, i64) { return 1.0f; });
  }

  /// Where the scale of a row of B is, of the k block `block`.
  float& scale_b(const GroupedSelection& x, const Grouping& problem, i64 row, i64 block) {
    if (x.scales == BlockScales::b_1x128) return block_b.at(block, row);
    return block_b.at(row / problem.n * ceil_div(problem.n, 128) + row % problem.n / 128, block);
  }

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
                           .layout = problem.layout,
                           .zeroes_rest = call.zeroes_rest};
    if (call.wide_offsets) x.offsets = wide.data();
    if (labels != nullptr) x.offsets = labels.get();
    if (block_a.ld != 0)
      x.gemm.block_scales = {block_a.values.data(), block_a.ld, block_b.values.data(), block_b.ld,
                             block_a.is_transposed ? Major::k : Major::mn};
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
  struct Delete {
    void operator()(i32* x) const { operator delete[](x, std::align_val_t{16}); }
  };
  std::unique_ptr<i32[], Delete> labels;
  BlockScaleValues block_a = {};  // of none: ld = 0
  BlockScaleValues block_b = {};
};

/// D of integers, exactly. Empty, or what went wrong.
inline std::string run_grouped(const GroupedSelection& selection, const Grouping& problem, const Schedule& schedule,
                               const GroupedCall& call = {}) {
  Random random(schedule.seed);
  const std::vector<i64> groups = problem.groups_of_rows();
  const std::vector<bool> rest = problem.rest();
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
  const auto power_of_2 = [&] { return std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))); };
  const bool has_blocks = selection.scales != BlockScales::none;
  if (has_blocks) {
    Fp8Problem::fill(x.block_a,
                     [&](i64, i64 row) { return groups[static_cast<size_t>(row)] < 0 ? not_a_number : power_of_2(); });
    const i64 rows = x.block_b.rows * x.block_b.columns / std::max<i64>(ceil_div(problem.k, 128), 1);
    Fp8Problem::fill(x.block_b, [&](i64 row, i64 column) {
      const i64 of_group = selection.scales == BlockScales::b_1x128 ? column : row;
      return needed[static_cast<size_t>(of_group / (rows / problem.groups()))] ? power_of_2() : not_a_number;
    });
  }
  // Powers of 2.
  std::vector<float> scales_a(call.of_rows ? static_cast<size_t>(problem.m) : 1);
  std::vector<float> scales_b(static_cast<size_t>(call.of_rows ? b.rows : problem.groups()));
  for (std::vector<float>* const scales : {&scales_a, &scales_b})
    for (float& scale : *scales) scale = call.scales && is_fp8 && !has_blocks ? power_of_2() : 1;

  std::vector<u32> want;
  for (i64 row = 0; row < problem.m; ++row)
    for (i64 column = 0; column < problem.n; ++column) {
      const i64 group = groups[static_cast<size_t>(row)];
      u32 bits = x.d.bits(row, column);  // of no group: as it is
      if (call.zeroes_rest && rest[static_cast<size_t>(row)]) bits = encode(selection.d, 0);
      if (group >= 0) {
        const i64 row_b = group * problem.n + column;
        float sum = 0;
        for (i64 first = 0; first < problem.k; first += 128) {
          std::int32_t of_block = 0;
          for (i64 k = first; k < std::min(first + 128, problem.k); ++k) of_block += a.at(row, k) * b.at(row_b, k);
          const float scale =
              has_blocks ? x.block_a.at(first / 128, row) * x.scale_b(selection, problem, row_b, first / 128) : 1;
          sum += scale * static_cast<float>(of_block);
        }
        const float scale = scales_a[static_cast<size_t>(call.of_rows ? row : 0)] *
                            scales_b[static_cast<size_t>(call.of_rows ? row_b : group)];
        float value = problem.k == 0 ? 0 : call.scaling.alpha * scale * sum;
        if (call.scaling.beta != 0) value += call.scaling.beta * decode(selection.d, c.bits(row, column));
        bits = encode(selection.d, value);
      }
      want.push_back(bits);
    }

  use(schedule, selection.cluster_size());
  GroupedGemmArguments arguments = x.arguments(problem, call);
  if (is_fp8 && call.scales && !has_blocks) {
    arguments.gemm.scale_a = {scales_a.data(), call.of_rows};
    arguments.gemm.scale_b = {scales_b.data(), call.of_rows};
  }
  const Status status = selection.launch(arguments, Stream{});
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
  const i64 wgmmas = problem.wgmmas(selection, selection.wgmmas, call.zeroes_rest);
  if (wrong.empty() && problem.k > 0 && static_cast<i64>(model::report().wgmmas) != wgmmas)
    wrong = std::to_string(model::report().wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  if (wrong.empty()) return wrong;
  return describe(selection, problem, call, schedule) + ": " + wrong;
}

}  // namespace rawgemm::test
