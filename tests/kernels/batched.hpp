// Batched GEMMs on the model: one run, judged.
#pragma once
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include <model.hpp>
#include <tests/kernels/batched_selection.hpp>
#include <tests/kernels/on_model.hpp>

namespace rawgemm::test {

/// Those of a kernel, sampled.
inline std::vector<BatchedSelection> batched_selections(Kernel kernel, int line = __builtin_LINE()) {
  std::vector<BatchedSelection> selections = every_batched_selection();
  std::erase_if(selections, [&](const BatchedSelection& x) { return x.kernel != kernel; });
  return sampled(selections, line);
}

/// A test case for each kernel that takes batches, `kernel` in its body.
#define EACH_BATCHED_KERNEL(name)                                                                              \
  TEMPLATE_TEST_CASE_SIG(name, "", ((Kernel kernel), kernel), Kernel::gemm_cooperative, Kernel::gemm_pingpong, \
                         Kernel::gemm_swapped, Kernel::gemm_splitk, Kernel::gemm_slicedk, Kernel::gemm_fp8_block)

/// How it is called, beside that.
struct BatchedCall {
  Scaling scaling = {};  // in_place: C is D, and lies as that does
  bool scales = false;   // FP8: one of A and of B
  bool of_rows = false;  // one for each row instead
  i64 max_sms = 0;
};

inline std::string describe(const BatchedSelection& x, const Batching& problem, const BatchedCall& call,
                            const Schedule& schedule) {
  return name_of(x) + ", " + name_of(x.a) + " * " + name_of(x.b) + " to " + name_of(x.d) + "; " + describe(problem) +
         (call.scales ? ", scales" : "") + (call.of_rows ? " of rows" : "") + "; " + describe(call.scaling) +
         ", max_sms = " + std::to_string(call.max_sms) + "; " + describe(schedule);
}

/// Matrices in memory with canaries, NaN in every type, around and between them, and a row of these behind the last
/// one. An MN-major one is seen as it is multiplied, not as it lies.
class MatrixBatch {
 public:
  MatrixBatch(Number type, const BatchLayout& layout, Major major = Major::k)
      : type_(type),
        layout_(layout),
        major_(major),
        width_(bytes_of(tensor_type_of(type))),
        bytes_(static_cast<size_t>(2 * guard + (layout.size() + layout.ld) * width_), canary),
        is_element_(bytes_.size()) {
    first_ = guard / 2 + 16 - static_cast<i64>(reinterpret_cast<std::uintptr_t>(bytes_.data()) % 16);
    for (i64 problem = 0; problem < layout.batch; ++problem)
      for (i64 row = 0; row < layout.rows; ++row)
        for (i64 byte = 0; byte < layout.columns * width_; ++byte)
          is_element_[static_cast<size_t>(first_ + layout.place(problem, row, 0) * width_ + byte)] = true;
  }

  void* data() { return bytes_.data() + first_; }
  const BatchLayout& layout() const { return layout_; }
  i64 bytes() const { return layout_.size() * width_; }

  u32 bits(i64 problem, i64 row, i64 column) const {
    u32 value = 0;
    std::memcpy(&value, bytes_.data() + place(problem, row, column), static_cast<size_t>(width_));
    return value;
  }
  float value(i64 problem, i64 row, i64 column) const { return decode(type_, bits(problem, row, column)); }
  void set(i64 problem, i64 row, i64 column, float x) {
    const u32 bits = encode(type_, x);
    std::memcpy(bytes_.data() + place(problem, row, column), &bits, static_cast<size_t>(width_));
  }
  /// Calls function(problem, row, column) for each element, as they are multiplied.
  template <class Function>
  void for_each(const Function& function) const {
    const bool is_k_major = major_ == Major::k;
    for (i64 problem = 0; problem < layout_.batch; ++problem)
      for (i64 row = 0; row < (is_k_major ? layout_.rows : layout_.columns); ++row)
        for (i64 column = 0; column < (is_k_major ? layout_.columns : layout_.rows); ++column)
          function(problem, row, column);
  }

  /// All elements as they are multiplied, one after the other.
  std::vector<float> values() const {
    std::vector<float> result;
    for_each([&](i64 problem, i64 row, i64 column) { result.push_back(value(problem, row, column)); });
    return result;
  }

  /// Empty, or which canary byte has changed.
  std::string damage() const {
    for (size_t i = 0; i < bytes_.size(); ++i)
      if (!is_element_[i] && bytes_[i] != canary)
        return "byte " + std::to_string(static_cast<i64>(i) - first_) + " from the first element was written";
    return {};
  }

 private:
  static constexpr i64 guard = 256;
  static constexpr unsigned char canary = 0xff;

  i64 place(i64 problem, i64 row, i64 column) const {
    if (major_ == Major::mn) std::swap(row, column);
    return first_ + layout_.place(problem, row, column) * width_;
  }

  Number type_;
  BatchLayout layout_;
  Major major_;
  i64 width_;
  std::vector<unsigned char> bytes_;
  std::vector<bool> is_element_;
  i64 first_;
};

struct BatchedOperands {
  BatchedOperands(const BatchedSelection& x, const Batching& problem, const Scaling& scaling = {})
      : a(x.a, layout(problem.a, x.a, problem.batch, problem.m, problem.k, x.major_a), x.major_a),
        b(x.b, layout(problem.b, x.b, problem.batch, problem.n, problem.k, x.major_b), x.major_b),
        c(x.d, layout(problem.c, x.d, problem.batch, problem.m, problem.n, Major::k)),
        d(x.d, layout(problem.d, x.d, problem.batch, problem.m, problem.n, Major::k)),
        scales(x.scales),
        scales_a(Number::f32,
                 layout(problem.a, Number::f32, problem.batch, ceil_div(problem.k, 128), problem.m, Major::k)),
        scales_b(Number::f32, layout_of_scales_b(x, problem)),
        in_place(scaling.in_place) {
    for (MatrixBatch* const matrix : {&scales_a, &scales_b})
      matrix->for_each([&](i64 i, i64 row, i64 column) { matrix->set(i, row, column, 1); });
  }

  MatrixBatch& c_or_d() { return in_place ? d : c; }
  BatchedGemmArguments arguments(const Batching& problem, const BatchedCall& call = {}) {
    BatchedGemmArguments x{.gemm = {.m = problem.m,
                                    .n = problem.n,
                                    .k = problem.k,
                                    .a = a.data(),
                                    .lda = a.layout().ld,
                                    .b = b.data(),
                                    .ldb = b.layout().ld,
                                    .d = d.data(),
                                    .ldd = d.layout().ld,
                                    .alpha = call.scaling.alpha,
                                    .beta = call.scaling.beta,
                                    .c = c_or_d().data(),
                                    .ldc = c_or_d().layout().ld,
                                    .max_sms = call.max_sms},
                           .batch = problem.batch,
                           .stride_a = a.layout().stride,
                           .stride_b = b.layout().stride,
                           .stride_d = d.layout().stride,
                           .stride_c = c_or_d().layout().stride};
    if (scales == BlockScales::none) return x;
    x.gemm.block_scales = {static_cast<const float*>(scales_a.data()), scales_a.layout().ld,
                           static_cast<const float*>(scales_b.data()), scales_b.layout().ld};
    x.stride_scales_a = scales_a.layout().stride;
    x.stride_scales_b = scales_b.layout().stride;
    return x;
  }
  /// That of an element of A and one of B, of rows of theirs.
  float block_scale(i64 i, i64 row_a, i64 row_b, i64 k) const {
    if (scales == BlockScales::none) return 1;
    const bool is_by_rows = scales == BlockScales::b_1x128;
    return scales_a.value(i, k / 128, row_a) *
           (is_by_rows ? scales_b.value(i, k / 128, row_b) : scales_b.value(i, row_b / 128, k / 128));
  }

  static BatchLayout layout(Lying lying, Number type, i64 batch, i64 rows, i64 columns, Major major) {
    return BatchLayout::of(lying, batch, rows, columns, bytes_of(tensor_type_of(type)), major);
  }

  MatrixBatch a;
  MatrixBatch b;
  MatrixBatch c;
  MatrixBatch d;
  BlockScales scales;
  MatrixBatch scales_a;  // as they lie: a row for each k block
  MatrixBatch scales_b;  // of 128 x 128 blocks: a column for each
  bool in_place;

 private:
  /// Those of 128 x 128 blocks begin anywhere.
  static BatchLayout layout_of_scales_b(const BatchedSelection& x, const Batching& problem) {
    const i64 k_blocks = ceil_div(problem.k, 128);
    if (x.scales != BlockScales::b_128x128)
      return layout(problem.b, Number::f32, problem.batch, k_blocks, problem.n, Major::k);
    const i64 rows = ceil_div(problem.n, 128);
    const i64 ld = k_blocks + (problem.b == Lying::padded ? 1 : 0);
    return {problem.batch, rows, k_blocks, ld, problem.b == Lying::shared ? 0 : rows * ld};
  }
};

/// CTAs of a launch on a device with so many multiprocessors: as even as they can be, and no more than max_sms; or as
/// many as there are tiles.
inline i64 ctas_of(const Configuration& x, i64 cluster_tiles, i64 multiprocessors, i64 max_sms) {
  const u32 cluster_size = x.cluster_size();
  if (has_one_tile_each(x)) return cluster_tiles * cluster_size;
  i64 at_once = multiprocessors / cluster_size;
  if (max_sms != 0) at_once = std::min(at_once, std::max<i64>(1, max_sms / cluster_size));
  const i64 waves = ceil_div(cluster_tiles, at_once);
  return ceil_div(cluster_tiles, waves) * cluster_size;
}

/// D of integers, exactly, or refused where the CTAs that max_sms allows do not suffice. Empty, or what went wrong.
inline std::string run_batched(const BatchedSelection& selection, const Batching& problem, Schedule schedule,
                               const BatchedCall& call = {}) {
  Random random(schedule.seed);
  const i64 largest = is_fp8_number(selection.d) ? 1 : largest_random_integer;
  const auto fill = [&](MatrixBatch& matrix) {
    matrix.for_each([&](i64 i, i64 row, i64 column) {
      matrix.set(i, row, column, static_cast<float>(random.between(-largest, largest)));
    });
  };
  BatchedOperands x(selection, problem, call.scaling);
  fill(x.a);
  fill(x.b);
  if (call.scaling.beta != 0) fill(x.c_or_d());
  // Powers of 2.
  for (MatrixBatch* const matrix : {&x.scales_a, &x.scales_b})
    matrix->for_each([&](i64 i, i64 row, i64 column) {
      matrix->set(i, row, column, std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))));
    });
  const bool has_scales = call.scales && is_fp8_number(selection.a) && selection.scales == BlockScales::none;
  const auto scales_of = [&](Lying lying, i64 rows) {
    std::vector<float> scales(
        !call.of_rows ? 1 : static_cast<size_t>(lying == Lying::shared ? rows : problem.batch * rows));
    for (float& scale : scales) scale = has_scales ? std::ldexp(1.0f, static_cast<int>(random.between(-2, 2))) : 1;
    return scales;
  };
  const std::vector<float> scales_a = scales_of(problem.a, problem.m);
  const std::vector<float> scales_b = scales_of(problem.b, problem.n);
  const auto scale = [&](const std::vector<float>& scales, i64 problem_rows, i64 i, i64 row) {
    return scales[static_cast<size_t>(i * problem_rows + row) % scales.size()];
  };

  std::vector<u32> want;
  const std::vector<float> a = x.a.values();
  const std::vector<float> b = x.b.values();
  x.d.for_each([&](i64 i, i64 row, i64 column) {
    const float* const of_a = a.data() + (i * problem.m + row) * problem.k;
    const float* const of_b = b.data() + (i * problem.n + column) * problem.k;
    float sum = 0;
    for (i64 k = 0; k < problem.k; ++k) sum += x.block_scale(i, row, column, k) * of_a[k] * of_b[k];
    float value = 0;
    if (problem.k != 0)
      value = call.scaling.alpha * scale(scales_a, problem.m, i, row) * scale(scales_b, problem.n, i, column) * sum;
    if (call.scaling.beta != 0) value += call.scaling.beta * x.c_or_d().value(i, row, column);
    want.push_back(encode(selection.d, value));
  });

  use(schedule, selection.cluster_size());
  BatchedGemmArguments arguments = x.arguments(problem, call);
  if (has_scales) {
    arguments.gemm.scale_a = {scales_a.data(), call.of_rows};
    arguments.gemm.scale_b = {scales_b.data(), call.of_rows};
  }
  const Status status = selection.launch(arguments, Stream{});
  const i64 tiles = problem.batch * ceil_div(problem.m, selection.tile.m * selection.cluster.m) *
                    ceil_div(problem.n, selection.tile.n * selection.cluster.n);
  if (status.code == StatusCode::unsupported_value && !keeps_to(call.max_sms, selection, tiles) &&
      model::report().launches == 0)
    return x.d.damage();
  std::string wrong = status.text;
  if (wrong.empty()) wrong = model::report().finding;
  size_t next = 0;
  x.d.for_each([&](i64 i, i64 row, i64 column) {
    const u32 bits = want[next++];
    if (wrong.empty() && x.d.bits(i, row, column) != bits)
      wrong = "d[" + std::to_string(row) + ", " + std::to_string(column) + "] of problem " + std::to_string(i) + " = " +
              std::to_string(x.d.value(i, row, column)) + ", must be " + std::to_string(decode(selection.d, bits));
  });
  if (wrong.empty()) wrong = x.d.damage();
  if (wrong.empty() && model::report().launches != 1) wrong = "not exactly one launch";
  const i64 wgmmas = problem.batch * selection.wgmmas(problem.m, problem.n, problem.k);
  if (wrong.empty() && problem.k > 0 && static_cast<i64>(model::report().wgmmas) != wgmmas)
    wrong = std::to_string(model::report().wgmmas) + " wgmmas, must be " + std::to_string(wgmmas);
  const i64 ctas = ctas_of(selection, tiles, model::settings().multiprocessors, call.max_sms);
  if (wrong.empty() && static_cast<i64>(model::report().ctas) != ctas)
    wrong = std::to_string(model::report().ctas) + " CTAs, must be " + std::to_string(ctas);
  if (wrong.empty()) return wrong;
  return describe(selection, problem, call, schedule) + ": " + wrong;
}

}  // namespace rawgemm::test
